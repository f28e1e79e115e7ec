//! The review of a game beside its replay: chances over time, what decisions cost, what to try again.

mod list;
mod picture;
mod river;

use super::app::App;
use super::drawn::Drawn;
use super::table::Table;
use super::worker::MindWorker;
use super::{opening, platform};
use crate::model::link::pack;
use crate::model::{Route, Session, question};
use kernel::Seat;
use leptos::prelude::*;
use mind::{AnnotatedReview, Answer, Question, ToldReview};
use std::sync::Arc;
use texts::Lang;
use texts::review::{ReviewLabel, percent_roughly, review_label};
use texts::web::{FlowMsg, LearnMsg, say_flow, say_learn};

/// A review beside a replay, as its parts share it.
pub struct Beside<G: Drawn> {
    /// The replay.
    pub table: Table<G>,
    /// The number of lines that the replay has played.
    pub at: Memo<usize>,
    /// Goes to where this many lines are played.
    pub go: Callback<usize>,
    /// How far the review has come.
    state: RwSignal<ReviewState>,
    /// Whose review it is.
    seat: RwSignal<Seat>,
    /// An earlier review that the record contains.
    kept: RwSignal<Option<AnnotatedReview>>,
    worker: StoredValue<MindWorker, LocalStorage>,
}

impl<G: Drawn> Clone for Beside<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Beside<G> {}

/// How far a review has come.
#[derive(Clone)]
enum ReviewState {
    /// Nobody has asked for one.
    Idle,
    /// It is being made: the part that is done, of all.
    Busy(usize, usize),
    /// It is there, in a language.
    Done(Arc<ToldReview>, Lang),
    /// There is none, and why.
    Problem(String),
}

/// The part of a replay with the review.
pub fn panel<G: Drawn>(table: Table<G>, at: Memo<usize>, go: Callback<usize>) -> AnyView {
    let app = table.app;
    if !table.session.with_untracked(Session::is_open) {
        return ().into_any();
    }
    let seat = table.session.with_untracked(Session::seat_to_review);
    let worker = MindWorker::new(app.worker.get_value());
    let beside = Beside {
        table,
        at,
        go,
        state: RwSignal::new(ReviewState::Idle),
        seat: RwSignal::new(seat),
        kept: RwSignal::new(None),
        worker: StoredValue::new_local(worker),
    };
    on_cleanup(move || {
        beside.worker.try_update_value(MindWorker::stop);
    });
    if matches!(app.route.get_untracked(), Route::Review(_)) {
        beside.start();
    } else {
        beside.read_kept();
    }
    beside.follow_language();
    let content = move || match beside.state.get() {
        ReviewState::Idle => idle(beside).into_any(),
        ReviewState::Busy(done, all) => busy(beside, done, all).into_any(),
        ReviewState::Done(told, _) => done(beside, told).into_any(),
        ReviewState::Problem(why) => view! {
            <p class="refusal" role="alert" data-testid="review-problem">{why}</p>
            {idle(beside)}
        }
        .into_any(),
    };
    view! {
        <section class="review" data-testid="review" aria-label=move || beside.say(&LearnMsg::Review)>
            <h2>{move || beside.say(&LearnMsg::Review)}</h2>
            {content}
        </section>
    }
    .into_any()
}

impl<G: Drawn> Beside<G> {
    fn app(self) -> App {
        self.table.app
    }

    fn say(self, what: &LearnMsg) -> String {
        say_learn(self.app().lang.get(), what)
    }

