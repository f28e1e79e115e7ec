//! Puzzles: the shelf, a wrong move, the answer, and what is kept. Exploring: lines of a record, a
//! note, and the engine.

use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk puzzles_of_campfire_can_be_filtered_tried_and_shown,
    Phone puzzles_of_sea_can_be_filtered_tried_and_shown,
    Desk lines_are_explored_from_a_record_and_kept_with_it,
];

const LISTED: &str = "return watch.find(watch.named('puzzle')).length";
/// Whether the links above a board can be pressed, and the page has the colors of the board's game.
const REACHABLE: &str = "
    const link = document.querySelector('.bar a');
    const box = link.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const game = document.documentElement.dataset.table;
    return link.contains(top) && document.querySelector('.table').classList.contains(game);";

async fn reach_the_bar(page: &Page) -> Outcome {
    let reachable = page.ask(REACHABLE).await?;
    demand(reachable == json!(true), || "the board covers the links above it".to_owned())
}

async fn solved(page: &Page, game: &str) -> Outcome {
    page.open("").await?;
    page.set("motion off").await?;
    page.open("").await?;
    page.press("puzzles-link").await?;
    page.see("puzzle-list").await?;
    let all = page.ask(LISTED).await?.as_u64().unwrap_or_default();
    demand(all >= 200, || format!("{all} puzzles are listed"))?;
    page.choose("filter-game", game).await?;
    page.choose("filter-difficulty", "easy").await?;
    page.wait_with("fewer puzzles", &format!("{LISTED} < arguments[0]"), vec![json!(all)]).await?;
    page.picture(&format!("puzzles-{game}")).await?;
    page.press("puzzle-start").await?;
    page.see("solving").await?;
    reach_the_bar(page).await?;
    // The first moves at hand are hardly ever the answer; whatever they are, a verdict follows.
    let before = page.text("puzzle-verdict").await?;
    let mut player = Player::new(page, Hand::Pointer);
    let decided = player.decisions;
    while player.decisions == decided {
        player.step().await?;
    }
    let said = "return watch.find(watch.named('puzzle-verdict'))[0]?.textContent !== arguments[0]";
    page.wait_with("a verdict", said, vec![json!(before)]).await?;
    page.picture(&format!("puzzle-{game}-tried")).await?;
    page.press_if_there("watch.find(watch.named('puzzle-show'))[0]", &json!(null)).await?;
    page.see("puzzle-why").await?;
    let why = page.text("puzzle-why").await?;
    demand(why.len() > 10, || format!("no explanation: {why}"))?;
    page.picture(&format!("puzzle-{game}-answer")).await?;
    let address = page.location().await?;
    page.press("puzzle-next").await?;
    page.wait_with(
        "the next puzzle",
        "return location.hash !== arguments[0]",
        vec![json!(address.split_once('#').map(|(_, hash)| format!("#{hash}")))],
    )
    .await?;
    page.see("puzzle-show").await?;
    page.press("puzzle-leave").await?;
    page.see("puzzle-progress").await
}

async fn puzzles_of_campfire_can_be_filtered_tried_and_shown(page: Page) -> Outcome {
    solved(&page, "campfire").await
}

async fn puzzles_of_sea_can_be_filtered_tried_and_shown(page: Page) -> Outcome {
    solved(&page, "sea").await
}

async fn lines_are_explored_from_a_record_and_kept_with_it(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off").await?;
    page.open("#/fixture/campfire/two-players").await?;
    page.see("replay").await?;
    for _ in 0..12 {
        page.press("next").await?;
    }
    page.press("explore").await?;
    page.see("exploring").await?;
    reach_the_bar(&page).await?;
    let points = "return watch.find(watch.named('explore-point')).length";
    let before = page.ask(points).await?;
    page.press("explore-engine").await?;
    page.wait(
        "the engine",
        "return watch.find(watch.named('explore-opinion'))[0].textContent.length > 12",
    )
    .await?;
    let mut player = Player::new(&page, Hand::Pointer);
    let decided = player.decisions;
    while player.decisions == decided {
        player.step().await?;
    }
    page.wait_with(
        "a new line",
        &format!("const now = (() => {{ {points} }})(); return now > 0 && now !== arguments[0]"),
        vec![before],
    )
    .await?;
    page.picture("explore").await?;
    page.write("explore-note", "Why not this?").await?;
    page.press("explore-save").await?;
    page.see("notice").await?;
    page.reload().await?;
    page.see("exploring").await?;
    let begins = "return watch.find('.study-lines .begins').length";
    let kept = page.ask(begins).await?.as_u64().unwrap_or_default();
    demand(kept >= 1, || "the line was not kept".to_owned())
}
