//! What the lab must know of a game to study it: who can win, what can be used, which rules fire.

use crate::Contest;
use kernel::{Game, SEATS_MAX, Seat};

/// A way to divide the seats of a table, each of which should win its share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// What the values are, in the singular: `adventurer`.
    pub name: &'static str,
    /// The values by number.
    pub values: &'static [&'static str],
}

/// Something that a player may use or not: a card, an ability, an action, a feat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lever {
    /// Its name in data; the same in every variant.
    pub key: String,
    /// Its name for people, with the values that it has in this variant.
    pub label: String,
    /// Which sort of thing it is.
    pub kind: &'static str,
    /// Who can use it.
    pub holder: Holder,
}

/// Who can use a lever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Every seat.
    Anyone,
    /// The seats that have this value of this group.
    Of {
        /// Which of [`Subject::GROUPS`].
        group: usize,
        /// Which of its values.
        value: u8,
    },
}

/// The most groups, sources of points and levers that a game may have: rows have fixed sizes.
pub const GROUPS_MAX: usize = 4;
/// The most sources of points.
pub const SOURCES_MAX: usize = 6;
/// The most levers and the most watched rules: one bit each.
pub const BITS_MAX: usize = 64;
/// A seat that has no value of a group.
pub const NO_VALUE: u8 = u8::MAX;

/// What was seen in a game, one bit for each lever and rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The levers that each seat used.
    pub used: [u64; SEATS_MAX],
    /// The rules that fired.
    pub fired: u64,
}

impl Seen {
    /// A seat used a lever.
    pub fn used(&mut self, seat: Seat, lever: usize) {
        self.used[seat.index()] |= 1 << lever;
    }

    /// A rule fired, by its place in [`Subject::RULES`].
    pub fn fired(&mut self, rule: usize) {
        self.fired |= 1 << rule;
    }
}

/// What a finished game tells besides its places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Which value of each group a seat has, or [`NO_VALUE`]: by group and seat.
    pub groups: [[u8; SEATS_MAX]; GROUPS_MAX],
    /// What a seat has from each source: by source and seat.
    pub sources: [[i16; SEATS_MAX]; SOURCES_MAX],
    /// How the game ended, as a place in [`Subject::ENDINGS`].
    pub ending: u8,
    /// Whether a tie for the first place was broken.
    pub broke_tie: bool,
}

impl Facts {
    /// Nothing known yet.
    pub const NONE: Facts = Facts {
        groups: [[NO_VALUE; SEATS_MAX]; GROUPS_MAX],
        sources: [[0; SEATS_MAX]; SOURCES_MAX],
        ending: 0,
        broke_tie: false,
    };
}

/// Whether a move uses a lever.
pub type Uses<G> = Box<dyn Fn(&<G as Game>::Move) -> bool + Send + Sync>;

/// The settings that a box file stands for, or what is wrong with it.
pub type BoxFields = Result<Vec<(String, String)>, Vec<String>>;

/// A game that the lab can study.
pub trait Subject: Contest {
    /// The bot that plays if a plan names none: quick, and good enough to be believed.
    const DEFAULT_BOT: &'static str;
    /// The fewest and the most players.
    const COUNTS: [u8; 2];
    /// How seats are divided, the most interesting way first.
    const GROUPS: &'static [Group];
    /// Where points come from.
    const SOURCES: &'static [&'static str];
    /// How a game can end.
    const ENDINGS: &'static [&'static str];
    /// The paragraphs of the rulebook that leave a trace in events, by id.
    const RULES: &'static [&'static str];

    /// Everything that a player may use or not, at a table of this setup. The number and the order
    /// are the same for every setup.
    fn levers(setup: &Self::Setup) -> Vec<Lever>;

    /// Which moves use a lever; `None` if no decision leads to it, so that nobody can be kept from
    /// it.
    fn uses(setup: &Self::Setup, lever: usize) -> Option<Uses<Self>>;

    /// Notes what an event shows. `actor` decided what led to it, if somebody did; `self` is the
    /// position after the decision.
    fn note(&self, actor: Option<Seat>, event: &Self::Event, seen: &mut Seen);

    /// What a finished game tells besides its places.
    fn facts(&self) -> Facts;

    /// The points of a seat as one number, for a row a turn.
    fn points_now(&self, seat: Seat) -> i16;

    /// Completes the settings of a variant that change only a part of what must be given whole,
    /// such as one card of a box.
    fn complete(fields: &mut Vec<(String, String)>, name: &str);

    /// The settings that a box file stands for; `None` if this game has no boxes.
    fn box_fields(text: &str) -> Option<BoxFields>;
}

/// The place of a rule in `RULES`, found while compiling.
macro_rules! rule {
    ($id:literal) => {
        const { $crate::subject::rule_index(RULES, $id) }
    };
}
pub(crate) use rule;

/// The place of a rule in a list.
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
