//! Secrets (S16): views, events, lists and refusals reveal nothing that a viewer may not know.

use crate::contract::setups;
use crate::scene::Scene;
use crate::table::{Table, plain};
use crate::wild::Wild;
use dealer::Quick;
use kernel::contract::Probe;
use kernel::playout::{listed_moves, playout, random_step};
use kernel::{Game, Luck, Seat, Turn, Viewer};
use sea::*;

/// Plays random games of every setup and calls `each` with every position along the way.
fn positions(games: u64, mut each: impl FnMut(&Sea, &mut Quick)) {
    for (number, setup) in setups().iter().enumerate() {
        for game in 0..games {
            let mut luck = Quick::new(1000 * number as u64 + game);
            let mut sea = Sea::start(setup).expect("a lawful setup");
            while sea.turn() != Turn::Over {
                each(&sea, &mut luck);
                step(&mut sea, &mut luck, &mut ());
            }
            each(&sea, &mut luck);
        }
    }
}

/// Plays one random move, sometimes a free-form one, or one random outcome.
fn step(sea: &mut Sea, luck: &mut Quick, events: &mut impl kernel::Sink<Event>) {
    if let Turn::Seat(_) = sea.turn() {
        for _ in 0..3 {
            let wild = Wild.some_move(luck);
            if sea.play(wild, events).is_ok() {
                return;
            }
        }
    }
    random_step(sea, luck, events);
}

