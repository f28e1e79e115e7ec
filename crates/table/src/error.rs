//! The reasons for refusing an event, one variant each. A refused event changes nothing.

use crate::vote::IDLE_ROUNDS;
use kernel::{Cites, EndProblem, Game, Seat, Turn, UndoProblem};
use std::fmt;

/// The reason why an event is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableError<G: Game> {
    /// This is possible only before the game.
    Started,
    /// This is possible only once the game has begun.
    NotStarted,
    /// The game is over.
    Over,
    /// This is possible only after the game.
    NotOver,
    /// The table is closed.
    Closed,
    /// Only the owner of the table may do this.
    OwnerOnly,
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// A person sits there.
    SeatTaken(Seat),
    /// No one sits there yet.
    SeatEmpty(Seat),
    /// This person has no seat.
    NotSeated,
    /// This person was removed from this table.
    Kicked,
    /// The person in this seat is not ready.
    NotReady(Seat),
    /// This person is already ready.
    AlreadyReady,
    /// It is not this seat's decision.
    NotYourTurn(Turn),
    /// Exactly this move was accepted before, as this line; there is no need to send it again.
    AlreadyPlayed {
        /// The line of the log.
        sequence: u64,
    },
    /// The move answers an earlier position.
    Stale {
        /// The sequence that it answers.
        answered: u64,
        /// The sequence that a move must answer now.
        current: u64,
    },
    /// The move answers a position that this table hasn't reached.
    Ahead {
        /// The sequence that it answers.
        answered: u64,
        /// The sequence that a move must answer now.
        current: u64,
    },
    /// The rules of the game refuse the move.
    Illegal(G::Illegal),
    /// The time for this decision has run out.
    TimeIsUp,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// A bot plays this person's seat; the person must take it back first.
    StoodIn,
    /// This person resigned.
    Resigned,
    /// This person already plays the seat.
    SeatIsYours,
    /// Time ran out on the current decision, so the bot makes it; the seat can be taken back after
    /// that.
    BotIsDeciding,
    /// No bot plays this seat.
    NotABot(Seat),
    /// Bots wait: for the end of a pause, for a vote about an undo, or for a person to come back.
    BotsWait,
    /// The last decision can't be undone without a vote, or there is none.
    Undo(UndoProblem),
    /// A bot made the last decision of this seat, so an undo needs a vote.
    DecidedByBot,
    /// Another vote is open.
    VoteOpen,
    /// The same motion of this person came to nothing a moment ago.
    ProposedInVain {
        /// The time until this person may propose it again, rounded up.
        seconds: u64,
    },
    /// No vote is open.
    NoVote,
    /// This person has already agreed.
    AlreadyAgreed,
    /// The rematch is already agreed.
    RematchAgreed,
    /// The rules don't let the players end the game now.
    NoEnd(EndProblem),
    /// Bots agree to end the game only once it makes no progress.
    BotsPlayOn,
    /// This person may not write in the chat.
    Muted,
    /// This person isn't muted.
    NotMuted,
    /// Only persons with a seat may write in the chat of this table.
    SpectatorsSilent,
    /// The line is empty.
    ChatEmpty,
    /// The line is longer than [`crate::CHAT_CHARS_MAX`] characters.
    ChatTooLong,
    /// This person has already written [`crate::CHAT_LINES_MAX`] lines.
    ChatFull,
    /// This person has already done [`crate::ACTS_MAX`] things that aren't moves.
    TooManyActs,
}

impl<G: Game> TableError<G> {
    /// Returns the id of the rule, if the rules of the game refuse.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            TableError::Illegal(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }
}

