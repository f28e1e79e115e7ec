//! What the interface must know about a game in words: everything but its picture.

use crate::SeatKind;
use bots::{Bot, BotConfig};
use games::Registered;
use kernel::Seat;
use std::fmt::Debug;
use texts::{Lang, Names};

/// How an entry of the log is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It begins something new, such as a turn.
    Heading,
    /// Somebody did something.
    Plain,
    /// It follows from what was done.
    Faint,
}

/// A game of the registry that the terminal can show: how its moves are grouped and its log is set.
pub trait Face: Registered {
    /// What moves are grouped by in the menu, such as the pile they take up.
    type Heading: Copy + Eq + Debug;

    /// Puts moves in the order in which a person looks for them.
    fn order(moves: &mut [Self::Move]);

    /// What a move is grouped under.
    fn heading(&self, mv: &Self::Move) -> Self::Heading;

    /// The digit that leads to a move: the place it is about.
    fn digit(mv: &Self::Move) -> Option<char>;

    /// The move to highlight first, if another than the first in the list serves better.
    fn suggested(&self, moves: &[Self::Move]) -> Option<Self::Move>;

    /// What a move does in a few signs, where there is no room for more.
    fn brief(&self, lang: Lang, mv: &Self::Move) -> String;

    /// The rule an event rests on. The game is asked for what the event itself does not say.
    fn rule(&self, event: &Self::Event) -> &'static str;

    /// How an event is set in the log.
    fn weight(event: &Self::Event) -> Weight;

    /// Faint events that follow each other, in one sentence with its rule; there is at least one.
    /// `nth` counts, from 0, how many such groups came before.
    fn faint(lang: Lang, events: &[&Self::Event], nth: usize) -> (String, &'static str);

    /// What happened since a person decided last, in a few words for each seat; empty if nothing
    /// is worth telling.
    fn since(lang: Lang, names: &Names, me: Seat, events: &[&Self::Event]) -> Vec<String>;
}

/// The bot of this kind; `None` for people.
pub fn bot_of<G: Face>(kind: SeatKind, seed: u64) -> Option<Box<dyn Bot<G> + Send>> {
    if kind == SeatKind::Human {
        return None;
    }
    let bot = G::bot(kind.word(), BotConfig::seed(seed));
    Some(bot.expect("every kind of seat but a person's has a bot of its name"))
}
