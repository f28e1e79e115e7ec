//! Headers that tell a browser to trust nothing but what we serve ourselves.

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Response};

/// Scripts, styles and workers come only from this server; WebAssembly may be compiled; no site may
/// frame the page. The page may also create pictures itself. `connect-src 'self'` covers sockets to
/// our own address.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (HeaderName::from_static("content-security-policy"), POLICY),
    (HeaderName::from_static("x-content-type-options"), "nosniff"),
    (HeaderName::from_static("referrer-policy"), "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Two years, in which browsers never connect without TLS.
const ONLY_TLS: &str = "max-age=63072000";

/// Adds the headers to a response.
pub(crate) async fn headers(mut response: Response<Body>) -> Response<Body> {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Tells browsers to use only TLS, if people reach the server that way.
pub(crate) async fn insist_on_tls(mut response: Response<Body>) -> Response<Body> {
    let name = HeaderName::from_static("strict-transport-security");
    response.headers_mut().insert(name, HeaderValue::from_static(ONLY_TLS));
    response
}
