//! People who are away: time that runs out, and seats that are handed over and taken back.

use crate::keeping::begun;
use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk whose_time_runs_out_is_stood_in_for_and_comes_back,
    Phone a_seat_that_was_handed_over_is_taken_back,
];

async fn whose_time_runs_out_is_stood_in_for_and_comes_back(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/campfire").await?;
    page.choose("clock-kind", "move").await?;
    page.choose("clock-seconds", "5").await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.wait().await?;
    page.see("clock-0").await?;
    // No one decides, until it is too late.
    page.press("take-back").await?;
    page.see_no("take-back").await?;
    let told = page.ask("return watch.all('[data-testid=log] li.note').length").await?;
    let told = told.as_u64().unwrap_or(0);
    demand(told >= 2, || format!("{told} notes in the log: running out and coming back"))?;
    player.decide(1).await
}

async fn a_seat_that_was_handed_over_is_taken_back(page: Page) -> Outcome {
    let mut player = begun(&page, "", 2).await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.press("hand-over").await?;
    page.press("take-back").await?;
    page.see_no("take-back").await?;
    player.decide(2).await?;
    let asked = page.ask("return watch.state().over").await?;
    demand(asked == json!(false), || "the game is over".to_owned())
}
