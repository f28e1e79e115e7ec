//! Saved games: through a reload, side by side, after an undo, and in another language.

use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand, fault};
use serde_json::{Value, json};

cases![
    Phone a_reload_in_mid_game_shows_the_same_position,
    Desk two_games_lie_side_by_side,
    Desk what_was_decided_is_taken_back,
    Phone another_language_in_mid_game_leaves_no_word_of_the_old_one,
];

/// Opens the page with a game that has begun, and sits down at it.
pub async fn begun(page: &Page, settings: &str, decisions: usize) -> Outcome<Player> {
    page.open("").await?;
    page.set(&format!("motion off; guided on; {settings}")).await?;
    page.open("").await?;
    page.press("play-now").await?;
    let mut player = Player::new(page, Hand::Pointer);
    player.decide(decisions).await?;
    Ok(player)
}

/// Returns everything visible and audible of the position: places, points, cards, the question.
async fn position(page: &Page) -> Outcome<Value> {
    page.ask(
        "const read = (selector, of) => watch.all(selector).map(of);\
         return [\
           read('[data-testid=board] [role=button]', (one) => one.getAttribute('aria-label')),\
           read('[data-testid^=score-]', (one) => one.textContent),\
           read('.card', (one) => one.getAttribute('aria-label')),\
           read('[data-testid=question]', (one) => one.textContent),\
           read('[data-testid=log] li', (one) => one.textContent),\
         ]",
    )
    .await
}

async fn a_reload_in_mid_game_shows_the_same_position(page: Page) -> Outcome {
    let mut player = begun(&page, "", 9).await?;
    let before = position(&page).await?;
    page.reload().await?;
    player.wait().await?;
    let after = position(&page).await?;
    demand(before == after, || format!("before:\n{before}\nafter:\n{after}"))?;
    player.decide(2).await
}

async fn two_games_lie_side_by_side(page: Page) -> Outcome {
    let mut first = begun(&page, "", 4).await?;
    let place = page.location().await?;
    let before = position(&page).await?;
    let tab = page.open_tab("").await?;
    page.press("play-now").await?;
    let mut second = Player::new(&page, Hand::Pointer);
    second.decide(6).await?;
    page.go("#/").await?;
    let saved = page.ask("return watch.find('[data-testid=saved-games] li').length").await?;
    demand(saved == json!(2), || format!("{saved} games are listed instead of two"))?;
    page.switch_tab(tab).await?;
    demand(place == page.location().await?, || "the first game is gone".to_owned())?;
    let after = position(&page).await?;
    demand(before == after, || "playing one game has changed the other".to_owned())?;
    first.decide(2).await
}

async fn what_was_decided_is_taken_back(page: Page) -> Outcome {
    let mut player = begun(&page, "", 3).await?;
    let before = position(&page).await?;
    player.decide(1).await?;
    page.press("undo").await?;
    // Other players' later moves are taken back as well, after a question.
    page.agree().await?;
    player.wait().await?;
    let after = position(&page).await?;
    same(&before, &after)?;
    player.decide(2).await
}

/// Checks that two positions are the same; the log may have more lines.
fn same(before: &Value, after: &Value) -> Outcome {
    for part in 0..4 {
        let before = &before[part];
        let after = &after[part];
        demand(before == after, || format!("before:\n{before}\nafter:\n{after}"))?;
    }
    Ok(())
}

/// Names, which every language leaves as they are: of languages, games, bots and adventurers.
const NAMES: &[&str] = &[
    "Emberwake",
    "Campfire",
    "Sea",
    "Ash",
    "Flint",
    "Lys",
    "English",
    "Français",
    "Deutsch",
    "Español",
    "Ulrich",
    "Moon",
    "Red",
    "Siana",
    "Nostromo",
];

/// Words that another language shares with English.
fn is_alike(lang: &str, text: &str) -> bool {
    match lang {
        "fr" => text == "Menu" || text.ends_with(" point") || text.ends_with(" points"),
        _ => false,
    }
}

/// Returns `true` if a text has words: more than numbers, signs, and ids of rules.
fn has_words(text: &str) -> bool {
    text.chars().filter(|letter| letter.is_alphabetic()).count() > 2
}

async fn another_language_in_mid_game_leaves_no_word_of_the_old_one(page: Page) -> Outcome {
    let mut player = begun(&page, "lang en", 9).await?;
    let words = |told: Value| -> Vec<String> {
        let told = told.as_array().into_iter().flatten();
        told.filter_map(|text| text.as_str().map(str::to_owned)).collect()
    };
    let english = words(page.ask("return watch.words()").await?);
    for lang in ["fr", "de", "es"] {
        page.speak(lang).await?;
        let told = words(page.ask("return watch.words()").await?);
        let left: Vec<&String> = told
            .iter()
            .filter(|text| has_words(text) && english.contains(text))
            .filter(|text| !NAMES.contains(&text.as_str()) && !is_alike(lang, text))
            .collect();
        if !left.is_empty() {
            return Err(fault(format!("still English in {lang}: {left:?}")));
        }
        page.picture(&format!("campfire-{lang}-phone")).await?;
        player.decide(1).await?;
        // The log shows what happened meanwhile; from here on that is compared too.
        page.speak("en").await?;
    }
    Ok(())
}
