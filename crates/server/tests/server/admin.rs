//! The rights of administrators; forgotten passwords; exports of your own data.

use crate::notices::{link, mail_server, wait_for};
use crate::office::{Office, PASSWORD};
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use server::config::{Config, Mail};
use store::Role;
use table::Person;

/// Returns the cookie of an administrator.
pub async fn admin(office: &Office) -> String {
    let cookie = office.account("Root", "root").await;
    let person = Person(office.number(&cookie).await);
    office.store.set_role(person, Role::Admin).await.unwrap();
    cookie
}

pub async fn act_on(office: &Office, admin: &str, person: u64, action: Value) -> Value {
    office.post(admin, &format!("/api/v1/admin/people/{person}"), action).await.fine()
}

#[tokio::test]
async fn only_administrators_read_reports_and_act() {
    let office = Office::open().await;
    let root = admin(&office).await;
    let ann = office.account("Ann", "ann").await;
    let bot = office.post(&root, "/api/v1/tokens", json!({ "name": "Robot" })).await.fine();
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    for (method, path) in [
        (Method::GET, "/api/v1/admin/reports"),
        (Method::GET, "/api/v1/admin/people?find=a"),
        (Method::GET, "/api/v1/admin/audit"),
        (Method::GET, "/api/v1/admin/people/1"),
        (Method::POST, "/api/v1/admin/people/1"),
        (Method::POST, "/api/v1/admin/reports/1/close"),
        (Method::DELETE, "/api/v1/admin/tables/aaaaaaaaaaaaaaaa"),
        (Method::DELETE, "/api/v1/admin/records/aaaaaaaaaaaaaaaa"),
    ] {
        let body = || Some(json!({ "action": "unban" }));
        office.ask(&ann, method.clone(), path, body()).await.refused(403);
        office.ask(&token, method.clone(), path, body()).await.refused(403);
        office.ask("", method.clone(), path, body()).await.refused(401);
        let forged = format!("Bearer {}", "ab".repeat(32));
        office.ask(&forged, method, path, body()).await.refused(401);
    }
    let person = office.get(&ann, "/api/v1/me").await.fine()["person"].as_u64().unwrap();
    assert_eq!(office.store.audits(10).await.unwrap(), []);
    act_on(&office, &root, person, json!({ "action": "role", "role": "admin" })).await;
    office.get(&ann, "/api/v1/admin/reports").await.fine();
}

#[tokio::test]
async fn a_report_is_read_with_what_was_said_and_closed() {
    let office = Office::open().await;
    let (root, ann, bo) =
        (admin(&office).await, office.guest("Ann").await, office.guest("Bo").await);
    let table = office.table(&ann, json!({})).await;
    let said = office.act(&ann, &table, json!({ "what": "say", "text": "you all smell" })).await;
    let report = json!({ "sequence": said.fine()["sequence"], "text": "rude" });
    office.post(&bo, &format!("/api/v1/tables/{table}/reports"), report).await.fine();
    let reports = office.get(&root, "/api/v1/admin/reports").await.fine();
    let row = &reports[0];
    assert_eq!((&row["said"], &row["text"]), (&json!("you all smell"), &json!("rude")));
    assert_eq!((&row["by_name"], &row["about_name"]), (&json!("Bo"), &json!("Ann")));
    let path = format!("/api/v1/admin/reports/{}/close", row["id"]);
    office.post(&root, &path, json!({ "note": "muted" })).await.fine();
    assert_eq!(office.get(&root, "/api/v1/admin/reports").await.fine(), json!([]));
    let all = office.get(&root, "/api/v1/admin/reports?all=true").await.fine();
    assert_eq!(all[0]["note"], "muted");
    office.post(&root, "/api/v1/admin/reports/999/close", json!({})).await.refused(404);
    let trail = office.get(&root, "/api/v1/admin/audit").await.fine();
    assert_eq!(
        (&trail[0]["action"], &trail[0]["detail"]),
        (&json!("close-report"), &json!("muted"))
    );
    let root = office.number(&root).await;
    assert_eq!(trail[0]["by"], root.to_string());
    assert_eq!(trail[0]["by_name"], "Root");
}

#[tokio::test]
async fn people_learn_their_own_role() {
    let office = Office::open().await;
    let root = admin(&office).await;
    let ann = office.guest("Ann").await;
    assert_eq!(office.get(&root, "/api/v1/me").await.fine()["role"], "admin");
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["role"], "player");
}

