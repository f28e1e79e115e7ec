//! The settings of Sea in Spanish.

use super::Setting;
use crate::grammar::es::count;
use crate::{Lang, Names};
use ::sea::tables::{BECALMED_ROUNDS, OFFERS_PER_TURN, PLAYERS_MAX, PLAYERS_MIN};
use ::sea::{
    Distance, FeatDeck, FirstPlayer, FogExit, FoundWhen, GodOfWinds, MythGoal, Preset, Setup,
    SetupProblem, Steering, SunkBoats, TileMix, Trail,
};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Jugadores",
        Setting::Tiles => "Losetas",
        Setting::FirstPlayer => "Jugador inicial",
        Setting::GodOfWinds => "Dios de los Vientos",
        Setting::Steering => "Rumbo",
        Setting::Distance => "Distancia",
        Setting::FogExit => "Salida de la niebla",
        Setting::Trail => "Estelas ajenas",
        Setting::SunkBoats => "Barcos hundidos",
        Setting::Found => "Fundación",
        Setting::OffersPerTurn => "Ofertas",
        Setting::Myth => "Mito",
        Setting::Feats => "Hazañas",
        Setting::BecalmedRounds => "Calma chicha",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Cuántos juegan: de 3 a 6.",
        Setting::Tiles => "Cuántas de las 50 losetas son de mar, costa, isla y niebla.",
        Setting::FirstPlayer => {
            "Quién empieza: el primero que saque N o el asiento que se indique."
        }
        Setting::GodOfWinds => {
            "Quién es el Dios de los Vientos: se sortea un asiento, se indica uno, o nadie."
        }
        Setting::Steering => {
            "Si los barcos van hacia donde sopla el viento o adonde señala el dado."
        }
        Setting::Distance => {
            "Si se recorre toda la distancia o el capitán puede parar a partir del segundo paso."
        }
        Setting::FogExit => {
            "Si un barco puede salir de la niebla a cualquier loseta o solo a mar abierto, como está impreso."
        }
        Setting::Trail => {
            "Relevo: un peón de estela ajeno sube por el que se queda. Cambio: se cambia uno más."
        }
        Setting::SunkBoats => {
            "Si el componente de un barco hundido se mezcla en el mazo o se descarta."
        }
        Setting::Found => "Si se funda en un turno posterior o también en el acto, al llegar.",
        Setting::OffersPerTurn => "Cuántas ofertas puedes hacer por turno: de 1 a 5.",
        Setting::Myth => "Si un Mito pide sus tres componentes o solo dos de ellos.",
        Setting::Feats => "Cinco hazañas o solo las tres que describen las reglas impresas.",
        Setting::BecalmedRounds => {
            "Tras cuántas rondas en las que nada crece se desencadena el final: de 2 a 5, o nunca."
        }
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::Es, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::Tiles => {
            let [sea, coast, island, fog] = setup.tiles.counts();
            let mix = match setup.tiles {
                TileMix::Default => "por defecto",
                TileMix::OpenSea => "mar abierto",
                TileMix::RichLands => "tierras ricas",
            };
            format!("{mix}: {sea} de mar, {coast} de costa, {island} de isla, {fog} de niebla")
        }
        Setting::FirstPlayer => match setup.first_player {
            FirstPlayer::RollN => "el primero que saque N".to_owned(),
            FirstPlayer::Seat(seat) => name(seat),
        },
        Setting::GodOfWinds => match setup.god_of_winds {
            GodOfWinds::Random => "al azar".to_owned(),
            GodOfWinds::Seat(seat) => name(seat),
            GodOfWinds::None => "nadie".to_owned(),
        },
        Setting::Steering => match setup.steering {
            Steering::Wind => "el viento".to_owned(),
            Steering::Die => "el dado de dirección".to_owned(),
        },
        Setting::Distance => match setup.distance {
            Distance::Exact => "entera".to_owned(),
            Distance::UpTo => "se puede parar".to_owned(),
        },
        Setting::FogExit => match setup.fog_exit {
            FogExit::Any => "a cualquier loseta".to_owned(),
            FogExit::Ocean => "solo a mar abierto".to_owned(),
        },
        Setting::Trail => match setup.trail {
            Trail::Relief => "relevo".to_owned(),
            Trail::Swap => "cambio".to_owned(),
        },
        Setting::SunkBoats => match setup.sunk_boats {
            SunkBoats::Reshuffle => "se mezclan en el mazo".to_owned(),
            SunkBoats::Discard => "se descartan".to_owned(),
        },
        Setting::Found => match setup.found {
            FoundWhen::NextTurn => "en el turno siguiente".to_owned(),
            FoundWhen::OnArrival => "también al llegar".to_owned(),
        },
        Setting::OffersPerTurn => format!("{} por turno", setup.offers_per_turn),
        Setting::Myth => match setup.myth {
            MythGoal::AllThree => "los tres componentes".to_owned(),
            MythGoal::TwoOfThree => "dos de los tres componentes".to_owned(),
        },
        Setting::Feats => match setup.feats {
            FeatDeck::Five => "cinco".to_owned(),
            FeatDeck::Three => "tres".to_owned(),
        },
        Setting::BecalmedRounds => match setup.becalmed_rounds {
            Some(rounds) => count(rounds, "ronda", "rondas"),
            None => "desactivado".to_owned(),
        },
    }
}

pub(super) fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => "Gran travesía",
        Preset::AsPrinted => "Como está impreso",
        Preset::FirstVoyage => "Primera travesía",
        Preset::DieSails => "Manda el dado",
    }
}

pub(super) fn preset_help(preset: Preset) -> &'static str {
    match preset {
        Preset::FullVoyage => {
            "Todas las opciones por defecto, para que todas las reglas impresas estén en juego."
        }
        Preset::AsPrinted => {
            "Solo lo impreso: sin Dios de los Vientos, tres hazañas, salida de la niebla solo a mar abierto y sin final por calma chicha. Siguen siendo nuestros la mezcla de losetas, los nombres y el límite de ofertas."
        }
        Preset::FirstVoyage => {
            "Más suave: puedes parar antes, fundar al llegar, y bastan dos componentes del Mito."
        }
        Preset::DieSails => "Los barcos siguen el dado de dirección y el viento no tiene efecto.",
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Juegan de {PLAYERS_MIN} a {PLAYERS_MAX} personas, no {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("El asiento {seat} no puede empezar: no existe (el primero es el 0).")
        }
        SetupProblem::GodSeat(seat) => format!(
            "El asiento {seat} no puede ser el Dios de los Vientos: no existe (el primero es el 0)."
        ),
        SetupProblem::OffersPerTurn(offers) => {
            let (least, most) = OFFERS_PER_TURN;
            format!("Un turno tiene de {least} a {most} ofertas, no {offers}.")
        }
        SetupProblem::Edition(edition) => {
            format!(
                "La edición {edition} de las reglas no se conoce o no tiene alguna de las opciones elegidas."
            )
        }
        SetupProblem::BecalmedRounds(rounds) => {
            let (least, most) = BECALMED_ROUNDS;
            format!(
                "La calma chicha llega tras {least} a {most} rondas o nunca; {rounds} no es posible."
            )
        }
    }
}
