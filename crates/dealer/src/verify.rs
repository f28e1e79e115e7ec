//! Checks a finished record against the seed that its dealer has revealed.

use crate::tags::Claims;
use crate::{Dealer, commitment};
use kernel::{Game, Journal, Line, Record, ReplayProblem, Seat, Turn};
use std::fmt;

/// A record whose luck is all as its seed gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many outcomes were checked.
    pub outcomes: usize,
}

/// Why the luck of a record is not proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyProblem<G: Game> {
    /// No tag says what the dealer committed to.
    NoCommitment,
    /// No tag reveals the seed.
    NoSeed,
    /// A tag of the dealer is not what its key promises.
    Malformed {
        /// The key of the tag.
        key: String,
        /// What stands there.
        value: String,
    },
    /// A tag of the dealer stands there more than once, so that it is unclear which one counts.
    Twice {
        /// The key of the tags.
        key: String,
    },
    /// The seed is not the one that the dealer committed to.
    OtherSeed,
    /// A nonce is said to be of a seat that this table does not have.
    NoSuchSeat(Seat),
    /// The commitment or a nonce stands after the game has begun: it could be made to fit.
    TooLate {
        /// The key of the tag.
        key: String,
    },
    /// The seed stands before the end, when it should have been a secret.
    RevealedEarly,
    /// The game still runs, or was given up.
    NotOver,
    /// The record is not a game by the rules.
    Replay(ReplayProblem<G>),
    /// An outcome may fall, but the seed gives another.
    OtherOutcome {
        /// Which entry of [`Record::lines`].
        index: usize,
        /// The number of its line in the text, from 1.
        line: usize,
        /// What the record says.
        recorded: G::Outcome,
        /// What the seed gives.
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

/// Checks that the seed is the one committed to before the game, that the record is a finished game
/// by the rules, that every outcome in it is the one that the seed and the nonces give, and that the
/// seed was revealed after the end.
///
/// That the commitment was published before the nonces were given, and that a seat's nonce is the
/// one it gave, only those who were there can know.
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
