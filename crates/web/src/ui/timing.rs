//! The clocks of a new table, and the bots that stand in for people.

use super::app::App;
use super::drawn::Drawn;
use crate::model::seating::{options_here, usual_options};
use ::table::{Clock, HostingOptions, Level};
use leptos::prelude::*;
use texts::table_ui::{TableMsg, say};
use texts::web::{level, level_character};

/// The state of the form. Numbers are kept as typed.
#[derive(Clone, Copy)]
pub struct Timing {
    kind: RwSignal<ClockKind>,
    per_move_s: RwSignal<u64>,
    bank_min: RwSignal<u64>,
    increment_s: RwSignal<u64>,
    level: RwSignal<Level>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ClockKind {
    None,
    PerMove,
    Bank,
}

impl ClockKind {
    const ALL: [(ClockKind, &'static str, TableMsg<'static>); 3] = [
        (ClockKind::None, "none", TableMsg::ClockNone),
        (ClockKind::PerMove, "move", TableMsg::ClockPerMove),
        (ClockKind::Bank, "bank", TableMsg::ClockBank),
    ];
}

/// The maximum value of a field.
const SECONDS_MAX: u64 = 86_400;
const MINUTES_MAX: u64 = 1_440;

impl Timing {
    /// Creates the default: no clock, with reasonable numbers for those who choose one.
    pub fn new<G: Drawn>() -> Timing {
        Timing {
            kind: RwSignal::new(ClockKind::None),
            per_move_s: RwSignal::new(60),
            bank_min: RwSignal::new(20),
            increment_s: RwSignal::new(10),
            level: RwSignal::new(usual_options::<G>().level),
        }
    }

    /// Returns the options of the table.
    pub fn options(self) -> HostingOptions {
        let per_move_ms = self.per_move_s.get_untracked() * 1_000;
        let bank_ms = self.bank_min.get_untracked() * 60_000;
        let clock = match self.kind.get_untracked() {
            ClockKind::None => Clock::None,
            ClockKind::PerMove => Clock::PerMove { ms: per_move_ms },
            ClockKind::Bank => {
                Clock::Bank { ms: bank_ms, increment_ms: self.increment_s.get_untracked() * 1_000 }
            }
        };
        options_here(clock, self.level.get_untracked())
    }

    /// Shows the fields of the form.
    pub fn form<G: Drawn>(self, app: App) -> impl IntoView {
        let kinds = ClockKind::ALL.map(|(kind, word, text)| {
            let chosen = move || self.kind.get() == kind;
            view! { <option value=word selected=chosen>{move || say(app.lang.get(), &text)}</option> }
        });
        let choose = move |event| {
            let word = event_target_value(&event);
            let kind = ClockKind::ALL.into_iter().find(|(_, known, _)| *known == word);
            self.kind.set(kind.map_or(ClockKind::None, |(kind, ..)| kind));
        };
        let numbers = move || {
            match self.kind.get() {
            ClockKind::None => ().into_any(),
            ClockKind::PerMove => {
                let range = (5, SECONDS_MAX);
                number(app, "clock-seconds", TableMsg::SecondsPerMove, range, self.per_move_s).into_any()
            }
            ClockKind::Bank => view! {
                {number(app, "clock-minutes", TableMsg::MinutesInAll, (1, MINUTES_MAX), self.bank_min)}
                {number(app, "clock-added", TableMsg::SecondsAdded, (0, SECONDS_MAX), self.increment_s)}
            }
            .into_any(),
        }
        };
        let levels = G::LEVELS.iter().map(|word| {
            let chosen = move || self.level.with(|level| level.name() == *word);
            let name = move || level(app.lang.get(), word);
            let character = move || level_character(app.lang.get(), word);
            view! { <option value=*word selected=chosen title=character>{name}</option> }
        });
        let stand_in = move |event| {
            if let Some(level) = Level::new(&event_target_value(&event)) {
                self.level.set(level);
            }
        };
        view! {
            <div class="table-option">
                <label>
                    <span>{move || say(app.lang.get(), &TableMsg::Clock)}</span>
                    <select data-testid="clock-kind" on:change=choose>{kinds}</select>
                </label>
                {numbers}
                <p class="hint">{move || say(app.lang.get(), &TableMsg::ClockHelp)}</p>
            </div>
            <div class="table-option">
                <label>
                    <span>{move || say(app.lang.get(), &TableMsg::StandInLevel)}</span>
                    <select data-testid="stand-in" on:change=stand_in>{levels.collect_view()}</select>
                </label>
                <p class="hint">{move || say(app.lang.get(), &TableMsg::StandInHelp)}</p>
            </div>
        }
    }
}

/// Shows a number field. Values out of range are clamped.
fn number(
    app: App,
    testid: &'static str,
    label: TableMsg<'static>,
    (least, most): (u64, u64),
    value: RwSignal<u64>,
) -> impl IntoView {
    view! {
        <label>
            <span>{move || say(app.lang.get(), &label)}</span>
            <input
                type="number"
                min=least
                max=most
                required
                data-testid=testid
                prop:value=move || value.get()
                on:change=move |event| {
                    let typed = event_target_value(&event).parse().unwrap_or(least);
                    value.set(typed.clamp(least, most));
                    // The field shows the effective value, even if that hasn't changed.
                    let field: web_sys::HtmlInputElement = event_target(&event);
                    field.set_value(&value.get_untracked().to_string());
                }
            />
        </label>
    }
}
