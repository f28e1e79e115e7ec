//! The beginning, course and end of a game: no questions before the first turn, a line for each
//! turn, traces, big moments, what decided it, statistics; and the doors of the home page.

use crate::comfort::type_key;
use crate::flow::{OWN_PILE, until_sowing};
use crate::keeping::begun;
use crate::play::{Hand, Player};
use crate::support::{Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk play_now_begins_at_your_first_real_turn,
    Desk spaces_have_the_same_numbers_on_the_board_and_in_words,
    Desk a_turn_is_one_line_that_unfolds_to_its_rules,
    Desk what_others_did_stays_on_the_board_until_you_choose_and_is_shown_again,
    Desk a_big_moment_is_celebrated_and_any_key_ends_it,
    Phone a_big_moment_ends_with_a_tap,
    Desk where_nothing_moves_no_moment_is_shown,
    Desk a_finished_game_tells_what_decided_it_and_is_counted,
    Desk nobody_in_an_example_game_is_called_by_a_number,
    Phone the_home_page_of_a_phone_is_two_doors_and_your_games,
    Desk the_home_page_is_two_doors_and_your_games,
];

/// The rule that the question cites.
const ASKED: &str = "return watch.find('[data-testid=question] .rule-id')[0].textContent";

async fn play_now_begins_at_your_first_real_turn(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    for (game, setup) in [("campfire", ["C2.", "C3."]), ("sea", ["S2.", "S11."])] {
        page.open("").await?;
        page.press_first(&format!("[data-testid=game-{game}] [data-testid=play-now]")).await?;
        let mut player = Player::new(&page, Hand::Pointer);
        player.wait().await?;
        let rule = page.ask(ASKED).await?;
        let rule = rule.as_str().unwrap_or_default();
        demand(setup.iter().all(|part| !rule.starts_with(part)), || {
            format!("{game} begins with a question about {rule}")
        })?;
        page.picture(&format!("{game}-first-turn")).await?;
        player.decide(1).await?;
        // The long way is one press away.
        page.go("#/").await?;
        page.press_first(&format!("[data-testid=game-{game}] [data-testid=new-table]")).await?;
        page.see("new-table-form").await?;
    }
    Ok(())
}

async fn spaces_have_the_same_numbers_on_the_board_and_in_words(page: Page) -> Outcome {
    begun(&page, "lang en", 1).await?;
    let script = "return [...new Set(watch.all('text.number').map((one) => one.textContent))].sort().join(' ')";
    let drawn = page.ask(script).await?;
    demand(drawn == "1 2 3 4 5 6 7 8", || format!("the board counts {drawn}"))
}

async fn a_turn_is_one_line_that_unfolds_to_its_rules(page: Page) -> Outcome {
    begun(&page, "lang en", 8).await?;
    let lines = page
        .ask("return watch.all('[data-testid=log] .turn-text').map((one) => one.textContent)")
        .await?;
    let lines: Vec<String> = serde_json::from_value(lines)?;
    demand(lines.len() > 8, || format!("the log has only {} turns", lines.len()))?;
    demand(lines.iter().all(|line| !line.contains("revealed")), || format!("{lines:?}"))?;
    demand(lines.iter().any(|line| line.starts_with("You sow ")), || format!("{lines:?}"))?;
    // The last tab opens the log.
    page.press_first("[role=tab]:last-of-type").await?;
    let sown = "watch.find('[data-testid=turn-line]').find((one) => one.textContent.startsWith('You sow'))";
    page.press_found(sown, json!(null)).await?;
    page.see("turn-details").await?;
    let state = "const row = [...document.querySelectorAll('[data-testid=turn]')].find((one) => one.querySelector('[aria-expanded=true]'));\
        return row ? row.querySelectorAll('.details .rule-id').length : 0";
    demand(page.ask(state).await?.as_u64().unwrap_or(0) >= 2, || "no rules are cited".to_owned())?;
    page.picture("log-unfolded").await?;
    page.press_found(sown, json!(null)).await?;
    page.see_no("turn-details").await
}

const TRACES: &str = "return document.querySelectorAll('.traces .trace').length";

