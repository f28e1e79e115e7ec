//! The link to the server, shared by every part of the page: the signed-in person, the one socket,
//! and the turns at all tables.

mod socket;

use super::http::RequestError;
use super::lists::Title;
use crate::model::online::turns::Turns;
use crate::model::online::{self, Attention, Connection, ConnectionState, Outbox, ShortUpdates};
use crate::model::{Route, Store};
use crate::ui::app::App;
use crate::ui::storage::LocalStore;
use crate::ui::{audio, game, platform};
use leptos::prelude::*;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use table::Person;
use texts::web::online::{OnlineMsg, say};
use web_sys::WebSocket;
use wire::http::{Game, Me, TableSummary};
use wire::{Code, FromClient, Problem, TableId};

/// The storage key that marks a signed-in person, so that the page connects by itself.
const HERE: &str = "emberwake.online";
/// The storage key of the people whom this reader has hidden.
const HIDDEN: &str = "emberwake.hidden";

/// The storage key of the turns that this browser's tabs have announced.
const TOLD: &str = "emberwake.told";
/// The number of turns kept there.
const TOLD_MAX: usize = 50;
/// The time for which a tab in the background leaves a turn to the visible one.
const OTHER_TABS_MS: u32 = 200;

/// Returns `true` if a turn is announced here, and not by another tab of this browser.
fn claim_turn(table: &TableId, answers: u64) -> bool {
    let told = LocalStore.get(TOLD).ok().flatten().unwrap_or_default();
    let Some(told) = online::claim(&told, table, answers, TOLD_MAX) else { return false };
    // A browser without storage announces in each tab.
    let _ = LocalStore.set(TOLD, &told);
    true
}

/// The reachability of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reachability {
    /// Not asked yet, or no answer yet.
    Unknown,
    /// The server answers.
    There,
    /// Nothing answers.
    Nowhere,
}

/// A part of the page that follows a table.
#[derive(Clone)]
pub struct Watcher {
    /// Returns the last line it has.
    pub since: Rc<dyn Fn() -> u64>,
    /// Receives an update.
    pub hear: Rc<dyn Fn(Value)>,
    /// Reports that an action there was refused, or may have been lost.
    pub refused: Rc<dyn Fn(Option<Problem>)>,
}

/// The link to the server, shared by every part of the page.
#[derive(Clone, Copy)]
pub struct ServerLink {
    /// The reachability of the server.
    pub reach: RwSignal<Reachability>,
    pub state: RwSignal<ConnectionState>,
    /// The signed-in person.
    pub me: RwSignal<Option<Me>>,
    /// The tables at which it is that person's turn.
    pub turns: RwSignal<Turns>,
    /// The tables of that person.
    pub mine: RwSignal<Option<Vec<TableSummary>>>,
    /// A counter of changes to the lists of tables.
    pub lobby: RwSignal<u32>,
    /// The people whom this reader has hidden.
    pub hidden: RwSignal<BTreeSet<Person>>,
    /// The rematch of each table.
    pub rematches: RwSignal<BTreeMap<TableId, TableId>>,
    /// The results of that person's games that ended here, as computed by the server.
    pub results: RwSignal<BTreeMap<TableId, Game>>,
    connection: StoredValue<Connection>,
    attention: StoredValue<Attention>,
    outbox: StoredValue<Outbox>,
    short_updates: StoredValue<ShortUpdates>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    watchers: StoredValue<BTreeMap<TableId, Watcher>, LocalStorage>,
    /// A counter of sockets, so that messages of a former one are ignored.
    sockets: StoredValue<u32>,
    /// Whether the connection is being maintained.
    kept: StoredValue<bool>,
    /// Whether the lists of tables are shown.
    follows_lobby: StoredValue<bool>,
    /// The number of times the socket knew another person than the page.
    doubts: StoredValue<u32>,
}

/// Nothing is requested from a server before someone wants to play online.
impl Default for ServerLink {
    fn default() -> ServerLink {
        ServerLink {
            reach: RwSignal::new(Reachability::Unknown),
            state: RwSignal::new(ConnectionState::Off),
            me: RwSignal::new(None),
            turns: RwSignal::new(Turns::default()),
            mine: RwSignal::new(None),
            lobby: RwSignal::new(0),
            hidden: RwSignal::new(hidden()),
            rematches: RwSignal::new(BTreeMap::new()),
            results: RwSignal::new(BTreeMap::new()),
            connection: StoredValue::new(Connection::default()),
            attention: StoredValue::new(Attention::default()),
            outbox: StoredValue::new(Outbox::default()),
            short_updates: StoredValue::new(ShortUpdates::default()),
            socket: StoredValue::new_local(None),
            watchers: StoredValue::new_local(BTreeMap::new()),
            sockets: StoredValue::new(0),
            kept: StoredValue::new(false),
            follows_lobby: StoredValue::new(false),
            doubts: StoredValue::new(0),
        }
    }
}

/// Returns `true` if someone was signed in here when the page was last open.
pub fn was_signed_in() -> bool {
    LocalStore.get(HERE).ok().flatten().is_some()
}

/// Returns the people whom this reader has hidden, from the browser's storage.
fn hidden() -> BTreeSet<Person> {
    let kept = LocalStore.get(HIDDEN).ok().flatten().unwrap_or_default();
    kept.split(' ').filter_map(|number| number.parse().ok().map(Person)).collect()
}

