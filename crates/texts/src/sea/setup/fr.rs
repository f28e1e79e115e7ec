//! The settings of Sea in French.

use super::Setting;
use crate::grammar::fr::count;
use crate::{Lang, Names};
use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{
    Distance, FeatDeck, FirstPlayer, FogExit, FoundWhen, GodOfWinds, MythGoal, Preset, Setup,
    SetupProblem, Steering, SunkBoats, TileMix, Trail,
};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Joueurs",
        Setting::Tiles => "Tuiles",
        Setting::FirstPlayer => "Premier joueur",
        Setting::GodOfWinds => "Dieu des Vents",
        Setting::Steering => "Cap des bateaux",
        Setting::Distance => "Distance",
        Setting::FogExit => "Sortie de la brume",
        Setting::Trail => "Sillages étrangers",
        Setting::SunkBoats => "Bateaux coulés",
        Setting::Found => "Fondation",
        Setting::OffersPerTurn => "Offres",
        Setting::Myth => "Mythe",
        Setting::Feats => "Exploits",
        Setting::BecalmedRounds => "Calme plat",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Combien jouent\u{a0}: de 3 à 6.",
        Setting::Tiles => "Combien des 50 tuiles sont de mer, de côte, d'île et de brume.",
        Setting::FirstPlayer => {
            "Qui commence\u{a0}: le premier à obtenir N au dé, ou un siège désigné."
        }
        Setting::GodOfWinds => {
            "Qui est le Dieu des Vents\u{a0}: un siège tiré au sort, un siège désigné, ou personne."
        }
        Setting::Steering => "Si les bateaux vont là où souffle le vent, ou là où pointe le dé.",
        Setting::Distance => {
            "Si l'on parcourt toute la distance, ou si le capitaine peut s'arrêter dès le deuxième pas."
        }
        Setting::FogExit => {
            "Si un bateau peut sortir de la brume sur toute tuile, ou seulement en pleine mer comme imprimé."
        }
        Setting::Trail => {
            "Relève\u{a0}: un pion de sillage étranger monte pour celui qui reste. Échange\u{a0}: on en échange un de plus."
        }
        Setting::SunkBoats => {
            "Si l'élément d'un bateau coulé est mélangé dans la pioche, ou défaussé."
        }
        Setting::Found => "Si l'on fonde une colonie à un tour suivant, ou aussi à l'arrivée.",
        Setting::OffersPerTurn => "Combien d'offres vous pouvez faire par tour\u{a0}: de 1 à 5.",
        Setting::Myth => "Si un Mythe demande ses trois éléments, ou seulement deux d'entre eux.",
        Setting::Feats => {
            "Cinq exploits, ou seulement les trois que décrivent les règles imprimées."
        }
        Setting::BecalmedRounds => {
            "Après combien de tours de table où rien ne grandit la fin est déclenchée\u{a0}: de 2 à 5, ou jamais."
        }
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::Fr, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::Tiles => {
            let [sea, coast, island, fog] = setup.tiles.counts();
            let mix = match setup.tiles {
                TileMix::Default => "par défaut",
                TileMix::OpenSea => "pleine mer",
                TileMix::RichLands => "terres riches",
            };
            format!("{mix}\u{a0}: {sea} mers, {coast} côtes, {island} îles, {fog} brumes")
        }
        Setting::FirstPlayer => match setup.first_player {
            FirstPlayer::RollN => "le premier à obtenir N".to_owned(),
            FirstPlayer::Seat(seat) => name(seat),
        },
        Setting::GodOfWinds => match setup.god_of_winds {
            GodOfWinds::Random => "au hasard".to_owned(),
            GodOfWinds::Seat(seat) => name(seat),
            GodOfWinds::None => "personne".to_owned(),
        },
        Setting::Steering => match setup.steering {
            Steering::Wind => "le vent".to_owned(),
            Steering::Die => "le dé de direction".to_owned(),
        },
        Setting::Distance => match setup.distance {
            Distance::Exact => "en entier".to_owned(),
            Distance::UpTo => "arrêt permis".to_owned(),
        },
        Setting::FogExit => match setup.fog_exit {
            FogExit::Any => "sur toute tuile".to_owned(),
            FogExit::Ocean => "en pleine mer seulement".to_owned(),
        },
        Setting::Trail => match setup.trail {
            Trail::Relief => "relève".to_owned(),
            Trail::Swap => "échange".to_owned(),
        },
        Setting::SunkBoats => match setup.sunk_boats {
            SunkBoats::Reshuffle => "mélangés dans la pioche".to_owned(),
            SunkBoats::Discard => "défaussés".to_owned(),
        },
        Setting::Found => match setup.found {
            FoundWhen::NextTurn => "au tour suivant".to_owned(),
            FoundWhen::OnArrival => "aussi à l'arrivée".to_owned(),
        },
        Setting::OffersPerTurn => format!("{} par tour", setup.offers_per_turn),
        Setting::Myth => match setup.myth {
            MythGoal::AllThree => "les trois éléments".to_owned(),
            MythGoal::TwoOfThree => "deux éléments sur trois".to_owned(),
        },
        Setting::Feats => match setup.feats {
            FeatDeck::Five => "cinq".to_owned(),
            FeatDeck::Three => "trois".to_owned(),
        },
        Setting::BecalmedRounds => match setup.becalmed_rounds {
            Some(rounds) => count(rounds, "tour de table", "tours de table"),
            None => "désactivé".to_owned(),
        },
    }
}

pub(super) fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => "Grand voyage",
        Preset::AsPrinted => "Comme imprimé",
        Preset::FirstVoyage => "Premier voyage",
        Preset::DieSails => "Le dé à la barre",
    }
}

pub(super) fn preset_help(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => {
            "Toutes les options par défaut, pour que toutes les règles imprimées soient en jeu."
        }
        Preset::AsPrinted => {
            "Rien que l'imprimé\u{a0}: pas de Dieu des Vents, trois exploits, sortie de la brume en pleine mer seulement, pas de fin par calme plat. Le mélange des tuiles, les noms et la limite des offres restent de nous."
        }
        Preset::FirstVoyage => {
            "Plus doux\u{a0}: on peut s'arrêter tôt, fonder à l'arrivée, et deux éléments du Mythe suffisent."
        }
        Preset::DieSails => "Les bateaux suivent le dé de direction, et le vent n'a aucun effet.",
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Le jeu se joue de {PLAYERS_MIN} à {PLAYERS_MAX}, et non à {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!(
                "Le siège {seat} ne peut pas commencer\u{a0}: il n'existe pas (le premier est le 0)."
            )
        }
        SetupProblem::GodSeat(seat) => format!(
            "Le siège {seat} ne peut pas être le Dieu des Vents\u{a0}: il n'existe pas (le premier est le 0)."
        ),
        SetupProblem::OffersPerTurn(offers) => {
            let (least, most) = OFFERS_PER_TURN;
            format!("Un tour compte de {least} à {most} offres, et non {offers}.")
        }
        SetupProblem::Edition(edition) => {
            format!(
                "L'édition {edition} des règles est inconnue, ou n'a pas l'une des options choisies."
            )
        }
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            format!(
                "Le calme plat vient après {least} à {most} tours de table, ou jamais\u{a0}; {rounds} n'est pas possible."
            )
        }
    }
}
