//! How a table is laid out: the board in the middle, everything else where there is room.

use super::log::line;
use super::result::result;
use super::vote::watch_votes;
use super::{Table, log, menu, sentences};
use crate::model::Session;
use crate::ui::drawn::Drawn;
use leptos::prelude::*;
use table::Absence;
use texts::desk::{self as about, Msg as TableMsg};
use texts::web::Msg;

/// Which of the parts below the board a narrow screen shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Players,
    Aside,
    Log,
}

/// The page of a table.
pub fn page<G: Drawn>(table: Table<G>) -> AnyView {
    let app = table.app;
    let tab = RwSignal::new(Tab::Players);
    let over = Memo::new(move |_| table.session.with(Session::is_over) && !table.moving.get());
    let count = Memo::new(move |_| G::aside_count(table));
    let button = move |this: Tab, label: Msg<'static>| {
        view! {
            <button
                role="tab"
                aria-selected=move || (tab.get() == this).to_string()
                on:click=move |_| tab.set(this)
            >
                {move || app.say(label)}
                {move || (this == Tab::Aside && count.get() > 0).then(|| view! {
                    <span class="tab-count" data-testid="tab-count">{count.get()}</span>
                })}
            </button>
        }
    };
    watch_votes(table);
    super::keys::listen(table);
    let covered = Memo::new(move |_| table.curtain());
    view! {
        {move || covered.get().map(|seat| curtain(table, seat))}
        <div class="table" data-testid="table" class:covered=move || covered.get().is_some() inert=move || covered.get().is_some()>
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
                    {button(Tab::Aside, Msg::Cards)}
                    {button(Tab::Log, Msg::Log)}
                </div>
                <section
                    class="side mats-side"
                    class:shown=move || tab.get() == Tab::Players
                    aria-label=move || app.say(Msg::Players)
                >
                    {G::mats(table)}
                </section>
            </div>
            <div class="table-right">
            <section
                class="side aside-side"
                class:shown=move || tab.get() == Tab::Aside
                aria-label=move || app.say(Msg::Cards)
            >
                {G::aside(table)}
            </section>
            <section
                class="side log-side"
                class:shown=move || tab.get() == Tab::Log
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

/// Who is to act and what they are asked, with the menu.
fn status<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let told = move || {
        let lang = app.lang.get();
        let moving = table.moving.get();
        table.session.with(|session| {
            let seat = session.seat_to_act();
            let name = seat.map(|seat| session.name(lang, seat)).unwrap_or_default();
            if moving {
                let last = session.last_to_decide();
                last.map(|seat| session.name(lang, seat)).unwrap_or_default()
            } else if session.is_over() {
                app.say(Msg::GameOver)
            } else if session.is_paused() {
                about::say(lang, &TableMsg::Paused)
            } else if session.bot_to_act().is_none()
                && (!session.is_online() || session.is_my_turn())
            {
                app.say(Msg::YourTurn { name: &name })
            } else {
                app.say(Msg::Thinking { name: &name })
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

/// What the person who is asked may do.
fn choice<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let asked = Memo::new(move |_| table.asked());
    let question = move || {
        let lang = app.lang.get();
        asked.get()?;
        let (question, rule) = table.session.with(|session| G::question(session.now(), lang))?;
        Some(view! {
            <p class="question" data-testid="question">
                {question} " " {rule_link::<G>(rule)}
            </p>
        })
    };
    view! {
        {move || menu::resume(table)}
        {move || returning(table)}
        {question}
        {move || menu::offer_end(table)}
        {refusal(table)}
        {move || asked.get().map(|_| G::chooser(table))}
        {move || asked.get().map(|_| confirm(table))}
        {move || asked.get().and_then(|_| news(table))}
    }
}

/// Why what was pressed can't be chosen.
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

/// People here for whom a bot stands in may come back.
fn returning<G: Drawn>(table: Table<G>) -> impl IntoView {
    let lang = table.app.lang.get();
    let away: Vec<_> = table.session.with(|session| {
        let away =
            session.here().into_iter().filter_map(|seat| Some((seat, session.stood_in(seat)?)));
        away.map(|(seat, why)| (seat, why, session.name(lang, seat))).collect()
    });
    let back = away.into_iter().map(|(seat, why, name)| {
        let time_up = (why == Absence::Time).then(|| {
            let told = about::say(lang, &TableMsg::TimeUp { name: &name });
            view! { <p class="question">{told}</p> }
        });
        view! { {time_up} {menu::take_back(table, seat)} }
    });
    back.collect_view()
}

/// The screen is passed to somebody else: nothing is shown until they are there.
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

/// A link that opens the rulebook at a paragraph.
pub fn rule_link<G: Drawn>(rule: &'static str) -> impl IntoView {
    let route = crate::model::Route::Rules(G::NAME.to_owned(), Some(rule.to_owned()));
    view! { <a class="rule-id" href=route.hash()>{rule}</a> }
}

/// Confirm, or choose again.
fn confirm<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let complete = Memo::new(move |_| table.chooser.with(|chooser| chooser.complete().is_some()));
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
            view! {
                <div class="confirm">
                    <button
                        class="primary"
                        data-testid="confirm"
                        disabled=move || !complete.get()
                        on:click=move |_| table.confirm()
                    >
                        <strong>{move || app.say(Msg::Confirm)}</strong>
                        <span class="described">{described}</span>
                    </button>
                    <button data-testid="back" on:click=move |_| table.back()>
                        {move || app.say(Msg::Back)}
                    </button>
                </div>
            }
        })
    }
}

/// What happened since the person who is asked decided last.
fn news<G: Drawn>(table: Table<G>) -> Option<impl IntoView> {
    let app = table.app;
    let lang = app.lang.get();
    let told = table.session.with(|session| {
        let seat = session.person_to_act()?;
        let news = &session.happenings()[session.news_for(seat)..];
        Some(sentences(news.iter(), lang, &session.names()))
    })?;
    let begun = table.session.with(|session| session.now().turns() > 0);
    (!told.is_empty() && begun).then(|| {
        let lines = told.into_iter().map(|sentence| line(table, sentence)).collect_view();
        view! {
            <details class="news" data-testid="since">
                <summary>{app.say(Msg::SinceYourTurn)}</summary>
                <ol class="log">{lines}</ol>
            </details>
        }
    })
}
