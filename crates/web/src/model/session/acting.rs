//! The actions at a session's table.

use super::{BotAsked, Session};
use crate::model::Changes;
use crate::model::backend::Backend;
use crate::model::playable::Playable;
use kernel::{Seat, Viewer};
use table::{Act, TableError};

/// Actions.
impl<G: Playable> Session<G> {
    /// Performs the action of the person in a seat. If it is refused, nothing changes.
    pub fn act(
        &mut self,
        seat: Seat,
        act: Act<G::Move>,
        now_ms: u64,
    ) -> Result<Changes, TableError<G>> {
        match &mut self.backend {
            Backend::Local(local) => local.act(seat, act, now_ms)?,
            Backend::Online(online) => {
                online.act(act);
                return Ok(self.nothing_new());
            }
            Backend::Record(_) => return Err(TableError::NotSeated),
        }
        Ok(self.catch_up(now_ms))
    }

    /// Plays a move of the person in a seat, as the answer to the current question.
    pub fn play(&mut self, seat: Seat, mv: G::Move, now_ms: u64) -> Result<Changes, TableError<G>> {
        let answers = self.status().answers;
        self.act(seat, Act::Move { answers, mv }, now_ms)
    }

    /// Returns no changes: an action was sent, and its result arrives later.
    fn nothing_new(&self) -> Changes {
        Changes { keep: false, news: self.happenings().len(), jumped: false }
    }

    /// Agrees to a proposal for everyone at this screen.
    pub fn agree_all(&mut self, now_ms: u64) -> Changes {
        match &mut self.backend {
            Backend::Local(local) => local.agree_all(now_ms),
            Backend::Online(online) => {
                online.act(Act::Agree);
                return self.nothing_new();
            }
            Backend::Record(_) => {}
        }
        self.catch_up(now_ms)
    }

    /// Plays the move of a bot that was asked. A late answer is refused.
    pub fn bot_move(
        &mut self,
        asked: &BotAsked,
        mv: G::Move,
        now_ms: u64,
    ) -> Result<Changes, TableError<G>> {
        match &mut self.backend {
            Backend::Local(local) => local.bot_move(asked.seat, asked.answers, mv, now_ms)?,
            Backend::Online(_) | Backend::Record(_) => return Err(TableError::NotABot(asked.seat)),
        }
        Ok(self.catch_up(now_ms))
    }

    /// Advances the time. Returns the changes, if any.
    pub fn tick(&mut self, now_ms: u64) -> Option<Changes> {
        let Backend::Local(local) = &mut self.backend else { return None };
        local.tick(now_ms).then(|| self.catch_up(now_ms))
    }

    /// Excludes the time since then from all clocks: the page was suspended, or showed something
    /// that no one could answer.
    pub fn stood_still(&mut self, since_ms: u64, now_ms: u64) -> Option<Changes> {
        let Backend::Local(local) = &mut self.backend else { return None };
        local.stood_still(since_ms, now_ms).then(|| self.catch_up(now_ms))
    }

    /// Applies the table's news.
    fn catch_up(&mut self, now_ms: u64) -> Changes {
        let news = self.happenings().len();
        let mut jumped = false;
        if let Backend::Local(local) = &self.backend {
            let have = self.status().sequence;
            let viewer = self.viewer();
            let told = local.table.told_since(have, viewer);
            let view = local.table.moved_since(have).then(|| local.table.view(viewer));
            jumped = self.known.learn(told, view, local.table.status(viewer, now_ms));
        }
        self.note_undo();
        Changes { keep: true, news: news.min(self.happenings().len()), jumped }
    }

    /// Updates what the last person here to decide may undo. It is found out once per change, since
    /// finding out whether a decision revealed something takes a while.
    pub(super) fn note_undo(&mut self) {
        if let Backend::Online(online) = &self.backend {
            self.undo = online.seat.zip(self.known.status().undo);
            return;
        }
        let Backend::Local(local) = &self.backend else { return };
        let here = self.deciding_here();
        let mut decided = self.known.decided().iter().rev();
        let seat = decided.find(|(_, seat)| here.contains(seat)).map(|(_, seat)| *seat);
        self.undo = seat.and_then(|seat| {
            let viewer = Viewer::Seat(seat);
            let is_known = viewer == self.viewer();
            let needs = if is_known { self.status().undo } else { local.table.undo_needs(viewer) };
            Some((seat, needs?))
        });
    }
}
