//! The summary of a turn of Sea, in one line.

use super::event;
use super::names::cell as place;
use crate::messages::messages;
use crate::names::from_one;
use crate::turn::TurnLine;
use crate::{Actor, Lang, Names};
use ::sea::Event;
use kernel::Seat;

messages!(said, "sea-turn");

use said::Deed;

/// Summarizes a turn, or the time before the first one: "You launch boat 7, sail 3 steps to B2 and
/// found a settlement at B2." The dice and the tiles are left to the sentences of [`event`].
pub fn turn(lang: Lang, events: &[Event], names: &Names) -> String {
    let first = events.iter().find_map(|event| match event {
        Event::FirstPlayer { seat } => Some(*seat),
        _ => None,
    });
    if let Some(seat) = first {
        return Deed::Prepared { name: &names.actor(lang, seat) }.text(lang);
    }
    let actor = events.iter().find_map(|event| match event {
        Event::TurnBegan { seat, .. } => Some(*seat),
        _ => None,
    });
    let mut line = TurnLine::default();
    for (at, told) in events.iter().enumerate() {
        if let Event::Sailed { seat, fog: true, .. } = told {
            let name = &names.actor(lang, *seat);
            line.does(*seat, Deed::CrossFog { name }.text(lang));
        }
        let deed = deed(lang, actor, (events, at), names);
        if let Some((seat, deed)) = deed.filter(|_| !goes_without_saying(told, events)) {
            line.does(seat, deed);
        }
        match told {
            Event::Sank { seat, cell, .. } => {
                let name = &names.actor(lang, *seat);
                line.note(Deed::Sinks { name, cell: &place(*cell) }.text(lang));
            }
            Event::EndTriggered { .. } | Event::TieLeft { .. } | Event::GameOver { .. } => {
                event(lang, told, names).into_iter().for_each(|sentence| line.note(sentence));
            }
            _ => {}
        }
    }
    let begun = || events.iter().find_map(|told| event(lang, told, names));
    line.text(lang, names).or_else(begun).unwrap_or_default()
}

/// Returns `true` if another event of the turn implies this one: a player who founds or docks goes
/// ashore and secures a component, and one who takes a settlement over has left settlers there.
fn goes_without_saying(told: &Event, events: &[Event]) -> bool {
    let lands = |seat: Seat| {
        let by = |event: &Event| matches!(event, Event::Founded { seat: by, .. } | Event::Docked { seat: by, .. } if *by == seat);
        events.iter().any(by)
    };
    match *told {
        Event::Secured { seat, .. } | Event::Disembarked { seat, .. } => lands(seat),
        Event::SettlersLeft { seat, .. } => {
            events.iter().any(|event| matches!(event, Event::TakenOver { to, .. } if *to == seat))
        }
        _ => false,
    }
}

/// Returns the player who caused an event. If no player is named, it is the one whose turn it is.
fn doer(event: &Event, actor: Option<Seat>) -> Option<Seat> {
    match *event {
        Event::Launched { seat, .. }
        | Event::Sailed { seat, .. }
        | Event::StayedBeforeFog { seat, .. }
        | Event::Founded { seat, .. }
        | Event::Docked { seat, .. }
        | Event::Disembarked { seat, .. }
        | Event::SailedOn { seat, .. }
        | Event::SettlersLeft { seat, .. }
        | Event::TakenOver { to: seat, .. }
        | Event::Secured { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Attacked { attacker: seat, .. }
        | Event::BattleWon { winner: seat, .. }
        | Event::Lost { seat, .. }
        | Event::LegendDisclosed { seat, .. }
        | Event::FeatEarned { seat, .. }
        | Event::VaalSummoned { seat, .. }
        | Event::Passed { seat, .. } => Some(seat),
        Event::WindTurned { .. } | Event::VaalMoved { .. } => actor,
        _ => None,
    }
}

/// Returns what a player did in the event with this number. A way of several steps is mentioned
/// once, at its end.
fn deed(
    lang: Lang,
    actor: Option<Seat>,
    (events, at): (&[Event], usize),
    names: &Names,
) -> Option<(Seat, String)> {
    let seat = doer(&events[at], actor)?;
    let name = &names.actor(lang, seat);
    let deed = match events[at] {
        Event::Sailed { to, .. } => {
            let steps = sailed(events, at)?;
            Deed::Sail { name, steps, cell: &place(to) }.text(lang)
        }
        _ => plain(lang, &events[at], name, names)?,
    };
    let more = events[at + 1..].iter().any(|event| matches!(event, Event::VaalMoved { .. }));
    let leads = matches!(events[at], Event::VaalMoved { .. }) && more;
    (!leads).then_some((seat, deed))
}

/// Returns the number of steps of the boat of this event so far; `None` if it sails further later.
fn sailed(events: &[Event], at: usize) -> Option<u8> {
    let Event::Sailed { seat, .. } = events[at] else { return None };
    let sails = |event: &&Event| matches!(event, Event::Sailed { seat: by, .. } if *by == seat);
    let goes_on = events[at + 1..].iter().any(|event| sails(&event));
    (!goes_on).then(|| events.iter().filter(sails).count() as u8)
}

/// Returns what a player did in a single event.
fn plain(lang: Lang, event: &Event, name: &Actor, names: &Names) -> Option<String> {
    let deed = match *event {
        Event::Launched { handle, .. } => {
            return Some(Deed::Launch { name, handle: &handle.to_string() }.text(lang));
        }
        Event::SailedOn { handle, .. } => {
            return Some(Deed::SailOn { name, handle: &handle.to_string() }.text(lang));
        }
        Event::Founded { cell, .. } => {
            return Some(Deed::Found { name, cell: &place(cell) }.text(lang));
        }
        Event::Docked { cell, .. } => {
            return Some(Deed::Dock { name, cell: &place(cell) }.text(lang));
        }
        Event::Disembarked { cell, .. } => {
            return Some(Deed::Land { name, cell: &place(cell) }.text(lang));
        }
        Event::SettlersLeft { cell, .. } => {
            return Some(Deed::LeaveSettlers { name, cell: &place(cell) }.text(lang));
        }
        Event::TakenOver { cell, .. } => {
            return Some(Deed::TakeOver { name, cell: &place(cell) }.text(lang));
        }
        Event::VaalMoved { to, .. } => {
            return Some(Deed::MoveVaal { name, cell: &place(to) }.text(lang));
        }
        Event::Exchanged { terms, .. } => {
            let partner = &names.actor(lang, terms.partner);
            return Some(Deed::Trade { name, partner }.text(lang));
        }
        Event::Attacked { defender, .. } => {
            let defender = &names.actor(lang, defender);
            return Some(Deed::Attack { name, defender }.text(lang));
        }
        Event::WindTurned { from, to } if from != to => Deed::TurnWind { name, direction: to },
        Event::StayedBeforeFog { .. } => Deed::StayBeforeFog { name },
        Event::Secured { .. } => Deed::Secure { name },
        Event::BattleWon { .. } => Deed::WinBattle { name },
        Event::Lost { lost, .. } => Deed::Lose { name, count: lost.total() },
        Event::LegendDisclosed { nth, .. } => Deed::Disclose { name, nth: from_one(nth) },
        Event::FeatEarned { feat, .. } => Deed::EarnFeat { name, feat },
        Event::VaalSummoned { .. } => Deed::SummonVaal { name },
        Event::Passed { .. } => Deed::Pass { name },
        _ => return None,
    };
    Some(deed.text(lang))
}
