//! The middleware around every request. It finds out who asks, applies rate limits, refuses
//! requests caused by another site's page, measures the time, and chooses the language of a
//! refusal.

use crate::api::error::{ApiError, lang_of};
use crate::api::methods;
use crate::config::Config;
use crate::faults;
use crate::panics::{self, PanicError};
use crate::rate_limit::{RateLimitError, address_key};
use crate::state::State;
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{ALLOW, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::notation::hex;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use texts::serve::ServiceProblem;
use tracing::Instrument;
use url::{Host, Url};

/// The time limit for an answer. For sockets, it covers only the upgrade.
pub(crate) const ANSWER_MAX: Duration = Duration::from_secs(40);

/// The header with the number of a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The client, as far as the network knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    /// The address, behind the trusted proxies.
    pub(crate) address: IpAddr,
    /// Whether the request was made on this machine, by a program that asked this server by name,
    /// without a proxy.
    pub(crate) is_local: bool,
}

/// Headers that proxies add. A request with one of them was not made by the connected program
/// itself.
const PROXY_HEADERS: [&str; 8] = [
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-real-ip",
    "forwarded",
    "via",
    "cf-connecting-ip",
];

/// Wraps a request with all checks and logging.
pub(crate) async fn accompany(
    axum::extract::State(state): axum::extract::State<State>,
    mut request: Request,
    next: Next,
) -> Response {
    let id = request_id(request.headers(), &state.config);
    let peer = peer_of(&request, &state.config);
    request.extensions_mut().insert(peer);
    // All log lines of the request carry the number.
    let span = tracing::error_span!("request", id);
    let mut response = serve(&state, peer, request, next).instrument(span).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// Answers a request or refuses it.
async fn serve(state: &State, peer: Peer, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let lang = lang_of(request.headers());
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let is_page = !path.starts_with("/api/") && method == Method::GET;
    let allow = methods::allowed_instead(&method, &path);
    let share = if is_page || allow.is_some() {
        // The page is a handful of files, which cost almost nothing.
        Ok(())
    } else {
        state.quotas.requests.take(address_key(peer.address))
    };
    let answered = match share {
        Err(wait) => Err(ApiError::from(wait)),
        Ok(()) if allow.is_some() => Err(ApiError::from(ServiceProblem::OtherMethod)),
        Ok(()) => match forgery(state, request.method(), request.headers(), &path) {
            Err(trouble) => Err(ApiError::from(trouble)),
            Ok(()) => match tokio::time::timeout(ANSWER_MAX, answer(request, next)).await {
                Ok(Ok(response)) => Ok(response),
                Ok(Err(PanicError)) => Err(ApiError::from(ServiceProblem::Internal)),
                Err(_) => Err(ApiError::from(ServiceProblem::TookTooLong)),
            },
        },
    };
    let mut response = answered.unwrap_or_else(IntoResponse::into_response);
    if let Some(error) = response.extensions_mut().remove::<ApiError>() {
        error.log(shown(&path), &state.address_key.shown(peer.address));
        if let ApiError::Limited(RateLimitError { limit, .. }) = error {
            state.metrics.refused.inc(limit);
        }
        response = error.tell(lang);
    }
    if let Some(allow) = allow {
        response.headers_mut().insert(ALLOW, HeaderValue::from_static(allow));
    }
    let status = response.status().as_u16();
    let took = began.elapsed();
    state.metrics.answered(status, took);
    let took_ms = took.as_millis() as u64;
    // Table addresses are invitations, but only the operator reads the log.
    tracing::info!(%method, path = shown(&path), status, took_ms, "answered");
    response
}

/// Answers a request. If it panics, other requests on the same connection are unaffected.
async fn answer(request: Request, next: Next) -> Result<Response, PanicError> {
    let answering = async {
        let wished = request.headers().get("x-fault").and_then(|value| value.to_str().ok());
        faults::trip("request", wished.unwrap_or_default());
        next.run(request).await
    };
    panics::contain(answering).await
}

/// Links in emails: each carries its own secret, and its page sends a form.
const SECRET_LINKS: [&str; 3] = ["/api/v1/confirm/", "/api/v1/unsubscribe/", "/api/v1/recover/"];

/// Returns the path as it is logged, without the secrets of links in emails.
fn shown(path: &str) -> &str {
    match SECRET_LINKS.iter().find(|link| path.starts_with(**link)) {
        Some(link) => link,
        None => path,
    }
}

/// Returns a number for a request, to find it in the log: from a trusted proxy, or a new one.
fn request_id(headers: &HeaderMap, config: &Config) -> String {
    let told = headers.get(REQUEST_ID).and_then(|id| id.to_str().ok());
    let fits = |id: &&str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        (1..=64).contains(&id.len()) && id.bytes().all(plain)
    };
    match told.filter(|_| config.trust_proxy > 0).filter(fits) {
        Some(id) => id.to_owned(),
        None => hex(&crate::people::token::random::<8>()),
    }
}

