//! People with and without accounts: what rated games require and change, downloaded and uploaded
//! records, deleted accounts, and how a turn is announced.

use crate::online::{begin, come_in, join, open_table};
use crate::support::{Device, Host, Outcome, Page, cases, demand, fault};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

cases![
    Desk a_rated_game_says_what_it_needs_and_what_it_did_to_the_ratings,
    Desk records_are_taken_home_and_brought_and_what_is_none_is_refused_in_a_sentence,
    Desk deleting_an_account_is_confirmed_and_keeps_no_one_waiting,
    Desk a_turn_is_announced_by_one_of_two_tabs_and_leads_to_its_table,
    Phone long_names_and_lines_fit_a_phone_and_markup_is_only_text,
    Phone another_email_address_needs_the_password_and_waits_to_be_confirmed,
    Desk a_webhook_that_was_switched_off_is_switched_on_again,
];

pub const PASSWORD: &str = "embers under the snow";

/// Turns the guest into an account, wherever the page asks for it. Tests share a server, on which
/// no one else may have the name of a person with an account, so such guests have unique names.
pub async fn make_account(page: &Page, login: &str) -> Outcome {
    page.write("new-login", login).await?;
    page.write("new-password", PASSWORD).await?;
    page.press("make-account").await
}

/// The name of the table that a link leads to.
fn table_of(link: &str) -> String {
    link.rsplit('/').next().unwrap_or_default().to_owned()
}

/// Decides at random and over HTTP, which is faster than pressing, until another player is asked.
/// Returns `true` if the game continues.
async fn decide_quickly(page: &Page, table: &str) -> Outcome<bool> {
    const SCRIPT: &str = r"
        const [id, done] = arguments;
        const at = `./api/v1/tables/${id}`;
        const headers = { 'content-type': 'application/json' };
        (async () => {
          for (;;) {
            const { status, legal } = await (await fetch(`${at}/update`)).json();
            if (status.phase === 'over') return done('over');
            if (!legal?.length) return done('others');
            const move = legal[Math.floor(Math.random() * legal.length)];
            const body = JSON.stringify({ what: 'move', answers: status.answers, move });
            const answer = await fetch(`${at}/acts`, { method: 'POST', headers, body });
            if (!answer.ok) return done(await answer.text());
          }
        })().catch((error) => done(String(error)));";
    match page.ask_slowly(SCRIPT, vec![json!(table)]).await?.as_str() {
        Some("over") => Ok(false),
        Some("others") => Ok(true),
        other => Err(fault(format!("a move is refused: {other:?}"))),
    }
}

/// Plays the game to its end.
async fn finish_quickly(pages: &[&Page], table: &str) -> Outcome {
    for _ in 0..2000 {
        let mut goes_on = true;
        for page in pages {
            goes_on &= decide_quickly(page, table).await?;
        }
        if !goes_on {
            return Ok(());
        }
    }
    Err(fault("the game goes on and on"))
}

