//! Measures the part of a board's frame that the table's panels leave free.

use crate::model::Room;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

/// The element over the free part of a frame; the style sheet positions it.
pub const FREE: &str = "room";

/// Returns the frame and its free part, updated whenever the layout changes.
pub fn watch(frame: NodeRef<Div>) -> RwSignal<Option<Room>> {
    let room = RwSignal::new(None);
    let observer = StoredValue::new_local(None::<(ResizeObserver, Closure<dyn FnMut()>)>);
    Effect::new(move || {
        let Some(frame) = frame.get() else { return };
        let element: Element = frame.unchecked_into();
        measure(&element, room);
        let watched = element.clone();
        let look = Closure::<dyn FnMut()>::new(move || measure(&watched, room));
        let Ok(watcher) = ResizeObserver::new(look.as_ref().unchecked_ref()) else { return };
        watcher.observe(&element);
        if let Some(free) = free_part(&element) {
            watcher.observe(&free);
        }
        observer.set_value(Some((watcher, look)));
    });
    on_cleanup(move || {
        observer.try_update_value(|observer| {
            if let Some((watcher, _)) = observer.take() {
                watcher.disconnect();
            }
        });
    });
    room
}

fn free_part(frame: &Element) -> Option<Element> {
    frame.get_elements_by_class_name(FREE).item(0)
}

fn measure(frame: &Element, room: RwSignal<Option<Room>>) {
    let outer = frame.get_bounding_client_rect();
    let inner =
        free_part(frame).map_or_else(|| outer.clone(), |free| free.get_bounding_client_rect());
    // A hidden element has no size. It is measured when it is shown.
    if outer.width() < 1.0 || inner.width() < 1.0 || inner.height() < 1.0 {
        return;
    }
    let measured = Room {
        frame: (outer.width(), outer.height()),
        corner: (inner.left() - outer.left(), inner.top() - outer.top()),
        free: (inner.width(), inner.height()),
    };
    if room.try_get_untracked() != Some(Some(measured)) {
        room.try_set(Some(measured));
    }
}
