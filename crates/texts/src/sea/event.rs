//! The events of a game of Sea, and its random results.

use super::names::{Column, cell as place, column, legend_sentence};
use super::part::{Part, clauses};
use crate::messages::messages;
use crate::names::from_one;
use crate::{Actors, Lang, Names};
use ::sea::{
    Cell, Counts, Event, Feat, Handle, LossReason, Offer, Outcome, PassReason, Score, SinkReason,
};
use kernel::Seat;

messages!(said, "sea-event");

use said::Told;

/// Returns an event as a sentence for the log; `None` for a step that another sentence covers.
///
/// It contains what the event contains: one that was filtered for a viewer
/// ([`kernel::Game::witness`]) results in a sentence for that viewer.
pub fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
    let name = |seat: Seat| names.actor(lang, seat);
    let told = match *event {
        Event::GodChosen { seat } => Told::GodChosen { name: &name(seat) },
        Event::RolledForFirst { seat, direction } => {
            Told::RolledForFirst { name: &name(seat), direction }
        }
        Event::FirstPlayer { seat } => Told::FirstPlayer { name: &name(seat) },
        Event::MythDrawn { seat, myth: None } => Told::MythDrawn { name: &name(seat) },
        Event::MythDrawn { seat, myth: Some(myth) } => Told::MythSeen { name: &name(seat), myth },
        Event::BoatDrawn { seat, handle, component: None, left } => {
            Told::BoatDrawn { name: &name(seat), handle: &handle.to_string(), left }
        }
        Event::BoatDrawn { seat, handle, component: Some(component), left } => {
            Told::BoatSeen { name: &name(seat), handle: &handle.to_string(), component, left }
        }
        Event::TurnBegan { seat, turn, last: false } => Told::TurnBegan { name: &name(seat), turn },
        Event::TurnBegan { seat, turn, last: true } => {
            Told::LastTurnBegan { name: &name(seat), turn }
        }
        Event::Passed { seat, why: PassReason::Chosen } => Told::PassedChosen { name: &name(seat) },
        Event::Passed { seat, why: PassReason::NoBoat } => Told::PassedNoBoat { name: &name(seat) },
        Event::Passed { seat, why: PassReason::NoCrew } => Told::PassedNoCrew { name: &name(seat) },
        Event::Passed { seat, why: PassReason::NoOrigin } => {
            Told::PassedNoOrigin { name: &name(seat) }
        }
        Event::VaalSummoned { seat, .. } => Told::VaalSummoned { name: &name(seat) },
        Event::VaalMoved { from, to } => Told::VaalMoved { from: &place(from), to: &place(to) },
        Event::VaalStopped { cell } => Told::VaalStopped { cell: &place(cell) },
        Event::Launched { seat, cell: Cell::PRIMORDIAL, handle, crew } => {
            Told::Launched { name: &name(seat), handle: &handle.to_string(), cell: None, crew }
        }
        Event::Launched { seat, cell, handle, crew } => {
            let cell = place(cell);
            let handle = handle.to_string();
            let cell = Some(cell.as_str());
            let handle = handle.as_str();
            return Some(Told::Launched { name: &name(seat), handle, cell, crew }.text(lang));
        }
        Event::WindPaid { seat, paid: Some(paid) } => Told::WindPaid { name: &name(seat), paid },
        Event::WindPaid { seat, paid: None } => Told::WindFree { name: &name(seat) },
        Event::DirectionRolled { seat, direction } => {
            Told::DirectionRolled { name: &name(seat), direction }
        }
        Event::DistanceRolled { seat, distance } => {
            Told::DistanceRolled { name: &name(seat), distance }
        }
        Event::WindTurned { from, to } if from == to => Told::WindUnturned { to },
        Event::WindTurned { from, to } => Told::WindTurned { from, to },
        Event::TileLaid { cell, kind, left } => Told::TileLaid { cell: &place(cell), kind, left },
        Event::MapEnds { seat, cell } => Told::MapEnds { cell: &place(cell), name: &name(seat) },
        Event::CrowdMet { seat, cell, steps } => {
            Told::CrowdMet { name: &name(seat), cell: &place(cell), steps }
        }
        Event::FogMet { seat, cell } => Told::FogMet { name: &name(seat), cell: &place(cell) },
        Event::StayedBeforeFog { seat, cell } => {
            Told::StayedBeforeFog { name: &name(seat), cell: &place(cell) }
        }
        Event::Stopped { seat, cell } => Told::Stopped { name: &name(seat), cell: &place(cell) },
        Event::StormRolled { seat, distance } => Told::StormRolled { name: &name(seat), distance },
        Event::Sailed { seat, from, to, fog: false } => {
            Told::Sailed { name: &name(seat), from: &place(from), to: &place(to) }
        }
        Event::Sailed { seat, from, to, fog: true } => {
            Told::SailedThroughFog { name: &name(seat), from: &place(from), to: &place(to) }
        }
        Event::TrailLeft { seat, cell, tribe } => {
            Told::TrailLeft { name: &name(seat), tribe, cell: &place(cell) }
        }
        Event::Relieved { seat, cell, taken } => {
            Told::Relieved { cell: &place(cell), name: &name(seat), taken }
        }
        Event::TrailSwapped { seat, cell, taken } => {
            Told::TrailSwapped { name: &name(seat), taken, cell: &place(cell) }
        }
        Event::Lost { seat, lost, why } => Told::Lost { why, name: &name(seat), lost },
        Event::Sank { seat, cell, handle, home, why } => Told::Sank {
            why,
            name: &name(seat),
            handle: &handle.to_string(),
            cell: &place(cell),
            home,
        },
        Event::Founded { seat, cell, home } => {
            Told::Founded { name: &name(seat), cell: &place(cell), home }
        }
        Event::Docked { seat, cell, handle } => {
            Told::Docked { name: &name(seat), handle: &handle.to_string(), cell: &place(cell) }
        }
        Event::Secured { seat, handle, how } => {
            Told::Secured { how, name: &name(seat), handle: &handle.to_string() }
        }
        Event::Disembarked { seat, cell, settled, home, sailing } => {
            let total = |crew: Counts| u16::from(crew.total());
            let parts = [
                (!settled.is_empty())
                    .then(|| Part::TheySettle { crew: settled, total: total(settled) }),
                (!home.is_empty()).then(|| Part::TheyGoHome { crew: home, total: total(home) }),
                (!sailing.is_empty())
                    .then(|| Part::TheySailOn { crew: sailing, total: total(sailing) }),
            ];
            let parts = clauses(lang, parts.into_iter().flatten());
            let cell = &place(cell);
            let parts = &parts;
            return Some(Told::Disembarked { name: &name(seat), cell, parts }.text(lang));
        }
        Event::SailedOn { seat, cell, handle, crew } => Told::SailedOn {
            name: &name(seat),
            cell: &place(cell),
            handle: &handle.to_string(),
            crew,
        },
        Event::SettlersLeft { seat, cell, left, taken } => {
            Told::SettlersLeft { taken, name: &name(seat), left, cell: &place(cell) }
        }
        Event::TakenOver { cell, from, to, heads } => {
            Told::TakenOver { heads, to: &name(to), cell: &place(cell), from: &name(from) }
        }
        Event::DisclosureProposed { seat, partner, pieces } => Told::DisclosureProposed {
            name: &name(seat),
            partner: &name(partner),
            pieces_mine: &pieces.mine.to_string(),
            pieces_theirs: &pieces.theirs.to_string(),
        },
        Event::DisclosureAnswered { seat, partner, accepted: true } => {
            Told::DisclosureAccepted { name: &name(seat), partner: &name(partner) }
        }
        Event::DisclosureAnswered { seat, partner, accepted: false } => {
            Told::DisclosureDeclined { name: &name(seat), partner: &name(partner) }
        }
        Event::PieceSeen { seat, handle, component } => {
            Told::PieceSeen { name: &name(seat), handle: &handle.to_string(), component }
        }
        Event::OfferMade { from, to, counter, terms: offer } => {
            // Offers are written from the side of the player whose turn it is, who makes an offer
            // and receives a counteroffer.
            let active = if counter { to } else { from };
            let terms = offer.map(|offer| terms(lang, active, &offer, names));
            let from = &name(from);
            let to = &name(to);
            let terms = terms.as_deref();
            return Some(if counter {
                Told::CounterMade { from, to, terms }.text(lang)
            } else {
                Told::OfferMade { from, to, terms }.text(lang)
            });
        }
        Event::OfferDeclined { from, to, counter: false } => {
            Told::OfferDeclined { from: &name(from), to: &name(to) }
        }
        Event::OfferDeclined { from, to, counter: true } => {
            Told::CounterDeclined { from: &name(from), to: &name(to) }
        }
        Event::Exchanged { seat, cell, terms: offer, at_settlement } => Told::Exchanged {
            at_settlement,
            cell: &place(cell),
            terms: &terms(lang, seat, &offer, names),
        },
        Event::Attacked { attacker, defender, cell, count } => Told::Attacked {
            attacker: &name(attacker),
            defender: &name(defender),
            cell: &place(cell),
            count,
        },
        Event::BattleWon { winner, loser, handle, .. } => Told::BattleWon {
            winner: &name(winner),
            loser: &name(loser),
            handle: &handle.to_string(),
        },
        Event::Claimed { winner, loser, handle } => Told::Claimed {
            winner: &name(winner),
            handle: &handle.to_string(),
            loser: &name(loser),
        },
        Event::ClaimDeclined { winner, loser, handle } => Told::ClaimDeclined {
            winner: &name(winner),
            handle: &handle.to_string(),
            loser: &name(loser),
        },
        Event::LegendDisclosed { seat, nth, handles, components, choice } => {
            let [who, place, what] = components;
            let legend = &legend_sentence(lang, who, place, what);
            let (name, pieces) = (&name(seat), &handles.map(|handle| handle.to_string()));
            return Some(
                Told::LegendDisclosed { choice, name, nth: from_one(nth), pieces, legend }
                    .text(lang),
            );
        }
        Event::FeatEarned { seat, feat } => Told::FeatEarned { name: &name(seat), feat },
        Event::EndTriggered { why } => Told::EndTriggered { why },
        Event::TurnEnded { .. } => return None,
        Event::Scored { seat, myth, score } => {
            Told::Scored { name: &name(seat), myth, columns: &columns(lang, &score) }
        }
        Event::MythPieceShown { seat, handle, component } => {
            Told::MythPieceShown { name: &name(seat), handle: &handle.to_string(), component }
        }
        Event::TieRolled { seat, direction, distance } => {
            Told::TieRolled { name: &name(seat), direction, distance }
        }
        Event::TieRemoved { cell, trail, settlers } => {
            let cell = &place(cell);
            return match (trail.is_empty(), settlers.is_empty()) {
                (true, true) => None,
                (false, true) => Some(Told::TieRemovedTrail { cell, trail }.text(lang)),
                (true, false) => Some(Told::TieRemovedSettlers { cell, settlers }.text(lang)),
                (false, false) => Some(Told::TieRemoved { cell, trail, settlers }.text(lang)),
            };
        }
        Event::TieLeft { seats } => {
            let tied = (0..8).filter(|seat| seats & (1 << seat) != 0);
            let Actors { you, others } = names.actors(lang, tied.map(Seat));
            return Some(Told::TieLeft { you, names: &others }.text(lang));
        }
        Event::GameOver { places } => {
            let first = (0u8..).zip(places.by_seat()).filter(|(_, place)| **place == 1);
            let Actors { you, others } = names.actors(lang, first.map(|(seat, _)| Seat(seat)));
            return Some(Told::GameOver { you, winners: &others }.text(lang));
        }
    };
    Some(told.text(lang))
}

