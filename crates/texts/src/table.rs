//! The reasons why a table refuses something, and the problems of a connection or a table to be
//! opened.
//!
//! Seats are numbered from 1 here, as people count.

use crate::messages::messages;
use crate::names::from_one;
use crate::record;
use crate::{Lang, Names};
use kernel::{Game, Seat, UndoProblem};
use table::{CHAT_CHARS_MAX, TableError};

messages!(connection, "table-connection");
messages!(refusals, "table-refusal");

pub use connection::ConnectionProblem;
use refusals::Refusal;

/// Returns the problem as a sentence.
pub fn connection_problem(lang: Lang, problem: &ConnectionProblem) -> String {
    problem.text(lang)
}

/// Returns the reason why a table refuses something, for the person who tried. The game's own texts
/// say why its rules refuse a move.
pub fn refusal<G: Game>(
    lang: Lang,
    error: &TableError<G>,
    names: &Names,
    illegal: impl Fn(&G::Illegal) -> String,
) -> String {
    let number = |seat: &Seat| from_one(seat.0);
    let refusal = match error {
        TableError::Started => Refusal::Started,
        TableError::NotStarted => Refusal::NotStarted,
        TableError::Over => Refusal::Over,
        TableError::NotOver => Refusal::NotOver,
        TableError::Closed => Refusal::Closed,
        TableError::OwnerOnly => Refusal::OwnerOnly,
        TableError::NoSuchSeat(seat) => Refusal::NoSuchSeat { seat: number(seat) },
        TableError::SeatTaken(seat) => Refusal::SeatTaken { seat: number(seat) },
        TableError::SeatEmpty(seat) => Refusal::SeatEmpty { seat: number(seat) },
        TableError::NotSeated => Refusal::NotSeated,
        TableError::Kicked => Refusal::Kicked,
        TableError::NotReady(seat) => {
            return Refusal::NotReady { name: &names.of(lang, *seat) }.text(lang);
        }
        TableError::AlreadyReady => Refusal::AlreadyReady,
        TableError::NotYourTurn(turn) => return record::not_your_turn(lang, turn, names),
        TableError::AlreadyPlayed { .. } => Refusal::AlreadyPlayed,
        TableError::Stale { .. } => Refusal::Stale,
        TableError::Ahead { .. } => Refusal::Ahead,
        TableError::Illegal(why) => return illegal(why),
        TableError::TimeIsUp => Refusal::TimeIsUp,
        TableError::Paused => Refusal::Paused,
        TableError::NotPaused => Refusal::NotPaused,
        TableError::StoodIn => Refusal::StoodIn,
        TableError::Resigned => Refusal::Resigned,
        TableError::SeatIsYours => Refusal::SeatIsYours,
        TableError::BotIsDeciding => Refusal::BotIsDeciding,
        TableError::NotABot(seat) => Refusal::NotABot { seat: number(seat) },
        TableError::BotsWait => Refusal::BotsWait,
        TableError::Undo(limit) => {
            let why = record::undo_limit(lang, limit, names);
            return match limit {
                UndoProblem::NothingToUndo => why,
                _ => Refusal::Undo { why: &why }.text(lang),
            };
        }
        TableError::DecidedByBot => Refusal::DecidedByBot,
        TableError::VoteOpen => Refusal::VoteOpen,
        TableError::ProposedInVain { seconds } => Refusal::ProposedInVain { seconds: *seconds },
        TableError::NoVote => Refusal::NoVote,
        TableError::AlreadyAgreed => Refusal::AlreadyAgreed,
        TableError::NoEnd(why) => return record::no_end(lang, *why).to_owned(),
        TableError::BotsPlayOn => Refusal::BotsPlayOn,
        TableError::RematchAgreed => Refusal::RematchAgreed,
        TableError::Muted => Refusal::Muted,
        TableError::NotMuted => Refusal::NotMuted,
        TableError::SpectatorsSilent => Refusal::SpectatorsSilent,
        TableError::ChatEmpty => Refusal::ChatEmpty,
        TableError::ChatTooLong => Refusal::ChatTooLong { most: CHAT_CHARS_MAX },
        TableError::ChatFull => Refusal::ChatFull,
        TableError::TooManyActs => Refusal::TooManyActs,
    };
    refusal.text(lang)
}
