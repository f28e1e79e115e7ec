//! What things are called in Spanish.

use super::{Column, nth};
use crate::grammar::es::join;
use ::sea::tables::MYTHS;
use ::sea::{Counts, Direction, Feat, Myth, Part, Side, TileKind, Tribe};
use kernel::SEATS_MAX;

/// A colour: masculine singular and plural, and feminine singular.
struct Color {
    one: &'static str,
    many: &'static str,
    tribe: &'static str,
}

const COLORS: [Color; SEATS_MAX] = [
    Color { one: "rojo", many: "rojos", tribe: "roja" },
    Color { one: "azul", many: "azules", tribe: "azul" },
    Color { one: "verde", many: "verdes", tribe: "verde" },
    Color { one: "amarillo", many: "amarillos", tribe: "amarilla" },
    Color { one: "morado", many: "morados", tribe: "morada" },
    Color { one: "blanco", many: "blancos", tribe: "blanca" },
];
const SHAPES: [&str; SEATS_MAX] =
    ["círculo", "cuadrado", "triángulo", "rombo", "hexágono", "estrella"];

/// A Myth and the three components it names.
struct Tale {
    name: &'static str,
    character: &'static str,
    location: &'static str,
    /// The location as the beginning of a sentence.
    there: &'static str,
    action: &'static str,
}

const TALES: [Tale; MYTHS] = [
    Tale {
        name: "El nacimiento de las mareas",
        character: "la Buceadora de la Luna",
        location: "la Escalera Hundida",
        there: "En la Escalera Hundida",
        action: "hace subir la primera marea",
    },
    Tale {
        name: "El viento robado",
        character: "el Ladrón Descalzo",
        location: "la Cueva del Aliento",
        there: "En la Cueva del Aliento",
        action: "roba una ráfaga a los dioses",
    },
    Tale {
        name: "Las bodas de sal",
        character: "la Novia de Sal",
        location: "el Arrecife Blanco",
        there: "En el Arrecife Blanco",
        action: "se casa con el mar",
    },
    Tale {
        name: "La campana ahogada",
        character: "el Campanero Ciego",
        location: "la Torre Ahogada",
        there: "En la Torre Ahogada",
        action: "despierta a los durmientes",
    },
    Tale {
        name: "El remo largo",
        character: "la Remera Insomne",
        location: "el Confín de los Mapas",
        there: "En el Confín de los Mapas",
        action: "rema más allá de las estrellas",
    },
    Tale {
        name: "El fuego de abajo",
        character: "la Niña de las Brasas",
        location: "la Isla Humeante",
        there: "En la Isla Humeante",
        action: "lleva el fuego sobre las aguas",
    },
];

fn tale(myth: Myth) -> &'static Tale {
    &TALES[usize::from(myth.number())]
}

pub(super) fn myth(myth: Myth) -> &'static str {
    tale(myth).name
}

pub(super) fn character(myth: Myth) -> &'static str {
    tale(myth).character
}

pub(super) fn location(myth: Myth) -> &'static str {
    tale(myth).location
}

pub(super) fn action(myth: Myth) -> &'static str {
    tale(myth).action
}

pub(super) fn legend_sentence(who: Myth, place: Myth, what: Myth) -> String {
    format!("{}, {} {}.", tale(place).there, tale(who).character, tale(what).action)
}

pub(super) fn tribe(tribe: Tribe) -> String {
    format!("tribu {}", COLORS[nth(tribe)].tribe)
}

/// Masculine singular.
pub(in crate::sea) fn tribe_color(tribe: Tribe) -> &'static str {
    COLORS[nth(tribe)].one
}

pub(super) fn tribe_shape(tribe: Tribe) -> &'static str {
    SHAPES[nth(tribe)]
}

/// `la tribu roja`.
pub(in crate::sea) fn the_tribe(which: Tribe) -> String {
    format!("la {}", tribe(which))
}

