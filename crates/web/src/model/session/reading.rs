//! What a session shows: everything that components may read of a game.

use super::{BotAsked, Happening, Session, known_here};
use crate::model::backend::Backend;
use crate::model::playable::Playable;
use crate::model::save::name_tags;
use crate::model::seating::Sitter;
use crate::model::timeline::Timeline;
use kernel::{Journal, Record, Seat, SetupText, Turn, Viewer};
use table::{Absence, Occupant, Opening, Phase, Status, Told, UndoNeeds};
use texts::{Lang, Names};

/// Reading.
impl<G: Playable> Session<G> {
    /// The position as the reader may imagine it.
    pub fn now(&self) -> &G {
        self.known.now()
    }

    /// What the reader knows of the position.
    pub fn view(&self) -> &G::View {
        self.known.view()
    }

    /// With whose eyes the game is seen.
    pub fn viewer(&self) -> Viewer {
        self.known.viewer()
    }

    /// Looks with other eyes. Those who may not be looked over the shoulder show a spectator's
    /// view.
    pub fn look(&mut self, viewer: Viewer, now_ms: u64) {
        if viewer == self.viewer() {
            return;
        }
        self.known = match &self.backend {
            Backend::Local(local) => {
                let allowed = match viewer {
                    Viewer::Omniscient => self.is_open(),
                    Viewer::Seat(seat) => self.is_open() || self.is_here(seat),
                    Viewer::Spectator => true,
                };
                let viewer = if allowed { viewer } else { Viewer::Spectator };
                known_here(local, viewer, now_ms)
            }
            // The server decides what is seen.
            Backend::Online(_) => return,
            Backend::Record(playback) => {
                let allowed = playback.viewers.contains(&viewer);
                playback.known(if allowed { viewer } else { Viewer::Spectator })
            }
        };
    }

    /// With whose eyes the game may be seen.
    pub fn viewers(&self) -> Vec<Viewer> {
        match &self.backend {
            Backend::Local(local) => {
                let seats = local.here().into_iter().map(Viewer::Seat);
                [Viewer::Spectator].into_iter().chain(seats).collect()
            }
            Backend::Online(_) => vec![self.viewer()],
            Backend::Record(playback) => playback.viewers.clone(),
        }
    }

    /// Over how many people's shoulders the game may be looked.
    pub fn here_to_look(&self) -> usize {
        self.viewers().iter().filter(|viewer| matches!(viewer, Viewer::Seat(_))).count()
    }

    /// Whether nothing is secret: the game has no secrets, or is over, or is a whole record.
    pub fn is_open(&self) -> bool {
        !G::HAS_SECRETS
            || match &self.backend {
                Backend::Local(_) | Backend::Online(_) => self.known.status().phase >= Phase::Over,
                Backend::Record(playback) => playback.viewers.contains(&Viewer::Omniscient),
            }
    }

    /// Everything that happened in the game and holds still, as far as the reader noticed it.
    pub fn happenings(&self) -> &[Happening<G>] {
        self.known.happenings()
    }

    /// What happened at the table besides: pauses, votes, seats that changed hands.
    pub fn notes(&self) -> &[Told<G>] {
        self.known.notes()
    }

    /// How the table stands.
    pub fn status(&self) -> &Status {
        self.known.status()
    }

