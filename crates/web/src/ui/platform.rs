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
    Response, ScrollIntoViewOptions, ScrollLogicalPosition, ServiceWorkerRegistration, Url, Window,
};

pub(in crate::ui) fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// Vibrates briefly, on devices that can.
pub fn vibrate() {
    const TAP_MS: u32 = 12;
    // It has no effect in browsers without it, and for people who forbid it.
    let navigator: JsValue = window().navigator().into();
    let known = js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false);
    if known {
        window().navigator().vibrate_with_duration(TAP_MS);
    }
}

/// Returns the width of the window, in pixels.
pub fn window_width() -> f64 {
    window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default()
}

/// The time after which the page has been redrawn.
const DRAWN_MS: u32 = 30;

/// Returns the browser's first language that we support.
pub fn browser_lang() -> Lang {
    let wanted = window().navigator().languages();
    let wanted = wanted.iter().filter_map(|tag| tag.as_string());
    wanted.filter_map(|tag| Lang::from_locale(&tag)).next().unwrap_or_default()
}

/// Returns the part of the address after `#`.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Changes the part of the address after `#`.
pub fn set_hash(hash: &str) {
    // If the browser refuses the address, the page stays where it is.
    let _ = window().location().set_hash(hash);
}

/// Calls back whenever the part after `#` changes.
pub fn on_hash_change(call: impl Fn(String) + 'static) {
    let handle = window_event_listener(leptos::ev::hashchange, move |_| call(hash()));
    on_cleanup(move || handle.remove());
}

/// Calls back when the slash is pressed, except while writing.
pub fn on_slash(call: impl Fn() + 'static) {
    on_key(move |key| {
        let meant = key == "/";
        if meant {
            call();
        }
        meant
    });
}

/// Calls back with the name of a key that is pressed anywhere, except while writing and unless it
/// has been handled already. If the callback returns `true`, the key counts as handled.
pub fn on_key(call: impl Fn(&str) -> bool + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let writes = target.is_some_and(|target| {
            target.matches("input, select, textarea, [contenteditable]").unwrap_or(false)
        });
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        // These keys press the focused element itself.
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

/// Returns the time, in milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// Formats a date and time in the local style.
pub fn date(ms: u64, lang: Lang) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(ms as f64));
    let form = js_sys::Object::new();
    for (part, length) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A browser without this option formats the date in its own way.
        let _ = js_sys::Reflect::set(&form, &part.into(), &length.into());
    }
    date.to_locale_string(&locale(lang), &form).into()
}

/// Returns the reader's locale for this language: British dates for British readers.
fn locale(lang: Lang) -> String {
    let wanted = window().navigator().languages();
    let mut wanted = wanted.iter().filter_map(|tag| tag.as_string());
    wanted.find(|tag| Lang::from_locale(tag) == Some(lang)).unwrap_or(lang.tag().to_owned())
}

/// Returns a random number.
pub fn fresh_number() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

/// Returns an id for a new game.
pub fn fresh_id() -> String {
    format!("{:x}{:04x}", now_ms(), fresh_number() & 0xffff)
}

/// Returns `true` if the system asks for reduced motion.
pub fn reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Sets theme and language on the root of the page.
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

/// Marks the root of the page with the game on the table, or removes the mark.
pub fn set_table(game: Option<&str>) {
    if let Some(root) = document().document_element() {
        // Only colors and places depend on it.
        let _ = match game {
            Some(game) => root.set_attribute("data-table", game),
            None => root.remove_attribute("data-table"),
        };
    }
}

/// Waits for this many milliseconds.
pub async fn sleep(ms: u32) {
    let promise = Promise::new(&mut |resolve, _| {
        let ms = i32::try_from(ms).unwrap_or(i32::MAX);
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms);
    });
    let _ = JsFuture::from(promise).await;
}

/// Fetches the text of one of the page's files. Returns `None` on failure.
pub async fn fetch(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response = answer.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Closes the menu of a table after a choice, so that it hides nothing. The focus stays where the
/// menu was opened.
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

/// Offers a text as a download.
pub fn download(name: &str, text: &str) {
    if let Some(blob) = blob_of(text.as_bytes(), "text/plain") {
        offer_file(name, &blob);
    }
}

/// Creates a file of this type in memory.
pub(in crate::ui) fn blob_of(content: &[u8], kind: &str) -> Option<Blob> {
    let parts = Array::of1(&Uint8Array::from(content));
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}

/// Offers a file as a download.
pub(in crate::ui) fn offer_file(name: &str, content: &Blob) {
    let url = Url::create_object_url_with_blob(content);
    let anchor = document().create_element("a").ok();
    let anchor = anchor.and_then(|anchor| anchor.dyn_into::<HtmlAnchorElement>().ok());
    if let (Ok(url), Some(anchor)) = (url, anchor) {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
        let _ = Url::revoke_object_url(&url);
    }
}

/// Reads the file of an input as text; passes `None` if it is not text.
pub fn read_file(input: &HtmlInputElement, then: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    let promise = file.text();
    input.set_value("");
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(promise).await.ok();
        then(text.and_then(|text| text.as_string()));
    });
}

/// Returns the size of the file in an input.
pub fn file_bytes(input: &HtmlInputElement) -> f64 {
    input.files().and_then(|files| files.get(0)).map_or(0.0, |file| file.size())
}

