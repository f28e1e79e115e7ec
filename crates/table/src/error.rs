//! Why an event is refused: one variant for each reason. A refused event changes nothing.

use crate::vote::IDLE_ROUNDS;
use kernel::{Cites, EndRefusal, Game, Seat, Turn, UndoLimit};
use std::fmt;

/// Why an event is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error<G: Game> {
    /// Only before the game.
    Started,
    /// Only once the game has begun.
    NotStarted,
    /// The game is over.
    Over,
    /// Only after the game.
    NotOver,
    /// The table is closed.
    Closed,
    /// Only the owner of the table may do this.
    OwnerOnly,
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// A person sits there.
    SeatTaken(Seat),
    /// Nobody sits there yet.
    SeatEmpty(Seat),
    /// This person has no seat.
    NotSeated,
    /// This person was sent away from this table.
    Kicked,
    /// The person in this seat is not ready.
    NotReady(Seat),
    /// This person is ready already.
    AlreadyReady,
    /// It is not this seat's decision.
    NotYourTurn(Turn),
    /// This very move was accepted before, as this line; nothing needs to be sent again.
    AlreadyPlayed {
        /// The line of the log.
        sequence: u64,
    },
    /// The move answers a position that has passed.
    Stale {
        /// The sequence that it answers.
        answered: u64,
        /// The sequence to be answered now.
        current: u64,
    },
    /// The move answers a position that this table has not reached.
    Ahead {
        /// The sequence that it answers.
        answered: u64,
        /// The sequence to be answered now.
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
    /// A bot plays this person's seat; it must be taken back first.
    StoodIn,
    /// This person gave the game up.
    Resigned,
    /// This person plays the seat already.
    SeatIsYours,
    /// Time ran out on the present decision, so the bot makes it; the seat can be taken back then.
    BotIsDeciding,
    /// No bot plays this seat.
    NotABot(Seat),
    /// Bots wait: for the end of a pause, for a vote about an undo, or for anybody to come back.
    BotsWait,
    /// The last decision can't be taken back without asking, or there is none.
    Undo(UndoLimit),
    /// The last decision of this seat was made by a bot; taking it back needs a vote.
    DecidedByBot,
    /// Another vote is open.
    VoteOpen,
    /// No vote is open.
    NoVote,
    /// This person has agreed already.
    AlreadyAgreed,
    /// The rematch is agreed already.
    RematchAgreed,
    /// The rules don't let the table end the game now.
    NoEnd(EndRefusal),
    /// Bots agree to end the game only once it stands still.
    BotsPlayOn,
    /// This person may not write into the chat.
    Muted,
    /// This person may write into the chat.
    NotMuted,
    /// Only those with a seat may write into the chat of this table.
    SpectatorsSilent,
    /// There is nothing in the line.
    ChatEmpty,
    /// The line is longer than [`crate::CHAT_CHARS_MAX`] characters.
    ChatTooLong,
    /// This person has written [`crate::CHAT_LINES_MAX`] lines.
    ChatFull,
    /// This person has done [`crate::ACTS_MAX`] things that are not moves.
    TooManyActs,
}

impl<G: Game> Error<G> {
    /// The paragraph of the rulebook, where the rules of the game refuse.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Illegal(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }
}

impl<G: Game> fmt::Display for Error<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Started => f.write_str("the game has begun"),
            Error::NotStarted => f.write_str("the game has not begun"),
            Error::Over => f.write_str("the game is over"),
            Error::NotOver => f.write_str("the game is not over"),
            Error::Closed => f.write_str("the table is closed"),
            Error::OwnerOnly => f.write_str("only the owner of the table may do this"),
            Error::NoSuchSeat(seat) => write!(f, "there is no seat {seat}"),
            Error::SeatTaken(seat) => write!(f, "somebody sits in seat {seat}"),
            Error::SeatEmpty(seat) => write!(f, "nobody sits in seat {seat}"),
            Error::NotSeated => f.write_str("this person has no seat"),
            Error::Kicked => f.write_str("this person was sent away from this table"),
            Error::NotReady(seat) => write!(f, "seat {seat} is not ready"),
            Error::AlreadyReady => f.write_str("this person is ready already"),
            Error::NotYourTurn(Turn::Seat(seat)) => write!(f, "seat {seat} is to decide"),
            Error::NotYourTurn(Turn::Chance) => f.write_str("luck is to fall first"),
            Error::NotYourTurn(Turn::Over) => f.write_str("nobody is to decide"),
            Error::AlreadyPlayed { sequence } => write!(f, "already played, as line {sequence}"),
            Error::Stale { answered, current } => {
                write!(f, "the move answers line {answered}, but the table is at line {current}")
            }
            Error::Ahead { answered, current } => {
                write!(f, "the move answers line {answered}, but the last line is {current}")
            }
            Error::Illegal(illegal) => write!(f, "{illegal} ({})", illegal.rule()),
            Error::TimeIsUp => f.write_str("the time for this decision has run out"),
            Error::Paused => f.write_str("the game is paused"),
            Error::NotPaused => f.write_str("the game is not paused"),
            Error::StoodIn => f.write_str("a bot plays this seat until it is taken back"),
            Error::Resigned => f.write_str("this person gave the game up"),
            Error::SeatIsYours => f.write_str("this person plays the seat already"),
            Error::BotIsDeciding => f.write_str("time ran out, so the bot makes this decision"),
            Error::NotABot(seat) => write!(f, "no bot plays seat {seat}"),
            Error::BotsWait => f.write_str("bots wait for the persons at the table"),
            Error::Undo(UndoLimit::NothingToUndo) => f.write_str("there is nothing to take back"),
            Error::Undo(UndoLimit::Revealed) => {
                f.write_str("something was revealed since, so taking it back needs a vote")
            }
            Error::Undo(UndoLimit::TableAgreed) => {
                f.write_str("all agreed to end the game since, so taking it back needs a vote")
            }
            Error::Undo(UndoLimit::OtherActed(seat)) => {
                write!(f, "seat {seat} has acted since, so taking it back needs a vote")
            }
            Error::DecidedByBot => {
                f.write_str("a bot made this decision, so taking it back needs a vote")
            }
            Error::VoteOpen => f.write_str("another vote is open"),
            Error::NoVote => f.write_str("no vote is open"),
            Error::AlreadyAgreed => f.write_str("this person has agreed already"),
            Error::RematchAgreed => f.write_str("the rematch is agreed already"),
            Error::NoEnd(why) => why.fmt(f),
            Error::BotsPlayOn => {
                write!(f, "bots end a game only after {IDLE_ROUNDS} rounds without progress")
            }
            Error::Muted => f.write_str("this person may not write into the chat"),
            Error::NotMuted => f.write_str("this person may write into the chat"),
            Error::SpectatorsSilent => f.write_str("only those with a seat may write here"),
            Error::ChatEmpty => f.write_str("there is nothing in the line"),
            Error::ChatTooLong => f.write_str("the line is too long"),
            Error::ChatFull => f.write_str("this person has written enough"),
            Error::TooManyActs => f.write_str("this person has done enough besides moving"),
        }
    }
}

impl<G: Game> std::error::Error for Error<G> {}
