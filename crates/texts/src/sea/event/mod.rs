//! What happens, what luck gives and why the end comes, as sentences.

mod de;
mod en;
mod es;
mod fr;

use super::names::Column;
use crate::speak::speak;
use crate::{Lang, Names};
use ::sea::{Event, Feat, LossReason, Offer, Outcome, PassReason, Score, SinkReason, Trigger};
use kernel::Seat;

/// What happened, as a sentence for the log; `None` for a step that another sentence tells already.
///
/// It tells what the event tells: one that was filtered for a viewer ([`kernel::Game::witness`])
/// gives a sentence for that viewer.
pub fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
    speak!(lang, event(event, names))
}

/// What luck has given, as a sentence. Boats and Myths are named, so it is only for those who may
/// know everything.
pub fn describe_outcome(lang: Lang, outcome: &Outcome, names: &Names) -> String {
    speak!(lang, outcome(outcome, names))
}

/// What triggered the end, as a sentence (S14.1).
pub fn end(lang: Lang, trigger: Trigger) -> &'static str {
    speak!(lang, end(trigger))
}

/// The paragraph of the rulebook that an event rests on.
///
/// Where an event may rest on several and does not say which, it is the most usual one: the first
/// boat of a player cites S4.2 like any other, and what the Vaal hits in a tie S11.4.
pub fn event_rule(event: &Event) -> &'static str {
    match event {
        Event::GodChosen { .. } => "S2.2",
        Event::RolledForFirst { .. } | Event::FirstPlayer { .. } => "S2.1",
        Event::MythDrawn { .. } => "S2.3",
        Event::BoatDrawn { .. } => "S4.2",
        Event::TurnBegan { last: false, .. } | Event::TurnEnded { .. } => "S3.1",
        Event::TurnBegan { last: true, .. } => "S14.2",
        Event::Passed { why: PassReason::Chosen, .. } => "S14.2",
        Event::Passed { why: PassReason::NoBoat, .. } => "S4.2",
        Event::Passed { why: PassReason::NoCrew, .. } => "S4.4",
        Event::Passed { why: PassReason::NoOrigin, .. } | Event::Launched { .. } => "S4.3",
        Event::VaalSummoned { .. } => "S11.1",
        Event::VaalMoved { .. } | Event::VaalStopped { .. } => "S11.3",
        Event::WindPaid { .. } => "S5.1",
        Event::DirectionRolled { .. } | Event::DistanceRolled { .. } => "S5.2",
        Event::WindTurned { .. } => "S5.2",
        Event::TileLaid { .. } | Event::MapEnds { .. } => "S6.1",
        Event::CrowdMet { .. } | Event::Lost { why: LossReason::Crowd, .. } => "S6.2",
        Event::FogMet { .. } | Event::StayedBeforeFog { .. } => "S6.3",
        Event::Sailed { fog: true, .. } | Event::Lost { why: LossReason::Fog, .. } => "S6.3",
        Event::Stopped { .. } => "S5.4",
        Event::StormRolled { .. } | Event::Lost { why: LossReason::Storm, .. } => "S11.5",
        Event::Sailed { fog: false, .. } | Event::TrailLeft { .. } => "S6.5",
        Event::Relieved { .. } | Event::TrailSwapped { .. } => "S6.6",
        Event::Lost { why: LossReason::Battle, .. } => "S10.8",
        Event::Sank { why: SinkReason::Empty | SinkReason::NoMajority, .. } => "S6.7",
        Event::Sank { why: SinkReason::Vaal, .. } => "S11.4",
        Event::Founded { .. } => "S7.2",
        Event::Docked { .. } => "S8.3",
        Event::Secured { .. } => "S12.1",
        Event::Disembarked { .. } | Event::SailedOn { .. } => "S7.4",
        Event::SettlersLeft { .. } => "S10.1",
        Event::TakenOver { .. } => "S8.1",
        Event::DisclosureProposed { .. } | Event::DisclosureAnswered { .. } => "S10.3",
        Event::PieceSeen { .. } => "S10.7",
        Event::OfferMade { .. } | Event::OfferDeclined { .. } => "S10.4",
        Event::Exchanged { at_settlement: false, .. } => "S10.5",
        Event::Exchanged { at_settlement: true, .. } => "S10.6",
        Event::Attacked { .. }
        | Event::BattleWon { .. }
        | Event::Claimed { .. }
        | Event::ClaimDeclined { .. } => "S10.8",
        Event::LegendDisclosed { .. } => "S12.2",
        Event::FeatEarned { feat: Feat::Storm | Feat::Battle | Feat::Fog, .. } => "S13.1",
        Event::FeatEarned { feat: Feat::Circulation | Feat::Pollinisation, .. } => "S13.2",
        Event::EndTriggered { .. } => "S14.1",
        Event::Scored { .. } | Event::MythPieceShown { .. } | Event::GameOver { .. } => "S14.3",
        Event::TieRolled { .. } | Event::TieRemoved { .. } | Event::TieLeft { .. } => "S14.5",
    }
}

/// The terms of an offer with the names of both sides. They are always written from the side of
/// the player whose turn it is, who makes an offer and receives a counter-offer.
struct Terms {
    active: String,
    partner: String,
    offer: Offer,
}

impl Terms {
    fn of(lang: Lang, active: Seat, offer: Offer, names: &Names) -> Terms {
        Terms { active: names.of(lang, active), partner: names.of(lang, offer.partner), offer }
    }
}

/// A score, column by column.
fn columns(score: &Score, name: fn(Column) -> &'static str) -> String {
    let told = Column::ALL.map(|column| match column.of(score) {
        Some(points) => format!("{} {points}", name(column)),
        None => format!("{} –", name(column)),
    });
    told.join(", ")
}

/// The names of those in first place.
fn winners(lang: Lang, places: &[u8], names: &Names) -> Vec<String> {
    let seats = (0u8..).zip(places).filter(|(_, place)| **place == 1);
    seats.map(|(seat, _)| names.of(lang, Seat(seat))).collect()
}

/// The names of the seats in a set with one bit for each.
fn named(lang: Lang, seats: u8, names: &Names) -> Vec<String> {
    let tied = (0..8).filter(|seat| seats & (1 << seat) != 0);
    tied.map(|seat| names.of(lang, Seat(seat))).collect()
}
