//! Exploring a game: any seat's moves and any random outcome, as a tree of lines.

use super::app::App;
use super::drawn::Drawn;
use super::platform;
use super::table::{Purpose, Table, chooser_with_confirm, copy_link, laid, lost, refusal};
use super::worker::MindWorker;
use crate::model::study::{ListedPoint, Point, Study, outcome_told};
use crate::model::{Chooser, Route, SaveKind, Session, question};
use kernel::{Turn, Viewer};
use leptos::prelude::*;
use mind::Answer;
use texts::web::{ExploreMsg, Msg, say_explore};

/// The number of steps before and after the point that is looked at that are listed.
const WINDOW: usize = 12;

/// The page where a saved game is explored.
pub fn of_saved<G: Drawn>(
    app: App,
    id: String,
    text: &str,
    kind: SaveKind,
    steps: usize,
) -> AnyView {
    let Ok(session) = Session::<G>::load(id.clone(), text, platform::now_ms()) else {
        return lost(app, Msg::DamagedSave);
    };
    // A table goes on as it is, and what was explored is kept beside it.
    let (kept_as, table) = match kind {
        SaveKind::Record => (id, None),
        _ => (platform::fresh_id(), Some(Route::Table(id))),
    };
    match Study::of_session(&session, steps) {
        Ok(study) => Exploring::new(app, study, kept_as, table)
            .map_or_else(|| lost(app, Msg::DamagedSave), Exploring::view),
        Err(_) => sentence(app, ExploreMsg::Broken),
    }
}

/// One sentence instead of a study.
fn sentence(app: App, what: ExploreMsg<'static>) -> AnyView {
    view! {
        <div class="page">
            <h1 class="problem" data-testid="problem">
                {move || say_explore(app.lang.get(), &what)}
            </h1>
            <a class="button" href="#/">{move || app.say(Msg::Home)}</a>
        </div>
    }
    .into_any()
}

/// A study on the page.
struct Exploring<G: Drawn> {
    app: App,
    table: Table<G>,
    study: RwSignal<Study<G>>,
    /// Under which name it is kept.
    kept_as: StoredValue<String>,
    /// The table whose game it is, if it isn't a record.
    from: StoredValue<Option<Route>>,
    /// Whether the engine says what it would play.
    engine: RwSignal<bool>,
    opinion: RwSignal<Option<String>>,
    worker: StoredValue<MindWorker, LocalStorage>,
}

impl<G: Drawn> Clone for Exploring<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Exploring<G> {}

impl<G: Drawn> Exploring<G> {
    fn new(
        app: App,
        study: Study<G>,
        kept_as: String,
        from: Option<Route>,
    ) -> Option<Exploring<G>> {
        let table = Table::new(app, study.session()?, Purpose::Lesson);
        let exploring = Exploring {
            app,
            table,
            study: RwSignal::new(study),
            kept_as: StoredValue::new(kept_as),
            from: StoredValue::new(from),
            engine: RwSignal::new(false),
            opinion: RwSignal::new(None),
            worker: StoredValue::new_local(MindWorker::new(app.worker.get_value())),
        };
        exploring.offer();
        // The table counts the moves that were confirmed and leaves it to us to play them.
        Effect::new(move || {
            if table.confirmed.get() > 0 {
                untrack(|| exploring.play());
            }
        });
        on_cleanup(move || {
            exploring.worker.try_update_value(MindWorker::stop);
        });
        Some(exploring)
    }

    fn say(self, what: ExploreMsg) -> String {
        say_explore(self.app.lang.get(), &what)
    }

    /// Changes the study and shows the point that is looked at.
    fn change(self, change: impl FnOnce(&mut Study<G>)) {
        self.study.update(change);
        let Some(session) = self.study.with_untracked(Study::session) else { return };
        self.table.begin_showing();
        self.table.refusal.set(None);
        self.table.session.set(session);
        self.table.rest();
        self.offer();
        self.ask();
    }

    /// Offers the moves of the seat that decides, if one does.
    fn offer(self) {
        let chooser = self.table.session.with_untracked(|session| match session.now().turn() {
            Turn::Seat(_) => Chooser::new(session.now()),
            Turn::Chance | Turn::Over => Chooser::default(),
        });
        self.table.chooser.set(chooser);
    }

    fn play(self) {
        if let Some(mv) = self.table.chooser.with_untracked(Chooser::complete) {
            self.change(|study| {
                study.play(mv);
            });
        }
    }

