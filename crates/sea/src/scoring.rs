//! The four columns and the tiebreakers (S14.3 to S14.5).

use kernel::{SEATS_MAX, Seat, Sink};
use std::cmp::Reverse;

use crate::Event;
use crate::agenda::Frame;
use crate::chart::{Direction, TileId};
use crate::event::Places;
use crate::fast::{Presence, TribeSums};
use crate::pieces::{PiecePlace, Seen};
use crate::state::Sea;
use crate::tables::{FEAT_POINTS, LEGEND_POINTS, MYTH_PARTS, TIE_ROLLS_MAX};
use crate::tribe::{Counts, Tribe};

/// The columns of a player (S14.3) and the area that breaks ties (S14.4), compared from the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// 1 if the Original Myth is complete; unknown to viewers who may not know.
    pub mythical: Option<u8>,
    /// 3 for each legend, 1 for each feat.
    pub legendary: u8,
    /// 1 for each settlement, each undisclosed secured piece, and the boat on the board.
    pub builders: u8,
    /// 1 for each of the player's pawns in trails, in settlements and on any boat.
    pub nomads: u8,
    /// The number of laid tiles inside the smallest rectangle around all of the player's pawns and
    /// tokens.
    pub area: u8,
}

/// The sums that the scores of all seats follow from, collected in one pass over the position.
pub(crate) struct ScoreSums {
    /// The pawns in trails, in settlements and on any boat.
    nomads: TribeSums,
    areas: TribeSums,
    settlements: [u8; SEATS_MAX],
    /// The number of undisclosed secured pieces.
    pub(crate) secured: [u8; SEATS_MAX],
    /// The components of all secured pieces, disclosed or not, as sets.
    owned: [u32; SEATS_MAX],
}

impl Sea {
    /// Collects the sums that scores follow from.
    pub(crate) fn tally(&self) -> ScoreSums {
        let mut presence = Presence::NONE;
        let mut tally = ScoreSums {
            nomads: TribeSums::default(),
            areas: TribeSums::default(),
            settlements: [0; _],
            secured: [0; _],
            owned: [0; _],
        };
        for tile in self.chart.tiles() {
            let trail = self.chart.trail(tile);
            tally.nomads.add(trail);
            presence.add(trail.present(), self.chart.cell(tile));
        }
        for place in self.settlements.all() {
            tally.settlements[place.owner.index()] += 1;
            tally.nomads.add(place.settlers);
            presence.add(place.heads().present(), self.chart.cell(place.tile));
        }
        for boat in self.boats.iter().flatten() {
            tally.nomads.add(boat.crew);
            presence.add(boat.crew.present(), self.chart.cell(boat.tile));
        }
        tally.areas = presence.areas(self.chart.tiles().map(|tile| self.chart.cell(tile)));
        for piece in self.pieces.all() {
            if let PiecePlace::Secured(owner) | PiecePlace::Legend(owner, _) = piece.place {
                let disclosed = matches!(piece.place, PiecePlace::Legend(..));
                tally.secured[owner.index()] += u8::from(!disclosed);
                tally.owned[owner.index()] |= piece.component.bit();
            }
        }
        tally
    }

    /// Returns the current score of a seat.
    ///
    /// ```
    /// use emberwake_dealer::Quick;
    /// use emberwake_sea::kernel::playout::draw_until_asked;
    /// use emberwake_sea::kernel::{Game, Seat};
    /// use emberwake_sea::{Sea, Setup};
    ///
    /// let mut sea = Sea::start(&Setup::new(3)).unwrap();
    /// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
    ///
    /// let score = sea.score(Seat(0));
    /// assert_eq!((score.legendary, score.mythical), (0, Some(0)));
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the table has no such seat.
    pub fn score(&self, seat: Seat) -> Score {
        self.score_by(&self.tally(), seat)
    }

