//! Acts of people at a table besides playing: pass the screen on, hand a seat over, resign, check.

use crate::keeping::begun;
use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Phone while_the_screen_is_passed_on_no_secret_is_in_the_page,
    Desk a_seat_is_handed_to_a_bot_which_plays_on,
    Phone a_paused_game_waits_until_it_is_resumed,
    Phone all_that_glows_on_the_chart_is_in_sight,
    Desk a_player_who_resigns_watches_a_bot_finish_and_the_shuffle_is_verified,
];

/// The secrets of the person at the screen, as the page words them.
const SECRETS: &str =
    "return watch.all('[data-testid=my-myth] h2').map((one) => one.textContent.trim())";

async fn while_the_screen_is_passed_on_no_secret_is_in_the_page(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/sea").await?;
    page.choose("seat-1", "person").await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    let mut curtains = 0;
    let mut known = Vec::<String>::new();
    while curtains < 4 {
        let state = player.wait().await?;
        demand(state["over"] == json!(false), || "the game ended early".to_owned())?;
        if state["curtain"] == json!(true) {
            curtains += 1;
            let source = page
                .ask("return document.documentElement.outerHTML + document.body.textContent")
                .await?;
            page.tool("Accessibility.enable", json!({})).await?;
            let heard = page.tool("Accessibility.getFullAXTree", json!({})).await?.to_string();
            let source = source.as_str().unwrap_or_default().to_owned();
            for secret in &known {
                let told = source.contains(secret) || heard.contains(secret);
                demand(!told, || format!("behind the curtain the page holds ‘{secret}’"))?;
            }
            demand(!source.contains("my-myth"), || "a secret card lies in the page".to_owned())?;
            page.picture("sea-curtain-phone").await?;
        }
        player.step().await?;
        let shown = page.ask(SECRETS).await?;
        for secret in shown.as_array().into_iter().flatten().filter_map(|text| text.as_str()) {
            if !known.iter().any(|other| other == secret) {
                known.push(secret.to_owned());
            }
        }
    }
    demand(known.len() > 1, || format!("not everybody has seen their own secret: {known:?}"))
}

async fn a_seat_is_handed_to_a_bot_which_plays_on(page: Page) -> Outcome {
    let mut player = begun(&page, "", 2).await?;
    let log = page.ask("return watch.all('[data-testid=log] li').length").await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.press("hand-over").await?;
    // With bots alone the game continues by itself.
    let script = "return watch.all('[data-testid=log] li').length > arguments[0]";
    page.wait_with("the bots to play on", script, vec![log]).await?;
    player.finish().await
}

async fn a_player_who_resigns_watches_a_bot_finish_and_the_shuffle_is_verified(
    page: Page,
) -> Outcome {
    let mut player = begun(&page, "", 2).await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.press("resign").await?;
    page.see("dialog-yes").await?;
    page.agree().await?;
    player.finish().await?;
    demand(player.decisions == 2, || "who has resigned was asked again".to_owned())?;
    page.press("verify").await?;
    let told = page.text("notice").await?;
    demand(told.chars().any(|letter| letter.is_ascii_digit()), || {
        format!("nothing was counted: {told}")
    })
}

async fn a_paused_game_waits_until_it_is_resumed(page: Page) -> Outcome {
    let mut player = begun(&page, "", 2).await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.press("pause").await?;
    page.see("resume").await?;
    page.see_no("question").await?;
    page.reload().await?;
    page.press("resume").await?;
    player.decide(2).await
}

async fn all_that_glows_on_the_chart_is_in_sight(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/sea").await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    for _ in 0..10 {
        player.decide(1).await?;
        page.press("chart-fit").await?;
        let hidden = "const frame = watch.all('.chart-frame .room')[0].getBoundingClientRect();\
            return watch.all('.chart [role=button].can').filter((one) => {\
              const box = one.getBoundingClientRect();\
              return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;\
            }).length === 0";
        // The chart glides to where all is seen.
        page.wait("all that glows to be in sight", hidden).await?;
    }
    Ok(())
}
