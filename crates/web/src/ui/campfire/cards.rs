//! The cards that can be written, with what each costs the reader now and who has the others.

use super::art;
use crate::model::campfire::{CardState, Facet};
use crate::ui::platform;
use crate::ui::table::Table;
use campfire::tables::{CARDS_OF_A_LEGEND, SONGS};
use campfire::{Campfire, Legend, Tile, legend_price, song_price};
use leptos::prelude::*;
use texts::campfire as words;
use texts::web::{Msg, say};

/// All cards: a column for each legend, and the songs.
pub fn cards(table: Table<Campfire>) -> impl IntoView {
    let app = table.app;
    let heads = Legend::ALL.map(|legend| {
        let word = art::tile_word(Tile::Story(legend));
        view! {
            <div
                class=format!("legend-head c-{word}")
                title=move || words::legend(app.lang.get(), legend)
                inner_html=format!(
                    "<svg viewBox='0 0 24 24' aria-hidden='true'><use href='#t-{word}' width='24' height='24'/></svg>"
                )
            ></div>
        }
    });
    let rows = (0..CARDS_OF_A_LEGEND).map(|rank| {
        Legend::ALL.map(|legend| {
            let state = move || table.scene.with(|scene| scene.legends[legend.index()][rank]);
            card(table, Which::Legend(legend), Signal::derive(state))
        })
    });
    let songs = (0..SONGS).map(|rank| {
        let state = move || table.scene.with(|scene| scene.songs[rank]);
        card(table, Which::Song, Signal::derive(state))
    });
    view! {
        <h2>{move || app.say(Msg::Cards)}</h2>
        <div class="cards" data-testid="cards">
            <div class="legend-grid" role="group" aria-label=move || app.say(Msg::Legends)>
                {heads}
                {rows.collect_view()}
            </div>
            <div class="song-row" role="group" aria-label=move || app.say(Msg::Songs)>
                <span class="song-head">"♪ " {move || app.say(Msg::Songs)}</span>
                {songs.collect_view()}
            </div>
        </div>
    }
}

/// The cards that can be written now, beside the question: on a narrow screen the cards themselves
/// are out of sight.
pub fn chips(table: Table<Campfire>) -> impl IntoView {
    let app = table.app;
    let writable = Memo::new(move |_| writable(table));
    let chip = move |facet: Facet| {
        let lang = app.lang.get();
        let (word, name, value) = match facet {
            Facet::Legend(legend, value) => {
                (art::tile_word(Tile::Story(legend)), words::legend(lang, legend).to_owned(), value)
            }
            Facet::Song(price) => ("song", say(lang, &Msg::Songs), price),
            _ => return None,
        };
        let sign = match word {
            "song" => "♪".to_owned(),
            _ => format!(
                "<svg viewBox='0 0 24 24' aria-hidden='true'><use href='#t-{word}' width='24' height='24'/></svg>"
            ),
        };
        let chosen = table.chooser.with(|chooser| chooser.chosen().first() == Some(&facet));
        Some(view! {
            <button
                class=format!("card-chip can c-{word}")
                class:chosen=chosen
                aria-pressed=chosen.to_string()
                aria-label=format!("{name} {value}, {}", say(lang, &Msg::CanWrite))
                data-testid=format!("chip-{word}-{value}")
                on:click=move |_| table.pick(facet)
                inner_html=format!("{sign}<span aria-hidden='true'>{value}</span>")
            ></button>
        })
    };
    move || {
        let facets = writable.get();
        (!facets.is_empty()).then(|| {
            view! {
                <div class="card-chips" role="group" aria-label=app.say(Msg::Writable)>
                    <p class="step-heading">{app.say(Msg::Writable)}</p>
                    {facets.into_iter().filter_map(chip).collect_view()}
                </div>
            }
        })
    }
}

/// The cards that the person who is asked can write.
pub fn writable(table: Table<Campfire>) -> Vec<Facet> {
    let options = table.chooser.with(|chooser| chooser.options_at(0));
    let is_card = |facet: &Facet| matches!(facet, Facet::Song(_) | Facet::Legend(..));
    options.into_iter().filter(|facet| is_card(facet) && table.asked_or_lesson()).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Legend(Legend),
    Song,
}

fn card(table: Table<Campfire>, which: Which, state: Signal<CardState>) -> impl IntoView {
    let app = table.app;
    let facet = move || match which {
        Which::Legend(legend) => Facet::Legend(legend, state.get().points),
        Which::Song => Facet::Song(state.get().price),
    };
    let can = Memo::new(move |_| {
        let facet = facet();
        table.asked_or_lesson()
            && table.chooser.with(|chooser| chooser.options_at(0).contains(&facet))
    });
    let chosen = Memo::new(move |_| {
        let facet = facet();
        table.chooser.with(|chooser| chooser.chosen().first() == Some(&facet))
    });
    // What it costs the reader, who may have a lower card of the legend already.
    let price = Memo::new(move |_| {
        let CardState { price, points, owner } = state.get();
        let reader = table.reader()?;
        table.scene.with(|scene| {
            let mine = &scene.seats[reader.index()];
            match which {
                _ if owner.is_some() => None,
                Which::Legend(legend) => legend_price(mine.legends[legend.index()], points),
                Which::Song => song_price(mine.song, price),
            }
        })
    });
    let label = move || {
        let lang = app.lang.get();
        let CardState { price: full, points, owner } = state.get();
        let mut parts = vec![match which {
            Which::Legend(legend) => format!("{} {points}", words::legend(lang, legend)),
            Which::Song => say(lang, &Msg::Song { price: &full.to_string() }),
        }];
        if let Some(owner) = owner {
            parts.push(say(lang, &Msg::TakenBy { name: &table.name(owner) }));
        } else if let Some(price) = price.get() {
            parts.push(say(lang, &Msg::CostsYou { price: &price.to_string() }));
        }
        if can.get() {
            parts.push(say(lang, &Msg::CanWrite));
        }
        parts.join(", ")
    };
    let inside = move || {
        let CardState { points, owner, .. } = state.get();
        let below = match (owner, price.get()) {
            (Some(owner), _) => table.scene.with(|scene| {
                let who = scene.seats.get(owner.index()).and_then(|seat| seat.adventurer);
                who.map(art::badge).unwrap_or_default()
            }),
            (None, Some(price)) => format!("<small data-text='−{price}'></small>"),
            (None, None) => "<small data-text='·'></small>".to_owned(),
        };
        format!("<span class='face' aria-hidden='true'><b data-text='{points}'></b>{below}</span>")
    };
    let class = match which {
        Which::Legend(legend) => format!("card c-{}", art::tile_word(Tile::Story(legend))),
        Which::Song => "card c-song".to_owned(),
    };
    let testid = move || match facet() {
        Facet::Legend(legend, value) => format!("legend-{legend}-{value}"),
        Facet::Song(price) => format!("song-{price}"),
        _ => String::new(),
    };
    view! {
        <button
            class=class
            class:can=move || can.get()
            class:chosen=move || chosen.get()
            class:taken=move || state.get().owner.is_some()
            aria-pressed=move || chosen.get().to_string()
            aria-label=label
            title=label
            data-testid=testid
            on:click=move |_| {
                table.pick(facet());
                // On a narrow screen the preview lies above the cards and must not be missed.
                platform::show_soon(".choice .card-chips");
            }
            inner_html=inside
        ></button>
    }
}
