//! The guided first game of each game, from its first sentence to its last.

use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand};
use serde_json::{Value, json};

cases![
    Phone the_guided_game_of_campfire_leads_to_its_end,
    Desk the_guided_game_of_sea_leads_to_its_end,
];

/// Returns the number of the shown step, and the total.
const STEP: &str = "return document.querySelector('.lesson h1')?.textContent ?? 'home'";

/// Follows the guide to the end.
async fn guided(page: &Page, game: &str) -> Outcome {
    page.open("").await?;
    page.set("motion off").await?;
    page.open(&format!("#/learn/{game}")).await?;
    let mut player = Player::new(page, Hand::Pointer);
    let mut said = Vec::<Value>::new();
    let mut decided = 0;
    loop {
        let at_home = "return watch.find(watch.named('play-now')).length > 0";
        let next = "return watch.find(watch.named('lesson-next')).some((one) => !one.disabled)";
        let asked = "return watch.find(watch.named('lesson-show')).length > 0";
        page.wait(
            "the guide to go on",
            &format!(
                "const one = () => {{ {at_home} }}; const two = () => {{ {next} }};\
                const three = () => {{ {asked} }}; return one() || two() || three()"
            ),
        )
        .await?;
        if page.ask(at_home).await? == json!(true) {
            break;
        }
        let text = page.ask("return watch.find(watch.named('lesson-text'))[0].textContent").await?;
        if said.last() != Some(&text) {
            said.push(text);
        }
        let step = page.ask(STEP).await?;
        if page.ask(asked).await? == json!(true) {
            let before = player.decisions;
            while player.decisions == before {
                player.step().await?;
            }
            decided += 1;
        } else {
            page.press("lesson-next").await?;
        }
        let gone_on = format!("const step = () => {{ {STEP} }}; return step() !== arguments[0]");
        page.wait_with("the next step", &gone_on, vec![step]).await?;
    }
    demand(said.len() > 6 && decided > 3, || {
        format!("{} sentences were said and {decided} decisions made", said.len())
    })
}

async fn the_guided_game_of_campfire_leads_to_its_end(page: Page) -> Outcome {
    guided(&page, "campfire").await
}

async fn the_guided_game_of_sea_leads_to_its_end(page: Page) -> Outcome {
    guided(&page, "sea").await
}
