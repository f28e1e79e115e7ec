//! The refusals of tables and sockets in French.

use super::Nuisance;
use crate::record::fr as record;
use crate::{Lang, Names};
use kernel::{Game, UndoLimit};
use table::{CHAT_CHARS_MAX, Error};

pub(super) fn refusal<G: Game>(
    error: &Error<G>,
    names: &Names,
    illegal: impl Fn(&G::Illegal) -> String,
) -> String {
    match error {
        Error::Started => "La partie a déjà commencé.".to_owned(),
        Error::NotStarted => "La partie n'a pas encore commencé.".to_owned(),
        Error::Over => "La partie est terminée.".to_owned(),
        Error::NotOver => "La partie n'est pas encore terminée.".to_owned(),
        Error::Closed => "Cette table est fermée.".to_owned(),
        Error::OwnerOnly => "Seule la personne qui a ouvert la table peut faire cela.".to_owned(),
        Error::NoSuchSeat(seat) => format!("Cette table n'a pas de place {}.", seat.0 + 1),
        Error::SeatTaken(seat) => format!("La place {} est prise.", seat.0 + 1),
        Error::SeatEmpty(seat) => format!("Personne n'est encore assis à la place {}.", seat.0 + 1),
        Error::NotSeated => "Vous n'avez pas de place à cette table.".to_owned(),
        Error::Kicked => "Vous avez été renvoyé de cette table.".to_owned(),
        Error::NotReady(seat) => {
            let name = names.of(Lang::Fr, *seat);
            format!("{name} : pas encore prêt.")
        }
        Error::AlreadyReady => "Vous avez déjà dit que vous étiez prêt.".to_owned(),
        Error::NotYourTurn(turn) => record::not_your_turn(turn, names),
        Error::AlreadyPlayed { .. } => "Ce coup a déjà été joué.".to_owned(),
        Error::Stale { .. } => "Il s'est passé quelque chose entre-temps : regardez de nouveau la table.".to_owned(),
        Error::Ahead { .. } => "Ce coup répond à quelque chose qui n'a pas eu lieu ici.".to_owned(),
        Error::Illegal(why) => illegal(why),
        Error::TimeIsUp => "Votre temps pour cette décision est écoulé.".to_owned(),
        Error::Paused => "La partie est en pause.".to_owned(),
        Error::NotPaused => "La partie n'est pas en pause.".to_owned(),
        Error::StoodIn => "Un robot joue à votre place : reprenez-la d'abord.".to_owned(),
        Error::Resigned => "Vous avez abandonné cette partie.".to_owned(),
        Error::SeatIsYours => "Vous jouez déjà cette place.".to_owned(),
        Error::BotIsDeciding => "Votre temps est écoulé, le robot prend donc cette décision ; vous pourrez ensuite reprendre votre place.".to_owned(),
        Error::NotABot(seat) => format!("Aucun robot ne joue la place {}.", seat.0 + 1),
        Error::BotsWait => "Les robots attendent les personnes à la table.".to_owned(),
        Error::Undo(limit @ UndoLimit::NothingToUndo) => record::undo_limit(limit, names),
        Error::Undo(limit) => {
            let why = record::undo_limit(limit, names);
            format!("{why} Pour revenir en arrière, il faut l'accord de tous.")
        }
        Error::DecidedByBot => "Un robot a pris cette décision : pour la reprendre, il faut l'accord de tous.".to_owned(),
        Error::VoteOpen => "Un autre vote est en cours : répondez-y d'abord.".to_owned(),
        Error::NoVote => "Il n'y a aucun vote en cours.".to_owned(),
        Error::AlreadyAgreed => "Vous avez déjà donné votre accord.".to_owned(),
        Error::NoEnd(why) => record::no_end(*why).to_owned(),
        Error::BotsPlayOn => "Les bots n'acceptent de terminer la partie qu'après trois tours de table où rien n'a grandi.".to_owned(),
        Error::RematchAgreed => "La revanche est déjà convenue.".to_owned(),
        Error::Muted => "La personne qui a ouvert la table vous a retiré la parole.".to_owned(),
        Error::NotMuted => "Personne n'a retiré la parole à cette personne.".to_owned(),
        Error::SpectatorsSilent => "Seules les personnes assises à la table peuvent écrire ici.".to_owned(),
        Error::ChatEmpty => "Votre message est vide.".to_owned(),
        Error::ChatTooLong => format!("Un message peut compter au plus {CHAT_CHARS_MAX} caractères."),
        Error::ChatFull => "Vous avez écrit autant de messages qu'une table en permet.".to_owned(),
        Error::TooManyActs => "Vous avez fait tout ce qu'une table permet en dehors des coups.".to_owned(),
    }
}

pub(super) fn nuisance(nuisance: &Nuisance) -> String {
    match nuisance {
        Nuisance::Version { version } => format!("Ce serveur parle la version {version} des messages : rechargez la page."),
        Nuisance::HelloFirst => "Le premier message doit être une salutation.".to_owned(),
        Nuisance::NoBinary => "Les messages sont des textes, pas des octets.".to_owned(),
        Nuisance::TooManyTables { most } => format!("Une connexion peut suivre au plus {most} tables."),
        Nuisance::TooManySockets => "Trop de connexions sont ouvertes : fermez-en d'abord.".to_owned(),
        Nuisance::NoNonce => "Ce que vous ajoutez à la donne doit compter 64 chiffres hexadécimaux.".to_owned(),
        Nuisance::Closing => "Le serveur s'arrête et revient bientôt.".to_owned(),
        Nuisance::SomebodyElse => "À l'ouverture d'une table, vous ne pouvez asseoir que vous-même : les autres s'assoient d'eux-mêmes.".to_owned(),
        Nuisance::AwayTooLong => "Une table attend un absent un jour au plus, ou toujours.".to_owned(),
    }
}
