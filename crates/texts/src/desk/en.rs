//! What is said about a table in English.

use super::Msg;
use kernel::{Game, Seat};
use table::{Absence, Motion, News, Person};

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Clock => "Time to think",
        Msg::ClockHelp => {
            "When somebody's time runs out, a bot takes the seat until they come back."
        }
        Msg::ClockNone => "No clock",
        Msg::ClockPerMove => "For each decision",
        Msg::ClockBank => "For the whole game",
        Msg::SecondsPerMove => "Seconds for each decision",
        Msg::MinutesInAll => "Minutes for the whole game",
        Msg::SecondsAdded => "Seconds added after each decision",
        Msg::StandInLevel => "Bots that stand in",
        Msg::StandInHelp => {
            "They play for whoever hands the seat over, gives up or runs out of time."
        }
        Msg::Pause => "Pause the game",
        Msg::Resume => "Go on",
        Msg::Paused => "The game is paused.",
        Msg::AskUndo { name } => {
            return format!("{name} would like to take back the last decision. Do you all agree?");
        }
        Msg::AskPause { name } => {
            return format!("{name} would like to pause the game. Do you agree?");
        }
        Msg::AskResume { name } => return format!("{name} would like to go on. Do you agree?"),
        Msg::AskRematch { name } => {
            return format!("{name} would like to play again. Do you agree?");
        }
        Msg::EndGame => "End the game now",
        Msg::EndGameAsk => "End the game now? The last turns follow.",
        Msg::AskEnd { name } => {
            return format!(
                "{name} proposes to end the game now: the last turns follow. Do you agree?"
            );
        }
        Msg::EndOffered => "Nothing has grown for three rounds.",
        Msg::Agree => "Agreed",
        Msg::Decline => "Rather not",
        Msg::TakeBack { name } => return format!("{name} plays again"),
        Msg::TimeUp { name } => {
            return format!("{name}'s time has run out. The game goes on when {name} plays again.");
        }
        Msg::TimeLeft { name, time } => return format!("{name} has {time} left"),
        Msg::LuckUnchecked => {
            "This game goes on from the middle of another one, so nobody can check its luck."
        }
        Msg::SecretRecord => {
            "The record would tell secrets. It can be saved once the game is over."
        }
    };
    said.to_owned()
}

pub(super) fn news<G: Game>(
    news: &News<G>,
    seat: &dyn Fn(&Seat) -> String,
    person: &dyn Fn(Person) -> String,
) -> Option<String> {
    Some(match news {
        News::SatDown { person: who, .. } => format!("{who} sits down.", who = person(*who)),
        News::StoodUp { person: who } => format!("{who} leaves the seat.", who = person(*who)),
        News::Kicked { person: who } => format!("{who} was sent away.", who = person(*who)),
        News::Undone { seat: at, .. } => format!("{at} takes back a decision.", at = seat(at)),
        News::Proposed { person: who, motion: Motion::Undo } => {
            format!("{who} would like to take back a decision.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Pause } => {
            format!("{who} would like to pause.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Resume } => {
            format!("{who} would like to go on.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::Rematch } => {
            format!("{who} would like to play again.", who = person(*who))
        }
        News::Proposed { person: who, motion: Motion::End } => {
            format!("{who} proposes to end the game now.", who = person(*who))
        }
        News::Declined { person: who } => format!("{who} does not agree.", who = person(*who)),
        News::Lapsed => "Nobody answered in time.".to_owned(),
        News::Paused => "The game is paused.".to_owned(),
        News::Resumed => "The game goes on.".to_owned(),
        News::TimeRanOut { seat: at } | News::HandedOver { seat: at, why: Absence::Time } => {
            format!("{at} has run out of time; a bot takes over.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Chosen } => {
            format!("A bot plays for {at}.", at = seat(at))
        }
        News::HandedOver { seat: at, why: Absence::Away } => {
            format!("{at} is away; a bot takes over.", at = seat(at))
        }
        News::TakenBack { seat: at } => format!("{at} plays again.", at = seat(at)),
        News::Resigned { seat: at } => format!("{at} gives up; a bot plays on.", at = seat(at)),
        News::Closed => "The table was closed.".to_owned(),
        News::Ready { person: who } => format!("{who} is ready.", who = person(*who)),
        News::Muted { person: who } => format!("{who} may no longer write.", who = person(*who)),
        News::Unmuted { person: who } => format!("{who} may write again.", who = person(*who)),
        News::RematchAgreed => "Another game is agreed: its table is ready.".to_owned(),
        News::ChairSet { .. }
        | News::NotReady { .. }
        | News::Started { .. }
        | News::Moved { .. }
        | News::Fell { .. }
        | News::EndAgreed { .. }
        | News::Agreed { .. }
        | News::Said { .. }
        | News::ClocksSet
        | News::Ended { .. } => return None,
    })
}
