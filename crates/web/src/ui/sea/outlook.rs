//! The effects of the chosen or pointed-at move on everyone, in words and signs.

use super::choice::{Asked, people, piece};
use super::words;
use crate::ui::table::Table;
use ::sea::{BattleResult, Counts, CrewChange, Dice, Forecast, Gets, Sea};
use leptos::prelude::*;
use texts::sea as names;
use texts::terminal::sea::{SeaUi, sea_ui};
use texts::web::{Msg, SeaMsg, say};

/// Shows the outlook of the considered move.
pub fn outlook(table: Table<Sea>) -> Option<AnyView> {
    let mv = table.considered().complete()?;
    let asked = Asked::of(table);
    let told = asked.view.forecast(mv);
    // An offer that is being answered is already shown above.
    let answered = matches!(mv, ::sea::Move::Accept);
    let shown = Forecast { reach: Vec::new(), ..told.clone() };
    if shown == Forecast::default() || (answered && told.crews.is_empty()) {
        return None;
    }
    let gets = (!answered && !told.gets.is_empty()).then(|| gets(&asked, &told.gets));
    Some(
        view! {
            <div class="outlook" data-testid="outlook">
                <p class="step-heading">{say(asked.lang, &Msg::Preview)}</p>
                {gets}
                <ul>
                    {lines(&asked, &told).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
                    {told.crews.iter().map(|change| crew(&asked, change)).collect_view()}
                    {told.ashore.map(|groups| ashore(&asked, groups))}
                </ul>
            </div>
        }
        .into_any(),
    )
}

/// Shows what each side of an exchange gets.
pub fn gets(asked: &Asked, gets: &[Gets]) -> AnyView {
    let row = |gets: &Gets| {
        let name = asked.table.actor(gets.seat);
        let nothing = gets.piece.is_none() && gets.people.is_empty();
        view! {
            <li>
                <span inner_html=super::art::badge(::sea::Tribe::of(gets.seat))></span>
                <strong>{asked.say(SeaMsg::Gets { name: &name })}</strong>
                {gets.piece.map(|handle| view! { <span class="piece-chip">{piece(asked, handle)}</span> })}
                {(!gets.people.is_empty()).then(|| people(asked.lang, gets.people))}
                {nothing.then(|| asked.say(SeaMsg::Nothing))}
            </li>
        }
    };
    view! { <ul>{gets.iter().map(row).collect_view()}</ul> }.into_any()
}

/// Returns the sentences of a forecast.
fn lines(asked: &Asked, told: &Forecast) -> Vec<String> {
    let lang = asked.lang;
    let mut lines = Vec::new();
    let point = |direction| names::direction(lang, direction);
    lines.extend(told.dice.map(|dice| match dice {
        Dice::Distance(to) => sea_ui(lang, SeaUi::Range { to: point(to) }),
        Dice::Turned { left, same, right } => sea_ui(
            lang,
            SeaUi::Turned { left: point(left), same: point(same), right: point(right) },
        ),
        Dice::All => sea_ui(lang, SeaUi::RangeDie),
        Dice::Vaal => asked.say(SeaMsg::VaalRange),
    }));
    lines.extend(told.crosses.map(|cell| {
        let place = words::cell(asked.table, &asked.scene, cell);
        asked.say(SeaMsg::CrossTo { place: &place })
    }));
    lines.extend(
        told.unknown
            .map(|pile| asked.say(SeaMsg::UnknownTile { chances: &words::chances(lang, pile) })),
    );
    lines.extend(told.founding.map(|(home, tokens)| {
        let home = home.to_string();
        let tokens = tokens.to_string();
        asked.say(SeaMsg::FoundingPays { home: &home, tokens: &tokens })
    }));
    lines.extend(told.battle.map(|battle| {
        asked.say(match battle {
            BattleResult::AttackerWins => SeaMsg::BattleTakes,
            BattleResult::DefenderWins => SeaMsg::BattleYouLose,
            BattleResult::AttackerEmptied => SeaMsg::BattleYouSink,
            BattleResult::BothEmptied => SeaMsg::BattleBothSink,
            BattleResult::Undecided => SeaMsg::BattleBothLose,
        })
    }));
    lines
}

/// Shows a crew before and after.
fn crew(asked: &Asked, change: &CrewChange) -> impl IntoView + use<> {
    let name = asked.table.actor(change.seat);
    let after = match change.after {
        Some(after) => people(asked.lang, after),
        None => view! { <b>{change.left.to_string()}</b> }.into_any(),
    };
    let sinks = change.sinks.then(|| asked.say(SeaMsg::Sinks));
    view! {
        <li>
            <strong>{asked.say(SeaMsg::CrewOf { name: &name })}</strong>
            {people(asked.lang, change.before)}
            <span aria-hidden="true">"→"</span>
            {after}
            {sinks.map(|sinks| view! { <span class="sinks">{sinks}</span> })}
        </li>
    }
}

/// Shows the pawns that settle, go home and sail on.
fn ashore(asked: &Asked, groups: [Counts; 3]) -> impl IntoView + use<> {
    let heads = [SeaMsg::TheySettle, SeaMsg::TheyGoHome, SeaMsg::TheySailOn];
    let rows = heads.into_iter().zip(groups).filter(|(_, group)| !group.is_empty());
    rows.map(|(head, group)| {
        view! { <li><strong>{asked.say(head)}</strong> {people(asked.lang, group)}</li> }
    })
    .collect_view()
}
