//! Checks with axe-core: barriers for people who use screen readers, only a keyboard, or have low
//! vision.

use crate::admin::become_admin;
use crate::online::come_in;
use crate::online_line::forgive;
use crate::play::{Hand, Player};
use crate::support::{Host, Outcome, Page, cases, demand, fault};
use serde_json::json;

cases![
    Desk axe_finds_nothing_on_the_pages_around_the_games_on_a_desk,
    Phone axe_finds_nothing_on_the_pages_around_the_games_on_a_phone,
    Desk axe_finds_nothing_at_a_table_of_campfire_on_a_desk,
    Phone axe_finds_nothing_at_a_table_of_campfire_on_a_phone,
    Desk axe_finds_nothing_at_a_table_of_sea_on_a_desk,
    Phone axe_finds_nothing_at_a_table_of_sea_on_a_phone,
    Desk axe_finds_nothing_where_people_play_together_on_a_desk,
    Phone axe_finds_nothing_where_people_play_together_on_a_phone,
    Phone axe_finds_nothing_in_the_page_for_administrators,
    Desk axe_finds_nothing_in_a_review_on_a_desk,
    Phone axe_finds_nothing_in_a_review_on_a_phone,
];

/// The hash of the known version of the script.
const AXE_HASH: &str = "ae4f256a4b46f09775e0b76ecb4b2aec5625d5afc332e65c89e455cfaec9b6b8";
/// The variable with the path of the script.
pub const AXE: &str = "EMBERWAKE_AXE";
const THEMES: [&str; 2] = ["light", "dark"];

/// Injects axe into the page. The developer tools may do so, although the page itself runs no
/// foreign script.
async fn equip(page: &Page) -> Outcome {
    let path = std::env::var(AXE)?;
    let script = std::fs::read_to_string(&path)?;
    let hash = blake3::hash(script.as_bytes()).to_hex();
    demand(hash.as_str() == AXE_HASH, || format!("{path} is not the axe we know: {hash}"))?;
    let told = page.tool("Runtime.evaluate", json!({ "expression": script })).await?;
    demand(told["exceptionDetails"].is_null(), || format!("axe does not start: {told}"))
}

/// Runs axe on the current page.
async fn look(page: &Page, what: &str) -> Outcome {
    // The old page may still be there for a moment, and the code or the text of the new one may
    // still be loading.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let there = "return !watch.find('.first-table').length && !!document.querySelector('h1')";
    page.wait("the page to be there", there).await?;
    if page.ask("return !window.axe").await? == json!(true) {
        equip(page).await?;
    }
    let script = "const done = arguments[arguments.length - 1];\
        axe.run(document, { resultTypes: ['violations', 'incomplete'] }).then((found) => done(\
          found.violations.map((one) => `${one.id}: ${one.help}: ` +\
            one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | '))\
        ), (error) => done([`axe failed: ${error}`]))";
    let found = page.ask_slowly(script, Vec::new()).await?;
    let found: Vec<String> =
        found.as_array().into_iter().flatten().map(|one| one.to_string()).collect();
    if found.is_empty() {
        return Ok(());
    }
    Err(fault(format!("axe finds, at {what}:\n  {}", found.join("\n  "))))
}

async fn around(page: Page) -> Outcome {
    const ROUTES: [&str; 17] = [
        "#/",
        "#/new/campfire",
        "#/new/sea",
        "#/learn/campfire",
        "#/learn/sea",
        "#/rules/campfire",
        "#/rules/sea",
        "#/rules/campfire/learn",
        "#/rules/campfire/card",
        "#/rules/sea/learn",
        "#/rules/sea/card",
        "#rule-C4.1",
        "#/settings",
        "#/puzzles",
        "#/puzzles/campfire/none",
        "#/table/none",
        "#/shared/none",
    ];
    page.open("").await?;
    for theme in THEMES {
        page.set(&format!("theme {theme}; motion off")).await?;
        page.open("").await?;
        for route in ROUTES {
            page.go(route).await?;
            look(&page, &format!("{route}, {theme}")).await?;
        }
    }
    Ok(())
}

async fn axe_finds_nothing_on_the_pages_around_the_games_on_a_desk(page: Page) -> Outcome {
    around(page).await
}

async fn axe_finds_nothing_on_the_pages_around_the_games_on_a_phone(page: Page) -> Outcome {
    around(page).await
}

/// A replay with its review, whose parts that open are open.
async fn review(page: Page) -> Outcome {
    page.open("").await?;
    for theme in THEMES {
        page.set(&format!("theme {theme}; motion off; guided on")).await?;
        for route in ["#/fixture/campfire/two-players", "#/fixture/sea/naval-battle"] {
            page.open(&format!("{route}/review")).await?;
            page.see("review-title").await?;
            page.ask("document.querySelectorAll('.review details').forEach((one) => { one.open = true })")
                .await?;
            look(&page, &format!("the review of {route}, {theme}")).await?;
        }
    }
    Ok(())
}

