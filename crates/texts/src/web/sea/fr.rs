//! What the page says about Sea in French.

use super::SeaMsg;

pub(super) fn say(what: &SeaMsg) -> String {
    let said = match *what {
        SeaMsg::Blurb => {
            "Naviguez au gré du vent, découvrez la mer, fondez des colonies, rapportez des légendes. De 3 à 6 joueurs."
        }
        SeaMsg::PlayNowHelp => "Mer, vous contre deux robots.",
        SeaMsg::Chart => "La carte marine",
        SeaMsg::ChartKeys => {
            "Les flèches déplacent la carte, + et − zooment, 0 la montre en entier."
        }
        SeaMsg::GraphHelp => {
            "En un nombre\u{a0}: un point Mythique compte 100, à la fin seulement, un point Légendaire 10, un point Bâtisseurs 1. La victoire se joue colonne par colonne\u{a0}; les courbes la montrent à peu près."
        }
        SeaMsg::ZoomIn => "Agrandir",
        SeaMsg::ZoomOut => "Réduire",
        SeaMsg::Fit => "Montrer toute la carte",
        SeaMsg::AsList => "La carte en liste",
        SeaMsg::Primordial => "Mer Primordiale",
        SeaMsg::Unlaid => "mer inconnue",
        SeaMsg::BoatHere { name, crew } => return format!("le bateau de {name} avec {crew}"),
        SeaMsg::SettlementHere { name } => return format!("la colonie de {name}"),
        SeaMsg::SettlersHere { pawns } => return format!("colons libres\u{a0}: {pawns}"),
        SeaMsg::TrailHere { pawns } => return format!("sillage\u{a0}: {pawns}"),
        SeaMsg::VaalHere => "le Vaal Er Num",
        SeaMsg::WindIs { direction } => {
            return format!("Le vent pousse les bateaux vers\u{a0}: {direction}");
        }
        SeaMsg::DirectionDie { direction } => return format!("dé de direction\u{a0}: {direction}"),
        SeaMsg::DistanceDie { distance } => return format!("dé de distance\u{a0}: {distance}"),
        SeaMsg::Hint => "Touchez un endroit éclairé de la carte, ou choisissez ici.",
        SeaMsg::Feats => "Exploits",
        SeaMsg::Settlements => "Colonies",
        SeaMsg::SecuredPieces => "Pièces en sûreté",
        SeaMsg::BoatAtSea => "Bateau en mer",
        SeaMsg::Pool { count } => return format!("pions en réserve\u{a0}: {count}"),
        SeaMsg::Tokens { count } => return format!("jetons de colonie restants\u{a0}: {count}"),
        SeaMsg::NoBoat => "pas de bateau sur le plateau",
        SeaMsg::InHand => "en main",
        SeaMsg::Sails => "navigue",
        SeaMsg::Secured => "en sûreté",
        SeaMsg::Unseen => "face inconnue de vous",
        SeaMsg::God => "Dieu des Vents",
        SeaMsg::MyMyth => "Votre Mythe",
        SeaMsg::MythNeeds { held, needed } => return format!("{held} sur {needed} en sûreté"),
        SeaMsg::PartHeld => "en sûreté",
        SeaMsg::PartSailing => "à bord, pas encore en sûreté",
        SeaMsg::PartSeen { name } => return format!("chez {name}"),
        SeaMsg::PartUnknown => "pas encore vu",
        SeaMsg::NextLegend => "Votre prochaine légende",
        SeaMsg::LegendLacks { parts } => return format!("il manque\u{a0}: {parts}"),
        SeaMsg::Legends => "Légendes révélées",
        SeaMsg::NoLegends => "Aucune légende n'est encore révélée.",
        SeaMsg::Left => "Ce qui reste à venir",
        SeaMsg::TilesLeft { count } => return format!("Tuiles dans la pioche\u{a0}: {count}"),
        SeaMsg::BoatsLeft { count } => return format!("Bateaux dans la pioche\u{a0}: {count}"),
        SeaMsg::BoatsGone { count } => return format!("Bateaux hors jeu\u{a0}: {count}"),
        SeaMsg::EndHeading => "Comment la partie finit",
        SeaMsg::EndLegends { count, all } => {
            return format!("Troisième légende d'un joueur\u{a0}: {count} sur {all}");
        }
        SeaMsg::EndTiles { count } => return format!("Dernière tuile posée\u{a0}: encore {count}"),
        SeaMsg::EndBoats { count } => {
            return format!("Dernier bateau de la pioche mis à l'eau\u{a0}: encore {count}");
        }
        SeaMsg::EndIdle { count, all } => {
            return format!("Calme plat\u{a0}: {count} tours sur {all} sans progrès");
        }
        SeaMsg::LastTurns { count } => return format!("Derniers tours restants\u{a0}: {count}"),
        SeaMsg::FreeFeat => "encore libre",
        SeaMsg::DoSettle => "Laisser des colons",
        SeaMsg::DoDisclose => "Se montrer une pièce",
        SeaMsg::DoOffer => "Faire une offre",
        SeaMsg::DoCounter => "Contre-offre",
        SeaMsg::DoAttack => "Attaquer",
        SeaMsg::DoTurn => "Faire tourner le vent",
        SeaMsg::WhoPays => "Qui paie\u{a0}?",
        SeaMsg::WithWhom => "Avec qui\u{a0}?",
        SeaMsg::WhichPiece => "Laquelle de ses pièces\u{a0}?",
        SeaMsg::WhichExchange => "Comment échangez-vous\u{a0}?",
        SeaMsg::BoatToBoat => "De bateau à bateau",
        SeaMsg::AtSettlement => "À la colonie",
        SeaMsg::SwapPieces => "Échange-t-on des pièces\u{a0}?",
        SeaMsg::WhatElse => "Quoi d'autre change de main\u{a0}?",
        SeaMsg::WhoStays => "Qui reste à la colonie\u{a0}?",
        SeaMsg::WhoBoards => "Qui monte à bord en échange\u{a0}?",
        SeaMsg::HowMany => "Combien chaque bateau perd-il\u{a0}?",
        SeaMsg::WhoSettles => "Qui s'installe ici\u{a0}?",
        SeaMsg::WhoSailsOn => "Qui du reste reprend la mer\u{a0}?",
        SeaMsg::LegendPart { part } => return format!("Pièce à choisir\u{a0}: {part}"),
        SeaMsg::NoPieces => "pas de pièces",
        SeaMsg::NothingElse => "rien d'autre",
        SeaMsg::Nobody => "personne",
        SeaMsg::Compose => "Composer librement",
        SeaMsg::YouGive => "Vous donnez",
        SeaMsg::YouGet => "Vous recevez",
        SeaMsg::TheyStay => "Ils restent ici",
        SeaMsg::TheyBoard => "Ils montent à bord",
        SeaMsg::TheySettle => "Ils s'installent ici",
        SeaMsg::TheySailOn => "Ils reprennent la mer",
        SeaMsg::TheyGoHome => "Ils rentrent",
        SeaMsg::Fewer { what } => return format!("un de moins\u{a0}: {what}"),
        SeaMsg::More { what } => return format!("un de plus\u{a0}: {what}"),
        SeaMsg::PieceForPiece => "Pièces",
        SeaMsg::UseThis => "Choisir cela",
        SeaMsg::OfferIs => "L'offre",
        SeaMsg::Gets { name } => return format!("{name} reçoit"),
        SeaMsg::Nothing => "rien",
        SeaMsg::CrewOf { name } => return format!("Équipage de {name}"),
        SeaMsg::Sinks => "le bateau coule",
        SeaMsg::FoundingPays { home, tokens } => {
            return format!(
                "La pièce de votre bateau est mise en sûreté. Vos pions qui rentrent\u{a0}: {home}. Jetons de colonie restants\u{a0}: {tokens}."
            );
        }
        SeaMsg::BattleTakes => {
            "Son bateau est vidé\u{a0}: vous pouvez vous emparer de son élément."
        }
        SeaMsg::BattleBothSink => {
            "Les deux bateaux sont vidés et coulent\u{a0}; personne n'y gagne."
        }
        SeaMsg::BattleYouLose => {
            "Votre bateau est vidé\u{a0}: le défenseur peut s'emparer de son élément."
        }
        SeaMsg::BattleYouSink => "Votre bateau est vidé et coule.",
        SeaMsg::BattleBothLose => {
            "Les deux perdent des passagers\u{a0}; un bateau dont le capitaine perd la majorité coule."
        }
        SeaMsg::VaalRange => {
            "Les dés décident où va le Vaal Er Num\u{a0}: n'importe quelle direction, 1 à 3 tuiles. Il frappe chaque bateau sur son chemin."
        }
        SeaMsg::CrossTo { place } => {
            return format!("Votre bateau traverse le brouillard vers\u{a0}: {place}.");
        }
        SeaMsg::UnknownTile { chances } => {
            return format!("La prochaine tuile inconnue\u{a0}: {chances}");
        }
        SeaMsg::Preset => "Formule",
        SeaMsg::PresetHelp => "Règle toutes les options ci-dessous d'un coup.",
        SeaMsg::OwnMix => "choix personnel",
    };
    said.to_owned()
}
