//! Sea's chart under two fingers.

use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand};
use serde_json::{Value, json};

cases![
    Phone two_fingers_zoom_the_chart_and_press_nothing,
];

/// The width of a cell as it is seen.
const CELL: &str =
    "return watch.all('.chart [data-testid^=\"cell-\"]')[0].getBoundingClientRect().width";

async fn touch(page: &Page, kind: &str, points: &[(f64, f64)]) -> Outcome {
    let points: Vec<Value> =
        points.iter().enumerate().map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect();
    let event = json!({ "type": kind, "touchPoints": points });
    page.tool("Input.dispatchTouchEvent", event).await.map(drop)
}

/// Moves two fingers from one distance to another around a point of the chart that nothing covers:
/// its tools and the players are below the middle.
async fn pinch(page: &Page, from: f64, to: f64) -> Outcome {
    let middle = page
        .ask(
            "const frame = watch.find('.chart-frame')[0]; frame.scrollIntoView({ block: 'center' });\
             const box = frame.getBoundingClientRect();\
             return [box.left + box.width / 2, box.top + box.height * .38]",
        )
        .await?;
    let at = |number: usize| middle[number].as_f64().unwrap_or(0.0);
    let (x, y) = (at(0), at(1));
    touch(page, "touchStart", &[(x - from, y)]).await?;
    touch(page, "touchStart", &[(x - from, y), (x + from, y)]).await?;
    for step in 1..=8 {
        let gap = from + (to - from) * f64::from(step) / 8.0;
        touch(page, "touchMove", &[(x - gap, y), (x + gap, y)]).await?;
    }
    touch(page, "touchEnd", &[]).await
}

async fn two_fingers_zoom_the_chart_and_press_nothing(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/sea").await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.decide(3).await?;
    page.press("chart-fit").await?;
    let width = |told: Value| told.as_f64().unwrap_or(0.0);
    // The chart glides to where everything is in sight.
    let rests = "const width = () => { %CELL% }; const before = width();\
        return new Promise((done) => setTimeout(() => done(width() === before), 150))";
    let rests = rests.replace("%CELL%", CELL);
    page.wait("the chart to rest", &rests).await?;
    let pressed = "return watch.all('[aria-pressed=true]').length";
    let fitting = width(page.ask(CELL).await?);
    let chosen = page.ask(pressed).await?;
    pinch(&page, 30.0, 90.0).await?;
    page.wait("the chart to rest", &rests).await?;
    let near = width(page.ask(CELL).await?);
    demand(near > fitting * 1.5, || format!("cells were {fitting} wide and are {near}"))?;
    let now = page.ask(pressed).await?;
    demand(now == chosen, || "the fingers have chosen something".to_owned())?;
    pinch(&page, 90.0, 40.0).await?;
    page.wait("the chart to rest", &rests).await?;
    let far = width(page.ask(CELL).await?);
    demand(far < near * 0.75, || format!("cells were {near} wide and are {far}"))?;
    let wide =
        page.ask("return document.documentElement.clientWidth / visualViewport.width").await?;
    demand(width(wide) < 1.01, || "the page itself was zoomed".to_owned())?;
    page.press("chart-fit").await?;
    player.decide(1).await
}
