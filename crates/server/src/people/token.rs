//! Secrets that the server gives out: tokens, with which a browser or a program identifies itself,
//! and the secrets of links. Only their hashes are stored, so a stolen database opens nothing.

use kernel::notation::{hex, hex32};
use std::fmt;
use store::SessionHash;

/// 256 random bits. Anyone who knows them can do what they are for.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    /// Creates a random token.
    pub(crate) fn new() -> Token {
        Token(random())
    }

    /// Parses the text that [`Token::text`] returns.
    pub(crate) fn read(text: &str) -> Option<Token> {
        hex32(text).map(Token)
    }

    /// Returns the token as text. Never log it.
    pub(crate) fn text(&self) -> String {
        hex(&self.0)
    }

    /// Returns the bits themselves.
    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the hash that is stored for a session.
    pub(crate) fn hash(&self) -> SessionHash {
        SessionHash(blake3::derive_key("emberwake session token 1", &self.0))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Returns random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without random bytes no sign-in would be safe, so there is no way to continue.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_and_hides_in_logs() {
        let token = Token::new();
        assert_eq!(Token::read(&token.text()), Some(token.clone()));
        assert_ne!(Token::new(), token);
        assert!(!format!("{token:?}").contains(&token.text()[..6]));
        assert_ne!(hex(&token.hash().0), token.text());
    }

    #[test]
    fn what_is_no_token_is_not_read() {
        for text in ["", "abc", &"g".repeat(64), &"0".repeat(65), "' or 1=1 --"] {
            assert!(Token::read(text).is_none(), "{text}");
        }
    }
}
