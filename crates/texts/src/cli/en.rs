//! What the commands say in English.

use super::{Label, Message, Reason};
use crate::grammar::en::{count, join, quote};

pub(super) fn message(message: &Message) -> String {
    match *message {
        Message::CantRead { file, why } => format!("{file}: can't be read: {why}."),
        Message::CantWrite { file, why } => format!("{file}: can't be written: {why}."),
        Message::LoadFailed { why } => format!("The measurement failed: {why}."),
        Message::LoadElsewhere { address } => {
            format!("‘{address}’ is no address of a server on this machine.")
        }
        Message::LoadNeedsPostgres => {
            "Several servers share one PostgreSQL, not a file: give its address with --database."
                .to_owned()
        }
        Message::LoadMemory { mebibytes } => format!("Memory of the server: {mebibytes} MiB."),
        Message::LoadTableCost { tables, bytes } => {
            format!("A table that waits: {bytes} bytes, over {tables} tables.")
        }
        Message::LoadSocketCost { sockets, bytes } => {
            format!("A silent connection: {bytes} bytes, over {sockets} connections.")
        }
        Message::CantPrint { why } => format!("The output can't be written: {why}."),
        Message::Because(reason) => because(reason).to_owned(),
        Message::TooLarge { file } => format!("{file}: is too large for a file of this kind."),
        Message::NotText { file, line } => format!("{file}: Line {line} is not text in UTF-8."),
        Message::StandardInput => "standard input".to_owned(),
        Message::InFile { file, why } => format!("{file}: {why}"),

        Message::NoSuchLanguage { tag, tags } => {
            format!("{} is not one of the languages {tags}.", quote(tag))
        }
        Message::NotASeed { text } => {
            format!("{} is neither a number nor 64 hexadecimal digits.", quote(text))
        }
        Message::NotANumber { text } => {
            format!("{} is not a number that can stand here.", quote(text))
        }
        Message::UnknownArgument { argument } => {
            format!("There is no argument {} here; --help shows what there is.", quote(argument))
        }
        Message::UnknownCommand { command, known } => {
            format!("There is no {} here, only: {known}.", quote(command))
        }
        Message::MissingCommand { known } => format!("Something is missing, one of: {known}."),
        Message::MissingArgument { argument } => format!("The argument {argument} is missing."),
        Message::MissingValue { argument } => format!("The value of {argument} is missing."),
        Message::Twice { argument } => format!("{argument} is given twice."),
        Message::Conflict { argument, other } => {
            format!("{argument} and {other} can't be given together.")
        }
        Message::BadValue { argument, value } => {
            format!("{} is not a value of {argument}.", quote(value))
        }
        Message::BadValueBecause { argument, why } => format!("{argument}: {why}"),
        Message::NotUnicode => "An argument is not Unicode text.".to_owned(),

        Message::NothingFound { words } => {
            format!("No paragraph of the rulebook holds {}.", quote(words))
        }
        Message::NoSuchRule { id, game } => {
            format!("The rulebook of {game} has no paragraph {}.", quote(id))
        }

        Message::AdminDone => "Done.".to_owned(),
        Message::AdminNone => "Nothing found.".to_owned(),
        Message::AdminPassword { password } => {
            format!("The new password is {password}. It is shown only once.")
        }
        Message::AdminUnreachable { why } => {
            format!("The server that has this database does not answer: {why}.")
        }
        Message::BoxFine { file, name } => format!("{file}: the box {} is fine.", quote(name)),

        Message::FinishedGame { file, game, players, lines } => format!(
            "{file}: a finished game of {game} by the rules, {}, {}.",
            count(players, "player", "players"),
            count(lines, "line", "lines"),
        ),
        Message::RunningGame { file, game, players, lines } => format!(
            "{file}: a game of {game} by the rules that is not over yet, {}, {}.",
            count(players, "player", "players"),
            count(lines, "line", "lines"),
        ),
        Message::Verified { file, outcomes } => format!(
            "{file}: the seed is the one committed to, and it gives {}.",
            match outcomes {
                1 => "the one outcome of luck".to_owned(),
                _ => format!("all {outcomes} outcomes of luck"),
            },
        ),
        Message::NoSuchSeat { file, seat, players } => {
            format!("{file}: the table has no seat {seat}, only 0 to {}.", players.max(1) - 1)
        }
        Message::LineTooFar { file, line, lines } => format!(
            "{file}: has only {}, not {line}.",
            count(lines, "move or outcome", "moves and outcomes"),
        ),

        Message::GameTitle { game, players } => {
            format!("{game}, {}", count(players, "player", "players"))
        }
        Message::Preparation => "Preparation".to_owned(),
        Message::TurnHeading { turn, name } => format!("Turn {turn}: {name}"),
        Message::EndHeading => "The end".to_owned(),
        Message::Result => "How the points were made".to_owned(),
        Message::StandingSoFar => "How the points stand; the game is not over yet".to_owned(),
        Message::Winners { names } => match names {
            [one] => format!("{one} wins."),
            _ => format!("{} share the victory.", join(names)),
        },

        Message::NoSuchBot { bot, known } => {
            format!("There is no bot {}, only: {known}.", quote(bot))
        }
        Message::SurplusBots { bots, seats } => format!(
            "The table has {seats} seats, but {bots} bots are named: name at most {seats}, or add --rotate."
        ),
        Message::OtherMatch { found } => format!("The file is of another match: {}.", quote(found)),
        Message::LedgerLine { line } => {
            format!("Line {line} can't be read: remove it, or name another file.")
        }
        Message::BotNeedsClock { bot } => format!(
            "The bot {} goes by the clock, so that no series with it could be repeated.",
            quote(bot)
        ),
        Message::RecordExists { file } => {
            format!("{file}: is there already; --force would overwrite it.")
        }
        Message::SeriesTitle { game, players, games, seed } => format!(
            "{game}, {}, {}, seed {seed}",
            count(players, "player", "players"),
            count(games as usize, "game", "games"),
        ),
        Message::Unfinished { games: 1 } => {
            "1 game went on for too long and isn't counted.".to_owned()
        }
        Message::Unfinished { games } => {
            format!("{games} games went on for too long and aren't counted.")
        }
        Message::SeriesMeans { turns, decisions, shared } => format!(
            "On average {turns} turns and {decisions} decisions. Shared victories: {shared}."
        ),

        Message::SeatsDiffer { players, seats } => format!(
            "--players says {players}, but --seats names {}.",
            count(seats, "seat", "seats"),
        ),
        Message::NoSuchSeatKind { kind, known } => {
            format!("{} can't sit here, only: {known}.", quote(kind))
        }
        Message::TooManyNames { names, players } => format!(
            "--names has {}, but there are {}.",
            count(names, "name", "names"),
            count(players, "player", "players"),
        ),
        Message::NoRandomness { why } => format!("The system gives no randomness: {why}."),
        Message::GameFinished { file } => {
            format!("{file}: holds a finished game, which stays as it is; name another file.")
        }
    }
}

fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "there is no such file or folder",
        Reason::NotAllowed => "permission is missing",
        Reason::IsFolder => "it is a folder",
        Reason::NoFolder => "a part of the path is not a folder",
        Reason::Exists => "it is there already",
        Reason::Full => "no space is left",
        Reason::ReadOnly => "nothing can be written there",
        Reason::Taken => "another program listens there",
        Reason::NotOurs => "it is no address of this machine",
    }
}

pub(super) fn label(label: Label) -> &'static str {
    match label {
        Label::Campfire => "Campfire",
        Label::Sea => "Sea",
        Label::Player => "player",
        Label::Adventurer => "adventurer",
        Label::Legends => "legends",
        Label::Song => "song",
        Label::Moons => "moons",
        Label::TilesLeft => "tiles left",
        Label::Points => "points",
        Label::Place => "place",
        Label::Players => "players",
        Label::GamesPerSecond => "games/s",
        Label::DecisionsPerSecond => "decisions/s",
        Label::MeanDecisions => "decisions/game",
        Label::MeanTurns => "turns/game",
        Label::Measured => "measured",
        Label::PerSecond => "per second",
        Label::Half => "50% within ms",
        Label::NineInTen => "90% within ms",
        Label::Nearly => "99% within ms",
        Label::Refusals => "refused",
        Label::MovesStored => "moves, stored",
        Label::BareFrames => "frames, bare server",
        Label::StateBytes => "bytes/position",
        Label::Depth => "depth",
        Label::SeatNodes => "a seat decides",
        Label::ChanceNodes => "luck decides",
        Label::OverNodes => "over",
        Label::Total => "total",
        Label::Bot => "bot",
        Label::Seat => "seat",
        Label::Games => "games",
        Label::Wins => "wins",
        Label::WinsPercent => "wins %",
        Label::MeanScore => "mean score",
    }
}
