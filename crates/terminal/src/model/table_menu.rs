//! The keys in the menu of the table and while a vote is open, and their effects.

use super::acting::TableAct;
use super::app::App;
use super::message::Message;
use super::overlay::{Overlay, TableMenu};
use crate::face::Face;
use crate::key::Key;
use kernel::Seat;
use table::{Motion, TableError};

impl<G: Face> App<G> {
    /// Opens the menu of possible acts at the table.
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
                // This can't be undone, and a single press is too easily made.
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

    /// Acts at the table, or says why it is refused.
    fn act(&mut self, act: TableAct) {
        if self.curtain().is_some() {
            // The previous person has left the screen.
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
        // Everyone has come to the screen to vote.
        self.looking = None;
        let answered = self.session.answer(voter, agrees);
        self.after_act(answered);
        if motion == Some(Motion::Undo) && self.session.journal().lines().len() < lines {
            self.message = Some(Message::TakenBack);
        }
    }

    /// Updates the interface after every act at the table.
    fn after_act(&mut self, done: Result<(), TableError<G>>) {
        self.announced = None;
        self.message = done.err().map(Message::Refused);
        if self.session.is_rematch_agreed() {
            self.begin_rematch();
        }
        if !self.session.is_over() {
            // Another person may have to choose now.
            self.menu_for = None;
        }
        self.after_step();
    }

    /// Replaces the finished game with the next one.
    fn begin_rematch(&mut self) {
        let Some(seed) = (self.new_seed)() else {
            self.message = Some(Message::NoRandomness);
            return;
        };
        // Setup and seats were valid for the previous game, and the name of the file is new.
        if let Some(Ok(session)) = self.session.rematch(seed) {
            self.session = session;
            self.looking = None;
            self.overlay = None;
            self.message = None;
        }
    }
}
