//! Every text of Campfire: its pieces, questions, refusals, events, moves and settings.
//!
//! The functions here only choose the language; the sentences stand in one file per language, in
//! the words of that language's rulebook.

mod de;
mod deed;
mod en;
mod es;
mod fr;
mod options;
mod setup;

pub use deed::describe;
pub use options::OPTIONS;
pub use setup::{box_problem, setup_problem};

use crate::speak::speak;
use crate::{Lang, Names};
use ::campfire::{
    Adventurer, Direction, Disc, End, Event, Illegal, Legend, Outcome, Question, Tile,
};

/// An adventurer's name.
pub fn adventurer(lang: Lang, adventurer: Adventurer) -> &'static str {
    speak!(lang, adventurer(adventurer))
}

/// The colour of an adventurer's discs (C1.5).
pub fn adventurer_color(lang: Lang, adventurer: Adventurer) -> &'static str {
    speak!(lang, adventurer_color(adventurer))
}

/// What an adventurer can do, in one sentence (C7.1 to C7.5).
pub fn ability(lang: Lang, adventurer: Adventurer) -> &'static str {
    speak!(lang, ability(adventurer))
}

/// A legend's name, without an article.
pub fn legend(lang: Lang, legend: Legend) -> &'static str {
    speak!(lang, legend(legend))
}

/// What a tile is called, without an article.
pub fn tile(lang: Lang, tile: Tile) -> String {
    speak!(lang, tile(tile))
}

/// What a disc is called, without an article: whose it is, or Nomad, or Frog.
pub fn disc(lang: Lang, disc: Disc) -> &'static str {
    speak!(lang, disc(disc))
}

/// A way around the fire, as an adverb: "clockwise".
pub fn direction(lang: Lang, direction: Direction) -> &'static str {
    speak!(lang, direction(direction))
}

/// What a player is asked, as a question to that player.
pub fn question(lang: Lang, question: Question) -> String {
    speak!(lang, question(question)).to_owned()
}

/// Why a move is refused, as a sentence to the player. The paragraph it rests on is
/// [`kernel::Cites::rule`] of the same value.
pub fn illegal(lang: Lang, illegal: &Illegal) -> String {
    speak!(lang, illegal(illegal))
}

/// What happened, as a sentence for the log; `None` for a step that another sentence tells already.
pub fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
    speak!(lang, event(event, names))
}

/// What luck has given, as a sentence.
pub fn describe_outcome(lang: Lang, outcome: &Outcome, names: &Names) -> String {
    speak!(lang, outcome(outcome, names))
}

/// Why a game ended, as a sentence.
pub fn end(lang: Lang, end: End) -> &'static str {
    speak!(lang, end(end))
}

/// The paragraph of the rulebook that an event rests on.
///
/// Where an event may rest on several and does not say which, it is the most usual one: a tile
/// taken through the Lys bonus cites C5.7 like any other, and a sleeper's disc C3.5.
pub fn event_rule(event: &Event) -> &'static str {
    match event {
        Event::StackLaid { .. } | Event::Uncovered { .. } => "C3.1",
        Event::FirstPlayer(_) => "C2.2",
        Event::Awake(..) => "C2.3",
        Event::Asleep(_) => "C3.4",
        Event::Coin(_) => "C9A.1",
        Event::DiscPlaced { disc: Disc::Frog, .. } => "C3.2",
        Event::DiscPlaced { .. } => "C3.5",
        Event::NomadsPlaced => "C3.3",
        Event::LysPlaced(..) => "C3.7",
        Event::TurnBegan(_) => "C4.1",
        Event::Nudged { .. } => "C7.2",
        Event::TakenUp { .. } | Event::Dropped { paired: false, .. } => "C5.2",
        Event::Dropped { paired: true, .. } => "C7.1",
        Event::Skipped(_) => "C7.4",
        Event::LysBonus { .. } => "C5.5",
        Event::Lifted { .. } => "C7.3",
        Event::Took { .. } | Event::MoonRose { .. } => "C5.7",
        Event::Forgotten { .. } => "C5.8",
        Event::WroteSong { .. } => "C6.2",
        Event::WroteLegend { upgraded_from: None, .. } => "C6.3",
        Event::WroteLegend { upgraded_from: Some(_), .. } => "C6.4",
        Event::MoonScoring(_) => "C7A.1",
        Event::MoonsWon { .. } => "C7A.4",
        Event::MoonsBoxed(_) => "C7A.5",
        Event::EndBegan(End::Stacks) => "C8.1",
        Event::EndAgreed | Event::EndBegan(End::Standstill | End::Table) => "C8.3",
        Event::PassedLastWriting(_) => "C8.2",
        Event::Over => "C9.1",
    }
}

/// The name and score of every seat that `names` knows, for the sentence about a moon scoring.
fn scores(lang: Lang, scores: &[i16], names: &Names) -> Vec<String> {
    let known = names.seats().zip(scores);
    // A true minus sign, as everywhere that people read a number.
    let signed = |score: i16| score.to_string().replace('-', "\u{2212}");
    known.map(|(seat, &score)| format!("{} {}", names.of(lang, seat), signed(score))).collect()
}
