//! What somebody proposes is put to the people here in a box of its own.

use super::Table;
use crate::model::{Act, Session};
use crate::ui::dialog::Ask;
use crate::ui::drawn::Drawn;
use kernel::Seat;
use leptos::prelude::*;
use std::sync::Arc;
use table::{Motion, VoteStatus};
use texts::Lang;
use texts::desk::{Msg, say};

/// Asks the people here whenever something is proposed.
pub fn watch_votes<G: Drawn>(table: Table<G>) {
    let vote = Memo::new(move |_| table.session.with(|session| session.status().vote.clone()));
    Effect::new(move || match vote.get() {
        Some(vote) => ask(table, &vote),
        None => table.app.ask.set(None),
    });
}

fn ask<G: Drawn>(table: Table<G>, vote: &VoteStatus) {
    let lang = table.app.lang.get_untracked();
    let seat = Seat(vote.by.0.saturating_sub(1) as u8);
    let here = table.session.with_untracked(Session::deciding_here);
    let Some(decliner) = here.first().copied() else { return };
    let name = table.session.with_untracked(|session| session.name(lang, seat));
    table.app.ask.set(Some(Ask {
        text: question(lang, vote.motion, &name),
        yes: say(lang, &Msg::Agree),
        no: say(lang, &Msg::Decline),
        on_yes: Arc::new(move || table.agree_all()),
        on_no: Arc::new(move || table.act(decliner, Act::Decline)),
    }));
}

fn question(lang: Lang, motion: Motion, name: &str) -> String {
    say(
        lang,
        &match motion {
            Motion::Undo => Msg::AskUndo { name },
            Motion::Pause => Msg::AskPause { name },
            Motion::Resume => Msg::AskResume { name },
            Motion::Rematch => Msg::AskRematch { name },
        },
    )
}
