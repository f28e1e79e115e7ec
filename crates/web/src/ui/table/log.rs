//! What happened, in sentences, each with the paragraph it rests on.

use super::Table;
use crate::model::session::Happening;
use crate::model::{Playable, Route, Session};
use crate::ui::drawn::Drawn;
use leptos::prelude::*;
use table::Person;
use texts::{Lang, Names};

/// A sentence of the log: the event, the sentence, the paragraph, and whether a turn begins.
pub type Sentence<G> = (<G as kernel::Game>::Event, String, &'static str, bool);

/// The sentences of what happened.
pub fn sentences<'a, G: Playable>(
    happenings: impl Iterator<Item = &'a Happening<G>>,
    lang: Lang,
    names: &Names,
) -> Vec<Sentence<G>> {
    let told = |happening: &Happening<G>| {
        let event = &happening.event;
        let sentence = G::event(lang, event, names)?;
        Some((event.clone(), sentence, G::event_rule(event), G::turn_of(event).is_some()))
    };
    happenings.filter_map(told).collect()
}

/// A line of the log: of the game, or of the table around it.
#[derive(Clone)]
enum Entry<G: Drawn> {
    Game(Sentence<G>),
    Note(String),
}

/// The log of a table, the newest first.
pub fn log<G: Drawn>(table: Table<G>) -> impl IntoView {
    let lines = move || {
        let lang = table.app.lang.get();
        let shown = table.told.get();
        let told = table.session.with(|session| entries(session, shown, lang));
        told.into_iter().enumerate().rev().collect::<Vec<_>>()
    };
    // A line stays as long as it says the same, so that a long log is not made anew at each move.
    let key = |(index, entry): &(usize, Entry<G>)| match entry {
        Entry::Game(sentence) => (*index, sentence.1.clone()),
        Entry::Note(note) => (*index, note.clone()),
    };
    let draw = move |(_, entry)| match entry {
        Entry::Game(sentence) => line(table, sentence).into_any(),
        Entry::Note(note) => view! { <li class="note">{note}</li> }.into_any(),
    };
    view! {
        <ol class="log" reversed data-testid="log">
            <For each=lines key=key children=draw />
        </ol>
    }
}

/// What happened in the game and at the table, in the order in which it did. Of the game only so
/// much as the board has shown.
fn entries<G: Drawn>(session: &Session<G>, shown: usize, lang: Lang) -> Vec<Entry<G>> {
    let names = session.names();
    let mut notes = session.notes().iter().peekable();
    let mut entries = Vec::new();
    let mut note_until = |line: usize, entries: &mut Vec<Entry<G>>| {
        while let Some(told) = notes.next_if(|told| told.sequence as usize <= line) {
            let person = |person: Person| session.person_name(lang, person);
            let note = texts::desk::news(lang, &told.news, &names, person);
            entries.extend(note.map(Entry::Note));
        }
    };
    for happening in session.happenings().iter().take(shown) {
        note_until(happening.line, &mut entries);
        let told = sentences(std::iter::once(happening), lang, &names);
        entries.extend(told.into_iter().map(Entry::Game));
    }
    if shown >= session.happenings().len() {
        note_until(usize::MAX, &mut entries);
    }
    entries
}

/// A line of the log. Pointing at it marks on the board what it is about.
pub fn line<G: Drawn>(table: Table<G>, sentence: Sentence<G>) -> impl IntoView {
    let (event, sentence, rule, begins) = sentence;
    let mark = move |on: bool| table.marked.set(on.then(|| event.clone()));
    let enter = mark.clone();
    let focus = mark.clone();
    let leave = mark.clone();
    let blur = mark;
    let route = Route::Rules(G::NAME.to_owned(), Some(rule.to_owned()));
    view! {
        <li
            class:turn=begins
            on:mouseenter=move |_| enter(true)
            on:mouseleave=move |_| leave(false)
            on:focusin=move |_| focus(true)
            on:focusout=move |_| blur(false)
        >
            <span>{sentence}</span>
            " "
            <a class="rule-id" href=route.hash()>{rule}</a>
        </li>
    }
}
