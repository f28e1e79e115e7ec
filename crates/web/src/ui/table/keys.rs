//! Keys that do at a table what takes many presses of the tabulator otherwise.

use super::{Purpose, Table};
use crate::model::Session;
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use crate::ui::popover::Sheet;
use leptos::prelude::*;

/// Listens to keys as long as the table is there.
pub fn listen<G: Drawn>(table: Table<G>) {
    if table.purpose == Purpose::Play {
        platform::on_key(move |key| press(table, key));
    }
}

/// Does what a key means, and says whether it means anything.
fn press<G: Drawn>(table: Table<G>, key: &str) -> bool {
    let app = table.app;
    let covered = untrack(|| table.curtain()).is_some();
    if covered
        || app.ask.with_untracked(Option::is_some)
        || app.sheet.with_untracked(Option::is_some)
    {
        return false;
    }
    if table.moving.get_untracked() && key == "s" {
        table.skip();
        return true;
    }
    if key == "?" {
        app.sheet.set(Some(Sheet::Keys));
        return true;
    }
    let undo = table.session.with_untracked(|session| session.undoer().is_some());
    if key == "u" && undo {
        table.undo();
        return true;
    }
    if table.moving.get_untracked()
        || table.session.with_untracked(Session::person_to_act).is_none()
    {
        return false;
    }
    choose(table, key)
}

fn choose<G: Drawn>(table: Table<G>, key: &str) -> bool {
    let (begun, complete) = table
        .chooser
        .with_untracked(|chooser| (!chooser.chosen().is_empty(), chooser.complete().is_some()));
    match key {
        "Enter" if complete => table.confirm(),
        "Escape" if begun || complete => table.back(),
        _ => {
            if let Some(facet) = G::facet_of_key(key) {
                table.pick(facet);
                return true;
            }
            let mut letters = key.chars();
            let answer = match (letters.next(), letters.next()) {
                (Some(letter @ 'a'..='r'), None) => letter as u8 - b'a' + 1,
                _ => return false,
            };
            let last = ".choice > .options:not(:has(~ .options))";
            return platform::press(&format!("{last} > button:nth-child({answer})"));
        }
    }
    true
}
