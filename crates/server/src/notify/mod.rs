//! Notifies people of their turn when they aren't at the table: by email or webhook, when the turn
//! begins, and of a long turn again before it ends.
//!
//! Due notifications are found in the store, not remembered here. So people are notified even if
//! the process that saw the turn begin has died, and of several processes only the one that claims
//! the notification sends it. Nothing is claimed while the person is at the table: the turn is
//! looked at again later.
//!
//! Emails and calls have a queue each, in which nobody has more than one place. What finds no place
//! stays in the store until the next look, so the loop that looks waits for no one.
//!
//! # Clocks
//!
//! The first notice follows the machine's clock, by which the turn began. If that jumps ahead, only
//! the turns that have just begun are told, a little early. Reminders would all become due by a
//! jump, so none is sent while the clock is in doubt ([`crate::trusted_time`]). Meanwhile the
//! tables move their deadlines by the time that didn't pass, and the reminders move with them.

mod error;
#[cfg(feature = "tls")]
mod mail;
#[cfg(not(feature = "tls"))]
#[path = "no_mail.rs"]
mod mail;
mod places;
mod schedule;
#[cfg(feature = "tls")]
mod tls;
pub(crate) mod webhook;

use crate::config::Webhooks;
use crate::links;
use crate::panics;
use crate::people::link;
use crate::state::State;
use error::NoticeError;
use mail::Mailer;
use places::{Places, QueuePlace};
use schedule::{NoticeKind, NoticeStep, TurnTime};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{DueNotice, LinkPurpose, NoticeTimes, PersonRow, StoreError, TableRow};
use table::Person;
use texts::Lang;
use texts::serve::{address_email, confirm_email, recover_email};
use tokio::sync::{Notify, Semaphore};
use tokio::task::JoinHandle;

/// The maximum number of emails in transit; a mail server may refuse more connections.
const EMAILS_MAX: usize = 16;
/// The maximum number of calls in transit. They go to as many people, and cost little.
const CALLS_MAX: usize = 64;
/// The maximum number of emails in transit that are not about turns. They wait for each other: who
/// asks for many of them must neither take the places of notices nor flood the mail server.
static LETTERS: Semaphore = Semaphore::const_new(EMAILS_MAX);
/// The number of turns that are read together.
const TURNS_MAX: u32 = 100;
/// The number of such reads in one look, as a precaution against a loop.
const READS_MAX: u32 = 100;
/// The shortest pause between two looks. A place that becomes free leads to another look.
const PAUSE: Duration = Duration::from_millis(100);
/// The shortest time by which a look is put off.
const PUT_OFF_MS_MIN: u64 = 1_000;

/// A turn that a person must be notified of.
#[derive(Clone, Debug)]
struct Notice {
    person: PersonRow,
    others: Vec<String>,
    table: TableRow,
    kind: NoticeKind,
    now_ms: u64,
    origin: String,
}

impl Notice {
    fn lang(&self) -> Lang {
        lang_of(&self.person)
    }

    fn table_url(&self) -> String {
        links::table(&self.origin, self.table.id.as_str())
    }
}

/// Starts notifying people of their turns, until the task is aborted.
pub fn start(state: State) -> JoinHandle<()> {
    tokio::spawn(async move {
        let config = &state.config;
        let mailer = config.mail.as_ref().map(Mailer::new);
        let mailer = mailer.transpose().unwrap_or_else(|error| {
            tracing::error!(%error, "e-mail can't be sent");
            None
        });
        let freed = Arc::new(Notify::new());
        let sender = Arc::new(Sender {
            state: state.clone(),
            mailer,
            emails: Places::new(EMAILS_MAX, &freed),
            calls: Places::new(CALLS_MAX, &freed),
        });
        let often = Duration::from_millis((config.notify_after_ms / 4).clamp(500, 15_000));
        let mut ticks = tokio::time::interval(often);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = freed.notified() => {}
            }
            if let Ok(Err(error)) = panics::contain(sender.look()).await {
                tracing::warn!(%error, "turns to be told can't be read now");
            }
            tokio::time::sleep(PAUSE).await;
        }
    })
}

struct Sender {
    state: State,
    mailer: Option<Mailer>,
    emails: Arc<Places>,
    calls: Arc<Places>,
}

/// The addresses of a person that get a notice, and a place in the queue of each.
struct Ways {
    email: Option<(String, QueuePlace)>,
    webhook: Option<(String, QueuePlace)>,
}

