//! Guests, accounts, devices and bots.

use crate::office::{Office, PASSWORD};
use axum::http::Method;
use serde_json::json;
use server::config::{Config, Rates};

#[tokio::test]
async fn a_guest_plays_immediately_and_keeps_everything_with_an_account() {
    let office = Office::open().await;
    let answer =
        office.post("", "/api/v1/guest", json!({ "name": " Ann  Lee ", "lang": "fr" })).await;
    let set = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(set.contains("; HttpOnly") && set.contains("; SameSite=Lax"), "{set}");
    assert!(!set.contains("Secure"), "{set}");
    let cookie = answer.cookie().unwrap();
    let me = answer.fine();
    assert_eq!((&me["name"], &me["lang"]), (&json!("Ann Lee"), &json!("fr")));
    assert_eq!(me.get("login"), None);

    let body = json!({ "login": "Ann.Lee", "password": PASSWORD });
    let answer = office.post(&cookie, "/api/v1/me/account", body.clone()).await;
    let new = answer.cookie().unwrap();
    let account = answer.fine();
    assert_eq!((&account["login"], &account["person"]), (&json!("ann.lee"), &me["person"]));
    // The old cookie no longer works.
    assert_ne!(new, cookie);
    assert_eq!(office.get(&cookie, "/api/v1/me").await.refused(401), "signed-out");
    assert_eq!(office.post(&new, "/api/v1/me/account", body).await.refused(409), "refused");
}

#[tokio::test]
async fn names_with_markup_or_sql_are_kept_as_they_are() {
    let office = Office::open().await;
    for name in ["<img src=x onerror=a()>", "'; drop table pers; --", "../../etc/passwd"] {
        let cookie = office.guest(name).await;
        let answer = office.get(&cookie, "/api/v1/me").await;
        assert_eq!(answer.headers["content-type"], "application/json");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.fine()["name"], name);
    }
}

#[tokio::test]
async fn what_is_wrong_with_a_name_is_said_in_the_language_asked_for() {
    let office = Office::open().await;
    let request = axum::http::Request::post("/api/v1/guest")
        .header("content-type", "application/json")
        .header("accept-language", "de-DE,en;q=0.5")
        .body(axum::body::Body::from("{\"name\":\" \",\"lang\":\"de\"}"))
        .unwrap();
    let problem = office.send(request).await.json();
    assert_eq!(problem["text"], "Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.");
    for (name, lang) in
        [("", "en"), ("A\u{202e}nn", "en"), (&"a".repeat(25)[..], "en"), ("Ann", "it")]
    {
        let answer = office.post("", "/api/v1/guest", json!({ "name": name, "lang": lang })).await;
        assert_eq!(answer.refused(400), "malformed");
    }
}

#[tokio::test]
async fn signing_in_needs_name_and_password_and_says_not_which_was_wrong() {
    let office = Office::open().await;
    office.account("Ann", "ann").await;
    let mut said = Vec::new();
    for (login, password) in
        [("ann", "wrong"), ("nobody", PASSWORD), ("' or 1=1 --", PASSWORD), ("ann", "")]
    {
        let body = json!({ "login": login, "password": password });
        let answer = office.post("", "/api/v1/sign-in", body).await;
        said.push(answer.json()["text"].clone());
        assert_eq!(answer.refused(401), "signed-out");
    }
    assert!(said.iter().all(|text| *text == said[0]));
    let body = json!({ "login": "ANN", "password": PASSWORD });
    assert_eq!(office.post("", "/api/v1/sign-in", body).await.fine()["name"], "Ann");
}

#[tokio::test]
async fn after_too_many_wrong_passwords_not_even_the_right_one_is_looked_at() {
    let rates = Rates { sign_ins_per_hour: 3, ..Config::default().rates };
    let office = Office::with(Config { rates, ..Config::default() }).await;
    office.account("Ann", "ann").await;
    let wrong = json!({ "login": "ann", "password": "wrong" });
    for _ in 0..3 {
        office.post("", "/api/v1/sign-in", wrong.clone()).await.refused(401);
    }
    let right = json!({ "login": "ann", "password": PASSWORD });
    let answer = office.post("", "/api/v1/sign-in", right.clone()).await;
    let wait: u64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert_eq!(answer.refused(429), "too-many");
    office.clock.forward(wait * 1000);
    office.post("", "/api/v1/sign-in", right).await.fine();
}

