//! The [`Game`] trait and the small types in its signature.

use crate::notation::NotationError;
use crate::options::{self, TableOption};
use crate::{Data, Draw, Fields, Layout, Luck, SEATS_MAX, Seat, Sink, Turn, Viewer};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A board game: a value that knows its rules.
///
/// A value of this type is always a legal position. It comes from [`Game::start`] through
/// [`Game::play`], [`Game::resolve`] and [`Game::agree_to_end`]. A game that also accepts positions
/// as data (a view in JSON, a draft set up by hand) checks them first, and documents what that
/// check guarantees. A seat is never asked for a decision that has only one answer.
///
/// The module `contract` tests the contract behind these signatures, for all games. It is a feature
/// of the same name, for your tests.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
/// use emberwake_kernel::{Game, Seat, Turn};
///
/// /// Plays any game with the first legal move of each list, and returns the winners.
/// fn play_out<G: Game>(setup: &G::Setup) -> Vec<Seat> {
///     let Ok(mut game) = G::start(setup) else { panic!("the setup is invalid") };
///     let mut luck = Quick::new(1);
///     loop {
///         match game.turn() {
///             Turn::Seat(_) => {
///                 let mut moves = Vec::new();
///                 game.legal_moves(&mut moves);
///                 game.play(moves[0], &mut ()).unwrap();
///             }
///             Turn::Chance => {
///                 let outcome = game.sample(&mut luck);
///                 game.resolve(outcome, &mut ()).unwrap();
///             }
///             Turn::Over => return game.standing().unwrap().winners().collect(),
///         }
///     }
/// }
///
/// assert!(!play_out::<Campfire>(&Setup::new(3)).is_empty());
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Sized {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// The newest edition of the rules. It increases with every change that could make an old
    /// record play differently. Records of all editions from 1 on stay valid, since a setup knows
    /// its edition.
    const EDITION: u8;
    /// The id of the rule that says whose decision it is.
    const TURN_RULE: &'static str;
    /// Whether one viewer may know more about a position than another. Future random outcomes are
    /// no secrets: no one knows them.
    const HAS_SECRETS: bool;

    /// The settings that a table agrees on before the game. Its fields are public and may be
    /// invalid.
    type Setup: SetupText + Clone + Eq + Debug;
    /// A reason why a setup is invalid.
    type SetupProblem: Cites + Clone + Eq + std::error::Error;
    /// A decision. `Display` and `FromStr` are its notation.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError>;
    /// A random outcome. `Display` and `FromStr` are its notation.
    type Outcome: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError>;
    /// Something that happened, for logs, animation and statistics.
    type Event: Clone + PartialEq + Debug + Data;
    /// The reason why a move is refused: one variant for each sentence of the rulebook that can
    /// forbid a move.
    type Illegal: Cites + Copy + Eq + std::error::Error;
    /// Everything that one viewer knows about a position. Serialized, it is the JSON of the
    /// position. Deserializing validates it: JSON that no legal position can produce is an error.
    type View: Clone + Eq + Debug + Data;

    /// Starts a game from a setup, or returns every problem of the setup, not only the first.
    ///
    /// # Errors
    ///
    /// Returns a problem for each rule on setups that this one breaks.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::Game;
    ///
    /// assert!(Campfire::start(&Setup::new(2)).is_ok());
    /// let problems = Campfire::start(&Setup::new(9)).unwrap_err();
    /// assert_eq!(problems[0].to_string(), "C2.1: This game is for 2 to 5 players, not 9.");
    /// ```
    fn start(setup: &Self::Setup) -> Result<Self, Vec<Self::SetupProblem>>;

    /// Returns the number of seats.
    fn players(&self) -> u8;

    /// Returns who acts now.
    fn turn(&self) -> Turn;

    /// Returns the number of turns that have begun; 0 during setup. A quick start decides the setup
    /// at random, and programs stop a game that takes too long.
    fn turns(&self) -> u32;

    /// Returns `Ok` if the seats may now agree to end the game.
    ///
    /// # Errors
    ///
    /// Returns the reason if they may not.
    fn can_agree_to_end(&self) -> Result<(), EndProblem> {
        Err(EndProblem::NoRule)
    }

    /// Applies the agreement of all seats to end the game. The game goes on only as far as the
    /// rules say. If refused, nothing changes.
    ///
    /// # Errors
    ///
    /// Returns the same as [`Game::can_agree_to_end`].
    fn agree_to_end(&mut self, _events: &mut impl Sink<Self::Event>) -> Result<(), EndProblem> {
        self.can_agree_to_end()
    }

    /// Returns the number of whole rounds without progress. Bots agree to end a game that makes no
    /// progress.
    fn idle_rounds(&self) -> u32 {
        0
    }

    /// Lists every legal move of the seat whose turn it is; none if it is no seat's turn.
    ///
    /// If there are too many moves to list (free trade offers), this lists a finite canonical
    /// selection. [`Game::is_free_form`] tells which other moves may be played.
    fn legal_moves(&self, sink: &mut impl Sink<Self::Move>);

    /// Draws one of the listed moves, all equally likely. Call it only when a seat decides.
    ///
    /// It is the same as listing the moves and taking the one that [`Luck::below`] their number
    /// selects, but a game can do it without the list. `scratch` is room for the list of a game that
    /// does need it.
    ///
    /// # Panics
    ///
    /// May panic if no seat decides.
    #[inline]
    fn sample_move(&self, luck: &mut impl Luck, scratch: &mut Vec<Self::Move>) -> Self::Move {
        scratch.clear();
        self.legal_moves(scratch);
        scratch[luck.below(scratch.len() as u32) as usize]
    }

    /// Plays a move for the seat whose turn it is. A refused move changes nothing and reports
    /// no event.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids the move.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft};
    /// use emberwake_kernel::{Cites, Game};
    ///
    /// let mut game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// let before = game.clone();
    /// let refused = game.play("sow 5 cw".parse().unwrap(), &mut ()).unwrap_err();
    /// assert_eq!(refused.rule(), "C5.1");
    /// assert_eq!(game, before);
    ///
    /// let mut events = Vec::new();
    /// game.play("sow 2 cw".parse().unwrap(), &mut events).unwrap();
    /// assert!(!events.is_empty());
    /// ```
    fn play(
        &mut self,
        mv: Self::Move,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Returns `true` if [`Game::legal_moves`] lists only examples of this kind of move.
    fn is_free_form(_mv: &Self::Move) -> bool {
        false
    }

    /// Lists every possible random outcome with its weight; none unless it is chance's turn.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::Game;
    ///
    /// let game = Campfire::start(&Setup::new(2)).unwrap();
    /// let mut outcomes = Vec::new();
    /// game.outcomes(&mut outcomes);
    /// // The first tile is a moon with a probability of 12 in 112.
    /// assert!(outcomes.contains(&("tile 0 moon".parse().unwrap(), 12)));
    /// assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 112);
    /// ```
    fn outcomes(&self, sink: &mut impl Sink<(Self::Outcome, u32)>);

    /// Applies a random outcome. A refused outcome changes nothing.
    ///
    /// # Errors
    ///
    /// Returns an error if the outcome isn't possible now.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::Game;
    ///
    /// let mut game = Campfire::start(&Setup::new(2)).unwrap();
    /// game.resolve("tile 0 moon".parse().unwrap(), &mut ()).unwrap();
    /// // The next stack to reveal its top is that of place 1.
    /// assert!(game.resolve("tile 5 moon".parse().unwrap(), &mut ()).is_err());
    /// ```
    fn resolve(
        &mut self,
        outcome: Self::Outcome,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), OutcomeError>;

    /// Draws one outcome according to the weights, without listing them. Call it only on chance's
    /// turn.
    ///
    /// It draws one number below the sum of the weights, which selects the same outcome as in the
    /// order of [`Game::outcomes`]: a dealer that rolls relies on it.
    ///
    /// # Panics
    ///
    /// May panic if it isn't chance's turn.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_dealer::Quick;
    /// use emberwake_kernel::Game;
    ///
    /// let mut game = Campfire::start(&Setup::new(2)).unwrap();
    /// let outcome = game.sample(&mut Quick::new(1));
    /// assert!(game.resolve(outcome, &mut ()).is_ok());
    /// ```
    fn sample(&self, luck: &mut impl Luck) -> Self::Outcome;

    /// Draws and applies random outcomes until it isn't chance's turn, and returns their number. It
    /// is the same as calling [`Game::sample`] and [`Game::resolve`] in turn, but a game can do it
    /// faster.
    #[inline]
    fn run_chance(&mut self, luck: &mut impl Luck) -> u64 {
        let mut outcomes = 0;
        while self.turn() == Turn::Chance {
            let outcome = self.sample(luck);
            let fell = self.resolve(outcome, &mut ());
            debug_assert!(fell.is_ok(), "a sampled outcome was refused: {outcome}");
            outcomes += 1;
        }
        outcomes
    }

    /// Returns what the next random outcome decides. Call it only on chance's turn.
    ///
    /// # Panics
    ///
    /// May panic if it isn't chance's turn.
    fn draw(&self) -> Draw;

    /// Returns the composition of a deck that [`Draw::Card`] names.
    ///
    /// # Panics
    ///
    /// May panic if no card of this deck is drawn.
    fn layout(&self, deck: u8) -> Layout;

    /// Returns the outcome "the drawn card is of kind `kind`", after a [`Draw::Card`].
    ///
    /// # Panics
    ///
    /// May panic if no card is drawn now, or if the deck has no such kind.
    fn card(&self, kind: u8) -> Self::Outcome;

    /// Returns everything this viewer knows.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::{Game, Seat, Viewer};
    ///
    /// let game = Campfire::start(&Setup::new(2)).unwrap();
    /// // Campfire has no secrets, so everyone sees the same.
    /// assert_eq!(game.view(Viewer::Seat(Seat(0))), game.view(Viewer::Omniscient));
    /// ```
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Returns the part of an event that this viewer learns; `None` if they don't notice it at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Returns a random position among those that look like this view. Bots think about these.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_dealer::Quick;
    /// use emberwake_kernel::{Game, Seat, Viewer};
    ///
    /// let game = Campfire::start(&Setup::new(2)).unwrap();
    /// let view = game.view(Viewer::Seat(Seat(0)));
    /// let imagined = Campfire::imagine(&view, &mut Quick::new(1));
    /// assert_eq!(imagined.view(Viewer::Seat(Seat(0))), view);
    /// ```
    fn imagine(view: &Self::View, luck: &mut impl Luck) -> Self;

    /// Returns the result if the game is over.
    fn standing(&self) -> Option<Standing>;

    /// Checks that the game's material is conserved; the error names the broken law.
    ///
    /// # Errors
    ///
    /// Returns the law that is broken.
    fn audit(&self) -> Result<(), AuditError>;
}

/// Something based on a rule in a rulebook.
///
/// ```
/// use emberwake_campfire::Illegal;
/// use emberwake_kernel::Cites;
///
/// assert_eq!(Illegal::SecondSong.rule(), "C6.2");
/// ```
pub trait Cites {
    /// Returns the id of the rule, such as `C6.2`.
    fn rule(&self) -> &'static str;

    /// Returns the key of the setting that this is about, if any.
    fn setting(&self) -> Option<String> {
        None
    }
}

/// The text form of a setup in records: its edition, and one `key value` pair per line.
///
/// A game declares [`SetupText::OPTIONS`]; the pairs follow from them.
pub trait SetupText: Sized + 'static {
    /// The options that a table can choose, in the order in which records write them.
    const OPTIONS: &'static [TableOption<Self>];

    /// Returns a setup for this many players with every option at its default, by the newest
    /// edition.
    fn usual(players: u8) -> Self;

    /// Returns the edition of the rules that applies, from 1 to [`Game::EDITION`].
    fn edition(&self) -> u8;

    /// Returns the same options with another edition of the rules.
    fn with_edition(self, edition: u8) -> Self;

    /// Returns presets for this many players, each with its name in records.
    fn presets(_players: u8) -> Vec<(&'static str, Self)> {
        Vec::new()
    }

    /// Adds what a single word per option can't express, such as the contents of a file.
    fn write_more(&self, _fields: &mut Vec<(String, String)>) {}

    /// Reads back what [`SetupText::write_more`] added.
    fn read_more(&mut self, _fields: &mut Fields) {}

    /// Returns the pairs, in the order in which they are written.
    fn fields(&self) -> Vec<(String, String)> {
        let known = Self::OPTIONS.iter().filter(|option| option.since <= self.edition());
        let mut fields: Vec<(String, String)> =
            known.map(|option| (option.key.to_owned(), option.text(self))).collect();
        self.write_more(&mut fields);
        fields
    }

    /// Reads the pairs of an edition. Returns every problem, not only the first. Anything from a
    /// later edition is a problem.
    ///
    /// # Errors
    ///
    /// Returns every pair that is missing, unknown, given twice, unreadable or too new.
    ///
    /// ```
    /// use emberwake_campfire::Setup;
    /// use emberwake_kernel::SetupText;
    ///
    /// let setup = Setup::new(3);
    /// assert_eq!(Setup::from_fields(2, &setup.fields()), Ok(setup));
    ///
    /// let wrong = [("players".to_owned(), "many".to_owned())];
    /// assert_eq!(Setup::from_fields(2, &wrong).unwrap_err()[0].key(), "players");
    /// ```
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

    /// Returns a value that contradicts the rest of the setup. Records and new tables are refused
    /// for it; a table opened with it earlier continues.
    fn misnomer(&self) -> Option<FieldProblem> {
        None
    }
}

