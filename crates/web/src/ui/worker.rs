//! A bot's worker: it is asked in text and answers in text, while the page stays free.

use js_sys::Promise;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that answers one question at a time.
pub struct BotWorker {
    script: String,
    worker: Option<Worker>,
}

impl BotWorker {
    /// A worker made from this script once it is needed.
    pub fn new(script: String) -> BotWorker {
        BotWorker { script, worker: None }
    }

    fn start(&mut self) -> Option<Worker> {
        if self.worker.is_none() {
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            self.worker = Worker::new_with_options(&self.script, &options).ok();
        }
        self.worker.clone()
    }

    /// Asks. The answer is empty if there is none.
    pub fn ask(&mut self, question: &str) -> impl Future<Output = String> + use<> {
        let worker = self.start();
        let question = JsValue::from_str(question);
        async move {
            let Some(worker) = worker else { return String::new() };
            let promise = Promise::new(&mut |resolve, _| {
                let answered = resolve.clone();
                let on_message = Closure::once_into_js(move |event: MessageEvent| {
                    let _ = answered.call1(&JsValue::NULL, &event.data());
                });
                let on_error = Closure::once_into_js(move |_: JsValue| {
                    let _ = resolve.call0(&JsValue::NULL);
                });
                worker.set_onmessage(Some(on_message.unchecked_ref()));
                worker.set_onerror(Some(on_error.unchecked_ref()));
            });
            if worker.post_message(&question).is_err() {
                return String::new();
            }
            let answer = JsFuture::from(promise).await.ok();
            answer.and_then(|answer| answer.as_string()).unwrap_or_default()
        }
    }

    /// Stops whatever is being thought.
    pub fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

impl Drop for BotWorker {
    fn drop(&mut self) {
        self.stop();
    }
}
