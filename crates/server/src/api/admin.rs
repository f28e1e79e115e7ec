//! The interface for administrators: reports, people, tables, records, and the audit trail.

use super::body::{Body, Query, person, table_id};
use super::error::{ApiError, lang_of};
use super::leave::forget;
use super::names::names;
use crate::people::admin::Admin;
use crate::people::name::read_name;
use crate::people::token::random;
use crate::state::State;
use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use kernel::notation::hex;
use store::{
    Audit, Closing, PasswordProof, PersonChange, PersonRow, PersonState, Report, ReportRow,
    ReportsOf, Role,
};
use table::Person;
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::http::{
    ActionDone, AuditBody, CloseBody, FiledReport, KnownPerson, PeopleWanted, PersonAction,
    REPORTS_LISTED, ReportsWanted,
};

/// The maximum number of rows in a list.
const LIST_MAX: u32 = 200;
/// The maximum number of characters in a note.
const NOTE_CHARS_MAX: usize = 1000;
const DAY_MS: u64 = 24 * 3_600_000;
/// The latest time that databases can store.
const FOR_GOOD_MS: u64 = i64::MAX as u64;
/// The address key under which the console hashes passwords; no real address has it.
const CONSOLE_KEY: u64 = u64::MAX;

/// Lists reports, newest first.
#[utoipa::path(get, path = "/api/v1/admin/reports", tag = "admin", params(ReportsWanted),
    responses((status = 200, body = Vec<FiledReport>)))]
pub(crate) async fn reports(
    Shared(state): Shared<State>,
    _: Admin,
    Query(wanted): Query<ReportsWanted>,
) -> Result<Json<Vec<FiledReport>>, ApiError> {
    let which = if wanted.all { ReportsOf::Everyone } else { ReportsOf::Open };
    let before = wanted.before.unwrap_or(u64::MAX);
    let rows = state.store.reports(which, before, REPORTS_LISTED).await?;
    let people = rows.iter().flat_map(|row| [row.report.by, row.report.about]);
    let names = names(&state, people).await?;
    let named = |person: Person| names.get(&person).map(|named| named.name.clone());
    let mut shown = Vec::with_capacity(rows.len());
    for ReportRow { id, report, closed } in rows {
        let said = said(&state, &report).await?;
        let Report { by, about, table, sequence, text, created_ms } = report;
        shown.push(FiledReport {
            id,
            by,
            by_name: named(by),
            about,
            about_name: named(about),
            table,
            sequence,
            said,
            text,
            created_ms,
            closed_ms: closed.as_ref().map(|closed| closed.at_ms),
            closed_by: closed.as_ref().map(|closed| closed.by.clone()),
            note: closed.map(|closed| closed.note),
        });
    }
    Ok(Json(shown))
}

/// Returns the chat line that a report is about: `<time> say <person> <text>`.
async fn said(state: &State, report: &Report) -> Result<Option<String>, ApiError> {
    let before = report.sequence.saturating_sub(1);
    let lines = state.store.lines_after(&report.table, before).await?;
    let line = lines.into_iter().next().filter(|(sequence, _)| *sequence == report.sequence);
    Ok(line.and_then(|(_, line)| line.splitn(4, ' ').nth(3).map(str::to_owned)))
}

/// Closes a report.
#[utoipa::path(post, path = "/api/v1/admin/reports/{id}/close", tag = "admin",
    params(("id" = u64, Path, description = "The number of the report.")), request_body = CloseBody,
    responses((status = 204, description = "Closed.")))]
pub(crate) async fn close(
    Shared(state): Shared<State>,
    admin: Admin,
    Path(id): Path<String>,
    Body(body): Body<CloseBody>,
) -> Result<StatusCode, ApiError> {
    let number = id.parse().ok().filter(|number| *number <= FOR_GOOD_MS);
    let number: u64 = number.ok_or(ServiceProblem::NoSuchReport)?;
    let note: String = body.note.chars().take(NOTE_CHARS_MAX).collect();
    let closing = Closing { at_ms: state.clock.now_ms(), by: admin.name(), note: note.clone() };
    let closed = state.store.close_report(number, &closing).await;
    closed.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchReport))?;
    // The report itself says who closed it, so the trail may follow.
    AuditEntry::new(admin, "close-report", format!("report {number}"), note).write(&state).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Searches for people.
#[utoipa::path(get, path = "/api/v1/admin/people", tag = "admin", params(PeopleWanted),
    responses((status = 200, body = Vec<KnownPerson>)))]
pub(crate) async fn people(
    Shared(state): Shared<State>,
    _: Admin,
    Query(wanted): Query<PeopleWanted>,
) -> Result<Json<Vec<KnownPerson>>, ApiError> {
    let among = if wanted.deleted { PersonState::Deleted } else { PersonState::Present };
    let rows = state.store.find_people(&wanted.find, among, LIST_MAX).await?;
    Ok(Json(rows.into_iter().map(known).collect()))
}

