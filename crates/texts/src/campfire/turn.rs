//! The summary of a turn of Campfire, in one line.

use super::{event, space};
use crate::messages::messages;
use crate::turn::TurnLine;
use crate::{Lang, Names};
use ::campfire::{Event, Legend, Tile};
use kernel::Seat;

messages!(said, "campfire-turn");

use said::Deed;

/// Summarizes a turn, or the time before the first one: "You sow 5 discs from space 3: 1 Comet, 2
/// Bells." What was revealed meanwhile is left to the sentences of [`event`].
pub fn turn(lang: Lang, events: &[Event], names: &Names) -> String {
    if let Some(seat) = prepared(events) {
        return Deed::Prepared { name: &names.actor(lang, seat) }.text(lang);
    }
    let mut line = TurnLine::default();
    let mut risen = 0;
    let mut discarded = 0;
    for told in events {
        deed(lang, told, names, &mut line);
        match told {
            Event::MoonRose { .. } => risen += 1,
            Event::Forgotten { .. } => discarded += 1,
            _ => {}
        }
    }
    takings(lang, events, &mut line);
    if risen > 0 {
        line.note(Deed::Rise { moons: risen }.text(lang));
    }
    if discarded > 0 {
        line.note(Deed::Discarded { tiles: discarded }.text(lang));
    }
    for told in events {
        match told {
            Event::MoonScoring(_) => line.note(Deed::Scoring.text(lang)),
            Event::EndAgreed | Event::EndBegan(_) | Event::Over => {
                event(lang, told, names).into_iter().for_each(|sentence| line.note(sentence));
            }
            _ => {}
        }
    }
    let begun = || events.iter().find_map(|told| event(lang, told, names));
    line.text(lang, names).or_else(begun).unwrap_or_default()
}

/// Returns the first player, if these events come before the first turn.
fn prepared(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match event {
        Event::FirstPlayer(seat) => Some(*seat),
        _ => None,
    })
}

/// Adds a player's decision.
fn deed(lang: Lang, event: &Event, names: &Names, line: &mut TurnLine) {
    let seat = match *event {
        Event::TakenUp { seat, .. }
        | Event::Nudged { seat, .. }
        | Event::LysBonus { seat, .. }
        | Event::Lifted { seat, .. }
        | Event::WroteSong { seat, .. }
        | Event::WroteLegend { seat, .. }
        | Event::PassedLastWriting(seat) => seat,
        _ => return,
    };
    let name = &names.actor(lang, seat);
    let deed = match *event {
        Event::TakenUp { place, discs, .. } => Deed::Sow { name, discs, place: space(place) },
        Event::Nudged { to, .. } | Event::LysBonus { to, .. } => {
            Deed::MoveLys { name, to: space(to) }
        }
        Event::Lifted { place, .. } => Deed::Lift { name, place: space(place) },
        Event::WroteSong { price, .. } => Deed::WriteSong { name, price },
        Event::WroteLegend { legend, value, upgraded_from: None, .. } => {
            Deed::WriteLegend { name, legend, value }
        }
        Event::WroteLegend { legend, value, .. } => Deed::Upgrade { name, legend, value },
        _ => Deed::NoLastCard { name },
    };
    line.does(seat, deed.text(lang));
}

/// Adds what everyone took, kind by kind.
fn takings(lang: Lang, events: &[Event], line: &mut TurnLine) {
    let mut seats: Vec<Seat> = Vec::new();
    for event in events {
        if let Event::Took { seat, .. } | Event::MoonsWon { seat, .. } = event
            && !seats.contains(seat)
        {
            seats.push(*seat);
        }
    }
    for seat in seats {
        let count = |wanted: Tile| {
            let took = |event: &&Event| matches!(event, Event::Took { seat: by, tile, .. } if *by == seat && *tile == wanted);
            events.iter().filter(took).count() as u8
        };
        for legend in Legend::ALL {
            let tiles = count(Tile::Story(legend));
            if tiles > 0 {
                line.gets(seat, Deed::Stories { legend, tiles }.text(lang));
            }
        }
        let wilds = count(Tile::Wild);
        if wilds > 0 {
            line.gets(seat, Deed::Wilds { wilds }.text(lang));
        }
        let won = events.iter().map(|event| match event {
            Event::MoonsWon { seat: by, moons } if *by == seat => *moons,
            _ => 0,
        });
        let moons: u8 = won.sum();
        if moons > 0 {
            line.gets(seat, Deed::Moons { moons }.text(lang));
        }
    }
}
