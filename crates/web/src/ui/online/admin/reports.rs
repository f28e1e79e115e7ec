//! The reports: the reporter, the reported person, the message, and the possible actions.

use super::{AdminPage, Change};
use crate::model::route::{OnlineRoute, Route};
use crate::ui::online::http;
use crate::ui::platform;
use leptos::prelude::*;
use texts::visible;
use texts::web::admin::{AdminMsg, say_admin};
use texts::web::online::nobody;
use wire::http::{CloseBody, FiledReport, REPORTS_LISTED};

pub(super) fn section(page: AdminPage) -> impl IntoView {
    let app = page.app;
    let rows = move || {
        let reports = page.reports.get()?;
        Some(if reports.is_empty() {
            view! { <p class="hint">{app.say_admin(AdminMsg::NoReports)}</p> }.into_any()
        } else {
            // A full page may have another one after it.
            let is_full = reports.len() >= REPORTS_LISTED as usize && page.has_older.get();
            let older = is_full.then(|| {
                view! {
                    <button data-testid="older-reports" on:click=move |_| page.load_older_reports()>
                        {app.say_admin(AdminMsg::OlderReports)}
                    </button>
                }
            });
            let rows = reports.into_iter().map(|report| row(page, report)).collect_view();
            view! { <ul class="saved" data-testid="reports">{rows}</ul> {older} }.into_any()
        })
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say_admin(AdminMsg::Reports)}</h2>
            <label class="row">
                <input type="checkbox" data-testid="with-closed" on:change=move |event| {
                    page.with_closed.set(event_target_checked(&event));
                    page.load_reports();
                }/>
                <span>{move || app.say_admin(AdminMsg::ShowClosed)}</span>
            </label>
            {rows}
        </section>
    }
}

fn row(page: AdminPage, report: FiledReport) -> impl IntoView {
    let lang = page.app.lang.get();
    let say = |what: AdminMsg| say_admin(lang, &what);
    let name = |name: &Option<String>| name.clone().unwrap_or_else(|| nobody(lang));
    let by = name(&report.by_name);
    let about = name(&report.about_name);
    let closed = report.closed_ms.map(|ms| platform::date(ms, lang));
    let closed = closed.map(|when| say(AdminMsg::Closed { when: &when }));
    let signs: Vec<String> =
        [Some(platform::date(report.created_ms, lang)), closed].into_iter().flatten().collect();
    let said = match &report.said {
        Some(said) => say(AdminMsg::Said { said: &visible(said) }),
        None => say(AdminMsg::SaidGone),
    };
    let reason = (!report.text.is_empty())
        .then(|| say(AdminMsg::Reason { text: &visible(&report.text) }))
        .map(|reason| view! { <span>{reason}</span> });
    let note = report.note.as_ref().filter(|note| !note.is_empty());
    let note = note.map(|note| say(AdminMsg::NoteLine { note: &visible(note) }));
    let note = note.map(|note| view! { <span>{note}</span> });
    let person = report.about;
    let manage = report.about_name.as_ref().map(|name| {
        let manage = say(AdminMsg::Manage { name });
        view! {
            <button data-testid="manage-reported" on:click=move |_| page.manage(person)>
                {manage}
            </button>
        }
    });
    let table = report.said.is_some().then(|| {
        let route = Route::Online(OnlineRoute::Table(report.table.to_string())).hash();
        let id = report.table.clone();
        view! {
            <a class="button" href=route>{say(AdminMsg::SeeTable)}</a>
            <button data-testid="delete-reported" on:click=move |_| page.delete_table(id.clone())>
                {say(AdminMsg::DeleteTable)}
            </button>
        }
    });
    let close = report.closed_ms.is_none().then(|| close(page, report.id));
    view! {
        <li data-testid="report">
            <div class="saved-about">
                <strong>{say(AdminMsg::ReportLine { by: &by, about: &about })}</strong>
                <span class="hint">{signs.join(" · ")}</span>
                <span>{said}</span>
                {reason}
                {note}
            </div>
            <div class="row">{manage} {table}</div>
            {close}
        </li>
    }
}

fn close(page: AdminPage, id: u64) -> impl IntoView {
    let app = page.app;
    let note = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = http::body(&CloseBody { note: note.get_untracked() });
        page.change(Change::post(format!("admin/reports/{id}/close"), body), |_| ());
    };
    view! {
        <form class="form" on:submit=submit>
            {super::field(app, AdminMsg::Note, "text", "report-note", note)}
            <button data-testid="close-report">
                {move || app.say_admin(AdminMsg::CloseReport)}
            </button>
        </form>
    }
}