/// Parses the number of an edition that this game knows.
///
/// ```
/// use emberwake_campfire::Campfire;
/// use emberwake_kernel::known_edition;
///
/// assert_eq!(known_edition::<Campfire>("1"), Some(1));
/// assert_eq!(known_edition::<Campfire>("99"), None);
/// ```
pub fn known_edition<G: Game>(text: &str) -> Option<u8> {
    let number = crate::notation::number(text, u32::from(G::EDITION))?;
    (number > 0).then_some(number as u8)
}

/// The reason why the seats can't agree to end the game now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndProblem {
    /// The rules of this game, or this edition of them, don't allow it.
    NoRule,
    /// The first turn has not begun yet, or the game is over.
    NotPlaying,
    /// The end has been triggered already.
    Ending,
}

impl Display for EndProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            EndProblem::NoRule => "these rules don't let the table end the game",
            EndProblem::NotPlaying => "the table can end the game only during a turn",
            EndProblem::Ending => "the game is ending already",
        })
    }
}

impl std::error::Error for EndProblem {}

/// A problem with one `key value` pair of a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldProblem {
    /// A required key is missing.
    Missing(String),
    /// No setup of this game has such a key.
    Unknown(String),
    /// The key appears more than once.
    Twice(String),
    /// The value does not follow its pattern.
    Misread(String, NotationError),
    /// The key, or this value of it, came with a later edition of the rules.
    Later {
        /// The key of the pair.
        key: String,
        /// Its value.
        value: String,
        /// The first edition that has it.
        since: u8,
    },
    /// The value names something other than what the other settings describe.
    Misnamed(String, String),
}

