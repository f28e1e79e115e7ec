//! The layout of a table: the board fills the window, and everything else floats on it.

use super::log::news;
use super::result::result;
use super::vote::watch_votes;
use super::{Table, ceremony, laid, log, menu};
use crate::model::Session;
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use leptos::prelude::*;
use table::Absence;
use texts::Actor;
use texts::table_ui::{self, TableMsg};
use texts::web::Msg;

/// From this width on, the log has room beside the board and is open from the start.
const ROOMY: f64 = 1500.0;
/// Below this width the tabs open over the question.
const NARROW: f64 = 900.0;

/// The open tab. On a narrow screen the players are one of the tabs, and a strip while they are
/// closed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Players,
    Aside,
    Log,
}

pub fn page<G: Drawn>(table: Table<G>) -> AnyView {
    let app = table.app;
    let tab = RwSignal::new((platform::window_width() >= ROOMY).then_some(Tab::Log));
    let shows = move |this: Tab| tab.get() == Some(this);
    let over = Memo::new(move |_| table.session.with(Session::is_over) && !table.moving.get());
    let count = Memo::new(move |_| G::aside_count(table));
    let button = move |this: Tab, label: Msg<'static>| {
        view! {
            <button
                role="tab"
                aria-selected=move || shows(this).to_string()
                on:click=move |_| tab.update(|tab| *tab = (*tab != Some(this)).then_some(this))
            >
                {move || app.say(label)}
                {move || (this == Tab::Aside && count.get() > 0).then(|| view! {
                    <span class="tab-count" data-testid="tab-count">{count.get()}</span>
                })}
            </button>
        }
    };
    // On a narrow screen an open tab hides the question, so it closes once something is chosen.
    Effect::new(move |before: Option<bool>| {
        let begun = table.chooser.with(|chooser| !chooser.chosen().is_empty());
        if begun && before == Some(false) && platform::window_width() < NARROW {
            tab.set(None);
        }
        begun
    });
    watch_votes(table);
    super::keys::listen(table);
    let covered = Memo::new(move |_| table.curtain());
    view! {
        {move || covered.get().map(|seat| curtain(table, seat))}
        {ceremony::banner(table)}
        <div
            class=laid(table, "")
            data-testid="table"
            class:covered=move || covered.get().is_some()
            class:opened=move || shows(Tab::Aside) || shows(Tab::Log)
            inert=move || covered.get().is_some()
        >
            <div class="table-main">
                {status(table)}
                {G::board(table)}
            </div>
            <div class="table-left">
                <div class="choice" data-testid="choice" id="choice" tabindex="-1">
                    {move || if over.get() { result(table).into_any() } else { choice(table).into_any() }}
                </div>
                <div class="tabs" role="tablist">
                    {button(Tab::Players, Msg::Players)}
                    {G::HAS_ASIDE.then(|| button(Tab::Aside, Msg::Cards))}
                    {button(Tab::Log, Msg::Log)}
                </div>
                <section
                    class="side mats-side"
                    // It may be longer than there is room for, and then the keyboard must be able
                    // to scroll it.
                    tabindex="0"
                    class:shown=move || shows(Tab::Players)
                    aria-label=move || app.say(Msg::Players)
                >
                    {G::mats(table)}
                </section>
            </div>
            <div class="table-right">
            <section
                class="side aside-side"
                class:shown=move || shows(Tab::Aside)
                aria-label=move || app.say(Msg::Cards)
            >
                {G::aside(table)}
            </section>
            <section
                class="side log-side"
                class:shown=move || shows(Tab::Log)
                aria-label=move || app.say(Msg::Log)
            >
                <h2>{move || app.say(Msg::Log)}</h2>
                {log(table)}
            </section>
            </div>
        </div>
    }
    .into_any()
}

/// Shows who must act and the question, with the menu.
fn status<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let told = move || {
        let lang = app.lang.get();
        let moving = table.moving.get();
        table.session.with(|session| {
            let seat = session.seat_to_act();
            let name = || seat.map(|seat| session.name(lang, seat)).unwrap_or_default();
            if moving {
                let last = session.last_to_decide();
                last.map(|seat| session.name(lang, seat)).unwrap_or_default()
            } else if session.is_over() {
                app.say(Msg::GameOver)
            } else if session.is_paused() {
                table_ui::say(lang, &TableMsg::Paused)
            } else if session.bot_to_act().is_none()
                && (!session.is_online() || session.is_my_turn())
            {
                let asked = seat.map(|seat| session.actor(lang, seat));
                app.say(Msg::YourTurn { name: &asked.unwrap_or(Actor::You) })
            } else {
                app.say(Msg::Thinking { name: &name() })
            }
        })
    };
    let turn = move || {
        let turns = table.session.with(|session| session.now().turns()).to_string();
        match turns.as_str() {
            "0" => app.say(Msg::Setup),
            number => app.say(Msg::TurnNumber { number }),
        }
    };
    view! {
        <div class="status">
            <h1 data-testid="status">{told}</h1>
            <span class="hint turn-number">{turn}</span>
            <button
                class="quiet"
                data-testid="skip-motion"
                class:unseen=move || !table.moving.get()
                disabled=move || !table.moving.get()
                on:click=move |_| table.skip()
            >
                {move || app.say(Msg::SkipMotion)}
            </button>
            {menu::menu(table)}
        </div>
    }
}

