//! The default interface of a game without its own drawing: a button for each move, and the players
//! with their points.

use super::drawn::Drawn;
use super::table::{Table, clock};
use kernel::Seat;
use leptos::prelude::*;
use texts::web::Msg;

/// Shows a button for each possible next step. Its label describes the move, so this is for games
/// whose moves take one step.
pub fn chooser<G: Drawn>(table: Table<G>) -> impl IntoView {
    let each = move || {
        let lang = table.app.lang.get();
        let game = table.game();
        let names = table.names();
        let chooser = table.chooser.get();
        let button = |(nth, facet): (usize, G::Facet)| {
            let picked = chooser.chosen().contains(&facet);
            let mut chosen = chooser.clone();
            chosen.choose_at(0, facet);
            let says = chosen.complete().map(|mv| G::describe(lang, &game, &mv, &names));
            view! {
                <button
                    class="option"
                    class:picked=picked
                    aria-pressed=picked.to_string()
                    data-testid=format!("option-{nth}")
                    on:click=move |_| table.pick_option(facet)
                    on:mouseenter=move |_| table.pointed.set(Some(facet))
                    on:mouseleave=move |_| table.pointed.set(None)
                    on:focus=move |_| table.pointed.set(Some(facet))
                    on:blur=move |_| table.pointed.set(None)
                >
                    {says}
                </button>
            }
        };
        chooser.options_at(0).into_iter().enumerate().map(button).collect_view()
    };
    view! { <div class="options" role="group">{each}</div> }
}

/// Shows the players with their current points.
pub fn mats<G: Drawn>(table: Table<G>) -> impl IntoView {
    let players = table.session.with_untracked(|session| session.now().players());
    view! {
        <h2>{move || table.app.say(Msg::Players)}</h2>
        <div class="mats">{Seat::all(players).map(|seat| mat(table, seat)).collect_view()}</div>
    }
}

fn mat<G: Drawn>(table: Table<G>, seat: Seat) -> impl IntoView {
    let app = table.app;
    let active = move || table.session.with(|session| session.seat_to_act() == Some(seat));
    let score = move || {
        let score = table.session.with(|session| session.now().points(seat));
        score.to_string().replace('-', "\u{2212}")
    };
    view! {
        <article class="mat" class:active=active data-testid=format!("mat-{seat}")>
            <header>
                <strong class="mat-name">{move || table.name(seat)}</strong>
                <span class="hint mat-level">{move || table.sits(seat)}</span>
                {clock(table, seat)}
                <span
                    class="mat-score"
                    data-testid=format!("score-{seat}")
                    aria-label=move || app.say(Msg::Points { points: &score() })
                >
                    {score}
                </span>
            </header>
        </article>
    }
}
