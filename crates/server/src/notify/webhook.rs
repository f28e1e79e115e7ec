//! Notifications by webhook: a `POST` with JSON to a URL of the person's choice.
//!
//! The URL must not reach what only this machine can reach. So the name is looked up here, and
//! addresses inside private networks are refused. The connection goes to the address that was
//! checked, never to one from a second lookup. Redirects are not followed.

use super::Notice;
use super::error::NoticeError;
#[cfg(feature = "tls")]
use super::tls;
use crate::config::Webhooks;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{CONTENT_LENGTH, CONTENT_TYPE, HOST, USER_AGENT};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;
use texts::serve::ServiceProblem;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use url::{Host, Url};

/// The time limit for a whole call.
const CALL_MAX: Duration = Duration::from_secs(10);
/// The number of notices in a row that couldn't be delivered after which a webhook isn't called any
/// more. Each was tried several times, over half a minute.
pub(crate) const FAILURES_MAX: u64 = 5;
/// The maximum length of a URL.
const URL_BYTES_MAX: usize = 500;

/// The JSON body of a call.
#[derive(Serialize)]
struct Call<'a> {
    event: &'static str,
    notice: String,
    person: u64,
    table: &'a str,
    game: &'a str,
    answers: u64,
    url: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline_ms: Option<u64>,
}

/// Checks whether a URL may be chosen. The address of its host is checked when it is called.
pub(crate) fn check(policy: Webhooks, text: &str) -> Result<(), ServiceProblem> {
    if policy == Webhooks::Off {
        return Err(ServiceProblem::WebhooksOff);
    }
    let url = read(policy, text).ok_or(ServiceProblem::WebhookForm)?;
    let address = match url.host() {
        Some(Host::Ipv4(address)) => Some(IpAddr::V4(address)),
        Some(Host::Ipv6(address)) => Some(IpAddr::V6(address)),
        _ => None,
    };
    let local_name = matches!(url.host(), Some(Host::Domain(name))
        if !name.trim_end_matches('.').contains('.') || name.ends_with(".localhost"));
    let private = address.is_some_and(|address| !is_public(address)) || local_name;
    if private && policy == Webhooks::Public {
        return Err(ServiceProblem::WebhookPrivate);
    }
    Ok(())
}

fn read(policy: Webhooks, text: &str) -> Option<Url> {
    let url: Url = text.parse().ok().filter(|_| text.len() <= URL_BYTES_MAX)?;
    let scheme = match url.scheme() {
        "https" => cfg!(feature = "tls"),
        "http" => policy == Webhooks::Any,
        _ => false,
    };
    let plain = url.username().is_empty() && url.password().is_none();
    (scheme && plain && url.host().is_some()).then_some(url)
}

/// Returns `true` if an address is publicly reachable.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224..=255, ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = address.to_ipv4_mapped() {
        return is_public_v4(inner);
    }
    let first = address.segments();
    // Only addresses assigned to public networks, without those that lead elsewhere: tunnels,
    // examples, and addresses that map to others.
    let given = first[0] & 0xe000 == 0x2000;
    let special = first[0] == 0x2002
        || (first[0] == 0x2001 && (first[1] < 0x0200 || first[1] == 0x0db8))
        || (first[0] == 0x3fff && first[1] < 0x1000);
    given && !special
}

/// Calls a URL with a notice. The error says what went wrong, not where.
pub(super) async fn call(policy: Webhooks, text: &str, notice: &Notice) -> Result<(), NoticeError> {
    let url = read(policy, text).ok_or(NoticeError::Recipient)?;
    let body = serde_json::to_vec(&Call {
        event: "your-turn",
        notice: notice.kind.to_string(),
        person: notice.person.person.0,
        table: notice.table.id.as_str(),
        game: &notice.table.game,
        answers: notice.table.summary.answers,
        url: notice.table_url(),
        deadline_ms: notice.table.summary.deadline_ms,
    });
    let body = body.map_err(NoticeError::failed)?;
    let called = tokio::time::timeout(CALL_MAX, post(policy, &url, body)).await;
    let status = called.map_err(|_| NoticeError::Late)??;
    if status.is_success() { Ok(()) } else { Err(NoticeError::Refused(status.as_u16())) }
}

