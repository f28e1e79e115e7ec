//! What the server says in French.

use super::{ConfirmPage, RecoverPage, Start, StopPage, TableOption, Trouble, TurnLetter, Unkept};
use crate::grammar::fr::{count, join, quote};

pub(super) fn trouble(trouble: &Trouble) -> String {
    let said = match trouble {
        Trouble::Unreadable { detail } => {
            return format!("La requête ne peut pas être lue\u{a0}: {detail}.");
        }
        Trouble::NotJson => "Le contenu doit être du JSON, de type application/json.",
        Trouble::NotText => "Le contenu doit être du texte, de type text/plain.",
        Trouble::TooLong { bytes_max } => {
            return format!(
                "La requête est trop longue\u{a0}; {bytes_max} octets au plus sont lus."
            );
        }
        Trouble::OtherOrigin => "La requête vient de la page d'un autre serveur.",
        Trouble::SignedOut => {
            "Personne n'est connecté ici\u{a0}; choisissez un nom ou connectez-vous d'abord."
        }
        Trouble::NothingHere => "Il n'y a rien à cette adresse.",
        Trouble::OtherMethod => "Cette adresse ne s'interroge pas de cette façon.",
        Trouble::TooMany { seconds } => {
            let wait = count(*seconds as usize, "seconde", "secondes");
            return format!("Trop de choses en trop peu de temps\u{a0}; réessayez dans {wait}.");
        }
        Trouble::Unavailable => {
            "Rien ne peut être enregistré en ce moment\u{a0}; réessayez bientôt."
        }
        Trouble::TookTooLong => "La réponse a trop tardé\u{a0}; réessayez.",
        Trouble::Internal => "Une erreur est survenue sur le serveur\u{a0}; rien n'a changé.",
        Trouble::NoSuchPerson => "Cette personne n'existe pas.",
        Trouble::NameEmpty => "Un nom contient au moins une lettre ou un chiffre.",
        Trouble::NameTooLong { chars_max } => {
            return format!("Un nom a {chars_max} caractères au plus.");
        }
        Trouble::NameCharacters => {
            "Un nom ne peut pas contenir de caractères invisibles ou de contrôle."
        }
        Trouble::LoginForm { chars_min, chars_max } => {
            return format!(
                "L'identifiant a de {chars_min} à {chars_max} lettres (a à z), chiffres, points, \
                 traits d'union ou tirets bas."
            );
        }
        Trouble::NameTaken => {
            "Quelqu'un avec un compte porte ce nom ou un nom qui lui ressemble\u{a0}; choisissez-en un autre."
        }
        Trouble::LoginTaken => "Cet identifiant est déjà pris\u{a0}; choisissez-en un autre.",
        Trouble::PasswordTooShort { chars_min } => {
            return format!("Un mot de passe a au moins {chars_min} caractères.");
        }
        Trouble::PasswordTooLong { chars_max } => {
            return format!("Un mot de passe a {chars_max} caractères au plus.");
        }
        Trouble::PasswordCommon => {
            "Ce mot de passe est trop facile à deviner\u{a0}; choisissez-en un autre."
        }
        Trouble::WrongSignIn => "L'identifiant ou le mot de passe est faux.",
        Trouble::WrongPassword => "Le mot de passe est faux.",
        Trouble::AccountExists => "Vous avez déjà un compte.",
        Trouble::NeedsAccount => "Il faut pour cela un compte avec un mot de passe.",
        Trouble::NotForTokens => {
            "Un programme muni d'un jeton n'en a pas le droit\u{a0}; connectez-vous avec un \
             navigateur."
        }
        Trouble::NoSuchLanguage { tag, tags } => {
            return format!("{} n'est pas une des langues {tags}.", quote(tag));
        }
        Trouble::NoSuchDevice => "Cet appareil n'existe pas.",
        Trouble::NoSuchBotAccount => "Vous n'avez pas de robot de ce genre.",
        Trouble::TooManyBots { most } => {
            return format!("Vous avez déjà {most} robots, et c'est le maximum.");
        }
        Trouble::EmailForm => "Ce n'est pas une adresse électronique.",
        Trouble::WebhookForm => "L'adresse à appeler doit passer par HTTPS et nommer un hôte.",
        Trouble::WebhookPrivate => "L'adresse à appeler est dans un réseau privé.",
        Trouble::MailOff => "Ce serveur n'envoie pas de courriel.",
        Trouble::NothingToConfirm => "Aucune adresse électronique n'attend d'être confirmée.",
        Trouble::WebhooksOff => "Ce serveur n'appelle pas d'adresses.",
        Trouble::BadLink => "Ce lien n'est pas valable, ou ne l'est plus.",
        Trouble::NeedsAdmin => "Seuls les administrateurs de ce serveur peuvent faire cela.",
        Trouble::Banned => "Vous êtes banni de ce serveur.",
        Trouble::Muted => "Vous ne pouvez pas utiliser le chat sur ce serveur.",
        Trouble::NoSuchReport => "Ce signalement n'existe pas.",
        Trouble::NoSuchTable => "Cette table n'existe pas.",
        Trouble::NoSuchGame { game, known } => {
            return format!("Il n'y a pas de jeu {}, seulement {known}.", quote(game));
        }
        Trouble::NoSuchBot { level, known } => {
            return format!("Il n'y a pas de robot {}, seulement {known}.", quote(level));
        }
        Trouble::ChairCount { expected, found } => {
            return format!("Le jeu a {expected} places, mais {found} sont données.");
        }
        Trouble::TwoChairs => "Vous pouvez prendre une seule place.",
        Trouble::Option(option) => match option {
            TableOption::Clock => "La pendule ne donne aucun temps, ou plus de dix ans.",
            TableOption::UtcOffset => "L'heure locale est à plus de 14 heures de l'UTC.",
            TableOption::Away => "L'attente des absents est nulle, ou dépasse dix ans.",
            TableOption::Vote => "La durée d'un vote est nulle, ou dépasse dix ans.",
            TableOption::Pause => "La durée d'une pause est nulle, ou dépasse dix ans.",
        },
        Trouble::RatedWithBots => {
            "Les parties classées sont pour les personnes seulement, sans robots de la maison."
        }
        Trouble::RatedHandOver => {
            "Dans une partie classée, vous ne pouvez pas confier votre place à un robot. Vous pouvez proposer une pause ou abandonner."
        }
        Trouble::TooManyListed { most } => {
            return format!(
                "Vous avez déjà dans la liste autant de tables ouvertes que permis ({most})\u{a0}; commencez ou fermez-en une d'abord."
            );
        }
        Trouble::RatedNeedsAccount => {
            "Cette partie est classée et demande un compte\u{a0}; créez-en un sur votre page."
        }
        Trouble::NotOver => {
            "La partie n'est pas finie, il n'y en a donc pas encore d'enregistrement."
        }
        Trouble::NoSuchRecord => "Cet enregistrement n'existe pas.",
        Trouble::BadRecord { why } => {
            return format!("Cet enregistrement ne peut pas être gardé\u{a0}: {why}");
        }
        Trouble::NoSuchLine => "Personne d'autre n'a écrit une telle ligne à cette table.",
        Trouble::ReportTooLong { chars_max } => {
            return format!("Un signalement a {chars_max} caractères au plus.");
        }
        Trouble::NoPicture => "L'adresse est trop longue pour un code QR.",
    };
    said.to_owned()
}

