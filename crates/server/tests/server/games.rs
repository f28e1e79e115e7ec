//! Tables, lists, results, ratings and records, over HTTP alone.

use crate::office::Office;
use axum::http::Method;
use serde_json::{Value, json};
use store::ReportsOf;

#[tokio::test]
async fn a_listed_table_is_found_and_one_by_invitation_is_not() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let listed = office.table(&ann, json!({ "listed": true })).await;
    let hidden = office.table(&ann, json!({})).await;
    let open = office.get("", "/api/v1/tables?which=open").await.fine();
    let ids: Vec<&str> =
        open.as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [&listed]);
    assert_eq!(open[0]["seats"][0]["name"], "Ann");
    assert_eq!(open[0]["about"]["setup"]["players"], 2);
    let mine = office.get(&ann, "/api/v1/tables?which=mine").await.fine();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    office.get("", "/api/v1/tables?which=mine").await.refused(401);
    // A person who has stood up still finds the table that they opened.
    office.act(&ann, &hidden, json!({ "what": "stand" })).await.fine();
    let mine = office.get(&ann, "/api/v1/tables?which=mine").await.fine();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    // Anyone who knows the address may come.
    let summary = office.get("", &format!("/api/v1/tables/{hidden}")).await.fine();
    assert_eq!((&summary["phase"], &summary["game"]), (&json!("lobby"), &json!("campfire")));
}

#[tokio::test]
async fn a_table_that_makes_no_sense_is_not_opened() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let with = |extra: Value| {
        let mut body = json!({
            "game": "campfire", "setup": { "players": 2 }, "chairs": ["me", "open"],
        });
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        body
    };
    for extra in [
        json!({ "game": "chess" }),
        json!({ "setup": { "players": 99 } }),
        json!({ "setup": { "players": 2, "cheat": "yes" } }),
        json!({ "setup": { "players": [2] } }),
        json!({ "chairs": ["me"] }),
        json!({ "chairs": ["me", "me"] }),
        json!({ "chairs": ["me", { "bot": "../../etc" }] }),
        json!({ "chairs": ["me", { "bot": "search:100000000" }] }),
        json!({ "chairs": ["me", { "person": 1 }] }),
        json!({ "clock": { "kind": "per-move", "ms": 0 } }),
        json!({ "clock": { "kind": "days", "days": 65535 } }),
        json!({ "rated": true }),
        json!({ "rated": true, "clock": { "kind": "none" } }),
        json!({ "rated": true, "chairs": ["me", { "bot": "easy" }] }),
        json!({ "rated": true, "hints": true }),
        json!({ "hints": "yes" }),
    ] {
        let answer = office.post(&ann, "/api/v1/tables", with(extra.clone())).await;
        assert!(answer.status.is_client_error(), "{extra}: {answer:?}");
        assert!(answer.json()["text"].as_str().unwrap().len() > 10, "{answer:?}");
    }
    office.post("", "/api/v1/tables", with(json!({}))).await.refused(401);
    assert_eq!(office.get(&ann, "/api/v1/tables?which=mine").await.fine(), json!([]));
}

#[tokio::test]
async fn the_sentence_for_an_unknown_bot_lists_every_level() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let body = |level: &str, chair: Value| {
        json!({
            "game": "campfire", "setup": { "players": 2 }, "level": level, "chairs": ["me", chair],
        })
    };
    let unknown = [
        body("easy", json!({ "bot": "no such" })),
        body("easy", json!({ "bot": "deep" })),
        body("deep", json!("open")),
        body("no such", json!("open")),
    ];
    for body in unknown {
        let answer = office.post(&ann, "/api/v1/tables", body).await.json();
        let text = answer["text"].as_str().unwrap().to_owned();
        assert!(text.contains(&bots::OFFERED.join(", ")), "{text}");
    }
    for level in bots::OFFERED {
        let level = level.replace(":Ns", ":1s");
        let body = body(&level, json!({ "bot": level }));
        office.post(&ann, "/api/v1/tables", body).await.fine();
    }
    // The description leads to the page with all levels.
    assert!(server::openapi().contains("docs/levels.md lists the levels"));
    let page = include_str!("../../../../docs/levels.md");
    for level in bots::OFFERED {
        let level = level.trim_end_matches(":Ns");
        assert!(page.contains(&format!("`{level}")), "docs/levels.md doesn't name {level}");
    }
}

