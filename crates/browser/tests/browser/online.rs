//! Playing together: people in separate browsers, one server, one table.

use crate::play::{Hand, Player};
use crate::support::{Device, Outcome, Page, cases, demand, fault};
use serde_json::json;

cases![
    Desk two_people_play_campfire_to_the_end_check_the_luck_and_play_again,
    Phone a_spectator_of_sea_sees_no_secret_while_rounds_are_played,
    Desk people_talk_and_decide_together_and_the_owner_keeps_order,
    Desk a_declined_vote_is_no_longer_announced,
    Desk a_refusal_of_the_table_leads_to_its_rule,
    Desk two_tabs_of_one_person_stay_in_step,
];

/// Comes in as a guest.
pub async fn come_in(page: &Page, name: &str) -> Outcome {
    page.open("").await?;
    page.set("motion off; guided on").await?;
    page.open("#/online").await?;
    page.write("guest-name", name).await?;
    page.press("come-in").await?;
    page.see("online").await
}

/// Opens a table, with bots in these seats, and returns its address.
pub async fn open_table(page: &Page, game: &str, bots: &[usize]) -> Outcome<String> {
    page.go(&format!("#/online/new/{game}")).await?;
    for seat in bots {
        page.choose(&format!("chair-{seat}"), "easy").await?;
    }
    page.press("open-table").await?;
    page.see("lobby").await?;
    let link = page.ask("return watch.find(watch.named('invite-link'))[0].value").await?;
    let link = link.as_str().unwrap_or_default();
    demand(link.starts_with(&page.address), || format!("‘{link}’ does not lead here"))?;
    Ok(link.strip_prefix(&page.address).unwrap_or_default().to_owned())
}

/// Follows an invitation and takes a seat.
pub async fn join(page: &Page, link: &str, seat: usize) -> Outcome {
    page.open(link).await?;
    page.press(&format!("sit-{seat}")).await?;
    page.see("ready").await
}

/// All are ready, and the first begins.
pub async fn begin(pages: &[&Page]) -> Outcome {
    for page in pages {
        page.press("ready").await?;
        page.see("unready").await?;
    }
    pages[0].press("begin").await?;
    for page in pages {
        page.see("table").await?;
    }
    Ok(())
}

/// Begins a game of Ann at a desk and Ben at a phone. Returns the address of their table.
pub async fn ann_and_ben(ann: &Page, game: &str, bots: &[usize]) -> Outcome<(Page, String)> {
    let ben = ann.beside(Device::Phone).await?;
    come_in(ann, "Ann").await?;
    let link = open_table(ann, game, bots).await?;
    come_in(&ben, "Ben").await?;
    join(&ben, &link, 1).await?;
    begin(&[ann, &ben]).await?;
    Ok((ben, link))
}

pub fn players(pages: &[&Page]) -> Vec<Player> {
    pages.iter().map(|page| Player::new(page, Hand::Pointer)).collect()
}

/// Waits until a person is asked, and returns their index.
pub async fn asked(pages: &[&Page]) -> Outcome<usize> {
    let start = std::time::Instant::now();
    while start.elapsed().as_secs() < 40 {
        for (number, page) in pages.iter().enumerate() {
            let script = "return watch.find(watch.named('question')).length > 0";
            if page.ask(script).await? == json!(true) {
                return Ok(number);
            }
        }
    }
    Err(fault("nobody is asked"))
}

/// Returns the log of the table.
pub async fn log(page: &Page) -> Outcome<String> {
    let script = "return watch.all('[data-testid=log] li:not(.note)').map((one) => one.textContent).join('\\n')";
    Ok(page.ask(script).await?.as_str().unwrap_or_default().to_owned())
}

/// The part of a log that is the same for every reader: a line for each line, with its numbers and
/// rules. Readers differ in who is ‘you’, and in the words around it.
const STORY: &str = "watch.all('[data-testid=log] li:not(.note)').map((one) => one.textContent.replace(/[^0-9]+/g, ' ')).join('\\n')";

/// Waits until two pages show the same story.
pub async fn agree(one: &Page, other: &Page) -> Outcome {
    let told = one.ask(&format!("return {STORY}")).await?;
    let script = format!("return {STORY} === arguments[0]");
    other.wait_with("both pages to tell the same", &script, vec![told]).await
}

