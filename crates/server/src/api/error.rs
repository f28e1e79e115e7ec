//! The reasons why a request is refused, and the answer to the client: a status, a code for
//! programs, and a sentence in the client's language.
//!
//! A handler only returns the error. The middleware knows the language, and writes the answer.

use crate::rate_limit::RateLimitError;
use axum::Json;
use axum::http::header::{ACCEPT_LANGUAGE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use std::fmt;
use texts::Lang;
use texts::serve::{ServiceProblem, service_problem};
use wire::{Code, Problem};

/// The reason why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ApiError {
    /// The interface refuses it.
    Service(ServiceProblem),
    /// A table refuses it; the text is already in the client's language.
    Problem(Problem),
    /// The client exceeded a rate limit.
    Limited(RateLimitError),
    /// The store failed; only the log has the details.
    Store(store::StoreError),
}

impl fmt::Display for ApiError {
    /// Formats the error for the log; people get it in their own language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ApiError::Service(what) => f.write_str(&service_problem(Lang::En, what)),
            ApiError::Problem(problem) => f.write_str(&problem.text),
            ApiError::Limited(error) => error.fmt(f),
            ApiError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ApiError {}

impl From<ServiceProblem> for ApiError {
    fn from(trouble: ServiceProblem) -> ApiError {
        ApiError::Service(trouble)
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
        match error {
            store::StoreError::NameTaken => ServiceProblem::NameTaken.into(),
            store::StoreError::LoginTaken => ServiceProblem::LoginTaken.into(),
            store::StoreError::Conflict => ServiceProblem::ChangedMeanwhile.into(),
            error => ApiError::Store(error),
        }
    }
}

impl ApiError {
    /// Returns `missing` if the store has no such thing, otherwise the error itself.
    pub(crate) fn or_missing(error: store::StoreError, missing: ServiceProblem) -> ApiError {
        match error {
            store::StoreError::NotFound => ApiError::Service(missing),
            error => ApiError::from(error),
        }
    }

    /// Logs what the operator should know. `client` represents the address.
    pub(crate) fn log(&self, path: &str, client: &str) {
        match self {
            ApiError::Store(error) => tracing::error!(path, %error, "the store failed"),
            ApiError::Service(ServiceProblem::Internal | ServiceProblem::TookTooLong) => {
                tracing::error!(path, "a request failed");
            }
            ApiError::Limited(RateLimitError { limit, seconds }) => {
                tracing::info!(path, client, limit, seconds, "refused: too many");
            }
            // The sentence may quote user input.
            ApiError::Service(what) => {
                tracing::info!(path, client, code = ?code(what), "refused");
            }
            ApiError::Problem(Problem { code, .. }) => {
                tracing::info!(path, client, ?code, "refused");
            }
        }
    }

