//! The code that both engines share: written once, compiled for each engine with its own `Engine`.
//!
//! Statements use `$1` and other SQL that both understand. The engine provides everything that
//! differs: where to read ([`Engine::read`]), where to write and how that becomes durable
//! ([`Engine::write`]), notifications, and the statements in its `sql`. The list of methods, with
//! the query that answers each, is in `store.rs`.

pub(super) mod backup;
pub(super) mod batch;
mod changes;
mod composed;
mod links;
mod meetings;
mod moderation;
mod notices;
pub(super) mod people;
mod processes;
mod records;
mod results;
mod sessions;
mod tables;

use super::{Conn, Db, Engine, sql};
use crate::*;
use async_trait::async_trait;
use table::Person;
use tokio::sync::broadcast;
use wire::{PersonName, TableId};

/// Writes something that means nothing, to see whether writing is possible.
pub(super) async fn probe(conn: &mut Conn) -> Result<(), StoreError> {
    let probe = sqlx::query("UPDATE probe SET count = count + 1 WHERE id = 1");
    probe.execute(conn).await.map(drop).map_err(fail::meaning)
}

/// A row of this engine.
type Row = <Db as sqlx::Database>::Row;

/// Answers a method with its function.
macro_rules! answer {
    (read query $function:path, $engine:ident $(, $argument:ident)*) => {
        $function(&mut *$engine.read().await? $(, $argument)*).await
    };
    (write query $function:path, $engine:ident $(, $argument:ident)*) => {{
        let mut write = $engine.write().await?;
        let answer = $function(write.conn() $(, $argument)*).await?;
        write.commit().await?;
        Ok(answer)
    }};
    ($operation:ident engine $function:path, $engine:ident $(, $argument:ident)*) => {
        $function($engine $(, $argument)*).await
    };
}

/// Makes the store from the list of methods.
macro_rules! answered {
    ($(
        $(#[$about:meta])*
        $operation:ident $name:ident($($argument:ident: $type:ty),*) -> $answer:ty
            = $how:ident $function:path;
    )+) => {
        #[async_trait]
        impl Store for Engine {
            fn changes(&self) -> broadcast::Receiver<Change> {
                self.changes.subscribe()
            }

            async fn close(&self) {
                self.close_pool().await;
                self.asking.close().await;
            }

            $(async fn $name(&self, $($argument: $type),*) -> Result<$answer, StoreError> {
                let engine: &Engine = self;
                answer!($operation $how $function, engine $(, $argument)*)
            })+
        }
    };
}

crate::store_methods!(answered);
