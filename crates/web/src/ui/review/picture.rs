//! A picture of a review, to be shared: the river and what it cost.

use super::Beside;
use crate::model::review::{RIVER, RiverKind, bands};
use crate::ui::drawn::Drawn;
use crate::ui::sharing::share_picture;
use crate::ui::table::hue_color;
use kernel::Seat;
use leptos::prelude::*;
use mind::ToldReview;
use texts::markup::escape;
use texts::web::{FlowMsg, say_flow};

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;

/// Makes the picture and offers it to be shared, or kept where nothing shares.
pub(super) fn share<G: Drawn>(beside: Beside<G>, told: &ToldReview) {
    let app = beside.app();
    let lang = app.lang.get_untracked();
    let svg = untrack(|| drawn(beside, told));
    let name = beside
        .table
        .session
        .with_untracked(|session| format!("{}-{}-review.png", G::NAME, session.id));
    let title = told.words.title.clone();
    leptos::task::spawn_local(async move {
        if share_picture(&svg, (WIDTH, HEIGHT), &name, &title).await.is_none() {
            app.tell(say_flow(lang, &FlowMsg::NoPicture));
        }
    });
}

fn drawn<G: Drawn>(beside: Beside<G>, told: &ToldReview) -> String {
    let names = beside.table.names();
    let lang = beside.app().lang.get();
    let text = |x: f64, y: f64, size: u8, fill: &str, words: &str| {
        let words = escape(words);
        format!("<text x='{x}' y='{y}' font-size='{size}' fill='{fill}'>{words}</text>")
    };
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{HEIGHT}' \
         viewBox='0 0 {WIDTH} {HEIGHT}' font-family='Vollkorn, Georgia, serif'>\
         <rect width='{WIDTH}' height='{HEIGHT}' fill='#12172a'/>"
    );
    svg += &text(60.0, 80.0, 30, "#f7a044", "Emberwake");
    svg += &text(60.0, 136.0, 42, "#f6f1e7", &told.words.title);
    svg += &text(60.0, 184.0, 26, "#d8cbb0", &told.words.counts);
    let (width, height) = ((WIDTH - 120.0) / RIVER.0, 320.0 / RIVER.1);
    svg += &format!("<g transform='translate(60 220) scale({width:.3} {height:.3})'>");
    for (seat, path) in bands(&told.review, RiverKind::Known) {
        let color = hue_color(beside.hue(seat));
        svg += &format!("<path d='{path}' fill='{color}' stroke='#12172a' stroke-width='1'/>");
    }
    svg += "</g>";
    let step = (WIDTH - 120.0) / f64::from(told.review.players.max(1));
    for seat in Seat::all(told.review.players) {
        let x = 60.0 + step * seat.index() as f64;
        let color = hue_color(beside.hue(seat));
        svg += &format!("<circle cx='{}' cy='582' r='12' fill='{color}'/>", x + 12.0);
        let name: String = names.of(lang, seat).chars().take(12).collect();
        svg += &text(x + 34.0, 591.0, 26, "#f6f1e7", &name);
    }
    svg + "</svg>"
}
