//! The guided first game: it follows a record, and the person makes the moves of one seat.

use super::app::App;
use super::drawn::Drawn;
use super::opening::play_now;
use super::rulebook::citing;
use super::table::{Purpose, Table, chooser_with_confirm, laid, lost, refusal};
use crate::model::{Chooser, LessonStep, Route, Session};
use kernel::{Line, Record, Viewer};
use leptos::prelude::*;
use texts::web::Msg;

/// Opens the guided game; `None` if the game has none.
pub fn learn<G: Drawn>(app: App) -> Option<AnyView> {
    let lesson = G::lesson()?;
    app.set(|settings| settings.guided = true);
    let Ok(record) = Record::<G>::parse(lesson.record) else {
        return Some(lost(app, Msg::DamagedSave));
    };
    Some(match Session::of_record("lesson".into(), record.clone()) {
        Ok(mut session) => {
            session.go(lesson.steps.first().map_or(0, |step| step.line));
            session.look(Viewer::Seat(lesson.seat), 0);
            Lesson::new(app, session, record, lesson.steps).page()
        }
        Err(_) => lost(app, Msg::DamagedSave),
    })
}

/// A guided game in progress.
struct Lesson<G: Drawn> {
    table: Table<G>,
    record: StoredValue<Record<G>>,
    steps: &'static [LessonStep],
    at: RwSignal<usize>,
    /// The number of lines of the record that have been played.
    lines: RwSignal<usize>,
}

impl<G: Drawn> Clone for Lesson<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Lesson<G> {}

impl<G: Drawn> Lesson<G> {
    fn new(
        app: App,
        session: Session<G>,
        record: Record<G>,
        steps: &'static [LessonStep],
    ) -> Lesson<G> {
        let lines = session.steps().0;
        let lesson = Lesson {
            table: Table::new(app, session, Purpose::Lesson),
            record: StoredValue::new(record),
            steps,
            at: RwSignal::new(0),
            lines: RwSignal::new(lines),
        };
        lesson.arrive();
        // Once the person has confirmed the requested move, the guide continues.
        Effect::new(move || {
            if lesson.table.confirmed.get() > 0 {
                lesson.advance();
            }
        });
        lesson
    }

    fn step(self) -> LessonStep {
        let last = self.steps.len().saturating_sub(1);
        self.steps[self.at.get_untracked().min(last)]
    }

    /// Prepares the person's task at this step.
    fn arrive(self) {
        let step = self.step();
        let next =
            self.record.with_value(|record| record.lines.get(self.lines.get_untracked()).cloned());
        let app = self.table.app;
        app.announcement.set(G::lesson_text(app.lang.get_untracked(), step.text).to_owned());
        match next {
            Some(Line::Move(_, mv)) if step.act => {
                let chooser =
                    self.table.session.with_untracked(|session| Chooser::only(session.now(), mv));
                self.table.chooser.set(chooser);
            }
            _ => self.table.chooser.set(Chooser::default()),
        }
    }

    /// Goes to the next step and plays the lines of the record up to it.
    fn advance(self) {
        if self.at.get_untracked() + 1 >= self.steps.len() {
            return self.table.app.go(Route::Home);
        }
        self.at.update(|at| *at += 1);
        self.table.refusal.set(None);
        let until = self.step().line;
        let table = self.table;
        let mut events = Vec::new();
        let lines = self.lines.get_untracked();
        table.session.update(|session| {
            if until > lines {
                let news = session.go(until);
                let told = session.happenings()[news..].iter();
                events = told.map(|happening| happening.event.clone()).collect();
            }
        });
        self.lines.set(until.max(lines));
        table.chooser.set(Chooser::default());
        let generation = table.begin_showing();
        leptos::task::spawn_local(async move {
            table.show_events(&events, generation).await;
            if table.session.try_with_untracked(|_| ()).is_some() {
                table.rest();
                self.arrive();
            }
        });
    }

    fn page(self) -> AnyView {
        let table = self.table;
        let app = table.app;
        let text = move || {
            let step = self.steps[self.at.get().min(self.steps.len() - 1)];
            let lang = app.lang.get();
            citing(G::lesson_text(lang, step.text))
        };
        let count = move || {
            let step = (self.at.get() + 1).to_string();
            let all = self.steps.len().to_string();
            app.say(Msg::LessonStep { step: &step, all: &all })
        };
        let act = Memo::new(move |_| self.steps[self.at.get().min(self.steps.len() - 1)].act);
        let last = Memo::new(move |_| self.at.get() + 1 >= self.steps.len());
        let show = move |_| self.advance();
        let play = move |_| play_now::<G>(app);
        view! {
            <div class=laid(table, "lesson") data-testid="lesson">
                <div class="table-main">
                    <div class="status">
                        <h1>{count}</h1>
                        <a class="button" href="#/" data-testid="lesson-leave">
                            {move || app.say(Msg::LessonLeave)}
                        </a>
                    </div>
                    {G::board(table)}
                </div>
                <div class="table-left">
                    <div class="choice" data-testid="choice">
                        <p class="lesson-text" data-testid="lesson-text">{text}</p>
                        {refusal(table)}
                        {move || if !act.get() && last.get() {
                            view! {
                                <div class="row">
                                    <button
                                        class="primary"
                                        data-testid="play-now"
                                        on:click=play
                                    >
                                        {move || app.say(Msg::PlayNow)}
                                    </button>
                                    <a class="button" href=Route::Home.hash()>
                                        {move || app.say(Msg::Home)}
                                    </a>
                                </div>
                            }
                            .into_any()
                        } else if !act.get() {
                            view! {
                                <button
                                    class="primary"
                                    data-testid="lesson-next"
                                    disabled=move || table.moving.get()
                                    on:click=move |_| self.advance()
                                >
                                    {move || app.say(Msg::LessonNext)}
                                </button>
                            }
                            .into_any()
                        } else {
                            let show = view! {
                                <button data-testid="lesson-show" on:click=show>
                                    {move || app.say(Msg::LessonShow)}
                                </button>
                            };
                            chooser_with_confirm(table, show.into_any())
                        }}
                    </div>
                    <section class="side mats-side shown">{G::mats(table)}</section>
                </div>
                <section class="table-right side aside-side shown">{G::aside(table)}</section>
            </div>
        }
        .into_any()
    }
}
