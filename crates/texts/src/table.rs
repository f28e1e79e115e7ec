//! Why a table refuses something, and what is wrong with a connection or a table to be opened.
//!
//! Seats are numbered from 1 here, as people count.

use crate::messages::messages;
use crate::record;
use crate::{Lang, Names};
use kernel::{Game, Seat, UndoLimit};
use table::{CHAT_CHARS_MAX, Error};

messages!(nuisances, "table-nuisance");
messages!(refusals, "table-refusal");

pub use nuisances::Nuisance;
use refusals::Refusal;

/// What is wrong, in a sentence.
pub fn nuisance(lang: Lang, nuisance: &Nuisance) -> String {
    nuisance.text(lang)
}

/// Why a table refuses something, said to the person who tried. The game's own texts say why its
/// rules refuse a move.
pub fn refusal<G: Game>(
    lang: Lang,
    error: &Error<G>,
    names: &Names,
    illegal: impl Fn(&G::Illegal) -> String,
) -> String {
    let number = |seat: &Seat| seat.0 + 1;
    let refusal = match error {
        Error::Started => Refusal::Started,
        Error::NotStarted => Refusal::NotStarted,
        Error::Over => Refusal::Over,
        Error::NotOver => Refusal::NotOver,
        Error::Closed => Refusal::Closed,
        Error::OwnerOnly => Refusal::OwnerOnly,
        Error::NoSuchSeat(seat) => Refusal::NoSuchSeat { seat: number(seat) },
        Error::SeatTaken(seat) => Refusal::SeatTaken { seat: number(seat) },
        Error::SeatEmpty(seat) => Refusal::SeatEmpty { seat: number(seat) },
        Error::NotSeated => Refusal::NotSeated,
        Error::Kicked => Refusal::Kicked,
        Error::NotReady(seat) => {
            return Refusal::NotReady { name: &names.of(lang, *seat) }.text(lang);
        }
        Error::AlreadyReady => Refusal::AlreadyReady,
        Error::NotYourTurn(turn) => return record::not_your_turn(lang, turn, names),
        Error::AlreadyPlayed { .. } => Refusal::AlreadyPlayed,
        Error::Stale { .. } => Refusal::Stale,
        Error::Ahead { .. } => Refusal::Ahead,
        Error::Illegal(why) => return illegal(why),
        Error::TimeIsUp => Refusal::TimeIsUp,
        Error::Paused => Refusal::Paused,
        Error::NotPaused => Refusal::NotPaused,
        Error::StoodIn => Refusal::StoodIn,
        Error::Resigned => Refusal::Resigned,
        Error::SeatIsYours => Refusal::SeatIsYours,
        Error::BotIsDeciding => Refusal::BotIsDeciding,
        Error::NotABot(seat) => Refusal::NotABot { seat: number(seat) },
        Error::BotsWait => Refusal::BotsWait,
        Error::Undo(limit) => {
            let why = record::undo_limit(lang, limit, names);
            return match limit {
                UndoLimit::NothingToUndo => why,
                _ => Refusal::Undo { why: &why }.text(lang),
            };
        }
        Error::DecidedByBot => Refusal::DecidedByBot,
        Error::VoteOpen => Refusal::VoteOpen,
        Error::NoVote => Refusal::NoVote,
        Error::AlreadyAgreed => Refusal::AlreadyAgreed,
        Error::NoEnd(why) => return record::no_end(lang, *why).to_owned(),
        Error::BotsPlayOn => Refusal::BotsPlayOn,
        Error::RematchAgreed => Refusal::RematchAgreed,
        Error::Muted => Refusal::Muted,
        Error::NotMuted => Refusal::NotMuted,
        Error::SpectatorsSilent => Refusal::SpectatorsSilent,
        Error::ChatEmpty => Refusal::ChatEmpty,
        Error::ChatTooLong => Refusal::ChatTooLong { most: CHAT_CHARS_MAX },
        Error::ChatFull => Refusal::ChatFull,
        Error::TooManyActs => Refusal::TooManyActs,
    };
    refusal.text(lang)
}
