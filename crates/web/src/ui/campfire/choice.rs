//! The steps of choosing a move that have buttons, and the effect of the move in words.

use super::art;
use crate::model::Chooser;
use crate::model::campfire::Facet;
use crate::ui::table::Table;
use campfire::{Bend, Campfire, Direction, Kinds, Legend, Question, Tile};
use kernel::Seat;
use leptos::prelude::*;
use texts::campfire as words;
use texts::from_one;
use texts::web::{Msg, colon, say};

/// Shows the current options and their effect.
pub fn choice(table: Table<Campfire>) -> impl IntoView {
    let app = table.app;
    let hint = move || {
        let open = table
            .chooser
            .with(|chooser| chooser.options().iter().any(|facet| matches!(facet, Facet::Place(_))));
        open.then(|| app.say(hint_for(table)))
    };
    let steps = move || {
        let chooser = table.chooser.get();
        (0..=chooser.chosen().len())
            .filter_map(|step| buttons(table, &chooser, step))
            .collect_view()
    };
    view! {
        <p class="hint" data-testid="hint">{hint}</p>
        {super::cards::chips(table)}
        {steps}
        {move || random_sleepers(table)}
        {move || outlook(table)}
    }
}

fn hint_for(table: Table<Campfire>) -> Msg<'static> {
    let options = table.chooser.with(Chooser::options);
    let question = table.session.with(|session| session.now().question());
    let cards = options.iter().any(|f| matches!(f, Facet::Song(_) | Facet::Legend(..)));
    match question {
        Some(Question::Act) if cards => Msg::ChoosePile,
        Some(Question::Act) => Msg::ChoosePileOnly,
        _ => Msg::ChoosePlace,
    }
}

/// Returns the buttons of one step, if it has any. Places and cards are pressed on the board
/// instead.
fn buttons(table: Table<Campfire>, chooser: &Chooser<Campfire>, step: usize) -> Option<AnyView> {
    let options = chooser.options_at(step);
    let shown: Vec<Facet> = options
        .into_iter()
        .filter(|facet| !matches!(facet, Facet::Place(_) | Facet::Song(_) | Facet::Legend(..)))
        .collect();
    let alone = chooser.is_plain(step) && shown.first() != Some(&Facet::No);
    if shown.is_empty() || (alone && step > 0) {
        return None;
    }
    let lang = table.app.lang.get();
    let heading = match shown[0] {
        Facet::Way(_) => Some(say(lang, &Msg::ChooseWay)),
        Facet::Bend(_) => Some(ability(table)),
        Facet::Height(_) => Some(say(lang, &Msg::ChooseDisc)),
        Facet::Stories(..) | Facet::Wilds(_) => Some(say(lang, &Msg::ChoosePayment)),
        _ => None,
    };
    let chosen = chooser.chosen().get(step).copied();
    let base = chooser.chosen()[..step.min(chooser.chosen().len())].to_vec();
    let each = shown.into_iter().map(|facet| {
        let picked = chosen == Some(facet);
        view! {
            <button
                class="option"
                class:picked=picked
                aria-pressed=picked.to_string()
                data-testid=testid(facet)
                on:click=move |_| table.pick_option(facet)
                on:mouseenter=move |_| table.pointed.set(Some(facet))
                on:mouseleave=move |_| table.pointed.set(None)
                on:focus=move |_| table.pointed.set(Some(facet))
                on:blur=move |_| table.pointed.set(None)
                inner_html=facet_html(table, &base, facet)
            ></button>
        }
    });
    let each = each.collect_view();
    let label = heading.clone().unwrap_or_default();
    Some(
        view! {
            {heading.map(|heading| view! { <p class="step-heading">{heading}</p> })}
            <div class="options" role="group" aria-label=label>{each}</div>
        }
        .into_any(),
    )
}

fn ability(table: Table<Campfire>) -> String {
    let lang = table.app.lang.get();
    let who = table.session.with(|session| session.now().adventurer(session.now().active()));
    let ability = who.map(|who| words::ability(lang, who)).unwrap_or_default();
    colon(lang, &say(lang, &Msg::Ability), ability)
}

