//! A picture of a game's result, for sharing: the winner, the scores, and what decided.

use super::result::{headline, signed};
use super::{Table, decided};
use crate::ui::drawn::Drawn;
use crate::ui::sharing::share_picture;
use kernel::Seat;
use leptos::prelude::*;
use texts::markup::escape;
use texts::web::{FlowMsg, say_flow};

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;

/// The content of the picture, for any game.
struct ScoreCard {
    title: String,
    headline: String,
    /// By place: the place, the name, the color and the points.
    players: Vec<(u8, String, &'static str, i32)>,
    /// The color of each seat, and the points over time.
    lines: Vec<(&'static str, Vec<i32>)>,
    decided: Vec<String>,
}

/// Creates the picture and shares it, or offers it as a download.
pub fn share<G: Drawn>(table: Table<G>) {
    let app = table.app;
    let lang = app.lang.get_untracked();
    let card = table.session.with_untracked(|session| {
        let game = session.now();
        let names = session.names();
        let standing = game.standing();
        let mut players: Vec<_> = Seat::all(game.players())
            .map(|seat| {
                let place = standing.map_or(0, |standing| standing.place(seat));
                (place, names.of(lang, seat), color(game.hue(seat)), game.points(seat))
            })
            .collect();
        players.sort_by_key(|(place, ..)| *place);
        let standings = session.standings().unwrap_or_default();
        let line = |seat: Seat| {
            let points = standings.iter().map(|points| points[seat.index()]).collect();
            (color(game.hue(seat)), points)
        };
        ScoreCard {
            title: G::title(lang).to_owned(),
            headline: headline(game, lang, &names),
            players,
            lines: Seat::all(game.players()).map(line).collect(),
            decided: decided::sentences(session, lang),
        }
    });
    let name = table.session.with_untracked(|session| format!("{}-{}.png", G::NAME, session.id));
    let svg = draw(&card);
    leptos::task::spawn_local(async move {
        if share_picture(&svg, (WIDTH, HEIGHT), &name, &card.headline).await.is_none() {
            app.tell(say_flow(lang, &FlowMsg::NoPicture));
        }
    });
}

/// The color of a player on the dark ground of a picture.
pub fn color(hue: &str) -> &'static str {
    match hue {
        "red" => "#ff7a70",
        "blue" => "#7fb0ff",
        "green" => "#62d184",
        "yellow" => "#f3c62f",
        "violet" => "#c08cf2",
        _ => "#d5d9e2",
    }
}

fn text(x: f64, y: f64, size: u8, fill: &str, words: &str) -> String {
    let words = escape(words);
    format!("<text x='{x}' y='{y}' font-size='{size}' fill='{fill}'>{words}</text>")
}

fn draw(card: &ScoreCard) -> String {
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{HEIGHT}' \
         viewBox='0 0 {WIDTH} {HEIGHT}' font-family='Vollkorn, Georgia, serif'>\
         <defs><radialGradient id='g' cx='.2' cy='1.05' r='1.1'><stop offset='0' stop-color='#7a3a14'/>\
         <stop offset='.45' stop-color='#1f2547'/><stop offset='1' stop-color='#0e1226'/>\
         </radialGradient></defs><rect width='{WIDTH}' height='{HEIGHT}' fill='url(#g)'/>"
    );
    svg += &text(60.0, 84.0, 30, "#f7a044", &format!("Emberwake · {}", card.title));
    svg += &text(60.0, 160.0, 58, "#f6f1e7", &fitted(&card.headline, 34));
    for (row, (place, name, color, points)) in card.players.iter().enumerate() {
        let y = 246.0 + 58.0 * row as f64;
        svg += &format!("<circle cx='78' cy='{}' r='18' fill='{color}'/>", y - 11.0);
        svg += &text(112.0, y, 34, "#f6f1e7", &format!("{place}. {}", fitted(name, 18)));
        svg += &format!(
            "<text x='540' y='{y}' font-size='34' fill='#f6f1e7' text-anchor='end'>{}</text>",
            signed(*points)
        );
    }
    svg += &graph(&card.lines);
    // A picture is seen at a glance, so the first sentence is enough.
    let told = card.decided.first().map(|told| fitted(told, 74)).unwrap_or_default();
    svg += &text(60.0, HEIGHT - 40.0, 26, "#d8cbb0", &told);
    svg + "</svg>"
}

/// Truncates a text that would not fit into the picture.
fn fitted(words: &str, chars_max: usize) -> String {
    match words.chars().nth(chars_max) {
        None => words.to_owned(),
        Some(_) => words.chars().take(chars_max - 1).chain(['…']).collect(),
    }
}

fn graph(lines: &[(&str, Vec<i32>)]) -> String {
    let all = || lines.iter().flat_map(|(_, points)| points).copied();
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(1));
    let line = |(color, points): &(&str, Vec<i32>)| {
        let count = points.len().max(2) - 1;
        let at = |(turn, value): (usize, &i32)| {
            let x = 620.0 + 520.0 * turn as f64 / count as f64;
            let y = 530.0 - 300.0 * f64::from(value - low) / f64::from((high - low).max(1));
            format!("{x:.0},{y:.0}")
        };
        let points: Vec<String> = points.iter().enumerate().map(at).collect();
        format!(
            "<polyline points='{}' fill='none' stroke='{color}' stroke-width='6' \
             stroke-linejoin='round'/>",
            points.join(" ")
        )
    };
    lines.iter().map(line).collect()
}
