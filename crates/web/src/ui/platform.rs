//! The few things that only a browser can do, each behind a plain function.

use crate::model::Theme;
use js_sys::{Array, Promise, Uint8Array};
use leptos::prelude::*;
use texts::Lang;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, FocusOptions, HtmlAnchorElement, HtmlElement, HtmlInputElement,
    MessageEvent, Response, ScrollIntoViewOptions, ScrollLogicalPosition,
    ServiceWorkerRegistration, Url, Window,
};

pub(in crate::ui) fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// After so long the page has been drawn anew.
const DRAWN_MS: u32 = 30;

/// The first language of the browser that we have.
pub fn browser_lang() -> Lang {
    let wanted = window().navigator().languages();
    let wanted = wanted.iter().filter_map(|tag| tag.as_string());
    wanted.filter_map(|tag| Lang::from_locale(&tag)).next().unwrap_or_default()
}

/// What stands after `#` in the address.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Changes what stands after `#`.
pub fn set_hash(hash: &str) {
    // An address that the browser refuses leaves us where we are.
    let _ = window().location().set_hash(hash);
}

/// Calls back whenever what stands after `#` changes.
pub fn on_hash_change(call: impl Fn(String) + 'static) {
    let handle = window_event_listener(leptos::ev::hashchange, move |_| call(hash()));
    on_cleanup(move || handle.remove());
}

/// Calls back when somebody presses the slash, except while writing.
pub fn on_slash(call: impl Fn() + 'static) {
    on_key(move |key| {
        let meant = key == "/";
        if meant {
            call();
        }
        meant
    });
}

/// Calls back with the name of a key that is pressed anywhere, except while writing, and unless
/// something else has used it already. The key is used up if it is said to be meant.
pub fn on_key(call: impl Fn(&str) -> bool + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let writes = target.is_some_and(|target| {
            target.matches("input, select, textarea, [contenteditable]").unwrap_or(false)
        });
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        // What has the focus is pressed by these keys itself.
        let presses = matches!(event.key().as_str(), "Enter" | " ")
            && document().active_element().is_some_and(|element| {
                element.matches("button, a, summary, [role=button]").unwrap_or(false)
            });
        if plain && !presses && !writes && !event.default_prevented() && call(&event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Calls back whenever another tab changes the storage.
pub fn on_storage_change(call: impl Fn() + 'static) {
    let handle = window_event_listener(leptos::ev::storage, move |_| call());
    on_cleanup(move || handle.remove());
}

/// The time, in milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// A day and time as people here write it.
pub fn date(ms: u64, lang: Lang) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(ms as f64));
    let form = js_sys::Object::new();
    for (part, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A browser that knows no such wish writes the date in its own way.
        let _ = js_sys::Reflect::set(&form, &part.into(), &length.into());
    }
    date.to_locale_string(&locale(lang), &form).into()
}

/// The way in which people here write this language: British dates for British readers.
fn locale(lang: Lang) -> String {
    let wanted = window().navigator().languages();
    let mut wanted = wanted.iter().filter_map(|tag| tag.as_string());
    wanted.find(|tag| Lang::from_locale(tag) == Some(lang)).unwrap_or(lang.tag().to_owned())
}

/// A number that nobody can foresee.
pub fn fresh_number() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

/// A name for a new game.
pub fn fresh_id() -> String {
    format!("{:x}{:04x}", now_ms(), fresh_number() & 0xffff)
}

/// Whether the system asks for less motion.
pub fn reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Puts theme and language on the root of the page.
pub fn dress(theme: Theme, lang: Lang) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", theme.word());
        let _ = root.set_attribute("lang", lang.tag());
    }
    for system in [Theme::Light, Theme::Dark] {
        let bar = format!("meta[name=theme-color][media*={}]", system.word());
        if let Ok(Some(bar)) = document().query_selector(&bar) {
            let _ = bar.set_attribute("content", theme.bar(system));
        }
    }
}

/// Waits.
pub async fn sleep(ms: u32) {
    let promise = Promise::new(&mut |resolve, _| {
        let ms = i32::try_from(ms).unwrap_or(i32::MAX);
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms);
    });
    let _ = JsFuture::from(promise).await;
}

/// The text of a file that belongs to the page, if it can be had.
pub async fn fetch(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response = answer.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Closes the menu of a table once something in it was chosen, so that it hides nothing. The focus
/// stays where the menu was opened.
pub fn close_menu() {
    let found = |selector: &str| window().document()?.query_selector(selector).ok().flatten();
    let summary = found("details.menu[open] > summary");
    if let Some(menu) = found("details.menu[open]") {
        let _ = menu.remove_attribute("open");
    }
    if let Some(summary) = summary.and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
        let _ = summary.focus();
    }
}

