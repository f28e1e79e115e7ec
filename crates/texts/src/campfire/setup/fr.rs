//! The settings of Campfire in French.

use super::Setting;
use crate::campfire::{adventurer, legend};
use crate::grammar::fr::{count, join, quote};
use crate::record::misread;
use crate::{Lang, Names};
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, CardBox, Choice, First, Lumarathon, MoonTies, Setup, SetupProblem};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Joueurs",
        Setting::First => "Premier Joueur",
        Setting::Adventurers => "Aventuriers",
        Setting::EvenStacks => "Piles égales",
        Setting::MoonTies => "Lunes en cas d'égalité",
        Setting::Standstill => "Blocage",
        Setting::Lumarathon => "Lumarathon",
        Setting::Box => "Boîte",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Combien jouent\u{a0}: de 2 à 5.",
        Setting::First => "Qui commence\u{a0}: le sort en décide, ou un siège est désigné.",
        Setting::Adventurers => {
            "Qui joue qui\u{a0}: chacun choisit à son tour, le hasard décide, ou l'hôte attribue."
        }
        Setting::EvenStacks => {
            "Activé\u{a0}: 8 piles de 14 tuiles. Désactivé\u{a0}: des piles de 12 à 16 tuiles."
        }
        Setting::MoonTies => {
            "À égalité en tête, on se partage les quatre lunes, ou trois et la place suivante en a une."
        }
        Setting::Standstill => {
            "Après combien de tours sans tuile qui quitte une pile ni carte prise la partie s'arrête, ou jamais."
        }
        Setting::Lumarathon => {
            "Après une partie de Oh Capitaine\u{a0}!, le Capitaine, le vainqueur et le dernier ont un rôle."
        }
        Setting::Box => {
            "Quelles cartes sont en jeu\u{a0}: prix et points des Légendes et des Chansons."
        }
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::Fr, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::First => match setup.first {
            First::Random => "au hasard".to_owned(),
            First::Seat(seat) => name(seat),
        },
        Setting::Adventurers => match &setup.adventurers {
            Choice::Pick => "au choix, dans l'ordre du tour".to_owned(),
            Choice::Random => "au hasard".to_owned(),
            Choice::Fixed(named) => {
                join(&named.iter().map(|who| adventurer(Lang::Fr, *who)).collect::<Vec<_>>())
            }
        },
        Setting::EvenStacks => if setup.even_stacks { "activé" } else { "désactivé" }.to_owned(),
        Setting::MoonTies => match setup.moon_ties {
            MoonTies::Pool => "quatre à partager".to_owned(),
            MoonTies::Separate => "trois à partager, une pour la place suivante".to_owned(),
        },
        Setting::Standstill => match setup.standstill {
            Some(turns) => count(turns, "tour", "tours"),
            None => "désactivé".to_owned(),
        },
        Setting::Lumarathon => match setup.lumarathon {
            None => "désactivé".to_owned(),
            Some(Lumarathon { captain, winner, last }) => {
                let (captain, winner, last) = (name(captain), name(winner), name(last));
                format!(
                    "Capitaine\u{a0}: {captain}, vainqueur\u{a0}: {winner}, dernière place\u{a0}: {last}"
                )
            }
        },
        Setting::Box if setup.cards == CardBox::default() => "par défaut".to_owned(),
        Setting::Box => setup.cards.name.clone(),
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Le jeu se joue de 2 à 5, et non à {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("Le siège {seat} ne peut pas commencer\u{a0}: il n'existe pas (le premier est le 0).")
        }
        SetupProblem::FixedCount { named, players } => {
            let named = count(named, "Aventurier", "Aventuriers");
            let players = count(players, "joueur", "joueurs");
            format!("{named} pour {players}\u{a0}: il en faut exactement un par joueur.")
        }
        SetupProblem::FixedTwice(who) => {
            format!("Deux joueurs ne peuvent pas jouer {}.", adventurer(Lang::Fr, who))
        }
        SetupProblem::Edition(edition) => {
            format!("L'édition {edition} des règles est inconnue, ou n'a pas l'une des options choisies.")
        }
        SetupProblem::Standstill(turns) => {
            format!("Un blocage dure de 1 à {STANDSTILL_MAX} tours, ou est désactivé\u{a0}; {turns} n'est pas possible.")
        }
        SetupProblem::LumarathonSeat(seat) => {
            format!("Le Lumarathon désigne le siège {seat}, qui n'existe pas (le premier est le 0).")
        }
        SetupProblem::LumarathonWinnerLast(seat) => format!(
            "Le siège {seat} ne peut pas avoir fini à la fois premier et dernier à Oh Capitaine\u{a0}!"
        ),
        SetupProblem::LumarathonFirst => {
            "Dans un Lumarathon, le Capitaine commence\u{a0}; on ne peut pas désigner de Premier Joueur."
                .to_owned()
        }
        SetupProblem::Cards(ref problem) => box_problem(problem),
    }
}

pub(super) fn box_problem(problem: &BoxProblem) -> String {
    match *problem {
        BoxProblem::NotABox => "Ligne 1\u{a0}: ce n'est pas un fichier de boîte.".to_owned(),
        BoxProblem::Version(ref found) => format!(
            "Ligne 1\u{a0}: ce fichier de boîte est de version {}\u{a0}; seule la version 1 est lisible.",
            quote(found)
        ),
        BoxProblem::Misread(line, ref wrong) => format!("Ligne {line}\u{a0}: {}", misread(Lang::Fr, wrong)),
        BoxProblem::NoName => "Aucune ligne ne donne le nom de la boîte.".to_owned(),
        BoxProblem::NameTwice(line) => format!("Ligne {line} : la boîte a déjà un nom."),
        BoxProblem::BadName => {
            "Le nom d'une boîte a de 1 à 60 caractères imprimables, sans espace autour.".to_owned()
        }
        BoxProblem::DefaultName => {
            "Le nom «\u{a0}default\u{a0}» est celui de la boîte du jeu. Donnez un autre nom à une boîte qui a d'autres valeurs.".to_owned()
        }
        BoxProblem::LegendMissing(kind) => {
            format!("La légende {} n'a pas de ligne dans la boîte.", legend(Lang::Fr, kind))
        }
        BoxProblem::LegendTwice(line, kind) => {
            format!("Ligne {line}\u{a0}: la légende {} a déjà une ligne.", legend(Lang::Fr, kind))
        }
        BoxProblem::LegendValuesAlike(kind, value) => format!(
            "Deux cartes {} ont la valeur {value}\u{a0}; les quatre doivent être différentes.",
            legend(Lang::Fr, kind)
        ),
        BoxProblem::LegendValue(kind, value) => format!(
            "La valeur d'une carte {} va de 1 à {LEGEND_VALUE_MAX}\u{a0}; {value} est impossible.",
            legend(Lang::Fr, kind)
        ),
        BoxProblem::SongCount(found) => format!("Une boîte a 4 Chansons, et non {found}."),
        BoxProblem::SongPricesAlike(price) => format!(
            "Deux Chansons ont le prix {price}\u{a0}; les quatre prix doivent être différents."
        ),
        BoxProblem::SongPrice(price) => {
            format!(
                "Le prix d'une Chanson va de 1 à {SONG_PRICE_MAX}\u{a0}; {price} est impossible."
            )
        }
        BoxProblem::SongPoints(points) => {
            format!("Une Chanson rapporte au plus {SONG_POINTS_MAX} points, et non {points}.")
        }
    }
}
