//! Past stumbling blocks: where pages open, what is in sight, what a second press does.

use crate::keeping::begun;
use crate::online::{ann_and_ben, begin, come_in, open_table};
use crate::play::{Hand, Player};
use crate::support::{Key, Outcome, Page, cases, demand};
use serde_json::{Value, json};

cases![
    Phone a_page_opens_at_its_top,
    Phone an_online_game_opens_at_its_top,
    Phone cards_that_can_be_written_are_beside_the_question,
    Desk pressing_the_chosen_pile_again_takes_it_back,
    Desk sleepers_look_asleep_in_the_preview_too,
    Desk no_pile_hides_a_disc_of_another,
    Desk after_letting_a_bot_finish_you_can_play_again,
    Desk what_is_not_asked_for_in_a_guided_game_says_so,
    Desk a_replay_responds_to_keys_immediately_and_to_presses_on_its_graph,
    Desk paper_gets_dark_ink_on_white_and_no_navigation,
    Desk dates_are_written_as_the_reader_writes_them,
    Phone example_games_have_titles_in_every_language,
    Phone success_is_said_without_moving_the_page,
    Phone tiles_stay_large_enough_for_a_finger,
    Desk tiles_stay_large_enough_for_a_mouse,
];

const SCROLLED: &str = "return Math.round(scrollY)";

async fn is_at_top(page: &Page, what: &str) -> Outcome {
    page.wait("a table", "return watch.find(watch.named('table')).length > 0").await?;
    let down = page.ask(SCROLLED).await?;
    demand(down == json!(0), || format!("{what} opens {down} pixels down"))
}

/// Scrolls down, and fails if there is nothing to scroll.
async fn scroll_down(page: &Page) -> Outcome {
    page.ask("scrollTo(0, document.documentElement.scrollHeight)").await?;
    let down = page.ask(SCROLLED).await?.as_i64().unwrap_or(0);
    demand(down > 100, || format!("the page is only {down} pixels longer than the window"))
}

async fn a_page_opens_at_its_top(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("").await?;
    scroll_down(&page).await?;
    page.press_first("[data-testid=game-sea] [data-testid=play-now]").await?;
    is_at_top(&page, "Sea").await?;
    page.go("#/").await?;
    scroll_down(&page).await?;
    page.press("open-game").await?;
    is_at_top(&page, "a saved game").await?;
    // A paragraph of the rules is still shown where it is.
    page.go("#rule-S10.8").await?;
    page.wait(
        "the paragraph",
        "const box = document.querySelector('.rule.here')?.getBoundingClientRect();\
         return !!box && box.top >= 0 && box.top < innerHeight / 2",
    )
    .await
}

async fn an_online_game_opens_at_its_top(page: Page) -> Outcome {
    come_in(&page, "Ann").await?;
    open_table(&page, "campfire", &[1]).await?;
    scroll_down(&page).await?;
    begin(&[&page]).await?;
    is_at_top(&page, "an online game").await
}

/// Checks whether an element is completely in the window, above the confirm bar.
const IN_SIGHT: &str = "const box = watch.find(arguments[0])[0]?.getBoundingClientRect();\
    const bar = watch.find('.confirm')[0]?.getBoundingClientRect().top ?? innerHeight;\
    return !!box && box.top >= 0 && box.bottom <= bar + 1";

async fn cards_that_can_be_written_are_beside_the_question(page: Page) -> Outcome {
    let mut player = begun(&page, "", 4).await?;
    let chips = "return watch.find('.card-chip').length";
    let mut decided = 0;
    while page.ask(chips).await? == json!(0) {
        decided += 1;
        demand(decided < 80, || "no card could ever be written".to_owned())?;
        player.decide(1).await?;
    }
    page.ask("scrollTo(0, 0)").await?;
    page.picture("campfire-chips-phone").await?;
    let seen = page.ask_with(IN_SIGHT, vec![json!(".card-chip")]).await?;
    demand(seen == json!(true), || "the first chip is out of sight".to_owned())?;
    let told = page.text("tab-count").await?;
    demand(page.ask(chips).await? == json!(told.parse::<u64>()?), || {
        format!("the tab counts {told} cards")
    })?;
    // The chip stays in sight with its preview, and a second press takes it back.
    let chosen = "return watch.find('.card-chip.chosen').length";
    page.press_first(".card-chip").await?;
    page.wait("the chip to be chosen", &chosen.replace("length", "length === 1")).await?;
    let seen = page.ask_with(IN_SIGHT, vec![json!(".card-chip.chosen")]).await?;
    demand(seen == json!(true), || "the chosen card went out of sight".to_owned())?;
    page.press_first(".card-chip.chosen").await?;
    page.wait("nothing to be chosen", &chosen.replace("length", "length === 0")).await?;
    // A card among the others leads back to where its preview is.
    page.press_first(".tabs button:nth-child(2)").await?;
    page.press_first(".card.can").await?;
    page.wait_with("the chosen card in sight", IN_SIGHT, vec![json!(".card-chip.chosen")]).await?;
    page.picture("campfire-card-chosen-phone").await
}

