//! Information shown before a decision agrees with the results of the decision.

use dealer::Quick;
use kernel::playout::{draw_until_asked, random_move};
use kernel::{Game, Seat, Turn, Viewer};
use sea::*;

/// Plays random games. After each decision and the random outcomes that follow, calls `look` with
/// the position before, the move, the position right after it and all events up to the next
/// decision.
fn visit(mut look: impl FnMut(&Sea, Move, &Sea, &[Event])) {
    let mut luck = Quick::new(5);
    for players in [3, 4, 5, 3, 4] {
        let mut game = Sea::start(&Setup::new(players)).expect("defaults are lawful");
        let mut decided: Option<(Sea, Move, Sea)> = None;
        let mut events = Vec::new();
        loop {
            draw_until_asked(&mut game, &mut luck, &mut events);
            if let Some((before, mv, after)) = decided.take() {
                look(&before, mv, &after, &events);
            }
            if game.turn() == Turn::Over {
                break;
            }
            events.clear();
            let mv = random_move(&game, &mut luck);
            let before = game;
            game.play(mv, &mut events).expect("a listed move is legal");
            decided = Some((before, mv, game));
        }
    }
}

/// S5, S6
#[test]
fn a_boat_sails_only_where_it_was_shown_to_get() {
    let mut sailed = 0;
    visit(|before, mv, _, events| {
        let view = before.view(Viewer::Spectator);
        let reach = view.forecast(mv).reach;
        let to = events.iter().find_map(|event| match event {
            Event::Sailed { seat, to, .. } if view.active == Some(seat.0) => Some(*to),
            _ => None,
        });
        if let Some(to) = to.filter(|_| !reach.is_empty()) {
            assert!(reach.iter().any(|reach| reach.cell == to), "{mv}: {to:?} in {reach:?}");
            sailed += 1;
        }
    });
    assert!(sailed > 200, "only {sailed} boats sailed");
}

/// S5.1, S6.7
#[test]
fn a_crew_is_left_as_it_was_shown() {
    let mut paid = 0;
    visit(|before, mv, after, _| {
        let Move::TurnWind(Some(tribe)) = mv else { return };
        let view = before.view(Viewer::Spectator);
        let seat = Seat(view.active.expect("somebody sails"));
        let without = |tribe| view.forecast(Move::TurnWind(Some(tribe))).crews.first().copied();
        let shown = without(tribe).expect("who pays was aboard");
        assert_eq!(shown.seat, seat, "the captain's own crew pays");
        let boat = after.view(Viewer::Spectator).players[seat.index()].boat;
        assert_eq!(boat.map(|boat| boat.crew), shown.after, "{mv}");
        // A passenger may pay exactly if the boat stays afloat without them.
        let mut moves = Vec::new();
        before.legal_moves(&mut moves);
        for payer in shown.before.tribes() {
            let sinks = without(payer).expect("the payer is aboard").sinks;
            assert_eq!(!sinks, moves.contains(&Move::TurnWind(Some(payer))), "{payer:?}");
        }
        assert_eq!(without(Tribe::of(Seat(5))).is_some(), shown.before.get(Tribe::of(Seat(5))) > 0);
        paid += 1;
    });
    assert!(paid > 30, "only {paid} passengers paid");
}

/// S16
#[test]
fn the_terms_of_an_offer_are_shown_to_those_who_hear_them() {
    let mut heard = [0, 0];
    visit(|before, mv, _, events| {
        let (Move::Offer(offer) | Move::Counter(offer)) = mv else { return };
        let made = events.iter().find(|event| matches!(event, Event::OfferMade { .. }));
        let made = made.expect("an offer is told");
        let seats = Seat::all(before.players()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator, Viewer::Omniscient]) {
            let witnessed = Sea::witness(made, viewer);
            let knows = matches!(witnessed, Some(Event::OfferMade { terms: Some(_), .. }));
            assert_eq!(before.view(viewer).may_know_terms(viewer, &offer), knows, "{viewer:?}");
            heard[usize::from(knows)] += 1;
        }
    });
    assert!(heard.iter().all(|&times| times > 10), "{heard:?}");
}
