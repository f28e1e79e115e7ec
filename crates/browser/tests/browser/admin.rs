//! The page for administrators: who sees it, and what they do there.

use crate::online::{come_in, open_table};
use crate::online_line::forgive;
use crate::people::make_account;
use crate::support::{Device, Host, Outcome, Page, cases, demand};
use serde_json::{Value, json};

cases![
    Desk an_administrator_reads_a_report_acts_on_it_and_closes_it,
];

/// Makes an account for a guest and an administrator of it, and goes to the page.
pub async fn become_admin(page: &Page, host: &Host, login: &str) -> Outcome {
    page.go("#/online/me").await?;
    make_account(page, login).await?;
    page.see("change-password").await?;
    page.see_no("admin-link").await?;
    let number = "const done = arguments[0];\
        fetch('./api/v1/me').then((answer) => answer.json()).then((me) => done(me.person))";
    let number: Value = page.ask_slowly(number, Vec::new()).await?;
    host.admin(&["role", &number.to_string(), "admin"])?;
    page.go("#/online").await?;
    page.go("#/online/me").await?;
    page.press("admin-link").await?;
    page.see("admin").await
}

async fn an_administrator_reads_a_report_acts_on_it_and_closes_it(page: Page) -> Outcome {
    let host = Host::start("admin")?;
    let ruth = page.at(&host.address);
    let ben = ruth.beside(Device::Phone).await?;
    come_in(&ben, "Ben").await?;
    ben.go("#/online/admin").await?;
    ben.read("problem", "Only administrators").await?;
    let link = open_table(&ben, "campfire", &[]).await?;
    ben.write("chat-text", "You all smell").await?;
    ben.press("chat-send").await?;
    ben.read("chat", "You all smell").await?;

    come_in(&ruth, "Ruth").await?;
    ruth.open(&link).await?;
    ruth.press("about-line").await?;
    ruth.write("report-text", "Rude").await?;
    ruth.press("report").await?;
    ruth.read("notice", "Thank you").await?;
    become_admin(&ruth, &host, "ruth-admin").await?;
    ruth.read("report", "Ruth reported Ben").await?;
    ruth.read("report", "You all smell").await?;
    ruth.read("report", "Rude").await?;
    ruth.picture("admin-desk").await?;

    // The keyboard goes where the new controls are.
    ruth.press("manage-reported").await?;
    ruth.see("admin-person").await?;
    ruth.wait("the focus", "return document.activeElement.id === 'admin-person'").await?;
    ruth.write("days", "soon").await?;
    ruth.press("mute").await?;
    ruth.read("notice", "whole number of days").await?;
    ruth.write("days", "2").await?;
    ruth.press("mute").await?;
    ruth.read("about-person", "muted until").await?;
    ruth.write("rename-to", "Benjamin").await?;
    ruth.press("rename-person").await?;
    ruth.read("admin-person", "Benjamin").await?;
    ruth.write("report-note", "muted").await?;
    ruth.press("close-report").await?;
    ruth.see_no("report").await?;
    ruth.press("with-closed").await?;
    ruth.read("report", "muted").await?;

    ruth.write("find-people", "ruth").await?;
    ruth.press("search-people").await?;
    ruth.read("people", "administrator").await?;
    ruth.press("manage").await?;
    ruth.press("make-player").await?;
    ruth.read("notice", "yourself").await?;
    ruth.forgive("403");

    ben.forgive("40");
    ruth.write("content-id", &link).await?;
    ruth.press("delete-table").await?;
    ruth.press("dialog-yes").await?;
    ruth.read("audit", "Delete table").await?;
    for done in ["Mute", "Change name", "Close report", "command line"] {
        ruth.read("audit", done).await?;
    }
    ruth.write("find-people", "benj").await?;
    ruth.press("search-people").await?;
    ruth.read("people", "Benjamin").await?;
    ruth.press("manage").await?;
    ruth.see("ban").await?;
    ruth.press("ban").await?;
    ruth.press("dialog-yes").await?;
    ruth.read("about-person", "banned permanently").await?;
    let me = "const done = arguments[0];\
        fetch('./api/v1/me').then((answer) => done(answer.status))";
    let status = ben.ask_slowly(me, Vec::new()).await?;
    demand(status == json!(401), || format!("a banned person gets {status}"))?;
    // Everything is still there in another language. When this ends, so does the server.
    for page in [&ruth, &ben] {
        forgive(page);
    }
    ruth.set("lang de; motion off; guided on").await?;
    ruth.reload().await?;
    ruth.read("admin", "Keine Meldungen").await?;
    ruth.read("audit", "Sperren").await
}
