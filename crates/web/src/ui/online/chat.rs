//! The chat of a table, with what one can do about people who spoil it.

use super::http;
use crate::model::Act;
use crate::model::Session;
use crate::ui::drawn::Drawn;
use crate::ui::table::Table;
use kernel::Seat;
use leptos::prelude::*;
use serde_json::json;
use std::collections::BTreeSet;
use table::{News, Person};
use texts::web::online::{Msg, say};

/// A line of the chat.
#[derive(Clone, PartialEq, Eq)]
struct Said {
    sequence: u64,
    person: Person,
    name: String,
    text: String,
}

/// The chat.
pub fn chat<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let hidden = RwSignal::new(BTreeSet::<Person>::new());
    let draft = RwSignal::new(String::new());
    let lines = Memo::new(move |_| {
        let lang = app.lang.get();
        table.session.with(|session| said(session, lang))
    });
    let muted = Memo::new(move |_| table.session.with(muted));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.get_untracked().trim().to_owned();
        if !text.is_empty() {
            draft.set(String::new());
            let seat = table.session.with_untracked(Session::my_seat).unwrap_or(Seat(0));
            let _ = table.session.try_update(|session| session.act(seat, Act::Say(text), 0));
            table.post();
        }
    };
    let may_write = Memo::new(move |_| table.session.with(|session| session.me().is_some()));
    let shown = move || {
        let (hidden, muted) = (hidden.get(), muted.get());
        lines
            .get()
            .into_iter()
            .map(|line| {
                let gone = hidden.contains(&line.person);
                let silent = muted.contains(&line.person);
                (line, gone, silent)
            })
            .collect::<Vec<_>>()
    };
    view! {
        <section class="card-panel chat" data-testid="chat" aria-label=move || app.far_say(Msg::Chat)>
            <h2>{move || app.far_say(Msg::Chat)}</h2>
            <ol class="chat-lines" role="log" aria-live="polite">
                <For
                    each=shown
                    key=|(line, gone, silent)| (line.sequence, *gone, *silent)
                    children=move |(said, gone, silent)| line(table, hidden, said, gone, silent)
                />
            </ol>
            {move || lines.with(Vec::is_empty).then(|| {
                view! { <p class="hint">{app.far_say(Msg::NoChat)}</p> }
            })}
            {move || may_write.get().then(|| view! {
                <form class="row" on:submit=send>
                    <input
                        type="text" maxlength="500" data-testid="chat-text"
                        aria-label=move || app.far_say(Msg::ChatHint)
                        placeholder=move || app.far_say(Msg::ChatHint)
                        prop:value=move || draft.get()
                        on:input=move |event| draft.set(event_target_value(&event))
                    />
                    <button data-testid="chat-send">{move || app.far_say(Msg::Send)}</button>
                </form>
            })}
        </section>
    }
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

/// Who may not write any more.
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

fn line<G: Drawn>(
    table: Table<G>,
    hidden: RwSignal<BTreeSet<Person>>,
    said: Said,
    gone: bool,
    silent: bool,
) -> impl IntoView {
    let app = table.app;
    let lang = app.lang.get_untracked();
    let Said { sequence, person, name, text } = said;
    let (me, owner) =
        table.session.with_untracked(|session| (session.me(), session.status().owner));
    let others = me.is_some() && me != Some(person);
    let menu = others.then(|| {
        let hide = match gone {
            true => say(lang, &Msg::Unhide { name: &name }),
            false => say(lang, &Msg::Hide { name: &name }),
        };
        let mute = (owner == me).then(|| {
            let label = match silent {
                true => say(lang, &Msg::Unmute { name: &name }),
                false => say(lang, &Msg::Mute { name: &name }),
            };
            let act = match silent {
                true => wire::Act::Unmute { person },
                false => wire::Act::Mute { person },
            };
            view! {
                <button class="quiet" on:click=move |_| {
                    let id = table.session.with_untracked(|session| session.far_table().cloned());
                    if let Some(id) = id {
                        app.do_at(&id, act.clone());
                    }
                }>{label}</button>
            }
        });
        let ask = say(lang, &Msg::ReportAsk { name: &name });
        let yes = say(lang, &Msg::Report);
        let report_label = yes.clone();
        view! {
            <details class="menu chat-menu">
                <summary aria-label=name.clone()>"…"</summary>
                <div class="menu-body">
                    <button class="quiet" on:click=move |_| hidden.update(|hidden| {
                        if !hidden.remove(&person) {
                            hidden.insert(person);
                        }
                    })>{hide}</button>
                    {mute}
                    <button class="quiet" data-testid="report" on:click=move |_| {
                        app.confirm(ask.clone(), yes.clone(), move || report(table, sequence));
                    }>{report_label}</button>
                </div>
            </details>
        }
    });
    let shown = if gone { say(lang, &Msg::Hidden) } else { text };
    view! {
        <li class:hint=gone>
            <strong>{texts::web::colon(lang, &name, "")}</strong>
            <span>{shown}</span>
            {menu}
        </li>
    }
}

/// Reports a line to whoever runs the server.
fn report<G: Drawn>(table: Table<G>, sequence: u64) {
    let app = table.app;
    let lang = app.lang.get_untracked();
    let id = table.session.with_untracked(|session| session.id.clone());
    leptos::task::spawn_local(async move {
        let path = format!("tables/{id}/reports");
        let body = json!({ "sequence": sequence, "text": "" });
        match http::post::<()>(lang, &path, &body).await {
            Ok(()) => app.tell(say(lang, &Msg::Reported)),
            Err(trouble) => app.tell(trouble.told(lang)),
        }
    });
}
