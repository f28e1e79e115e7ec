//! The OpenAPI description of the interface, generated from the handlers.

use super::body::RECORD_BODY_BYTES_MAX;
use super::{
    admin, bots, confirm, describe, devices, export, games, leave, me, profile, records, recover,
    stop, table, tables,
};
use crate::state::State;
use ::table::Status;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use std::sync::LazyLock;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Returns every route with its description.
pub(crate) fn routes() -> OpenApiRouter<State> {
    let uploads = OpenApiRouter::new()
        .routes(routes!(records::create, records::list))
        .layer(DefaultBodyLimit::max(RECORD_BODY_BYTES_MAX));
    OpenApiRouter::with_openapi(About::openapi())
        .routes(routes!(me::guest))
        .routes(routes!(me::me, me::change))
        .routes(routes!(me::ask_again))
        .routes(routes!(me::account))
        .routes(routes!(me::password))
        .routes(routes!(leave::delete))
        .routes(routes!(me::sign_in))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::sign_out_everywhere))
        .routes(routes!(devices::list))
        .routes(routes!(devices::end))
        .routes(routes!(bots::create, bots::list))
        .routes(routes!(bots::end))
        .routes(routes!(tables::create, tables::list))
        .routes(routes!(table::summary))
        .routes(routes!(table::update))
        .routes(routes!(table::act))
        .routes(routes!(table::record))
        .routes(routes!(table::qr))
        .routes(routes!(table::report))
        .routes(routes!(games::list))
        .routes(routes!(profile::profile))
        .routes(routes!(profile::leaderboard))
        .routes(routes!(records::one, records::delete))
        .routes(routes!(confirm::ask, confirm::confirm))
        .routes(routes!(stop::ask, stop::stop))
        .routes(routes!(recover::request))
        .routes(routes!(recover::ask, recover::set))
        .routes(routes!(export::export))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::close))
        .routes(routes!(admin::people))
        .routes(routes!(admin::one_person, admin::act_on))
        .routes(routes!(admin::delete_table))
        .routes(routes!(admin::delete_record))
        .routes(routes!(admin::audit))
        .merge(uploads)
}

/// The head of the document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Emberwake",
        description = "Tables of the games of Emberwake. Browsers are known by a cookie, programs by \
            ‘Authorization: Bearer …’. Whatever changes something is sent as application/json. \
            What is refused is answered with a problem: a code for programs and a sentence in the \
            language of Accept-Language (en, fr, de, es). Too many requests are answered with 429 \
            and Retry-After. Times are milliseconds since 1970-01-01 UTC. The socket at \
            /api/v1/socket is described in docs/protocol.md.",
        version = "1"
    ),
    components(schemas(wire::Problem, wire::PersonName, Status))
)]
struct About;

/// Returns the description as JSON text.
pub fn document() -> String {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let (_, api) = routes().split_for_parts();
        let mut document = serde_json::to_value(api).unwrap_or_default();
        describe::complete(&mut document);
        let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
        text.push('\n');
        text
    });
    TEXT.clone()
}

/// Answers with the description.
pub(crate) async fn answer() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], document())
}
