//! Implements [`kernel::Game`] for [`Sea`], the interface through which everyone plays.

use kernel::{
    AuditError, Draw, EndProblem, Game, Layout, Luck, OutcomeError, Sink, Standing, Turn, Viewer,
};

use crate::agenda::Frame;
use crate::chart::TileKind;
use crate::edition::{AGREED_END, EDITION};
use crate::event::{Event, Trigger};
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::options::Setup;
use crate::outcome::Outcome;
use crate::setup::SetupProblem;
use crate::state::Sea;
use crate::view::View;

impl Game for Sea {
    const NAME: &'static str = "sea";
    const EDITION: u8 = EDITION;
    const TURN_RULE: &'static str = "S3.2";
    const HAS_SECRETS: bool = true;

    type Setup = Setup;
    type SetupProblem = SetupProblem;
    type Move = Move;
    type Outcome = Outcome;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    fn start(setup: &Setup) -> Result<Sea, Vec<SetupProblem>> {
        let problems = setup.problems();
        if problems.is_empty() { Ok(Sea::deal(setup)) } else { Err(problems) }
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.who(self.agenda.top()).expect("the agenda was run until somebody must answer")
    }

    fn turns(&self) -> u32 {
        u32::from(self.calendar.turn)
    }

    fn can_agree_to_end(&self) -> Result<(), EndProblem> {
        self.check_agreed_end()
    }

    fn agree_to_end(&mut self, events: &mut impl Sink<Event>) -> Result<(), EndProblem> {
        self.check_agreed_end()?;
        self.trigger(Trigger::Table, events);
        Ok(())
    }

    fn idle_rounds(&self) -> u32 {
        u32::from(self.calendar.idle_turns) / u32::from(self.setup.players)
    }

    fn legal_moves(&self, sink: &mut impl Sink<Move>) {
        match self.agenda.top() {
            Frame::LastTurn => self.list_last_turn(sink),
            Frame::Summon => self.list_summon(sink),
            Frame::Mover => self.list_mover(sink),
            Frame::Launch => self.list_launch(sink),
            Frame::Course => self.list_course(sink),
            Frame::Wind => self.list_wind(sink),
            Frame::Side => self.list_side(sink),
            Frame::Onward => self.list_onward(sink),
            Frame::Fog { .. } => self.list_fog(sink),
            Frame::LeaveBehind => self.list_leave_behind(sink),
            Frame::TrailSwap => self.list_trail_swap(sink),
            Frame::Losses { seat, count, .. } => self.list_losses(seat, count, sink),
            Frame::AttackerLosses { count, .. } => self.list_losses(self.active(), count, sink),
            Frame::DefenderLosses { defender, count, .. } => {
                self.list_losses(defender, count, sink);
            }
            Frame::FoundHere => self.list_found_here(sink),
            Frame::Interact => self.list_interact(sink),
            Frame::AnswerDisclosure { .. } => self.list_answer(sink),
            Frame::AnswerOffer { terms: Some(offer), .. } => self.list_answer_offer(&offer, sink),
            Frame::AnswerCounter { terms: Some(offer), .. } => {
                self.list_answer_counter(&offer, sink);
            }
            Frame::Claim { .. } => self.list_claim(sink),
            Frame::Disembark { seat, tile, crew } => self.list_disembark(seat, tile, crew, sink),
            Frame::ChooseLegend { seat } => self.list_legends(seat, sink),
            _ => {}
        }
    }

