//! Decisions of a review in words, each with its way to the board, and the moments of the game.

use super::Beside;
use crate::model::review::{dearest as dearest_of, listed};
use crate::ui::drawn::Drawn;
use leptos::prelude::*;
use mind::{DecisionWords, ToldReview};
use review::Grade;
use std::sync::Arc;
use texts::review::ReviewLabel;
use texts::web::LearnMsg;

/// The most expensive decisions.
pub(super) fn dearest<G: Drawn>(beside: Beside<G>, told: &ToldReview) -> AnyView {
    let dearest = dearest_of(told);
    if dearest.is_empty() {
        return view! { <p>{beside.label(ReviewLabel::NoMistakes)}</p> }.into_any();
    }
    view! { <div data-testid="dearest">{decisions(beside, dearest)}</div> }.into_any()
}

/// Decisions in words.
pub(super) fn decisions<G: Drawn>(
    beside: Beside<G>,
    decisions: Vec<DecisionWords>,
) -> impl IntoView {
    let items = decisions.into_iter().map(|words| item(beside, words));
    view! { <ol class="decisions">{items.collect_view()}</ol> }
}

fn item<G: Drawn>(beside: Beside<G>, words: DecisionWords) -> impl IntoView {
    let DecisionWords { line, grade, heading, loss, noise, chosen, preferred, why } = words;
    let cost = grade.is_empty().then(|| {
        let label = beside.label(ReviewLabel::Loss);
        view! { " " <span class="hint">{format!("{label} {loss} (±{noise})")}</span> }
    });
    let better = match preferred {
        Some(preferred) => view! {
            <dt>{beside.label(ReviewLabel::Better)}</dt>
            <dd>{preferred} <br/> <em>{why}</em></dd>
        }
        .into_any(),
        None => view! { <dd>{beside.say(&LearnMsg::ChosenAsPreferred)}</dd> }.into_any(),
    };
    let show_what = format!("{}, {heading}", beside.say(&LearnMsg::GoTo));
    let try_what = format!("{}, {heading}", beside.say(&LearnMsg::TryAgain));
    view! {
        <li class=grade data-testid="decision">
            <strong>{heading}</strong> {cost}
            <dl>
                <dt>{beside.label(ReviewLabel::YouChose)}</dt>
                <dd>{chosen}</dd>
                {better}
            </dl>
            <div class="row">
                <button data-testid="show-decision" aria-label=show_what on:click=move |_| {
                    beside.go.run(line);
                }>{beside.say(&LearnMsg::GoTo)}</button>
                <button data-testid="try-again" aria-label=try_what on:click=move |_| {
                    beside.try_again(line);
                }>{beside.say(&LearnMsg::TryAgain)}</button>
            </div>
        </li>
    }
}

/// All decisions from a grade on, which the reader chooses.
pub(super) fn filtered<G: Drawn>(beside: Beside<G>, told: Arc<ToldReview>) -> impl IntoView {
    let from = RwSignal::new(Some(Grade::Inaccuracy));
    let choices = [
        (None, LearnMsg::FilterAll),
        (Some(Grade::Inaccuracy), LearnMsg::FilterInaccuracy),
        (Some(Grade::Mistake), LearnMsg::FilterMistake),
        (Some(Grade::Blunder), LearnMsg::FilterBlunder),
    ];
    let options = choices.map(|(grade, label)| {
        let word = grade.map_or("all", Grade::word);
        let chosen = move || from.get() == grade;
        view! { <option value=word selected=chosen>{beside.say(&label)}</option> }
    });
    let choose = move |event| {
        let word = event_target_value(&event);
        from.set(Grade::ALL.into_iter().find(|grade| grade.word() == word));
    };
    let shown = move || {
        let shown = listed(&told, from.get());
        if shown.is_empty() {
            view! { <p>{beside.say(&LearnMsg::FilterNone)}</p> }.into_any()
        } else {
            decisions(beside, shown).into_any()
        }
    };
    view! {
        <label class="row">
            <span>{beside.say(&LearnMsg::Filter)}</span>
            <select data-testid="review-filter" on:change=choose>{options}</select>
        </label>
        <div data-testid="decisions">{shown}</div>
    }
}

/// The moments of the game, each with its way to the board.
pub(super) fn moments<G: Drawn>(beside: Beside<G>, told: &ToldReview) -> impl IntoView + use<G> {
    let moments = told.review.moments.iter().zip(&told.words.moments);
    let items = moments.map(|(moment, said)| {
        let line = moment.line;
        view! {
            <li><button class="quiet" on:click=move |_| beside.go.run(line)>{said.clone()}</button></li>
        }
    });
    let items: Vec<_> = items.collect();
    (!items.is_empty()).then(|| {
        view! {
            <details data-testid="moments">
                <summary>{beside.label(ReviewLabel::Moments)}</summary>
                <ul class="moments">{items}</ul>
            </details>
        }
    })
}
