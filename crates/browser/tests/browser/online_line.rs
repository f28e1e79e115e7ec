//! Connections that break and sessions that end: the page says so, and recovers without a reload.

use crate::online::{agree, ann_and_ben, asked, begin, come_in, open_table, players};
use crate::play::{Hand, Player};
use crate::support::{Device, Host, Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk when_the_server_dies_the_page_says_so_and_goes_on_with_it_and_no_move_is_lost,
    Desk an_account_plays_on_two_devices_until_it_is_signed_out_everywhere,
    Phone without_the_cookie_the_page_asks_for_a_name_and_continues,
    Desk a_server_of_another_version_is_told_in_a_sentence,
];

/// Ignores the messages in a browser's console when the server doesn't answer.
pub fn forgive(page: &Page) {
    page.forgive("WebSocket connection");
    page.forgive("ERR_CONNECTION");
    page.forgive("Failed to load resource");
}

async fn when_the_server_dies_the_page_says_so_and_goes_on_with_it_and_no_move_is_lost(
    page: Page,
) -> Outcome {
    let mut host = Host::start("line")?;
    let ann = page.at(&host.address);
    let (ben, _) = ann_and_ben(&ann, "campfire", &[]).await?;
    let mut all = players(&[&ann, &ben]);
    Player::together(&mut all, 4).await?;
    for page in [&ann, &ben] {
        forgive(page);
        page.ask("window.neverLoadedAnew = true").await?;
    }
    let asked = asked(&[&ann, &ben]).await?;
    host.kill();
    ann.see("line").await?;
    ben.see("line").await?;
    ann.picture("online-lost-desk").await?;
    // A decision without a connection is sent when the server is back.
    let decisions = all[asked].decisions;
    while all[asked].decisions == decisions {
        all[asked].step().await?;
    }
    host.start_again()?;
    for page in [&ann, &ben] {
        page.see_no("line").await?;
    }
    Player::together(&mut all, 4).await?;
    agree(&ann, &ben).await?;
    for page in [&ann, &ben] {
        demand(page.ask("return window.neverLoadedAnew === true").await? == json!(true), || {
            "the page was loaded anew".to_owned()
        })?;
    }
    Ok(())
}

async fn an_account_plays_on_two_devices_until_it_is_signed_out_everywhere(ann: Page) -> Outcome {
    let phone = ann.beside(Device::Phone).await?;
    come_in(&ann, "Ann F.").await?;
    let link = open_table(&ann, "campfire", &[1]).await?;
    begin(&[&ann]).await?;
    ann.go("#/online/me").await?;
    ann.write("new-login", "ann-of-the-fire").await?;
    ann.write("new-password", "embers under the snow").await?;
    ann.press("make-account").await?;
    ann.see("change-password").await?;
    phone.open("").await?;
    phone.set("motion off; guided on").await?;
    phone.open("#/online").await?;
    phone.press_first("[data-testid=arrive] summary").await?;
    phone.forgive("401");
    phone.write("login", "ann-of-the-fire").await?;
    phone.write("password", "something else").await?;
    phone.press("sign-in").await?;
    phone.see("notice").await?;
    phone.write("password", "embers under the snow").await?;
    phone.press("sign-in").await?;
    phone.press_first("[data-testid=mine] a").await?;
    phone.see("table").await?;
    ann.go(&link).await?;
    ann.see("table").await?;
    Player::new(&phone, Hand::Pointer).decide(1).await?;
    agree(&phone, &ann).await?;
    phone.go("#/online/me").await?;
    phone.picture("online-me-phone").await?;
    phone.press("sign-out-everywhere").await?;
    phone.see("arrive").await?;
    // The other device hears of it, and its person watches until it is known who they are.
    ann.see("arrive").await?;
    ann.see("table").await?;
    ann.read("notice", "signed out").await?;
    demand(ann.ask("return watch.offers().length").await? == json!(0), || {
        "somebody unknown may decide".to_owned()
    })
}

async fn without_the_cookie_the_page_asks_for_a_name_and_continues(ann: Page) -> Outcome {
    come_in(&ann, "Ann").await?;
    ann.go("#/online/new/sea").await?;
    ann.see("open-table").await?;
    // Everything was asked that the page asks by itself. What is asked next is refused; the page
    // does not ask forever.
    ann.tool("Network.clearBrowserCookies", json!({})).await?;
    ann.forgive("401");
    ann.press("open-table").await?;
    ann.see("arrive").await?;
    ann.read("notice", "signed out").await?;
    ann.write("guest-name", "Ann again").await?;
    ann.press("come-in").await?;
    ann.press("open-table").await?;
    ann.see("lobby").await?;
    ann.read("seat-0", "Ann again").await?;
    // Loaded again without a cookie, the page begins at the beginning.
    ann.tool("Network.clearBrowserCookies", json!({})).await?;
    ann.go("#/online").await?;
    ann.reload().await?;
    ann.see("arrive").await
}

async fn a_server_of_another_version_is_told_in_a_sentence(page: Page) -> Outcome {
    // The page of another version: its greeting says so.
    let other = "const send = WebSocket.prototype.send;\
        WebSocket.prototype.send = function (text) {\
          return send.call(this, text.replace('\"version\":1', '\"version\":99'));\
        }";
    page.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": other })).await?;
    page.open("#/online").await?;
    page.read("line", "updated").await?;
    page.picture("online-outdated").await
}
