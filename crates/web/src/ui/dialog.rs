//! A modal question: it keeps the focus, closes with Escape, and then restores the focus.

use super::app::App;
use leptos::html::Dialog;
use leptos::prelude::*;
use std::sync::Arc;
use texts::web::Msg;

/// A question that waits for an answer.
#[derive(Clone)]
pub struct Ask {
    /// The question.
    pub text: String,
    /// The label of the button for yes.
    pub yes: String,
    /// The label of the button for no.
    pub no: String,
    /// Called for yes.
    pub on_yes: Arc<dyn Fn() + Send + Sync>,
    /// Called for no, and for Escape.
    pub on_no: Arc<dyn Fn() + Send + Sync>,
}

impl App {
    /// Asks for confirmation before an action.
    pub fn confirm(self, text: String, yes: String, on_yes: impl Fn() + Send + Sync + 'static) {
        let no = texts::web::say(self.lang.get_untracked(), &Msg::Cancel);
        self.ask.set(Some(Ask { text, yes, no, on_yes: Arc::new(on_yes), on_no: Arc::new(|| ()) }));
    }
}

/// Shows the dialog, while there is a question.
pub fn dialog(app: App) -> impl IntoView {
    move || app.ask.get().map(|ask| shown(app, ask))
}

fn shown(app: App, ask: Ask) -> impl IntoView {
    let node = NodeRef::<Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = node.get() {
            // In a modal dialog the browser itself keeps the focus inside.
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
        app.ask.set(None);
    };
    let on_yes = ask.on_yes.clone();
    let on_no = ask.on_no.clone();
    let on_escape = ask.on_no;
    view! {
        <dialog
            node_ref=node
            class="ask"
            data-testid="dialog"
            aria-labelledby="dialog-text"
            on:cancel=move |event: web_sys::Event| {
                event.prevent_default();
                close();
                on_escape();
            }
        >
            <p id="dialog-text">{ask.text}</p>
            <div class="row">
                <button class="primary" data-testid="dialog-yes" on:click=move |_| {
                    close();
                    on_yes();
                }>{ask.yes}</button>
                <button data-testid="dialog-no" on:click=move |_| {
                    close();
                    on_no();
                }>{ask.no}</button>
            </div>
        </dialog>
    }
}
