//! Whole games in which everything that may be done and everything that happens is said.

use crate::prose::{entry, sentence};
use campfire::{Campfire, Event, Move, Setup};
use dealer::Quick;
use kernel::{Game, Luck, Turn};
use texts::campfire::{describe, describe_outcome, event, event_rule};
use texts::{Lang, Names};

/// Says the events of one step in every language and counts the upgrades among them.
fn tell(events: &[Event], names: &Names) -> usize {
    for happened in events {
        assert!(texts::campfire::rulebook(Lang::En).find(event_rule(happened)).is_some());
        for lang in Lang::ALL {
            event(lang, happened, names).iter().for_each(|text| sentence(lang, text));
        }
    }
    let upgrade =
        |event: &&Event| matches!(event, Event::WroteLegend { upgraded_from: Some(_), .. });
    events.iter().filter(upgrade).count()
}

fn describe_all(game: &Campfire, moves: &[Move]) {
    for lang in Lang::ALL {
        let mut menu: Vec<String> = moves.iter().map(|mv| describe(lang, game, mv)).collect();
        menu.iter().for_each(|text| entry(lang, text));
        menu.sort_unstable();
        let twins = menu.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twins, None, "two moves look the same in {lang:?}");
    }
}

#[test]
fn whole_games_can_be_told_and_no_two_moves_of_a_menu_look_the_same() {
    let mut luck = Quick::new(7);
    let mut upgrades = 0;
    for players in 2..=5 {
        let names = Names::new((0..players).map(|seat| (seat > 0).then(|| format!("Nº {seat}"))));
        let mut game = Campfire::start(&Setup::new(players)).unwrap();
        let mut moves = Vec::new();
        while game.turn() != Turn::Over {
            let mut events = Vec::new();
            if game.turn() == Turn::Chance {
                let outcome = game.sample(&mut luck);
                for lang in Lang::ALL {
                    sentence(lang, &describe_outcome(lang, &outcome, &names));
                }
                game.resolve(outcome, &mut events).unwrap();
            } else {
                moves.clear();
                game.legal_moves(&mut moves);
                describe_all(&game, &moves);
                // Writing whenever possible, so that upgrades occur.
                let writes = |mv: &&Move| matches!(mv, Move::Legend { .. } | Move::Song { .. });
                let chosen = luck.below(moves.len() as u32) as usize;
                let mv = moves.iter().find(writes).copied().unwrap_or(moves[chosen]);
                game.play(mv, &mut events).unwrap();
            }
            upgrades += tell(&events, &names);
        }
    }
    assert!(upgrades > 0, "no upgrade was told");
}
