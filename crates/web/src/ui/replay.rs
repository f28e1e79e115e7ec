//! Stepping through a game: a saved one, an imported one, one of the tests, one from a link.

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::table::{Purpose, Table, graph, hand_to_table, lost, sentences};
use super::{home, platform};
use crate::model::link::unpack;
use crate::model::save::{game_of, peek};
use crate::model::{Fate, Route, SaveProblem, Session, Sitter, Timeline};
use kernel::{Record, Seat, Viewer};
use leptos::prelude::*;
use texts::Lang;
use texts::web::{Msg, say};

/// How long a step is shown while the replay plays by itself.
const STEP_MS: u32 = 900;

/// The replay of a saved game.
pub fn of_saved(app: App, id: String) -> AnyView {
    let text = match super::storage::library().game(&id) {
        Ok(Some(text)) => text,
        Ok(None) => return lost(app, Msg::NoSuchSave),
        Err(_) => return lost(app, Msg::StorageForbidden),
    };
    let Some((_, name)) = peek(&text) else { return lost(app, Msg::DamagedSave) };
    let shown = game::visit(&name, OfSave { app, id, text });
    shown.unwrap_or_else(|| lost(app, Msg::DamagedSave))
}

struct OfSave {
    app: App,
    id: String,
    text: String,
}

impl Visit for OfSave {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        match Session::<G>::load(self.id, &self.text) {
            Ok(session) => page(self.app, session, true),
            Err(_) => lost(self.app, Msg::DamagedSave),
        }
    }
}

/// The replay of a game of the tests.
pub struct OfFixture(pub App, pub String);

impl Visit for OfFixture {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let OfFixture(app, name) = self;
        match G::fixtures().iter().find(|(known, _)| *known == name) {
            Some((_, record)) => of_record::<G>(app, record),
            None => lost(app, Msg::NoSuchSave),
        }
    }
}

/// The replay of a record in a link.
pub fn of_link(app: App, packed: &str) -> AnyView {
    let shown = unpack(packed).and_then(|record| {
        let name = game_of(&record)?;
        game::visit(&name, OfText { app, record: &record })
    });
    shown.unwrap_or_else(|| lost(app, Msg::BadLink))
}

struct OfText<'a> {
    app: App,
    record: &'a str,
}

impl Visit for OfText<'_> {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        of_record::<G>(self.app, self.record)
    }
}

fn of_record<G: Drawn>(app: App, record: &str) -> AnyView {
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

/// Opens a record; everybody is a person until somebody says otherwise.
fn read<G: Drawn>(text: &str) -> Result<Session<G>, SaveProblem<G>> {
    let record = Record::<G>::parse(text).map_err(SaveProblem::Record)?;
    let seats = G::start(&record.setup).map(|game| game.players()).unwrap_or(0);
    let sitters = vec![Sitter::Person; seats.into()];
    let fate = Fate::Number(platform::fresh_number());
    Session::of_record(platform::fresh_id(), record, sitters, fate)
}

/// What is wrong, in one sentence.
fn told<G: Drawn>(lang: Lang, problem: &SaveProblem<G>) -> String {
    match problem {
        SaveProblem::NotASave | SaveProblem::Table => say(lang, &Msg::BadFile),
        SaveProblem::Record(problem) => {
            texts::record::record_problem(lang, problem, G::RULES_VERSION)
        }
        SaveProblem::Replay(replay) => texts::record::replay_problem(
            lang,
            &replay.1,
            &replay.0,
            |why| G::illegal(lang, why),
            |problem| G::setup_problem(lang, problem),
        ),
    }
}

/// Opens a file that was chosen: it is kept with the other games and its replay is shown.
pub fn import(app: App, text: Option<String>) {
    let lang = app.lang.get_untracked();
    let Some(text) = text else { return app.tell(say(lang, &Msg::BadFile)) };
    let Some(name) = game_of(&text) else { return app.tell(say(lang, &Msg::BadFile)) };
    let imported = game::visit(&name, Import { app, text: &text });
    match imported {
        Some(Ok(id)) => app.go(Route::Replay(id)),
        Some(Err(sentence)) => app.tell(sentence),
        None => app.tell(say(lang, &Msg::UnknownGame { name: &name })),
    }
}

struct Import<'a> {
    app: App,
    text: &'a str,
}

impl Visit for Import<'_> {
    type Output = Result<String, String>;

    fn visit<G: Drawn>(self) -> Self::Output {
        let lang = self.app.lang.get_untracked();
        let session = read::<G>(self.text).map_err(|problem| told(lang, &problem))?;
        self.app.keep(&session.id, &session.save(platform::now_ms()));
        Ok(session.id)
    }
}

