//! The chat of a table, with the actions against people who spoil it.

use super::http;
use crate::model::Act;
use crate::model::Session;
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use crate::ui::table::Table;
use kernel::Seat;
use leptos::prelude::*;
use std::collections::BTreeSet;
use table::{News, Person};
use texts::web::online::{OnlineMsg, say};
use wire::http::ReportBody;

/// A line of the chat.
#[derive(Clone, PartialEq, Eq)]
struct Said {
    sequence: u64,
    person: Person,
    name: String,
    text: String,
}

pub fn chat<G: Drawn>(table: Table<G>, read: RwSignal<u64>) -> impl IntoView {
    let app = table.app;
    let hidden = app.server.hidden;
    let draft = RwSignal::new(String::new());
    let lines = Memo::new(move |_| {
        let lang = app.lang.get();
        table.session.with(|session| said(session, lang))
    });
    let muted = Memo::new(move |_| table.session.with(muted));
    // The lines of a hidden or muted person are redrawn, so the focused element is gone.
    Effect::new(move |before: Option<()>| {
        hidden.track();
        muted.track();
        if before.is_some() {
            platform::keep_focus("chat-log");
        }
    });
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_owned();
        if !text.is_empty() {
            draft.set(String::new());
            let seat = table.session.with_untracked(Session::my_seat).unwrap_or(Seat(0));
            let _ = table.session.try_update(|session| session.act(seat, Act::Say { text }, 0));
            table.post();
        }
    };
    let may_write = Memo::new(move |_| table.session.with(|session| session.me().is_some()));
    let shown = move || {
        let hidden = hidden.get();
        let muted = muted.get();
        let lang = app.lang.get();
        lines
            .get()
            .into_iter()
            .map(|line| {
                let gone = hidden.contains(&line.person);
                let silent = muted.contains(&line.person);
                (line, gone, silent, lang)
            })
            .collect::<Vec<_>>()
    };
    view! {
        <section class="card-panel chat" id="chat" data-testid="chat" aria-label=move || app.say_online(OnlineMsg::Chat)>
            <h2>{move || app.say_online(OnlineMsg::Chat)}</h2>
            <div class="chat-scroll" id="chat-log" role="log" tabindex="0" aria-label=move || app.say_online(OnlineMsg::Chat)>
                <ol class="chat-lines">
                    <For
                        each=shown
                        key=|(line, gone, silent, lang)| (line.sequence, *gone, *silent, lang.tag())
                        children=move |(said, gone, silent, _)| line(table, said, gone, silent)
                    />
                </ol>
            </div>
            {move || lines.with(Vec::is_empty).then(|| {
                view! { <p class="hint">{app.say_online(OnlineMsg::NoChat)}</p> }
            })}
            {move || may_write.get().then(|| view! {
                <form class="row" on:submit=send>
                    <input
                        type="text" maxlength="500" data-testid="chat-text" id="chat-text"
                        on:focus=move |_| read.set(u64::MAX)
                        on:blur=move |_| read.set(last(table))
                        aria-label=move || app.say_online(OnlineMsg::ChatHint)
                        placeholder=move || app.say_online(OnlineMsg::ChatHint)
                        prop:value=move || draft.get()
                        on:input=move |event| draft.set(event_target_value(&event))
                    />
                    <button data-testid="chat-send">{move || app.say_online(OnlineMsg::Send)}</button>
                </form>
            })}
        </section>
    }
}

/// Returns the last line of the table.
fn last<G: Drawn>(table: Table<G>) -> u64 {
    table.session.with_untracked(|session| session.status().sequence)
}

/// Returns the number of lines by others since this reader was last at the chat.
pub fn unread<G: Drawn>(table: Table<G>, read: RwSignal<u64>) -> Memo<usize> {
    let hidden = table.app.server.hidden;
    Memo::new(move |_| {
        let since = read.get();
        table.session.with(|session| {
            let news = session.notes().iter().rev().take_while(|told| told.sequence > since);
            let others = news.filter(|told| match &told.news {
                News::Said { person, .. } => {
                    session.me() != Some(*person) && hidden.with(|hidden| !hidden.contains(person))
                }
                _ => false,
            });
            others.count()
        })
    })
}

