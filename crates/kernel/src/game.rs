//! The [`Game`] trait and the small types in its signature.

use crate::notation::Misread;
use crate::options::{self, TableOption};
use crate::{Draw, Fields, Layout, Luck, SEATS_MAX, Seat, Sink, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A board game: a value that knows its rules.
///
/// A value of the type is always a lawful position. It comes from [`Game::start`] through
/// [`Game::play`], [`Game::resolve`] and [`Game::agree_to_end`]; a game that also takes positions as
/// data (a view in JSON, a draft laid by hand) checks them at a gate, and says what the gate
/// guarantees. Decisions with a single answer are never asked.
///
/// The contract behind these signatures is tested by [`crate::contract`], for every game alike.
pub trait Game: Clone + Eq + Hash + Debug + Sized {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// The newest edition of the rules. Grows with every change that could make an old record play
    /// differently; records of every edition from 1 on stay valid, since a setup knows its own.
    const EDITION: u8;
    /// The id of the paragraph that says whose decision it is.
    const TURN_RULE: &'static str;
    /// Whether a viewer may know more of a position than another. Luck that has not fallen is no
    /// secret: nobody knows it.
    const HAS_SECRETS: bool;

    /// What a table agrees on before the game. Public fields, possibly nonsense.
    type Setup: SetupText + Clone + Eq + Debug;
    /// A reason why a setup is no game.
    type SetupProblem: Cites + Clone + Eq + Debug + Display;
    /// A decision. `Display` and `FromStr` are its notation.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = Misread>;
    /// A piece of luck. `Display` and `FromStr` are its notation.
    type Outcome: Copy + Eq + Hash + Debug + Display + FromStr<Err = Misread>;
    /// Something that happened, for logs, animation and statistics.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why a move is refused: one variant for each sentence of the rulebook that can refuse.
    type Illegal: Cites + Copy + Eq + Debug + Display;
    /// What one viewer knows of a position; serialised, it is the JSON of the position. Reading it
    /// back is a gate: JSON that no lawful position shows is an error.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;

    /// The gate from a setup to a position. Names every problem, not only the first.
    fn start(setup: &Self::Setup) -> Result<Self, Vec<Self::SetupProblem>>;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// Who acts now.
    fn turn(&self) -> Turn;

    /// How many turns have begun, for programs that stop a game which goes on for too long.
    fn turns(&self) -> u32;

    /// Whether the seats may agree now to end the game.
    fn can_agree_to_end(&self) -> Result<(), EndRefusal> {
        Err(EndRefusal::NoRule)
    }

    /// All seats agree to end the game: it goes on only as far as the rules say. Refused, it
    /// changes nothing.
    fn agree_to_end(&mut self, _events: &mut impl Sink<Self::Event>) -> Result<(), EndRefusal> {
        self.can_agree_to_end()
    }

    /// For how many whole rounds the game has made no progress. Bots agree to end a game that
    /// stands still.
    fn idle_rounds(&self) -> u32 {
        0
    }

    /// Lists every legal move of the seat whose turn it is; nothing when it is nobody's.
    ///
    /// Where moves are too many to list (free offers of trade), the list holds a finite canonical
    /// choice and [`Game::is_free_form`] tells which others may be played besides.
    fn legal_moves(&self, sink: &mut impl Sink<Self::Move>);

    /// Plays a move for the seat whose turn it is. A refused move changes nothing and reports
    /// no event.
    fn play(
        &mut self,
        mv: Self::Move,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Whether this move belongs to a kind that [`Game::legal_moves`] lists only examples of.
    fn is_free_form(_mv: &Self::Move) -> bool {
        false
    }

    /// Lists every outcome that may fall now with its weight; nothing when no luck is awaited.
    fn outcomes(&self, sink: &mut impl Sink<(Self::Outcome, u32)>);

    /// Applies an outcome of luck. A refused outcome changes nothing.
    fn resolve(
        &mut self,
        outcome: Self::Outcome,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), NotAnOutcome>;

    /// Draws one outcome as its weights say, without listing them. Only while luck is awaited.
    fn sample(&self, luck: &mut impl Luck) -> Self::Outcome;

    /// What the awaited luck is about. Only while luck is awaited.
    fn draw(&self) -> Draw;

    /// The make-up of a deck that [`Draw::Card`] names.
    fn layout(&self, deck: u8) -> Layout;

    /// The outcome that says "the card now drawn is of kind `kind`", after a [`Draw::Card`].
    fn card(&self, kind: u8) -> Self::Outcome;

    /// What this viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer learns of an event; `None` when they do not notice it at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A position drawn at random among those that show this view. Bots think about these.
    fn imagine(view: &Self::View, luck: &mut impl Luck) -> Self;

    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// Checks every law of conservation of the game's material; the error says which is broken.
    fn audit(&self) -> Result<(), AuditError>;
}

/// Something that is founded on a paragraph of a rulebook.
pub trait Cites {
    /// The id of the paragraph, such as `C6.2`.
    fn rule(&self) -> &'static str;

    /// The key of the setting that this is about, if it is about one.
    fn setting(&self) -> Option<String> {
        None
    }
}

/// How a setup is written in records: its edition, and one `key value` pair a line.
///
/// A game declares [`SetupText::OPTIONS`], and the pairs follow from them.
pub trait SetupText: Sized + 'static {
    /// What a table can agree on, in the order in which records write it.
    const OPTIONS: &'static [TableOption<Self>];

    /// A table of so many players with every option at its default, by the newest edition.
    fn usual(players: u8) -> Self;

    /// The edition of the rules that this setup is played by, from 1 to [`Game::EDITION`].
    fn edition(&self) -> u8;

    /// The same options by another edition of the rules.
    fn with_edition(self, edition: u8) -> Self;

    /// Ready-made choices of options for so many players, each with its name in records.
    fn presets(_players: u8) -> Vec<(&'static str, Self)> {
        Vec::new()
    }

    /// Adds what can't be said by one word for each option, such as the contents of a file.
    fn write_more(&self, _fields: &mut Vec<(String, String)>) {}

    /// Reads back what [`SetupText::write_more`] added.
    fn read_more(&mut self, _fields: &mut Fields) {}

    /// The pairs, in the order in which they are written.
    fn fields(&self) -> Vec<(String, String)> {
        let known = Self::OPTIONS.iter().filter(|option| option.since <= self.edition());
        let mut fields: Vec<(String, String)> =
            known.map(|option| (option.key.to_owned(), option.text(self))).collect();
        self.write_more(&mut fields);
        fields
    }

    /// Reads pairs of an edition back. Names every problem, not only the first. What came with a
    /// later edition is a problem.
    fn from_fields(edition: u8, fields: &[(String, String)]) -> Result<Self, Vec<FieldProblem>> {
        let mut reader = Fields::new(fields);
        for option in Self::OPTIONS {
            reader.known(option, edition);
        }
        let mut setup = Self::usual(options::players::<Self>().0).with_edition(edition);
        for option in Self::OPTIONS {
            reader.option(option, &mut setup);
        }
        setup.read_more(&mut reader);
        reader.finish(setup)
    }

    /// A value that says something else than the setup is. Records and new tables are refused for
    /// it; a table under way that was opened with it goes on.
    fn misnomer(&self) -> Option<FieldProblem> {
        None
    }
}

/// Reads the number of an edition that this game knows.
pub fn known_edition<G: Game>(text: &str) -> Option<u8> {
    let number = crate::notation::number(text, u32::from(G::EDITION))?;
    (number > 0).then_some(number as u8)
}

/// Why the seats can't agree to end the game now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndRefusal {
    /// The rules of this game, or this edition of them, know no such agreement.
    NoRule,
    /// The first turn has not begun yet, or the game is over.
    NotPlaying,
    /// The end has been triggered already.
    Ending,
}