async fn a_rated_game_says_what_it_needs_and_what_it_did_to_the_ratings(ann: Page) -> Outcome {
    let ben = ann.beside(Device::Phone).await?;
    come_in(&ann, "Ann R.").await?;
    // A guest can't open one, and is shown the way.
    ann.go("#/online/new/campfire").await?;
    ann.see("rated-guest").await?;
    let off = "return watch.find(watch.named('rated'))[0].disabled";
    demand(ann.ask(off).await? == json!(true), || "a guest may open a rated table".to_owned())?;
    ann.press_first("[data-testid=rated-guest] a").await?;
    make_account(&ann, "ann-rated").await?;
    ann.see("change-password").await?;
    ann.go("#/online/new/campfire").await?;
    ann.press("allow-hints").await?;
    // Programs may play at any other table, so only a rated one asks.
    ann.see("programs").await?;
    let asks = "return !watch.find(watch.named('programs'))[0].disabled";
    demand(ann.ask(asks).await? == json!(false), || {
        "an unrated game asks about programs".to_owned()
    })?;
    ann.press("rated").await?;
    ann.press("programs").await?;
    let hints =
        "const box = watch.find(watch.named('allow-hints'))[0]; return [box.disabled, box.checked]";
    demand(ann.ask(hints).await? == json!([true, false]), || {
        "a rated game may have hints".to_owned()
    })?;
    // A rated game needs a clock, so one is chosen.
    let clocks = "return [...watch.find(watch.named('clock-kind'))[0].options]
        .map((option) => [option.value, option.selected])";
    let offered = json!([["move", false], ["bank", true], ["days", false]]);
    demand(ann.ask(clocks).await? == offered, || "a rated game may have no clock".to_owned())?;
    ann.press("open-table").await?;
    ann.see("rated-sign").await?;
    ann.read("programs-sign", "Programs allowed").await?;
    let link = ann.ask("return location.hash").await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    let table = table_of(&link);
    // A guest who comes sees why they can't sit down, and can change that there.
    come_in(&ben, "Ben R.").await?;
    ben.open(&link).await?;
    ben.read("rated-guest", "need an account").await?;
    demand(ben.ask("return watch.find(watch.named('sit-1')).length").await? == json!(0), || {
        "a guest is offered a seat at a rated table".to_owned()
    })?;
    ben.picture("online-rated-guest-phone").await?;
    make_account(&ben, "ben-rated").await?;
    ben.press("sit-1").await?;
    begin(&[&ann, &ben]).await?;
    ben.read("rated-sign", "Rated").await?;
    ben.read("programs-sign", "Programs allowed").await?;
    // Everyone plays themselves.
    ann.press_first("[data-testid=menu] summary").await?;
    ann.see("resign").await?;
    ann.see_no("hand-over").await?;
    finish_quickly(&[&ann, &ben], &table).await?;
    for page in [&ann, &ben] {
        page.see("result").await?;
        page.read("points", "Ann").await?;
        page.read("points", "1500 → ").await?;
    }
    ben.picture("online-rated-result-phone").await?;
    for page in [&ann, &ben] {
        page.go("#/online/me").await?;
        page.read("history", "Rating 1500 → ").await?;
        // Two people are too few for a leaderboard.
        page.read("best-help", "3 different opponents").await?;
        page.see_no("best-campfire").await?;
    }
    Ok(())
}