/// Returns the client. Each proxy appends the address it was asked from to the header, so our own
/// proxies wrote the last ones.
fn peer_of(request: &Request, config: &Config) -> Peer {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip().to_canonical());
    let forwarded = forwarded(request.headers());
    let index = usize::from(config.trust_proxy).checked_sub(1);
    let told = index.and_then(|index| forwarded.iter().rev().nth(index).copied().flatten());
    let is_local = peer.is_loopback() && is_direct(request, config);
    Peer { address: told.unwrap_or(peer), is_local }
}

/// Returns `true` if the connected program itself made the request, and meant this machine.
///
/// A proxy on this machine also connects from here. A trusted proxy reports its client. An
/// untrusted one looks like any other program, so if the public address is not on this machine, no
/// client counts as local unless proxies are trusted. The requested host name reveals pages that
/// make a local browser send requests under the page's own name.
fn is_direct(request: &Request, config: &Config) -> bool {
    let headers = request.headers();
    let is_served_elsewhere = config.public_url.as_ref().is_some_and(|url| !is_this_machine(url));
    let named = match headers.get(HOST).map(HeaderValue::to_str) {
        Some(Ok(host)) => format!("http://{host}").parse().is_ok_and(|url| is_this_machine(&url)),
        Some(Err(_)) => false,
        None => true,
    };
    named
        && !PROXY_HEADERS.iter().any(|name| headers.contains_key(*name))
        && (config.trust_proxy > 0 || !is_served_elsewhere)
}

/// Returns `true` if an address can only mean this machine.
fn is_this_machine(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => IpAddr::V6(address).to_canonical().is_loopback(),
        None => false,
    }
}

/// Returns the addresses in `x-forwarded-for`; `None` for an entry that isn't an address.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let values = headers.get_all("x-forwarded-for").iter();
    let texts = values.flat_map(|value| value.to_str().unwrap_or("?").split(','));
    texts.map(read_address).collect()
}

/// Parses an address as proxies write it: bare, in brackets, and with or without a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok();
    let address = address.or_else(|| text.parse::<SocketAddr>().ok().map(|found| found.ip()));
    address.map(|address| address.to_canonical())
}

/// Refuses requests that another site's page makes a browser send in its visitor's name.
///
/// Browsers say where a request comes from in `sec-fetch-site` and `origin`. In addition, only JSON
/// requests change anything. A browser sends those to other sites only after a preflight, which we
/// never allow. A program that sends a token instead of a cookie is not a browser.
fn forgery(
    state: &State,
    method: &Method,
    headers: &HeaderMap,
    path: &str,
) -> Result<(), ServiceProblem> {
    let reads = method.is_safe();
    if reads || SECRET_LINKS.iter().any(|link| path.starts_with(link)) {
        return Ok(());
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if !text(CONTENT_TYPE).is_some_and(is_json) && method != Method::DELETE {
        return Err(ServiceProblem::NotJson);
    }
    if text(AUTHORIZATION).is_some() && text(COOKIE).is_none() {
        return Ok(());
    }
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(ServiceProblem::OtherOrigin);
    }
    match text(ORIGIN) {
        Some(origin) if !is_own_origin(state, headers, origin) => Err(ServiceProblem::OtherOrigin),
        _ => Ok(()),
    }
}

