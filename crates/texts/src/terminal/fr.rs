//! The terminal interface in French.

use super::{Reason, Ui, seconds};
use crate::grammar::fr::{count, join, quote};

pub(super) fn ui(text: Ui) -> String {
    let fixed = match text {
        Ui::NoTerminal => {
            "Pour jouer, il faut un terminal\u{a0}: entrée et sortie dans une fenêtre, sans redirection."
        }
        Ui::TerminalFailed { why } => return format!("Le terminal a échoué\u{a0}: {why}."),
        Ui::WrongSeats { given, players } => {
            return format!(
                "À {players} joueurs, il faut {players} sièges\u{a0}; {given} sont décrits."
            );
        }
        Ui::RecordExists { file } => {
            return format!(
                "{file} existe déjà et ne sera pas écrasé\u{a0}; choisissez un autre fichier."
            );
        }
        Ui::TooSmall { columns, lines } => {
            return format!("Agrandissez cette fenêtre à {columns} × {lines} au moins.");
        }
        Ui::TurnNumber { turn } => return format!("tour {turn}"),
        Ui::StacksLeft { stacks, end } => {
            return format!("{} (fin à {end})", count(stacks, "pile de tuiles", "piles de tuiles"));
        }
        Ui::IdleTurns { turns } => return format!("{turns} tours sans progrès"),
        Ui::Bot(kind) => return format!("(robot {kind})"),
        Ui::Asleep => "endormis\u{a0}:",
        Ui::Answers => "Réponses",
        Ui::Legends => "Légendes",
        Ui::Song => "Chanson",
        Ui::Songs => "Chansons",
        Ui::PairAt { place } => return format!("deux disques sur {place}"),
        Ui::SkipAt { place } => return format!("aucun sur {place}"),
        Ui::Forgotten => "oublié\u{a0}:",
        Ui::Scoring => "décompte\u{a0}!",
        Ui::LysBonus => "bonus de Lys",
        Ui::MayLift => "puis Red peut remonter un disque",
        Ui::ScoreAfter { before, after } => return format!("points\u{a0}: {before} → {after}"),
        Ui::BotsMove { delay_ms: 0 } => "Les robots jouent.",
        Ui::BotsMove { delay_ms } => {
            return format!(
                "Les robots jouent, après {} s chacun. Espace saute l'attente, + et − la changent.",
                seconds(delay_ms, ',')
            );
        }
        Ui::AfterEnd => "Entrée montre le résultat, q quitte.",
        Ui::GameOver => "La partie est terminée",
        Ui::KeyChoose => "choisir",
        Ui::KeyPlay => "jouer",
        Ui::KeyType => "taper",
        Ui::KeyComplete => "compléter",
        Ui::KeyBack => "retour",
        Ui::KeyUndo => "reprendre",
        Ui::KeyRules => "règles",
        Ui::KeyLanguage => "langue",
        Ui::KeyHelp => "aide",
        Ui::KeyLeave => "quitter",
        Ui::KeySkip => "sauter l'attente",
        Ui::KeySpeed => "vitesse",
        Ui::KeyResult => "résultat",
        Ui::KeyLook => "montrer",
        Ui::KeyPieces => "pièces",
        Ui::HandOver { name } => {
            return format!(
                "Passez l'écran à {name}. Tous les autres détournent les yeux\u{a0}; puis {name} appuie sur Entrée."
            );
        }
        Ui::UndoAllTheSame => "U reprend le coup quand même, et le journal le dira.",
        Ui::UndoAfterEnd => "La partie est terminée\u{a0}; rien ne se reprend plus.",
        Ui::EndAsked => {
            "Terminer la partie maintenant\u{a0}? Les derniers tours suivent. Encore E pour accepter au nom de tous."
        }
        Ui::EndAgreed => "La partie se termine\u{a0}: les derniers tours suivent.",
        Ui::BotsPlayOn => {
            "Les bots n'acceptent de terminer la partie qu'après trois tours de table où rien n'a grandi."
        }
        Ui::TakenBack => "Coup repris.",
        Ui::Delay { delay_ms: 0 } => "Les robots jouent sans attendre.",
        Ui::Delay { delay_ms } => {
            return format!("Les robots attendent {} s avant de jouer.", seconds(delay_ms, ','));
        }
        Ui::NotKept { file, why } => {
            return format!(
                "Impossible d'écrire {file}\u{a0}: {why}. Nouvel essai au prochain coup."
            );
        }
        Ui::KeptAgain { file } => {
            return format!("{file} est de nouveau écrit, avec toute la partie.");
        }
        Ui::SeedLost => {
            "La graine de cette partie est perdue\u{a0}: ce qui est caché est de nouveau tiré au sort, et l'ensemble du hasard n'est plus vérifiable."
        }
        Ui::Since { name } => return format!("{name}, depuis votre dernier tour\u{a0}:"),
        Ui::Uncovered { tops } => return format!("Découvertes\u{a0}: {tops}."),
        Ui::MoonsRose { moons } => return format!("Cadran\u{a0}: +{moons} ☾"),
        Ui::NoteTakenBack { name, lines: 1 } => {
            return format!("{name} reprend un coup alors que ce n'était plus permis d'office.");
        }
        Ui::NoteTakenBack { name, lines } => {
            return format!(
                "{name} reprend un coup et tout ce qui a suivi ({lines} lignes de l'enregistrement)."
            );
        }
        Ui::Resumed => "La partie reprend à partir de son enregistrement.",
        Ui::NoteSeedLost { tag } => {
            return format!(
                "La graine est perdue. Ce qui est caché est de nouveau tiré au sort\u{a0}; l'étiquette {tag} engage la nouvelle graine."
            );
        }
        Ui::Commitment { hex } => {
            return format!("Le mélange est fixé\u{a0}; son engagement commence par {hex}.");
        }
        Ui::KeptIn { file } => return format!("La partie est conservée dans {file}."),
        Ui::KeyCards => "cartes",
        Ui::Cards => "Cartes",
        Ui::CardsFor { name } => return format!("Cartes\u{a0}: valeur et coût pour {name}"),
        Ui::CardsPrice => "5:2  une amélioration\u{a0}: valeur 5, vous coûte 2",
        Ui::CardsPayable => "✓    vous pouvez payer cette carte maintenant",
        Ui::CardsLacking => "−2   il vous manque autant de tuiles",
        Ui::CardsTaken => "(U)  prise par le joueur de cet Aventurier",
        Ui::CardsMine => "●    la vôtre\u{a0}; < pas plus haute que la vôtre, ou seconde Chanson",
        Ui::Hidden => "Tuiles cachées",
        Ui::HiddenAbout { total } => {
            return format!(
                "{total} tuiles sont sous les tuiles visibles. Combien de chaque sorte, sur toutes celles de la boîte, et la chance que la prochaine en soit\u{a0}:"
            );
        }
        Ui::Won { name } => return format!("{name} gagne."),
        Ui::WonTogether { names } => {
            return format!("{} partagent la victoire.", join(names));
        }
        Ui::Moons => "Lunes",
        Ui::TilesLeft => "Tuiles",
        Ui::Points => "Points",
        Ui::LuckVerifiable => {
            "La graine est révélée\u{a0}: qui a vu l'engagement avant peut vérifier chaque tuile."
        }
        Ui::LuckNotVerifiable => {
            "La première graine s'est perdue en route\u{a0}; le hasard de toute la partie n'est pas vérifiable."
        }
        Ui::NoRecord => "Cette partie n'a pas été enregistrée.",
        Ui::RecordIsIn { file } => {
            return format!(
                "L'enregistrement est dans {file}\u{a0}; «\u{a0}emberwake record verify {file}\u{a0}» vérifie son hasard."
            );
        }
        Ui::Leave => "Quitter",
        Ui::LeaveQuestion => "Quitter la partie\u{a0}?",
        Ui::LeaveKeys => "Entrée ou o quitte · toute autre touche continue",
        Ui::GameWillBeLost => "La partie n'est conservée dans aucun fichier et sera perdue.",
        Ui::GameIsKept { file } => {
            return format!("La partie est conservée dans {file} et pourra reprendre de là.");
        }
        Ui::GameIsNotKept { file } => {
            return format!(
                "{file} n'a pas pu être écrit\u{a0}: les derniers coups seront perdus."
            );
        }
        Ui::Help => "Aide",
        Ui::OverlayKeys => "↑ ↓ défiler · Échap ferme · l langue",
        Ui::ResultKeys => "↑ ↓ défiler · Échap montre le plateau · q quitte",
        Ui::RulebookKeys => "↑ ↓ défiler · / chercher · Échap ferme · l langue",
        Ui::NothingFound { words } => {
            return format!("{} introuvable · / chercher · Échap ferme", quote(words));
        }
        Ui::Found { words, at, found } => {
            return format!(
                "{}\u{a0}: {at} sur {found} · n suivant · N retour · / chercher · Échap ferme",
                quote(words)
            );
        }
        Ui::HelpUpDown => "choisir un coup\u{a0}; le plateau montre ce qu'il ferait",
        Ui::HelpLeftRight => "passer à la pile ou à la sorte de carte suivante",
        Ui::HelpDigits => "aller au coup suivant de cet emplacement",
        Ui::HelpEnter => "jouer le coup choisi",
        Ui::HelpType => "taper un coup\u{a0}: sow 2 cw pair 1\u{a0}; Tab complète",
        Ui::HelpUndo => {
            "reprendre votre dernier coup, si rien ne s'est montré et si personne n'a agi depuis"
        }
        Ui::HelpEnd => "terminer la partie maintenant, si tous sont d'accord",
        Ui::HelpUndoAll => {
            "le reprendre quand même, avec tout ce qui a suivi\u{a0}; le journal le dit"
        }
        Ui::HelpCards => "les cartes et ce qu'elles vous coûtent",
        Ui::HelpHidden => "les tuiles cachées, par sorte",
        Ui::HelpRules => "les règles, à celle du dernier refus\u{a0}; / cherche",
        Ui::HelpLanguage => "langue suivante",
        Ui::HelpLog => "faire défiler le journal",
        Ui::HelpSpeed => "robots plus rapides ou plus lents",
        Ui::HelpSpace => "sauter l'attente des robots",
        Ui::HelpLeave => "quitter, après une question",
        Ui::HelpEsc => "fermer, ou cesser de taper",
        Ui::SignsPlace => {
            "Un emplacement\u{a0}: son numéro (▸ sa pile peut bouger), la tuile visible, ×tuiles de la pile, ◆Lys\u{a0}; dessous, les disques de bas en haut (dans les cadres\u{a0}: vers le haut)."
        }
        Ui::SignsPreview => {
            "Avant un coup\u{a0}: ↻2 deuxième disque déposé, les disques soulignés arriveraient là, a‡→U Ulrich prendrait cette tuile, ✗ elle quitte la partie, ☾ elle va sur le Cadran."
        }
        Ui::SignsCards => {
            "Joueurs\u{a0}: tuiles et leur nombre, [cartes] et leur valeur, ☾ lunes gagnées."
        }
    };
    fixed.to_owned()
}

pub(super) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "le dossier ou le fichier n'existe pas",
        Reason::NotAllowed => "vous n'avez pas le droit d'y écrire",
        Reason::IsFolder => "c'est un dossier",
        Reason::NotAFolder => "un élément du chemin n'est pas un dossier",
        Reason::Full => "il n'y a plus de place",
        Reason::ReadOnly => "rien ne peut y être écrit",
    }
}
