//! The first thing one sees: play at once, a new table, the saved games.

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::{platform, replay};
use crate::model::{Entry, Fate, Playable, Route, Session, Sitter};
use campfire::Campfire;
use dealer::Seed;
use kernel::{Game, Seat, Turn};
use leptos::prelude::*;
use texts::Lang;
use texts::web::{Msg, say};

/// The home page.
pub fn home(app: App) -> impl IntoView {
    view! {
        <div class="home">
            <section class="hero">
                <div class="hero-art" aria-hidden="true" inner_html=super::campfire::art::hero()></div>
                <h1>"Emberwake"</h1>
                <p class="tagline">{move || app.say(Msg::Tagline)}</p>
                <button
                    class="primary large"
                    data-testid="play-now"
                    on:click=move |_| play_now(app)
                >
                    {move || app.say(Msg::PlayNow)}
                </button>
                <p class="hint">{move || app.say(Msg::PlayNowHelp)}</p>
            </section>
            {move || (!app.settings.get().guided).then(|| offer(app))}
            <section class="card-panel">
                <h2>{move || Campfire::title(app.lang.get())}</h2>
                <p>{move || app.say(Msg::CampfireBlurb)}</p>
                <div class="row">
                    <a class="button" href="#/new/campfire" data-testid="new-table">
                        {move || app.say(Msg::NewTable)}
                    </a>
                    <a class="button" href="#/learn/campfire" data-testid="learn">
                        {move || app.say(Msg::Learn)}
                    </a>
                    <a class="button" href="#/rules/campfire">{move || app.say(Msg::Rules)}</a>
                </div>
            </section>
            {saved(app)}
            {more(app)}
        </div>
    }
}

/// Starts a game of Campfire at once: a person and two bots.
fn play_now(app: App) {
    let sitters =
        vec![Sitter::Person, Sitter::Bot("medium".to_owned()), Sitter::Bot("medium".to_owned())];
    let names = [None, Some("Ash".to_owned()), Some("Flint".to_owned())];
    let mut setup = Campfire::usual_setup(3);
    setup.adventurers = campfire::Choice::Random;
    start::<Campfire>(app, setup, sitters, names.to_vec());
}

/// Opens a table and goes there. Gives what is wrong with the setup, if something is.
pub fn start<G: Drawn>(
    app: App,
    setup: G::Setup,
    sitters: Vec<Sitter>,
    names: Vec<Option<String>>,
) -> Vec<G::SetupProblem> {
    let fate = match Seed::fresh() {
        Ok(seed) => Fate::Seed(seed),
        // A browser without randomness of its own plays with luck that nobody can check.
        Err(_) => Fate::Number(platform::fresh_number()),
    };
    match Session::<G>::start(platform::fresh_id(), setup, sitters, names, fate) {
        Ok(session) => {
            open(app, &session);
            Vec::new()
        }
        Err(problems) => problems,
    }
}

/// Keeps a game and goes to it, also where it can't be kept.
pub fn open<G: Drawn>(app: App, session: &Session<G>) {
    let text = session.save(platform::now_ms());
    super::table::hand_to_table(&session.id, &text);
    app.keep(&session.id, &text);
    let route = Route::Table(session.id.clone());
    app.go(route);
}

fn offer(app: App) -> impl IntoView {
    view! {
        <section class="offer" data-testid="learn-offer">
            <p>{move || app.say(Msg::LearnOffer)}</p>
            <div class="row">
                <a class="button accent" href="#/learn/campfire">{move || app.say(Msg::Learn)}</a>
                <button class="quiet" on:click=move |_| app.set(|settings| settings.guided = true)>
                    {move || app.say(Msg::NotNow)}
                </button>
            </div>
        </section>
    }
}

