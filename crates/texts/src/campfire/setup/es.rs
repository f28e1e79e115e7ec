//! The settings of Campfire in Spanish.

use super::Setting;
use crate::campfire::{adventurer, legend};
use crate::grammar::es::{count, join, quote};
use crate::record::misread;
use crate::{Lang, Names};
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, CardBox, Choice, First, Lumarathon, MoonTies, Setup, SetupProblem};

pub(super) fn option_name(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Jugadores",
        Setting::First => "Jugador inicial",
        Setting::Adventurers => "Aventureros",
        Setting::EvenStacks => "Pilas iguales",
        Setting::MoonTies => "Lunas en caso de empate",
        Setting::Standstill => "Bloqueo",
        Setting::Lumarathon => "Lumaratón",
        Setting::Box => "Caja",
    }
}

pub(super) fn option_help(setting: Setting) -> &'static str {
    match setting {
        Setting::Players => "Cuántos juegan: de 2 a 5.",
        Setting::First => "Quién empieza: lo decide el azar o se indica un asiento.",
        Setting::Adventurers => {
            "Quién juega con quién: se elige en orden de turno, decide el azar o lo fija el anfitrión."
        }
        Setting::EvenStacks => {
            "Activado: 8 pilas de 14 fichas. Desactivado: pilas de 12 a 16 fichas."
        }
        Setting::MoonTies => {
            "Los empatados en cabeza se reparten las cuatro lunas, o solo tres, y el puesto siguiente recibe una."
        }
        Setting::Standstill => {
            "Tras cuántos turnos sin que ninguna ficha salga de una pila ni se coja una carta termina la partida, o nunca."
        }
        Setting::Lumarathon => {
            "Sigue a una partida de Oh Captain!: su Capitán, su ganador y quien quedó último tienen un papel."
        }
        Setting::Box => {
            "Qué cartas están en juego: precios y puntos de las Leyendas y las Canciones."
        }
    }
}

pub(super) fn option_value(setting: Setting, setup: &Setup, names: &Names) -> String {
    let name = |seat| names.of(Lang::Es, seat);
    match setting {
        Setting::Players => setup.players.to_string(),
        Setting::First => match setup.first {
            First::Random => "al azar".to_owned(),
            First::Seat(seat) => name(seat),
        },
        Setting::Adventurers => match &setup.adventurers {
            Choice::Pick => "se eligen en orden de turno".to_owned(),
            Choice::Random => "al azar".to_owned(),
            Choice::Fixed(named) => {
                join(&named.iter().map(|who| adventurer(Lang::Es, *who)).collect::<Vec<_>>())
            }
        },
        Setting::EvenStacks => {
            if setup.even_stacks { "activado" } else { "desactivado" }.to_owned()
        }
        Setting::MoonTies => match setup.moon_ties {
            MoonTies::Pool => "se reparten las cuatro".to_owned(),
            MoonTies::Separate => "se reparten tres, una para el puesto siguiente".to_owned(),
        },
        Setting::Standstill => match setup.standstill {
            Some(turns) => count(turns, "turno", "turnos"),
            None => "desactivado".to_owned(),
        },
        Setting::Lumarathon => match setup.lumarathon {
            None => "desactivado".to_owned(),
            Some(Lumarathon { captain, winner, last }) => {
                let (captain, winner, last) = (name(captain), name(winner), name(last));
                format!("Capitán: {captain}, ganador: {winner}, último puesto: {last}")
            }
        },
        Setting::Box if setup.cards == CardBox::default() => "por defecto".to_owned(),
        Setting::Box => setup.cards.name.clone(),
    }
}

pub(super) fn setup_problem(problem: &SetupProblem) -> String {
    match *problem {
        SetupProblem::Players(players) => {
            format!("Juegan de 2 a 5 personas, no {players}.")
        }
        SetupProblem::FirstSeat(seat) => {
            format!("El asiento {seat} no puede empezar: no existe (el primero es el 0).")
        }
        SetupProblem::FixedCount { named, players } => {
            let named = count(named, "Aventurero", "Aventureros");
            let players = count(players, "jugador", "jugadores");
            format!("{named} para {players}: cada jugador necesita exactamente uno.")
        }
        SetupProblem::FixedTwice(who) => {
            format!("Dos jugadores no pueden jugar con {}.", adventurer(Lang::Es, who))
        }
        SetupProblem::Edition(edition) => {
            format!(
                "La edición {edition} de las reglas no se conoce o no tiene alguna de las opciones elegidas."
            )
        }
        SetupProblem::Standstill(turns) => {
            format!(
                "Un bloqueo dura de 1 a {STANDSTILL_MAX} turnos o está desactivado; {turns} no es posible."
            )
        }
        SetupProblem::LumarathonSeat(seat) => {
            format!("El Lumaratón indica el asiento {seat}, que no existe (el primero es el 0).")
        }
        SetupProblem::LumarathonWinnerLast(seat) => format!(
            "El asiento {seat} no puede haber ganado y quedado en último puesto en Oh Captain! a la vez."
        ),
        SetupProblem::LumarathonFirst => {
            "En un Lumaratón empieza el Capitán; no se puede indicar un jugador inicial.".to_owned()
        }
        SetupProblem::Cards(ref problem) => box_problem(problem),
    }
}

pub(super) fn box_problem(problem: &BoxProblem) -> String {
    match *problem {
        BoxProblem::NotABox => "Línea 1: no es un archivo de caja.".to_owned(),
        BoxProblem::Version(ref found) => format!(
            "Línea 1: este archivo de caja es de la versión {}; solo se puede leer la versión 1.",
            quote(found)
        ),
        BoxProblem::Misread(line, ref wrong) => format!("Línea {line}: {}", misread(Lang::Es, wrong)),
        BoxProblem::NoName => "Ninguna línea da el nombre de la caja.".to_owned(),
        BoxProblem::NameTwice(line) => format!("Línea {line}: la caja ya tiene nombre."),
        BoxProblem::BadName => {
            "El nombre de una caja tiene de 1 a 60 caracteres imprimibles, sin espacios alrededor."
                .to_owned()
        }
        BoxProblem::DefaultName => {
            "El nombre «default» es el de la caja del juego. Da otro nombre a una caja con otros valores.".to_owned()
        }
        BoxProblem::LegendMissing(kind) => {
            format!("La leyenda {} no tiene línea en la caja.", legend(Lang::Es, kind))
        }
        BoxProblem::LegendTwice(line, kind) => {
            format!("Línea {line}: la leyenda {} ya tiene una línea.", legend(Lang::Es, kind))
        }
        BoxProblem::LegendValuesAlike(kind, value) => format!(
            "Dos cartas de la leyenda {} tienen el valor {value}; las cuatro deben ser distintas.",
            legend(Lang::Es, kind)
        ),
        BoxProblem::LegendValue(kind, value) => format!(
            "El valor de una carta de la leyenda {} va de 1 a {LEGEND_VALUE_MAX}; no puede ser {value}.",
            legend(Lang::Es, kind)
        ),
        BoxProblem::SongCount(found) => format!("Una caja tiene 4 Canciones, no {found}."),
        BoxProblem::SongPricesAlike(price) => format!(
            "Dos Canciones tienen el precio {price}; los cuatro precios deben ser distintos."
        ),
        BoxProblem::SongPrice(price) => {
            format!("El precio de una Canción va de 1 a {SONG_PRICE_MAX}; no puede ser {price}.")
        }
        BoxProblem::SongPoints(points) => {
            format!("Una Canción da como mucho {SONG_POINTS_MAX} puntos, no {points}.")
        }
    }
}