    fn label(self, what: ReviewLabel) -> &'static str {
        review_label(self.app().lang.get(), what)
    }

    /// The color of a seat. Who plays which is settled by the end of a game at the latest.
    fn hue(self, seat: Seat) -> &'static str {
        self.table.session.with_untracked(|session| session.last().hue(seat))
    }

    /// Asks the worker. Nothing comes of it if the replay is left.
    fn ask(self, question: Question, then: impl FnOnce(Option<Answer>) + 'static) {
        let progress = move |done, all| {
            self.state.try_update(|state| {
                if matches!(state, ReviewState::Busy(..)) {
                    *state = ReviewState::Busy(done, all);
                }
            });
        };
        let answer = self.worker.try_update_value(|worker| worker.ask(&question, progress));
        leptos::task::spawn_local(async move {
            if let Some(answer) = answer {
                let answer = answer.await;
                if self.state.try_get_untracked().is_some() {
                    then(answer);
                }
            }
        });
    }

    /// Reviews the game for the chosen seat.
    fn start(self) {
        let lang = self.app().lang.get_untracked();
        let seat = self.seat.get_untracked();
        let question =
            self.table.session.with_untracked(|session| question::review(session, seat, lang));
        let Some(question) = question else { return };
        self.state.set(ReviewState::Busy(0, 1));
        self.ask(question, move |answer| self.answered(answer, lang));
    }

    fn answered(self, answer: Option<Answer>, lang: Lang) {
        let unreachable = || say_learn(lang, &LearnMsg::Unreachable);
        self.state.set(match answer {
            Some(Answer::Review(told)) => {
                self.app().announcement.set(told.words.counts.clone());
                ReviewState::Done(Arc::from(told), lang)
            }
            Some(Answer::Problem(why)) if !why.is_empty() => ReviewState::Problem(why),
            _ => ReviewState::Problem(unreachable()),
        });
        platform::keep_focus("review-heading");
    }

    /// Shows the review that a record contains.
    fn read_kept(self) {
        let lang = self.app().lang.get_untracked();
        let question = self.table.session.with_untracked(|session| {
            let record = session.record().filter(|record| record.tag("review").is_some())?;
            let spoken = question::spoken(session, lang);
            Some(Question::Annotations { record: record.to_string(), spoken })
        });
        let Some(question) = question else { return };
        self.ask(question, move |answer| {
            if let Some(Answer::Annotations(kept)) = answer {
                self.seat.set(kept.seat);
                self.kept.set(Some(kept));
            }
        });
    }

    /// Says everything once more if the reader chooses another language.
    fn follow_language(self) {
        Effect::new(move |before: Option<Lang>| {
            let lang = self.app().lang.get();
            if before.is_none_or(|before| before == lang) {
                return lang;
            }
            if let ReviewState::Done(told, said) = self.state.get_untracked()
                && said != lang
            {
                let question = self.table.session.with_untracked(|session| {
                    let record = session.record()?.to_string();
                    let spoken = question::spoken(session, lang);
                    let review = Box::new(told.review.clone());
                    let par = told.par.clone();
                    Some(Question::Tell { record, review, par, spoken })
                });
                if let Some(question) = question {
                    self.ask(question, move |answer| self.answered(answer, lang));
                }
            } else if self.kept.with_untracked(Option::is_some) {
                self.read_kept();
            }
            lang
        });
    }

    /// Continues from the position before a decision, as a new game.
    fn try_again(self, line: usize) {
        let seat = self.seat.get_untracked();
        let opening = self.table.session.with_untracked(|session| {
            Some((session.branch_for(line, seat)?, session.given_names().to_vec()))
        });
        if let Some((opening, names)) = opening {
            opening::open_table::<G>(self.app(), opening, names);
        }
    }
}

