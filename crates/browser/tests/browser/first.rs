//! The first paint before the code is loaded, and the languages that are fetched on demand.

use crate::support::{Bridge, Device, Outcome, Page, cases, demand, kept_file};
use serde_json::{Value, json};
use texts::Lang;

cases![
    Phone the_home_page_is_seen_before_its_code_is_there,
    Desk without_scripts_the_home_page_says_what_it_needs,
    Phone what_is_seen_first_is_the_home_page_itself,
    Desk what_is_pressed_before_the_code_is_there_is_done_then,
    Desk what_is_chosen_before_the_code_is_there_is_kept,
    Desk a_table_is_not_preceded_by_the_home_page,
    Desk the_home_page_works_before_the_code_behind_it_is_there,
    Desk only_the_code_that_is_needed_is_loaded,
    Desk a_french_visitor_starts_in_french_without_a_network,
    Desk a_language_is_fetched_when_it_is_chosen_and_kept,
];

/// A speed in bytes per second that is slow enough to act before the code is loaded.
const SLOW: u32 = 150_000;

/// The code of the home page.
const CODE: &str = "*.wasm";
/// The parts of the code that load after the home page.
const LATER: &str = "*.part";

/// Blocks the code of the page from now on, or unblocks it.
async fn block_code(page: &Page, blocked: bool) -> Outcome {
    block(page, if blocked { &[CODE] } else { &[] }).await
}

/// Blocks these files of the page from now on, and unblocks all others.
async fn block(page: &Page, urls: &[&str]) -> Outcome {
    page.tool("Network.enable", json!({})).await?;
    page.tool("Network.setBlockedURLs", json!({ "urls": urls })).await?;
    for words in ["net::ERR_", "Failed to fetch", "rejected"] {
        page.forgive(words);
    }
    Ok(())
}

/// Slows down the network from now on, or restores it.
async fn slow_down(page: &Page, slow: bool) -> Outcome {
    page.tool("Network.enable", json!({})).await?;
    let speed = if slow { json!(SLOW) } else { json!(-1) };
    let line = json!({
        "offline": false, "latency": 0, "downloadThroughput": speed, "uploadThroughput": -1,
    });
    page.tool("Network.emulateNetworkConditions", line).await.map(drop)
}

/// Fails if the code is already loaded.
async fn is_first(page: &Page) -> Outcome {
    let first = "return !!document.getElementById('first') && !document.getElementById('content')";
    demand(page.ask(first).await? == json!(true), || "the code is there already".into())
}

/// Returns the visible words and their positions in this part of the page.
async fn seen(page: &Page, part: &str) -> Outcome<Vec<Value>> {
    let script = "return document.fonts.ready.then(() =>\
        watch.find(arguments[0]).flatMap((part) =>\
          [...part.querySelectorAll('h1, h2, p, a, button, .doorway')]).map((one) => {\
            const box = one.getBoundingClientRect();\
            const words = one.textContent.replace(/\\s+/g, ' ').trim();\
            const name = one.matches('.doorway') ? 'a door' : words;\
            return [name, ...[box.x, box.y, box.width, box.height].map(Math.round)];\
          }))";
    let told = page.ask_with(script, vec![json!(part)]).await?;
    Ok(told.as_array().cloned().unwrap_or_default())
}

async fn the_home_page_is_seen_before_its_code_is_there(page: Page) -> Outcome {
    for (lang, word) in [("en", "Rules"), ("fr", "Règles"), ("de", "Regeln"), ("es", "Reglas")] {
        let reader = page.beside_reading(Device::Phone, lang).await?;
        block_code(&reader, true).await?;
        reader.load("").await?;
        for part in ["#first [data-testid=game-campfire]", "#first [data-testid=game-sea]"] {
            let there = "return watch.find(arguments[0]).length === 1";
            reader.wait_with("the doors", there, vec![json!(part)]).await?;
        }
        is_first(&reader).await?;
        let said = reader.text("rules-link").await?;
        demand(said == word, || format!("‘{said}’ instead of ‘{word}’"))?;
        let root = reader.ask("return document.documentElement.lang").await?;
        demand(root == json!(lang), || format!("the page is said to be in {root}"))?;
        reader.picture(&format!("first-{lang}")).await?;
    }
    Ok(())
}