/// The page of a replay.
fn page<G: Drawn>(app: App, session: Session<G>, kept: bool) -> AnyView {
    let id = session.id.clone();
    let timeline = Timeline::lay(session.journal().clone(), session.happenings().to_vec());
    let (last, names) = (timeline.len(), session.names());
    let whole = StoredValue::new(session.clone());
    let timeline = StoredValue::new(timeline);
    let table = Table::new(app, session, Purpose::Replay);
    let at = RwSignal::new(0);
    let viewer = RwSignal::new(Viewer::Omniscient);
    let playing = RwSignal::new(false);
    let go = move |lines: usize| {
        let lines = lines.min(last);
        at.set(lines);
        let position = timeline.with_value(|timeline| timeline.at(lines).clone());
        table.scene.set(G::scene(&position.view(viewer.get_untracked())));
    };
    go(timeline.with_value(|timeline| timeline.step(0, true)).min(last));
    let step = move |forward: bool| {
        let next = timeline.with_value(|timeline| timeline.step(at.get_untracked(), forward));
        go(next);
    };
    let play = move |_| {
        playing.update(|playing| *playing = !*playing);
        leptos::task::spawn_local(async move {
            while playing.try_get_untracked() == Some(true) && at.get_untracked() < last {
                step(true);
                platform::sleep(STEP_MS).await;
            }
            playing.try_set(false);
        });
    };
    let news = move || {
        let (lang, names) = (app.lang.get(), names.clone());
        timeline.with_value(|timeline| {
            let now = at.get();
            let before = timeline.step(now, false);
            let told: Vec<_> = timeline.told(now).filter(|h| h.line >= before).cloned().collect();
            let told = sentences(told.iter(), lang, &names);
            told.into_iter().map(|(_, sentence, rule, _)| {
                let route = Route::Rules(G::NAME.to_owned(), Some(rule.to_owned()));
                view! { <li>{sentence} " " <a class="rule-id" href=route.hash()>{rule}</a></li> }
            }).collect_view()
        })
    };
    let standing = move || {
        let names = table.names();
        timeline.with_value(|timeline| graph(&timeline.standings(), app.lang.get(), &names))
    };
    let branch = move |_| {
        let keep = at.get_untracked();
        let branch = whole
            .with_value(|whole| whole.branch(platform::fresh_id(), keep, platform::fresh_number()));
        hand_to_table(&branch.id, &branch.save(platform::now_ms()));
        home::open(app, &branch);
    };
    let count = move || {
        let (step, all) = (at.get().to_string(), last.to_string());
        app.say(Msg::StepOf { step: &step, all: &all })
    };
    let button = move |testid: &'static str, sign: &'static str, label: Msg<'static>| {
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
            >
                {sign}
            </button>
        }
    };
    let seen_by = move |event| {
        viewer.set(match event_target_value(&event).as_str() {
            "all" => Viewer::Omniscient,
            seat => seat.parse().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))),
        });
        go(at.get_untracked());
    };
    let seats = move || {
        let players = table.session.with(|session| session.now().players());
        let seats = Seat::all(players);
        seats
            .map(|seat| view! { <option value=seat.0.to_string()>{table.name(seat)}</option> })
            .collect_view()
    };
    let keys = move |event: leptos::ev::KeyboardEvent| match event.key().as_str() {
        "ArrowLeft" => step(false),
        "ArrowRight" => step(true),
        _ => {}
    };
    view! {
        <div class="table replay" data-testid="replay">
            <div class="table-main">
                <div class="status">
                    <h1>{move || app.say(Msg::Replay)}</h1>
                    <span class="hint" data-testid="step">{count}</span>
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
                    <div class="row steps" on:keydown=keys>
                        {button("first", "|◀", Msg::ToStart)}
                        {button("previous", "◀", Msg::StepBack)}
                        <button data-testid="play" on:click=play aria-label=move || {
                            app.say(if playing.get() { Msg::Pause } else { Msg::PlayOn })
                        }>{move || if playing.get() { "▮▮" } else { "▶▶" }}</button>
                        {button("next", "▶", Msg::StepOn)}
                        {button("last", "▶|", Msg::ToEnd)}
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
                            <option value="all">{move || app.say(Msg::Everybody)}</option>
                            <option value="spectator">{move || app.say(Msg::Spectator)}</option>
                            {seats}
                        </select>
                    </label>
                    <button data-testid="branch" on:click=branch>
                        {move || app.say(Msg::ContinueHere)}
                    </button>
                </div>
                <section class="side mats-side shown">{G::mats(table)}</section>
            </div>
            <section class="table-right side log-side shown">
                <h2>{move || app.say(Msg::Graph)}</h2>
                {standing}
                <div class="row">{super::table::share_buttons(table)}</div>
            </section>
        </div>
    }
    .into_any()
}