/// Plays until someone may sow.
pub async fn until_sowing(page: &Page, player: &mut Player) -> Outcome {
    let sows = "return watch.find(watch.named('question')).some((one) => one.textContent.includes('C4.3'))";
    for _ in 0..40 {
        player.wait().await?;
        if page.ask(sows).await? == json!(true) {
            return Ok(());
        }
        player.step().await?;
    }
    demand(false, || "nobody ever sows".to_owned())
}

pub const OWN_PILE: &str = "[data-testid=board] [role=button][aria-disabled=false]";

async fn pressing_the_chosen_pile_again_takes_it_back(page: Page) -> Outcome {
    let mut player = begun(&page, "", 4).await?;
    until_sowing(&page, &mut player).await?;
    let log = "return watch.all('[data-testid=log] li').length";
    let before = page.ask(log).await?;
    let pressed = "return watch.find('[data-testid=board] [aria-pressed=true]').length";
    page.press_first(OWN_PILE).await?;
    page.wait("the pile to be chosen", &pressed.replace("length", "length === 1")).await?;
    page.press_first(".options button").await?;
    page.see("confirm").await?;
    page.press_first("[data-testid=board] [aria-pressed=true]").await?;
    page.wait("nothing to be chosen", &pressed.replace("length", "length === 0")).await?;
    page.see_no("confirm").await?;
    demand(page.ask(log).await? == before, || "a second press has moved the pile".to_owned())?;
    // The same holds for buttons.
    page.press_first(OWN_PILE).await?;
    page.press_first(".options button[aria-pressed=false]").await?;
    page.press_first(".options button[aria-pressed=true]").await?;
    let way = "return watch.find('.options [aria-pressed=true]').length === 0";
    page.wait("the direction to be taken back", way).await
}

async fn sleepers_look_asleep_in_the_preview_too(page: Page) -> Outcome {
    let mut player = begun(&page, "", 4).await?;
    let ghosts = "const asleep = new Set(watch.all('.pile .asleep').map((one) => one.classList[0]));\
        const ghosts = watch.all('.overlay .ghost').filter((one) => asleep.has(one.classList[0]));\
        return [ghosts.length, ghosts.filter((one) => !one.classList.contains('asleep')).length]";
    let mut seen = 0;
    for _ in 0..12 {
        until_sowing(&page, &mut player).await?;
        let piles = page.ask(&format!("return watch.find('{OWN_PILE}').length")).await?;
        for pile in 0..piles.as_u64().unwrap_or(0) {
            page.press_found(&format!("watch.find('{OWN_PILE}')[{pile}]"), json!(null)).await?;
            page.press_first(".options button").await?;
            page.see("outlook").await?;
            let told = page.ask(ghosts).await?;
            demand(told[1] == json!(0), || format!("{} sleepers look awake", told[1]))?;
            seen += told[0].as_u64().unwrap_or(0);
            page.press("back").await?;
        }
        if seen > 0 {
            return Ok(());
        }
        player.decide(1).await?;
    }
    demand(false, || "no sleeper ever moved".to_owned())
}

/// Returns the maximum overlap of two piles, in pixels of the drawing, and the number of discs in
/// the tallest.
const OVERLAP: &str = "const piles = watch.all('.board .pile').map((pile) => {\
      const boxes = [...pile.querySelectorAll('.rim, .disc-top')].map((one) => one.getBoundingClientRect());\
      const of = (edge, pick) => pick(...boxes.map((box) => box[edge]));\
      return boxes.length && { count: boxes.length, left: of('left', Math.min), right: of('right', Math.max),\
        top: of('top', Math.min), bottom: of('bottom', Math.max) };\
    }).filter((pile) => pile);\
    let worst = 0;\
    for (const one of piles) for (const other of piles) if (one !== other) {\
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);\
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);\
      if (wide > 0 && high > 0) worst = Math.max(worst, Math.min(wide, high));\
    }\
    return [worst, Math.max(...piles.map((pile) => pile.count))]";

