//! The page for administrators: who sees it, and what they do there.

use crate::online::{come_in, open_table};
use crate::online_line::forgive;
use crate::people::{PASSWORD, make_account};
use crate::support::{Device, Host, Outcome, Page, cases, demand};
use serde_json::{Value, json};

cases![
    Desk an_administrator_reads_a_report_acts_on_it_and_closes_it,
    Desk more_reports_than_fit_a_page_are_read_page_by_page,
    Desk a_deleted_person_can_be_brought_back,
];

/// Returns the number of the person who is signed in.
async fn number_of(page: &Page) -> Outcome<Value> {
    let number = "const done = arguments[0];\
        fetch('./api/v1/me').then((answer) => answer.json()).then((me) => done(me.person))";
    page.ask_slowly(number, Vec::new()).await
}

/// Makes an account for a guest and an administrator of it, and goes to the page.
pub async fn become_admin(page: &Page, host: &Host, login: &str) -> Outcome {
    page.go("#/online/me").await?;
    make_account(page, login).await?;
    page.see("change-password").await?;
    page.see_no("admin-link").await?;
    let number = number_of(page).await?;
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

async fn more_reports_than_fit_a_page_are_read_page_by_page(page: Page) -> Outcome {
    /// The number of reports on a page, and of those that wait for each reporter.
    const LISTED: usize = 200;
    const OPEN_MAX: usize = 10;
    /// Guests come, report every line of the chat, and go.
    const REPORT: &str = r"
        const [table, guests, done] = arguments;
        const headers = { 'content-type': 'application/json' };
        const post = async (path, body) => {
          const sent = { method: 'POST', headers, body: JSON.stringify(body) };
          const answer = await fetch(`./api/v1/${path}`, sent);
          if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        };
        (async () => {
          const { told } = await (await fetch(`./api/v1/tables/${table}/update`)).json();
          const lines = told.filter(({ news }) => news.what === 'said');
          for (let guest = 0; guest < guests; guest += 1) {
            await post('guest', { name: `Guest ${guest}`, lang: 'en' });
            const text = `Complaint ${guest}`;
            const report = ({ sequence }) => post(`tables/${table}/reports`, { sequence, text });
            await Promise.all(lines.map(report));
            await post('sign-out', {});
          }
          return 'reported';
        })().then(done, (error) => done(String(error)));";
    let host = Host::start("reports")?;
    let ruth = page.at(&host.address);
    let ben = ruth.beside(Device::Phone).await?;
    let cy = ruth.beside(Device::Phone).await?;
    come_in(&ben, "Ben").await?;
    let link = open_table(&ben, "campfire", &[]).await?;
    for line in 0..OPEN_MAX {
        let text = format!("You all smell {line}");
        ben.write("chat-text", &text).await?;
        ben.press("chat-send").await?;
        ben.read("chat", &text).await?;
    }
    cy.open("#/settings").await?;
    let table = link.rsplit('/').next().unwrap_or_default();
    let reporters = LISTED / OPEN_MAX + 1;
    let told = cy.ask_slowly(REPORT, vec![json!(table), json!(reporters)]).await?;
    demand(told == json!("reported"), || format!("not everything is reported: {told}"))?;

    come_in(&ruth, "Ruth").await?;
    become_admin(&ruth, &host, "ruth-reads").await?;
    ruth.read("reports", "Complaint 20").await?;
    let counted = |count: usize| {
        let script = "return watch.all(watch.named('report')).length === arguments[0]";
        ruth.wait_with("a page of reports", script, vec![json!(count)])
    };
    counted(LISTED).await?;
    ruth.press("older-reports").await?;
    counted(LISTED + OPEN_MAX).await?;
    ruth.read("reports", "Complaint 0").await?;
    ruth.see_no("older-reports").await?;
    for page in [&ruth, &ben, &cy] {
        forgive(page);
    }
    Ok(())
}

async fn a_deleted_person_can_be_brought_back(page: Page) -> Outcome {
    let host = Host::start("undelete")?;
    let ruth = page.at(&host.address);
    let ben = ruth.beside(Device::Phone).await?;
    come_in(&ben, "Ben").await?;
    ben.go("#/online/me").await?;
    make_account(&ben, "ben-deleted").await?;
    ben.see("change-password").await?;
    let number = number_of(&ben).await?;
    come_in(&ruth, "Ruth").await?;
    become_admin(&ruth, &host, "ruth-deletes").await?;
    ruth.write("find-people", "ben").await?;
    ruth.press("search-people").await?;
    ruth.press("manage").await?;
    for page in [&ruth, &ben] {
        forgive(page);
    }
    ruth.press("delete-person").await?;
    ruth.read("dialog", "emberwake admin undelete").await?;
    ruth.press("dialog-yes").await?;
    ruth.see_no("people").await?;
    host.admin(&["undelete", &number.to_string()])?;
    ruth.press("search-people").await?;
    ruth.read("people", "ben-deleted").await?;
    // They sign in as before.
    ben.open("#/online").await?;
    ben.press_first("[data-testid=arrive] summary").await?;
    ben.write("login", "ben-deleted").await?;
    ben.write("password", PASSWORD).await?;
    ben.press("sign-in").await?;
    ben.see("online").await
}
