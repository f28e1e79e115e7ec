//! Quick starts, digests of turns, verdicts on games, and statistics.

use crate::{T0, options, play_on, seated, table};
use campfire::Campfire;
use dealer::Seed;
use kernel::{Game, Record, Seat};
use sea::Sea;
use std::collections::BTreeMap;
use texts::Lang;
use web::model::digest::{digest, digests_since, spans};
use web::model::seating::{bot_name, opening_here};
use web::model::statistics::{FinishedGame, REMEMBERED_MAX, Statistics};
use web::model::verdict::{Lead, verdict};
use web::model::{Library, Playable, Registered, Session, Sitter, StorageError, Store, Timeline};

fn quick<G: Playable>(number: u64) -> Session<G> {
    let bot = Sitter::Bot("easy".into());
    let sitters = [Sitter::Person, bot.clone(), bot];
    let opening = opening_here::<G>(G::quick_setup(3), &sitters, options());
    let mut session =
        Session::open("t".into(), opening, vec![None; 3], Seed::from_number(number), T0).unwrap();
    session.set_up(number, T0);
    session
}

fn begins_at_a_turn<G: Playable>() {
    for number in 0..20 {
        let session = quick::<G>(number);
        assert_eq!(session.now().turns(), 1);
        assert!(session.seat_to_act().is_some());
        let kept = session.save(T0);
        let back = Session::<G>::load("t".into(), &kept, T0).unwrap();
        assert_eq!(back.happenings().len(), session.happenings().len());
    }
}

#[test]
fn a_quick_game_begins_at_the_first_turn_and_is_kept_like_any_other() {
    begins_at_a_turn::<Campfire>();
    begins_at_a_turn::<Sea>();
}

/// The setup of the record that Learn shows its pictures from.
fn taught<G: Playable>() -> G::Setup {
    let (_, text) = G::guide_records()[0];
    Record::<G>::parse(text).unwrap().setup
}

/// The first player, the God of Winds and the adventurers may differ.
#[test]
fn play_now_plays_the_rules_that_learn_and_card_teach() {
    let quick = Sea::quick_setup(3);
    let sea::Setup { first_player, god_of_winds, .. } = quick;
    assert_eq!(sea::Setup { first_player, god_of_winds, ..taught::<Sea>() }, quick);
    let quick = Campfire::quick_setup(3);
    let taught = taught::<Campfire>();
    let campfire::Setup { first, adventurers, .. } = quick.clone();
    assert_eq!(campfire::Setup { first, adventurers, ..taught }, quick);
}

#[test]
fn nobody_new_to_sea_is_asked_about_the_storm() {
    for number in 0..20 {
        let mut session = quick::<Sea>(number);
        for step in 0..60 {
            let asks = Registered::question(session.now(), Lang::En).map(|(asked, _)| asked);
            let summons = asked_to_summon(asks.as_deref());
            assert!(!summons || session.seat_to_act() != Some(Seat(0)), "{number} {step}");
            play_on(&mut session, number + step, 1);
        }
    }
}

fn asked_to_summon(asked: Option<&str>) -> bool {
    asked.is_some_and(|asked| asked.contains("Summon"))
}

fn every_happening_is_in_one_turn<G: Playable>(players: &str) {
    let mut session = seated::<G>(players, options(), 3);
    play_on(&mut session, 3, 20_000);
    assert!(session.is_over());
    let all = session.happenings();
    let spans = spans(all);
    assert!(spans.windows(2).all(|pair| pair[0].end == pair[1].start));
    assert_eq!((spans[0].start, spans.last().unwrap().end), (0, all.len()));
    let turns = spans.iter().filter(|span| span.seat.is_some()).count();
    assert_eq!(turns, usize::from(session.now().turns() as u16));
    for span in spans {
        let line = digest(all, span, Lang::En, &session.names());
        assert!(!line.text.is_empty() && !line.text.contains("revealed"), "{}", line.text);
    }
}

