//! The home page: play now, a new table, the saved games.

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::parts::{self, Part};
use super::{first, platform};
use crate::model::save::game_of;
use crate::model::{About, ListedSaveProblem, Route, SaveKind, SavedGame};
use kernel::Seat;
use leptos::prelude::*;
use texts::guide::GuideKind;
use texts::puzzles::{PuzzleMsg, say_puzzle};
use texts::web::{BookMsg, FlowMsg, LearnMsg, Msg, colon, say, say_flow, say_learn};
use texts::{Lang, Names};

/// Shows the home page: two doors, below them your games, then everything else.
pub fn home(app: App) -> impl IntoView {
    let games = game::NAMES.iter().filter_map(|name| game::visit(name, Panel(app))).collect_view();
    view! {
        <div class="home">
            <h1 class="hidden-label">"Emberwake"</h1>
            <div class="fold">
                <div class="games">{games}</div>
                {saved(app)}
            </div>
            <p class="tagline center">{move || app.say(Msg::Tagline)}</p>
            {move || (!app.settings.get().guided).then(|| offer(app))}
            {super::online::panel(app)}
            {more(app)}
        </div>
    }
}

/// The door to a game: play now, or other ways to start.
struct Panel(App);

impl Visit for Panel {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Panel(app) = self;
        door(
            app,
            DoorTexts {
                name: G::NAME,
                title: G::title,
                blurb: G::blurb,
                quick_help: G::quick_help,
                is_taught: G::lesson().is_some(),
            },
        )
    }
}

/// The content of a game's door.
struct DoorTexts {
    name: &'static str,
    title: fn(Lang) -> &'static str,
    blurb: fn(Lang) -> String,
    quick_help: fn(Lang) -> String,
    /// Whether there is a guided game.
    is_taught: bool,
}

fn door(app: App, texts: DoorTexts) -> AnyView {
    let DoorTexts { name, title, blurb, quick_help, is_taught } = texts;
    let named = || name.to_owned();
    let title = move || title(app.lang.get());
    let starting = RwSignal::new(false);
    view! {
        <section
            class="card-panel game-panel"
            data-testid=format!("game-{name}")
            on:pointerenter=move |_| app.expect(Part::table(name))
            on:focusin=move |_| app.expect(Part::table(name))
        >
            {first::doorway(name)}
            <div class="door-words">
                <h2>{title}</h2>
                <p class="blurb">{move || blurb(app.lang.get())}</p>
            </div>
            <button
                class="primary large"
                data-testid="play-now"
                title=move || quick_help(app.lang.get())
                aria-busy=move || starting.get().then_some("true")
                on:click=move |_| {
                    starting.set(true);
                    leptos::task::spawn_local(async move {
                        let came = parts::play_now(app, name).await;
                        starting.try_set(false);
                        app.told_missing(came);
                    });
                }
            >
                {move || colon(app.lang.get(), &app.say(Msg::PlayNow), title())}
            </button>
            <div class="row ways">
                <a class="quiet button" href=Route::New(named()).hash() data-testid="new-table">
                    {move || say_flow(app.lang.get(), &FlowMsg::SetUpYourself)}
                </a>
                {is_taught.then(|| view! {
                    <a class="quiet button" href=Route::Learn(named()).hash() data-testid="learn">
                        {move || app.say(Msg::Learn)}
                    </a>
                })}
                <a
                    class="quiet button"
                    href=Route::Guide(named(), GuideKind::Learn).hash()
                    data-testid="how-to-play"
                >
                    {move || app.say_book(BookMsg::HowToPlay)}
                </a>
            </div>
        </section>
    }
    .into_any()
}

/// Offers the guided game of each game.
fn offer(app: App) -> impl IntoView {
    let guides = game::NAMES.iter().filter_map(|name| game::visit(name, Guide(app))?);
    let guides = guides.collect_view();
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
    type Output = Option<AnyView>;

    fn visit<G: Drawn>(self) -> Option<AnyView> {
        let Guide(app) = self;
        G::lesson()?;
        let route = Route::Learn(G::NAME.to_owned());
        let link = view! {
            <a class="button accent" href=route.hash()>{move || G::title(app.lang.get())}</a>
        };
        Some(link.into_any())
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
                        platform::read_file(&event_target(&event), move |text| import(app, text));
                    }
                />
            </label>
        </section>
    }
}

/// Imports a chosen file; `None` is a file that isn't text.
fn import(app: App, text: Option<String>) {
    let lang = app.lang.get_untracked();
    let Some((name, text)) = text.and_then(|text| Some((game_of(&text)?, text))) else {
        return app.tell(say(lang, &Msg::BadFile));
    };
    if !game::NAMES.contains(&name.as_str()) {
        return app.tell(say(lang, &Msg::UnknownGame { name: &name }));
    }
    leptos::task::spawn_local(async move {
        let came = parts::import(app, &name, text).await;
        app.told_missing(came);
    });
}

/// Shows a saved game in the list. One that can't be opened can only be deleted.
fn line(app: App, entry: SavedGame) -> impl IntoView {
    let SavedGame { id, known } = entry;
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
        let route = Route::Replay(id.clone());
        let review = known.as_ref().is_some_and(|about| about.over).then(|| {
            view! {
                <a class="button" href=route.clone().review().hash() data-testid="review-game">
                    {say_learn(lang, &LearnMsg::Review)}
                </a>
            }
        });
        view! {
            <a class="button" href=route.hash()>{say(lang, &Msg::Replay)}</a>
            {review}
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

/// Describes a saved game in one line.
struct Describe<'a> {
    about: &'a About,
    lang: Lang,
}

impl Visit for Describe<'_> {
    type Output = String;

    fn visit<G: Drawn>(self) -> Self::Output {
        let Describe { about, lang } = self;
        let names = Names::new(about.names.iter().cloned()).read_by(reader(about));
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

/// Returns the seat of the only person at a table where everyone else has a name.
fn reader(about: &About) -> Option<Seat> {
    let mut unnamed = (0u8..).zip(&about.names).filter(|(_, name)| name.is_none());
    let (seat, _) = unnamed.next().filter(|_| about.kind == SaveKind::Table)?;
    unnamed.next().is_none().then_some(Seat(seat))
}

fn more(app: App) -> impl IntoView {
    let fixtures =
        game::NAMES.iter().filter_map(|name| game::visit(name, Fixtures(app))).collect_view();
    view! {
        <p class="center">
            <a class="button" href=Route::Statistics.hash() data-testid="statistics-link">
                {move || say_flow(app.lang.get(), &FlowMsg::Statistics)}
            </a>
            " "
            <a class="button" href=Route::Puzzles.hash() data-testid="puzzles-link">
                {move || say_puzzle(app.lang.get(), &PuzzleMsg::Title)}
            </a>
        </p>
        <details class="card-panel">
            <summary>{move || app.say(Msg::Fixtures)}</summary>
            {fixtures}
        </details>
        <p class="hint center">{move || app.say(Msg::Install)}</p>
    }
}

/// Shows complete games of a game to look at.
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
