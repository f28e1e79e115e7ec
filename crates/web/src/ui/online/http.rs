//! Asking the server over HTTP.

use crate::ui::platform::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use texts::Lang;
use texts::web::online::{Msg, say};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::Problem;

/// Why something asked of the server came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No server of the game answers.
    Unreachable,
    /// The server refuses, and says why.
    Refused(Problem),
    /// The answer makes no sense.
    Nonsense,
}

impl Trouble {
    /// What is wrong, in a sentence.
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Trouble::Unreachable => say(lang, &Msg::NoServer),
            Trouble::Refused(problem) => problem.text.clone(),
            Trouble::Nonsense => say(lang, &Msg::SomethingWrong),
        }
    }
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(lang: Lang, path: &str) -> Result<T, Trouble> {
    read(&send(lang, "GET", path, None).await?)
}

/// Asks for a text.
pub async fn text(lang: Lang, path: &str) -> Result<String, Trouble> {
    send(lang, "GET", path, None).await
}

/// Wants something changed.
pub async fn post<T: DeserializeOwned>(
    lang: Lang,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    change(lang, "POST", path, body).await
}

/// Wants something changed, by this method.
pub async fn change<T: DeserializeOwned>(
    lang: Lang,
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    let body = serde_json::to_string(body).map_err(|_| Trouble::Nonsense)?;
    read(&send(lang, method, path, Some(&body)).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    // An answer without content says all it has to say by being there.
    let text = if text.is_empty() { "null" } else { text };
    let value = serde_json::from_str(text).map_err(|_| Trouble::Nonsense)?;
    kernel::json::read(value).map_err(|_| Trouble::Nonsense)
}

async fn send(lang: Lang, method: &str, path: &str, body: Option<&str>) -> Result<String, Trouble> {
    let init = RequestInit::new();
    init.set_method(method);
    let headers = Headers::new().map_err(|_| Trouble::Nonsense)?;
    let _ = headers.set("accept-language", lang.tag());
    if let Some(body) = body {
        let _ = headers.set("content-type", "application/json");
        init.set_body(&JsValue::from_str(body));
    }
    init.set_headers(&headers);
    let address = format!("./api/v1/{path}");
    let answer = JsFuture::from(window().fetch_with_str_and_init(&address, &init)).await;
    let response = answer.ok().and_then(|answer| answer.dyn_into::<Response>().ok());
    let response = response.ok_or(Trouble::Unreachable)?;
    let text = JsFuture::from(response.text().map_err(|_| Trouble::Nonsense)?).await;
    let text = text.ok().and_then(|text| text.as_string()).ok_or(Trouble::Unreachable)?;
    if response.ok() {
        return Ok(text);
    }
    // Whatever serves the page without knowing the game answers with something else.
    match read::<Problem>(&text) {
        Ok(problem) => Err(Trouble::Refused(problem)),
        Err(_) => Err(Trouble::Unreachable),
    }
}
