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

/// Shows the page of a replay.
fn page<G: Drawn>(app: App, mut session: Session<G>, kept: bool) -> AnyView {
    let id = session.id.clone();
    // The end tells for sure who plays what.
    let end = StoredValue::new(session.now().clone());
    let last = session.steps().1;
    session.go(0);
    session.go(session.next_stop(true));
    let names = session.names();
    let table = Table::new(app, session, Purpose::Replay);
    let at = Memo::new(move |_| table.session.with(|session| session.steps().0));
    let playing = RwSignal::new(false);
    let go = move |lines: usize| {
        // Stop the current animation.
        table.begin_showing();
        table.session.update(|session| {
            session.go(lines);
        });
        table.rest();
    };
    // A step forward is animated; anything else jumps.
    let step = move |forward: bool| {
        let next = table.session.with_untracked(|session| session.next_stop(forward));
        if !forward || next == at.get_untracked() {
            return go(next);
        }
        let events: Vec<G::Event> = {
            let mut events = Vec::new();
            table.rest();
            table.session.update(|session| {
                let news = session.go(next);
                table.told.set(news);
                let told = session.happenings()[news..].iter();
                events.extend(told.map(|happening| happening.event.clone()));
            });
            events
        };
        let generation = table.begin_showing();
        leptos::task::spawn_local(async move {
            table.show_events(&events, generation).await;
            table.rest_if(generation);
        });
    };
    let play = move || {
        playing.update(|playing| *playing = !*playing);
        leptos::task::spawn_local(async move {
            while playing.try_get_untracked() == Some(true) && at.get_untracked() < last {
                step(true);
                while table.moving.try_get_untracked() == Some(true) {
                    platform::sleep(LOOK_MS).await;
                }
                platform::sleep(STEP_MS).await;
            }
            playing.try_set(false);
        });
    };
    let news = move || {
        let lang = app.lang.get();
        let told = table.session.with(|session| {
            sentences(session.happenings()[session.step_news()..].iter(), lang, &names)
        });
        let lines = told.into_iter().map(|(_, sentence, rule, _)| {
            let route = Route::Rules(G::NAME.to_owned(), Some(rule.to_owned()));
            view! { <li>{sentence} " " <a class="rule-id" href=route.hash()>{rule}</a></li> }
        });
        lines.collect_view()
    };
    // The slider does the same for people without a mouse.
    let turns = StoredValue::new(table.session.with_untracked(Session::turn_lines));
    let pick = move |event: leptos::ev::MouseEvent| {
        let width = platform::across(&event);
        go(turns.with_value(|turns| turns[graph_nearest(width, turns.len())]));
    };
    let here = move || {
        let lines = at.get();
        let part = turns.with_value(|turns| {
            let begun = turns.partition_point(|turn| *turn <= lines).saturating_sub(1);
            graph_at(begun, turns.len())
        });
        format!("{:.2}%", part * 100.0)
    };
    // What comes after the position on the board is hidden from those who want to follow the game.
    let asks_for_review = matches!(app.route.get_untracked(), Route::Review(_));
    let hidden = RwSignal::new(app.settings.get_untracked().spoiler_free && !asks_for_review);
    let hide = move |hide: bool| {
        hidden.set(hide);
        app.set(|settings| settings.spoiler_free = hide);
    };
    let standing = move || {
        let names = table.names();
        let standings = table.session.with_untracked(Session::standings);
        let lang = app.lang.get();
        let drawn =
            standings.map(|standings| end.with_value(|end| graph(&standings, lang, &names, end)));
        drawn.map(|drawn| {
            view! {
                <div class="graph-pick" data-testid="graph" on:click=pick>
                    {drawn}
                    <span style=("left", here)></span>
                </div>
            }
        })
    };
    let branch = move |_| {
        let opening = table
            .session
            .with_untracked(|session| Some((session.branch()?, session.given_names().to_vec())));
        if let Some((opening, names)) = opening {
            opening::open_table::<G>(app, opening, names);
        }
    };
    let explored = id.clone();
    let explore = move |_| {
        let kept = super::storage::library().game(&explored).ok().flatten().is_some();
        let (text, steps) = table
            .session
            .with_untracked(|session| (session.save(platform::now_ms()), session.steps().0));
        if !kept {
            app.keep(&explored, &text);
        }
        app.go(Route::Explore(explored.clone(), steps));
    };
    let can_branch = Memo::new(move |_| table.session.with(|session| session.branch().is_some()));
    let count = move || {
        let step = at.get().to_string();
        let all = last.to_string();
        app.say(Msg::StepOf { step: &step, all: &all })
    };
    let button = move |testid: &'static str, label: Msg<'static>| {
        view! {
            <button
                data-testid=testid
                aria-label=move || app.say(label)
                title=move || app.say(label)
                on:click=move |_| match testid {
                    "first" => go(0),
                    "previous" => step(false),
                    "next" => step(true),
                    _ => go(last),
                }
                inner_html=sign(testid)
            ></button>
        }
    };
    let viewers = table.session.with_untracked(Session::viewers);
    let seen_by = move |event| {
        let viewer = match event_target_value(&event).as_str() {
            "all" => Viewer::Omniscient,
            seat => seat.parse().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))),
        };
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
    };
    let seats = move || {
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
    platform::on_key(move |key| {
        match key {
            "ArrowLeft" => step(false),
            "ArrowRight" => step(true),
            "Home" => go(0),
            "End" => go(last),
            "Tab" | "Shift" | "Control" | "Alt" | "Meta" => return false,
            _ if table.moving.get_untracked() => table.skip(),
            _ => return false,
        }
        true
    });
    view! {
        {banner(table)}
        <div class=laid(table, "replay") data-testid="replay">
            <div class="table-main">
                <div class="status">
                    <h1>{move || app.say(Msg::Replay)}</h1>
                    <span class="hint" data-testid="step">{count}</span>
                    {move || table.session.with(Session::old_edition).map(|edition| view! {
                        <span class="hint" data-testid="old-edition">
                            {app.say(Msg::OldEdition { edition: &edition.to_string() })}
                        </span>
                    })}
                    {kept.then(|| view! {
                        <a class="button" href=Route::Table(id).hash()>
                            {move || app.say(Msg::BackToTable)}
                        </a>
                    })}
                </div>
                {G::board(table)}
            </div>
            <div class="table-left">
                <div class="choice">
                    <div class="row steps">
                        {button("first", Msg::ToStart)}
                        {button("previous", Msg::StepBack)}
                        <button
                            class="primary"
                            data-testid="play"
                            on:click=move |_| play()
                            aria-label=move || {
                                app.say(if playing.get() { Msg::Pause } else { Msg::PlayOn })
                            }
                            inner_html=move || sign(if playing.get() { "pause" } else { "play" })
                        ></button>
                        {button("next", Msg::StepOn)}
                        {button("last", Msg::ToEnd)}
                    </div>
                    <input
                        type="range"
                        min="0"
                        max=last
                        aria-label=count
                        data-testid="slider"
                        prop:value=move || at.get()
                        on:input=move |event| {
                            go(event_target_value(&event).parse().unwrap_or(0));
                        }
                    />
                    <ol class="log" data-testid="replay-news">{news}</ol>
                    <label class="row">
                        <span>{move || app.say(Msg::SeenBy)}</span>
                        <select data-testid="viewer" on:change=seen_by>
                            {seats}
                        </select>
                    </label>
                    <button
                        data-testid="branch"
                        disabled=move || !can_branch.get()
                        on:click=branch
                    >
                        {move || app.say(Msg::ContinueHere)}
                    </button>
                    <button
                        data-testid="explore"
                        on:click=explore
                    >
                        {move || say_explore(app.lang.get(), &ExploreMsg::Open)}
                    </button>
                </div>
                <section class="side mats-side shown">{G::mats(table)}</section>
            </div>
            <section class="table-right side log-side shown">
                {move || if hidden.get() {
                    view! {
                        <p data-testid="result-hidden">{say_learn(app.lang.get(), &LearnMsg::ResultHidden)}</p>
                        <button data-testid="show-result" on:click=move |_| hide(false)>
                            {say_learn(app.lang.get(), &LearnMsg::ShowResult)}
                        </button>
                    }
                    .into_any()
                } else {
                    view! {
                        {untrack(|| review::panel(table, at, Callback::new(go)))}
                        <h2>{move || app.say(Msg::Graph)}</h2>
                        {standing}
                        {graph_help::<G>(app)}
                        <div class="row">
                            {super::table::share_buttons(table)}
                            <button class="quiet" data-testid="hide-result" on:click=move |_| hide(true)>
                                {move || say_learn(app.lang.get(), &LearnMsg::HideResult)}
                            </button>
                        </div>
                    }
                    .into_any()
                }}
                {notes::notes(table, at, Callback::new(go), kept)}
                <h2>{move || app.say(Msg::Log)}</h2>
                {log(table)}
            </section>
        </div>
    }
    .into_any()
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
