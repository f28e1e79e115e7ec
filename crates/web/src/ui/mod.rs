//! What is drawn and what is pressed. Components only draw the model and ask it.
//!
//! A further game implements [`drawn::Drawn`] in a folder of its own, as `campfire` does here. The
//! list of games is in the crate `games`.

pub mod app;
pub mod audio;
pub mod books;
pub mod campfire;
pub mod dialog;
pub mod drawn;
pub mod frame;
pub mod game;
pub mod home;
pub mod lesson;
pub mod new_table;
pub mod online;
pub mod options;
pub mod platform;
pub mod popover;
pub mod replay;
pub mod rulebook;
pub mod sea;
pub mod settings;
pub mod storage;
pub mod table;
pub mod timing;
pub mod worker;

use leptos::prelude::*;

/// Starts the page.
pub fn start(worker: String, rulebooks: String) {
    leptos::mount::mount_to_body(move || {
        let app = app::App::new(worker, &rulebooks);
        provide_context(app);
        frame::frame(app)
    });
}
