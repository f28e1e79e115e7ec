//! A store that measures how long operations take, for the metrics.

use crate::metrics::Metrics;
use async_trait::async_trait;
use std::sync::Arc;
use std::time::Instant;
use store::*;
use table::Person;
use tokio::sync::broadcast;
use wire::{PersonName, TableId};

/// A store, with metrics for its operations.
pub(crate) struct MeasuredStore {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl MeasuredStore {
    pub(crate) fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> MeasuredStore {
        MeasuredStore { store, metrics }
    }

    async fn measure<T>(&self, operation: &'static str, work: impl Future<Output = T>) -> T {
        let began = Instant::now();
        let done = work.await;
        self.metrics.store_times.took(operation, began.elapsed());
        done
    }
}

/// Passes every method on to the store. The word before each is the operation it counts as.
macro_rules! measured {
    ($(
        $(#[$about:meta])*
        $operation:ident $name:ident($($argument:ident: $type:ty),*) -> $answer:ty
            = $how:ident $function:path;
    )+) => {
        #[async_trait]
        impl Store for MeasuredStore {
            fn changes(&self) -> broadcast::Receiver<Change> {
                self.store.changes()
            }

            async fn close(&self) {
                self.store.close().await;
            }

            $(async fn $name(&self, $($argument: $type),*) -> Result<$answer, StoreError> {
                self.measure(stringify!($operation), self.store.$name($($argument),*)).await
            })+
        }
    };
}

store_methods!(measured);
