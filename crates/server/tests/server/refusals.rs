//! Refused requests: other sites' pages, malformed bodies and paths, floods.

use crate::office::Office;
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::json;
use server::config::{Config, MetricsFor, Rates};

fn post(path: &str) -> axum::http::request::Builder {
    Request::post(path).header("host", "games.example")
}

const GUEST: &str = "{\"name\":\"Ann\",\"lang\":\"en\"}";

#[tokio::test]
async fn a_page_of_another_site_can_change_nothing() {
    let office = Office::open().await;
    let cookie = office.guest("Ann").await;
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://games.example.evil.example"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let request = post("/api/v1/sign-out").header("cookie", &cookie).header(name, value);
        let request = request.header("content-type", "application/json");
        let answer = office.send(request.body(Body::from("{}")).unwrap()).await;
        assert_eq!(answer.refused(403), "forbidden", "{name}: {value}");
    }
    // A form can't send JSON.
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        let request = post("/api/v1/sign-out").header("cookie", &cookie);
        let request = request.header("content-type", kind).body(Body::from("{}")).unwrap();
        assert_eq!(office.send(request).await.refused(400), "malformed", "{kind}");
    }
    office.get(&cookie, "/api/v1/me").await.fine();
    let own = post("/api/v1/sign-out").header("cookie", &cookie);
    let own = own.header("origin", "http://games.example").header("sec-fetch-site", "same-origin");
    let own = own.header("content-type", "application/json").body(Body::from("{}")).unwrap();
    office.send(own).await.fine();
}

#[tokio::test]
async fn a_field_that_a_request_does_not_have_is_refused() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let table = office.table(&ann, json!({})).await;
    let notify = json!({ "browser": true, "sound": true });
    let new_table = json!({ "game": "sea", "setup": { "players": 2 }, "chairs": ["me", "open"] });
    let requests = [
        (Method::POST, "guest".to_owned(), json!({ "name": "Ben", "lang": "en" })),
        (Method::POST, "sign-in".to_owned(), json!({ "login": "ann", "password": "x" })),
        (Method::POST, "me/account".to_owned(), json!({ "login": "ann", "password": "x" })),
        (Method::POST, "me/password".to_owned(), json!({ "old": "x", "new": "y" })),
        (Method::POST, "me/delete".to_owned(), json!({})),
        (Method::PUT, "me".to_owned(), json!({ "name": "Eve" })),
        (Method::PUT, "me".to_owned(), json!({ "notify": notify })),
        (Method::POST, "tokens".to_owned(), json!({ "name": "Robot" })),
        (Method::POST, "records".to_owned(), json!({ "text": "" })),
        (Method::POST, "tables".to_owned(), new_table.clone()),
        (Method::POST, "tables".to_owned(), {
            let mut table = new_table;
            table["clock"] = json!({ "kind": "days", "days": 3 });
            table
        }),
        (Method::POST, format!("tables/{table}/reports"), json!({ "sequence": 1, "text": "x" })),
        (Method::POST, format!("tables/{table}/acts"), json!({ "what": "stand" })),
    ];
    for (method, path, body) in requests {
        let mut bodies = vec![body.clone()];
        // Nested objects are parsed as strictly.
        for inner in ["notify", "clock"].into_iter().filter(|inner| body.get(inner).is_some()) {
            bodies.push(body.clone());
            bodies.last_mut().unwrap()[inner]["later"] = json!(1);
        }
        bodies[0]["later"] = json!(1);
        for body in bodies {
            let path = format!("/api/v1/{path}");
            let answer = office.ask(&ann, method.clone(), &path, Some(body.clone())).await;
            let named = ["later", "no field but"].iter().any(|word| answer.text.contains(word));
            assert!(named, "{path} {body}: {answer:?}");
            assert_eq!(answer.refused(400), "malformed", "{path} {body}");
        }
    }
    assert_eq!(office.get(&ann, "/api/v1/me").await.fine()["name"], "Ann");
}

