//! The knowledge about a game that the lab needs to study it: groups, levers and rules.

use crate::Contest;
use kernel::{Game, SEATS_MAX, Seat};

/// A way to divide the seats of a table into groups. Each should win its fair share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// The name of a value's kind, in the singular: `adventurer`.
    pub name: &'static str,
    /// The names of the values by number.
    pub values: &'static [&'static str],
}

/// Something that a player may use or not: a card, an ability, an action, a feat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lever {
    /// The key in data, the same in every variant.
    pub key: String,
    /// The label for people, with its values in this variant.
    pub label: String,
    /// The kind of thing it is.
    pub kind: &'static str,
    /// The seats that can use it.
    pub holder: Holder,
}

/// The seats that can use a lever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Every seat.
    Anyone,
    /// The seats that have this value of this group.
    Of {
        /// The index into [`Subject::GROUPS`].
        group: usize,
        /// The index of the value.
        value: u8,
    },
}

/// The maximum number of groups in a game. Rows have fixed sizes.
pub const GROUPS_MAX: usize = 4;
/// The maximum number of sources of points.
pub const SOURCES_MAX: usize = 6;
/// The maximum number of levers and of watched rules: one bit each.
pub const BITS_MAX: usize = 64;
/// The marker for a seat that has no value of a group.
pub const NO_VALUE: u8 = u8::MAX;

/// Observations in a game, one bit for each lever and rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Observations {
    /// The levers that each seat used.
    pub used: [u64; SEATS_MAX],
    /// The rules that fired.
    pub fired: u64,
}

impl Observations {
    /// Records that a seat used a lever.
    pub fn used(&mut self, seat: Seat, lever: usize) {
        self.used[seat.index()] |= 1 << lever;
    }

    /// Records that a rule fired, given its index in [`Subject::RULES`].
    pub fn fired(&mut self, rule: usize) {
        self.fired |= 1 << rule;
    }
}

/// Facts about a finished game besides the places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The value of each group that a seat has, or [`NO_VALUE`]: by group and seat.
    pub groups: [[u8; SEATS_MAX]; GROUPS_MAX],
    /// A seat's points from each source: by source and seat.
    pub sources: [[i16; SEATS_MAX]; SOURCES_MAX],
    /// The ending, as an index into [`Subject::ENDINGS`].
    pub ending: u8,
    /// Whether a tie for first place was broken.
    pub broke_tie: bool,
}

impl Facts {
    /// Facts that hold nothing yet.
    pub const NONE: Facts = Facts {
        groups: [[NO_VALUE; SEATS_MAX]; GROUPS_MAX],
        sources: [[0; SEATS_MAX]; SOURCES_MAX],
        ending: 0,
        broke_tie: false,
    };
}

/// A predicate that tells whether a move uses a lever.
pub type Uses<G> = Box<dyn Fn(&<G as Game>::Move) -> bool + Send + Sync>;

/// The settings that a box file represents, or its problems.
pub type BoxFields = Result<Vec<(String, String)>, Vec<String>>;

/// A game that the lab can study.
pub trait Subject: Contest {
    /// The bot that plays if a plan names none: fast, and good enough to give credible results.
    const DEFAULT_BOT: &'static str = "keen";
    /// The fewest and the most players.
    const COUNTS: [u8; 2];
    /// The ways to divide the seats, most interesting first.
    const GROUPS: &'static [Group];
    /// The sources of points.
    const SOURCES: &'static [&'static str] = &[];
    /// How the sources decide a game, if they are not simply added.
    const SOURCES_NOTE: &'static str = "";
    /// The possible endings of a game.
    const ENDINGS: &'static [&'static str];
    /// The ids of the rulebook paragraphs that leave a trace in events.
    const RULES: &'static [&'static str] = &[];

    /// Returns everything that a player may use or not with this setup. The number and the order
    /// are the same for every setup.
    fn levers(_setup: &Self::Setup) -> Vec<Lever> {
        Vec::new()
    }

    /// Returns a predicate for the moves that use a lever, or `None` if no decision leads to it, so
    /// that a bot can't be kept from it.
    fn uses(_setup: &Self::Setup, _lever: usize) -> Option<Uses<Self>> {
        None
    }

    /// Records what an event shows. `actor` is the seat whose decision led to it, if any; `self` is
    /// the position after the decision.
    fn note(&self, _actor: Option<Seat>, _event: &Self::Event, _seen: &mut Observations) {}

    /// Returns the facts about a finished game besides the places.
    fn facts(&self) -> Facts;

    /// Returns the points of a seat as one number, for rows of turns.
    fn points_now(&self, seat: Seat) -> i16;

    /// Completes the settings of a variant that changes only a part of something that must be given
    /// whole, such as one card of a box.
    fn complete(_fields: &mut Vec<(String, String)>, _name: &str) {}

    /// Returns the settings that a box file represents, or `None` if this game has no boxes.
    fn box_fields(_text: &str) -> Option<BoxFields> {
        None
    }
}

/// Looks up the index of a rule in `RULES` at compile time.
macro_rules! rule {
    ($id:literal) => {
        const { $crate::subject::rule_index(RULES, $id) }
    };
}
pub(crate) use rule;

/// Returns the index of a rule in a list.
pub(crate) const fn rule_index(rules: &[&str], id: &str) -> usize {
    let mut index = 0;
    while index < rules.len() {
        if same(rules[index].as_bytes(), id.as_bytes()) {
            return index;
        }
        index += 1;
    }
    panic!("the rule is not in the list")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut index = 0;
    while index < a.len() {
        if a[index] != b[index] {
            return false;
        }
        index += 1;
    }
    true
}