#[tokio::test]
async fn devices_are_listed_and_ended_one_by_one_or_all() {
    let office = Office::open().await;
    let first = office.account("Ann", "ann").await;
    let sign_in = json!({ "login": "ann", "password": PASSWORD });
    let second = office.post("", "/api/v1/sign-in", sign_in.clone()).await.cookie().unwrap();
    let third = office.post("", "/api/v1/sign-in", sign_in).await.cookie().unwrap();
    let devices = office.get(&first, "/api/v1/devices").await.fine();
    let devices = devices.as_array().unwrap();
    assert_eq!(devices.len(), 3);
    assert_eq!(devices.iter().filter(|device| device["this"] == true).count(), 1);

    let of_second = office.get(&second, "/api/v1/devices").await.fine();
    let of_second = of_second.as_array().unwrap().iter().find(|device| device["this"] == true);
    let path = format!("/api/v1/devices/{}", of_second.unwrap()["device"].as_str().unwrap());
    // Others can't end it.
    let other = office.guest("Bo").await;
    assert_eq!(office.ask(&other, Method::DELETE, &path, None).await.refused(404), "not-found");
    office.ask(&first, Method::DELETE, &path, None).await.fine();
    office.get(&second, "/api/v1/me").await.refused(401);
    office.get(&third, "/api/v1/me").await.fine();

    office.post(&first, "/api/v1/sign-out-everywhere", json!({})).await.fine();
    for cookie in [&first, &third] {
        office.get(cookie, "/api/v1/me").await.refused(401);
    }
}

#[tokio::test]
async fn signing_out_ends_this_session_for_good() {
    let office = Office::open().await;
    let cookie = office.guest("Ann").await;
    let answer = office.post(&cookie, "/api/v1/sign-out", json!({})).await;
    assert!(answer.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    office.get(&cookie, "/api/v1/me").await.refused(401);
}

#[tokio::test]
async fn a_session_that_is_not_used_for_long_ends() {
    let office = Office::open().await;
    let cookie = office.guest("Ann").await;
    let day_ms = 24 * 3_600_000;
    office.clock.forward(80 * day_ms);
    office.get(&cookie, "/api/v1/me").await.fine();
    office.clock.forward(80 * day_ms);
    office.get(&cookie, "/api/v1/me").await.fine();
    office.clock.forward(91 * day_ms);
    office.get(&cookie, "/api/v1/me").await.refused(401);
}

#[tokio::test]
async fn a_clock_that_is_far_ahead_for_a_moment_signs_nobody_out() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.guest("Bo").await;
    office.get(&ann, "/api/v1/me").await.fine();
    office.clock.jump_ahead(1_000 * 24 * 3_600_000);
    office.get(&ann, "/api/v1/me").await.fine();
    // Someone who signs in now doesn't sweep away the sessions of others.
    let cy = office.guest("Cy").await;
    office.clock.forward(14_000);
    office.clock.jump_back(1_000 * 24 * 3_600_000);
    for who in [&ann, &bo, &cy] {
        office.get(who, "/api/v1/me").await.fine();
    }
    // Ordinary time counts as ever, also for those who came while the clock was wrong.
    office.clock.forward(91 * 24 * 3_600_000);
    for who in [&ann, &bo, &cy] {
        office.get(who, "/api/v1/me").await.refused(401);
    }
}

