//! A sheet over the current page, which stays as it is: a paragraph of the rules, the card, or the
//! keyboard shortcuts.

use super::app::App;
use super::books;
use super::drawn::Drawn;
use super::guide::card_sheet;
use super::rulebook::passage;
use crate::model::Route;
use leptos::html::Dialog;
use leptos::prelude::*;
use texts::web::{BookMsg, FlowMsg, LearnMsg, Msg, say_flow, say_learn};
use wasm_bindgen::JsCast;

/// The content of the sheet over the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// A paragraph of the rules, by its id.
    Rule(String),
    /// The card of a game, by its name.
    Card(&'static str),
    /// The keyboard shortcuts.
    Keys,
}

impl Sheet {
    /// Returns the game that the sheet belongs to.
    pub fn game(&self, app: App) -> &'static str {
        match self {
            Sheet::Rule(id) => games::game_of_rule(id).unwrap_or(games::NAMES[0]),
            Sheet::Card(game) => game,
            Sheet::Keys => app.game.get_untracked(),
        }
    }
}

/// Opens a linked paragraph over the page instead of leaving it. Links inside the rulebook and
/// requests for a new tab work as usual.
pub fn follow(app: App, event: &leptos::ev::MouseEvent) {
    let inside = !matches!(app.route.get_untracked(), Route::Rules(..));
    let plain = !event.ctrl_key() && !event.meta_key() && !event.shift_key();
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let link = target.and_then(|target| target.closest("a[href^='#rule-']").ok().flatten());
    let id = link.and_then(|link| link.get_attribute("href"));
    if let Some(id) = id.as_deref().and_then(|href| href.strip_prefix("#rule-"))
        && inside
        && plain
    {
        event.prevent_default();
        app.sheet.set(Some(Sheet::Rule(id.to_owned())));
    }
}

/// Shows the sheet over the page, for as long as there is one.
pub fn sheet<G: Drawn>(app: App) -> AnyView {
    sheet_with(app, card_sheet::<G>, |app, id| {
        books::rules_opened(app, G::NAME, move |book| passage(app, book, G::option_texts(), &id))
    })
}

fn sheet_with(app: App, card: fn(App) -> AnyView, rule: fn(App, String) -> AnyView) -> AnyView {
    let node = NodeRef::<Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = node.get() {
            // In a modal dialog the browser keeps the focus inside, and restores it afterward.
            let _ = dialog.show_modal();
        }
    });
    let close = move || {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
        app.sheet.set(None);
    };
    let content = move || match app.sheet.get()? {
        Sheet::Rule(id) => Some(rule(app, id)),
        Sheet::Card(_) => Some(card(app)),
        Sheet::Keys => Some(keys(app)),
    };
    view! {
        <dialog
            node_ref=node
            class="ask sheet"
            data-testid="sheet"
            on:cancel=move |event: web_sys::Event| {
                event.prevent_default();
                close();
            }
            on:click=move |event| {
                // A click on the backdrop is outside the sheet.
                let on_box = event.target() == event.current_target();
                if on_box { close() } else { follow(app, &event) }
            }
        >
            <div class="sheet-body">
                {content}
                <div class="row">
                    <button class="primary" data-testid="sheet-close" on:click=move |_| close()>
                        {move || app.say(Msg::Close)}
                    </button>
                    {move || match app.sheet.get() {
                        Some(Sheet::Rule(id)) => Some(view! {
                            <a class="button" href=format!("#rule-{id}") target="_blank" on:click=move |_| close()>
                                {app.say(Msg::OpenRulebook)}
                            </a>
                        }),
                        _ => None,
                    }}
                </div>
            </div>
        </dialog>
    }
    .into_any()
}

/// Lists all keyboard shortcuts at a table.
fn keys(app: App) -> AnyView {
    let row = |key: &'static str, what: Msg<'static>| {
        view! { <li><kbd>{key}</kbd> <span>{app.say(what)}</span></li> }
    };
    view! {
        <h2>{app.say(Msg::Keys)}</h2>
        <ul class="keys">
            {row("1–8", Msg::KeyPlace)}
            {row("A B C …", Msg::KeyAnswer)}
            {row("Enter", Msg::Confirm)}
            {row("Esc", Msg::Back)}
            {row("U", Msg::Undo)}
            {row("S", Msg::SkipMotion)}
            <li><kbd>"W"</kbd> <span>{say_flow(app.lang.get(), &FlowMsg::ShowAgain)}</span></li>
            <li><kbd>"V"</kbd> <span>{say_learn(app.lang.get(), &LearnMsg::Hint)}</span></li>
            <li><kbd>"T"</kbd> <span>{app.say_book(BookMsg::OpenCard)}</span></li>
            {row("← →", Msg::KeyReplay)}
            {row("+ − 0", Msg::KeyChart)}
            {row("?", Msg::Keys)}
        </ul>
    }
    .into_any()
}
