//! Online play in English.

use super::Msg;
use crate::grammar::en::count as counted;

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Online => "Play online",
        Msg::OnlineHelp => "With friends by a link, or with whoever is there. No account needed.",
        Msg::NoServer => "No server can be reached. You can play here without one.",
        Msg::Connecting => "Connecting…",
        Msg::Reconnecting => "Connection lost. Reconnecting…",
        Msg::Outdated => "The server has been updated. Please load the page anew.",
        Msg::Reload => "Load anew",
        Msg::SessionEnded => "You have been signed out. Come in again as a guest, or sign in.",
        Msg::YourName => "Your name",
        Msg::ComeIn => "Play as a guest",
        Msg::SignIn => "Sign in",
        Msg::ForgotPassword => "Forgot your password?",
        Msg::RecoverySent => "If this account has a confirmed email address, a link is on its way.",
        Msg::ExportData => "Download my data",
        Msg::SignInHelp => "With an account you keep your games on all your devices.",
        Msg::Login => "Account name",
        Msg::Password => "Password",
        Msg::OldPassword => "Password until now",
        Msg::NewPassword => "New password",
        Msg::SignedInAs { name } => return format!("You are {name}."),
        Msg::MyPage => "My page",
        Msg::MyTables => "My tables",
        Msg::NoTables => "No table yet.",
        Msg::OpenTables => "Open tables",
        Msg::PlayingTables => "Games to watch",
        Msg::NewOnlineTable => "New table",
        Msg::OpenTable => "Open the table",
        Msg::Listed => "In the list of open tables",
        Msg::ListedHelp => "Otherwise only people with the link find it.",
        Msg::Rated => "Rated",
        Msg::RatedHelp => {
            "The result changes your rating. For people with an account only; no bots."
        }
        Msg::RatedGuest => {
            "This game is rated, so everybody who plays needs an account. Make one here and keep your name; to watch you need none."
        }
        Msg::StandIn => "Stand-in bot",
        Msg::StandInHelp => "It plays for whoever is away, has run out of time or gives up.",
        Msg::ChairMe => "Me",
        Msg::ChairOpen => "Open",
        Msg::ClockDays => "Days per move",
        Msg::DaysPerMove => "Days for each move",
        Msg::WeekendsOff => "The clock stands still at weekends",
        Msg::Invite => "Invite",
        Msg::InviteHelp => "Whoever has this link can sit down or watch.",
        Msg::CopyInvite => "Copy the link",
        Msg::QrCode => "The link as a QR code",
        Msg::Sit => "Sit here",
        Msg::Stand => "Leave the seat",
        Msg::Kick { name } => return format!("Send {name} away"),
        Msg::KickAsk { name } => {
            return format!("Send {name} away? {name} can't sit down here again.");
        }
        Msg::YouWereKicked => "You were sent away from this table. You can look on.",
        Msg::ReadyUp => "I am ready",
        Msg::NotReady => "Not yet",
        Msg::IsReady => "ready",
        Msg::IsNotReady => "not ready yet",
        Msg::IsAway => "away",
        Msg::EmptySeat => "free",
        Msg::FreeSeats { count } => return counted(count, "free seat", "free seats"),
        Msg::Begin => "Start the game",
        Msg::WaitingForOwner { name } => {
            return format!("{name} starts the game when everybody is ready.");
        }
        Msg::WaitingForPeople => {
            "The game can start when all seats are taken and everybody is ready."
        }
        Msg::CloseTable => "Close the table",
        Msg::CloseAsk => "Close this table for everybody?",
        Msg::TableClosed => "This table was closed.",
        Msg::Commitment => {
            "The deal is fixed by this number and by what each of you adds when ready. After the game anyone can check it."
        }
        Msg::Chat => "Chat",
        Msg::ChatHint => "Write to the table",
        Msg::Send => "Send",
        Msg::NoChat => "Nobody has written yet.",
        Msg::AboutLine { name } => return format!("What to do about this line of {name}"),
        Msg::Mute { name } => return format!("Silence {name}"),
        Msg::Unmute { name } => return format!("Let {name} write again"),
        Msg::Hide { name } => return format!("Hide what {name} writes"),
        Msg::Unhide { name } => return format!("Show what {name} writes"),
        Msg::Hidden => "hidden",
        Msg::Report => "Report",
        Msg::ReportAsk { name } => {
            return format!("Report this line of {name}: what is wrong with it?");
        }
        Msg::Reported => "Reported. Thank you.",
        Msg::Watching => "You are watching.",
        Msg::BotWaits => "A bot is waiting its turn to think: many games are running.",
        Msg::MoreTables => "Show more tables",
        Msg::AnyGame => "Any game",
        Msg::AnyPace => "Any pace",
        Msg::PaceLive => "Live",
        Msg::PaceDays => "Days per move",
        Msg::OnlyFree => "Only tables with a free seat",
        Msg::FilterGame => "Game",
        Msg::FilterPace => "Pace",
        Msg::Waiting => "Sent. Waiting for the server…",
        Msg::NotSent => {
            "The connection broke. What you did last may not have arrived: please look, and do it again if need be."
        }
        Msg::VoteOpen => "The others are asked.",
        Msg::Withdraw => "Withdraw",
        Msg::ToRematch => "To the new table",
        Msg::YourTurnAt { game } => return format!("Your turn: {game}"),
        Msg::MyTurn => "your turn",
        Msg::InLobby => "before the game",
        Msg::Running => "being played",
        Msg::GoThere => "Open",
        Msg::Account => "Account",
        Msg::MakeAccount => "Make an account",
        Msg::MakeAccountHelp => {
            "You keep your name and your games, and can sign in on other devices."
        }
        Msg::Rename => "Change the name",
        Msg::ChangePassword => "Change the password",
        Msg::ChangedPassword => "The password is changed; other devices are signed out.",
        Msg::Saved => "Saved.",
        Msg::Save => "Save",
        Msg::Devices => "Devices",
        Msg::ThisDevice => "this one",
        Msg::EndDevice => "Sign out",
        Msg::SignOut => "Sign out",
        Msg::SignOutGuestAsk => "A guest can't come back. Sign out all the same?",
        Msg::SignOutEverywhere => "Sign out everywhere",
        Msg::Leaving => "Signing out",
        Msg::SignedOut => "You are signed out.",
        Msg::DeleteMe => "Delete my account",
        Msg::DeleteMeHelp => {
            "Your name, account and devices are deleted for good. Games you are playing are given up, and a bot finishes them; finished games stay, without your name."
        }
        Msg::DeleteMeAsk => "Delete everything about you? This can't be undone.",
        Msg::Deleted => "Everything about you is deleted.",
        Msg::Notifications => "When it is my turn",
        Msg::NotifyBrowser => "Show a notification of the browser",
        Msg::NotifySound => "Play a sound",
        Msg::SoundOff => "Sound is switched off on this device:",
        Msg::NotifyEmail => "Send an e-mail to",
        Msg::EmailUnconfirmed => {
            "We have sent a letter to this address. E-mail comes once you have opened the link in it."
        }
        Msg::SendAgain => "Send the letter again",
        Msg::NotifyWebhook => "Call this address",
        Msg::NotifyRefused => "The browser does not allow notifications from this page.",
        Msg::History => "Finished games",
        Msg::NoHistory => "No finished game yet.",
        Msg::Place { place } => return format!("Place {place}"),
        Msg::Statistics => "Statistics",
        Msg::StatisticLine { game, players, games, share } => {
            return format!("{game}, {players} players. Played: {games}, won: {share}");
        }
        Msg::Ratings => "Ratings",
        Msg::RatingLine { game, points, games } => {
            return format!("{game}: {points} points. Rated games: {games}");
        }
        Msg::PointsChange { points } => return format!("Rating {points}"),
        Msg::Best => "The best",
        Msg::Upload => "Upload a record",
        Msg::Uploaded => "The record is kept.",
        Msg::FileTooLarge => "This file is too large for a record of a game.",
        Msg::Records => "Uploaded records",
        Msg::NoSuchTable => "There is no such table, or no longer.",
        Msg::SomethingWrong => "The server's answer could not be understood.",
        Msg::Deadline { when } => return format!("until {when}"),
        Msg::Lobby => "All tables",
    };
    said.to_owned()
}
