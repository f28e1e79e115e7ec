//! How long people may think at a new table, and which bots stand in for them.

use super::app::App;
use super::drawn::Drawn;
use crate::model::seating::{options_here, usual_options};
use ::table::{Clock, Level, Options};
use leptos::prelude::*;
use texts::desk::{Msg, say};
use texts::web::level;

/// What the form has set so far. Numbers are kept as they are typed.
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
    const ALL: [(ClockKind, &'static str, Msg<'static>); 3] = [
        (ClockKind::None, "none", Msg::ClockNone),
        (ClockKind::PerMove, "move", Msg::ClockPerMove),
        (ClockKind::Bank, "bank", Msg::ClockBank),
    ];
}

/// The most that a field takes.
const SECONDS_MAX: u64 = 86_400;
const MINUTES_MAX: u64 = 1_440;

impl Timing {
    /// No clock, and reasonable numbers for whoever chooses one.
    pub fn new<G: Drawn>() -> Timing {
        Timing {
            kind: RwSignal::new(ClockKind::None),
            per_move_s: RwSignal::new(60),
            bank_min: RwSignal::new(20),
            increment_s: RwSignal::new(10),
            level: RwSignal::new(usual_options::<G>().level),
        }
    }

    /// The options of the table.
    pub fn options(self) -> Options {
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

    /// The fields of the form.
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
        let numbers = move || match self.kind.get() {
            ClockKind::None => ().into_any(),
            ClockKind::PerMove => {
                let range = (5, SECONDS_MAX);
                number(app, "clock-seconds", Msg::SecondsPerMove, range, self.per_move_s).into_any()
            }
            ClockKind::Bank => view! {
                {number(app, "clock-minutes", Msg::MinutesInAll, (1, MINUTES_MAX), self.bank_min)}
                {number(app, "clock-added", Msg::SecondsAdded, (0, SECONDS_MAX), self.increment_s)}
            }
            .into_any(),
        };
        let levels = G::LEVELS.iter().map(|word| {
            let chosen = move || self.level.with(|level| level.name() == *word);
            let name = move || level(app.lang.get(), word);
            view! { <option value=*word selected=chosen>{name}</option> }
        });
        let stand_in = move |event| {
            if let Some(level) = Level::new(&event_target_value(&event)) {
                self.level.set(level);
            }
        };
        view! {
            <div class="table-option">
                <label>
                    <span>{move || say(app.lang.get(), &Msg::Clock)}</span>
                    <select data-testid="clock-kind" on:change=choose>{kinds}</select>
                </label>
                {numbers}
                <p class="hint">{move || say(app.lang.get(), &Msg::ClockHelp)}</p>
            </div>
            <div class="table-option">
                <label>
                    <span>{move || say(app.lang.get(), &Msg::StandInLevel)}</span>
                    <select data-testid="stand-in" on:change=stand_in>{levels.collect_view()}</select>
                </label>
                <p class="hint">{move || say(app.lang.get(), &Msg::StandInHelp)}</p>
            </div>
        }
    }
}

/// A number within its range; what is typed beyond it is brought back.
fn number(
    app: App,
    testid: &'static str,
    label: Msg<'static>,
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
                    // The field shows what counts, also where that is what it was before.
                    let field: web_sys::HtmlInputElement = event_target(&event);
                    field.set_value(&value.get_untracked().to_string());
                }
            />
        </label>
    }
}
