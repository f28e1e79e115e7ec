//! Exports everything that is stored about a person, for that person.

use super::error::ApiError;
use crate::people::session::Caller;
use crate::state::State;
use axum::extract::State as Shared;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde_json::{Value, json};
use store::{ReportsOf, WhichTables};

/// The maximum number of rows of each kind in an export.
pub(super) const EACH_MAX: u32 = 10_000;

/// Returns everything that is stored about the caller, as a file.
#[utoipa::path(get, path = "/api/v1/me/export", tag = "people",
    responses((status = 200, body = Object, content_type = "application/json")))]
pub(crate) async fn export(
    Shared(state): Shared<State>,
    caller: Caller,
) -> Result<impl IntoResponse, ApiError> {
    caller.must_be_browser()?;
    let text = format!("{:#}\n", collect(&state, caller).await?);
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "no-store"),
        (CONTENT_DISPOSITION, "attachment; filename=\"emberwake-data.json\""),
    ];
    Ok((headers, text))
}

async fn collect(state: &State, caller: Caller) -> Result<Value, ApiError> {
    let store = &state.store;
    let me = caller.person;
    let row = store.person(me).await?;
    let sessions = store.sessions(me).await?.into_iter().map(|session| {
        json!({ "label": session.label, "created_ms": session.created_ms,
            "seen_ms": session.seen_ms, "expires_ms": session.expires_ms })
    });
    let bots =
        store.bots(me).await?.into_iter().map(
            |bot| json!({ "person": bot.person, "name": bot.name, "created_ms": bot.created_ms }),
        );
    let mut tables = store.tables(WhichTables::Mine(me), EACH_MAX).await?;
    tables.extend(store.tables(WhichTables::Finished(me), EACH_MAX).await?);
    let tables = tables.into_iter().map(|table| {
        json!({ "id": table.id, "game": table.game, "phase": table.summary.phase,
            "created_ms": table.created_ms, "changed_ms": table.changed_ms })
    });
    let games = store.history(me, u64::MAX >> 1, EACH_MAX).await?.into_iter().map(|played| {
        let mine = played.seats.iter().find(|seat| seat.person == Some(me));
        json!({ "table": played.table, "game": played.game, "ended_ms": played.ended_ms,
            "rated": played.rated, "place": mine.map(|seat| seat.place) })
    });
    let ratings = store.ratings(me).await?.into_iter().map(|(game, rating)| {
        json!({ "game": game, "mean": rating.mean, "deviation": rating.deviation,
            "games": rating.games })
    });
    let mut records = Vec::new();
    for record in store.records(me, EACH_MAX).await? {
        let whole = store.record(&record.id).await?;
        records.push(json!({ "id": whole.id, "game": whole.game, "record": whole.text,
            "created_ms": whole.created_ms }));
    }
    let reports = store.reports(ReportsOf::Person(me), u64::MAX, EACH_MAX).await?.into_iter();
    let reports = reports.map(|row| row.report).map(|report| {
        json!({ "table": report.table, "sequence": report.sequence, "text": report.text,
            "created_ms": report.created_ms })
    });
    Ok(json!({
        "person": row.person,
        "name": row.name,
        "lang": row.lang,
        "login": row.account.map(|account| account.login),
        "created_ms": row.created_ms,
        "notify": {
            "browser": row.notify.browser,
            "sound": row.notify.sound,
            "email": row.notify.email,
            "email_confirmed": row.notify.email_confirmed,
            "email_stopped": row.notify.email_stopped,
            "email_before": row.notify.email_before.map(|before| before.address),
            "webhook": row.notify.webhook,
            "webhook_failures": row.notify.webhook_failures,
        },
        "role": row.standing.role.name(),
        "banned_until_ms": row.standing.banned_until_ms,
        "muted_until_ms": row.standing.muted_until_ms,
        "devices": sessions.collect::<Vec<_>>(),
        "bots": bots.collect::<Vec<_>>(),
        "tables": tables.collect::<Vec<_>>(),
        "games": games.collect::<Vec<_>>(),
        "ratings": ratings.collect::<Vec<_>>(),
        "records": records,
        "reports": reports.collect::<Vec<_>>(),
    }))
}
