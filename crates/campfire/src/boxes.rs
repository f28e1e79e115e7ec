//! The box: the prices and values of the cards (C1.7). `docs/boxes.md` specifies its file format.

use crate::pieces::Legend;
use crate::tables::*;
use kernel::notation::{NotationError, Words, number};
use std::fmt;

/// The values of all cards in one copy of the game. Its fields are public and may be invalid; see
/// [`CardBox::problems`].
///
/// ```
/// use emberwake_campfire::CardBox;
///
/// let cards = CardBox::default();
/// assert_eq!(cards.legends[0], [2, 3, 4, 5]);
/// // A box is a text file, too.
/// assert_eq!(CardBox::parse(&cards.to_string()), Ok(cards));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardBox {
    /// The name to display.
    pub name: String,
    /// The four values of each legend, in any order.
    pub legends: [[u8; CARDS_OF_A_LEGEND]; LEGENDS],
    /// The four songs, in any order.
    pub songs: [Song; SONGS],
}

/// A Song card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Song {
    /// The number of different stories it costs.
    pub price: u8,
    /// The number of points it is worth.
    pub points: u8,
}

/// The largest value a legend card can have and still be affordable: all tiles of the legend, both
/// Wilds and the coin of a Lumarathon.
pub const LEGEND_VALUE_MAX: u8 = TILES_OF_A_LEGEND + WILD_TILES + 1;
/// The highest price of a song, since there are no more different stories.
pub const SONG_PRICE_MAX: u8 = LEGENDS as u8;
/// The largest number of points a song can be worth.
pub const SONG_POINTS_MAX: u8 = 50;

/// A reason why a box is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoxProblem {
    /// The first line isn't that of a box file.
    NotABox,
    /// The box file has another version.
    Version(String),
    /// The line with this number does not follow its pattern.
    Misread(usize, NotationError),
    /// The file has no name line.
    NoName,
    /// The file has two name lines; the number is that of the second.
    NameTwice(usize),
    /// The name is empty, longer than 60 characters, or has surrounding spaces or control
    /// characters.
    BadName,
    /// A custom box has the name of the default box.
    DefaultName,
    /// A legend has no line.
    LegendMissing(Legend),
    /// A legend has two lines; the number is that of the second.
    LegendTwice(usize, Legend),
    /// A legend has the same value twice.
    LegendValuesAlike(Legend, u8),
    /// A legend card's value is 0 or higher than the number of tiles.
    LegendValue(Legend, u8),
    /// There aren't exactly four songs; this many were found.
    SongCount(usize),
    /// Two songs have the same price.
    SongPricesAlike(u8),
    /// A song's price is 0 or higher than the number of legends.
    SongPrice(u8),
    /// A song is worth more points than allowed.
    SongPoints(u8),
}

impl BoxProblem {
    /// Returns the key of the setting in a record that this is about.
    pub(crate) fn setting(&self) -> String {
        match self {
            BoxProblem::LegendMissing(legend)
            | BoxProblem::LegendTwice(_, legend)
            | BoxProblem::LegendValuesAlike(legend, _)
            | BoxProblem::LegendValue(legend, _) => format!("legend.{legend}"),
            BoxProblem::SongPoints(_) => "song.points".to_owned(),
            BoxProblem::SongCount(_)
            | BoxProblem::SongPricesAlike(_)
            | BoxProblem::SongPrice(_) => "song.prices".to_owned(),
            _ => "box".to_owned(),
        }
    }
}

impl std::error::Error for BoxProblem {}

impl Default for CardBox {
    fn default() -> Self {
        CardBox {
            name: "default".to_owned(),
            legends: [[2, 3, 4, 5]; LEGENDS],
            songs: [4, 5, 6, 7].map(|price| Song { price, points: price }),
        }
    }
}

impl CardBox {
    /// Returns `true` if this is a custom box with the name of the default one.
    pub fn is_misnamed(&self) -> bool {
        let default = CardBox::default();
        let mut sorted = self.clone();
        sorted.legends.iter_mut().for_each(|values| values.sort_unstable());
        sorted.songs.sort_unstable_by_key(|song| song.price);
        self.name == default.name && sorted != default
    }

