//! What waits for the writer: appends of many tables, which one commit stores together.

use crate::{Append, Appended, StoreError};
use futures_util::FutureExt;
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use tokio::sync::{mpsc, oneshot};

/// An append, and who waits for it.
pub(crate) struct Waiting {
    pub append: Append,
    pub answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// What a writer is asked to do.
pub(crate) enum Job {
    Append(Waiting),
    /// Brings what is stored to where lists look for it.
    Sort(oneshot::Sender<()>),
    /// Lets go of the database when all before it is stored.
    Close(oneshot::Sender<()>),
}

/// The end of the queue that asks.
#[derive(Clone)]
pub(crate) struct Asking(mpsc::UnboundedSender<Job>);

impl Asking {
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        fit(&append)?;
        let (answer, answered) = oneshot::channel();
        let gone = |_| StoreError::Unavailable("the store is closed".to_owned());
        self.0.send(Job::Append(Waiting { append, answer })).map_err(|_| gone(()))?;
        answered.await.map_err(|_| gone(()))?
    }

    /// Waits until everything that is stored by now can be listed.
    pub(crate) async fn sort(&self) {
        let (answer, answered) = oneshot::channel();
        if self.0.send(Job::Sort(answer)).is_ok() {
            let _ = answered.await;
        }
    }

    pub(crate) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.0.send(Job::Close(answer)).is_ok() {
            // An error says that the writer is gone already.
            let _ = answered.await;
        }
    }
}

/// Does a writer's work. The writer serves everybody, so a panic must not end it: what it was about
/// to store is undone, and those who wait for it are told.
pub(crate) async fn contain<T>(work: impl Future<Output = T>) -> Result<T, StoreError> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.map_err(|_| StoreError::Unavailable("a defect stopped the writer".to_owned()))
}

/// One bad append must not spoil the commit of others.
fn fit(append: &Append) -> Result<(), StoreError> {
    for (expected, (sequence, line)) in (append.after + 1..).zip(&append.lines) {
        if *sequence != expected {
            let why = format!("line {sequence} where line {expected} must follow");
            return Err(StoreError::Unfit(why));
        }
        crate::fail::fit_line(line)?;
    }
    crate::fail::fit(&append.summary.phase)?;
    let levels = append.summary.seats.iter().filter_map(|seat| seat.level.as_deref());
    levels.into_iter().try_for_each(crate::fail::fit)
}

/// The end of the queue that the writer has.
pub(crate) struct Queue {
    jobs: mpsc::UnboundedReceiver<Job>,
    /// What was received and is not in a batch yet.
    waiting: Vec<Waiting>,
    sorting: Vec<oneshot::Sender<()>>,
    closing: Option<oneshot::Sender<()>>,
    batch_max: usize,
}

pub(crate) fn queue(batch_max: usize) -> (Asking, Queue) {
    let (asking, jobs) = mpsc::unbounded_channel();
    (
        Asking(asking),
        Queue { jobs, waiting: Vec::new(), sorting: Vec::new(), closing: None, batch_max },
    )
}

impl Queue {
    /// Waits until there is something to do; `false` if nothing will come any more.
    pub(crate) async fn wait(&mut self) -> bool {
        if self.waiting.is_empty() && self.sorting.is_empty() && self.closing.is_none() {
            match self.jobs.recv().await {
                Some(job) => self.receive(job),
                None => return false,
            }
        }
        !(self.waiting.is_empty() && self.closing.is_some())
    }

    fn receive(&mut self, job: Job) {
        match job {
            Job::Append(waiting) => self.waiting.push(waiting),
            Job::Sort(answer) => self.sorting.push(answer),
            Job::Close(answer) => self.closing = Some(answer),
        }
    }

    /// Everything that waits and fits into one transaction: each table once, in the order of
    /// their names, so that two processes lock them in the same order.
    pub(crate) fn take(&mut self) -> Vec<Waiting> {
        while let Ok(job) = self.jobs.try_recv() {
            self.receive(job);
        }
        let mut ids = HashSet::new();
        let mut batch = Vec::new();
        let mut later = Vec::new();
        for waiting in self.waiting.drain(..) {
            if batch.len() < self.batch_max && ids.insert(waiting.append.id.clone()) {
                batch.push(waiting);
            } else {
                later.push(waiting);
            }
        }
        self.waiting = later;
        batch.sort_unstable_by(|one, other| one.append.id.cmp(&other.append.id));
        batch
    }

    /// Whoever wants everything sorted.
    pub(crate) fn sorting(&mut self) -> Vec<oneshot::Sender<()>> {
        std::mem::take(&mut self.sorting)
    }

    /// Whoever asked to close, after the rest.
    pub(crate) fn closing(&mut self) -> Option<oneshot::Sender<()>> {
        self.closing.take()
    }
}
