//! The first thing one sees: play at once, a new table, the saved games.

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::{platform, replay};
use crate::model::seating::{opening_here, usual_options};
use crate::model::{About, Entry, Kind, Playable, Route, Session, Sitter, Unreadable};
use ::table::{OpenProblem, Opening};
use campfire::Campfire;
use dealer::Seed;
use kernel::Game;
use leptos::prelude::*;
use texts::web::{Msg, say};
use texts::{Lang, Names};

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
            {game::NAMES.map(|name| game::visit(name, Shelf(app))).into_iter().flatten().collect_view()}
            {super::online::panel(app)}
            {saved(app)}
            {more(app)}
        </div>
    }
}

/// A game on the home page, and what to do with it.
struct Shelf(App);

impl Visit for Shelf {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Shelf(app) = self;
        let name = G::NAME;
        let to = |route: Route| route.hash();
        view! {
            <section class="card-panel" data-testid=format!("game-{name}")>
                <h2>{move || G::title(app.lang.get())}</h2>
                <p>{move || G::blurb(app.lang.get())}</p>
                <div class="row">
                    <a class="button" href=to(Route::New(name.into())) data-testid="new-table">
                        {move || app.say(Msg::NewTable)}
                    </a>
                    <a class="button" href=to(Route::Learn(name.into())) data-testid="learn">
                        {move || app.say(Msg::Learn)}
                    </a>
                    <a class="button" href=to(Route::Rules(name.into(), None))>
                        {move || app.say(Msg::Rules)}
                    </a>
                </div>
            </section>
        }
        .into_any()
    }
}

/// Starts a game of Campfire at once: a person and two bots.
fn play_now(app: App) {
    let sitters =
        vec![Sitter::Person, Sitter::Bot("medium".to_owned()), Sitter::Bot("medium".to_owned())];
    let names = [None, Some("Ash".to_owned()), Some("Flint".to_owned())];
    let mut setup = Campfire::usual_setup(3);
    setup.adventurers = campfire::Choice::Random;
    let opening = opening_here::<Campfire>(setup, &sitters, usual_options::<Campfire>());
    open_table(app, opening, names.to_vec());
}

/// Opens a table and goes there. Gives what is wrong with it, if something is.
pub fn open_table<G: Drawn>(
    app: App,
    opening: Opening<G>,
    names: Vec<Option<String>>,
) -> Vec<OpenProblem<G>> {
    // A browser without randomness of its own deals from a number that could be guessed.
    let seed = Seed::fresh().unwrap_or_else(|_| Seed::from_number(platform::fresh_number()));
    match Session::<G>::open(platform::fresh_id(), opening, names, seed, platform::now_ms()) {
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

/// A saved game in the list. One that can't be opened can only be deleted.
fn line(app: App, entry: Entry) -> impl IntoView {
    let Entry { id, known } = entry;
    let lang = app.lang.get();
    let told = known.as_ref().map(|about| {
        game::visit(&about.game, Describe { about, lang })
            .unwrap_or_else(|| say(lang, &Msg::UnknownGame { name: &about.game }))
    });
    let about = told.unwrap_or_else(|why| match why {
        Unreadable::Damaged => say(lang, &Msg::DamagedSave),
        Unreadable::OtherVersion => say(lang, &Msg::OtherVersionSave),
    });
    let known = known.ok();
    let when = known.as_ref().map(|about| platform::date(about.changed_ms, lang));
    let open = known.as_ref().filter(|about| about.kind == Kind::Table).map(|about| {
        view! {
            <a class="button" href=Route::Table(id.clone()).hash() data-testid="open-game">
                {say(lang, if about.over { &Msg::LookAt } else { &Msg::Open })}
            </a>
        }
    });
    let replay = known.is_some().then(|| {
        view! {
            <a class="button" href=Route::Replay(id.clone()).hash()>{say(lang, &Msg::Replay)}</a>
        }
    });
    let delete = move |_| {
        let forget = id.clone();
        app.confirm(say(lang, &Msg::DeleteAsk), say(lang, &Msg::Delete), move || {
            let forgotten = app.library(|library| library.forget(&forget));
            forgotten.unwrap_or_else(|trouble| app.complain(trouble));
        });
    };
    view! {
        <li data-testid="saved-game">
            <div class="saved-about">
                <span>{about}</span>
                <span class="hint">{when}</span>
            </div>
            <div class="row">
                {open} {replay}
                <button class="quiet" data-testid="delete-game" on:click=delete>
                    {say(lang, &Msg::Delete)}
                </button>
            </div>
        </li>
    }
}

/// What a saved game is, in a line.
struct Describe<'a> {
    about: &'a About,
    lang: Lang,
}

impl Visit for Describe<'_> {
    type Output = String;

    fn visit<G: Drawn>(self) -> Self::Output {
        let Describe { about, lang } = self;
        let names = Names::new(about.names.iter().cloned());
        let named: Vec<String> = names.seats().map(|seat| names.of(lang, seat)).collect();
        let turn = about.turns.to_string();
        let state = match (about.over, about.turns) {
            (true, _) => say(lang, &Msg::GameOver),
            (false, 0) => say(lang, &Msg::Setup),
            (false, _) => say(lang, &Msg::TurnNumber { number: &turn }),
        };
        format!("{} · {} · {state}", G::title(lang), named.join(", "))
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