impl<G: Game> fmt::Display for TableError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Started => f.write_str("the game has begun"),
            TableError::NotStarted => f.write_str("the game has not begun"),
            TableError::Over => f.write_str("the game is over"),
            TableError::NotOver => f.write_str("the game is not over"),
            TableError::Closed => f.write_str("the table is closed"),
            TableError::OwnerOnly => f.write_str("only the owner of the table may do this"),
            TableError::NoSuchSeat(seat) => write!(f, "there is no seat {seat}"),
            TableError::SeatTaken(seat) => write!(f, "somebody sits in seat {seat}"),
            TableError::SeatEmpty(seat) => write!(f, "nobody sits in seat {seat}"),
            TableError::NotSeated => f.write_str("this person has no seat"),
            TableError::Kicked => f.write_str("this person was sent away from this table"),
            TableError::NotReady(seat) => write!(f, "seat {seat} is not ready"),
            TableError::AlreadyReady => f.write_str("this person is ready already"),
            TableError::NotYourTurn(Turn::Seat(seat)) => write!(f, "seat {seat} is to decide"),
            TableError::NotYourTurn(Turn::Chance) => f.write_str("luck is to fall first"),
            TableError::NotYourTurn(Turn::Over) => f.write_str("nobody is to decide"),
            TableError::AlreadyPlayed { sequence } => {
                write!(f, "already played, as line {sequence}")
            }
            TableError::Stale { answered, current } => {
                write!(f, "the move answers line {answered}, but the table is at line {current}")
            }
            TableError::Ahead { answered, current } => {
                write!(f, "the move answers line {answered}, but the last line is {current}")
            }
            TableError::Illegal(illegal) => write!(f, "{illegal} ({})", illegal.rule()),
            TableError::TimeIsUp => f.write_str("the time for this decision has run out"),
            TableError::Paused => f.write_str("the game is paused"),
            TableError::NotPaused => f.write_str("the game is not paused"),
            TableError::StoodIn => f.write_str("a bot plays this seat until it is taken back"),
            TableError::Resigned => f.write_str("this person gave the game up"),
            TableError::SeatIsYours => f.write_str("this person plays the seat already"),
            TableError::BotIsDeciding => {
                f.write_str("time ran out, so the bot makes this decision")
            }
            TableError::NotABot(seat) => write!(f, "no bot plays seat {seat}"),
            TableError::BotsWait => f.write_str("bots wait for the persons at the table"),
            TableError::Undo(UndoProblem::NothingToUndo) => {
                f.write_str("there is nothing to take back")
            }
            TableError::Undo(UndoProblem::Revealed) => {
                f.write_str("something was revealed since, so taking it back needs a vote")
            }
            TableError::Undo(UndoProblem::TableAgreed) => {
                f.write_str("all agreed to end the game since, so taking it back needs a vote")
            }
            TableError::Undo(UndoProblem::OtherActed(seat)) => {
                write!(f, "seat {seat} has acted since, so taking it back needs a vote")
            }
            TableError::DecidedByBot => {
                f.write_str("a bot made this decision, so taking it back needs a vote")
            }
            TableError::VoteOpen => f.write_str("another vote is open"),
            TableError::ProposedInVain { seconds } => {
                write!(f, "the same proposal just failed; wait {seconds} seconds")
            }
            TableError::NoVote => f.write_str("no vote is open"),
            TableError::AlreadyAgreed => f.write_str("this person has agreed already"),
            TableError::RematchAgreed => f.write_str("the rematch is agreed already"),
            TableError::NoEnd(why) => why.fmt(f),
            TableError::BotsPlayOn => {
                write!(f, "bots end a game only after {IDLE_ROUNDS} rounds without progress")
            }
            TableError::Muted => f.write_str("this person may not write into the chat"),
            TableError::NotMuted => f.write_str("this person may write into the chat"),
            TableError::SpectatorsSilent => f.write_str("only those with a seat may write here"),
            TableError::ChatEmpty => f.write_str("there is nothing in the line"),
            TableError::ChatTooLong => f.write_str("the line is too long"),
            TableError::ChatFull => f.write_str("this person has written enough"),
            TableError::TooManyActs => f.write_str("this person has done enough besides moving"),
        }
    }
}

impl<G: Game> std::error::Error for TableError<G> {}
