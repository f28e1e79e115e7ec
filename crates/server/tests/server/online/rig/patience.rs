//! Waits with a timeout: a test that waits in vain fails, and says what for.

use std::time::Duration;

/// A timeout longer than anything takes here.
const PATIENCE: Duration = Duration::from_secs(30);

/// Returns the result of `waiting`, or panics if it takes too long. A timeout per message isn't
/// enough, because a server that does nothing else still sends pings.
pub async fn in_time<T>(what: &str, waiting: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    waited.unwrap_or_else(|_| panic!("waited {} s in vain: {what}", PATIENCE.as_secs()))
}

/// Checks again and again until `is_so` returns `true`.
pub async fn eventually(what: &str, is_so: impl AsyncFn() -> bool) {
    let looking = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    in_time(what, looking).await;
}
