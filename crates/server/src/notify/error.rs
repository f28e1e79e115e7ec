//! The reasons why a notice couldn't be sent. No message names the person or the address.

use std::fmt;

/// The reason why a notice couldn't be sent.
#[derive(Debug)]
pub(super) enum NoticeError {
    /// The address of the mail server can't be used.
    MailServer,
    /// The sender is not a valid address.
    Sender,
    /// The recipient, or the address to call, can't be used.
    Recipient,
    /// The name resolves to no address that may be called.
    NotPublic,
    /// There was no answer in time.
    Late,
    /// The other side refused with this status.
    Refused(u16),
    /// The connection failed, or sending over it.
    Failed(Box<dyn std::error::Error + Send + Sync>),
}

impl NoticeError {
    pub(super) fn failed(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        NoticeError::Failed(error.into())
    }
}

impl fmt::Display for NoticeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoticeError::MailServer => f.write_str("the address of the mail server can't be used"),
            NoticeError::Sender => f.write_str("the sender is not an email address"),
            NoticeError::Recipient => f.write_str("the recipient's address can't be used"),
            NoticeError::NotPublic => f.write_str("the name leads to no public address"),
            NoticeError::Late => f.write_str("there was no answer in time"),
            NoticeError::Refused(status) => write!(f, "it was refused with status {status}"),
            NoticeError::Failed(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for NoticeError {}