fn said<G: Drawn>(session: &Session<G>, lang: texts::Lang) -> Vec<Said> {
    let notes = session.notes().iter();
    let lines = notes.filter_map(|told| match &told.news {
        News::Said { person, text } => Some(Said {
            sequence: told.sequence,
            person: *person,
            name: session.person_name(lang, *person),
            text: text.clone(),
        }),
        _ => None,
    });
    lines.collect()
}

/// Returns the people who are muted.
fn muted<G: Drawn>(session: &Session<G>) -> BTreeSet<Person> {
    let mut muted = BTreeSet::new();
    for told in session.notes() {
        match &told.news {
            News::Muted { person } => drop(muted.insert(*person)),
            News::Unmuted { person } => drop(muted.remove(person)),
            _ => {}
        }
    }
    muted
}

fn line<G: Drawn>(table: Table<G>, said: Said, gone: bool, silent: bool) -> impl IntoView {
    let app = table.app;
    let lang = app.lang.get_untracked();
    let Said { sequence, person, name, text } = said;
    let (me, owner) =
        table.session.with_untracked(|session| (session.me(), session.status().owner));
    let others = me.is_some() && me != Some(person);
    let menu = others.then(|| {
        let hide =
            if gone { OnlineMsg::Unhide { name: &name } } else { OnlineMsg::Hide { name: &name } };
        let hide = say(lang, &hide);
        let mute = (owner == me).then(|| {
            let (label, act) = if silent {
                (OnlineMsg::Unmute { name: &name }, wire::Act::Unmute { person })
            } else {
                (OnlineMsg::Mute { name: &name }, wire::Act::Mute { person })
            };
            let label = say(lang, &label);
            view! {
                <button class="quiet" data-testid="mute" on:click=move |_| {
                    let id = table.session.with_untracked(|session| session.online_table().cloned());
                    if let Some(id) = id {
                        app.do_at(&id, act.clone());
                    }
                }>{label}</button>
            }
        });
        let reason = RwSignal::new(String::new());
        let send = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            platform::close_menu();
            report(table, sequence, reason.get_untracked());
        };
        view! {
            <details class="menu chat-menu">
                <summary aria-label=say(lang, &OnlineMsg::AboutLine { name: &name }) data-testid="about-line">"…"</summary>
                <div class="menu-body">
                    <button class="quiet" data-testid="hide" on:click=move |_| app.hide(person)>
                        {hide}
                    </button>
                    {mute}
                    <form class="form" on:submit=send>
                        <label class="field">
                            <span>{say(lang, &OnlineMsg::ReportAsk { name: &name })}</span>
                            <input type="text" maxlength="1000" data-testid="report-text"
                                on:input=move |event| reason.set(event_target_value(&event))/>
                        </label>
                        <button class="quiet" data-testid="report">{say(lang, &OnlineMsg::Report)}</button>
                    </form>
                </div>
            </details>
        }
    });
    let shown = if gone { say(lang, &OnlineMsg::Hidden) } else { text };
    view! {
        <li class:hint=gone>
            <strong>{texts::web::colon(lang, &name, "")}</strong>
            <span>{shown}</span>
            {menu}
        </li>
    }
}

/// Reports a line to the operator.
fn report<G: Drawn>(table: Table<G>, sequence: u64, text: String) {
    let app = table.app;
    let lang = app.lang.get_untracked();
    let id = table.session.with_untracked(|session| session.id.clone());
    leptos::task::spawn_local(async move {
        let path = format!("tables/{id}/reports");
        let body = http::body(&ReportBody { sequence, text: text.trim().to_owned() });
        match http::post::<()>(lang, &path, body).await {
            Ok(()) => app.mention(say(lang, &OnlineMsg::Reported)),
            Err(error) => app.show_error(&error),
        }
    });
}
