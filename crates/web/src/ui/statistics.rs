//! The page of statistics: games played and won in this browser.

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::storage::library;
use crate::model::statistics::StatisticsRow;
use leptos::prelude::*;
use texts::Lang;
use texts::web::{FlowMsg, Msg, level, say_flow};

/// Shows the page of statistics.
pub fn page(app: App) -> impl IntoView {
    let say = move |what: FlowMsg<'static>| say_flow(app.lang.get(), &what);
    let told = move || {
        app.saves.track();
        match library().statistics() {
            Err(_) => view! { <p>{app.say(Msg::StorageForbidden)}</p> }.into_any(),
            Ok(all) if all.played() == 0 => {
                view! { <p data-testid="no-statistics">{say(FlowMsg::StatisticsNone)}</p> }
                    .into_any()
            }
            Ok(all) => {
                let rows = all.rows().into_iter().map(|row| line(app.lang.get(), &row));
                let rows = rows.collect_view();
                table(app, rows.into_any(), (all.played(), all.won()))
            }
        }
    };
    view! {
        <div class="page statistics">
            <h1>{move || say(FlowMsg::Statistics)}</h1>
            <p class="hint">{move || say(FlowMsg::StatisticsHelp)}</p>
            {told}
        </div>
    }
}

fn table(app: App, rows: AnyView, (played, won): (usize, usize)) -> AnyView {
    let lang = app.lang.get();
    let say = |what: FlowMsg<'static>| say_flow(lang, &what);
    let delete = move |_| {
        let ask = say_flow(lang, &FlowMsg::StatisticsDeleteAsk);
        app.confirm(ask, say_flow(lang, &FlowMsg::StatisticsDelete), move || {
            let forgotten = app.library(|library| library.forget_statistics());
            forgotten.unwrap_or_else(|error| app.complain(error));
        });
    };
    view! {
        <div class="scroll-x" tabindex="0" role="region" aria-label=say(FlowMsg::Statistics)>
            <table class="scores" data-testid="statistics">
                <thead>
                    <tr>
                        <th scope="col">{say(FlowMsg::StatisticsGame)}</th>
                        <th scope="col">{app.say(Msg::Players)}</th>
                        <th scope="col">{say(FlowMsg::StatisticsAgainst)}</th>
                        <th scope="col">{say(FlowMsg::StatisticsPlayed)}</th>
                        <th scope="col">{say(FlowMsg::StatisticsWon)}</th>
                    </tr>
                </thead>
                <tbody>
                    {rows}
                    <tr class="total">
                        <th scope="row" colspan="3">{say(FlowMsg::InAll)}</th>
                        <td>{played}</td>
                        <td>{share(won, played)}</td>
                    </tr>
                </tbody>
            </table>
        </div>
        <button class="quiet" data-testid="delete-statistics" on:click=delete>
            {say(FlowMsg::StatisticsDelete)}
        </button>
    }
    .into_any()
}

fn line(lang: Lang, row: &StatisticsRow) -> impl IntoView + use<> {
    let title = game::visit(&row.game, GameTitle(lang)).unwrap_or(row.game.clone());
    let against = match &row.against {
        Some(word) => level(lang, word),
        None => say_flow(lang, &FlowMsg::People),
    };
    view! {
        <tr>
            <th scope="row">{title}</th>
            <td>{row.players}</td>
            <td>{against}</td>
            <td>{row.played}</td>
            <td>{share(row.won, row.played)}</td>
        </tr>
    }
}

/// Formats a number of games and its share of all.
fn share(part: usize, all: usize) -> String {
    let percent = (100 * part + all / 2) / all.max(1);
    format!("{part} ({percent}\u{202f}%)")
}

struct GameTitle(Lang);

impl Visit for GameTitle {
    type Output = String;

    fn visit<G: Drawn>(self) -> String {
        G::title(self.0).to_owned()
    }
}