impl Sender {
    /// Looks for turns whose notices are due.
    async fn look(self: &Arc<Self>) -> Result<(), StoreError> {
        let state = &self.state;
        for _ in 0..READS_MAX {
            let now_ms = state.clock.now_ms();
            let begun_ms = now_ms.saturating_sub(state.config.notify_after_ms);
            let remind_ms = if state.time.pause().is_none() { now_ms } else { 0 };
            let times = NoticeTimes { begun_ms, now_ms, remind_ms };
            let found = state.store.due_notices(times, TURNS_MAX).await?;
            let is_full = found.len() == TURNS_MAX as usize;
            for due in found {
                let is_left = !self.look_at(&due, now_ms).await?;
                if is_left && is_full {
                    // There may be others behind it.
                    self.put_off(&due, now_ms, PUT_OFF_MS_MIN).await?;
                }
            }
            if !is_full {
                break;
            }
        }
        Ok(())
    }

    async fn put_off(&self, due: &DueNotice, now_ms: u64, ms: u64) -> Result<(), StoreError> {
        let next_ms = now_ms.saturating_add(ms.max(PUT_OFF_MS_MIN));
        self.state.store.put_off_notice(due, Some(next_ms)).await
    }

    /// Does what is due. Returns `false` if that must wait for a place.
    async fn look_at(self: &Arc<Self>, due: &DueNotice, now_ms: u64) -> Result<bool, StoreError> {
        let store = &self.state.store;
        let summary = &due.table.summary;
        let Some(person) = summary.to_act else { return Ok(true) };
        let notify_after_ms = self.state.config.notify_after_ms;
        if store.here(&due.table.id).await?.contains(&person) {
            // Someone who has looked at the turn, closed the page and is thinking isn't told
            // immediately.
            self.put_off(due, now_ms, notify_after_ms).await?;
            return Ok(true);
        }
        let (begun_ms, deadline_ms) = (summary.turn_ms.unwrap_or(0), summary.deadline_ms);
        match (TurnTime { begun_ms, deadline_ms }).step(due.sent, now_ms) {
            NoticeStep::Over => self.put_off(due, now_ms, notify_after_ms).await?,
            NoticeStep::Wait { next_ms } => store.put_off_notice(due, next_ms).await?,
            NoticeStep::Send { kind, sent, next_ms } => {
                let row = match store.person(person).await {
                    Ok(row) => Some(row),
                    Err(StoreError::NotFound) => None,
                    Err(error) => return Err(error),
                };
                let ways = match &row {
                    Some(row) => self.ways(row),
                    None => Some(Ways { email: None, webhook: None }),
                };
                let Some(ways) = ways else { return Ok(false) };
                // Someone who can't be told now may have an address by the time of a reminder.
                let is_claimed = store.claim_notice(due, sent, next_ms).await?;
                if let Some(row) = row.filter(|_| is_claimed) {
                    self.send(row, due.table.clone(), kind, now_ms, ways).await?;
                }
            }
        }
        Ok(true)
    }

    /// Returns the addresses that get notices, each with a place; `None` if a place is missing.
    fn ways(&self, row: &PersonRow) -> Option<Ways> {
        let notify = &row.notify;
        // Emails go only to confirmed addresses.
        let wants_email = notify.email_confirmed && !notify.email_stopped && self.mailer.is_some();
        let wants_call = self.state.config.webhooks != Webhooks::Off
            && notify.webhook_failures < webhook::FAILURES_MAX;
        let place = |address: &Option<String>, wanted: bool, places: &Arc<Places>| {
            let Some(address) = address.as_ref().filter(|_| wanted) else { return Some(None) };
            places.take(row.person).map(|place| Some((address.clone(), place)))
        };
        let email = place(&notify.email, wants_email, &self.emails)?;
        let webhook = place(&notify.webhook, wants_call, &self.calls)?;
        Some(Ways { email, webhook })
    }

