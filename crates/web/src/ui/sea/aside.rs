//! The panel beside the chart: the reader's Myth and what it lacks, feats, remaining supplies, and
//! the end of the game.

use super::mats::disclosed;
use super::{art, words};
use crate::model::sea::{Scene, SeatScene};
use crate::ui::table::Table;
use ::sea::tables::LEGENDS_TO_END;
use ::sea::{Component, Myth, Part, Sea, TileKind, Trigger};
use kernel::Seat;
use leptos::prelude::*;
use texts::Lang;
use texts::sea as names;
use texts::web::{Msg, SeaMsg, colon, say, say_sea};

/// Shows everything beside the chart.
pub fn aside(table: Table<Sea>) -> impl IntoView {
    view! {
        <div class="sea-aside" data-testid="cards">
            {move || own(table)}
            {move || legends(table)}
            {move || feats(table)}
            {move || left(table)}
            {move || ending(table)}
            {list(table)}
        </div>
    }
}

/// Shows the reader's Myth, and what their next legend lacks.
fn own(table: Table<Sea>) -> Option<AnyView> {
    let lang = table.app.lang.get();
    table.scene.with(|scene| {
        // If several players' Myths are revealed, none of them is the reader's.
        let known: Vec<Seat> = Seat::all(scene.seats.len() as u8)
            .filter(|seat| scene.seats[seat.index()].myth.is_some())
            .collect();
        let [seat] = known[..] else { return None };
        let player = scene.seats.get(seat.index())?;
        let myth = player.myth?;
        Some(
            view! {
                {myth_card(table, scene, seat, player, myth)}
                {next_legend(lang, scene, player)}
            }
            .into_any(),
        )
    })
}

fn myth_card(
    table: Table<Sea>,
    scene: &Scene,
    seat: Seat,
    player: &SeatScene,
    myth: Myth,
) -> impl IntoView + use<> {
    let lang = table.app.lang.get();
    let parts = Part::ALL.map(|part| {
        let component = Component::new(myth, part);
        let (class, place) = whereabouts(table, scene, seat, player, component);
        view! {
            <li class=class>
                <span inner_html=art::part_icon(part)></span>
                <span>{names::component(lang, component)} <small>{place}</small></span>
            </li>
        }
    });
    let held = scene.held(player).filter(|component| component.myth() == myth).count().to_string();
    let needed = scene.goal.components().to_string();
    let count = say_sea(lang, &SeaMsg::MythNeeds { held: &held, needed: &needed });
    view! {
        <section class=format!("myth-card edge-{}", art::myth_word(myth)) data-testid="my-myth">
            <h2>
                <span inner_html=art::myth_icon(myth)></span>
                {colon(lang, &say_sea(lang, &SeaMsg::MyMyth), names::myth(lang, myth))}
            </h2>
            <p class="hint">{count}</p>
            <ul class="parts">{parts}</ul>
        </section>
    }
}

/// Returns the location of a component as far as the reader knows: a class for it, and words.
fn whereabouts(
    table: Table<Sea>,
    scene: &Scene,
    seat: Seat,
    player: &SeatScene,
    component: Component,
) -> (&'static str, String) {
    let lang = table.app.lang.get();
    let Some((handle, _)) = scene.faces.iter().find(|(_, face)| **face == component) else {
        return ("", say_sea(lang, &SeaMsg::PartUnknown));
    };
    if scene.held(player).any(|held| held == component) {
        return ("have", say_sea(lang, &SeaMsg::PartHeld));
    }
    let mine = [player.hand, player.boat.map(|boat| boat.handle)];
    if mine.contains(&Some(*handle)) {
        return ("near", say_sea(lang, &SeaMsg::PartSailing));
    }
    let holds = |other: &Seat| {
        let other = &scene.seats[other.index()];
        other.boat.is_some_and(|boat| boat.handle == *handle)
            || other.hand == Some(*handle)
            || other.secured.contains(handle)
            || other.legends.iter().flatten().any(|held| held == handle)
    };
    let holder = Seat::all(scene.seats.len() as u8).filter(|other| *other != seat).find(holds);
    let holder = holder.map(|holder| table.actor(holder));
    ("", holder.map_or_else(String::new, |name| say_sea(lang, &SeaMsg::PartSeen { name: &name })))
}

