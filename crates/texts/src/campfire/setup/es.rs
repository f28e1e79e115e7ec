//! The settings of Campfire in Spanish.

use crate::campfire::es::{adventurer, legend};
use crate::grammar::es::{count, quote};
use crate::record::es::misread;
use ::campfire::boxes::{LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use ::campfire::tables::STANDSTILL_MAX;
use ::campfire::{BoxProblem, SetupProblem};

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
            format!("Dos jugadores no pueden jugar con {}.", adventurer(who))
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
        SetupProblem::Option(problem) => problem.to_string(),
    }
}

pub(super) fn box_problem(problem: &BoxProblem) -> String {
    match *problem {
        BoxProblem::NotABox => "Línea 1: no es un archivo de caja.".to_owned(),
        BoxProblem::Version(ref found) => format!(
            "Línea 1: este archivo de caja es de la versión {}; solo se puede leer la versión 1.",
            quote(found)
        ),
        BoxProblem::Misread(line, ref wrong) => format!("Línea {line}: {}", misread(wrong)),
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
            format!("La leyenda {} no tiene línea en la caja.", legend(kind))
        }
        BoxProblem::LegendTwice(line, kind) => {
            format!("Línea {line}: la leyenda {} ya tiene una línea.", legend(kind))
        }
        BoxProblem::LegendValuesAlike(kind, value) => format!(
            "Dos cartas de la leyenda {} tienen el valor {value}; las cuatro deben ser distintas.",
            legend(kind)
        ),
        BoxProblem::LegendValue(kind, value) => format!(
            "El valor de una carta de la leyenda {} va de 1 a {LEGEND_VALUE_MAX}; no puede ser {value}.",
            legend(kind)
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
