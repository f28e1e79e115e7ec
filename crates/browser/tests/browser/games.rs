//! Whole games, from the first press to the final table.

use crate::play::{Hand, Player};
use crate::support::{Device, Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk a_whole_game_of_sea_is_played_with_the_keyboard_alone,
    Phone a_whole_game_of_sea_is_played_with_a_finger_on_a_phone,
    Desk a_whole_game_of_campfire_is_played_with_the_keyboard_alone,
    Phone a_whole_game_of_campfire_is_played_with_a_finger_on_a_phone,
];

/// Opens a table of a game as the form offers it, and plays it to the end.
async fn whole_game(page: &Page, game: &str, hand: Hand) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open(&format!("#/new/{game}")).await?;
    page.press("start-game").await?;
    let mut player = Player::new(page, hand);
    player.finish().await?;
    page.see("scores").await?;
    let players = "return watch.find('[data-testid=scores] thead th').length - 1";
    let players = page.ask(players).await?;
    demand(players == json!(3), || format!("{players} of three players are in the final table"))?;
    let word = if page.device == Device::Phone { "phone" } else { "desk" };
    page.picture(&format!("{game}-result-{word}")).await
}

async fn a_whole_game_of_campfire_is_played_with_a_finger_on_a_phone(page: Page) -> Outcome {
    whole_game(&page, "campfire", Hand::Pointer).await
}

async fn a_whole_game_of_campfire_is_played_with_the_keyboard_alone(page: Page) -> Outcome {
    whole_game(&page, "campfire", Hand::Keys).await
}

async fn a_whole_game_of_sea_is_played_with_a_finger_on_a_phone(page: Page) -> Outcome {
    whole_game(&page, "sea", Hand::Pointer).await
}

async fn a_whole_game_of_sea_is_played_with_the_keyboard_alone(page: Page) -> Outcome {
    whole_game(&page, "sea", Hand::Keys).await
}
