//! In place of email, in a program without encrypted connections: no mail server is accepted.

use super::Notice;
use super::error::NoticeError;
use crate::config::Mail;

/// Sends nothing, and doesn't exist.
pub(super) enum Mailer {}

impl Mailer {
    /// Refuses the mail server.
    pub(super) fn new(_: &Mail) -> Result<Mailer, NoticeError> {
        Err(NoticeError::MailServer)
    }

    /// Would send an email about a turn.
    pub(super) async fn send(&self, _: &Notice, _: &str, _: &str) -> Result<(), NoticeError> {
        match *self {}
    }

    /// Would send an email that is not about a turn.
    pub(super) async fn write(&self, _: &str, _: &str, _: &str) -> Result<(), NoticeError> {
        match *self {}
    }
}
