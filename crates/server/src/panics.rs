//! Panics: a defect in one place ends what was being done there, is logged and counted, and leaves
//! everything else alone. What overflows the stack or the memory still ends the process.

#[cfg(panic = "abort")]
compile_error!("a server must not abort: one panic would end every table");

use futures_util::FutureExt;
use std::fmt;
use std::panic::{AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How long to wait before work that panicked begins again.
const RESTART: Duration = Duration::from_secs(1);

/// Panics of this process. The hook belongs to the process too, so this can't be one server's.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// Something panicked and was not finished.
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
    // A message that was put together may quote what somebody said at a table. The place leads to
    // the defect anyway.
    let fixed = panic.payload().downcast_ref::<&'static str>().copied().unwrap_or("see debug");
    tracing::error!(place, message = fixed, "panicked");
    if let Some(whole) = panic.payload_as_str() {
        tracing::debug!(place, whole, "panicked");
    }
}

/// How many panics there were in this process.
pub(crate) fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}

/// Does something; if it panics, nothing but this ends.
///
/// What it shares with others must be fit for use if it stops anywhere. Here that is so: every
/// future may be dropped half way, and locks of tables are not poisoned.
pub(crate) async fn contain<T>(work: impl Future<Output = T>) -> Result<T, PanicError> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| PanicError)
}

/// Does something until it ends by itself; if it panics, it begins again.
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
