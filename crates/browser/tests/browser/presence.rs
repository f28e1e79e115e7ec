//! Who counts as present: people who follow a link to another site, look at another tab or close
//! the page are away, however long the browser keeps the page.

use crate::online::{asked, begin, come_in, join, open_table, players};
use crate::people::make_account;
use crate::play::{Hand, Player};
use crate::support::{Device, Host, Outcome, Page, Site, cases, demand};
use serde_json::json;
use std::time::{Duration, Instant};

cases![
    Desk people_who_leave_for_another_site_are_stood_in_for_and_play_on_when_they_go_back,
    Desk people_who_look_at_another_tab_count_as_away_after_half_a_minute,
    Desk people_who_saw_their_turn_begin_and_closed_the_page_are_called,
];

/// The duration of a look at another tab that is no absence yet.
const LOOK_ELSEWHERE: Duration = Duration::from_secs(20);

/// Begins a game of Ann and Ben at a table that waits this long for people who are away. Returns
/// Ben's page.
async fn ann_and_ben_in_a_hurry(ann: &Page, away_ms: u64) -> Outcome<Page> {
    const OPEN: &str = r"
        const [away_ms, done] = arguments;
        const headers = { 'content-type': 'application/json' };
        const table = { game: 'campfire', setup: { players: 2 }, chairs: ['me', 'open'], away_ms };
        fetch('./api/v1/tables', { method: 'POST', headers, body: JSON.stringify(table) })
          .then((answer) => answer.json()).then(({ id }) => done(id))
          .catch((error) => done(String(error)));";
    let ben = ann.beside(Device::Phone).await?;
    come_in(ann, "Ann").await?;
    let table = ann.ask_slowly(OPEN, vec![json!(away_ms)]).await?;
    let link = format!("#/online/table/{}", table.as_str().unwrap_or_default());
    ann.go(&link).await?;
    ann.see("lobby").await?;
    come_in(&ben, "Ben").await?;
    join(&ben, &link, 1).await?;
    begin(&[ann, &ben]).await?;
    Ok(ben)
}

/// Returns the page of the person who is asked, and the other one.
async fn asked_and_other<'a>(ann: &'a Page, ben: &'a Page) -> Outcome<(&'a Page, &'a Page)> {
    let pages = [ann, ben];
    let asked = asked(&pages).await?;
    Ok((pages[asked], pages[1 - asked]))
}

async fn people_who_leave_for_another_site_are_stood_in_for_and_play_on_when_they_go_back(
    ann: Page,
) -> Outcome {
    let site = Site::open()?;
    let ben = ann_and_ben_in_a_hurry(&ann, 4_000).await?;
    let (gone, stays) = asked_and_other(&ann, &ben).await?;
    let listen = "addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted })";
    gone.ask(listen).await?;
    let start = Instant::now();
    gone.leave_for(&site.address).await?;
    stays.read("away-sign", "is away. A bot takes over in").await?;
    demand(start.elapsed() < LOOK_ELSEWHERE, || "leaving counts as a look elsewhere".to_owned())?;
    let before = stays.text("away-sign").await?;
    let counts = "const sign = watch.find(watch.named('away-sign'))[0]?.textContent ?? '';\
        return sign.includes('is away') && sign.trim() !== arguments[0]";
    stays.wait_with("the time to run", counts, vec![json!(before)]).await?;
    // On a phone, the log is in a sheet that is closed.
    let told = "return watch.all('[data-testid=log] li').some((one) => one.textContent.includes('is away. A bot takes over.'))";
    stays.wait("the log to tell it", told).await?;
    stays.see_no("away-sign").await?;
    gone.back().await?;
    // The page was kept as it was, and not loaded again.
    gone.wait("the page that was kept", "return window.cameBack === true").await?;
    gone.press("take-back").await?;
    gone.see_no("take-back").await?;
    let mut all = players(&[gone, stays]);
    while all[0].decisions == 0 {
        Player::together(&mut all, 1).await?;
    }
    Ok(())
}

async fn people_who_look_at_another_tab_count_as_away_after_half_a_minute(ann: Page) -> Outcome {
    let ben = ann_and_ben_in_a_hurry(&ann, 60_000).await?;
    let (gone, stays) = asked_and_other(&ann, &ben).await?;
    let table = gone.open_tab("#/settings").await?;
    let settings = gone.tab().await?;
    gone.switch_tab(table).await?;
    let start = Instant::now();
    gone.hide_behind(&settings).await?;
    stays.read("away-sign", "is away. A bot takes over in").await?;
    demand(start.elapsed() > LOOK_ELSEWHERE, || "a short look is an absence".to_owned())?;
    gone.show().await?;
    stays.see_no("away-sign").await?;
    Player::new(gone, Hand::Pointer).decide_without_waiting().await
}

async fn people_who_saw_their_turn_begin_and_closed_the_page_are_called(page: Page) -> Outcome {
    let host = Host::start_with("called", &["--webhooks", "any", "--notify-after-s", "1"])?;
    let ann = page.at(&host.address);
    let site = Site::open()?;
    come_in(&ann, "Ann").await?;
    ann.go("#/online/me").await?;
    make_account(&ann, "ann-called").await?;
    ann.write("notify-webhook", &site.hook).await?;
    ann.press("save-notify").await?;
    ann.read("notice", "Saved").await?;
    let link = open_table(&ann, "campfire", &[1]).await?;
    // The table is in the second tab alone, which can be closed.
    ann.go("#/settings").await?;
    let first = ann.open_tab(&link).await?;
    begin(&[&ann]).await?;
    asked(&[&ann]).await?;
    // By now she would have been called if she weren't here.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    demand(site.visits() == 0, || "somebody who is here is called".to_owned())?;
    ann.close_tab(first).await?;
    site.see_visit().await
}
