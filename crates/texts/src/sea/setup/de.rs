//! The settings of Sea in German.

use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{Preset, SetupProblem};

pub(super) fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => "Große Fahrt",
        Preset::AsPrinted => "Wie gedruckt",
        Preset::FirstVoyage => "Erste Fahrt",
        Preset::DieSails => "Der Würfel steuert",
    }
}

pub(super) fn preset_help(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => {
            "Alle Optionen auf ihrer Voreinstellung, damit jede gedruckte Regel im Spiel ist."
        }
        Preset::AsPrinted => {
            "Nur das Gedruckte: kein Gott der Winde, drei Großtaten, aus dem Nebel nur auf offenes Meer, kein Ende durch Flaute. Von uns bleiben die Mischung der Plättchen, die Namen und die Grenze für Angebote."
        }
        Preset::FirstVoyage => {
            "Sanfter: Du darfst früher anhalten, bei der Ankunft gründen, und zwei Bausteine des Urmythos genügen."
        }
        Preset::DieSails => "Boote folgen dem Richtungswürfel, und der Wind hat keine Wirkung.",
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Es spielen {PLAYERS_MIN} bis {PLAYERS_MAX} Spieler, nicht {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("Sitzplatz {seat} kann nicht beginnen: Es gibt ihn nicht (der erste ist 0).")
        }
        SetupProblem::GodSeat(seat) => format!(
            "Sitzplatz {seat} kann nicht der Gott der Winde sein: Es gibt ihn nicht (der erste ist 0)."
        ),
        SetupProblem::OffersPerTurn(offers) => {
            let (least, most) = OFFERS_PER_TURN;
            format!("Ein Zug hat {least} bis {most} Angebote, nicht {offers}.")
        }
        SetupProblem::Option(problem) => problem.to_string(),
        SetupProblem::Edition(edition) => {
            format!(
                "Ausgabe {edition} der Regeln ist unbekannt oder kennt eine gewählte Option nicht."
            )
        }
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            format!(
                "Flaute herrscht nach {least} bis {most} Runden oder nie; {rounds} ist nicht möglich."
            )
        }
    }
}
