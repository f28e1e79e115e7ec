//! Sea in words: names of moves, events and refusals, and the groups of moves.

use super::{brief, since};
use crate::face::{Face, Weight};
use ::sea::{Event, Move, Sea};
use kernel::Seat;
use texts::{Lang, Names};

/// The groups of moves in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// All answers to a question that needs no groups.
    Answers,
    /// Settlers left.
    Settle,
    /// Disclosures proposed.
    Disclose,
    /// Offers to one partner.
    Offer(Seat),
    /// Counteroffers.
    Counter,
    /// Attacks.
    Attack,
}

impl Face for Sea {
    type Heading = Heading;

    fn order(moves: &mut [Move]) {
        moves.sort_by_key(|mv| match mv {
            Move::Done | Move::Accept => 0,
            Move::Decline => 1,
            Move::Counter(_) => 2,
            Move::Settle { .. } => 3,
            Move::Disclose { .. } => 4,
            Move::Offer(offer) => 5 + offer.partner.0,
            Move::Attack(_) => 50,
            _ => 0,
        });
    }

    fn heading(&self, mv: &Move) -> Heading {
        match mv {
            Move::Settle { .. } => Heading::Settle,
            Move::Disclose { .. } => Heading::Disclose,
            Move::Offer(offer) => Heading::Offer(offer.partner),
            Move::Counter(_) => Heading::Counter,
            Move::Attack(_) => Heading::Attack,
            _ => Heading::Answers,
        }
    }

    fn digit(_mv: &Move) -> Option<char> {
        None
    }

    /// Suggests the move that changes nothing, where there is one.
    fn suggested(&self, moves: &[Move]) -> Option<Move> {
        let idle = [Move::KeepWind, Move::Decline, Move::Done, Move::Calm];
        moves.iter().copied().find(|mv| idle.contains(mv))
    }

    fn brief(&self, lang: Lang, mv: &Move) -> String {
        brief::brief(lang, self, mv)
    }

    fn rule(&self, event: &Event) -> &'static str {
        texts::sea::event_rule(event)
    }

    fn weight(event: &Event) -> Weight {
        match event {
            Event::TurnBegan { .. } | Event::EndTriggered { .. } | Event::GameOver { .. } => {
                Weight::Heading
            }
            _ => Weight::Plain,
        }
    }

    fn faint(_lang: Lang, _events: &[&Event], _nth: usize) -> (String, &'static str) {
        (String::new(), "")
    }

    fn since(lang: Lang, names: &Names, me: Seat, events: &[&Event]) -> Vec<String> {
        since::since(lang, names, me, events)
    }
}