    /// Asks the engine, if it is wanted and a seat decides.
    fn ask(self) {
        self.opinion.set(None);
        let wanted = self.engine.get_untracked();
        let lang = self.app.lang.get_untracked();
        let spoken = self.table.session.with_untracked(|session| question::spoken(session, lang));
        let question = self.study.with_untracked(|study| study.question(spoken));
        let Some(question) = question.filter(|_| wanted) else { return };
        let here = self.study.with_untracked(Study::here);
        // Whatever it is thinking about is no longer shown.
        self.worker.update_value(MindWorker::stop);
        let Some(answer) = self.worker.try_update_value(|worker| worker.ask(&question, |_, _| ()))
        else {
            return;
        };
        leptos::task::spawn_local(async move {
            let Some(Answer::Hint(told)) = answer.await else { return };
            let current = self.study.try_with_untracked(Study::here) == Some(here);
            if let (true, Some(best)) = (current, told.moves.first()) {
                let said = say_explore(lang, &ExploreMsg::EngineSays { deed: &best.deed });
                self.opinion.set(Some(format!("{said} {}", best.why)));
            }
        });
    }

    /// Keeps the study with the saved games.
    fn save(self) {
        let Some(record) = self.study.with_untracked(Study::record) else { return };
        let id = self.kept_as.get_value();
        if let Ok(session) = Session::of_record(id.clone(), record) {
            self.app.keep(&id, &session.save(platform::now_ms()));
            let lang = self.app.lang.get_untracked();
            self.app.mention(say_explore(lang, &ExploreMsg::Saved));
        }
    }

    fn delete(self) {
        let lang = self.app.lang.get_untracked();
        let point = self.study.with_untracked(Study::here);
        let ask = say_explore(lang, &ExploreMsg::DeleteAsk);
        self.app.confirm(ask, say_explore(lang, &ExploreMsg::Delete), move || {
            self.change(|study| study.delete(point));
        });
    }

    fn view(self) -> AnyView {
        let Exploring { app, table, study, .. } = self;
        let is_start = Memo::new(move |_| study.with(|study| study.steps() == 0));
        view! {
            <div class=laid(table, "replay") data-testid="exploring">
                <div class="table-main">
                    <div class="status">
                        <h1>{move || self.say(ExploreMsg::Title)}</h1>
                        {self.from.get_value().map(|table| view! {
                            <a class="button" data-testid="to-table" href=table.hash()>
                                {move || app.say(Msg::BackToTable)}
                            </a>
                        })}
                    </div>
                    {G::board(table)}
                </div>
                <div class="table-left">
                    <div class="choice" data-testid="choice">
                        {self.help()}
                        <div class="row">
                            <button
                                data-testid="explore-back"
                                disabled=move || is_start.get()
                                on:click=move |_| self.change(|study| {
                                    study.back();
                                })
                            >
                                {move || app.say(Msg::StepBack)}
                            </button>
                            <button
                                data-testid="explore-forward"
                                on:click=move |_| self.change(|study| {
                                    study.forward();
                                })
                            >
                                {move || app.say(Msg::StepOn)}
                            </button>
                        </div>
                        {refusal(table)}
                        {move || self.asked()}
                        {self.opinion_of_engine()}
                    </div>
                    <section class="side mats-side shown">{G::mats(table)}</section>
                </div>
                <section class="table-right side log-side shown">
                    <h2>{move || self.say(ExploreMsg::Lines)}</h2>
                    {move || self.lines()}
                    {move || self.note()}
                    <div class="row">
                        <button
                            data-testid="explore-promote"
                            disabled=move || is_start.get()
                            on:click=move |_| {
                                self.change(|study| study.promote(study.here()));
                            }
                        >
                            {move || self.say(ExploreMsg::Promote)}
                        </button>
                        <button
                            class="quiet"
                            data-testid="explore-delete"
                            disabled=move || is_start.get()
                            on:click=move |_| self.delete()
                        >
                            {move || self.say(ExploreMsg::Delete)}
                        </button>
                    </div>
                    {self.keeping()}
                </section>
            </div>
        }
        .into_any()
    }

    /// Says what one can do here, and what is guessed.
    fn help(self) -> impl IntoView {
        let guessed = self.study.with_untracked(Study::guessed_for).map(|viewer| match viewer {
            Viewer::Seat(_) => ExploreMsg::GuessedAlone,
            Viewer::Spectator | Viewer::Omniscient => ExploreMsg::GuessedShared,
        });
        let help = if guessed.is_some() { ExploreMsg::HelpGuessed } else { ExploreMsg::Help };
        view! {
            <p class="hint">{move || self.say(help)}</p>
            {guessed.map(|guessed| view! {
                <p data-testid="explore-guessed">{move || self.say(guessed)}</p>
            })}
        }
    }

