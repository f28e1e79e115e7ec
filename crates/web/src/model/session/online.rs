//! A session at a table on a server, which receives updates and sends actions as messages.

use super::Session;
use crate::model::Changes;
use crate::model::backend::{Backend, OnlineTable, UpdateGapError};
use crate::model::playable::Playable;
use crate::model::route::{OnlineRoute, Route};
use kernel::{Record, Seat};
use table::Person;
use texts::{Actor, Lang};
use wire::{TableId, Update};

/// Online play.
impl<G: Playable> Session<G> {
    /// Opens a table on a server from a complete update.
    pub fn online(
        me: Option<Person>,
        update: Update<G>,
        now_ms: u64,
    ) -> Result<Self, UpdateGapError> {
        let id = update.table.to_string();
        let (online, known) = OnlineTable::open(me, update, now_ms)?;
        let names = online.names(known.status());
        Ok(Session::of(id, Backend::Online(Box::new(online)), names, known))
    }

    /// Applies an update from the server. After a gap, everything must be requested again.
    pub fn hear(&mut self, update: Update<G>, now_ms: u64) -> Result<Changes, UpdateGapError> {
        let Backend::Online(online) = &mut self.backend else { return Err(UpdateGapError) };
        let before = self.known.happenings().len();
        let jumped = online.hear(&mut self.known, update, now_ms)?;
        self.names = online.names(self.known.status());
        self.note_undo();
        let news = before.min(self.happenings().len());
        Ok(Changes { keep: false, news, jumped })
    }

    /// Returns the table, if it is on a server.
    pub fn online_table(&self) -> Option<&TableId> {
        self.as_online().map(|online| &online.table)
    }

    fn as_online(&self) -> Option<&OnlineTable<G>> {
        match &self.backend {
            Backend::Online(online) => Some(online),
            Backend::Local(_) | Backend::Record(_) => None,
        }
    }

    /// Returns `true` if the table is on a server.
    pub fn is_online(&self) -> bool {
        self.as_online().is_some()
    }

    /// Takes the actions to send to the server.
    pub fn take_outgoing(&mut self) -> Vec<wire::Act> {
        match &mut self.backend {
            Backend::Online(online) => std::mem::take(&mut online.outgoing),
            Backend::Local(_) | Backend::Record(_) => Vec::new(),
        }
    }

    /// Returns the route to the replay. A game on a server has one only once it is over.
    pub fn replay_route(&self) -> Option<Route> {
        if self.is_online() {
            self.is_finished().then(|| Route::Online(OnlineRoute::Replay(self.id.clone())))
        } else {
            Some(Route::Replay(self.id.clone()))
        }
    }

    /// Returns the route to exploring the current position of a table at this screen.
    pub fn explore_route(&self) -> Option<Route> {
        let steps = self.journal()?.lines().len();
        Some(Route::Explore(self.id.clone(), steps))
    }

    /// Returns `true` if a bot at a table on a server waits for its turn to think.
    pub fn bot_waits(&self) -> bool {
        self.as_online().is_some_and(|online| online.bot_waits)
    }

    /// Returns `true` if a move is on its way to the server.
    pub fn is_waiting(&self) -> bool {
        self.as_online().is_some_and(|online| online.is_waiting(self.status()))
    }

    /// Handles a refused or lost message: the person decides again.
    pub fn refused(&mut self) {
        if let Backend::Online(online) = &mut self.backend {
            online.sent = None;
        }
    }

    /// Returns `true` if it is the turn of the person at this page.
    pub fn is_my_turn(&self) -> bool {
        self.as_online().is_some_and(|online| online.is_my_turn(self.status()))
    }

    /// Returns the signed-in person, if any.
    pub fn me(&self) -> Option<Person> {
        self.as_online()?.me
    }

    /// Returns the seat of the person at this page.
    pub fn my_seat(&self) -> Option<Seat> {
        self.as_online()?.seat
    }

    /// Returns `true` if the person of a seat is not connected to the server.
    pub fn is_away(&self, seat: Seat) -> bool {
        let here = self.status().seats.get(seat.index()).is_none_or(|seat| seat.here);
        self.is_online() && !self.is_over() && !here && self.my_seat() != Some(seat)
    }

    /// Returns `true` if the person at this page was removed from the table.
    pub fn was_kicked(&self) -> bool {
        let me = self.me();
        self.notes().iter().any(|told| match told.news {
            table::News::Kicked { person } => me == Some(person),
            _ => false,
        })
    }

    /// Returns the seat of a person.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        let seats = self.status().seats.iter().zip(0u8..);
        let mut held = seats.filter(|(seat, _)| seat.occupant.person() == Some(person));
        held.next().map(|(_, seat)| Seat(seat))
    }

    /// Returns `true` if the player of a seat is someone's program.
    pub fn is_program(&self, seat: Seat) -> bool {
        let person = self.status().seats.get(seat.index()).and_then(|seat| seat.occupant.person());
        person.is_some_and(|person| self.is_program_named(person))
    }

    fn is_program_named(&self, person: Person) -> bool {
        self.as_online().is_some_and(|online| online.programs.contains(&person))
    }

    /// Returns the name of a person, marked if it is a program.
    pub fn person_name(&self, lang: Lang, person: Person) -> String {
        let named = self.as_online().and_then(|online| online.people.get(&person).cloned());
        let program = self.is_program_named(person);
        let named = named.map(|name| texts::web::online::player_name(lang, &name, program));
        let seat = self.seat_of(person).map(|seat| self.name(lang, seat));
        named.or(seat).unwrap_or_else(|| texts::web::online::nobody(lang))
    }

    /// Returns a person as the subject of a sentence.
    pub fn person(&self, lang: Lang, person: Person) -> Actor {
        let is_reader = self.me() == Some(person)
            || self.reader().is_some_and(|reader| self.seat_of(person) == Some(reader));
        if is_reader { Actor::You } else { Actor::Named(self.person_name(lang, person)) }
    }

    /// Stores the record of the finished game, as received from the server.
    pub fn keep_record(&mut self, record: Record<G>) {
        if let Backend::Online(online) = &mut self.backend {
            online.record = Some(Box::new(record));
        }
    }
}