#[tokio::test]
async fn the_public_address_is_the_only_origin_and_cookies_are_for_tls() {
    let public_url = Some("https://games.example".parse().unwrap());
    let office = Office::with(Config { public_url, ..Config::default() }).await;
    for (origin, fine) in [("https://games.example", true), ("http://games.example", false)] {
        let request = post("/api/v1/guest").header("origin", origin);
        let request = request.header("content-type", "application/json");
        let answer = office.send(request.body(Body::from(GUEST)).unwrap()).await;
        assert_eq!(answer.status.is_success(), fine, "{answer:?}");
        assert!(answer.headers["strict-transport-security"].to_str().unwrap().contains("max-age"));
        if fine {
            let set = answer.headers["set-cookie"].to_str().unwrap();
            assert!(set.starts_with("__Host-emberwake=") && set.ends_with("; Secure"), "{set}");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_with_a_sentence() {
    let office = Office::open().await;
    let cookie = office.guest("Ann").await;
    let long = format!("{{\"name\":\"{}\",\"lang\":\"en\"}}", "a".repeat(20_000));
    for (body, status) in [
        ("", 400),
        ("{", 400),
        ("[]", 400),
        ("{\"name\":1,\"lang\":\"en\"}", 400),
        ("{\"name\":\"Ann\",\"lang\":\"en\",\"admin\":true}", 400),
        ("{\"name\":\"\u{0}\",\"lang\":\"en\"}", 400),
        (&long, 413),
    ] {
        let request = post("/api/v1/guest").header("content-type", "application/json");
        let answer = office.send(request.body(Body::from(body.to_owned())).unwrap()).await;
        answer.refused(status);
    }
    let bytes = post("/api/v1/guest").header("content-type", "application/json");
    office.send(bytes.body(Body::from(vec![0xff, 0xfe])).unwrap()).await.refused(400);
    for path in [
        "/api/v1/nothing",
        "/api/v1/tables/..%2f..%2fetc%2fpasswd",
        "/api/v1/tables/'%20or%201=1",
        "/api/v1/tables/aaaaaaaaaaaaaaaa",
        "/api/v1/tables/aaaaaaaaaaaaaaaa/record",
        "/api/v1/tables/aaaaaaaaaaaaaaaa/qr.svg",
        "/api/v1/records/aaaaaaaaaaaaaaaa",
        "/api/v1/people/-1",
        "/api/v1/people/99999999999999999999",
        "/api/v1/people/1%20or%201=1",
        "/api/v1/unsubscribe/1/secret",
    ] {
        let answer = office.get(&cookie, path).await;
        let status = if path.contains("unsubscribe") { 403 } else { 404 };
        answer.refused(status);
    }
    assert_eq!(office.get(&cookie, "/api/v1/leaderboard/chess").await.refused(400), "malformed");
    assert_eq!(office.get(&cookie, "/api/v1/tables?which=all").await.refused(400), "malformed");
}

#[tokio::test]
async fn a_wrong_method_is_refused_with_the_right_ones_before_anything_else() {
    let rates = Rates { requests_per_minute: 1, ..Config::default().rates };
    let office = Office::with(Config { rates, ..Config::default() }).await;
    // Nobody is signed in, another site asks, and the limit of requests is long used up.
    for (method, path, allow) in [
        (Method::PATCH, "/api/v1/me", "GET,HEAD,PUT"),
        (Method::DELETE, "/api/v1/guest", "POST"),
        (Method::GET, "/api/v1/me/password", "POST"),
        (Method::POST, "/api/v1/records/aaaaaaaaaaaaaaaa", "GET,HEAD,DELETE"),
        (Method::PUT, "/api/v1/admin/reports", "GET,HEAD"),
        (Method::TRACE, "/api/v1/tables/aaaaaaaaaaaaaaaa/acts", "POST"),
        (Method::POST, "/health", "GET,HEAD"),
    ] {
        for _ in 0..3 {
            let request = Request::builder().method(&method).uri(path);
            let request = request.header("origin", "https://evil.example").body(Body::empty());
            let answer = office.send(request.unwrap()).await;
            assert_eq!(answer.headers["allow"], allow, "{method} {path}");
            assert_eq!(answer.refused(405), "not-found");
        }
    }
}

#[tokio::test]
async fn tokens_that_never_were_or_are_over_sign_nobody_in() {
    let office = Office::open().await;
    for token in ["", "abc", &"0".repeat(64), &"g".repeat(64), &"0".repeat(10_000)] {
        let bearer = format!("Bearer {token}");
        assert_eq!(office.get(&bearer, "/api/v1/me").await.refused(401), "signed-out");
        let cookie = format!("emberwake={token}");
        assert_eq!(office.get(&cookie, "/api/v1/me").await.refused(401), "signed-out");
    }
}

#[tokio::test]
async fn a_flood_is_stopped_with_the_time_to_wait() {
    let rates = Rates { requests_per_minute: 30, guests_per_hour: 3, ..Config::default().rates };
    let office = Office::with(Config { rates, ..Config::default() }).await;
    for _ in 0..3 {
        office.guest("Ann").await;
    }
    let body = json!({ "name": "Ann", "lang": "en" });
    let answer = office.post("", "/api/v1/guest", body).await;
    assert!(answer.headers.contains_key("retry-after"));
    assert_eq!(answer.refused(429), "too-many");
    let mut refused = 0;
    for _ in 0..100 {
        let answer = office.get("", "/api/v1/tables?which=open").await;
        refused += u32::from(answer.status.as_u16() == 429);
    }
    assert_eq!(refused, 74);
    // The page itself is still served.
    assert!(office.get("", "/").await.status.is_success());
    office.clock.forward(60_000);
    office.get("", "/api/v1/tables?which=open").await.fine();
}

#[tokio::test]
async fn only_believed_proxies_say_who_asks() {
    let rates = Rates { guests_per_hour: 1, ..Config::default().rates };
    for (trust_proxy, second_fine) in [(0, false), (1, true)] {
        let office = Office::with(Config { rates, trust_proxy, ..Config::default() }).await;
        for (address, fine) in [("192.0.2.1", true), ("192.0.2.2", second_fine)] {
            // Only the address that the last proxy added counts.
            let forwarded = format!("198.51.100.7, {address}");
            let request = post("/api/v1/guest").header("x-forwarded-for", forwarded);
            let request = request.header("content-type", "application/json");
            let answer = office.send(request.body(Body::from(GUEST)).unwrap()).await;
            assert_eq!(answer.status.is_success(), fine, "{answer:?}");
        }
    }
}

#[tokio::test]
async fn health_and_metrics_are_for_those_who_run_the_server() {
    let office = Office::open().await;
    for path in ["/health", "/ready"] {
        assert_eq!(office.get("", path).await.text, "ok\n");
    }
    office.guest("Ann").await;
    let local = Request::get("/metrics").header("host", "localhost:8080");
    let metrics = office.send(local.body(Body::empty()).unwrap()).await;
    assert!(metrics.text.contains("emberwake_requests_total{class=\"2xx\"} 3"), "{metrics:?}");
    assert!(metrics.text.contains("emberwake_tables 0"), "{metrics:?}");
    // Behind a proxy, all requests seem to come from this machine.
    let request = Request::get("/metrics").header("x-forwarded-for", "192.0.2.1");
    office.send(request.body(Body::empty()).unwrap()).await.refused(404);

    let metrics = MetricsFor::Token("a long enough token".to_owned());
    let office = Office::with(Config { metrics, ..Config::default() }).await;
    office.get("", "/metrics").await.refused(404);
    office.get("Bearer a wrong token", "/metrics").await.refused(404);
    assert!(office.get("Bearer a long enough token", "/metrics").await.status.is_success());
    let office = Office::with(Config { metrics: MetricsFor::Nobody, ..Config::default() }).await;
    office.get("", "/metrics").await.refused(404);
}

#[tokio::test]
async fn every_answer_has_a_number_and_the_strict_headers() {
    let office = Office::open().await;
    for path in ["/", "/api/v1/me", "/api/v1/openapi.json", "/health"] {
        let answer = office.get("", path).await;
        assert_eq!(answer.headers["x-request-id"].len(), 16);
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("connect-src 'self'") && !policy.contains("unsafe-inline"));
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert!(!answer.headers.contains_key("strict-transport-security"));
    }
}

#[tokio::test]
async fn a_server_without_its_store_is_alive_but_not_ready() {
    let office = Office::open().await;
    office.store.close().await;
    assert_eq!(office.get("", "/health").await.text, "ok\n");
    assert_eq!(office.get("", "/ready").await.refused(503), "unavailable");
}

#[tokio::test]
async fn a_server_that_stops_is_not_ready() {
    let office = Office::open().await;
    office.state.hub.close().await;
    assert_eq!(office.get("", "/ready").await.refused(503), "unavailable");
}

#[tokio::test]
async fn what_a_limit_refuses_and_how_long_the_store_takes_is_counted() {
    let rates = Rates { guests_per_hour: 1, ..Config::default().rates };
    let office = Office::with(Config { rates, ..Config::default() }).await;
    office.guest("Ann").await;
    let refused = office.post("", "/api/v1/guest", json!({ "name": "Ben", "lang": "en" })).await;
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(refused.refused(429), "too-many");
    let metrics = Request::get("/metrics").header("host", "localhost").body(Body::empty()).unwrap();
    let metrics = office.send(metrics).await.text;
    let value = |name: &str| -> f64 {
        let wanted = format!("emberwake_{name} ");
        let found = metrics.lines().find_map(|line| line.strip_prefix(wanted.as_str()));
        found.unwrap_or_else(|| panic!("no {name} in {metrics}")).parse().unwrap()
    };
    assert_eq!(value("refused_total{limit=\"guests\"}"), 1.0);
    assert_eq!(value("refused_total{limit=\"requests\"}"), 0.0);
    assert!(value("store_seconds_count{operation=\"write\"}") >= 2.0);
    assert!(value("database_bytes") >= 4096.0);
}

#[tokio::test]
async fn a_request_that_panics_fails_alone_and_is_counted() {
    let office = Office::open().await;
    let ann = office.guest("Ann").await;
    let request = post("/api/v1/guest").header("content-type", "application/json");
    let request = request.header("x-fault", "fault:request").body(Body::from(GUEST)).unwrap();
    assert_eq!(office.send(request).await.refused(500), "internal");
    let record = json!({ "text": "fault:upload" });
    assert_eq!(office.post(&ann, "/api/v1/records", record).await.refused(500), "internal");
    let metrics = Request::get("/metrics").header("host", "localhost").body(Body::empty()).unwrap();
    let metrics = office.send(metrics).await.text;
    let counted = metrics.lines().find_map(|line| line.strip_prefix("emberwake_panics_total "));
    // Other tests of the same process may have panicked too.
    let counted: u64 = counted.and_then(|count| count.parse().ok()).unwrap_or(0);
    assert!(counted >= 2, "{metrics}");
    office.get(&ann, "/api/v1/me").await.fine();
}

#[test]
fn the_dashboard_shows_metrics_that_exist_and_none_is_undocumented() {
    let counted = server::metrics::Metrics::default();
    counted.store_times.took("append", std::time::Duration::ZERO);
    let text = counted.text();
    let dashboard = include_str!("../../../../docs/grafana-dashboard.json");
    let named = |text: &str| -> std::collections::BTreeSet<String> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.filter(|word| word.starts_with("emberwake_")).map(str::to_owned).collect()
    };
    serde_json::from_str::<serde_json::Value>(dashboard).unwrap();
    let shown = named(dashboard);
    let exist = named(&text);
    assert!(shown.len() > 15, "{shown:?}");
    for metric in &shown {
        assert!(exist.contains(metric), "the dashboard shows {metric}, which nobody counts");
    }
    let families = text.lines().filter_map(|line| line.strip_prefix("# HELP "));
    let documented = named(include_str!("../../../../docs/hosting.md"));
    for family in families.filter_map(|line| line.split(' ').next()) {
        let any = |suffix: &str| documented.contains(&format!("{family}{suffix}"));
        assert!(["", "_total", "_info"].into_iter().any(any), "{family} is not in hosting.md");
    }
}
