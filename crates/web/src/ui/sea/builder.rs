//! The builder for free-form moves, pawn by pawn: offers, settlers, landings.

use super::choice::{Asked, people, piece};
use super::{art, words};
use crate::model::sea::{Free, FreeKind, pair, pieces_of};
use ::sea::{Counts, ExchangeKind, Handle, Move, Sea};
use kernel::Cites;
use leptos::prelude::*;
use texts::sea as names;
use texts::web::SeaMsg;

/// Shows the builder, starting with the move that is already chosen.
pub fn builder(asked: Asked, kind: FreeKind, chosen: Option<Move>) -> impl IntoView {
    let mut start = Free::new(&asked.view, kind);
    if let Some(mv) = chosen.filter(|mv| is_of(kind, mv)) {
        start.adopt(mv);
    }
    let free = RwSignal::new(start);
    let open = asked.table.chooser.with_untracked(|chooser| chooser.composed().is_some());
    let table = asked.table;
    let lang = asked.lang;
    let judged = {
        let asked = asked.clone();
        move || judge(&asked, &free.get())
    };
    let refusal = {
        let judged = judged.clone();
        move || {
            judged().err().map(|(why, rule)| {
                view! { <p class="hint">{why} " " {crate::ui::table::rule_link::<Sea>(rule)}</p> }
            })
        }
    };
    let fits = move || judged().is_ok();
    let built_on = asked.view.clone();
    let use_this = move |_| {
        let game = table.game();
        let mut chooser = table.chooser.get_untracked();
        if chooser.compose(&game, free.get_untracked().mv(&built_on)).is_ok() {
            table.refusal.set(None);
            table.chooser.set(chooser);
        }
    };
    let groups = order(kind).map(|(index, head)| group(&asked, free, index, head));
    let title = match kind {
        FreeKind::Offer(..) | FreeKind::Counter(..) => SeaMsg::Compose,
        FreeKind::Settle | FreeKind::Disembark => SeaMsg::ComposePawns,
    };
    view! {
        <details class="builder" data-testid="builder" open=open>
            <summary>{asked.say(title)}</summary>
            <div class="builder-body">
                {swap(&asked, free, kind)}
                {groups.collect_view()}
                {move || rest(&asked, &free.get())}
                {refusal}
                <button data-testid="compose" disabled=move || !fits() on:click=use_this>
                    {texts::web::say_sea(lang, &SeaMsg::UseThis)}
                </button>
            </div>
        </details>
    }
}

/// Returns `true` if a chosen move can be edited further.
fn is_of(kind: FreeKind, mv: &Move) -> bool {
    matches!(
        (mv, kind),
        (Move::Settle { .. }, FreeKind::Settle)
            | (Move::Offer(_), FreeKind::Offer(..))
            | (Move::Counter(_), FreeKind::Counter(..))
            | (Move::Disembark { .. }, FreeKind::Disembark)
    )
}

/// Asks the rules about the built move, and returns the reason if they refuse it.
fn judge(asked: &Asked, free: &Free) -> Result<(), (String, &'static str)> {
    use kernel::Game;
    let mut game = asked.table.game();
    game.play(free.mv(&asked.view), &mut ())
        .map_err(|why| (names::illegal(asked.lang, &why), why.rule()))
}

/// Returns the groups in the order in which the person thinks of them: what they give comes first.
fn order(kind: FreeKind) -> impl Iterator<Item = (usize, SeaMsg<'static>)> {
    let groups = match kind {
        FreeKind::Settle => [(0, SeaMsg::TheyStay), (1, SeaMsg::TheyBoard)],
        FreeKind::Offer(..) => [(0, SeaMsg::YouGive), (1, SeaMsg::YouGet)],
        // A counter-offer is written from the other side's perspective.
        FreeKind::Counter(..) => [(1, SeaMsg::YouGive), (0, SeaMsg::YouGet)],
        FreeKind::Disembark => [(0, SeaMsg::TheySettle), (1, SeaMsg::TheySailOn)],
    };
    groups.into_iter()
}