#[tokio::test]
async fn administrators_cannot_shut_themselves_out() {
    let office = Office::open().await;
    let root = admin(&office).await;
    let number = office.number(&root).await;
    let path = format!("/api/v1/admin/people/{number}");
    for action in [
        json!({ "action": "ban", "days": 1 }),
        json!({ "action": "role", "role": "player" }),
        json!({ "action": "delete" }),
    ] {
        assert_eq!(office.post(&root, &path, action).await.refused(403), "forbidden");
    }
    assert_eq!(office.get(&root, &path).await.fine()["role"], "admin");
    assert_eq!(office.store.audits(10).await.unwrap(), []);
    act_on(&office, &root, number, json!({ "action": "rename", "name": "Ruth" })).await;
}

#[tokio::test]
async fn the_banned_are_out_and_the_muted_are_silent_until_their_time_is_over() {
    let office = Office::open().await;
    let root = admin(&office).await;
    let ann = office.account("Ann", "ann").await;
    let person = office.number(&ann).await;
    let table = office.table(&ann, json!({})).await;
    let say = json!({ "what": "say", "text": "hello" });
    office.act(&ann, &table, say.clone()).await.fine();
    act_on(&office, &root, person, json!({ "action": "mute", "days": 2 })).await;
    assert_eq!(office.act(&ann, &table, say.clone()).await.refused(403), "forbidden");
    office.act(&ann, &table, json!({ "what": "stand" })).await.fine();
    act_on(&office, &root, person, json!({ "action": "unmute" })).await;
    office.act(&ann, &table, say).await.fine();

    act_on(&office, &root, person, json!({ "action": "ban", "days": 2 })).await;
    office.get(&ann, "/api/v1/me").await.refused(401);
    let sign_in = json!({ "login": "ann", "password": PASSWORD });
    office.post("", "/api/v1/sign-in", sign_in.clone()).await.refused(403);
    office.clock.forward(2 * 24 * 3_600_000);
    office.post("", "/api/v1/sign-in", sign_in.clone()).await.fine();
    act_on(&office, &root, person, json!({ "action": "ban" })).await;
    office.clock.forward(80 * 24 * 3_600_000);
    office.post("", "/api/v1/sign-in", sign_in.clone()).await.refused(403);
    act_on(&office, &root, person, json!({ "action": "unban" })).await;
    office.post("", "/api/v1/sign-in", sign_in).await.fine();
}

#[tokio::test]
async fn people_are_found_renamed_given_a_password_and_deleted() {
    let office = Office::open().await;
    let root = admin(&office).await;
    let ann = office.account("Ann", "ann").await;
    let person = office.number(&ann).await;
    let found = office.get(&root, "/api/v1/admin/people?find=AN").await.fine();
    assert_eq!((&found[0]["person"], &found[0]["login"]), (&json!(person), &json!("ann")));
    assert!(!found.to_string().contains("argon2"));
    assert_eq!(office.get(&root, &format!("/api/v1/admin/people/{person}")).await.fine(), found[0]);
    office.get(&root, "/api/v1/admin/people/99999").await.refused(404);
    act_on(&office, &root, person, json!({ "action": "rename", "name": "Anna" })).await;
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["name"], "Anna");
    let done = act_on(&office, &root, person, json!({ "action": "reset-password" })).await;
    let password = done["password"].as_str().unwrap();
    office.get(&ann, "/api/v1/me").await.refused(401);
    let old = json!({ "login": "ann", "password": PASSWORD });
    office.post("", "/api/v1/sign-in", old).await.refused(401);
    let new = json!({ "login": "ann", "password": password });
    office.post("", "/api/v1/sign-in", new).await.fine();
    let path = format!("/api/v1/admin/people/{person}");
    for wrong in [
        json!({ "action": "role", "role": "king" }),
        json!({ "action": "rename", "name": "" }),
        json!({ "action": "dance" }),
    ] {
        office.post(&root, &path, wrong).await.refused(400);
    }
    // Names that look like another person's are refused.
    let taken = json!({ "action": "rename", "name": "R00T" });
    assert_eq!(office.post(&root, &path, taken).await.refused(409), "refused");
    act_on(&office, &root, person, json!({ "action": "delete" })).await;
    office.post(&root, &path, json!({ "action": "ban" })).await.refused(404);
    let trail = office.get(&root, "/api/v1/admin/audit").await.fine();
    let actions: Vec<&str> =
        trail.as_array().unwrap().iter().map(|row| row["action"].as_str().unwrap()).collect();
    // What could not be done, such as the taken name, is in it too.
    assert_eq!(actions, ["delete-person", "failed", "rename", "reset-password", "rename"]);
    assert_eq!(trail[1]["detail"], "rename");
    assert!(!trail.to_string().contains(password), "no password in the trail");
}