impl Display for EndRefusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            EndRefusal::NoRule => "these rules don't let the table end the game",
            EndRefusal::NotPlaying => "the table can end the game only during a turn",
            EndRefusal::Ending => "the game is ending already",
        })
    }
}

impl std::error::Error for EndRefusal {}

/// What is wrong with one `key value` pair of a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldProblem {
    /// No pair has this key, and one must.
    Missing(String),
    /// No setup of this game has such a key.
    Unknown(String),
    /// The key stands there more than once.
    Twice(String),
    /// The value does not follow its pattern.
    Misread(String, Misread),
    /// The key, or this value of it, came with a later edition of the rules.
    Later {
        /// The key of the pair.
        key: String,
        /// Its value.
        value: String,
        /// The first edition that knows it.
        since: u8,
    },
    /// The value is the name of something else than what the other settings describe.
    Misnamed(String, String),
}

impl FieldProblem {
    /// The key of the pair, or of the one that is missing.
    pub fn key(&self) -> &str {
        match self {
            FieldProblem::Missing(key)
            | FieldProblem::Unknown(key)
            | FieldProblem::Twice(key)
            | FieldProblem::Misread(key, _)
            | FieldProblem::Later { key, .. }
            | FieldProblem::Misnamed(key, _) => key,
        }
    }
}

impl Display for FieldProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FieldProblem::Missing(key) => write!(f, "‘{key}’ is missing"),
            FieldProblem::Unknown(key) => write!(f, "‘{key}’ is not a setting of this game"),
            FieldProblem::Twice(key) => write!(f, "‘{key}’ is set twice"),
            FieldProblem::Misread(key, misread) => write!(f, "‘{key}’: {misread}"),
            FieldProblem::Later { key, value, since } => {
                write!(f, "‘{key} {value}’ needs edition {since} of the rules")
            }
            FieldProblem::Misnamed(key, value) => {
                write!(f, "‘{key}’: ‘{value}’ is the name of another one")
            }
        }
    }
}

impl std::error::Error for FieldProblem {}

/// The law of conservation that a position breaks. No position of a game without defects does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditError(String);

impl AuditError {
    /// A sentence that says what is broken.
    pub fn new(broken: impl Into<String>) -> Self {
        AuditError(broken.into())
    }
}

impl Display for AuditError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for AuditError {}

/// The outcome given is not one that may fall now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnOutcome;

impl Display for NotAnOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this outcome cannot fall now")
    }
}

impl std::error::Error for NotAnOutcome {}

/// The final order: place 1 for the winner or winners, shared places for the tied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    players: u8,
    places: [u8; SEATS_MAX],
}

impl Standing {
    /// Ranks seats by a key, the largest first; equal keys share a place.
    pub fn by_key<K: Ord>(players: u8, key: impl Fn(Seat) -> K) -> Standing {
        let mut places = [0; SEATS_MAX];
        for seat in Seat::all(players) {
            let better = Seat::all(players).filter(|&other| key(other) > key(seat));
            places[seat.index()] = 1 + better.count() as u8;
        }
        Standing { players, places }
    }

    /// The place of a seat, from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The places of all seats, by seat.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.players as usize]
    }

    /// The seats in first place; several when the victory is shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players).filter(|&seat| self.place(seat) == 1)
    }
}
