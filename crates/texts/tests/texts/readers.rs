//! Sentences address their reader: whole games are described to each player and to a spectator.

use crate::prose::in_known;
use ::campfire::Campfire;
use ::sea::Sea;
use dealer::Quick;
use kernel::{Game, Luck, Seat, Turn, Viewer};
use table::{Absence, Motion, News, Person};
use texts::{Actor, Lang, Names};

/// The words that address a reader. Spanish mostly has its verbs do it.
const ADDRESS: &[(Lang, &[&str])] = &[
    (Lang::En, &["you", "your", "yours"]),
    (Lang::Fr, &["vous", "votre", "vos", "vôtres"]),
    (
        Lang::De,
        &["du", "dir", "dich", "dein", "deine", "deinen", "deiner", "deines", "eure", "euch"],
    ),
    (Lang::Es, &["tú", "te", "ti", "tu", "tus", "tuyo", "os"]),
];

fn addresses(lang: Lang, text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    let address = ADDRESS.iter().find(|(of, _)| *of == lang).map(|(_, words)| *words);
    words.any(|word| address.unwrap_or_default().contains(&word.as_str()))
}

/// Returns a name that no sentence contains otherwise.
fn name(seat: Seat) -> String {
    format!("Zq{seat}")
}

fn names(players: u8) -> Names {
    Names::new(Seat::all(players).map(|seat| Some(name(seat))))
}

/// Checks a sentence as a spectator and as each of the players reads it, and counts how often it
/// addressed one of them.
fn check(players: u8, say: impl Fn(Lang, &Names) -> Option<String>) -> usize {
    let mut addressed = 0;
    for lang in Lang::ALL {
        let Some(told) = say(lang, &names(players)) else { continue };
        assert!(!addresses(lang, &told), "a spectator is addressed: {told}");
        for reader in Seat::all(players) {
            let own = say(lang, &names(players).read_by(Some(reader))).expect("told to all");
            if !told.contains(&name(reader)) {
                assert_eq!(own, told, "nothing in it is about {reader}");
                continue;
            }
            assert!(!own.contains(&name(reader)), "{reader} reads their own name: {own}");
            assert_ne!(own, told.replace(&name(reader), ""), "only the name is gone: {own}");
            let often = [Lang::En, Lang::Fr, Lang::De].contains(&lang);
            assert!(!often || addresses(lang, &own), "not addressed: {own}");
            assert!(!own.contains("  ") && own.trim() == own, "a gap is left: {own:?}");
            addressed += 1;
        }
    }
    addressed
}

/// Plays a game with random moves and checks the sentences of each step.
fn play<G: Game>(
    setup: &G::Setup,
    seed: u64,
    event: fn(Lang, &G::Event, &Names) -> Option<String>,
    outcome: fn(Lang, &G::Outcome, &Names) -> String,
) -> usize {
    let mut luck = Quick::new(seed);
    let mut game = G::start(setup).expect("a table");
    let mut moves = Vec::new();
    let mut addressed = 0;
    while game.turn() != Turn::Over {
        let mut events = Vec::new();
        if game.turn() == Turn::Chance {
            let fell = game.sample(&mut luck);
            addressed += check(game.players(), |lang, names| Some(outcome(lang, &fell, names)));
            game.resolve(fell, &mut events).expect("an outcome");
        } else {
            moves.clear();
            game.legal_moves(&mut moves);
            let chosen = luck.below(moves.len() as u32) as usize;
            game.play(moves[chosen], &mut events).expect("a legal move");
        }
        let told = events.iter().filter_map(|event| G::witness(event, Viewer::Omniscient));
        for happened in told {
            addressed += check(game.players(), |lang, names| event(lang, &happened, names));
        }
    }
    addressed
}

#[test]
fn the_log_of_campfire_says_you_to_its_reader_and_never_their_name() {
    use texts::campfire::{describe_outcome, event};
    let game =
        |players| play::<Campfire>(&::campfire::Setup::new(players), 5, event, describe_outcome);
    assert!((2..=5).map(game).sum::<usize>() > 500);
}

#[test]
fn the_log_of_sea_says_you_to_its_reader_and_never_their_name() {
    use texts::sea::{describe_outcome, event};
    let game = |players| play::<Sea>(&::sea::Setup::new(players), 5, event, describe_outcome);
    assert!((3..=6).map(game).sum::<usize>() > 500);
}

