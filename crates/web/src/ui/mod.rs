//! The components of the page. They only draw the model and query it.
//!
//! Another game implements [`drawn::Drawn`] in its own folder, as `campfire` does here. The list of
//! games is in the crate `games`.

pub mod app;
pub mod audio;
pub mod books;
pub mod campfire;
pub mod dialog;
pub mod drawn;
pub mod explore;
pub mod figure;
pub mod first;
pub mod frame;
pub mod game;
pub mod guide;
pub mod home;
pub mod languages;
pub mod lesson;
pub mod new_table;
mod notes;
mod notice;
mod offline;
pub mod online;
pub mod opening;
pub mod options;
pub mod parts;
pub mod place;
mod plain;
pub mod platform;
pub mod popover;
pub mod puzzles;
mod quiz;
pub mod replay;
mod review;
mod room;
pub mod rulebook;
pub mod sea;
pub mod settings;
pub mod sharing;
pub mod statistics;
pub mod storage;
pub mod table;
pub mod timing;
pub mod worker;

use leptos::prelude::*;

/// Starts the page. The texts of `lang` are loaded; the page replaces `delivered`.
pub fn start(
    worker: String,
    files: String,
    lang: texts::Lang,
    delivered: Option<&web_sys::Element>,
) {
    first::keep_doors(delivered);
    leptos::mount::mount_to_body(move || {
        let app = app::App::new(worker, &files, lang);
        provide_context(app);
        app.begin();
        frame::frame(app)
    });
}
