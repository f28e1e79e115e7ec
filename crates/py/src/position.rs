//! A position of one game and its history: the contents of a `State` in Python.

use crate::erased::{AnyState, AnyTable, AnyView};
use crate::playable::{Action, NO_ACTION, Playable, Row};
use crate::problem::CallProblem;
use crate::seated::SeatedView;
use crate::table::{Table, places};
use dealer::{Dealer, Quick, Seed};
use kernel::{Line, Record, Seat, Turn, Viewer, playout};
use std::sync::Arc;

/// The tag that keeps the seed of a saved state.
pub(crate) const SEED_TAG: &str = "python.seed";

/// The player number of chance in Python, as in OpenSpiel.
pub(crate) const CHANCE: i64 = -1;
/// The player when the game is over, as in OpenSpiel.
pub(crate) const TERMINAL: i64 = -4;

/// The number of who acts now.
pub(crate) fn player_number(turn: Turn) -> i64 {
    match turn {
        Turn::Seat(seat) => seat.0.into(),
        Turn::Chance => CHANCE,
        Turn::Over => TERMINAL,
    }
}

/// Room for a game of usual length, with its random outcomes.
const STEPS_USUAL: usize = 512;

/// A position, with every step that led to it.
#[derive(Clone)]
pub(crate) struct Position<G: Playable> {
    table: Arc<Table<G>>,
    /// The beginning of the steps, if that is an imagined position and not the start of the game.
    imagined: Option<Box<G>>,
    steps: Vec<Step<G>>,
    now: G,
    /// The dealer that answers chance automatically, with its seed; `None` if outcomes are applied
    /// by hand.
    dealer: Option<(u64, Dealer<G>)>,
    /// The turn, and the legal moves with their numbers; see [`Position::list`].
    turn: Turn,
    legal: Vec<G::Move>,
    actions: Vec<Action>,
}

/// One move or outcome.
#[derive(Clone)]
struct Step<G: Playable> {
    line: Line<G>,
    player: i8,
    /// Its number; -1 for a move in free form, which has none.
    number: i32,
}

impl<G: Playable> Position<G> {
    /// A new game. With a seed, chance is dealt from it, as `emberwake play --seed` does.
    pub(crate) fn start(table: Arc<Table<G>>, seed: Option<u64>) -> Position<G> {
        let mut position = Position::bare(table, None, seed);
        position.settle();
        position
    }

    /// An imagined position, whose chance is applied by hand.
    pub(crate) fn imagined(table: Arc<Table<G>>, now: G) -> Position<G> {
        let mut position = Position::bare(table, Some(Box::new(now)), None);
        position.settle();
        position
    }

    /// Returns the beginning of the steps, before any answer of chance.
    fn bare(table: Arc<Table<G>>, imagined: Option<Box<G>>, seed: Option<u64>) -> Position<G> {
        let now = imagined.as_deref().unwrap_or(&table.start).clone();
        let dealer = seed.map(|seed| (seed, Dealer::new(&Seed::from_number(seed), &[])));
        let turn = now.turn();
        let legal = Vec::new();
        let actions = Vec::new();
        let steps = Vec::with_capacity(STEPS_USUAL);
        Position { table, imagined, steps, now, dealer, turn, legal, actions }
    }

    /// Lets the dealer answer, if there is one, and lists the legal moves.
    fn settle(&mut self) {
        let mut turn = self.now.turn();
        while let (Turn::Chance, Some((_, dealer))) = (turn, &mut self.dealer) {
            let outcome = dealer.answer(&self.now);
            self.fall(outcome).expect("the dealer answers what is asked");
            turn = self.now.turn();
        }
        self.list(turn);
    }

    /// Notes who acts and what is legal, after the position has changed.
    fn list(&mut self, turn: Turn) {
        self.turn = turn;
        self.legal.clear();
        self.actions.clear();
        if let Turn::Seat(_) = turn {
            self.now.legal_moves(&mut self.legal);
            self.now.number_moves(&self.legal, &mut self.actions);
        }
    }