fn saved(app: App) -> impl IntoView {
    let list = move || {
        app.shelf.track();
        match super::storage::library().list() {
            Err(_) => view! { <p>{app.say(Msg::StorageForbidden)}</p> }.into_any(),
            Ok(entries) if entries.is_empty() => {
                view! { <p class="hint">{app.say(Msg::NoSavedGames)}</p> }.into_any()
            }
            Ok(entries) => {
                let lines = entries.into_iter().map(|entry| line(app, entry)).collect_view();
                view! { <ul class="saved" data-testid="saved-games">{lines}</ul> }.into_any()
            }
        }
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say(Msg::SavedGames)}</h2>
            {list}
            <label class="button file">
                {move || app.say(Msg::Import)}
                <input
                    type="file"
                    data-testid="import"
                    accept=".rec,.txt,text/plain"
                    on:change=move |event| {
                        platform::read_file(&event_target(&event), move |text| {
                            replay::import(app, text);
                        });
                    }
                />
            </label>
        </section>
    }
}

/// A saved game in the list. A damaged one can only be deleted.
fn line(app: App, entry: Entry) -> impl IntoView {
    let Entry { id, known } = entry;
    let text = super::storage::library().game(&id).ok().flatten().unwrap_or_default();
    let lang = app.lang.get();
    let told = known
        .as_ref()
        .and_then(|(name, _)| game::visit(name, Describe { id: &id, text: &text, lang }).flatten());
    let when = known.map(|(_, changed)| platform::date(changed, lang)).unwrap_or_default();
    let (about, over) = match told {
        Some((about, over)) => (about, Some(over)),
        None => (say(lang, &Msg::DamagedSave), None),
    };
    let forget = id.clone();
    view! {
        <li data-testid="saved-game">
            <div class="saved-about">
                <span>{about}</span>
                <span class="hint">{when}</span>
            </div>
            <div class="row">
                {over.map(|over| view! {
                    <a class="button" href=Route::Table(id.clone()).hash() data-testid="open-game">
                        {say(lang, if over { &Msg::LookAt } else { &Msg::Open })}
                    </a>
                    <a class="button" href=Route::Replay(id.clone()).hash()>
                        {say(lang, &Msg::Replay)}
                    </a>
                })}
                <button class="quiet" data-testid="delete-game" on:click=move |_| {
                    let sure = window().confirm_with_message(&say(lang, &Msg::DeleteAsk));
                    if sure.unwrap_or(false) {
                        let forgotten = app.library(|library| library.forget(&forget));
                        forgotten.unwrap_or_else(|trouble| app.complain(trouble));
                    }
                }>{say(lang, &Msg::Delete)}</button>
            </div>
        </li>
    }
}

/// What a saved game is, in a line, and whether it is over.
struct Describe<'a> {
    id: &'a str,
    text: &'a str,
    lang: Lang,
}

impl Visit for Describe<'_> {
    type Output = Option<(String, bool)>;

    fn visit<G: Drawn>(self) -> Self::Output {
        let session = Session::<G>::load(self.id.to_owned(), self.text).ok()?;
        let seats = Seat::all(session.now().players());
        let names: Vec<String> = seats.map(|seat| session.name(self.lang, seat)).collect();
        let over = session.now().turn() == Turn::Over;
        let turn = session.now().turns_begun().to_string();
        let state = match (over, session.now().turns_begun()) {
            (true, _) => say(self.lang, &Msg::GameOver),
            (false, 0) => say(self.lang, &Msg::Setup),
            (false, _) => say(self.lang, &Msg::TurnNumber { number: &turn }),
        };
        Some((format!("{} · {} · {state}", G::title(self.lang), names.join(", ")), over))
    }
}

fn more(app: App) -> impl IntoView {
    let fixtures = Campfire::fixtures().iter().map(|(name, _)| {
        let route = Route::Fixture(Campfire::NAME.to_owned(), (*name).to_owned());
        view! { <li><a href=route.hash()>{name.replace('-', " ")}</a></li> }
    });
    view! {
        <details class="card-panel">
            <summary>{move || app.say(Msg::Fixtures)}</summary>
            <ul class="fixtures">{fixtures.collect_view()}</ul>
        </details>
        <p class="hint center">{move || app.say(Msg::Install)}</p>
    }
}