#[tokio::test]
async fn a_new_password_signs_out_everywhere_else() {
    let office = Office::open().await;
    let first = office.account("Ann", "ann").await;
    let sign_in = json!({ "login": "ann", "password": PASSWORD });
    let second = office.post("", "/api/v1/sign-in", sign_in.clone()).await.cookie().unwrap();
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let path = "/api/v1/me/password";
    let wrong = office.post(&first, path, change("wrong", "five ducks in a row")).await;
    assert_eq!(wrong.refused(403), "forbidden");
    let weak = office.post(&first, path, change(PASSWORD, "password1")).await;
    assert_eq!(weak.refused(400), "malformed");
    let answer = office.post(&first, path, change(PASSWORD, "five ducks in a row")).await;
    let new = answer.cookie().unwrap();
    office.get(&new, "/api/v1/me").await.fine();
    for old in [&first, &second] {
        office.get(old, "/api/v1/me").await.refused(401);
    }
    office.post("", "/api/v1/sign-in", sign_in).await.refused(401);
}

#[tokio::test]
async fn a_person_who_leaves_is_forgotten_with_their_bots() {
    let office = Office::open().await;
    let cookie = office.account("Ann", "ann").await;
    let number = office.number(&cookie).await;
    let bot = office.post(&cookie, "/api/v1/tokens", json!({ "name": "Ann's bot" })).await.fine();
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    office.get(&token, "/api/v1/me").await.fine();
    let path = "/api/v1/me/delete";
    assert_eq!(office.post(&cookie, path, json!({})).await.refused(403), "forbidden");
    let wrong = json!({ "password": "wrong" });
    assert_eq!(office.post(&cookie, path, wrong).await.refused(403), "forbidden");
    office.post(&cookie, path, json!({ "password": PASSWORD })).await.fine();
    office.get(&cookie, "/api/v1/me").await.refused(401);
    office.get(&token, "/api/v1/me").await.refused(401);
    office.get("", &format!("/api/v1/people/{number}")).await.refused(404);
    // Nobody gets the username while the host can still bring her back.
    let guest = office.guest("Anna").await;
    let account = json!({ "login": "ann", "password": PASSWORD });
    office.post(&guest, "/api/v1/me/account", account).await.refused(409);
}

