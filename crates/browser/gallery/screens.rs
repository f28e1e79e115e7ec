//! The screens of the page, and the way to each.

use crate::Picture;
use crate::support::{Outcome, Page, fault};
use serde_json::json;
use std::path::Path;

/// A screen.
pub struct Screen {
    /// The name of its pictures.
    pub name: &'static str,
    route: &'static str,
    then: Then,
}

/// The steps after its address was opened.
enum Then {
    /// Nothing.
    Look,
    /// The record is stepped to this position.
    Replay(usize),
    /// The record is stepped to its end.
    Last,
    /// A table continues from this position of the record.
    Play(usize),
    /// A table is opened on the server, and waits for people.
    Lobby,
}

const fn screen(name: &'static str, route: &'static str) -> Screen {
    Screen { name, route, then: Then::Look }
}

const fn then(name: &'static str, route: &'static str, then: Then) -> Screen {
    Screen { name, route, then }
}

/// All screens. Positions are those of the games of the rules' tests.
pub const SCREENS: &[Screen] = &[
    screen("home", ""),
    screen("new-table-campfire", "#/new/campfire"),
    screen("new-table-sea", "#/new/sea"),
    then("table-campfire-early", "#/fixture/campfire/three-players", Then::Play(14)),
    then("table-campfire", "#/fixture/campfire/four-players", Then::Play(112)),
    then("table-campfire-five", "#/fixture/campfire/five-players", Then::Play(60)),
    then("table-sea-early", "#/fixture/sea/fog-crossing", Then::Play(24)),
    then("table-sea", "#/fixture/sea/pollinisation", Then::Play(190)),
    then("table-sea-battle", "#/fixture/sea/naval-battle", Then::Play(120)),
    then("replay-campfire", "#/fixture/campfire/song-with-wilds", Then::Replay(40)),
    then("replay-sea", "#/fixture/sea/storm-crossing", Then::Replay(90)),
    then("result-campfire", "#/fixture/campfire/shared-victory", Then::Last),
    then("result-sea", "#/fixture/sea/myth-complete", Then::Last),
    screen("guided-campfire", "#/learn/campfire"),
    screen("guided-sea", "#/learn/sea"),
    screen("rulebook-campfire", "#/rules/campfire"),
    screen("rulebook-sea", "#/rules/sea"),
    screen("learn-campfire", "#/rules/campfire/learn"),
    screen("learn-sea", "#/rules/sea/learn"),
    screen("card-campfire", "#/rules/campfire/card"),
    screen("card-sea", "#/rules/sea/card"),
    screen("settings", "#/settings"),
    screen("online", "#/online"),
    screen("online-new-table", "#/online/new/campfire"),
    then("online-lobby", "#/online", Then::Lobby),
];

/// Ends when nothing was fetched for a while: books and lists come a moment after their screen.
const FETCHED: &str = "const done = arguments[0]; let before = -1; const look = () => {\
    const now = performance.getEntriesByType('resource').length;\
    if (now === before) return done();\
    before = now; setTimeout(look, 600);\
}; look()";

/// The screens that the README shows, dark and at the width of a desk, and their files there.
pub const README: [(&str, &str); 2] = [("table-campfire", "campfire"), ("table-sea", "sea")];

impl Screen {
    /// Goes to the screen.
    pub async fn show(&self, page: &Page) -> Outcome {
        page.open(self.route).await?;
        match self.then {
            Then::Look => page.ask_slowly(FETCHED, Vec::new()).await.map(drop),
            Then::Replay(at) => step(page, at).await,
            Then::Last => {
                page.press("last").await?;
                page.ask("window.scrollTo(0, 0)").await.map(drop)
            }
            Then::Play(at) => {
                step(page, at).await?;
                page.press("branch").await?;
                open_curtain(page).await?;
                page.see("table").await
            }
            Then::Lobby => {
                page.write("guest-name", "Ann").await?;
                page.press("come-in").await?;
                page.see("online").await?;
                page.go("#/online/new/sea").await?;
                page.press("open-table").await?;
                page.see("lobby").await
            }
        }
    }
}

/// Steps the record to a position.
async fn step(page: &Page, at: usize) -> Outcome {
    page.see("slider").await?;
    let script = "const slider = watch.find(watch.named('slider'))[0]; slider.value = arguments[0];\
        for (const kind of ['input', 'change'])\
          slider.dispatchEvent(new Event(kind, { bubbles: true }));\
        return slider.value === String(arguments[0])";
    let there = page.ask_with(script, vec![json!(at)]).await?;
    if there == json!(true) {
        Ok(())
    } else {
        Err(fault(format!("the record has no position {at}")))
    }
}

/// At a table with secrets the screen is handed to the player who decides.
async fn open_curtain(page: &Page) -> Outcome {
    let there =
        "return ['table', 'curtain-ready'].some((id) => watch.find(watch.named(id)).length)";
    page.wait("a table or its curtain", there).await?;
    let covered = "return watch.find(watch.named('curtain-ready')).length > 0";
    if page.ask(covered).await? == json!(true) {
        page.press("curtain-ready").await?;
        page.see_no("curtain-ready").await?;
    }
    Ok(())
}

/// Copies the pictures that the README shows.
pub fn put_into_readme(root: &Path, folder: &Path, pictures: &[Picture]) -> Outcome {
    for (screen, name) in README {
        let found = pictures.iter().find(|picture| {
            (picture.screen, picture.lang, picture.theme, picture.width)
                == (screen, "en", "dark", 1280)
        });
        let found = found.ok_or_else(|| {
            fault(format!("The README shows {screen}: in English, dark and 1280 pixels wide."))
        })?;
        std::fs::copy(folder.join(&found.file), root.join(format!("docs/images/{name}.webp")))?;
        println!("docs/images/{name}.webp");
    }
    Ok(())
}
