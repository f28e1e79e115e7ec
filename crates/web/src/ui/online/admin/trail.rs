//! The audit trail of administrators' actions.

use super::AdminPage;
use crate::ui::platform;
use leptos::prelude::*;
use texts::Lang;
use texts::web::admin::{AdminMsg, action, say_admin, subject};
use texts::web::colon;
use wire::http::AuditBody;

pub(super) fn section(page: AdminPage) -> impl IntoView {
    let app = page.app;
    let rows = move || {
        let audit = page.audit.get()?;
        let lang = app.lang.get();
        Some(if audit.is_empty() {
            view! { <p class="hint">{app.say_admin(AdminMsg::NoAudit)}</p> }.into_any()
        } else {
            let rows = audit.into_iter().map(|entry| row(lang, entry)).collect_view();
            view! { <ul class="saved" data-testid="audit">{rows}</ul> }.into_any()
        })
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say_admin(AdminMsg::Audit)}</h2>
            {rows}
        </section>
    }
}

fn row(lang: Lang, entry: AuditBody) -> impl IntoView {
    let by = match (entry.by.as_str(), entry.by_name) {
        ("console", _) => say_admin(lang, &AdminMsg::Console),
        (_, Some(name)) => name,
        (number, None) => say_admin(lang, &AdminMsg::OfPerson { number }),
    };
    let whom = subject(lang, &entry.subject);
    let whom = if entry.detail.is_empty() { whom } else { format!("{whom} ({})", entry.detail) };
    let what = colon(lang, &action(lang, &entry.action), &whom);
    let signs = format!("{by} · {}", platform::date(entry.at_ms, lang));
    view! {
        <li>
            <div class="saved-about">
                <span>{what}</span>
                <span class="hint">{signs}</span>
            </div>
        </li>
    }
}