fn known(row: PersonRow) -> KnownPerson {
    KnownPerson {
        person: row.person,
        name: row.name,
        login: row.account.map(|account| account.login),
        bot: row.bot,
        role: row.standing.role.name().to_owned(),
        banned_until_ms: row.standing.banned_until_ms,
        muted_until_ms: row.standing.muted_until_ms,
        created_ms: row.created_ms,
        deleted_ms: row.deleted_ms,
    }
}

/// Returns one person by number.
#[utoipa::path(get, path = "/api/v1/admin/people/{person}", tag = "admin",
    params(("person" = u64, Path, description = "Who.")),
    responses((status = 200, body = KnownPerson)))]
pub(crate) async fn one_person(
    Shared(state): Shared<State>,
    _: Admin,
    Path(number): Path<String>,
) -> Result<Json<KnownPerson>, ApiError> {
    let row = state.store.person(person(&number)?).await;
    let row = row.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchPerson))?;
    Ok(Json(known(row)))
}

/// Applies a moderation action to a person.
#[utoipa::path(post, path = "/api/v1/admin/people/{person}", tag = "admin",
    params(("person" = u64, Path, description = "Who.")), request_body = PersonAction,
    responses((status = 200, body = ActionDone)))]
pub(crate) async fn act_on(
    Shared(state): Shared<State>,
    admin: Admin,
    headers: HeaderMap,
    Path(number): Path<String>,
    Body(action): Body<PersonAction>,
) -> Result<Json<ActionDone>, ApiError> {
    let whom = person(&number)?;
    if admin == Admin::Person(whom) && shuts_out(&action) {
        return Err(ServiceProblem::NotYourself.into());
    }
    let missing = |error| ApiError::or_missing(error, ServiceProblem::NoSuchPerson);
    if (action == PersonAction::Undelete {}) {
        if state.store.person(whom).await.is_ok() {
            return Err(ServiceProblem::NoSuchPerson.into());
        }
        let entry =
            AuditEntry::new(admin, "undelete-person", format!("person {whom}"), String::new());
        let back = async { state.store.undelete_person(whom).await.map_err(missing) };
        entry.then(&state, back).await?;
        return Ok(Json(ActionDone::default()));
    }
    let row = state.store.person(whom).await.map_err(missing)?;
    check(&action, &row)?;
    let (name, detail) = described(&action, &row);
    let entry = AuditEntry::new(admin, name, format!("person {whom}"), detail);
    Ok(Json(entry.then(&state, perform(&state, row, action, lang_of(&headers))).await?))
}

/// Returns `true` if administrators who do this to themselves would lose the role. A slip must not
/// leave a server without an administrator.
fn shuts_out(action: &PersonAction) -> bool {
    match action {
        PersonAction::Ban { .. } | PersonAction::Role { .. } | PersonAction::Delete {} => true,
        PersonAction::Unban {}
        | PersonAction::Mute { .. }
        | PersonAction::Unmute {}
        | PersonAction::Rename { .. }
        | PersonAction::ResetPassword {}
        | PersonAction::Undelete {} => false,
    }
}

/// Refuses what can't be done, so that the audit trail stays free of it.
fn check(action: &PersonAction, row: &PersonRow) -> Result<(), ServiceProblem> {
    let needs_account = || row.account.as_ref().map(drop).ok_or(ServiceProblem::NeedsAccount);
    match action {
        PersonAction::Role { role } => {
            read_role(role)?;
            needs_account()
        }
        PersonAction::Rename { name } => read_name(name).map(drop),
        PersonAction::ResetPassword {} => needs_account(),
        _ => Ok(()),
    }
}

fn read_role(name: &str) -> Result<Role, ServiceProblem> {
    let unreadable = || ServiceProblem::Unreadable { detail: "role: player, admin".to_owned() };
    Role::from_name(name).ok_or_else(unreadable)
}

/// Returns the name of an action and its description for the audit trail.
fn described(action: &PersonAction, row: &PersonRow) -> (&'static str, String) {
    let for_days = |days: &Option<u32>| match days {
        Some(days) => format!("{}, {days} days", row.name),
        None => format!("{}, for good", row.name),
    };
    match action {
        PersonAction::Ban { days } => ("ban", for_days(days)),
        PersonAction::Unban {} => ("unban", row.name.clone()),
        PersonAction::Mute { days } => ("mute", for_days(days)),
        PersonAction::Unmute {} => ("unmute", row.name.clone()),
        PersonAction::Rename { name } => ("rename", format!("{} -> {name}", row.name)),
        PersonAction::Role { role } => ("role", format!("{}, {role}", row.name)),
        PersonAction::ResetPassword {} => ("reset-password", row.name.clone()),
        // The name is forgotten with the person.
        PersonAction::Delete {} => ("delete-person", String::new()),
        PersonAction::Undelete {} => ("undelete-person", String::new()),
    }
}