/// Shows which thirds of a legend the reader has secured, and which are missing.
fn next_legend(lang: Lang, scene: &Scene, player: &SeatScene) -> impl IntoView + use<> {
    let secured: Vec<Part> = player
        .secured
        .iter()
        .filter_map(|handle| scene.faces.get(handle).map(|face| face.part()))
        .collect();
    let signs = Part::ALL.map(|part| {
        let has = secured.contains(&part);
        view! {
            <li class=if has { "have" } else { "" }>
                <span inner_html=art::part_icon(part)></span>
                <span>{names::part(lang, part)}</span>
            </li>
        }
    });
    let missing: Vec<&str> = Part::ALL
        .into_iter()
        .filter(|part| !secured.contains(part))
        .map(|part| names::part(lang, part))
        .collect();
    let lacks = (!missing.is_empty())
        .then(|| say_sea(lang, &SeaMsg::LegendLacks { parts: &missing.join(", ") }));
    view! {
        <section class="next-legend">
            <h2>{say_sea(lang, &SeaMsg::NextLegend)}</h2>
            <ul class="parts row-parts">{signs}</ul>
            <p class="hint">{lacks}</p>
        </section>
    }
}

fn legends(table: Table<Sea>) -> impl IntoView {
    let lang = table.app.lang.get();
    table.scene.with(|scene| {
        let told = Seat::all(scene.seats.len() as u8).flat_map(|seat| {
            let legends = scene.seats[seat.index()].legends.iter();
            let told = legends.map(|legend| (seat, disclosed(scene, lang, legend)));
            told.collect::<Vec<_>>()
        });
        let told: Vec<_> = told
            .map(|(seat, html)| {
                view! {
                    <li>
                        <strong>{table.name(seat)}</strong>
                        <span inner_html=html></span>
                    </li>
                }
            })
            .collect();
        let none = told.is_empty().then(|| say_sea(lang, &SeaMsg::NoLegends));
        view! {
            <section>
                <h2>{say_sea(lang, &SeaMsg::Legends)}</h2>
                <p class="hint">{none}</p>
                <ul class="plain">{told}</ul>
            </section>
        }
    })
}

fn feats(table: Table<Sea>) -> impl IntoView {
    let lang = table.app.lang.get();
    let deck = table.session.with(|session| session.now().setup().feats);
    let owners = table.scene.with(|scene| scene.feats);
    let rows = deck.feats().iter().map(|&feat| {
        let owner = owners[feat as usize];
        let by = owner.map_or_else(
            || say_sea(lang, &SeaMsg::FreeFeat),
            |seat| say(lang, &Msg::TakenBy { name: &table.actor(seat) }),
        );
        view! {
            <li class=if owner.is_some() { "earned" } else { "" }>
                <strong>{names::feat(lang, feat)}</strong>
                " "
                <small>{by}</small>
                <p class="hint">{names::feat_help(lang, feat)}</p>
            </li>
        }
    });
    view! {
        <details class="feats" open=true>
            <summary><h2>{say_sea(lang, &SeaMsg::Feats)}</h2></summary>
            <ul class="plain">{rows.collect_view()}</ul>
        </details>
    }
}