#[tokio::test]
async fn deleting_an_account_keeps_no_one_waiting_at_a_table() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    // Without an absence timeout, no one else would ever take the seat.
    let playing = office.rated(&ann, json!({ "away_ms": null })).await;
    office.begin(&playing, [&ann, &bo]).await;
    office.play_first_round(&playing, &[&ann, &bo]).await;
    let own = office.table(&ann, json!({})).await;
    let others = office.table(&bo, json!({ "listed": true })).await;
    office.act(&ann, &others, json!({ "what": "sit", "seat": 1 })).await.fine();

    let body = json!({ "password": PASSWORD });
    office.post(&ann, "/api/v1/me/delete", body).await.fine();
    assert_eq!(office.update(&bo, &own).await["status"]["phase"], "closed");
    let seats = office.update(&bo, &others).await["status"]["seats"].clone();
    assert_eq!(seats[1]["occupant"], "empty", "{seats}");
    // A bot plays her game to its end, and it counts.
    for _ in 0..2000 {
        let update = office.update(&bo, &playing).await;
        if update["status"]["phase"] == "over" {
            break;
        }
        match update["legal"].get(0) {
            Some(first) => {
                let answers = &update["status"]["answers"];
                let act = json!({ "what": "move", "answers": answers, "move": first });
                office.act(&bo, &playing, act).await.fine();
            }
            None => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
        }
    }
    assert_eq!(office.update(&bo, &playing).await["status"]["phase"], "over");
    let record = office.get(&bo, &format!("/api/v1/tables/{playing}/record")).await.text;
    assert!(record.contains("tag name.1 Bo") && !record.contains("Ann"), "{record}");
    for _ in 0..200 {
        let games = office.get(&bo, "/api/v1/me/games").await.fine();
        if let Some(game) = games.get(0) {
            assert_eq!(game["seats"][0].get("name"), None, "{game}");
            assert!(game["seats"][1]["points_after"].is_i64(), "{game}");
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the game is not in the history");
}

#[tokio::test]
async fn a_login_belongs_to_one_person() {
    let office = Office::open().await;
    office.account("Ann", "ann").await;
    let other = office.guest("Bo").await;
    let body = json!({ "login": "Ann", "password": PASSWORD });
    assert_eq!(office.post(&other, "/api/v1/me/account", body).await.refused(409), "refused");
}

#[tokio::test]
async fn a_bot_is_known_by_its_token_and_may_not_touch_the_account() {
    let office = Office::open().await;
    let cookie = office.guest("Ann").await;
    let bot = office.post(&cookie, "/api/v1/tokens", json!({ "name": "Robot" })).await.fine();
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    let me = office.get(&token, "/api/v1/me").await.fine();
    assert_eq!((&me["name"], &me["bot"]), (&json!("Robot"), &json!(true)));
    let delete = office.post(&token, "/api/v1/me/delete", json!({})).await;
    assert_eq!(delete.refused(403), "forbidden");
    office.post(&token, "/api/v1/tokens", json!({ "name": "More" })).await.refused(403);
    let bots = office.get(&cookie, "/api/v1/tokens").await;
    assert!(!bots.text.contains(bot["token"].as_str().unwrap()));
    // The token of a program is no cookie, and the cookie of a browser is no token.
    let as_cookie = format!("emberwake={}", bot["token"].as_str().unwrap());
    office.get(&as_cookie, "/api/v1/me").await.refused(401);
    let as_token = format!("Bearer {}", cookie.strip_prefix("emberwake=").unwrap());
    office.get(&as_token, "/api/v1/me").await.refused(401);
    let path = format!("/api/v1/tokens/{}", bot["person"]);
    let other = office.guest("Bo").await;
    office.ask(&other, Method::DELETE, &path, None).await.refused(404);
    office.ask(&cookie, Method::DELETE, &path, None).await.fine();
    office.get(&token, "/api/v1/me").await.refused(401);
}

#[tokio::test]
async fn a_person_is_renamed_and_chooses_how_to_be_told() {
    let office = Office::open().await;
    let cookie = office.guest("Ann").await;
    let body = json!({ "name": "Anna", "notify": { "browser": true, "sound": true } });
    let me = office.ask(&cookie, Method::PUT, "/api/v1/me", Some(body)).await.fine();
    assert_eq!((&me["name"], &me["notify"]["sound"]), (&json!("Anna"), &json!(true)));
    let mail =
        json!({ "notify": { "browser": false, "sound": false, "email": "ann@example.org" } });
    let answer = office.ask(&cookie, Method::PUT, "/api/v1/me", Some(mail)).await;
    assert_eq!(answer.refused(409), "refused");
    let me = office.get(&cookie, "/api/v1/me").await.fine();
    assert_eq!(me["notify"]["sound"], true);
}

#[tokio::test]
async fn no_one_can_take_a_name_of_those_who_run_the_server() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    for name in ["Administrator", "Moderator", "System", "Emberwake", "Adm1n", "Modératrice"] {
        let body = json!({ "name": name, "lang": "en" });
        let answer = office.post("", "/api/v1/guest", body.clone()).await;
        assert!(answer.json()["text"].as_str().unwrap().contains("who run this server"));
        assert_eq!(answer.refused(409), "refused", "{name}");
        let rename = Some(json!({ "name": name }));
        office.ask(&ann, Method::PUT, "/api/v1/me", rename).await.refused(409);
        office.post(&ann, "/api/v1/tokens", json!({ "name": name })).await.refused(409);
    }
    // Someone who had such a name before keeps it, and administrators may take one.
    let person = table::Person(office.number(&ann).await);
    let name = Some("System".to_owned());
    let change = store::PersonChange { name, ..store::PersonChange::default() };
    office.store.change_person(person, &change).await.unwrap();
    let rename = |name: &str| Some(json!({ "name": name, "lang": "fr" }));
    office.ask(&ann, Method::PUT, "/api/v1/me", rename("System")).await.fine();
    office.ask(&ann, Method::PUT, "/api/v1/me", rename("Server")).await.refused(409);
    office.store.set_role(person, store::Role::Admin).await.unwrap();
    office.ask(&ann, Method::PUT, "/api/v1/me", rename("Administrator")).await.fine();
    office.post(&ann, "/api/v1/tokens", json!({ "name": "Server" })).await.fine();
}
