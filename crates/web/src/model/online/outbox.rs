//! Actions at tables that have not been answered yet.
//!
//! When the connection breaks, it is unknown whether the last messages arrived. Actions that are
//! safe to repeat are sent again; the person is told about the others.

use wire::{Act, FromClient, TableId};

/// An action that has not been answered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingAct {
    /// The number by which the server answers.
    pub number: u64,
    /// The table.
    pub table: TableId,
    /// The action.
    pub act: Act,
}

impl PendingAct {
    /// Returns the message to send.
    pub fn message(&self) -> FromClient {
        FromClient::Act { table: self.table.clone(), number: self.number, act: self.act.clone() }
    }

    /// Returns `true` if repeating the action has no further effect: the table refuses the second
    /// one, or nothing changes. A second undo would take back another decision, and a repeated chat
    /// message would appear twice.
    fn is_repeatable(&self) -> bool {
        !matches!(
            self.act,
            Act::Undo | Act::Propose { .. } | Act::Agree | Act::Decline | Act::Say { .. }
        )
    }
}

/// The unanswered actions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outbox {
    last: u64,
    open: Vec<PendingAct>,
}

impl Outbox {
    /// Adds an action and returns it for sending.
    pub fn put(&mut self, table: TableId, act: Act) -> PendingAct {
        self.last += 1;
        let pending = PendingAct { number: self.last, table, act };
        self.open.push(pending.clone());
        pending
    }

    /// Removes and returns the action that the server answered.
    pub fn answered(&mut self, number: u64) -> Option<PendingAct> {
        let index = self.open.iter().position(|pending| pending.number == number)?;
        Some(self.open.remove(index))
    }

    /// Handles a broken connection. Removes and returns the actions that must not be sent again.
    pub fn lost(&mut self) -> Vec<PendingAct> {
        let (again, lost) =
            std::mem::take(&mut self.open).into_iter().partition(PendingAct::is_repeatable);
        self.open = again;
        lost
    }

    /// Returns the actions to send again on a new connection, in order.
    pub fn again(&self) -> impl Iterator<Item = &PendingAct> {
        self.open.iter()
    }

    /// Removes everything, because someone else signed in.
    pub fn clear(&mut self) {
        self.open.clear();
    }
}
