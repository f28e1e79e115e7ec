//! A fair queue for when more people wait than can be served. Turns are shared by key, so that
//! heavy users wait behind their own requests and not in front of everyone else.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::oneshot;

/// The number of idle keys that are remembered.
const IDLE_KEYS_MAX: usize = 4_096;

/// The limits of a queue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FairLimits {
    /// The number of turns that run at the same time.
    pub(crate) running_max: usize,
    /// The number of them that may belong to one key.
    pub(crate) running_per_key_max: usize,
    /// The number of waiters per key.
    pub(crate) waiting_per_key_max: usize,
    /// The number of waiters in total.
    pub(crate) waiting_max: usize,
}

/// The error returned when the queue is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QueueFullError;

impl fmt::Display for QueueFullError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too much is waiting already")
    }
}

impl std::error::Error for QueueFullError {}

/// A queue that gives the next turn to the key with the fewest running turns, and among these to
/// the one that has used the least time.
pub(crate) struct FairQueue<K: Eq + Hash + Clone> {
    inner: Arc<Mutex<QueueState<K>>>,
}

struct QueueState<K: Eq + Hash + Clone> {
    limits: FairLimits,
    running: usize,
    waiting: usize,
    keys: HashMap<K, Share<K>>,
    /// The time used by the keys that were served last. A key that comes back after a while starts
    /// here: it has neither saved up nor owes anything.
    level_us: u64,
    arrivals: u64,
}

/// The state of one key.
struct Share<K: Eq + Hash + Clone> {
    running: usize,
    waiting: VecDeque<(u64, oneshot::Sender<Permit<K>>)>,
    used_us: u64,
}

impl<K: Eq + Hash + Clone> Default for Share<K> {
    fn default() -> Self {
        Share { running: 0, waiting: VecDeque::new(), used_us: 0 }
    }
}

/// A turn. The next one begins when it is dropped.
pub(crate) struct Permit<K: Eq + Hash + Clone> {
    /// `None` once the permit has no receiver.
    inner: Option<Arc<Mutex<QueueState<K>>>>,
    key: K,
    began: Instant,
}

impl<K: Eq + Hash + Clone> FairQueue<K> {
    pub(crate) fn new(limits: FairLimits) -> FairQueue<K> {
        let keys = HashMap::new();
        let inner = QueueState { limits, running: 0, waiting: 0, keys, level_us: 0, arrivals: 0 };
        FairQueue { inner: Arc::new(Mutex::new(inner)) }
    }

    /// Waits for a turn. If the caller stops waiting, the turn goes to the next.
    pub(crate) async fn turn(&self, key: K) -> Result<Permit<K>, QueueFullError> {
        let called = lock(&self.inner).enter(key, &self.inner)?;
        let mut turn = called.await.map_err(|_| QueueFullError)?;
        turn.began = Instant::now();
        Ok(turn)
    }
}

impl<K: Eq + Hash + Clone> QueueState<K> {
    fn enter(
        &mut self,
        key: K,
        this: &Arc<Mutex<Self>>,
    ) -> Result<oneshot::Receiver<Permit<K>>, QueueFullError> {
        self.forget_idle();
        let level_us = self.level_us;
        let share = self.keys.entry(key).or_default();
        // Waiters that have gone away take no place.
        let before = share.waiting.len();
        share.waiting.retain(|(_, call)| !call.is_closed());
        self.waiting -= before - share.waiting.len();
        let crowded = share.waiting.len() >= self.limits.waiting_per_key_max;
        if crowded || self.waiting >= self.limits.waiting_max {
            return Err(QueueFullError);
        }
        if share.running == 0 && share.waiting.is_empty() {
            share.used_us = share.used_us.max(level_us);
        }
        let (call, called) = oneshot::channel();
        self.arrivals += 1;
        share.waiting.push_back((self.arrivals, call));
        self.waiting += 1;
        self.serve(this);
        Ok(called)
    }

    /// Starts turns until the limit is reached.
    fn serve(&mut self, this: &Arc<Mutex<Self>>) {
        while self.running < self.limits.running_max {
            let next = self.keys.iter().filter(|(_, share)| {
                !share.waiting.is_empty() && share.running < self.limits.running_per_key_max
            });
            let rank = |share: &Share<K>| {
                let arrival = share.waiting.front().map(|(arrival, _)| *arrival);
                (share.running, share.used_us, arrival)
            };
            let next = next.min_by_key(|(_, share)| rank(share)).map(|(key, _)| key.clone());
            let Some(key) = next else { return };
            let Some(share) = self.keys.get_mut(&key) else { return };
            let Some((_, call)) = share.waiting.pop_front() else { return };
            self.waiting -= 1;
            let turn = Permit { inner: Some(Arc::clone(this)), key, began: Instant::now() };
            match call.send(turn) {
                Ok(()) => {
                    share.running += 1;
                    self.running += 1;
                    self.level_us = self.level_us.max(share.used_us);
                }
                // The receiver has stopped waiting.
                Err(mut turn) => turn.inner = None,
            }
        }
    }

