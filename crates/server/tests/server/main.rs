//! Tests of the service without a port. They pass whether the page was built or not.

mod abuse;
mod addresses;
mod admin;
mod at_once;
mod bot;
mod configuration;
mod documented;
mod games;
mod lobby;
mod notices;
mod office;
mod online;
mod people;
mod rated;
mod refusals;
mod reminders;
mod stolen;
mod webhooks;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use server::{has_page, page_only};
use tower::ServiceExt;

fn ask(path: &str, encoding: &str) -> (StatusCode, Response<()>, Vec<u8>) {
    ask_in("en", path, encoding)
}

fn ask_in(lang: &str, path: &str, encoding: &str) -> (StatusCode, Response<()>, Vec<u8>) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let request = Request::get(path).header("accept-encoding", encoding);
        let request = request.header("accept-language", lang);
        let request = request.body(Body::empty()).unwrap();
        let response = page_only().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes().to_vec();
        (parts.status, Response::from_parts(parts, ()), body)
    })
}

#[test]
fn the_front_page_is_html_with_or_without_the_built_page() {
    let (status, response, body) = ask("/", "");
    assert_eq!(status, StatusCode::OK);
    assert_eq!(response.headers()["content-type"], "text/html; charset=utf-8");
    assert!(String::from_utf8(body).unwrap().contains("Emberwake"));
}

#[test]
fn a_built_page_is_in_the_language_of_the_visitor() {
    if !has_page() {
        return;
    }
    for (wished, spoken) in [("fr-CA, en;q=0.5", "fr"), ("de", "de"), ("es", "es"), ("it", "en")] {
        let (_, response, body) = ask_in(wished, "/", "");
        let page = String::from_utf8(body).unwrap();
        assert!(page.contains(&format!("<html lang=\"{spoken}\">")), "{wished}");
        assert!(page.contains("data-testid=\"play-now\""), "{wished}");
        assert_eq!(response.headers()["vary"], "accept-encoding, accept-language");
    }
}

#[test]
fn every_answer_is_under_a_strict_policy() {
    for path in ["/", "/nowhere"] {
        let (_, response, _) = ask(path, "");
        let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval'"));
        assert!(!policy.contains("unsafe-inline"));
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    }
}

#[test]
fn what_is_not_there_is_not_found() {
    assert_eq!(ask("/nowhere", "").0, StatusCode::NOT_FOUND);
    assert_eq!(ask("/../Cargo.toml", "").0, StatusCode::NOT_FOUND);
    assert_eq!(ask("/index.html.br", "").0, StatusCode::NOT_FOUND);
}

#[test]
fn a_built_page_is_sent_compressed_to_those_who_can_read_it() {
    let (_, plain, whole) = ask("/", "");
    assert!(plain.headers().get("content-encoding").is_none());
    if has_page() {
        for encoding in ["br", "gzip"] {
            let (_, response, body) = ask("/", encoding);
            assert_eq!(response.headers()["content-encoding"], encoding);
            assert!(body.len() < whole.len());
        }
    }
}
