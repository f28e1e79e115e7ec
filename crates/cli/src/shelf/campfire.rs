//! Campfire on the shelf.

use super::{Heading, Seating, Shelf};
use crate::arguments::say;
use crate::failure::Failure;
use crate::files;
use crate::table::MINUS;
use bots::{Bot, UnknownBot};
use campfire::tables::{PLAYERS_MAX, PLAYERS_MIN};
use campfire::{Campfire, CardBox, End, Event, Illegal, Legend, Setup, SetupProblem};
use kernel::{Game, Seat, SetupText};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use texts::cli::{Help, Label, Message, label, message};
use texts::rulebook::Rulebook;
use texts::{Lang, Names};

/// The options of a table of Campfire.
#[derive(clap::Args, Clone, Debug, Default)]
#[command(next_help_heading = say(Help::HeadingTable))]
pub struct Options {
    #[arg(long, value_name = "pick|random|A,B,…", help = say(Help::Adventurers))]
    pub adventurers: Option<String>,
    #[arg(long, value_name = "random|SEAT", help = say(Help::First))]
    pub first: Option<String>,
    #[arg(long, value_name = "on|off", help = say(Help::EvenStacks))]
    pub even_stacks: Option<String>,
    #[arg(long, value_name = "pool|separate", help = say(Help::MoonTies))]
    pub moon_ties: Option<String>,
    #[arg(long, value_name = "TURNS|off", help = say(Help::Standstill))]
    pub standstill: Option<String>,
    #[arg(long, value_name = "off|CAPTAIN,WINNER,LAST", help = say(Help::Lumarathon))]
    pub lumarathon: Option<String>,
    #[arg(long = "box", value_name = "FILE", help = say(Help::Box))]
    pub cards: Option<PathBuf>,
}

impl Options {
    /// The options as settings of a record, so that one reader reads both.
    fn fields(&self, players: u8) -> Vec<(String, String)> {
        let mut fields = vec![("players".to_owned(), players.to_string())];
        let mut set = |key: &str, value: Option<String>| {
            fields.extend(value.map(|value| (key.to_owned(), value)));
        };
        set("adventurers", self.adventurers.as_ref().map(|named| named.replace(',', " ")));
        set("first", self.first.as_deref().map(super::seat_field));
        set("even_stacks", self.even_stacks.clone());
        set("moon_ties", self.moon_ties.clone());
        set("standstill", self.standstill.clone());
        set("lumarathon", self.lumarathon.as_ref().map(|seats| lumarathon_field(seats)));
        fields
    }
}

/// `0,1,2` is short for `captain 0 winner 1 last 2`.
fn lumarathon_field(typed: &str) -> String {
    match typed.split(',').collect::<Vec<_>>()[..] {
        [captain, winner, last] => format!("captain {captain} winner {winner} last {last}"),
        _ => typed.to_owned(),
    }
}

/// Reads a box file.
pub fn read_box(path: &Path, lang: Lang) -> Result<CardBox, Failure> {
    let source = files::read(path, lang)?;
    CardBox::parse(&source.text).map_err(|problems| {
        let sentences = problems.iter().map(|problem| {
            let why = texts::campfire::box_problem(lang, problem);
            message(lang, &Message::InFile { file: &source.name, why: &why })
        });
        Failure::Wrong(sentences.collect::<Vec<_>>().join("\n"))
    })
}

impl Shelf for Campfire {
    type Options = Options;

