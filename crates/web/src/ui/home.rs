//! The first thing one sees: play at once, a new table, the saved games.

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::{platform, replay};
use crate::model::seating::{opening_here, usual_options};
use crate::model::{About, Entry, ListedSaveProblem, Route, SaveKind, Session, Sitter};
use ::table::{OpenProblem, Opening};
use dealer::Seed;
use leptos::prelude::*;
use texts::web::{Msg, colon, say};
use texts::{Lang, Names};

/// The home page.
pub fn home(app: App) -> impl IntoView {
    let games = game::NAMES.iter().filter_map(|name| game::visit(name, Panel(app))).collect_view();
    view! {
        <div class="home">
            <section class="hero">
                <h1>"Emberwake"</h1>
                <p class="tagline">{move || app.say(Msg::Tagline)}</p>
            </section>
            <div class="games">{games}</div>
            {move || (!app.settings.get().guided).then(|| offer(app))}
            {super::online::panel(app)}
            {saved(app)}
            {more(app)}
        </div>
    }
}

/// A game: play at once, a table, the guide, the rules.
struct Panel(App);

impl Visit for Panel {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Panel(app) = self;
        let name = || G::NAME.to_owned();
        let play = move |_| play_now::<G>(app);
        view! {
            <section class="card-panel game-panel" data-testid=format!("game-{}", G::NAME)>
                <div class="doorway" aria-hidden="true" inner_html=G::door()></div>
                <h2>{move || G::title(app.lang.get())}</h2>
                <p>{move || G::blurb(app.lang.get())}</p>
                <button
                    class="primary large"
                    data-testid="play-now"
                    on:click=play
                >
                    {move || colon(app.lang.get(), &app.say(Msg::PlayNow), G::title(app.lang.get()))}
                </button>
                <p class="hint">{move || G::quick_help(app.lang.get())}</p>
                <div class="row">
                    <a
                        class="button"
                        href=Route::New(name()).hash()
                        data-testid="new-table"
                    >
                        {move || app.say(Msg::NewTable)}
                    </a>
                    <a
                        class="button"
                        href=Route::Learn(name()).hash()
                        data-testid="learn"
                    >
                        {move || app.say(Msg::Learn)}
                    </a>
                    <a class="button" href=Route::Rules(name(), None).hash()>
                        {move || app.say(Msg::Rules)}
                    </a>
                </div>
            </section>
        }
        .into_any()
    }
}

/// Starts a game at once: a person and two bots.
pub fn play_now<G: Drawn>(app: App) {
    let level = G::LEVELS[G::LEVELS.len() / 2].to_owned();
    let bot = Sitter::Bot(level);
    let sitters = [Sitter::Person, bot.clone(), bot];
    let names = [None, Some("Ash".to_owned()), Some("Flint".to_owned())];
    let opening = opening_here::<G>(G::quick_setup(3), &sitters, usual_options::<G>());
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

/// Offers the guided game of each game.
fn offer(app: App) -> impl IntoView {
    let guides = game::NAMES.iter().filter_map(|name| game::visit(name, Guide(app))).collect_view();
    view! {
        <section class="offer" data-testid="learn-offer">
            <p>{move || app.say(Msg::LearnOffer)}</p>
            <div class="row">
                {guides}
                <button class="quiet" on:click=move |_| app.set(|settings| settings.guided = true)>
                    {move || app.say(Msg::NotNow)}
                </button>
            </div>
        </section>
    }
}

struct Guide(App);

impl Visit for Guide {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Guide(app) = self;
        let route = Route::Learn(G::NAME.to_owned());
        view! {
            <a class="button accent" href=route.hash()>{move || G::title(app.lang.get())}</a>
        }
        .into_any()
    }
}

fn saved(app: App) -> impl IntoView {
    let list = move || {
        app.saves.track();
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
        ListedSaveProblem::Damaged => say(lang, &Msg::DamagedSave),
        ListedSaveProblem::OtherVersion => say(lang, &Msg::OtherVersionSave),
    });
    let known = known.ok();
    let when = known.as_ref().map(|about| platform::date(about.changed_ms, lang));
    let open = known.as_ref().filter(|about| about.kind == SaveKind::Table).map(|about| {
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
            forgotten.unwrap_or_else(|error| app.complain(error));
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
    let fixtures =
        game::NAMES.iter().filter_map(|name| game::visit(name, Fixtures(app))).collect_view();
    view! {
        <details class="card-panel">
            <summary>{move || app.say(Msg::Fixtures)}</summary>
            {fixtures}
        </details>
        <p class="hint center">{move || app.say(Msg::Install)}</p>
    }
}

/// Whole games of a game to look at.
struct Fixtures(App);

impl Visit for Fixtures {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Fixtures(app) = self;
        let games = G::examples().iter().map(|&(name, title)| {
            let route = Route::Fixture(G::NAME.to_owned(), name.to_owned());
            view! { <li><a href=route.hash()>{move || app.say(title)}</a></li> }
        });
        view! {
            <h3>{move || G::title(app.lang.get())}</h3>
            <ul class="fixtures">{games.collect_view()}</ul>
        }
        .into_any()
    }
}
