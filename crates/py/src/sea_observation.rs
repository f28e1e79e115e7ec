//! The observation of a seat in Sea, as a row of bytes, made from the facts it knows.

use crate::playable::{Row, clamp, seats_after};
use crate::sea::component_index;
use crate::sea_facts::Facts;
use kernel::{SEATS_MAX, Seat};
use sea::tables::{MYTHS, PIECES, SETTLEMENTS_MAX, TILES};
use sea::{
    Cell, Component, Counts, Direction, Feat, Frame, Handle, Offer, Pair, PlayerFacts, Question,
    TileKind, Tribe, Trigger, Whereabouts,
};

/// The questions a seat is asked.
const QUESTIONS: usize = Question::Legend as usize + 1;
/// The number of triggers of the end.
const TRIGGERS: usize = Trigger::Table as usize + 1;
/// Columns and rows are counted from the Primordial Sea, which is at 64, 64. No tile of 50 that are
/// connected is so far from it that this isn't enough.
const MIDDLE: i8 = 64;

/// The number of a component.
pub(crate) fn index(component: Component) -> usize {
    component_index(component.myth().number(), component.part())
}

/// The state of writing a row for one seat. The number of players is a constant, so that the compiler
/// knows every width.
struct Eyes<'a, F, const PLAYERS: usize> {
    facts: &'a F,
    seat: Seat,
    /// The seats in turn order, the own first.
    seats: [Seat; PLAYERS],
}

pub(crate) fn observe(facts: &impl Facts, seat: Seat, players: u8, row: &mut Row) {
    match players {
        3 => write::<3>(facts, seat, row),
        4 => write::<4>(facts, seat, row),
        5 => write::<5>(facts, seat, row),
        _ => write::<SEATS_MAX>(facts, seat, row),
    }
}

fn write<const PLAYERS: usize>(facts: &impl Facts, seat: Seat, row: &mut Row) {
    let mut seats = [seat; PLAYERS];
    for (place, other) in seats.iter_mut().zip(seat.round(PLAYERS as u8)) {
        *place = other;
    }
    let eyes = Eyes { facts, seat, seats };
    let decision = facts.decision();
    row.section("question");
    row.one_of(QUESTIONS, decision.map(|decision| decision.question as usize));
    row.section("decides");
    eyes.one_seat(decision.map(|decision| Seat(decision.seat)), row);
    row.section("active");
    eyes.one_seat(facts.active(), row);
    row.section("voyage");
    eyes.voyage(row);
    row.section("talks");
    eyes.talks(row);
    row.section("table");
    eyes.table(row);
    row.section("terms");
    eyes.terms(row);
    row.section("pieces");
    eyes.pieces(row);
    row.section("seats");
    for other in seats {
        eyes.player(&facts.player(other), row);
    }
    row.section("settlements");
    eyes.settlements(row);
    row.section("tiles");
    eyes.tiles(row);
}