async fn what_others_did_stays_on_the_board_until_you_choose_and_is_shown_again(
    page: Page,
) -> Outcome {
    let mut player = begun(&page, "lang en", 4).await?;
    // Moon decides about Lys before sowing, and by then the traces are gone.
    let is_moon =
        "return watch.all('[data-testid=mat-0] .mat-who')[0].textContent.includes('Moon')";
    while page.ask(is_moon).await? == json!(true) {
        player = begun(&page, "lang en", 4).await?;
    }
    let mut decided = 0;
    until_sowing(&page, &mut player).await?;
    while page.ask(TRACES).await? == json!(0) {
        decided += 1;
        demand(decided < 20, || "nobody ever left a trace".to_owned())?;
        player.decide(1).await?;
        until_sowing(&page, &mut player).await?;
    }
    page.picture("traces").await?;
    page.press_first(OWN_PILE).await?;
    page.wait("no trace beside a choice", &TRACES.replace("length", "length === 0")).await?;
    page.press_first("[data-testid=board] [aria-pressed=true]").await?;
    page.wait("the trace again", &TRACES.replace("length", "length > 0")).await?;
    page.press_first("[data-testid=menu] summary").await?;
    page.choose("motion", "slow").await?;
    page.press_first("[data-testid=menu] summary").await?;
    for by_key in [false, true] {
        page.ask("document.activeElement.blur()").await?;
        if by_key {
            type_key(&page, "w").await?;
        } else {
            page.press("show-again").await?;
        }
        page.wait("the board to move", "return !!document.querySelector('.board.moving')").await?;
        page.ask("document.activeElement.blur()").await?;
        type_key(&page, "x").await?;
        page.wait("the board to rest", "return !document.querySelector('.board.moving')").await?;
        page.see("question").await?;
    }
    player.decide(1).await
}

/// Steps through an example game to just before its first moon scoring.
async fn before_a_scoring(page: &Page, motion: &str) -> Outcome {
    page.open("").await?;
    page.set(&format!("lang en; motion {motion}; guided on")).await?;
    page.open("#/fixture/campfire/three-players").await?;
    page.see("replay").await?;
    let slide = "const slider = watch.find(watch.named('slider'))[0]; slider.value = arguments[0];\
        slider.dispatchEvent(new Event('input', { bubbles: true }))";
    // The page is drawn again between the two questions.
    let scored = "return watch.all('[data-testid=replay-news] li').some((one) => one.textContent.includes('ntermediate scoring'))";
    let last = page.ask("return +watch.find(watch.named('slider'))[0].max").await?;
    for line in 1..=last.as_u64().unwrap_or(0) {
        page.ask_with(slide, vec![json!(line)]).await?;
        if page.ask(scored).await? == json!(true) {
            page.press("previous").await?;
            return Ok(());
        }
    }
    demand(false, || "no moons were ever scored".to_owned())
}

const MOVES: &str = "return !!document.querySelector('.board.moving')";
const RESTS: &str = "return !document.querySelector('.board.moving, .ceremony, .mover')";

async fn a_big_moment_is_celebrated_and_any_key_ends_it(page: Page) -> Outcome {
    before_a_scoring(&page, "normal").await?;
    page.press("next").await?;
    page.see("ceremony").await?;
    page.picture("ceremony").await?;
    let scores = page.ask("return document.querySelectorAll('.tally').length").await?;
    demand(scores == json!(3), || format!("{scores} scores are counted"))?;
    type_key(&page, "x").await?;
    page.wait("everything to rest", RESTS).await?;
    // Any other motion ends as well.
    page.press("previous").await?;
    page.press("next").await?;
    page.wait("the board to move", MOVES).await?;
    type_key(&page, "x").await?;
    page.wait("everything to rest", RESTS).await
}

async fn a_big_moment_ends_with_a_tap(page: Page) -> Outcome {
    before_a_scoring(&page, "slow").await?;
    page.press("next").await?;
    page.see("ceremony").await?;
    page.picture("ceremony-phone").await?;
    page.press_first("[data-testid=ceremony]").await?;
    page.wait("everything to rest", RESTS).await
}