async fn without_scripts_the_home_page_says_what_it_needs(page: Page) -> Outcome {
    page.tool("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
    page.load("").await?;
    let told = page.tool("DOM.getDocument", json!({ "depth": 0 })).await?;
    let html = page.tool("DOM.getOuterHTML", json!({ "nodeId": told["root"]["nodeId"] })).await?;
    let html = html["outerHTML"].as_str().unwrap_or_default().to_owned();
    page.picture("first-without-scripts").await?;
    page.tool("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await?;
    for words in ["data-testid=\"game-campfire\"", "data-testid=\"game-sea\"", "needs JavaScript"] {
        demand(html.contains(words), || format!("‘{words}’ is missing"))?;
    }
    page.open("").await
}

/// If this fails, the home page has changed: `cargo xtask first-paint` draws it again.
async fn what_is_seen_first_is_the_home_page_itself(page: Page) -> Outcome {
    page.open("").await?;
    for lang in Lang::ALL.map(Lang::tag) {
        page.set(&format!("lang {lang}")).await?;
        block_code(&page, true).await?;
        page.load("").await?;
        let shown = "return !('foreign' in document.documentElement.dataset)\
            && watch.find('#first .home').length === 1";
        page.wait("what is seen first", shown).await?;
        let before = seen(&page, "#first .home, #first .bar").await?;
        demand(before.len() > 8, || format!("{lang}: only {before:?} is seen first"))?;
        block_code(&page, false).await?;
        page.open("").await?;
        let after = seen(&page, "main#content .home, body > .bar").await?;
        for one in before {
            demand(after.contains(&one), || {
                format!(
                    "{lang}: {one} is seen first, and then no more; run ‘cargo xtask first-paint’. \
                     Then: {after:?}"
                )
            })?;
        }
    }
    Ok(())
}

async fn what_is_pressed_before_the_code_is_there_is_done_then(page: Page) -> Outcome {
    slow_down(&page, true).await?;
    page.load("").await?;
    page.press_first("#first [data-testid=game-sea] [data-testid=play-now]").await?;
    is_first(&page).await?;
    let busy = "return watch.find('#first [aria-busy]').length === 1";
    page.wait("the press to be seen", busy).await?;
    slow_down(&page, false).await?;
    page.see("table").await?;
    page.see("chart").await
}

async fn what_is_chosen_before_the_code_is_there_is_kept(page: Page) -> Outcome {
    slow_down(&page, true).await?;
    page.load("").await?;
    page.choose("language", "de").await?;
    page.press_first("#first [data-testid=game-campfire] [data-testid=new-table]").await?;
    is_first(&page).await?;
    slow_down(&page, false).await?;
    page.see("start-game").await?;
    page.read("rules-link", "Regeln").await
}

async fn a_table_is_not_preceded_by_the_home_page(page: Page) -> Outcome {
    block_code(&page, true).await?;
    page.load("#/table/19f3a").await?;
    page.wait("a table", "return watch.find('#first .first-board').length === 1").await?;
    let home = page.ask("return watch.find('#first .home').length").await?;
    demand(home == json!(0), || "the home page is seen as well".into())?;
    page.picture("first-table").await?;
    page.go("#/").await?;
    page.wait("the home page", "return watch.find('#first .home').length === 1").await
}

async fn the_home_page_works_before_the_code_behind_it_is_there(page: Page) -> Outcome {
    block(&page, &[LATER]).await?;
    page.open("").await?;
    let doors = "return watch.find('main#content .doorway > svg').length";
    demand(page.ask(doors).await? == json!(2), || "the doors are missing".into())?;
    page.choose("language", "fr").await?;
    page.read("rules-link", "Règles").await?;
    page.choose("language", "en").await?;
    page.press("play-now").await?;
    page.read("notice", "couldn’t be loaded").await?;
    page.go("#/settings").await?;
    page.wait("a table that waits", "return watch.find('.first-table.now').length === 1").await?;
    page.read("notice", "couldn’t be loaded").await?;
    page.go("#/").await?;
    block(&page, &[]).await?;
    page.press("play-now").await?;
    page.see("table").await?;
    page.go("#/settings").await?;
    page.see("vibration").await
}

/// Returns the parts of the code that were loaded, by the words in their names.
async fn loaded(page: &Page) -> Outcome<String> {
    let script = "return performance.getEntriesByType('resource')\
        .map(({ name }) => name.match(/web-([a-z-]+)-[0-9a-f]{16}\\.part$/)?.[1])\
        .filter(Boolean).sort().join(' ')";
    Ok(page.ask(script).await?.as_str().unwrap_or_default().to_owned())
}

async fn only_the_code_that_is_needed_is_loaded(page: Page) -> Outcome {
    page.open("").await?;
    page.wait("the page to be kept", "return navigator.serviceWorker.ready.then(() => true)")
        .await?;
    let parts = loaded(&page).await?;
    demand(parts.is_empty(), || format!("the home page has loaded {parts}"))?;
    // Someone who points at a door will probably open it.
    let point =
        "watch.find('[data-testid=game-sea]')[0].dispatchEvent(new PointerEvent('pointerenter'))";
    page.ask(point).await?;
    let came = "return performance.getEntriesByType('resource').some(({ name }) => name.includes('/web-sea-'))";
    page.wait("the table of Sea", came).await?;
    page.press_first("[data-testid=game-sea] [data-testid=play-now]").await?;
    page.see("chart").await?;
    let parts = loaded(&page).await?;
    let of_others = |part: &str| part.starts_with("campfire") || part.contains("more");
    demand(parts.contains("sea") && !parts.split(' ').any(of_others), || {
        format!("a table of Sea has loaded {parts}")
    })
}

/// Waits until the page is cached, with the texts of a language.
async fn kept(page: &Page, lang: &str) -> Outcome {
    kept_file(page, &format!("texts-{lang}-")).await?;
    let active =
        "return navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')";
    page.wait("the page to be kept", active).await
}

fn without_network(page: &Page, bridge: &Bridge) {
    bridge.cut();
    for words in ["net::ERR_", "network error response", "Failed to fetch"] {
        page.forgive(words);
    }
}

async fn a_french_visitor_starts_in_french_without_a_network(page: Page) -> Outcome {
    let bridge = Bridge::before(&page.address)?;
    let mut reader = page.beside_reading(Device::Desk, "fr").await?;
    reader.address = bridge.address.clone();
    reader.open("").await?;
    reader.press("play-now").await?;
    reader.see("table").await?;
    kept(&reader, "fr").await?;
    for part in ["web-base-", "web-table-", "web-campfire-"] {
        kept_file(&reader, part).await?;
    }
    without_network(&reader, &bridge);
    reader.open("").await?;
    reader.read("rules-link", "Règles").await?;
    // A table that was never opened can't be opened now, and the page says so.
    reader.press_first("[data-testid=game-sea] [data-testid=play-now]").await?;
    reader.read("notice", "n’a pas pu être chargée").await?;
    reader.press("play-now").await?;
    reader.see("table").await
}

async fn a_language_is_fetched_when_it_is_chosen_and_kept(mut page: Page) -> Outcome {
    let bridge = Bridge::before(&page.address)?;
    page.address = bridge.address.clone();
    page.open("").await?;
    kept(&page, "en").await?;
    page.choose("language", "de").await?;
    page.read("rules-link", "Regeln").await?;
    kept(&page, "de").await?;
    without_network(&page, &bridge);
    page.reload().await?;
    page.read("rules-link", "Regeln").await?;
    // Texts that were never fetched are unavailable now, and nothing changes except a sentence.
    page.choose("language", "es").await?;
    page.read("notice", "Español").await?;
    page.read("rules-link", "Regeln").await?;
    let list = page.ask("return watch.find(watch.named('language'))[0].value").await?;
    demand(list == json!("de"), || format!("the list says {list}"))?;
    page.choose("language", "en").await?;
    page.read("rules-link", "Rules").await
}
