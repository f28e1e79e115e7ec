//! The shelf: all puzzles, filters, and how many are solved.

use super::{
    FILTER, all_listed, difficulty_name, game_title, games_with_puzzles, progress, want_all,
};
use crate::model::Route;
use crate::model::books::{Book, Title};
use crate::model::puzzles::{ListedPuzzle, PuzzleFilter, PuzzleProgress, next_unsolved};
use crate::ui::app::App;
use crate::ui::game;
use leptos::prelude::*;
use review::puzzles::{Difficulty, Theme, theme_word};
use texts::Lang;
use texts::puzzles::{PuzzleMsg, say_puzzle};
use texts::web::{BookMsg, colon, say_book};

/// The page of all puzzles.
pub fn shelf(app: App) -> AnyView {
    want_all(app);
    let filter = RwSignal::new(FILTER.get());
    Effect::new(move || FILTER.set(filter.get()));
    let all = Memo::new(move |_| all_listed(app));
    view! {
        <div class="page puzzles" data-testid="puzzles">
            <h1>{move || app.say_puzzle(PuzzleMsg::Title)}</h1>
            <p class="hint">{move || app.say_puzzle(PuzzleMsg::Intro)}</p>
            {move || filters(app, filter, all)}
            {move || on_its_way(app)}
            {move || all.with(|all| listing(app, filter.get(), all))}
        </div>
    }
    .into_any()
}

/// Says that puzzles are on their way, or that some could not be fetched.
fn on_its_way(app: App) -> AnyView {
    let lang = app.lang.get();
    let books: Vec<Book> =
        games_with_puzzles(app).map(|name| app.book(Title::Puzzles(name))).collect();
    if books.contains(&Book::Missing) {
        let retry = move |_| {
            untrack(|| want_all(app));
            app.books.notify();
        };
        return view! {
            <p class="problem" role="alert">{say_book(lang, &BookMsg::Missing)}</p>
            <button data-testid="book-retry" on:click=retry>
                {say_book(lang, &BookMsg::Retry)}
            </button>
        }
        .into_any();
    }
    let coming = books.contains(&Book::Coming).then(|| {
        view! { <p class="hint" role="status">{say_book(lang, &BookMsg::Loading)}</p> }
    });
    coming.into_any()
}

