//! What the commands say in French.

use super::{Label, Message, Reason};
use crate::grammar::fr::{count, join, quote};

pub(super) fn message(message: &Message) -> String {
    match *message {
        Message::CantRead { file, why } => format!("{file}\u{a0}: lecture impossible, {why}."),
        Message::CantWrite { file, why } => format!("{file}\u{a0}: écriture impossible, {why}."),
        Message::LoadFailed { why } => format!("La mesure a échoué\u{a0}: {why}."),
        Message::LoadElsewhere { address } => format!("«\u{a0}{address}\u{a0}» n'est pas l'adresse d'un serveur de cette machine."),
        Message::LoadNeedsPostgres => "Plusieurs serveurs partagent un PostgreSQL, pas un fichier\u{a0}: donne son adresse avec --database.".to_owned(),
        Message::LoadMemory { mebibytes } => format!("Mémoire du serveur\u{a0}: {mebibytes} Mio."),
        Message::LoadTableCost { tables, bytes } => format!("Une table qui attend\u{a0}: {bytes} octets, sur {tables} tables."),
        Message::LoadSocketCost { sockets, bytes } => format!("Une connexion muette\u{a0}: {bytes} octets, sur {sockets} connexions."),
        Message::CantPrint { why } => {
            format!("La sortie ne peut pas être écrite\u{a0}: {why}.")
        }
        Message::Because(reason) => because(reason).to_owned(),
        Message::TooLarge { file } => {
            format!("{file}\u{a0}: ce fichier est trop grand pour être de cette sorte.")
        }
        Message::NotText { file, line } => {
            format!("{file}\u{a0}: la ligne {line} n'est pas du texte en UTF-8.")
        }
        Message::StandardInput => "entrée standard".to_owned(),
        Message::InFile { file, why } => format!("{file}\u{a0}: {why}"),

        Message::NoSuchLanguage { tag, tags } => {
            format!("{} n'est pas une des langues {tags}.", quote(tag))
        }
        Message::NotASeed { text } => {
            format!("{} n'est ni un nombre ni 64 chiffres hexadécimaux.", quote(text))
        }
        Message::NotANumber { text } => {
            format!("{} n'est pas un nombre possible ici.", quote(text))
        }
        Message::UnknownArgument { argument } => format!(
            "Il n'y a pas d'argument {} ici\u{a0}; --help montre ce qu'il y a.",
            quote(argument)
        ),
        Message::UnknownCommand { command, known } => {
            format!("Il n'y a pas de {} ici, seulement\u{a0}: {known}.", quote(command))
        }
        Message::MissingCommand { known } => {
            format!("Il manque un mot parmi\u{a0}: {known}.")
        }
        Message::MissingArgument { argument } => format!("L'argument {argument} manque."),
        Message::MissingValue { argument } => format!("La valeur de {argument} manque."),
        Message::Twice { argument } => format!("{argument} est donné deux fois."),
        Message::Conflict { argument, other } => {
            format!("{argument} et {other} ne vont pas ensemble.")
        }
        Message::BadValue { argument, value } => {
            format!("{} n'est pas une valeur de {argument}.", quote(value))
        }
        Message::BadValueBecause { argument, why } => format!("{argument}\u{a0}: {why}"),
        Message::NotUnicode => "Un argument n'est pas du texte Unicode.".to_owned(),

        Message::NothingFound { words } => {
            format!("Aucun paragraphe du livret de règles ne contient {}.", quote(words))
        }
        Message::NoSuchRule { id, game } => {
            format!("Le livret de règles de {game} n'a pas de paragraphe {}.", quote(id))
        }

        Message::AdminDone => "C'est fait.".to_owned(),
        Message::AdminNone => "Rien trouvé.".to_owned(),
        Message::AdminPassword { password } => {
            format!("Le nouveau mot de passe est {password}. Il n'est affiché qu'une fois.")
        }
        Message::AdminUnreachable { why } => {
            format!("Le serveur qui utilise cette base de données ne répond pas\u{a0}: {why}.")
        }
        Message::BoxFine { file, name } => {
            format!("{file}\u{a0}: la boîte {} est en ordre.", quote(name))
        }

        Message::FinishedGame { file, game, players, lines } => format!(
            "{file}\u{a0}: une partie terminée de {game}, conforme aux règles, {}, {}.",
            count(players, "joueur", "joueurs"),
            count(lines, "ligne", "lignes"),
        ),
        Message::RunningGame { file, game, players, lines } => format!(
            "{file}\u{a0}: une partie de {game} conforme aux règles, pas encore terminée, {}, {}.",
            count(players, "joueur", "joueurs"),
            count(lines, "ligne", "lignes"),
        ),
        Message::Verified { file, outcomes } => format!(
            "{file}\u{a0}: la graine est celle de l'engagement, et elle donne {}.",
            match outcomes {
                1 => "l'unique résultat du hasard".to_owned(),
                _ => format!("tous les résultats du hasard ({outcomes})"),
            },
        ),
        Message::NoSuchSeat { file, seat, players } => format!(
            "{file}\u{a0}: la table n'a pas de siège {seat}, seulement 0 à {}.",
            players.max(1) - 1
        ),
        Message::LineTooFar { file, line, lines } => format!(
            "{file}\u{a0}: n'a que {}, pas {line}.",
            count(lines, "coup ou résultat", "coups et résultats"),
        ),

        Message::GameTitle { game, players } => {
            format!("{game}, {}", count(players, "joueur", "joueurs"))
        }
        Message::Preparation => "Mise en place".to_owned(),
        Message::TurnHeading { turn, name } => format!("Tour {turn}\u{a0}: {name}"),
        Message::EndHeading => "La fin".to_owned(),
        Message::Result => "D'où viennent les points".to_owned(),
        Message::StandingSoFar => {
            "L'état des points\u{a0}; la partie n'est pas terminée".to_owned()
        }
        Message::Winners { names } => match names {
            [one] => format!("{one} gagne."),
            _ => format!("{} partagent la victoire.", join(names)),
        },

        Message::NoSuchBot { bot, known } => {
            format!("Il n'y a pas de robot {}, seulement\u{a0}: {known}.", quote(bot))
        }
        Message::SurplusBots { bots, seats } => format!(
            "La table a {seats} sièges, mais {bots} robots sont nommés\u{a0}: nommez-en {seats} au plus, ou ajoutez --rotate."
        ),
        Message::OtherMatch { found } => {
            format!("Le fichier est celui d'un autre match\u{a0}: {}.", quote(found))
        }
        Message::LedgerLine { line } => format!(
            "La ligne {line} ne peut pas être lue\u{a0}: enlevez-la, ou nommez un autre fichier."
        ),
        Message::BotNeedsClock { bot } => format!(
            "Le robot {} joue à la montre\u{a0}: aucune série avec lui ne pourrait être répétée.",
            quote(bot)
        ),
        Message::RecordExists { file } => {
            format!("{file}\u{a0}: existe déjà\u{a0}; --force l'écraserait.")
        }
        Message::SeriesTitle { game, players, games, seed } => format!(
            "{game}, {}, {}, graine {seed}",
            count(players, "joueur", "joueurs"),
            count(games as usize, "partie", "parties"),
        ),
        Message::Unfinished { games } => match games {
            0 | 1 => format!("{games} partie a duré trop longtemps et ne compte pas."),
            _ => format!("{games} parties ont duré trop longtemps et ne comptent pas."),
        },
        Message::SeriesMeans { turns, decisions, shared } => format!(
            "En moyenne {turns} tours et {decisions} décisions. Victoires partagées\u{a0}: {shared}."
        ),

        Message::SeatsDiffer { players, seats } => format!(
            "--players dit {players}, mais --seats nomme {}.",
            count(seats, "siège", "sièges"),
        ),
        Message::NoSuchSeatKind { kind, known } => {
            format!("{} ne peut pas s'asseoir ici, seulement\u{a0}: {known}.", quote(kind))
        }
        Message::TooManyNames { names, players } => format!(
            "--names donne {}, mais il y a {}.",
            count(names, "nom", "noms"),
            count(players, "joueur", "joueurs"),
        ),
        Message::NoRandomness { why } => {
            format!("Le système ne donne pas de hasard\u{a0}: {why}.")
        }
        Message::GameFinished { file } => format!(
            "{file}\u{a0}: contient une partie terminée, qui reste telle quelle\u{a0}; nommez un autre fichier."
        ),
    }
}

