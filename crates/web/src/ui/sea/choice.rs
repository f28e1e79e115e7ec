//! The steps of choosing a move that have buttons, the terms of an offer, and the effect of a move.

use super::{art, builder, outlook, words};
use crate::model::Chooser;
use crate::model::sea::{Deal, Facet, Free, Scene, cells_of, decider_view};
use crate::ui::table::Table;
use ::sea::{Counts, Move, Part, Question, Sea, View};
use leptos::prelude::*;
use texts::Lang;
use texts::sea as names;
use texts::web::{SeaMsg, say_sea};

/// The data that the buttons of a choice need: only what the deciding person knows.
#[derive(Clone)]
pub struct Asked {
    pub table: Table<Sea>,
    /// The language.
    pub lang: Lang,
    /// The person's view.
    pub view: View,
    /// The scene of that view.
    pub scene: Scene,
}

impl Asked {
    /// Creates the data for the person who is asked now.
    pub fn of(table: Table<Sea>) -> Asked {
        let view = decider_view(&table.game());
        let scene = Scene::of(&view);
        Asked { table, lang: table.app.lang.get(), view, scene }
    }

    /// Returns a text in the person's language.
    pub fn say(&self, what: SeaMsg) -> String {
        say_sea(self.lang, &what)
    }

    fn question(&self) -> Option<Question> {
        self.view.decision.map(|decision| decision.question)
    }
}

/// Shows the current options and their effect, but nothing before the person is there.
pub fn choice(table: Table<Sea>) -> impl IntoView {
    let unveiled = Memo::new(move |_| table.curtain().is_none());
    move || unveiled.get().then(|| steps(table))
}

fn steps(table: Table<Sea>) -> impl IntoView {
    let hint = move || {
        let asked = Asked::of(table);
        let options = table.chooser.with(|chooser| chooser.options_at(0));
        let on_chart = options.iter().any(|facet| !cells_of(&asked.view, *facet).is_empty());
        on_chart.then(|| asked.say(SeaMsg::Hint))
    };
    let steps = move || {
        let chooser = table.chooser.get();
        let asked = Asked::of(table);
        (0..=chooser.chosen().len())
            .filter_map(|step| buttons(&asked, &chooser, step))
            .collect_view()
    };
    view! {
        {move || offer(table)}
        <p class="hint" data-testid="hint">{hint}</p>
        {steps}
        {move || compose(table)}
        {move || outlook::outlook(table)}
    }
}

/// Shows the offer that must be answered: what each side gets.
fn offer(table: Table<Sea>) -> Option<impl IntoView> {
    let asked = Asked::of(table);
    let terms = asked.view.open_offer()?;
    let gets = asked.view.forecast_exchange(&terms).gets;
    Some(view! {
        <div class="outlook offer-terms" data-testid="offer-terms">
            <p class="step-heading">{asked.say(SeaMsg::OfferIs)}</p>
            {outlook::gets(&asked, &gets)}
        </div>
    })
}

/// Shows the builder for a free-form move, if one can be composed.
fn compose(table: Table<Sea>) -> Option<impl IntoView> {
    let asked = Asked::of(table);
    let chooser = table.chooser.get();
    let deal = chooser.chosen().iter().find_map(|facet| match facet {
        Facet::Deal(deal) => Some(*deal),
        _ => None,
    });
    let partner = chooser.chosen().iter().find_map(|facet| match facet {
        Facet::Partner(partner) => Some(*partner),
        _ => None,
    });
    let exchange = chooser.chosen().iter().find_map(|facet| match facet {
        Facet::Exchange(kind) => Some(*kind),
        _ => None,
    });
    // A guided game accepts only one move.
    let free = table.purpose != crate::ui::table::Purpose::Lesson;
    let kind = Free::offered(&asked.view, deal, partner, exchange).filter(|_| free)?;
    Some(builder::builder(asked, kind, chooser.complete()))
}

