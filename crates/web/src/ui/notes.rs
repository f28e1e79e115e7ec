//! Notes about positions of a game, beside its replay.

use super::drawn::Drawn;
use super::platform;
use super::storage::library;
use super::table::Table;
use crate::model::Session;
use leptos::prelude::*;
use texts::web::{LearnMsg, say_learn};

/// The note about the position that is shown, and all others. `is_table` says whether the game is
/// kept as a table, not as a record.
pub fn notes<G: Drawn>(
    table: Table<G>,
    at: Memo<usize>,
    go: Callback<usize>,
    is_table: bool,
) -> impl IntoView {
    let app = table.app;
    let written = RwSignal::new(String::new());
    Effect::new(move || {
        let lines = at.get();
        written.set(table.session.with_untracked(|session| session.comment_at(lines).to_owned()));
    });
    let say = move |what: &LearnMsg| say_learn(app.lang.get(), what);
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let lines = at.get_untracked();
        let text = written.get_untracked();
        table.session.update(|session| session.set_comment(lines, &text));
        keep(table, is_table);
        app.mention(say_learn(app.lang.get_untracked(), &LearnMsg::NoteSaved));
    };
    let all = move || {
        let notes = table.session.with(|session| session.comments().to_vec());
        let items = notes.into_iter().map(|(step, text)| {
            let said = say(&LearnMsg::NoteAt { step, text: &text });
            view! {
                <li><button class="quiet" data-testid="note" on:click=move |_| go.run(step)>{said}</button></li>
            }
        });
        view! { <ul class="notes">{items.collect_view()}</ul> }
    };
    view! {
        <h2>{move || say(&LearnMsg::Notes)}</h2>
        <form class="note-form" on:submit=save>
            <label>
                <span>{move || say(&LearnMsg::NoteHere)}</span>
                <textarea
                    rows="2"
                    data-testid="note-text"
                    prop:value=move || written.get()
                    on:input=move |event| written.set(event_target_value(&event))
                ></textarea>
            </label>
            <button data-testid="save-note">{move || say(&LearnMsg::SaveNote)}</button>
        </form>
        {all}
    }
}

/// Keeps the notes with the saved game. A record from elsewhere is kept with the other games from
/// its first note on.
fn keep<G: Drawn>(table: Table<G>, is_table: bool) {
    let app = table.app;
    let now_ms = platform::now_ms();
    let (id, comments) =
        table.session.with_untracked(|session| (session.id.clone(), session.comments().to_vec()));
    let text = if is_table {
        // The saved table may have gone on in another tab: only its notes are replaced.
        let kept = library().game(&id).ok().flatten().unwrap_or_default();
        let Ok(mut kept) = Session::<G>::load(id.clone(), &kept, now_ms) else { return };
        kept.set_comments(comments);
        kept.save(now_ms)
    } else {
        table.session.with_untracked(|session| session.save(now_ms))
    };
    app.keep(&id, &text);
}