async fn no_pile_hides_a_disc_of_another(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    let mut tallest = 0;
    for name in ["five-players", "two-players", "standstill"] {
        page.open(&format!("#/fixture/campfire/{name}")).await?;
        page.see("replay").await?;
        let last = page.ask("return +watch.find(watch.named('slider'))[0].max").await?;
        for line in (0..=last.as_u64().unwrap_or(0)).step_by(3) {
            let slide = "const slider = watch.find(watch.named('slider'))[0]; slider.value = arguments[0];\
                slider.dispatchEvent(new Event('input', { bubbles: true }))";
            page.ask_with(slide, vec![json!(line)]).await?;
            let told = page.ask(OVERLAP).await?;
            let worst = told[0].as_f64().unwrap_or(0.0);
            demand(worst < 3.0, || format!("{name} after {line} lines: piles overlap by {worst}"))?;
            tallest = tallest.max(told[1].as_u64().unwrap_or(0));
        }
    }
    demand(tallest >= 6, || format!("the tallest pile has only {tallest} discs"))
}

async fn after_letting_a_bot_finish_you_can_play_again(ann: Page) -> Outcome {
    let (ben, _) = ann_and_ben(&ann, "campfire", &[]).await?;
    ann.press_first("[data-testid=menu] summary").await?;
    ann.press("hand-over").await?;
    Player::new(&ben, Hand::Pointer).finish().await?;
    ann.press("play-again").await?;
    ben.press("dialog-yes").await?;
    for page in [&ann, &ben] {
        page.press("to-rematch").await?;
        page.see("lobby").await?;
    }
    ann.read("seat-0", "Ann").await
}

async fn what_is_not_asked_for_in_a_guided_game_says_so(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off").await?;
    page.open("#/learn/campfire").await?;
    while page.ask("return watch.find(watch.named('lesson-show')).length").await? == json!(0) {
        page.press("lesson-next").await?;
    }
    page.press_first("[data-testid=board] [role=button][aria-disabled=true]").await?;
    page.see("refusal").await?;
    // The pile alone does not choose the direction as well.
    page.press_first(OWN_PILE).await?;
    page.see_no("refusal").await?;
    let ready = "return watch.find(watch.named('confirm')).some((one) => !one.disabled)";
    demand(page.ask(ready).await? == json!(false), || "one press has chosen all".to_owned())?;
    page.press_first(".options button").await?;
    page.wait("the move to be chosen", ready).await
}

async fn a_replay_responds_to_keys_immediately_and_to_presses_on_its_graph(page: Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    for (game, name) in [("campfire", "three-players"), ("sea", "naval-battle")] {
        page.open(&format!("#/fixture/{game}/{name}")).await?;
        page.see("replay").await?;
        let differs =
            "return watch.find(watch.named('step'))[0].textContent.trim() !== arguments[0]";
        let first = page.text("step").await?;
        page.key(Key::Right).await?;
        page.wait_with("the next step", differs, vec![json!(first)]).await?;
        page.key(Key::Left).await?;
        page.read("step", &first).await?;
        page.press_first("[data-testid=graph] svg").await?;
        page.wait_with("the step that was pressed", differs, vec![json!(first)]).await?;
        let lines = "return watch.all('.graph .line').map((one) => getComputedStyle(one).stroke)";
        let colors: Vec<Value> = page.ask(lines).await?.as_array().cloned().unwrap_or_default();
        let same = colors.iter().enumerate().any(|(n, one)| colors[..n].contains(one));
        demand(!same && colors.len() == 3, || format!("{game}: the lines are {colors:?}"))?;
        page.picture(&format!("{game}-replay-desk")).await?;
    }
    Ok(())
}