    fn play(&mut self, mv: Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let frame = self.agenda.top();
        match (frame, mv) {
            (Frame::LastTurn, _) => self.play_last_turn(mv, events)?,
            (Frame::Summon, _) => self.play_summon(mv, events)?,
            (Frame::Mover, _) => self.play_mover(mv)?,
            (Frame::Launch, Move::Launch(cell)) => self.play_launch(cell, events)?,
            (Frame::Course, _) => self.play_course(mv, events)?,
            (Frame::Wind, _) => self.play_wind(mv, events)?,
            (Frame::Side, Move::Side(side)) => self.play_side(side, events),
            (Frame::Onward, _) => self.play_onward(mv, events)?,
            (Frame::Fog { tile }, _) => self.play_fog(tile, mv, events)?,
            (Frame::LeaveBehind, _) => self.play_leave_behind(mv, events)?,
            (Frame::TrailSwap, Move::Swap(taken)) => self.play_trail_swap(taken, events)?,
            (
                Frame::Losses { .. } | Frame::AttackerLosses { .. } | Frame::DefenderLosses { .. },
                Move::Lose(lost),
            ) => self.play_losses(frame, lost, events)?,
            (Frame::FoundHere, _) => self.play_found_here(mv, events)?,
            (Frame::Interact, _) => self.play_interact(mv, events)?,
            (Frame::AnswerDisclosure { partner, pieces }, _) => {
                self.play_answer_disclosure(partner, pieces, mv, events)?;
            }
            (Frame::AnswerOffer { terms: Some(offer), .. }, _) => {
                self.play_answer_offer(offer, mv, events)?;
            }
            (Frame::AnswerCounter { terms: Some(offer), .. }, _) => {
                self.play_answer_counter(offer, mv, events)?;
            }
            (Frame::Claim { .. }, _) => self.play_claim(frame, mv, events)?,
            (Frame::Disembark { .. }, Move::Disembark { settle, sail }) => {
                self.play_disembark(frame, settle, sail, events)?;
            }
            (Frame::ChooseLegend { seat }, Move::Legend { character, location, action }) => {
                self.play_legend(seat, [character, location, action], events)?;
            }
            _ => return Err(self.not_asked()),
        }
        self.run(events);
        Ok(())
    }

    fn is_free_form(mv: &Move) -> bool {
        matches!(
            mv,
            Move::Offer(_) | Move::Counter(_) | Move::Settle { .. } | Move::Disembark { .. }
        )
    }

    fn outcomes(&self, sink: &mut impl Sink<(Outcome, u32)>) {
        self.list_outcomes(sink);
    }

    fn resolve(
        &mut self,
        outcome: Outcome,
        events: &mut impl Sink<Event>,
    ) -> Result<(), OutcomeError> {
        self.apply_outcome(outcome, events)
    }

    fn sample(&self, luck: &mut impl Luck) -> Outcome {
        self.sample_outcome(luck)
    }

    fn draw(&self) -> Draw {
        self.what_is_drawn()
    }

    fn layout(&self, _deck: u8) -> Layout {
        self.pile_layout()
    }

    fn card(&self, kind: u8) -> Outcome {
        Outcome::Tile(TileKind::ALL[kind as usize])
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        event.witnessed(viewer)
    }

    fn imagine(view: &View, luck: &mut impl Luck) -> Sea {
        crate::knowledge::imagine(view, luck)
    }

    fn standing(&self) -> Option<Standing> {
        (self.turn() == Turn::Over)
            .then(|| Standing::by_key(self.setup.players, |seat| self.final_key(seat)))
    }

    fn audit(&self) -> Result<(), AuditError> {
        self.check_laws()
    }
}

impl Sea {
    fn not_asked(&self) -> Illegal {
        match (self.question(), self.turn()) {
            (Some(question), _) => Illegal::NotAsked(question),
            (None, Turn::Over) => Illegal::GameOver,
            (None, _) => Illegal::LuckAwaited,
        }
    }

    /// S14.1: checks whether the seats may agree to end the game, which they can in any turn until
    /// something triggers the end.
    fn check_agreed_end(&self) -> Result<(), EndProblem> {
        if !self.setup.has(AGREED_END) {
            Err(EndProblem::NoRule)
        } else if self.calendar.turn == 0 || self.turn() == Turn::Over {
            Err(EndProblem::NotPlaying)
        } else if self.calendar.trigger.is_some() {
            Err(EndProblem::Ending)
        } else {
            Ok(())
        }
    }

    /// Returns the question that a seat must answer now; `None` on chance's turn or when the game
    /// is over.
    ///
    /// ```
    /// use emberwake_dealer::Quick;
    /// use emberwake_sea::kernel::playout::draw_until_asked;
    /// use emberwake_sea::kernel::{Game};
    /// use emberwake_sea::{Sea, Setup};
    ///
    /// let mut sea = Sea::start(&Setup::new(3)).unwrap();
    /// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
    ///
    /// let question = sea.asked().unwrap();
    /// println!("{}", question.prompt());
    /// ```
    pub fn asked(&self) -> Option<Question> {
        self.question()
    }
}

const _: () = assert!(size_of::<Sea>() <= 1024, "a position fits into a kilobyte");
