//! The server, as every part of the page shares it: who is signed in, the one socket, whose turn it
//! is where.

mod socket;

use super::http::RequestError;
use super::lists::Title;
use crate::model::online::turns::Turns;
use crate::model::online::{self, Connection, ConnectionState, Outbox};
use crate::model::{Route, Store};
use crate::ui::app::App;
use crate::ui::storage::LocalStore;
use crate::ui::{audio, game, platform};
use leptos::prelude::*;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use table::Person;
use texts::web::online::{Msg, say};
use web_sys::WebSocket;
use wire::http::{Game, Me, TableSummary};
use wire::{Code, FromClient, Problem, TableId};

/// Where the browser keeps that somebody is signed in, so that the page connects by itself.
const HERE: &str = "emberwake.online";
/// Where it keeps whom this reader does not want to read.
const HIDDEN: &str = "emberwake.hidden";

/// Where the tabs of this browser keep which turns they have announced.
const TOLD: &str = "emberwake.told";
/// So many turns are remembered there.
const TOLD_MAX: usize = 50;
/// So long a tab that nobody looks at leaves a turn to the one that somebody does.
const OTHER_TABS_MS: u32 = 200;

/// Whether a turn is announced here, and not by another tab of this browser.
fn claim_turn(table: &TableId, answers: u64) -> bool {
    let told = LocalStore.get(TOLD).ok().flatten().unwrap_or_default();
    let Some(told) = online::claim(&told, table, answers, TOLD_MAX) else { return false };
    // A browser that keeps nothing tells in each tab.
    let _ = LocalStore.set(TOLD, &told);
    true
}

/// Whether there is a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reachability {
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
pub struct ServerLink {
    /// Whether there is one.
    pub reach: RwSignal<Reachability>,
    /// How the connection stands.
    pub state: RwSignal<ConnectionState>,
    /// Who is signed in.
    pub me: RwSignal<Option<Me>>,
    /// At which tables it is that person's turn.
    pub turns: RwSignal<Turns>,
    /// That person's tables.
    pub mine: RwSignal<Option<Vec<TableSummary>>>,
    /// Counts changes to the lists of tables.
    pub lobby: RwSignal<u32>,
    /// Whom this reader does not want to read.
    pub hidden: RwSignal<BTreeSet<Person>>,
    /// The rematch of a table.
    pub rematches: RwSignal<BTreeMap<TableId, TableId>>,
    /// Results of that person's games that ended here, as the server has counted them.
    pub results: RwSignal<BTreeMap<TableId, Game>>,
    connection: StoredValue<Connection>,
    outbox: StoredValue<Outbox>,
    socket: StoredValue<Option<WebSocket>, LocalStorage>,
    watchers: StoredValue<BTreeMap<TableId, Watcher>, LocalStorage>,
    /// Counts sockets, so that what a former one says is not heard.
    sockets: StoredValue<u32>,
    /// Whether the connection is looked after.
    kept: StoredValue<bool>,
    /// Whether the lists of tables are shown.
    follows_lobby: StoredValue<bool>,
    /// How often the socket has known somebody else than the page.
    doubts: StoredValue<u32>,
}

/// Nothing is asked of any server before somebody wants to play online.
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
            outbox: StoredValue::new(Outbox::default()),
            socket: StoredValue::new_local(None),
            watchers: StoredValue::new_local(BTreeMap::new()),
            sockets: StoredValue::new(0),
            kept: StoredValue::new(false),
            follows_lobby: StoredValue::new(false),
            doubts: StoredValue::new(0),
        }
    }
}

/// Whom this reader does not want to read, as the browser keeps it.
fn hidden() -> BTreeSet<Person> {
    let kept = LocalStore.get(HIDDEN).ok().flatten().unwrap_or_default();
    kept.split(' ').filter_map(|number| number.parse().ok().map(Person)).collect()
}

impl App {
    /// Somebody wants to play online: connects, and hears who is signed in.
    pub fn go_online(self) {
        let begins = self.server.connection.try_update_value(|line| line.want(platform::now_ms()));
        if begins == Some(true) {
            self.connect();
            self.keep_connected();
        }
    }

    /// Connects if somebody was signed in here when the page was last open: tables may wait.
    pub fn come_back_online(self) {
        if LocalStore.get(HERE).ok().flatten().is_some() {
            self.go_online();
        }
    }

    /// Somebody else is signed in: a new socket knows who.
    pub fn signed_in(self, me: Option<Me>) {
        self.hang_up();
        self.know(me);
        self.go_online();
    }

    /// The page learns who is signed in.
    fn know(self, me: Option<Me>) {
        let server = self.server;
        // A browser that keeps nothing only forgets to connect by itself.
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

    /// The session has ended that the page was signed in by.
    pub fn signed_out(self) {
        if self.server.me.with_untracked(Option::is_some) {
            self.signed_in(None);
            self.tell(say(self.lang.get_untracked(), &Msg::SessionEnded));
        }
    }

    /// Something asked of the server came to nothing: says why.
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

    /// Whether somebody is signed in without an account.
    pub fn is_guest(self) -> bool {
        self.server.me.with(|me| me.as_ref().is_some_and(|me| me.login.is_none()))
    }

    /// Whether the lists of tables are shown, so that their changes matter.
    pub fn follow_lobby(self, shown: bool) {
        let server = self.server;
        server.follows_lobby.try_update_value(|follows| *follows = shown);
        if server.connection.try_with_value(Connection::is_open) == Some(true) {
            self.send(&if shown { FromClient::WatchLobby {} } else { FromClient::UnwatchLobby {} });
        }
    }

    /// Keeps the own tables at hand, wherever in the page somebody is: the title counts them.
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

    /// Wants to read somebody no more, or again.
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

    /// It is the person's turn at a table: the page says so once, where the person wants it.
    pub fn my_turn(self, table: &TableId, answers: u64) {
        let mut news = false;
        self.server.turns.update(|turns| news = turns.begin(table, answers));
        if !news {
            return;
        }
        let table = table.clone();
        leptos::task::spawn_local(async move {
            // The tab that somebody looks at comes first; of the others any one.
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
            let text = say(lang, &Msg::YourTurnAt { game: title.unwrap_or("Emberwake") });
            let route = Route::Online(crate::model::route::OnlineRoute::Table(table.to_string()));
            platform::notify(&text, table.as_str(), route.hash());
        }
    }
}
