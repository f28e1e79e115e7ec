//! Campfire in words: names of moves, events and refusals, and the groups of moves.

use super::{brief, signs, since};
use crate::face::{Face, Weight};
use campfire::{Adventurer, Campfire, Event, Move, Place};
use kernel::Seat;
use texts::campfire::space;
use texts::terminal::{Ui, ui};
use texts::{Lang, Names};

/// The groups of moves in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// All answers to a question that needs no groups.
    Answers,
    /// Sowings of one pile.
    Pile(Place),
    /// Discs of one sleeping adventurer.
    Sleeper(Adventurer),
    /// Legends to write.
    Legends,
    /// Payments for one song.
    Song(u8),
}

impl Face for Campfire {
    type Heading = Heading;

    fn order(moves: &mut [Move]) {
        moves.sort_unstable();
    }

    fn heading(&self, mv: &Move) -> Heading {
        match *mv {
            Move::Sow { place, .. } => Heading::Pile(place),
            Move::Sleeper(adventurer, _) => Heading::Sleeper(adventurer),
            Move::Legend { .. } => Heading::Legends,
            Move::Song { price, .. } => Heading::Song(price),
            Move::Pick(_)
            | Move::Frog(_)
            | Move::Disc(_)
            | Move::Lys(_)
            | Move::Nudge(_)
            | Move::Lift(_)
            | Move::Pass => Heading::Answers,
        }
    }

    fn digit(mv: &Move) -> Option<char> {
        let place = match *mv {
            Move::Frog(place) | Move::Sleeper(_, place) | Move::Disc(place) | Move::Lys(place) => {
                place
            }
            Move::Sow { place, .. } => place,
            Move::Lift(lifted) => lifted?.0,
            Move::Pick(_)
            | Move::Nudge(_)
            | Move::Song { .. }
            | Move::Legend { .. }
            | Move::Pass => return None,
        };
        char::from_digit(space(place).into(), 10)
    }

    /// Suggests the move that changes nothing, where there is one, so that no one nudges Lys by
    /// mistake.
    fn suggested(&self, moves: &[Move]) -> Option<Move> {
        let idle = [Move::Nudge(None), Move::Lift(None)];
        moves.iter().copied().find(|mv| idle.contains(mv))
    }

    fn brief(&self, lang: Lang, mv: &Move) -> String {
        brief::brief(lang, self, mv)
    }

    fn rule(&self, event: &Event) -> &'static str {
        match event {
            // The owner of the disc decides whether this is the last player's duty or their own
            // placement.
            Event::DiscPlaced { seat, disc, .. } if disc.adventurer() != self.adventurer(*seat) => {
                "C3.4"
            }
            event => texts::campfire::event_rule(event),
        }
    }

    fn weight(event: &Event) -> Weight {
        match event {
            Event::TurnBegan(_) | Event::EndBegan(_) | Event::Over | Event::MoonScoring(_) => {
                Weight::Heading
            }
            Event::StackLaid { .. } | Event::Uncovered { .. } => Weight::Faint,
            _ => Weight::Plain,
        }
    }

    fn faint(lang: Lang, events: &[&Event], nth: usize) -> (String, &'static str) {
        let mut shown = Vec::new();
        for event in events {
            match event {
                Event::Uncovered { place, tile } => {
                    shown.push(format!("{}\u{a0}{}", space(*place), signs::tile_word(*tile)));
                }
                Event::StackLaid { place, tiles } => {
                    shown.push(format!("{}\u{a0}×{tiles}", space(*place)))
                }
                _ => {}
            }
        }
        // The first tops belong to the preparation, all others are revealed in play.
        let rule = if nth == 0 { "C3.1" } else { "C5.10" };
        (ui(lang, Ui::Uncovered { tops: &shown.join(", ") }), rule)
    }

    fn since(lang: Lang, names: &Names, me: Seat, events: &[&Event]) -> Vec<String> {
        since::since(lang, names, me, events)
    }
}