/// Offers a text as a file to keep.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&Uint8Array::from(text.as_bytes()));
    let options = BlobPropertyBag::new();
    options.set_type("text/plain");
    let url = Blob::new_with_u8_array_sequence_and_options(&parts, &options)
        .and_then(|blob| Url::create_object_url_with_blob(&blob));
    let anchor = document().create_element("a").ok();
    let anchor = anchor.and_then(|anchor| anchor.dyn_into::<HtmlAnchorElement>().ok());
    if let (Ok(url), Some(anchor)) = (url, anchor) {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
        let _ = Url::revoke_object_url(&url);
    }
}

/// Reads the file that was put into an input, as text; `None` if it is no text.
pub fn read_file(input: &HtmlInputElement, then: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    let promise = file.text();
    input.set_value("");
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(promise).await.ok();
        then(text.and_then(|text| text.as_string()));
    });
}

/// How long the file is that was put into an input.
pub fn file_bytes(input: &HtmlInputElement) -> f64 {
    input.files().and_then(|files| files.get(0)).map_or(0.0, |file| file.size())
}

/// Copies a text.
pub fn copy(text: &str) {
    let navigator: JsValue = window().navigator().into();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    let Ok(clipboard) = clipboard else { return };
    let write = js_sys::Reflect::get(&clipboard, &"writeText".into()).unwrap_or_default();
    let written =
        write.dyn_ref::<js_sys::Function>().map(|write| write.call1(&clipboard, &text.into()));
    if let Some(Ok(promise)) = written {
        // A browser that refuses has said so to its user.
        let promise = Promise::resolve(&promise);
        leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}

/// The address of this page without what stands after `#`.
pub fn address() -> String {
    let location = window().location();
    let origin = location.origin();
    let path = location.pathname();
    origin.unwrap_or_default() + &path.unwrap_or_default()
}

/// Moves the keyboard's focus to the element with this id.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.as_ref().and_then(|element| element.dyn_ref::<HtmlElement>()) {
        let _ = element.focus();
    } else if let Some(element) =
        element.as_ref().and_then(|element| element.dyn_ref::<web_sys::SvgElement>())
    {
        let _ = element.focus();
    }
}

/// Moves the focus to the element with this id once the page has been drawn anew.
pub fn focus_soon(id: &'static str) {
    leptos::task::spawn_local(async move {
        sleep(DRAWN_MS).await;
        focus(id);
    });
}

/// Moves the focus to the element with this id if it was lost because what had it has gone, once
/// the page has been drawn anew. Nothing is scrolled.
pub fn keep_focus(id: &'static str) {
    leptos::task::spawn_local(async move {
        sleep(DRAWN_MS).await;
        let lost = document().active_element().is_none_or(|element| {
            element.tag_name() == "BODY" || element.matches(":disabled").unwrap_or(false)
        });
        let element = document().get_element_by_id(id).filter(|_| lost);
        if let Some(element) = element.as_ref().and_then(|found| found.dyn_ref::<HtmlElement>()) {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = element.focus_with_options(&options);
        }
    });
}

/// Brings the element with this id into view.
pub fn scroll_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// Presses what a selector finds first, and says whether it is there and can be pressed.
pub fn press(selector: &str) -> bool {
    let element = document().query_selector(selector).ok().flatten();
    let button = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let button = button.filter(|button| !button.matches(":disabled").unwrap_or(true));
    button.inspect(HtmlElement::click).is_some()
}

/// How far across what listens a click has met it, from 0 to 1.
pub fn across(event: &leptos::ev::MouseEvent) -> f64 {
    let target = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let Some(target) = target else { return 0.0 };
    let rect = target.get_bounding_client_rect();
    (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0)
}

/// Goes to the top of the page.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Brings what a selector finds first into view, no further than needed, as soon as what has
/// changed is in the page: before anybody sees it elsewhere, or aims at it.
pub fn show_soon(selector: &'static str) {
    leptos::task::spawn_local(async move {
        leptos::task::tick().await;
        if let Ok(Some(element)) = document().query_selector(selector) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

fn has_service_worker() -> bool {
    let navigator: JsValue = window().navigator().into();
    js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false)
}

/// Has a file of the page kept for days without a network. Where the browser keeps nothing, the file
/// is fetched again.
pub async fn keep_file(address: &str) {
    if !has_service_worker() {
        return;
    }
    let Ok(ready) = window().navigator().service_worker().ready() else { return };
    let Ok(keeper) = JsFuture::from(ready).await else { return };
    let keeper = keeper.dyn_into::<ServiceWorkerRegistration>().ok();
    if let Some(active) = keeper.and_then(|keeper| keeper.active()) {
        let message = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&message, &"keep".into(), &address.into());
        let _ = active.post_message(&message);
    }
}

/// Registers the script that keeps the page for days without a network.
pub fn keep_offline() {
    if has_service_worker() {
        let keeper = window().navigator().service_worker();
        let promise = keeper.register("./sw.js");
        // It tells where somebody wants to go who has pressed a notification.
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let way = js_sys::Reflect::get(&event.data(), &"go".into());
            if let Some(way) = way.ok().and_then(|way| way.as_string()) {
                set_hash(&way);
            }
        });
        keeper.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // It lives as long as the page.
        heard.forget();
        // Without it the page works all the same, as long as there is a network.
        leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}