fn testid(facet: Facet) -> String {
    match facet {
        Facet::Adventurer(adventurer) => format!("adventurer-{adventurer}"),
        Facet::Place(place) => format!("place-{place}"),
        Facet::Way(direction) => format!("way-{direction}"),
        Facet::Bend(None) => "bend-no".to_owned(),
        Facet::Bend(Some(Bend::Pair(step) | Bend::Skip(step))) => format!("bend-{step}"),
        Facet::Height(height) => format!("height-{height}"),
        Facet::Song(price) => format!("song-{price}"),
        Facet::Legend(legend, value) => format!("legend-{legend}-{value}"),
        Facet::Stories(kinds, wilds) => {
            let letters: String = kinds.iter().map(Legend::letter).collect();
            format!("stories-{letters}-{wilds}")
        }
        Facet::Wilds(wilds) => format!("wilds-{wilds}"),
        Facet::No => "no".to_owned(),
    }
}

/// Returns the content of a button. It never contains people's names, so it may be markup.
fn facet_html(table: Table<Campfire>, base: &[Facet], facet: Facet) -> String {
    let lang = table.app.lang.get();
    let place_at = |step: u8| match base {
        [Facet::Place(from), Facet::Way(direction), ..] => {
            words::space(from.step(*direction, step)).to_string()
        }
        _ => step.to_string(),
    };
    match facet {
        Facet::Adventurer(adventurer) => format!(
            "{}<span><strong>{}</strong><small>{}</small></span>",
            art::badge(adventurer),
            words::adventurer(lang, adventurer),
            words::ability(lang, adventurer),
        ),
        Facet::Way(direction) => {
            let sign = match direction {
                Direction::Clockwise => "↻",
                Direction::Counterclockwise => "↺",
            };
            format!(
                "<span class='sign' aria-hidden='true'>{sign}</span> {}",
                words::direction(lang, direction)
            )
        }
        Facet::Bend(None) => say(lang, &Msg::NoAbility),
        Facet::Bend(Some(Bend::Pair(step))) => say(lang, &Msg::PairAt { place: &place_at(step) }),
        Facet::Bend(Some(Bend::Skip(step))) => say(lang, &Msg::SkipAt { place: &place_at(step) }),
        Facet::Height(height) => {
            say(lang, &Msg::LiftDisc { height: &from_one(height).to_string() })
        }
        Facet::Stories(kinds, wilds) => paid(kinds, wilds, lang),
        Facet::Wilds(wilds) => legend_payment(table, base, wilds),
        Facet::No => no(table),
        Facet::Place(_) | Facet::Song(_) | Facet::Legend(..) => String::new(),
    }
}

fn no(table: Table<Campfire>) -> String {
    let lang = table.app.lang.get();
    table.session.with(|session| {
        let moves = session.legal_moves();
        let refuses = |mv: &&campfire::Move| {
            use campfire::Move;
            matches!(mv, Move::Nudge(None) | Move::Lift(None) | Move::Pass)
        };
        let no = moves.iter().find(refuses);
        no.map(|mv| words::describe(lang, session.now(), mv)).unwrap_or_default()
    })
}

/// Draws a row of small tiles, with their names for screen readers.
fn tiles_html(tiles: impl Iterator<Item = Tile>, lang: texts::Lang) -> String {
    tiles
        .map(|tile| {
            format!(
                "{}<span class='hidden-label'>{}</span>",
                art::small_tile(tile),
                words::tile(lang, tile)
            )
        })
        .collect()
}

fn paid(kinds: Kinds, wilds: u8, lang: texts::Lang) -> String {
    let stories = kinds.iter().map(Tile::Story);
    tiles_html(stories.chain((0..wilds).map(|_| Tile::Wild)), lang)
}

fn legend_payment(table: Table<Campfire>, base: &[Facet], wilds: u8) -> String {
    let lang = table.app.lang.get();
    let Some(Facet::Legend(legend, value)) = base.first().copied() else { return String::new() };
    let tiles = table.session.with(|session| {
        let game = session.now();
        game.legend_payment(game.active(), legend, value, wilds)
    });
    tiles_html(tiles.into_iter(), lang)
}

