//! Whole games as record files: each way to end, each kind of encounter, both tiebreakers, and the
//! changes of edition 2; also node counts and a playthrough. They also open in the program.
//!
//! With `EMBERWAKE_BLESS=1` the tests search for games of the newest edition and write them. Those
//! of edition 1 are never rewritten: they show that old records stay valid.

use crate::sensible::sensible;
use dealer::{Dealer, Quick, Seed};
use kernel::perft::perft;
use kernel::playout::{listed_moves, random_move};
use kernel::{Game, Journal, Luck, Record, Seat, Turn, Viewer};
use sea::*;
use std::fmt::Write;

/// A finished game and everything that happened in it.
struct Shown {
    journal: Journal<Sea>,
    events: Vec<Event>,
}

impl Shown {
    fn any(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(test)
    }

    fn feat(&self, feat: Feat) -> bool {
        self.any(|event| matches!(event, Event::FeatEarned { feat: earned, .. } if *earned == feat))
    }

    fn view(&self) -> View {
        self.journal.now().view(Viewer::Omniscient)
    }

    fn ended_by(&self, trigger: Trigger) -> bool {
        self.view().trigger == Some(trigger)
    }

    /// Returns the battles: the attacker with each event up to the next attack.
    fn battles(&self) -> impl Iterator<Item = (Seat, &Event)> {
        let mut attacking = Seat(0);
        self.events.iter().map(move |event| {
            if let Event::Attacked { attacker, .. } = event {
                attacking = *attacker;
            }
            (attacking, event)
        })
    }

    /// S10.5: returns `true` if two boats swapped components on the tile of a third player's
    /// settlement.
    fn exchanged_boats_at_a_settlement(&self) -> bool {
        let mut game = self.journal.first();
        self.journal.lines().iter().any(|line| {
            let before = game.view(Viewer::Omniscient).settlements;
            let mut events = Vec::new();
            assert!(line.play(&mut game, &mut events), "played before");
            events.iter().any(|event| match *event {
                Event::Exchanged { seat, cell, at_settlement: false, .. } => {
                    before.iter().any(|place| place.cell == cell && place.owner != seat.0)
                }
                _ => false,
            })
        })
    }

    /// S6.3: returns `true` if a boat stayed in front of fog because there is land behind it.
    fn stayed_before_land(&self) -> bool {
        let view = self.view();
        let land =
            |cell: &Cell| view.tiles.iter().any(|tile| tile.cell == *cell && tile.kind.is_land());
        let forced = |pair: &[Event]| {
            !matches!(pair[0], Event::StayedBeforeFog { .. })
                && matches!(&pair[1], Event::StayedBeforeFog { cell, .. } if land(cell))
        };
        view.options.fog_exit == FogExit::Ocean && self.events.windows(2).any(forced)
    }

    /// S14.4: returns `true` if the first two players are equal in all columns, and only the area
    /// decided.
    fn decided_by_area(&self) -> bool {
        let places = self.view().places.expect("the game is scored");
        let columns = |place: u8| {
            let seat = places.iter().position(|&p| p == place)?;
            Some(Score { area: 0, ..self.journal.now().score(Seat(seat as u8)) })
        };
        self.view().tie_rolls == 0 && columns(2).is_some() && columns(1) == columns(2)
    }
}

