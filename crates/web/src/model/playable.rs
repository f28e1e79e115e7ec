//! The interface through which a game plugs into the page.

use games::Registered;
use kernel::{Seat, SetupText, Turn, Viewer};
use std::fmt::Debug;
use texts::web::Msg;
use texts::{Lang, Names};

/// A game that the page can play: a registered game with its presentation. The drawing half is
/// `ui::Drawn`.
pub trait Playable: Registered {
    /// The contents of the board: a view, and the pieces that are moving.
    type Scene: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// One step of choosing a move: a pile, a direction, a card.
    type Facet: Copy + Eq + Debug + Send + Sync + 'static;

    /// Returns the description of the game, in a sentence or two.
    fn blurb(lang: Lang) -> String;
    /// Describes the quick start: who plays against whom.
    fn quick_help(lang: Lang) -> String;
    /// Returns the default setup.
    fn usual_setup(players: u8) -> Self::Setup {
        Self::Setup::usual(players)
    }
    /// Returns the setup of a quick start, with as few choices as possible.
    fn quick_setup(players: u8) -> Self::Setup {
        Self::usual_setup(players)
    }
    /// Describes the effect of a move in this position, to the player who decides.
    fn describe(lang: Lang, game: &Self, mv: &Self::Move, names: &Names) -> String {
        let viewer = match game.turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over => Viewer::Spectator,
        };
        game.describe_for(lang, mv, names, viewer)
    }

    /// Returns the scene of a view.
    fn scene(view: &Self::View) -> Self::Scene;
    /// Applies an event to the scene, and returns its look and sound.
    fn act(scene: &mut Self::Scene, event: &Self::Event) -> Beat;
    /// Removes pieces that are still moving.
    fn settle(_scene: &mut Self::Scene) {}

    /// Returns the steps in which a person chooses this move.
    fn facets(&self, mv: &Self::Move) -> Vec<Self::Facet>;
    /// Returns the reason that this step can't be taken after these, if it can't.
    fn why_not(&self, _chosen: &[Self::Facet], _facet: Self::Facet) -> Option<Self::Illegal> {
        None
    }

    /// Returns the step that is taken for the person at the beginning, because most people would
    /// press it first. It can be changed.
    fn first_step(&self) -> Option<Self::Facet> {
        None
    }

    /// Returns `true` if most people would choose this step wherever it is offered. It is then
    /// chosen for them, so that they see its effect; they can still change it.
    fn is_usual(facet: Self::Facet) -> bool {
        let _ = facet;
        false
    }

    /// Summarizes a turn, or the time before the first one, in one line.
    fn turn_line(lang: Lang, events: &[Self::Event], names: &Names) -> String;
    /// Returns the points that an event permanently brings a seat, in a game that counts them one
    /// by one.
    fn gain(event: &Self::Event) -> Option<(Seat, i32)> {
        let _ = event;
        None
    }
    /// Returns the big moment of an event that is rare and important.
    fn big_moment(event: &Self::Event) -> Option<BigMoment>;
    /// Returns the thing a seat plays, such as a color, which names it if it has no other name.
    fn plays(&self, lang: Lang, seat: Seat) -> Option<String>;
    /// Returns names for bots, more than a table has seats.
    fn bot_names() -> &'static [&'static str];

    /// Returns the points of a seat, as the game would score them now.
    fn points(&self, seat: Seat) -> i32 {
        self.column_points(seat).first().copied().unwrap_or_default()
    }
    /// Explains [`Playable::points`], if that is needed.
    fn points_explained(lang: Lang) -> Option<String> {
        let _ = lang;
        None
    }
    /// Returns the breakdown of each seat's points: the columns of the score, unless a game shows
    /// more.
    fn score_table(&self, lang: Lang) -> ScoreTable {
        let headings = Self::columns(lang).into_iter().map(|(_, heading)| heading.to_owned());
        let headings: Vec<String> = headings.collect();
        let rows = Seat::all(self.players()).map(|seat| self.column_points(seat)).collect();
        ScoreTable { compared: (0..headings.len()).collect(), headings, rows }
    }

    /// Returns complete games that are worth a look: the name in [`Playable::fixture_names`] and
    /// the title.
    fn examples() -> &'static [(&'static str, Msg<'static>)] {
        &[]
    }
    /// Returns the names of complete games that have an address.
    fn fixture_names() -> &'static [&'static str] {
        &[]
    }
    /// Returns these games by name. The page fetches the one it needs instead.
    #[cfg(not(target_arch = "wasm32"))]
    fn fixtures() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Returns the guided first game, if there is one.
    fn lesson() -> Option<Lesson> {
        None
    }
}

/// The look and sound of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beat {
    /// The duration at normal speed, in milliseconds; 0 for invisible events.
    pub ms: u32,
    /// The sound, if any.
    pub sound: Option<Sound>,
}

impl Beat {
    /// Creates a silent beat of this duration.
    pub const fn seen(ms: u32) -> Beat {
        Beat { ms, sound: None }
    }

    /// Creates a beat with a sound.
    pub const fn heard(ms: u32, sound: Sound) -> Beat {
        Beat { ms, sound: Some(sound) }
    }
}

/// A rare and important event that deserves everyone's attention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BigMoment {
    /// The name of its emblem.
    pub emblem: &'static str,
    /// The seat that caused it, if any.
    pub seat: Option<Seat>,
    /// The points counted, by seat; empty if there are none.
    pub scores: Vec<i32>,
}

impl BigMoment {
    /// The duration at normal speed, in milliseconds.
    pub const MS: u32 = 900;

    /// Creates a moment, with or without a seat.
    pub const fn of(emblem: &'static str, seat: Option<Seat>) -> BigMoment {
        BigMoment { emblem, seat, scores: Vec::new() }
    }
}

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Wood on wood.
    Drop,
    /// A tile taken.
    Take,
    /// A moon rises.
    Moon,
    /// A card written.
    Card,
    /// Your turn.
    Turn,
    /// The end.
    End,
    /// Dice on a table.
    Dice,
    /// A gust.
    Wind,
    /// Water against a hull.
    Splash,
    /// Thunder.
    Storm,
}

/// The breakdown of points: headings, and for each seat a number under each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreTable {
    /// The headings.
    pub headings: Vec<String>,
    /// The headings that are compared to find the winner, in this order. The others only explain
    /// these.
    pub compared: Vec<usize>,
    /// For each seat, the numbers under the headings.
    pub rows: Vec<Vec<i32>>,
}

impl ScoreTable {
    /// Returns `true` if players are compared by this heading.
    pub fn is_compared(&self, heading: usize) -> bool {
        self.compared.contains(&heading)
    }

    /// Returns the heading that decided the game: the first compared one that separates first place
    /// from the next.
    pub fn decided(&self, places: &[u8]) -> Option<usize> {
        let winner = places.iter().position(|place| *place == 1)?;
        let next = places.iter().filter(|place| **place > 1).min()?;
        let second = places.iter().position(|place| place == next)?;
        let differs = |heading: &usize| self.rows[winner][*heading] != self.rows[second][*heading];
        let several = self.compared.len() > 1;
        self.compared.iter().copied().find(differs).filter(|_| several)
    }
}

/// A guided game: a record with explanations.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The record to follow.
    pub record: &'static str,
    /// The seat of the person who learns.
    pub seat: Seat,
    /// The steps, in order.
    pub steps: &'static [LessonStep],
}

/// A step of a guided game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The number of lines played when the text is shown.
    pub line: usize,
    /// The index of the text.
    pub text: usize,
    /// Whether the person must now play the next line of the record.
    pub act: bool,
}
