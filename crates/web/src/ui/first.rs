//! The markup that is delivered with the home page and shown before the code has loaded: a table
//! without its game, sentences, and the pictures of the games. `cargo xtask first-paint` requests
//! it from the page.

use super::parts;
use leptos::html::Div;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use texts::Lang;
use texts::web::{FirstMsg, say_first};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Returns the markup of a loading table, and the text for browsers that run no code.
pub fn waiting(lang: Lang) -> String {
    let skeleton = skeleton(lang);
    let needs_code = say_first(lang, &FirstMsg::NeedsCode);
    format!(
        "<main class=\"first-table\">{skeleton}</main>\
         <noscript><p class=\"notice\">{needs_code}</p></noscript>"
    )
}

/// Returns the markup of a table without its game.
pub fn skeleton(lang: Lang) -> String {
    let loading = say_first(lang, &FirstMsg::Loading);
    format!(
        "<div class=\"first-board\" role=\"status\">\
         <svg class=\"first-fire\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\
         <use href=\"#i-fire\"></use></svg><p>{loading}</p></div>\
         <div class=\"first-side\" aria-hidden=\"true\"><i></i><i></i><i></i></div>"
    )
}

thread_local! {
    /// The pictures of the games that came with the document, by the names of the games.
    static DOORS: RefCell<BTreeMap<String, Element>> = const { RefCell::new(BTreeMap::new()) };
}

/// Keeps the pictures of the games that came with the document: the code that draws them is large
/// and loads later.
pub fn keep_doors(delivered: Option<&Element>) {
    for name in super::game::NAMES {
        let door = format!("[data-testid=game-{name}] .doorway > svg");
        let door = delivered.and_then(|first| first.query_selector(&door).ok().flatten());
        if let Some(door) = door {
            DOORS.with_borrow_mut(|doors| doors.insert((*name).to_owned(), door));
        }
    }
}

/// Shows the picture of a game: the delivered one, or one that is drawn as soon as it can be.
pub fn doorway(name: &'static str) -> AnyView {
    if let Some(door) = DOORS.with_borrow(|doors| doors.get(name).cloned()) {
        let frame = NodeRef::<Div>::new();
        frame.on_load(move |frame| {
            // Nothing but a picture is missing if the browser refuses.
            let _ = frame.append_child(&door);
        });
        return view! { <div class="doorway" aria-hidden="true" node_ref=frame></div> }.into_any();
    }
    let drawn = RwSignal::new(String::new());
    leptos::task::spawn_local(async move {
        // Nothing but a picture is missing if the code can't be loaded.
        if let Ok(door) = parts::door(name).await {
            drawn.try_set(door);
        }
    });
    view! { <div class="doorway" aria-hidden="true" inner_html=drawn></div> }.into_any()
}

/// Calls back once, when the browser is online again.
pub fn when_online(call: impl FnOnce() + 'static) {
    let call = wasm_bindgen::closure::Closure::once_into_js(call);
    let options = web_sys::AddEventListenerOptions::new();
    options.set_once(true);
    // A browser that doesn't tell leaves it to the next try.
    let _ = super::platform::window()
        .add_event_listener_with_callback_and_add_event_listener_options(
            "online",
            call.unchecked_ref(),
            &options,
        );
}