/// Returns the buttons of one step.
fn buttons(asked: &Asked, chooser: &Chooser<Sea>, step: usize) -> Option<AnyView> {
    let options = chooser.options_at(step);
    let arrival = step == 0 && asked.question() == Some(Question::Interact);
    let shown: Vec<Facet> = match arrival {
        // Unavailable options stay visible, and explain themselves when pressed.
        true => {
            let deals = Deal::ON_ARRIVAL.map(Facet::Deal);
            let rest = options.iter().copied().filter(|facet| !deals.contains(facet));
            deals.into_iter().chain(rest).collect()
        }
        false => options.clone(),
    };
    if shown.is_empty() || (chooser.is_plain(step) && step > 0) {
        return None;
    }
    let heading = heading(asked, step, shown[0]);
    let chosen = chooser.chosen().get(step).copied();
    let each = shown.into_iter().map(|facet| {
        let can = options.contains(&facet);
        button(asked, facet, chosen == Some(facet), can)
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

fn heading(asked: &Asked, step: usize, first: Facet) -> Option<String> {
    Some(asked.say(match first {
        Facet::Payer(_) => SeaMsg::WhoPays,
        Facet::Partner(_) => SeaMsg::WithWhom,
        Facet::Theirs(_) => SeaMsg::WhichPiece,
        Facet::Exchange(_) => SeaMsg::WhichExchange,
        Facet::Swap(_) => SeaMsg::SwapPieces,
        Facet::Terms(..) => SeaMsg::WhatElse,
        Facet::Leave(_) => SeaMsg::WhoStays,
        Facet::Take(_) => SeaMsg::WhoBoards,
        Facet::Count(_) => SeaMsg::HowMany,
        Facet::Settling(_) => SeaMsg::WhoSettles,
        Facet::Sailing(_) => SeaMsg::WhoSailsOn,
        Facet::Piece(_) => {
            let part = Part::ALL.get(step).copied().unwrap_or(Part::Character);
            return Some(asked.say(SeaMsg::LegendPart { part: names::part(asked.lang, part) }));
        }
        Facet::Do(_) | Facet::Turn | Facet::Deal(_) | Facet::Cell(_) => return None,
    }))
}

fn button(asked: &Asked, facet: Facet, picked: bool, can: bool) -> impl IntoView {
    let table = asked.table;
    let press = move |_| if can { table.pick_option(facet) } else { table.pick(facet) };
    let point = move |on: bool| table.pointed.set(on.then_some(facet).filter(|_| can));
    view! {
        <button
            class="option"
            class:picked=picked
            class:unavailable=!can
            aria-pressed=picked.to_string()
            aria-disabled=(!can).to_string()
            data-testid=testid(facet)
            on:click=press
            on:mouseenter=move |_| point(true)
            on:mouseleave=move |_| point(false)
            on:focus=move |_| point(true)
            on:blur=move |_| point(false)
        >
            {content(asked, facet)}
        </button>
    }
}

fn testid(facet: Facet) -> String {
    let counts =
        |pawns: Counts| if pawns.is_empty() { "none".to_owned() } else { pawns.to_string() };
    match facet {
        Facet::Do(mv) => format!("do-{}", mv.to_string().replace(' ', "-")),
        Facet::Turn => "turn".to_owned(),
        Facet::Payer(None) => "payer-none".to_owned(),
        Facet::Payer(Some(tribe)) => format!("payer-{tribe}"),
        Facet::Deal(deal) => format!("deal-{deal:?}").to_lowercase(),
        Facet::Partner(seat) => format!("partner-{seat}"),
        Facet::Exchange(kind) => format!("exchange-{}", kind.word()),
        Facet::Theirs(handle) | Facet::Piece(handle) | Facet::Swap(Some(handle)) => {
            format!("piece-{handle}")
        }
        Facet::Swap(None) => "swap-none".to_owned(),
        Facet::Terms(give, take) => format!("terms-{}-{}", counts(give), counts(take)),
        Facet::Leave(pawns) => format!("leave-{}", counts(pawns)),
        Facet::Take(pawns) => format!("take-{}", counts(pawns)),
        Facet::Count(count) => format!("count-{count}"),
        Facet::Settling(pawns) => format!("settling-{}", counts(pawns)),
        Facet::Sailing(pawns) => format!("sailing-{}", counts(pawns)),
        Facet::Cell(cell) => format!("cell-{cell}"),
    }
}

/// Returns the content of a button.
fn content(asked: &Asked, facet: Facet) -> AnyView {
    let lang = asked.lang;
    let text = |text: String| view! { <span>{text}</span> }.into_any();
    let signed = |sign: String, text: String| {
        view! { <span class="signs" inner_html=sign></span> <span>{text}</span> }.into_any()
    };
    match facet {
        Facet::Do(mv) => {
            let told = names::describe(lang, &asked.view, &mv, &asked.table.names());
            match mv {
                Move::Leave(tribe) | Move::Relief(tribe) | Move::Swap(Some(tribe)) => {
                    signed(art::badge(tribe), told)
                }
                _ => text(told),
            }
        }
        Facet::Turn => text(asked.say(SeaMsg::DoTurn)),
        Facet::Payer(Some(tribe)) => signed(art::badge(tribe), names::tribe(lang, tribe)),
        Facet::Payer(None) => text(asked.say(SeaMsg::Nobody)),
        Facet::Deal(deal) => text(asked.say(deal_name(deal))),
        Facet::Partner(seat) => signed(art::badge(::sea::Tribe::of(seat)), asked.table.name(seat)),
        Facet::Theirs(handle) | Facet::Piece(handle) | Facet::Swap(Some(handle)) => {
            piece(asked, handle)
        }
        Facet::Exchange(::sea::ExchangeKind::Boats) => text(asked.say(SeaMsg::BoatToBoat)),
        Facet::Exchange(::sea::ExchangeKind::Settlement) => text(asked.say(SeaMsg::AtSettlement)),
        Facet::Swap(None) => text(asked.say(SeaMsg::NoPieces)),
        Facet::Terms(give, take) => terms(asked, give, take),
        Facet::Leave(pawns)
        | Facet::Take(pawns)
        | Facet::Settling(pawns)
        | Facet::Sailing(pawns) => people(lang, pawns),
        Facet::Count(count) => text(count.to_string()),
        Facet::Cell(cell) => text(names::cell(cell)),
    }
}

/// Returns the name of an action on arrival.
fn deal_name(deal: Deal) -> SeaMsg<'static> {
    match deal {
        Deal::Settle => SeaMsg::DoSettle,
        Deal::Disclose => SeaMsg::DoDisclose,
        Deal::Offer => SeaMsg::DoOffer,
        Deal::Counter => SeaMsg::DoCounter,
        Deal::Attack => SeaMsg::DoAttack,
    }
}

/// Shows a piece with its face, if the person knows it, and its public number.
pub fn piece(asked: &Asked, handle: ::sea::Handle) -> AnyView {
    let face = asked.scene.faces.get(&handle);
    let icon =
        face.map_or_else(|| art::unknown_icon().to_owned(), |face| art::component_icon(*face));
    let said = words::piece(asked.lang, &asked.scene, handle);
    view! {
        <span class="signs" inner_html=icon></span>
        <span>{said} " " <small class="handle">{handle.to_string()}</small></span>
    }
    .into_any()
}

/// Shows pawns as signs, and in words for screen readers.
pub fn people(lang: Lang, pawns: Counts) -> AnyView {
    if pawns.is_empty() {
        return view! { <span>{words::people(lang, pawns)}</span> }.into_any();
    }
    view! {
        <span class="signs" inner_html=art::pawns(pawns)></span>
        <span class="hidden-label">{words::people(lang, pawns)}</span>
    }
    .into_any()
}

/// Shows the other terms of an exchange, from the perspective of the person who chooses.
fn terms(asked: &Asked, give: Counts, take: Counts) -> AnyView {
    if give.is_empty() && take.is_empty() {
        return view! { <span>{asked.say(SeaMsg::NothingElse)}</span> }.into_any();
    }
    let decider = asked.view.decision.map(|decision| decision.seat);
    let (give, take) = if decider == asked.view.active { (give, take) } else { (take, give) };
    let part = |what: SeaMsg, pawns: Counts| {
        (!pawns.is_empty()).then(|| {
            view! { <span class="term">{asked.say(what)} " " {people(asked.lang, pawns)}</span> }
        })
    };
    view! { {part(SeaMsg::YouGive, give)} {part(SeaMsg::YouGet, take)} }.into_any()
}
