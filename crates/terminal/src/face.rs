//! The interface's view of a game in words: everything except its picture.

use crate::SeatKind;
use bots::{Bot, BotConfig};
use games::Registered;
use kernel::{Seat, Turn, Viewer};
use std::fmt::Debug;
use texts::{Lang, Names};

/// The emphasis of an entry in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It begins something new, such as a turn.
    Heading,
    /// A player did something.
    Plain,
    /// It follows from an action.
    Faint,
}

/// A game of the registry that the terminal can show: the groups of its moves and the emphasis in
/// its log.
pub trait Face: Registered {
    /// The key by which moves are grouped in the menu, such as the pile they take up.
    type Heading: Copy + Eq + Debug;

    /// Sorts moves into the order in which a person looks for them.
    fn order(_moves: &mut [Self::Move]) {}

    /// Returns the group of a move.
    fn heading(&self, mv: &Self::Move) -> Self::Heading;

    /// Returns the digit that leads to a move: the place it is about.
    fn digit(_mv: &Self::Move) -> Option<char> {
        None
    }

    /// Returns the move to highlight first, if another than the first in the list is better.
    fn suggested(&self, _moves: &[Self::Move]) -> Option<Self::Move> {
        None
    }

    /// Describes a move in a few signs, where there is no room for more.
    fn brief(&self, lang: Lang, mv: &Self::Move) -> String {
        let viewer = match self.turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over => Viewer::Spectator,
        };
        self.describe_for(lang, mv, &Names::default(), viewer)
    }

    /// Returns the rule an event is based on. The game answers what the event itself does not say.
    fn rule(&self, event: &Self::Event) -> &'static str {
        Self::event_rule(event)
    }

    /// Returns the emphasis of an event in the log.
    fn weight(event: &Self::Event) -> Weight {
        let begins = Self::turn_of(event).is_some() || Self::begins_the_end(event);
        if begins { Weight::Heading } else { Weight::Plain }
    }

    /// Returns consecutive faint events in one sentence with its rule; there is at least one. `nth`
    /// is the number of such groups before this one. A game without faint events is never asked.
    fn faint(lang: Lang, events: &[&Self::Event], _nth: usize) -> (String, &'static str) {
        let told = events.iter().filter_map(|event| Self::event(lang, event, &Names::default()));
        let rule = events.first().map_or("", |event| Self::event_rule(event));
        (told.collect::<Vec<_>>().join(" "), rule)
    }

    /// Summarizes the events since a person's last decision, in a few words for each seat; empty if
    /// nothing is worth mentioning.
    fn since(_lang: Lang, _names: &Names, _me: Seat, _events: &[&Self::Event]) -> Vec<String> {
        Vec::new()
    }
}

/// Returns the bot of this kind; `None` for people.
pub fn bot_of<G: Face>(kind: SeatKind, seed: u64) -> Option<Box<dyn Bot<G> + Send>> {
    if kind == SeatKind::Human {
        return None;
    }
    let bot = G::bot(kind.word(), BotConfig::seed(seed));
    Some(bot.expect("every kind of seat but a person's has a bot of its name"))
}
