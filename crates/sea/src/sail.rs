//! Sailing, step by step (S6, without the fog).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::chart::{Cell, TileId, TileKind};
use crate::edition::DISCARDS_STAY_KNOWN;
use crate::event::{LossReason, SinkReason, Trigger};
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::options::{Distance, SunkBoats, Trail};
use crate::pieces::{Handle, PiecePlace};
use crate::state::{Boat, Sea};
use crate::tables::BOATS_PER_TILE;
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// Returns the cell the boat looks at: the next in line, or the one behind the fog it has met.
    pub(crate) fn ahead(&self) -> Cell {
        let boat = self.boat(self.active()).expect("a boat sails");
        self.chart.cell(boat.tile).step(self.course(), 1 + self.voyage.fogs)
    }

    /// S6.1: looks at the next cell in line, if the boat is afloat and has a step left.
    pub(crate) fn look(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active();
        if self.boat(seat).is_none() || self.voyage.steps == 0 {
            return;
        }
        let cell = self.ahead();
        let tile = self.chart.find(cell);
        if tile.is_none() && self.chart.pile_size() == 0 {
            return events.put(Event::MapEnds { seat, cell });
        }
        let may_stop = self.may_stop(tile);
        match tile {
            None => self.agenda.push(Frame::DrawTile),
            Some(tile) if may_stop => self.agenda.push(Frame::Meet { tile }),
            Some(tile) => self.meet(tile, events),
        }
        if may_stop {
            self.agenda.push(Frame::Onward);
        }
    }

    /// S5.4: returns `true` if the captain may stop, which is possible before each look from the
    /// second step on. Before an open tile behind fog that is the same question as whether to
    /// cross, so it is asked only once.
    fn may_stop(&self, tile: Option<TileId>) -> bool {
        let open = tile.is_some_and(|tile| self.chart.kind(tile) != TileKind::Fog);
        self.setup.distance == Distance::UpTo
            && Some(self.voyage.steps) != self.voyage.distance
            && !(self.voyage.fogs > 0 && open)
    }

    pub(crate) fn list_onward(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Onward);
        moves.put(Move::Stop);
    }

    pub(crate) fn play_onward(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Onward => self.agenda.pop(),
            Move::Stop => {
                // The planned look is canceled too.
                self.agenda.pop();
                self.agenda.pop();
                let seat = self.active();
                let cell = self.chart.cell(self.boat(seat).expect("a boat sails").tile);
                events.put(Event::Stopped { seat, cell });
            }
            _ => return Err(Illegal::NotAsked(Question::Onward)),
        }
        Ok(())
    }

    /// S6.1: lays the drawn tile, visible to all.
    pub(crate) fn tile_drawn(&mut self, kind: TileKind, events: &mut impl Sink<Event>) {
        let cell = self.ahead();
        self.agenda.pop();
        let tile = self.chart.lay(cell, kind);
        let left = self.chart.pile_size();
        events.put(Event::TileLaid { cell, kind, left });
        if left == 0 {
            self.trigger(Trigger::Tiles, events);
        }
        self.meet(tile, events);
    }

    /// S6.2, S6.3: continues according to the tile ahead.
    pub(crate) fn meet(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        if self.chart.kind(tile) == TileKind::Fog {
            self.meet_fog(tile, events);
        } else if self.boats_on(tile) >= BOATS_PER_TILE {
            self.meet_crowd(tile, events);
        } else if self.voyage.fogs > 0 && !self.leaves_fog(tile) {
            let seat = self.active();
            let cell = self.chart.cell(tile);
            events.put(Event::StayedBeforeFog { seat, cell });
        } else if self.voyage.fogs > 0 {
            self.agenda.push(Frame::Fog { tile });
        } else {
            self.depart(tile, events);
        }
    }

    /// S6.2: the boat stays and loses one passenger for each step it couldn't make. Behind fog
    /// (S6.3) it only stays.
    fn meet_crowd(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let cell = self.chart.cell(tile);
        if self.voyage.fogs > 0 {
            return events.put(Event::StayedBeforeFog { seat, cell });
        }
        let steps = self.voyage.steps;
        events.put(Event::CrowdMet { seat, cell, steps });
        self.lose(seat, steps, LossReason::Crowd, events);
    }

    /// S6.4: leaves the tile. Leaving the Vaal's tile is a storm crossing.
    pub(crate) fn depart(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let here = self.boat(self.active()).expect("a boat sails").tile;
        if self.vaal == Some(here) {
            self.voyage.storm = true;
            self.agenda.plan([Frame::Storm, Frame::Enter { tile }]);
        } else {
            self.enter(tile, events);
        }
    }

    /// S11.5: the storm takes the number of passengers on the distance die.
    pub(crate) fn storm_rolled(&mut self, distance: u8, events: &mut impl Sink<Event>) {
        self.agenda.pop();
        self.throws.storm = self.throws.storm.wrapping_add(1);
        let seat = self.active();
        events.put(Event::StormRolled { seat, distance });
        self.lose(seat, distance, LossReason::Storm, events);
    }

    /// S6.5: the boat enters the tile, and a passenger stays behind for the step.
    pub(crate) fn enter(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let Some(boat) = self.boats[seat.index()].as_mut() else { return };
        let from = boat.tile;
        boat.tile = tile;
        let crew = boat.crew;
        self.voyage.steps -= 1;
        self.voyage.entered += 1;
        let from = self.chart.cell(from);
        let to = self.chart.cell(tile);
        events.put(Event::Sailed { seat, from, to, fog: self.voyage.fogs > 0 });
        if crew.is_mixed() || !self.relievers(tile).is_empty() {
            self.agenda.push(Frame::LeaveBehind);
        } else {
            self.step_paid(Tribe::of(seat), None, events);
        }
    }

    /// S6.6: returns the foreign pawns in the trail that can relieve a passenger; none under `trail
    /// = swap`.
    fn relievers(&self, tile: TileId) -> Counts {
        match self.setup.trail {
            Trail::Relief => self.chart.trail(tile).without(self.active_tribe()),
            Trail::Swap => Counts::NONE,
        }
    }

    pub(crate) fn list_leave_behind(&self, moves: &mut impl Sink<Move>) {
        let boat = self.boat(self.active()).expect("a boat sails");
        boat.crew.tribes().for_each(|tribe| moves.put(Move::Leave(tribe)));
        self.relievers(boat.tile).tribes().for_each(|tribe| moves.put(Move::Relief(tribe)));
    }

    pub(crate) fn play_leave_behind(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let boat = *self.boat(self.active()).expect("a boat sails");
        let own = self.active_tribe();
        match mv {
            Move::Leave(tribe) => {
                if boat.crew.get(tribe) == 0 {
                    return Err(Illegal::LeaveNotAboard(tribe));
                }
                self.agenda.pop();
                self.step_paid(tribe, None, events);
            }
            Move::Relief(tribe) => {
                if tribe == own {
                    return Err(Illegal::OwnTrail(tribe));
                }
                if self.relievers(boat.tile).get(tribe) == 0 {
                    return Err(Illegal::NotInTrail(tribe));
                }
                self.agenda.pop();
                self.step_paid(own, Some(tribe), events);
            }
            _ => return Err(Illegal::NotAsked(Question::LeaveBehind)),
        }
        Ok(())
    }

    /// Leaves one passenger behind as a trail, and possibly takes one aboard in return.
    fn step_paid(&mut self, left: Tribe, relief: Option<Tribe>, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let boat = *self.boat(seat).expect("a boat sails");
        let cell = self.chart.cell(boat.tile);
        let mut crew = boat.crew - Counts::of(left, 1);
        self.chart.leave(boat.tile, Counts::of(left, 1));
        match relief {
            Some(taken) => {
                self.chart.pick_up(boat.tile, Counts::of(taken, 1));
                crew += Counts::of(taken, 1);
                events.put(Event::Relieved { seat, cell, taken });
            }
            None => events.put(Event::TrailLeft { seat, cell, tribe: left }),
        }
        self.set_crew(seat, crew);
        self.agenda.push(Frame::Look);
        if self.sink_if_lost(seat, events) {
            return;
        }
        self.step_feats(events);
        self.voyage.fogs = 0;
        self.voyage.storm = false;
        let foreign = self.chart.trail(boat.tile).without(Tribe::of(seat));
        if self.setup.trail == Trail::Swap && !foreign.is_empty() {
            self.agenda.push(Frame::TrailSwap);
        }
    }

    pub(crate) fn list_trail_swap(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Swap(None));
        let boat = self.boat(self.active()).expect("a boat sails");
        let foreign = self.chart.trail(boat.tile).without(self.active_tribe());
        foreign.tribes().for_each(|tribe| moves.put(Move::Swap(Some(tribe))));
    }

    /// S6.6, option `swap`: swaps one of the captain's own passengers for a foreign trail pawn.
    pub(crate) fn play_trail_swap(
        &mut self,
        taken: Option<Tribe>,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Some(taken) = taken else {
            self.agenda.pop();
            return Ok(());
        };
        let seat = self.active();
        let own = self.active_tribe();
        let boat = *self.boat(seat).expect("a boat sails");
        if taken == own {
            return Err(Illegal::OwnTrail(taken));
        }
        if self.chart.trail(boat.tile).get(taken) == 0 {
            return Err(Illegal::NotInTrail(taken));
        }
        self.agenda.pop();
        self.chart.leave(boat.tile, Counts::of(own, 1));
        self.chart.pick_up(boat.tile, Counts::of(taken, 1));
        self.set_crew(seat, boat.crew - Counts::of(own, 1) + Counts::of(taken, 1));
        events.put(Event::TrailSwapped { seat, cell: self.chart.cell(boat.tile), taken });
        self.sink_if_lost(seat, events);
        Ok(())
    }

    pub(crate) fn set_crew(&mut self, seat: Seat, crew: Counts) {
        self.boats[seat.index()].as_mut().expect("a boat on the board").crew = crew;
    }

    /// S6.7: sinks the boat if it is empty or its captain has no majority. Returns `true` if it
    /// sank.
    pub(crate) fn sink_if_lost(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> bool {
        let crew = self.boat(seat).expect("a boat on the board").crew;
        let lost = !crew.is_led_by(Tribe::of(seat));
        if lost {
            let empty = crew.is_empty();
            let why = if empty { SinkReason::Empty } else { SinkReason::NoMajority };
            self.sink_boat(seat, why, events);
        }
        lost
    }

    /// S6.7: sinks the boat. The crew goes home, and the component goes into the deck or out of the
    /// game.
    pub(crate) fn sink_boat(&mut self, seat: Seat, why: SinkReason, events: &mut impl Sink<Event>) {
        let boat = self.take_boat(seat);
        let handle = self.pieces.at(PiecePlace::Boat(seat)).expect("a boat is a piece").handle;
        self.put_back(handle);
        self.send_home(boat.crew);
        let cell = self.chart.cell(boat.tile);
        events.put(Event::Sank { seat, cell, handle, home: boat.crew, why });
    }

    /// S6.7, S10.7: shuffles a piece into the deck, which ends all knowledge of it, or discards it.
    pub(crate) fn put_back(&mut self, handle: Handle) {
        match self.setup.sunk_boats {
            SunkBoats::Reshuffle => self.pieces.deck |= self.pieces.remove(handle).bit(),
            SunkBoats::Discard if self.setup.has(DISCARDS_STAY_KNOWN) => {
                self.pieces.get_mut(handle).place = PiecePlace::Discard;
            }
            SunkBoats::Discard => self.pieces.forgotten |= self.pieces.remove(handle).bit(),
        }
    }

    /// Removes a boat from the board. The caller must place its piece and crew.
    pub(crate) fn take_boat(&mut self, seat: Seat) -> Boat {
        self.boats[seat.index()].take().expect("a boat on the board")
    }
}