async fn two_people_play_campfire_to_the_end_check_the_luck_and_play_again(ann: Page) -> Outcome {
    let ben = ann.beside(Device::Phone).await?;
    come_in(&ann, "Ann").await?;
    let link = open_table(&ann, "campfire", &[]).await?;
    ann.wait("the QR code", "return watch.find('.qr').some((one) => one.naturalWidth > 0)").await?;
    // An invited person who is not signed in yet is asked for a name at the table.
    ben.open("").await?;
    ben.set("motion off; guided on").await?;
    ben.open(&link).await?;
    ben.see("lobby").await?;
    ben.write("guest-name", "Ben").await?;
    ben.press("come-in").await?;
    ben.press("sit-1").await?;
    ann.read("seat-1", "Ben").await?;
    ben.picture("online-lobby-phone").await?;
    begin(&[&ann, &ben]).await?;
    let mut all = players(&[&ann, &ben]);
    Player::together(&mut all, 4).await?;
    // Random results continue until everything is placed, one answer of the server after the other.
    let placing = [&ann, &ben][asked(&[&ann, &ben]).await?];
    placing.press("sleepers-random").await?;
    placing.see_no("sleepers-random").await?;
    Player::together(&mut all, 8).await?;
    ben.picture("online-table-phone").await?;
    ann.picture("online-table-desk").await?;
    demand(!Player::together(&mut all, usize::MAX / 2).await?, || "it goes on".to_owned())?;
    agree(&ann, &ben).await?;
    for page in [&ann, &ben] {
        page.press("verify").await?;
        let told = page.text("notice").await?;
        demand(told.chars().any(|letter| letter.is_ascii_digit()), || {
            format!("nothing was counted: {told}")
        })?;
        page.press_first("[data-testid=notice] button").await?;
    }
    ann.press("play-again").await?;
    ben.press("dialog-yes").await?;
    for page in [&ann, &ben] {
        page.press("to-rematch").await?;
        page.see("lobby").await?;
    }
    // A person who is not signed in watches, and can't propose another game.
    ben.go("#/online/me").await?;
    // The list of devices comes a moment later, and the buttons are below it.
    ben.read("devices", "Chrome").await?;
    ben.press("sign-out").await?;
    ben.press("dialog-yes").await?;
    ben.see("arrive").await?;
    ben.open(&link).await?;
    ben.see("result").await?;
    demand(
        ben.ask("return watch.find(watch.named('play-again')).length").await? == json!(0),
        || "somebody who looks on is offered another game".to_owned(),
    )?;
    ann.go("#/online/me").await?;
    ann.press("online-replay").await?;
    ann.see("replay").await
}

async fn a_spectator_of_sea_sees_no_secret_while_rounds_are_played(ann: Page) -> Outcome {
    let (ben, link) = ann_and_ben(&ann, "sea", &[2]).await?;
    let cy = ann.beside(Device::Desk).await?;
    cy.open("").await?;
    cy.set("motion off; guided on").await?;
    cy.open(&link).await?;
    cy.see("online-sign").await?;
    let mut all = players(&[&ann, &ben]);
    for _ in 0..4 {
        Player::together(&mut all, 5).await?;
        demand(
            cy.ask("return document.documentElement.outerHTML.includes('my-myth')").await?
                == json!(false),
            || "somebody who looks on holds a secret card".to_owned(),
        )?;
        demand(cy.ask("return watch.offers().length").await? == json!(0), || {
            "somebody who looks on may decide".to_owned()
        })?;
    }
    let turn = "return watch.all('.turn-number')[0].textContent";
    let here = ann.ask(turn).await?;
    let there = cy.ask(turn).await?;
    demand(here == there, || format!("at one table it is {here}, and {there}"))?;
    ann.picture("online-sea-phone").await?;
    cy.picture("online-sea-watched").await
}

/// Plays until someone is asked who decided before the other one did, so that taking that back needs
/// both. Returns their page and the other one.
async fn until_undo_needs_both<'a>(
    ann: &'a Page,
    ben: &'a Page,
    all: &mut [Player],
) -> Outcome<(&'a Page, &'a Page)> {
    let pages = [ann, ben];
    let mut turn = asked(&pages).await?;
    let mut changes = 0;
    while changes < 2 {
        Player::together(all, 1).await?;
        let next = asked(&pages).await?;
        changes += usize::from(next != turn);
        turn = next;
    }
    Ok((pages[turn], pages[1 - turn]))
}

/// Waits until no proposal to take something back is announced.
async fn hear_no_proposal(page: &Page) -> Outcome {
    let over = "return !watch.find(watch.named('live'))[0].textContent.includes('to take back')";
    page.wait("the vote to be over for screen readers too", over).await
}