#[test]
fn every_happening_belongs_to_one_turn_and_every_turn_has_a_line() {
    every_happening_is_in_one_turn::<Campfire>("ppp");
    every_happening_is_in_one_turn::<Sea>("ppp");
}

#[test]
fn the_points_of_the_lines_are_those_of_the_cards_and_moons() {
    for number in 0..6 {
        let mut session = table(3, number);
        play_on(&mut session, number, 20_000);
        let all = session.happenings();
        let mut gained = [0; 3];
        for (seat, points) in all.iter().filter_map(|one| Campfire::gain(&one.event)) {
            gained[seat.index()] += points;
        }
        for seat in Seat::all(3) {
            let tiles = i32::from(session.now().score_parts(seat).tiles);
            assert_eq!(gained[seat.index()] - tiles, Playable::points(session.now(), seat));
        }
    }
}

#[test]
fn the_news_of_a_reader_are_whole_turns_from_their_last_decision_on() {
    let mut session = seated::<Campfire>("pbb", options(), 5);
    for number in 0..200 {
        if session.is_over() {
            break;
        }
        if session.person_to_act() == Some(Seat(0)) && session.now().turns() > 3 {
            let news = session.news_for(Seat(0));
            let told = digests_since(session.happenings(), news, Lang::En, &session.names());
            assert!(told.iter().all(|(span, _)| span.start >= news));
            assert!(told.len() <= 4, "{told:?}");
        }
        play_on(&mut session, number, 1);
    }
}

#[test]
fn events_lead_from_the_first_board_to_any_later_one() {
    let mut session = seated::<Sea>("ppp", options(), 4);
    play_on(&mut session, 4, 300);
    let mut scene = session.first_scene().unwrap();
    for happening in session.happenings() {
        Sea::act(&mut scene, &happening.event);
    }
    Sea::settle(&mut scene);
    let expected = Sea::scene(session.view());
    assert_eq!(scene.tiles, expected.tiles);
    assert_eq!((scene.settlements, scene.vaal), (expected.settlements, expected.vaal));
}

#[test]
fn who_led_and_when_is_found_in_the_standings() {
    let told = |standings: &[[i32; 2]], winner| {
        let standings: Vec<Vec<i32>> = standings.iter().map(|one| one.to_vec()).collect();
        verdict(&standings, Some(Seat(winner))).unwrap()
    };
    let kept = told(&[[0, 0], [3, 0], [3, 2], [6, 2]], 0);
    assert_eq!((kept.lead, kept.changes, kept.margin), (Lead::Kept, 0, 4));
    assert_eq!(kept.biggest, Some((1, 3)));
    let turned = told(&[[0, 0], [3, 0], [3, 5], [4, 5], [4, 6]], 1);
    assert_eq!((turned.lead, turned.changes, turned.biggest), (Lead::Taken(2), 1, Some((2, 5))));
    let late = told(&[[0, 0], [3, 0], [3, 1], [3, 9]], 1);
    assert_eq!((late.lead, late.margin), (Lead::AtEnd, 6));
    assert_eq!(told(&[[0, 0], [3, 0], [3, 3]], 1).lead, Lead::Level);
    assert_eq!(verdict(&[], Some(Seat(0))), None);
    assert_eq!(verdict(&[vec![1, 2]], None), None);
}

fn every_ending_has_a_verdict<G: Playable>() {
    for (name, text) in G::fixtures() {
        let timeline = Timeline::of(&Record::<G>::parse(text).unwrap()).unwrap();
        let end = timeline.at(timeline.len());
        let winner = end.standing().unwrap().winners().next();
        let told = verdict(&timeline.standings(), winner).unwrap();
        if let Lead::Taken(turn) = told.lead {
            assert!(turn < timeline.turn_lines().len(), "{name}");
        }
        assert!(told.changes < timeline.turn_lines().len(), "{name}");
    }
}

#[test]
fn every_finished_game_has_a_verdict() {
    every_ending_has_a_verdict::<Campfire>();
    every_ending_has_a_verdict::<Sea>();
}

