//! The first visit, and whether the page stays fluent.

use crate::count::Counter;
use crate::play::{Hand, Player};
use crate::support::{Device, Outcome, Page, World, kept_file};
use crate::{Figure, median};
use serde_json::{Value, json};

const VISITS: usize = 9;
const HOME_TRANSFER_MAX: u64 = 700_000;
const TRANSFER_MAX: u64 = 900_000;
const USABLE_MS_MAX: f64 = 2_000.0;
const STALL_MS_MAX: f64 = 100.0;
/// A sixtieth of a second, which browsers round to tenths of milliseconds.
const FRAME_MS_MAX: f64 = 17.0;

/// Notes when the first button of the page exists and has been painted.
const USABLE: &str = "new MutationObserver((_, observer) => {\
    if (!document.querySelector('main#content button')) return;\
    observer.disconnect();\
    requestAnimationFrame(() => requestAnimationFrame(() => { window.usableAt = performance.now() }));\
}).observe(document, { childList: true, subtree: true })";

/// Whether the page is cached for offline use.
const KEPT: &str = "return navigator.serviceWorker.controller?.state === 'activated'";

/// Notes tasks of the page's own thread that take longer than 50 ms.
const STALLS: &str = "window.stalls = [];\
    new PerformanceObserver((list) => list.getEntries().forEach((one) => stalls.push(one.duration)))\
        .observe({ type: 'longtask' })";

/// Notes the time between two frames while things move on the board.
const FRAMES: &str = "window.frames_ms = []; let before = null;\
    const note = (now) => {\
      const moving = document.querySelector('.board.moving, .chart.moving');\
      if (moving && before !== null) frames_ms.push(now - before);\
      before = moving ? now : null;\
      requestAnimationFrame(note);\
    };\
    requestAnimationFrame(note)";

/// Measures the size of the home page, and the time until it can be used.
pub async fn home(world: &World) -> Outcome<Vec<Figure>> {
    let counter = Counter::before(&world.address)?;
    let mut bytes = 0;
    let mut usable = Vec::new();
    for _ in 0..VISITS {
        counter.take();
        // A new browser profile, each time.
        let mut page = Page::launch(world, Device::Desk).await?;
        page.address = counter.address.clone();
        page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": USABLE })).await?;
        page.open("").await?;
        page.wait("the page to be usable", "return window.usableAt > 0").await?;
        usable.push(page.ask("return window.usableAt").await?.as_f64().unwrap_or(f64::MAX));
        // Until it is cached for offline use too.
        page.wait("the page to be kept", KEPT).await?;
        bytes = bytes.max(counter.take());
        page.quit().await?;
    }
    let middle = median(usable.clone());
    let worst = usable.iter().copied().fold(0.0, f64::max);
    Ok(vec![
        Figure {
            what: "transfer of the home page, headers included".into(),
            measured: format!("{:.0} kB", bytes as f64 / 1000.0),
            limit: "700 kB",
            kept: bytes <= HOME_TRANSFER_MAX,
        },
        Figure {
            what: format!("usable after a cold load, {VISITS} visits"),
            measured: format!("{middle:.0} ms in the middle, {worst:.0} ms at worst"),
            limit: "2 s",
            kept: worst <= USABLE_MS_MAX,
        },
    ])
}

/// Measures the size of a first visit: a fresh browser opens the home page, someone presses *Play
/// now* for this game and decides ten times against bots.
pub async fn first(world: &World, game: &str) -> Outcome<Figure> {
    let counter = Counter::before(&world.address)?;
    let mut page = Page::launch(world, Device::Desk).await?;
    page.address = counter.address.clone();
    page.open("").await?;
    page.press_first(&format!("[data-testid=game-{game}] [data-testid=play-now]")).await?;
    Player::new(&page, Hand::Pointer).decide(10).await?;
    // Until all that was loaded is cached for offline use too.
    page.wait("the page to be kept", KEPT).await?;
    let bots = format!("mind-{game}-bots-");
    kept_file(&page, &bots).await?;
    let bytes = counter.take();
    page.quit().await?;
    Ok(Figure {
        what: format!("{game}: transfer of a first visit with a game, headers included"),
        measured: format!("{:.0} kB", bytes as f64 / 1000.0),
        limit: "900 kB",
        kept: bytes <= TRANSFER_MAX,
    })
}

/// Opens a table against bots of a level.
async fn table(page: &Page, game: &str, level: &str, settings: &str) -> Outcome {
    page.open("").await?;
    page.set(settings).await?;
    page.open(&format!("#/new/{game}")).await?;
    for seat in ["seat-1", "seat-2"] {
        page.choose(seat, level).await?;
    }
    page.press("start-game").await
}

fn numbers(told: &Value) -> Vec<f64> {
    told.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// The longest stall of the page while the strongest bots think.
pub async fn thinking(world: &World, game: &str) -> Outcome<Figure> {
    let page = Page::launch(world, Device::Desk).await?;
    page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": STALLS })).await?;
    table(&page, game, "hard", "motion off; guided on").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.wait().await?;
    page.ask("stalls.length = 0").await?;
    player.decide(10).await?;
    let stalls = numbers(&page.ask("return stalls").await?);
    page.quit().await?;
    let worst = stalls.iter().copied().fold(0.0, f64::max);
    Ok(Figure {
        what: format!(
            "{game}: tasks over 50 ms in the page while bots of the strongest level play"
        ),
        measured: format!("{}, the longest {worst:.0} ms", stalls.len()),
        limit: "none over 100 ms",
        kept: worst <= STALL_MS_MAX,
    })
}

/// Measures the time between frames while things move, with the processor slowed by this factor.
pub async fn frames(world: &World, game: &str, slower: u32) -> Outcome<Figure> {
    let page = Page::launch(world, Device::Desk).await?;
    page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": FRAMES })).await?;
    table(&page, game, "medium", "motion normal; guided on").await?;
    page.tool("Emulation.setCPUThrottlingRate", json!({ "rate": slower })).await?;
    Player::new(&page, Hand::Pointer).decide(6).await?;
    let mut frames = numbers(&page.ask("return frames_ms").await?);
    page.quit().await?;
    frames.sort_by(f64::total_cmp);
    let at = |part: usize| frames.get(frames.len() * part / 100).copied().unwrap_or(0.0);
    let worst = frames.last().copied().unwrap_or(f64::MAX);
    Ok(Figure {
        what: format!(
            "{game}: between two frames while things move, processor slowed {slower} times, {} frames",
            frames.len()
        ),
        measured: format!(
            "half within {:.0} ms, 99 of 100 within {:.0} ms, the longest {worst:.0} ms",
            at(50),
            at(99)
        ),
        limit: "99 of 100 within 17 ms",
        kept: at(99) <= FRAME_MS_MAX,
    })
}
