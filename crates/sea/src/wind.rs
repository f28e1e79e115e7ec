//! Wind and dice (S5.1 to S5.3).

use kernel::Sink;

use crate::Event;
use crate::agenda::Frame;
use crate::chart::{Direction, Side};
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::options::Steering;
use crate::state::Sea;
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// Asks whether to turn the wind, if that is possible, and plans the dice.
    pub(crate) fn ask_wind(&mut self) {
        self.agenda.plan([
            Frame::RollDirection,
            Frame::RollDistance,
            Frame::TurnWind,
            Frame::SetOut,
        ]);
        if self.can_turn_wind() {
            self.agenda.push(Frame::Wind);
        }
    }

    fn can_turn_wind(&self) -> bool {
        let seat = self.active();
        self.setup.steering == Steering::Wind
            && (self.is_god(seat) || Self::payers(self.crew(), Tribe::of(seat)).next().is_some())
    }

    /// Returns the crew of the active boat; empty if there is none.
    pub(crate) fn crew(&self) -> Counts {
        self.boat(self.active()).map_or(Counts::NONE, |boat| boat.crew)
    }

    /// S5.1: returns the tribes of which a passenger can pay.
    fn payers(crew: Counts, captain: Tribe) -> impl Iterator<Item = Tribe> {
        crew.tribes().filter(move |&tribe| (crew - Counts::of(tribe, 1)).is_led_by(captain))
    }

    pub(crate) fn list_wind(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::KeepWind);
        let seat = self.active();
        if self.is_god(seat) {
            moves.put(Move::TurnWind(None));
        } else {
            for tribe in Self::payers(self.crew(), Tribe::of(seat)) {
                moves.put(Move::TurnWind(Some(tribe)));
            }
        }
    }

    pub(crate) fn play_wind(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let paid = match mv {
            Move::KeepWind => {
                self.agenda.pop();
                return Ok(());
            }
            Move::TurnWind(paid) => paid,
            _ => return Err(Illegal::NotAsked(Question::Wind)),
        };
        let seat = self.active();
        match paid {
            None if !self.is_god(seat) => return Err(Illegal::PaymentMissing),
            Some(_) if self.is_god(seat) => return Err(Illegal::PaymentNeedless),
            None => {}
            Some(tribe) => {
                let crew = self.crew();
                if crew.get(tribe) == 0 {
                    return Err(Illegal::PayerNotAboard(tribe));
                }
                let rest = crew - Counts::of(tribe, 1);
                if !rest.is_led_by(Tribe::of(seat)) {
                    return Err(Illegal::PaymentSinks(tribe));
                }
                self.set_crew(seat, rest);
                self.send_home(Counts::of(tribe, 1));
            }
        }
        self.agenda.pop();
        self.voyage.turning = true;
        events.put(Event::WindPaid { seat, paid });
        Ok(())
    }

    pub(crate) fn direction_rolled(&mut self, direction: Direction, events: &mut impl Sink<Event>) {
        self.agenda.pop();
        self.throws.direction = self.throws.direction.wrapping_add(1);
        self.voyage.direction = Some(direction);
        events.put(Event::DirectionRolled { seat: self.active(), direction });
    }

    pub(crate) fn distance_rolled(&mut self, distance: u8, events: &mut impl Sink<Event>) {
        self.agenda.pop();
        self.throws.distance = self.throws.distance.wrapping_add(1);
        self.voyage.distance = Some(distance);
        events.put(Event::DistanceRolled { seat: self.active(), distance });
    }

    /// S5.2: turns the wind one point the shorter way. The same direction changes nothing, and the
    /// opposite one asks for a side.
    pub(crate) fn turn_wind(&mut self, events: &mut impl Sink<Event>) {
        if !self.voyage.turning {
            return;
        }
        let rolled = self.voyage.direction.expect("the dice were rolled");
        match self.wind.points_to(rolled) {
            0 => events.put(Event::WindTurned { from: self.wind, to: self.wind }),
            1..=3 => self.wind_turns(Side::Clockwise, events),
            4 => self.agenda.push(Frame::Side),
            _ => self.wind_turns(Side::Counterclockwise, events),
        }
    }

    fn wind_turns(&mut self, side: Side, events: &mut impl Sink<Event>) {
        let from = self.wind;
        let to = self.wind.turned(side);
        self.wind = to;
        events.put(Event::WindTurned { from, to });
    }

    pub(crate) fn list_side(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Side(Side::Clockwise));
        moves.put(Move::Side(Side::Counterclockwise));
    }

    pub(crate) fn play_side(&mut self, side: Side, events: &mut impl Sink<Event>) {
        self.agenda.pop();
        self.wind_turns(side, events);
    }

    /// S5.3: returns the direction in which the boat sails this turn.
    pub(crate) fn course(&self) -> Direction {
        match self.setup.steering {
            Steering::Wind => self.wind,
            Steering::Die => self.voyage.direction.expect("the dice were rolled"),
        }
    }

    /// Moves the Vaal, or starts the boat.
    pub(crate) fn set_out(&mut self, events: &mut impl Sink<Event>) {
        if self.voyage.vaal_moves {
            return self.move_vaal(events);
        }
        self.voyage.steps = self.voyage.distance.expect("the dice were rolled");
        self.agenda.push(Frame::Arrive);
        self.look(events);
    }
}
