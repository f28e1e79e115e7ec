//! What was done at tables and is not answered yet.
//!
//! When the connection breaks, nobody knows whether what was sent last has arrived. What may safely
//! be done twice is sent again; of the rest the person is told.

use wire::{Act, FromClient, TableId};

/// Something that was done and is not answered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingAct {
    /// The number by which the server answers.
    pub number: u64,
    /// At which table.
    pub table: TableId,
    /// What.
    pub act: Act,
}

impl PendingAct {
    /// The message.
    pub fn message(&self) -> FromClient {
        FromClient::Act { table: self.table.clone(), number: self.number, act: self.act.clone() }
    }

    /// Whether doing it twice is the same as doing it once: the table then refuses the second, or
    /// changes nothing. Two undos take back two decisions, and what is said twice stands there
    /// twice.
    fn is_repeatable(&self) -> bool {
        !matches!(
            self.act,
            Act::Undo | Act::Propose { .. } | Act::Agree | Act::Decline | Act::Say { .. }
        )
    }
}

/// What is not answered yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outbox {
    last: u64,
    open: Vec<PendingAct>,
}

impl Outbox {
    /// Something is done: gives the pending to be sent.
    pub fn put(&mut self, table: TableId, act: Act) -> PendingAct {
        self.last += 1;
        let pending = PendingAct { number: self.last, table, act };
        self.open.push(pending.clone());
        pending
    }

    /// The server has answered this number.
    pub fn answered(&mut self, number: u64) -> Option<PendingAct> {
        let index = self.open.iter().position(|pending| pending.number == number)?;
        Some(self.open.remove(index))
    }

    /// The connection broke: gives what must not be sent again, and is forgotten.
    pub fn lost(&mut self) -> Vec<PendingAct> {
        let (again, lost) =
            std::mem::take(&mut self.open).into_iter().partition(PendingAct::is_repeatable);
        self.open = again;
        lost
    }

    /// What is to be sent again on a new connection, in its order.
    pub fn again(&self) -> impl Iterator<Item = &PendingAct> {
        self.open.iter()
    }

    /// Forgets everything: somebody else is signed in.
    pub fn clear(&mut self) {
        self.open.clear();
    }
}
