//! Reads the body, the path and the query of a request, and explains what can't be read.

use super::error::ApiError;
use crate::state::State;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::str::FromStr;
use table::Person;
use texts::serve::ServiceProblem;
use wire::TableId;

/// The maximum size of a body, except for records.
pub(crate) const BODY_BYTES_MAX: usize = 16 * 1024;
/// The maximum size of a body that uploads a record.
pub(crate) const RECORD_BODY_BYTES_MAX: usize = 1024 * 1024;

/// A JSON body. Its content type is checked elsewhere, for all requests alike.
pub(crate) struct Body<T, const BYTES_MAX: usize = BODY_BYTES_MAX>(pub(crate) T);

impl<T: DeserializeOwned, const BYTES_MAX: usize> FromRequest<State> for Body<T, BYTES_MAX> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &State) -> Result<Self, ApiError> {
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection {
                BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
                    ServiceProblem::TooLong { bytes_max: BYTES_MAX }
                }
                _ => ServiceProblem::Unreadable { detail: "the body breaks off".to_owned() },
            })?;
        read(&bytes).map(Body)
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(bytes).map_err(|error| {
        // Serde quotes the client's own input. It goes back to the client as JSON, and nowhere
        // else.
        ServiceProblem::Unreadable { detail: error.to_string() }.into()
    })
}

/// The query of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<State> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &State) -> Result<Self, ApiError> {
        let query = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        let query =
            query.map_err(|error| ServiceProblem::Unreadable { detail: error.body_text() })?;
        Ok(Query(query.0))
    }
}

/// Parses the table in an address. Text that can't be a table's name is reported as a missing
/// table.
pub(crate) fn table_id(text: &str) -> Result<TableId, ServiceProblem> {
    TableId::from_str(text).map_err(|_| ServiceProblem::NoSuchTable)
}

/// Parses the person in an address.
pub(crate) fn person(text: &str) -> Result<Person, ServiceProblem> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|&number| plain && number <= i64::MAX as u64);
    number.map(Person).ok_or(ServiceProblem::NoSuchPerson)
}
