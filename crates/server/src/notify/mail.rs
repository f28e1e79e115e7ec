//! Notifications by email: plain text in the person's language, with a link to unsubscribe.

use super::Notice;
use super::error::NoticeError;
use super::schedule::NoticeKind;
use crate::config::Mail;
use crate::date::date;
use crate::people::token::random;
use games::Registered;
use kernel::notation::hex;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;
use texts::Lang;
use texts::serve::{TurnEmail, turn_email};

/// The time limit for sending one email.
const SENDING_MAX: Duration = Duration::from_secs(20);

/// Sends email through a mail server.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// Connects to a mail server. Errors never contain its address, which includes a password.
    pub(super) fn new(mail: &Mail) -> Result<Mailer, NoticeError> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.smtp)
            .map_err(|_| NoticeError::MailServer)?
            .timeout(Some(SENDING_MAX))
            .build();
        let from = mail.from.parse().map_err(|_| NoticeError::Sender)?;
        Ok(Mailer { transport, from })
    }

    /// Sends an email about a turn.
    pub(super) async fn send(
        &self,
        notice: &Notice,
        address: &str,
        stop_url: &str,
    ) -> Result<(), NoticeError> {
        self.post(self.turn_email(notice, address, stop_url)?).await
    }

    /// Sends an email that is not about a turn.
    pub(super) async fn write(
        &self,
        address: &str,
        subject: &str,
        text: &str,
    ) -> Result<(), NoticeError> {
        let to: lettre::Address = address.parse().map_err(|_| NoticeError::Recipient)?;
        let email = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .message_id(Some(self.message_id()))
            .header(AutoSubmitted)
            .header(ContentType::TEXT_PLAIN)
            .body(text.to_owned())
            .map_err(NoticeError::failed)?;
        self.post(email).await
    }

    /// Returns a message id. Many mail servers treat an email without one as spam.
    fn message_id(&self) -> String {
        format!("<{}@{}>", hex(&random::<16>()), self.from.email.domain())
    }

    async fn post(&self, email: Message) -> Result<(), NoticeError> {
        let sent = tokio::time::timeout(SENDING_MAX, self.transport.send(email)).await;
        let sent = sent.map_err(|_| NoticeError::Late)?;
        sent.map(|_| ()).map_err(|error| match error.status() {
            // The rest of a mail server's answer often names the recipient.
            Some(code) => NoticeError::Refused(code.into()),
            None => NoticeError::failed(error),
        })
    }

    fn turn_email(
        &self,
        notice: &Notice,
        address: &str,
        stop_url: &str,
    ) -> Result<Message, NoticeError> {
        let to: lettre::Address = address.parse().map_err(|_| NoticeError::Recipient)?;
        let lang = notice.lang();
        let person = &notice.person;
        let deadline_ms = notice.table.summary.deadline_ms;
        let until = deadline_ms.map(date);
        let left_ms = deadline_ms.map(|deadline_ms| deadline_ms.saturating_sub(notice.now_ms));
        let left_ms = left_ms.filter(|_| notice.kind != NoticeKind::First);
        let (subject, text) = turn_email(
            lang,
            &TurnEmail {
                name: &person.name,
                game: game_name(lang, &notice.table.game),
                others: &notice.others,
                url: &notice.table_url(),
                until: until.as_deref(),
                hours_left: left_ms.map(|ms| (ms / 3_600_000) as usize),
                stop_url,
            },
        );
        Message::builder()
            .from(self.from.clone())
            // Without the name: no header contains user input.
            .to(Mailbox::new(None, to))
            .subject(subject)
            .message_id(Some(self.message_id()))
            .header(ListUnsubscribe(format!("<{stop_url}>")))
            .header(OneClick)
            .header(AutoSubmitted)
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .map_err(NoticeError::failed)
    }
}

/// Returns the title of a game, as on the page.
fn game_name(lang: Lang, game: &str) -> &str {
    games::with_game!(game, G => G::title(lang)).unwrap_or(game)
}

/// Declares a header with a fixed name.
macro_rules! header {
    ($type:ty, $name:literal, $display:expr) => {
        impl Header for $type {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($name)
            }

            fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Err("only written".into())
            }

            fn display(&self) -> HeaderValue {
                let display: fn(&$type) -> String = $display;
                HeaderValue::new(Self::name(), display(self))
            }
        }
    };
}

/// The header with the address where mail programs unsubscribe.
#[derive(Clone)]
struct ListUnsubscribe(String);
header!(ListUnsubscribe, "List-Unsubscribe", |header| header.0.clone());

/// The header that allows one-click unsubscribing.
#[derive(Clone)]
struct OneClick;
header!(OneClick, "List-Unsubscribe-Post", |_| "List-Unsubscribe=One-Click".to_owned());

/// The header that marks an automatic email, so that no program answers.
#[derive(Clone)]
struct AutoSubmitted;
header!(AutoSubmitted, "Auto-Submitted", |_| "auto-generated".to_owned());