/// A name, and the condition that the game must meet.
type Wanted = (&'static str, fn(&Shown) -> bool);

/// Games of edition 1.
const OLD: [Wanted; 15] = [
    ("ended-by-legends", |shown| shown.ended_by(Trigger::Legends)),
    ("ended-by-tiles", |shown| shown.ended_by(Trigger::Tiles)),
    ("ended-by-boats", |shown| shown.ended_by(Trigger::Boats)),
    ("ended-becalmed", |shown| shown.ended_by(Trigger::Becalmed)),
    ("takeover", |shown| shown.any(|event| matches!(event, Event::TakenOver { .. }))),
    ("naval-battle", |shown| shown.feat(Feat::Battle)),
    ("storm-crossing", |shown| shown.feat(Feat::Storm)),
    ("fog-crossing", |shown| shown.feat(Feat::Fog)),
    ("pollinisation", |shown| shown.feat(Feat::Pollinisation)),
    ("settlement-exchange", |shown| {
        shown.any(|event| matches!(event, Event::Exchanged { at_settlement: true, .. }))
    }),
    ("swap-at-sea", |shown| {
        shown.any(|event| matches!(event, Event::Exchanged { at_settlement: false, .. }))
    }),
    ("disclosure", |shown| {
        shown.any(|event| matches!(event, Event::DisclosureAnswered { accepted: true, .. }))
    }),
    ("myth-complete", |shown| {
        shown.view().players.iter().any(|player| player.score.mythical == Some(1))
    }),
    ("tie-broken-by-area", Shown::decided_by_area),
    ("tie-broken-by-the-vaal", |shown| {
        let places = shown.view().places.expect("the game is scored");
        shown.view().tie_rolls > 0 && places.iter().filter(|&&place| place == 1).count() == 1
    }),
];

/// Games of edition 2, each with a sentence of the rulebook that edition 1 didn't have.
const WANTED: [Wanted; 8] = [
    ("a-defender-wins", |shown| {
        shown.battles().any(|(attacker, event)| {
            matches!(event, Event::Claimed { winner, .. } if *winner != attacker)
        })
    }),
    ("a-claim-declined", |shown| shown.any(|event| matches!(event, Event::ClaimDeclined { .. }))),
    ("a-feat-by-lost-majority", |shown| {
        let sank = |event: &Event| matches!(event, Event::Sank { why: SinkReason::NoMajority, .. });
        let feat = |event: &Event| matches!(event, Event::FeatEarned { feat: Feat::Battle, .. });
        shown.events.windows(2).any(|pair| sank(&pair[0]) && feat(&pair[1]))
    }),
    ("boats-exchanged-at-a-settlement", Shown::exchanged_boats_at_a_settlement),
    ("land-behind-fog", Shown::stayed_before_land),
    ("a-discard-remembered", |shown| {
        let view = shown.view();
        let known = |piece: &&PieceView| piece.seen_by.len() > 1 && !piece.open;
        let discarded = view.pieces.iter().filter(|piece| view.discarded.contains(&piece.handle));
        discarded.into_iter().any(|piece| known(&piece))
    }),
    ("a-dead-position", |shown| shown.ended_by(Trigger::Dead)),
    ("ended-by-the-table", |shown| shown.ended_by(Trigger::Table)),
];

/// Returns the options of the game with a number.
fn setup_of(edition: u8, number: u64) -> Setup {
    let preset = Preset::ALL[(number / 4 % 4) as usize];
    let setup = Setup::preset(3 + (number % 4) as u8, preset);
    let discards = edition > 1 && number.is_multiple_of(3);
    let sunk_boats = if discards { SunkBoats::Discard } else { setup.sunk_boats };
    match edition {
        1 => {
            let Setup { fog_exit, becalmed_rounds, .. } = Setup::new(setup.players);
            Setup { edition, fog_exit, becalmed_rounds, ..setup }
        }
        _ => Setup { sunk_boats, ..setup },
    }
}

/// Plays the game with a number: sensible at times, random at others, with the dealer's outcomes.
fn played(edition: u8, number: u64) -> Shown {
    let setup = setup_of(edition, number);
    let patience = if number % 5 == 4 { 30 } else { 1_000 };
    let mut dealer = Dealer::<Sea>::new(&Seed::from_number(number), &[]);
    let mut luck = Quick::new(number);
    let mut journal = Journal::<Sea>::start(setup).expect("a lawful setup");
    let mut events = Vec::new();
    loop {
        if journal.now().turns() > patience && journal.now().can_agree_to_end().is_ok() {
            journal.agree_to_end(&mut events).expect("the table may end the game");
        }
        match journal.now().turn() {
            Turn::Seat(seat) => {
                let mv = choose(journal.now(), &mut luck);
                journal.play(seat, mv, &mut events).expect("listed");
            }
            Turn::Chance => {
                let outcome = dealer.answer(journal.now());
                journal.resolve(outcome, &mut events).expect("dealt");
            }
            Turn::Over => return Shown { journal, events },
        }
    }
}

/// Chooses mostly the sensible answer, which founds and goes home; often accepts offers.
fn choose(sea: &Sea, luck: &mut Quick) -> Move {
    let sensible = match sea.asked() {
        Some(Question::AnswerOffer | Question::AnswerDisclosure) => Move::Accept,
        Some(Question::Interact | Question::Wind) => any(sea, luck),
        _ => sensible(sea).expect("a seat decides"),
    };
    if luck.below(8) == 0 { any(sea, luck) } else { sensible }
}

fn any(sea: &Sea, luck: &mut Quick) -> Move {
    random_move(sea, luck)
}

fn path(name: &str) -> String {
    format!("{}/tests/rules/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn blessing() -> bool {
    std::env::var_os("EMBERWAKE_BLESS").is_some()
}

fn golden(name: &str, actual: &str) {
    if blessing() {
        std::fs::write(path(name), actual).expect("the file can be written");
    }
    let expected = std::fs::read_to_string(path(name)).unwrap_or_default();
    assert!(
        expected == actual,
        "{name} is out of date: run `cargo xtask codegen` and read the change"
    );
}

/// Searches games once for everything required and writes the first game for each.
fn bless() {
    let mut missing: Vec<&Wanted> = WANTED.iter().collect();
    for number in 0..200_000 {
        if missing.is_empty() {
            return;
        }
        let shown = played(EDITION, number);
        missing.retain(|(name, shows)| {
            if !shows(&shown) {
                return true;
            }
            let seed = Seed::from_number(number);
            let mut tags = dealer::tags_before(&seed, &[]);
            tags.push(("event".to_owned(), (*name).to_owned()));
            let (key, value) = dealer::tag_reveal(&seed);
            let text = format!("{}tag {key} {value}\n", Record::of(&shown.journal, tags));
            std::fs::write(path(&format!("fixtures/{name}.rec")), text).expect("written");
            false
        });
    }
    panic!("no game shows {:?}", missing.iter().map(|(name, _)| name).collect::<Vec<_>>());
}

/// S14.1, S14.3, S14.4, S14.5, S8.1, S10.3, S10.5, S10.6, S10.8, S11.5, S6.3, S13.1, S13.2
#[test]
fn every_ending_every_encounter_and_both_tie_breaks_have_a_whole_game() {
    if blessing() {
        bless();
    }
    for (nth, (name, shows)) in OLD.into_iter().chain(WANTED).enumerate() {
        let text = std::fs::read_to_string(path(&format!("fixtures/{name}.rec")));
        let text = text.unwrap_or_else(|_| panic!("{name} is missing"));
        let record = Record::<Sea>::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        let edition = if nth < OLD.len() { 1 } else { EDITION };
        assert_eq!(record.setup.edition, edition, "{name}");
        let mut events = Vec::new();
        let journal = record.replay(&mut events).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        let Some(Event::GameOver { places }) = events.last() else { panic!("{name}: no end") };
        assert_eq!(Some(places.by_seat()), record.end.as_deref(), "{name}");
        assert!(shows(&Shown { journal, events }), "{name} does not show what it should");
        dealer::verify(&record).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}

/// The shortest game in which a crew sails on after an exchange: seat 1 visits the settlement of
/// seat 0, swaps boats and sails on in `h3`.
const SAILING_ON: &str = "emberwake record 1
game sea
rules 1
set players 3
set first_player seat 0
set god_of_winds none
set steering die
set found on_arrival
play
! myth 0
! myth 1
! myth 2
! boat 0:character
! boat 0:location
! boat 0:action
! dir N
! dist 1
! tile coast
0 found
0 disembark
! dir N
! dist 1
1 leave blue
1 offer 0 swap:h1/h0
0 accept
1 disembark settle:blue:4 sail:blue:2
! boat 1:action
";

/// S6.9, S7.4, S8.3: edition 1 means what the program did then, including the new boat's docking.
#[test]
fn a_new_boat_docks_in_records_of_edition_1_only() {
    let end_of = |text: &str| {
        let record = Record::<Sea>::parse(text).expect("a record");
        record
            .replay(&mut ())
            .unwrap_or_else(|why| panic!("{why:?}"))
            .now()
            .view(Viewer::Omniscient)
    };
    let old = end_of(SAILING_ON);
    assert_eq!(old.players[1].secured.len(), 2, "h3 has docked");
    let new = SAILING_ON.replace("rules 1", "rules 2").replace("offer 0", "offer 0 settlement");
    let new = end_of(&new);
    assert_eq!((new.active, new.players[1].secured.len()), (Some(2), 1));
}

/// S3.1, S4.2, S5.1, S5.2
#[test]
fn perft_counts_are_as_they_were() {
    for (edition, name) in [(1, "perft.txt"), (2, "perft-2.txt")] {
        golden(name, &node_counts(edition));
    }
}

fn node_counts(edition: u8) -> String {
    let mut text = String::from("# game decisions-before depth: seat chance over\n");
    for (number, before, depth) in [(0, 0, 5), (1, 12, 5), (2, 40, 4), (3, 80, 4)] {
        let game = after_decisions(edition, number, before);
        for depth in 0..=depth {
            let nodes = perft(&game, depth);
            let seat = nodes.seat;
            let chance = nodes.chance;
            let over = nodes.over;
            writeln!(text, "{number} {before} {depth}: {seat} {chance} {over}").expect("text");
        }
    }
    text
}

/// Returns the game with a number after this many decisions.
fn after_decisions(edition: u8, number: u64, decisions: usize) -> Sea {
    let lines = played(edition, number).journal;
    let mut game = lines.first();
    let mut made = 0;
    for line in lines.lines() {
        match *line {
            kernel::Line::Move(..) if made == decisions => break,
            kernel::Line::Move(_, mv) => {
                made += 1;
                game.play(mv, &mut ()).expect("played before");
            }
            _ => assert!(line.play(&mut game, &mut ()), "fell before"),
        }
    }
    game
}

/// S3.1
#[test]
fn the_tree_of_the_first_turn_has_the_nodes_counted_by_hand() {
    let setup = Setup { god_of_winds: GodOfWinds::None, ..Setup::new(3) };
    let sea = Sea::start(&Setup { first_player: FirstPlayer::Seat(Seat(0)), ..setup });
    let mut sea = sea.expect("lawful");
    for outcome in ["myth 0", "myth 1", "myth 2", "boat 0:action", "boat 1:action"] {
        sea.resolve(outcome.parse().expect("notation"), &mut ()).expect("falls");
    }
    let totals: Vec<u64> = (0..=7).map(|depth| perft(&sea, depth).total()).collect();
    // 16 boats, 2 answers about the wind, 8 directions, 3 distances; then 4 kinds of tile, or 2
    // sides where the wind was paid for and the die shows the opposite:
    // 16 (8·3·4 + 7·3·4 + 3·2) = 2976, and 16 (8·40 + 7·40 + 3·2·4) = 9984.
    assert_eq!(totals, [1, 16, 32, 256, 768, 2976, 9984, 38_240]);
}

/// S3.1, S14.2
#[test]
fn the_playthrough_reads_as_it_did() {
    for (edition, name) in [(1, "playthrough.txt"), (2, "playthrough-2.txt")] {
        golden(name, &playthrough(&played(edition, 5)));
    }
}

fn playthrough(shown: &Shown) -> String {
    let mut game = shown.journal.first();
    let mut text = String::new();
    for line in shown.journal.lines() {
        let mut events = Vec::new();
        match *line {
            kernel::Line::Move(_, mv) => {
                let listed = listed_moves(&game);
                writeln!(text, "{line}  (one of {}, {:?})", listed.len(), game.asked())
                    .expect("text");
                game.play(mv, &mut events).expect("played before");
            }
            _ => {
                writeln!(text, "{line}").expect("text");
                assert!(line.play(&mut game, &mut events), "fell before");
            }
        }
        for event in events {
            writeln!(text, "    {event:?}").expect("text");
        }
    }
    let view = serde_json::to_string_pretty(&game.view(Viewer::Spectator)).expect("JSON");
    writeln!(text, "\n{view}").expect("text");
    text
}