#[tokio::test]
async fn people_who_were_deleted_by_mistake_are_brought_back() {
    let office = Office::open().await;
    let root = admin(&office).await;
    let ann = office.account("Ann", "ann").await;
    let ben = office.account("Ben", "ben").await;
    let guest = office.guest("Cy").await;
    let bot = office.post(&ann, "/api/v1/tokens", json!({ "name": "Robot" })).await.fine();
    let mut people = Vec::new();
    for who in [&ann, &ben, &guest] {
        people.push(office.number(who).await);
    }
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["undelete_days"], 7);
    let body = json!({ "password": PASSWORD });
    office.post(&ann, "/api/v1/me/delete", body).await.fine();
    act_on(&office, &root, people[1], json!({ "action": "delete" })).await;
    act_on(&office, &root, people[2], json!({ "action": "delete" })).await;
    let sign_in = |login: &str| json!({ "login": login, "password": PASSWORD });
    for (person, who) in people.iter().zip([&ann, &ben, &guest]) {
        office.get(who, "/api/v1/me").await.refused(401);
        office.get("", &format!("/api/v1/people/{person}")).await.refused(404);
    }
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    office.get(&token, "/api/v1/me").await.refused(401);
    office.post("", "/api/v1/sign-in", sign_in("ann")).await.refused(401);
    assert_eq!(office.get(&root, "/api/v1/admin/people?find=ann").await.fine(), json!([]));
    let deleted = office.get(&root, "/api/v1/admin/people?find=ann&deleted=true").await.fine();
    assert_eq!(deleted[0]["person"], people[0]);
    assert!(deleted[0]["deleted_ms"].is_u64(), "{deleted}");
    // Until they are erased, nobody else gets the username or the name.
    let other = office.guest("Dan").await;
    office.post(&other, "/api/v1/me/account", sign_in("ann")).await.refused(409);
    let name = json!({ "name": "ANN", "lang": "en" });
    office.post("", "/api/v1/guest", name).await.refused(409);

    for person in &people {
        act_on(&office, &root, *person, json!({ "action": "undelete" })).await;
        let path = format!("/api/v1/admin/people/{person}");
        office.post(&root, &path, json!({ "action": "undelete" })).await.refused(404);
    }
    for login in ["ann", "ben"] {
        office.post("", "/api/v1/sign-in", sign_in(login)).await.fine();
    }
    // A guest has no password, so the old session works again; that of an account doesn't.
    office.get(&guest, "/api/v1/me").await.fine();
    office.get(&ann, "/api/v1/me").await.refused(401);
    let path = format!("/api/v1/people/{}", bot["person"]);
    assert_eq!(office.get("", &path).await.fine()["name"], "Robot");
    let trail = office.get(&root, "/api/v1/admin/audit").await.fine();
    assert_eq!(trail[0]["action"], "undelete-person");
    assert_eq!(trail[0]["subject"], format!("person {}", people[2]));
}

#[tokio::test]
async fn without_days_to_undo_it_people_are_erased_immediately() {
    let undelete = std::time::Duration::ZERO;
    let settings = server::Settings { undelete, ..server::Settings::default() };
    let office = Office::with(Config { settings, ..Config::default() }).await;
    let root = admin(&office).await;
    let ann = office.account("Ann", "ann").await;
    let person = office.number(&ann).await;
    act_on(&office, &root, person, json!({ "action": "delete" })).await;
    let path = format!("/api/v1/admin/people/{person}");
    office.post(&root, &path, json!({ "action": "undelete" })).await.refused(404);
    office.account("Ann", "ann").await;
}

#[tokio::test]
async fn a_deleted_table_or_record_is_gone() {
    let office = Office::open().await;
    let root = admin(&office).await;
    let ann = office.guest("Ann").await;
    let table = office.table(&ann, json!({ "listed": true })).await;
    office.act(&ann, &table, json!({ "what": "say", "text": "rude" })).await.fine();
    let path = format!("/api/v1/admin/tables/{table}");
    office.ask(&root, Method::DELETE, &path, None).await.fine();
    office.ask(&root, Method::DELETE, &path, None).await.refused(404);
    office.get(&ann, &format!("/api/v1/tables/{table}")).await.refused(404);
    office.get(&ann, &format!("/api/v1/tables/{table}/update?since=0")).await.refused(404);
    office.act(&ann, &table, json!({ "what": "stand" })).await.refused(404);
    assert_eq!(office.get("", "/api/v1/tables?which=open").await.fine(), json!([]));
    let record = store::SavedRecord {
        id: "bbbbbbbbbbbbbbbb".parse().unwrap(),
        person: Person(office.number(&ann).await),
        game: "sea".to_owned(),
        text: "a record".to_owned(),
        created_ms: 1,
    };
    office.store.save_record(&record).await.unwrap();
    let path = format!("/api/v1/admin/records/{}", record.id);
    office.ask(&root, Method::DELETE, &path, None).await.fine();
    office.ask(&root, Method::DELETE, &path, None).await.refused(404);
}

