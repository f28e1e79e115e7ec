//! What a seat sees of Sea, as a row of bytes, made from its view.

use crate::playable::{Row, seats_after};
use crate::sea::component_index;
use kernel::{SEATS_MAX, Seat};
use sea::tables::{MYTHS, PIECES, SETTLEMENTS_MAX, TILES};
use sea::{
    Cell, Component, Counts, Direction, Feat, Frame, Handle, Offer, Pair, PlayerView, Question,
    TileKind, Tribe, Trigger, View,
};

/// The questions a seat is asked.
const QUESTIONS: usize = Question::Legend as usize + 1;
/// What can trigger the end.
const TRIGGERS: usize = Trigger::Becalmed as usize + 1;
/// Columns and rows are counted from the Primordial Sea, which is at 64, 64.
const MIDDLE: i32 = 64;

/// The number of a component.
pub(crate) fn index(component: Component) -> usize {
    component_index(component.myth().number(), component.part())
}

/// How a row is written for one seat.
struct Eyes<'a> {
    view: &'a View,
    seat: Seat,
    players: u8,
}

pub(crate) fn observe(view: &View, seat: Seat, players: u8, row: &mut Row) {
    let eyes = Eyes { view, seat, players };
    row.section("question");
    row.one_of(QUESTIONS, view.decision.map(|decision| decision.question as usize));
    row.section("decides");
    eyes.one_seat(view.decision.map(|decision| decision.seat), row);
    row.section("active");
    eyes.one_seat(view.active, row);
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
    for other in seat.round(players) {
        eyes.player(&view.players[other.index()], row);
    }
    row.section("settlements");
    eyes.settlements(row);
    row.section("tiles");
    eyes.tiles(row);
}