async fn perform(
    state: &State,
    row: PersonRow,
    action: PersonAction,
    lang: Lang,
) -> Result<ActionDone, ApiError> {
    let store = &state.store;
    let person = row.person;
    let until = |days: Option<u32>| {
        let until_ms = days.map(|days| state.time.latest_ms() + u64::from(days) * DAY_MS);
        Some(until_ms.unwrap_or(FOR_GOOD_MS))
    };
    match action {
        PersonAction::Ban { days } => store.ban(person, until(days)).await?,
        PersonAction::Unban {} => store.ban(person, None).await?,
        PersonAction::Mute { days } => store.mute(person, until(days)).await?,
        PersonAction::Unmute {} => store.mute(person, None).await?,
        PersonAction::Role { role } => store.set_role(person, read_role(&role)?).await?,
        PersonAction::Rename { name } => {
            let name = Some(read_name(&name)?);
            store.change_person(person, &PersonChange { name, ..PersonChange::default() }).await?;
        }
        PersonAction::ResetPassword {} => return reset_password(state, row).await,
        PersonAction::Delete {} => {
            forget(state, person, lang).await?;
        }
        PersonAction::Undelete {} => {
            store.undelete_person(person).await?;
        }
    }
    Ok(ActionDone::default())
}

async fn reset_password(state: &State, row: PersonRow) -> Result<ActionDone, ApiError> {
    let new = hex(&random::<8>());
    let password = state.passwords.hash(CONSOLE_KEY, new.clone()).await?;
    state.store.set_password(row.person, &password, PasswordProof::Administrator).await?;
    Ok(ActionDone { password: Some(new) })
}

/// Deletes a table with its game and its chat.
#[utoipa::path(delete, path = "/api/v1/admin/tables/{id}", tag = "admin",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 204, description = "Gone.")))]
pub(crate) async fn delete_table(
    Shared(state): Shared<State>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let id = table_id(&id)?;
    let row = state.store.table(&id).await;
    row.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchTable))?;
    let delete = async {
        // Tell the people at the table first. A finished table is closed to everybody anyway.
        state.hub.inner.close_table(&id).await;
        let deleted = state.store.delete_table(&id).await;
        deleted.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchTable))?;
        state.hub.inner.drop_table(&id).await;
        Ok(StatusCode::NO_CONTENT)
    };
    let entry = AuditEntry::new(admin, "delete-table", format!("table {id}"), String::new());
    entry.then(&state, delete).await
}

/// Deletes an uploaded record.
#[utoipa::path(delete, path = "/api/v1/admin/records/{id}", tag = "admin",
    params(("id" = String, Path, description = "The record.")),
    responses((status = 204, description = "Gone.")))]
pub(crate) async fn delete_record(
    Shared(state): Shared<State>,
    admin: Admin,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let id = table_id(&id).map_err(|_| ServiceProblem::NoSuchRecord)?;
    let missing = |error| ApiError::or_missing(error, ServiceProblem::NoSuchRecord);
    let record = state.store.record(&id).await.map_err(missing)?;
    let detail = format!("of person {}", record.person);
    let entry = AuditEntry::new(admin, "delete-record", format!("record {id}"), detail);
    let delete = async {
        state.store.delete_record(record.person, &id).await.map_err(missing)?;
        Ok(StatusCode::NO_CONTENT)
    };
    entry.then(&state, delete).await
}

/// Lists the audit trail, newest first.
#[utoipa::path(get, path = "/api/v1/admin/audit", tag = "admin",
    responses((status = 200, body = Vec<AuditBody>)))]
pub(crate) async fn audit(
    Shared(state): Shared<State>,
    _: Admin,
) -> Result<Json<Vec<AuditBody>>, ApiError> {
    let audits = state.store.audits(LIST_MAX).await?;
    let number = |audit: &Audit| audit.by.parse().ok().map(Person);
    let names = names(&state, audits.iter().filter_map(number)).await?;
    let shown = audits.into_iter().map(|audit| (number(&audit), audit));
    let shown = shown.map(|(number, Audit { at_ms, by, action, subject, detail })| AuditBody {
        at_ms,
        by,
        by_name: number.and_then(|number| Some(names.get(&number)?.name.clone())),
        action,
        subject,
        detail,
    });
    Ok(Json(shown.collect()))
}

/// An entry of the audit trail.
struct AuditEntry {
    admin: Admin,
    action: &'static str,
    subject: String,
    detail: String,
}

impl AuditEntry {
    fn new(admin: Admin, action: &'static str, subject: String, detail: String) -> AuditEntry {
        AuditEntry { admin, action, subject, detail }
    }

    async fn write(self, state: &State) -> Result<(), ApiError> {
        let AuditEntry { admin, action, subject, detail } = self;
        let (at_ms, by, action) = (state.clock.now_ms(), admin.name(), action.to_owned());
        Ok(state.store.note_audit(&Audit { at_ms, by, action, subject, detail }).await?)
    }

    /// Writes the entry and then acts, so that nothing is done that the trail doesn't show, even if
    /// the server dies in between. If the action fails, another entry says so.
    async fn then<T>(
        self,
        state: &State,
        act: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        let detail = self.action.to_owned();
        let failed = AuditEntry::new(self.admin, "failed", self.subject.clone(), detail);
        self.write(state).await?;
        let done = act.await;
        if done.is_err() {
            failed.write(state).await?;
        }
        done
    }
}