pub(super) fn start(start: &Start) -> String {
    match *start {
        Start::Serving { url } => format!("On joue à {url}, et Ctrl-C arrête le serveur."),
        Start::Keeping { place } => format!("Tout est gardé dans {place}."),
        Start::CantListen { address, why } => {
            format!("{address} n'est pas utilisable\u{a0}: {why}.")
        }
        Start::CantKeep { place, why } => {
            format!("La base de données {place} n'est pas utilisable\u{a0}: {why}.")
        }
        Start::UnknownSetting { origin } => format!("Il n'y a pas de réglage {}.", quote(origin)),
        Start::BadSetting { origin, value, expected } => {
            format!("{origin} ne peut pas être {}, mais {expected}.", quote(value))
        }
        Start::NeedsSetting { origin, other } => format!("{origin} demande aussi {other}."),
        Start::BadFile { file, line, detail } => {
            format!("La ligne {line} de {file} ne peut pas être lue\u{a0}: {detail}.")
        }
        Start::StrangeVariable { name } => {
            format!("La variable {name} ressemble à un réglage, mais il n'y en a pas de ce nom.")
        }
        Start::CantOpen { url } => {
            format!("Aucun navigateur n'a pu être ouvert\u{a0}; ouvrez vous-même {url}.")
        }
    }
}

