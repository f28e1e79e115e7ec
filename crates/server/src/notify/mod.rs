//! Notifies people of their turn when they aren't at the table: by email or webhook, once per turn.
//!
//! Due notifications are found in the store, not remembered here. So people are notified even if
//! the process that saw the turn begin has died, and of several processes only the one that claims
//! the notification sends it. Sending happens behind a bounded queue, and a failure affects no
//! table.

mod error;
mod mail;
pub(crate) mod webhook;

use crate::config::Webhooks;
use crate::links;
use crate::panics;
use crate::people::link;
use crate::state::State;
use error::NoticeError;
use mail::Mailer;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{LinkPurpose, PersonRow, TableRow, WhichTables};
use table::Person;
use texts::Lang;
use texts::serve::{address_email, confirm_email, recover_email};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// The maximum number of notices in transit; further ones wait in the store.
const ON_THE_WAY_MAX: usize = 16;
/// The number of turns that are read together.
const TURNS_MAX: u32 = 100;
/// The delays before each further attempt.
const TRIES_AFTER: [Duration; 3] =
    [Duration::ZERO, Duration::from_secs(3), Duration::from_secs(30)];

/// A turn that a person must be notified of.
#[derive(Clone, Debug)]
struct Notice {
    person: PersonRow,
    others: Vec<String>,
    table: TableRow,
    origin: String,
    /// The unsubscribe link, if an email is sent.
    stop_url: String,
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
        let sender = Arc::new(Sender {
            state: state.clone(),
            mailer,
            on_the_way: Arc::new(Semaphore::new(ON_THE_WAY_MAX)),
        });
        let often = Duration::from_millis((config.notify_after_ms / 4).clamp(500, 15_000));
        let mut ticks = tokio::time::interval(often);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Ok(Err(error)) = panics::contain(sender.look()).await {
                tracing::warn!(%error, "turns to be told can't be read now");
            }
        }
    })
}

struct Sender {
    state: State,
    mailer: Option<Mailer>,
    on_the_way: Arc<Semaphore>,
}

impl Sender {
    /// Looks for turns that have lasted long enough and weren't announced yet.
    async fn look(self: &Arc<Self>) -> Result<(), store::StoreError> {
        let state = &self.state;
        let config = &self.state.config;
        let since_ms = state.clock.now_ms().saturating_sub(config.notify_after_ms);
        let rows = state.store.tables(WhichTables::Unnoticed(since_ms), TURNS_MAX).await?;
        for row in rows {
            let Some(person) = row.summary.to_act else { continue };
            // Get room first, because a claimed notice must be sent.
            let Ok(room) = Arc::clone(&self.on_the_way).acquire_owned().await else {
                return Ok(());
            };
            let answers = row.summary.answers;
            let is_here = state.store.here(&row.id).await?.contains(&person);
            if !state.store.claim_notice(person, &row.id, answers).await? || is_here {
                continue;
            }
            let Some(notice) = self.notice(person, row).await? else { continue };
            let sender = Arc::clone(self);
            state.metrics.notices_waiting.inc();
            tokio::spawn(async move {
                let _ = panics::contain(sender.send(&notice)).await;
                sender.state.metrics.notices_waiting.dec();
                drop(room);
            });
        }
        Ok(())
    }

    /// Returns the notice for a person, if they want notices at all.
    async fn notice(
        &self,
        person: Person,
        table: TableRow,
    ) -> Result<Option<Notice>, store::StoreError> {
        let store = &self.state.store;
        let row = match store.person(person).await {
            Ok(row) => row,
            Err(store::StoreError::NotFound) => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut row = row;
        // Emails go only to confirmed addresses.
        let wants_email = row.notify.email_confirmed && !row.notify.email_stopped;
        row.notify.email = row.notify.email.filter(|_| wants_email);
        if row.notify.email.is_none() && row.notify.webhook.is_none() {
            return Ok(None);
        }
        let seats = table.summary.seats.iter();
        let others: Vec<Person> =
            seats.filter_map(|seat| seat.person).filter(|other| *other != person).collect();
        let named = store.names(&others).await?.into_iter();
        let names: HashMap<Person, String> = named.map(|one| (one.person, one.name)).collect();
        let others = others.iter().filter_map(|other| names.get(other).cloned()).collect();
        let origin = origin(&self.state);
        let stop_url = match row.notify.email.as_deref().filter(|_| self.mailer.is_some()) {
            Some(address) => {
                let purpose = LinkPurpose::Unsubscribe;
                let secret = link::create(&self.state, person, purpose, &[address]).await?;
                links::stop_mail(&origin, person.0, &secret.text())
            }
            None => String::new(),
        };
        Ok(Some(Notice { person: row, others, table, origin, stop_url }))
    }

    async fn send(&self, notice: &Notice) {
        if let (Some(mailer), Some(address)) = (&self.mailer, &notice.person.notify.email) {
            try_often(&self.state, "e-mail", || mailer.send(notice, address)).await;
        }
        let policy = self.state.config.webhooks;
        if let (true, Some(url)) = (policy != Webhooks::Off, &notice.person.notify.webhook) {
            try_often(&self.state, "call", || webhook::call(policy, url, notice)).await;
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
        try_often(&state, "e-mail", || mailer.write(&address, &subject, &text)).await;
    });
}

/// Returns the public origin of this server.
fn origin(state: &State) -> String {
    let config = &state.config;
    config.origin().unwrap_or_else(|| format!("http://{}:{}", config.listen, config.port))
}

/// Tries a few times. If all attempts fail, logs the error without the recipient.
async fn try_often<F: Future<Output = Result<(), NoticeError>>>(
    state: &State,
    what: &'static str,
    send: impl Fn() -> F,
) {
    let metrics = &state.metrics;
    let mut last = None;
    for wait in TRIES_AFTER {
        tokio::time::sleep(wait).await;
        match send().await {
            Ok(()) => {
                metrics.notices_sent.inc();
                return;
            }
            Err(error) => last = Some(error),
        }
    }
    metrics.notices_failed.inc();
    let why = last.map(|error| error.to_string());
    tracing::warn!(what, why, "a notice could not be sent");
}
