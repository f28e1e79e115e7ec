//! The preview comes true.

use super::Voyage;
use ::sea::{BattleResult, Dice, Event, Move, Sea, Tribe};
use kernel::{Game, Viewer};
use web::model::Playable;
use web::model::sea::{Scene, decider_view};

#[test]
fn crews_are_afterward_as_the_preview_said() {
    let mut compared = 0;
    for number in 0..24 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            for mv in voyage.legal() {
                let whole = matches!(
                    mv,
                    Move::TurnWind(_) | Move::Leave(_) | Move::Relief(_) | Move::Settle { .. }
                );
                let mut events = Vec::new();
                if !whole || { voyage.game }.play(mv, &mut events).is_err() {
                    continue;
                }
                let mut scene = Scene::of(&view);
                Sea::act(&mut scene, &events[0]);
                for change in view.forecast(mv).crews {
                    let crew = scene.boat(change.seat).map(|boat| boat.crew);
                    assert_eq!(crew, change.after, "{mv}");
                    let sank = events.get(1).is_some_and(|e| matches!(e, Event::Sank { .. }));
                    assert_eq!(sank, change.sinks, "{mv}");
                    compared += 1;
                }
            }
            voyage.step();
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn a_battle_ends_as_the_preview_said() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..60 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            for mv in voyage.legal() {
                let Move::Attack(_) = mv else { continue };
                let told = view.forecast(mv);
                let battle = told.battle.unwrap();
                let mut after = voyage.game;
                let mut events = Vec::new();
                after.play(mv, &mut events).unwrap();
                let taken = events.iter().any(|e| matches!(e, Event::BattleWon { .. }));
                let certain = told.crews.iter().all(|change| change.after.is_some());
                if certain {
                    let won = [BattleResult::AttackerWins, BattleResult::DefenderWins];
                    assert_eq!(taken, won.contains(&battle), "{mv}");
                }
                seen.insert(format!("{battle:?}"));
            }
            voyage.step();
        }
    }
    assert_eq!(seen.len(), 4, "{seen:?}: all but what only edition 1 knows");
}

#[test]
fn sailing_with_the_wind_reaches_only_cells_that_were_shown() {
    let mut compared = 0;
    for number in (0..40).filter(|number| number % 4 != 3) {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            let keeps = voyage.legal().contains(&Move::KeepWind) && !view.voyage.vaal_moves;
            if keeps {
                let told = view.forecast(Move::KeepWind);
                assert_eq!(told.dice, Some(Dice::Distance(view.wind)));
                let mut copy = Voyage { game: voyage.game, luck: dealer::Quick::new(number) };
                let mut events = Vec::new();
                copy.game.play(Move::KeepWind, &mut events).unwrap();
                copy.let_luck_fall(&mut events);
                let turn = events.iter().take_while(|e| !matches!(e, Event::TurnEnded { .. }));
                for event in turn {
                    if let Event::Sailed { to, .. } = *event {
                        assert!(told.reach.iter().any(|reach| reach.cell == to && !reach.blocked));
                        compared += 1;
                    }
                }
            }
            voyage.step();
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn an_offer_gives_each_side_what_the_preview_said() {
    let mut compared = 0;
    for number in 0..60 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            if voyage.legal().contains(&Move::Accept)
                && let Some(offer) = view.open_offer()
            {
                let told = view.forecast(Move::Accept);
                assert_eq!(told.gets.len(), 2);
                assert_eq!(told.gets[0].people, offer.take);
                assert_eq!(told.gets[1].people, offer.give);
                let mut after = voyage.game;
                after.play(Move::Accept, &mut ()).unwrap();
                let later = after.view(Viewer::Omniscient);
                for change in &told.crews {
                    // Afterward the boat may dock immediately.
                    let Some(boat) = later.players[change.seat.index()].boat else { continue };
                    assert_eq!(Some(boat.crew), change.after);
                    assert!(boat.crew.is_led_by(Tribe::of(change.seat)));
                }
                compared += 1;
            }
            voyage.step();
        }
    }
    assert!(compared > 5, "{compared}");
}

/// S11.3: the dice move the Vaal, not the boat.
#[test]
fn where_the_vaal_moves_the_preview_speaks_of_it() {
    let mut told = [0; 2];
    for number in 0..60 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            for mv in voyage.legal() {
                let moves_vaal = match mv {
                    Move::Summon | Move::Vaal => true,
                    Move::Sail | Move::KeepWind => view.voyage.vaal_moves,
                    _ => continue,
                };
                let dice = view.forecast(mv).dice;
                assert_eq!(dice == Some(Dice::Vaal), moves_vaal, "{mv}");
                told[usize::from(moves_vaal)] += 1;
            }
            voyage.step();
        }
    }
    assert!(told.iter().all(|&count| count > 10), "{told:?}");
}

/// S6.3: behind fog is a tile that is known before the decision.
#[test]
fn crossing_the_fog_leads_where_the_preview_says() {
    let mut crossed = 0;
    for number in 0..60 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            if voyage.legal().contains(&Move::Cross) {
                let there = view.forecast(Move::Cross).crosses.unwrap();
                assert!(view.tiles.iter().any(|tile| tile.cell == there));
                crossed += 1;
            }
            voyage.step();
        }
    }
    assert!(crossed > 3, "{crossed}");
}
