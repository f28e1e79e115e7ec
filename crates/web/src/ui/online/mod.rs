//! Playing online: signing in, the lists of tables, a table on a server, the page about oneself.

mod arrive;
mod chat;
mod form;
mod history;
pub mod http;
mod link;
mod lists;
mod me;
mod seats;
mod table;

pub use history::points_of;
pub use link::ServerLink;
pub use table::rematch;

use super::app::App;
use super::platform;
use crate::model::online::ConnectionState;
use crate::model::online::turns::title;
use crate::model::route::OnlineRoute;
use leptos::prelude::*;
use link::Reachability;
use serde::de::DeserializeOwned;
use serde_json::Value;
use texts::Lang;
use texts::web::online::{Msg, say};
use wire::TableId;
use wire::http::{ChangeBody, Me};

impl App {
    /// A text of online play in the reader's language; reacts to another language.
    pub fn say_online(self, what: Msg) -> String {
        say(self.lang.get(), &what)
    }

    /// Asks the server for something, and puts it there. What goes wrong is told, unless the sign
    /// of a lost connection tells it already.
    fn fetch<T: DeserializeOwned + Send + Sync + 'static>(
        self,
        path: String,
        into: RwSignal<Option<T>>,
    ) {
        self.fetch_value(
            path,
            Box::new(move |found| {
                into.try_set(Some(http::read(found)?));
                Ok(())
            }),
        );
    }

    /// Does the work for whatever is asked for, so that it is in the page once.
    fn fetch_value(self, path: String, put: Box<dyn Fn(Value) -> Result<(), http::RequestError>>) {
        let lang = self.lang.get_untracked();
        leptos::task::spawn_local(async move {
            match http::value(lang, "GET", &path, None).await.and_then(put) {
                Ok(()) => {}
                Err(http::RequestError::Unreachable)
                    if self.server.state.get_untracked() != ConnectionState::Open => {}
                Err(error) => self.show_error(&error),
            }
        });
    }
}

/// The way to online play, on the first page.
pub fn panel(app: App) -> impl IntoView {
    view! {
        <section class="card-panel" data-testid="online-panel">
            <h2>{move || app.say_online(Msg::Online)}</h2>
            <p>{move || app.say_online(Msg::OnlineHelp)}</p>
            <a class="button" href="#/online" data-testid="play-online">
                {move || app.say_online(Msg::Online)}
            </a>
        </section>
    }
}

/// The part of online play that the address names.
pub fn open(app: App, route: OnlineRoute) -> AnyView {
    app.go_online();
    let inner = match route {
        OnlineRoute::Lists => within(app, lists::lists),
        OnlineRoute::New(game) => within(app, move |app| {
            super::game::visit(&game, form::Form(app)).unwrap_or_else(|| lists::lists(app))
        }),
        OnlineRoute::Table(id) => match id.parse::<TableId>() {
            Ok(id) => reached(app, move || invited(app, id.clone())),
            Err(_) => sentence(app, Msg::NoSuchTable),
        },
        OnlineRoute::Me => within(app, me::page),
        OnlineRoute::Replay(id) => {
            reached(app, move || history::replay(app, format!("tables/{id}/record")))
        }
        OnlineRoute::Record(id) => {
            reached(app, move || history::replay(app, format!("records/{id}")))
        }
    };
    view! { {line_sign(app)} {inner} }.into_any()
}

/// A table, to which perhaps somebody was invited who is not signed in yet.
fn invited(app: App, id: TableId) -> AnyView {
    let person = person(app);
    (move || {
        let stranger = person.get().is_none().then(|| arrive::arrive(app));
        view! { <div class="invited">{stranger} {table::open(app, id.clone())}</div> }
    })
    .into_any()
}

fn person(app: App) -> Memo<Option<::table::Person>> {
    Memo::new(move |_| app.server.me.with(|me| me.as_ref().map(|me| me.person)))
}

/// One sentence instead of a page.
pub(in crate::ui) fn sentence(app: App, what: Msg<'static>) -> AnyView {
    instead(app, move || app.say_online(what))
}

