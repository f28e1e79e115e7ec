//! The one socket of the page, with its reconnects and messages.

use super::super::http::{self, RequestError};
use super::{Reachability, Watcher};
use crate::model::Route;
use crate::model::online::{Attention, Connection, ConnectionState, Outbox, PendingAct, Upkeep};
use crate::ui::app::App;
use crate::ui::platform;
use leptos::prelude::*;
use serde_json::Value;
use table::Person;
use texts::web::online::{OnlineMsg, say};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};
use wire::http::Me;
use wire::{Act, Code, FromClient, FromServer, Problem, ShortUpdate, TableId, VERSION};

/// The interval of checks on the connection.
const LOOK_MS: u32 = 500;
/// The number of times the socket and the page may disagree about who is signed in.
const DOUBTS_MAX: u32 = 3;

impl App {
    pub(super) fn hang_up(self) {
        self.server.connection.update_value(Connection::leave);
        self.drop_socket();
        self.show_line();
    }

    fn drop_socket(self) {
        self.server.sockets.update_value(|count| *count += 1);
        let socket = self.server.socket.try_update_value(Option::take).flatten();
        if let Some(socket) = socket {
            let _ = socket.close();
        }
    }

    fn show_line(self) {
        let line = self.server.connection.with_value(Connection::state);
        if self.server.state.get_untracked() != line {
            self.server.state.set(line);
        }
    }

