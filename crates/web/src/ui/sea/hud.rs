//! The fixed parts over the chart: compass, dice, and the zoom buttons.

use super::art;
use super::chart::Chart;
use crate::model::sea::{Facet, Flash};
use crate::ui::table::Table;
use ::sea::{Direction, Sea};
use leptos::prelude::*;
use texts::sea as words;
use texts::web::{SeaMsg, say_sea};

/// A sea serpent on the blank paper, as on charts of unknown waters, and a scale.
pub const SERPENT: &str = "<path d='M4 92q7-6 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0'/>\
    <path d='M20 86c0-16 5-26 12-26s12 10 12 26M28 86c0-9 1-15 4-15s4 6 4 15M64 86c0-32 8-48 18-48s18 16 18 48M73 86c0-22 3-34 9-34s9 12 9 34'/>\
    <path d='M120 86c2-20 0-32 6-46 5-12 16-20 27-18 5-8 10-10 14-10-2 4-3 8-2 11 6 4 12 9 17 13-4 4-11 5-18 3-6 1-9 6-11 14-3 12-4 22-4 33'/>\
    <path d='M160 28l4 2M24 66l-3 5M40 66l3 5M72 48l-4 7M92 48l4 7M130 50l8 3M126 62l9 2M124 74l9 1'/>\
    <circle cx='164' cy='30' r='1.500'/>\
    <path d='M22 116H166M22 111v10M58 113v6M94 111v10M130 113v6M166 111v10M22 114.500H58M94 114.500H130' class='serpent-scale'/>";

/// Shows the buttons to zoom and to see everything.
pub fn tools(chart: Chart) -> impl IntoView {
    let app = chart.table.app;
    let helm = chart.helm;
    let button = move |word: &'static str, label: SeaMsg<'static>| {
        view! {
            <button
                class="tool"
                data-testid=format!("chart-{word}")
                aria-label=move || say_sea(app.lang.get(), &label)
                title=move || say_sea(app.lang.get(), &label)
                on:click=move |event| {
                    event.stop_propagation();
                    match word {
                        "in" => helm.zoom_in(),
                        "out" => helm.zoom_out(),
                        _ => helm.fit(),
                    }
                }
            >
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <use href=format!("#i-{word}")></use>
                </svg>
            </button>
        }
    };
    view! {
        <div class="chart-tools" on:pointerdown=|event| event.stop_propagation()>
            {button("in", SeaMsg::ZoomIn)}
            {button("out", SeaMsg::ZoomOut)}
            {button("fit", SeaMsg::Fit)}
        </div>
    }
}

/// Shows the compass with the wind, and the dice of this turn. Pressing it turns the wind, if that
/// can be chosen; a button beside the question does the same.
pub fn compass(table: Table<Sea>) -> impl IntoView {
    let app = table.app;
    let wind = Memo::new(move |_| table.scene.with(|scene| scene.wind));
    // The arrow turns the shorter way, so degrees accumulate and never jump back.
    let turned = Memo::new(move |before: Option<&f64>| {
        let to = art::degrees(wind.get());
        let from = before.copied().unwrap_or(to);
        let gap = (to - from).rem_euclid(360.0);
        from + if gap > 180.0 { gap - 360.0 } else { gap }
    });
    let dice = Memo::new(move |_| {
        table.scene.with(|scene| {
            let flashed =
                |pick: fn(&Flash) -> bool| scene.flashes.iter().find(|f| pick(f)).copied();
            let direction = match flashed(|flash| matches!(flash, Flash::Direction(_))) {
                Some(Flash::Direction(direction)) => (Some(direction), Some(scene.beat)),
                _ => (scene.direction, None),
            };
            let distance = match flashed(|flash| matches!(flash, Flash::Distance(_))) {
                Some(Flash::Distance(distance)) => (Some(distance), Some(scene.beat)),
                _ => (scene.distance, None),
            };
            (direction, distance)
        })
    });
    let label = move || {
        let lang = app.lang.get();
        let direction = words::direction_long(lang, wind.get());
        let mut parts = vec![say_sea(lang, &SeaMsg::WindIs { direction })];
        let ((direction, _), (distance, _)) = dice.get();
        if let Some(direction) = direction {
            let direction = words::direction_long(lang, direction);
            parts.push(say_sea(lang, &SeaMsg::DirectionDie { direction }));
        }
        if let Some(distance) = distance {
            let distance = distance.to_string();
            parts.push(say_sea(lang, &SeaMsg::DistanceDie { distance: &distance }));
        }
        parts.join("; ")
    };
    let can = Memo::new(move |_| {
        table.asked_or_lesson()
            && table.chooser.with(|chooser| chooser.options_at(0).contains(&Facet::Turn))
    });
    let letters = move || {
        let lang = app.lang.get();
        let [n, e, s, w] = [Direction::N, Direction::E, Direction::S, Direction::W];
        art::rose([n, e, s, w].map(|direction| words::direction(lang, direction)))
    };
    let spin = move || format!("rotate({:.0}deg)", turned.get());
    let ms = move || format!("{}ms", app.motion().scale(600));
    let rolled = move |which: bool| {
        let ((_, direction), (_, distance)) = dice.get();
        if which { direction } else { distance }.is_some()
    };
    view! {
        <div
            class="compass"
            class:can=move || can.get()
            role="img"
            aria-label=label
            data-testid="compass"
            on:click=move |event| {
                event.stop_propagation();
                if can.get_untracked() {
                    table.pick(Facet::Turn);
                }
            }
        >
            <svg viewBox="-50 -50 100 100" class="rose" aria-hidden="true">
                <g inner_html=letters></g>
                <g class="needle" style=("transform", spin) style=("--ms", ms) inner_html=art::arrow()></g>
            </svg>
            <svg
                viewBox="-21 -21 42 42"
                class="die-face"
                class:rolled=move || rolled(true)
                class:known=move || dice.get().0.0.is_some()
                aria-hidden="true"
                style=("--ms", ms)
                inner_html=move || art::direction_die(dice.get().0.0)
            ></svg>
            <svg
                viewBox="-21 -21 42 42"
                class="die-face"
                class:rolled=move || rolled(false)
                class:known=move || dice.get().1.0.is_some()
                aria-hidden="true"
                style=("--ms", ms)
                inner_html=move || art::distance_die(dice.get().1.0)
            ></svg>
        </div>
    }
}
