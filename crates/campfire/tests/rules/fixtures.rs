//! Whole games as record files: at least one for each way to end, each ability and each option.
//! They also open in the program.
//!
//! With `EMBERWAKE_BLESS=1` the tests search for games with the required features and write them. A
//! game of an earlier edition is never rewritten: it shows that old records stay valid.

use crate::perft::golden;
use campfire::tables::EDITION;
use campfire::{
    Adventurer, Bend, Campfire, CardBox, Choice, Direction, Disc, End, Event, First, Lumarathon,
    MoonTies, Move, Setup, Song,
};
use dealer::{Dealer, Quick, Seed};
use kernel::playout::random_move;
use kernel::{Game, Journal, Line, Record, Seat, Turn};

/// The feature that a fixture must show.
struct Wanted {
    name: &'static str,
    setup: fn() -> Setup,
    shows: fn(&Shown) -> bool,
}

/// A finished game and everything that happened in it.
struct Shown {
    journal: Journal<Campfire>,
    events: Vec<Event>,
}

impl Shown {
    fn any(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(test)
    }

    fn played(&self, test: impl Fn(Move) -> bool) -> bool {
        self.journal.lines().iter().any(|line| matches!(line, Line::Move(_, mv) if test(*mv)))
    }

    fn end(&self) -> End {
        self.journal.now().end().expect("the game is over")
    }
}

fn fixed(adventurers: &[Adventurer]) -> Setup {
    Setup {
        adventurers: Choice::Fixed(adventurers.to_vec()),
        ..Setup::new(adventurers.len() as u8)
    }
}

const WANTED: [Wanted; 18] = [
    Wanted {
        name: "two-players",
        setup: || Setup::new(2),
        shows: |shown| shown.end() == End::Stacks,
    },
    Wanted {
        name: "three-players",
        setup: || Setup::new(3),
        shows: |shown| shown.end() == End::Stacks,
    },
    Wanted {
        name: "four-players",
        setup: || Setup::new(4),
        shows: |shown| shown.end() == End::Stacks,
    },
    Wanted {
        name: "five-players",
        setup: || Setup::new(5),
        shows: |shown| shown.end() == End::Stacks,
    },
    Wanted {
        name: "standstill",
        setup: || Setup { standstill: Some(2), ..Setup::new(2) },
        shows: |shown| shown.end() == End::Standstill,
    },
    Wanted {
        name: "ended-by-the-table",
        setup: || Setup { standstill: None, ..Setup::new(2) },
        shows: |shown| shown.end() == End::Table,
    },
    Wanted {
        name: "ulrich-drops-a-pair",
        setup: || fixed(&[Adventurer::Ulrich, Adventurer::Red]),
        shows: |shown| shown.played(|mv| matches!(mv, Move::Sow { bend: Some(Bend::Pair(_)), .. })),
    },
    Wanted {
        name: "moon-nudges-lys",
        setup: || fixed(&[Adventurer::Moon, Adventurer::Red]),
        shows: |shown| shown.played(|mv| mv == Move::Nudge(Some(Direction::Counterclockwise))),
    },
    Wanted {
        name: "red-lifts",
        setup: || fixed(&[Adventurer::Siana, Adventurer::Red]),
        shows: |shown| shown.any(|event| matches!(event, Event::Lifted { height: 0, .. })),
    },
    Wanted {
        name: "siana-skips",
        setup: || fixed(&[Adventurer::Siana, Adventurer::Moon]),
        shows: |shown| shown.any(|event| matches!(event, Event::Skipped(_))),
    },
    Wanted {
        name: "nostromo-and-the-frog",
        setup: || fixed(&[Adventurer::Nostromo, Adventurer::Moon]),
        shows: |shown| shown.any(|event| matches!(event, Event::Dropped { disc: Disc::Frog, .. })),
    },
    Wanted {
        name: "lys-bonus-and-upgrade",
        setup: || Setup::new(3),
        shows: |shown| {
            shown.any(|event| matches!(event, Event::LysBonus { .. }))
                && shown
                    .any(|event| matches!(event, Event::WroteLegend { upgraded_from: Some(_), .. }))
        },
    },
    Wanted {
        name: "song-with-wilds",
        setup: || Setup::new(2),
        shows: |shown| shown.any(|event| matches!(event, Event::WroteSong { wilds: 1.., .. })),
    },
    Wanted {
        name: "last-writings",
        setup: || Setup::new(3),
        shows: |shown| {
            let end = shown.events.iter().position(|event| matches!(event, Event::EndBegan(_)));
            let last = &shown.events[end.expect("the game is over")..];
            last.iter().any(|event| matches!(event, Event::WroteLegend { .. }))
                && last.iter().any(|event| matches!(event, Event::PassedLastWriting(_)))
        },
    },
    Wanted {
        name: "shared-victory",
        setup: || Setup::new(4),
        shows: |shown| shown.journal.now().standing().expect("over").winners().count() > 1,
    },
    Wanted {
        name: "moons-shared-and-boxed",
        setup: || Setup { moon_ties: MoonTies::Separate, ..Setup::new(3) },
        shows: |shown| shown.any(|event| matches!(event, Event::MoonsBoxed(_))),
    },
    Wanted {
        name: "lumarathon",
        setup: || Setup {
            lumarathon: Some(Lumarathon { captain: Seat(2), winner: Seat(0), last: Seat(1) }),
            ..Setup::new(3)
        },
        shows: |shown| shown.any(|event| *event == Event::Coin(Seat(0))),
    },
    Wanted {
        name: "other-box-uneven-stacks",
        setup: || Setup {
            even_stacks: false,
            adventurers: Choice::Random,
            first: First::Seat(Seat(1)),
            cards: CardBox {
                name: "An imagined copy".into(),
                legends: [[3, 4, 5, 6]; 7],
                songs: [(3, 4), (4, 6), (5, 8), (6, 11)]
                    .map(|(price, points)| Song { price, points }),
            },
            ..Setup::new(3)
        },
        shows: |shown| shown.any(|event| matches!(event, Event::WroteSong { .. })),
    },
];