    /// Returns the answer in a language.
    pub(crate) fn tell(self, lang: Lang) -> Response {
        let other_method = self == ApiError::Service(ServiceProblem::OtherMethod);
        let (code, text, rule, wait) = match self {
            ApiError::Problem(problem) => (problem.code, problem.text, problem.rule, None),
            ApiError::Service(what) => (code(&what), service_problem(lang, &what), None, None),
            ApiError::Limited(RateLimitError { seconds, .. }) => {
                let text = service_problem(lang, &ServiceProblem::TooMany { seconds });
                (Code::TooMany, text, None, Some(seconds))
            }
            ApiError::Store(store::StoreError::NotFound) => {
                (Code::NotFound, service_problem(lang, &ServiceProblem::NothingHere), None, None)
            }
            ApiError::Store(store::StoreError::Damaged(_)) => {
                (Code::Internal, service_problem(lang, &ServiceProblem::Internal), None, None)
            }
            ApiError::Store(_) => {
                (Code::Unavailable, service_problem(lang, &ServiceProblem::Unavailable), None, None)
            }
        };
        let status = if other_method { StatusCode::METHOD_NOT_ALLOWED } else { status(code) };
        let mut response = (status, Json(Problem { code, text, rule })).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        response
    }
}

impl IntoResponse for ApiError {
    /// Puts the error into the response's extensions, for the middleware that knows the language.
    fn into_response(self) -> Response {
        let mut response = StatusCode::INTERNAL_SERVER_ERROR.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Returns the HTTP status of a code.
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

fn code(trouble: &ServiceProblem) -> Code {
    match trouble {
        ServiceProblem::Unreadable { .. }
        | ServiceProblem::NotJson
        | ServiceProblem::NotText
        | ServiceProblem::NameEmpty
        | ServiceProblem::NameTooLong { .. }
        | ServiceProblem::NameCharacters
        | ServiceProblem::LoginForm { .. }
        | ServiceProblem::PasswordTooShort { .. }
        | ServiceProblem::PasswordTooLong { .. }
        | ServiceProblem::PasswordCommon
        | ServiceProblem::NoSuchLanguage { .. }
        | ServiceProblem::EmailForm
        | ServiceProblem::WebhookForm
        | ServiceProblem::WebhookPrivate
        | ServiceProblem::NoSuchGame { .. }
        | ServiceProblem::NoSuchBot { .. }
        | ServiceProblem::ChairCount { .. }
        | ServiceProblem::TwoChairs
        | ServiceProblem::Option { .. }
        | ServiceProblem::BadRecord { .. }
        | ServiceProblem::ReportTooLong { .. }
        | ServiceProblem::NoPicture => Code::Malformed,
        ServiceProblem::TooLong { .. } => Code::TooLong,
        ServiceProblem::OtherOrigin
        | ServiceProblem::NeedsAccount
        | ServiceProblem::NotForTokens
        | ServiceProblem::WrongPassword
        | ServiceProblem::NeedsPassword
        | ServiceProblem::RatedNeedsAccount
        | ServiceProblem::RatedOwnerNeedsAccount
        | ServiceProblem::RatedWithoutPrograms
        | ServiceProblem::RatedSameOwner
        | ServiceProblem::NeedsAdmin
        | ServiceProblem::NotYourself
        | ServiceProblem::Banned
        | ServiceProblem::Muted
        | ServiceProblem::BadLink => Code::Forbidden,
        ServiceProblem::SignedOut | ServiceProblem::WrongSignIn => Code::SignedOut,
        ServiceProblem::NothingHere
        | ServiceProblem::OtherMethod
        | ServiceProblem::NoSuchPerson
        | ServiceProblem::NoSuchDevice
        | ServiceProblem::NoSuchBotAccount
        | ServiceProblem::NoSuchTable
        | ServiceProblem::NoSuchRecord
        | ServiceProblem::NoSuchReport
        | ServiceProblem::NoSuchLine => Code::NotFound,
        ServiceProblem::NameTaken
        | ServiceProblem::NameReserved
        | ServiceProblem::LoginTaken
        | ServiceProblem::AccountExists
        | ServiceProblem::ChangedMeanwhile
        | ServiceProblem::TooManyBots { .. }
        | ServiceProblem::MailOff
        | ServiceProblem::NothingToConfirm
        | ServiceProblem::WebhooksOff
        | ServiceProblem::RatedWithBots
        | ServiceProblem::RatedWithHints
        | ServiceProblem::RatedNeedsClock
        | ServiceProblem::RatedHandOver
        | ServiceProblem::TooManyListed { .. }
        | ServiceProblem::ManyReports { .. }
        | ServiceProblem::NotOver => Code::Refused,
        ServiceProblem::TooMany { .. } => Code::TooMany,
        ServiceProblem::Unavailable | ServiceProblem::TookTooLong => Code::Unavailable,
        ServiceProblem::Internal => Code::Internal,
    }
}

/// Returns the language that a client asks for: the first of ours that it names, or English.
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
