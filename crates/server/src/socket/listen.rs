//! Handles the messages of a client.

use super::{End, Socket, Why};
use crate::hub::{connection_problem_of, service_problem_of};
use axum::extract::ws::Message;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;
use texts::Lang;
use texts::serve::ServiceProblem;
use texts::table::ConnectionProblem;
use wire::{Act, Code, FRAME_BYTES_MAX, FromClient, FromServer, Problem, ReadError, TableId};

/// The number of refused messages after which a client is disconnected.
pub(super) const REFUSED_MAX: u32 = 200;
/// The number of refused messages that an accepted one makes up for. If it made up for all of them, a
/// machine too slow to refuse enough between two accepted messages would never end a flood.
const FORGIVEN: u32 = 5;
/// The number of messages that a line of chat counts for.
pub(super) const CHAT_COST: u32 = 5;

/// The number of a message that is otherwise unreadable.
#[derive(Deserialize)]
struct Numbered {
    number: Option<u64>,
}

impl Socket {
    /// Handles a message.
    pub(super) async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        let lang = self.lang.unwrap_or_default();
        match message {
            Message::Text(text) => {
                let heard = self.understand(text.as_str(), lang);
                match heard {
                    Ok(message) => {
                        self.refused = self.refused.saturating_sub(FORGIVEN);
                        self.obey(message).await
                    }
                    Err((number, problem)) => self.complain(number, problem).await,
                }
            }
            Message::Binary(_) => {
                let problem =
                    connection_problem_of(Code::Malformed, lang, &ConnectionProblem::NoBinary);
                self.complain(None, problem).await
            }
            Message::Ping(_) | Message::Pong(_) => {
                if self.may_speak(1) {
                    Ok(())
                } else {
                    self.count_refused()
                }
            }
            Message::Close(_) => Err(End::Gone),
        }
    }

    /// Parses a message and checks whether it may come now.
    fn understand(&self, text: &str, lang: Lang) -> Result<FromClient, (Option<u64>, Problem)> {
        let number = || serde_json::from_str::<Numbered>(text).ok().and_then(|found| found.number);
        let read = wire::read(text);
        let cost = match &read {
            Ok(FromClient::Act { act: Act::Say { .. }, .. }) => CHAT_COST,
            _ => 1,
        };
        if !self.may_speak(cost) {
            self.inner().metrics.refused.inc("messages");
            let trouble = ServiceProblem::TooMany { seconds: 1 };
            return Err((number(), service_problem_of(Code::TooMany, lang, &trouble)));
        }
        let message = read.map_err(|unread| match unread {
            ReadError::TooLong(_) => {
                let trouble = ServiceProblem::TooLong { bytes_max: FRAME_BYTES_MAX };
                (None, service_problem_of(Code::TooLong, lang, &trouble))
            }
            ReadError::Version(_) => {
                let nuisance = ConnectionProblem::Version { version: wire::VERSION };
                (None, connection_problem_of(Code::Version, lang, &nuisance))
            }
            ReadError::Malformed(detail) => {
                let trouble = ServiceProblem::Unreadable { detail };
                (number(), service_problem_of(Code::Malformed, lang, &trouble))
            }
        })?;
        match &message {
            FromClient::Hello { .. } => Ok(message),
            _ if self.lang.is_none() => Err((
                number(),
                connection_problem_of(Code::Malformed, lang, &ConnectionProblem::HelloFirst),
            )),
            _ => Ok(message),
        }
    }

    /// Returns `true` if this many messages may come now, on this connection and from this person.
    fn may_speak(&self, cost: u32) -> bool {
        let size = self.settings().messages_burst;
        let rate = self.settings().messages_per_second;
        let here = self.messages.take(cost, size, rate);
        here && (self.visitor.person.is_none() || self.messages_of_person.take(cost, size, rate))
    }

    async fn complain(&mut self, number: Option<u64>, problem: Problem) -> Result<(), End> {
        let code = problem.code;
        self.refuse(number, problem).await?;
        if code == Code::Version && self.lang.is_none() {
            Err(End::Closed(Why::Version))
        } else {
            self.count_refused()
        }
    }

    fn count_refused(&mut self) -> Result<(), End> {
        self.refused += 1;
        if self.refused > REFUSED_MAX { Err(End::Closed(Why::Nuisance)) } else { Ok(()) }
    }

    /// Executes a message.
    async fn obey(&mut self, message: FromClient) -> Result<(), End> {
        match message {
            FromClient::Hello { lang, .. } => {
                self.lang = Some(Lang::from_locale(&lang).unwrap_or_default());
                let person = self.visitor.person;
                let now_ms = self.inner().clock.now_ms();
                self.say(FromServer::Welcome { version: wire::VERSION, person, now_ms }).await
            }
            FromClient::Watch { table, since, form } => {
                // Boxed because it is rare: otherwise every connection would reserve memory for it.
                Box::pin(self.watch(&table, since, form)).await
            }
            FromClient::Unwatch { table } => {
                self.unwatch(&table);
                Ok(())
            }
            FromClient::WatchLobby {} => {
                self.mailbox.follow_lobby(true);
                Ok(())
            }
            FromClient::UnwatchLobby {} => {
                self.mailbox.follow_lobby(false);
                Ok(())
            }
            FromClient::Attended { here } => {
                self.attend(here);
                Ok(())
            }
            FromClient::Ping {} => self.say(FromServer::Pong).await,
            FromClient::Act { table, number, act } => self.act(table, number, act).await,
        }
    }

    async fn act(&mut self, table: TableId, number: u64, act: Act) -> Result<(), End> {
        let lang = self.lang.unwrap_or_default();
        let Some(person) = self.visitor.person else {
            let problem = service_problem_of(Code::SignedOut, lang, &ServiceProblem::SignedOut);
            return self.refuse(Some(number), problem).await;
        };
        let inner = Arc::clone(self.inner());
        self.acted_ms = inner.time.latest_ms();
        self.running =
            Some(Box::pin(async move { (number, inner.act(person, &table, act, lang).await) }));
        Ok(())
    }
}
