//! The settings of Sea in German.

use super::Setting;
use crate::grammar::de::count;
use crate::{Lang, Names};
use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{
    Distance, FeatDeck, FirstPlayer, FogExit, FoundWhen, GodOfWinds, MythGoal, Preset, Setup,
    SetupProblem, Steering, SunkBoats, TileMix, Trail,
};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Spieler",
        Setting::Tiles => "Plättchen",
        Setting::FirstPlayer => "Startspieler",
        Setting::GodOfWinds => "Gott der Winde",
        Setting::Steering => "Kurs der Boote",
        Setting::Distance => "Entfernung",
        Setting::FogExit => "Aus dem Nebel",
        Setting::Trail => "Fremde Spuren",
        Setting::SunkBoats => "Gesunkene Boote",
        Setting::Found => "Gründen",
        Setting::OffersPerTurn => "Angebote",
        Setting::Myth => "Urmythos",
        Setting::Feats => "Großtaten",
        Setting::BecalmedRounds => "Flaute",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Wie viele spielen: 3 bis 6.",
        Setting::Tiles => "Wie viele der 50 Plättchen Meer, Küste, Insel und Nebel zeigen.",
        Setting::FirstPlayer => "Wer beginnt: wer als Erster N würfelt, oder ein Sitzplatz.",
        Setting::GodOfWinds => {
            "Wer der Gott der Winde ist: Ein Sitzplatz wird ausgelost oder bestimmt, oder niemand."
        }
        Setting::Steering => "Ob Boote dorthin fahren, wohin der Wind weht oder der Würfel zeigt.",
        Setting::Distance => {
            "Ob die volle Entfernung gesegelt wird oder der Kapitän ab dem zweiten Schritt anhalten darf."
        }
        Setting::FogExit => {
            "Ob ein Boot den Nebel auf jedes Plättchen verlassen darf oder wie gedruckt nur auf offenes Meer."
        }
        Setting::Trail => {
            "Ablösung: Eine fremde Spurfigur kommt für die zurückgelassene an Bord. Tausch: Eine weitere wird getauscht."
        }
        Setting::SunkBoats => {
            "Ob der Baustein eines gesunkenen Bootes in den Bootsstapel gemischt oder abgelegt wird."
        }
        Setting::Found => {
            "Ob in einem späteren Zug gegründet wird oder auch gleich bei der Ankunft."
        }
        Setting::OffersPerTurn => "Wie viele Angebote du pro Zug machen darfst: 1 bis 5.",
        Setting::Myth => "Ob ein Urmythos alle drei Bausteine braucht oder nur zwei davon.",
        Setting::Feats => {
            "Fünf Großtaten oder nur die drei, die die gedruckten Regeln beschreiben."
        }
        Setting::BecalmedRounds => {
            "Nach wie vielen Runden, in denen nichts wächst, das Ende ausgelöst wird: 2 bis 5, oder aus."
        }
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::De, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::Tiles => {
            let [sea, coast, island, fog] = setup.tiles.counts();
            let mix = match setup.tiles {
                TileMix::Default => "voreingestellt",
                TileMix::OpenSea => "offenes Meer",
                TileMix::RichLands => "reiche Lande",
            };
            format!("{mix}: {sea} Meer, {coast} Küste, {island} Insel, {fog} Nebel")
        }
        Setting::FirstPlayer => match setup.first_player {
            FirstPlayer::RollN => "wer als Erster N würfelt".to_owned(),
            FirstPlayer::Seat(seat) => name(seat),
        },
        Setting::GodOfWinds => match setup.god_of_winds {
            GodOfWinds::Random => "ausgelost".to_owned(),
            GodOfWinds::Seat(seat) => name(seat),
            GodOfWinds::None => "niemand".to_owned(),
        },
        Setting::Steering => match setup.steering {
            Steering::Wind => "nach dem Wind".to_owned(),
            Steering::Die => "nach dem Richtungswürfel".to_owned(),
        },
        Setting::Distance => match setup.distance {
            Distance::Exact => "voll".to_owned(),
            Distance::UpTo => "Anhalten erlaubt".to_owned(),
        },
        Setting::FogExit => match setup.fog_exit {
            FogExit::Any => "auf jedes Plättchen".to_owned(),
            FogExit::Ocean => "nur auf offenes Meer".to_owned(),
        },
        Setting::Trail => match setup.trail {
            Trail::Relief => "Ablösung".to_owned(),
            Trail::Swap => "Tausch".to_owned(),
        },
        Setting::SunkBoats => match setup.sunk_boats {
            SunkBoats::Reshuffle => "in den Bootsstapel gemischt".to_owned(),
            SunkBoats::Discard => "verdeckt abgelegt".to_owned(),
        },
        Setting::Found => match setup.found {
            FoundWhen::NextTurn => "im nächsten Zug".to_owned(),
            FoundWhen::OnArrival => "auch bei der Ankunft".to_owned(),
        },
        Setting::OffersPerTurn => format!("{} pro Zug", setup.offers_per_turn),
        Setting::Myth => match setup.myth {
            MythGoal::AllThree => "alle drei Bausteine".to_owned(),
            MythGoal::TwoOfThree => "zwei von drei Bausteinen".to_owned(),
        },
        Setting::Feats => match setup.feats {
            FeatDeck::Five => "fünf".to_owned(),
            FeatDeck::Three => "drei".to_owned(),
        },
        Setting::BecalmedRounds => match setup.becalmed_rounds {
            Some(rounds) => count(rounds, "Runde", "Runden"),
            None => "aus".to_owned(),
        },
    }
}

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