async fn people_talk_and_decide_together_and_the_owner_keeps_order(ann: Page) -> Outcome {
    let (ben, _) = ann_and_ben(&ann, "campfire", &[]).await?;
    ann.write("chat-text", "Hello <b>Ben</b>").await?;
    ann.press("chat-send").await?;
    ben.read("chat", "Hello <b>Ben</b>").await?;
    ben.read("to-chat", "1").await?;
    ben.write("chat-text", "Hello Ann").await?;
    ben.press("chat-send").await?;
    ann.read("chat", "Hello Ann").await?;
    // Ben hides Ann for himself, also when the page is reloaded.
    ben.press("about-line").await?;
    ben.press("hide").await?;
    ben.reload().await?;
    ben.read("chat", "hidden").await?;
    ben.press("about-line").await?;
    ben.write("report-text", "Shouting").await?;
    ben.press("report").await?;
    ben.read("notice", "Thank you").await?;
    ann.press("about-line").await?;
    ann.press("mute").await?;
    ben.read("live", "You have been muted").await?;
    let mut all = players(&[&ann, &ben]);
    let (asks, other) = until_undo_needs_both(&ann, &ben, &mut all).await?;
    // One line covers everything before the first turn; its details say what each player decided.
    let unfold =
        "watch.all('[data-testid=turn-line]').forEach((line) => line.click()); return true";
    for page in [asks, other] {
        page.ask(unfold).await?;
    }
    let before = log(other).await?;
    asks.press("undo").await?;
    other.press("dialog-yes").await?;
    let script = "return watch.all('[data-testid=log] li:not(.note)').map((one) => one.textContent).join('\\n') !== arguments[0]";
    other.wait_with("the decision to be taken back", script, vec![json!(before)]).await?;
    for page in [asks, other] {
        hear_no_proposal(page).await?;
    }
    agree(asks, other).await?;
    ann.press_first("[data-testid=menu] summary").await?;
    ann.press("pause").await?;
    ben.press("dialog-yes").await?;
    ben.press("resume").await?;
    ann.press("dialog-yes").await?;
    ann.see_no("resume").await?;
    Player::together(&mut all, 2).await.map(drop)
}

async fn a_declined_vote_is_no_longer_announced(ann: Page) -> Outcome {
    let (ben, _) = ann_and_ben(&ann, "campfire", &[]).await?;
    let mut all = players(&[&ann, &ben]);
    let (asks, other) = until_undo_needs_both(&ann, &ben, &mut all).await?;
    asks.press("undo").await?;
    for page in [asks, other] {
        page.read("live", "to take back a decision").await?;
    }
    other.press("dialog-no").await?;
    for page in [asks, other] {
        page.see_no("dialog").await?;
        hear_no_proposal(page).await?;
    }
    Ok(())
}

async fn a_refusal_of_the_table_leads_to_its_rule(ann: Page) -> Outcome {
    let (ben, _) = ann_and_ben(&ann, "campfire", &[]).await?;
    let pages = [&ann, &ben];
    let page = pages[asked(&pages).await?];
    // The page offers no such move, so it is put into what it sends.
    let lie = r#"const { send } = WebSocket.prototype;
        WebSocket.prototype.send = function (text) {
          send.call(this, String(text).replace(/"move":"[^"]*"/, '"move":"legend a 2"'));
        };
        return true"#;
    page.ask(lie).await?;
    Player::new(page, Hand::Pointer).decide_without_waiting().await?;
    let cited = "const link = document.querySelector('[data-testid=notice] .rule-id');\
        return !!link && /^C\\d/.test(link.textContent) && link.hash.startsWith('#rule-C')";
    page.wait("the refusal to cite its rule", cited).await
}

async fn two_tabs_of_one_person_stay_in_step(ann: Page) -> Outcome {
    come_in(&ann, "Ann").await?;
    let link = open_table(&ann, "campfire", &[1]).await?;
    begin(&[&ann]).await?;
    Player::new(&ann, Hand::Pointer).decide(1).await?;
    let first = ann.open_tab(&link).await?;
    Player::new(&ann, Hand::Pointer).decide(2).await?;
    let told = log(&ann).await?;
    ann.switch_tab(first).await?;
    let script = "return watch.all('[data-testid=log] li:not(.note)').map((one) => one.textContent).join('\\n') === arguments[0]";
    ann.wait_with("both tabs to tell the same", script, vec![json!(told)]).await?;
    Player::new(&ann, Hand::Pointer).decide(1).await
}
