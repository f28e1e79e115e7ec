//! Pictures to share: rendered from SVG, then shared or offered as a file.

use super::platform::{blob_of, offer_file, window};
use js_sys::{Array, Promise};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, HtmlImageElement, Url,
};

/// Renders a picture and passes it to the device's share function, or offers it as a download.
/// Returns `None` if the browser can't render it.
pub async fn share_picture(
    svg: &str,
    (width, height): (f64, f64),
    name: &str,
    title: &str,
) -> Option<()> {
    let blob = blob_of(svg.as_bytes(), "image/svg+xml")?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let decoded = JsFuture::from(image.decode()).await;
    let canvas = document().create_element("canvas").ok()?;
    let canvas = canvas.dyn_into::<HtmlCanvasElement>().ok()?;
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d").ok()??;
    let context = context.dyn_into::<CanvasRenderingContext2d>().ok()?;
    let drawn = decoded.and_then(|_| context.draw_image_with_html_image_element(&image, 0.0, 0.0));
    let _ = Url::revoke_object_url(&address);
    drawn.ok()?;
    let promise = Promise::new(&mut |resolve, _| {
        let _ = canvas.to_blob(&resolve);
    });
    let picture = JsFuture::from(promise).await.ok()?.dyn_into::<Blob>().ok()?;
    if !share_file(&picture, name, title).await {
        offer_file(name, &picture);
    }
    Some(())
}

/// Passes a file to the device's share function. Returns `true` if there is one.
async fn share_file(picture: &Blob, name: &str, title: &str) -> bool {
    let navigator: JsValue = window().navigator().into();
    let method = |name: &str| {
        let found = js_sys::Reflect::get(&navigator, &name.into()).ok()?;
        found.dyn_into::<js_sys::Function>().ok()
    };
    let (Some(may), Some(share)) = (method("canShare"), method("share")) else { return false };
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(picture), name, &options);
    let Ok(file) = file else { return false };
    let shared = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&shared, &"files".into(), &Array::of1(&file));
    let _ = js_sys::Reflect::set(&shared, &"title".into(), &title.into());
    if !may.call1(&navigator, &shared).is_ok_and(|may| may.is_truthy()) {
        return false;
    }
    let Ok(promise) = share.call1(&navigator, &shared) else { return false };
    // Someone who cancels has shared nothing, and needs no file either.
    let _ = JsFuture::from(Promise::resolve(&promise)).await;
    true
}
