//! A bot's worker: it receives a text and answers with a text, without blocking the page.

use js_sys::Promise;
use mind::{Answer, Question};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The message that makes a worker answer with what it has so far.
const ENOUGH: &str = "enough";

/// A worker that answers one question at a time.
pub struct MindWorker {
    script: String,
    worker: Option<Worker>,
}

impl MindWorker {
    /// A worker made from this script once it is needed.
    pub fn new(script: String) -> MindWorker {
        MindWorker { script, worker: None }
    }

    fn start(&mut self) -> Option<Worker> {
        if self.worker.is_none() {
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            self.worker = Worker::new_with_options(&self.script, &options).ok();
        }
        self.worker.clone()
    }

    /// Asks. `progress` hears how much is done, of how much. There is no answer if the worker can't
    /// be loaded or breaks down.
    pub fn ask<P: Fn(usize, usize) + 'static>(
        &mut self,
        question: &Question,
        progress: P,
    ) -> impl Future<Output = Option<Answer>> + use<P> {
        let worker = self.start();
        let question = JsValue::from_str(&question.text());
        async move {
            let worker = worker?;
            let mut said = next_message(&worker);
            worker.post_message(&question).ok()?;
            loop {
                let text = JsFuture::from(said).await.ok()?.as_string()?;
                match Answer::read(&text)? {
                    Answer::Progress { done, all } => progress(done, all),
                    answer => return Some(answer),
                }
                said = next_message(&worker);
            }
        }
    }

    /// Makes the worker answer with what it has so far.
    pub fn finish(&self) {
        if let Some(worker) = &self.worker {
            // A worker that can't be told any more has nothing to answer either.
            let _ = worker.post_message(&JsValue::from_str(ENOUGH));
        }
    }

    /// Stops the current computation.
    pub fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

/// The next thing that a worker says; nothing if it breaks down.
fn next_message(worker: &Worker) -> Promise {
    Promise::new(&mut |resolve, _| {
        let answered = resolve.clone();
        let on_message = Closure::once_into_js(move |event: MessageEvent| {
            let _ = answered.call1(&JsValue::NULL, &event.data());
        });
        let on_error = Closure::once_into_js(move |_: JsValue| {
            let _ = resolve.call0(&JsValue::NULL);
        });
        worker.set_onmessage(Some(on_message.unchecked_ref()));
        worker.set_onerror(Some(on_error.unchecked_ref()));
    })
}

impl Drop for MindWorker {
    fn drop(&mut self) {
        self.stop();
    }
}
