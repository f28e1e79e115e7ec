//! Random events, valid and invalid, from the right and the wrong persons, with a clock that jumps.
//! [`TestHost::handle`] checks the invariants after each.

use crate::test_host::*;
use campfire::Campfire;
use dealer::{Quick, Seed};
use kernel::{Game, Luck, Seat};
use proptest::prelude::*;
use table::*;

/// Statistics of the random events, so that a test can require that nothing was left out.
#[derive(Default, Debug)]
pub struct Tally {
    pub accepted: usize,
    pub refused: usize,
    pub over: usize,
    pub words: std::collections::BTreeSet<String>,
}

/// Returns a person, mostly one who may have a seat.
fn someone(seats: u8, luck: &mut Quick) -> Person {
    match luck.below(10) {
        0 => EVE,
        1 => person(seats),
        _ => person(luck.below(seats.into()) as u8),
    }
}

fn by(seats: u8, luck: &mut Quick) -> By {
    match luck.below(3) {
        0 => By::Host,
        1 => By::Person(ANN),
        _ => By::Person(someone(seats, luck)),
    }
}

/// Returns a move that is often legal, by a person who is often the one to decide.
fn some_move<G: Game>(host: &TestHost<G>, luck: &mut Quick) -> Option<Event<G::Move>> {
    let status = host.table.status(kernel::Viewer::Spectator, host.now);
    let seats = status.seats.len() as u8;
    let seat = match status.turn {
        kernel::Turn::Seat(seat) if luck.below(12) > 0 => seat,
        _ => Seat(luck.below(u32::from(seats) + 1) as u8),
    };
    let moves = host.table.legal_moves(match status.turn {
        kernel::Turn::Seat(turn) => turn,
        _ => seat,
    });
    let mv = *moves.get(luck.below(moves.len().max(1) as u32) as usize)?;
    let answers = match luck.below(12) {
        0 => u64::from(luck.below(status.sequence as u32 + 3)),
        _ => status.answers,
    };
    let occupant = host.table.occupant(seat)?;
    Some(match occupant.decides() {
        Some(person) if luck.below(15) > 0 => Event::act(person, Act::Move { answers, mv }),
        None if luck.below(15) > 0 => Event::BotMove { seat, answers, mv },
        _ => Event::act(someone(seats, luck), Act::Move { answers, mv }),
    })
}

/// Returns a person whose vote is missing.
fn voter_wanted<G: Game>(host: &TestHost<G>) -> Option<Person> {
    let status = host.table.status(kernel::Viewer::Spectator, host.now);
    let vote = status.vote?;
    let mut voters = status.seats.iter().filter_map(|seat| seat.occupant.decides());
    voters.find(|person| !vote.agreed.contains(person))
}

fn some_event<G: Game>(host: &TestHost<G>, luck: &mut Quick) -> Event<G::Move> {
    let seats = host.table.opening().chairs.len() as u8;
    let person = someone(seats, luck);
    let seat = Seat(luck.below(u32::from(seats) + 1) as u8);
    if let Some(person) = voter_wanted(host).filter(|_| luck.below(4) == 0) {
        return Event::act(person, Act::Agree);
    }
    let lobby = host.table.phase() == Phase::Lobby;
    let kind = if lobby { luck.below(16) } else { luck.below(60) };
    match kind {
        0 => Event::act(person, Act::Sit { seat }),
        1 => Event::act(person, Act::Stand),
        2 => {
            let level = (luck.below(3) > 0).then(|| level("hard"));
            Event::act(by(seats, luck), Act::SetChair { seat, level })
        }
        3 if luck.below(4) == 0 => Event::act(by(seats, luck), Act::Kick { person }),
        4..6 => Event::act(person, Act::Ready { nonce: [luck.below(256) as u8; 32] }),
        6 => Event::act(person, Act::Unready),
        7 => Event::act(by(seats, luck), Act::Start),
        8 => Event::Connected { person },
        9 => Event::Disconnected { person },
        10 => Event::act(
            person,
            Act::Say { text: ["hello", "", " \n", "luck tile 0 a"][luck.below(4) as usize].into() },
        ),
        11 => Event::act(by(seats, luck), Act::Mute { person }),
        12 => Event::act(by(seats, luck), Act::Unmute { person }),
        13 => Event::Tick,
        14 if lobby => Event::act(person, Act::Sit { seat }),
        15 if lobby => Event::act(person, Act::Ready { nonce: [1; 32] }),
        14..17 => Event::act(person, Act::Undo),
        17..20 => {
            let motion = Motion::ALL[luck.below(4) as usize];
            Event::act(person, Act::Propose { motion })
        }
        20..24 => Event::act(person, Act::Agree),
        24 => Event::act(person, Act::Decline),
        25 => Event::act(person, Act::HandOver),
        26..29 => Event::act(person, Act::TakeBack),
        29 if luck.below(6) == 0 => Event::act(person, Act::Resign),
        30 => {
            let away_since_ms = (luck.below(2) == 0).then(|| host.now.saturating_sub(MINUTE));
            Event::HostReturned { away_since_ms }
        }
        31 if luck.below(40) == 0 => Event::act(by(seats, luck), Act::Close),
        _ => some_move(host, luck).unwrap_or(Event::Tick),
    }
}

