//! The reading half of a session: everything that components may see of a game.

use super::{BotAsked, Happening, Session, known_here};
use crate::model::backend::Backend;
use crate::model::playable::Playable;
use crate::model::save::name_tags;
use crate::model::seating::Sitter;
use crate::model::timeline::Timeline;
use kernel::{Journal, Record, Seat, SetupText, Turn, Viewer};
use table::{Absence, Occupant, Opening, Phase, Status, Told, UndoNeeds};
use texts::{Actor, Lang, Names};

/// Reading.
impl<G: Playable> Session<G> {
    /// Returns the position as the viewer may imagine it.
    pub fn now(&self) -> &G {
        self.known.now()
    }

    /// Returns the viewer's view of the position.
    pub fn view(&self) -> &G::View {
        self.known.view()
    }

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.known.viewer()
    }

    /// Switches to another viewer. A viewer who is not allowed gets a spectator's view.
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
            // The server decides what is visible.
            Backend::Online(_) => return,
            Backend::Record(playback) => {
                let allowed = playback.viewers.contains(&viewer);
                playback.known(if allowed { viewer } else { Viewer::Spectator })
            }
        };
    }

    /// Returns the allowed viewers.
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

    /// Returns the number of seats whose view may be shown.
    pub fn here_to_look(&self) -> usize {
        self.viewers().iter().filter(|viewer| matches!(viewer, Viewer::Seat(_))).count()
    }

    /// Returns `true` if nothing is secret: the game has no secrets, is over, or is a whole record.
    pub fn is_open(&self) -> bool {
        !G::HAS_SECRETS
            || match &self.backend {
                Backend::Local(_) | Backend::Online(_) => self.known.status().phase >= Phase::Over,
                Backend::Record(playback) => playback.viewers.contains(&Viewer::Omniscient),
            }
    }

    /// Returns all events of the game that have not been undone, as far as the viewer noticed them.
    pub fn happenings(&self) -> &[Happening<G>] {
        self.known.happenings()
    }

    /// Returns the other news of the table: pauses, votes, seats that changed hands.
    pub fn notes(&self) -> &[Told<G>] {
        self.known.notes()
    }

    /// Returns the status of the table.
    pub fn status(&self) -> &Status {
        self.known.status()
    }

    /// Returns the occupant of a seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        let seats = &self.status().seats;
        seats.get(seat.index()).map_or(&Occupant::Empty, |seat| &seat.occupant)
    }

    /// Returns the one who decides for a seat.
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

    /// Returns `true` if the person of a seat is at this screen.
    pub fn is_here(&self, seat: Seat) -> bool {
        match &self.backend {
            Backend::Local(_) => self.occupant(seat).person().is_some(),
            Backend::Online(online) => online.seat == Some(seat),
            Backend::Record(_) => false,
        }
    }

    /// Returns the seats of the people at this screen.
    pub fn here(&self) -> Vec<Seat> {
        Seat::all(self.now().players()).filter(|&seat| self.is_here(seat)).collect()
    }

    /// Returns the seats in which people at this screen decide.
    pub fn deciding_here(&self) -> Vec<Seat> {
        let decides = |seat: &Seat| self.occupant(*seat).decides().is_some();
        self.here().into_iter().filter(decides).collect()
    }

    /// Returns `true` if the player of a seat has resigned.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        matches!(self.occupant(seat), Occupant::Resigned(_))
    }

    /// Returns the reason that a bot stands in for the person of a seat, if one does.
    pub fn stood_in(&self, seat: Seat) -> Option<Absence> {
        match self.occupant(seat) {
            Occupant::StandIn { why, .. } => Some(*why),
            _ => None,
        }
    }

    /// Returns the seat of the reader: the only person at this screen. Several people who share a
    /// screen are called by their names.
    pub fn reader(&self) -> Option<Seat> {
        match self.here()[..] {
            [seat] => Some(seat),
            _ => None,
        }
    }

    /// Returns the names of the seats, for the reader.
    pub fn names(&self) -> Names {
        let names = Names::new(self.names.iter().cloned()).read_by(self.reader());
        if self.names.iter().all(Option::is_some) {
            return names;
        }
        // The end of a record tells for sure who plays what.
        let game = match &self.backend {
            Backend::Record(playback) => playback.timeline.at(usize::MAX),
            Backend::Local(_) | Backend::Online(_) => self.now(),
        };
        let plays = |seat: Seat| {
            let in_each = Lang::OFFERED.map(|lang| game.plays(lang, seat));
            in_each.iter().all(Option::is_some).then(|| in_each.map(Option::unwrap_or_default))
        };
        names.who_play(Seat::all(game.players()).map(plays).collect())
    }

    /// Returns the given names, by seat.
    pub fn given_names(&self) -> &[Option<String>] {
        &self.names
    }

    /// Returns the name of a seat.
    pub fn name(&self, lang: Lang, seat: Seat) -> String {
        self.names().of(lang, seat)
    }

    /// Returns the player in a seat as the subject of a sentence.
    pub fn actor(&self, lang: Lang, seat: Seat) -> Actor {
        self.names().actor(lang, seat)
    }

    /// Returns the seat that must decide now.
    pub fn seat_to_act(&self) -> Option<Seat> {
        match (self.status().phase, self.status().turn) {
            (Phase::Playing, Turn::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Returns the seat that must decide now, if its person is at this screen and may decide.
    pub fn person_to_act(&self) -> Option<Seat> {
        let seat = self.seat_to_act().filter(|_| !self.is_paused() && !self.is_waiting())?;
        let decides = self.occupant(seat).decides().is_some();
        (decides && self.is_here(seat)).then_some(seat)
    }

    /// Returns `true` if the table lets its players ask for hints. A table at this screen always
    /// does, a table on a server if it was opened that way.
    pub fn allows_hints(&self) -> bool {
        match &self.backend {
            Backend::Local(_) => true,
            Backend::Online(_) => self.status().hints,
            Backend::Record(_) => false,
        }
    }

    /// Returns `true` if the game is paused.
    pub fn is_paused(&self) -> bool {
        self.status().paused_until_ms.is_some()
    }

    /// Returns the bot that this page must ask now.
    pub fn bot_to_act(&self) -> Option<BotAsked> {
        let Backend::Local(local) = &self.backend else { return None };
        let (seat, level, answers) = local.table.bot_wanted()?;
        Some(BotAsked { seat, level, answers })
    }

    /// Returns `true` if the game is over.
    pub fn is_over(&self) -> bool {
        self.now().turn() == Turn::Over
    }

    /// Returns every legal move of the deciding seat, as far as the viewer may know.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.now().legal_moves(&mut moves);
        moves
    }

    /// Returns `true` if this table has clocks.
    pub fn has_clocks(&self) -> bool {
        self.status().seats.iter().any(|seat| seat.left_ms.is_some())
    }

    /// Returns the remaining time of a seat, if there are clocks.
    pub fn left_ms(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        self.status().left_ms(seat, now_ms)
    }

    /// Returns the person here whose decision would be undone, and what the undo needs.
    pub fn undoer(&self) -> Option<(Seat, UndoNeeds)> {
        self.undo
    }

    /// Returns the seat that decided last.
    pub fn last_to_decide(&self) -> Option<Seat> {
        self.known.decided().last().map(|(_, seat)| *seat)
    }

    /// Returns the index in [`Session::happenings`] at which the news begin for a seat: after its
    /// last decision.
    pub fn news_for(&self, seat: Seat) -> usize {
        let last = self.known.decided().iter().rev().find(|(_, by)| *by == seat);
        let Some((last, _)) = last else { return 0 };
        // The immediate effects of the seat's own decision are not news to it, but random outcomes
        // and the others' moves are.
        let news = self.happenings().iter().position(|happening| happening.line > *last);
        news.unwrap_or(self.happenings().len())
    }

    /// Returns the board at the start, as this viewer saw it, or `None` for a table on a server.
    pub fn first_scene(&self) -> Option<G::Scene> {
        let first = match &self.backend {
            Backend::Local(local) => local.table.journal().first(),
            Backend::Online(_) => return None,
            Backend::Record(playback) => playback.timeline.at(0).clone(),
        };
        Some(G::scene(&first.view(self.viewer())))
    }

    /// Returns the opening of the table, if this page runs it.
    pub fn opening(&self) -> Option<&Opening<G>> {
        match &self.backend {
            Backend::Local(local) => Some(local.table.opening()),
            Backend::Online(_) | Backend::Record(_) => None,
        }
    }

    /// Returns the edition of the rules, if it is not the newest.
    pub fn old_edition(&self) -> Option<u8> {
        let edition = match &self.backend {
            Backend::Local(local) => local.table.journal().setup().edition(),
            Backend::Online(_) => return None,
            Backend::Record(playback) => playback.record.setup.edition(),
        };
        (edition != G::EDITION).then_some(edition)
    }

    /// Returns `true` if the game was played to its end, whichever position is shown.
    pub fn is_finished(&self) -> bool {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => self.status().phase == Phase::Over,
            Backend::Record(playback) => playback.record.end.is_some(),
        }
    }

    /// Returns `true` if the random outcomes can be verified once the game is over.
    pub fn is_checkable(&self) -> bool {
        match &self.backend {
            Backend::Local(local) => local.table.is_checkable(),
            Backend::Online(online) => online.record.is_some(),
            Backend::Record(playback) => playback.record.tag("commit").is_some(),
        }
    }

    /// Returns the game of a table that this page runs, with every secret, for its bots.
    pub(in crate::model) fn journal(&self) -> Option<&Journal<G>> {
        match &self.backend {
            Backend::Local(local) => Some(local.table.journal()),
            Backend::Online(_) | Backend::Record(_) => None,
        }
    }

    /// Returns the record, with the seed revealed once the game is over, or `None` while it would
    /// reveal secrets.
    pub fn record(&self) -> Option<Record<G>> {
        let record = match &self.backend {
            Backend::Local(local) => {
                let finished = local.table.record(name_tags(&self.names)).ok();
                let running = || Record::of(local.table.journal(), name_tags(&self.names));
                finished.or_else(|| self.is_open().then(running))
            }
            Backend::Online(online) => online.record.as_deref().cloned(),
            Backend::Record(playback) => self.is_open().then(|| playback.record.clone()),
        };
        record.map(|record| self.noted(record))
    }

    /// Returns the points of each seat at the beginning of each turn and at the end, or `None`
    /// while they would reveal secrets.
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
