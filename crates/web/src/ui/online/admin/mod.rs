//! The administration page: reports, people, tables and records, and the audit trail. It makes the
//! same requests as `emberwake admin`, and the server refuses everyone else.

mod people;
mod reports;
mod trail;

use super::http;
use crate::model::online::moderation;
use crate::model::route::{OnlineRoute, Route};
use crate::ui::app::App;
use crate::ui::platform;
use leptos::prelude::*;
use serde_json::Value;
use texts::web::admin::{AdminMsg, say_admin};
use texts::web::online::OnlineMsg;
use wire::http::{AuditBody, FiledReport, KnownPerson, REPORTS_LISTED};

/// The heading that gets the focus when the focused element is gone.
const TOP: &str = "admin-top";

impl App {
    /// Returns a text of the administration page; reacts to a change of language.
    fn say_admin(self, what: AdminMsg) -> String {
        say_admin(self.lang.get(), &what)
    }

    fn is_admin(self) -> bool {
        self.server.me.with(|me| me.as_ref().is_some_and(|me| me.role == "admin"))
    }
}

/// Shows the link to the page, for people who may see it.
pub fn link(app: App) -> impl IntoView {
    move || {
        app.is_admin().then(|| {
            let route = Route::Online(OnlineRoute::Admin).hash();
            let title = app.say_admin(AdminMsg::Title);
            view! { <a class="button" href=route data-testid="admin-link">{title}</a> }
        })
    }
}

/// Shows the page, or a sentence to everyone else.
pub fn open(app: App) -> AnyView {
    let is_admin = Memo::new(move |_| app.is_admin());
    (move || {
        if is_admin.get() {
            page(app)
        } else {
            super::instead(app, move || app.say_admin(AdminMsg::NotAdmin))
        }
    })
    .into_any()
}

/// The state of the page.
#[derive(Clone, Copy)]
struct AdminPage {
    app: App,
    reports: RwSignal<Option<Vec<FiledReport>>>,
    /// Whether there may be older reports than those.
    has_older: RwSignal<bool>,
    /// Whether closed reports are listed too.
    with_closed: RwSignal<bool>,
    found: RwSignal<Option<Vec<KnownPerson>>>,
    /// The last search for a part of a name.
    searched: RwSignal<String>,
    /// The person being managed.
    person: RwSignal<Option<KnownPerson>>,
    /// A new password, until something else is done.
    password: RwSignal<Option<String>>,
    audit: RwSignal<Option<Vec<AuditBody>>>,
}

/// A change requested by an administrator.
struct Change {
    method: &'static str,
    path: String,
    body: String,
}

impl Change {
    fn delete(path: String) -> Change {
        Change { method: "DELETE", path, body: http::nothing() }
    }

    fn post(path: String, body: String) -> Change {
        Change { method: "POST", path, body }
    }
}

impl AdminPage {
    fn new(app: App) -> AdminPage {
        AdminPage {
            app,
            reports: RwSignal::new(None),
            has_older: RwSignal::new(true),
            with_closed: RwSignal::new(false),
            found: RwSignal::new(None),
            searched: RwSignal::new(String::new()),
            person: RwSignal::new(None),
            password: RwSignal::new(None),
            audit: RwSignal::new(None),
        }
    }

    fn load_reports(self) {
        let all = self.with_closed.get_untracked();
        self.has_older.set(true);
        self.app.fetch(format!("admin/reports?all={all}"), self.reports);
    }

    /// Adds the reports before the last one listed.
    fn load_older_reports(self) {
        let all = self.with_closed.get_untracked();
        let last = self.reports.with_untracked(|reports| Some(reports.as_ref()?.last()?.id));
        let Some(last) = last else { return };
        let add = move |found| {
            let older: Vec<FiledReport> = http::read(found)?;
            self.has_older.try_set(older.len() == REPORTS_LISTED as usize);
            self.reports.try_update(|reports| reports.get_or_insert_default().extend(older));
            Ok(())
        };
        self.app.fetch_value(format!("admin/reports?all={all}&before={last}"), Box::new(add));
    }