    pub(super) fn connect(self) {
        let server = self.server;
        self.show_line();
        let number = server.sockets.try_update_value(|count| {
            *count += 1;
            *count
        });
        let Some(number) = number else { return };
        let Ok(socket) = WebSocket::new(&platform::socket_address()) else {
            return self.closed(number);
        };
        let opened = Closure::<dyn Fn()>::new(move || {
            if self.server.sockets.get_value() == number {
                let lang = self.lang.get_untracked().tag().to_owned();
                self.send(&FromClient::Hello { version: VERSION, lang });
            }
        });
        let closed = Closure::<dyn Fn()>::new(move || self.closed(number));
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string()
                && self.server.sockets.get_value() == number
            {
                self.server.connection.update_value(|line| line.heard(platform::now_ms()));
                self.heard(&text);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // They live as long as the page, which has only a few sockets.
        opened.forget();
        closed.forget();
        heard.forget();
        server.socket.set_value(Some(socket));
    }

    pub(super) fn send(self, message: &FromClient) {
        let Ok(text) = serde_json::to_string(message) else { return };
        self.server.socket.with_value(|socket| {
            if let Some(socket) = socket {
                // A message that can't be sent is sent again on the next connection.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    fn closed(self, number: u32) {
        let server = self.server;
        if server.sockets.try_get_value() != Some(number) {
            return;
        }
        let chance = (platform::fresh_number() & 0xff) as u8;
        server.connection.update_value(|connection| connection.lost(platform::now_ms(), chance));
        self.drop_socket();
        let lost: Vec<PendingAct> =
            server.outbox.try_update_value(Outbox::lost).unwrap_or_default();
        for pending in lost {
            let watcher = server.watchers.with_value(|all| all.get(&pending.table).cloned());
            if let Some(watcher) = watcher {
                (watcher.refused)(None);
            }
        }
        let outdated = server.connection.with_value(Connection::state) == ConnectionState::Outdated;
        if server.reach.get_untracked() == Reachability::Unknown && !outdated {
            server.reach.set(Reachability::Nowhere);
        }
        self.show_line();
    }

    /// Maintains the connection. Retries when it is time, when the network is back and when the
    /// page becomes visible; checks a silent server.
    pub(super) fn keep_connected(self) {
        if self.server.kept.try_update_value(|kept| std::mem::replace(kept, true)) != Some(false) {
            return;
        }
        platform::on_return(move || self.hurry());
        // A page that is left may stay in the browser's history with its socket open, and would
        // count as present for as long as the browser likes.
        platform::on_leaving(
            move || self.closed(self.server.sockets.get_value()),
            move || self.hurry(),
        );
        platform::on_attention(
            move || self.tell_attention(),
            move || {
                let now_ms = platform::now_ms();
                self.server.attention.update_value(|attention| attention.touched(now_ms));
            },
        );
        leptos::task::spawn_local(async move {
            loop {
                platform::sleep(LOOK_MS).await;
                let now_ms = platform::now_ms();
                match self.server.connection.try_update_value(|line| line.look(now_ms)) {
                    Some(care) => self.take_care(care),
                    None => return,
                }
                self.tell_attention();
            }
        });
    }

    /// Checks the connection immediately, or opens it again.
    fn hurry(self) {
        let now_ms = platform::now_ms();
        if let Some(care) = self.server.connection.try_update_value(|line| line.hurry(now_ms)) {
            self.take_care(care);
        }
    }

    /// Tells the server if someone came to this page or left it.
    fn tell_attention(self) {
        let server = self.server;
        if server.connection.try_with_value(Connection::is_open) != Some(true) {
            return;
        }
        let (is_visible, now_ms) = (!platform::is_hidden(), platform::now_ms());
        let news = server.attention.try_update_value(|known| known.look(is_visible, now_ms));
        if let Some(here) = news.flatten() {
            self.send(&FromClient::Attended { here });
        }
    }

    fn take_care(self, care: Upkeep) {
        let server = self.server;
        let away = !matches!(self.route.get_untracked(), Route::Online(_));
        match care {
            Upkeep::Nothing => {}
            // If there never was a server, only people who ask look for it.
            Upkeep::Connect if server.reach.get_untracked() == Reachability::Nowhere && away => {
                self.hang_up();
                server.reach.set(Reachability::Unknown);
            }
            Upkeep::Connect => self.connect(),
            Upkeep::Ask => self.send(&FromClient::Ping {}),
            Upkeep::GiveUp => self.closed(server.sockets.get_value()),
        }
    }

    fn heard(self, text: &str) {
        let server = self.server;
        // Unknown messages of a newer server are ignored.
        let message = serde_json::from_str(text).ok().map(kernel::json::read::<FromServer<Value>>);
        let Some(Ok(message)) = message else { return };
        match message {
            FromServer::Welcome { person, .. } => self.welcomed(person),
            FromServer::Update(update) => self.heard_update(update),
            FromServer::Short(short) => self.heard_short(short),
            FromServer::Done { number, .. } => {
                server.outbox.update_value(|outbox| {
                    outbox.answered(number);
                });
            }
            FromServer::Refused { number, problem } => self.heard_refusal(number, problem),
            FromServer::YourTurn { table, answers } => {
                self.my_turn(&table, answers);
                server.lobby.update(|count| *count += 1);
            }
            FromServer::Rematch { table, next } => {
                server.rematches.update(|all| {
                    all.insert(table, next);
                });
            }
            FromServer::LobbyChanged => server.lobby.update(|count| *count += 1),
            FromServer::Pong => {}
        }
    }

    fn heard_update(self, update: Value) {
        let table = update["table"].as_str().and_then(|id| id.parse::<TableId>().ok());
        let watchers = self.server.watchers;
        let watcher = table.and_then(|id| watchers.with_value(|all| all.get(&id).cloned()));
        if let Some(watcher) = watcher {
            (watcher.hear)(update);
        }
    }

    fn heard_short(self, short: Value) {
        let Ok(short) = kernel::json::read::<ShortUpdate>(short) else { return };
        let table = short.table.clone();
        let watcher = self.server.watchers.with_value(|all| all.get(&table).cloned());
        let Some(watcher) = watcher else { return };
        let update = self.server.short_updates.try_update_value(|kept| kept.hear(short)).flatten();
        match update {
            Some(update) => (watcher.hear)(update),
            None => self.say_watch(table, (watcher.since)()),
        }
    }

    fn say_watch(self, table: TableId, since: u64) {
        let form = self.server.short_updates.with_value(|kept| kept.form(&table));
        self.send(&FromClient::Watch { table, since, form });
    }

    fn welcomed(self, person: Option<Person>) {
        let server = self.server;
        server.connection.update_value(|line| line.welcomed(platform::now_ms()));
        server.attention.update_value(Attention::connected);
        self.show_line();
        let known = server.reach.get_untracked() == Reachability::There;
        if known && person == self.person() {
            server.doubts.set_value(0);
            return self.take_up();
        }
        match person {
            Some(person) => self.ask_who(person),
            None => {
                self.know(None);
                if known {
                    self.tell(say(self.lang.get_untracked(), &OnlineMsg::SessionEnded));
                }
                self.take_up();
            }
        }
    }

    /// Handles a socket that knows another person than the page: someone came back, or signed in in
    /// another tab.
    fn ask_who(self, person: Person) {
        let doubts = self.server.doubts.try_update_value(|doubts| {
            *doubts += 1;
            *doubts
        });
        if doubts > Some(DOUBTS_MAX) {
            return;
        }
        let lang = self.lang.get_untracked();
        leptos::task::spawn_local(async move {
            match http::get::<Me>(lang, "me").await {
                Ok(me) if me.person == person => {
                    self.know(Some(me));
                    self.take_up();
                }
                Ok(me) => self.signed_in(Some(me)),
                Err(RequestError::Refused(problem)) if problem.code == Code::SignedOut => {
                    self.signed_in(None);
                }
                // The server is gone again, or too busy. A new connection asks again.
                Err(_) => self.closed(self.server.sockets.get_value()),
            }
        });
    }

    /// Resumes after a lost connection: follows the same tables, and sends unanswered messages.
    fn take_up(self) {
        let server = self.server;
        for (table, watcher) in server.watchers.get_value() {
            self.say_watch(table, (watcher.since)());
        }
        let again: Vec<PendingAct> =
            server.outbox.with_value(|outbox| outbox.again().cloned().collect());
        again.iter().for_each(|pending| self.send(&pending.message()));
        if server.follows_lobby.get_value() {
            self.send(&FromClient::WatchLobby {});
        }
        server.lobby.update(|count| *count += 1);
    }

    fn heard_refusal(self, number: Option<u64>, problem: Problem) {
        let server = self.server;
        if problem.code == Code::Version {
            server.connection.update_value(Connection::outdated);
            return self.show_line();
        }
        let pending = number.and_then(|number| {
            server.outbox.try_update_value(|outbox| outbox.answered(number)).flatten()
        });
        if problem.code == Code::SignedOut {
            return self.signed_out();
        }
        match pending {
            // It arrived the first time.
            Some(_) if problem.code == Code::AlreadyPlayed => {}
            Some(pending) => {
                let watcher = server.watchers.with_value(|all| all.get(&pending.table).cloned());
                match watcher {
                    Some(watcher) => (watcher.refused)(Some(problem)),
                    None => self.tell(problem.text),
                }
            }
            None => self.tell(problem.text),
        }
    }

    /// Follows a table.
    pub fn watch(self, table: &TableId, watcher: Watcher) {
        let since = (watcher.since)();
        self.server.watchers.update_value(|all| {
            all.insert(table.clone(), watcher);
        });
        if self.server.connection.with_value(Connection::is_open) {
            self.say_watch(table.clone(), since);
        }
    }

    /// Requests everything about a table again.
    pub fn watch_anew(self, table: &TableId) {
        if self.server.connection.with_value(Connection::is_open) {
            self.say_watch(table.clone(), 0);
        }
    }

    /// Stops following a table.
    pub fn unwatch(self, table: &TableId) {
        self.server.watchers.try_update_value(|all| all.remove(table));
        self.server.short_updates.try_update_value(|kept| kept.forget(table));
        if self.server.connection.try_with_value(Connection::is_open) == Some(true) {
            self.send(&FromClient::Unwatch { table: table.clone() });
        }
    }

    /// Performs an action at a table.
    pub fn do_at(self, table: &TableId, act: Act) {
        let pending = self.server.outbox.try_update_value(|outbox| outbox.put(table.clone(), act));
        let open = self.server.connection.with_value(Connection::is_open);
        if let Some(pending) = pending.filter(|_| open) {
            self.server.connection.update_value(|line| line.asked(platform::now_ms()));
            self.send(&pending.message());
        }
    }
}
