//! Stepping through a game: a saved one, an imported one, a test fixture, or one from a link.

use super::app::App;
use super::drawn::Drawn;
use super::parts::Part;
use super::place::{Place, Shown};
use super::table::{
    Purpose, Table, banner, graph, graph_at, graph_help, graph_nearest, laid, log, lost, sentences,
    why_lost,
};
use super::{notes, online, opening, platform, review};
use crate::model::link::unpack;
use crate::model::save::game_of;
use crate::model::{Route, SaveProblem, Session};
use kernel::{Record, Seat, Viewer};
use leptos::prelude::*;
use texts::Lang;
use texts::web::{ExploreMsg, LearnMsg, Msg, say, say_explore, say_learn};

/// The pause after each step during automatic playback.
const STEP_MS: u32 = 600;
/// The interval of checks whether a step has been shown.
const LOOK_MS: u32 = 60;

/// Shows the replay of a saved game, which may be a table in progress.
pub fn of_saved<G: Drawn>(app: App, id: String, text: &str, is_table: bool) -> AnyView {
    match Session::<G>::load(id, text, platform::now_ms()) {
        Ok(session) => page(app, session.replay(), is_table),
        Err(problem) => lost(app, why_lost(&problem)),
    }
}

/// Shows the replay of a test fixture.
pub fn of_fixture<G: Drawn>(app: App, name: String) -> AnyView {
    if !G::fixture_names().contains(&name.as_str()) {
        return lost(app, Msg::NoSuchSave);
    }
    let fetched = RwSignal::new(None::<Option<String>>);
    leptos::task::spawn_local(async move {
        let record = platform::fetch(&format!("./game-{}-{name}.rec", G::NAME)).await;
        fetched.try_set(Some(record));
    });
    (move || match fetched.get() {
        None => ().into_any(),
        Some(Some(record)) => of_record::<G>(app, &record),
        Some(None) => online::sentence(app, texts::web::online::OnlineMsg::NoServer),
    })
    .into_any()
}

/// Shows the replay of a record in a link.
pub fn of_link(app: App, packed: &str) -> AnyView {
    unpack(packed)
        .map_or_else(|| lost(app, Msg::BadLink), |record| of_text(app, record, Msg::BadLink))
}

/// Shows the replay of a record, or why it is none.
pub fn of_text(app: App, record: String, none: Msg<'static>) -> AnyView {
    let Some(part) = game_of(&record).and_then(|name| Part::more(&name)) else {
        return lost(app, none);
    };
    (move || app.draw(part, Shown::Place(Place::Record(record.clone())))).into_any()
}

/// Shows the replay of a record.
pub fn of_record<G: Drawn>(app: App, record: &str) -> AnyView {
    match read::<G>(record) {
        Ok(session) => page(app, session, false),
        Err(problem) => {
            let sentence = told::<G>(app.lang.get(), &problem);
            view! {
                <div class="page">
                    <h1 class="problem" data-testid="problem">{sentence}</h1>
                    <a class="button" href="#/">{app.say(Msg::Home)}</a>
                </div>
            }
            .into_any()
        }
    }
}

fn read<G: Drawn>(text: &str) -> Result<Session<G>, SaveProblem<G>> {
    let record = Record::<G>::parse(text).map_err(SaveProblem::Record)?;
    Session::of_record(platform::fresh_id(), record)
}

/// Describes the problem in one sentence.
fn told<G: Drawn>(lang: Lang, problem: &SaveProblem<G>) -> String {
    match problem {
        SaveProblem::NotASave | SaveProblem::Damaged | SaveProblem::Restore(_) => {
            say(lang, &Msg::BadFile)
        }
        SaveProblem::OtherVersion => say(lang, &Msg::OtherVersionSave),
        SaveProblem::Record(problem) => texts::record::record_problem(lang, problem, G::EDITION),
        SaveProblem::Replay(replay) => texts::record::replay_problem(
            lang,
            &replay.1,
            &replay.0,
            |why| G::illegal(lang, why),
            |problem| G::setup_problem(lang, problem),
        ),
    }
}

/// Imports a record: saves it with the other games and shows its replay.
pub fn import<G: Drawn>(app: App, text: &str) {
    match read::<G>(text) {
        Ok(session) => {
            app.keep(&session.id, &session.save(platform::now_ms()));
            app.go(Route::Replay(session.id));
        }
        Err(problem) => app.tell(told(app.lang.get_untracked(), &problem)),
    }
}

