//! Sea in words: what its moves, events and refusals are called, and how moves are grouped.

use super::{brief, since};
use crate::SeatKind;
use crate::face::{Face, Weight};
use ::sea::{Event, Illegal, Move, Sea, SetupProblem};
use bots::Bot;
use kernel::{Cites, Game, Seat, Viewer};
use texts::rulebook::Rulebook;
use texts::{Lang, Names};

/// What moves are grouped by.
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
    /// Counter-offers.
    Counter,
    /// Attacks.
    Attack,
}

impl Face for Sea {
    type Heading = Heading;

    fn title() -> &'static str {
        "Sea"
    }

    fn bot(kind: SeatKind, seed: u64) -> Option<Box<dyn Bot<Sea>>> {
        if kind == SeatKind::Human {
            return None;
        }
        let bot = bots::sea::bot(kind.word(), seed);
        Some(bot.expect("every kind of seat but a person's has a bot of its name"))
    }

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

    /// What leaves things as they are, where that is a choice.
    fn suggested(&self, moves: &[Move]) -> Option<Move> {
        let idle = [Move::KeepWind, Move::Decline, Move::Done, Move::Calm];
        moves.iter().copied().find(|mv| idle.contains(mv))
    }

    fn describe(&self, lang: Lang, mv: &Move, names: &Names, viewer: Viewer) -> String {
        let view = self.view(viewer);
        let decider = view.decision.map(|decision| Seat(decision.seat));
        if let (Move::Offer(offer) | Move::Counter(offer), Some(from)) = (mv, decider)
            && !view.may_know_terms(viewer, offer)
        {
            let active = view.active.map(Seat);
            let counter = matches!(mv, Move::Counter(_));
            let to = if counter { active.unwrap_or(from) } else { offer.partner };
            let made = Event::OfferMade { from, to, counter, terms: None };
            return texts::sea::event(lang, &made, names).unwrap_or_default();
        }
        texts::sea::describe(lang, &view, mv, names)
    }

    fn brief(&self, lang: Lang, mv: &Move) -> String {
        brief::brief(lang, self, mv)
    }

    fn question(&self, lang: Lang) -> Option<(String, &'static str)> {
        let question = self.asked()?;
        Some((texts::sea::question(lang, question), question.rule()))
    }

    fn sentence(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        texts::sea::event(lang, event, names)
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

    fn illegal(lang: Lang, illegal: &Illegal) -> String {
        texts::sea::illegal(lang, illegal)
    }

    fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
        texts::sea::setup_problem(lang, problem)
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        texts::rulebook::sea(lang)
    }

    fn since(lang: Lang, names: &Names, me: Seat, events: &[&Event]) -> Vec<String> {
        since::since(lang, names, me, events)
    }
}