fn viewers(sea: &Sea) -> Vec<Viewer> {
    Seat::all(sea.players()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// S16
#[test]
fn an_omniscient_view_is_the_complete_position() {
    let mut visited = 0;
    positions(2, |sea, luck| {
        let view = sea.view(Viewer::Omniscient);
        assert_eq!(Sea::imagine(&view, luck), *sea);
        visited += 1;
    });
    assert!(visited > 5_000, "{visited}");
}

/// S16
#[test]
fn what_is_imagined_is_lawful_and_can_be_played_to_the_end() {
    let mut visited = 0;
    let mut moves = Vec::new();
    positions(1, |sea, luck| {
        let viewers = viewers(sea);
        let viewer = viewers[luck.below(viewers.len() as u32) as usize];
        let mut imagined = Sea::imagine(&sea.view(viewer), luck);
        imagined.audit().expect("an imagined position is lawful");
        assert_eq!(imagined.view(viewer), sea.view(viewer));
        if visited % 16 == 0 {
            playout(&mut imagined, luck, &mut moves);
        }
        visited += 1;
    });
    assert!(visited > 5_000, "{visited}");
}

/// S16
#[test]
fn refusals_and_lists_do_not_depend_on_what_the_acting_seat_cannot_know() {
    let mut refusals = 0;
    positions(1, |sea, luck| {
        let Turn::Seat(seat) = sea.turn() else { return };
        let imagined = Sea::imagine(&sea.view(Viewer::Seat(seat)), luck);
        assert_eq!(listed_moves(sea), listed_moves(&imagined));
        for _ in 0..6 {
            let wild = Wild.some_move(luck);
            let [real, other] = [sea, &imagined].map(|&sea| {
                let mut sea = sea;
                sea.play(wild, &mut ())
            });
            assert_eq!(real, other, "{wild}");
            refusals += u32::from(real.is_err());
        }
    });
    assert!(refusals > 5_000, "{refusals}");
}

/// S16
#[test]
fn events_tell_a_viewer_no_more_than_the_view_that_follows() {
    let mut compared = 0;
    positions(1, |sea, luck| {
        if sea.turn() == Turn::Over {
            return;
        }
        for viewer in viewers(sea) {
            let mut imagined = Sea::imagine(&sea.view(viewer), luck);
            let mut real = *sea;
            let mut seed = luck.clone();
            let mut told = Vec::new();
            let mut imagined_told = Vec::new();
            let line = random_step(&mut real, &mut seed, &mut told).expect("it is not over");
            if !line.play(&mut imagined, &mut imagined_told) {
                continue;
            }
            if real.view(viewer) != imagined.view(viewer) {
                continue; // Something was revealed to this viewer.
            }
            let hear = |events: &[Event]| -> Vec<Event> {
                events.iter().filter_map(|event| Sea::witness(event, viewer)).collect()
            };
            assert_eq!(hear(&told), hear(&imagined_told), "{viewer:?}");
            compared += 1;
        }
    });
    assert!(compared > 10_000, "{compared}");
}

/// S16
#[test]
fn a_viewer_learns_of_a_secret_outcome_only_that_it_fell() {
    let mut compared = 0;
    positions(1, |sea, _| {
        let mut outcomes = Vec::new();
        sea.outcomes(&mut outcomes);
        let secret = |outcome: &Outcome| matches!(outcome, Outcome::Boat(_) | Outcome::Myth(_));
        if !outcomes.iter().all(|(outcome, _)| secret(outcome)) || outcomes.len() < 2 {
            return;
        }
        let fall = |outcome: Outcome| {
            let mut after = *sea;
            let mut events = Vec::new();
            after.resolve(outcome, &mut events).expect("listed");
            (after, events)
        };
        let first = fall(outcomes[0].0);
        let second = fall(outcomes[1].0);
        let drawer = first.1.iter().find_map(|event| match event {
            Event::MythDrawn { seat, .. } | Event::BoatDrawn { seat, .. } => Some(*seat),
            _ => None,
        });
        for viewer in viewers(sea) {
            let same = first.0.view(viewer) == second.0.view(viewer);
            assert_eq!(same, Some(viewer) != drawer.map(Viewer::Seat));
            let hear = |events: &[Event]| -> Vec<Event> {
                events.iter().filter_map(|event| Sea::witness(event, viewer)).collect()
            };
            assert_eq!(hear(&first.1) == hear(&second.1), same);
        }
        compared += 1;
    });
    assert!(compared > 500, "{compared}");
}

/// S16
#[test]
fn a_myth_is_seen_by_its_owner_until_scoring() {
    let table = Table::dealt(plain(4));
    for seat in 0..4 {
        for (other, player) in table.seen_by(seat).players.iter().enumerate() {
            assert_eq!(player.myth.is_some(), other == usize::from(seat));
            assert_eq!(player.score.mythical.is_some(), other == usize::from(seat));
        }
    }
    let spectator = table.sea.view(Viewer::Spectator);
    assert!(spectator.players.iter().all(|player| player.myth.is_none()));
}

/// S16, S12.2
#[test]
fn imagined_hoards_hold_no_hidden_legend() {
    let table = Scene::new(3)
        .secured(1, "0:character")
        .secured(1, "1:character")
        .secured(1, "2:character")
        .secured(1, "0:location")
        .secured(1, "1:location")
        .secured(2, "3:action")
        .secured(2, "4:action")
        .secured(2, "5:action")
        .secured(2, "5:location")
        .table();
    let view = table.seen_by(0);
    let mut luck = Quick::new(5);
    let mut locations = 0;
    for _ in 0..500 {
        let imagined = Sea::imagine(&view, &mut luck);
        imagined.audit().expect("lawful");
        let first = imagined.view(Viewer::Omniscient).pieces[0].component.expect("known");
        locations += u32::from(first.part() == Part::Location);
    }
    // No part is favored: the count is about a third of 500.
    assert!((120..=215).contains(&locations), "{locations}");
}

/// S16
#[test]
fn the_json_of_a_view_is_readable_and_holds_no_secret() {
    let table = Table::dealt(plain(3));
    let json = serde_json::to_string_pretty(&table.seen_by(0)).expect("serializable");
    assert!(json.contains("\"0:character\""), "the own boat is known");
    assert!(!json.contains("\"1:character\""), "others' boats are not");
    let value: serde_json::Value = serde_json::from_str(&json).expect("json");
    assert_eq!(value["viewer"], "seat 0");
    assert_eq!(value["decision"]["question"], "wind");
    assert_eq!(value["players"][0]["boat"]["crew"]["red"], 7);
    assert_eq!(value["options"]["found"], "next_turn");
    assert_eq!(value["wind"], "N");
}

/// Compares all facts of a seat with the view of the same seat.
fn compare_facts(sea: &Sea, seat: Seat) {
    let facts = sea.seat_facts(seat);
    let view = sea.view(Viewer::Seat(seat));
    assert_eq!(facts.decision(), view.decision);
    assert_eq!(facts.step(), view.agenda.last().copied());
    assert_eq!(facts.active().map(|seat| seat.0), view.active);
    assert_eq!((facts.turn(), facts.idle_turns()), (view.turn, view.idle_turns));
    assert_eq!((facts.last_turns(), facts.trigger()), (view.last_turns, view.trigger));
    assert_eq!((facts.deck(), facts.discard()), (view.deck, view.discard));
    assert_eq!((facts.pile(), facts.wind()), (view.pile, view.wind));
    assert_eq!(facts.god().map(|seat| seat.0), view.god);
    assert_eq!(facts.vaal(), view.vaal);
    assert_eq!((*facts.voyage(), *facts.talks()), (view.voyage, view.talks));
    assert_eq!(facts.feats().collect::<Vec<_>>(), view.feats);
    assert_eq!(facts.settlements().collect::<Vec<_>>(), view.settlements);
    assert_eq!(facts.tiles().collect::<Vec<_>>(), view.tiles);
    for player in &view.players {
        let found = facts.player(Seat(player.seat));
        assert_eq!((found.pool, found.tokens), (player.pool, player.tokens));
        assert_eq!((found.hand, found.myth), (player.hand.is_some(), player.myth));
        assert_eq!(found.boat, player.boat.map(|boat| (boat.cell, boat.crew)));
        let counted = (player.secured.len(), player.legends.len());
        assert_eq!((usize::from(found.secured), usize::from(found.legends)), counted);
        assert_eq!(found.score, player.score);
    }
    compare_components(&facts, &view);
}

fn compare_components(facts: &SeatFacts<'_>, view: &View) {
    let mut known = 0;
    for (component, place) in facts.components() {
        let piece = view.pieces.iter().find(|piece| piece.component == Some(component));
        let handle = piece.expect("the view shows this component").handle;
        let player = |seat: Seat| &view.players[seat.index()];
        let right = match place {
            Whereabouts::Hand(seat) => player(seat).hand == Some(handle),
            Whereabouts::Boat(seat) => player(seat).boat.is_some_and(|boat| boat.handle == handle),
            Whereabouts::Secured(seat) => player(seat).secured.contains(&handle),
            Whereabouts::Legend(seat) => player(seat).legends.as_flattened().contains(&handle),
            Whereabouts::Discard => view.discarded.contains(&handle),
            Whereabouts::Wreck(loser) => matches!(
                view.agenda.last(),
                Some(Frame::Claim { loser: of, handle: claimed, .. })
                    if *of == loser && *claimed == handle
            ),
        };
        assert!(right, "{component} is not at {place:?}");
        assert_eq!(facts.component(handle), Some(component));
        known += 1;
    }
    assert_eq!(known, view.pieces.iter().filter(|piece| piece.component.is_some()).count());
    for piece in &view.pieces {
        assert_eq!(facts.component(piece.handle), piece.component);
    }
}

/// S16
#[test]
fn the_facts_of_a_seat_are_what_the_view_of_the_seat_shows() {
    let mut visited = 0;
    positions(2, |sea, _| {
        Seat::all(sea.players()).for_each(|seat| compare_facts(sea, seat));
        visited += 1;
    });
    assert!(visited > 5_000, "{visited}");
}
