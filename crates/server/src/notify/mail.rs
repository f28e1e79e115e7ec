//! Notices by email: plain text in the person's language, with a link that stops them.

use super::Notice;
use super::error::NoticeError;
use crate::config::Mail;
use crate::date::date;
use crate::links;
use crate::people::token::random;
use games::Registered;
use kernel::notation::hex;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;
use store::PersonRow;
use texts::Lang;
use texts::serve::{TurnLetter, confirm_letter, recover_letter, turn_letter};

/// How long sending one email may take.
const SENDING_MAX: Duration = Duration::from_secs(20);

/// Sends email through a mail server.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// The errors never hold the address of the server, which has a password in it.
    pub(super) fn new(mail: &Mail) -> Result<Mailer, NoticeError> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.smtp)
            .map_err(|_| NoticeError::MailServer)?
            .timeout(Some(SENDING_MAX))
            .build();
        let from = mail.from.parse().map_err(|_| NoticeError::Sender)?;
        Ok(Mailer { transport, from })
    }

    /// Tells somebody of a turn.
    pub(super) async fn send(&self, notice: &Notice, address: &str) -> Result<(), NoticeError> {
        self.post(self.turn_email(notice, address)?).await
    }

    /// Asks whether an address may be written to.
    pub(super) async fn ask(&self, person: &PersonRow, url: &str) -> Result<(), NoticeError> {
        self.write(person, confirm_letter(language(person), url)).await
    }

    /// Sends a link to a new password.
    pub(super) async fn recover(&self, person: &PersonRow, url: &str) -> Result<(), NoticeError> {
        self.write(person, recover_letter(language(person), url)).await
    }

    /// Writes something to somebody that has nothing to do with a turn.
    async fn write(
        &self,
        person: &PersonRow,
        (subject, text): (String, String),
    ) -> Result<(), NoticeError> {
        let address = person.notify.email.as_deref().unwrap_or_default();
        let to: lettre::Address = address.parse().map_err(|_| NoticeError::Recipient)?;
        let email = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .message_id(Some(self.message_id()))
            .header(AutoSubmitted)
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .map_err(NoticeError::failed)?;
        self.post(email).await
    }

    /// A name for an email. Without one, many mail servers take it for rubbish.
    fn message_id(&self) -> String {
        format!("<{}@{}>", hex(&random::<16>()), self.from.email.domain())
    }

    async fn post(&self, email: Message) -> Result<(), NoticeError> {
        let sent = tokio::time::timeout(SENDING_MAX, self.transport.send(email)).await;
        let sent = sent.map_err(|_| NoticeError::Late)?;
        sent.map(|_| ()).map_err(|error| match error.status() {
            // What a mail server says besides the number often names whom it was for.
            Some(code) => NoticeError::Refused(code.into()),
            None => NoticeError::failed(error),
        })
    }

    fn turn_email(&self, notice: &Notice, address: &str) -> Result<Message, NoticeError> {
        let to: lettre::Address = address.parse().map_err(|_| NoticeError::Recipient)?;
        let lang = notice.lang();
        let person = &notice.person;
        let secret = person.notify.email_stop.as_deref().unwrap_or_default();
        let stop_url = links::stop_mail(&notice.origin, person.person.0, secret);
        let until = notice.table.summary.deadline_ms.map(date);
        let (subject, text) = turn_letter(
            lang,
            &TurnLetter {
                name: &person.name,
                game: game_name(lang, &notice.table.game),
                others: &notice.others,
                url: &notice.table_url(),
                until: until.as_deref(),
                stop_url: &stop_url,
            },
        );
        Message::builder()
            .from(self.from.clone())
            // Without the name: nothing that somebody chose stands in a header.
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

fn language(person: &PersonRow) -> Lang {
    Lang::from_tag(&person.lang).unwrap_or(Lang::En)
}

/// What a game is called, as in the page.
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

/// Where mail programs stop such emails.
#[derive(Clone)]
struct ListUnsubscribe(String);
header!(ListUnsubscribe, "List-Unsubscribe", |header| header.0.clone());

/// That they may do so with one click.
#[derive(Clone)]
struct OneClick;
header!(OneClick, "List-Unsubscribe-Post", |_| "List-Unsubscribe=One-Click".to_owned());

/// That no person wrote this, so that no program answers.
#[derive(Clone)]
struct AutoSubmitted;
header!(AutoSubmitted, "Auto-Submitted", |_| "auto-generated".to_owned());
