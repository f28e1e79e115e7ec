//! Parsing, writing and checking a setup of Campfire. Its options are in `options.rs`.

use crate::boxes::{BoxProblem, CardBox, Song, four_values, spaced};
use crate::options::{Choice, First, Lumarathon, OPTIONS, Setup};
use crate::pieces::{Adventurer, Legend};
use crate::tables::EDITION;
use kernel::options::{self, OptionProblem, OptionRefusal, OptionValue, TableOption, Value};
use kernel::{Cites, FieldProblem, Fields, Seat, SetupText};

/// A reason why a setup is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// There are fewer than 2 or more than 5 players.
    Players(u8),
    /// The first player's seat does not exist.
    FirstSeat(Seat),
    /// The number of fixed adventurers differs from the number of players.
    FixedCount {
        /// The number of adventurers given.
        named: usize,
        /// The number of players.
        players: u8,
    },
    /// The host gave the same adventurer to two seats.
    FixedTwice(Adventurer),
    /// The standstill is 0 turns or too many.
    Standstill(u16),
    /// There is no such edition, or it lacks an option of this setup.
    Edition(u8),
    /// A seat of the Lumarathon does not exist.
    LumarathonSeat(Seat),
    /// The same player is both the winner and in last place.
    LumarathonWinnerLast(Seat),
    /// The Captain goes first, so no other first player may be named.
    LumarathonFirst,
    /// The cards are invalid.
    Cards(BoxProblem),
    /// Another option violates its declaration.
    Option(OptionProblem),
}

impl Cites for SetupProblem {
    fn rule(&self) -> &'static str {
        match self {
            SetupProblem::Players(_) => "C2.1",
            SetupProblem::FirstSeat(_) => "C2.2",
            SetupProblem::FixedCount { .. } => "C2.3",
            SetupProblem::FixedTwice(_) => "C2.1",
            SetupProblem::Standstill(_) | SetupProblem::Edition(_) => "C8.3",
            SetupProblem::LumarathonSeat(_)
            | SetupProblem::LumarathonWinnerLast(_)
            | SetupProblem::LumarathonFirst => "C9A.1",
            SetupProblem::Cards(_) => "C1.7",
            SetupProblem::Option(problem) => problem.rule,
        }
    }

    fn setting(&self) -> Option<String> {
        Some(match self {
            SetupProblem::Players(_) => "players".to_owned(),
            SetupProblem::FirstSeat(_) | SetupProblem::LumarathonFirst => "first".to_owned(),
            SetupProblem::FixedCount { .. } | SetupProblem::FixedTwice(_) => {
                "adventurers".to_owned()
            }
            SetupProblem::Standstill(_) => "standstill".to_owned(),
            SetupProblem::Edition(_) => return None,
            SetupProblem::LumarathonSeat(_) | SetupProblem::LumarathonWinnerLast(_) => {
                "lumarathon".to_owned()
            }
            SetupProblem::Cards(problem) => problem.setting(),
            SetupProblem::Option(problem) => problem.key.to_owned(),
        })
    }
}

impl std::error::Error for SetupProblem {}

impl Setup {
    /// Returns every reason why this setup is invalid; none if it is valid.
    ///
    /// ```
    /// use emberwake_campfire::{Setup, SetupProblem};
    ///
    /// assert!(Setup::new(5).problems().is_empty());
    /// assert_eq!(Setup::new(1).problems(), [SetupProblem::Players(1)]);
    /// ```
    pub fn problems(&self) -> Vec<SetupProblem> {
        let wrong = options::problems(self, self.players);
        let mut problems: Vec<SetupProblem> = wrong.into_iter().map(SetupProblem::from).collect();
        if !(1..=EDITION).contains(&self.edition) || !options::are_known(self, self.players) {
            problems.push(SetupProblem::Edition(self.edition));
        }
        if let Some(lumarathon) = self.lumarathon
            && lumarathon.winner == lumarathon.last
        {
            problems.push(SetupProblem::LumarathonWinnerLast(lumarathon.winner));
        }
        problems.extend(self.cards.problems().into_iter().map(SetupProblem::Cards));
        problems
    }
}

/// Some options have specific variants for their problems.
impl From<OptionProblem> for SetupProblem {
    fn from(problem: OptionProblem) -> SetupProblem {
        match (problem.key, problem.why) {
            ("players", OptionRefusal::Range { found, .. }) => SetupProblem::Players(found as u8),
            ("first", OptionRefusal::NoSeat(seat)) => SetupProblem::FirstSeat(seat),
            ("first", OptionRefusal::Needs { .. }) => SetupProblem::LumarathonFirst,
            ("adventurers", OptionRefusal::Count { named, players }) => {
                SetupProblem::FixedCount { named, players }
            }
            ("standstill", OptionRefusal::Range { found, .. }) => {
                SetupProblem::Standstill(found as u16)
            }
            ("lumarathon", OptionRefusal::NoSeat(seat)) => SetupProblem::LumarathonSeat(seat),
            (_, OptionRefusal::Twice(word)) => match word.parse() {
                Ok(adventurer) => SetupProblem::FixedTwice(adventurer),
                Err(_) => SetupProblem::Option(problem),
            },
            _ => SetupProblem::Option(problem),
        }
    }
}

