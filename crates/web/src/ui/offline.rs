//! What makes the page work offline, and when the browser has time for it.

use super::platform::{set_hash, sleep, window};
use js_sys::Promise;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, MessageEvent, ServiceWorker, ServiceWorkerRegistration};

/// The pause before something that has time, in browsers that don't tell when they are idle.
const IDLE_MS: i32 = 500;
/// The time after the start of the page before the rest of it is fetched for offline use.
const KEEP_ALL_AFTER_MS: u32 = 20_000;

/// Calls back once the browser has nothing more urgent to do.
pub fn when_idle(call: impl FnOnce() + 'static) {
    let call = Closure::once_into_js(call);
    let idle = js_sys::Reflect::get(&window(), &"requestIdleCallback".into());
    match idle.ok().and_then(|idle| idle.dyn_into::<js_sys::Function>().ok()) {
        Some(idle) => drop(idle.call1(&window(), &call)),
        // Not every browser tells; then a moment later is a good guess.
        None => {
            drop(window().set_timeout_with_callback_and_timeout_and_arguments_0(
                call.unchecked_ref(),
                IDLE_MS,
            ))
        }
    }
}

/// Returns `true` if the reader wants to save data.
pub fn saves_data() -> bool {
    let wish = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into()).ok();
    let connection = wish(&window().navigator().into(), "connection");
    let saves = connection.and_then(|connection| wish(&connection, "saveData"));
    saves.is_some_and(|saves| saves.is_truthy())
}

/// Returns `true` if the browser can keep the page for offline use.
pub fn has_service_worker() -> bool {
    let navigator: JsValue = window().navigator().into();
    js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false)
}

/// Returns the service worker, once it is active; `None` if there can't be one.
async fn keeper() -> Option<ServiceWorker> {
    if !has_service_worker() {
        return None;
    }
    let ready = window().navigator().service_worker().ready().ok()?;
    let keeper = JsFuture::from(ready).await.ok()?;
    keeper.dyn_into::<ServiceWorkerRegistration>().ok()?.active()
}

fn message(word: &str, value: &JsValue) -> js_sys::Object {
    let message = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&message, &word.into(), value);
    message
}

/// Caches one of the page's files for offline use. Without a cache, the file is fetched again.
pub async fn keep_file(address: &str) {
    if let Some(keeper) = keeper().await {
        let _ = keeper.post_message(&message("keep", &address.into()));
    }
}

/// Caches all parts of the page for offline use. Returns whether that worked.
pub async fn keep_all() -> bool {
    let (Some(keeper), Ok(channel)) = (keeper().await, MessageChannel::new()) else { return false };
    let answered = Promise::new(&mut |resolve, _| {
        let heard = Closure::once_into_js(move |event: MessageEvent| {
            let _ = resolve.call1(&JsValue::NULL, &event.data());
        });
        channel.port1().set_onmessage(Some(heard.unchecked_ref()));
    });
    let ports = js_sys::Array::of1(&channel.port2());
    let asked = keeper.post_message_with_transferable(&message("keepAll", &JsValue::TRUE), &ports);
    asked.is_ok() && JsFuture::from(answered).await.is_ok_and(|kept| kept.is_truthy())
}

/// Caches all parts of the page a while after its start, if it was opened before or is installed.
/// The first visit stays small, and so does every visit if the browser should save data.
pub fn keep_all_by_and_by() {
    let again =
        has_service_worker() && window().navigator().service_worker().controller().is_some();
    let installed = window().match_media("(display-mode: standalone)").ok().flatten();
    let installed = installed.is_some_and(|installed| installed.matches());
    if (again || installed) && !saves_data() {
        leptos::task::spawn_local(async move {
            sleep(KEEP_ALL_AFTER_MS).await;
            // If this fails, the next visit tries again.
            when_idle(|| {
                leptos::task::spawn_local(async {
                    let _ = keep_all().await;
                })
            });
        });
    }
}

/// Registers the service worker that caches the page for offline use.
pub fn keep_offline() {
    if has_service_worker() {
        let keeper = window().navigator().service_worker();
        let promise = keeper.register("./sw.js");
        // It reports the destination when a notification was pressed.
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let way = js_sys::Reflect::get(&event.data(), &"go".into());
            if let Some(way) = way.ok().and_then(|way| way.as_string()) {
                set_hash(&way);
            }
        });
        keeper.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // It lives as long as the page.
        heard.forget();
        // Without it the page still works while there is a network.
        leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
    }
}
