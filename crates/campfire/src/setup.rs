//! What a table agrees on before the game: players, options and the box (C1.7, C2, C3.1, C7A.5,
//! C8.3, C9A).

use crate::boxes::{BoxProblem, CardBox, Song, four_values, spaced};
use crate::pieces::{Adventurer, Legend};
use crate::tables::*;
use kernel::notation::number;
use kernel::{Cites, FieldProblem, Fields, Seat, SetupText};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The setup of a table. Public fields, possibly nonsense; [`crate::Campfire`] starts only from
/// one that has no [`SetupProblem`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The edition of the rules, from 1 to [`EDITION`].
    pub edition: u8,
    /// C2.1: how many play.
    pub players: u8,
    /// C2.2: who goes first.
    pub first: First,
    /// C2.3: how adventurers are chosen.
    pub adventurers: Choice,
    /// C3.1: stacks of 14, or of 12 to 16.
    pub even_stacks: bool,
    /// C7A.5: how tied leaders share moons.
    pub moon_ties: MoonTies,
    /// C8.3: how many idle turns in a row end the game; `None` if none do.
    pub standstill: Option<u16>,
    /// C9A.1: this game follows a game of *Oh Captain!*.
    pub lumarathon: Option<Lumarathon>,
    /// C1.7: the cards.
    pub cards: CardBox,
}

/// Who goes first (C2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Chosen at random; in a Lumarathon, the Captain.
    Random,
    /// This seat.
    Seat(Seat),
}

/// How adventurers are chosen (C2.3).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Each player picks, the first player first.
    Pick,
    /// At random.
    Random,
    /// By the host, seat by seat.
    Fixed(Vec<Adventurer>),
}

/// How players tied for the lead share the moons of a scoring (C7A.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoonTies {
    /// They share all four, and nobody is second.
    Pool,
    /// They share three; the next place gets its one.
    Separate,
}

/// What carries over from *Oh Captain!* (C9A.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lumarathon {
    /// Its last Captain goes first.
    pub captain: Seat,
    /// Its winner starts with a coin that is a Wild tile.
    pub winner: Seat,
    /// Its last-placed player lays the sleepers' discs.
    pub last: Seat,
}

/// A reason why a setup is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// Fewer than 2 or more than 5 players.
    Players(u8),
    /// The first player's seat does not exist.
    FirstSeat(Seat),
    /// The host named another number of adventurers than there are players.
    FixedCount {
        /// How many were named.
        named: usize,
        /// How many play.
        players: u8,
    },
    /// The host gave one adventurer to two seats.
    FixedTwice(Adventurer),
    /// A standstill of 0 turns or of too many.
    Standstill(u16),
    /// There is no such edition, or it does not know an option of this setup.
    Edition(u8),
    /// A seat of the Lumarathon does not exist.
    LumarathonSeat(Seat),
    /// One player can't have won and lost the game before.
    LumarathonWinnerLast(Seat),
    /// The Captain goes first; no other first player may be named.
    LumarathonFirst,
    /// The cards are refused.
    Cards(BoxProblem),
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
        })
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl Setup {
    /// A table of so many players with every option at its default.
    pub fn new(players: u8) -> Setup {
        Setup {
            edition: EDITION,
            players,
            first: First::Random,
            adventurers: Choice::Pick,
            even_stacks: true,
            moon_ties: MoonTies::Pool,
            standstill: Some(STANDSTILL),
            lumarathon: None,
            cards: CardBox::default(),
        }
    }

    /// Every reason why this is no game; none if it is one.
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&self.players) {
            problems.push(SetupProblem::Players(self.players));
        }
        if let First::Seat(seat) = self.first
            && seat.0 >= self.players
        {
            problems.push(SetupProblem::FirstSeat(seat));
        }
        if let Choice::Fixed(named) = &self.adventurers {
            if named.len() != self.players as usize {
                problems
                    .push(SetupProblem::FixedCount { named: named.len(), players: self.players });
            }
            for (index, adventurer) in named.iter().enumerate() {
                if named[..index].contains(adventurer) {
                    problems.push(SetupProblem::FixedTwice(*adventurer));
                }
            }
        }
        if let Some(turns) = self.standstill
            && !(1..=STANDSTILL_MAX).contains(&turns)
        {
            problems.push(SetupProblem::Standstill(turns));
        }
        let needed = if self.standstill.is_none() { STANDSTILL_OFF } else { 1 };
        if !(needed..=EDITION).contains(&self.edition) {
            problems.push(SetupProblem::Edition(self.edition));
        }
        if let Some(lumarathon) = self.lumarathon {
            self.lumarathon_problems(lumarathon, &mut problems);
        }
        problems.extend(self.cards.problems().into_iter().map(SetupProblem::Cards));
        problems
    }

    fn lumarathon_problems(&self, lumarathon: Lumarathon, problems: &mut Vec<SetupProblem>) {
        for seat in [lumarathon.captain, lumarathon.winner, lumarathon.last] {
            if seat.0 >= self.players {
                problems.push(SetupProblem::LumarathonSeat(seat));
            }
        }
        if lumarathon.winner == lumarathon.last {
            problems.push(SetupProblem::LumarathonWinnerLast(lumarathon.winner));
        }
        if self.first != First::Random {
            problems.push(SetupProblem::LumarathonFirst);
        }
    }
}