impl Eyes<'_> {
    fn one_seat(&self, seat: Option<u8>, row: &mut Row) {
        row.one_of(self.players.into(), seat.map(|seat| self.after(seat)));
    }

    fn after(&self, seat: u8) -> usize {
        seats_after(self.seat, Seat(seat), self.players)
    }

    /// One byte a tribe, the own first.
    fn counts(&self, counts: Counts, row: &mut Row) {
        for seat in self.seat.round(self.players) {
            row.put(counts.get(Tribe::of(seat)));
        }
    }

    fn cell(&self, cell: Cell, row: &mut Row) {
        row.clamp(MIDDLE + i32::from(cell.x));
        row.clamp(MIDDLE + i32::from(cell.y));
    }

    /// The wind, the dice and the boat's way this turn.
    fn voyage(&self, row: &mut Row) {
        let voyage = &self.view.voyage;
        row.one_of(Direction::ALL.len(), Some(self.view.wind as usize));
        row.one_of(Direction::ALL.len(), voyage.direction.map(|direction| direction as usize));
        row.put(voyage.distance.unwrap_or(0));
        row.put(voyage.steps);
        row.put(voyage.entered);
        row.put(voyage.fogs);
        row.put(u8::from(voyage.storm));
        row.put(u8::from(voyage.vaal_moves));
        row.put(u8::from(voyage.turning));
    }

    fn talks(&self, row: &mut Row) {
        let talks = &self.view.talks;
        row.put(talks.offers_left);
        row.put(u8::from(talks.disclosed));
        row.put(u8::from(talks.concluded.is_some()));
        row.put(u8::from(talks.settled));
        row.put(u8::from(talks.attacked));
    }

    /// What is left to draw, the clock of the game, the God, the Vaal, the feats.
    fn table(&self, row: &mut Row) {
        let view = self.view;
        let pile = [view.pile.sea, view.pile.coast, view.pile.island, view.pile.fog];
        pile.into_iter().for_each(|tiles| row.put(tiles));
        row.put(view.deck);
        row.put(view.discard);
        row.clamp(view.turn.into());
        row.clamp(view.idle_turns.into());
        row.put(view.last_turns.map_or(0, |turns| turns.saturating_add(1)));
        row.one_of(TRIGGERS, view.trigger.map(|trigger| trigger as usize));
        self.one_seat(view.god, row);
        row.put(u8::from(view.vaal.is_some()));
        self.cell(view.vaal.unwrap_or_default(), row);
        for nth in 0..Feat::COUNT {
            let earned = view.feats.get(nth).and_then(|feat| feat.seat);
            self.one_seat(earned, row);
        }
    }

    /// The question's details: an offer with its pieces and passengers, pieces to show, or losses.
    fn terms(&self, row: &mut Row) {
        let none = Offer { partner: Seat(0), swap: None, give: Counts::NONE, take: Counts::NONE };
        let (partner, pair, offer, losses) = match self.view.agenda.last() {
            Some(&Frame::AnswerOffer { partner, terms } | &Frame::AnswerCounter { partner, terms }) => {
                (Some(partner), terms.and_then(|terms| terms.swap), terms.unwrap_or(none), 0)
            }
            Some(&Frame::AnswerDisclosure { partner, pieces }) => {
                (Some(partner), Some(pieces), none, 0)
            }
            Some(
                &Frame::Losses { count, .. }
                | &Frame::AttackerLosses { count, .. }
                | &Frame::DefenderLosses { count, .. },
            ) => (None, None, none, count),
            _ => (None, None, none, 0),
        };
        self.one_seat(partner.map(|seat| seat.0), row);
        row.put(u8::from(pair.is_some()));
        let handles = pair.map(|Pair { mine, theirs }| [mine, theirs]);
        for nth in 0..2 {
            let component = handles.and_then(|handles| self.component(handles[nth]));
            row.put(component.map_or(0, |component| 1 + index(component) as u8));
        }
        self.counts(offer.give, row);
        self.counts(offer.take, row);
        row.put(losses);
    }

    fn component(&self, handle: Handle) -> Option<Component> {
        self.view.pieces.iter().find(|piece| piece.handle == handle)?.component
    }

    /// For each component that this seat has seen: 1 in a hand, 2 sailing, 3 secured, 4 in a legend;
    /// and whose it is, itself 1.
    fn pieces(&self, row: &mut Row) {
        let Some(places) = row.take(2 * PIECES) else { return };
        let mut mark = |handle: Handle, kind: u8, seat: u8| {
            if let Some(component) = self.component(handle) {
                places[2 * index(component)] = kind;
                places[2 * index(component) + 1] = 1 + self.after(seat) as u8;
            }
        };
        for player in &self.view.players {
            player.hand.into_iter().for_each(|handle| mark(handle, 1, player.seat));
            player.boat.iter().for_each(|boat| mark(boat.handle, 2, player.seat));
            player.secured.iter().for_each(|&handle| mark(handle, 3, player.seat));
            player.legends.iter().flatten().for_each(|&handle| mark(handle, 4, player.seat));
        }
    }

    fn player(&self, player: &PlayerView, row: &mut Row) {
        row.put(player.pool);
        row.put(player.tokens);
        row.put(u8::from(player.hand.is_some()));
        row.put(u8::from(player.boat.is_some()));
        self.cell(player.boat.map_or(Cell::PRIMORDIAL, |boat| boat.cell), row);
        self.counts(player.boat.map_or(Counts::NONE, |boat| boat.crew), row);
        row.put(player.secured.len() as u8);
        row.put(player.legends.len() as u8);
        row.one_of(MYTHS, player.myth.map(|myth| myth.number().into()));
        row.put(player.score.mythical.unwrap_or(0));
        row.put(player.score.legendary);
        row.put(player.score.builders);
        row.put(player.score.nomads);
        row.put(player.score.area);
    }

    /// Cell, owner (itself 1) and settlers, the oldest first.
    fn settlements(&self, row: &mut Row) {
        let width = 3 + SEATS_MAX;
        let Some(bytes) = row.take(SETTLEMENTS_MAX * width) else { return };
        for (slot, settlement) in bytes.chunks_mut(width).zip(&self.view.settlements) {
            let mut row = Row::over(slot);
            self.cell(settlement.cell, &mut row);
            row.put(1 + self.after(settlement.owner) as u8);
            self.counts(settlement.settlers, &mut row);
        }
    }

    /// Cell, kind and trail, the oldest first.
    fn tiles(&self, row: &mut Row) {
        let width = 2 + TileKind::COUNT + SEATS_MAX;
        let Some(bytes) = row.take(TILES * width) else { return };
        for (slot, tile) in bytes.chunks_mut(width).zip(&self.view.tiles) {
            let mut row = Row::over(slot);
            self.cell(tile.cell, &mut row);
            row.one_of(TileKind::COUNT, Some(tile.kind as usize));
            if !tile.trail.is_empty() {
                self.counts(tile.trail, &mut row);
            }
        }
    }
}
