//! The settings before a game, besides the choices that the whole games make.

use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk a_box_of_cards_is_read_from_a_file_and_played_with,
    Desk a_file_that_is_no_box_is_refused_and_the_box_stays,
];

const BOX: &str = "emberwake box 1\nname Grandmother's\nlegend a 1 3 4 5\nlegend b 2 3 4 5\n\
    legend c 2 3 4 5\nlegend d 2 3 4 5\nlegend e 2 3 4 5\nlegend f 2 3 4 5\nlegend g 2 3 4 5\n\
    song 4 4\nsong 5 5\nsong 6 6\nsong 7 9\n";

/// Puts a text as a file into the form.
async fn give(page: &Page, text: &str) -> Outcome {
    page.see("new-table-form").await?;
    page.ask_with(
        "const files = new DataTransfer(); files.items.add(new File([arguments[0]], 'mine.box'));\
         const input = document.querySelector('[data-testid=option-box]'); input.files = files.files;\
         input.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![json!(text)],
    )
    .await
    .map(drop)
}

const NAMED: &str =
    "return watch.find(watch.named('new-table-form'))[0].textContent.includes(\"Grandmother's\")";

async fn a_box_of_cards_is_read_from_a_file_and_played_with(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/campfire").await?;
    give(&page, BOX).await?;
    page.wait("the box to be named", NAMED).await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.decide(2).await?;
    // The card for one tile is in no other box.
    let cards = page
        .ask("return watch.all('.card').map((one) => one.getAttribute('aria-label')).join('\\n')")
        .await?;
    let cards = cards.as_str().unwrap_or_default().to_owned();
    let cheapest = cards.lines().any(|card| card.contains("Anchor 1"));
    demand(cheapest, || format!("no card shows what the box says:\n{cards}"))
}

async fn a_file_that_is_no_box_is_refused_and_the_box_stays(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/campfire").await?;
    give(&page, BOX).await?;
    page.wait("the box to be named", NAMED).await?;
    for nonsense in ["", "hello", "emberwake box 9\n", &BOX.replace("song 7 9\n", "")] {
        give(&page, nonsense).await?;
        let told = page.text("notice").await?;
        let clear = told.contains(' ') && told.len() < 300;
        demand(clear, || format!("this is no clear sentence: {told}"))?;
        demand(page.ask(NAMED).await? == json!(true), || "the box is gone".to_owned())?;
        page.press_first("[data-testid=notice] button").await?;
        page.see_no("notice").await?;
    }
    Ok(())
}
