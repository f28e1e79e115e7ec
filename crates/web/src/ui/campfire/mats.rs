//! The mat of each player: adventurer, tiles, cards, moons, and the current points.

use super::art;
use crate::model::campfire::SeatScene;
use crate::ui::table::{Table, clock};
use campfire::{Adventurer, Campfire, Legend, Tile};
use kernel::Seat;
use leptos::prelude::*;
use texts::campfire as words;
use texts::web::{Msg, say};

/// Draws the mats of all players, and the sleepers.
pub fn mats(table: Table<Campfire>) -> impl IntoView {
    let players = table.session.with_untracked(|session| session.now().players());
    let each = Seat::all(players).map(|seat| mat(table, seat)).collect_view();
    let sleepers = Memo::new(move |_| {
        table.scene.with(|scene| {
            let chosen = scene.seats.iter().all(|seat| seat.adventurer.is_some());
            let plays = |who: &Adventurer| scene.seats.iter().any(|s| s.adventurer == Some(*who));
            let asleep = Adventurer::ALL.into_iter().filter(|who| chosen && !plays(who));
            asleep.collect::<Vec<Adventurer>>()
        })
    });
    let asleep = move || {
        let lang = table.app.lang.get();
        let sleepers = sleepers.get().into_iter();
        sleepers
            .map(|who| {
                view! {
                    <li>
                        <span class="sleeper" inner_html=art::badge(who)></span>
                        {words::adventurer(lang, who)}
                        " z"
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <h2>{move || table.app.say(Msg::Players)}</h2>
        <div class="mats">{each}</div>
        <ul class="sleepers">{asleep}</ul>
    }
}

fn mat(table: Table<Campfire>, seat: Seat) -> impl IntoView {
    let app = table.app;
    let mine = Memo::new(move |_| {
        table.scene.with(|scene| scene.seats.get(seat.index()).cloned().unwrap_or_default())
    });
    let active = Memo::new(move |_| table.scene.with(|scene| scene.active == Some(seat)));
    let adventurer = Memo::new(move |_| mine.with(|seat| seat.adventurer));
    let name = Memo::new(move |_| table.name(seat));
    let who = move || {
        let lang = app.lang.get();
        adventurer.get().map(|who| {
            // A player without a name is already called by the adventurer.
            let called = words::adventurer(lang, who);
            let twice = name.with(|name| name == called);
            view! {
                <span class="mat-badge" inner_html=art::badge(who)></span>
                <span class="mat-who" title=words::ability(lang, who)>
                    {(!twice).then_some(called)}
                </span>
            }
        })
    };
    let score = move || mine.get().score_parts().total().to_string().replace('-', "\u{2212}");
    view! {
        <article class="mat" class:active=move || active.get() data-testid=format!("mat-{seat}")>
            <header>
                <strong class="mat-name">{move || name.get()}</strong>
                {who}
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
            <div class="mat-body" inner_html=move || belongings(&mine.get(), app.lang.get())></div>
        </article>
    }
}

/// Draws the tiles, cards and moons of a player.
fn belongings(seat: &SeatScene, lang: texts::Lang) -> String {
    let mut html = String::new();
    let tiles = Tile::ALL.into_iter().filter(|tile| *tile != Tile::Moon);
    for tile in tiles {
        let count = seat.tiles[tile.index()];
        if count > 0 {
            html += &format!(
                "<span class='held'>{}<span class='hidden-label'>{}: </span>{count}</span>",
                art::small_tile(tile),
                words::tile(lang, tile),
            );
        }
    }
    for legend in Legend::ALL {
        if let Some(value) = seat.legends[legend.index()] {
            html += &card(art::tile_word(Tile::Story(legend)), value, words::legend(lang, legend));
        }
    }
    if let Some(points) = seat.song {
        html += &card("song", points, &say(lang, &Msg::Songs));
    }
    if seat.moons > 0 {
        html += &format!(
            "<span class='held'>{}<span class='hidden-label'>{}: </span>{}</span>",
            art::small_tile(Tile::Moon),
            say(lang, &Msg::MoonsWon),
            seat.moons,
        );
    }
    html
}

/// Draws a card that a player has.
fn card(word: &str, value: u8, name: &str) -> String {
    let symbol = match word {
        "song" => "♪".to_owned(),
        _ => format!(
            "<svg viewBox='0 0 24 24' aria-hidden='true'><use href='#t-{word}' width='24' height='24'/></svg>"
        ),
    };
    format!(
        "<span class='owned-card c-{word}' title='{name} {value}'>{symbol}\
         <span class='hidden-label'>{name} </span>{value}</span>"
    )
}
