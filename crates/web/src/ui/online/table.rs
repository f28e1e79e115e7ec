//! A table on the server, drawn with the same parts as one at this screen.

use super::link::Watcher;
use super::{chat, http, seats, sentence};
use crate::model::Changes;
use crate::model::Session;
use crate::ui::app::App;
use crate::ui::drawn::Drawn;
use crate::ui::game::{self, Visit};
use crate::ui::notice::Notice;
use crate::ui::platform;
use crate::ui::table::{Purpose, Table, table_page};
use kernel::{Record, Seat};
use leptos::prelude::*;
use serde_json::Value;
use std::rc::Rc;
use std::sync::Arc;
use table::Phase;
use texts::table_ui::clock;
use texts::web::online::{OnlineMsg, say};
use wire::http::{Game, TableSummary};
use wire::{Code, Problem, TableId};

/// The number of attempts to fetch the result of a game, and the delay between them.
const RESULT_LOOKS: u32 = 10;
const RESULT_AGAIN_MS: u32 = 500;

/// Opens a table, to play or to watch.
pub fn open(app: App, id: TableId) -> AnyView {
    let first = RwSignal::<Option<Value>>::new(None);
    let missing = RwSignal::new(false);
    let about = RwSignal::new(None::<TableSummary>);
    let watcher = Watcher {
        since: Rc::new(|| 0),
        hear: Rc::new(move |update| {
            // Partial updates, meant for other watchers here, are not enough.
            if first.with_untracked(Option::is_none) && update["after"] == 0 {
                first.set(Some(update));
            }
        }),
        refused: Rc::new(|_| ()),
    };
    app.watch(&id, watcher);
    // A missing table is not watched; the lists know whether it exists.
    let lang = app.lang.get_untracked();
    let path = format!("tables/{id}");
    leptos::task::spawn_local(async move {
        match http::get::<TableSummary>(lang, &path).await {
            Ok(found) => {
                if let Some(next) = found.rematch.clone() {
                    app.server.rematches.update(|all| drop(all.insert(found.id.clone(), next)));
                }
                about.try_set(Some(found));
            }
            Err(http::RequestError::Refused(problem)) if problem.code == Code::NotFound => {
                missing.try_set(true);
            }
            // The sign of a lost connection reports the rest.
            Err(_) => {}
        }
    });
    let left = id.clone();
    on_cleanup(move || app.unwatch(&left));
    (move || match first.get() {
        _ if missing.get() => sentence(app, OnlineMsg::NoSuchTable),
        None => {
            view! { <p class="page hint" role="status">{app.say_online(OnlineMsg::Connecting)}</p> }
                .into_any()
        }
        Some(update) => {
            let name = update["game"].as_str().unwrap_or_default().to_owned();
            let sat = Sit { app, id: id.clone(), update, about };
            let shown = game::visit(&name, sat);
            shown.unwrap_or_else(|| sentence(app, OnlineMsg::SomethingWrong))
        }
    })
    .into_any()
}

struct Sit {
    app: App,
    id: TableId,
    update: Value,
    about: RwSignal<Option<TableSummary>>,
}

impl Visit for Sit {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Sit { app, id, update, about } = self;
        let me = app.server.me.with_untracked(|me| me.as_ref().map(|me| me.person));
        let update = kernel::json::read::<wire::Update<G>>(update).ok();
        let session =
            update.and_then(|update| Session::<G>::online(me, update, platform::now_ms()).ok());
        match session {
            Some(session) => shown(app, id, session, about),
            None => sentence(app, OnlineMsg::SomethingWrong),
        }
    }
}

fn shown<G: Drawn>(
    app: App,
    id: TableId,
    session: Session<G>,
    about: RwSignal<Option<TableSummary>>,
) -> AnyView {
    let table = Table::new(app, session, Purpose::Play);
    let there = id.clone();
    table.post_by(move |act| app.do_at(&there, act));
    follow(table, id.clone());
    let phase = Memo::new(move |_| table.session.with(|session| session.status().phase));
    Effect::new(move |before: Option<Phase>| {
        let now = phase.get();
        if before != Some(now) && now >= Phase::Playing {
            // In the lobby the person may have scrolled down to the chat.
            if before == Some(Phase::Lobby) {
                platform::scroll_to_top();
            }
            table.next();
            table.run_clock();
            if now == Phase::Over {
                fetch_record(table);
                fetch_result(table);
            }
        }
        now
    });
    Effect::new(move || {
        let rated = about.with(|about| about.as_ref().is_some_and(|about| about.rated));
        table.rated.set(rated);
    });
    note_turn(table, id);
    let read = RwSignal::new(table.session.with_untracked(|session| session.status().sequence));
    let stage = Memo::new(move |_| match phase.get() {
        Phase::Playing | Phase::Over => Stage::Game,
        Phase::Lobby => Stage::Lobby,
        Phase::Closed => Stage::Closed,
    });
    view! {
        <div class="online-table" data-testid="online-table-page">
            {move || match stage.get() {
                Stage::Lobby => seats::lobby(table, about),
                Stage::Closed => sentence(app, OnlineMsg::TableClosed),
                Stage::Game => view! { {signs(table, read, about)} {table_page(table)} }.into_any(),
            }}
            {move || (stage.get() != Stage::Closed).then(|| chat::chat(table, read))}
        </div>
    }
    .into_any()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Lobby,
    Game,
    Closed,
}