async fn post(policy: Webhooks, url: &Url, body: Vec<u8>) -> Result<StatusCode, NoticeError> {
    let host = url.host_str().ok_or(NoticeError::Recipient)?.trim_matches(['[', ']']).to_owned();
    let port = url.port_or_known_default().ok_or(NoticeError::Recipient)?;
    let address = look_up(policy, &host, port).await?;
    let stream = TcpStream::connect(address).await.map_err(NoticeError::failed)?;
    if url.scheme() == "http" {
        return ask(stream, url, body).await;
    }
    #[cfg(feature = "tls")]
    return ask(tls::connect(host, stream).await?, url, body).await;
    #[cfg(not(feature = "tls"))]
    return Err(NoticeError::Recipient);
}

/// Returns the first address of a name that may be called.
async fn look_up(policy: Webhooks, host: &str, port: u16) -> Result<SocketAddr, NoticeError> {
    let found = tokio::net::lookup_host((host, port)).await.map_err(NoticeError::failed)?;
    let mut allowed =
        found.filter(|address| policy == Webhooks::Any || is_public(address.ip().to_canonical()));
    allowed.next().ok_or(NoticeError::NotPublic)
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    url: &Url,
    body: Vec<u8>,
) -> Result<StatusCode, NoticeError> {
    let connected = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = connected.map_err(NoticeError::failed)?;
    let connection = tokio::spawn(connection);
    let path = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let host = match url.port() {
        Some(port) => format!("{}:{port}", url.host_str().unwrap_or_default()),
        None => url.host_str().unwrap_or_default().to_owned(),
    };
    let request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(HOST, host)
        .header(USER_AGENT, "emberwake")
        .header(CONTENT_TYPE, "application/json")
        .header(CONTENT_LENGTH, body.len())
        .body(Full::new(Bytes::from(body)))
        .map_err(NoticeError::failed)?;
    let answer = sender.send_request(request).await.map_err(NoticeError::failed);
    let status = answer.map(|answer| answer.status());
    // The rest of the answer is never read.
    connection.abort();
    status
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_world_may_be_called() {
        for public in [
            "https://example.org/hook?x=1",
            "https://93.184.216.34/",
            "https://[2606:2800:220:1::1]:8443/",
        ] {
            assert_eq!(check(Webhooks::Public, public), Ok(()), "{public}");
        }
        for private in [
            "https://localhost/",
            "https://127.0.0.1/",
            "https://10.1.2.3/",
            "https://192.168.0.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/",
            "https://[fd00::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[fe80::1]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2002:7f00:1::]/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0/",
            "https://100.64.0.1/",
            "https://intranet/",
            "https://a.localhost/",
        ] {
            assert_eq!(
                check(Webhooks::Public, private),
                Err(ServiceProblem::WebhookPrivate),
                "{private}"
            );
        }
    }

    #[test]
    fn what_is_no_https_address_has_no_form() {
        for wrong in [
            "",
            "example.org",
            "http://example.org/",
            "ftp://example.org/",
            "https://",
            "https://ann:secret@example.org/",
            "javascript:alert(1)",
            "file:///etc/passwd",
        ] {
            assert_eq!(check(Webhooks::Public, wrong), Err(ServiceProblem::WebhookForm), "{wrong}");
        }
        let long = format!("https://example.org/{}", "a".repeat(500));
        assert_eq!(check(Webhooks::Public, &long), Err(ServiceProblem::WebhookForm));
        assert_eq!(check(Webhooks::Off, "https://example.org/"), Err(ServiceProblem::WebhooksOff));
        assert_eq!(check(Webhooks::Any, "http://127.0.0.1:9/"), Ok(()));
    }

    #[tokio::test]
    async fn a_name_that_leads_into_this_machine_is_not_called() {
        assert!(look_up(Webhooks::Public, "localhost", 80).await.is_err());
        assert!(look_up(Webhooks::Any, "127.0.0.1", 80).await.is_ok());
    }
}
