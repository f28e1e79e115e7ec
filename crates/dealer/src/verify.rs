//! Verifies a finished record with the seed that its dealer has revealed.

use crate::tags::Claims;
use crate::{Dealer, commitment};
use kernel::{Game, Journal, Line, Record, ReplayProblem, Seat, Turn};
use std::fmt;

/// The result of verifying a record whose outcomes all match its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of outcomes checked.
    pub outcomes: usize,
}

/// The reason why the outcomes of a record can't be verified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyProblem<G: Game> {
    /// No tag contains the dealer's commitment.
    NoCommitment,
    /// No tag reveals the seed.
    NoSeed,
    /// A tag of the dealer is malformed.
    Malformed {
        /// The key of the tag.
        key: String,
        /// The value of the tag.
        value: String,
    },
    /// A tag of the dealer appears more than once, so it is unclear which one counts.
    Twice {
        /// The key of the tags.
        key: String,
    },
    /// The seed isn't the one that the dealer committed to.
    OtherSeed,
    /// A nonce belongs to a seat that this table doesn't have.
    NoSuchSeat(Seat),
    /// The commitment or a nonce comes after the beginning of the game, so it could have been
    /// chosen to fit.
    TooLate {
        /// The key of the tag.
        key: String,
    },
    /// The seed comes before the end, when it should have been secret.
    RevealedEarly,
    /// The game is still running, or was abandoned.
    NotOver,
    /// The record isn't a game by the rules.
    Replay(ReplayProblem<G>),
    /// The outcome is possible, but the seed determines another one.
    OtherOutcome {
        /// The index in [`Record::lines`].
        index: usize,
        /// The line number in the text, from 1.
        line: usize,
        /// The outcome in the record.
        recorded: G::Outcome,
        /// The outcome that the seed determines.
        dealt: G::Outcome,
    },
}

impl<G: Game> fmt::Display for VerifyProblem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyProblem::NoCommitment => write!(f, "the record has no commitment"),
            VerifyProblem::NoSeed => write!(f, "the record does not reveal its seed"),
            VerifyProblem::Malformed { key, value } => {
                write!(f, "the tag ‘{key}’ can't be read: ‘{value}’")
            }
            VerifyProblem::Twice { key } => write!(f, "the tag ‘{key}’ stands there twice"),
            VerifyProblem::OtherSeed => write!(f, "the seed does not match the commitment"),
            VerifyProblem::NoSuchSeat(seat) => write!(f, "a nonce of seat {seat}, which is none"),
            VerifyProblem::TooLate { key } => write!(f, "the tag ‘{key}’ stands after ‘play’"),
            VerifyProblem::RevealedEarly => write!(f, "the seed stands before the end"),
            VerifyProblem::NotOver => write!(f, "the game is not over"),
            VerifyProblem::Replay(_) => write!(f, "the record is not a game by the rules"),
            VerifyProblem::OtherOutcome { line, recorded, dealt, .. } => {
                write!(f, "line {line}: ‘{recorded}’, but the seed gives ‘{dealt}’")
            }
        }
    }
}

impl<G: Game> std::error::Error for VerifyProblem<G> {}

/// Verifies the outcomes of a record.
///
/// Checks that the seed is the one committed to before the game, that the record is a finished game
/// by the rules, that every outcome follows from the seed and the nonces, and that the seed was
/// revealed after the end.
///
/// It can't check that the commitment was published before the nonces were given, or that a nonce
/// is really the one that a seat gave. Only those who were there know that.
///
/// # Errors
///
/// Returns the reason if a tag is missing or malformed, if the seed isn't the one that was committed
/// to, or if an outcome isn't the one that follows from it.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Verified, VerifyProblem<G>> {
    let claims = Claims::read(record)?;
    if commitment(&claims.seed) != claims.commitment {
        return Err(VerifyProblem::OtherSeed);
    }
    let mut journal = Journal::<G>::start(record.setup.clone())
        .map_err(|problems| VerifyProblem::Replay(ReplayProblem::Setup(problems)))?;
    let players = journal.now().players();
    if let Some(&(seat, _)) = claims.nonces.iter().find(|(seat, _)| seat.0 >= players) {
        return Err(VerifyProblem::NoSuchSeat(seat));
    }
    let mut dealer = Dealer::<G>::new(&claims.seed, &claims.nonces);
    let mut outcomes = 0;
    for (index, line) in record.lines.iter().enumerate() {
        let awaited = journal.now().turn() == Turn::Chance;
        let dealt = awaited.then(|| dealer.answer(journal.now()));
        record.replay_line(&mut journal, index, &mut ()).map_err(VerifyProblem::Replay)?;
        if let (&Line::Outcome(recorded), Some(dealt)) = (line, dealt) {
            if recorded != dealt {
                let line = record.line_number(index);
                return Err(VerifyProblem::OtherOutcome { index, line, recorded, dealt });
            }
            outcomes += 1;
        }
    }
    record.check_end(journal.now()).map_err(VerifyProblem::Replay)?;
    if record.end.is_none() {
        return Err(VerifyProblem::NotOver);
    }
    if claims.is_early {
        return Err(VerifyProblem::RevealedEarly);
    }
    Ok(Verified { outcomes })
}