const PLAYERS_FORM: &str = "2|3|4|5";
const FIRST_FORM: &str = "random|seat <0-4>";
const ADVENTURERS_FORM: &str = "pick|random|<adventurer of seat 0> <of seat 1> …";
const SWITCH_FORM: &str = "on|off";
const MOON_TIES_FORM: &str = "pool|separate";
const STANDSTILL_FORM: &str = "<number of turns>|off";
const LUMARATHON_FORM: &str = "off|captain <seat> winner <seat> last <seat>";
const VALUES_FORM: &str = "<value> <value> <value> <value>";
const BOX_FORM: &str = "<name>";

impl SetupText for Setup {
    fn edition(&self) -> u8 {
        self.edition
    }

    fn fields(&self) -> Vec<(String, String)> {
        let mut fields = Vec::new();
        let mut set = |key: &str, value: String| fields.push((key.to_owned(), value));
        set("players", self.players.to_string());
        set("first", self.first.to_string());
        set("adventurers", self.adventurers.to_string());
        set("even_stacks", if self.even_stacks { "on" } else { "off" }.to_owned());
        set("moon_ties", self.moon_ties.to_string());
        let standstill = self.standstill.map_or("off".to_owned(), |turns| turns.to_string());
        set("standstill", standstill);
        set(
            "lumarathon",
            match self.lumarathon {
                None => "off".to_owned(),
                Some(l) => format!("captain {} winner {} last {}", l.captain, l.winner, l.last),
            },
        );
        set("box", self.cards.name.clone());
        if self.cards != CardBox::default() {
            for legend in Legend::ALL {
                set(&format!("legend.{legend}"), spaced(&self.cards.legends[legend.index()]));
            }
            set("song.prices", spaced(&self.cards.songs.map(|song| song.price)));
            set("song.points", spaced(&self.cards.songs.map(|song| song.points)));
        }
        fields
    }

    fn from_fields(edition: u8, fields: &[(String, String)]) -> Result<Setup, Vec<FieldProblem>> {
        let mut reader = Fields::new(fields);
        reader.since(STANDSTILL_OFF, edition, "standstill", |value| value == "off");
        let setup = Setup {
            edition,
            players: reader
                .must("players", PLAYERS_FORM, |v| number(v, 255).map(|n| n as u8))
                .unwrap_or(2),
            first: reader.may("first", FIRST_FORM, First::Random, first),
            adventurers: reader.may("adventurers", ADVENTURERS_FORM, Choice::Pick, choice),
            even_stacks: reader.may("even_stacks", SWITCH_FORM, true, switch),
            moon_ties: reader.may("moon_ties", MOON_TIES_FORM, MoonTies::Pool, moon_ties),
            standstill: reader.may("standstill", STANDSTILL_FORM, Some(STANDSTILL), standstill),
            lumarathon: reader.may("lumarathon", LUMARATHON_FORM, None, lumarathon),
            cards: cards(&mut reader),
        };
        reader.finish(setup)
    }

    /// The name `default` alone stands for the default box, so no other box can have it.
    fn misnomer(&self) -> Option<FieldProblem> {
        let misnamed = || FieldProblem::Misnamed("box".to_owned(), self.cards.name.clone());
        self.cards.is_misnamed().then(misnamed)
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            First::Random => f.write_str("random"),
            First::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pick => f.write_str("pick"),
            Choice::Random => f.write_str("random"),
            Choice::Fixed(named) => {
                let words: Vec<_> = named.iter().map(|adventurer| adventurer.word()).collect();
                f.write_str(&words.join(" "))
            }
        }
    }
}

impl fmt::Display for MoonTies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoonTies::Pool => "pool",
            MoonTies::Separate => "separate",
        })
    }
}

fn seat(text: &str) -> Option<Seat> {
    number(text, 255).map(|n| Seat(n as u8))
}

fn first(text: &str) -> Option<First> {
    match text.strip_prefix("seat ") {
        Some(number) => seat(number).map(First::Seat),
        None => (text == "random").then_some(First::Random),
    }
}

fn choice(text: &str) -> Option<Choice> {
    match text {
        "pick" => Some(Choice::Pick),
        "random" => Some(Choice::Random),
        named => {
            let named: Result<Vec<Adventurer>, _> = named.split(' ').map(str::parse).collect();
            named.ok().map(Choice::Fixed)
        }
    }
}

fn switch(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

fn standstill(text: &str) -> Option<Option<u16>> {
    match text {
        "off" => Some(None),
        turns => number(turns, u16::MAX.into()).map(|turns| Some(turns as u16)),
    }
}

fn moon_ties(text: &str) -> Option<MoonTies> {
    match text {
        "pool" => Some(MoonTies::Pool),
        "separate" => Some(MoonTies::Separate),
        _ => None,
    }
}

fn lumarathon(text: &str) -> Option<Option<Lumarathon>> {
    if text == "off" {
        return Some(None);
    }
    match text.split(' ').collect::<Vec<_>>()[..] {
        ["captain", captain, "winner", winner, "last", last] => Some(Some(Lumarathon {
            captain: seat(captain)?,
            winner: seat(winner)?,
            last: seat(last)?,
        })),
        _ => None,
    }
}

/// Four values of the box, one space apart as everything in a record.
fn values(text: &str) -> Option<[u8; 4]> {
    four_values(text).filter(|values| spaced(values) == text)
}

/// The box: its name alone stands for the default box, other boxes bring all their values.
fn cards(fields: &mut Fields) -> CardBox {
    let mut cards = CardBox::default();
    cards.name = fields.may("box", BOX_FORM, cards.name.clone(), |name| Some(name.to_owned()));
    let custom = fields.any_key(|key| key.starts_with("legend.") || key.starts_with("song."));
    if !custom && cards == CardBox::default() {
        return cards;
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
    cards
}
