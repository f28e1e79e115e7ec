//! The look of the page: pictures of all of it, nothing too wide, visible focus, less motion.

use crate::play::{Hand, Player};
use crate::replays::no_sideways_scrolling;
use crate::support::{Device, Key, Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Phone nothing_is_wider_than_a_phone,
    Phone the_next_step_of_a_choice_is_in_sight_on_a_phone,
    Desk every_part_of_the_page_has_its_picture,
    Desk whatever_the_keyboard_reaches_is_seen_to_have_the_focus,
    Desk where_less_motion_is_wished_nothing_moves,
    Desk no_panel_covers_a_space_of_the_ring_whatever_the_window,
];

/// The pages that anyone can open, with the names of their pictures.
pub const ROUTES: &[(&str, &str)] = &[
    ("home", "#/"),
    ("campfire-new", "#/new/campfire"),
    ("sea-new", "#/new/sea"),
    ("campfire-rules", "#/rules/campfire"),
    ("sea-rules", "#/rules/sea"),
    ("campfire-learn", "#/rules/campfire/learn"),
    ("sea-learn", "#/rules/sea/learn"),
    ("campfire-card", "#/rules/campfire/card"),
    ("sea-card", "#/rules/sea/card"),
    ("campfire-lesson", "#/learn/campfire"),
    ("sea-lesson", "#/learn/sea"),
    ("settings", "#/settings"),
    ("problem", "#/table/none"),
];
const GAMES: [&str; 2] = ["campfire", "sea"];

/// Looks at all pages and at a table of each game, in this language and light.
async fn look(page: &Page, lang: &str, theme: &str, decisions: usize) -> Outcome {
    let word = if page.device == Device::Phone { "phone" } else { "desk" };
    page.open("").await?;
    page.set(&format!("lang {lang}; theme {theme}; motion off; guided on")).await?;
    page.open("").await?;
    for (name, route) in ROUTES {
        page.go(route).await?;
        no_sideways_scrolling(page, &format!("{name} in {lang}")).await?;
        page.picture(&format!("{name}-{word}-{lang}-{theme}")).await?;
    }
    for game in GAMES {
        page.open(&format!("#/new/{game}")).await?;
        page.press("start-game").await?;
        Player::new(page, Hand::Pointer).decide(decisions).await?;
        no_sideways_scrolling(page, &format!("a table of {game} in {lang}")).await?;
        page.picture(&format!("{game}-table-{word}-{lang}-{theme}")).await?;
    }
    Ok(())
}

async fn nothing_is_wider_than_a_phone(page: Page) -> Outcome {
    for (lang, theme) in [("de", "light"), ("fr", "dark"), ("es", "light"), ("en", "dark")] {
        look(&page, lang, theme, 4).await?;
    }
    Ok(())
}

async fn the_next_step_of_a_choice_is_in_sight_on_a_phone(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    // A screen of which the browser's bars leave little.
    page.resize((360, 480)).await?;
    for game in GAMES {
        page.open(&format!("#/new/{game}")).await?;
        page.press("start-game").await?;
        let mut player = Player::new(&page, Hand::Pointer);
        // The worst place for a press: the next step begins below the window.
        let low = "watch.find('.choice > .options').pop()?.scrollIntoView({ block: 'end' })";
        while player.decisions < 20 {
            player.wait().await?;
            page.ask(low).await?;
            if !player.step().await? {
                break;
            }
            page.wait("the next step in sight", "return watch.nextInSight()").await?;
        }
    }
    Ok(())
}

async fn every_part_of_the_page_has_its_picture(page: Page) -> Outcome {
    look(&page, "en", "light", 8).await?;
    look(&page, "fr", "dark", 8).await
}

/// Asks the system for less motion.
async fn less_motion(page: &Page) -> Outcome {
    let wish = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    page.tool("Emulation.setEmulatedMedia", wish).await.map(drop)
}

async fn whatever_the_keyboard_reaches_is_seen_to_have_the_focus(page: Page) -> Outcome {
    less_motion(&page).await?;
    page.open("").await?;
    page.set("motion off; guided on").await?;
    // In a low window, nothing may hide under the bar that confirms.
    for (game, size) in GAMES.into_iter().flat_map(|game| [(game, (1280, 800)), (game, (480, 480))])
    {
        page.resize(size).await?;
        page.open(&format!("#/new/{game}")).await?;
        page.press("start-game").await?;
        Player::new(&page, Hand::Pointer).decide(2).await?;
        page.ask("document.activeElement.blur(); scrollTo(0, 0)").await?;
        let stops = page.ask("return watch.stops().length").await?.as_u64().unwrap_or(0);
        // The lines of the log are alike; some of them are enough.
        for _ in 0..stops.min(45) {
            page.key(Key::Tab).await?;
            page.ask("window.stop = document.activeElement").await?;
            let lost = page.ask("return document.activeElement === document.body").await?;
            if lost == json!(true) {
                continue;
            }
            let hidden = page.ask("return watch.under(window.stop)").await?;
            let name = page.ask("return watch.name(window.stop)").await?;
            demand(hidden.is_null(), || format!("{game}: {name} has the focus under {hidden}"))?;
            let focused = page.tool("Page.captureScreenshot", json!({})).await?;
            page.ask("window.stop.blur()").await?;
            let plain = page.tool("Page.captureScreenshot", json!({})).await?;
            page.ask("window.stop.focus({ preventScroll: true })").await?;
            demand(focused != plain, || format!("{game}: nobody sees that {name} has the focus"))?;
        }
    }
    Ok(())
}

async fn where_less_motion_is_wished_nothing_moves(page: Page) -> Outcome {
    less_motion(&page).await?;
    page.open("").await?;
    page.set("motion slow; guided on").await?;
    for game in GAMES {
        page.open(&format!("#/new/{game}")).await?;
        page.press("start-game").await?;
        let mut player = Player::new(&page, Hand::Pointer);
        for _ in 0..3 {
            player.decide(1).await?;
            let moving = page
                .ask("return document.getAnimations().filter((one) => one.playState === 'running').length")
                .await?;
            demand(moving == json!(0), || format!("{game}: {moving} things move"))?;
        }
    }
    Ok(())
}

/// Checks that a press in the middle of every pile and every stack hits its space.
const FREE: &str = "return watch.all('[data-testid=board] .hit').every((one) =>\
    [...one.querySelectorAll('rect')].some((part) => {\
      const box = part.getBoundingClientRect();\
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);\
      return top?.closest('.hit') === one;\
    }))";

async fn no_panel_covers_a_space_of_the_ring_whatever_the_window(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/campfire").await?;
    page.press("start-game").await?;
    Player::new(&page, Hand::Pointer).decide(2).await?;
    for size in
        [(360, 640), (390, 844), (768, 1024), (740, 360), (1000, 700), (1280, 800), (1920, 1080)]
    {
        page.resize(size).await?;
        page.wait(&format!("every space to be free at {size:?}"), FREE).await?;
        page.picture(&format!("campfire-{}x{}", size.0, size.1)).await?;
    }
    Ok(())
}