/// Offers to place all discs of sleepers at random: it takes many decisions, and few people care.
fn random_sleepers(table: Table<Campfire>) -> Option<impl IntoView> {
    let asked = table.session.with(|session| session.now().question());
    (asked == Some(Question::Sleeper)).then(|| {
        view! {
            <button class="quiet" data-testid="sleepers-random" on:click=move |_| {
                table.play_while(|game| game.question() == Some(Question::Sleeper));
            }>{move || table.app.say(Msg::PlaceRest)}</button>
        }
    })
}

/// Describes the effects of the chosen or pointed-at move on everyone.
fn outlook(table: Table<Campfire>) -> Option<AnyView> {
    let mv = table.considered().complete()?;
    let game = table.game();
    let told = game.preview(mv)?;
    let lang = table.app.lang.get();
    let sows = matches!(mv, campfire::Move::Sow { .. });
    let listened = told.gifts.iter().any(|gift| gift.tile.is_some());
    if !sows && !listened && told.score.is_none() {
        return None;
    }
    let seats = Seat::all(game.players()).filter_map(|seat| {
        let taken = told.takes().filter(|(taker, ..)| *taker == seat);
        let taken: Vec<Tile> = taken.map(|(_, _, tile)| tile).collect();
        let who = game.adventurer(seat)?;
        (!taken.is_empty()).then(|| {
            view! {
                <li>
                    <span inner_html=art::badge(who)></span>
                    <strong>{table.name(seat)}</strong>
                    <span class="tile-row" inner_html=tiles_html(taken.into_iter(), lang)></span>
                </li>
            }
        })
    });
    let seats = seats.collect_view();
    let lost: Vec<Tile> = told.forgotten().map(|(_, tile)| tile).collect();
    let moons: Vec<Tile> = told.rises().map(|_| Tile::Moon).collect();
    let nobody = sows && !listened;
    let uncovered = told.uncovered().map(|gift| match gift.to {
        Some(seat) => say(lang, &Msg::UncoveredTo { name: &table.actor(seat) }),
        None => say(lang, &Msg::UncoveredLost),
    });
    let after = told.risen_to.map(|chart| chart.to_string());
    let points = told.points().map(|points| match points {
        gained if gained >= 0 => format!("+{gained}"),
        lost => lost.to_string().replace('-', "\u{2212}"),
    });
    Some(
        view! {
            <div class="outlook" data-testid="outlook">
                <p class="step-heading">{say(lang, &Msg::Preview)}</p>
                <ul>
                    {seats}
                    {(!lost.is_empty()).then(|| view! {
                        <li>
                            <span>{say(lang, &Msg::Lost)}</span>
                            <span class="tile-row" inner_html=tiles_html(lost.into_iter(), lang)></span>
                        </li>
                    })}
                    {(!moons.is_empty()).then(|| view! {
                        <li data-testid="rises">
                            <span>{say(lang, &Msg::Rises)}</span>
                            <span class="tile-row" inner_html=tiles_html(moons.into_iter(), lang)></span>
                        </li>
                    })}
                    {nobody.then(|| view! { <li>{say(lang, &Msg::NobodyTakes)}</li> })}
                    {told.lys_bonus.then(|| view! { <li>{say(lang, &Msg::LysBonus)}</li> })}
                    {uncovered.map(|sentence| view! { <li>{sentence}</li> })}
                    {told.may_lift.then(|| view! { <li>{say(lang, &Msg::MayLift)}</li> })}
                    {after.map(|count| {
                        view! {
                            <li>
                                {say(lang, &Msg::MoonsThen { count: &count })}
                                {told.brings_scoring().then(|| format!(". {}", say(lang, &Msg::ScoringThen)))}
                            </li>
                        }
                    })}
                    {points.map(|points| view! {
                        <li>{say(lang, &Msg::PointsNow { points: &points })}</li>
                    })}
                </ul>
            </div>
        }
        .into_any(),
    )
}