#[tokio::test]
async fn a_rated_game_changes_ratings_once_and_is_in_the_history_of_both() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let table = office.rated(&ann, json!({})).await;
    let path = format!("/api/v1/tables/{table}/record");
    office.begin(&table, [&ann, &bo]).await;
    office.get(&ann, &path).await.refused(409);
    let mine = office.get(&ann, "/api/v1/tables?which=mine").await.fine();
    assert_eq!(mine[0]["phase"], "playing");
    office.play_to_the_end(&table, &[&ann, &bo]).await;
    let games = settled(&office, &ann).await;
    assert_eq!(games.as_array().unwrap().len(), 1);
    assert_eq!((&games[0]["table"], &games[0]["rated"]), (&json!(table), &json!(true)));
    assert_eq!(games[0]["seats"][0]["points_before"], 1500);

    let best = office.get("", "/api/v1/leaderboard/campfire").await.fine();
    assert_eq!(best, json!([]), "one opponent is too few for the list");
    for who in [&ann, &bo] {
        let number = office.number(who).await;
        let profile = office.get("", &format!("/api/v1/people/{number}")).await.fine();
        assert_eq!(profile["ratings"][0]["games"], 1);
        assert_eq!(profile["statistics"][0]["games"], 1);
        assert_eq!(profile["statistics"][0]["players"], 2);
    }
    // Reading the table again does not settle the result a second time.
    office.update(&ann, &table).await;
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert_eq!(settled(&office, &ann).await, games);

    let record = office.get("", &path).await;
    assert!(record.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    let disposition = record.headers["content-disposition"].to_str().unwrap();
    assert_eq!(disposition, format!("attachment; filename=\"emberwake-{table}.record\""));
    assert!(record.text.starts_with("emberwake record "), "{}", record.text);
    // It can be uploaded again.
    let kept = office.post(&bo, "/api/v1/records", json!({ "text": record.text })).await.fine();
    let again = office.get("", &format!("/api/v1/records/{}", kept["id"].as_str().unwrap())).await;
    assert_eq!(again.text, record.text);
    let list = office.get(&bo, "/api/v1/records").await.fine();
    assert_eq!(list, json!([kept]));
    // The person who uploaded it can delete it.
    let path = format!("/api/v1/records/{}", kept["id"].as_str().unwrap());
    office.ask("", Method::DELETE, &path, None).await.refused(401);
    assert_eq!(office.ask(&ann, Method::DELETE, &path, None).await.refused(404), "not-found");
    assert_eq!(office.get("", &path).await.text, record.text);
    assert_eq!(office.ask(&bo, Method::DELETE, &path, None).await.status, 204);
    office.get("", &path).await.refused(404);
    office.ask(&bo, Method::DELETE, "/api/v1/records/..%2f..", None).await.refused(404);
}

/// Returns the history once the result is stored, which happens in the background.
async fn settled(office: &Office, who: &str) -> Value {
    for _ in 0..100 {
        let games = office.get(who, "/api/v1/me/games").await.fine();
        if games != json!([]) {
            return games;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the result is not stored");
}

#[tokio::test]
async fn a_seat_of_a_rated_game_is_not_handed_to_a_bot() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let hand_over = json!({ "what": "hand-over" });
    let rated = office.rated(&ann, json!({})).await;
    office.begin(&rated, [&ann, &bo]).await;
    let answer = office.act(&ann, &rated, hand_over.clone()).await;
    assert!(answer.json()["text"].as_str().unwrap().contains("rated"), "{answer:?}");
    assert_eq!(answer.refused(409), "refused");
    let friendly = office.table(&ann, json!({})).await;
    office.begin(&friendly, [&ann, &bo]).await;
    office.act(&ann, &friendly, hand_over).await.fine();
}

#[tokio::test]
async fn a_rated_game_allows_no_hints() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let body = json!({
        "game": "campfire", "setup": { "players": 2 }, "chairs": ["me", "open"],
        "rated": true, "hints": true,
    });
    let answer = office.post(&ann, "/api/v1/tables", body).await;
    assert!(answer.json()["text"].as_str().unwrap().contains("hints"), "{answer:?}");
    assert_eq!(answer.refused(409), "refused");
    assert_eq!(office.get(&ann, "/api/v1/tables?which=mine").await.fine(), json!([]));
}

