//! What happens to every request before and after it is answered: who asks, whether that is too
//! often, whether another site's page made a browser ask, how long it took, and in which language a
//! refusal is told.

use crate::api::fault::{Fault, lang_of};
use crate::limits::address_key;
use crate::state::State;
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use texts::serve::Trouble;

/// The longest that an answer may take. Sockets are answered at once; what follows is theirs.
const ANSWER_MAX: Duration = Duration::from_secs(40);

/// Who asks, as far as the network knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client {
    /// The address, behind the proxies that are to be believed.
    pub(crate) address: IpAddr,
    /// Whether the connection itself comes from this machine, and through no proxy.
    pub(crate) is_local: bool,
}

/// Accompanies a request.
pub(crate) async fn accompany(
    axum::extract::State(state): axum::extract::State<State>,
    mut request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let client = client(&request, state.desk.config.trust_proxy);
    let lang = lang_of(request.headers());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let id = request_id();
    request.extensions_mut().insert(client);
    let is_page = !path.starts_with("/api/") && method == Method::GET;
    let share = match is_page {
        // The page is a handful of files; they cost us nothing.
        true => Ok(()),
        false => state.desk.requests.take(address_key(client.address), state.clock.now_ms()),
    };
    let answered = match share {
        Err(wait) => Err(Fault::from(wait)),
        Ok(()) => match forgery(&state, request.method(), request.headers(), &path) {
            Err(trouble) => Err(Fault::from(trouble)),
            Ok(()) => tokio::time::timeout(ANSWER_MAX, next.run(request))
                .await
                .map_err(|_| Fault::from(Trouble::TookTooLong)),
        },
    };
    let mut response = answered.unwrap_or_else(IntoResponse::into_response);
    if let Some(fault) = response.extensions_mut().remove::<Fault>() {
        fault.log(&id, &path);
        if matches!(fault, Fault::Trouble(Trouble::TooMany { .. })) {
            state.desk.metrics.too_many.add();
        }
        response = fault.tell(lang);
    }
    let (status, took) = (response.status(), began.elapsed());
    let class = usize::from(status.as_u16() / 100).clamp(1, 5) - 1;
    state.desk.metrics.requests[class].add();
    state.desk.metrics.request_times.took(took);
    let took_ms = took.as_millis() as u64;
    // Addresses of tables are invitations, but whoever reads the log runs the server.
    tracing::info!(id, %method, path = shown(&path), status = status.as_u16(), took_ms, "answered");
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}

/// Links in letters: each carries its own secret, and its page sends a form.
const SECRET_LINKS: [&str; 2] = ["/api/v1/confirm/", "/api/v1/unsubscribe/"];

/// The path as it is logged: links in letters are secrets.
fn shown(path: &str) -> &str {
    match SECRET_LINKS.iter().find(|link| path.starts_with(**link)) {
        Some(link) => link,
        None => path,
    }
}

/// A number for a request, to find it again in the log.
fn request_id() -> String {
    let bytes: [u8; 8] = crate::people::token::random();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Who asks. Each proxy adds the address it was asked from at the end of the header, so the last
/// ones are those that our own proxies have written.
fn client(request: &Request, proxies: u8) -> Client {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip().to_canonical());
    let forwarded = forwarded(request.headers());
    let index = usize::from(proxies).checked_sub(1);
    let told = index.and_then(|index| forwarded.iter().rev().nth(index).copied().flatten());
    Client { address: told.unwrap_or(peer), is_local: peer.is_loopback() && forwarded.is_empty() }
}

/// The addresses of `x-forwarded-for`; `None` for what is no address.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let values = headers.get_all("x-forwarded-for").iter();
    let texts = values.flat_map(|value| value.to_str().unwrap_or("?").split(','));
    texts.map(|text| text.trim().parse().ok()).collect()
}

/// Refuses what the page of another site makes a browser ask in its visitor's name.
///
/// Browsers say where a request comes from in `sec-fetch-site` and `origin`. Besides, only requests
/// in JSON change anything, and these a browser sends to other sites only after asking first, which
/// we never allow. A program that shows a token instead of a cookie is nobody's browser.
fn forgery(state: &State, method: &Method, headers: &HeaderMap, path: &str) -> Result<(), Trouble> {
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(method);
    if reads || SECRET_LINKS.iter().any(|link| path.starts_with(link)) {
        return Ok(());
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if !text(CONTENT_TYPE).is_some_and(is_json) && method != Method::DELETE {
        return Err(Trouble::NotJson);
    }
    if text(AUTHORIZATION).is_some() && text(COOKIE).is_none() {
        return Ok(());
    }
    let site = text(HeaderName::from_static("sec-fetch-site"));
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(Trouble::OtherOrigin);
    }
    match text(ORIGIN) {
        Some(origin) if !is_own_origin(state, headers, origin) => Err(Trouble::OtherOrigin),
        _ => Ok(()),
    }
}

/// Whether an `origin` is ours: the public one, or else the host that was asked.
pub(crate) fn is_own_origin(state: &State, headers: &HeaderMap, origin: &str) -> bool {
    if let Some(own) = state.desk.config.origin() {
        return origin.eq_ignore_ascii_case(&own);
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    matches!((named, host), (Some(named), Some(host)) if named.eq_ignore_ascii_case(host))
}

/// Whether a content type is JSON.
pub(crate) fn is_json(content_type: &str) -> bool {
    let kind = content_type.split(';').next().unwrap_or("").trim();
    kind.eq_ignore_ascii_case("application/json")
}
