//! Whole games, from the first press to the final table.

use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases};

cases![
    Phone a_whole_game_of_campfire_is_played_with_a_finger_on_a_phone,
    Desk a_whole_game_of_campfire_is_played_with_the_keyboard_alone,
];

async fn a_whole_game_of_campfire_is_played_with_a_finger_on_a_phone(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("").await?;
    page.press("play-now").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.finish().await?;
    page.see("scores").await?;
    page.picture("campfire-result-phone").await
}

async fn a_whole_game_of_campfire_is_played_with_the_keyboard_alone(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("").await?;
    page.press("play-now").await?;
    let mut player = Player::new(&page, Hand::Keys);
    player.finish().await?;
    page.see("scores").await?;
    page.picture("campfire-result-desk").await
}