/// Plays a game with random moves and checks the line of each turn. Returns the number of lines,
/// and how often one addressed its reader.
fn turns<G: Game>(
    setup: &G::Setup,
    seed: u64,
    begins: fn(&G::Event) -> bool,
    turn: fn(Lang, &[G::Event], &Names) -> String,
) -> (usize, usize) {
    let mut luck = Quick::new(seed);
    let mut game = G::start(setup).expect("a table");
    let mut moves = Vec::new();
    let mut events = Vec::new();
    while game.turn() != Turn::Over {
        if game.turn() == Turn::Chance {
            let fell = game.sample(&mut luck);
            game.resolve(fell, &mut events).expect("an outcome");
        } else {
            moves.clear();
            game.legal_moves(&mut moves);
            let chosen = luck.below(moves.len() as u32) as usize;
            game.play(moves[chosen], &mut events).expect("a legal move");
        }
    }
    let mut lines = 0;
    let mut addressed = 0;
    for told in events.chunk_by(|_, next| !begins(next)) {
        addressed += check(game.players(), |lang, names| Some(turn(lang, told, names)));
        for lang in Lang::ALL {
            let line = turn(lang, told, &names(game.players()));
            crate::prose::clean(lang, &line);
            assert!(line.chars().count() < 400, "not a line any more: {line}");
            assert!(line.ends_with('.'), "{line}");
        }
        lines += 1;
    }
    (lines, addressed)
}

#[test]
fn a_turn_of_campfire_is_one_line_that_says_you_to_its_reader() {
    let begins = |event: &::campfire::Event| matches!(event, ::campfire::Event::TurnBegan(_));
    for players in 2..=5 {
        let setup = ::campfire::Setup::new(players);
        let (lines, addressed) = turns::<Campfire>(&setup, 7, begins, texts::campfire::turn);
        assert!(lines > 15 && addressed > lines, "{lines} {addressed}");
    }
}

#[test]
fn a_turn_of_sea_is_one_line_that_says_you_to_its_reader() {
    let begins = |event: &::sea::Event| matches!(event, ::sea::Event::TurnBegan { .. });
    for players in 3..=6 {
        let setup = ::sea::Setup::new(players);
        let (lines, addressed) = turns::<Sea>(&setup, 7, begins, texts::sea::turn);
        assert!(lines > 15 && addressed > lines, "{lines} {addressed}");
    }
}

#[test]
fn the_news_of_a_table_say_you_to_their_reader() {
    let seat = Seat(1);
    let person = Person(1);
    let motions = [Motion::Undo, Motion::Pause, Motion::Resume, Motion::Rematch, Motion::End];
    let absences = [Absence::Chosen, Absence::Away, Absence::Time];
    let mut news: Vec<News<Campfire>> = vec![
        News::SatDown { person, seat },
        News::StoodUp { person },
        News::Kicked { person },
        News::Declined { person },
        News::Ready { person },
        News::Muted { person },
        News::Unmuted { person },
        News::TimeRanOut { seat },
        News::TakenBack { seat },
        News::Resigned { seat },
    ];
    news.extend(motions.map(|motion| News::Proposed { person, motion }));
    news.extend(absences.map(|why| News::HandedOver { seat, why }));
    for told in &news {
        let addressed = check(3, |lang, names| {
            let people = |person: Person| names.actor(lang, Seat(person.0 as u8));
            texts::table_ui::news(lang, told, names, people)
        });
        assert_eq!(addressed, Lang::ALL.len(), "{told:?}");
    }
}

#[test]
fn the_winner_reads_that_they_win() {
    use texts::web::{Msg, say};
    for winners in [&[Seat(0)][..], &[Seat(0), Seat(2)], &[Seat(0), Seat(1), Seat(2)]] {
        let addressed = check(4, |lang, names| {
            let actors = names.actors(lang, winners.iter().copied());
            Some(say(lang, &Msg::Winner { you: actors.you, winners: &actors.others }))
        });
        assert_eq!(addressed, Lang::ALL.len() * winners.len());
    }
}

#[test]
fn a_reader_without_a_name_is_you_and_others_are_counted_from_1() {
    let names = Names::default().read_by(Some(Seat(0)));
    let called = |seat| in_known(|lang| names.of(lang, seat));
    assert_eq!(called(Seat(0)), ["You", "Vous", "Du", "Tú"]);
    assert_eq!(called(Seat(1)), ["Player 2", "Joueur 2", "Spieler 2", "Jugador 2"]);
    assert_eq!(names.actor(Lang::En, Seat(0)), Actor::You);
    assert_eq!(names.actor(Lang::En, Seat(1)), Actor::Named("Player 2".to_owned()));
}

#[test]
fn spaces_discs_and_legends_are_counted_from_1() {
    use ::campfire::{Event, Place};
    let names = names(2);
    let first = Place::new(0).unwrap();
    let lifted = Event::Lifted { seat: Seat(0), place: first, height: 0 };
    for lang in Lang::ALL {
        let told = texts::campfire::event(lang, &lifted, &names).unwrap();
        assert_eq!(told.matches('1').count(), 2, "{told}");
        assert!(!told.replace("Zq0", "").contains('0'), "{told}");
    }
    let all: Vec<u8> = Place::all().map(texts::campfire::space).collect();
    assert_eq!(all, (1..=8).collect::<Vec<_>>());
}
