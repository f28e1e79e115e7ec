//! The arena: bots play duplicate deals against each other until the result is precise enough.

mod game;
mod ledger;
pub(crate) mod plan;
mod report;
mod run;

pub use game::{GameResult, Played, play, play_out};
pub use ledger::{Ledger, LedgerProblem};
pub use plan::{Plan, Seating};
pub use report::{BotReport, MatchReport, PooledReport, TestVerdict};
pub use run::{ArenaProblem, Progress, run};