/// Shows the page of a replay. `kept` says that its table can be gone back to.
fn page<G: Drawn>(app: App, mut session: Session<G>, kept: bool) -> AnyView {
    let id = session.id.clone();
    // The end tells for sure who plays what.
    let end = StoredValue::new(session.now().clone());
    let last = session.steps().1;
    session.go(0);
    session.go(session.next_stop(true));
    let player = Player::new(Table::new(app, session, Purpose::Replay), last);
    let Player { table, at, .. } = player;
    player.listen_to_keys();
    view! {
        {banner(table)}
        <div class=laid(table, "replay") data-testid="replay">
            <div class="table-main">
                <div class="status">
                    <h1>{move || app.say(Msg::Replay)}</h1>
                    <span class="hint" data-testid="step">{move || player.count()}</span>
                    {move || table.session.with(Session::old_edition).map(|edition| view! {
                        <span class="hint" data-testid="old-edition">
                            {app.say(Msg::OldEdition { edition: &edition.to_string() })}
                        </span>
                    })}
                    {kept.then(|| view! {
                        <a class="button" href=Route::Table(id.clone()).hash()>
                            {move || app.say(Msg::BackToTable)}
                        </a>
                    })}
                </div>
                {G::board(table)}
            </div>
            <div class="table-left">
                <div class="choice">
                    {player.controls()}
                    <ol class="log" data-testid="replay-news">{news(table)}</ol>
                    <label class="row">
                        <span>{move || app.say(Msg::SeenBy)}</span>
                        {viewer_list(table)}
                    </label>
                    {branch_button(table)}
                    {explore_button(table, id)}
                </div>
                <section class="side mats-side shown">{G::mats(table)}</section>
            </div>
            <section class="table-right side log-side shown">
                {result(player, end)}
                {notes::notes(table, at, Callback::new(move |lines| player.go(lines)), kept)}
                <h2>{move || app.say(Msg::Log)}</h2>
                {log(table)}
            </section>
        </div>
    }
    .into_any()
}

/// Steps through a game, and plays it.
struct Player<G: Drawn> {
    app: App,
    table: Table<G>,
    /// The number of steps before the position on the board, and of all steps.
    at: Memo<usize>,
    last: usize,
    playing: RwSignal<bool>,
}

impl<G: Drawn> Clone for Player<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Player<G> {}

impl<G: Drawn> Player<G> {
    fn new(table: Table<G>, last: usize) -> Self {
        let at = Memo::new(move |_| table.session.with(|session| session.steps().0));
        Player { app: table.app, table, at, last, playing: RwSignal::new(false) }
    }

    /// Jumps to a position.
    fn go(self, lines: usize) {
        // Stop the current animation.
        self.table.begin_showing();
        self.table.session.update(|session| {
            session.go(lines);
        });
        self.table.rest();
    }

    /// Goes one stop forward, which is animated, or back, which jumps.
    fn step(self, forward: bool) {
        let Player { table, .. } = self;
        let next = table.session.with_untracked(|session| session.next_stop(forward));
        if !forward || next == self.at.get_untracked() {
            return self.go(next);
        }
        let mut events: Vec<G::Event> = Vec::new();
        table.rest();
        table.session.update(|session| {
            let news = session.go(next);
            table.told.set(news);
            let told = session.happenings()[news..].iter();
            events.extend(told.map(|happening| happening.event.clone()));
        });
        let generation = table.begin_showing();
        leptos::task::spawn_local(async move {
            table.show_events(&events, generation).await;
            table.rest_if(generation);
        });
    }

    /// Plays on from here, or pauses.
    fn play(self) {
        let Player { table, at, last, playing, .. } = self;
        playing.update(|playing| *playing = !*playing);
        leptos::task::spawn_local(async move {
            while playing.try_get_untracked() == Some(true) && at.get_untracked() < last {
                self.step(true);
                while table.moving.try_get_untracked() == Some(true) {
                    platform::sleep(LOOK_MS).await;
                }
                platform::sleep(STEP_MS).await;
            }
            playing.try_set(false);
        });
    }

    fn count(self) -> String {
        let (step, all) = (self.at.get().to_string(), self.last.to_string());
        self.app.say(Msg::StepOf { step: &step, all: &all })
    }

    fn listen_to_keys(self) {
        platform::on_key(move |key| {
            match key {
                "ArrowLeft" => self.step(false),
                "ArrowRight" => self.step(true),
                "Home" => self.go(0),
                "End" => self.go(self.last),
                "Tab" | "Shift" | "Control" | "Alt" | "Meta" => return false,
                _ if self.table.moving.get_untracked() => self.table.skip(),
                _ => return false,
            }
            true
        });
    }

