//! What things are called in French.

use super::{Column, nth};
use crate::grammar::fr::join;
use ::sea::tables::MYTHS;
use ::sea::{Counts, Direction, Feat, Myth, Part, Side, TileKind, Tribe};
use kernel::SEATS_MAX;

/// Masculine singular; all of them take an s in the plural.
const COLORS: [&str; SEATS_MAX] = ["rouge", "bleu", "vert", "jaune", "violet", "blanc"];
/// Feminine singular.
const COLORS_OF_TRIBE: [&str; SEATS_MAX] =
    ["rouge", "bleue", "verte", "jaune", "violette", "blanche"];
const SHAPES: [&str; SEATS_MAX] = ["cercle", "carré", "triangle", "losange", "hexagone", "étoile"];

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
        name: "La Naissance des Marées",
        character: "la Plongeuse de Lune",
        location: "l'Escalier englouti",
        there: "Sur l'Escalier englouti",
        action: "fait monter la première marée",
    },
    Tale {
        name: "Le Vent volé",
        character: "le Voleur aux pieds nus",
        location: "la Grotte du Souffle",
        there: "Dans la Grotte du Souffle",
        action: "dérobe une rafale aux dieux",
    },
    Tale {
        name: "Les Noces de Sel",
        character: "la Mariée de Sel",
        location: "le Récif blanc",
        there: "Sur le Récif blanc",
        action: "épouse la mer",
    },
    Tale {
        name: "La Cloche noyée",
        character: "le Sonneur aveugle",
        location: "la Tour noyée",
        there: "Dans la Tour noyée",
        action: "réveille les dormeurs",
    },
    Tale {
        name: "La Longue Rame",
        character: "la Rameuse sans sommeil",
        location: "le Bord des Cartes",
        there: "Au Bord des Cartes",
        action: "rame au-delà des étoiles",
    },
    Tale {
        name: "Le Feu d'en bas",
        character: "l'Enfant de Braise",
        location: "l'Île fumante",
        there: "Sur l'Île fumante",
        action: "porte le feu par-dessus les eaux",
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
    format!("tribu {}", COLORS_OF_TRIBE[nth(tribe)])
}

/// Masculine singular.
pub(in crate::sea) fn tribe_color(tribe: Tribe) -> &'static str {
    COLORS[nth(tribe)]
}

pub(super) fn tribe_shape(tribe: Tribe) -> &'static str {
    SHAPES[nth(tribe)]
}

/// `la tribu rouge`.
pub(in crate::sea) fn the_tribe(which: Tribe) -> String {
    format!("la {}", tribe(which))
}

/// `2 pions rouges et 1 bleu`.
pub(in crate::sea) fn pawns(counts: Counts) -> String {
    heads(counts, "pion", "pions")
}

/// The same of people aboard.
pub(in crate::sea) fn passengers(counts: Counts) -> String {
    heads(counts, "passager", "passagers")
}

/// The same of people ashore.
pub(in crate::sea) fn settlers(counts: Counts) -> String {
    heads(counts, "colon", "colons")
}

/// The noun stands once, with the first number.
fn heads(counts: Counts, one: &str, many: &str) -> String {
    let mut items: Vec<String> = Vec::new();
    for tribe in counts.tribes() {
        let (number, color) = (counts.get(tribe), tribe_color(tribe));
        let (noun, s) = if number < 2 { (one, "") } else { (many, "s") };
        items.push(match items.is_empty() {
            true => format!("{number} {noun} {color}{s}"),
            false => format!("{number} {color}{s}"),
        });
    }
    if items.is_empty() { format!("aucun {one}") } else { join(&items) }
}

pub(in crate::sea) fn tile_kind(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Sea => "mer",
        TileKind::Coast => "côte",
        TileKind::Island => "île",
        TileKind::Fog => "brume",
    }
}

/// `une tuile de mer`.
pub(in crate::sea) fn a_tile(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Sea => "une tuile de mer",
        TileKind::Coast => "une tuile de côte",
        TileKind::Island => "une tuile d'île",
        TileKind::Fog => "une tuile de brume",
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
        Direction::N => "nord",
        Direction::NE => "nord-est",
        Direction::E => "est",
        Direction::SE => "sud-est",
        Direction::S => "sud",
        Direction::SW => "sud-ouest",
        Direction::W => "ouest",
        Direction::NW => "nord-ouest",
    }
}

pub(in crate::sea) fn side(side: Side) -> &'static str {
    match side {
        Side::Clockwise => "dans le sens horaire",
        Side::Counterclockwise => "dans le sens antihoraire",
    }
}

pub(super) fn part(part: Part) -> &'static str {
    match part {
        Part::Character => "personnage",
        Part::Location => "lieu",
        Part::Action => "action",
    }
}

pub(in crate::sea) fn feat(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Traversée de la Tempête",
        Feat::Battle => "Bataille navale",
        Feat::Fog => "Traversée de la Brume",
        Feat::Circulation => "Circulation des Légendes",
        Feat::Pollinisation => "Pollinisation",
    }
}

pub(super) fn feat_help(feat: Feat) -> &'static str {
    match feat {
        Feat::Storm => "Quitter la tuile du Vaal et flotter encore.",
        Feat::Battle => "Couler le bateau attaqué sans que le combat vide le vôtre.",
        Feat::Fog => "Occuper une tuile derrière la brume et flotter encore.",
        Feat::Circulation => "Conclure un échange à la colonie d'un autre joueur.",
        Feat::Pollinisation => {
            "Avoir des colons en même temps dans des colonies de deux autres tribus différentes."
        }
    }
}

pub(in crate::sea) fn column(column: Column) -> &'static str {
    match column {
        Column::Mythical => "Mythique",
        Column::Legendary => "Légendaire",
        Column::Builders => "Bâtisseurs",
        Column::Nomads => "Nomades",
        Column::Area => "Rectangle",
    }
}

pub(super) fn column_help(column: Column) -> &'static str {
    match column {
        Column::Mythical => "1 si le Mythe Originel est complet.",
        Column::Legendary => "3 par légende et 1 par exploit.",
        Column::Builders => {
            "1 par colonie possédée, par élément en sûreté non révélé, et pour le bateau sur le plateau."
        }
        Column::Nomads => {
            "1 par pion sur le plateau\u{a0}: en sillage, dans les colonies et sur n'importe quel bateau."
        }
        Column::Area => {
            "Les tuiles posées dans le plus petit rectangle droit qui entoure tous ses pions et jetons."
        }
    }
}
