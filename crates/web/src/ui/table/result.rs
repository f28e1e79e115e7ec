//! The result of a game: the winner, the breakdown of points, and what decided.

use super::{Table, again, decided, file_name, picture};
use crate::model::link::{LINK_MAX, pack};
use crate::model::{Playable, Route, ScoreTable, Session};
use crate::ui::app::App;
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use kernel::{Record, Seat};
use leptos::prelude::*;
use texts::markup::escape;
use texts::table_ui::{self, TableMsg};
use texts::web::{FlowMsg, LearnMsg, Msg, say, say_flow, say_learn};
use texts::{Actors, Lang, Names};

/// Shows everything about a finished game.
pub fn result<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let headline = move || {
        let lang = app.lang.get();
        table.session.with(|session| headline(session.now(), lang, &session.names()))
    };
    let scores = move || {
        let lang = app.lang.get();
        let names = table.names();
        table.session.with(|session| score_table(session.now(), lang, &names))
    };
    let standing = move || {
        let names = table.names();
        let lang = app.lang.get();
        table
            .session
            .with(|session| session.standings().map(|s| graph(&s, lang, &names, session.now())))
    };
    let told = move || {
        let lang = app.lang.get();
        let told = table.session.with(|session| decided::sentences(session, lang));
        let lines = told.iter().map(|sentence| view! { <li>{sentence.clone()}</li> });
        let lines = lines.collect_view();
        (!told.is_empty()).then(|| {
            view! {
                <h3>{say_flow(lang, &FlowMsg::WhatDecided)}</h3>
                <ul class="decisive" data-testid="what-decided">{lines}</ul>
            }
        })
    };
    view! {
        <section class="result" data-testid="result">
            <h2>{headline}</h2>
            {told}
            <h3>{move || app.say(Msg::HowPoints)}</h3>
            {scores}
            {move || {
                let id = table.session.with(|session| session.online_table().cloned())?;
                super::super::online::points_of(app, &id)
            }}
            <h3>{move || app.say(Msg::Graph)}</h3>
            {standing}
            {graph_help::<G>(app)}
            <div class="row">
                {move || may_play_again(table).then(|| view! {
                    <button class="primary" data-testid="play-again" on:click=move |_| again(table)>
                        {app.say(Msg::PlayAgain)}
                    </button>
                })}
                {move || super::super::online::rematch(table)}
                {move || {
                    let route = table.session.with(Session::replay_route)?;
                    let review = route.clone().review();
                    Some(view! {
                        <a class="button" href=review.hash() data-testid="review-link">
                            {say_learn(app.lang.get(), &LearnMsg::Review)}
                        </a>
                        <a class="button" href=route.hash() data-testid="replay-link">
                            {app.say(Msg::Replay)}
                        </a>
                    })
                }}
                <button data-testid="share-picture" on:click=move |_| picture::share(table)>
                    {move || say_flow(app.lang.get(), &FlowMsg::SharePicture)}
                </button>
                {share(table)}
            </div>
        </section>
    }
}

/// Explains what the lines of the graph count.
pub fn graph_help<G: Playable>(app: App) -> impl IntoView {
    let told = move || {
        let told = G::points_explained(app.lang.get());
        told.map(|told| view! { <p class="hint" data-testid="graph-help">{told}</p> })
    };
    view! { {told} }
}

/// Returns `true` if a rematch may be proposed. Spectators can't propose one, and one rematch is
/// enough.
fn may_play_again<G: Drawn>(table: Table<G>) -> bool {
    table.session.with(|session| match session.online_table() {
        Some(id) => {
            let seat = session.my_seat().filter(|seat| !session.has_resigned(*seat));
            seat.is_some() && !table.app.server.rematches.with(|all| all.contains_key(id))
        }
        None => true,
    })
}