    fn fall(&mut self, outcome: G::Outcome) -> Result<(), CallProblem> {
        let number = G::number_outcome(&outcome) as i32;
        self.now.resolve(outcome, &mut ()).map_err(|_| CallProblem::NotAnOutcome(number.into()))?;
        let player = CHANCE as i8;
        self.steps.push(Step { line: Line::Outcome(outcome), player, number });
        Ok(())
    }

    fn play(&mut self, seat: Seat, mv: G::Move, number: i32) -> Result<(), CallProblem> {
        self.now.play(mv, &mut ()).map_err(|why| CallProblem::Move(format!("‘{mv}’: {why}")))?;
        self.steps.push(Step { line: Line::Move(seat, mv), player: seat.0 as i8, number });
        Ok(())
    }

    /// The number of a move that may be in free form.
    fn number(&self, mv: G::Move) -> i32 {
        let listed = self.legal.iter().position(|&legal| legal == mv);
        let action = listed.map_or(NO_ACTION, |index| self.actions[index]);
        if action == NO_ACTION { -1 } else { action.into() }
    }

    /// Plays a line of a record; the dealer does not answer in between.
    pub(crate) fn follow(&mut self, line: &Line<G>) -> Result<(), CallProblem> {
        self.list(self.now.turn());
        match *line {
            Line::Move(seat, _) if self.turn != Turn::Seat(seat) => {
                Err(CallProblem::Move(format!("it is not the turn of seat {seat}")))
            }
            Line::Move(seat, mv) => self.play(seat, mv, self.number(mv)),
            Line::Outcome(outcome) => self.fall(outcome),
            Line::AgreedEnd => {
                self.now.agree_to_end(&mut ()).map_err(|why| CallProblem::Move(why.to_string()))?;
                let line = Line::AgreedEnd;
                self.steps.push(Step { line, player: CHANCE as i8, number: -1 });
                Ok(())
            }
        }
    }

    /// The position after the first `keep` steps.
    fn rewound(&self, keep: usize) -> Position<G> {
        let mut before = Position::bare(self.table.clone(), self.imagined.clone(), None);
        for step in &self.steps[..keep] {
            let replayed = step.line.play(&mut before.now, &mut ());
            assert!(replayed, "a position replays its own steps");
        }
        before.steps = self.steps[..keep].to_vec();
        before.dealer = self.dealer.clone();
        before.list(before.now.turn());
        before
    }

    /// Reads the text that [`AnyState::write`] wrote for a game that was played from its start, or
    /// any record.
    pub(crate) fn read(text: &str) -> Result<Position<G>, CallProblem> {
        let unreadable = |why: String| CallProblem::Text(why);
        let record = Record::<G>::parse(text).map_err(|why| unreadable(why.to_string()))?;
        let seed = match record.tag(SEED_TAG) {
            Some(seed) => Some(
                seed.parse().map_err(|_| unreadable(format!("‘{seed}’ is no number as a seed")))?,
            ),
            None => None,
        };
        let table = Arc::new(Table::<G>::of(record.setup.clone())?);
        let mut position = Position::bare(table, None, seed);
        for (index, line) in record.lines.iter().enumerate() {
            let followed = position.follow(line);
            followed
                .map_err(|why| unreadable(format!("line {}: {why}", record.line_number(index))))?;
        }
        let end = record.check_end(&position.now);
        end.map_err(|_| unreadable("the end it claims is not the one reached".to_owned()))?;
        position.settle();
        Ok(position)
    }

