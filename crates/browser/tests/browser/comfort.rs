//! What makes a table comfortable: rules over it, keys, captions.

use crate::flow::{OWN_PILE, until_sowing};
use crate::keeping::begun;
use crate::support::{Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk a_rule_opens_over_the_table_and_nothing_is_lost,
    Desk a_move_is_made_with_a_few_keys_and_the_keys_are_told,
    Phone what_others_do_has_a_caption_and_its_speed_is_set_at_the_table,
];

/// Types a letter, a digit, or presses a key by its name.
async fn type_key(page: &Page, key: &str) -> Outcome {
    let text = if key.chars().count() == 1 { key } else { "" };
    for kind in [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"] {
        let text = if kind == "keyUp" { "" } else { text };
        let event = json!({ "type": kind, "key": key, "text": text });
        page.tool("Input.dispatchKeyEvent", event).await?;
    }
    Ok(())
}

const CHOSEN: &str = "return watch.find('[data-testid=board] [aria-pressed=true]').length === 1";

async fn a_rule_opens_over_the_table_and_nothing_is_lost(page: Page) -> Outcome {
    let mut player = begun(&page, "", 4).await?;
    until_sowing(&page, &mut player).await?;
    page.press_first(OWN_PILE).await?;
    page.wait("the pile to be chosen", CHOSEN).await?;
    let place = page.location().await?;
    page.press_first(".question .rule-id").await?;
    page.read("sheet", "C4.3").await?;
    page.picture("rule-over-table").await?;
    page.press("sheet-close").await?;
    page.see_no("sheet").await?;
    demand(page.location().await? == place, || "the table was left".to_owned())?;
    demand(page.ask(CHOSEN).await? == json!(true), || "the choice is lost".to_owned())
}

async fn a_move_is_made_with_a_few_keys_and_the_keys_are_told(page: Page) -> Outcome {
    let mut player = begun(&page, "", 4).await?;
    until_sowing(&page, &mut player).await?;
    page.ask("document.activeElement.blur()").await?;
    type_key(&page, "?").await?;
    page.read("sheet", "Enter").await?;
    page.picture("keys").await?;
    page.press("sheet-close").await?;
    page.see_no("sheet").await?;
    page.ask("document.activeElement.blur()").await?;
    let pile = format!("return watch.find('{OWN_PILE}')[0].id.replace('place-', '')");
    let pile = page.ask(&pile).await?.as_str().unwrap_or_default().to_owned();
    type_key(&page, &pile).await?;
    page.wait("the pile to be chosen", CHOSEN).await?;
    type_key(&page, "Escape").await?;
    page.wait("nothing to be chosen", &CHOSEN.replace("=== 1", "=== 0")).await?;
    type_key(&page, &pile).await?;
    type_key(&page, "a").await?;
    page.see("confirm").await?;
    let log = "return watch.all('[data-testid=log] li').length";
    let before = page.ask(log).await?;
    page.ask("document.activeElement.blur()").await?;
    type_key(&page, "Enter").await?;
    let grown = "return watch.all('[data-testid=log] li').length > arguments[0]";
    page.wait_with("the move to be played", grown, vec![before]).await
}

async fn what_others_do_has_a_caption_and_its_speed_is_set_at_the_table(page: Page) -> Outcome {
    let mut player = begun(&page, "", 4).await?;
    until_sowing(&page, &mut player).await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.choose("motion", "slow").await?;
    page.press_first("[data-testid=menu] summary").await?;
    player.decide_without_waiting().await?;
    page.see("caption").await?;
    page.picture("caption-phone").await
}