pub(super) fn turn_letter(letter: &TurnLetter) -> (String, String) {
    let TurnLetter { name, game, others, url, until, stop_url } = *letter;
    let with = match others {
        [] => String::new(),
        others => format!(" avec {}", join(others)),
    };
    let until = until.map_or(String::new(), |until| format!("Vous avez jusqu'au {until}.\n\n"));
    let text = format!(
        "Bonjour {name},\n\nc'est à vous de jouer dans votre partie de {game}{with}\u{a0}:\n\n\
         {url}\n\n{until}\
         Vous recevez un tel message à chaque tour, et aucun tant que vous êtes à la table. \
         Pour ne plus en recevoir, ouvrez cette adresse\u{a0}:\n\n{stop_url}\n"
    );
    (format!("{game}\u{a0}: c'est à vous de jouer"), text)
}

pub(super) fn confirm_letter(url: &str) -> (String, String) {
    let text = format!(
        "Bonjour,\n\nquelqu'un, vous sans doute, souhaite être prévenu à cette adresse quand \
         son tour vient dans une partie d'Emberwake. Si c'est vous, ouvrez cette adresse pour le \
         confirmer\u{a0}:\n\n{url}\n\nSinon, ne faites rien\u{a0}: vous ne recevrez plus d'autre \
         courriel.\n"
    );
    ("Emberwake\u{a0}: est-ce bien votre adresse\u{a0}?".to_owned(), text)
}

pub(super) fn confirm_page(what: ConfirmPage) -> &'static str {
    match what {
        ConfirmPage::Question => {
            "Emberwake doit-il vous prévenir par courriel quand c'est à vous de jouer\u{a0}?"
        }
        ConfirmPage::Button => "Oui, prévenez-moi",
        ConfirmPage::Done => "C'est fait. Emberwake vous préviendra quand ce sera à vous de jouer.",
    }
}

pub(super) fn recover_letter(url: &str) -> (String, String) {
    let text = format!(
        "Bonjour,\n\nvous, ou quelqu'un d'autre, avez demandé un nouveau mot de passe pour votre compte Emberwake. Pour en choisir un, ouvrez cette adresse dans l'heure\u{a0}:\n\n{url}\n\nSi vous n'avez rien demandé, ne faites rien\u{a0}: votre mot de passe reste le même.\n"
    );
    ("Emberwake\u{a0}: choisissez un nouveau mot de passe".to_owned(), text)
}

pub(super) fn recover_page(what: RecoverPage) -> &'static str {
    match what {
        RecoverPage::Question => {
            "Choisissez un nouveau mot de passe. Vous serez déconnecté de tous vos appareils."
        }
        RecoverPage::Field => "Nouveau mot de passe",
        RecoverPage::Button => "Enregistrer le mot de passe",
        RecoverPage::Done => "C'est fait. Connectez-vous avec votre nouveau mot de passe.",
    }
}

pub(super) fn unkept(why: &Unkept) -> String {
    let said = match why {
        Unkept::Address => {
            "une adresse commence par «\u{a0}sqlite:\u{a0}» ou «\u{a0}postgres://\u{a0}»."
        }
        Unkept::Unreachable { why } => {
            return format!("elle est hors d'atteinte ({why})");
        }
        Unkept::ReadOnly => "le fichier ou le dossier n'est pas accessible en écriture",
        Unkept::InUse => "un autre programme l'a ouverte",
        Unkept::Foreign => "elle appartient à un autre programme",
        Unkept::Newer { found, known } => {
            return format!(
                "une version plus récente de ce programme l'a écrite (schéma {found}\u{a0}; connu \
                 ici\u{a0}: {known})"
            );
        }
        Unkept::Damaged { why } => return format!("elle est endommagée ({why})"),
    };
    said.to_owned()
}

pub(super) fn stop_page(what: StopPage) -> &'static str {
    match what {
        StopPage::Question => "Emberwake ne doit-il plus vous envoyer de courriel\u{a0}?",
        StopPage::Button => "Plus de courriel",
        StopPage::Done => "C'est fait. Emberwake ne vous enverra plus de courriel.",
    }
}