    /// Draws the buttons of a player, and the slider.
    fn controls(self) -> impl IntoView {
        let Player { app, at, last, playing, .. } = self;
        let play_or_pause = move || app.say(if playing.get() { Msg::Pause } else { Msg::PlayOn });
        view! {
            <div class="row steps">
                {self.button("first", Msg::ToStart)}
                {self.button("previous", Msg::StepBack)}
                <button
                    class="primary"
                    data-testid="play"
                    on:click=move |_| self.play()
                    aria-label=play_or_pause
                    inner_html=move || sign(if playing.get() { "pause" } else { "play" })
                ></button>
                {self.button("next", Msg::StepOn)}
                {self.button("last", Msg::ToEnd)}
            </div>
            <input
                type="range"
                min="0"
                max=last
                aria-label=move || self.count()
                data-testid="slider"
                prop:value=move || at.get()
                on:input=move |event| self.go(event_target_value(&event).parse().unwrap_or(0))
            />
        }
    }

    fn button(self, testid: &'static str, label: Msg<'static>) -> impl IntoView {
        let app = self.app;
        view! {
            <button
                data-testid=testid
                aria-label=move || app.say(label)
                title=move || app.say(label)
                on:click=move |_| match testid {
                    "first" => self.go(0),
                    "previous" => self.step(false),
                    "next" => self.step(true),
                    _ => self.go(self.last),
                }
                inner_html=sign(testid)
            ></button>
        }
    }
}

/// Says what the last step did.
fn news<G: Drawn>(table: Table<G>) -> impl Fn() -> AnyView + Send + Copy + 'static {
    let names = StoredValue::new(table.session.with_untracked(Session::names));
    move || {
        let lang = table.app.lang.get();
        let told = table.session.with(|session| {
            let news = session.happenings()[session.step_news()..].iter();
            names.with_value(|names| sentences(news, lang, names))
        });
        let lines = told.into_iter().map(|(_, sentence, rule, _)| {
            let route = Route::Rules(G::NAME.to_owned(), Some(rule.to_owned()));
            view! { <li>{sentence} " " <a class="rule-id" href=route.hash()>{rule}</a></li> }
        });
        lines.collect_view().into_any()
    }
}

/// Draws the list of those with whose eyes the game can be seen.
fn viewer_list<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let viewers = table.session.with_untracked(Session::viewers);
    let options = move || {
        let looks = table.session.with(Session::viewer);
        let options = viewers.iter().map(|viewer| {
            let (value, name) = match viewer {
                Viewer::Omniscient => ("all".to_owned(), app.say(Msg::Everybody)),
                Viewer::Spectator => ("spectator".to_owned(), app.say(Msg::Spectator)),
                Viewer::Seat(seat) => (seat.0.to_string(), table.name(*seat)),
            };
            view! { <option value=value selected=*viewer == looks>{name}</option> }
        });
        options.collect_view()
    };
    view! {
        <select data-testid="viewer" on:change=move |event| {
            see_as(table, match event_target_value(&event).as_str() {
                "all" => Viewer::Omniscient,
                seat => seat.parse().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))),
            });
        }>
            {options}
        </select>
    }
}

/// Shows the game with someone's eyes.
fn see_as<G: Drawn>(table: Table<G>, viewer: Viewer) {
    let app = table.app;
    let look = move |viewer: Viewer| {
        table.session.update(|session| session.look(viewer, 0));
        table.rest();
    };
    // If several people share the screen, only the one whose secrets are shown may look.
    let shared = table.session.with_untracked(|s| !s.is_open() && s.here_to_look() > 1);
    match viewer {
        Viewer::Seat(seat) if shared => {
            look(Viewer::Spectator);
            let lang = app.lang.get_untracked();
            let name = table.session.with_untracked(|session| session.name(lang, seat));
            let ask = say(lang, &Msg::Curtain { name: &name });
            app.confirm(ask, say(lang, &Msg::Ready), move || look(viewer));
        }
        viewer => look(viewer),
    }
}

/// Draws the button that opens a new table at this position.
fn branch_button<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let can_branch = Memo::new(move |_| table.session.with(|session| session.branch().is_some()));
    let branch = move |_| {
        let opening = table
            .session
            .with_untracked(|session| Some((session.branch()?, session.given_names().to_vec())));
        if let Some((opening, names)) = opening {
            opening::open_table::<G>(app, opening, names);
        }
    };
    view! {
        <button data-testid="branch" disabled=move || !can_branch.get() on:click=branch>
            {move || app.say(Msg::ContinueHere)}
        </button>
    }
}