/// Shows the choice of the seat and the button that starts a review.
fn idle<G: Drawn>(beside: Beside<G>) -> impl IntoView {
    let seats = move || {
        let players = beside.table.session.with(|session| session.now().players());
        let options = Seat::all(players).map(|seat| {
            let chosen = move || beside.seat.get() == seat;
            view! { <option value=seat.0 selected=chosen>{beside.table.name(seat)}</option> }
        });
        options.collect_view()
    };
    let choose = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            beside.seat.set(Seat(seat));
        }
    };
    view! {
        <p class="hint">{move || beside.say(&LearnMsg::About)}</p>
        <div class="row">
            <label class="row">
                <span>{move || beside.say(&LearnMsg::Seat)}</span>
                <select data-testid="review-seat" on:change=choose>{seats}</select>
            </label>
            <button class="primary" data-testid="start-review" on:click=move |_| beside.start()>
                {move || beside.say(&LearnMsg::Start)}
            </button>
        </div>
        {move || beside.kept.get().map(|kept| {
            let name = beside.table.name(kept.seat);
            view! {
                <p data-testid="kept-review">{beside.say(&LearnMsg::Kept { name: &name })}</p>
                {list::decisions(beside, kept.decisions)}
            }
        })}
    }
}

/// Shows the progress of a review.
fn busy<G: Drawn>(beside: Beside<G>, done: usize, all: usize) -> impl IntoView {
    let part = done as f64 / all.max(1) as f64;
    let told = move || {
        let percent = percent_roughly(beside.app().lang.get(), part);
        beside.say(&LearnMsg::Progress { percent: &percent })
    };
    view! {
        <div class="row" data-testid="review-busy">
            <progress max=all value=done aria-label=told></progress>
            <span class="hint">{told}</span>
            <button data-testid="stop-review" on:click=move |_| {
                beside.worker.with_value(MindWorker::finish);
            }>{move || beside.say(&LearnMsg::Stop)}</button>
        </div>
    }
}

fn done<G: Drawn>(beside: Beside<G>, told: Arc<ToldReview>) -> impl IntoView {
    let app = beside.app();
    let lang = app.lang.get_untracked();
    let words = &told.words;
    let sum = words.sum.iter().map(|(what, value)| {
        view! { <tr><th scope="row">{what.clone()}</th><td>{value.clone()}</td></tr> }
    });
    let par = words.par.clone().map(|par| {
        view! { <h3>{beside.label(ReviewLabel::Par)}</h3><p data-testid="par">{par}</p> }
    });
    let annotated = StoredValue::new(told.annotated.clone());
    let save = move |_| {
        let name = beside
            .table
            .session
            .with_untracked(|session| format!("{}-{}-review.rec", G::NAME, session.id));
        platform::download(&name, &annotated.get_value());
    };
    let link = move |_| {
        let route = Route::Shared(pack(&annotated.get_value())).review();
        super::table::copy_route(app, &route);
    };
    let pictured = Arc::clone(&told);
    view! {
        <h3 id="review-heading" tabindex="-1" data-testid="review-title">{words.title.clone()}</h3>
        <p data-testid="review-counts">{words.counts.clone()}</p>
        {words.extent.clone().map(|extent| view! {
            <p class="refusal" data-testid="review-extent">{extent}</p>
        })}
        {river::rivers(beside, Arc::clone(&told))}
        <h3>{beside.label(ReviewLabel::Dearest)}</h3>
        {list::dearest(beside, &told)}
        <h3>{beside.label(ReviewLabel::Sum)}</h3>
        <table class="sum" data-testid="review-sum"><tbody>{sum.collect_view()}</tbody></table>
        <p class="hint">{words.sum_note.clone()}</p>
        {par}
        <h3>{beside.label(ReviewLabel::Decisions)}</h3>
        {list::filtered(beside, Arc::clone(&told))}
        {list::moments(beside, &told)}
        <p class="hint">{words.setting.clone()}</p>
        <div class="row">
            <button data-testid="save-annotated" on:click=save>
                {say_learn(lang, &LearnMsg::SaveAnnotated)}
            </button>
            <button data-testid="copy-review" on:click=link>
                {say_learn(lang, &LearnMsg::CopyReview)}
            </button>
            <button data-testid="review-picture" on:click=move |_| picture::share(beside, &pictured)>
                {say_flow(lang, &FlowMsg::SharePicture)}
            </button>
        </div>
        {idle(beside)}
    }
}