impl<F: Facts, const PLAYERS: usize> Eyes<'_, F, PLAYERS> {
    fn one_seat(&self, seat: Option<Seat>, row: &mut Row) {
        row.one_of(PLAYERS, seat.map(|seat| self.after(seat)));
    }

    fn after(&self, seat: Seat) -> usize {
        seats_after(self.seat, seat, PLAYERS as u8)
    }

    /// One byte a tribe, the own first.
    #[inline]
    fn counts(&self, counts: Counts) -> [u8; PLAYERS] {
        self.seats.map(|seat| counts.get(Tribe::of(seat)))
    }

    #[inline]
    fn cell(&self, cell: Cell) -> [u8; 2] {
        [cell.x, cell.y].map(|coordinate| coordinate.wrapping_add(MIDDLE) as u8)
    }

    /// The wind, the dice and the boat's way this turn.
    fn voyage(&self, row: &mut Row) {
        let voyage = self.facts.voyage();
        row.one_of(Direction::ALL.len(), Some(self.facts.wind() as usize));
        row.one_of(Direction::ALL.len(), voyage.direction.map(|direction| direction as usize));
        *row.array() = [
            voyage.distance.unwrap_or(0),
            voyage.steps,
            voyage.entered,
            voyage.fogs,
            voyage.storm.into(),
            voyage.vaal_moves.into(),
            voyage.turning.into(),
        ];
    }

    fn talks(&self, row: &mut Row) {
        let talks = self.facts.talks();
        *row.array() = [
            talks.offers_left,
            talks.disclosed.into(),
            talks.concluded.is_some().into(),
            talks.settled.into(),
            talks.attacked.into(),
        ];
    }

    /// Writes the remaining draws, the clock of the game, the God, the Vaal, and the feats.
    fn table(&self, row: &mut Row) {
        let clock = self.facts.clock();
        let pile = self.facts.pile();
        let [deck, discard] = self.facts.boats_left();
        let vaal = self.facts.vaal();
        *row.array() = [
            pile.sea,
            pile.coast,
            pile.island,
            pile.fog,
            deck,
            discard,
            clamp(clock.turn.into()),
            clamp(clock.idle_turns.into()),
            clock.last_turns.map_or(0, |turns| turns.saturating_add(1)),
            vaal.is_some().into(),
        ];
        *row.array() = self.cell(vaal.unwrap_or_default());
        row.one_of(TRIGGERS, clock.trigger.map(|trigger| trigger as usize));
        self.one_seat(self.facts.god(), row);
        let mut feats = self.facts.feats();
        for _ in 0..Feat::COUNT {
            let earned = feats.next().and_then(|feat| feat.seat);
            self.one_seat(earned.map(Seat), row);
        }
    }

    /// The question's details: an offer with its pieces and passengers, pieces to show, or losses.
    fn terms(&self, row: &mut Row) {
        let nobody = Counts::NONE;
        let none = Offer { partner: Seat(0), kind: None, swap: None, give: nobody, take: nobody };
        let (partner, pair, offer, losses) = match self.facts.step() {
            Some(
                Frame::AnswerOffer { partner, terms } | Frame::AnswerCounter { partner, terms },
            ) => (Some(partner), terms.and_then(|terms| terms.swap), terms.unwrap_or(none), 0),
            Some(Frame::AnswerDisclosure { partner, pieces }) => {
                (Some(partner), Some(pieces), none, 0)
            }
            Some(
                Frame::Losses { count, .. }
                | Frame::AttackerLosses { count, .. }
                | Frame::DefenderLosses { count, .. },
            ) => (None, None, none, count),
            _ => (None, None, none, 0),
        };
        self.one_seat(partner, row);
        let number =
            |handle: Handle| self.facts.component(handle).map_or(0, |c| 1 + index(c) as u8);
        let [mine, theirs] =
            pair.map_or([0, 0], |Pair { mine, theirs }| [mine, theirs].map(number));
        let kind = offer.kind.map_or(0, |kind| 1 + kind as u8);
        *row.array() = [losses, kind, pair.is_some().into(), mine, theirs];
        *row.array() = self.counts(offer.give);
        *row.array() = self.counts(offer.take);
    }

    /// Writes two bytes for each component that this seat has seen. The first is its place: 1 in a
    /// hand, 2 sailing, 3 secured, 4 in a legend, 5 discarded, 6 waiting for the winner of a
    /// battle. The second is its current or last owner: 1 for the seat itself, 0 for none.
    fn pieces(&self, row: &mut Row) {
        let places: &mut [u8; 2 * PIECES] = row.array();
        for (component, place) in self.facts.components() {
            let (kind, owner) = match place {
                Whereabouts::Hand(seat) => (1, Some(seat)),
                Whereabouts::Boat(seat) => (2, Some(seat)),
                Whereabouts::Secured(seat) => (3, Some(seat)),
                Whereabouts::Legend(seat) => (4, Some(seat)),
                Whereabouts::Discard => (5, None),
                Whereabouts::Wreck(loser) => (6, Some(loser)),
            };
            let owner = owner.map_or(0, |seat| 1 + self.after(seat) as u8);
            places[2 * index(component)] = kind;
            places[2 * index(component) + 1] = owner;
        }
    }

    fn player(&self, player: &PlayerFacts, row: &mut Row) {
        let score = &player.score;
        *row.array() = [
            player.pool,
            player.tokens,
            player.secured,
            player.legends,
            score.mythical.unwrap_or(0),
            score.legendary,
            score.builders,
            score.nomads,
            score.area,
            player.hand.into(),
            player.boat.is_some().into(),
        ];
        let (cell, crew) = player.boat.unwrap_or((Cell::PRIMORDIAL, Counts::NONE));
        *row.array() = self.cell(cell);
        *row.array() = self.counts(crew);
        row.one_of(MYTHS, player.myth.map(|myth| myth.number().into()));
    }

    /// Cell, owner (itself 1) and settlers, the oldest first.
    fn settlements(&self, row: &mut Row) {
        let width = 3 + PLAYERS;
        let bytes = row.take(SETTLEMENTS_MAX * width);
        for (slot, settlement) in bytes.chunks_exact_mut(width).zip(self.facts.settlements()) {
            slot[..2].copy_from_slice(&self.cell(settlement.cell));
            slot[2] = 1 + self.after(Seat(settlement.owner)) as u8;
            slot[3..].copy_from_slice(&self.counts(settlement.settlers));
        }
    }

    /// Cell, kind and trail, the oldest first.
    fn tiles(&self, row: &mut Row) {
        let width = 2 + TileKind::COUNT + PLAYERS;
        let bytes = row.take(TILES * width);
        for (slot, tile) in bytes.chunks_exact_mut(width).zip(self.facts.tiles()) {
            slot[..2].copy_from_slice(&self.cell(tile.cell));
            slot[2 + tile.kind as usize] = 1;
            slot[2 + TileKind::COUNT..].copy_from_slice(&self.counts(tile.trail));
        }
    }
}