/// Follows the table from now on.
fn follow<G: Drawn>(table: Table<G>, id: TableId) {
    let app = table.app;
    let waiting = StoredValue::new(Vec::<wire::Update<G>>::new());
    let drain = {
        let id = id.clone();
        move || drain(table, waiting, &id)
    };
    let drain = Arc::new(drain);
    let heard = drain.clone();
    let watcher = Watcher {
        since: Rc::new(move || {
            let sequence = table.session.try_with_untracked(|session| session.status().sequence);
            sequence.unwrap_or(0)
        }),
        hear: Rc::new(move |update| {
            if let Ok(update) = kernel::json::read::<wire::Update<G>>(update) {
                waiting.try_update_value(|waiting| waiting.push(update));
                heard();
            }
        }),
        refused: Rc::new(move |problem| refused(table, problem)),
    };
    app.watch(&id, watcher);
    // Updates that arrive during an animation are shown when it has ended.
    Effect::new(move || {
        if !table.moving.get() {
            drain();
        }
    });
}

fn drain<G: Drawn>(table: Table<G>, waiting: StoredValue<Vec<wire::Update<G>>>, id: &TableId) {
    if table.moving.try_get_untracked() != Some(false) {
        return;
    }
    let updates = waiting.try_update_value(std::mem::take).unwrap_or_default();
    if updates.is_empty() {
        return;
    }
    let now_ms = platform::now_ms();
    let asked = table.session.with_untracked(Session::person_to_act);
    let mut all: Option<Changes> = None;
    let mut gap = false;
    table.session.update(|session| {
        for update in updates {
            match session.hear(update, now_ms) {
                Ok(changes) => {
                    let before = all.unwrap_or(changes);
                    all = Some(Changes {
                        keep: false,
                        news: before.news.min(changes.news),
                        jumped: before.jumped || changes.jumped,
                    });
                }
                Err(_) => gap = true,
            }
        }
    });
    if gap {
        return table.app.watch_anew(id);
    }
    let Some(changes) = all else { return };
    let (news, still_asked, phase) = table.session.with_untracked(|session| {
        (session.happenings().len() > changes.news, session.person_to_act(), session.status().phase)
    });
    if phase < Phase::Playing {
        return table.tell_notes();
    }
    // People who come, go and talk don't disturb someone who is choosing.
    if news || changes.jumped {
        table.after(changes);
    } else if asked != still_asked {
        table.next();
    } else {
        table.tell_notes();
    }
}

fn refused<G: Drawn>(table: Table<G>, problem: Option<Problem>) {
    let app = table.app;
    let lang = app.lang.get_untracked();
    table.session.try_update(Session::refused);
    app.notify(match problem {
        Some(Problem { text, rule: Some(rule), .. }) => Notice::by_rule(text, G::NAME, rule),
        Some(problem) => Notice::problem(problem.text),
        None => Notice::problem(say(lang, &OnlineMsg::NotSent)),
    });
    let playing = table.session.try_with_untracked(|session| session.status().phase);
    if playing >= Some(Phase::Playing) && !table.moving.get_untracked() {
        table.next();
    }
}

/// Updates the count of waiting tables with this person's turn here.
fn note_turn<G: Drawn>(table: Table<G>, id: TableId) {
    let app = table.app;
    let turn = Memo::new(move |_| {
        table.session.with(|session| session.is_my_turn().then(|| session.status().answers))
    });
    Effect::new(move || match turn.get() {
        Some(answers) => app.my_turn(&id, answers),
        None => app.server.turns.update(|turns| turns.end(&id)),
    });
}

fn fetch_record<G: Drawn>(table: Table<G>) {
    let lang = table.app.lang.get_untracked();
    let Some(id) = table.session.with_untracked(|session| session.online_table().cloned()) else {
        return;
    };
    leptos::task::spawn_local(async move {
        let text = http::text(lang, &format!("tables/{id}/record")).await;
        if let Some(record) = text.ok().and_then(|text| Record::<G>::parse(&text).ok()) {
            table.session.try_update(|session| session.keep_record(record));
        }
    });
}

/// Fetches the change in the players' points, if the game was rated.
fn fetch_result<G: Drawn>(table: Table<G>) {
    let app = table.app;
    let lang = app.lang.get_untracked();
    let id = table.session.with_untracked(|session| {
        session.online_table().filter(|_| session.my_seat().is_some()).cloned()
    });
    let Some(id) = id else { return };
    leptos::task::spawn_local(async move {
        // The server computes it after it has reported the end of the game.
        for _ in 0..RESULT_LOOKS {
            let games = http::get::<Vec<Game>>(lang, "me/games").await.unwrap_or_default();
            if let Some(played) = games.into_iter().find(|played| played.table == id) {
                app.server.results.try_update(|all| all.insert(id, played));
                return;
            }
            platform::sleep(RESULT_AGAIN_MS).await;
        }
    });
}