fn some_options(luck: &mut Quick) -> HostingOptions {
    let clock = match luck.below(5) {
        0 => Clock::None,
        1 => Clock::PerMove { ms: MINUTE },
        2 => Clock::Bank { ms: 5 * MINUTE, increment_ms: 3 * SECOND },
        3 => Clock::Days { days: 2, weekends: Weekends::Count },
        _ => Clock::Days { days: 1, weekends: Weekends::Off },
    };
    HostingOptions {
        clock,
        on_timeout: if luck.below(4) == 0 { OnTimeout::Resign } else { OnTimeout::HandOver },
        utc_offset_minutes: luck.below(1681) as i16 - 840,
        away_ms: (luck.below(2) == 0).then_some(2 * MINUTE),
        spectators_talk: luck.below(2) == 0,
        hints: luck.below(2) == 0,
        ..patient()
    }
}

/// Runs a random table through this many events.
pub fn live<G: Game>(setup: G::Setup, seats: u8, number: u64, events: u32, tally: &mut Tally) {
    let mut luck = Quick::new(number);
    let options = some_options(&mut luck);
    let chairs = (0..seats).map(|seat| match luck.below(4) {
        0 => Chair::Open,
        1 => Chair::Bot(level("medium")),
        _ => Chair::Person(person(seat)),
    });
    let chairs = chairs.collect();
    let mut host: TestHost<G> = TestHost::open(setup, options, chairs, Seed::from_number(number));
    for seat in (0..seats).filter(|_| luck.below(4) > 0) {
        host.ok(Event::Connected { person: person(seat) });
    }
    let mut alarm = None;
    for step in 0..events {
        host.now = match luck.below(30) {
            0 => host.now.saturating_sub(u64::from(luck.below(4_000_000))),
            1 => host.now + u64::from(luck.below(200_000_000)),
            _ => host.now + u64::from(luck.below(20_000)),
        };
        host.restores = step % 8 == 0;
        let mut event = some_event(&host, &mut luck);
        if let Some(moment) = alarm.take_if(|_| luck.below(20) == 0) {
            (host.now, event) = (moment, Event::Tick);
        }
        match host.handle(event) {
            Ok(effects) => {
                tally.accepted += 1;
                alarm = wake(&effects).or(alarm);
            }
            Err(error) => {
                tally.refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    host.check_restored();
    tally.over += usize::from(host.table.phase() == Phase::Over);
    for (_, line) in &host.stored {
        let words: Vec<&str> = line.split(' ').collect();
        tally.words.insert(match words[1..] {
            ["undo", _, _, how] => format!("undo-{how}"),
            [word, ..] => word.to_owned(),
            [] => panic!("an empty line"),
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_happens_the_table_keeps_its_promises(number in any::<u64>(), seats in 2..=4u8) {
        live::<Campfire>(campfire(seats), seats, number, 250, &mut Tally::default());
    }
}

/// Every word of the log.
const WORDS: &str = "table set option owner chair commit open sit stand kick ready unready start \
                     move bot luck undo-free undo-agreed propose agree decline lapse pause resume \
                     rematch timeout away handover takeback resign say mute unmute clock outage \
                     end close";

#[test]
fn random_tables_live_through_everything_that_can_be_logged() {
    let mut tally = Tally::default();
    let missing = |tally: &Tally| WORDS.split(' ').find(|word| !tally.words.contains(*word));
    for number in 0..300 {
        let seats = 2 + (number % 2) as u8;
        live::<Campfire>(campfire(seats), seats, number, 400, &mut tally);
        if number > 40 && missing(&tally).is_none() {
            break;
        }
    }
    assert_eq!(missing(&tally), None, "{tally:?}");
    assert!(tally.accepted > 5_000 && tally.refused > 2_000 && tally.over > 5, "{tally:?}");
}
