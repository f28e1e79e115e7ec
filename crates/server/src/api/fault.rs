//! Why a request is refused, and how that is told: a status, a code for programs, and a sentence in
//! the language of whoever asks.
//!
//! A handler only says what is wrong. The language is known where every request passes, and there
//! the answer is written.

use crate::limits::Wait;
use axum::Json;
use axum::http::header::{ACCEPT_LANGUAGE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use texts::Lang;
use texts::serve::{Trouble, trouble};
use wire::{Code, Problem};

/// Why a request is refused.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// Something that this interface refuses.
    Trouble(Trouble),
    /// Something that a table refuses, told already.
    Problem(Problem),
    /// Something that the store can't do; only the log hears what.
    Store(store::Error),
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        Fault::Trouble(trouble)
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        Fault::Problem(problem)
    }
}

impl From<Wait> for Fault {
    fn from(Wait { seconds }: Wait) -> Fault {
        Fault::Trouble(Trouble::TooMany { seconds })
    }
}

impl From<store::Error> for Fault {
    fn from(error: store::Error) -> Fault {
        Fault::Store(error)
    }
}

impl Fault {
    /// Says this instead, if the store has no such thing.
    pub(crate) fn or_missing(error: store::Error, missing: Trouble) -> Fault {
        match error {
            store::Error::NotFound => Fault::Trouble(missing),
            error => Fault::Store(error),
        }
    }

    /// Logs what whoever runs the server should know.
    pub(crate) fn log(&self, id: &str, path: &str) {
        match self {
            Fault::Store(error) => tracing::error!(id, path, %error, "the store failed"),
            Fault::Trouble(Trouble::Internal | Trouble::TookTooLong) => {
                tracing::error!(id, path, "a request failed");
            }
            _ => {}
        }
    }

    /// The answer.
    pub(crate) fn tell(self, lang: Lang) -> Response {
        let (code, text, rule, wait) = match self {
            Fault::Problem(problem) => (problem.code, problem.text, problem.rule, None),
            Fault::Trouble(what) => {
                let wait = match what {
                    Trouble::TooMany { seconds } => Some(seconds),
                    _ => None,
                };
                (code(&what), trouble(lang, &what), None, wait)
            }
            Fault::Store(store::Error::NotFound) => {
                (Code::NotFound, trouble(lang, &Trouble::NothingHere), None, None)
            }
            Fault::Store(store::Error::Damaged(_)) => {
                (Code::Internal, trouble(lang, &Trouble::Internal), None, None)
            }
            Fault::Store(_) => {
                (Code::Unavailable, trouble(lang, &Trouble::Unavailable), None, None)
            }
        };
        let mut response = (status(code), Json(Problem { code, text, rule })).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}

impl IntoResponse for Fault {
    /// Leaves the fault in the response, for whoever knows the language.
    fn into_response(self) -> Response {
        let mut response = StatusCode::INTERNAL_SERVER_ERROR.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The status of a code.
fn status(code: Code) -> StatusCode {
    match code {
        Code::Version | Code::Malformed => StatusCode::BAD_REQUEST,
        Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Code::SignedOut => StatusCode::UNAUTHORIZED,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::Forbidden => StatusCode::FORBIDDEN,
        Code::Refused | Code::Illegal | Code::Stale | Code::AlreadyPlayed => StatusCode::CONFLICT,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The code of a trouble.
fn code(trouble: &Trouble) -> Code {
    match trouble {
        Trouble::Unreadable { .. }
        | Trouble::NotJson
        | Trouble::NotText
        | Trouble::NameEmpty
        | Trouble::NameTooLong { .. }
        | Trouble::NameCharacters
        | Trouble::LoginForm { .. }
        | Trouble::PasswordTooShort { .. }
        | Trouble::PasswordTooLong { .. }
        | Trouble::PasswordCommon
        | Trouble::NoSuchLanguage { .. }
        | Trouble::EmailForm
        | Trouble::WebhookForm
        | Trouble::WebhookPrivate
        | Trouble::NoSuchGame { .. }
        | Trouble::NoSuchBot { .. }
        | Trouble::ChairCount { .. }
        | Trouble::TwoChairs
        | Trouble::Option { .. }
        | Trouble::BadRecord { .. }
        | Trouble::ReportTooLong { .. }
        | Trouble::NoPicture => Code::Malformed,
        Trouble::TooLong { .. } => Code::TooLong,
        Trouble::OtherOrigin
        | Trouble::NeedsAccount
        | Trouble::NotForTokens
        | Trouble::WrongPassword
        | Trouble::RatedNeedsAccount
        | Trouble::NeedsAdmin
        | Trouble::Banned
        | Trouble::Muted
        | Trouble::BadLink => Code::Forbidden,
        Trouble::SignedOut | Trouble::WrongSignIn => Code::SignedOut,
        Trouble::NothingHere
        | Trouble::OtherMethod
        | Trouble::NoSuchPerson
        | Trouble::NoSuchDevice
        | Trouble::NoSuchBotAccount
        | Trouble::NoSuchTable
        | Trouble::NoSuchRecord
        | Trouble::NoSuchReport
        | Trouble::NoSuchLine => Code::NotFound,
        Trouble::NameTaken
        | Trouble::LoginTaken
        | Trouble::AccountExists
        | Trouble::TooManyBots { .. }
        | Trouble::MailOff
        | Trouble::NothingToConfirm
        | Trouble::WebhooksOff
        | Trouble::RatedWithBots
        | Trouble::RatedHandOver
        | Trouble::TooManyListed { .. }
        | Trouble::NotOver => Code::Refused,
        Trouble::TooMany { .. } => Code::TooMany,
        Trouble::Unavailable | Trouble::TookTooLong => Code::Unavailable,
        Trouble::Internal => Code::Internal,
    }
}

/// The language that a client asks for: the first of ours that it names, or English.
pub(crate) fn lang_of(headers: &HeaderMap) -> Lang {
    let wished = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut best: (f32, Lang) = (0.0, Lang::En);
    for part in wished.split(',').take(20) {
        let (tag, weight) = part.split_once(';').unwrap_or((part, "q=1"));
        let weight: f32 = weight.trim().trim_start_matches("q=").parse().unwrap_or(0.0);
        if let Some(lang) = Lang::from_locale(tag.trim()).filter(|_| weight > best.0) {
            best = (weight, lang);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_with_the_greatest_weight_is_spoken() {
        for (wished, spoken) in [
            ("", Lang::En),
            ("fr", Lang::Fr),
            ("de-AT,en;q=0.8", Lang::De),
            ("it,es;q=0.3,en;q=0.2", Lang::Es),
            ("*;q=nonsense", Lang::En),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(wished));
            assert_eq!(lang_of(&headers), spoken, "{wished}");
        }
    }
}