/// `2 peones rojos y 1 azul`.
pub(in crate::sea) fn pawns(counts: Counts) -> String {
    heads(counts, "peón", "peones")
}

/// The same of people aboard.
pub(in crate::sea) fn passengers(counts: Counts) -> String {
    heads(counts, "pasajero", "pasajeros")
}

/// The same of people ashore.
pub(in crate::sea) fn settlers(counts: Counts) -> String {
    heads(counts, "colono", "colonos")
}

/// The noun stands once, with the first number.
fn heads(counts: Counts, one: &str, many: &str) -> String {
    let mut items: Vec<String> = Vec::new();
    for tribe in counts.tribes() {
        let number = counts.get(tribe);
        let Color { one: color, many: colors, tribe: _ } = COLORS[nth(tribe)];
        let (noun, color) = if number == 1 { (one, color) } else { (many, colors) };
        items.push(match items.is_empty() {
            true => format!("{number} {noun} {color}"),
            false => format!("{number} {color}"),
        });
    }
    if items.is_empty() { format!("ningún {one}") } else { join(&items) }
}

pub(in crate::sea) fn tile_kind(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Sea => "mar",
        TileKind::Coast => "costa",
        TileKind::Island => "isla",
        TileKind::Fog => "niebla",
    }
}

pub(in crate::sea) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "N",
        Direction::NE => "NE",
        Direction::E => "E",
        Direction::SE => "SE",
        Direction::S => "S",
        Direction::SW => "SO",
        Direction::W => "O",
        Direction::NW => "NO",
    }
}

pub(super) fn direction_long(direction: Direction) -> &'static str {
    match direction {
        Direction::N => "norte",
        Direction::NE => "noreste",
        Direction::E => "este",
        Direction::SE => "sureste",
        Direction::S => "sur",
        Direction::SW => "suroeste",
        Direction::W => "oeste",
        Direction::NW => "noroeste",
    }
}

pub(in crate::sea) fn side(side: Side) -> &'static str {
    match side {
        Side::Clockwise => "en sentido horario",
        Side::Counterclockwise => "en sentido antihorario",
    }
}

pub(super) fn part(part: Part) -> &'static str {
    match part {
        Part::Character => "personaje",
        Part::Location => "lugar",
        Part::Action => "acción",
    }
}

pub(in crate::sea) fn feat(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Travesía de la Tormenta",
        Feat::Battle => "Batalla naval",
        Feat::Fog => "Travesía de la Niebla",
        Feat::Circulation => "Circulación de Leyendas",
        Feat::Pollinisation => "Polinización",
    }
}

pub(super) fn feat_help(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Salir de la loseta del Vaal y seguir a flote.",
        Feat::Battle => "Hundir el barco que atacas sin que la batalla vacíe el tuyo.",
        Feat::Fog => "Ocupar una loseta detrás de la niebla y seguir a flote.",
        Feat::Circulation => "Cerrar un intercambio en el asentamiento de otro jugador.",
        Feat::Pollinisation => {
            "Tener colonos a la vez en asentamientos de otras dos tribus distintas."
        }
    }
}

pub(in crate::sea) fn column(column: Column) -> &'static str {
    match column {
        Column::Mythical => "Mítico",
        Column::Legendary => "Legendario",
        Column::Builders => "Constructores",
        Column::Nomads => "Nómadas",
        Column::Area => "Rectángulo",
    }
}

pub(super) fn column_help(column: Column) -> &'static str {
    match column {
        Column::Mythical => "1 si el Mito Original está completo.",
        Column::Legendary => "3 por leyenda y 1 por hazaña.",
        Column::Builders => {
            "1 por asentamiento propio, por componente asegurado no revelado y por el barco en el tablero."
        }
        Column::Nomads => {
            "1 por peón propio en el tablero: en estelas, asentamientos y cualquier barco."
        }
        Column::Area => {
            "Las losetas colocadas dentro del rectángulo recto más pequeño que encierra los peones y marcadores propios."
        }
    }
}
