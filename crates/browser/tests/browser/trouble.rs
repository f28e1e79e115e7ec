//! Bad input and failures: each gets one clear sentence, and other games are untouched.

use crate::keeping::begun;
use crate::play::{Hand, Player};
use crate::replays::import;
use crate::support::{Bridge, Outcome, Page, cases, demand, kept_file};
use serde_json::json;

cases![
    Desk a_damaged_game_is_named_as_such_and_the_others_go_on,
    Desk a_file_of_nonsense_is_refused_in_one_sentence,
    Phone a_broken_link_is_refused_in_one_sentence,
    Desk a_browser_that_keeps_nothing_still_plays,
    Desk a_full_storage_is_told_and_the_game_goes_on,
    Phone what_was_used_once_works_without_a_network,
    Desk everything_works_without_a_network_if_it_is_wanted,
];

/// Returns the page's error message, which must be a sentence, not code.
async fn complaint(page: &Page, id: &str) -> Outcome<String> {
    let told = page.text(id).await?;
    let clear = told.contains(' ') && told.contains('.') && told.len() < 300;
    demand(clear && !told.contains("Err("), || format!("this is no clear sentence: {told}"))?;
    Ok(told)
}

async fn a_damaged_game_is_named_as_such_and_the_others_go_on(page: Page) -> Outcome {
    let mut player = begun(&page, "", 2).await?;
    let table = page.location().await?;
    // Games cut off in the middle, emptied, and of an unknown kind.
    page.ask(
        "const key = Object.keys(localStorage).find((key) => key.startsWith('emberwake.game.'));\
         const text = localStorage.getItem(key);\
         localStorage.setItem('emberwake.game.cut', text.slice(0, text.length * 0.7 | 0) + '?');\
         localStorage.setItem('emberwake.game.empty', '');\
         localStorage.setItem('emberwake.game.noise', '\\u0000\\u0001 not a game');",
    )
    .await?;
    for id in ["cut", "empty", "noise"] {
        page.open(&format!("#/table/{id}")).await?;
        complaint(&page, "problem").await?;
        page.open(&format!("#/replay/{id}")).await?;
        complaint(&page, "problem").await?;
    }
    page.go("#/").await?;
    let saved = page.ask("return watch.find('[data-testid=saved-games] li').length").await?;
    demand(saved == json!(4), || format!("{saved} games are listed instead of four"))?;
    page.open(table.strip_prefix(&page.address).unwrap_or_default()).await?;
    player.decide(1).await
}

async fn a_file_of_nonsense_is_refused_in_one_sentence(page: Page) -> Outcome {
    begun(&page, "", 1).await?;
    page.go("#/").await?;
    let nonsense = [
        "",
        "hello",
        "game chess\n",
        "emberwake record 1\ngame campfire\nrules 1\n",
        "emberwake record 99\ngame campfire\nrules 1\nseats 3\n",
        "\u{0}\u{1}\u{2}game campfire\n\u{fffd}",
    ];
    for text in nonsense {
        import(&page, text).await?;
        complaint(&page, "notice").await?;
        page.press_first("[data-testid=notice] button").await?;
        page.see_no("notice").await?;
    }
    let saved = page.ask("return watch.find('[data-testid=saved-games] li').length").await?;
    demand(saved == json!(1), || format!("{saved} games are listed instead of one"))
}

async fn a_broken_link_is_refused_in_one_sentence(page: Page) -> Outcome {
    for route in ["#/shared/AAAA", "#/shared/%ff%fe", "#/shared/x", "#/fixture/campfire/none"] {
        page.open(route).await?;
        complaint(&page, "problem").await?;
    }
    Ok(())
}

async fn a_browser_that_keeps_nothing_still_plays(page: Page) -> Outcome {
    let forbid = "Object.defineProperty(window, 'localStorage', \
        { get() { throw new DOMException('forbidden', 'SecurityError') } })";
    page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": forbid })).await?;
    page.open("").await?;
    page.press("play-now").await?;
    complaint(&page, "notice").await?;
    // With animations it takes a while.
    Player::new(&page, Hand::Pointer).decide(2).await
}

async fn a_full_storage_is_told_and_the_game_goes_on(page: Page) -> Outcome {
    let mut player = begun(&page, "", 2).await?;
    page.ask(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    )
    .await?;
    player.decide(1).await?;
    complaint(&page, "notice").await?;
    player.decide(2).await
}

async fn what_was_used_once_works_without_a_network(mut page: Page) -> Outcome {
    let bridge = Bridge::before(&page.address)?;
    page.address = bridge.address.clone();
    let mut player = begun(&page, "", 2).await?;
    // A page that was being loaded while its keeper took over is kept, but not in its hands before
    // the next load: so it is the keeper that is waited for, not that it has taken over this page.
    let kept =
        "return navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')";
    page.wait("the page to be kept", kept).await?;
    for file in ["worker-", "mind-bots-", "mind-campfire-bots-", "web-campfire-", "bots-campfire-"]
    {
        kept_file(&page, file).await?;
    }
    // From now on, requests pass through the service worker.
    page.reload().await?;
    let table = page.location().await?;
    page.go("#/fixture/campfire/three-players").await?;
    page.see("replay").await?;
    page.go(table.strip_prefix(&page.address).unwrap_or_default()).await?;
    without_network(&page, &bridge);
    page.reload().await?;
    player.decide(2).await?;
    page.go("#/").await?;
    page.press("play-now").await?;
    Player::new(&page, Hand::Pointer).decide(3).await?;
    // The rulebook of the played game is cached.
    page.go("#/rules/campfire").await?;
    page.wait("the rules", "return watch.find('[id=\"rule-C1.1\"]').length === 1").await?;
    // So is its card, which was never opened. Its other book is unavailable now.
    page.go("#/rules/campfire/card").await?;
    page.read("card", "Ulrich").await?;
    page.go("#/rules/campfire/learn").await?;
    complaint(&page, "book-missing").await?;
    page.press("book-retry").await?;
    complaint(&page, "book-missing").await?;
    // Of the other game, not even the code for its books is here.
    page.go("#/rules/sea").await?;
    complaint(&page, "notice").await?;
    page.go("#/fixture/campfire/three-players").await?;
    page.see("replay").await?;
    page.go("#/fixture/campfire/standstill").await?;
    complaint(&page, "problem").await?;
    // The other game was never opened.
    page.go("#/").await?;
    page.press_first("[data-testid=game-sea] [data-testid=play-now]").await?;
    complaint(&page, "notice").await.map(drop)
}

async fn everything_works_without_a_network_if_it_is_wanted(mut page: Page) -> Outcome {
    let bridge = Bridge::before(&page.address)?;
    page.address = bridge.address.clone();
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/settings").await?;
    page.press("keep-all").await?;
    page.read("notice", "Everything works offline now").await?;
    without_network(&page, &bridge);
    page.open("").await?;
    page.press_first("[data-testid=game-sea] [data-testid=play-now]").await?;
    Player::new(&page, Hand::Pointer).decide(2).await?;
    // The examples on the home page are cached too; other games are not.
    page.go("#/fixture/campfire/five-players").await?;
    page.see("replay").await?;
    page.go("#/fixture/campfire/standstill").await?;
    complaint(&page, "problem").await?;
    page.go("#/settings").await?;
    page.press("keep-all").await?;
    page.read("notice", "Everything works offline now").await
}

fn without_network(page: &Page, bridge: &Bridge) {
    bridge.cut();
    for words in ["net::ERR_", "network error response", "Failed to fetch"] {
        page.forgive(words);
    }
}
