//! What keys do in the menu of the table and while a vote is open, and what follows from them.

use super::acting::TableAct;
use super::app::App;
use super::message::Message;
use super::overlay::{Overlay, TableMenu};
use crate::face::Face;
use crate::key::Key;
use kernel::Seat;
use table::{Error, Motion};

impl<G: Face> App<G> {
    /// Shows what can be done at the table.
    pub(super) fn open_table_menu(&mut self) {
        let acts = self.session.table_acts();
        self.overlay = Some(Overlay::Table(TableMenu { acts, at: 0, is_asked: false }));
    }

    pub(super) fn press_in_table_menu(&mut self, key: Key) {
        let Some(Overlay::Table(menu)) = &mut self.overlay else { return };
        let length = menu.acts.len().max(1);
        match key {
            Key::Up => menu.at = (menu.at + length - 1) % length,
            Key::Down => menu.at = (menu.at + 1) % length,
            Key::Home => menu.at = 0,
            Key::End => menu.at = length - 1,
            Key::Enter => match menu.acts.get(menu.at).copied() {
                // Nobody comes back from this one, and one press is too easily made.
                Some(TableAct::Resign(_)) if !menu.is_asked => {
                    menu.is_asked = true;
                    return;
                }
                Some(act) => {
                    self.overlay = None;
                    return self.act(act);
                }
                None => self.overlay = None,
            },
            _ => self.overlay = None,
        }
        if let Some(Overlay::Table(menu)) = &mut self.overlay {
            menu.is_asked = false;
        }
    }

    /// Does something at the table, or says why it is refused.
    fn act(&mut self, act: TableAct) {
        if self.curtain().is_some() {
            // The person before has left the screen.
            self.looking = None;
        }
        let done = self.session.act(act);
        self.after_act(done);
    }

    pub(super) fn press_in_vote(&mut self, key: Key, voter: Seat) {
        let agrees = match key {
            // The first letters of yes and no in all languages.
            Key::Char('y' | 'o' | 'j' | 's') => true,
            Key::Char('n') | Key::Esc => false,
            Key::Char('l') => return self.lang = self.lang.next(),
            Key::Char('q') => return self.overlay = Some(Overlay::Leave),
            _ => return,
        };
        let motion = self.session.vote().map(|vote| vote.motion);
        let lines = self.session.journal().lines().len();
        // Everybody has come to the screen to vote.
        self.looking = None;
        let answered = self.session.answer(voter, agrees);
        self.after_act(answered);
        if motion == Some(Motion::Undo) && self.session.journal().lines().len() < lines {
            self.message = Some(Message::TakenBack);
        }
    }

    /// What follows from everything that is done at the table.
    fn after_act(&mut self, done: Result<(), Error<G>>) {
        self.announced = None;
        self.message = done.err().map(Message::Refused);
        if self.session.is_rematch_agreed() {
            self.begin_rematch();
        }
        if !self.session.is_over() {
            // Another person may be the one to choose now.
            self.menu_for = None;
        }
        self.after_step();
    }

    /// The next game takes the place of the one that is over.
    fn begin_rematch(&mut self) {
        let Some(seed) = (self.new_seed)() else {
            self.message = Some(Message::NoRandomness);
            return;
        };
        // Setup and seats were good for the game before, and the name of the file is a new one.
        if let Some(Ok(session)) = self.session.rematch(seed) {
            self.session = session;
            self.looking = None;
            self.overlay = None;
            self.message = None;
        }
    }
}