    /// Reads the text of an imagined position: its omniscient view, then the steps.
    pub(crate) fn read_imagined(
        edition: &str,
        options: &[(String, String)],
        view: &str,
        lines: &[&str],
    ) -> Result<Position<G>, CallProblem> {
        use kernel::SetupText;
        let unreadable = |why: String| CallProblem::Text(why);
        let edition = kernel::known_edition::<G>(edition)
            .ok_or_else(|| unreadable(format!("edition ‘{edition}’ of the rules is not known")))?;
        let setup = G::Setup::from_fields(edition, options)
            .map_err(|problems| unreadable(problems[0].to_string()))?;
        let view = serde_json::from_str(view).map_err(|why| unreadable(why.to_string()))?;
        let now = G::imagine(&view, &mut Quick::new(0));
        let table = Arc::new(Table::<G>::of(setup)?);
        if now.players() != table.start.players() {
            return Err(unreadable("the view is of another table than the options".to_owned()));
        }
        let mut position = Position::imagined(table, now);
        for line in lines {
            let text = match *line {
                ALL_END => ALL_END,
                line => line.split_once(' ').map_or("", |(_, text)| text),
            };
            position.apply_text(text).map_err(|why| unreadable(format!("‘{line}’: {why}")))?;
        }
        Ok(position)
    }
}

