//! Setup (S2): the God of Winds, the first player, Myths and first boats. All of it is random.

use kernel::{SEATS_MAX, Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::chart::Direction;
use crate::options::{FirstPlayer, GodOfWinds, Setup};
use crate::pieces::{Component, Myth, PiecePlace};
use crate::state::Sea;

impl Sea {
    /// Creates a new table that waits for its first random outcome.
    pub(crate) fn deal(setup: &Setup) -> Sea {
        let mut sea = Sea::empty(setup);
        match setup.god_of_winds {
            GodOfWinds::Random => sea.agenda.push(Frame::GodLot),
            GodOfWinds::Seat(seat) => {
                sea.god = Some(seat);
                sea.choose_first(&mut ());
            }
            GodOfWinds::None => sea.choose_first(&mut ()),
        }
        sea
    }

    /// S2.2: sets the God of Winds.
    pub(crate) fn god_chosen(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.god = Some(seat);
        events.put(Event::GodChosen { seat });
        self.agenda.pop();
        self.choose_first(events);
    }

    /// S2.1: a fixed seat starts, or the first seat that rolls N.
    fn choose_first(&mut self, events: &mut impl Sink<Event>) {
        match self.setup.first_player {
            FirstPlayer::RollN => {
                let seat = self.not_the_god(Seat(0));
                self.agenda.push(Frame::FirstRoll { seat });
            }
            FirstPlayer::Seat(seat) => self.first_chosen(self.not_the_god(seat), events),
        }
    }

    /// Returns this seat, or the next one if it is the God of Winds.
    fn not_the_god(&self, seat: Seat) -> Seat {
        if self.god == Some(seat) { seat.next(self.setup.players) } else { seat }
    }

    /// S2.1: a seat rolled for first player. If it rolled N it starts, otherwise the next seat
    /// rolls.
    pub(crate) fn first_rolled(
        &mut self,
        seat: Seat,
        direction: Direction,
        events: &mut impl Sink<Event>,
    ) {
        self.throws.first = self.throws.first.wrapping_add(1);
        events.put(Event::RolledForFirst { seat, direction });
        self.agenda.pop();
        if direction == Direction::N {
            self.first_chosen(seat, events);
        } else {
            let seat = self.not_the_god(seat.next(self.setup.players));
            self.agenda.push(Frame::FirstRoll { seat });
        }
    }

    fn first_chosen(&mut self, first: Seat, events: &mut impl Sink<Event>) {
        events.put(Event::FirstPlayer { seat: first });
        let mut order = [Seat(0); SEATS_MAX];
        for (place, seat) in order.iter_mut().zip(turn_order(self.setup.players, first, self.god)) {
            *place = seat;
        }
        self.calendar.order = order;
        self.agenda.push(Frame::DealMyth { nth: 0 });
    }

    /// S2.3: deals an Original Myth to a player.
    pub(crate) fn myth_dealt(&mut self, nth: u8, myth: Myth, events: &mut impl Sink<Event>) {
        let seat = self.calendar.order[nth as usize];
        self.myths[seat.index()] = Some(myth);
        events.put(Event::MythDrawn { seat, myth: Some(myth) });
        self.agenda.pop();
        let more = nth + 1 < self.setup.players;
        self.agenda.push(if more { Frame::DealMyth { nth: nth + 1 } } else { FIRST_BOAT });
    }

    /// S2.3: deals a boat to a player, who keeps it in hand.
    pub(crate) fn boat_dealt(
        &mut self,
        nth: u8,
        component: Component,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.calendar.order[nth as usize];
        self.draw_boat(seat, component, PiecePlace::Hand(seat), events);
        self.agenda.pop();
        let more = nth + 1 < self.setup.players;
        self.agenda.push(if more { Frame::DealBoat { nth: nth + 1 } } else { Frame::StartTurn });
    }
}

const FIRST_BOAT: Frame = Frame::DealBoat { nth: 0 };

/// S2.1, S2.2: returns the turn order: clockwise from the first player, with the God of Winds last.
///
/// ```
/// use emberwake_sea::kernel::Seat;
/// use emberwake_sea::turn_order;
///
/// let order = turn_order(4, Seat(2), Some(Seat(3)));
/// assert_eq!(order.collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1), Seat(3)]);
/// ```
pub fn turn_order(players: u8, first: Seat, god: Option<Seat>) -> impl Iterator<Item = Seat> {
    first.round(players).filter(move |&seat| god != Some(seat)).chain(god)
}
