//! Waiting, but not for ever: a test that waits in vain fails, and says for what it waited.

use std::time::Duration;

/// Longer than anything takes here: whoever waits so long waits in vain.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is waited for, which must come in time. Whoever only waits for each message by itself may
/// wait for ever: a server that does nothing else still sends its pings.
pub async fn in_time<T>(what: &str, waiting: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    waited.unwrap_or_else(|_| panic!("waited {} s in vain: {what}", PATIENCE.as_secs()))
}

/// Looks again and again until it is so.
pub async fn eventually(what: &str, is_so: impl AsyncFn() -> bool) {
    let looking = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    in_time(what, looking).await;
}
