//! The chances of all seats over time, as bands of one stream that leads to any turn.

use super::Beside;
use crate::model::review::{
    MARKS_HEIGHT, RIVER, RiverKind, across, bands, chances_said, nearest, point_at, point_by_key,
};
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use kernel::Seat;
use leptos::prelude::*;
use mind::ToldReview;
use std::sync::Arc;
use texts::markup::escape;
use texts::review::{ReviewLabel, percent_roughly};
use texts::web::LearnMsg;

/// Both rivers, or the one of a game without secrets, and the same as a table.
pub(super) fn rivers<G: Drawn>(beside: Beside<G>, told: Arc<ToldReview>) -> impl IntoView {
    let names = beside.table.names();
    let lang = beside.app().lang.get_untracked();
    let key = Seat::all(told.review.players).map(|seat| {
        let tint = format!("tint-{}", beside.hue(seat));
        view! { <span><i class=tint></i>{names.of(lang, seat)}</span> }
    });
    let is_double = told.review.river.iter().any(|point| point.omniscient.is_some());
    let caption = if is_double { ReviewLabel::AsYouKnew } else { ReviewLabel::Chances };
    let second = is_double
        .then(|| river(beside, Arc::clone(&told), RiverKind::Omniscient, ReviewLabel::Omniscient));
    view! {
        <p class="river-key">{key.collect_view()}</p>
        {river(beside, Arc::clone(&told), RiverKind::Known, caption)}
        <p class="hint">{beside.say(&LearnMsg::RiverHelp)}</p>
        {second}
        {as_table(beside, &told)}
    }
}

fn river<G: Drawn>(
    beside: Beside<G>,
    told: Arc<ToldReview>,
    kind: RiverKind,
    caption: ReviewLabel,
) -> impl IntoView {
    let svg = drawn(beside, &told, kind);
    let last = told.review.river.len().saturating_sub(1);
    let told = StoredValue::new(told);
    let point = Memo::new(move |_| told.with_value(|told| point_at(&told.review, beside.at.get())));
    let go = move |point: usize| {
        let line = told.with_value(|told| told.review.river[point].line);
        beside.go.run(line);
    };
    let pick = move |event: leptos::ev::MouseEvent| {
        let part = platform::across(&event);
        go(told.with_value(|told| nearest(&told.review, part)));
    };
    let press = move |event: leptos::ev::KeyboardEvent| {
        let point = point.get_untracked();
        let next = told.with_value(|told| point_by_key(&told.review, point, &event.key()));
        if let Some(next) = next {
            // The keys of the replay must not take a step as well.
            event.prevent_default();
            go(next);
        }
    };
    let value = move || {
        let lang = beside.app().lang.get();
        let names = beside.table.names();
        told.with_value(|told| {
            let point = &told.review.river[point.get()];
            let chances = match kind {
                RiverKind::Known => &point.chances,
                RiverKind::Omniscient => point.omniscient.as_ref().unwrap_or(&point.chances),
            };
            let names: Vec<String> =
                Seat::all(told.review.players).map(|seat| names.of(lang, seat)).collect();
            let turn = beside.label(ReviewLabel::Turn);
            format!("{turn} {}: {}", point.turn, chances_said(chances, &names, lang))
        })
    };
    let here = move || {
        let part = told.with_value(|told| across(&told.review, beside.at.get()));
        format!("{:.2}%", part * 100.0)
    };
    view! {
        <figure class="river-figure">
            <figcaption>{beside.label(caption)}</figcaption>
            <div
                class="river"
                role="slider"
                tabindex="0"
                data-testid=match kind {
                    RiverKind::Known => "river",
                    RiverKind::Omniscient => "river-omniscient",
                }
                aria-label=beside.label(caption)
                aria-valuemin="0"
                aria-valuemax=last
                aria-valuenow=move || point.get()
                aria-valuetext=value
                on:click=pick
                on:keydown=press
            >
                <svg
                    viewBox=format!("0 0 {} {}", RIVER.0, RIVER.1 + MARKS_HEIGHT)
                    aria-hidden="true"
                    inner_html=svg
                ></svg>
                <span style=("left", here)></span>
            </div>
        </figure>
    }
}

/// The bands, and below them the moments and the decisions with a grade.
fn drawn<G: Drawn>(beside: Beside<G>, told: &ToldReview, kind: RiverKind) -> String {
    let (width, height) = RIVER;
    let mut svg = String::new();
    for (seat, path) in bands(&told.review, kind) {
        svg += &format!("<path class='tint-{}' d='{path}'/>", beside.hue(seat));
    }
    for share in [0.25, 0.5, 0.75] {
        let y = height * share;
        svg += &format!("<line class='grid' x1='0' x2='{width}' y1='{y}' y2='{y}'/>");
    }
    if kind == RiverKind::Omniscient {
        return svg;
    }
    let review = &told.review;
    for (moment, said) in review.moments.iter().zip(&told.words.moments) {
        let x = across(review, moment.line) * width;
        svg += &format!(
            "<line class='moment' x1='{x:.1}' x2='{x:.1}' y1='{height}' y2='{:.1}'><title>{}</title>\
             </line>",
            height + 12.0,
            escape(said)
        );
    }
    for words in told.words.decisions.iter().filter(|words| !words.grade.is_empty()) {
        let x = across(review, words.line) * width;
        svg += &format!(
            "<circle class='{}' cx='{x:.1}' cy='{:.1}' r='8'><title>{}</title></circle>",
            words.grade,
            height + 24.0,
            escape(&words.heading)
        );
    }
    svg
}

/// The chances at the beginning of each turn, for those who don't see the river.
fn as_table<G: Drawn>(beside: Beside<G>, told: &ToldReview) -> impl IntoView + use<G> {
    let lang = beside.app().lang.get_untracked();
    let names = beside.table.names();
    let seats: Vec<Seat> = Seat::all(told.review.players).collect();
    let heads = seats.iter().map(|seat| view! { <th scope="col">{names.of(lang, *seat)}</th> });
    let heads = heads.collect_view();
    let mut turns = None;
    let firsts =
        told.review.river.iter().filter(|point| turns.replace(point.turn) != Some(point.turn));
    let rows: Vec<_> = firsts
        .map(|point| {
            let cells = seats.iter().map(|seat| {
                view! { <td>{percent_roughly(lang, point.chances.of(*seat))}</td> }
            });
            view! { <tr><th scope="row">{point.turn}</th>{cells.collect_view()}</tr> }
        })
        .collect();
    let label = beside.say(&LearnMsg::RiverTable);
    view! {
        <details data-testid="river-table">
            <summary>{label.clone()}</summary>
            <div class="scroll-x" tabindex="0" role="region" aria-label=label>
                <table class="scores">
                    <thead><tr><th scope="col">{beside.label(ReviewLabel::Turn)}</th>{heads}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}