/// The address of the socket beside this page.
pub fn socket_address() -> String {
    let address = address();
    let folder = address.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{}/api/v1/socket", folder.replacen("http", "ws", 1))
}

/// Calls back when the network has come or gone, and when somebody looks at the page again, as
/// long as the page is open.
pub fn on_return(call: impl Fn() + Copy + 'static) {
    let _ = window_event_listener(leptos::ev::online, move |_| call());
    let _ = window_event_listener(leptos::ev::offline, move |_| call());
    let _ = window_event_listener(leptos::ev::focus, move |_| call());
}

/// Whether nobody looks at the page.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Whether somebody is at the page: it is seen and has the keyboard.
pub fn is_looked_at() -> bool {
    !is_hidden() && document().has_focus().unwrap_or(true)
}

/// Whether somebody has pressed anything since the page was loaded; browsers that can't tell say yes.
pub fn was_touched() -> bool {
    let navigator: JsValue = window().navigator().into();
    let told = js_sys::Reflect::get(&navigator, &"userActivation".into())
        .and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()));
    told.ok().and_then(|told| told.as_bool()).unwrap_or(true)
}

/// 32 bytes that nobody can foresee, in hexadecimal; `None` where the browser has none.
pub fn fresh_nonce() -> Option<String> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(kernel::notation::hex(&bytes))
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Marks the icon of the page, or not. The picture is made here, since no other may be loaded.
pub fn badge(marked: bool) {
    thread_local! {
        static PLAIN: std::cell::RefCell<Option<String>> = const { std::cell::RefCell::new(None) };
    }
    let icon = document().query_selector("link[rel=icon]").ok().flatten();
    let Some(icon) = icon else { return };
    let plain = PLAIN.with_borrow_mut(|plain| {
        plain.get_or_insert_with(|| icon.get_attribute("href").unwrap_or_default()).clone()
    });
    let _ = icon.set_attribute("href", if marked { BADGE } else { &plain });
}

/// A fire with a mark.
const BADGE: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%23f59e42' d='M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 2 2 2 4 1-3 2-6 1-10z'/%3E%3Ccircle cx='18.5' cy='5.5' r='5.5' fill='%23e5484d'/%3E%3C/svg%3E";

/// Asks whether the browser may show notifications; `then` hears the answer.
pub fn ask_to_notify(then: impl FnOnce(bool) + 'static) {
    use web_sys::{Notification, NotificationPermission};
    let has = js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false);
    let Some(promise) = has.then(Notification::request_permission).and_then(Result::ok) else {
        return then(false);
    };
    leptos::task::spawn_local(async move {
        let _ = JsFuture::from(promise).await;
        then(Notification::permission() == NotificationPermission::Granted);
    });
}

/// Shows a notification, if the browser may. Pressing it shows the page.
pub fn notify(text: &str, tag: &str, hash: String) {
    use web_sys::{Notification, NotificationOptions, NotificationPermission};
    let has = js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false);
    if !has || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let options = NotificationOptions::new();
    options.set_tag(tag);
    match Notification::new_with_options(text, &options) {
        Ok(notification) => {
            let pressed = notification.clone();
            let shown = Closure::once_into_js(move || {
                let _ = window().focus();
                set_hash(&hash);
                pressed.close();
            });
            notification.set_onclick(Some(shown.unchecked_ref()));
        }
        // Browsers of phones leave it to the script that keeps the page.
        Err(_) => {
            options.set_data(&hash.into());
            let text = text.to_owned();
            leptos::task::spawn_local(async move {
                let Ok(ready) = window().navigator().service_worker().ready() else { return };
                if let Ok(keeper) = JsFuture::from(ready).await
                    && let Ok(keeper) = keeper.dyn_into::<ServiceWorkerRegistration>()
                    && let Ok(shown) = keeper.show_notification_with_options(&text, &options)
                {
                    // A browser that refuses has said so to its user.
                    let _ = JsFuture::from(shown).await;
                }
            });
        }
    }
}

/// How many minutes local time is ahead of UTC.
pub fn utc_offset_minutes() -> i16 {
    let behind = js_sys::Date::new_0().get_timezone_offset();
    -(behind as i16)
}

/// Loads the page anew.
pub fn reload() {
    let _ = window().location().reload();
}