/// Shows the watchers, pending messages, and the link to the next game.
fn signs<G: Drawn>(
    table: Table<G>,
    read: RwSignal<u64>,
    about: RwSignal<Option<TableSummary>>,
) -> impl IntoView {
    let app = table.app;
    let sign = Memo::new(move |_| {
        table.session.with(|session| match session.my_seat() {
            _ if session.bot_waits() => Some(OnlineMsg::BotWaits),
            None => Some(OnlineMsg::Watching),
            Some(_) if session.is_waiting() => Some(OnlineMsg::Waiting),
            Some(_) => None,
        })
    });
    let unread = chat::unread(table, read);
    view! {
        <div class="online-signs">
            <a class="button quiet" href="#/online">{move || app.say_online(OnlineMsg::Lobby)}</a>
            <button class="quiet" data-testid="to-chat" class:my-turn=move || { unread.get() > 0 }
                on:click=move |_| {
                    read.set(table.session.with_untracked(|session| session.status().sequence));
                    platform::scroll_to("chat");
                    platform::focus("chat-text");
                }>
                {move || match unread.get() {
                    0 => app.say_online(OnlineMsg::Chat),
                    count => format!("{} ({count})", app.say_online(OnlineMsg::Chat)),
                }}
            </button>
            {move || rated_sign(app, about)}
            {move || hints_sign(table)}
            <span class="hint" role="status" data-testid="online-sign">
                {move || sign.get().map(|sign| app.say_online(sign))}
            </span>
            {away_sign(table)}
            {move || rematch(table)}
        </div>
    }
}

/// Shows for whom the table waits, and for how long. It is read out once, not every second.
fn away_sign<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let waited_for = Memo::new(move |_| {
        table.session.with(|session| {
            let until_ms = session.status().away_until_ms?;
            Some((session.seat_to_act()?, until_ms))
        })
    });
    let sentence = move |(seat, until_ms): (Seat, u64), now_ms: u64| {
        let lang = app.lang.get();
        let time = clock(until_ms.saturating_sub(now_ms));
        table.session.with(|session| match session.my_seat() {
            Some(mine) if mine == seat => say(lang, &OnlineMsg::AwayYou { time: &time }),
            _ => say(lang, &OnlineMsg::Away { name: &session.name(lang, seat), time: &time }),
        })
    };
    Effect::new(move |before: Option<Option<Seat>>| {
        let awaited = waited_for.get();
        let seat = awaited.map(|(seat, _)| seat);
        if let Some(awaited) = awaited.filter(|_| before.flatten() != seat) {
            app.announcement.set(untrack(|| sentence(awaited, platform::now_ms())));
        }
        seat
    });
    let shown = Memo::new(move |_| {
        let awaited = waited_for.get()?;
        // The clock says when to look, and it may be late.
        table.clock_ms.track();
        Some(sentence(awaited, platform::now_ms()))
    });
    view! {
        <span class="hint" role="timer" data-testid="away-sign">{move || shown.get()}</span>
    }
}

/// Shows a sign that the result changes ratings, and one if programs may play.
pub fn rated_sign(app: App, about: RwSignal<Option<TableSummary>>) -> Option<impl IntoView> {
    let (rated, programs) = about
        .with(|about| about.as_ref().map_or((false, false), |about| (about.rated, about.programs)));
    let programs = programs.then(|| {
        let said = app.say_online(OnlineMsg::ProgramsAllowed);
        view! { " " <span class="chip" data-testid="programs-sign">{said}</span> }
    });
    rated.then(|| {
        view! {
            <span class="chip" data-testid="rated-sign">{app.say_online(OnlineMsg::Rated)}</span>
            {programs}
        }
    })
}

/// Shows a sign that players may ask for hints.
pub fn hints_sign<G: Drawn>(table: Table<G>) -> Option<impl IntoView> {
    table.session.with(|session| session.status().hints).then(|| {
        let said = table.app.say_online(OnlineMsg::HintsAllowed);
        view! { <span class="chip" data-testid="hints-sign">{said}</span> }
    })
}

/// Shows the link to the rematch, once everyone has agreed to it.
pub fn rematch<G: Drawn>(table: Table<G>) -> Option<impl IntoView> {
    let app = table.app;
    let id = table.session.with(|session| session.online_table().cloned())?;
    let next = app.server.rematches.with(|all| all.get(&id).cloned())?;
    let route =
        crate::model::Route::Online(crate::model::route::OnlineRoute::Table(next.to_string()));
    Some(view! {
        <a class="button primary" href=route.hash() data-testid="to-rematch">
            {app.say_online(OnlineMsg::ToRematch)}
        </a>
    })
}
