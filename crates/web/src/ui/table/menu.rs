//! The menu of a table: undo, pause, hand a seat over, resign, export.

use super::Table;
use super::result::share;
use crate::model::{Act, Session};
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use crate::ui::popover::Sheet;
use kernel::Seat;
use leptos::prelude::*;
use table::Motion;
use texts::table_ui::{self, TableMsg};
use texts::web::{BookMsg, ExploreMsg, Msg, say, say_explore};

/// Shows undo, the card, and the menu.
pub fn menu<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let can_undo = Memo::new(move |_| table.session.with(|session| session.undoer().is_some()));
    let seats = move || {
        let seats = table
            .session
            .with(|session| if session.is_over() { Vec::new() } else { session.here() });
        seats.into_iter().map(|seat| seat_entry(table, seat)).collect_view()
    };
    view! {
        <button
            data-testid="undo"
            disabled=move || !can_undo.get()
            on:click=move |_| table.undo()
        >
            {move || app.say(Msg::Undo)}
        </button>
        {super::hint::button(table)}
        <button data-testid="card" aria-keyshortcuts="t" on:click=move |_| {
            app.sheet.set(Some(Sheet::Card(G::NAME)));
        }>{move || app.say_book(BookMsg::OpenCard)}</button>
        <details class="menu" data-testid="menu">
            <summary>{move || app.say(Msg::Menu)}</summary>
            <div class="menu-body">
                {crate::ui::settings::motion(app)}
                {crate::ui::settings::sound(app)}
                {move || pause(table)}
                {move || end_game(table)}
                {seats}
                {share(table)}
                {move || {
                    let route = table.session.with(Session::replay_route)?;
                    Some(view! { <a class="button" href=route.hash()>{app.say(Msg::Replay)}</a> })
                }}
                {move || {
                    let route = table.session.with(Session::explore_route)?;
                    let said = say_explore(app.lang.get(), &ExploreMsg::Open);
                    Some(view! { <a class="button" data-testid="explore" href=route.hash()>{said}</a> })
                }}
                <button class="quiet wide" data-testid="keys" on:click=move |_| {
                    platform::close_menu();
                    app.sheet.set(Some(Sheet::Keys));
                }>{move || app.say(Msg::Keys)}</button>
            </div>
        </details>
    }
}

/// Shows the button that pauses a running game. It is resumed where decisions are made.
fn pause<G: Drawn>(table: Table<G>) -> Option<impl IntoView> {
    let lang = table.app.lang.get();
    let seat = table.session.with(|session| {
        let runs = !session.is_over() && !session.is_paused();
        session.deciding_here().first().copied().filter(|_| runs)
    })?;
    Some(view! {
        <button data-testid="pause" on:click=move |_| {
            platform::close_menu();
            table.interrupt();
            table.act(seat, Act::Propose { motion: Motion::Pause });
        }>{table_ui::say(lang, &TableMsg::Pause)}</button>
    })
}

/// Returns the seat here that could propose to end the game, if it can be ended.
fn ender<G: Drawn>(session: &Session<G>) -> Option<Seat> {
    let may = !session.is_over() && !session.is_paused();
    let may = may && session.now().can_agree_to_end().is_ok();
    session.deciding_here().first().copied().filter(|_| may)
}

/// Shows the button that proposes to end the game now.
fn end_game<G: Drawn>(table: Table<G>) -> Option<impl IntoView> {
    let app = table.app;
    let lang = app.lang.get();
    let seat = table.session.with(ender)?;
    let end = table_ui::say(lang, &TableMsg::EndGame);
    let yes = end.clone();
    Some(view! {
        <button class="quiet" data-testid="end-game" on:click=move |_| {
            let asked = table_ui::say(lang, &TableMsg::EndGameAsk);
            app.confirm(asked, yes.clone(), move || {
                platform::close_menu();
                table.interrupt();
                table.act(seat, Act::Propose { motion: Motion::End });
            });
        }>{end}</button>
    })
}

/// Offers to end a game that is stuck.
pub fn offer_end<G: Drawn>(table: Table<G>) -> Option<impl IntoView> {
    let lang = table.app.lang.get();
    table.session.with(|session| {
        let idle = session.now().idle_rounds() >= table::IDLE_ROUNDS;
        ender(session).filter(|_| idle && session.status().vote.is_none())
    })?;
    Some(view! {
        <p class="hint" data-testid="end-offered">
            {table_ui::say(lang, &TableMsg::EndOffered)} " " {end_game(table)}
        </p>
    })
}

/// Shows the button that ends a pause.
pub fn resume<G: Drawn>(table: Table<G>) -> Option<impl IntoView> {
    let lang = table.app.lang.get();
    let seat = table
        .session
        .with(|session| session.deciding_here().first().copied().filter(|_| session.is_paused()))?;
    Some(view! {
        <p class="question">{table_ui::say(lang, &TableMsg::Paused)}</p>
        <button class="primary" data-testid="resume" on:click=move |_| {
            table.act(seat, Act::Propose { motion: Motion::Resume });
        }>{table_ui::say(lang, &TableMsg::Resume)}</button>
    })
}

/// Shows the actions for a seat.
fn seat_entry<G: Drawn>(table: Table<G>, seat: Seat) -> impl IntoView {
    let app = table.app;
    let lang = app.lang.get();
    let (name, gone, away) = table.session.with(|session| {
        (session.actor(lang, seat), session.has_resigned(seat), session.stood_in(seat).is_some())
    });
    if gone {
        return ().into_any();
    }
    if away {
        return take_back(table, seat).into_any();
    }
    let asked = say(lang, &Msg::ResignAsk { name: &name });
    let resign = say(lang, &Msg::Resign { name: &name });
    let yes = resign.clone();
    let hand_over = say(lang, &Msg::HandOver { name: &name });
    view! {
        {move || (!table.rated.get()).then(|| view! {
            <button data-testid="hand-over" on:click=move |_| {
                platform::close_menu();
                table.interrupt();
                table.act(seat, Act::HandOver);
            }>{hand_over.clone()}</button>
        })}
        <button class="quiet" data-testid="resign" on:click=move |_| {
            app.confirm(asked.clone(), yes.clone(), move || {
                platform::close_menu();
                table.interrupt();
                table.act(seat, Act::Resign);
            });
        }>{resign}</button>
    }
    .into_any()
}

/// Shows the button with which a person takes the seat back.
pub fn take_back<G: Drawn>(table: Table<G>, seat: Seat) -> impl IntoView {
    let lang = table.app.lang.get();
    let name = table.session.with(|session: &Session<G>| session.actor(lang, seat));
    view! {
        <button data-testid="take-back" on:click=move |_| {
            platform::close_menu();
            table.interrupt();
            table.act(seat, Act::TakeBack);
        }>{table_ui::say(lang, &TableMsg::TakeBack { name: &name })}</button>
    }
}
