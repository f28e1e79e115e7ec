//! Learning from games: reviews beside replays, hints at the table, notes, replays without
//! spoilers.

use crate::online::{asked, begin, come_in};
use crate::play::{Hand, Player};
use crate::replays::no_sideways_scrolling;
use crate::support::{Device, Key, Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk a_review_shows_the_river_and_leads_to_the_board,
    Phone a_review_of_sea_has_a_second_river_and_fits_a_phone,
    Desk a_stopped_review_shows_what_it_has,
    Desk a_review_follows_the_language_and_opens_again_from_its_link,
    Desk another_try_starts_a_game_before_the_decision,
    Desk a_hint_names_the_best_move_and_then_marks_three,
    Desk a_table_on_a_server_has_hints_only_if_it_was_opened_with_them,
    Desk a_running_game_with_secrets_is_explored_with_guesses,
    Desk notes_stay_with_a_record,
    Phone a_replay_hides_its_result_until_someone_asks,
];

async fn reviewed(page: &Page, route: &str) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open(&format!("{route}/review")).await?;
    page.see("review-title").await
}

async fn a_review_shows_the_river_and_leads_to_the_board(page: Page) -> Outcome {
    reviewed(&page, "#/fixture/campfire/two-players").await?;
    page.picture("review-campfire").await?;
    let bands = page.ask("return watch.all('[data-testid=river] path').length").await?;
    demand(bands == json!(2), || format!("{bands} bands for two players"))?;
    page.ask("document.querySelector('[data-testid=river]').focus()").await?;
    let now = "return document.querySelector('[data-testid=river]').getAttribute('aria-valuenow')";
    let step = page.text("step").await?;
    page.key(Key::Right).await?;
    page.key(Key::Right).await?;
    let there = page.text("step").await?;
    demand(step != there, || "the arrow keys lead nowhere".to_owned())?;
    page.key(Key::Left).await?;
    let point = page.ask(now).await?;
    page.key(Key::Right).await?;
    demand(page.ask(now).await? != point, || "the slider doesn't tell its value".to_owned())?;
    demand(page.text("step").await? == there, || "back and on again leads elsewhere".to_owned())?;
    page.choose("review-filter", "all").await?;
    let all = page.ask("return watch.all('[data-testid=decisions] li').length").await?;
    page.choose("review-filter", "blunder").await?;
    let few = page.ask("return watch.all('[data-testid=decisions] li').length").await?;
    demand(few.as_u64() < all.as_u64(), || format!("{few} of {all} are blunders"))?;
    page.press_first("[data-testid=dearest] [data-testid=show-decision]").await?;
    demand(page.text("step").await? != there, || "the board doesn't follow".to_owned())
}

async fn a_review_of_sea_has_a_second_river_and_fits_a_phone(page: Page) -> Outcome {
    reviewed(&page, "#/fixture/sea/naval-battle").await?;
    page.see("river-omniscient").await?;
    page.picture("review-sea-phone").await?;
    no_sideways_scrolling(&page, "the review").await
}

async fn a_stopped_review_shows_what_it_has(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/fixture/sea/ended-by-legends").await?;
    page.press("start-review").await?;
    page.wait(
        "the first progress",
        "return (document.querySelector('[data-testid=review-busy] progress')?.value ?? 0) > 0",
    )
    .await?;
    page.press("stop-review").await?;
    page.see("review-title").await?;
    page.see("review-extent").await?;
    page.see("river").await
}

async fn a_review_follows_the_language_and_opens_again_from_its_link(page: Page) -> Outcome {
    reviewed(&page, "#/fixture/campfire/two-players").await?;
    let counts = page.text("review-counts").await?;
    page.speak("de").await?;
    page.wait_with(
        "the review in German",
        "return watch.find(watch.named('review-counts')).some((one) => one.textContent !== arguments[0])",
        vec![json!(counts)],
    )
    .await?;
    page.ask(
        "window.kept = null; navigator.clipboard.writeText = (text) => { window.kept = text; return Promise.resolve() }",
    )
    .await?;
    page.press("copy-review").await?;
    page.wait("the link", "return typeof window.kept === 'string'").await?;
    let link = page.ask("return window.kept").await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    let hash = link.split_once('#').map_or("", |(_, hash)| hash);
    let german = page.text("review-counts").await?;
    page.go(&format!("#{hash}")).await?;
    page.see("review-title").await?;
    let again = page.text("review-counts").await?;
    demand(again == german, || format!("{again} instead of {german}"))?;
    // Without a wish for a review, the record tells what it contains.
    page.go(&format!("#{}", hash.trim_end_matches("/review"))).await?;
    page.see("kept-review").await
}