/// Returns a random result as a sentence. It names boats and Myths, so it is only for viewers who
/// may know everything.
pub fn describe_outcome(lang: Lang, outcome: &Outcome, names: &Names) -> String {
    match *outcome {
        Outcome::God(seat) => Told::OutcomeGod { name: &names.actor(lang, seat) }.text(lang),
        Outcome::Direction(die) => Told::OutcomeDirection { die }.text(lang),
        Outcome::Distance(distance) => Told::OutcomeDistance { distance }.text(lang),
        Outcome::Myth(drawn) => Told::OutcomeMyth { drawn }.text(lang),
        Outcome::Boat(drawn) => Told::OutcomeBoat { drawn }.text(lang),
        Outcome::Tile(kind) => Told::OutcomeTile { kind }.text(lang),
    }
}

/// Returns the terms of an exchange: who gives what.
fn terms(lang: Lang, active: Seat, offer: &Offer, names: &Names) -> String {
    let goods = |piece: Option<Handle>, people: Counts| -> Vec<String> {
        let piece = piece.map(|handle| Part::GivenPiece { handle: &handle.to_string() }.text(lang));
        let people = (!people.is_empty()).then(|| Part::Crew { crew: people }.text(lang));
        piece.into_iter().chain(people).collect()
    };
    let given = &goods(offer.swap.map(|pair| pair.mine), offer.give);
    let taken = &goods(offer.swap.map(|pair| pair.theirs), offer.take);
    let active = &names.actor(lang, active);
    let partner = &names.actor(lang, offer.partner);
    Part::Terms { active, given, partner, taken }.text(lang)
}

/// A score, column by column.
fn columns(lang: Lang, score: &Score) -> String {
    let told = Column::ALL.map(|which| match which.of(score) {
        Some(points) => format!("{} {points}", column(lang, which)),
        None => format!("{} –", column(lang, which)),
    });
    told.join(", ")
}

/// Returns the paragraph of the rulebook that an event is based on.
///
/// Where an event may be based on several and does not say which, it is the most usual one: the
/// first boat of a player cites S4.2 like any other, and what the Vaal hits in a tie S11.4.
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
