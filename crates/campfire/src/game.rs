//! Implements [`Game`] for Campfire: this only routes each decision and outcome to its rule.

use crate::event::Event;
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::options::Setup;
use crate::outcome::Outcome;
use crate::pieces::{Place, Tile};
use crate::setup::SetupProblem;
use crate::state::{Campfire, Phase};
use crate::tables::*;
use crate::view::View;
use kernel::{
    AuditError, Draw, EndProblem, Game, Layout, Luck, OutcomeError, Sink, Standing, Turn, Viewer,
};

impl Game for Campfire {
    const NAME: &'static str = "campfire";
    const EDITION: u8 = EDITION;
    const TURN_RULE: &'static str = "C4.1";
    const HAS_SECRETS: bool = false;

    type Setup = Setup;
    type SetupProblem = SetupProblem;
    type Move = Move;
    type Outcome = Outcome;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    fn start(setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let problems = setup.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut state = Campfire::empty(setup);
        state.lay_stacks(setup.even_stacks);
        Ok(state)
    }

    fn players(&self) -> u8 {
        Campfire::players(self)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.who()
    }

    fn turns(&self) -> u32 {
        u32::from(self.turns)
    }

    fn can_agree_to_end(&self) -> Result<(), EndProblem> {
        self.check_agreed_end()
    }

    fn agree_to_end(&mut self, events: &mut impl Sink<Event>) -> Result<(), EndProblem> {
        self.check_agreed_end()?;
        self.agreed_end = true;
        events.put(Event::EndAgreed);
        Ok(())
    }

    fn idle_rounds(&self) -> u32 {
        u32::from(self.idle) / u32::from(self.rules.players)
    }

    fn legal_moves(&self, sink: &mut impl Sink<Move>) {
        match self.phase {
            Phase::Ask(question) => self.list_answers(question, sink),
            Phase::AskDisc(_) => self.places_open().for_each(|place| sink.put(Move::Disc(place))),
            Phase::AskLastWriting(..) => {
                self.list_writings(self.active, sink);
                sink.put(Move::Pass);
            }
            _ => {}
        }
    }

    #[inline]
    fn sample_move(&self, luck: &mut impl Luck, scratch: &mut Vec<Move>) -> Move {
        self.draw_move(luck, scratch)
    }

    fn play(&mut self, mv: Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        match (self.phase, mv) {
            (Phase::Ask(question), mv) => self.answer(question, mv, events),
            (Phase::AskDisc(before), Move::Disc(place)) => self.place_own(before, place, events),
            (Phase::AskLastWriting(asked, end), mv) => {
                match mv {
                    Move::Pass => events.put(Event::PassedLastWriting(self.active)),
                    Move::Song { price, kinds, wilds } => {
                        self.write_song(price, kinds, wilds, events)?
                    }
                    Move::Legend { legend, value, wilds } => {
                        self.write_legend(legend, value, wilds, events)?;
                    }
                    _ => return Err(Illegal::NotAsked(Question::LastWriting)),
                }
                self.after_last_writing(asked, end, events);
                Ok(())
            }
            (Phase::AskDisc(_), _) => Err(Illegal::NotAsked(Question::Disc)),
            (Phase::Over(_), _) => Err(Illegal::GameOver),
            _ => Err(Illegal::LuckAwaited),
        }
    }

    fn outcomes(&self, sink: &mut impl Sink<(Outcome, u32)>) {
        self.list_outcomes(sink)
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

    fn run_chance(&mut self, luck: &mut impl Luck) -> u64 {
        self.resolve_all(luck)
    }

    fn draw(&self) -> Draw {
        self.what_is_drawn()
    }

    fn layout(&self, _deck: u8) -> Layout {
        self.pile_layout()
    }

    fn card(&self, kind: u8) -> Outcome {
        Outcome::Tile(self.next_covered(), Tile::ALL[kind as usize])
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::new(*self)
    }

    fn witness(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine(view: &View, _luck: &mut impl Luck) -> Self {
        *view.state()
    }

    fn standing(&self) -> Option<Standing> {
        self.final_standing()
    }

    fn audit(&self) -> Result<(), AuditError> {
        self.audit_material()
    }
}

impl Campfire {
    fn list_answers(&self, question: Question, sink: &mut impl Sink<Move>) {
        match question {
            Question::Act => {
                self.list_sowings(sink);
                self.list_writings(self.active, sink);
            }
            Question::LysBonus => self.lys_targets().for_each(|place| sink.put(Move::Lys(place))),
            Question::Lift => self.list_lifts(sink),
            Question::Nudge => {
                for direction in crate::pieces::Direction::BOTH {
                    sink.put(Move::Nudge(Some(direction)));
                }
                sink.put(Move::Nudge(None));
            }
            Question::Pick => self.adventurers_free().for_each(|a| sink.put(Move::Pick(a))),
            Question::Frog => Place::all().for_each(|place| sink.put(Move::Frog(place))),
            Question::Sleeper => self.list_sleepers(sink),
            Question::PointLys => Place::all().for_each(|place| sink.put(Move::Lys(place))),
            Question::Disc | Question::LastWriting => {
                unreachable!("these have phases of their own")
            }
        }
    }

    fn answer(
        &mut self,
        question: Question,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match (question, mv) {
            (Question::Act, Move::Sow { place, direction, bend }) => {
                self.sow(place, direction, bend, events)
            }
            (Question::Act, Move::Song { price, kinds, wilds }) => {
                self.write_song(price, kinds, wilds, events)?;
                self.end_turn(events);
                Ok(())
            }
            (Question::Act, Move::Legend { legend, value, wilds }) => {
                self.write_legend(legend, value, wilds, events)?;
                self.end_turn(events);
                Ok(())
            }
            (Question::LysBonus, Move::Lys(to)) => self.take_lys_bonus(to, events),
            (Question::Lift, Move::Lift(disc)) => self.lift(disc, events),
            (Question::Nudge, Move::Nudge(direction)) => {
                self.nudge(direction, events);
                Ok(())
            }
            (Question::Pick, Move::Pick(adventurer)) => self.pick(adventurer, events),
            (Question::Frog, Move::Frog(place)) => {
                self.place_frog(place, events);
                Ok(())
            }
            (Question::Sleeper, Move::Sleeper(adventurer, place)) => {
                self.place_sleeper(adventurer, place, events)
            }
            (Question::PointLys, Move::Lys(place)) => {
                self.point_lys(place, events);
                Ok(())
            }
            _ => Err(Illegal::NotAsked(question)),
        }
    }
}

/// The size of a state in bytes. Copying must stay cheap, so this figure is part of the crate's
/// API.
pub const STATE_BYTES: usize = size_of::<Campfire>();
const _: () = assert!(STATE_BYTES <= 256, "a position fits into four cache lines");
const _: () = assert!(TILES == STACK * PLACES as u8, "even stacks use all tiles");
