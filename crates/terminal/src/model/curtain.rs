//! Handing the screen over: people who share it see nothing of each other's secrets.

use super::app::App;
use super::log::Log;
use super::overlay::Overlay;
use crate::face::Face;
use crate::key::Key;
use kernel::{Seat, Viewer};

impl<G: Face> App<G> {
    /// Returns the viewer whose knowledge the screen may show now.
    pub fn viewer(&self) -> Viewer {
        if !G::HAS_SECRETS {
            return Viewer::Spectator;
        }
        let looking = match self.session.people()[..] {
            [] => None,
            [seat] => Some(seat),
            // After the end all look together, and in a pause it is unknown who is at the screen.
            _ if self.session.is_over() || self.session.is_paused() => None,
            _ => self.looking,
        };
        looking.map_or(Viewer::Spectator, |seat| self.session.viewer_of(seat))
    }

    /// Returns the log of the viewer.
    pub fn log(&self) -> &Log<G> {
        self.session.log(self.viewer())
    }

    /// The person whose side of the table is shown.
    pub fn me(&self) -> Seat {
        match self.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Omniscient => self.session.me(),
        }
    }

    /// Returns the person to whom the screen must be handed before anything is shown.
    pub fn curtain(&self) -> Option<Seat> {
        let seat = self.session.person_to_decide()?;
        (self.session.is_shared() && self.looking != Some(seat)).then_some(seat)
    }

    /// Puts away whatever the person before had open, once the screen goes to another.
    pub(super) fn cover(&mut self) {
        if self.curtain().is_none() {
            return;
        }
        self.input = None;
        self.message = None;
        if !matches!(self.overlay, Some(Overlay::Leave | Overlay::Table(_))) {
            self.overlay = None;
        }
    }

    pub(super) fn press_on_curtain(&mut self, key: Key, seat: Seat) {
        match key {
            Key::Enter => {
                self.looking = Some(seat);
                self.message = None;
            }
            // The previous person may still take a move back, since no one has seen anything.
            Key::Char('u') => self.undo(),
            Key::Char('U') => self.propose_undo(),
            Key::Char('T') => self.open_table_menu(),
            Key::Char('l') => self.lang = self.lang.next(),
            Key::Char('q') => self.overlay = Some(Overlay::Leave),
            _ => {}
        }
    }

    /// Moves the board; returns whether the key did so.
    pub(super) fn press_on_chart(&mut self, key: Key) -> bool {
        match key {
            Key::Up => self.pan.1 += 1,
            Key::Down => self.pan.1 -= 1,
            Key::Left => self.pan.0 -= 1,
            Key::Right => self.pan.0 += 1,
            Key::Home => self.pan = (0, 0),
            Key::Tab | Key::Esc | Key::Enter => self.is_panning = false,
            _ => {
                self.is_panning = false;
                return false;
            }
        }
        true
    }
}