/// Shows a group of pawns with buttons to add and remove one of each tribe.
fn group(asked: &Asked, free: RwSignal<Free>, index: usize, head: SeaMsg) -> impl IntoView + use<> {
    let lang = asked.lang;
    let view = asked.view.clone();
    let most = free.with_untracked(|free| free.stocks(&view)[index] + free.groups[index]);
    let rows = most.tribes().map(|tribe| {
        let name = names::tribe(lang, tribe);
        let fewer = asked.say(SeaMsg::Fewer { what: &name });
        let more = asked.say(SeaMsg::More { what: &name });
        let count = move || free.with(|free| free.groups[index].get(tribe));
        let left = {
            let view = view.clone();
            move || {
                free.with(|free| {
                    free.stocks(&view)[index]
                        .get(tribe)
                        .saturating_sub(free.groups[index].get(tribe))
                })
            }
        };
        let stocked = view.clone();
        view! {
            <div class="stepper">
                <span class="signs" inner_html=art::badge(tribe)></span>
                <button
                    aria-label=fewer
                    data-testid=format!("fewer-{index}-{tribe}")
                    disabled=move || count() == 0
                    on:click=move |_| free.update(|free| free.less(index, tribe))
                >
                    "−"
                </button>
                <output aria-label=name>{count}</output>
                <button
                    aria-label=more
                    data-testid=format!("more-{index}-{tribe}")
                    disabled=move || left() == 0
                    on:click=move |_| free.update(|free| free.more(&stocked, index, tribe))
                >
                    "+"
                </button>
            </div>
        }
    });
    let rows: Vec<_> = rows.collect();
    let nobody = rows.is_empty().then(|| words::people(lang, Counts::NONE));
    view! {
        <fieldset class="group">
            <legend>{asked.say(head)}</legend>
            {nobody}
            {rows}
        </fieldset>
    }
}

/// Shows the pieces that can be swapped in an offer.
fn swap(asked: &Asked, free: RwSignal<Free>, kind: FreeKind) -> Option<impl IntoView + use<>> {
    let (FreeKind::Offer(partner, exchange) | FreeKind::Counter(partner, exchange)) = kind else {
        return None;
    };
    let compulsory = exchange == ExchangeKind::Settlement;
    let pieces = pieces_of(&asked.view, partner, exchange).into_iter().map(Some);
    let choices = pieces.chain((!compulsory).then_some(None));
    let each = choices.map(|theirs: Option<Handle>| {
        let pair = theirs.and_then(|theirs| pair(&asked.view, theirs));
        let picked = move || free.with(|free| free.swap == pair);
        let content = match pair {
            Some(pair) => view! {
                {piece(asked, pair.mine)}
                <span aria-hidden="true">"⇄"</span>
                {piece(asked, pair.theirs)}
            }
            .into_any(),
            None => view! { <span>{asked.say(SeaMsg::NoPieces)}</span> }.into_any(),
        };
        view! {
            <button
                class="option"
                class:picked=picked
                aria-pressed=move || picked().to_string()
                on:click=move |_| free.update(|free| free.swap = pair)
            >
                {content}
            </button>
        }
    });
    Some(view! {
        <fieldset class="group">
            <legend>{asked.say(SeaMsg::PieceForPiece)}</legend>
            <div class="options">{each.collect_view()}</div>
        </fieldset>
    })
}

/// Shows the pawns that go home from a landing.
fn rest(asked: &Asked, free: &Free) -> Option<impl IntoView + use<>> {
    let Some(::sea::Frame::Disembark { crew, .. }) = asked.view.agenda.last() else { return None };
    let gone = free.groups[0] + free.groups[1];
    let home = crew.contains(gone).then(|| *crew - gone)?;
    (free.kind == FreeKind::Disembark).then(|| {
        view! {
            <p class="rest">
                <strong>{asked.say(SeaMsg::TheyGoHome)}</strong> " " {people(asked.lang, home)}
            </p>
        }
    })
}
