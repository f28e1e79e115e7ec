//! The comforts of a table: rules and the card over it, keys, captions; and Learn.

use crate::flow::{OWN_PILE, until_sowing};
use crate::keeping::begun;
use crate::support::{Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk a_rule_opens_over_the_table_and_nothing_is_lost,
    Desk the_card_opens_over_the_table_by_button_and_key_and_nothing_is_lost,
    Phone the_card_fits_on_the_screen_of_a_phone,
    Desk learn_draws_every_picture_and_leads_to_the_guided_game,
    Desk a_move_is_made_with_a_few_keys_and_the_keys_are_told,
    Phone what_others_do_has_a_caption_and_its_speed_is_set_at_the_table,
];

/// Types a letter, a digit, or presses a key by its name.
pub async fn type_key(page: &Page, key: &str) -> Outcome {
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

async fn the_card_opens_over_the_table_by_button_and_key_and_nothing_is_lost(
    page: Page,
) -> Outcome {
    let mut player = begun(&page, "", 4).await?;
    until_sowing(&page, &mut player).await?;
    page.press_first(OWN_PILE).await?;
    page.wait("the pile to be chosen", CHOSEN).await?;
    let place = page.location().await?;
    page.press("card").await?;
    page.read("card-sheet", "Ulrich").await?;
    page.picture("card-over-table").await?;
    page.press("sheet-close").await?;
    page.see_no("sheet").await?;
    page.ask("document.activeElement.blur()").await?;
    type_key(&page, "t").await?;
    page.read("card-sheet", "Nostromo").await?;
    page.press("sheet-close").await?;
    page.see_no("sheet").await?;
    demand(page.location().await? == place, || "the table was left".to_owned())?;
    demand(page.ask(CHOSEN).await? == json!(true), || "the choice is lost".to_owned())
}

async fn the_card_fits_on_the_screen_of_a_phone(page: Page) -> Outcome {
    begun(&page, "", 2).await?;
    page.press("card").await?;
    page.read("card-sheet", "Ulrich").await?;
    page.picture("card-phone").await?;
    let fits = "const sheet = document.querySelector('dialog.sheet');\
                return sheet.scrollHeight <= sheet.clientHeight + 1";
    page.wait("all of the card to be seen without scrolling", fits).await
}

async fn learn_draws_every_picture_and_leads_to_the_guided_game(page: Page) -> Outcome {
    for (game, drawn) in [("campfire", "svg.board"), ("sea", "svg.chart")] {
        page.open(&format!("#/rules/{game}/learn")).await?;
        let all = "const shots = [...document.querySelectorAll('[data-testid=figure] .shot-frame')];\
                   return shots.length >= 6 && shots.every((shot) => shot.childElementCount > 0)";
        page.wait("every picture", all).await?;
        let boards = format!("return document.querySelectorAll('.shot-frame {drawn}').length >= 3");
        page.wait("boards", &boards).await?;
        page.picture(&format!("learn-{game}")).await?;
        page.press("practice").await?;
        page.see("lesson").await?;
    }
    Ok(())
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
    let place = format!("return Number(watch.find('{OWN_PILE}')[0].id.replace('place-', ''))");
    let place = page.ask(&place).await?.as_u64().unwrap_or_default();
    let pile = (place + 1).to_string();
    type_key(&page, &pile).await?;
    page.wait("the pile to be chosen", CHOSEN).await?;
    type_key(&page, "Escape").await?;
    page.wait("nothing to be chosen", &CHOSEN.replace("=== 1", "=== 0")).await?;
    type_key(&page, &pile).await?;
    type_key(&page, "a").await?;
    page.see("confirm").await?;
    // The log has one line for each turn, and a turn may go on after the sowing: look at the pile.
    let discs =
        format!("return document.getElementById('place-{place}').getAttribute('aria-label')");
    let before = page.ask(&discs).await?;
    page.ask("document.activeElement.blur()").await?;
    type_key(&page, "Enter").await?;
    let changed = format!("{discs} !== arguments[0]");
    page.wait_with("the move to be played", &changed, vec![before]).await
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
