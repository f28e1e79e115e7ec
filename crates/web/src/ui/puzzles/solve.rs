//! Solving a puzzle: the board for the seat that decides, a move, and whether it is the best.

use super::{FILTER, all_listed, difficulty_name, file, progress, want_all};
use crate::model::books::Title;
use crate::model::puzzles::{Attempt, Solving, SolvingProblem, next_unsolved};
use crate::model::{Chooser, Route};
use crate::ui::app::App;
use crate::ui::books::opened;
use crate::ui::drawn::Drawn;
use crate::ui::table::{Purpose, Table, chooser_with_confirm, laid, lost, refusal};
use leptos::prelude::*;
use review::puzzles::{Puzzled, theme_word};
use texts::puzzles::{PuzzleMsg, say_puzzle};
use texts::review::percent_roughly;
use texts::web::Msg;

/// The page of a puzzle.
pub fn solve<G: Drawn + Puzzled>(app: App, id: String) -> AnyView {
    // The next puzzle may be one of another game.
    want_all(app);
    opened(
        app,
        move |_| Title::Puzzles(G::NAME),
        move |_| {
            let id = id.clone();
            let shown = move || file(app, G::NAME).map(|text| open::<G>(app, text, &id));
            untrack(shown).into_any()
        },
    )
}

fn open<G: Drawn + Puzzled>(app: App, text: &str, id: &str) -> AnyView {
    match Solving::<G>::open(text, id) {
        Ok(solving) => page(app, solving),
        Err(SolvingProblem::NoSuchPuzzle) => missing(app),
        Err(SolvingProblem::Puzzle(_)) => lost(app, Msg::DamagedSave),
    }
}

/// One sentence instead of a puzzle.
fn missing(app: App) -> AnyView {
    view! {
        <div class="page">
            <h1 class="problem" data-testid="problem">
                {move || app.say_puzzle(PuzzleMsg::NoSuch)}
            </h1>
            <a class="button" href=Route::Puzzles.hash()>
                {move || app.say_puzzle(PuzzleMsg::All)}
            </a>
        </div>
    }
    .into_any()
}

/// A puzzle on the page.
struct OpenPuzzle<G: Drawn + Puzzled> {
    app: App,
    table: Table<G>,
    solving: RwSignal<Solving<G>>,
}

impl<G: Drawn + Puzzled> Clone for OpenPuzzle<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn + Puzzled> Copy for OpenPuzzle<G> {}

fn page<G: Drawn + Puzzled>(app: App, solving: Solving<G>) -> AnyView {
    let Ok(session) = solving.session() else { return lost(app, Msg::DamagedSave) };
    let table = Table::new(app, session, Purpose::Lesson);
    let asked = OpenPuzzle { app, table, solving: RwSignal::new(solving) };
    asked.offer();
    // The table counts the moves that were confirmed and leaves it to us to play them.
    Effect::new(move || {
        if table.confirmed.get() > 0 {
            untrack(|| asked.judge());
        }
    });
    asked.view()
}

impl<G: Drawn + Puzzled> OpenPuzzle<G> {
    /// Offers all moves of the position.
    fn offer(self) {
        let chooser = self.table.session.with_untracked(|session| Chooser::new(session.now()));
        self.table.chooser.set(chooser);
    }

    /// Judges the chosen move.
    fn judge(self) {
        let Some(mv) = self.table.chooser.with_untracked(Chooser::complete) else { return };
        let before = self.solving.with_untracked(Solving::attempt);
        let Some(attempt) = self.solving.try_update(|solving| solving.try_move(&mv)) else {
            return;
        };
        if before.is_over() {
            return;
        }
        self.note();
        let said = self.verdict();
        self.app.announcement.set(said);
        match attempt {
            Attempt::Wrong => self.offer(),
            Attempt::Solved | Attempt::Shown | Attempt::Untried => self.play_answer(),
        }
    }

    /// Shows the answer to someone who gives up.
    fn give_up(self) {
        self.solving.update(Solving::show);
        self.note();
        self.play_answer();
    }

    /// Keeps what was solved.
    fn note(self) {
        let (id, attempt, first) = self.solving.with_untracked(|solving| {
            (solving.puzzle.id.clone(), solving.attempt(), solving.is_first_try())
        });
        let kept = self.app.library(|library| {
            library.note_puzzle(|progress| match attempt {
                Attempt::Solved if first => progress.note_first_try(G::NAME, &id),
                Attempt::Solved => progress.note_later_try(G::NAME, &id),
                Attempt::Wrong | Attempt::Shown => progress.note_failure(G::NAME, &id),
                Attempt::Untried => {}
            })
        });
        kept.unwrap_or_else(|error| self.app.complain(error));
    }