/// Shows export, link and verification. A record that would reveal secrets is not offered yet.
pub fn share<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let record = move || table.session.with_untracked(Session::record);
    let open = Memo::new(move |_| {
        table
            .session
            .with(|session| session.is_open() && (!session.is_online() || session.is_finished()))
    });
    let finished = Memo::new(move |_| table.session.with(Session::is_finished));
    let export = move |_| {
        let name = table.session.with_untracked(file_name);
        if let Some(record) = record() {
            platform::download(&name, &record.to_string());
        }
    };
    let link = move |_| {
        if let Some(record) = record() {
            copy_link(app, &record.to_string());
        }
    };
    let check = move |_| {
        let lang = app.lang.get_untracked();
        let checkable = table.session.with_untracked(Session::is_checkable);
        match record() {
            Some(record) if checkable => verify::<G>(app, &record),
            _ => app.tell(table_ui::say(lang, &TableMsg::LuckUnchecked)),
        }
    };
    view! {
        {move || if open.get() {
            view! {
                <button data-testid="export" on:click=export>{app.say(Msg::Export)}</button>
                <button data-testid="copy-link" on:click=link>{app.say(Msg::CopyLink)}</button>
            }
            .into_any()
        } else if G::HAS_SECRETS {
            // A server gives out the record of a game only after its end.
            view! {
                <p class="hint">{table_ui::say(app.lang.get(), &TableMsg::SecretRecord)}</p>
            }
            .into_any()
        } else {
            ().into_any()
        }}
        {move || finished.get().then(|| view! {
            <button data-testid="verify" on:click=check>{app.say(Msg::Verify)}</button>
        })}
    }
}

/// Copies a link that contains a record, if it is short enough.
pub fn copy_link(app: App, record: &str) {
    copy_route(app, &Route::Shared(pack(record)));
}

/// Copies a link that leads to a part of the page, if it is short enough for one.
pub fn copy_route(app: App, route: &Route) {
    let lang = app.lang.get_untracked();
    let link = platform::address() + &route.hash();
    if link.len() > LINK_MAX {
        return app.tell(say(lang, &Msg::LinkTooLong));
    }
    platform::copy(&link);
    app.mention(say(lang, &Msg::LinkCopied));
}

/// Verifies the random outcomes of a record and reports the result.
fn verify<G: Drawn>(app: App, record: &Record<G>) {
    let lang = app.lang.get_untracked();
    match dealer::verify(record) {
        Ok(verified) => {
            app.mention(say(lang, &Msg::Verified { count: &verified.outcomes.to_string() }));
        }
        Err(problem) => app.tell(texts::record::verify_problem(
            lang,
            &problem,
            record,
            |why| G::illegal(lang, why),
            |problem| G::setup_problem(lang, problem),
        )),
    }
}

/// Returns the sentence about the winner.
pub fn headline<G: Playable>(game: &G, lang: Lang, names: &Names) -> String {
    let Some(standing) = game.standing() else { return say(lang, &Msg::GameOver) };
    let Actors { you, others } = names.actors(lang, standing.winners());
    say(lang, &Msg::Winner { you, winners: &others })
}