async fn paper_gets_dark_ink_on_white_and_no_navigation(page: Page) -> Outcome {
    page.open("").await?;
    page.set("theme dark; guided on").await?;
    page.open("#/rules/campfire").await?;
    page.tool("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let inks = "const [ink, ground] = ['color', 'backgroundColor'].map((what) => getComputedStyle(document.body)[what]);\
        return [ink, ground, watch.find('.bar, .search, button').length]";
    let told = page.ask(inks).await?;
    demand(told == json!(["rgb(0, 0, 0)", "rgb(255, 255, 255)", 0]), || format!("on paper: {told}"))
}

async fn dates_are_written_as_the_reader_writes_them(page: Page) -> Outcome {
    let agent = page.ask("return navigator.userAgent").await?;
    let wishes = json!({ "userAgent": agent, "acceptLanguage": "en-GB,en" });
    page.tool("Emulation.setUserAgentOverride", wishes).await?;
    begun(&page, "", 1).await?;
    page.go("#/").await?;
    let when = "return watch.find('[data-testid=saved-game] .hint')[0].textContent";
    let when = page.ask(when).await?;
    let day = when.as_str().unwrap_or_default().split(' ').next().unwrap_or_default().to_owned();
    demand(day.parse::<u8>().is_ok(), || format!("a British reader reads {when}"))
}

async fn example_games_have_titles_in_every_language(page: Page) -> Outcome {
    page.open("").await?;
    page.set("guided on").await?;
    page.open("").await?;
    page.press_first("details.card-panel summary").await?;
    let titles = "return watch.find('.fixtures a').map((one) => one.textContent)";
    let english = page.ask(titles).await?;
    demand(english.as_array().is_some_and(|all| all.len() >= 8), || format!("{english}"))?;
    for lang in ["fr", "de", "es"] {
        page.speak(lang).await?;
        let told = page.ask(titles).await?;
        let both =
            english.as_array().into_iter().flatten().zip(told.as_array().into_iter().flatten());
        let same: Vec<_> = both.filter(|(one, other)| one == other).collect();
        demand(same.is_empty(), || format!("still English in {lang}: {same:?}"))?;
    }
    Ok(())
}

async fn success_is_said_without_moving_the_page(page: Page) -> Outcome {
    begun(&page, "", 2).await?;
    page.ask("navigator.clipboard.writeText = async () => {}").await?;
    let top = "return document.querySelector('main').getBoundingClientRect().top";
    page.press_first("[data-testid=menu] summary").await?;
    let before = page.ask(top).await?;
    page.press("copy-link").await?;
    page.see("notice").await?;
    page.picture("notice-good-phone").await?;
    demand(page.ask(top).await? == before, || "the notice has moved the page".to_owned())?;
    let good = "return watch.find('.notice.good').length";
    demand(page.ask(good).await? == json!(1), || "success is said like a warning".to_owned())
}

/// The largest chart of the fixtures is never shown too small unless someone asks for it.
async fn tiles_are_large(page: &Page) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/fixture/sea/ended-by-tiles").await?;
    page.see("replay").await?;
    page.press("last").await?;
    let size = "return Math.min(...watch.all('.chart .cell rect').map((one) => one.getBoundingClientRect().width))";
    let rests = format!(
        "const size = () => {{ {size} }}; const before = size();\
         return new Promise((done) => setTimeout(() => done(size() === before), 150))"
    );
    let word = format!("{:?}", page.device).to_lowercase();
    for step in 0..6 {
        page.wait("the chart to rest", &rests).await?;
        let least = page.ask(size).await?.as_f64().unwrap_or(0.0);
        demand(least >= 43.9, || format!("{step} steps before the end a tile has {least} pixels"))?;
        page.picture(&format!("sea-late-{word}-{step}")).await?;
        page.press("previous").await?;
    }
    page.press("chart-out").await?;
    page.press("chart-fit").await?;
    page.wait("the chart to rest", &rests).await?;
    page.picture(&format!("sea-late-{word}-all")).await?;
    let frame = "const frame = watch.find('.chart-frame')[0].getBoundingClientRect();\
        return watch.all('.chart .cell rect').every((one) => { const box = one.getBoundingClientRect();\
        return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom })";
    demand(page.ask(frame).await? == json!(true), || "not all of the chart is shown".to_owned())
}

async fn tiles_stay_large_enough_for_a_finger(page: Page) -> Outcome {
    tiles_are_large(&page).await
}

async fn tiles_stay_large_enough_for_a_mouse(page: Page) -> Outcome {
    tiles_are_large(&page).await
}