impl FieldProblem {
    /// Returns the key of the pair, or of the missing one.
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

/// The conservation law that a position breaks. It never occurs in a game without bugs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditError(String);

impl AuditError {
    /// Creates an error from a sentence that says what is broken.
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

/// The error for an outcome that isn't possible now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutcomeError;

impl Display for OutcomeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this outcome cannot fall now")
    }
}

impl std::error::Error for OutcomeError {}

/// The final ranking: place 1 for the winner or winners, and shared places for ties.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    players: u8,
    places: [u8; SEATS_MAX],
}

impl Standing {
    /// Ranks the seats by a key, the largest first; equal keys share a place.
    ///
    /// # Panics
    ///
    /// Panics if there are more than [`SEATS_MAX`] players.
    ///
    /// ```
    /// use emberwake_kernel::{Seat, Standing};
    ///
    /// let points = [7, 9, 9];
    /// let standing = Standing::by_key(3, |seat| points[seat.index()]);
    /// assert_eq!(standing.places(), [3, 1, 1]);
    /// assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    /// ```
    pub fn by_key<K: Ord>(players: u8, key: impl Fn(Seat) -> K) -> Standing {
        let mut places = [0; SEATS_MAX];
        for seat in Seat::all(players) {
            let better = Seat::all(players).filter(|&other| key(other) > key(seat));
            places[seat.index()] = 1 + better.count() as u8;
        }
        Standing { players, places }
    }

    /// Returns the place of a seat, from 1.
    ///
    /// # Panics
    ///
    /// Panics if the seat is [`SEATS_MAX`] or higher.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// Returns the places of all seats, in seat order.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.players as usize]
    }

    /// Returns the seats in first place; there are several if the victory is shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players).filter(|&seat| self.place(seat) == 1)
    }
}
