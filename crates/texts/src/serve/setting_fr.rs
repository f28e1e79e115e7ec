//! What the help says of the server's settings in French.

use super::{Group, Setting};

pub(super) fn help(setting: Setting) -> &'static str {
    match setting {
        Setting::Config => {
            "Un fichier de réglages en TOML, un «\u{a0}nom = valeur\u{a0}» par ligne\u{a0}; les options et les variables priment"
        }
        Setting::Listen => {
            "L'adresse d'écoute\u{a0}; 0.0.0.0 pour toutes celles de cette machine [127.0.0.1]"
        }
        Setting::Port => "Le port\u{a0}; 0 prend n'importe lequel de libre [8080]",
        Setting::PublicUrl => {
            "L'adresse que tapent les gens, pour les liens, les cookies et le contrôle des origines [celle d'écoute]"
        }
        Setting::TrustProxy => {
            "Combien de serveurs mandataires devant celui-ci disent vrai sur qui demande [0]"
        }
        Setting::Open => "Ouvre la page dans un navigateur",
        Setting::Database => {
            "Où tout est gardé\u{a0}: sqlite:FICHIER ou postgres://… [un fichier du dossier de données de l'utilisateur]"
        }
        Setting::SessionDays => "Après combien de jours sans usage un appareil est déconnecté [90]",
        Setting::IdleTableSeconds => {
            "Après combien de secondes une table sans personne quitte la mémoire [600]"
        }
        Setting::BotThreads => {
            "Combien de robots peuvent réfléchir en même temps [un de moins que la machine a de cœurs]"
        }
        Setting::BotThinkSeconds => "Combien de secondes un robot peut réfléchir à un coup [10]",
        Setting::EmptyLobbyMinutes => {
            "Minutes avant la fermeture d'une table listée qui attend des joueurs et où il n'y a personne [30]"
        }
        Setting::LobbyDays => {
            "Jours avant la fermeture d'une table dont la partie n'a pas commencé et où il ne se passe rien [14]"
        }
        Setting::AbandonedDays => {
            "Jours avant la fermeture sans résultat d'une partie où il ne se passe rien [90]"
        }
        Setting::GuestDays => "Jours avant la suppression d'un invité qui ne revient pas [90]",
        Setting::RequestsPerMinute => {
            "Combien de requêtes une adresse peut faire en une minute [600]"
        }
        Setting::SignInsPerHour => {
            "Combien de mots de passe faux une adresse peut essayer pour un compte en une heure [20]"
        }
        Setting::GuestsPerHour => {
            "Combien de nouveaux invités peuvent venir d'une adresse en une heure [60]"
        }
        Setting::TablesPerHour => "Combien de tables une personne peut ouvrir en une heure [60]",
        Setting::ListedTablesPerPerson => {
            "Nombre de tables qu'une personne peut avoir dans la liste des tables ouvertes [5]"
        }
        Setting::BotMinutesPerHour => {
            "Minutes de réflexion des robots par personne et par heure\u{a0}; les coups suivants attendent [60]"
        }
        Setting::ActsPerMinute => {
            "Combien d'actes une personne peut faire aux tables en une minute, coups compris [1200]"
        }
        Setting::SocketsPerAddress => "Combien de connexions ouvertes une adresse peut avoir [200]",
        Setting::SlowReaderSeconds => {
            "Après combien de secondes un client qui ne lit pas est déconnecté [20]"
        }
        Setting::Smtp => {
            "Le serveur de courriel, par exemple smtps://nom:secret@hôte, ou smtp://… sur la même machine [aucun]"
        }
        Setting::MailFrom => {
            "L'expéditeur des courriels, comme dans «\u{a0}Emberwake <games@example.org>\u{a0}»"
        }
        Setting::Webhooks => {
            "Si des adresses choisies par les gens sont appelées à leur tour\u{a0}: off (non), public (publiques seulement) ou any (toutes) [off]"
        }
        Setting::NotifyAfterSeconds => {
            "Combien de secondes passent avant qu'un courriel ou un appel dise à quelqu'un que c'est son tour [60]"
        }
        Setting::Log => "La forme du journal sur l'erreur standard [text]",
        Setting::LogLevel => "Combien de choses vont au journal [warn]",
        Setting::Metrics => {
            "Qui peut lire /metrics\u{a0}: personne (off), cette machine (loopback) ou qui a le jeton (token) [loopback]"
        }
        Setting::MetricsToken => {
            "Le jeton pour /metrics, envoyé comme «\u{a0}Authorization: Bearer …\u{a0}»"
        }
    }
}

pub(super) fn group(group: Group) -> &'static str {
    match group {
        Group::Network => "Réseau",
        Group::Keeping => "Conservation",
        Group::Limits => "Limites",
        Group::Notices => "Avis",
        Group::Operation => "Exploitation",
    }
}