/// Returns `true` if an `origin` is ours: the public one, or else the requested host.
pub(crate) fn is_own_origin(state: &State, headers: &HeaderMap, origin: &str) -> bool {
    if let Some(own) = state.config.origin() {
        return origin.eq_ignore_ascii_case(&own);
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    matches!((named, host), (Some(named), Some(host)) if named.eq_ignore_ascii_case(host))
}

/// Returns `true` if a content type is JSON.
pub(crate) fn is_json(content_type: &str) -> bool {
    let kind = content_type.split(';').next().unwrap_or("").trim();
    kind.eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn asked(peer: &str, headers: &[(&str, &str)], config: &Config) -> Peer {
        let mut request = Request::get("/metrics");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(Body::empty()).unwrap();
        let peer: SocketAddr = peer.parse().unwrap();
        request.extensions_mut().insert(ConnectInfo(peer));
        peer_of(&request, config)
    }

    #[test]
    fn proxies_write_addresses_with_and_without_ports() {
        for (written, address) in [
            ("203.0.113.7", Some("203.0.113.7")),
            (" 203.0.113.7:4711 ", Some("203.0.113.7")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:4711", Some("2001:db8::1")),
            ("::ffff:203.0.113.7", Some("203.0.113.7")),
            ("unknown", None),
            ("203.0.113.7:port", None),
        ] {
            let address = address.map(|address| address.parse().unwrap());
            assert_eq!(read_address(written), address, "{written}");
        }
    }

    #[test]
    fn only_as_many_proxies_are_believed_as_there_are() {
        let config = |trust_proxy| Config { trust_proxy, ..Config::default() };
        let headers = [("x-forwarded-for", "198.51.100.1, 203.0.113.7:4711")];
        for (proxies, address) in [(0, "127.0.0.1"), (1, "203.0.113.7"), (2, "198.51.100.1")] {
            let found = asked("127.0.0.1:9", &headers, &config(proxies)).address;
            assert_eq!(found, address.parse::<IpAddr>().unwrap());
        }
    }

    #[test]
    fn a_number_of_a_request_is_taken_only_from_a_trusted_proxy_and_only_if_it_is_plain() {
        let config = |trust_proxy| Config { trust_proxy, ..Config::default() };
        let id = |told: &'static str, trust_proxy| {
            let headers = [(REQUEST_ID, HeaderValue::from_static(told))].into_iter().collect();
            request_id(&headers, &config(trust_proxy))
        };
        assert_eq!(id("a1-B2_c3.d4", 1), "a1-B2_c3.d4");
        assert_ne!(id("a1-B2_c3.d4", 0), "a1-B2_c3.d4");
        for told in ["", "a b", "a\"b", "{}"] {
            assert_eq!(id(told, 1).len(), 16, "{told}");
        }
    }

    #[test]
    fn only_programs_on_this_machine_that_ask_it_by_name_are_local() {
        let usual = Config::default();
        let local = |peer: &str, headers: &[(&str, &str)], config: &Config| {
            asked(peer, headers, config).is_local
        };
        for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "127.0.0.1"] {
            assert!(local("127.0.0.1:9", &[("host", host)], &usual), "{host}");
            assert!(local("[::1]:9", &[("host", host)], &usual), "{host}");
            assert!(!local("203.0.113.7:9", &[("host", host)], &usual), "{host}");
        }
        for host in ["games.example.org", "evil.example:8080", "127.0.0.1.evil.example", "10.0.0.1"]
        {
            assert!(!local("127.0.0.1:9", &[("host", host)], &usual), "{host}");
        }
        for header in PROXY_HEADERS {
            let headers = [("host", "127.0.0.1:8080"), (header, "127.0.0.1")];
            assert!(!local("127.0.0.1:9", &headers, &usual), "{header}");
        }
        let public_url = "https://games.example.org".parse().ok();
        let served = Config { public_url, ..Config::default() };
        assert!(!local("127.0.0.1:9", &[("host", "127.0.0.1:8080")], &served));
        let trusting = Config { trust_proxy: 1, ..served };
        assert!(local("127.0.0.1:9", &[("host", "127.0.0.1:8080")], &trusting));
    }
}
