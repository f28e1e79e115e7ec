//! Setups that together use every option, and moves made without regard to the position, for the
//! contract suite and the fuzz targets.

use campfire::{
    Adventurer, Bend, Campfire, CardBox, Choice, Direction, First, Kinds, Legend, Lumarathon,
    MoonTies, Move, Outcome, Place, Setup, Song, Tile,
};
use kernel::contract::Probe;
use kernel::{Luck, Seat};

/// Makes moves and outcomes without regard to the position.
pub struct Wild;

fn one<T: Copy>(luck: &mut dyn Luck, of: &[T]) -> T {
    of[luck.below(of.len() as u32) as usize]
}

fn place(luck: &mut dyn Luck) -> Place {
    Place::new(luck.below(8) as u8).expect("below 8")
}

impl Probe<Campfire> for Wild {
    fn some_move(&self, luck: &mut dyn Luck) -> Move {
        let adventurer = one(luck, &Adventurer::ALL);
        let number = luck.below(8) as u8;
        match luck.below(16) {
            0 => Move::Pick(adventurer),
            1 => Move::Frog(place(luck)),
            2 => Move::Sleeper(adventurer, place(luck)),
            3 => Move::Disc(place(luck)),
            4 => Move::Lys(place(luck)),
            5 => Move::Nudge(one(luck, &[None, Some(Direction::Clockwise)])),
            6 => {
                let disc = (place(luck), number);
                Move::Lift(one(luck, &[None, Some(disc)]))
            }
            7 => Move::Pass,
            8 | 9 => {
                let legends = Legend::ALL.into_iter().filter(|_| luck.below(2) == 0);
                let kinds: Kinds = legends.collect();
                let wilds = luck.below(3) as u8;
                Move::Song {
                    price: kinds.len() + wilds,
                    kinds,
                    wilds: wilds.max(u8::from(kinds.is_empty())),
                }
            }
            10 | 11 => Move::Legend {
                legend: one(luck, &Legend::ALL),
                value: luck.below(7) as u8,
                wilds: luck.below(4) as u8,
            },
            _ => Move::Sow {
                place: place(luck),
                direction: one(luck, &Direction::BOTH),
                bend: one(luck, &[None, Some(Bend::Pair(number)), Some(Bend::Skip(number))]),
            },
        }
    }

    fn some_outcome(&self, luck: &mut dyn Luck) -> Outcome {
        match luck.below(6) {
            0 => Outcome::Height(place(luck), 11 + luck.below(7) as u8),
            1 => Outcome::First(Seat(luck.below(6) as u8)),
            2 => Outcome::Lot(Seat(luck.below(5) as u8), one(luck, &Adventurer::ALL)),
            _ => Outcome::Tile(place(luck), one(luck, &Tile::ALL)),
        }
    }
}

/// Returns setups that together use every option.
pub fn tables() -> Vec<Setup> {
    let mut tables: Vec<Setup> = (2..=5).map(Setup::new).collect();
    let mut cards = CardBox { name: "other".into(), ..CardBox::default() };
    cards.legends[2] = [1, 4, 6, 11];
    cards.songs = [(1, 1), (3, 5), (5, 8), (7, 12)].map(|(price, points)| Song { price, points });
    tables.push(Setup {
        cards,
        standstill: Some(5),
        moon_ties: MoonTies::Separate,
        ..Setup::new(3)
    });
    tables.push(Setup { standstill: None, ..Setup::new(4) });
    // Edition 1 must keep the contract too, as long as its records are readable.
    tables.push(Setup { edition: 1, ..Setup::new(3) });
    tables.push(Setup {
        adventurers: Choice::Random,
        even_stacks: false,
        first: First::Seat(Seat(3)),
        ..Setup::new(4)
    });
    tables.push(Setup {
        adventurers: Choice::Fixed(vec![Adventurer::Red, Adventurer::Nostromo, Adventurer::Siana]),
        lumarathon: Some(Lumarathon { captain: Seat(1), winner: Seat(1), last: Seat(0) }),
        ..Setup::new(3)
    });
    tables
}