impl App {
    /// Connects for online play, and finds out who is signed in.
    pub fn go_online(self) {
        let begins = self.server.connection.try_update_value(|line| line.want(platform::now_ms()));
        if begins == Some(true) {
            self.connect();
            self.keep_connected();
        }
    }

    /// Connects if someone was signed in here when the page was last open: tables may wait.
    pub fn come_back_online(self) {
        if was_signed_in() {
            self.go_online();
        }
    }

    /// Switches to another person. A new socket identifies them.
    pub fn signed_in(self, me: Option<Me>) {
        self.hang_up();
        self.know(me);
        self.go_online();
    }

    /// Sets the signed-in person.
    fn know(self, me: Option<Me>) {
        let server = self.server;
        // Without storage, the page only doesn't connect by itself next time.
        let _ = match me {
            Some(_) => LocalStore.set(HERE, ""),
            None => LocalStore.remove(HERE),
        };
        server.turns.update(Turns::clear);
        server.mine.set(None);
        server.outbox.update_value(Outbox::clear);
        server.me.set(me);
        server.reach.set(Reachability::There);
    }

    /// Handles the end of the page's session.
    pub fn signed_out(self) {
        if self.server.me.with_untracked(Option::is_some) {
            self.signed_in(None);
            self.tell(say(self.lang.get_untracked(), &OnlineMsg::SessionEnded));
        }
    }

    /// Reports a failed request.
    pub fn show_error(self, error: &RequestError) {
        match error {
            RequestError::Refused(problem) if problem.code == Code::SignedOut => {
                match self.person() {
                    Some(_) => self.signed_out(),
                    None => self.tell(problem.text.clone()),
                }
            }
            error => self.tell(error.told(self.lang.get_untracked())),
        }
    }

    pub(super) fn person(self) -> Option<Person> {
        self.server.me.with_untracked(|me| me.as_ref().map(|me| me.person))
    }

    /// Returns `true` if a guest is signed in.
    pub fn is_guest(self) -> bool {
        self.server.me.with(|me| me.as_ref().is_some_and(|me| me.login.is_none()))
    }

    /// Sets whether the lists of tables are shown, so that their changes matter.
    pub fn follow_lobby(self, shown: bool) {
        let server = self.server;
        server.follows_lobby.try_update_value(|follows| *follows = shown);
        if server.connection.try_with_value(Connection::is_open) == Some(true) {
            self.send(&if shown { FromClient::WatchLobby {} } else { FromClient::UnwatchLobby {} });
        }
    }

    /// Keeps the person's own tables up to date on every part of the page: the title counts them.
    pub fn follow_turns(self) {
        let server = self.server;
        Effect::new(move || {
            server.lobby.track();
            if self.person().is_some() {
                self.fetch::<Vec<TableSummary>>("tables?which=mine".to_owned(), server.mine);
            }
        });
        Effect::new(move || {
            let waiting = server.mine.with(|mine| {
                let mine = mine.iter().flatten().filter(|table| table.my_turn);
                mine.map(|table| table.id.clone()).collect()
            });
            server.turns.update(|turns| turns.listed(waiting));
        });
    }

    /// Hides a person's messages, or shows them again.
    pub fn hide(self, person: Person) {
        self.server.hidden.update(|hidden| {
            if !hidden.remove(&person) {
                hidden.insert(person);
            }
        });
        let numbers = self.server.hidden.with_untracked(|hidden| {
            hidden.iter().map(|person| person.to_string()).collect::<Vec<_>>().join(" ")
        });
        if let Err(error) = LocalStore.set(HIDDEN, &numbers) {
            self.complain(error);
        }
    }

    /// Handles the start of the person's turn at a table: the page announces it once, in the way
    /// the person wants.
    pub fn my_turn(self, table: &TableId, answers: u64) {
        let mut news = false;
        self.server.turns.update(|turns| news = turns.begin(table, answers));
        if !news {
            return;
        }
        let table = table.clone();
        leptos::task::spawn_local(async move {
            // The visible tab comes first; of the others, any one.
            if !platform::is_looked_at() {
                platform::sleep(OTHER_TABS_MS + (platform::fresh_number() % 300) as u32).await;
            }
            if claim_turn(&table, answers) {
                self.announce_turn(&table);
            }
        });
    }

    fn announce_turn(self, table: &TableId) {
        let server = self.server;
        let Some(me) = server.me.get_untracked() else { return };
        let lang = self.lang.get_untracked();
        if me.notify.sound && self.settings.get_untracked().sound {
            audio::play(crate::model::Sound::Turn);
        }
        if me.notify.browser && !platform::is_looked_at() {
            let title = server.mine.with_untracked(|mine| {
                let mine = mine.iter().flatten().find(|mine| mine.id == *table);
                mine.and_then(|mine| game::visit(&mine.game, Title(lang)))
            });
            let text = say(lang, &OnlineMsg::YourTurnAt { game: title.unwrap_or("Emberwake") });
            let route = Route::Online(crate::model::route::OnlineRoute::Table(table.to_string()));
            platform::notify(&text, table.as_str(), route.hash());
        }
    }
}
