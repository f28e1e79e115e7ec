//! Asks the people here about proposals, in a dialog.

use super::Table;
use crate::model::{Act, Session};
use crate::ui::dialog::Ask;
use crate::ui::drawn::Drawn;
use kernel::Seat;
use leptos::prelude::*;
use std::sync::Arc;
use table::{Motion, VoteStatus};
use texts::Lang;
use texts::table_ui::{TableMsg, say};
use texts::web::online;

/// Shows a dialog whenever something is proposed.
pub fn watch_votes<G: Drawn>(table: Table<G>) {
    let vote = Memo::new(move |_| table.session.with(|session| session.status().vote.clone()));
    Effect::new(move || match vote.get() {
        Some(vote) => ask(table, &vote),
        None => table.app.ask.set(None),
    });
}

fn ask<G: Drawn>(table: Table<G>, vote: &VoteStatus) {
    let lang = table.app.lang.get_untracked();
    let here = table.session.with_untracked(Session::deciding_here);
    let Some(decliner) = here.first().copied() else { return };
    let name = table.session.with_untracked(|session| session.person_name(lang, vote.by));
    if table
        .session
        .with_untracked(|session| session.me().is_some_and(|me| vote.agreed.contains(&me)))
    {
        return wait(table, decliner);
    }
    table.app.ask.set(Some(Ask {
        text: question(lang, vote.motion, &name),
        yes: say(lang, &TableMsg::Agree),
        no: say(lang, &TableMsg::Decline),
        on_yes: Arc::new(move || table.agree_all()),
        on_no: Arc::new(move || table.act(decliner, Act::Decline)),
    }));
}

/// Shows that a person who agreed waits for the others, and lets them withdraw.
fn wait<G: Drawn>(table: Table<G>, seat: Seat) {
    let lang = table.app.lang.get_untracked();
    table.app.ask.set(Some(Ask {
        text: online::say(lang, &online::OnlineMsg::VoteOpen),
        yes: texts::web::say(lang, &texts::web::Msg::Close),
        no: online::say(lang, &online::OnlineMsg::Withdraw),
        on_yes: Arc::new(|| ()),
        on_no: Arc::new(move || table.act(seat, Act::Decline)),
    }));
}

fn question(lang: Lang, motion: Motion, name: &str) -> String {
    say(
        lang,
        &match motion {
            Motion::Undo => TableMsg::AskUndo { name },
            Motion::Pause => TableMsg::AskPause { name },
            Motion::Resume => TableMsg::AskResume { name },
            Motion::Rematch => TableMsg::AskRematch { name },
            Motion::End => TableMsg::AskEnd { name },
        },
    )
}
