//! Who people are and how they are known again: names, passwords, tokens.

pub(crate) mod name;
pub(crate) mod password;
pub(crate) mod session;
pub(crate) mod token;
