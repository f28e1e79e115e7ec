//! Every screen has room for longer words: the page in a pseudo-language, on a phone.
//!
//! The pseudo-language is English with accents and 40% longer. The compiler of the messages makes
//! it here, and the browser gets its texts instead of those of German, so that nothing of it is in
//! the page. The books stay German.

#[path = "../../../texts/compiler/areas.rs"]
mod areas;
#[path = "../../../texts/compiler/mod.rs"]
#[allow(dead_code, reason = "the build script of `texts` uses the rest")]
mod compiler;

use crate::looks::ROUTES;
use crate::play::{Hand, Player};
use crate::support::{Device, Outcome, Page, cases, demand, fault};
use compiler::languages::{ENGLISH, Language, Stage, languages};
use serde_json::json;
use std::path::Path;

cases![
    Phone pages_have_room_for_longer_words,
    Phone tables_have_room_for_longer_words,
    Phone replays_and_reviews_have_room_for_longer_words,
];

/// The language whose texts are replaced.
const REPLACED: &str = "de";

/// Answers with other texts when the page fetches those of the replaced language.
const REPLACE: &str = "(() => {
    const real = window.fetch;
    const wanted = (what) => String(what?.url ?? what).includes('/texts-LANG-');
    window.fetch = (what, ...rest) =>
        wanted(what) ? Promise.resolve(new Response(TEXTS)) : real.call(window, what, ...rest);
})()";

/// Returns the words that are cut off or stick out at a side. Words that can be scrolled into view
/// are neither; what only screen readers read is as small as a dot.
const LOST: &str = "
    const found = [];
    const told = (node, why) => found.push(`‘${node.textContent.trim().slice(0, 60)}’ ${why}`);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const parent = node.parentElement;
        const isWords = node.textContent.trim() && !parent.closest('svg, script, style, option, #first');
        if (!isWords || !parent.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, width } = range.getBoundingClientRect();
        if (!width) continue;
        let [why, dot] = ['', false];
        for (let box = parent; box && box !== document.body; box = box.parentElement) {
            const edge = box.getBoundingClientRect();
            const { overflowX } = getComputedStyle(box);
            if (edge.width <= 1) dot = true;
            if (overflowX === 'auto' || overflowX === 'scroll') { why = 'scrolls'; break; }
            const isOut = right > edge.right + 1 || left < edge.left - 1;
            const cuts = overflowX === 'hidden' || overflowX === 'clip';
            if (isOut && cuts) why ||= `is cut off by ${box.className || box.tagName}`;
            if (isOut && box.matches('button, .button')) why ||= 'is wider than its button';
        }
        if (dot || why === 'scrolls') continue;
        if (why) told(node, why);
        else if (right > innerWidth + 1 || left < -1) told(node, 'sticks out of the window');
    }
    return found";

/// Returns the texts of the pseudo-language as the page fetches them.
fn texts() -> Outcome<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../texts/messages");
    let mut all = languages(&folder)?;
    all.retain(|language| language.stage == Stage::Whole);
    all.push(Language::pseudo());
    let areas = areas::of_folder(&folder.join(ENGLISH)).map_err(fault)?;
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
    let compiled = compiler::compile(&areas, areas::CHOICES, &all, true, read);
    let compiled = compiled.map_err(|_| fault("the texts of the page can't be compiled"))?;
    compiled.files().last().ok_or_else(|| fault("there is no pseudo-language"))
}

/// Opens the phone of someone who reads the pseudo-language.
async fn reader(page: &Page) -> Outcome<Page> {
    let reader = page.beside_reading(Device::Phone, REPLACED).await?;
    let source = REPLACE.replace("LANG", REPLACED).replace("TEXTS", &json!(texts()?).to_string());
    reader.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
    reader.open("").await?;
    reader.set("motion off; guided on").await?;
    reader.open("").await?;
    let read = "return /[ƀçķļɱþ]{2}/.test(document.body.textContent)";
    reader.wait("the page to speak the pseudo-language", read).await?;
    Ok(reader)
}

/// Fails if the page is wider than the phone, or if words are cut off.
async fn has_room(page: &Page, screen: &str) -> Outcome {
    let (width, _) = page.device.size();
    let wide = page.ask("return document.documentElement.scrollWidth").await?;
    let lost = page.ask(LOST).await?;
    let lost: Vec<&str> =
        lost.as_array().into_iter().flatten().filter_map(|w| w.as_str()).collect();
    if wide.as_u64().is_none_or(|wide| wide > u64::from(width)) || !lost.is_empty() {
        page.picture(&format!("pseudo-{screen}")).await?;
    }
    demand(wide == json!(width), || format!("{screen} is {wide} pixels wide: {lost:#?}"))?;
    demand(lost.is_empty(), || format!("{screen}: {lost:#?}"))
}

/// The same with everything open that can be unfolded.
async fn has_room_unfolded(page: &Page, screen: &str) -> Outcome {
    has_room(page, screen).await?;
    page.ask("document.querySelectorAll('main details').forEach((one) => { one.open = true; })")
        .await?;
    has_room(page, &format!("{screen}-unfolded")).await
}

/// Pages that have no picture of their own in [`ROUTES`].
const MORE: [(&str, &str); 3] =
    [("statistics", "#/statistics"), ("puzzles", "#/puzzles"), ("online", "#/online")];

async fn pages_have_room_for_longer_words(page: Page) -> Outcome {
    let page = reader(&page).await?;
    for (name, route) in ROUTES.iter().chain(&MORE) {
        page.open(route).await?;
        has_room_unfolded(&page, name).await?;
    }
    Ok(())
}

async fn tables_have_room_for_longer_words(page: Page) -> Outcome {
    let page = reader(&page).await?;
    for game in ["campfire", "sea"] {
        page.open(&format!("#/new/{game}")).await?;
        page.press("start-game").await?;
        let mut player = Player::new(&page, Hand::Pointer);
        for step in 0..6 {
            player.decide(1).await?;
            has_room(&page, &format!("{game}-table-{step}")).await?;
        }
    }
    Ok(())
}

async fn replays_and_reviews_have_room_for_longer_words(page: Page) -> Outcome {
    let page = reader(&page).await?;
    for (name, route) in
        [("campfire", "#/fixture/campfire/two-players"), ("sea", "#/fixture/sea/naval-battle")]
    {
        page.open(route).await?;
        page.see("replay").await?;
        has_room(&page, &format!("{name}-replay")).await?;
        page.press("last").await?;
        has_room(&page, &format!("{name}-result")).await?;
        page.open(&format!("{route}/review")).await?;
        page.see("review-title").await?;
        has_room(&page, &format!("{name}-review")).await?;
    }
    Ok(())
}
