//! The sequence of play (S3.1): the order of steps, from the deal to the final scoring.

use kernel::{Seat, Sink, Turn};

use crate::Event;
use crate::agenda::Frame;
use crate::event::{PassReason, Trigger};
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::state::{Sea, Talks, Voyage};

impl Sea {
    /// Executes the agenda until a seat or chance must act.
    ///
    /// A step that always follows another immediately, with nothing in between, is called by it and
    /// doesn't go through the agenda, which would take longer than the step.
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        loop {
            match self.agenda.top() {
                Frame::StartTurn => self.next_step().start_turn(events),
                Frame::GodsChoice => self.next_step().gods_choice(events),
                Frame::Embark => self.next_step().embark(events),
                Frame::AskWind => self.next_step().ask_wind(),
                Frame::TurnWind => self.next_step().turn_wind(events),
                Frame::SetOut => self.next_step().set_out(events),
                Frame::Look => self.next_step().look(events),
                Frame::Meet { tile } => self.next_step().meet(tile, events),
                Frame::Depart { tile } => self.next_step().depart(tile, events),
                Frame::Enter { tile } => self.next_step().enter(tile, events),
                Frame::Arrive => self.next_step().arrive(),
                Frame::Meeting => self.next_step().meeting(),
                Frame::Dock => self.next_step().dock(events),
                Frame::Settled => self.next_step().settlers_changed(events),
                Frame::Legends { seat } => self.next_step().count_legends(seat, events),
                Frame::EndTurn => self.next_step().end_turn(events),
                waiting => {
                    debug_assert!(self.who(waiting).is_some(), "{waiting:?} waits");
                    return;
                }
            }
        }
    }

    /// Takes the step that is done now off the agenda.
    #[inline]
    fn next_step(&mut self) -> &mut Sea {
        self.agenda.pop();
        self
    }

    /// Returns who must answer a frame; `None` if it is done without asking.
    #[inline]
    pub(crate) fn who(&self, frame: Frame) -> Option<Turn> {
        Some(match frame {
            Frame::Over => Turn::Over,
            Frame::GodLot
            | Frame::FirstRoll { .. }
            | Frame::DealMyth { .. }
            | Frame::DealBoat { .. }
            | Frame::LaunchDraw { .. }
            | Frame::RollDirection
            | Frame::RollDistance
            | Frame::DrawTile
            | Frame::Storm
            | Frame::SailOn { .. }
            | Frame::TieDirection { .. }
            | Frame::TieDistance { .. } => Turn::Chance,
            Frame::LastTurn
            | Frame::Summon
            | Frame::Mover
            | Frame::Launch
            | Frame::Course
            | Frame::Wind
            | Frame::Side
            | Frame::Onward
            | Frame::Fog { .. }
            | Frame::LeaveBehind
            | Frame::TrailSwap
            | Frame::FoundHere
            | Frame::Interact
            | Frame::AttackerLosses { .. }
            | Frame::AnswerCounter { .. } => Turn::Seat(self.active()),
            Frame::Losses { seat, .. }
            | Frame::Disembark { seat, .. }
            | Frame::ChooseLegend { seat } => Turn::Seat(seat),
            Frame::AnswerDisclosure { partner, .. } | Frame::AnswerOffer { partner, .. } => {
                Turn::Seat(partner)
            }
            Frame::DefenderLosses { defender, .. } => Turn::Seat(defender),
            Frame::Claim { winner, .. } => Turn::Seat(winner),
            Frame::StartTurn
            | Frame::GodsChoice
            | Frame::Embark
            | Frame::AskWind
            | Frame::TurnWind
            | Frame::SetOut
            | Frame::Look
            | Frame::Meet { .. }
            | Frame::Depart { .. }
            | Frame::Enter { .. }
            | Frame::Arrive
            | Frame::Meeting
            | Frame::Dock
            | Frame::Settled
            | Frame::Legends { .. }
            | Frame::EndTurn => return None,
        })
    }

    /// Returns the question that the seat to act must answer.
    pub(crate) fn question(&self) -> Option<Question> {
        Some(match self.agenda.top() {
            Frame::LastTurn => Question::LastTurn,
            Frame::Summon => Question::Summon,
            Frame::Mover => Question::Mover,
            Frame::Launch => Question::Launch,
            Frame::Course => Question::Course,
            Frame::Wind => Question::Wind,
            Frame::Side => Question::Side,
            Frame::Onward => Question::Onward,
            Frame::Fog { .. } => Question::Fog,
            Frame::LeaveBehind => Question::LeaveBehind,
            Frame::TrailSwap => Question::TrailSwap,
            Frame::FoundHere => Question::FoundHere,
            Frame::Interact => Question::Interact,
            Frame::AttackerLosses { .. } | Frame::DefenderLosses { .. } => Question::Losses,
            Frame::Losses { .. } => Question::Losses,
            Frame::AnswerCounter { .. } => Question::AnswerCounter,
            Frame::AnswerOffer { .. } => Question::AnswerOffer,
            Frame::AnswerDisclosure { .. } => Question::AnswerDisclosure,
            Frame::Claim { .. } => Question::Claim,
            Frame::Disembark { .. } => Question::Disembark,
            Frame::ChooseLegend { .. } => Question::Legend,
            _ => return None,
        })
    }

    fn start_turn(&mut self, events: &mut impl Sink<Event>) {
        // Without becalmed rounds, a game may have more turns than the counter can hold.
        self.calendar.turn = self.calendar.turn.saturating_add(1);
        self.voyage = Voyage::NONE;
        self.talks = Talks::new(self.setup.offers_per_turn);
        let seat = self.active();
        let turn = self.calendar.turn;
        let last = self.calendar.last_turns.is_some();
        events.put(Event::TurnBegan { seat, turn, last });
        self.agenda.push(Frame::EndTurn);
        // S3.3: a player who can't do anything isn't asked.
        let idle = if self.god == Some(seat) { None } else { self.cannot_move(seat) };
        match idle {
            Some(why) => events.put(Event::Passed { seat, why }),
            None if last => self.agenda.push(Frame::LastTurn),
            None => self.gods_choice(events),
        }
    }

    /// Returns the reason why a seat can neither launch nor sail; `None` if it can.
    fn cannot_move(&self, seat: Seat) -> Option<PassReason> {
        match self.boat(seat) {
            Some(_) => None,
            None => self.cannot_launch(seat),
        }
    }

    pub(crate) fn list_last_turn(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Play);
        moves.put(Move::Pass);
    }

    pub(crate) fn play_last_turn(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Play => {
                self.agenda.pop();
                self.agenda.push(Frame::GodsChoice);
            }
            Move::Pass => {
                self.agenda.pop();
                events.put(Event::Passed { seat: self.active(), why: PassReason::Chosen });
            }
            _ => return Err(Illegal::NotAsked(Question::LastTurn)),
        }
        Ok(())
    }

    /// S3.1: launches a boat if there is none, otherwise asks for its course.
    pub(crate) fn embark(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active();
        if self.boat(seat).is_none() {
            match self.cannot_launch(seat) {
                Some(why) => events.put(Event::Passed { seat, why }),
                None => self.launch(events),
            }
        } else if self.can_found(seat) {
            self.agenda.push(Frame::Course);
        } else {
            self.ask_wind();
        }
    }

    pub(crate) fn list_course(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Sail);
        moves.put(Move::Found);
    }

    pub(crate) fn play_course(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Sail => {
                self.agenda.pop();
                self.agenda.push(Frame::AskWind);
            }
            Move::Found => {
                self.agenda.pop();
                self.found(events);
            }
            _ => return Err(Illegal::NotAsked(Question::Course)),
        }
        Ok(())
    }

    /// S14.1, S14.2: measures progress, and begins the next turn or scores the game.
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        events.put(Event::TurnEnded { seat: self.active() });
        let progress = self.progress();
        let players = self.setup.players;
        let calendar = &mut self.calendar;
        calendar.idle_turns =
            if progress > calendar.progress { 0 } else { calendar.idle_turns.saturating_add(1) };
        calendar.progress = progress;
        match self.setup.idle_turns_max() {
            Some(most) if calendar.idle_turns >= most => {
                self.trigger(Trigger::Becalmed, events);
            }
            None if self.seats().all(|seat| self.cannot_move(seat).is_some()) => {
                self.trigger(Trigger::Dead, events);
            }
            _ => {}
        }
        let calendar = &mut self.calendar;
        calendar.active = (calendar.active + 1) % players;
        calendar.last_turns = match (calendar.last_turns, calendar.trigger) {
            (Some(left), _) => Some(left - 1),
            (None, Some(_)) => Some(players),
            (None, None) => None,
        };
        self.voyage = Voyage::NONE;
        match self.calendar.last_turns {
            Some(0) => self.score_all(events),
            _ => self.start_turn(events),
        }
    }
}
