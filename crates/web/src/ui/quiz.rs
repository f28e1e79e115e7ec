//! The quiz at the end of *Learn*: one question after the other, each with its position.

use super::app::App;
use super::drawn::Drawn;
use super::figure::figure;
use super::guide::line;
use super::opening::play_now;
use super::platform;
use crate::model::quiz::Quiz;
use leptos::prelude::*;
use texts::guide::Question;
use texts::web::{LearnMsg, Msg, say_learn};

/// The heading of a question, which gets the focus when the question changes.
const HEADING: &str = "quiz-heading";

/// A quiz and its questions.
#[derive(Clone, Copy)]
struct Asking {
    app: App,
    questions: StoredValue<Vec<&'static Question>>,
    quiz: RwSignal<Quiz>,
}

/// Shows the questions of a book, one at a time.
pub fn quiz<G: Drawn>(app: App, questions: Vec<&'static Question>) -> AnyView {
    let right = questions.iter().map(|question| question.right()).collect();
    let quiz = RwSignal::new(Quiz::new(right));
    let asking = Asking { app, questions: StoredValue::new(questions), quiz };
    let at = Memo::new(move |_| quiz.with(Quiz::at));
    view! {
        <div class="quiz" data-testid="quiz">
            {move || match at.get() {
                Some(at) => asking.question::<G>(at),
                None => asking.result::<G>(),
            }}
        </div>
    }
    .into_any()
}

impl Asking {
    fn say(self, what: &LearnMsg) -> String {
        say_learn(self.app.lang.get(), what)
    }

    fn question<G: Drawn>(self, at: usize) -> AnyView {
        let Some(question) = self.questions.with_value(|all| all.get(at).copied()) else {
            return ().into_any();
        };
        let of = self.quiz.with_untracked(Quiz::len);
        let answers = question.answers.iter().enumerate().map(|(number, answer)| {
            let tried = Memo::new(move |_| self.quiz.with(|quiz| quiz.is_tried(number)));
            let is_right = question.is_right(answer);
            let mark = move || match (tried.get(), is_right) {
                (false, _) => "",
                (true, true) => "✓",
                (true, false) => "✗",
            };
            view! {
                <li>
                    <button
                        class="answer"
                        class:right=move || tried.get() && is_right
                        class:wrong=move || tried.get() && !is_right
                        aria-pressed=move || tried.get().to_string()
                        data-testid="quiz-answer"
                        on:click=move |_| self.quiz.update(|quiz| quiz.answer(number))
                    >
                        <span>{line::<G>(&answer.words)}</span>
                        <span class="mark" aria-hidden="true">{mark}</span>
                    </button>
                </li>
            }
        });
        view! {
            <h3 id=HEADING tabindex="-1" data-testid="quiz-heading">
                {move || self.say(&LearnMsg::QuizQuestion { number: at + 1, of })}
            </h3>
            {question.figure.as_ref().map(|shown| figure::<G>(self.app, shown))}
            <p class="asked" id="quiz-asked">{line::<G>(&question.asked)}</p>
            <ul class="answers" aria-labelledby="quiz-asked">{answers.collect_view()}</ul>
            <div role="status" data-testid="quiz-verdict">{self.verdict::<G>(question)}</div>
            {self.onward()}
        }
        .into_any()
    }

    /// Says whether the last answer is right, and why.
    fn verdict<G: Drawn>(self, question: &'static Question) -> impl IntoView {
        let verdict = Memo::new(move |_| self.quiz.with(Quiz::verdict));
        move || {
            let (_, is_right) = verdict.get()?;
            let told = if is_right { LearnMsg::QuizRight } else { LearnMsg::QuizWrong };
            let try_again = (!is_right).then(|| format!(" {}", self.say(&LearnMsg::QuizTryAgain)));
            Some(view! {
                <p class="verdict" class:right=is_right>
                    <strong>{self.say(&told)}</strong> " " {line::<G>(&question.why)} {try_again}
                </p>
            })
        }
    }

    /// The button to the next question, once this one is answered.
    fn onward(self) -> impl IntoView {
        let solved = Memo::new(move |_| self.quiz.with(Quiz::is_solved));
        let last = move || self.quiz.with(|quiz| quiz.at().is_some_and(|at| at + 1 == quiz.len()));
        let next = move |_| {
            self.quiz.update(Quiz::go_on);
            platform::focus_soon(HEADING);
        };
        move || {
            solved.get().then(|| {
                let label = if last() { LearnMsg::QuizFinish } else { LearnMsg::QuizNext };
                view! {
                    <button class="primary" data-testid="quiz-next" on:click=next>
                        {self.say(&label)}
                    </button>
                }
            })
        }
    }

    /// The number of answers that were right at the first try, and the way to a game.
    fn result<G: Drawn>(self) -> AnyView {
        let app = self.app;
        let told = move || {
            let (right, of) = self.quiz.with(|quiz| (quiz.first_tries(), quiz.len()));
            self.say(&LearnMsg::QuizResult { right, of })
        };
        let play = move |_| play_now::<G>(app);
        let again = move |_| {
            self.quiz.update(Quiz::begin_again);
            platform::focus_soon(HEADING);
        };
        view! {
            <h3 id=HEADING tabindex="-1" data-testid="quiz-result">{told}</h3>
            <div class="row">
                <button class="primary large" data-testid="quiz-play" on:click=play>
                    {move || app.say(Msg::PlayNow)}
                </button>
                <button data-testid="quiz-again" on:click=again>
                    {move || self.say(&LearnMsg::QuizAgain)}
                </button>
            </div>
        }
        .into_any()
    }
}