async fn another_try_starts_a_game_before_the_decision(page: Page) -> Outcome {
    reviewed(&page, "#/fixture/campfire/two-players").await?;
    page.press_first("[data-testid=dearest] [data-testid=try-again]").await?;
    page.see("table").await?;
    Player::new(&page, Hand::Pointer).decide(2).await
}

async fn a_hint_names_the_best_move_and_then_marks_three(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/campfire").await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.wait().await?;
    player.decide(6).await?;
    player.wait().await?;
    page.press("hint-button").await?;
    page.see("hint-move").await?;
    page.see("hint-why").await?;
    page.press("hint-more").await?;
    page.see("hint-all").await?;
    page.picture("hint").await?;
    player.decide(1).await?;
    page.see_no("hint-box").await?;
    page.set("motion off; guided on; hints off").await?;
    page.reload().await?;
    page.see("table").await?;
    page.see_no("hint-button").await
}

async fn a_table_on_a_server_has_hints_only_if_it_was_opened_with_them(ann: Page) -> Outcome {
    come_in(&ann, "Ann").await?;
    for allows in [true, false] {
        ann.go("#/online/new/campfire").await?;
        ann.choose("chair-1", "first-steps").await?;
        if allows {
            ann.press("allow-hints").await?;
        }
        ann.press("open-table").await?;
        ann.see("lobby").await?;
        if allows {
            ann.see("hints-sign").await?;
        } else {
            ann.see_no("hints-sign").await?;
        }
        begin(&[&ann]).await?;
        asked(&[&ann]).await?;
        if allows {
            ann.read("hints-sign", "Hints allowed").await?;
            ann.press("hint-button").await?;
            ann.see("hint-move").await?;
        } else {
            ann.see_no("hint-button").await?;
        }
    }
    Ok(())
}

async fn a_running_game_with_secrets_is_explored_with_guesses(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/new/sea").await?;
    page.press("start-game").await?;
    let mut player = Player::new(&page, Hand::Pointer);
    player.wait().await?;
    player.decide(3).await?;
    player.wait().await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.press("explore").await?;
    page.read("explore-guessed", "a guess").await?;
    page.see("explore-not-kept").await?;
    page.see_no("explore-save").await?;
    let points = "return watch.find(watch.named('explore-point')).length";
    demand(page.ask(points).await? == json!(1), || "it has more than one position".to_owned())?;
    page.picture("explore-guessed").await?;
    let mut explorer = Player::new(&page, Hand::Pointer);
    let decided = explorer.decisions;
    while explorer.decisions == decided {
        explorer.step().await?;
    }
    page.wait("a line", &format!("const now = (() => {{ {points} }})(); return now > 1")).await?;
    page.press("to-table").await?;
    page.see("table").await
}

async fn notes_stay_with_a_record(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/fixture/campfire/two-players").await?;
    page.press("next").await?;
    page.write("note-text", "Why not here?").await?;
    page.press("save-note").await?;
    page.read("note", "Why not here?").await?;
    page.open("#/").await?;
    page.press_first("[data-testid=saved-game] a[href^='#/replay/']").await?;
    page.read("note", "Why not here?").await?;
    page.press("last").await?;
    page.press("note").await?;
    page.wait(
        "the note in the field",
        "return document.querySelector('[data-testid=note-text]').value === 'Why not here?'",
    )
    .await
}

async fn a_replay_hides_its_result_until_someone_asks(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/fixture/campfire/two-players").await?;
    page.see("graph").await?;
    page.press("hide-result").await?;
    page.see_no("graph").await?;
    page.open("#/fixture/sea/naval-battle").await?;
    page.see("result-hidden").await?;
    page.see_no("graph").await?;
    page.press("show-result").await?;
    page.see("graph").await?;
    demand(page.device == Device::Phone, || "it is tried on a phone".to_owned())
}
