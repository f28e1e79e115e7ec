//! The mat of each player: the boat with its crew, pieces, legends, and the current score, as far
//! as the reader knows.

use super::{art, words};
use crate::model::sea::Scene;
use crate::ui::table::{Purpose, Table, clock};
use ::sea::{Handle, Sea, Tribe};
use kernel::{Game, Seat};
use leptos::prelude::*;
use texts::Lang;
use texts::sea::{self as names, Column};
use texts::web::{Msg, SeaMsg, say_sea};

/// Draws the mats of all players.
pub fn mats(table: Table<Sea>) -> impl IntoView {
    let players = table.session.with_untracked(|session| session.now().players());
    view! {
        <h2>{move || table.app.say(Msg::Players)}</h2>
        <div class="mats">{Seat::all(players).map(|seat| mat(table, seat)).collect_view()}</div>
    }
}

fn mat(table: Table<Sea>, seat: Seat) -> impl IntoView {
    let app = table.app;
    let tribe = Tribe::of(seat);
    let active = Memo::new(move |_| table.scene.with(|scene| scene.active == Some(seat)));
    let god = Memo::new(move |_| table.scene.with(|scene| scene.god == Some(seat)));
    // The others' belongings unfold on demand; everyone's score is always visible.
    let open = RwSignal::new(
        table.purpose == Purpose::Picture || untrack(|| table.reader()) == Some(seat),
    );
    let body = Memo::new(move |_| {
        let lang = app.lang.get();
        table.scene.with(|scene| belongings(scene, seat, lang))
    });
    let columns = move || {
        let lang = app.lang.get();
        let score = table.scene.with(|scene| scene.score_parts(seat).score());
        Column::ALL
            .map(|column| {
                let value = column.of(&score).map_or("?".to_owned(), |points| points.to_string());
                view! {
                    <div class="column" title=names::column_help(lang, column)>
                        <dt>{names::column(lang, column)}</dt>
                        <dd>
                            <svg class="icon column-sign" viewBox="0 0 24 24" aria-hidden="true">
                                <use href=sign(column)></use>
                            </svg>
                            {value}
                        </dd>
                    </div>
                }
            })
            .into_iter()
            .collect_view()
    };
    view! {
        <article
            class=format!("mat sea-mat edge-{}", art::tribe_class(tribe))
            class:active=move || active.get()
            class:open=move || open.get()
            data-testid=format!("mat-{seat}")
        >
            <header>
                <span class="mat-badge" inner_html=art::badge(tribe)></span>
                <strong class="mat-name">{move || table.name(seat)}</strong>
                {move || god.get().then(|| view! {
                    <span class="god" title=move || say_sea(app.lang.get(), &SeaMsg::God)>
                        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                            <use href="#i-god"></use>
                        </svg>
                        <span class="hidden-label">{move || say_sea(app.lang.get(), &SeaMsg::God)}</span>
                    </span>
                })}
                <span class="hint mat-level">{move || table.sits(seat)}</span>
                {clock(table, seat)}
                <button
                    class="unfold"
                    aria-expanded=move || open.get().to_string()
                    aria-label=move || table.name(seat)
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M6 9l6 6 6-6"></path>
                    </svg>
                </button>
            </header>
            <div class="mat-body" inner_html=move || body.get()></div>
            <dl class="columns" data-testid=format!("score-{seat}")>{columns}</dl>
        </article>
    }
}

/// Returns the symbol of a column, for screens that are too narrow for its name.
fn sign(column: Column) -> &'static str {
    match column {
        Column::Mythical => "#i-mythical",
        Column::Legendary => "#i-legendary",
        Column::Builders => "#i-builders",
        Column::Nomads => "#i-nomads",
        Column::Area => "#i-area",
    }
}

/// Draws a sign with a number and its meaning.
fn counted(icon: &str, count: u8, meaning: &str) -> String {
    format!(
        "<span class='held' title='{meaning}'><svg class='icon' viewBox='0 0 24 24' aria-hidden='true'>\
         <use href='#{icon}'/></svg><span class='hidden-label'>{meaning}</span>\
         <span aria-hidden='true'>{count}</span></span>"
    )
}

/// Draws the boat, pawns, tokens, pieces, legends and feats of a player. It contains no person's
/// name, so it may be markup.
fn belongings(scene: &Scene, seat: Seat, lang: Lang) -> String {
    let Some(player) = scene.seats.get(seat.index()) else { return String::new() };
    let mut html = String::new();
    match player.boat {
        Some(boat) => {
            html += &format!(
                "<span class='held crew'><svg class='icon' viewBox='0 0 24 24' aria-hidden='true'>\
                 <use href='#i-boat'/></svg>{}<span class='hidden-label'>{}</span></span>",
                art::pawns(boat.crew),
                names::pawns(lang, boat.crew),
            );
            html += &piece(scene, lang, boat.handle, SeaMsg::Sails);
        }
        None => html += &format!("<span class='hint'>{}</span>", say_sea(lang, &SeaMsg::NoBoat)),
    }
    if let Some(hand) = player.hand {
        html += &piece(scene, lang, hand, SeaMsg::InHand);
    }
    let pool = player.pool.to_string();
    html += &counted("i-pool", player.pool, &say_sea(lang, &SeaMsg::Pool { count: &pool }));
    let tokens = player.tokens.to_string();
    html += &counted("i-token", player.tokens, &say_sea(lang, &SeaMsg::Tokens { count: &tokens }));
    for feat in scene.feats_of(seat) {
        let name = names::feat(lang, feat);
        html += &format!(
            "<span class='feat-chip' title='{}'><svg class='icon' viewBox='0 0 24 24' aria-hidden='true'>\
             <use href='#i-feat'/></svg>{name}</span>",
            names::feat_help(lang, feat).replace('\'', "’"),
        );
    }
    for handle in &player.secured {
        html += &piece(scene, lang, *handle, SeaMsg::Secured);
    }
    for legend in &player.legends {
        html += &disclosed(scene, lang, legend);
    }
    html
}

/// Draws a piece: its face, if the reader knows it, and its location.
fn piece(scene: &Scene, lang: Lang, handle: Handle, place: SeaMsg) -> String {
    let face = scene.faces.get(&handle);
    let icon =
        face.map_or_else(|| art::unknown_icon().to_owned(), |face| art::component_icon(*face));
    let name = words::piece(lang, scene, handle);
    let place = say_sea(lang, &place);
    let known = if face.is_some() { "piece-chip" } else { "piece-chip unseen-piece" };
    format!(
        "<span class='{known}'>{icon}<span>{name} <small>{place} · {handle}</small></span></span>"
    )
}

/// Shows a legend as a sentence, with its three symbols.
pub fn disclosed(scene: &Scene, lang: Lang, legend: &[Handle; 3]) -> String {
    let faces: Vec<_> =
        legend.iter().filter_map(|handle| scene.faces.get(handle).copied()).collect();
    let [character, location, action] = faces[..] else { return String::new() };
    let icons: String = faces.iter().map(|face| art::myth_icon(face.myth())).collect();
    let sentence = names::legend_sentence(lang, character, location, action);
    format!(
        "<span class='legend-chip'><span class='icons'>{icons}</span><span>{sentence}</span></span>"
    )
}