    /// Who holds a seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        let seats = &self.status().seats;
        seats.get(seat.index()).map_or(&Occupant::Empty, |seat| &seat.occupant)
    }

    /// Who decides for a seat.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        match self.occupant(seat) {
            Occupant::Person(_) | Occupant::Empty => Sitter::Person,
            Occupant::Bot(level) => Sitter::Bot(level.name().to_owned()),
            Occupant::StandIn { .. } | Occupant::Resigned(_) => {
                let level = self.opening().map(|opening| opening.options.level.name());
                Sitter::Bot(level.unwrap_or_default().to_owned())
            }
        }
    }

    /// Whether the person of a seat is at this screen.
    pub fn is_here(&self, seat: Seat) -> bool {
        match &self.backend {
            Backend::Local(_) => self.occupant(seat).person().is_some(),
            Backend::Online(online) => online.seat == Some(seat),
            Backend::Record(_) => false,
        }
    }

    /// The seats whose persons are at this screen.
    pub fn here(&self) -> Vec<Seat> {
        Seat::all(self.now().players()).filter(|&seat| self.is_here(seat)).collect()
    }

    /// The seats in which persons at this screen decide.
    pub fn deciding_here(&self) -> Vec<Seat> {
        let decides = |seat: &Seat| self.occupant(*seat).decides().is_some();
        self.here().into_iter().filter(decides).collect()
    }

    /// Whether a seat was given up for good.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        matches!(self.occupant(seat), Occupant::Resigned(_))
    }

    /// Why a bot stands in for the person of a seat, if one does.
    pub fn stood_in(&self, seat: Seat) -> Option<Absence> {
        match self.occupant(seat) {
            Occupant::StandIn { why, .. } => Some(*why),
            _ => None,
        }
    }

    /// What the seats are called.
    pub fn names(&self) -> Names {
        Names::new(self.names.iter().cloned())
    }

    /// The names that were given, by seat.
    pub fn given_names(&self) -> &[Option<String>] {
        &self.names
    }

    /// What a seat is called.
    pub fn name(&self, lang: Lang, seat: Seat) -> String {
        self.names().of(lang, seat)
    }

    /// The seat that must decide now.
    pub fn seat_to_act(&self) -> Option<Seat> {
        match (self.status().phase, self.status().turn) {
            (Phase::Playing, Turn::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The seat that must decide now, if its person is at this screen and may.
    pub fn person_to_act(&self) -> Option<Seat> {
        let seat = self.seat_to_act().filter(|_| !self.is_paused() && !self.is_waiting())?;
        let decides = self.occupant(seat).decides().is_some();
        (decides && self.is_here(seat)).then_some(seat)
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.status().paused_until_ms.is_some()
    }

    /// The bot that this page is to ask now.
    pub fn bot_to_act(&self) -> Option<BotAsked> {
        let Backend::Local(local) = &self.backend else { return None };
        let (seat, level, answers) = local.table.bot_wanted()?;
        Some(BotAsked { seat, level, answers })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now().turn() == Turn::Over
    }

    /// Every move that the seat to decide may play, as far as the reader may know.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.now().legal_moves(&mut moves);
        moves
    }

    /// Whether clocks run at this table.
    pub fn has_clocks(&self) -> bool {
        self.status().seats.iter().any(|seat| seat.left_ms.is_some())
    }

    /// What is left on the clock of a seat, if there are clocks.
    pub fn left_ms(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        self.status().left_ms(seat, now_ms)
    }

    /// The person here whose decision would be taken back, and what that takes.
    pub fn undoer(&self) -> Option<(Seat, UndoNeeds)> {
        self.undo
    }

    /// Who decided last.
    pub fn last_to_decide(&self) -> Option<Seat> {
        self.known.decided().last().map(|(_, seat)| *seat)
    }

    /// Where in [`Session::happenings`] the news begin for a seat: after its last decision.
    pub fn news_for(&self, seat: Seat) -> usize {
        let last = self.known.decided().iter().rev().find(|(_, by)| *by == seat);
        let Some((last, _)) = last else { return 0 };
        // What the seat's own decision brought about at once is no news to it, but what luck and
        // the others did is.
        let news = self.happenings().iter().position(|happening| happening.line > *last);
        news.unwrap_or(self.happenings().len())
    }

    /// What the table was opened with, if this page runs it.
    pub fn opening(&self) -> Option<&Opening<G>> {
        match &self.backend {
            Backend::Local(local) => Some(local.table.opening()),
            Backend::Online(_) | Backend::Record(_) => None,
        }
    }

    /// The edition of the rules, where it is not the newest.
    pub fn old_edition(&self) -> Option<u8> {
        let edition = self.journal()?.setup().edition();
        (edition != G::EDITION).then_some(edition)
    }

    /// Whether the game has been played to its end, wherever in it we are.
    pub fn is_finished(&self) -> bool {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => self.status().phase == Phase::Over,
            Backend::Record(playback) => playback.record.end.is_some(),
        }
    }

    /// Whether the luck of the game can be checked once it is over.
    pub fn is_checkable(&self) -> bool {
        match &self.backend {
            Backend::Local(local) => local.table.is_checkable(),
            Backend::Online(online) => online.record.is_some(),
            Backend::Record(playback) => playback.record.tag("commit").is_some(),
        }
    }

    /// The game with every secret, for bots and files of this page.
    pub(in crate::model) fn journal(&self) -> Option<&Journal<G>> {
        match &self.backend {
            Backend::Local(local) => Some(local.table.journal()),
            Backend::Online(_) => None,
            Backend::Record(playback) => Some(playback.timeline.journal()),
        }
    }

    /// The record, with the seed revealed once the game is over; `None` while it would tell
    /// secrets.
    pub fn record(&self) -> Option<Record<G>> {
        match &self.backend {
            Backend::Local(local) => {
                let finished = local.table.record(name_tags(&self.names)).ok();
                let running = || Record::of(local.table.journal(), name_tags(&self.names));
                finished.or_else(|| self.is_open().then(running))
            }
            Backend::Online(online) => online.record.as_deref().cloned(),
            Backend::Record(playback) => self.is_open().then(|| playback.record.clone()),
        }
    }

    /// The points of each seat at the beginning of each turn, and at the end; `None` while they
    /// would tell secrets.
    pub fn standings(&self) -> Option<Vec<Vec<i32>>> {
        match &self.backend {
            _ if !self.is_open() => None,
            Backend::Local(local) => Some(Timeline::of_journal(local.table.journal()).standings()),
            Backend::Online(online) => {
                let record = online.record.as_deref()?;
                Some(Timeline::of(record).ok()?.standings())
            }
            Backend::Record(playback) => Some(playback.timeline.standings()),
        }
    }
}
