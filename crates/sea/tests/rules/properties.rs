//! The invariants of the audit (4.2) that a single position can't show, and the notation.

use crate::contract::setups;
use crate::sensible::sensible;
use crate::wild::Wild;
use dealer::{Dealer, Quick, Seed, tag_reveal, tags_before, verify};
use kernel::contract::Probe;
use kernel::playout::{draw_until_asked, listed_moves, random_journal, random_move};
use kernel::{Game, Journal, Record, SetupText, Turn, Viewer};
use proptest::prelude::*;
use sea::*;

/// S14.1. Invariant 7.
#[test]
fn progress_never_falls_and_no_game_exceeds_the_bound() {
    let mut turns = 0;
    for (number, setup) in setups().iter().enumerate() {
        for game in 0..12 {
            let journal = random_journal::<Sea>(setup, &mut Quick::new(77 * number as u64 + game));
            let mut sea = journal.first();
            let mut progress = 0;
            for line in journal.lines() {
                assert!(line.play(&mut sea, &mut ()), "replays");
                let view_scored = sea.view(Viewer::Spectator).places.is_some();
                assert!(view_scored || sea.progress() >= progress, "progress fell");
                progress = sea.progress();
                assert!(u32::from(progress) <= tables::progress_max(setup.players));
            }
            let view = sea.view(Viewer::Spectator);
            assert!(
                u32::from(view.turn) <= tables::turns_max(setup.players, setup.becalmed_rounds)
            );
            turns += u32::from(view.turn);
        }
    }
    assert!(turns > 1_000);
}

/// S13.1. Invariant 9.
#[test]
fn a_feat_has_one_owner_forever() {
    let mut earned = 0;
    for setup in setups() {
        let journal = random_journal::<Sea>(&setup, &mut Quick::new(9));
        let mut events = Vec::new();
        Record::of(&journal, Vec::new()).replay(&mut events).expect("replays");
        let feats: Vec<Feat> = events
            .iter()
            .filter_map(|event| match event {
                Event::FeatEarned { feat, .. } => Some(*feat),
                _ => None,
            })
            .collect();
        let mut once = feats.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), feats.len());
        earned += feats.len();
    }
    assert!(earned > 10);
}

/// S10.4. Invariant 14.
#[test]
fn talks_are_bounded_in_every_turn() {
    let mut messages = 0;
    for (number, setup) in setups().iter().enumerate() {
        let journal = random_journal::<Sea>(setup, &mut Quick::new(number as u64));
        let mut events = Vec::new();
        Record::of(&journal, Vec::new()).replay(&mut events).expect("replays");
        for turn in events.split(|event| matches!(event, Event::TurnBegan { .. })) {
            let count = |wanted: fn(&Event) -> bool| turn.iter().filter(|e| wanted(e)).count();
            let offers = count(|e| matches!(e, Event::OfferMade { counter: false, .. }));
            assert!(offers <= usize::from(setup.offers_per_turn));
            assert!(count(|e| matches!(e, Event::Exchanged { .. })) <= 1);
            assert!(count(|e| matches!(e, Event::Attacked { .. })) <= 1);
            assert!(count(|e| matches!(e, Event::DisclosureProposed { .. })) <= 1);
            assert!(count(|e| matches!(e, Event::SettlersLeft { .. })) <= 1);
            messages += offers;
        }
    }
    assert!(messages > 10);
}

/// Returns `true` if a crew that sailed on in a new boat did anything more in the same turn, which
/// only a boat that sailed there may do (S6.9, S7.4, S8.3).
fn new_boats_act(events: &[Event]) -> bool {
    let mut launched = None;
    events.iter().any(|event| {
        let (actor, acts) = match *event {
            Event::TurnBegan { .. } => {
                launched = None;
                return false;
            }
            Event::SailedOn { seat, .. } => {
                launched = Some(seat);
                return false;
            }
            Event::Docked { seat, .. } | Event::SettlersLeft { seat, .. } => (seat, true),
            Event::DisclosureProposed { seat, .. } => (seat, true),
            Event::OfferMade { from, counter: false, .. } => (from, true),
            Event::Attacked { attacker, .. } => (attacker, true),
            _ => return false,
        };
        acts && launched == Some(actor)
    })
}

/// S6.9, S7.4, S8.3: the law that edition 1 broke. The contract couldn't detect it: every position
/// was valid, only the transition between them wasn't.
#[test]
fn a_boat_that_did_not_sail_does_nothing_more_in_its_turn() {
    let mut broken = [0; 2];
    for (edition, broken) in (1u8..).zip(&mut broken) {
        for number in 0..400 {
            let setup = Setup { edition, ..Setup::new(3 + (number % 4) as u8) };
            let journal = random_journal::<Sea>(&setup, &mut Quick::new(number));
            let mut events = Vec::new();
            Record::of(&journal, Vec::new()).replay(&mut events).expect("replays");
            *broken += u32::from(new_boats_act(&events));
        }
    }
    assert!(broken[0] > 0, "edition 1 breaks the law, so that this test can see it broken");
    assert_eq!(broken[1], 0);
}

/// S3.2. Invariant 12.
#[test]
fn the_same_luck_and_the_same_moves_are_the_same_game() {
    for setup in setups() {
        let record = |number| {
            let journal = random_journal::<Sea>(&setup, &mut Quick::new(number));
            Record::of(&journal, Vec::new()).to_string()
        };
        assert_eq!(record(4), record(4));
        assert_ne!(record(4), record(5));
    }
}