async fn axe_finds_nothing_in_a_review_on_a_desk(page: Page) -> Outcome {
    review(page).await
}

async fn axe_finds_nothing_in_a_review_on_a_phone(page: Page) -> Outcome {
    review(page).await
}

/// A table while it is set up, in mid-game, with its menu open, and after the end.
async fn table(page: Page, game: &str) -> Outcome {
    page.open("").await?;
    page.set("theme dark; motion off; guided on").await?;
    page.open(&format!("#/new/{game}")).await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.wait().await?;
    look(&page, "the first decision").await?;
    player.decide(12).await?;
    for theme in THEMES {
        page.set(&format!("theme {theme}; motion off; guided on")).await?;
        page.reload().await?;
        player.wait().await?;
        look(&page, &format!("a decision, {theme}")).await?;
        page.press_first("[data-testid=menu] summary").await?;
        look(&page, &format!("the menu, {theme}")).await?;
    }
    page.press_first("[data-testid=menu] summary").await?;
    player.finish().await?;
    look(&page, "the end").await?;
    page.press("replay-link").await?;
    page.see("replay").await?;
    look(&page, "the replay").await?;
    page.press("explore").await?;
    page.see("exploring").await?;
    look(&page, "exploring").await
}

async fn axe_finds_nothing_at_a_table_of_campfire_on_a_desk(page: Page) -> Outcome {
    table(page, "campfire").await
}

async fn axe_finds_nothing_at_a_table_of_campfire_on_a_phone(page: Page) -> Outcome {
    table(page, "campfire").await
}

async fn axe_finds_nothing_at_a_table_of_sea_on_a_desk(page: Page) -> Outcome {
    table(page, "sea").await
}

async fn axe_finds_nothing_at_a_table_of_sea_on_a_phone(page: Page) -> Outcome {
    table(page, "sea").await
}

/// Checks everything of online play: signing in, lists, a new table, before and in the game, and
/// the profile.
async fn together(page: Page) -> Outcome {
    page.open("").await?;
    for theme in THEMES {
        page.set(&format!("theme {theme}; motion off; guided on")).await?;
        page.open("#/online").await?;
        page.see("arrive").await?;
        page.press_first("[data-testid=arrive] summary").await?;
        look(&page, &format!("coming in, {theme}")).await?;
        page.write("guest-name", "Ann").await?;
        page.press("come-in").await?;
        page.see("online").await?;
        look(&page, &format!("the lists, {theme}")).await?;
        page.go("#/online/new/campfire").await?;
        page.choose("clock-kind", "days").await?;
        look(&page, &format!("a new table, {theme}")).await?;
        page.choose("chair-1", "easy").await?;
        page.press("open-table").await?;
        page.see("lobby").await?;
        page.write("chat-text", "Hello").await?;
        page.press("chat-send").await?;
        page.read("chat", "Hello").await?;
        look(&page, &format!("before the game, {theme}")).await?;
        page.press("ready").await?;
        page.press("begin").await?;
        page.see("table").await?;
        Player::new(&page, Hand::Pointer).decide(2).await?;
        look(&page, &format!("a table far away, {theme}")).await?;
        page.go("#/online").await?;
        page.see("online-table").await?;
        look(&page, &format!("the lists with a table, {theme}")).await?;
        page.go("#/online/me").await?;
        page.read("devices", "Chrome").await?;
        look(&page, &format!("the page about oneself, {theme}")).await?;
        page.press("sign-out").await?;
        page.press("dialog-yes").await?;
        page.see("arrive").await?;
    }
    Ok(())
}

async fn axe_finds_nothing_where_people_play_together_on_a_desk(page: Page) -> Outcome {
    together(page).await
}

async fn axe_finds_nothing_where_people_play_together_on_a_phone(page: Page) -> Outcome {
    together(page).await
}

async fn axe_finds_nothing_in_the_page_for_administrators(page: Page) -> Outcome {
    let host = Host::start("access")?;
    let page = page.at(&host.address);
    come_in(&page, "Ruth").await?;
    become_admin(&page, &host, "ruth-admin").await?;
    for theme in THEMES {
        page.set(&format!("theme {theme}; motion off; guided on")).await?;
        page.open("#/online/admin").await?;
        page.write("find-people", "ruth").await?;
        page.press("search-people").await?;
        page.press("manage").await?;
        page.see("admin-person").await?;
        look(&page, &format!("administration, {theme}")).await?;
    }
    forgive(&page);
    Ok(())
}
