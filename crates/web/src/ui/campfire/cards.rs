//! The cards that can be written, with their cost to the reader and the owners of the others.

use super::art;
use crate::model::campfire::{CardState, Facet, SeatScene};
use crate::ui::platform;
use crate::ui::table::Table;
use campfire::tables::{CARDS_OF_A_LEGEND, SONGS};
use campfire::{Campfire, Legend, Tile, legend_price, song_price};
use leptos::prelude::*;
use texts::campfire as words;
use texts::web::{Msg, say};

/// The signals that all cards share. Each card depends on these instead of the whole scene, so that
/// a disc in the air concerns none of them.
#[derive(Clone, Copy)]
struct CardSignals {
    table: Table<Campfire>,
    /// The cards that can be chosen now.
    options: Memo<Vec<Facet>>,
    /// The first step of the choice, which may be a card.
    picked: Memo<Option<Facet>>,
    /// The reader's own legends and song.
    mine: Memo<Option<SeatScene>>,
}

impl CardSignals {
    fn of(table: Table<Campfire>) -> CardSignals {
        let open = Memo::new(move |_| table.asked_or_lesson());
        let options = Memo::new(move |_| {
            if open.get() { table.chooser.with(|chooser| chooser.options_at(0)) } else { vec![] }
        });
        let picked =
            Memo::new(move |_| table.chooser.with(|chooser| chooser.chosen().first().copied()));
        let reader = Memo::new(move |_| table.reader());
        let mine = Memo::new(move |_| {
            let reader = reader.get()?;
            table.scene.with(|scene| scene.seats.get(reader.index()).cloned())
        });
        CardSignals { table, options, picked, mine }
    }
}

/// Draws all cards: a column for each legend, and the songs.
pub fn cards(table: Table<Campfire>) -> impl IntoView {
    let app = table.app;
    let shared = CardSignals::of(table);
    let legends = Memo::new(move |_| table.scene.with(|scene| scene.legends));
    let all_songs = Memo::new(move |_| table.scene.with(|scene| scene.songs));
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
            let state = Memo::new(move |_| legends.with(|all| all[legend.index()][rank]));
            card(shared, CardKind::Legend(legend), state)
        })
    });
    let songs = (0..SONGS).map(|rank| {
        let state = Memo::new(move |_| all_songs.with(|all| all[rank]));
        card(shared, CardKind::Song, state)
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

/// Draws the cards that can be written now, beside the question. On a narrow screen the cards
/// themselves are out of sight.
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
        let price = price_of(table, facet)
            .map(|price| say(lang, &Msg::PayShort { price: &price.to_string() }));
        let points = points_of(table, facet);
        let face = format!(
            "<span class='chip-print c-{word}'>{sign}</span><b data-text='{points}'></b><small data-text='{}'></small>",
            price.clone().unwrap_or_default(),
        );
        let label =
            [format!("{name} {value}"), price.unwrap_or_default(), say(lang, &Msg::CanWrite)];
        Some(view! {
            <button
                class="card-chip can"
                class:chosen=chosen
                aria-pressed=chosen.to_string()
                aria-label=label.join(", ")
                data-testid=format!("chip-{word}-{value}")
                on:click=move |_| table.pick(facet)
                inner_html=face
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

/// Returns the cost of a card to the reader, who may already have a lower card of its kind.
fn price_of(table: Table<Campfire>, facet: Facet) -> Option<u8> {
    let reader = table.reader()?;
    table.scene.with(|scene| {
        let mine = scene.seats.get(reader.index())?;
        match facet {
            Facet::Legend(legend, value) => legend_price(mine.legends[legend.index()], value),
            Facet::Song(price) => song_price(mine.song, price),
            _ => None,
        }
    })
}

/// Returns the points of a card.
fn points_of(table: Table<Campfire>, facet: Facet) -> u8 {
    table.scene.with(|scene| match facet {
        Facet::Legend(_, value) => value,
        Facet::Song(price) => {
            scene.songs.iter().find(|song| song.price == price).map_or(price, |song| song.points)
        }
        _ => 0,
    })
}

/// Returns the cards that the deciding person can write.
pub fn writable(table: Table<Campfire>) -> Vec<Facet> {
    let options = table.chooser.with(|chooser| chooser.options_at(0));
    let is_card = |facet: &Facet| matches!(facet, Facet::Song(_) | Facet::Legend(..));
    options.into_iter().filter(|facet| is_card(facet) && table.asked_or_lesson()).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CardKind {
    Legend(Legend),
    Song,
}

fn card(shared: CardSignals, which: CardKind, state: Memo<CardState>) -> impl IntoView {
    let CardSignals { table, options, picked, mine } = shared;
    let app = table.app;
    let facet = move || match which {
        CardKind::Legend(legend) => Facet::Legend(legend, state.get().points),
        CardKind::Song => Facet::Song(state.get().price),
    };
    let can = Memo::new(move |_| {
        let facet = facet();
        options.with(|options| options.contains(&facet))
    });
    let chosen = Memo::new(move |_| picked.get() == Some(facet()));
    // The cost to the reader, who may already have a lower card of the legend.
    let price = Memo::new(move |_| {
        let CardState { price, points, owner } = state.get();
        mine.with(|mine| {
            let mine = mine.as_ref()?;
            match which {
                _ if owner.is_some() => None,
                CardKind::Legend(legend) => legend_price(mine.legends[legend.index()], points),
                CardKind::Song => song_price(mine.song, price),
            }
        })
    });
    let label = move || {
        let lang = app.lang.get();
        let CardState { price: full, points, owner } = state.get();
        let mut parts = vec![match which {
            CardKind::Legend(legend) => format!("{} {points}", words::legend(lang, legend)),
            CardKind::Song => say(lang, &Msg::Song { price: &full.to_string() }),
        }];
        if let Some(owner) = owner {
            parts.push(say(lang, &Msg::TakenBy { name: &table.actor(owner) }));
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
        CardKind::Legend(legend) => format!("card c-{}", art::tile_word(Tile::Story(legend))),
        CardKind::Song => "card c-song".to_owned(),
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
                // On a narrow screen the preview is above the cards and must be scrolled into view.
                platform::show_soon(".choice .card-chips");
            }
            inner_html=inside
        ></button>
    }
}
