//! The refusals of tables and sockets in English.

use super::Nuisance;
use crate::record::en as record;
use crate::{Lang, Names};
use kernel::{Game, UndoLimit};
use table::{CHAT_CHARS_MAX, Error};

pub(super) fn refusal<G: Game>(
    error: &Error<G>,
    names: &Names,
    illegal: impl Fn(&G::Illegal) -> String,
) -> String {
    match error {
        Error::Started => "The game has begun already.".to_owned(),
        Error::NotStarted => "The game has not begun yet.".to_owned(),
        Error::Over => "The game is over.".to_owned(),
        Error::NotOver => "The game is not over yet.".to_owned(),
        Error::Closed => "This table is closed.".to_owned(),
        Error::OwnerOnly => "Only the owner of the table may do that.".to_owned(),
        Error::NoSuchSeat(seat) => format!("This table has no seat {}.", seat.0 + 1),
        Error::SeatTaken(seat) => format!("Seat {} is taken.", seat.0 + 1),
        Error::SeatEmpty(seat) => format!("Nobody sits in seat {} yet.", seat.0 + 1),
        Error::NotSeated => "You have no seat at this table.".to_owned(),
        Error::Kicked => "You were sent away from this table.".to_owned(),
        Error::NotReady(seat) => {
            let name = names.of(Lang::En, *seat);
            format!("{name} is not ready yet.")
        }
        Error::AlreadyReady => "You are ready already.".to_owned(),
        Error::NotYourTurn(turn) => record::not_your_turn(turn, names),
        Error::AlreadyPlayed { .. } => "This move has been played already.".to_owned(),
        Error::Stale { .. } => "Something has happened since: look at the table again.".to_owned(),
        Error::Ahead { .. } => "This move answers something that has not happened here.".to_owned(),
        Error::Illegal(why) => illegal(why),
        Error::TimeIsUp => "Your time for this decision has run out.".to_owned(),
        Error::Paused => "The game is paused.".to_owned(),
        Error::NotPaused => "The game is not paused.".to_owned(),
        Error::StoodIn => "A bot is playing your seat: take it back first.".to_owned(),
        Error::Resigned => "You have given this game up.".to_owned(),
        Error::SeatIsYours => "You are playing this seat already.".to_owned(),
        Error::BotIsDeciding => "Your time ran out, so the bot makes this decision; you can take your seat back afterwards.".to_owned(),
        Error::NotABot(seat) => format!("No bot plays seat {}.", seat.0 + 1),
        Error::BotsWait => "The bots are waiting for the people at the table.".to_owned(),
        Error::Undo(limit @ UndoLimit::NothingToUndo) => record::undo_limit(limit, names),
        Error::Undo(limit) => {
            let why = record::undo_limit(limit, names);
            format!("{why} Taking it back needs everybody's consent.")
        }
        Error::DecidedByBot => "A bot made this decision: taking it back needs everybody's consent.".to_owned(),
        Error::VoteOpen => "Another vote is open: answer that one first.".to_owned(),
        Error::NoVote => "There is no vote to answer.".to_owned(),
        Error::AlreadyAgreed => "You have agreed already.".to_owned(),
        Error::NoEnd(why) => record::no_end(*why).to_owned(),
        Error::BotsPlayOn => "Bots agree to end the game only after three rounds in which nothing has grown.".to_owned(),
        Error::RematchAgreed => "The rematch is settled already.".to_owned(),
        Error::Muted => "The owner of the table has silenced you here.".to_owned(),
        Error::NotMuted => "Nobody has silenced this person.".to_owned(),
        Error::SpectatorsSilent => "Only those with a seat may write here.".to_owned(),
        Error::ChatEmpty => "There is nothing in your message.".to_owned(),
        Error::ChatTooLong => format!("A message may have {CHAT_CHARS_MAX} characters at most."),
        Error::ChatFull => "You have written as much as one may at one table.".to_owned(),
        Error::TooManyActs => "You have done all that one may do at one table besides moving.".to_owned(),
    }
}

pub(super) fn nuisance(nuisance: &Nuisance) -> String {
    match nuisance {
        Nuisance::Version { version } => format!("This server speaks version {version} of the messages: load the page again."),
        Nuisance::HelloFirst => "The first message must be a greeting.".to_owned(),
        Nuisance::NoBinary => "Messages are texts, not bytes.".to_owned(),
        Nuisance::TooManyTables { most } => format!("One connection can follow {most} tables at most."),
        Nuisance::TooManySockets => "Too many connections are open: close some first.".to_owned(),
        Nuisance::NoNonce => "What you add to the deal must be 64 hexadecimal digits.".to_owned(),
        Nuisance::Closing => "The server is closing and will be back soon.".to_owned(),
        Nuisance::SomebodyElse => "Only you yourself can be seated when a table is opened: the others sit down on their own.".to_owned(),
        Nuisance::AwayTooLong => "A table waits a day at most for somebody who is away, or for ever.".to_owned(),
    }
}