    /// Plays the answer on the board.
    fn play_answer(self) {
        let table = self.table;
        table.chooser.set(Chooser::default());
        let Some(after) = self.solving.with_untracked(Solving::answered) else { return };
        let known = table.session.with_untracked(|session| session.happenings().len());
        let news = after.happenings().get(known..).unwrap_or_default();
        let events: Vec<G::Event> = news.iter().map(|one| one.event.clone()).collect();
        table.session.set(after);
        let generation = table.begin_showing();
        leptos::task::spawn_local(async move {
            table.show_events(&events, generation).await;
            table.rest_if(generation);
        });
    }

    /// Says how the last move was.
    fn verdict(self) -> String {
        let lang = self.app.lang.get();
        self.solving.with(|solving| {
            let puzzle = &solving.puzzle;
            let percent = |share: f64| percent_roughly(lang, share);
            match solving.attempt() {
                Attempt::Untried => {
                    say_puzzle(lang, &PuzzleMsg::Ask { players: solving.players() })
                }
                Attempt::Wrong => {
                    say_puzzle(lang, &PuzzleMsg::Wrong { loss: &percent(puzzle.margin()) })
                }
                Attempt::Solved => {
                    let chance = &percent(puzzle.chance);
                    let next = &percent(puzzle.next_chance);
                    say_puzzle(lang, &PuzzleMsg::Right { chance, next })
                }
                Attempt::Shown => {
                    let deed = &solving.answer(lang, &self.table.names());
                    say_puzzle(lang, &PuzzleMsg::Answer { deed })
                }
            }
        })
    }

    /// Where the next puzzle is that is not solved.
    fn next(self) -> Option<Route> {
        self.app.saves.track();
        let id = self.solving.with_untracked(|solving| solving.puzzle.id.clone());
        let all = all_listed(self.app);
        let filter = FILTER.get();
        let next = next_unsolved(&filter.of(&all), &progress(), Some((G::NAME, &id)))?;
        let route = Route::Puzzle(next.game.to_owned(), next.id.clone());
        (next.id != id || next.game != G::NAME).then_some(route)
    }

    fn view(self) -> AnyView {
        let OpenPuzzle { app, table, solving } = self;
        let is_over = Memo::new(move |_| solving.with(|solving| solving.attempt().is_over()));
        let heading = move || {
            let lang = app.lang.get();
            let (number, difficulty) =
                solving.with(|solving| (solving.number, solving.puzzle.difficulty));
            let number = say_puzzle(lang, &PuzzleMsg::Number { number });
            format!("{number} · {}", difficulty_name(lang, difficulty))
        };
        let asking = move || {
            let show = view! {
                <button data-testid="puzzle-show" on:click=move |_| self.give_up()>
                    {move || app.say_puzzle(PuzzleMsg::Show)}
                </button>
            };
            chooser_with_confirm(table, show.into_any())
        };
        view! {
            <div class=laid(table, "lesson") data-testid="solving">
                <div class="table-main">
                    <div class="status">
                        <h1>{heading}</h1>
                        <a class="button" href=Route::Puzzles.hash() data-testid="puzzle-leave">
                            {move || app.say_puzzle(PuzzleMsg::All)}
                        </a>
                    </div>
                    {G::board(table)}
                </div>
                <div class="table-left">
                    <div class="choice" data-testid="choice">
                        <p
                            class="lesson-text"
                            class:problem=move || {
                                solving.with(|one| one.attempt() == Attempt::Wrong)
                            }
                            data-testid="puzzle-verdict"
                        >
                            {move || self.verdict()}
                        </p>
                        {refusal(table)}
                        {move || if is_over.get() {
                            self.solved().into_any()
                        } else {
                            asking()
                        }}
                    </div>
                    <section class="side mats-side shown">{G::mats(table)}</section>
                </div>
                <section class="table-right side aside-side shown">{G::aside(table)}</section>
            </div>
        }
        .into_any()
    }

    /// Shows the answer, the reasons, the themes and the way to the next puzzle.
    fn solved(self) -> impl IntoView {
        let OpenPuzzle { app, table, solving } = self;
        let told = move || {
            let lang = app.lang.get();
            let names = table.names();
            solving.with(|solving| {
                let answer = (solving.attempt() == Attempt::Solved).then(|| {
                    let deed = &solving.answer(lang, &names);
                    view! { <p>{say_puzzle(lang, &PuzzleMsg::Answer { deed })}</p> }
                });
                let themes: Vec<&str> =
                    solving.puzzle.themes.iter().map(|theme| theme_word(lang, *theme)).collect();
                view! {
                    {answer}
                    <p data-testid="puzzle-why">{solving.why(lang, &names)}</p>
                    <p class="hint" data-testid="puzzle-themes">{themes.join(" · ")}</p>
                }
            })
        };
        let next = move || {
            let route = self.next().unwrap_or(Route::Puzzles);
            let label = match route {
                Route::Puzzles => PuzzleMsg::All,
                _ => PuzzleMsg::Next,
            };
            view! {
                <a class="button primary" href=route.hash() data-testid="puzzle-next">
                    {app.say_puzzle(label)}
                </a>
            }
        };
        view! { {told} <div class="row">{next}</div> }
    }
}
