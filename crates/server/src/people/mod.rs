//! Who people are and how they are known again: names, passwords, tokens.

pub(crate) mod admin;
pub(crate) mod attempts;
pub(crate) mod device;
pub(crate) mod name;
pub(crate) mod password;
pub(crate) mod session;
pub(crate) mod token;
