//! What the interface must know about a game in words: everything but its picture.

use crate::SeatKind;
use bots::Bot;
use kernel::{Game, Seat, Viewer};
use std::fmt::Debug;
use texts::rulebook::Rulebook;
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

/// A game that can speak: what its moves, events and refusals are called.
pub trait Face: Game {
    /// What moves are grouped by in the menu, such as the pile they take up.
    type Heading: Copy + Eq + Debug;

    /// The name of the game, for people.
    fn title() -> &'static str;

    /// The bot of this kind; `None` for people.
    fn bot(kind: SeatKind, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// Puts moves in the order in which a person looks for them.
    fn order(moves: &mut [Self::Move]);

    /// What a move is grouped under.
    fn heading(&self, mv: &Self::Move) -> Self::Heading;

    /// The digit that leads to a move: the place it is about.
    fn digit(mv: &Self::Move) -> Option<char>;

    /// The move to highlight first, if another than the first in the list serves better.
    fn suggested(&self, moves: &[Self::Move]) -> Option<Self::Move>;

    /// What a move does, for the menu; of another's move what the viewer may know.
    fn describe(&self, lang: Lang, mv: &Self::Move, names: &Names, viewer: Viewer) -> String;

    /// The same in a few signs, where there is no room for more.
    fn brief(&self, lang: Lang, mv: &Self::Move) -> String;

    /// What is asked now, and the rule that asks.
    fn question(&self, lang: Lang) -> Option<(String, &'static str)>;

    /// What happened, as a sentence; `None` if another sentence tells it.
    fn sentence(lang: Lang, event: &Self::Event, names: &Names) -> Option<String>;

    /// The rule an event rests on. The game is asked for what the event itself does not say.
    fn rule(&self, event: &Self::Event) -> &'static str;

    /// How an event is set in the log.
    fn weight(event: &Self::Event) -> Weight;

    /// Faint events that follow each other, in one sentence with its rule; there is at least one.
    /// `nth` counts, from 0, how many such groups came before.
    fn faint(lang: Lang, events: &[&Self::Event], nth: usize) -> (String, &'static str);

    /// Why a move is refused.
    fn illegal(lang: Lang, illegal: &Self::Illegal) -> String;

    /// What is wrong with a setup.
    fn setup_problem(lang: Lang, problem: &Self::SetupProblem) -> String;

    /// The rulebook.
    fn rulebook(lang: Lang) -> &'static Rulebook;

    /// What happened since a person decided last, in a few words for each seat; empty if nothing
    /// is worth telling.
    fn since(lang: Lang, names: &Names, me: Seat, events: &[&Self::Event]) -> Vec<String>;
}