/// Sends the form of a page.
pub async fn send_form(office: &Office, path: &str, form: &str) -> u16 {
    let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
    let answer = office.send(request.body(Body::from(form.to_owned())).unwrap()).await;
    answer.status.as_u16()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forgotten_password_is_replaced_by_mail_to_a_confirmed_address_only() {
    let (smtp, letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    let office = Office::with(Config { mail, ..Config::default() }).await;
    let ann = office.account("Ann", "ann").await;
    let notify = json!({ "browser": false, "sound": false, "email": "ann@example.org" });
    let wish = json!({ "notify": notify, "password": PASSWORD });
    office.ask(&ann, Method::PUT, "/api/v1/me", Some(wish)).await.fine();
    wait_for(&letters, 1).await;
    let forgot = async |login: &str| {
        let answer = office.post("", "/api/v1/recover", json!({ "login": login })).await;
        assert_eq!(answer.status, 204, "{answer:?}");
    };
    // The answer doesn't reveal whether the account exists, and an unconfirmed address gets
    // nothing.
    forgot("nobody").await;
    forgot("ann").await;
    let confirm = link(&letters.lock().unwrap()[0], "/api/v1/confirm/");
    office.confirm(&confirm).await;
    assert_eq!(letters.lock().unwrap().len(), 1);
    forgot("ann").await;
    wait_for(&letters, 2).await;
    let recover = link(&letters.lock().unwrap()[1], "/api/v1/recover/");
    assert!(office.get("", &recover).await.text.contains("type=\"password\""));
    assert_eq!(send_form(&office, &recover, "password=short").await, 400);
    assert_eq!(send_form(&office, &recover.replace("/1/", "/2/"), "password=x").await, 403);
    office.get(&ann, "/api/v1/me").await.fine();
    assert_eq!(send_form(&office, &recover, "password=five+ducks+in+a+row").await, 200);
    office.get(&ann, "/api/v1/me").await.refused(401);
    let new = json!({ "login": "ann", "password": "five ducks in a row" });
    office.post("", "/api/v1/sign-in", new).await.fine();
    // It works once.
    assert_eq!(send_form(&office, &recover, "password=six+ducks+in+a+row").await, 403);
    forgot("ann").await;
    wait_for(&letters, 3).await;
    let late = link(&letters.lock().unwrap()[2], "/api/v1/recover/");
    office.clock.forward(3_600_000);
    assert_eq!(send_form(&office, &late, "password=six+ducks+in+a+row").await, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_confirm_an_address_expires() {
    let (smtp, letters) = mail_server().await;
    let mail = Some(Mail { smtp, from: "Emberwake <games@example.org>".to_owned() });
    let office = Office::with(Config { mail, ..Config::default() }).await;
    let ann = office.account("Ann", "ann").await;
    let notify = json!({ "browser": false, "sound": false, "email": "ann@example.org" });
    let wish = json!({ "notify": notify, "password": PASSWORD });
    office.ask(&ann, Method::PUT, "/api/v1/me", Some(wish)).await.fine();
    wait_for(&letters, 1).await;
    let confirm = link(&letters.lock().unwrap()[0], "/api/v1/confirm/");
    office.clock.forward(3 * 24 * 3_600_000);
    office.post("", &confirm, json!({})).await.refused(403);
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["email_confirmed"], false);
    // A new link works, and the old one still doesn't.
    office.post(&ann, "/api/v1/me/confirm", json!({})).await.fine();
    wait_for(&letters, 2).await;
    let fresh = link(&letters.lock().unwrap()[1], "/api/v1/confirm/");
    office.post("", &confirm, json!({})).await.refused(403);
    office.confirm(&fresh).await;
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["email_confirmed"], true);
}

#[tokio::test]
async fn everybody_gets_all_that_is_kept_of_them_and_nothing_of_others() {
    let office = Office::open().await;
    let ann = office.account("Ann", "ann").await;
    let bo = office.account("Bo", "bob").await;
    let table = office.table(&ann, json!({})).await;
    let other = office.table(&bo, json!({})).await;
    office.post(&ann, "/api/v1/tokens", json!({ "name": "Ann's bot" })).await.fine();
    let answer = office.get(&ann, "/api/v1/me/export").await;
    assert!(answer.headers["content-disposition"].to_str().unwrap().contains("attachment"));
    let text = answer.text.clone();
    let mine = answer.fine();
    assert_eq!((&mine["name"], &mine["login"]), (&json!("Ann"), &json!("ann")));
    assert_eq!(mine["tables"][0]["id"], table);
    assert_eq!(mine["bots"][0]["name"], "Ann's bot");
    assert_eq!(mine["devices"].as_array().unwrap().len(), 1);
    for secret in [&other[..], "argon2", "Bo\"", "bob"] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    office.get("", "/api/v1/me/export").await.refused(401);
}
