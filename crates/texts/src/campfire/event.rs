//! The events of a game of Campfire, and its random results.

use super::{legend, space};
use crate::messages::messages;
use crate::names::from_one;
use crate::{Lang, Names};
use ::campfire::{Disc, End, Event, Kinds, Legend, Outcome};
use kernel::Seat;

messages!(said, "campfire-event");

use said::Told;

/// Returns an event as a sentence for the log; `None` for a step that another sentence covers.
pub fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
    let name = |seat: Seat| names.actor(lang, seat);
    let told = match *event {
        Event::StackLaid { place, tiles } => Told::StackLaid { place: space(place), tiles },
        Event::Uncovered { place, tile } => Told::Uncovered { place: space(place), tile },
        Event::FirstPlayer(seat) => Told::FirstPlayer { name: &name(seat) },
        Event::Awake(seat, who) => Told::Awake { name: &name(seat), who },
        Event::Asleep(who) => Told::Asleep { who },
        Event::Coin(seat) => Told::Coin { name: &name(seat) },
        Event::DiscPlaced { seat, disc, place } => {
            Told::DiscPlaced { name: &name(seat), disc, place: space(place) }
        }
        Event::NomadsPlaced => Told::NomadsPlaced,
        Event::LysPlaced(seat, place) => Told::LysPlaced { name: &name(seat), place: space(place) },
        Event::TurnBegan(seat) => Told::TurnBegan { name: &name(seat) },
        Event::Nudged { seat, to } => Told::Nudged { name: &name(seat), to: space(to) },
        Event::TakenUp { seat, place, direction, discs } => {
            Told::TakenUp { name: &name(seat), place: space(place), direction, discs }
        }
        Event::Dropped { paired: false, .. } => return None,
        Event::Dropped { place, paired: true, .. } => Told::DroppedTogether { place: space(place) },
        Event::Skipped(place) => Told::Skipped { place: space(place) },
        Event::LysBonus { seat, to } => Told::LysBonus { name: &name(seat), to: space(to) },
        Event::Lifted { seat, place, height } => {
            Told::Lifted { name: &name(seat), place: space(place), height: from_one(height) }
        }
        Event::Took { seat, place, tile } => {
            Told::Took { name: &name(seat), place: space(place), tile }
        }
        Event::MoonRose { place, chart } => Told::MoonRose { place: space(place), chart },
        Event::Forgotten { place, tile, sleeper } => {
            Told::Forgotten { place: space(place), tile, sleeper }
        }
        Event::WroteSong { seat, price, points, kinds, wilds } => {
            let paid = song_payment(lang, kinds, wilds);
            return Some(
                Told::WroteSong { name: &name(seat), price, points, paid: &paid }.text(lang),
            );
        }
        Event::WroteLegend { seat, legend, value, upgraded_from: None, tiles, wilds } => {
            let paid = legend_payment(lang, legend, tiles, wilds);
            return Some(
                Told::WroteLegend { name: &name(seat), legend, value, paid: &paid }.text(lang),
            );
        }
        Event::WroteLegend { seat, legend, value, upgraded_from: Some(old), tiles, wilds } => {
            let paid = legend_payment(lang, legend, tiles, wilds);
            return Some(
                Told::UpgradedLegend {
                    name: &name(seat),
                    legend,
                    upgraded_from: old,
                    value,
                    paid: &paid,
                }
                .text(lang),
            );
        }
        Event::MoonScoring(by_seat) => {
            let scores = scores(lang, &by_seat, names).join(", ");
            let scores = (!scores.is_empty()).then_some(scores.as_str());
            return Some(Told::MoonScoring { scores }.text(lang));
        }
        Event::MoonsWon { seat, moons } => Told::MoonsWon { name: &name(seat), moons },
        Event::MoonsBoxed(boxed) => Told::MoonsBoxed { boxed },
        Event::EndAgreed => Told::EndAgreed,
        Event::EndBegan(why) => Told::EndBegan { why },
        Event::PassedLastWriting(seat) => Told::PassedLastWriting { name: &name(seat) },
        Event::Over => Told::Over,
    };
    Some(told.text(lang))
}

/// Returns a random result as a sentence.
pub fn describe_outcome(lang: Lang, outcome: &Outcome, names: &Names) -> String {
    let name = |seat: Seat| names.actor(lang, seat);
    match *outcome {
        Outcome::Height(place, high) => {
            Told::OutcomeHeight { place: space(place), high }.text(lang)
        }
        Outcome::Tile(place, tile) => Told::OutcomeTile { place: space(place), tile }.text(lang),
        Outcome::First(seat) => Told::OutcomeFirst { name: &name(seat) }.text(lang),
        Outcome::Lot(seat, who) => Told::OutcomeLot { name: &name(seat), who }.text(lang),
    }
}

/// The tiles that a Song is paid with.
pub(super) fn song_payment(lang: Lang, kinds: Kinds, wilds: u8) -> Vec<String> {
    let mut paid: Vec<String> = kinds.iter().map(|kind| legend(lang, kind).to_owned()).collect();
    paid.extend((wilds > 0).then(|| Told::PaidWilds { wilds }.text(lang)));
    paid
}

/// The tiles that a legend card is paid with.
pub(super) fn legend_payment(lang: Lang, legend: Legend, tiles: u8, wilds: u8) -> Vec<String> {
    let stories = tiles > 0 || wilds == 0;
    let stories = stories.then(|| Told::PaidStories { legend, tiles }.text(lang));
    let wilds = (wilds > 0).then(|| Told::PaidWilds { wilds }.text(lang));
    stories.into_iter().chain(wilds).collect()
}

/// The name and score of every seat that `names` knows, for the sentence about a moon scoring.
fn scores(lang: Lang, scores: &[i16], names: &Names) -> Vec<String> {
    let known = names.seats().zip(scores);
    // A true minus sign, as everywhere that people read a number.
    let signed = |score: i16| score.to_string().replace('-', "\u{2212}");
    known
        .map(|(seat, &score)| format!("{} {}", names.actor(lang, seat).label(lang), signed(score)))
        .collect()
}

/// Returns the paragraph of the rulebook that an event is based on.
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
