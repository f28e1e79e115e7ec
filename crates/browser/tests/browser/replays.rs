//! Records: stepped through, saved as a file and read again, carried by a link, checked.

use crate::keeping::begun;
use crate::play::{Hand, Player};
use crate::support::{Device, Key, Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk a_replay_steps_on_and_back_with_the_mouse_and_with_keys,
    Desk a_record_is_saved_as_a_file_and_opens_again,
    Desk a_link_carries_a_game_to_someone_else,
    Desk from_the_middle_of_a_replay_a_new_game_goes_on,
    Phone the_games_of_the_tests_open_at_their_addresses,
];

const FIXTURES: &str = "#/fixture/campfire/";

async fn a_replay_steps_on_and_back_with_the_mouse_and_with_keys(page: Page) -> Outcome {
    begun(&page, "", 6).await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.press_first("[data-testid=menu] a[href^='#/replay/']").await?;
    let board = "return watch.all('[data-testid=board] [role=button]')\
        .map((one) => one.getAttribute('aria-label')).join()";
    page.see("replay").await?;
    page.press("first").await?;
    let first = page.ask(board).await?;
    let step = page.text("step").await?;
    page.press("next").await?;
    page.wait_with(
        "the next step",
        "return watch.find(watch.named('step'))[0].textContent !== arguments[0]",
        vec![json!(step)],
    )
    .await?;
    let newest = "return watch.all('[data-testid=log] li')[0]?.textContent ?? ''";
    let told = page.ask(newest).await?;
    page.press("last").await?;
    page.wait_with(
        "the log to follow",
        "return watch.all('[data-testid=log] li')[0].textContent !== arguments[0]",
        vec![told],
    )
    .await?;
    let last = page.ask(board).await?;
    demand(first != last, || "the first step looks like the last".to_owned())?;
    page.key(Key::Left).await?;
    page.key(Key::Right).await?;
    demand(page.ask(board).await? == last, || "back and on again leads elsewhere".to_owned())?;
    page.press("first").await?;
    demand(page.ask(board).await? == first, || "the start looks different now".to_owned())
}

/// The text of the file that the page offers when ‘save as file’ is pressed.
async fn exported(page: &Page) -> Outcome<String> {
    // The file is made in the page; it is caught where the browser would keep it.
    page.ask(
        "window.kept = null; const make = URL.createObjectURL.bind(URL);\
         URL.createObjectURL = (blob) => { blob.text().then((text) => { window.kept = text }); return make(blob) };",
    )
    .await?;
    page.press("export").await?;
    page.wait("the file", "return typeof window.kept === 'string'").await?;
    Ok(page.ask("return window.kept").await?.as_str().unwrap_or_default().to_owned())
}

/// Puts a text as a file into the input of the home page.
pub async fn import(page: &Page, text: &str) -> Outcome {
    page.ask_with(
        "const files = new DataTransfer(); files.items.add(new File([arguments[0]], 'game.rec'));\
         const input = document.querySelector('[data-testid=import]'); input.files = files.files;\
         input.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![json!(text)],
    )
    .await
    .map(drop)
}

async fn a_record_is_saved_as_a_file_and_opens_again(page: Page) -> Outcome {
    let mut player = begun(&page, "", 5).await?;
    page.press_first("[data-testid=menu] summary").await?;
    let record = exported(&page).await?;
    demand(record.contains("game campfire"), || format!("this is no record: {record}"))?;
    page.go("#/").await?;
    import(&page, &record).await?;
    page.see("replay").await?;
    page.press("last").await?;
    // The imported game is a separate one: the first continues where it was.
    page.go("#/").await?;
    let saved = page.ask("return watch.find('[data-testid=saved-games] li').length").await?;
    demand(saved == json!(2), || format!("{saved} games are listed instead of two"))?;
    page.press_first("[data-testid=saved-games] li:last-child a").await?;
    player.decide(1).await
}

async fn a_link_carries_a_game_to_someone_else(page: Page) -> Outcome {
    begun(&page, "", 3).await?;
    page.ask("navigator.clipboard.writeText = async (text) => { window.copied = text }").await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.press("copy-link").await?;
    page.see("notice").await?;
    let link = page.ask("return window.copied").await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    let route = link.strip_prefix(&page.address).unwrap_or_default().to_owned();
    demand(route.starts_with("#/shared/"), || format!("this is no link to a game: {link}"))?;
    page.ask("localStorage.clear()").await?;
    page.open(&route).await?;
    page.see("replay").await?;
    page.press("last").await
}

async fn from_the_middle_of_a_replay_a_new_game_goes_on(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open(&format!("{FIXTURES}three-players")).await?;
    page.see("replay").await?;
    for _ in 0..9 {
        page.press("next").await?;
    }
    let board = "return watch.all('[data-testid=board] [role=button] title, [data-testid^=score-]')\
        .map((one) => one.textContent).join()";
    let there = page.ask(board).await?;
    page.press("branch").await?;
    page.see("table").await?;
    let here = page.ask(board).await?;
    demand(here == there, || format!("the new game begins at\n{here}\ninstead of\n{there}"))?;
    Player::new(&page, Hand::Pointer).decide(4).await?;
    page.go("#/").await?;
    let saved = page.ask("return watch.find('[data-testid=saved-games] li').length").await?;
    demand(saved == json!(1), || format!("{saved} games are listed instead of one"))
}

async fn the_games_of_the_tests_open_at_their_addresses(page: Page) -> Outcome {
    page.open("").await?;
    let script =
        "return watch.all('a[href*=\"#/fixture/\"]').map((one) => one.getAttribute('href'))";
    let routes = page.ask(script).await?;
    let routes: Vec<&str> =
        routes.as_array().into_iter().flatten().filter_map(|r| r.as_str()).collect();
    demand(routes.iter().any(|route| route.starts_with(FIXTURES)), || "none is listed".to_owned())?;
    for route in &routes {
        page.go(route).await?;
        page.see("replay").await?;
        page.press("last").await?;
        page.wait("a board", "return watch.find('svg.board, svg.chart').length > 0").await?;
        no_sideways_scrolling(&page, route).await?;
    }
    Ok(())
}

/// The page must not be wider than its window.
pub async fn no_sideways_scrolling(page: &Page, what: &str) -> Outcome {
    let wide = page.ask("return document.documentElement.scrollWidth").await?;
    let (width, _) = page.device.size();
    let fits = wide.as_u64().is_some_and(|wide| wide <= u64::from(width));
    demand(fits || page.device != Device::Phone, || format!("{what} is {wide} pixels wide"))
}