    fn search(self) {
        let text = self.searched.get_untracked();
        let text = String::from(js_sys::encode_uri_component(&text));
        self.app.fetch(format!("admin/people?find={text}"), self.found);
    }

    /// Reloads everything that a change may have affected.
    fn reload(self) {
        self.load_reports();
        self.app.fetch("admin/audit".to_owned(), self.audit);
        if self.found.with_untracked(Option::is_some) {
            self.search();
        }
    }

    /// Shows the actions for a person.
    fn manage(self, person: table::Person) {
        self.password.set(None);
        // The panel appears once the server has answered, so the focus waits for that.
        let show = move |found| {
            self.person.try_set(Some(http::read(found)?));
            platform::focus_soon(people::PANEL);
            Ok(())
        };
        self.app.fetch_value(format!("admin/people/{person}"), Box::new(show));
    }

    /// Makes a change, reports it, and shows the new state.
    fn change(self, change: Change, then: impl FnOnce(Value) + 'static) {
        let app = self.app;
        let lang = app.lang.get_untracked();
        leptos::task::spawn_local(async move {
            let Change { method, path, body } = change;
            match http::value(lang, method, &path, Some(body)).await {
                Ok(answer) => {
                    app.mention(say_admin(lang, &AdminMsg::Done));
                    then(answer);
                    self.reload();
                    platform::keep_focus(TOP);
                }
                Err(error) => app.show_error(&error),
            }
        });
    }

    /// Asks for confirmation.
    fn confirm(self, question: String, yes: AdminMsg, on_yes: impl Fn() + Send + Sync + 'static) {
        let yes = say_admin(self.app.lang.get_untracked(), &yes);
        self.app.confirm(question, yes, on_yes);
    }

    /// Deletes a table after confirmation.
    fn delete_table(self, id: wire::TableId) {
        let question = say_admin(self.app.lang.get_untracked(), &AdminMsg::DeleteTableAsk);
        self.confirm(question, AdminMsg::DeleteTable, move || {
            self.change(Change::delete(format!("admin/tables/{id}")), |_| ());
        });
    }
}

fn page(app: App) -> AnyView {
    let page = AdminPage::new(app);
    page.reload();
    view! {
        <div class="page" data-testid="admin">
            <h1 id=TOP tabindex="-1">{move || app.say_admin(AdminMsg::Title)}</h1>
            <p class="row">
                <a class="button" href="#/online">{move || app.say_online(OnlineMsg::Lobby)}</a>
            </p>
            {reports::section(page)}
            {people::section(page)}
            {content(page)}
            {trail::section(page)}
        </div>
    }
    .into_any()
}

/// Shows a labeled field of this page.
fn field(
    app: App,
    label: AdminMsg<'static>,
    kind: &'static str,
    testid: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{move || app.say_admin(label)}</span>
            <input
                type=kind
                maxlength="200"
                autocomplete="off"
                data-testid=testid
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}

/// Deletes tables and records.
fn content(page: AdminPage) -> impl IntoView {
    let app = page.app;
    let typed = RwSignal::new(String::new());
    let read = move || {
        let id = moderation::id(&typed.get_untracked());
        if id.is_none() {
            app.tell(say_admin(app.lang.get_untracked(), &AdminMsg::BadId));
        }
        id
    };
    let table = move |_| {
        if let Some(id) = read() {
            page.delete_table(id);
        }
    };
    let record = move |_| {
        let Some(id) = read() else { return };
        let question = say_admin(app.lang.get_untracked(), &AdminMsg::DeleteRecordAsk);
        page.confirm(question, AdminMsg::DeleteRecord, move || {
            page.change(Change::delete(format!("admin/records/{id}")), |_| ());
        });
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say_admin(AdminMsg::Content)}</h2>
            <div class="form">
                {field(app, AdminMsg::ContentId, "text", "content-id", typed)}
                <div class="row">
                    <button type="button" data-testid="delete-table" on:click=table>
                        {move || app.say_admin(AdminMsg::DeleteTable)}
                    </button>
                    <button type="button" data-testid="delete-record" on:click=record>
                        {move || app.say_admin(AdminMsg::DeleteRecord)}
                    </button>
                </div>
            </div>
        </section>
    }
}
