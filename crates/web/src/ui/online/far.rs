//! The server, as every part of the page shares it: who is signed in, the one socket, whose turn it
//! is where.

use super::http::{self, Trouble};
use crate::model::online::api::Me;
use crate::model::online::turns::Turns;
use crate::model::online::{Connection, Letter, Line, Outbox};
use crate::ui::app::App;
use crate::ui::{audio, platform};
use leptos::prelude::*;
use serde_json::Value;
use std::collections::BTreeMap;
use std::rc::Rc;
use texts::web::online::{Msg, say};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};
use wire::{Act, Code, FromClient, FromServer, Problem, TableId, VERSION};

/// How often a lost connection is looked at.
const LOOK_MS: u32 = 500;

/// Whether there is a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Nobody has asked yet, or no answer has come.
    Unknown,
    /// It answers.
    There,
    /// Nothing answers.
    Nowhere,
}

/// A part of the page that follows a table.
#[derive(Clone)]
pub struct Watcher {
    /// The last line it has.
    pub since: Rc<dyn Fn() -> u64>,
    /// Hears of an update.
    pub hear: Rc<dyn Fn(Value)>,
    /// Something that was done there was refused, or may have been lost.
    pub refused: Rc<dyn Fn(Option<Problem>)>,
}

/// The server, as every part of the page shares it.
#[derive(Clone, Copy)]
pub struct Far {
    /// Whether there is one.
    pub reach: RwSignal<Reach>,
    /// How the connection stands.
    pub line: RwSignal<Line>,
    /// Who is signed in.
    pub me: RwSignal<Option<Me>>,
    /// At which tables it is that person's turn.
    pub turns: RwSignal<Turns>,
    /// Counts changes to the lists of tables.
    pub lobby: RwSignal<u32>,
    /// The rematch of a table.
    pub rematches: RwSignal<BTreeMap<TableId, TableId>>,
    connection: StoredValue<Connection>,
    outbox: StoredValue<Outbox>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    watchers: StoredValue<BTreeMap<TableId, Watcher>, LocalStorage>,
    /// Counts sockets, so that what a former one says is not heard.
    sockets: StoredValue<u32>,
    /// Whether a lost connection is looked after.
    kept: StoredValue<bool>,
}

/// Nothing is asked of any server before somebody wants to play online.
impl Default for Far {
    fn default() -> Far {
        Far {
            reach: RwSignal::new(Reach::Unknown),
            line: RwSignal::new(Line::Off),
            me: RwSignal::new(None),
            turns: RwSignal::new(Turns::default()),
            lobby: RwSignal::new(0),
            rematches: RwSignal::new(BTreeMap::new()),
            connection: StoredValue::new(Connection::default()),
            outbox: StoredValue::new(Outbox::default()),
            socket: StoredValue::new_local(None),
            watchers: StoredValue::new_local(BTreeMap::new()),
            sockets: StoredValue::new(0),
            kept: StoredValue::new(false),
        }
    }
}

impl App {
    /// Somebody wants to play online: asks who is signed in, and connects.
    pub fn go_online(self) {
        if self.far.reach.get_untracked() == Reach::There {
            return;
        }
        let lang = self.lang.get_untracked();
        leptos::task::spawn_local(async move {
            match http::get::<Me>(lang, "me").await {
                Ok(me) => self.signed_in(Some(me)),
                Err(Trouble::Refused(_)) => self.signed_in(None),
                Err(_) => self.far.reach.set(Reach::Nowhere),
            }
        });
    }

    /// Somebody else is signed in: a new socket knows who.
    pub fn signed_in(self, me: Option<Me>) {
        let far = self.far;
        far.reach.set(Reach::There);
        far.me.set(me);
        far.turns.update(Turns::clear);
        far.outbox.update_value(Outbox::clear);
        self.hang_up();
        let begins = far.connection.try_update_value(Connection::want);
        if begins == Some(true) {
            self.connect();
            self.keep_connected();
        }
    }

    fn hang_up(self) {
        self.far.sockets.update_value(|count| *count += 1);
        self.far.connection.update_value(Connection::leave);
        let socket = self.far.socket.try_update_value(Option::take).flatten();
        if let Some(socket) = socket {
            let _ = socket.close();
        }
        self.show_line();
    }

    fn show_line(self) {
        let line = self.far.connection.with_value(Connection::line);
        if self.far.line.get_untracked() != line {
            self.far.line.set(line);
        }
    }