/// Plays a random game with the dealer's outcomes.
fn played(setup: Setup, seed: u64) -> Shown {
    let mut dealer = Dealer::<Campfire>::new(&Seed::from_number(seed), &[]);
    let mut luck = Quick::new(seed);
    let patience = if setup.standstill.is_none() { 12 } else { u32::MAX };
    let mut journal = Journal::<Campfire>::start(setup).expect("a lawful table");
    let mut events = Vec::new();
    loop {
        if journal.now().turns() > patience && journal.now().can_agree_to_end().is_ok() {
            journal.agree_to_end(&mut events).expect("the table may end the game");
        }
        match journal.now().turn() {
            Turn::Over => return Shown { journal, events },
            Turn::Chance => {
                let outcome = dealer.answer(journal.now());
                journal.resolve(outcome, &mut events).expect("dealt");
            }
            Turn::Seat(seat) => {
                let mv = random_move(journal.now(), &mut luck);
                journal.play(seat, mv, &mut events).expect("listed");
            }
        }
    }
}

fn search(wanted: &Wanted) -> String {
    for seed in 1..20_000 {
        let shown = played((wanted.setup)(), seed);
        if (wanted.shows)(&shown) {
            let seed = Seed::from_number(seed);
            let mut tags = dealer::tags_before(&seed, &[]);
            tags.push(("event".into(), wanted.name.into()));
            let mut text = Record::of(&shown.journal, tags).to_string();
            let (key, value) = dealer::tag_reveal(&seed);
            text += &format!("tag {key} {value}\n");
            return text;
        }
    }
    panic!("no seed shows {}", wanted.name);
}

/// C2.1, C5.5, C6.4, C6.6, C7.1, C7.2, C7.3, C7.4, C7.5, C7A.5, C8.1, C8.2, C8.3, C9.2, C9A.1
#[test]
fn every_way_to_end_every_ability_and_every_option_has_a_whole_game() {
    for wanted in &WANTED {
        let name = format!("fixtures/{}.rec", wanted.name);
        let path = format!("{}/tests/rules/{name}", env!("CARGO_MANIFEST_DIR"));
        let newest = format!("\nrules {EDITION}\n");
        let old = std::fs::read_to_string(&path).is_ok_and(|text| !text.contains(&newest));
        if std::env::var_os("EMBERWAKE_BLESS").is_some() && !old {
            golden(&name, &search(wanted));
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{name} is missing"));
        let record =
            Record::<Campfire>::parse(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let mut events = Vec::new();
        let journal =
            record.replay(&mut events).unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
        assert!((wanted.shows)(&Shown { journal, events }), "{name} does not show what it should");
        dealer::verify(&record).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
