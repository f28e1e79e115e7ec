//! Requests to the server over HTTP.

use crate::ui::platform::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use texts::Lang;
use texts::web::online::{OnlineMsg, say};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::Problem;

/// The reason that a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// No server of the game answers.
    Unreachable,
    /// The server refused, with a reason.
    Refused(Problem),
    /// The answer can't be parsed.
    Nonsense,
}

impl std::fmt::Display for RequestError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RequestError::Unreachable => f.write_str("No server of the game answers."),
            RequestError::Refused(problem) => f.write_str(&problem.text),
            RequestError::Nonsense => f.write_str("The server's answer can't be read."),
        }
    }
}

impl std::error::Error for RequestError {}

impl RequestError {
    /// Describes the error in a sentence.
    pub fn told(&self, lang: Lang) -> String {
        match self {
            RequestError::Unreachable => say(lang, &OnlineMsg::NoServer),
            RequestError::Refused(problem) => problem.text.clone(),
            RequestError::Nonsense => say(lang, &OnlineMsg::SomethingWrong),
        }
    }
}

/// Sends a GET request.
pub async fn get<T: DeserializeOwned>(lang: Lang, path: &str) -> Result<T, RequestError> {
    read(value(lang, "GET", path, None).await?)
}

/// Sends a GET request for a text.
pub async fn text(lang: Lang, path: &str) -> Result<String, RequestError> {
    send(lang, "GET", path, None).await
}

/// Serializes a request body as text, so that the sending functions aren't compiled for each type.
pub fn body(of: &impl Serialize) -> String {
    // Only a map with keys that aren't strings could fail, and no request has one.
    serde_json::to_string(of).unwrap_or_default()
}

/// Returns an empty body.
pub fn nothing() -> String {
    "{}".to_owned()
}

/// Sends a POST request.
pub async fn post<T: DeserializeOwned>(
    lang: Lang,
    path: &str,
    body: String,
) -> Result<T, RequestError> {
    change(lang, "POST", path, body).await
}

/// Sends a request with this method.
pub async fn change<T: DeserializeOwned>(
    lang: Lang,
    method: &str,
    path: &str,
    body: String,
) -> Result<T, RequestError> {
    read(value(lang, method, path, Some(body)).await?)
}

/// Deserializes an answer.
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, RequestError> {
    kernel::json::read(value).map_err(|_| RequestError::Nonsense)
}

fn parse(text: &str) -> Result<Value, RequestError> {
    // An answer without content is a success without a value.
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|_| RequestError::Nonsense)
}

/// Sends a request and returns the answer as JSON.
pub async fn value(
    lang: Lang,
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<Value, RequestError> {
    parse(&send(lang, method, path, body).await?)
}

async fn send(
    lang: Lang,
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<String, RequestError> {
    let init = RequestInit::new();
    init.set_method(method);
    let headers = Headers::new().map_err(|_| RequestError::Nonsense)?;
    let _ = headers.set("accept-language", lang.tag());
    if let Some(body) = body {
        let _ = headers.set("content-type", "application/json");
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    let address = format!("./api/v1/{path}");
    let answer = JsFuture::from(window().fetch_with_str_and_init(&address, &init)).await;
    let response = answer.ok().and_then(|answer| answer.dyn_into::<Response>().ok());
    let response = response.ok_or(RequestError::Unreachable)?;
    let text = JsFuture::from(response.text().map_err(|_| RequestError::Nonsense)?).await;
    let text = text.ok().and_then(|text| text.as_string()).ok_or(RequestError::Unreachable)?;
    if response.ok() {
        return Ok(text);
    }
    // A server that doesn't know the game answers with something else.
    match parse(&text).and_then(read::<Problem>) {
        Ok(problem) => Err(RequestError::Refused(problem)),
        Err(_) => Err(RequestError::Unreachable),
    }
}