    fn leave(&mut self, key: &K, used_us: u64, this: &Arc<Mutex<Self>>) {
        if let Some(share) = self.keys.get_mut(key) {
            share.running -= 1;
            share.used_us = share.used_us.saturating_add(used_us);
        }
        self.running -= 1;
        self.serve(this);
    }

    fn forget_idle(&mut self) {
        if self.keys.len() > IDLE_KEYS_MAX {
            self.keys.retain(|_, share| share.running > 0 || !share.waiting.is_empty());
        }
    }
}

impl<K: Eq + Hash + Clone> Drop for Permit<K> {
    fn drop(&mut self) {
        let Some(inner) = self.inner.take() else { return };
        let used_us = u64::try_from(self.began.elapsed().as_micros()).unwrap_or(u64::MAX);
        lock(&inner).leave(&self.key, used_us, &inner);
    }
}

fn lock<K: Eq + Hash + Clone>(inner: &Mutex<QueueState<K>>) -> MutexGuard<'_, QueueState<K>> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn queue(running_max: usize, waiting_per_key_max: usize) -> Arc<FairQueue<&'static str>> {
        Arc::new(FairQueue::new(FairLimits {
            running_max,
            running_per_key_max: running_max,
            waiting_per_key_max,
            waiting_max: 1_000,
        }))
    }

    /// Returns `true` if this still waits.
    async fn waits(waiting: &mut std::pin::Pin<Box<impl Future>>) -> bool {
        std::future::poll_fn(|context| {
            std::task::Poll::Ready(waiting.as_mut().poll(context).is_pending())
        })
        .await
    }

    /// Queues this many waiters of each key while one turn runs, and returns the order in which
    /// they were served.
    async fn order(asked: &[(&'static str, usize)]) -> Vec<&'static str> {
        let queue = queue(1, 1_000);
        let first = queue.turn("first").await.ok();
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for &(key, count) in asked {
            for _ in 0..count {
                let waiting = Arc::clone(&queue);
                let served = Arc::clone(&served);
                tasks.push(tokio::spawn(async move {
                    let turn = waiting.turn(key).await.ok().unwrap();
                    served.lock().unwrap().push(key);
                    tokio::time::sleep(Duration::from_millis(2)).await;
                    drop(turn);
                }));
                tokio::task::yield_now().await;
            }
        }
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        served.lock().unwrap().clone()
    }

    #[tokio::test]
    async fn small_requests_are_served_between_large_ones() {
        let served = order(&[("much", 40), ("little", 1), ("some", 2)]).await;
        assert_eq!(served.len(), 43);
        let place = served.iter().position(|key| *key == "little").unwrap();
        assert!(place < 4, "{served:?}");
        assert!(served[..8].iter().filter(|key| **key == "some").count() == 2, "{served:?}");
    }

    #[tokio::test]
    async fn one_key_has_a_bounded_number_waiting_and_another_still_gets_in() {
        let queue = queue(1, 2);
        let _running = queue.turn("much").await.ok().unwrap();
        let mut waiting: Vec<_> = (0..2).map(|_| Box::pin(queue.turn("much"))).collect();
        for wait in &mut waiting {
            assert!(waits(wait).await);
        }
        assert_eq!(queue.turn("much").await.err(), Some(QueueFullError));
        let mut other = Box::pin(queue.turn("little"));
        assert!(waits(&mut other).await);
        // Waiters that stop make room.
        drop(waiting);
        let mut again = Box::pin(queue.turn("much"));
        assert!(waits(&mut again).await);
    }

    #[tokio::test]
    async fn the_turn_of_someone_who_has_left_goes_to_the_next() {
        let queue = queue(1, 10);
        let running = queue.turn("first").await.ok().unwrap();
        let mut gone = Box::pin(queue.turn("gone"));
        assert!(waits(&mut gone).await);
        let mut next = Box::pin(queue.turn("next"));
        assert!(waits(&mut next).await);
        drop(gone);
        drop(running);
        assert!(next.await.is_ok());
    }

    #[tokio::test]
    async fn a_turn_that_was_given_but_never_taken_is_given_back() {
        let queue = queue(1, 10);
        let running = queue.turn("first").await.ok().unwrap();
        let mut called = Box::pin(queue.turn("called"));
        assert!(waits(&mut called).await);
        drop(running);
        // It was called, and goes away before it notices.
        drop(called);
        assert!(queue.turn("next").await.is_ok());
    }
}
