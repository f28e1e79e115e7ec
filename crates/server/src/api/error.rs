//! Why a request is refused, and how that is told: a status, a code for programs, and a sentence in
//! the language of whoever asks.
//!
//! A handler only says what is wrong. The language is known where every request passes, and there
//! the answer is written.

use crate::rate_limit::RateLimitError;
use axum::Json;
use axum::http::header::{ACCEPT_LANGUAGE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use std::fmt;
use texts::Lang;
use texts::serve::{Trouble, trouble};
use wire::{Code, Problem};

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ApiError {
    /// Something that this interface refuses.
    Trouble(Trouble),
    /// Something that a table refuses, told already.
    Problem(Problem),
    /// Something of which there was too much.
    Limited(RateLimitError),
    /// Something that the store can't do; only the log hears what.
    Store(store::StoreError),
}

impl fmt::Display for ApiError {
    /// For the log; people are told in their own language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ApiError::Trouble(what) => f.write_str(&trouble(Lang::En, what)),
            ApiError::Problem(problem) => f.write_str(&problem.text),
            ApiError::Limited(error) => error.fmt(f),
            ApiError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ApiError {}

impl From<Trouble> for ApiError {
    fn from(trouble: Trouble) -> ApiError {
        ApiError::Trouble(trouble)
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        ApiError::Problem(problem)
    }
}

impl From<RateLimitError> for ApiError {
    fn from(error: RateLimitError) -> ApiError {
        ApiError::Limited(error)
    }
}

impl From<store::StoreError> for ApiError {
    fn from(error: store::StoreError) -> ApiError {
        ApiError::Store(error)
    }
}

impl ApiError {
    /// Says this instead, if the store has no such thing.
    pub(crate) fn or_missing(error: store::StoreError, missing: Trouble) -> ApiError {
        match error {
            store::StoreError::NotFound => ApiError::Trouble(missing),
            error => ApiError::Store(error),
        }
    }

    /// Logs what whoever runs the server should know. `client` stands for the address.
    pub(crate) fn log(&self, path: &str, client: &str) {
        match self {
            ApiError::Store(error) => tracing::error!(path, %error, "the store failed"),
            ApiError::Trouble(Trouble::Internal | Trouble::TookTooLong) => {
                tracing::error!(path, "a request failed");
            }
            ApiError::Limited(RateLimitError { limit, seconds }) => {
                tracing::info!(path, client, limit, seconds, "refused: too many");
            }
            // The sentence may quote what somebody typed.
            ApiError::Trouble(what) => {
                tracing::info!(path, client, code = ?code(what), "refused");
            }
            ApiError::Problem(Problem { code, .. }) => {
                tracing::info!(path, client, ?code, "refused");
            }
        }
    }

    /// The answer.
    pub(crate) fn tell(self, lang: Lang) -> Response {
        let (code, text, rule, wait) = match self {
            ApiError::Problem(problem) => (problem.code, problem.text, problem.rule, None),
            ApiError::Trouble(what) => (code(&what), trouble(lang, &what), None, None),
            ApiError::Limited(RateLimitError { seconds, .. }) => {
                let text = trouble(lang, &Trouble::TooMany { seconds });
                (Code::TooMany, text, None, Some(seconds))
            }
            ApiError::Store(store::StoreError::NotFound) => {
                (Code::NotFound, trouble(lang, &Trouble::NothingHere), None, None)
            }
            ApiError::Store(store::StoreError::Damaged(_)) => {
                (Code::Internal, trouble(lang, &Trouble::Internal), None, None)
            }
            ApiError::Store(_) => {
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

impl IntoResponse for ApiError {
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
