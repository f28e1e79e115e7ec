//! Online play in French.

use super::Msg;
use crate::grammar::fr::count as counted;

pub(super) fn say(what: &Msg) -> String {
    let said = match *what {
        Msg::Online => "Jouer en ligne",
        Msg::OnlineHelp => "Avec des amis grâce à un lien, ou avec qui est là. Sans compte.",
        Msg::NoServer => "Aucun serveur n'est joignable. Vous pouvez jouer ici sans serveur.",
        Msg::Connecting => "Connexion…",
        Msg::Reconnecting => "Connexion perdue. Reconnexion…",
        Msg::Outdated => "Le serveur a été mis à jour. Veuillez recharger la page.",
        Msg::Reload => "Recharger",
        Msg::SessionEnded => "Vous avez été déconnecté. Revenez comme invité ou connectez-vous.",
        Msg::YourName => "Votre nom",
        Msg::ComeIn => "Jouer en invité",
        Msg::SignIn => "Se connecter",
        Msg::ForgotPassword => "Mot de passe oublié\u{a0}?",
        Msg::RecoverySent => {
            "Si ce compte a une adresse électronique confirmée, un lien est en route."
        }
        Msg::ExportData => "Télécharger mes données",
        Msg::SignInHelp => "Avec un compte, vous retrouvez vos parties sur tous vos appareils.",
        Msg::Login => "Nom du compte",
        Msg::Password => "Mot de passe",
        Msg::OldPassword => "Mot de passe actuel",
        Msg::NewPassword => "Nouveau mot de passe",
        Msg::SignedInAs { name } => return format!("Vous êtes {name}."),
        Msg::MyPage => "Ma page",
        Msg::MyTables => "Mes tables",
        Msg::NoTables => "Pas encore de table.",
        Msg::OpenTables => "Tables ouvertes",
        Msg::PlayingTables => "Parties à regarder",
        Msg::NewOnlineTable => "Nouvelle table",
        Msg::OpenTable => "Ouvrir la table",
        Msg::Listed => "Dans la liste des tables ouvertes",
        Msg::ListedHelp => "Sinon, seuls ceux qui ont le lien la trouvent.",
        Msg::Rated => "Classée",
        Msg::RatedHelp => {
            "Le résultat modifie votre classement. Réservé aux personnes qui ont un compte, sans robots."
        }
        Msg::RatedGuest => {
            "Cette partie est classée\u{a0}: il faut un compte pour y jouer. Créez-en un ici, vous gardez votre nom\u{a0}; pour regarder, aucun compte n'est nécessaire."
        }
        Msg::StandIn => "Robot remplaçant",
        Msg::StandInHelp => "Il joue pour qui s'absente, dépasse son temps ou abandonne.",
        Msg::ChairMe => "Moi",
        Msg::ChairOpen => "Libre",
        Msg::ClockDays => "Jours par coup",
        Msg::DaysPerMove => "Jours pour chaque coup",
        Msg::WeekendsOff => "La pendule s'arrête le week-end",
        Msg::Invite => "Inviter",
        Msg::InviteHelp => "Qui a ce lien peut s'asseoir ou regarder.",
        Msg::CopyInvite => "Copier le lien",
        Msg::QrCode => "Le lien en code QR",
        Msg::Sit => "S'asseoir ici",
        Msg::Stand => "Quitter la place",
        Msg::Kick { name } => return format!("Renvoyer {name}"),
        Msg::KickAsk { name } => {
            return format!("Renvoyer {name}\u{a0}? {name} ne pourra plus s'asseoir ici.");
        }
        Msg::YouWereKicked => "On vous a renvoyé de cette table. Vous pouvez regarder.",
        Msg::ReadyUp => "Je suis prêt",
        Msg::NotReady => "Pas encore",
        Msg::IsReady => "prêt",
        Msg::IsNotReady => "pas encore prêt",
        Msg::IsAway => "absent",
        Msg::EmptySeat => "libre",
        Msg::FreeSeats { count } => return counted(count, "place libre", "places libres"),
        Msg::Begin => "Commencer la partie",
        Msg::WaitingForOwner { name } => {
            return format!("{name} lance la partie quand tout le monde est prêt.");
        }
        Msg::WaitingForPeople => {
            "La partie peut commencer quand toutes les places sont prises et tout le monde est prêt."
        }
        Msg::CloseTable => "Fermer la table",
        Msg::CloseAsk => "Fermer cette table pour tout le monde\u{a0}?",
        Msg::TableClosed => "Cette table a été fermée.",
        Msg::Commitment => {
            "La donne est fixée par ce nombre et par ce que chacun ajoute en se disant prêt. Après la partie, tout le monde peut la vérifier."
        }
        Msg::Chat => "Discussion",
        Msg::ChatHint => "Écrire à la table",
        Msg::Send => "Envoyer",
        Msg::NoChat => "Personne n'a encore écrit.",
        Msg::AboutLine { name } => return format!("Que faire de cette ligne de {name}"),
        Msg::Mute { name } => return format!("Faire taire {name}"),
        Msg::Unmute { name } => return format!("Laisser {name} écrire"),
        Msg::Hide { name } => return format!("Masquer ce qu'écrit {name}"),
        Msg::Unhide { name } => return format!("Afficher ce qu'écrit {name}"),
        Msg::Hidden => "masqué",
        Msg::Report => "Signaler",
        Msg::ReportAsk { name } => {
            return format!("Signaler cette ligne de {name}\u{a0}: quel est le problème\u{a0}?");
        }
        Msg::Reported => "Signalé. Merci.",
        Msg::Watching => "Vous regardez.",
        Msg::BotWaits => {
            "Un robot attend son tour pour réfléchir\u{a0}: beaucoup de parties sont en cours."
        }
        Msg::MoreTables => "Afficher plus de tables",
        Msg::AnyGame => "Tous les jeux",
        Msg::AnyPace => "Tous les rythmes",
        Msg::PaceLive => "En direct",
        Msg::PaceDays => "Plusieurs jours par coup",
        Msg::OnlyFree => "Seulement les tables avec une place libre",
        Msg::FilterGame => "Jeu",
        Msg::FilterPace => "Rythme",
        Msg::Waiting => "Envoyé. En attente du serveur…",
        Msg::NotSent => {
            "La connexion a été coupée. Votre dernière action n'est peut-être pas arrivée\u{a0}: regardez, et refaites-la si besoin."
        }
        Msg::VoteOpen => "On demande aux autres.",
        Msg::Withdraw => "Retirer",
        Msg::ToRematch => "Vers la nouvelle table",
        Msg::YourTurnAt { game } => return format!("À vous de jouer\u{a0}: {game}"),
        Msg::MyTurn => "à vous",
        Msg::InLobby => "avant la partie",
        Msg::Running => "en cours",
        Msg::GoThere => "Ouvrir",
        Msg::Account => "Compte",
        Msg::MakeAccount => "Créer un compte",
        Msg::MakeAccountHelp => {
            "Vous gardez votre nom et vos parties, et pouvez vous connecter ailleurs."
        }
        Msg::Rename => "Changer le nom",
        Msg::ChangePassword => "Changer le mot de passe",
        Msg::ChangedPassword => {
            "Le mot de passe est changé\u{a0}; les autres appareils sont déconnectés."
        }
        Msg::Saved => "Enregistré.",
        Msg::Save => "Enregistrer",
        Msg::Devices => "Appareils",
        Msg::ThisDevice => "celui-ci",
        Msg::EndDevice => "Déconnecter",
        Msg::SignOut => "Se déconnecter",
        Msg::SignOutGuestAsk => "Un invité ne peut pas revenir. Se déconnecter quand même\u{a0}?",
        Msg::SignOutEverywhere => "Se déconnecter partout",
        Msg::Leaving => "Déconnexion",
        Msg::SignedOut => "Vous êtes déconnecté.",
        Msg::DeleteMe => "Supprimer mon compte",
        Msg::DeleteMeHelp => {
            "Votre nom, votre compte et vos appareils sont supprimés définitivement. Les parties en cours sont abandonnées et un robot les finit\u{a0}; les parties finies restent, sans votre nom."
        }
        Msg::DeleteMeAsk => "Supprimer tout ce qui vous concerne\u{a0}? C'est irréversible.",
        Msg::Deleted => "Tout ce qui vous concernait est supprimé.",
        Msg::Notifications => "Quand c'est à moi",
        Msg::NotifyBrowser => "Afficher une notification du navigateur",
        Msg::NotifySound => "Jouer un son",
        Msg::SoundOff => "Le son est coupé sur cet appareil\u{a0}:",
        Msg::NotifyEmail => "Envoyer un courriel à",
        Msg::EmailUnconfirmed => {
            "Un courriel a été envoyé à cette adresse. Les avis viendront dès que vous aurez ouvert le lien qu'il contient."
        }
        Msg::SendAgain => "Renvoyer le courriel",
        Msg::NotifyWebhook => "Appeler cette adresse",
        Msg::NotifyRefused => "Le navigateur n'autorise pas les notifications de cette page.",
        Msg::History => "Parties terminées",
        Msg::NoHistory => "Pas encore de partie terminée.",
        Msg::Place { place: "1" } => "1re place",
        Msg::Place { place } => return format!("{place}e place"),
        Msg::Statistics => "Statistiques",
        Msg::StatisticLine { game, players, games, share } => {
            return format!("{game} à {players}. Jouées\u{a0}: {games}, gagnées\u{a0}: {share}");
        }
        Msg::Ratings => "Classements",
        Msg::RatingLine { game, points, games } => {
            return format!("{game}\u{a0}: {points} points. Parties classées\u{a0}: {games}");
        }
        Msg::PointsChange { points } => return format!("Classement {points}"),
        Msg::Best => "Les meilleurs",
        Msg::Upload => "Déposer une partie",
        Msg::Uploaded => "La partie est conservée.",
        Msg::FileTooLarge => "Ce fichier est trop gros pour l'enregistrement d'une partie.",
        Msg::Records => "Parties déposées",
        Msg::NoSuchTable => "Cette table n'existe pas, ou plus.",
        Msg::SomethingWrong => "La réponse du serveur n'a pas été comprise.",
        Msg::Deadline { when } => return format!("jusqu'au {when}"),
        Msg::Lobby => "Toutes les tables",
    };
    said.to_owned()
}