#[test]
fn a_record_without_names_calls_players_by_what_they_play() {
    let (_, text) = Campfire::fixtures().iter().find(|(name, _)| *name == "two-players").unwrap();
    let unnamed: String = text
        .lines()
        .filter(|line| !line.contains("name."))
        .map(|line| format!("{line}\n"))
        .collect();
    let session =
        Session::<Campfire>::of_record("r".into(), Record::parse(&unnamed).unwrap()).unwrap();
    let who = session.now().adventurer(Seat(0)).unwrap();
    assert_eq!(session.name(Lang::De, Seat(0)), texts::campfire::adventurer(Lang::De, who));
    let (_, text) = Sea::fixtures()[0];
    let unnamed: String = text
        .lines()
        .filter(|line| !line.contains("name."))
        .map(|line| format!("{line}\n"))
        .collect();
    let session = Session::<Sea>::of_record("r".into(), Record::parse(&unnamed).unwrap()).unwrap();
    assert_eq!(session.name(Lang::En, Seat(1)), "Blue");
    assert_eq!(session.name(Lang::De, Seat(1)), "Blau");
}

fn bots_have_their_own_names<G: Playable>() {
    let seats = usize::from(*G::players_range().end());
    let mut names: Vec<Option<String>> = vec![Some(G::bot_names()[0].to_owned())];
    while names.len() < seats {
        let name = bot_name::<G>(&names);
        assert!(!names.contains(&Some(name.clone())), "{name} twice");
        names.push(Some(name));
    }
}

#[test]
fn no_bot_has_the_name_of_anyone_else_at_its_table() {
    bots_have_their_own_names::<Campfire>();
    bots_have_their_own_names::<Sea>();
}

#[derive(Default)]
struct Memory(BTreeMap<String, String>);

impl Store for Memory {
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.keys().cloned().collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key);
        Ok(())
    }
}

#[test]
fn finished_games_are_counted_once_and_can_be_forgotten() {
    let mut library = Library(Memory::default());
    for number in 0..4 {
        let mut session = seated::<Campfire>("pbb", options(), number);
        assert_eq!(session.finished_game(), None, "it goes on");
        play_on(&mut session, number, 20_000);
        session.id = format!("g{number}");
        let finished = session.finished_game().unwrap();
        let place = session.now().standing().unwrap().place(Seat(0));
        assert_eq!((finished.won, finished.players), (place == 1, 3));
        assert_eq!(finished.against.as_deref(), Some("easy"));
        library.note_finished(finished.clone()).unwrap();
        library.note_finished(finished).unwrap();
    }
    let statistics = library.statistics().unwrap();
    assert_eq!(statistics.played(), 4);
    let rows = statistics.rows();
    assert_eq!((rows.len(), rows[0].played, rows[0].won), (1, 4, statistics.won()));
    assert_eq!(Statistics::load(&statistics.save()), statistics);
    library.forget_statistics().unwrap();
    assert_eq!(library.statistics().unwrap(), Statistics::default());
}

#[test]
fn games_of_several_people_at_one_screen_are_nobodys() {
    let mut session = table(3, 2);
    play_on(&mut session, 2, 20_000);
    assert!(session.is_over());
    assert_eq!(session.finished_game(), None);
}

#[test]
fn damaged_statistics_lose_only_their_damaged_lines_and_never_grow_without_end() {
    let text = "a campfire 3 easy won\nnonsense\nb sea x - lost\nc sea 4 - lost\n\n";
    let statistics = Statistics::load(text);
    assert_eq!((statistics.played(), statistics.won()), (2, 1));
    assert_eq!(statistics.rows()[1].against, None);
    let mut many = Statistics::default();
    for number in 0..REMEMBERED_MAX + 10 {
        many.note(FinishedGame {
            id: number.to_string(),
            game: "sea".into(),
            players: 3,
            against: None,
            won: false,
        });
    }
    assert_eq!(many.played(), REMEMBERED_MAX);
}