    /// Returns the score of a seat from the tally of this position.
    pub(crate) fn score_by(&self, tally: &ScoreSums, seat: Seat) -> Score {
        let index = seat.index();
        let tribe = Tribe::of(seat);
        let boat = u8::from(self.boat(seat).is_some());
        Score {
            mythical: Some(u8::from(self.completes_myth(tally.owned[index], seat))),
            legendary: LEGEND_POINTS * self.legends[index] + FEAT_POINTS * self.feats_of(seat),
            builders: tally.settlements[index] + tally.secured[index] + boat,
            nomads: tally.nomads.get(tribe) as u8,
            area: tally.areas.get(tribe) as u8,
        }
    }

    pub(crate) fn has_myth(&self, seat: Seat) -> bool {
        self.completes_myth(self.pieces.owned(seat), seat)
    }

    /// S12.3: returns `true` if enough of the seat's Myth is among these components.
    fn completes_myth(&self, owned: u32, seat: Seat) -> bool {
        self.myths[seat.index()].is_some_and(|myth| {
            let held = owned & myth.components();
            held.count_ones() >= MYTH_PARTS[self.setup.myth as usize]
        })
    }

    /// S14.3: reveals the Myths and assigns places; the Vaal breaks ties for first place.
    pub(crate) fn score_all<S: Sink<Event>>(&mut self, events: &mut S) {
        self.ending.scored = true;
        let tally = self.tally();
        for seat in self.seats() {
            let myth = self.myths[seat.index()].expect("everyone has a Myth");
            if S::LISTENS {
                events.put(Event::Scored { seat, myth, score: self.score_by(&tally, seat) });
            }
            if self.has_myth(seat) {
                self.show_myth(seat, events);
            }
        }
        self.rank(|sea, seat| sea.score_by(&tally, seat));
        self.after_ranking(None, events);
    }

    /// Shows the pieces that complete a seat's Myth.
    fn show_myth(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let myth = self.myths[seat.index()].expect("everyone has a Myth");
        let held = self.pieces.owned(seat) & myth.components();
        for piece in self.pieces.all_mut() {
            if piece.component.bit() & held != 0 {
                piece.seen = Seen::ALL;
                let handle = piece.handle;
                let component = piece.component;
                events.put(Event::MythPieceShown { seat, handle, component });
            }
        }
    }

    /// Assigns places among the seats that share first place; before the first count, all do.
    fn rank<K: Ord>(&mut self, key: impl Fn(&Sea, Seat) -> K) {
        let tied: Vec<(Seat, K)> = match self.ending.rolls {
            0 => self.seats().map(|seat| (seat, key(self, seat))).collect(),
            _ => self.tied().map(|seat| (seat, key(self, seat))).collect(),
        };
        for (seat, mine) in &tied {
            let better = tied.iter().filter(|(_, other)| other > mine).count();
            self.ending.places[seat.index()] = 1 + better as u8;
        }
    }