fn left(table: Table<Sea>) -> impl IntoView {
    let lang = table.app.lang.get();
    let (pile, deck, gone) = table.scene.with(|scene| (scene.pile, scene.deck, scene.discard));
    let discarded: Vec<String> = table.scene.with(|scene| {
        let named = |&handle| format!("{handle}: {}", words::piece(lang, scene, handle));
        scene.discarded.iter().map(named).collect()
    });
    let kinds = TileKind::ALL.into_iter().zip([pile.sea, pile.coast, pile.island, pile.fog]);
    let kinds = kinds.map(|(kind, count)| {
        let art = art::tile(kind);
        view! {
            <li>
                <svg class="tile-icon" viewBox="-50 -50 100 100" aria-hidden="true" inner_html=art></svg>
                <span>{names::tile_kind(lang, kind)} " " <b>{count.to_string()}</b></span>
            </li>
        }
    });
    let count = |count: u8| count.to_string();
    view! {
        <section>
            <h2>{say_sea(lang, &SeaMsg::Left)}</h2>
            <p>{say_sea(lang, &SeaMsg::TilesLeft { count: &count(pile.tiles) })}</p>
            <ul class="parts row-parts">{kinds.collect_view()}</ul>
            <p>{say_sea(lang, &SeaMsg::BoatsLeft { count: &count(deck) })}</p>
            {(gone > 0).then(|| view! {
                <p>{say_sea(lang, &SeaMsg::BoatsGone { count: &count(gone) })}</p>
            })}
            {(!discarded.is_empty()).then(|| view! {
                <ul class="plain" data-testid="discarded">
                    {discarded.into_iter().map(|piece| view! { <li>{piece}</li> }).collect_view()}
                </ul>
            })}
        </section>
    }
}

/// Shows what will trigger the end, or has triggered it.
fn ending(table: Table<Sea>) -> impl IntoView {
    use kernel::Game;
    let lang = table.app.lang.get();
    let view = table.session.with(|session| session.now().view(kernel::Viewer::Spectator));
    let (trigger, last, most, tiles, deck) = table.scene.with(|scene| {
        let most = scene.seats.iter().map(|seat| seat.legends.len()).max().unwrap_or(0);
        (scene.trigger, scene.last_turns, most, scene.pile.tiles, scene.deck)
    });
    let text = |number: usize| number.to_string();
    let idle_max = view.options.idle_turns_max();
    let lines = match trigger {
        Some(why) => {
            let mut lines = vec![names::end(lang, why).to_owned()];
            lines.extend(
                last.filter(|left| *left > 0)
                    .map(|left| say_sea(lang, &SeaMsg::LastTurns { count: &left.to_string() })),
            );
            lines
        }
        None => {
            let mut lines = vec![
                say_sea(
                    lang,
                    &SeaMsg::EndLegends { count: &text(most), all: &text(LEGENDS_TO_END.into()) },
                ),
                say_sea(lang, &SeaMsg::EndTiles { count: &text(tiles.into()) }),
                say_sea(lang, &SeaMsg::EndBoats { count: &text(deck.into()) }),
            ];
            lines.extend(idle_max.map(|all| {
                let count = text(view.idle_turns.into());
                say_sea(lang, &SeaMsg::EndIdle { count: &count, all: &text(all.into()) })
            }));
            lines
        }
    };
    let class = if trigger.is_some() { "ending triggered" } else { "ending" };
    let rule = trigger.map_or("S14.1", |_: Trigger| "S14.2");
    view! {
        <section class=class data-testid="ending">
            <h2>{say_sea(lang, &SeaMsg::EndHeading)} " " {crate::ui::table::rule_link::<Sea>(rule)}</h2>
            <ul class="plain">
                {lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        </section>
    }
}

/// Lists the cells of the chart, for people who use a screen reader.
fn list(table: Table<Sea>) -> impl IntoView {
    let rows = move || {
        table.scene.with(|scene| {
            let mut cells: Vec<_> = scene.tiles.iter().map(|tile| tile.cell).collect();
            cells.sort_by_key(|cell| (-cell.y, cell.x));
            let told: Vec<_> =
                cells.into_iter().map(|cell| words::cell(table, scene, cell)).collect();
            told
        })
    };
    view! {
        <details class="chart-list" data-testid="chart-list">
            <summary>{move || say_sea(table.app.lang.get(), &SeaMsg::AsList)}</summary>
            <ul>
                {move || rows().into_iter().map(|row| view! { <li>{row}</li> }).collect_view()}
            </ul>
        </details>
    }
}
