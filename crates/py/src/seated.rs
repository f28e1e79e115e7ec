//! The knowledge of one seat, and the bot that sits there. Neither ever holds the position.

use crate::erased::{AnyBot, AnyState, AnyTable, AnyView, Choice, Explained, ExplainedMove};
use crate::playable::{Action, NO_ACTION, Playable, Row};
use crate::position::Position;
use crate::problem::CallProblem;
use crate::table::Table;
use bots::Bot;
use dealer::Quick;
use kernel::{Seat, Turn, Viewer};
use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

/// A view of the game `G`, with the legal moves if it is the viewer's decision.
pub(crate) struct SeatedView<G: Playable> {
    pub(crate) table: Arc<Table<G>>,
    pub(crate) viewer: Viewer,
    pub(crate) view: G::View,
    pub(crate) turn: Turn,
    pub(crate) legal: Vec<G::Move>,
    pub(crate) actions: Vec<Action>,
}

impl<G: Playable> SeatedView<G> {
    /// Reads a view from elsewhere. The legal moves are those of any position that shows it.
    pub(crate) fn read(
        table: Arc<Table<G>>,
        viewer: Viewer,
        view: G::View,
    ) -> Result<SeatedView<G>, CallProblem> {
        let game = G::imagine(&view, &mut Quick::new(0));
        if game.players() != table.players() || game.view(viewer) != view {
            let players = table.players();
            let why = format!("this is not what {viewer} sees at a table for {players}");
            return Err(CallProblem::Text(why));
        }
        let turn = game.turn();
        let mut legal = Vec::new();
        let mut actions = Vec::new();
        if matches!(turn, Turn::Seat(seat) if viewer == Viewer::Seat(seat)) {
            game.legal_moves(&mut legal);
            game.number_moves(&legal, &mut actions);
        }
        Ok(SeatedView { table, viewer, view, turn, legal, actions })
    }

    fn choice(&self, mv: &G::Move) -> Choice {
        let index = self.legal.iter().position(|legal| legal == mv);
        let action = index.map_or(NO_ACTION, |index| self.actions[index]);
        Choice { action, text: mv.to_string() }
    }
}

impl<G: Playable> AnyView for SeatedView<G> {
    fn table(&self) -> Arc<dyn AnyTable> {
        self.table.clone()
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn json(&self) -> String {
        serde_json::to_string(&self.view).unwrap_or_default()
    }

    fn actions(&self) -> &[Action] {
        &self.actions
    }

    fn moves(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn observe(&self, seat: Seat, row: &mut [u8]) {
        G::observe(&self.view, seat, self.table.players(), &mut Row::over(row));
    }

    fn imagine(&self, luck: &mut Quick) -> Box<dyn AnyState> {
        Box::new(Position::imagined(self.table.clone(), G::imagine(&self.view, luck)))
    }

    fn copy(&self) -> Box<dyn AnyView> {
        Box::new(SeatedView {
            table: self.table.clone(),
            viewer: self.viewer,
            view: self.view.clone(),
            turn: self.turn,
            legal: self.legal.clone(),
            actions: self.actions.clone(),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A bot of the game `G`. Bots are not made for several threads, hence the lock.
pub(crate) struct SeatedBot<G: Playable> {
    bot: Mutex<Box<dyn Bot<G> + Send>>,
}

impl<G: Playable> SeatedBot<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G> + Send>) -> SeatedBot<G> {
        SeatedBot { bot: Mutex::new(bot) }
    }
}

/// The view, if it is of the game `G` and its seat decides.
fn to_decide<G: Playable>(view: &dyn AnyView) -> Result<&SeatedView<G>, CallProblem> {
    let found = view.table().name();
    let view: Option<&SeatedView<G>> = view.as_any().downcast_ref();
    let view = view.ok_or(CallProblem::OtherGame { expected: G::NAME, found })?;
    match view.turn {
        Turn::Seat(seat) if view.viewer == Viewer::Seat(seat) => Ok(view),
        Turn::Seat(_) => Err(CallProblem::NotToDecide),
        Turn::Chance | Turn::Over => Err(CallProblem::NoDecision),
    }
}

impl<G: Playable> AnyBot for SeatedBot<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn choose(&mut self, view: &dyn AnyView) -> Result<Choice, CallProblem> {
        let view = to_decide::<G>(view)?;
        let bot = self.bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        Ok(view.choice(&bot.choose(&view.view, &view.legal)))
    }

    fn explain(&mut self, view: &dyn AnyView) -> Result<Option<Explained>, CallProblem> {
        let view = to_decide::<G>(view)?;
        let bot = self.bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        let explanation = bot.explain(&view.view, &view.legal);
        Ok(explanation.map(|explanation| {
            let players = usize::from(explanation.players);
            let moves = explanation.moves.iter().map(|considered| ExplainedMove {
                choice: view.choice(&considered.mv),
                visits: considered.visits,
                win: considered.win[..players].to_vec(),
                line: considered.line.iter().map(|(seat, mv)| (seat.0, mv.to_string())).collect(),
            });
            Explained { iterations: explanation.iterations, moves: moves.collect() }
        }))
    }
}