fn because(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "il n'y a pas de tel fichier ou dossier",
        Reason::NotAllowed => "la permission manque",
        Reason::IsFolder => "c'est un dossier",
        Reason::NoFolder => "une partie du chemin n'est pas un dossier",
        Reason::Exists => "le fichier existe déjà",
        Reason::Full => "il n'y a plus de place",
        Reason::ReadOnly => "rien ne peut y être écrit",
        Reason::Taken => "un autre programme y écoute déjà",
        Reason::NotOurs => "ce n'est pas une adresse de cette machine",
    }
}

pub(super) fn label(label: Label) -> &'static str {
    match label {
        Label::Campfire => "Feu de camp",
        Label::Sea => "Mer",
        Label::Player => "joueur",
        Label::Adventurer => "aventurier",
        Label::Legends => "légendes",
        Label::Song => "chanson",
        Label::Moons => "lunes",
        Label::TilesLeft => "tuiles restantes",
        Label::Points => "points",
        Label::Place => "place",
        Label::Players => "joueurs",
        Label::GamesPerSecond => "parties/s",
        Label::DecisionsPerSecond => "décisions/s",
        Label::MeanDecisions => "décisions/partie",
        Label::MeanTurns => "tours/partie",
        Label::Measured => "mesuré",
        Label::PerSecond => "par seconde",
        Label::Half => "50\u{a0}% en ms",
        Label::NineInTen => "90\u{a0}% en ms",
        Label::Nearly => "99\u{a0}% en ms",
        Label::Refusals => "refusés",
        Label::MovesStored => "coups enregistrés",
        Label::BareFrames => "messages, serveur nu",
        Label::StateBytes => "octets/position",
        Label::Depth => "profondeur",
        Label::SeatNodes => "un siège décide",
        Label::ChanceNodes => "le hasard décide",
        Label::OverNodes => "terminée",
        Label::Total => "total",
        Label::Bot => "robot",
        Label::Seat => "siège",
        Label::Games => "parties",
        Label::Wins => "victoires",
        Label::WinsPercent => "victoires %",
        Label::MeanScore => "score moyen",
    }
}