#[tokio::test]
async fn everyone_at_a_table_knows_whether_it_allows_hints_also_after_a_restart() {
    let mut office = Office::open().await;
    let ann = office.guest("Ann").await;
    let bo = office.guest("Bo").await;
    let allowing = office.table(&ann, json!({ "hints": true, "listed": true })).await;
    let usual = office.table(&ann, json!({ "listed": true })).await;
    office.begin(&allowing, [&ann, &bo]).await;
    for _ in 0..2 {
        for who in [&ann, &bo, ""] {
            assert_eq!(office.update(who, &allowing).await["status"]["hints"], true);
            assert_eq!(office.update(who, &usual).await["status"].get("hints"), None);
        }
        let summary = office.get("", &format!("/api/v1/tables/{allowing}")).await.fine();
        assert_eq!(summary["about"]["hints"], true);
        let open = office.get("", "/api/v1/tables?which=open").await.fine();
        assert_eq!((&open[0]["id"], open[0]["about"].get("hints")), (&json!(usual), None));
        office.restart();
    }
}

#[tokio::test]
async fn a_game_that_is_not_rated_changes_no_rating() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let bo = office.guest("Bo").await;
    let table = office.table(&ann, json!({})).await;
    office.begin(&table, [&ann, &bo]).await;
    office.play_to_the_end(&table, &[&ann, &bo]).await;
    let games = settled(&office, &ann).await;
    assert_eq!(games[0]["rated"], false);
    assert_eq!(games[0]["seats"][0].get("points_after"), None);
    assert_eq!(office.get("", "/api/v1/leaderboard/campfire").await.fine(), json!([]));
}

#[tokio::test]
async fn a_record_that_breaks_a_rule_is_not_kept() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let big = "x".repeat(600_000);
    for (text, status) in [
        ("", 400),
        ("nonsense\n", 400),
        ("emberwake record 1\ngame chess\nrules 1\nplay\n", 400),
        ("emberwake record 1\ngame sea\nrules 1\nset players 99\nplay\n", 400),
        (&big, 413),
    ] {
        let answer = office.post(&ann, "/api/v1/records", json!({ "text": text })).await;
        answer.refused(status);
    }
    let chess = json!({ "text": "emberwake record 1\ngame chess\nrules 1\nplay\n" });
    let answer = office.post(&ann, "/api/v1/records", chess).await.json();
    let said = answer["text"].as_str().unwrap().to_owned();
    assert!(said.contains("“chess”") && said.contains(&games::NAMES.join(", ")), "{said}");
    let huge = json!({ "text": "x".repeat(2_000_000) });
    assert_eq!(office.post(&ann, "/api/v1/records", huge).await.refused(413), "too-long");
    assert_eq!(office.get(&ann, "/api/v1/records").await.fine(), json!([]));
}

#[tokio::test]
async fn the_link_to_a_table_is_a_picture() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let table = office.table(&ann, json!({})).await;
    let answer = office.get("", &format!("/api/v1/tables/{table}/qr.svg")).await;
    assert_eq!(answer.headers["content-type"], "image/svg+xml");
    assert!(answer.text.contains("<svg") && answer.text.contains("</svg>"));
}

#[tokio::test]
async fn only_messages_of_others_can_be_reported() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let bo = office.guest("Bo").await;
    let table = office.table(&ann, json!({})).await;
    let said =
        office.act(&ann, &table, json!({ "what": "say", "text": "<b>boo</b>" })).await.fine();
    let path = format!("/api/v1/tables/{table}/reports");
    let report = |sequence: &Value| json!({ "sequence": sequence, "text": "rude" });
    for (who, sequence) in
        [(&bo, json!(1)), (&bo, json!(0)), (&bo, json!(999)), (&ann, said["sequence"].clone())]
    {
        office.post(who, &path, report(&sequence)).await.refused(404);
    }
    let long = json!({ "sequence": said["sequence"], "text": "x".repeat(1001) });
    office.post(&bo, &path, long).await.refused(400);
    office.post(&bo, &path, report(&said["sequence"])).await.fine();
    let reports = office.store.reports(ReportsOf::Open, u64::MAX, 10).await.unwrap();
    assert_eq!(reports.len(), 1);
    assert_eq!(reports[0].report.about.0, office.number(&ann).await);
}