/// Copies a text to the clipboard.
pub fn copy(text: &str) {
    let navigator: JsValue = window().navigator().into();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    let Ok(clipboard) = clipboard else { return };
    let write = js_sys::Reflect::get(&clipboard, &"writeText".into()).unwrap_or_default();
    let written =
        write.dyn_ref::<js_sys::Function>().map(|write| write.call1(&clipboard, &text.into()));
    if let Some(Ok(promise)) = written {
        // A browser that refuses has already told its user.
        let promise = Promise::resolve(&promise);
        leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}

/// Returns the address of this page without the part after `#`.
pub fn address() -> String {
    let location = window().location();
    let origin = location.origin();
    let path = location.pathname();
    origin.unwrap_or_default() + &path.unwrap_or_default()
}

/// Returns whether the element that got the focus should show it, because it came by keyboard.
pub fn is_focus_visible(event: &leptos::ev::FocusEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(true))
}

/// Moves the keyboard focus to the element with this id.
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

/// Moves the focus to the element with this id once the page has been redrawn.
pub fn focus_soon(id: &'static str) {
    leptos::task::spawn_local(async move {
        sleep(DRAWN_MS).await;
        focus(id);
    });
}

/// Moves the focus to the element with this id once the page has been redrawn, if the focus was
/// lost because its element is gone. Doesn't scroll.
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

/// Scrolls the element with this id into view.
pub fn scroll_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// Presses the first match of a selector. Returns `true` if it exists and can be pressed.
pub fn press(selector: &str) -> bool {
    let element = document().query_selector(selector).ok().flatten();
    let button = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let button = button.filter(|button| !button.matches(":disabled").unwrap_or(true));
    button.inspect(HtmlElement::click).is_some()
}

/// Returns the horizontal position of a click in the listening element, from 0 to 1.
pub fn across(event: &leptos::ev::MouseEvent) -> f64 {
    let target = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let Some(target) = target else { return 0.0 };
    let rect = target.get_bounding_client_rect();
    (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0)
}

/// Scrolls to the top of the page.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Scrolls the first match of a selector into view, no further than needed. It does so as soon as
/// the page has been updated, before anyone sees the element elsewhere or aims at it.
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

/// Returns the address of the socket of this page's server.
pub fn socket_address() -> String {
    let address = address();
    let folder = address.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{}/api/v1/socket", folder.replacen("http", "ws", 1))
}

/// Calls back when the network comes or goes, and when the page becomes visible again, as long as
/// the page is open.
pub fn on_return(call: impl Fn() + Copy + 'static) {
    let _ = window_event_listener(leptos::ev::online, move |_| call());
    let _ = window_event_listener(leptos::ev::offline, move |_| call());
    let _ = window_event_listener(leptos::ev::focus, move |_| call());
}

/// Calls back when the page is hidden or shown, and with every touch, key and movement, as long as
/// the page is open.
pub fn on_attention(shown: impl Fn() + Copy + 'static, touched: impl Fn() + Copy + 'static) {
    let _ = window_event_listener_untyped("visibilitychange", move |_| shown());
    for event in ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "focusin"] {
        let _ = window_event_listener_untyped(event, move |_| touched());
    }
}

/// Calls back when the page is left, and when it comes back from the browser's history, which keeps
/// it as it was.
pub fn on_leaving(left: impl Fn() + Copy + 'static, back: impl Fn() + Copy + 'static) {
    let _ = window_event_listener_untyped("pagehide", move |_| left());
    let _ = window_event_listener_untyped("pageshow", move |_| back());
}

/// Returns `true` if the page is hidden.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Returns `true` if the page is visible and has the keyboard focus.
pub fn is_looked_at() -> bool {
    !is_hidden() && document().has_focus().unwrap_or(true)
}

/// Returns `true` if something was pressed since the page was loaded, or if the browser can't tell.
pub fn was_touched() -> bool {
    let navigator: JsValue = window().navigator().into();
    let told = js_sys::Reflect::get(&navigator, &"userActivation".into())
        .and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()));
    told.ok().and_then(|told| told.as_bool()).unwrap_or(true)
}

/// Returns 32 secure random bytes, or `None` if the browser has none.
pub fn fresh_nonce() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Marks the icon of the page, or removes the mark. The picture is inline, since no other may be
/// loaded.
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

/// The icon of a fire with a mark.
const BADGE: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%23f59e42' d='M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 2 2 2 4 1-3 2-6 1-10z'/%3E%3Ccircle cx='18.5' cy='5.5' r='5.5' fill='%23e5484d'/%3E%3C/svg%3E";

/// Asks for permission to show notifications; `then` receives the answer.
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

/// Shows a notification, if permitted. Pressing it shows the page.
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
        // Phone browsers leave it to the service worker.
        Err(_) => {
            options.set_data(&hash.into());
            let text = text.to_owned();
            leptos::task::spawn_local(async move {
                let Ok(ready) = window().navigator().service_worker().ready() else { return };
                if let Ok(keeper) = JsFuture::from(ready).await
                    && let Ok(keeper) = keeper.dyn_into::<ServiceWorkerRegistration>()
                    && let Ok(shown) = keeper.show_notification_with_options(&text, &options)
                {
                    // A browser that refuses has already told its user.
                    let _ = JsFuture::from(shown).await;
                }
            });
        }
    }
}

/// Returns the number of minutes by which local time is ahead of UTC.
pub fn utc_offset_minutes() -> i16 {
    let behind = js_sys::Date::new_0().get_timezone_offset();
    -(behind as i16)
}

/// Reloads the page.
pub fn reload() {
    let _ = window().location().reload();
}
