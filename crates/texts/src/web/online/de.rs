//! Online play in German.

use super::Msg;
use crate::grammar::de::count as counted;

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Online => "Online spielen",
        Msg::OnlineHelp => "Mit Freunden über einen Link oder mit allen, die da sind. Ohne Konto.",
        Msg::NoServer => "Kein Server ist erreichbar. Hier kann man auch ohne spielen.",
        Msg::Connecting => "Verbinde…",
        Msg::Reconnecting => "Verbindung verloren. Verbinde neu…",
        Msg::Outdated => "Der Server wurde erneuert. Bitte die Seite neu laden.",
        Msg::Reload => "Neu laden",
        Msg::SessionEnded => "Du wurdest abgemeldet. Komm wieder als Gast oder melde dich an.",
        Msg::YourName => "Dein Name",
        Msg::ComeIn => "Als Gast spielen",
        Msg::SignIn => "Anmelden",
        Msg::ForgotPassword => "Passwort vergessen?",
        Msg::RecoverySent => {
            "Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Link unterwegs."
        }
        Msg::ExportData => "Meine Daten herunterladen",
        Msg::SignInHelp => "Mit einem Konto behältst du deine Spiele auf allen Geräten.",
        Msg::Login => "Kontoname",
        Msg::Password => "Passwort",
        Msg::OldPassword => "Bisheriges Passwort",
        Msg::NewPassword => "Neues Passwort",
        Msg::SignedInAs { name } => return format!("Du bist {name}."),
        Msg::MyPage => "Meine Seite",
        Msg::MyTables => "Meine Tische",
        Msg::NoTables => "Noch kein Tisch.",
        Msg::OpenTables => "Offene Tische",
        Msg::PlayingTables => "Spiele zum Zuschauen",
        Msg::NewOnlineTable => "Neuer Tisch",
        Msg::OpenTable => "Tisch eröffnen",
        Msg::Listed => "In der Liste offener Tische",
        Msg::ListedHelp => "Sonst finden ihn nur Leute mit dem Link.",
        Msg::Rated => "Gewertet",
        Msg::RatedHelp => "Das Ergebnis ändert deine Wertung. Nur für Leute mit Konto, ohne Bots.",
        Msg::RatedGuest => {
            "Diese Partie wird gewertet; wer mitspielt, braucht ein Konto. Leg hier eines an, deinen Namen behältst du. Zum Zuschauen brauchst du keines."
        }
        Msg::StandIn => "Ersatzbot",
        Msg::StandInHelp => {
            "Er spielt für alle, die weg sind, deren Zeit abläuft oder die aufgeben."
        }
        Msg::ChairMe => "Ich",
        Msg::ChairOpen => "Frei",
        Msg::ClockDays => "Tage pro Zug",
        Msg::DaysPerMove => "Tage für jeden Zug",
        Msg::WeekendsOff => "Am Wochenende steht die Uhr still",
        Msg::Invite => "Einladen",
        Msg::InviteHelp => "Wer diesen Link hat, kann mitspielen oder zuschauen.",
        Msg::CopyInvite => "Link kopieren",
        Msg::QrCode => "Der Link als QR-Code",
        Msg::Sit => "Hier sitzen",
        Msg::Stand => "Platz verlassen",
        Msg::Kick { name } => return format!("{name} wegschicken"),
        Msg::KickAsk { name } => {
            return format!("{name} wegschicken? {name} kann hier nicht mehr Platz nehmen.");
        }
        Msg::YouWereKicked => "Du wurdest dieses Tisches verwiesen. Zuschauen kannst du weiterhin.",
        Msg::ReadyUp => "Ich bin bereit",
        Msg::NotReady => "Noch nicht",
        Msg::IsReady => "bereit",
        Msg::IsNotReady => "noch nicht bereit",
        Msg::IsAway => "abwesend",
        Msg::EmptySeat => "frei",
        Msg::FreeSeats { count } => return counted(count, "freier Platz", "freie Plätze"),
        Msg::Begin => "Spiel beginnen",
        Msg::WaitingForOwner { name } => {
            return format!("{name} beginnt das Spiel, wenn alle bereit sind.");
        }
        Msg::WaitingForPeople => {
            "Das Spiel kann beginnen, wenn alle Plätze besetzt und alle bereit sind."
        }
        Msg::CloseTable => "Tisch schließen",
        Msg::CloseAsk => "Diesen Tisch für alle schließen?",
        Msg::TableClosed => "Dieser Tisch wurde geschlossen.",
        Msg::Commitment => {
            "Das Geben steht durch diese Zahl fest und durch das, was jeder beim Bereitsein hinzufügt. Nach dem Spiel kann es jeder prüfen."
        }
        Msg::Chat => "Chat",
        Msg::ChatHint => "An den Tisch schreiben",
        Msg::Send => "Senden",
        Msg::NoChat => "Noch hat niemand geschrieben.",
        Msg::AboutLine { name } => return format!("Zu dieser Zeile von {name}"),
        Msg::Mute { name } => return format!("{name} stummschalten"),
        Msg::Unmute { name } => return format!("{name} wieder schreiben lassen"),
        Msg::Hide { name } => return format!("Ausblenden, was {name} schreibt"),
        Msg::Unhide { name } => return format!("Zeigen, was {name} schreibt"),
        Msg::Hidden => "ausgeblendet",
        Msg::Report => "Melden",
        Msg::ReportAsk { name } => {
            return format!("Diese Zeile von {name} melden: Was stimmt damit nicht?");
        }
        Msg::Reported => "Gemeldet. Danke.",
        Msg::Watching => "Du schaust zu.",
        Msg::BotWaits => "Ein Bot wartet, bis er nachdenken darf: Gerade laufen viele Spiele.",
        Msg::MoreTables => "Mehr Tische zeigen",
        Msg::AnyGame => "Alle Spiele",
        Msg::AnyPace => "Jedes Tempo",
        Msg::PaceLive => "In Echtzeit",
        Msg::PaceDays => "Tage pro Zug",
        Msg::OnlyFree => "Nur Tische mit freiem Platz",
        Msg::FilterGame => "Spiel",
        Msg::FilterPace => "Tempo",
        Msg::Waiting => "Gesendet. Warte auf den Server…",
        Msg::NotSent => {
            "Die Verbindung ist abgebrochen. Das Letzte ist vielleicht nicht angekommen: bitte nachsehen und nötigenfalls wiederholen."
        }
        Msg::VoteOpen => "Die anderen werden gefragt.",
        Msg::Withdraw => "Zurückziehen",
        Msg::ToRematch => "Zum neuen Tisch",
        Msg::YourTurnAt { game } => return format!("Du bist dran: {game}"),
        Msg::MyTurn => "du bist dran",
        Msg::InLobby => "vor dem Spiel",
        Msg::Running => "läuft",
        Msg::GoThere => "Öffnen",
        Msg::Account => "Konto",
        Msg::MakeAccount => "Konto anlegen",
        Msg::MakeAccountHelp => {
            "Du behältst Namen und Spiele und kannst dich auf anderen Geräten anmelden."
        }
        Msg::Rename => "Namen ändern",
        Msg::ChangePassword => "Passwort ändern",
        Msg::ChangedPassword => "Das Passwort ist geändert; andere Geräte sind abgemeldet.",
        Msg::Saved => "Gespeichert.",
        Msg::Save => "Speichern",
        Msg::Devices => "Geräte",
        Msg::ThisDevice => "dieses",
        Msg::EndDevice => "Abmelden",
        Msg::SignOut => "Abmelden",
        Msg::SignOutGuestAsk => "Ein Gast kann nicht zurückkommen. Trotzdem abmelden?",
        Msg::SignOutEverywhere => "Überall abmelden",
        Msg::Leaving => "Abmelden",
        Msg::SignedOut => "Du bist abgemeldet.",
        Msg::DeleteMe => "Mein Konto löschen",
        Msg::DeleteMeHelp => {
            "Dein Name, dein Konto und deine Geräte werden für immer gelöscht. Laufende Partien gibst du auf, ein Bot spielt sie zu Ende; beendete bleiben, ohne deinen Namen."
        }
        Msg::DeleteMeAsk => "Alles über dich löschen? Das lässt sich nicht rückgängig machen.",
        Msg::Deleted => "Alles über dich ist gelöscht.",
        Msg::Notifications => "Wenn ich dran bin",
        Msg::NotifyBrowser => "Browser-Benachrichtigung zeigen",
        Msg::NotifySound => "Ton abspielen",
        Msg::SoundOff => "Auf diesem Gerät ist der Ton aus:",
        Msg::NotifyEmail => "E-Mail senden an",
        Msg::EmailUnconfirmed => {
            "Wir haben einen Brief an diese Adresse geschickt. E-Mail kommt, sobald du den Link darin geöffnet hast."
        }
        Msg::SendAgain => "Brief noch einmal senden",
        Msg::NotifyWebhook => "Diese Adresse aufrufen",
        Msg::NotifyRefused => "Der Browser erlaubt dieser Seite keine Benachrichtigungen.",
        Msg::History => "Beendete Spiele",
        Msg::NoHistory => "Noch kein beendetes Spiel.",
        Msg::Place { place } => return format!("Platz {place}"),
        Msg::Statistics => "Statistik",
        Msg::StatisticLine { game, players, games, share } => {
            return format!("{game} zu {players}. Gespielt: {games}, gewonnen: {share}");
        }
        Msg::Ratings => "Wertungen",
        Msg::RatingLine { game, points, games } => {
            return format!("{game}: {points} Punkte. Gewertete Spiele: {games}");
        }
        Msg::PointsChange { points } => return format!("Wertung {points}"),
        Msg::Best => "Die Besten",
        Msg::Upload => "Spielbericht hochladen",
        Msg::Uploaded => "Der Spielbericht ist gespeichert.",
        Msg::FileTooLarge => "Diese Datei ist zu groß für einen Spielbericht.",
        Msg::Records => "Hochgeladene Spielberichte",
        Msg::NoSuchTable => "Diesen Tisch gibt es nicht oder nicht mehr.",
        Msg::SomethingWrong => "Die Antwort des Servers war nicht zu verstehen.",
        Msg::Deadline { when } => return format!("bis {when}"),
        Msg::Lobby => "Alle Tische",
    };
    said.to_owned()
}