/// A file in a folder of this run.
fn write(name: &str, bytes: &[u8]) -> Outcome<PathBuf> {
    let folder = std::env::temp_dir().join(format!("emberwake-records-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file = folder.join(name);
    std::fs::write(&file, bytes)?;
    Ok(file)
}

/// Puts a file into the input with this test id, as someone would who chooses it.
async fn put_file(page: &Page, id: &str, file: &Path) -> Outcome {
    let root = page.tool("DOM.getDocument", json!({})).await?["root"]["nodeId"].clone();
    let selector = format!("[data-testid={id}]");
    let asked = json!({ "nodeId": root, "selector": selector });
    let node: Value = page.tool("DOM.querySelector", asked).await?["nodeId"].clone();
    let files = json!({ "nodeId": node, "files": [file.display().to_string()] });
    page.tool("DOM.setFileInputFiles", files).await.map(drop)
}

async fn records_are_taken_home_and_brought_and_what_is_none_is_refused_in_a_sentence(
    ann: Page,
) -> Outcome {
    come_in(&ann, "Ann").await?;
    let link = open_table(&ann, "campfire", &[1]).await?;
    begin(&[&ann]).await?;
    let table = table_of(&link);
    while decide_quickly(&ann, &table).await? {}
    ann.see("result").await?;
    ann.go("#/online/me").await?;
    ann.see("online-export").await?;
    let taken = "const [done] = arguments; const link = watch.find(watch.named('online-export'))[0];\
        fetch(link.href).then((answer) => answer.text()).then(done)";
    let record = ann.ask_slowly(taken, Vec::new()).await?;
    let record = record.as_str().unwrap_or_default();
    ann.forgive("400 (Bad Request)");
    let damaged = record.replacen("\nplay\n", "\nplay\n0 fly to the moon\n", 1);
    let later = record.replacen("emberwake record 1", "emberwake record 99", 1);
    let bad: [(&str, &[u8], &str); 5] = [
        ("damaged.rec", damaged.as_bytes(), "Line "),
        ("later.rec", later.as_bytes(), "99"),
        ("diary.rec", b"Dear diary,\ntoday we played.\n", "not an Emberwake record"),
        ("picture.rec", &[0x89, 0x50, 0x4e, 0x47, 0xff, 0x00], "not an Emberwake record"),
        ("huge.rec", &vec![b'x'; 600_000], "too large"),
    ];
    for (name, bytes, said) in bad {
        put_file(&ann, "upload", &write(name, bytes)?).await?;
        ann.read("notice", said).await?;
        ann.press_first("[data-testid=notice] button").await?;
        demand(
            ann.ask("return watch.find(watch.named('record-replay')).length").await? == json!(0),
            || format!("{name} is kept"),
        )?;
    }
    put_file(&ann, "upload", &write("good.rec", record.as_bytes())?).await?;
    ann.press("record-replay").await?;
    ann.see("replay").await?;
    ann.press("verify").await?;
    ann.read("notice", "Verified").await?;
    ann.go("#/online/me").await?;
    ann.press("record-delete").await?;
    ann.press("dialog-yes").await?;
    ann.see_no("record-delete").await
}

async fn deleting_an_account_is_confirmed_and_keeps_no_one_waiting(ann: Page) -> Outcome {
    let ben = ann.beside(Device::Phone).await?;
    come_in(&ann, "Ann L.").await?;
    let link = open_table(&ann, "campfire", &[]).await?;
    come_in(&ben, "Ben").await?;
    join(&ben, &link, 1).await?;
    begin(&[&ann, &ben]).await?;
    ann.go("#/online/me").await?;
    make_account(&ann, "ann-who-leaves").await?;
    ann.read("devices", "Chrome").await?;
    ann.write("delete-password", "something else").await?;
    ann.forgive("403 (Forbidden)");
    ann.press("delete-me").await?;
    ann.press("dialog-yes").await?;
    // The error is in sight, wherever the page is scrolled to.
    ann.read("notice", "Wrong password").await?;
    let seen = "const box = watch.find(watch.named('notice'))[0].getBoundingClientRect();\
        return box.top >= 0 && box.bottom <= innerHeight";
    demand(ann.ask(seen).await? == json!(true), || "the notice is out of sight".to_owned())?;
    ann.write("delete-password", PASSWORD).await?;
    ann.press("delete-me").await?;
    ann.press("dialog-yes").await?;
    ann.see("arrive").await?;
    ann.read("notice", "deleted").await?;
    // A bot plays on for her, and her name is gone with the game.
    let script = "return watch.all('[data-testid=log] li').some((one) => one.textContent.includes('A bot plays on'))";
    ben.wait("the log to tell it", script).await?;
    let table = table_of(&link);
    while decide_quickly(&ben, &table).await? {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    ben.see("result").await?;
    ben.go("#/online/me").await?;
    ben.read("history", "someone who has left").await?;
    let taken = "const [done] = arguments; const link = watch.find(watch.named('online-export'))[0];\
        fetch(link.href).then((answer) => answer.text()).then(done)";
    let record = ben.ask_slowly(taken, Vec::new()).await?;
    demand(
        record.as_str().is_some_and(|text| text.contains("Ben") && !text.contains("Ann")),
        || "the record still names her".to_owned(),
    )
}

async fn a_turn_is_announced_by_one_of_two_tabs_and_leads_to_its_table(ann: Page) -> Outcome {
    // Notifications of the system can't be seen from here, so the page is given others.
    let stub = "window.notes = [];\
        window.Notification = class {\
          constructor(text, options) { Object.assign(this, { text, options }); notes.push(this); }\
          close() {}\
          static permission = 'granted';\
          static requestPermission() { return Promise.resolve('granted'); }\
        };\
        window.looked = true;\
        document.hasFocus = () => window.looked;";
    let stub = json!({ "source": stub });
    ann.tool("Page.addScriptToEvaluateOnNewDocument", stub.clone()).await?;
    let ben = ann.beside(Device::Phone).await?;
    come_in(&ann, "Ann").await?;
    let link = open_table(&ann, "campfire", &[]).await?;
    come_in(&ben, "Ben").await?;
    join(&ben, &link, 1).await?;
    ann.go("#/online/me").await?;
    ann.press("notify-browser").await?;
    ann.press("save-notify").await?;
    ann.read("notice", "Saved").await?;
    ann.go(&link).await?;
    begin(&[&ann, &ben]).await?;
    let table = table_of(&link);
    decide_quickly(&ann, &table).await?;
    // Anyone who looks at the page needs no notification.
    decide_quickly(&ben, &table).await?;
    ann.wait("the turn", "return document.title.startsWith('(1)')").await?;
    let count = "return notes.length";
    demand(ann.ask(count).await? == json!(0), || "somebody who looks is notified".to_owned())?;
    decide_quickly(&ann, &table).await?;
    ann.wait("the end of the turn", "return document.title === 'Emberwake'").await?;
    ann.ask("window.looked = false").await?;
    let script = "return localStorage.getItem('emberwake.told')";
    let before = ann.ask(script).await?;
    let first = ann.open_tab("#/settings").await?;
    ann.ask(
        "window.looked = false; window.notes = [];\
        window.Notification = class { constructor(text, options) { Object.assign(this, { text, options }); notes.push(this); } close() {} };\
        window.Notification.permission = 'granted'",
    )
    .await?;
    let second = ann.tab().await?;
    decide_quickly(&ben, &table).await?;
    let news = "return localStorage.getItem('emberwake.told') !== arguments[0]";
    ann.wait_with("one tab to announce the turn", news, vec![before]).await?;
    ann.wait("the turn", "return document.title.startsWith('(1)')").await?;
    // The other tab has had its time as well.
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    let here = ann.ask(count).await?.as_u64().unwrap_or(0);
    ann.switch_tab(first.clone()).await?;
    let there = ann.ask(count).await?.as_u64().unwrap_or(0);
    demand(here + there == 1, || format!("notified {here} times here and {there} times there"))?;
    ann.switch_tab(if here == 1 { second } else { first }).await?;
    let text = ann.ask("return notes[0].text").await?;
    demand(text == json!("Your turn: Campfire"), || format!("the notification says {text}"))?;
    ann.ask("notes[0].onclick()").await?;
    ann.see("table").await
}

async fn long_names_and_lines_fit_a_phone_and_markup_is_only_text(ann: Page) -> Outcome {
    let ben = ann.beside(Device::Phone).await?;
    come_in(&ann, "<b>Ann</b><img src=x>").await?;
    let link = open_table(&ann, "campfire", &[]).await?;
    come_in(&ben, &"W".repeat(24)).await?;
    join(&ben, &link, 1).await?;
    let fits = |page: Page, what: &'static str| async move {
        let width =
            page.ask("return Math.max(innerWidth, document.documentElement.scrollWidth)").await?;
        demand(width == json!(360), || format!("{what} is {width} wide"))
    };
    ann.see("ready").await?;
    fits(ann.clone(), "the table before the game").await?;
    begin(&[&ann, &ben]).await?;
    ann.write("chat-text", &"Wordwithoutspaces".repeat(20)).await?;
    ann.press("chat-send").await?;
    ben.read("chat", "<b>Ann</b><img src=x>").await?;
    for page in [&ann, &ben] {
        fits(page.clone(), "the table").await?;
    }
    ben.press("about-line").await?;
    ben.see("report-text").await?;
    fits(ben.clone(), "the menu of a line").await?;
    ben.picture("online-chat-menu-phone").await?;
    // Hiding someone draws the lines again; the keyboard stays at the chat.
    ben.press("hide").await?;
    ben.read("chat", "hidden").await?;
    ben.wait("the focus", "return document.activeElement.id === 'chat-log'").await?;
    finish_quickly(&[&ann, &ben], &table_of(&link)).await?;
    for page in [&ann, &ben] {
        page.see("result").await?;
        fits(page.clone(), "the end").await?;
        page.go("#/online").await?;
        fits(page.clone(), "the lists").await?;
        page.go("#/online/me").await?;
        page.see("history").await?;
        fits(page.clone(), "the page about oneself").await?;
    }
    Ok(())
}

async fn another_email_address_needs_the_password_and_waits_to_be_confirmed(page: Page) -> Outcome {
    let host = Host::start_with_mail("email")?;
    let ann = page.at(&host.address);
    come_in(&ann, "Ann").await?;
    ann.go("#/online/me").await?;
    make_account(&ann, "ann-with-email").await?;
    ann.see("notify-email").await?;
    ann.see_no("email-password").await?;
    ann.write("notify-email", "ann@example.org").await?;
    ann.write("email-password", "something else").await?;
    ann.forgive("403 (Forbidden)");
    ann.press("save-notify").await?;
    ann.read("notice", "Wrong password").await?;
    // Nothing has changed.
    ann.reload().await?;
    ann.see("save-notify").await?;
    ann.see_no("email-unconfirmed").await?;
    let address = "return watch.find(watch.named('notify-email'))[0].value === arguments[0]";
    ann.wait_with("no address", address, vec![json!("")]).await?;
    ann.write("notify-email", "ann@example.org").await?;
    ann.write("email-password", PASSWORD).await?;
    ann.press("save-notify").await?;
    ann.read("email-unconfirmed", "confirmation email").await?;
    ann.see_no("email-password").await?;
    ann.reload().await?;
    ann.read("email-unconfirmed", "confirmation email").await?;
    ann.wait_with("the address", address, vec![json!("ann@example.org")]).await
}

async fn a_webhook_that_was_switched_off_is_switched_on_again(page: Page) -> Outcome {
    // Five notices that fail take minutes, so the page is told that they have failed. It must tell
    // the server to try again.
    const STOPPED: &str = r"
        const ask = window.fetch;
        window.stopped = true;
        window.fetch = async (...given) => {
          const request = new Request(...given);
          const [url, method] = [request.url, request.method];
          const sent = method === 'PUT' ? JSON.parse(await request.clone().text()) : {};
          if (sent.notify?.webhook_stopped === false) window.stopped = false;
          const answer = await ask(request);
          if (!url.endsWith('/api/v1/me') || !answer.ok) return answer;
          const me = await answer.json();
          me.notify.webhook_stopped = window.stopped;
          return new Response(JSON.stringify(me), { headers: answer.headers });
        };";
    let host = Host::start_with("webhook", &["--webhooks", "any"])?;
    let ann = page.at(&host.address);
    come_in(&ann, "Ann").await?;
    ann.go("#/online/me").await?;
    make_account(&ann, "ann-with-webhook").await?;
    ann.write("notify-webhook", "http://127.0.0.1:1/").await?;
    ann.press("save-notify").await?;
    ann.read("notice", "Saved").await?;
    ann.see_no("webhook-stopped").await?;
    ann.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": STOPPED })).await?;
    ann.reload().await?;
    ann.read("webhook-stopped", "we stopped calling it").await?;
    // Saving something else doesn't switch it on.
    ann.press("notify-sound").await?;
    ann.press("save-notify").await?;
    ann.read("notice", "Saved").await?;
    ann.see("webhook-stopped").await?;
    ann.press("webhook-again").await?;
    ann.press("save-notify").await?;
    ann.see_no("webhook-stopped").await
}