impl<G: Playable> AnyState for Position<G> {
    fn table(&self) -> Arc<dyn AnyTable> {
        self.table.clone()
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn actions(&self) -> &[Action] {
        &self.actions
    }

    fn moves(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn outcomes(&self) -> Vec<(usize, u32, String)> {
        let mut outcomes = Vec::new();
        self.now.outcomes(&mut outcomes);
        let numbered = outcomes
            .into_iter()
            .map(|(outcome, weight)| (G::number_outcome(&outcome), weight, outcome.to_string()));
        numbered.collect()
    }

    fn apply(&mut self, action: i64) -> Result<(), CallProblem> {
        match self.turn {
            Turn::Over => return Err(CallProblem::Over),
            Turn::Chance => {
                let mut outcomes = Vec::new();
                self.now.outcomes(&mut outcomes);
                let is_it =
                    |(outcome, _): &&(G::Outcome, u32)| G::number_outcome(outcome) as i64 == action;
                let found = outcomes.iter().find(is_it).ok_or(CallProblem::NotAnOutcome(action))?;
                self.fall(found.0)?;
            }
            Turn::Seat(seat) => {
                let mut numbers = self.actions.iter();
                let index = numbers
                    .position(|&number| i64::from(number) == action && number != NO_ACTION)
                    .ok_or_else(|| CallProblem::IllegalAction {
                        action,
                        legal: self.actions.clone(),
                    })?;
                self.play(seat, self.legal[index], action as i32)?;
            }
        }
        self.settle();
        Ok(())
    }

    fn apply_text(&mut self, text: &str) -> Result<(), CallProblem> {
        match self.turn {
            _ if text == ALL_END => self.follow(&Line::AgreedEnd)?,
            Turn::Over => return Err(CallProblem::Over),
            Turn::Chance => {
                let outcome = text.parse::<G::Outcome>();
                self.fall(outcome.map_err(|misread| CallProblem::Move(misread.to_string()))?)?;
            }
            Turn::Seat(seat) => {
                let mv = text.parse::<G::Move>();
                let mv = mv.map_err(|misread| CallProblem::Move(misread.to_string()))?;
                self.play(seat, mv, self.number(mv))?;
            }
        }
        self.settle();
        Ok(())
    }

    fn sample(&mut self, luck: &mut Quick) -> Result<(), CallProblem> {
        if self.turn != Turn::Chance {
            return Err(CallProblem::NoChance);
        }
        self.fall(self.now.sample(luck))?;
        self.settle();
        Ok(())
    }

    fn action_text(&self, action: i64) -> Result<String, CallProblem> {
        if self.turn == Turn::Chance {
            let mut outcomes = AnyState::outcomes(self).into_iter();
            let found = outcomes.find(|(number, _, _)| *number as i64 == action);
            return found.map(|(_, _, text)| text).ok_or(CallProblem::NotAnOutcome(action));
        }
        let index = self.actions.iter().position(|&number| i64::from(number) == action);
        let index = index
            .ok_or_else(|| CallProblem::IllegalAction { action, legal: self.actions.clone() })?;
        Ok(self.legal[index].to_string())
    }

    fn text_action(&self, text: &str) -> Result<usize, CallProblem> {
        let unlisted = || CallProblem::Move(format!("‘{text}’ is not among what can happen now"));
        if self.turn == Turn::Chance {
            let mut outcomes = AnyState::outcomes(self).into_iter();
            let found = outcomes.find(|(_, _, other)| other == text);
            return found.map(|(number, _, _)| number).ok_or_else(unlisted);
        }
        let mv =
            text.parse::<G::Move>().map_err(|misread| CallProblem::Move(misread.to_string()))?;
        usize::try_from(self.number(mv)).map_err(|_| unlisted())
    }

    fn observe(&self, seat: Seat, row: &mut [u8]) {
        self.now.observe_now(seat, &mut Row::over(row));
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        let decides = match self.turn {
            Turn::Seat(seat) => viewer == Viewer::Seat(seat) || viewer == Viewer::Omniscient,
            _ => false,
        };
        let legal = if decides { self.legal.clone() } else { Vec::new() };
        let actions = if decides { self.actions.clone() } else { Vec::new() };
        let view = self.now.view(viewer);
        let turn = self.turn;
        Box::new(SeatedView { table: self.table.clone(), viewer, view, turn, legal, actions })
    }

    fn places(&self) -> Option<Vec<u8>> {
        self.now.standing().map(|_| places(&self.now))
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn undo(&mut self, expected: Option<(i64, i64)>) -> Result<(), CallProblem> {
        let mut keep = self.steps.len();
        let last = loop {
            keep = keep.checked_sub(1).ok_or(CallProblem::NothingToUndo)?;
            let step = &self.steps[keep];
            if self.dealer.is_none() || step.player != CHANCE as i8 {
                break (step.player.into(), step.number.into());
            }
        };
        if expected.is_some_and(|expected| expected != last) {
            return Err(CallProblem::OtherAction { player: last.0, action: last.1 });
        }
        *self = self.rewound(keep);
        Ok(())
    }

    fn history(&self) -> Vec<(i64, i64, String)> {
        let steps = self.steps.iter().map(|step| {
            let line = step.line.to_string();
            let text = line.split_once(' ').map_or("", |(_, text)| text).to_owned();
            (step.player.into(), step.number.into(), text)
        });
        steps.collect()
    }

    fn write(&self) -> String {
        use kernel::SetupText;
        let lines = self.steps.iter().map(|step| format!("{}\n", step.line));
        let Some(imagined) = &self.imagined else {
            let seed =
                self.dealer.as_ref().map(|(seed, _)| (SEED_TAG.to_owned(), seed.to_string()));
            let tags: Vec<(String, String)> = seed.into_iter().collect();
            let end = self.now.standing().map(|standing| Record::<G>::end_line(&standing));
            let header = Record::<G>::header(&self.table.setup, &tags);
            return [header].into_iter().chain(lines).chain(end).collect();
        };
        let view = serde_json::to_string(&imagined.view(Viewer::Omniscient)).unwrap_or_default();
        let fields = self.table.setup.fields();
        let fields = fields.into_iter().map(|(key, value)| format!("set {key} {value}\n"));
        let edition = self.table.setup.edition();
        let begin = [format!("{IMAGINED}\ngame {}\nrules {edition}\n", G::NAME)];
        let play = [format!("view {view}\nplay\n")];
        begin.into_iter().chain(fields).chain(play).chain(lines).collect()
    }

    fn seed(&self) -> Option<u64> {
        self.dealer.as_ref().map(|(seed, _)| *seed)
    }

    fn rollout(&self, luck: &mut Quick) -> Vec<u8> {
        let mut game = self.now.clone();
        playout(&mut game, luck, &mut Vec::new());
        places(&game)
    }
}

/// The text in records for an agreement of all seats to end the game.
const ALL_END: &str = "all end";

/// The first line of an imagined position that was written down.
pub(crate) const IMAGINED: &str = "emberwake imagined 1";