/// A filter: what it is called, its choices with their words, and the word of the chosen one.
fn select(
    app: App,
    testid: &'static str,
    label: PuzzleMsg<'static>,
    choices: Vec<(&'static str, String)>,
    chosen: &str,
    choose: impl Fn(String) + 'static,
) -> AnyView {
    let lang = app.lang.get_untracked();
    let any = say_puzzle(lang, &PuzzleMsg::Any);
    let options = [("", any)].into_iter().chain(choices).map(|(word, name)| {
        view! { <option value=word selected=word == chosen>{name}</option> }
    });
    view! {
        <label class="row">
            <span>{say_puzzle(lang, &label)}</span>
            <select
                data-testid=testid
                on:change=move |event| choose(event_target_value(&event))
            >
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}

fn filters(
    app: App,
    filter: RwSignal<PuzzleFilter>,
    all: Memo<Vec<ListedPuzzle>>,
) -> impl IntoView {
    let lang = app.lang.get();
    let now = filter.get_untracked();
    let games = games_with_puzzles(app).map(|name| (name, game_title(lang, name).to_owned()));
    let games = games.collect();
    let difficulties = Difficulty::ALL.map(|one| (one.word(), difficulty_name(lang, one)));
    let known = |theme: &Theme| all.with(|all| all.iter().any(|one| one.themes.contains(theme)));
    let themes = Theme::ALL.into_iter().filter(known);
    let themes = themes.map(|theme| (theme.word(), theme_word(lang, theme).to_owned()));
    view! {
        <div class="row filters">
            {select(app, "filter-game", PuzzleMsg::Game, games, now.game.unwrap_or_default(), move |word| {
                let game = game::NAMES.into_iter().find(|name| *name == word);
                filter.update(|filter| filter.game = game);
            })}
            {select(
                app,
                "filter-difficulty",
                PuzzleMsg::Difficulty,
                difficulties.to_vec(),
                now.difficulty.map_or("", Difficulty::word),
                move |word| filter.update(|filter| filter.difficulty = Difficulty::read(&word)),
            )}
            {select(
                app,
                "filter-theme",
                PuzzleMsg::Theme,
                themes.collect(),
                now.theme.map_or("", Theme::word),
                move |word| filter.update(|filter| filter.theme = Theme::read(&word)),
            )}
        </div>
    }
}

/// The wanted puzzles: how many are solved, a way to the next, and all of them.
fn listing(app: App, filter: PuzzleFilter, all: &[ListedPuzzle]) -> AnyView {
    app.saves.track();
    let lang = app.lang.get();
    let progress = progress();
    let wanted = filter.of(all);
    if all.is_empty() {
        return ().into_any();
    }
    if wanted.is_empty() {
        return view! { <p class="hint">{say_puzzle(lang, &PuzzleMsg::None)}</p> }.into_any();
    }
    let is_solved = |one: &&&ListedPuzzle| progress.is_solved(one.game, &one.id);
    let solved = wanted.iter().filter(is_solved).count();
    let next = next_unsolved(&wanted, &progress, None);
    let start = match next {
        Some(next) => {
            let route = Route::Puzzle(next.game.to_owned(), next.id.clone());
            view! {
                <a class="button primary" href=route.hash() data-testid="puzzle-start">
                    {say_puzzle(lang, &PuzzleMsg::Start)}
                </a>
            }
            .into_any()
        }
        None => view! { <p>{say_puzzle(lang, &PuzzleMsg::NoneLeft)}</p> }.into_any(),
    };
    let now = progress.streak();
    let best = progress.best_streak();
    let lines = wanted.iter().map(|puzzle| line(lang, puzzle, &progress)).collect_view();
    view! {
        <p data-testid="puzzle-progress">
            {say_puzzle(lang, &PuzzleMsg::Solved { solved, all: wanted.len() })}
            " · "
            {say_puzzle(lang, &PuzzleMsg::Streak { now, best })}
        </p>
        <p>{start}</p>
        <ul class="saved puzzle-list" data-testid="puzzle-list">{lines}</ul>
        {(progress != PuzzleProgress::default()).then(|| forget(app, lang))}
    }
    .into_any()
}

fn line(lang: Lang, puzzle: &ListedPuzzle, progress: &PuzzleProgress) -> impl IntoView + use<> {
    let route = Route::Puzzle(puzzle.game.to_owned(), puzzle.id.clone());
    let number = say_puzzle(lang, &PuzzleMsg::Number { number: puzzle.number });
    let title = colon(lang, game_title(lang, puzzle.game), &number);
    let difficulty = difficulty_name(lang, puzzle.difficulty);
    let solved = progress.is_solved(puzzle.game, &puzzle.id);
    // A theme would give the answer away.
    view! {
        <li data-testid="puzzle">
            <div class="saved-about">
                <a href=route.hash()>{title}</a>
                <span class="hint">
                    {difficulty}
                    {solved.then(|| format!(" · ✓ {}", say_puzzle(lang, &PuzzleMsg::IsSolved)))}
                </span>
            </div>
        </li>
    }
}

fn forget(app: App, lang: Lang) -> impl IntoView {
    let ask = move |_| {
        let asked = say_puzzle(lang, &PuzzleMsg::ForgetAsk);
        app.confirm(asked, say_puzzle(lang, &PuzzleMsg::Forget), move || {
            let forgotten = app.library(|library| library.forget_puzzles());
            forgotten.unwrap_or_else(|error| app.complain(error));
        });
    };
    view! {
        <button class="quiet" data-testid="puzzles-forget" on:click=ask>
            {say_puzzle(lang, &PuzzleMsg::Forget)}
        </button>
    }
}