/// Shows the breakdown of each seat's points.
pub fn score_table<G: Drawn>(game: &G, lang: Lang, names: &Names) -> impl IntoView + use<G> {
    let table = game.score_table(lang);
    let standing = game.standing();
    let decided = standing.and_then(|standing| table.decided(standing.places()));
    let compared: Vec<bool> =
        (0..table.headings.len()).map(|heading| table.is_compared(heading)).collect();
    let ScoreTable { headings, rows, .. } = table;
    let mut order: Vec<Seat> = Seat::all(game.players()).collect();
    order.sort_by_key(|&seat| standing.map_or(0, |standing| standing.place(seat)));
    // Players are columns: there are fewer of them than ways to make points.
    let heads = order.iter().map(|&seat| {
        let place = standing.map(|standing| format!("{}. ", standing.place(seat)));
        let face = game.face(seat);
        view! {
            <th scope="col">
                <span class="face" aria-hidden="true" inner_html=face></span>
                <span class="hint">{place}</span>{names.of(lang, seat)}
            </th>
        }
    });
    let lines = headings.into_iter().enumerate().map(|(way, heading)| {
        let cells = order.iter().map(|seat| {
            view! { <td>{signed(rows[seat.index()][way])}</td> }
        });
        let decides = decided == Some(way);
        let sign = decides.then(|| {
            view! { <small class="decided" data-testid="decided">{say(lang, &Msg::Decided)}</small> }
        });
        view! {
            <tr class=if compared[way] { "total" } else { "part" } class:decides=decides>
                <th scope="row">{heading} {sign}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <div class="scroll-x" tabindex="0" role="region" aria-label=say(lang, &Msg::HowPoints)>
            <table class="scores" data-testid="scores">
                <thead>
                    <tr>
                        <th scope="col">{say(lang, &Msg::PlayerColumn)}</th>
                        {heads.collect_view()}
                    </tr>
                </thead>
                <tbody>{lines.collect_view()}</tbody>
            </table>
        </div>
    }
}

/// Formats a number with a true minus sign.
pub fn signed(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 490.0;
/// The longest name that fits beside the lines.
const LABEL_CHARS_MAX: usize = 8;

/// Returns the position of a standing on the graph, as a fraction of its width.
pub fn graph_at(standing: usize, count: usize) -> f64 {
    let part = standing as f64 / (count.max(2) - 1) as f64;
    (LEFT + (RIGHT - LEFT) * part) / WIDTH
}

/// Returns the standing of `count` that is drawn nearest to this fraction of the graph's width.
pub fn graph_nearest(width: f64, count: usize) -> usize {
    let part = ((width * WIDTH - LEFT) / (RIGHT - LEFT)).clamp(0.0, 1.0);
    (part * (count.max(1) - 1) as f64).round() as usize
}

/// Draws the standings over time as lines, each in the color of its player, with its own dashes and
/// mark.
pub fn graph<G: Drawn>(
    standings: &[Vec<i32>],
    lang: Lang,
    names: &Names,
    game: &G,
) -> impl IntoView + use<G> {
    let all = || standings.iter().flatten().copied();
    let low = all().min().unwrap_or(0).min(0);
    let high = all().max().unwrap_or(1).max(1);
    let y = move |value: i32| {
        HEIGHT - 24.0 - f64::from(value - low) / f64::from((high - low).max(1)) * (HEIGHT - 44.0)
    };
    let turns = standings.len().max(2) - 1;
    let x = move |turn: usize| graph_at(turn, turns + 1) * WIDTH;
    let mut svg = String::new();
    for mark in [low, 0, high] {
        let y = y(mark);
        svg += &format!(
            "<line class='axis' x1='{LEFT}' x2='{RIGHT}' y1='{y:.1}' y2='{y:.1}'/>\
             <text x='{:.1}' y='{:.1}' text-anchor='end'>{}</text>",
            LEFT - 6.0,
            y + 5.0,
            signed(mark),
        );
    }
    let players = standings.first().map_or(0, Vec::len);
    let mut labels: Vec<(f64, usize)> =
        (0..players).map(|seat| (y(standings.last().map_or(0, |last| last[seat])), seat)).collect();
    labels.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut below = 0.0;
    for (at, seat) in labels {
        let points: Vec<String> = standings
            .iter()
            .enumerate()
            .map(|(turn, points)| format!("{:.1},{:.1}", x(turn), y(points[seat])))
            .collect();
        let label = at.max(below + 22.0);
        below = label;
        let name = escape(&shortened(&names.of(lang, Seat(seat as u8))));
        let last = standings.last().map_or(0, |last| last[seat]);
        let hue = game.hue(Seat(seat as u8));
        svg += &format!(
            "<polyline class='line s{seat} hue-{hue}' points='{}'/><circle class='dot hue-{hue}' \
             cx='{RIGHT}' cy='{at:.1}' r='5'/><text x='{:.1}' y='{:.1}'>{name} {}</text>",
            points.join(" "),
            RIGHT + 12.0,
            label + 5.0,
            signed(last),
        );
    }
    view! {
        <svg
            class="graph"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="img"
            aria-label=say(lang, &Msg::Graph)
            inner_html=svg
        ></svg>
    }
}

/// Shortens a name to fit beside the graph.
fn shortened(name: &str) -> String {
    match name.chars().nth(LABEL_CHARS_MAX) {
        None => name.to_owned(),
        Some(_) => name.chars().take(LABEL_CHARS_MAX - 1).chain(['…']).collect(),
    }
}