/// Shows the options of the person who is asked.
fn choice<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let asked = Memo::new(move |_| table.asked());
    let question = move || {
        let lang = app.lang.get();
        asked.get()?;
        let ((question, rule), help) = table.session.with(|session| {
            let game = session.now();
            Some((G::question(game, lang)?, G::question_help(game, lang)))
        })?;
        let help = help.map(|help| {
            view! { <p class="hint" data-testid="question-help">{help}</p> }
        });
        Some(view! {
            <p class="question" data-testid="question">
                {question} " " {rule_link::<G>(rule)}
            </p>
            {help}
        })
    };
    view! {
        {move || menu::resume(table)}
        {move || returning(table)}
        {question}
        {move || super::hint::hint(table)}
        {move || menu::offer_end(table)}
        {refusal(table)}
        {move || asked.get().map(|_| G::chooser(table))}
        {move || asked.get().map(|_| confirm(table))}
        {move || asked.get().and_then(|seat| news(table, seat))}
    }
}

/// Shows the reason that something can't be chosen.
pub fn refusal<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    move || {
        table.refusal.get().map(|(why, rule)| {
            let heading = rule.map(|_| view! { <strong>{app.say(Msg::NotPossible)}</strong> " " });
            view! {
                <p class="refusal" role="alert" data-testid="refusal">
                    {heading} {why} " " {rule.map(rule_link::<G>)}
                </p>
            }
        })
    }
}

/// Shows buttons with which people here take their seats back from bots.
fn returning<G: Drawn>(table: Table<G>) -> impl IntoView {
    let lang = table.app.lang.get();
    let away: Vec<_> = table.session.with(|session| {
        let away =
            session.here().into_iter().filter_map(|seat| Some((seat, session.stood_in(seat)?)));
        away.map(|(seat, why)| (seat, why, session.actor(lang, seat))).collect()
    });
    let back = away.into_iter().map(|(seat, why, name)| {
        let time_up = (why == Absence::Time).then(|| {
            let told = table_ui::say(lang, &TableMsg::TimeUp { name: &name });
            view! { <p class="question">{told}</p> }
        });
        view! { {time_up} {menu::take_back(table, seat)} }
    });
    back.collect_view()
}

/// Shows a curtain while the screen is passed to someone else: nothing is shown until they are
/// there.
fn curtain<G: Drawn>(table: Table<G>, seat: kernel::Seat) -> impl IntoView {
    let app = table.app;
    view! {
        <div
            class="curtain"
            role="dialog"
            aria-modal="true"
            aria-labelledby="curtain-text"
            data-testid="curtain"
        >
            <p id="curtain-text">{app.say(Msg::Curtain { name: &table.name(seat) })}</p>
            <button
                class="primary large"
                id="curtain-ready"
                data-testid="curtain-ready"
                on:click=move |_| table.unveil(seat)
            >
                {app.say(Msg::Ready)}
            </button>
        </div>
    }
}

/// Shows a link that opens the rulebook at a paragraph.
pub fn rule_link<G: Drawn>(rule: &'static str) -> impl IntoView {
    let route = crate::model::Route::Rules(G::NAME.to_owned(), Some(rule.to_owned()));
    view! { <a class="rule-id" href=route.hash()>{rule}</a> }
}

/// Shows the choice of a move where the page plays it itself, the button to confirm it, and what is
/// offered beside that button.
pub fn chooser_with_confirm<G: Drawn>(table: Table<G>, beside: AnyView) -> AnyView {
    let app = table.app;
    let words = (move || app.say(Msg::Confirm)).into_any();
    view! { {G::chooser(table)} {confirm_bar(table, words, beside)} }.into_any()
}

/// Shows the button that plays a complete choice, and what is offered beside it.
fn confirm_bar<G: Drawn>(table: Table<G>, words: AnyView, beside: AnyView) -> impl IntoView {
    let complete = Memo::new(move |_| table.chooser.with(|chooser| chooser.complete().is_some()));
    view! {
        <div class="confirm">
            <button
                class="primary"
                data-testid="confirm"
                disabled=move || !complete.get()
                on:click=move |_| table.confirm()
            >
                {words}
            </button>
            {beside}
        </div>
    }
}

/// Shows the buttons to confirm or to choose again.
fn confirm<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let begun = Memo::new(move |_| {
        table.chooser.with(|chooser| !chooser.chosen().is_empty() || chooser.complete().is_some())
    });
    let described = move || {
        let mv = table.chooser.with(|chooser| chooser.complete())?;
        let lang = app.lang.get();
        Some(table.session.with(|session| G::describe(lang, session.now(), &mv, &session.names())))
    };
    move || {
        begun.get().then(|| {
            let words = view! {
                <strong>{move || app.say(Msg::Confirm)}</strong>
                <span class="described">{described}</span>
            };
            let back = view! {
                <button data-testid="back" on:click=move |_| table.back()>
                    {move || app.say(Msg::Back)}
                </button>
            };
            confirm_bar(table, words.into_any(), back.into_any())
        })
    }
}
