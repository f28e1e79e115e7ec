//! What the page must know of a game besides its rules: the plug for a further game.

use games::Registered;
use kernel::{Seat, SetupText, Turn, Viewer};
use std::fmt::Debug;
use texts::web::Msg;
use texts::{Lang, Names};

/// A game that the page can play: one of the registry, with what the page shows of it. The drawing
/// half is `ui::Drawn`.
pub trait Playable: Registered {
    /// What the board shows: a view, and whatever is on its way from one place to another.
    type Scene: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// One step of choosing a move: a pile, a direction, a card.
    type Facet: Copy + Eq + Debug + Send + Sync + 'static;

    /// What the game is about, in a sentence or two.
    fn blurb(lang: Lang) -> String;
    /// What starting at once does: who plays against whom.
    fn quick_help(lang: Lang) -> String;
    /// The setup of a table where nobody changes an option.
    fn usual_setup(players: u8) -> Self::Setup {
        Self::Setup::usual(players)
    }
    /// The setup of a game that is started at once, with as little to settle as possible.
    fn quick_setup(players: u8) -> Self::Setup {
        Self::usual_setup(players)
    }
    /// What a move does in this position, to whoever decides.
    fn describe(lang: Lang, game: &Self, mv: &Self::Move, names: &Names) -> String {
        let viewer = match game.turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over => Viewer::Spectator,
        };
        game.describe_for(lang, mv, names, viewer)
    }

    /// What the board shows of a view.
    fn scene(view: &Self::View) -> Self::Scene;
    /// Lets an event happen on the board, and says how that looks and sounds.
    fn act(scene: &mut Self::Scene, event: &Self::Event) -> Beat;
    /// Takes away what is only on its way.
    fn settle(scene: &mut Self::Scene);

    /// The steps in which a person chooses this move.
    fn facets(&self, mv: &Self::Move) -> Vec<Self::Facet>;
    /// Why this step can't be taken after these, if it can't.
    fn why_not(&self, chosen: &[Self::Facet], facet: Self::Facet) -> Option<Self::Illegal>;

    /// A step that is taken for the person before they choose, and can be changed: what most people
    /// would press first.
    fn first_step(&self) -> Option<Self::Facet> {
        None
    }

    /// Whether most people would choose this step wherever it is offered, so that it is chosen for
    /// them and they see what it brings; they can still change it.
    fn is_usual(facet: Self::Facet) -> bool {
        let _ = facet;
        false
    }

    /// The points of a seat, as the game would score them now.
    fn points(&self, seat: Seat) -> i32;
    /// What [`Playable::points`] counts, where that needs a word.
    fn points_explained(lang: Lang) -> Option<String> {
        let _ = lang;
        None
    }
    /// How the points of each seat were made.
    fn score_table(&self, lang: Lang) -> ScoreTable;

    /// Whole games that are worth a look: the name in [`Playable::fixture_names`] and the title.
    fn examples() -> &'static [(&'static str, Msg<'static>)];
    /// The names of whole games that open at an address.
    fn fixture_names() -> &'static [&'static str];
    /// These games by name. The page fetches the one it needs instead.
    #[cfg(not(target_arch = "wasm32"))]
    fn fixtures() -> &'static [(&'static str, &'static str)];
    /// The guided first game.
    fn lesson() -> Lesson;
}

/// How an event looks and sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beat {
    /// How long it takes at ordinary speed, in milliseconds; 0 for what happens unseen.
    pub ms: u32,
    /// What is heard.
    pub sound: Option<Sound>,
}

impl Beat {
    /// A step that is seen for so long.
    pub const fn seen(ms: u32) -> Beat {
        Beat { ms, sound: None }
    }

    /// A step that is seen and heard.
    pub const fn heard(ms: u32, sound: Sound) -> Beat {
        Beat { ms, sound: Some(sound) }
    }
}

/// Something that is heard.
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

/// How points were made: headings, and for each seat a number under each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreTable {
    /// The headings.
    pub headings: Vec<String>,
    /// Which of them are compared to find the winner, in this order; the others only say how these
    /// come about.
    pub compared: Vec<usize>,
    /// For each seat, the numbers under the headings.
    pub rows: Vec<Vec<i32>>,
}

impl ScoreTable {
    /// Whether players are compared by this heading.
    pub fn is_compared(&self, heading: usize) -> bool {
        self.compared.contains(&heading)
    }

    /// The heading that decided the game: the first of several by which those in first place are
    /// told from those in the next.
    pub fn decided(&self, places: &[u8]) -> Option<usize> {
        let winner = places.iter().position(|place| *place == 1)?;
        let next = places.iter().filter(|place| **place > 1).min()?;
        let second = places.iter().position(|place| place == next)?;
        let differs = |heading: &usize| self.rows[winner][*heading] != self.rows[second][*heading];
        let several = self.compared.len() > 1;
        self.compared.iter().copied().find(differs).filter(|_| several)
    }
}

/// A guided game: a record, and what is said on the way.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The record that is followed.
    pub record: &'static str,
    /// The seat of the person who learns.
    pub seat: Seat,
    /// The steps, in order.
    pub steps: &'static [LessonStep],
}

/// A step of a guided game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// So many lines of the record have been played when this is said.
    pub line: usize,
    /// What is said: the index of the text.
    pub text: usize,
    /// Whether the person is to play the next line of the record now.
    pub act: bool,
}
