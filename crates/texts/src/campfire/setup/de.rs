//! The settings of Campfire in German.

use super::Setting;
use crate::campfire::{adventurer, legend};
use crate::grammar::de::{count, join, quote};
use crate::record::misread;
use crate::{Lang, Names};
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, CardBox, Choice, First, Lumarathon, MoonTies, Setup, SetupProblem};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Spieler",
        Setting::First => "Startspieler",
        Setting::Adventurers => "Abenteurer",
        Setting::EvenStacks => "Gleich hohe Stapel",
        Setting::MoonTies => "Monde bei Gleichstand",
        Setting::Standstill => "Stillstand",
        Setting::Lumarathon => "Lumarathon",
        Setting::Box => "Schachtel",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Wie viele spielen: 2 bis 5.",
        Setting::First => "Wer beginnt: Das Los entscheidet, oder ein Sitzplatz wird bestimmt.",
        Setting::Adventurers => {
            "Wer wen spielt: Ihr wählt reihum, der Zufall entscheidet, oder der Gastgeber legt es fest."
        }
        Setting::EvenStacks => {
            "An: 8 Stapel mit je 14 Plättchen. Aus: Stapel mit 12 bis 16 Plättchen."
        }
        Setting::MoonTies => {
            "Wer gemeinsam vorn liegt, teilt sich alle vier Monde oder nur drei, und der nächste Platz bekommt einen."
        }
        Setting::Standstill => {
            "Nach wie vielen Zügen ohne genommenes Plättchen und ohne genommene Karte die Partie endet, oder aus."
        }
        Setting::Lumarathon => {
            "Schließt an eine Partie Oh Captain! an: Captain, Gewinner und Letztplatzierter haben eine Rolle."
        }
        Setting::Box => "Welche Karten im Spiel sind: Preise und Punkte der Legenden und Lieder.",
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::De, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::First => match setup.first {
            First::Random => "ausgelost".to_owned(),
            First::Seat(seat) => name(seat),
        },
        Setting::Adventurers => match &setup.adventurers {
            Choice::Pick => "reihum gewählt".to_owned(),
            Choice::Random => "ausgelost".to_owned(),
            Choice::Fixed(named) => {
                join(&named.iter().map(|who| adventurer(Lang::De, *who)).collect::<Vec<_>>())
            }
        },
        Setting::EvenStacks => if setup.even_stacks { "an" } else { "aus" }.to_owned(),
        Setting::MoonTies => match setup.moon_ties {
            MoonTies::Pool => "alle vier geteilt".to_owned(),
            MoonTies::Separate => "drei geteilt, einer für den nächsten Platz".to_owned(),
        },
        Setting::Standstill => match setup.standstill {
            Some(turns) => count(turns, "Zug", "Züge"),
            None => "aus".to_owned(),
        },
        Setting::Lumarathon => match setup.lumarathon {
            None => "aus".to_owned(),
            Some(Lumarathon { captain, winner, last }) => {
                let (captain, winner, last) = (name(captain), name(winner), name(last));
                format!("Captain: {captain}, Gewinner: {winner}, letzter Platz: {last}")
            }
        },
        Setting::Box if setup.cards == CardBox::default() => "voreingestellt".to_owned(),
        Setting::Box => setup.cards.name.clone(),
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Es spielen 2 bis 5 Spieler, nicht {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("Sitzplatz {seat} kann nicht beginnen: Es gibt ihn nicht (der erste ist 0).")
        }
        SetupProblem::FixedCount { named, players } => {
            let named = count(named, "Abenteurer", "Abenteurer");
            let players = count(players, "Spieler", "Spieler");
            format!("{named} für {players}: Jeder Spieler braucht genau einen.")
        }
        SetupProblem::FixedTwice(who) => {
            format!("Zwei Spieler können nicht beide {} spielen.", adventurer(Lang::De, who))
        }
        SetupProblem::Edition(edition) => {
            format!(
                "Ausgabe {edition} der Regeln ist unbekannt oder kennt eine gewählte Option nicht."
            )
        }
        SetupProblem::Standstill(turns) => {
            format!(
                "Ein Stillstand dauert 1 bis {STANDSTILL_MAX} Züge oder ist aus; {turns} ist nicht möglich."
            )
        }
        SetupProblem::LumarathonSeat(seat) => {
            format!("Der Lumarathon nennt Sitzplatz {seat}, den es nicht gibt (der erste ist 0).")
        }
        SetupProblem::LumarathonWinnerLast(seat) => format!(
            "Sitzplatz {seat} kann bei Oh Captain! nicht zugleich Erster und Letzter geworden sein."
        ),
        SetupProblem::LumarathonFirst => {
            "Im Lumarathon beginnt der Captain; ein Startspieler darf nicht bestimmt werden."
                .to_owned()
        }
        SetupProblem::Cards(ref problem) => box_problem(problem),
    }
}

pub(super) fn box_problem(problem: &BoxProblem) -> String {
    match *problem {
        BoxProblem::NotABox => "Zeile 1: Das ist keine Schachteldatei.".to_owned(),
        BoxProblem::Version(ref found) => format!(
            "Zeile 1: Diese Schachteldatei hat die Version {}; lesbar ist nur Version 1.",
            quote(found)
        ),
        BoxProblem::Misread(line, ref wrong) => format!("Zeile {line}: {}", misread(Lang::De, wrong)),
        BoxProblem::NoName => "Keine Zeile nennt den Namen der Schachtel.".to_owned(),
        BoxProblem::NameTwice(line) => {
            format!("Zeile {line}: Die Schachtel hat schon einen Namen.")
        }
        BoxProblem::BadName => {
            "Der Name einer Schachtel hat 1 bis 60 druckbare Zeichen und am Rand keine Leerzeichen."
                .to_owned()
        }
        BoxProblem::DefaultName => {
            "Der Name „default“ gehört der Schachtel des Spiels. Gib einer Schachtel mit anderen Werten einen anderen Namen.".to_owned()
        }
        BoxProblem::LegendMissing(kind) => {
            format!("Die Legende {} hat in der Schachtel keine Zeile.", legend(Lang::De, kind))
        }
        BoxProblem::LegendTwice(line, kind) => {
            format!("Zeile {line}: Die Legende {} hat schon eine Zeile.", legend(Lang::De, kind))
        }
        BoxProblem::LegendValuesAlike(kind, value) => format!(
            "Zwei Karten der Legende {} haben den Wert {value}; alle vier müssen verschieden sein.",
            legend(Lang::De, kind)
        ),
        BoxProblem::LegendValue(kind, value) => format!(
            "Eine Karte der Legende {} hat einen Wert von 1 bis {LEGEND_VALUE_MAX}, nicht {value}.",
            legend(Lang::De, kind)
        ),
        BoxProblem::SongCount(found) => format!("Eine Schachtel hat 4 Lieder, nicht {found}."),
        BoxProblem::SongPricesAlike(price) => {
            format!("Zwei Lieder haben den Preis {price}; alle vier müssen verschieden sein.")
        }
        BoxProblem::SongPrice(price) => {
            format!("Ein Lied hat einen Preis von 1 bis {SONG_PRICE_MAX}, nicht {price}.")
        }
        BoxProblem::SongPoints(points) => {
            format!("Ein Lied bringt höchstens {SONG_POINTS_MAX} Punkte, nicht {points}.")
        }
    }
}
