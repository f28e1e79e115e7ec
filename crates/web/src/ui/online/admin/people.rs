//! Finding people, and the actions for one of them.

use super::{AdminPage, Change};
use crate::model::online::moderation::{self, Term};
use crate::ui::online::http;
use crate::ui::platform;
use leptos::prelude::*;
use texts::Lang;
use texts::web::admin::{AdminMsg, say_admin};
use wire::http::{ActionDone, KnownPerson, PersonAction};

/// The heading of the person being managed.
pub(super) const PANEL: &str = "admin-person";

pub(super) fn section(page: AdminPage) -> impl IntoView {
    let app = page.app;
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        page.person.set(None);
        page.search();
    };
    let rows = move || {
        let found = page.found.get()?;
        Some(if found.is_empty() {
            view! { <p class="hint" role="status">{app.say_admin(AdminMsg::NoneFound)}</p> }
                .into_any()
        } else {
            let rows = found.into_iter().map(|person| row(page, person)).collect_view();
            view! { <ul class="saved" data-testid="people">{rows}</ul> }.into_any()
        })
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say_admin(AdminMsg::People)}</h2>
            <form class="form" role="search" on:submit=submit>
                {super::field(app, AdminMsg::Find, "search", "find-people", page.searched)}
                <button data-testid="search-people">
                    {move || app.say_admin(AdminMsg::Search)}
                </button>
            </form>
            {rows}
            {move || page.person.get().map(|person| panel(page, person))}
        </section>
    }
}

/// Describes a person in one line.
fn about(lang: Lang, person: &KnownPerson) -> String {
    let say = |what: AdminMsg| say_admin(lang, &what);
    let now_ms = platform::now_ms();
    let banned = moderation::term(person.banned_until_ms, now_ms).map(|term| match term {
        Term::Until(ms) => say(AdminMsg::BannedUntil { when: &platform::date(ms, lang) }),
        Term::ForGood => say(AdminMsg::Banned),
    });
    let muted = moderation::term(person.muted_until_ms, now_ms).map(|term| match term {
        Term::Until(ms) => say(AdminMsg::MutedUntil { when: &platform::date(ms, lang) }),
        Term::ForGood => say(AdminMsg::Muted),
    });
    let account = match &person.login {
        Some(login) => Some(login.clone()),
        None if person.bot => None,
        None => Some(say(AdminMsg::IsGuest)),
    };
    let signs = [
        Some(say(AdminMsg::Number { number: &person.person.to_string() })),
        account,
        person.bot.then(|| say(AdminMsg::IsBot)),
        (person.role == "admin").then(|| say(AdminMsg::IsAdmin)),
        banned,
        muted,
        Some(say(AdminMsg::Since { when: &platform::date(person.created_ms, lang) })),
    ];
    signs.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn row(page: AdminPage, known: KnownPerson) -> impl IntoView {
    let lang = page.app.lang.get();
    let person = known.person;
    let manage = say_admin(lang, &AdminMsg::Manage { name: &known.name });
    view! {
        <li data-testid="person">
            <div class="saved-about">
                <span>{known.name.clone()}</span>
                <span class="hint">{about(lang, &known)}</span>
            </div>
            <button data-testid="manage" on:click=move |_| page.manage(person)>{manage}</button>
        </li>
    }
}

/// Performs an action on a person, and shows their new state.
fn act(page: AdminPage, person: table::Person, action: PersonAction) {
    let gone = action == PersonAction::Delete {};
    let path = format!("admin/people/{person}");
    page.change(Change::post(path.clone(), http::body(&action)), move |answer| {
        let done = http::read::<ActionDone>(answer).unwrap_or_default();
        page.password.set(done.password);
        if gone {
            page.person.set(None);
        } else {
            page.app.fetch(path, page.person);
        }
    });
}

fn panel(page: AdminPage, known: KnownPerson) -> AnyView {
    let app = page.app;
    let lang = app.lang.get();
    let password = move || {
        let password = page.password.get()?;
        let told = app.say_admin(AdminMsg::NewPassword { password: &password });
        Some(view! { <p role="status" data-testid="new-password">{told}</p> })
    };
    view! {
        <div class="form" data-testid="admin-person">
            <h3 id=PANEL tabindex="-1">{known.name.clone()}</h3>
            <p class="hint" data-testid="about-person">{about(lang, &known)}</p>
            {password}
            {standing(page, &known)}
            {rename(page, &known)}
            {account(page, &known)}
        </div>
    }
    .into_any()
}

/// Shows a button of the panel.
fn button(
    page: AdminPage,
    label: AdminMsg<'static>,
    testid: &'static str,
    press: impl Fn() + 'static,
) -> AnyView {
    let label = say_admin(page.app.lang.get(), &label);
    view! { <button type="button" data-testid=testid on:click=move |_| press()>{label}</button> }
        .into_any()
}

/// Shows the controls for banning and muting.
fn standing(page: AdminPage, known: &KnownPerson) -> impl IntoView + use<> {
    let app = page.app;
    let person = known.person;
    let typed = RwSignal::new(String::new());
    let days = move || {
        let days = moderation::days(&typed.get_untracked());
        if days.is_err() {
            app.tell(say_admin(app.lang.get_untracked(), &AdminMsg::BadDays));
        }
        days.ok()
    };
    let now_ms = platform::now_ms();
    let name = known.name.clone();
    let ban = match moderation::term(known.banned_until_ms, now_ms) {
        Some(_) => button(page, AdminMsg::Unban, "unban", move || {
            act(page, person, PersonAction::Unban {});
        }),
        None => button(page, AdminMsg::Ban, "ban", move || {
            let Some(days) = days() else { return };
            let question = say_admin(app.lang.get_untracked(), &AdminMsg::BanAsk { name: &name });
            page.confirm(question, AdminMsg::Ban, move || {
                act(page, person, PersonAction::Ban { days });
            });
        }),
    };
    let mute = match moderation::term(known.muted_until_ms, now_ms) {
        Some(_) => button(page, AdminMsg::Unmute, "unmute", move || {
            act(page, person, PersonAction::Unmute {});
        }),
        None => button(page, AdminMsg::Mute, "mute", move || {
            if let Some(days) = days() {
                act(page, person, PersonAction::Mute { days });
            }
        }),
    };
    view! {
        {super::field(app, AdminMsg::Days, "text", "days", typed)}
        <p class="hint">{move || app.say_admin(AdminMsg::DaysHelp)}</p>
        <div class="row">{mute} {ban}</div>
    }
}

fn rename(page: AdminPage, known: &KnownPerson) -> impl IntoView + use<> {
    let app = page.app;
    let person = known.person;
    let name = RwSignal::new(known.name.clone());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        act(page, person, PersonAction::Rename { name: name.get_untracked() });
    };
    view! {
        <form class="form" on:submit=submit>
            {super::field(app, AdminMsg::NewName, "text", "rename-to", name)}
            <button data-testid="rename-person">
                {move || app.say_admin(AdminMsg::Rename)}
            </button>
        </form>
    }
}