#[tokio::test]
async fn nobody_buries_a_report_under_others() {
    let office = Office::open().await;
    let [ann, bo, eve] = [office.guest("Ann"), office.guest("Bo"), office.guest("Eve")];
    let (ann, bo, eve) = (ann.await, bo.await, eve.await);
    let table = office.table(&ann, json!({})).await;
    let path = format!("/api/v1/tables/{table}/reports");
    let mut lines = Vec::new();
    for number in 0..12 {
        let say = json!({ "what": "say", "text": format!("line {number}") });
        lines.push(office.act(&ann, &table, say).await.fine()["sequence"].clone());
    }
    office.post(&bo, &path, json!({ "sequence": lines[0], "text": "rude" })).await.fine();
    for line in &lines[..10] {
        // Reporting a line again changes nothing.
        for text in ["one", "two"] {
            office.post(&eve, &path, json!({ "sequence": line, "text": text })).await.fine();
        }
    }
    let eleventh = json!({ "sequence": lines[10], "text": "" });
    assert_eq!(office.post(&eve, &path, eleventh).await.refused(409), "refused");
    let all = office.store.reports(ReportsOf::Open, u64::MAX, 99).await.unwrap();
    assert_eq!(all.len(), 11);
}

#[tokio::test]
async fn acts_of_others_are_refused_and_change_nothing() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let bo = office.guest("Bo").await;
    let table = office.table(&ann, json!({})).await;
    for act in [
        json!({ "what": "start" }),
        json!({ "what": "kick", "person": office.number(&ann).await }),
        json!({ "what": "close" }),
        json!({ "what": "sit", "seat": 0 }),
        json!({ "what": "sit", "seat": 200 }),
        json!({ "what": "move", "answers": 1, "move": "sow 2 cw" }),
    ] {
        let answer = office.act(&bo, &table, act.clone()).await;
        assert!(answer.status.is_client_error(), "{act}: {answer:?}");
    }
    for act in [json!({}), json!({ "what": "cheat" }), json!({ "what": "sit" }), json!([])] {
        assert_eq!(office.act(&bo, &table, act).await.refused(400), "malformed");
    }
    office.act("", &table, json!({ "what": "stand" })).await.refused(401);
    let summary = office.get(&ann, &format!("/api/v1/tables/{table}")).await.fine();
    assert_eq!(
        summary["seats"],
        json!([{ "person": office.number(&ann).await, "name": "Ann" }, {}])
    );
}

#[test]
fn the_description_of_the_interface_is_the_committed_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let made = server::openapi();
    if std::env::var_os("EMBERWAKE_BLESS").is_some() {
        std::fs::write(path, &made).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == made, "docs/openapi.json is not up to date: cargo xtask codegen");
}

#[tokio::test]
async fn only_people_with_an_account_sit_down_at_a_rated_table() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let guest = office.guest("Cleo").await;
    let table = office.rated(&ann, json!({})).await;
    let sit = json!({ "what": "sit", "seat": 1 });
    let answer = office.act(&guest, &table, sit.clone()).await;
    assert_eq!(answer.json()["text"], "Rated games need an account. Create one on your page.");
    assert_eq!(answer.refused(403), "forbidden");
    let bot = json!({ "what": "set-chair", "seat": 1, "level": "easy" });
    assert_eq!(office.act(&ann, &table, bot).await.refused(409), "refused");
    office.act(&bo, &table, sit.clone()).await.fine();
    // Elsewhere guests are welcome.
    let friendly = office.table(&ann, json!({})).await;
    office.act(&guest, &friendly, sit).await.fine();
}