    /// Returns every reason why this box is invalid; none if it is valid.
    ///
    /// ```
    /// use emberwake_campfire::{BoxProblem, CardBox, Legend};
    ///
    /// let mut cards = CardBox { name: "mine".to_owned(), ..CardBox::default() };
    /// cards.legends[Legend::Bell.index()] = [2, 3, 3, 4];
    /// assert_eq!(cards.problems(), [BoxProblem::LegendValuesAlike(Legend::Bell, 3)]);
    /// ```
    pub fn problems(&self) -> Vec<BoxProblem> {
        let mut problems = Vec::new();
        let name = self.name.trim();
        if name.is_empty()
            || name != self.name
            || name.chars().count() > 60
            || name.contains(char::is_control)
        {
            problems.push(BoxProblem::BadName);
        }
        for legend in Legend::ALL {
            let values = self.legends[legend.index()];
            for (index, value) in values.into_iter().enumerate() {
                if value == 0 || value > LEGEND_VALUE_MAX {
                    problems.push(BoxProblem::LegendValue(legend, value));
                }
                if values[..index].contains(&value) {
                    problems.push(BoxProblem::LegendValuesAlike(legend, value));
                }
            }
        }
        for (index, song) in self.songs.iter().enumerate() {
            if song.price == 0 || song.price > SONG_PRICE_MAX {
                problems.push(BoxProblem::SongPrice(song.price));
            }
            if song.points > SONG_POINTS_MAX {
                problems.push(BoxProblem::SongPoints(song.points));
            }
            if self.songs[..index].iter().any(|other| other.price == song.price) {
                problems.push(BoxProblem::SongPricesAlike(song.price));
            }
        }
        problems
    }

    /// Parses a box file. Returns every problem, not only the first.
    ///
    /// # Errors
    ///
    /// Returns every line that can't be read, and everything that is missing or given twice.
    pub fn parse(text: &str) -> Result<CardBox, Vec<BoxProblem>> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let version = lines.next().and_then(|(_, first)| first.strip_prefix("emberwake box "));
        match version {
            Some("1") => {}
            Some(other) => return Err(vec![BoxProblem::Version(other.to_owned())]),
            None => return Err(vec![BoxProblem::NotABox]),
        }
        let mut file = BoxFile::default();
        for (line, text) in lines {
            if !text.is_empty() && !text.starts_with('#') {
                file.line(line, text);
            }
        }
        file.finish()
    }
}

impl fmt::Display for CardBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "emberwake box 1\nname {}", self.name)?;
        for legend in Legend::ALL {
            writeln!(f, "legend {legend} {}", spaced(&self.legends[legend.index()]))?;
        }
        for song in self.songs {
            writeln!(f, "song {} {}", song.price, song.points)?;
        }
        Ok(())
    }
}

/// Returns the values separated by spaces.
pub(crate) fn spaced(values: &[u8]) -> String {
    values.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Parses four values, such as `2 3 4 5`.
pub(crate) fn four_values(text: &str) -> Option<[u8; 4]> {
    let mut words = Words::new(text);
    let mut values = [0; 4];
    for value in &mut values {
        *value = words.number(255)? as u8;
    }
    words.end()?;
    Some(values)
}

/// A box file that is only partly parsed.
#[derive(Default)]
struct BoxFile {
    name: Option<String>,
    legends: [Option<[u8; 4]>; LEGENDS],
    songs: Vec<Song>,
    problems: Vec<BoxProblem>,
}

impl BoxFile {
    fn line(&mut self, line: usize, text: &str) {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let expected = match word {
            "name" => {
                if self.name.replace(rest.trim().to_owned()).is_some() {
                    self.problems.push(BoxProblem::NameTwice(line));
                }
                return;
            }
            "legend" => match self.legend(line, rest) {
                Some(()) => return,
                None => "legend a|b|c|d|e|f|g <value> <value> <value> <value>",
            },
            "song" => match song(rest) {
                Some(song) => {
                    self.songs.push(song);
                    return;
                }
                None => "song <price> <points>",
            },
            _ => "name <text> | legend <letter> <values> | song <price> <points>",
        };
        self.problems.push(BoxProblem::Misread(line, NotationError::new(text, expected)));
    }

    fn legend(&mut self, line: usize, text: &str) -> Option<()> {
        let (letter, values) = text.split_once(' ')?;
        let legend: Legend = letter.parse().ok()?;
        let values = four_values(values)?;
        if self.legends[legend.index()].replace(values).is_some() {
            self.problems.push(BoxProblem::LegendTwice(line, legend));
        }
        Some(())
    }

    fn finish(mut self) -> Result<CardBox, Vec<BoxProblem>> {
        let name = self.name.unwrap_or_else(|| {
            self.problems.push(BoxProblem::NoName);
            "unnamed".to_owned()
        });
        // Missing parts take their defaults, so that the rest can still be checked.
        let mut cards = CardBox { name, ..CardBox::default() };
        for legend in Legend::ALL {
            match self.legends[legend.index()] {
                Some(values) => cards.legends[legend.index()] = values,
                None => self.problems.push(BoxProblem::LegendMissing(legend)),
            }
        }
        match <[Song; SONGS]>::try_from(self.songs.as_slice()) {
            Ok(songs) => cards.songs = songs,
            Err(_) => self.problems.push(BoxProblem::SongCount(self.songs.len())),
        }
        self.problems.extend(cards.problems());
        if self.problems.is_empty() && cards.is_misnamed() {
            self.problems.push(BoxProblem::DefaultName);
        }
        if self.problems.is_empty() { Ok(cards) } else { Err(self.problems) }
    }
}

fn song(text: &str) -> Option<Song> {
    let (price, points) = text.split_once(' ')?;
    Some(Song { price: number(price, 255)? as u8, points: number(points.trim(), 255)? as u8 })
}