/// Draws the button that leads to exploring this position.
fn explore_button<G: Drawn>(table: Table<G>, id: String) -> impl IntoView {
    let app = table.app;
    let explore = move |_| {
        let kept = super::storage::library().game(&id).ok().flatten().is_some();
        let (text, steps) = table
            .session
            .with_untracked(|session| (session.save(platform::now_ms()), session.steps().0));
        if !kept {
            app.keep(&id, &text);
        }
        app.go(Route::Explore(id.clone(), steps));
    };
    view! {
        <button data-testid="explore" on:click=explore>
            {move || say_explore(app.lang.get(), &ExploreMsg::Open)}
        </button>
    }
}

/// Draws review and graph. They tell what comes after the position on the board, so they are hidden
/// from those who want to follow the game.
fn result<G: Drawn>(player: Player<G>, end: StoredValue<G>) -> impl IntoView {
    let Player { app, table, at, .. } = player;
    let asks_for_review = matches!(app.route.get_untracked(), Route::Review(_));
    let hidden = RwSignal::new(app.settings.get_untracked().spoiler_free && !asks_for_review);
    let hide = move |hide: bool| {
        hidden.set(hide);
        app.set(|settings| settings.spoiler_free = hide);
    };
    let graph = graph_to_pick(player, end);
    move || {
        if hidden.get() {
            view! {
                <p data-testid="result-hidden">{say_learn(app.lang.get(), &LearnMsg::ResultHidden)}</p>
                <button data-testid="show-result" on:click=move |_| hide(false)>
                    {say_learn(app.lang.get(), &LearnMsg::ShowResult)}
                </button>
            }
            .into_any()
        } else {
            let go = Callback::new(move |lines| player.go(lines));
            view! {
                {untrack(|| review::panel(table, at, go))}
                <h2>{move || app.say(Msg::Graph)}</h2>
                {graph}
                {graph_help::<G>(app)}
                <div class="row">
                    {super::table::share_buttons(table)}
                    <button class="quiet" data-testid="hide-result" on:click=move |_| hide(true)>
                        {move || say_learn(app.lang.get(), &LearnMsg::HideResult)}
                    </button>
                </div>
            }
            .into_any()
        }
    }
}

/// Draws the graph. A click on it leads to that turn; the slider does the same for people without a
/// mouse.
fn graph_to_pick<G: Drawn>(
    player: Player<G>,
    end: StoredValue<G>,
) -> impl Fn() -> AnyView + Send + Copy + 'static {
    let Player { app, table, at, .. } = player;
    let turns = StoredValue::new(table.session.with_untracked(Session::turn_lines));
    let pick = move |event: leptos::ev::MouseEvent| {
        let width = platform::across(&event);
        player.go(turns.with_value(|turns| turns[graph_nearest(width, turns.len())]));
    };
    let here = move || {
        let lines = at.get();
        let part = turns.with_value(|turns| {
            let begun = turns.partition_point(|turn| *turn <= lines).saturating_sub(1);
            graph_at(begun, turns.len())
        });
        format!("{:.2}%", part * 100.0)
    };
    move || {
        let names = table.names();
        let standings = table.session.with_untracked(Session::standings);
        let lang = app.lang.get();
        let drawn =
            standings.map(|standings| end.with_value(|end| graph(&standings, lang, &names, end)));
        let drawn = drawn.map(|drawn| {
            view! {
                <div class="graph-pick" data-testid="graph" on:click=pick>
                    {drawn}
                    <span style=("left", here)></span>
                </div>
            }
        });
        drawn.into_any()
    }
}

/// Returns the usual symbols of player buttons: a triangle plays, an angle steps.
fn sign(word: &str) -> String {
    let path = match word {
        "first" => "<path d='M6 5v14M19 6 10 12l9 6z'/>",
        "previous" => "<path class='open' d='M15 5 8 12l7 7'/>",
        "play" => "<path d='M8 5 19 12 8 19z'/>",
        "pause" => "<path d='M8 6v12M16 6v12'/>",
        "next" => "<path class='open' d='M9 5l7 7-7 7'/>",
        _ => "<path d='M18 5v14M5 6l9 6-9 6z'/>",
    };
    format!("<svg class='sign-icon' viewBox='0 0 24 24' aria-hidden='true'>{path}</svg>")
}
