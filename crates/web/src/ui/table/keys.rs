//! Keyboard shortcuts at a table.

use super::{Purpose, Table};
use crate::model::Session;
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use crate::ui::popover::Sheet;
use leptos::prelude::*;

/// Keys that have another meaning while pieces move, or no meaning by themselves.
const KEEPS_MOVING: [&str; 9] =
    ["?", "t", "u", "Tab", "Shift", "Control", "Alt", "AltGraph", "Meta"];

/// Listens to keys while the table is open.
pub fn listen<G: Drawn>(table: Table<G>) {
    if table.purpose == Purpose::Play {
        platform::on_key(move |key| press(table, key));
    }
}

/// Handles a key. Returns `true` if it has a meaning.
fn press<G: Drawn>(table: Table<G>, key: &str) -> bool {
    let app = table.app;
    let covered = untrack(|| table.curtain()).is_some();
    if covered
        || app.ask.with_untracked(Option::is_some)
        || app.sheet.with_untracked(Option::is_some)
    {
        return false;
    }
    // Any other key skips the animation.
    if table.moving.get_untracked() && !KEEPS_MOVING.contains(&key) {
        table.skip();
        return true;
    }
    if key == "?" {
        app.sheet.set(Some(Sheet::Keys));
        return true;
    }
    if key == "t" {
        app.sheet.set(Some(Sheet::Card(G::NAME)));
        return true;
    }
    let undo = table.session.with_untracked(|session| session.undoer().is_some());
    if key == "u" && undo {
        table.undo();
        return true;
    }
    if key == "w" && untrack(|| table.asked()).is_some() {
        table.show_again();
        return true;
    }
    if key == "v" && untrack(|| table.offers_hints()) {
        table.ask_hint();
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
