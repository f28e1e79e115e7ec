//! A hint gets nothing but a view, and names legal moves from good to bad.

use crate::{NAVAL_BATTLE, TWO_PLAYERS, answered, spoken};
use campfire::Campfire;
use dealer::Quick;
use games::Registered;
use kernel::playout::listed_moves;
use kernel::{Game, Record, Turn, Viewer};
use mind::{Answer, Question, ToldHint};
use sea::Sea;

fn ask<G: Registered>(view: &G::View, lang: &str, players: u8) -> Answer {
    answered(&Question::Hint {
        game: G::NAME.to_owned(),
        view: serde_json::to_value(view).expect("a view becomes JSON"),
        iterations: 60,
        seed: 5,
        spoken: spoken(lang, players.into()),
    })
}

fn hinted<G: Registered>(record: &str) -> usize {
    let record = Record::<G>::parse(record).expect("a record");
    let mut journal = record.replay(&mut ()).expect("a game");
    let mut hints = 0;
    for lines in (0..record.lines.len()).rev().step_by(9) {
        journal.rewind(lines);
        let game = journal.now();
        let Turn::Seat(seat) = game.turn() else { continue };
        let view = game.view(Viewer::Seat(seat));
        let answer = ask::<G>(&view, "en", game.players());
        let Answer::Hint(ToldHint { seat: told, moves, .. }) = answer else {
            panic!("{answer:?} is no hint")
        };
        assert_eq!(told, seat);
        assert!((1..=3).contains(&moves.len()));
        assert!(!moves[0].why.is_empty() && !moves[0].deed.is_empty());
        let legal: Vec<String> = listed_moves(game).iter().map(ToString::to_string).collect();
        assert!(moves.iter().all(|one| legal.contains(&one.notation)));
        // Whatever else could be hidden, the answer is the same.
        let other = G::imagine(&view, &mut Quick::new(99)).view(Viewer::Seat(seat));
        assert_eq!(ask::<G>(&other, "en", game.players()), ask::<G>(&view, "en", game.players()));
        hints += 1;
    }
    hints
}

#[test]
fn a_hint_names_legal_moves_and_depends_on_the_view_alone() {
    assert!(hinted::<Campfire>(TWO_PLAYERS) > 2);
    assert!(hinted::<Sea>(NAVAL_BATTLE) > 2);
}

#[test]
fn there_is_no_hint_where_nobody_decides() {
    let record = Record::<Campfire>::parse(TWO_PLAYERS).expect("a record");
    let journal = record.replay(&mut ()).expect("a game");
    let answer = ask::<Campfire>(&journal.now().view(Viewer::Spectator), "en", 2);
    assert_eq!(answer, Answer::Problem(String::new()));
}
