//! The queue of the writer: appends of many tables, which one commit stores together.

use crate::{Append, Appended, StoreError};
use futures_util::FutureExt;
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use tokio::sync::{mpsc, oneshot};

/// An append, and the caller that waits for it.
pub(crate) struct Waiting {
    pub append: Append,
    pub answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// A job for a writer.
pub(crate) enum Job {
    Append(Waiting),
    /// Moves stored lines to where lists look for them.
    Sort(oneshot::Sender<()>),
    /// Writes something that means nothing, to see whether lines can be stored.
    Probe(oneshot::Sender<Result<(), StoreError>>),
    /// Closes the database after storing everything before it.
    Close(oneshot::Sender<()>),
}

/// The sending end of the queue.
#[derive(Clone)]
pub(crate) struct Asking(mpsc::UnboundedSender<Job>);

impl Asking {
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        fit(&append)?;
        self.ask(|answer| Job::Append(Waiting { append, answer })).await
    }

    /// Waits until everything stored so far can be listed.
    pub(crate) async fn sort(&self) {
        let (answer, answered) = oneshot::channel();
        if self.0.send(Job::Sort(answer)).is_ok() {
            let _ = answered.await;
        }
    }

    /// Checks that lines can be stored.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        self.ask(Job::Probe).await
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Unavailable("the store is closed".to_owned());
        self.0.send(job(answer)).map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    pub(crate) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.0.send(Job::Close(answer)).is_ok() {
            // An error means that the writer is already gone.
            let _ = answered.await;
        }
    }
}

/// Runs a writer's work. The writer serves everyone, so a panic must not end it: the transaction is
/// rolled back, and the waiting callers get an error.
pub(crate) async fn contain<T>(work: impl Future<Output = T>) -> Result<T, StoreError> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.map_err(|_| StoreError::Unavailable("a defect stopped the writer".to_owned()))
}

/// Checks an append in advance, so that a bad one can't spoil the commit of others.
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

/// The receiving end of the queue.
pub(crate) struct Queue {
    jobs: mpsc::UnboundedReceiver<Job>,
    /// Appends that were received and aren't in a batch yet.
    waiting: Vec<Waiting>,
    sorting: Vec<oneshot::Sender<()>>,
    probing: Vec<oneshot::Sender<Result<(), StoreError>>>,
    closing: Option<oneshot::Sender<()>>,
    batch_max: usize,
}

pub(crate) fn queue(batch_max: usize) -> (Asking, Queue) {
    let (asking, jobs) = mpsc::unbounded_channel();
    let (waiting, sorting, probing) = (Vec::new(), Vec::new(), Vec::new());
    (Asking(asking), Queue { jobs, waiting, sorting, probing, closing: None, batch_max })
}

impl Queue {
    /// Waits until there is something to do; returns `false` if no more jobs will come.
    pub(crate) async fn wait(&mut self) -> bool {
        let is_idle = self.waiting.is_empty()
            && self.sorting.is_empty()
            && self.probing.is_empty()
            && self.closing.is_none();
        if is_idle {
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
            Job::Probe(answer) => self.probing.push(answer),
            Job::Close(answer) => self.closing = Some(answer),
        }
    }

    /// Returns everything that waits and fits into one transaction: each table once, in the order
    /// of their ids, so that two processes lock them in the same order.
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

    /// Returns the callers that want everything sorted.
    pub(crate) fn sorting(&mut self) -> Vec<oneshot::Sender<()>> {
        std::mem::take(&mut self.sorting)
    }

    /// Returns the callers that want to know whether lines can be stored.
    pub(crate) fn probing(&mut self) -> Vec<oneshot::Sender<Result<(), StoreError>>> {
        std::mem::take(&mut self.probing)
    }

    /// Returns the caller that asked to close, once the rest is done.
    pub(crate) fn closing(&mut self) -> Option<oneshot::Sender<()>> {
        self.closing.take()
    }
}
