//! Patient attackers: their attempts fail, and affect no one else.

use crate::office::{Answer, Office, PASSWORD};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use server::config::{Config, Rates};

/// Creates a service behind a proxy, so that tests choose where requests come from.
async fn behind_proxy(sign_ins_per_hour: u32) -> Office {
    let usual = Config::default().rates;
    let rates = Rates { sign_ins_per_hour, requests_per_minute: 100_000, ..usual };
    Office::with(Config { rates, trust_proxy: 1, ..Config::default() }).await
}

/// Sends a request from this address with these cookies.
async fn post_from(office: &Office, from: &str, cookies: &str, path: &str, body: Value) -> Answer {
    let request = Request::post(path)
        .header("host", "games.example")
        .header("content-type", "application/json")
        .header("x-forwarded-for", from)
        .header("cookie", cookies);
    office.send(request.body(Body::from(body.to_string())).unwrap()).await
}

async fn sign_in(office: &Office, from: &str, cookies: &str, password: &str) -> Answer {
    let body = json!({ "login": "ann", "password": password });
    post_from(office, from, cookies, "/api/v1/sign-in", body).await
}

/// Returns the cookies that an answer sets, except the session's.
fn device_cookie(answer: &Answer) -> String {
    let set = answer.headers.get_all("set-cookie").iter().skip(1);
    let pairs = set.map(|value| value.to_str().unwrap().split(';').next().unwrap());
    pairs.collect::<Vec<_>>().join("; ")
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_wrong_passwords_in_the_same_moment_are_not_more_than_the_limit() {
    let office = std::sync::Arc::new(behind_proxy(4).await);
    office.account("Ann", "ann").await;
    let tries: Vec<_> = (0..500)
        .map(|_| {
            let office = std::sync::Arc::clone(&office);
            tokio::spawn(async move { sign_in(&office, "203.0.113.66", "", "wrong").await.status })
        })
        .collect();
    let mut evaluated = 0;
    for tried in tries {
        let status = tried.await.unwrap().as_u16();
        assert!([401, 429].contains(&status), "{status}");
        evaluated += usize::from(status == 401);
    }
    assert!((1..=4).contains(&evaluated), "{evaluated} passwords were looked at");
    // Others are not locked out.
    sign_in(&office, "198.51.100.1", "", PASSWORD).await.fine();
}

#[tokio::test]
async fn strangers_who_try_passwords_lock_nobody_else_out() {
    let office = behind_proxy(3).await;
    office.account("Ann", "ann").await;
    for _ in 0..3 {
        sign_in(&office, "203.0.113.66", "", "wrong").await.refused(401);
    }
    sign_in(&office, "203.0.113.66", "", PASSWORD).await.refused(429);
    // Ann notices nothing at another address, and neither do others at the same one.
    sign_in(&office, "198.51.100.1", "", PASSWORD).await.fine();
    office.account("Bo", "bob").await;
    let body = json!({ "login": "bob", "password": PASSWORD });
    post_from(&office, "203.0.113.66", "", "/api/v1/sign-in", body).await.fine();
}

#[tokio::test]
async fn a_device_that_was_signed_in_before_gets_through_while_the_world_guesses() {
    let office = behind_proxy(1).await;
    office.account("Ann", "ann").await;
    let signed_in = sign_in(&office, "198.51.100.1", "", PASSWORD).await;
    let session = signed_in.cookie().unwrap();
    let device = device_cookie(&signed_in);
    post_from(&office, "198.51.100.1", &session, "/api/v1/sign-out", json!({})).await.fine();
    let mut refused = 0;
    for network in 0..40 {
        let answer = sign_in(&office, &format!("203.0.{network}.66"), "", "wrong").await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused >= 25, "the whole world may try {} passwords", 40 - refused);
    sign_in(&office, "198.51.100.1", "", PASSWORD).await.refused(429);
    sign_in(&office, "198.51.100.1", &device, PASSWORD).await.fine();
    // It has its own limit, and the cookie can't be forged.
    let forged = device.replace(['0', '1', '2', '3'], "4");
    assert_ne!(forged, device);
    sign_in(&office, "198.51.100.1", &forged, PASSWORD).await.refused(429);
    sign_in(&office, "198.51.100.1", &device, "wrong").await.refused(401);
    sign_in(&office, "198.51.100.1", &device, PASSWORD).await.refused(429);
}

#[tokio::test]
async fn a_new_password_makes_strangers_of_all_devices() {
    let office = behind_proxy(1).await;
    office.account("Ann", "ann").await;
    let signed_in = sign_in(&office, "198.51.100.1", "", PASSWORD).await;
    let session = signed_in.cookie().unwrap();
    let device = device_cookie(&signed_in);
    let body = json!({ "old": PASSWORD, "new": "five ducks in a row" });
    post_from(&office, "198.51.100.1", &session, "/api/v1/me/password", body).await.fine();
    for network in 0..10 {
        sign_in(&office, &format!("203.0.{network}.66"), "", "wrong").await.refused(401);
    }
    sign_in(&office, "198.51.100.1", &device, "five ducks in a row").await.refused(429);
}

#[tokio::test]
async fn probing_for_usernames_soon_reveals_nothing() {
    let office = Office::open().await;
    office.account("Ann", "ann").await;
    let guest = office.guest("Eve").await;
    let mut taken = 0;
    for _ in 0..20 {
        let body = json!({ "login": "ann", "password": PASSWORD });
        let answer = office.post(&guest, "/api/v1/me/account", body).await;
        taken += usize::from(answer.status == 409);
    }
    assert_eq!(taken, 5);
    // From then on, a free name gets the same answer as a taken one.
    for login in ["ann", "nobody-has-this"] {
        let body = json!({ "login": login, "password": PASSWORD });
        office.post(&guest, "/api/v1/me/account", body).await.refused(429);
    }
    office.clock.forward(3_600_000);
    let body = json!({ "login": "eve", "password": PASSWORD });
    office.post(&guest, "/api/v1/me/account", body).await.fine();
}

#[tokio::test]
async fn networks_of_one_provider_and_ports_of_one_address_share_their_limits() {
    let office = behind_proxy(4).await;
    office.account("Ann", "ann").await;
    let mut looked_at = 0;
    for network in 0..70 {
        let from = format!("2001:db8:7:{network:x}::1");
        let answer = sign_in(&office, &from, "", "wrong").await;
        looked_at += usize::from(answer.status == 401);
    }
    assert_eq!(looked_at, 4);
    looked_at = 0;
    for port in 4000..4010 {
        let from = format!("203.0.113.66:{port}");
        looked_at += usize::from(sign_in(&office, &from, "", "wrong").await.status == 401);
    }
    assert_eq!(looked_at, 4);
    sign_in(&office, "203.0.113.67:4000", "", PASSWORD).await.fine();
}

#[tokio::test]
async fn what_is_counted_is_not_told_to_other_sites_or_through_a_proxy() {
    let office = Office::open().await;
    let ask = async |headers: &[(&str, &str)]| {
        let mut request = Request::get("/metrics");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        office.send(request.body(Body::empty()).unwrap()).await.status.as_u16()
    };
    assert_eq!(ask(&[("host", "127.0.0.1:8080")]).await, 200);
    assert_eq!(ask(&[("host", "evil.example")]).await, 404);
    for proxy in ["x-forwarded-for", "x-real-ip", "forwarded", "via"] {
        assert_eq!(ask(&[("host", "127.0.0.1:8080"), (proxy, "203.0.113.66")]).await, 404);
    }
}

#[tokio::test]
async fn a_clock_that_is_set_back_fills_nobodys_limits() {
    let rates = Rates { guests_per_hour: 3, ..Config::default().rates };
    let office = Office::with(Config { rates, ..Config::default() }).await;
    let ann = office.guest("Ann").await;
    office.clock.jump_back(2 * 3_600_000);
    office.guest("Bo").await;
    office.clock.jump_ahead(4 * 3_600_000);
    office.guest("Cy").await;
    // Setting the clock doesn't empty them either.
    let body = json!({ "name": "Dan", "lang": "en" });
    assert_eq!(office.post("", "/api/v1/guest", body).await.refused(429), "too-many");
    office.get(&ann, "/api/v1/me").await.fine();
}