    /// The buttons that save and share, or why there are none.
    fn keeping(self) -> AnyView {
        let Exploring { app, study, .. } = self;
        if study.with_untracked(Study::guessed_for).is_some() {
            return view! {
                <p class="hint" data-testid="explore-not-kept">{move || self.say(ExploreMsg::NotKept)}</p>
            }
            .into_any();
        }
        let text = move || study.with_untracked(Study::record).map(|record| record.to_string());
        let share = move |_| {
            if let Some(text) = text() {
                copy_link(app, &text);
            }
        };
        let export = move |_| {
            let name = format!("{}-{}.rec", G::NAME, self.kept_as.get_value());
            if let Some(text) = text() {
                platform::download(&name, &text);
            }
        };
        view! {
            <div class="row">
                <button class="primary" data-testid="explore-save" on:click=move |_| self.save()>
                    {move || self.say(ExploreMsg::Save)}
                </button>
                <button data-testid="export" on:click=export>{move || app.say(Msg::Export)}</button>
                <button data-testid="copy-link" on:click=share>
                    {move || app.say(Msg::CopyLink)}
                </button>
            </div>
        }
        .into_any()
    }

    /// Shows the choices: a move, a random outcome, or nothing.
    fn asked(self) -> AnyView {
        let Exploring { app, table, study, .. } = self;
        let lang = app.lang.get();
        let game = study.with(Study::position);
        match game.turn() {
            Turn::Seat(_) => chooser_with_confirm(table, ().into_any()),
            Turn::Chance => {
                let names = table.session.with_untracked(Session::names);
                let outcomes = study.with(Study::outcomes).into_iter().map(|outcome| {
                    let told = outcome_told(&game, outcome, lang, &names);
                    let fall = move |_| {
                        self.change(|study| {
                            study.resolve(outcome);
                        })
                    };
                    view! { <button data-testid="outcome" on:click=fall>{told}</button> }
                });
                view! {
                    <p>{say_explore(lang, &ExploreMsg::ChooseOutcome)}</p>
                    <div class="options" role="group">{outcomes.collect_view()}</div>
                }
                .into_any()
            }
            Turn::Over => view! { <p>{say_explore(lang, &ExploreMsg::Over)}</p> }.into_any(),
        }
    }

    /// The switch of the engine, and what it says.
    fn opinion_of_engine(self) -> impl IntoView {
        let toggle = move |event| {
            self.engine.set(event_target_checked(&event));
            self.ask();
        };
        let told = move || {
            let decides = self.study.with(|study| matches!(study.position().turn(), Turn::Seat(_)));
            (self.engine.get() && decides).then(|| {
                let said = self.opinion.get();
                said.unwrap_or_else(|| self.say(ExploreMsg::EngineThinks))
            })
        };
        view! {
            <label class="row">
                <input type="checkbox" data-testid="explore-engine" on:change=toggle/>
                <span>{move || self.say(ExploreMsg::Engine)}</span>
            </label>
            <p class="hint" role="status" data-testid="explore-opinion">{told}</p>
        }
    }

    /// The list of lines around the point that is looked at.
    fn lines(self) -> impl IntoView {
        let lang = self.app.lang.get();
        let names = self.table.session.with(Session::names);
        let lines = self.study.with(|study| {
            let line = |listed: ListedPoint| {
                let told = match study.line(listed.point) {
                    Some(_) => study.told(listed.point, lang, &names),
                    None if study.guessed_for().is_some() => {
                        say_explore(lang, &ExploreMsg::StartingPosition)
                    }
                    None => say_explore(lang, &ExploreMsg::Start),
                };
                self.line(listed, told)
            };
            study.listed(WINDOW).into_iter().map(line).collect_view()
        });
        view! { <ol class="study-lines" data-testid="explore-lines">{lines}</ol> }
    }

    fn line(self, listed: ListedPoint, told: String) -> impl IntoView + use<G> {
        let ListedPoint { point, depth, steps, begins, is_here } = listed;
        let go = move |_| self.change(|study| study.go(point));
        let indent = format!("{}em", depth.min(6));
        view! {
            <li style=("margin-inline-start", indent) class:begins=begins>
                <button
                    class="quiet"
                    data-testid="explore-point"
                    aria-current=is_here.then_some("step")
                    on:click=go
                >
                    {format!("{steps}. {told}")}
                </button>
            </li>
        }
    }

    /// The note at the point that is looked at.
    fn note(self) -> impl IntoView {
        let here: Point = self.study.with(Study::here);
        let text = self.study.with_untracked(|study| study.comments().join(" "));
        let change = move |event| {
            let text = event_target_value(&event);
            self.study.update_untracked(|study| {
                // A field that is left loses its focus only after the next point was chosen.
                let now = study.here();
                study.go(here);
                study.comment(&text);
                study.go(now);
            });
        };
        view! {
            <label class="field">
                <span>{self.say(ExploreMsg::Note)}</span>
                <input
                    type="text"
                    maxlength="500"
                    data-testid="explore-note"
                    prop:value=text
                    on:change=change
                />
            </label>
        }
    }
}
