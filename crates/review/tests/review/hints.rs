//! Hints list legal moves best first, give true reasons, and know no secrets.

use crate::played::game;
use campfire::{Campfire, Event, Tile};
use dealer::Quick;
use kernel::playout::listed_moves;
use kernel::{Game, Luck, Record, Seat, Turn, Viewer};
use review::{CampfireWhy, Hint, Reviewed, SeaWhy, Story, hint, reasons_for};
use sea::Sea;
use std::collections::BTreeSet;
use texts::{Lang, Names};

/// Returns the positions of a game at which a seat decides.
fn decisions<G: Reviewed>(record: &Record<G>) -> Vec<(G, Seat)> {
    let (_, truth) = Story::of(record, Seat(0)).expect("the record is a game");
    let decided = truth.positions.into_iter().filter_map(|game| match game.turn() {
        Turn::Seat(seat) => Some((game, seat)),
        _ => None,
    });
    decided.collect()
}

fn named<G: Reviewed>(hint: &Hint<G>) -> Vec<String> {
    hint.moves.iter().map(|one| one.mv.to_string()).collect()
}

fn hints_are_legal_and_blind<G: Reviewed>(record: &Record<G>) {
    let mut luck = Quick::new(5);
    for (game, seat) in decisions(record).into_iter().step_by(9) {
        let view = game.view(Viewer::Seat(seat));
        let given = hint::<G>(&view, 3, 60, 1).expect("a seat decides");
        let legal = listed_moves(&game);
        assert!((1..=3).contains(&given.moves.len()));
        assert!(given.moves.iter().all(|one| legal.contains(&one.mv)));
        let other = G::imagine(&view, &mut luck).view(Viewer::Seat(seat));
        let again = hint::<G>(&other, 3, 60, 1).expect("a seat decides");
        assert_eq!(named(&given), named(&again), "a secret changed the hint");
    }
}

#[test]
fn hints_name_legal_moves_and_know_no_secrets() {
    hints_are_legal_and_blind(&game::<Campfire>(&["keen", "random", "keen"], 60));
    hints_are_legal_and_blind(&game::<Sea>(&["keen", "random", "keen"], 61));
}

#[test]
fn nobody_gets_a_hint_while_luck_is_awaited() {
    let start = <Campfire as Game>::start(&campfire::Setup::new(2)).unwrap();
    assert!(hint::<Campfire>(&start.view(Viewer::Seat(Seat(0))), 3, 10, 1).is_none());
}

/// Returns reasons for random pairs of moves along whole games, with the pairs.
fn pairs<G: Reviewed>(
    seeds: std::ops::Range<u64>,
    names: &[&str],
) -> Vec<(G, Seat, G::Move, G::Move)> {
    let mut luck = Quick::new(9);
    let mut pairs = Vec::new();
    for number in seeds {
        for (game, seat) in decisions(&self::game::<G>(names, number)) {
            let legal = listed_moves(&game);
            for _ in 0..4 {
                let mut any = || legal[luck.below(legal.len() as u32) as usize];
                let best = any();
                let other = any();
                pairs.push((game.clone(), seat, best, other));
            }
        }
    }
    pairs
}

/// Returns the tiles that a move brings a seat before a random outcome or another turn.
fn tiles_taken(game: &Campfire, mv: campfire::Move, seat: Seat) -> usize {
    let mut events = Vec::new();
    let mut after = *game;
    after.play(mv, &mut events).unwrap();
    let own = |event: &&Event| matches!(event, Event::Took { seat: to, .. } if *to == seat);
    let before_next = events.iter().take_while(|event| !matches!(event, Event::TurnBegan(_)));
    before_next.filter(own).count()
}

#[test]
fn every_kind_of_reason_in_campfire_is_found_said_and_true() {
    let mut kinds = BTreeSet::new();
    let mut whole = 0;
    let names = Names::new(["Ann", "Flint", "Cy"].map(|name| Some(name.to_owned())));
    for (game, seat, best, other) in pairs::<Campfire>(70..74, &["keen", "random", "keen"]) {
        let view = game.view(Viewer::Seat(seat));
        assert!(
            reasons_for::<Campfire>(&view, best, Some(best)).is_empty(),
            "{best} against itself"
        );
        for reason in Campfire::reasons(&view, best, Some(other)) {
            if let CampfireWhy::Takes(tiles) = &reason {
                let count: u8 = tiles.iter().map(|(_, count)| count).sum();
                assert!(tiles.iter().all(|(tile, _)| *tile != Tile::Moon));
                // Some tiles come only after a tile is revealed, or after a question about Lys or a
                // disc to lift.
                let taken = tiles_taken(&game, best, seat);
                assert!(taken <= usize::from(count), "{best}: {taken} {reason:?}");
                whole += usize::from(taken == usize::from(count));
            }
            if let CampfireWhy::LeavesNothing(who, _) = &reason {
                assert_ne!(*who, seat);
            }
            said_in_all_languages::<Campfire>(&reason, &names);
            kinds.insert(kind(&reason));
        }
    }
    let all =
        ["Takes", "LeavesNothing", "Gains", "ScoresAhead", "AvoidsScoring", "LysBonus", "Tops"];
    assert!(whole > 50, "{whole} reasons tell exactly what the rules then report");
    assert_eq!(kinds, all.map(str::to_owned).into());
}

#[test]
fn reasons_in_sea_are_found_and_said() {
    let mut kinds = BTreeSet::new();
    let names = Names::new(["Ann", "Flint", "Cy"].map(|name| Some(name.to_owned())));
    for (game, seat, best, other) in pairs::<Sea>(80..88, &["keen", "random", "keen"]) {
        let view = game.view(Viewer::Seat(seat));
        assert!(reasons_for::<Sea>(&view, best, Some(best)).is_empty(), "{best} against itself");
        for reason in Sea::reasons(&view, best, Some(other)) {
            said_in_all_languages::<Sea>(&reason, &names);
            kinds.insert(kind(&reason));
        }
    }
    for wanted in ["Founds", "Secures", "KeepsCrew", "Column", "Reaches", "StaysAfloat"] {
        assert!(kinds.contains(wanted), "{wanted} is not among {kinds:?}");
    }
    for rare in [SeaWhy::Legend, SeaWhy::WinsBattle, SeaWhy::Feat(sea::Feat::Storm)] {
        said_in_all_languages::<Sea>(&rare, &names);
    }
}

fn kind(reason: &impl std::fmt::Debug) -> String {
    let text = format!("{reason:?}");
    text.split('(').next().unwrap_or_default().to_owned()
}

fn said_in_all_languages<G: Reviewed>(reason: &G::Reason, names: &Names) {
    let said = Lang::ALL.map(|lang| G::reason(lang, reason, names));
    assert!(said.iter().all(|text| !text.is_empty() && !text.ends_with('.')), "{said:?}");
}

#[test]
fn a_reason_is_a_sentence() {
    let names = Names::new(["Ann", "Flint"].map(|name| Some(name.to_owned())));
    let reasons = [
        CampfireWhy::Takes(vec![(Tile::Story(campfire::Legend::Comet), 2)]),
        CampfireWhy::LeavesNothing(Seat(1), campfire::Place::new(2).unwrap()),
    ];
    let said = |lang| {
        let parts = reasons.each_ref().map(|reason| Campfire::reason(lang, reason, &names));
        texts::review::because(lang, &parts)
    };
    assert_eq!(said(Lang::En), "Takes 2 Comets and leaves Flint nothing on space 3.");
    assert_eq!(said(Lang::De), "Nimmt 2 Kometen-Plättchen und lässt Flint auf Feld 3 nichts.");
}
