//! Serves the files of the page, with their encodings and cache lifetimes.

use crate::api::error::lang_of;
use axum::body::Body;
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use rust_embed::RustEmbed;
use std::borrow::Cow;
use texts::Lang;

/// The output of `cargo xtask web`, if there is any.
#[derive(RustEmbed)]
#[folder = "../../target/web/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";

/// Shown by a binary that was built without the page.
const PLACEHOLDER: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\
<title>Emberwake</title><p>This binary was built without the page. \
<code>cargo play</code> builds both and serves them.</p></html>\n";

/// The precompressed encodings, best first, with their file extensions.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Returns `true` if the page is built in.
pub(crate) fn is_built() -> bool {
    Dist::get(INDEX).is_some()
}

/// Answers with the page in the visitor's language, including the part that shows before its code
/// is loaded.
pub(crate) async fn index(headers: HeaderMap) -> Response<Body> {
    if is_built() {
        answer(&document(lang_of(&headers)), &headers)
    } else {
        let mut response = Response::new(Body::from(PLACEHOLDER));
        set(&mut response, CONTENT_TYPE, content_type(INDEX));
        response
    }
}

/// Returns the document in a language.
fn document(lang: Lang) -> String {
    let own = format!("index.{}.html", lang.tag());
    // That of English has no tag, and a draft has none.
    if Dist::get(&own).is_some() { own } else { INDEX.to_owned() }
}

/// Answers with one of the page's files.
pub(crate) async fn file(Path(path): Path<String>, headers: HeaderMap) -> Response<Body> {
    answer(&path, &headers)
}

fn answer(path: &str, asked: &HeaderMap) -> Response<Body> {
    let variant = ENCODINGS.iter().any(|(_, ending)| path.ends_with(ending));
    let Some(plain) = Dist::get(path).filter(|_| !variant) else { return not_found() };
    let tag = format!("\"{}\"", short_hex(&plain.metadata.sha256_hash()));
    if asked.get(IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == tag.as_bytes()) {
        return status(StatusCode::NOT_MODIFIED);
    }
    let accepted = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let encoded = ENCODINGS.iter().find_map(|(name, ending)| {
        let file = Dist::get(&format!("{path}{ending}"))?;
        accepts(accepted, name).then_some((*name, file.data))
    });
    let (encoding, data) = match encoded {
        Some((name, data)) => (Some(name), data),
        None => (None, plain.data),
    };
    let mut response = Response::new(match data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    });
    set(&mut response, CONTENT_TYPE, content_type(path));
    set(&mut response, CACHE_CONTROL, keep(path));
    let chosen_by_language = path.ends_with(".html");
    let vary =
        if chosen_by_language { "accept-encoding, accept-language" } else { "accept-encoding" };
    set(&mut response, VARY, vary);
    set(&mut response, ETAG, &tag);
    if let Some(encoding) = encoding {
        set(&mut response, CONTENT_ENCODING, encoding);
    }
    response
}

fn not_found() -> Response<Body> {
    let mut response = status(StatusCode::NOT_FOUND);
    *response.body_mut() = Body::from("There is nothing at this address.\n");
    set(&mut response, CONTENT_TYPE, "text/plain; charset=utf-8");
    response
}

fn status(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

fn set(response: &mut Response<Body>, name: axum::http::HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        response.headers_mut().insert(name, value);
    }
}

/// Returns `true` if an `accept-encoding` header allows this encoding.
fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let refused = weight.trim().trim_start_matches("q=").parse() == Ok(0.0);
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("rec" | "md" | "txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// Returns the cache policy of a file. Files whose name contains a hash of their content never
/// change; others are revalidated.
fn keep(path: &str) -> &'static str {
    let stem = path.split('.').next().unwrap_or(path);
    let hash = stem.rsplit('-').next().unwrap_or("");
    let hashed = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    if hashed { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn short_hex(bytes: &[u8]) -> String {
    bytes.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_used_only_where_it_is_accepted() {
        assert!(accepts("gzip, deflate, br;q=0.9", "br"));
        assert!(accepts("gzip;q=1.0", "gzip"));
        assert!(!accepts("br;q=0, gzip", "br"));
        assert!(!accepts("", "gzip"));
    }

    #[test]
    fn only_hashed_names_are_kept_for_good() {
        assert!(keep("web-0123456789abcdef.js").contains("immutable"));
        assert!(keep("web-0123456789abcdef.wasm").contains("immutable"));
        assert!(keep("texts-fr-0123456789abcdef.txt").contains("immutable"));
        assert!(keep("rulebook-sea-en-0123456789abcdef.md").contains("immutable"));
        assert_eq!(keep("index.html"), "no-cache");
        assert_eq!(keep("index.fr.html"), "no-cache");
        assert_eq!(keep("sw.js"), "no-cache");
    }

    #[test]
    fn every_kind_of_file_of_the_page_has_its_type() {
        for (name, kind) in [
            ("a.wasm", "application/wasm"),
            ("a.css", "text/css; charset=utf-8"),
            ("a.md", "text/plain; charset=utf-8"),
        ] {
            assert_eq!(content_type(name), kind);
        }
    }
}
