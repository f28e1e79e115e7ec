//! Sea in the terminal in French.

use super::SeaUi;

pub(super) fn say(text: SeaUi) -> String {
    let fixed = match text {
        SeaUi::HeadSettle => "Colons",
        SeaUi::HeadDisclose => "Dévoilement",
        SeaUi::HeadOffer { name } => return format!("Offre à {name}"),
        SeaUi::HeadCounter => "Contre-offres",
        SeaUi::HeadAttack => "Attaque",
        SeaUi::LastTurns { left } => return format!("derniers tours\u{a0}: {left}"),
        SeaUi::Range { to } => {
            return format!(
                "Le bateau avance de 1, 2 ou 3 tuiles vers {to}, avec la même probabilité."
            );
        }
        SeaUi::RangeDie => {
            "Les dés décident où va le bateau\u{a0}: toute direction, de 1 à 3 tuiles."
        }
        SeaUi::Turned { left, same, right } => {
            return format!(
                "Vent ensuite\u{a0}: {left} 3 sur 8, {right} 3 sur 8, {same} 1 sur 8, côté au choix 1 sur 8."
            );
        }
        SeaUi::Gets { name, goods } => return format!("{name} reçoit {goods}"),
        SeaUi::Nothing => "rien",
        SeaUi::Sinks => "coule",
        SeaUi::Home => "rentrent",
        SeaUi::Settle => "s'installent",
        SeaUi::SailOn => "repartent",
        SeaUi::TrailStays => "reste en sillage",
        SeaUi::Unknown => "jamais vue par vous",
        SeaUi::InHand => "en main",
        SeaUi::Sailing => "navigue",
        SeaUi::Secured => "en sûreté",
        SeaUi::InLegend => "légende",
        SeaUi::SeenBy { names } => return format!("vue par {names}"),
        SeaUi::MyMyth { myth } => return format!("Votre Mythe\u{a0}: {myth}"),
        SeaUi::NoSecrets => "Personne qui ait des secrets ne regarde l'écran en ce moment.",
        SeaUi::Free => "encore libre",
        SeaUi::Pieces => "Pièces et Mythe",
        SeaUi::Glory => "Scores, légendes et exploits",
        SeaUi::Left { tiles, boats } => {
            return format!(
                "Restent à tirer\u{a0}: {tiles}\u{a0}; bateaux dans la pioche\u{a0}: {boats}."
            );
        }
        SeaUi::HelpLeftRight => "aller au genre de coups suivant",
        SeaUi::HelpType => {
            "taper un coup, même une offre libre\u{a0}: offer 2 swap:h3/h7 give:red:1\u{a0}; Tab complète"
        }
        SeaUi::HelpPieces => "les pièces par numéro, avec ce que vous en savez, et votre Mythe",
        SeaUi::HelpGlory => "scores par colonne, légendes, exploits, ce qui reste",
        SeaUi::HelpChart => "déplacer la carte avec les flèches\u{a0}; Début la ramène",
        SeaUi::SignsCell => {
            "Une tuile\u{a0}: ~ mer, ◢ côte, ∩ île, ░ brume\u{a0}; ⌂●5 une colonie, son propriétaire et tous ses colons\u{a0}; 7● un bateau et son équipage (nombre devant)\u{a0}; ●2 un sillage (nombre derrière)\u{a0}; @ le Vaal Er Num\u{a0}; chiffres soulignés\u{a0}: après autant de pas."
        }
        SeaUi::SignsCompass => {
            "Compas\u{a0}: la flèche inversée est le vent, la flèche soulignée le dé de direction. ▣ les dés, ▤ tuiles restantes, ∪ bateaux restants, ☼ le Dieu des Vents, @ où est le Vaal."
        }
        SeaUi::SignsPlayers => {
            "Joueurs\u{a0}: équipage et place du bateau, ∪ un bateau en main, ▪ pions à la maison, ⌂ jetons restants, □ pièces en sûreté, ★ légendes, ✦ exploits\u{a0}; puis les colonnes du score."
        }
    };
    fixed.to_owned()
}
