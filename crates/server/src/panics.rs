//! Handles panics: a bug in one place ends only the work there, and is logged and counted. A stack
//! overflow or lack of memory still ends the process.

#[cfg(panic = "abort")]
compile_error!("a server must not abort: one panic would end every table");

use futures_util::FutureExt;
use std::fmt;
use std::panic::{AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The delay before work that panicked restarts.
const RESTART: Duration = Duration::from_secs(1);

/// The number of panics in this process. The hook is global too, so the count can't belong to one
/// server.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// The error returned when work panicked before it finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PanicError;

impl fmt::Display for PanicError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a defect of the server stopped this")
    }
}

impl std::error::Error for PanicError {}

/// Logs and counts every panic of this process from now on.
pub(crate) fn watch() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            COUNT.fetch_add(1, Ordering::Relaxed);
            if tracing::dispatcher::has_been_set() {
                log(panic);
            } else {
                usual(panic);
            }
        }));
    });
}

fn log(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    // A formatted message may quote user input. The location leads to the bug anyway.
    let fixed = panic.payload().downcast_ref::<&'static str>().copied().unwrap_or("see debug");
    tracing::error!(place, message = fixed, "panicked");
    if let Some(whole) = panic.payload_as_str() {
        tracing::debug!(place, whole, "panicked");
    }
}

/// Returns the number of panics in this process.
pub(crate) fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}

/// Runs work; if it panics, only this work ends.
///
/// Shared state must be valid wherever the work stops. That holds here: every future may be dropped
/// halfway, and table locks are not poisoned.
pub(crate) async fn contain<T>(work: impl Future<Output = T>) -> Result<T, PanicError> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| PanicError)
}

/// Runs work until it ends by itself; restarts it if it panics.
pub(crate) async fn restart<F: Future<Output = ()>>(mut work: impl FnMut() -> F) {
    while contain(work()).await.is_err() {
        tokio::time::sleep(RESTART).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_ends_only_what_panicked_and_is_counted() {
        watch();
        let before = count();
        assert_eq!(contain(async { panic!("on purpose") }).await, Err::<(), _>(PanicError));
        assert_eq!(contain(async { 7 }).await, Ok(7));
        assert_eq!(count(), before + 1);
    }

    #[tokio::test]
    async fn work_that_panicked_begins_again_until_it_ends_by_itself() {
        let mut begun = 0;
        restart(|| {
            begun += 1;
            let last = begun == 2;
            async move { assert!(last, "on purpose") }
        })
        .await;
        assert_eq!(begun, 2);
    }
}