    /// Returns the seats in first place, in turn order from the first player.
    fn tied(&self) -> impl Iterator<Item = Seat> + '_ {
        let order = self.calendar.order[..self.setup.players as usize].iter().copied();
        order.filter(|seat| self.ending.places[seat.index()] == 1)
    }

    /// S14.5: ends the game if there is one winner, nothing left to hit, or too many rolls.
    /// Otherwise the next tied player rolls.
    fn after_ranking(&mut self, rolled: Option<Seat>, events: &mut impl Sink<Event>) {
        let tied = self.tied().count();
        let hit = self.tied().any(|seat| self.can_be_hit(seat));
        if tied > 1 && hit && self.ending.rolls < TIE_ROLLS_MAX {
            let seats = self.tied().fold(0, |seats, seat| seats | 1 << seat.0);
            events.put(Event::TieLeft { seats });
            let seat = self.next_tied(rolled);
            self.agenda.push(Frame::TieDirection { seat });
        } else {
            let places = &self.ending.places[..self.setup.players as usize];
            let places = Places::new(places).expect("no more players than seats");
            events.put(Event::GameOver { places });
            self.agenda.push(Frame::Over);
        }
    }

    /// Returns the next tied player in turn order after the last one who rolled.
    fn next_tied(&self, rolled: Option<Seat>) -> Seat {
        let order = &self.calendar.order[..self.setup.players as usize];
        let after = rolled.and_then(|seat| order.iter().position(|&other| other == seat));
        let start = after.map_or(0, |place| place + 1);
        let mut round = order[start..].iter().chain(&order[..start]);
        let next = round.find(|seat| self.ending.places[seat.index()] == 1);
        *next.expect("somebody is tied")
    }

    /// Returns `true` if a boat, a trail pawn or a settler of this seat is left on the map.
    fn can_be_hit(&self, seat: Seat) -> bool {
        let tribe = Tribe::of(seat);
        self.boat(seat).is_some()
            || self.chart.in_trails(tribe) > 0
            || self.settlements.all().iter().any(|place| place.settlers.get(tribe) > 0)
    }

    pub(crate) fn tie_direction(&mut self, seat: Seat, direction: Direction) {
        self.agenda.pop();
        self.throws.direction = self.throws.direction.wrapping_add(1);
        self.agenda.push(Frame::TieDistance { seat, direction });
    }

    /// S14.5: moves the Vaal for a tied player, and removes what it meets of the tied players.
    pub(crate) fn tie_distance(
        &mut self,
        seat: Seat,
        direction: Direction,
        distance: u8,
        events: &mut impl Sink<Event>,
    ) {
        self.agenda.pop();
        self.throws.distance = self.throws.distance.wrapping_add(1);
        self.ending.rolls += 1;
        events.put(Event::TieRolled { seat, direction, distance });
        let mut here = self.vaal.unwrap_or(TileId::PRIMORDIAL);
        for _ in 0..distance {
            let from = self.chart.cell(here);
            let Some(tile) = self.chart.find(from.step(direction, 1)) else {
                events.put(Event::VaalStopped { cell: from });
                break;
            };
            events.put(Event::VaalMoved { from, to: self.chart.cell(tile) });
            here = tile;
            self.remove_tied(tile, events);
        }
        self.vaal = Some(here);
        let tally = self.tally();
        self.rank(|sea, seat| {
            let score = sea.score_by(&tally, seat);
            (score.legendary, score.builders, score.nomads, score.area)
        });
        self.after_ranking(Some(seat), events);
    }

    /// Removes boats, trail pawns and settlers of the tied players from a tile.
    fn remove_tied(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let tied = self.tied().fold(0u8, |seats, seat| seats | 1 << seat.0);
        let of_tied = |pawns: Counts| {
            let tribes = pawns.tribes().filter(|tribe| tied & (1 << tribe.seat().0) != 0);
            tribes.fold(Counts::NONE, |sum, tribe| sum + pawns.only(tribe))
        };
        let trail = of_tied(self.chart.trail(tile));
        self.chart.pick_up(tile, trail);
        let mut settlers = Counts::NONE;
        if self.settlements.at(tile).is_some() {
            let settlement = self.settlements.at_mut(tile);
            settlers = of_tied(settlement.settlers);
            settlement.settlers -= settlers;
        }
        self.send_home(trail + settlers);
        if !(trail + settlers).is_empty() {
            events.put(Event::TieRemoved { cell: self.chart.cell(tile), trail, settlers });
        }
        for seat in self.seats() {
            let here = self.boat(seat).is_some_and(|boat| boat.tile == tile);
            if here && tied & (1 << seat.0) != 0 {
                self.sink_boat(seat, crate::event::SinkReason::Vaal, events);
            }
        }
    }

    /// Returns the sort key of a seat's final place, once the game is over.
    pub(crate) fn final_key(&self, seat: Seat) -> Reverse<u8> {
        Reverse(self.ending.places[seat.index()])
    }
}