async fn where_nothing_moves_no_moment_is_shown(page: Page) -> Outcome {
    before_a_scoring(&page, "off").await?;
    let seen = "window.seen = 0; new MutationObserver(() => { window.seen += document.querySelectorAll('.ceremony').length })\
        .observe(document.body, { childList: true, subtree: true })";
    page.ask(seen).await?;
    let step = page.text("step").await?;
    page.press("next").await?;
    let differs = "return watch.find(watch.named('step'))[0].textContent.trim() !== arguments[0]";
    page.wait_with("the next step", differs, vec![json!(step)]).await?;
    page.wait("everything to rest", RESTS).await?;
    demand(page.ask("return window.seen").await? == json!(0), || "a banner was shown".to_owned())
}

async fn a_finished_game_tells_what_decided_it_and_is_counted(page: Page) -> Outcome {
    let mut player = begun(&page, "lang en", 1).await?;
    player.finish().await?;
    page.see("what-decided").await?;
    demand(page.text("what-decided").await?.len() > 20, || {
        "the page does not say what decided the game".to_owned()
    })?;
    page.picture("what-decided").await?;
    // The picture is offered as a file, since nothing shares files here.
    page.ask(
        "navigator.canShare = undefined; const make = URL.createObjectURL; window.made = [];\
         URL.createObjectURL = (one) => { made.push(one); return make.call(URL, one) };\
         HTMLAnchorElement.prototype.click = function () { window.kept = this.download }",
    )
    .await?;
    page.press("share-picture").await?;
    page.wait("a picture", "return (window.kept ?? '').endsWith('.png')").await?;
    let drawn = "return made.some((one) => one.type === 'image/png' && one.size > 5000)";
    demand(page.ask(drawn).await? == json!(true), || "the picture is empty".to_owned())?;
    page.go("#/").await?;
    page.press("statistics-link").await?;
    let counted = "const cells = [...document.querySelectorAll('[data-testid=statistics] .total td')];\
        return cells[0]?.textContent === '1'";
    page.wait("one game", counted).await?;
    page.picture("statistics").await?;
    page.press("delete-statistics").await?;
    page.press("dialog-yes").await?;
    page.see("no-statistics").await?;
    page.go("#/").await?;
    page.see("saved-games").await
}

async fn nobody_in_an_example_game_is_called_by_a_number(page: Page) -> Outcome {
    page.open("").await?;
    page.set("lang en; motion off; guided on").await?;
    for route in ["campfire/two-players", "campfire/five-players", "sea/naval-battle"] {
        page.open(&format!("#/fixture/{route}")).await?;
        page.see("replay").await?;
        let names = page.ask("return watch.all('.mat-name').map((one) => one.textContent)").await?;
        let names: Vec<String> = serde_json::from_value(names)?;
        let numbered = names.iter().any(|name| name.starts_with("Player ") || name.is_empty());
        demand(!numbered && names.len() > 1, || format!("{route}: {names:?}"))?;
    }
    Ok(())
}

/// Checks that the two doors and the games are above the fold, and all the rest is below.
async fn is_two_doors(page: &Page) -> Outcome {
    begun(page, "guided off", 2).await?;
    page.go("#/").await?;
    page.see("saved-games").await?;
    page.ask("scrollTo(0, 0)").await?;
    let told = page
        .ask(
            "const box = (one) => one.getBoundingClientRect();\
             const above = watch.find('[data-testid=play-now], [data-testid=open-game]').map((one) => box(one).bottom <= innerHeight);\
             const below = watch.find('.tagline, .offer, details.card-panel, [data-testid=statistics-link]').map((one) => box(one).top >= innerHeight);\
             return [above, below]",
        )
        .await?;
    demand(told == json!([[true, true, true], [true, true, true, true]]), || format!("{told}"))
}

async fn the_home_page_of_a_phone_is_two_doors_and_your_games(page: Page) -> Outcome {
    is_two_doors(&page).await?;
    page.picture("home-phone").await
}

async fn the_home_page_is_two_doors_and_your_games(page: Page) -> Outcome {
    is_two_doors(&page).await?;
    page.picture("home-desk").await
}
