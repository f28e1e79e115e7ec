//! The speed of a bot's search in the page's worker, compared with the same search outside a
//! browser.
//!
//! Both answer the same question in turns, so that a busy machine is unfair to neither. Their
//! answers must be the same.

use crate::support::{Device, Outcome, Page, World, demand, fault};
use crate::{Figure, median};
use kernel::{Game, Line, Record};
use mind::{Question, Thought};
use serde_json::json;
use std::time::Instant;
use web::model::Playable;

const ROUNDS: usize = 7;
const ITERATIONS: u32 = 3_000;
const SHARE_MIN: f64 = 0.4;

/// A question in the middle of a game: the strongest bot's search with this many iterations.
fn asked<G: Playable>() -> Outcome<String> {
    let (_, text) = G::fixtures().first().ok_or_else(|| fault("there is no game to ask about"))?;
    let mut record = Record::<G>::parse(text).map_err(|_| fault("the game can't be read"))?;
    let half = record.lines.len() / 2;
    let decision = record.lines.iter().enumerate().skip(half);
    let mut decision = decision.filter(|(_, line)| matches!(line, Line::Move(..)));
    let (at, _) = decision.next().ok_or_else(|| fault("nobody decides anything"))?;
    record.lines.truncate(at);
    record.end = None;
    record.tags.clear();
    let level = format!("search:{ITERATIONS}");
    let record = record.to_string();
    Ok(Question::Move { level, number: 7, record }.text())
}

/// Starts a worker of the page that answers, and measures the time.
const ASK: &str = "const [script, question, done] = arguments;\
    window.thinker ??= new Worker(script, { type: 'module' });\
    const start = performance.now();\
    thinker.onmessage = ({ data }) => done([performance.now() - start, data]);\
    thinker.onerror = (error) => done([0, `failed: ${error.message}`]);\
    thinker.postMessage(question)";

/// The address of the script of the page's worker, which its start names.
const WORKER: &str = "const done = arguments[0];\
    const start = document.querySelector('script[type=module]').src;\
    fetch(start).then((told) => told.text()).then((text) =>\
      done(new URL(text.match(/worker-[0-9a-f]+\\.js/)[0], start).href))";

/// The share of the speed outside that the page reaches, for both games.
pub async fn speed(world: &World) -> Outcome<Vec<Figure>> {
    let page = Page::launch(world, Device::Desk).await?;
    page.open("").await?;
    let worker = page.ask_slowly(WORKER, Vec::new()).await?;
    let questions = [
        (campfire::Campfire::NAME, asked::<campfire::Campfire>()?),
        (sea::Sea::NAME, asked::<sea::Sea>()?),
    ];
    let mut figures = Vec::new();
    for (game, question) in questions {
        let mut inside = Vec::new();
        let mut outside = Vec::new();
        for round in 0..=ROUNDS {
            let start = Instant::now();
            let native = Thought::begin(&question).run().text();
            let took = start.elapsed().as_secs_f64();
            let told = page.ask_slowly(ASK, vec![worker.clone(), json!(question)]).await?;
            let same = native.contains("move") && told[1] == json!(native);
            demand(same, || format!("{game}: {} in the page, {native} outside", told[1]))?;
            // The first round warms up.
            if round > 0 {
                outside.push(f64::from(ITERATIONS) / took);
                inside.push(f64::from(ITERATIONS) / (told[0].as_f64().unwrap_or(0.0) / 1000.0));
            }
        }
        let inside = median(inside);
        let outside = median(outside);
        figures.push(Figure {
            what: format!("{game}: iterations of search a second in the page and outside"),
            measured: format!("{inside:.0} of {outside:.0}, {:.0} %", inside / outside * 100.0),
            limit: "at least 40 %",
            kept: inside / outside >= SHARE_MIN,
        });
    }
    page.quit().await?;
    Ok(figures)
}