/// S3.2
#[test]
fn sensible_answers_are_always_legal_and_end_the_game() {
    let mut answered = 0;
    for (number, setup) in setups().iter().enumerate() {
        for game in 0..20 {
            let mut luck = Quick::new(31 * number as u64 + game);
            let mut sea = Sea::start(setup).expect("a lawful setup");
            while sea.turn() != Turn::Over {
                // Without becalmed rounds, cautious players would sail forever, so the players agree
                // to end the game.
                if sea.turns() > 500 && setup.becalmed_rounds.is_none() {
                    let _ = sea.agree_to_end(&mut ());
                }
                if sea.turn() == Turn::Chance {
                    draw_until_asked(&mut sea, &mut luck, &mut ());
                    continue;
                }
                // Mixes cautious and random players, so that all questions come up.
                let moves = listed_moves(&sea);
                let cautious = sensible(&sea).expect("a seat decides");
                assert!(moves.contains(&cautious), "{cautious} is not among {moves:?}");
                let any = moves[kernel::Luck::below(&mut luck, moves.len() as u32) as usize];
                let mv = if game % 2 == 0 { cautious } else { any };
                sea.play(mv, &mut ()).expect("listed");
                answered += 1;
            }
            assert_eq!(sensible(&sea), None);
        }
    }
    assert!(answered > 10_000);
}

/// S1.2
#[test]
fn a_dealt_game_can_be_verified() {
    let seed = Seed::from_number(11);
    let mut journal = Journal::<Sea>::start(Setup::new(4)).expect("lawful");
    let mut dealer = Dealer::<Sea>::new(&seed, &[]);
    let mut luck = Quick::new(1);
    loop {
        match journal.now().turn() {
            Turn::Seat(seat) => {
                let mv = random_move(journal.now(), &mut luck);
                journal.play(seat, mv, &mut ()).expect("listed");
            }
            Turn::Chance => {
                let outcome = dealer.answer(journal.now());
                journal.resolve(outcome, &mut ()).expect("dealt");
            }
            Turn::Over => break,
        }
    }
    let tags = tags_before(&seed, &[]);
    let mut record = Record::of(&journal, tags);
    record.tags_after.push(tag_reveal(&seed));
    let verified = verify(&record);
    assert!(verified.is_ok(), "{verified:?}");
}

proptest! {
    /// S3.1
    #[test]
    fn every_move_and_outcome_reads_back_as_it_is_written(number in any::<u64>()) {
        let mut luck = Quick::new(number);
        let mv = Wild.some_move(&mut luck);
        prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
        let outcome = Wild.some_outcome(&mut luck);
        prop_assert_eq!(outcome.to_string().parse::<Outcome>(), Ok(outcome));
    }

    /// S3.1
    #[test]
    fn no_text_makes_the_reader_stumble(text in "[a-z0-9:, /-]{0,40}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text.clone());
        }
        if let Ok(outcome) = text.parse::<Outcome>() {
            prop_assert_eq!(outcome.to_string(), text.clone());
        }
    }
}

/// S3.1
#[test]
fn one_thing_has_one_spelling() {
    let wrong = [
        "sail now",
        " sail",
        "launch 00,1",
        "launch -0,1",
        "launch 1",
        "wind pay:pink",
        "lose ",
        "lose blue:1,red:1",
        "lose red:1,red:1",
        "lose red:0",
        "lose red:31",
        "attack 03",
        "offer 1 take:red:1 give:blue:1",
        "offer 6 swap:h1/h2",
        "offer 1 swap:h1",
        "legend h1 h2",
        "settle take:red:1 leave:red:1",
        "disembark sail:red:1 settle:red:1",
        "",
    ];
    for text in wrong {
        assert!(text.parse::<Move>().is_err(), "‘{text}’ was read");
    }
    for text in ["dir X", "dist 0", "dist 4", "boat 6:action", "boat 1:verb", "tile reef", "god 6"]
    {
        assert!(text.parse::<Outcome>().is_err(), "‘{text}’ was read");
    }
    let misread = "launch here".parse::<Move>().unwrap_err();
    assert_eq!(misread.expected, "launch <x>,<y>");
    let misread = "dance".parse::<Move>().unwrap_err();
    assert!(misread.expected.contains("launch|sail|found"));
}

/// S15
#[test]
fn wrong_settings_are_all_named() {
    let field = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let fields = [field("tiles", "mud"), field("speed", "9"), field("feats", "five")];
    let problems = Setup::from_fields(EDITION, &fields);
    let problems: Vec<String> = problems.unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        [
            "‘players’ is missing",
            "‘tiles’: ‘mud’ is not of the form default|open_sea|rich_lands",
            "‘speed’ is not a setting of this game",
        ]
    );
}

/// S16
#[test]
fn every_paragraph_of_the_rulebook_is_cited_by_a_test() {
    let sources = [
        include_str!("ashore.rs"),
        include_str!("battle.rs"),
        include_str!("contract.rs"),
        include_str!("ending.rs"),
        include_str!("material.rs"),
        include_str!("properties.rs"),
        include_str!("secrets.rs"),
        include_str!("storm.rs"),
        include_str!("talks.rs"),
        include_str!("voyage.rs"),
    ]
    .concat();
    let sections = [5, 4, 3, 4, 4, 9, 4, 3, 1, 8, 5, 3, 2, 5];
    let mut missing = Vec::new();
    for (section, paragraphs) in (1..).zip(sections) {
        for paragraph in 1..=paragraphs {
            let id = format!("S{section}.{paragraph}");
            let cited = sources.lines().any(|line| {
                let words = line.trim().strip_prefix("/// ").unwrap_or_default();
                words
                    .split([' ', ',', '.'])
                    .collect::<Vec<_>>()
                    .windows(2)
                    .any(|pair| format!("{}.{}", pair[0], pair[1]) == id)
            });
            if !cited {
                missing.push(id);
            }
        }
    }
    assert!(missing.is_empty(), "no test cites {missing:?}");
}
