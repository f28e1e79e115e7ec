//! Handing the screen over: people who share it see nothing of each other's secrets.

use super::app::App;
use super::overlay::Overlay;
use crate::SeatKind;
use crate::face::Face;
use crate::key::Key;
use kernel::{Seat, Viewer};

impl<G: Face> App<G> {
    /// Whose knowledge the screen may show now.
    pub fn viewer(&self) -> Viewer {
        if !G::HAS_SECRETS {
            return Viewer::Omniscient;
        }
        match self.people() {
            0 => Viewer::Spectator,
            1 => Viewer::Seat(self.session.me()),
            // After the end all look together.
            _ if self.session.is_over() => Viewer::Spectator,
            _ => self.looking.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// The person whose side of the table is shown.
    pub fn me(&self) -> Seat {
        match self.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Omniscient => self.session.me(),
        }
    }

    /// The person to whom the screen must be handed before anything is shown.
    pub fn curtain(&self) -> Option<Seat> {
        let seat = self.session.person_to_decide()?;
        let is_shared = G::HAS_SECRETS && self.people() > 1;
        (is_shared && self.looking != Some(seat)).then_some(seat)
    }

    fn people(&self) -> usize {
        self.session.seats().iter().filter(|kind| **kind == SeatKind::Human).count()
    }

    /// Puts away whatever the person before had open, once the screen goes to another.
    pub(super) fn cover(&mut self) {
        if self.curtain().is_none() {
            return;
        }
        self.input = None;
        self.message = None;
        if self.overlay != Some(Overlay::Leave) {
            self.overlay = None;
        }
    }

    pub(super) fn press_on_curtain(&mut self, key: Key, seat: Seat) {
        match key {
            Key::Enter => {
                self.looking = Some(seat);
                self.message = None;
            }
            // The person before may still take a move back; nobody has seen anything since.
            Key::Char('u') => self.take_back(false),
            Key::Char('l') => self.lang = self.lang.next(),
            Key::Char('q') => self.overlay = Some(Overlay::Leave),
            _ => {}
        }
    }

    /// Moves the board; tells whether the key did so.
    pub(super) fn press_on_chart(&mut self, key: Key) -> bool {
        let (east, north) = &mut self.pan;
        match key {
            Key::Up => *north += 1,
            Key::Down => *north -= 1,
            Key::Left => *east -= 1,
            Key::Right => *east += 1,
            Key::Home => (*east, *north) = (0, 0),
            Key::Tab | Key::Esc | Key::Enter => self.is_panning = false,
            _ => {
                self.is_panning = false;
                return false;
            }
        }
        true
    }
}