    fn connect(self) {
        let far = self.far;
        self.show_line();
        let number = far.sockets.try_update_value(|count| {
            *count += 1;
            *count
        });
        let Some(number) = number else { return };
        let Ok(socket) = WebSocket::new(&platform::socket_address()) else {
            return self.closed(number);
        };
        let opened = Closure::<dyn Fn()>::new(move || {
            let lang = self.lang.get_untracked().tag().to_owned();
            self.send(&FromClient::Hello { version: VERSION, lang });
        });
        let closed = Closure::<dyn Fn()>::new(move || self.closed(number));
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string()
                && self.far.sockets.get_value() == number
            {
                self.heard(&text);
            }
        });
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // They live as long as the page: a page has few sockets in its life.
        opened.forget();
        closed.forget();
        heard.forget();
        far.socket.set_value(Some(socket));
    }

    fn send(self, message: &FromClient) {
        let Ok(text) = serde_json::to_string(message) else { return };
        self.far.socket.with_value(|socket| {
            if let Some(socket) = socket {
                // What can't be sent is sent again on the next connection.
                let _ = socket.send_with_str(&text);
            }
        });
    }

    fn closed(self, number: u32) {
        let far = self.far;
        if far.sockets.try_get_value() != Some(number) {
            return;
        }
        let chance = (platform::fresh_number() & 0xff) as u8;
        far.connection.update_value(|connection| connection.lost(platform::now_ms(), chance));
        far.socket.set_value(None);
        let lost: Vec<Letter> = far.outbox.try_update_value(Outbox::lost).unwrap_or_default();
        for letter in lost {
            let watcher = far.watchers.with_value(|all| all.get(&letter.table).cloned());
            if let Some(watcher) = watcher {
                (watcher.refused)(None);
            }
        }
        self.show_line();
    }

    /// Tries again when the time has come, when the network is back, and when somebody looks.
    fn keep_connected(self) {
        if self.far.kept.try_update_value(|kept| std::mem::replace(kept, true)) != Some(false) {
            return;
        }
        let hurry = move || {
            if self.far.connection.try_update_value(Connection::hurry) == Some(true) {
                self.connect();
            }
        };
        platform::on_return(hurry);
        leptos::task::spawn_local(async move {
            loop {
                platform::sleep(LOOK_MS).await;
                let now_ms = platform::now_ms();
                match self.far.connection.try_update_value(|line| line.due(now_ms)) {
                    Some(true) => self.connect(),
                    Some(false) => {}
                    None => return,
                }
            }
        });
    }

    fn heard(self, text: &str) {
        let far = self.far;
        // A message of a later server that this page does not know is left alone.
        let message = serde_json::from_str(text).ok().map(kernel::json::read::<FromServer<Value>>);
        let Some(Ok(message)) = message else { return };
        match message {
            FromServer::Welcome { .. } => self.welcomed(),
            FromServer::Update(update) => {
                let table = update["table"].as_str().and_then(|id| id.parse::<TableId>().ok());
                let watcher =
                    table.and_then(|id| far.watchers.with_value(|all| all.get(&id).cloned()));
                if let Some(watcher) = watcher {
                    (watcher.hear)(update);
                }
            }
            FromServer::Done { number, .. } => {
                far.outbox.update_value(|outbox| {
                    outbox.answered(number);
                });
            }
            FromServer::Refused { number, problem } => self.heard_refusal(number, problem),
            FromServer::YourTurn { table, answers } => self.my_turn(&table, answers),
            FromServer::Rematch { table, next } => {
                far.rematches.update(|all| {
                    all.insert(table, next);
                });
            }
            FromServer::LobbyChanged => far.lobby.update(|count| *count += 1),
        }
    }

    fn welcomed(self) {
        let far = self.far;
        far.connection.update_value(Connection::welcomed);
        self.show_line();
        for (table, watcher) in far.watchers.get_value() {
            self.send(&FromClient::Watch { table, since: (watcher.since)() });
        }
        let again: Vec<Letter> = far.outbox.with_value(|outbox| outbox.again().cloned().collect());
        again.iter().for_each(|letter| self.send(&letter.message()));
        far.lobby.update(|count| *count += 1);
    }

    fn heard_refusal(self, number: Option<u64>, problem: Problem) {
        let far = self.far;
        if problem.code == Code::Version {
            far.connection.update_value(Connection::outdated);
            return self.show_line();
        }
        let letter = number.and_then(|number| {
            far.outbox.try_update_value(|outbox| outbox.answered(number)).flatten()
        });
        match letter {
            // It arrived the first time.
            Some(_) if problem.code == Code::AlreadyPlayed => {}
            Some(letter) => {
                let watcher = far.watchers.with_value(|all| all.get(&letter.table).cloned());
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
        self.far.watchers.update_value(|all| {
            all.insert(table.clone(), watcher);
        });
        if self.far.connection.with_value(Connection::is_open) {
            self.send(&FromClient::Watch { table: table.clone(), since });
        }
    }

    /// Asks for everything about a table anew.
    pub fn watch_anew(self, table: &TableId) {
        if self.far.connection.with_value(Connection::is_open) {
            self.send(&FromClient::Watch { table: table.clone(), since: 0 });
        }
    }

    /// Follows a table no more.
    pub fn unwatch(self, table: &TableId) {
        self.far.watchers.try_update_value(|all| all.remove(table));
        if self.far.connection.try_with_value(Connection::is_open) == Some(true) {
            self.send(&FromClient::Unwatch { table: table.clone() });
        }
    }

    /// Does something at a table.
    pub fn do_at(self, table: &TableId, act: Act) {
        let letter = self.far.outbox.try_update_value(|outbox| outbox.put(table.clone(), act));
        let open = self.far.connection.with_value(Connection::is_open);
        if let Some(letter) = letter.filter(|_| open) {
            self.send(&letter.message());
        }
    }

    /// It is the person's turn at a table: the page says so once, where the person wants it.
    pub fn my_turn(self, table: &TableId, answers: u64) {
        let mut news = false;
        self.far.turns.update(|turns| news = turns.begin(table, answers));
        if !news {
            return;
        }
        let Some(me) = self.far.me.get_untracked() else { return };
        let lang = self.lang.get_untracked();
        if me.notify.sound && self.settings.get_untracked().sound {
            audio::play(crate::model::Sound::Turn);
        }
        if me.notify.browser && platform::is_hidden() {
            let text = say(lang, &Msg::YourTurnAt { game: "Emberwake" });
            platform::notify(&text, table.as_str());
        }
    }
}
