//! Online play: signing in, the lists of tables, a table on a server, the account page.

mod admin;
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
pub use link::{ServerLink, was_signed_in};
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
use texts::web::online::{OnlineMsg, say};
use wire::TableId;
use wire::http::{ChangeBody, Me};

impl App {
    /// Returns a text of online play in the reader's language; reacts to a change of language.
    pub fn say_online(self, what: OnlineMsg) -> String {
        say(self.lang.get(), &what)
    }

    /// Fetches data from the server into a signal. Reports errors, unless the sign of a lost
    /// connection already does.
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

    /// Does the untyped part of a fetch, so that it is compiled only once.
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

/// Shows the link to online play, on the home page.
pub fn panel(app: App) -> impl IntoView {
    view! {
        <section class="card-panel" data-testid="online-panel">
            <h2>{move || app.say_online(OnlineMsg::Online)}</h2>
            <p>{move || app.say_online(OnlineMsg::OnlineHelp)}</p>
            <a class="button" href="#/online" data-testid="play-online">
                {move || app.say_online(OnlineMsg::Online)}
            </a>
        </section>
    }
}

/// Shows the part of online play that the address names.
pub fn open(app: App, route: OnlineRoute) -> AnyView {
    app.go_online();
    let inner = match route {
        OnlineRoute::Lists => within(app, lists::lists),
        OnlineRoute::New(game) => within(app, move |app| {
            super::game::visit(&game, form::Form(app)).unwrap_or_else(|| lists::lists(app))
        }),
        OnlineRoute::Table(id) => match id.parse::<TableId>() {
            Ok(id) => reached(app, move || invited(app, id.clone())),
            Err(_) => sentence(app, OnlineMsg::NoSuchTable),
        },
        OnlineRoute::Me => within(app, me::page),
        OnlineRoute::Admin => within(app, admin::open),
        OnlineRoute::Replay(id) => {
            reached(app, move || history::replay(app, format!("tables/{id}/record")))
        }
        OnlineRoute::Record(id) => {
            reached(app, move || history::replay(app, format!("records/{id}")))
        }
    };
    view! { {line_sign(app)} {inner} }.into_any()
}

/// Shows a table to which a person who isn't signed in yet may have been invited.
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

/// Shows one sentence instead of a page.
pub(in crate::ui) fn sentence(app: App, what: OnlineMsg<'static>) -> AnyView {
    instead(app, move || app.say_online(what))
}

/// Shows the server's answer instead of a page.
fn problem(app: App, why: String) -> AnyView {
    instead(app, move || why.clone())
}

fn instead(app: App, said: impl Fn() -> String + Send + 'static) -> AnyView {
    view! {
        <div class="page">
            <h1 class="problem" data-testid="problem">{said}</h1>
            <p class="row">
                <a class="button" href="#/online">{move || app.say_online(OnlineMsg::Lobby)}</a>
                <a class="button" href="#/">{move || app.say(texts::web::Msg::Home)}</a>
            </p>
        </div>
    }
    .into_any()
}

/// Shows a part that needs a server, or says that none is there.
fn reached(app: App, shown: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let reach = Memo::new(move |_| app.server.reach.get());
    (move || match reach.get() {
        Reachability::Unknown => connecting(app),
        Reachability::Nowhere => sentence(app, OnlineMsg::NoServer),
        Reachability::There => shown(),
    })
    .into_any()
}

/// Shows a part that needs a signed-in person, or asks people to sign in.
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

/// Says that the page is connecting, unless that can't succeed.
fn connecting(app: App) -> AnyView {
    let outdated = Memo::new(move |_| app.server.state.get() == ConnectionState::Outdated);
    (move || {
        (!outdated.get()).then(|| {
            view! { <p class="page hint" role="status">{app.say_online(OnlineMsg::Connecting)}</p> }
        })
    })
    .into_any()
}

/// Shows a sign while the connection is lost, which says that it reconnects by itself.
fn line_sign(app: App) -> impl IntoView {
    move || {
        match app.server.state.get() {
        ConnectionState::Off | ConnectionState::Connecting | ConnectionState::Open => ().into_any(),
        // If no server was ever reached, the page says so itself.
        ConnectionState::Waiting { .. } if app.server.reach.get() == Reachability::Nowhere => {
            ().into_any()
        }
        ConnectionState::Waiting { .. } => view! {
            <div class="line-sign" role="status" data-testid="line">
                {app.say_online(OnlineMsg::Reconnecting)}
            </div>
        }
        .into_any(),
        ConnectionState::Outdated => view! {
            <div class="line-sign" role="alert" data-testid="line">
                {app.say_online(OnlineMsg::Outdated)}
                " "
                <button on:click=move |_| platform::reload()>{app.say_online(OnlineMsg::Reload)}</button>
            </div>
        }
        .into_any(),
    }
    }
}

/// Shows the number of waiting tables in the title and the icon of the page.
pub fn show_turns(app: App) {
    app.follow_turns();
    app.come_back_online();
    // Emails use the language that was chosen last.
    Effect::new(move |before: Option<Lang>| {
        let lang = app.lang.get();
        if before.is_some_and(|before| before != lang) && app.person().is_some() {
            leptos::task::spawn_local(async move {
                let lang_only = Some(lang.tag().to_owned());
                let body = ChangeBody { lang: lang_only, ..ChangeBody::default() };
                // If this fails, the next change tells the server; the page itself uses the
                // language anyway.
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

/// Shows a labeled field of a form.
fn field(
    app: App,
    label: OnlineMsg<'static>,
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