    const PLAYERS: RangeInclusive<u8> = PLAYERS_MIN..=PLAYERS_MAX;
    const PLAYERS_USUAL: u8 = 4;
    const FREE_FORM: &'static [&'static str] = &[];

    fn title(lang: Lang) -> &'static str {
        label(lang, Label::Campfire)
    }

    fn setup(options: &Options, players: u8, lang: Lang) -> Result<Setup, Failure> {
        let mut setup =
            super::read(Setup::from_fields(Self::EDITION, &options.fields(players)), lang)?;
        if let Some(path) = &options.cards {
            setup.cards = read_box(path, lang)?;
        }
        super::tried::<Campfire>(setup, lang)
    }

    fn bot(name: &str, number: u64) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(bots::campfire::bot(name, number)?)
    }

    fn columns(lang: Lang) -> Vec<(&'static str, &'static str)> {
        vec![("score", label(lang, Label::MeanScore))]
    }

    fn points(&self, seat: Seat) -> Vec<i32> {
        vec![self.score(seat).into()]
    }

    fn ending(&self) -> Option<&'static str> {
        self.standing()?;
        self.end().map(ending_word)
    }

    fn endings(lang: Lang) -> Vec<(&'static str, &'static str)> {
        let all = [End::Stacks, End::Standstill, End::Table];
        all.map(|end| (ending_word(end), texts::campfire::end(lang, end))).to_vec()
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        texts::rulebook::campfire(lang)
    }

    fn illegal(lang: Lang, why: &Illegal) -> String {
        texts::campfire::illegal(lang, why)
    }

    fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
        texts::campfire::setup_problem(lang, problem)
    }

    fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        texts::campfire::event(lang, event, names)
    }

    fn heading(event: &Event) -> Option<Heading> {
        match event {
            Event::TurnBegan(seat) => Some(Heading::Turn(*seat)),
            Event::EndBegan(_) => Some(Heading::End),
            _ => None,
        }
    }

    fn play_in_terminal(seating: Seating<Self>, lang: Lang) -> Result<(), Failure> {
        let seats = super::seat_kinds(&seating.seats, lang)?;
        let options = terminal::campfire::Options {
            setup: seating.setup,
            seats,
            names: seating.names,
            seed: seating.seed,
            lang,
            record: seating.record,
            resume: seating.resume,
            bot_delay_ms: seating.bot_delay_ms,
        };
        terminal::campfire::run(options).map_err(|problem| super::terminal_failure(&problem, lang))
    }

    fn how_points_were_made(&self, lang: Lang, names: &Names) -> Vec<Vec<String>> {
        let heading = [
            Label::Player,
            Label::Adventurer,
            Label::Legends,
            Label::Song,
            Label::Moons,
            Label::TilesLeft,
            Label::Points,
            Label::Place,
        ];
        let mut rows = vec![heading.map(|word| label(lang, word).to_owned()).to_vec()];
        let places = self.ranking();
        for seat in Seat::all(self.players()) {
            let adventurer = self.adventurer(seat);
            let song = self.song_owned(seat).map_or(0, |song| song.points);
            let tiles = self.tiles_total(seat);
            rows.push(vec![
                names.of(lang, seat),
                adventurer.map_or("", |a| texts::campfire::adventurer(lang, a)).to_owned(),
                legend_sum(self, seat),
                song.to_string(),
                self.moons(seat).to_string(),
                minus(-i32::from(tiles)),
                minus(self.score(seat).into()),
                places.place(seat).to_string(),
            ]);
        }
        rows
    }
}

/// The legend cards of a seat, as a sum: `2+5 = 7`.
fn legend_sum(game: &Campfire, seat: Seat) -> String {
    let cards = Legend::ALL.into_iter().filter_map(|legend| game.legend_owned(seat, legend));
    let cards: Vec<u8> = cards.collect();
    let sum: u8 = cards.iter().sum();
    match cards.len() {
        0 | 1 => sum.to_string(),
        _ => {
            let values: Vec<String> = cards.iter().map(u8::to_string).collect();
            format!("{} = {sum}", values.join("+"))
        }
    }
}

/// A number with a true minus sign, as people read it.
fn minus(number: i32) -> String {
    number.to_string().replace('-', &MINUS.to_string())
}

const fn ending_word(end: End) -> &'static str {
    match end {
        End::Stacks => "stacks",
        End::Standstill => "standstill",
        End::Table => "table",
    }
}