const VALUES_FORM: &str = "<value> <value> <value> <value>";

impl SetupText for Setup {
    const OPTIONS: &'static [TableOption<Setup>] = OPTIONS;

    fn usual(players: u8) -> Setup {
        Setup::new(players)
    }

    fn edition(&self) -> u8 {
        self.edition
    }

    fn with_edition(self, edition: u8) -> Setup {
        Setup { edition, ..self }
    }

    /// The default box needs only its name; other boxes list all their values.
    fn write_more(&self, fields: &mut Vec<(String, String)>) {
        if self.cards == CardBox::default() {
            return;
        }
        let mut set = |key: &str, value: String| fields.push((key.to_owned(), value));
        for legend in Legend::ALL {
            set(&format!("legend.{legend}"), spaced(&self.cards.legends[legend.index()]));
        }
        set("song.prices", spaced(&self.cards.songs.map(|song| song.price)));
        set("song.points", spaced(&self.cards.songs.map(|song| song.points)));
    }

    fn read_more(&mut self, fields: &mut Fields) {
        read_cards(&mut self.cards, fields);
    }

    /// The name `default` alone means the default box, so no other box can have it.
    fn misnomer(&self) -> Option<FieldProblem> {
        let misnamed = || FieldProblem::Misnamed("box".to_owned(), self.cards.name.clone());
        self.cards.is_misnamed().then(misnamed)
    }
}

impl OptionValue for First {
    fn value(&self) -> Value<'_> {
        match *self {
            First::Random => Value::Word("random"),
            First::Seat(seat) => Value::Seat(seat),
        }
    }

    fn of(value: &Value) -> Option<First> {
        match *value {
            Value::Word("random") => Some(First::Random),
            Value::Seat(seat) => Some(First::Seat(seat)),
            _ => None,
        }
    }
}

impl OptionValue for Choice {
    fn value(&self) -> Value<'_> {
        match self {
            Choice::Pick => Value::Word("pick"),
            Choice::Random => Value::Word("random"),
            Choice::Fixed(named) => Value::Each(named.iter().map(|who| who.word()).collect()),
        }
    }

    fn of(value: &Value) -> Option<Choice> {
        match value {
            Value::Word("pick") => Some(Choice::Pick),
            Value::Word("random") => Some(Choice::Random),
            Value::Each(words) => {
                let named: Result<Vec<Adventurer>, _> =
                    words.iter().map(|word| word.parse()).collect();
                named.ok().map(Choice::Fixed)
            }
            _ => None,
        }
    }
}

impl OptionValue for Lumarathon {
    fn value(&self) -> Value<'_> {
        Value::Roles(vec![self.captain, self.winner, self.last])
    }

    fn of(value: &Value) -> Option<Lumarathon> {
        let Value::Roles(seats) = value else { return None };
        match seats[..] {
            [captain, winner, last] => Some(Lumarathon { captain, winner, last }),
            _ => None,
        }
    }
}

/// A record names the box; the contents follow in separate lines.
impl OptionValue for CardBox {
    fn value(&self) -> Value<'_> {
        Value::Name(&self.name)
    }

    fn of(value: &Value) -> Option<CardBox> {
        match *value {
            Value::Name(name) => Some(CardBox { name: name.to_owned(), ..CardBox::default() }),
            _ => None,
        }
    }
}

/// Parses four values of the box, one space apart like everything in a record.
fn values(text: &str) -> Option<[u8; 4]> {
    four_values(text).filter(|values| spaced(values) == text)
}

/// Reads the box: a name alone means the default box, and other boxes list all their values.
fn read_cards(cards: &mut CardBox, fields: &mut Fields) {
    let custom = fields.any_key(|key| key.starts_with("legend.") || key.starts_with("song."));
    if !custom && *cards == CardBox::default() {
        return;
    }
    for legend in Legend::ALL {
        let key = format!("legend.{legend}");
        if let Some(values) = fields.must(&key, VALUES_FORM, values) {
            cards.legends[legend.index()] = values;
        }
    }
    let prices = fields.must("song.prices", VALUES_FORM, values);
    let points = fields.must("song.points", VALUES_FORM, values);
    if let (Some(prices), Some(points)) = (prices, points) {
        cards.songs = std::array::from_fn(|i| Song { price: prices[i], points: points[i] });
    }
}