    /// Sends a claimed notice, in the background.
    async fn send(
        self: &Arc<Self>,
        person: PersonRow,
        table: TableRow,
        kind: NoticeKind,
        now_ms: u64,
        Ways { email, webhook }: Ways,
    ) -> Result<(), StoreError> {
        if email.is_none() && webhook.is_none() {
            return Ok(());
        }
        let store = &self.state.store;
        let seats = table.summary.seats.iter();
        let me = person.person;
        let others: Vec<Person> =
            seats.filter_map(|seat| seat.person).filter(|other| *other != me).collect();
        let named = store.names(&others).await?.into_iter();
        let names: HashMap<Person, String> = named.map(|one| (one.person, one.name)).collect();
        let others = others.iter().filter_map(|other| names.get(other).cloned()).collect();
        let origin = origin(&self.state);
        let notice = Arc::new(Notice { person, others, table, kind, now_ms, origin });
        if let Some((address, place)) = email {
            let secret =
                link::create(&self.state, me, LinkPurpose::Unsubscribe, &[&address]).await?;
            let stop_url = links::stop_mail(&notice.origin, me.0, &secret.text());
            let (sender, notice) = (Arc::clone(self), Arc::clone(&notice));
            self.spawn(place, async move {
                if let Some(mailer) = &sender.mailer {
                    let send = || mailer.send(&notice, &address, &stop_url);
                    try_often(&sender.state, "e-mail", send).await;
                }
            });
        }
        if let Some((url, place)) = webhook {
            let sender = Arc::clone(self);
            self.spawn(place, async move { sender.call(&notice, &url).await });
        }
        Ok(())
    }

    /// Sends something in the background, which has this place until then.
    fn spawn(&self, place: QueuePlace, sending: impl Future<Output = ()> + Send + 'static) {
        let waiting = self.state.metrics.notices_waiting.clone();
        waiting.inc();
        tokio::spawn(async move {
            let _ = panics::contain(sending).await;
            waiting.dec();
            drop(place);
        });
    }

    /// Calls a webhook, and notes whether it worked: one that keeps failing is switched off.
    async fn call(&self, notice: &Notice, url: &str) {
        let (policy, person) = (self.state.config.webhooks, &notice.person);
        let call = || webhook::call(policy, url, notice);
        let delivered = try_often(&self.state, "call", call).await;
        let noted = self.state.store.note_webhook(person.person, url, delivered).await;
        if let Err(error) = noted {
            tracing::warn!(%error, "the outcome of a call can't be stored");
        }
        if !delivered && person.notify.webhook_failures + 1 == webhook::FAILURES_MAX {
            tracing::info!(person = person.person.0, "a webhook keeps failing and is switched off");
        }
    }
}

/// Sends the confirmation email to a new address, in the background.
pub(crate) fn ask_to_confirm(state: &State, person: PersonRow, address: &str, secret: &str) {
    let url = links::confirm_mail(&origin(state), person.person.0, secret);
    write(state, address, confirm_email(lang_of(&person), &url));
}

/// Sends a password reset link, in the background.
pub(crate) fn offer_new_password(state: &State, person: PersonRow, address: &str, secret: &str) {
    let url = links::recover(&origin(state), person.person.0, secret);
    write(state, address, recover_email(lang_of(&person), &url));
}

/// Tells an address that was confirmed that another one took its place, in the background.
pub(crate) fn tell_of_change(state: &State, person: PersonRow, address: &str) {
    let login = person.account.as_ref().map_or("", |account| account.login.as_str());
    let url = links::online(&origin(state));
    write(state, address, address_email(lang_of(&person), login, &url));
}

fn lang_of(person: &PersonRow) -> Lang {
    Lang::from_tag(&person.lang).unwrap_or(Lang::En)
}

/// Sends an email that is not about a turn: its subject and its text.
fn write(state: &State, address: &str, (subject, text): (String, String)) {
    let Some(mailer) = state.config.mail.as_ref().and_then(|mail| Mailer::new(mail).ok()) else {
        return;
    };
    let (state, address) = (state.clone(), address.to_owned());
    tokio::spawn(async move {
        // It is never closed.
        let _place = LETTERS.acquire().await;
        try_often(&state, "e-mail", || mailer.write(&address, &subject, &text)).await;
    });
}

/// Returns the public origin of this server.
fn origin(state: &State) -> String {
    let config = &state.config;
    config.origin().unwrap_or_else(|| format!("http://{}:{}", config.listen, config.port))
}

/// Tries a few times, and returns `true` if an attempt succeeded. If all fail, logs the error
/// without the recipient.
async fn try_often<F: Future<Output = Result<(), NoticeError>>>(
    state: &State,
    what: &'static str,
    send: impl Fn() -> F,
) -> bool {
    let metrics = &state.metrics;
    let mut last = None;
    for wait in state.settings.delivery_delays {
        tokio::time::sleep(wait).await;
        match send().await {
            Ok(()) => {
                metrics.notices_sent.inc();
                return true;
            }
            Err(error) => last = Some(error),
        }
    }
    metrics.notices_failed.inc();
    let why = last.map(|error| error.to_string());
    tracing::warn!(what, why, "a notice could not be sent");
    false
}
