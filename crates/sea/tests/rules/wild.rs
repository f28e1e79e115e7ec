//! Moves and outcomes that are probably illegal.

use kernel::contract::Probe;
use kernel::{Luck, Seat};
use sea::{
    Cell, Component, Counts, Direction, ExchangeKind, Handle, Move, Myth, Offer, Outcome, Pair,
    Sea, Side, TileKind, Tribe,
};

/// Makes any move and any outcome, close enough to the possible ones to be legal at times.
pub struct Wild;

fn tribe(luck: &mut dyn Luck) -> Tribe {
    Tribe::of(Seat(luck.below(6) as u8))
}

fn counts(luck: &mut dyn Luck) -> Counts {
    let mut counts = Counts::NONE;
    for seat in 0..6 {
        if luck.below(3) == 0 {
            counts += Counts::of(Tribe::of(Seat(seat)), luck.below(4) as u8);
        }
    }
    counts
}

fn handle(luck: &mut dyn Luck) -> Handle {
    Handle(luck.below(24) as u16)
}

pub fn offer(luck: &mut dyn Luck) -> Offer {
    let swap = (luck.below(2) == 0).then(|| Pair { mine: handle(luck), theirs: handle(luck) });
    let kind = [None, Some(ExchangeKind::Boats), Some(ExchangeKind::Settlement)];
    Offer {
        partner: Seat(luck.below(6) as u8),
        kind: kind[luck.below(3) as usize],
        swap,
        give: counts(luck),
        take: counts(luck),
    }
}

impl Probe<Sea> for Wild {
    fn some_move(&self, luck: &mut dyn Luck) -> Move {
        let plain = [
            Move::Play,
            Move::Pass,
            Move::Summon,
            Move::Calm,
            Move::Vaal,
            Move::Boat,
            Move::Sail,
            Move::Found,
            Move::KeepWind,
            Move::TurnWind(None),
            Move::Onward,
            Move::Stop,
            Move::Swap(None),
            Move::Cross,
            Move::Stay,
            Move::Accept,
            Move::Decline,
            Move::Claim,
            Move::Done,
        ];
        match luck.below(17) {
            0..=3 => plain[luck.below(plain.len() as u32) as usize],
            4 => Move::Launch(Cell { x: luck.below(7) as i8 - 3, y: luck.below(7) as i8 - 3 }),
            5 => Move::TurnWind(Some(tribe(luck))),
            6 => Move::Side([Side::Clockwise, Side::Counterclockwise][luck.below(2) as usize]),
            7 => Move::Leave(tribe(luck)),
            8 => Move::Relief(tribe(luck)),
            9 => Move::Swap(Some(tribe(luck))),
            10 => Move::Lose(counts(luck)),
            11 => Move::Settle { leave: counts(luck), take: counts(luck) },
            12 => Move::Disclose {
                partner: Seat(luck.below(6) as u8),
                pieces: Pair { mine: handle(luck), theirs: handle(luck) },
            },
            13 => [Move::Offer, Move::Counter][luck.below(2) as usize](offer(luck)),
            14 => Move::Attack(luck.below(9) as u8),
            15 => Move::Disembark { settle: counts(luck), sail: counts(luck) },
            _ => Move::Legend {
                character: handle(luck),
                location: handle(luck),
                action: handle(luck),
            },
        }
    }

    fn some_outcome(&self, luck: &mut dyn Luck) -> Outcome {
        match luck.below(6) {
            0 => Outcome::God(Seat(luck.below(6) as u8)),
            1 => Outcome::Direction(Direction::ALL[luck.below(8) as usize]),
            2 => Outcome::Distance(1 + luck.below(3) as u8),
            3 => Outcome::Myth(Myth::all().nth(luck.below(6) as usize).expect("six Myths")),
            4 => {
                let nth = luck.below(18) as usize;
                Outcome::Boat(Component::all().nth(nth).expect("18 components"))
            }
            _ => Outcome::Tile(TileKind::ALL[luck.below(4) as usize]),
        }
    }
}