/// Shows the controls for the role, the password, and deleting the person.
fn account(page: AdminPage, known: &KnownPerson) -> impl IntoView + use<> {
    let app = page.app;
    let person = known.person;
    let has_account = known.login.is_some();
    let asking = |label: AdminMsg<'static>,
                  testid: &'static str,
                  question: fn(&str) -> AdminMsg<'_>,
                  action: PersonAction| {
        let name = known.name.clone();
        button(page, label, testid, move || {
            let question = say_admin(app.lang.get_untracked(), &question(&name));
            let action = action.clone();
            page.confirm(question, label, move || act(page, person, action.clone()));
        })
    };
    let role = has_account.then(|| match known.role.as_str() {
        "admin" => button(page, AdminMsg::MakePlayer, "make-player", move || {
            act(page, person, PersonAction::Role { role: "player".to_owned() });
        }),
        _ => asking(
            AdminMsg::MakeAdmin,
            "make-admin",
            |name| AdminMsg::MakeAdminAsk { name },
            PersonAction::Role { role: "admin".to_owned() },
        ),
    });
    let reset = has_account.then(|| {
        asking(
            AdminMsg::ResetPassword,
            "reset-password",
            |name| AdminMsg::ResetAsk { name },
            PersonAction::ResetPassword {},
        )
    });
    let delete = asking(
        AdminMsg::DeletePerson,
        "delete-person",
        |name| AdminMsg::DeletePersonAsk { name },
        PersonAction::Delete {},
    );
    view! { <div class="row">{role} {reset} {delete}</div> }
}
