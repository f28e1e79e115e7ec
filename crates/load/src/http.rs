//! One HTTP request at a time, each over its own connection.

use crate::Address;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use std::fmt;
use tokio::net::TcpStream;

/// A server's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The cookie that was set, as it is sent back: `name=value`.
    pub cookie: Option<String>,
    /// The body.
    pub body: Vec<u8>,
}

/// The reason why there is no usable answer.
#[derive(Debug)]
pub enum HttpProblem {
    /// The connection could not be made, or broke.
    Broken(String),
    /// The server refused.
    Refused(StatusCode, String),
    /// The answer is unexpected.
    Unexpected(String),
}

impl fmt::Display for HttpProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HttpProblem::Broken(why) => write!(f, "the connection broke: {why}"),
            HttpProblem::Refused(status, body) => write!(f, "refused with {status}: {body}"),
            HttpProblem::Unexpected(what) => write!(f, "an unexpected answer: {what}"),
        }
    }
}

impl std::error::Error for HttpProblem {}

fn broken(why: impl fmt::Display) -> HttpProblem {
    HttpProblem::Broken(why.to_string())
}

/// Sends a request, and waits for the whole answer. A refusal is an error.
pub(crate) async fn ask(
    address: Address,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    body: Option<&serde_json::Value>,
) -> Result<Answer, HttpProblem> {
    let stream = TcpStream::connect(address.socket()).await.map_err(broken)?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let driver = tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, address.host())
        .header(ORIGIN, address.origin());
    if let Some(cookie) = cookie {
        request = request.header(COOKIE, cookie);
    }
    let bytes = match body {
        Some(body) => {
            request = request.header(CONTENT_TYPE, "application/json");
            Bytes::from(body.to_string())
        }
        None => Bytes::new(),
    };
    let request = request.body(Full::new(bytes)).map_err(broken)?;
    let response = sender.send_request(request).await.map_err(broken)?;
    let status = response.status();
    let cookie = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
    let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
    let body = response.into_body().collect().await.map_err(broken)?.to_bytes().to_vec();
    driver.abort();
    if !status.is_success() {
        return Err(HttpProblem::Refused(status, String::from_utf8_lossy(&body).into_owned()));
    }
    Ok(Answer { status, cookie, body })
}