/// What the server has said instead of a page.
fn problem(app: App, why: String) -> AnyView {
    instead(app, move || why.clone())
}

fn instead(app: App, said: impl Fn() -> String + Send + 'static) -> AnyView {
    view! {
        <div class="page">
            <h1 class="problem" data-testid="problem">{said}</h1>
            <p class="row">
                <a class="button" href="#/online">{move || app.say_online(Msg::Lobby)}</a>
                <a class="button" href="#/">{move || app.say(texts::web::Msg::Home)}</a>
            </p>
        </div>
    }
    .into_any()
}

/// What needs a server: told, if none is there.
fn reached(app: App, shown: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let reach = Memo::new(move |_| app.server.reach.get());
    (move || match reach.get() {
        Reachability::Unknown => connecting(app),
        Reachability::Nowhere => sentence(app, Msg::NoServer),
        Reachability::There => shown(),
    })
    .into_any()
}

/// What needs somebody who is signed in: others are asked who they are.
fn within(app: App, shown: impl Fn(App) -> AnyView + Send + 'static) -> AnyView {
    let person = person(app);
    let shown = std::sync::Arc::new(std::sync::Mutex::new(shown));
    reached(app, move || {
        let shown = shown.clone();
        (move || match person.get() {
            Some(_) => shown.lock().map_or_else(|_| ().into_any(), |shown| shown(app)),
            None => arrive::arrive(app),
        })
        .into_any()
    })
}

/// Says that something is awaited, unless it will never come.
fn connecting(app: App) -> AnyView {
    let outdated = Memo::new(move |_| app.server.state.get() == ConnectionState::Outdated);
    (move || {
        (!outdated.get()).then(|| {
            view! { <p class="page hint" role="status">{app.say_online(Msg::Connecting)}</p> }
        })
    })
    .into_any()
}

/// Says when the connection is lost, and that it comes back by itself.
fn line_sign(app: App) -> impl IntoView {
    move || match app.server.state.get() {
        ConnectionState::Off | ConnectionState::Connecting | ConnectionState::Open => ().into_any(),
        // Where no server was ever reached, the page says so itself.
        ConnectionState::Waiting { .. } if app.server.reach.get() == Reachability::Nowhere => {
            ().into_any()
        }
        ConnectionState::Waiting { .. } => view! {
            <div class="line-sign" role="status" data-testid="line">
                {app.say_online(Msg::Reconnecting)}
            </div>
        }
        .into_any(),
        ConnectionState::Outdated => view! {
            <div class="line-sign" role="alert" data-testid="line">
                {app.say_online(Msg::Outdated)}
                " "
                <button on:click=move |_| platform::reload()>{app.say_online(Msg::Reload)}</button>
            </div>
        }
        .into_any(),
    }
}

/// The title of the page and its icon tell how many tables wait.
pub fn show_turns(app: App) {
    app.follow_turns();
    app.come_back_online();
    // Letters are written in the language that was chosen last.
    Effect::new(move |before: Option<Lang>| {
        let lang = app.lang.get();
        if before.is_some_and(|before| before != lang) && app.person().is_some() {
            leptos::task::spawn_local(async move {
                let lang_only = Some(lang.tag().to_owned());
                let body = ChangeBody { lang: lang_only, ..ChangeBody::default() };
                // Whoever can't be told now is told at the next change; the page speaks it anyway.
                let _ = http::change::<Me>(lang, "PUT", "me", http::body(&body)).await;
            });
        }
        lang
    });
    Effect::new(move || {
        let count = app.server.turns.with(crate::model::online::Turns::count);
        platform::set_title(&title(count, "Emberwake"));
        platform::badge(count > 0);
    });
}

/// A field of a form with its name.
fn field(
    app: App,
    label: Msg<'static>,
    kind: &'static str,
    testid: &'static str,
    complete: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{move || app.say_online(label)}</span>
            <input
                type=kind
                required
                maxlength="200"
                autocomplete=complete
                data-testid=testid
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}
