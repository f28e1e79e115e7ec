//! Leaving for good: the person is forgotten, and nobody is left waiting for them at a table.

use super::body::Body;
use super::fault::{Fault, lang_of};
use super::me::{check_password, with_cookie};
use crate::guard::Client;
use crate::people::session::{Caller, clear_cookie};
use crate::state::State;
use axum::Extension;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use store::{TableRow, WhichTables};
use table::Person;
use texts::Lang;
use texts::serve::Trouble;
use wire::http::DeleteBody;
use wire::{Act, Code};

/// How many tables are left together.
const TABLES_MAX: u32 = 100;

/// Forgets the person: name, account, devices, bots. Games that run are given up, and a bot plays
/// them to the end; finished games stay, without the name.
#[utoipa::path(post, path = "/api/v1/me/delete", tag = "people", request_body = DeleteBody,
    responses((status = 204, description = "Gone.")))]
pub(crate) async fn delete(
    Shared(state): Shared<State>,
    Extension(client): Extension<Client>,
    caller: Caller,
    headers: HeaderMap,
    Body(body): Body<DeleteBody>,
) -> Result<impl IntoResponse, Fault> {
    caller.must_be_browser()?;
    let row = state.store.person(caller.person).await?;
    if let Some(account) = &row.account {
        let password = body.password.ok_or(Trouble::WrongPassword)?;
        let wrong = Trouble::WrongPassword;
        check_password(&state, client, &account.login, Some(account), password, wrong).await?;
    }
    let lang = lang_of(&headers);
    for bot in state.store.bots(caller.person).await? {
        forget(&state, bot.person, lang).await?;
    }
    forget(&state, caller.person, lang).await?;
    Ok(with_cookie(clear_cookie(&state), StatusCode::NO_CONTENT))
}

/// Forgets a person or a bot, once they have left all tables.
pub(super) async fn forget(state: &State, person: Person, lang: Lang) -> Result<(), Fault> {
    let mut left = Vec::new();
    loop {
        let rows = state.store.tables(WhichTables::Mine(person), TABLES_MAX).await?;
        // What was left once and is listed all the same is left alone.
        let stage = |row: &TableRow| (row.id.clone(), row.summary.phase.clone());
        let rows: Vec<TableRow> =
            rows.into_iter().filter(|row| !left.contains(&stage(row))).collect();
        if rows.is_empty() {
            break;
        }
        for row in rows {
            leave(state, person, &row, lang).await?;
            left.push(stage(&row));
        }
    }
    Ok(state.store.delete_person(person).await?)
}

/// Before the game the owner closes the table and others stand up; later the game is given up.
async fn leave(state: &State, person: Person, row: &TableRow, lang: Lang) -> Result<(), Fault> {
    let acts = match row.summary.phase.as_str() {
        "lobby" => vec![Act::Close, Act::Stand],
        _ => vec![Act::Resign],
    };
    for act in acts {
        match state.hub.act(person, &row.id, act, lang).await {
            Ok(_) => return Ok(()),
            Err(problem) if matches!(problem.code, Code::Unavailable | Code::Internal) => {
                return Err(problem.into());
            }
            // Somebody else's table, or one whose game began or ended at this moment.
            Err(_) => {}
        }
    }
    Ok(())
}
