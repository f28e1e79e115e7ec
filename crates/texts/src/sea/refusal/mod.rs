//! What a player is asked, and why a move is refused.
//!
//! A refusal names seats by their tribes, because it is told without the names of the table. It
//! says "the active player" where either side of an exchange may be the one who reads it.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::speak::speak;
use ::sea::{Illegal, Question};

/// What a player is asked, as a question to that player.
pub fn question(lang: Lang, question: Question) -> String {
    speak!(lang, question(question)).to_owned()
}

/// Why a move is refused, as a sentence to the player. The paragraph it rests on is
/// [`kernel::Cites::rule`] of the same value.
pub fn illegal(lang: Lang, illegal: &Illegal) -> String {
    speak!(lang, illegal(illegal))
}
