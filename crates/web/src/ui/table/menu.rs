//! What else can be done at a table: undo, hand a seat over, resign, export.

use super::result::share;
use super::{Table, keep};
use crate::model::{Session, Sitter};
use crate::ui::drawn::Drawn;
use kernel::Seat;
use leptos::prelude::*;
use texts::web::{Msg, level, say};

/// Undo, and the menu.
pub fn menu<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let can_undo = Memo::new(move |_| table.session.with(|session| session.undoer().is_some()));
    let seats = move || {
        let players = table.session.with(|session| session.now().players());
        Seat::all(players).map(|seat| seat_entry(table, seat)).collect_view()
    };
    view! {
        <button
            data-testid="undo"
            disabled=move || !can_undo.get()
            on:click=move |_| table.undo()
        >
            {move || app.say(Msg::Undo)}
        </button>
        <details class="menu" data-testid="menu">
            <summary>{move || app.say(Msg::Menu)}</summary>
            <div class="menu-body">
                {seats}
                {share(table)}
                {move || {
                    let id = table.session.with(|session| session.id.clone());
                    let route = crate::model::Route::Replay(id);
                    view! { <a class="button" href=route.hash()>{app.say(Msg::Replay)}</a> }
                }}
            </div>
        </details>
    }
}

/// What can be done about a seat.
fn seat_entry<G: Drawn>(table: Table<G>, seat: Seat) -> impl IntoView {
    let app = table.app;
    let lang = app.lang.get();
    let (name, person, gone, over) = table.session.with(|session| {
        let person = session.sitter(seat).is_person();
        (session.name(lang, seat), person, session.has_resigned(seat), session.is_over())
    });
    if over || gone {
        return ().into_any();
    }
    let give = move |to: Sitter| {
        table.interrupt();
        table.session.update(|session| session.hand_over(seat, to));
        keep(table);
        table.next();
    };
    if !person {
        return view! {
            <button on:click=move |_| give(Sitter::Person)>
                {say(lang, &Msg::TakeOver { name: &name })}
            </button>
        }
        .into_any();
    }
    let levels = G::LEVELS.iter().map(|word| {
        view! {
            <button data-testid="hand-over" on:click=move |_| give(Sitter::Bot((*word).to_owned()))>
                {level(lang, word)}
            </button>
        }
    });
    let asked = say(lang, &Msg::ResignAsk { name: &name });
    let resign = move |_| {
        if window().confirm_with_message(&asked).unwrap_or(false) {
            table.interrupt();
            let level = G::LEVELS.last().copied().unwrap_or_default();
            table.session.update(|session: &mut Session<G>| session.resign(seat, level));
            keep(table);
            table.next();
        }
    };
    view! {
        <fieldset>
            <legend>{say(lang, &Msg::HandOver { name: &name })}</legend>
            <div class="row">{levels.collect_view()}</div>
            <button class="quiet" data-testid="resign" on:click=resign>
                {say(lang, &Msg::Resign { name: &name })}
            </button>
        </fieldset>
    }
    .into_any()
}
