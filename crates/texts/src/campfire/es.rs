//! The texts of Campfire in Spanish.

use super::deed::Deed;
use super::scores;
use crate::grammar::es::{count, join};
use crate::{Lang, Names};
use ::campfire::{
    Adventurer, Bend, Direction, Disc, End, Event, Illegal, Kinds, Legend, Outcome, Question, Tile,
};

pub(super) fn adventurer(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "Ulrich",
        Adventurer::Moon => "Moon",
        Adventurer::Red => "Red",
        Adventurer::Siana => "Siana",
        Adventurer::Nostromo => "Nostromo",
    }
}

pub(super) fn adventurer_color(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "negro",
        Adventurer::Moon => "morado",
        Adventurer::Red => "rojo",
        Adventurer::Siana => "amarillo",
        Adventurer::Nostromo => "verde",
    }
}

pub(super) fn ability(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "Una vez por turno, puede dejar dos discos juntos en un mismo lugar.",
        Adventurer::Moon => {
            "Al inicio del turno, puede desplazar a Lys un lugar, hacia un lado o hacia el otro."
        }
        Adventurer::Red => "Después de mover, puede subir un disco propio a lo alto de su pila.",
        Adventurer::Siana => "Una vez por turno, puede pasar por un lugar sin dejar ningún disco.",
        Adventurer::Nostromo => "Juega con tres discos; el tercero es la Rana.",
    }
}

pub(super) fn legend(legend: Legend) -> &'static str {
    match legend {
        Legend::Anchor => "Ancla",
        Legend::Bell => "Campana",
        Legend::Comet => "Cometa",
        Legend::Drum => "Tambor",
        Legend::Eye => "Ojo",
        Legend::Feather => "Pluma",
        Legend::Gate => "Puerta",
    }
}

pub(super) fn tile(tile: Tile) -> String {
    match tile {
        Tile::Story(kind) => format!("ficha de {}", legend(kind)),
        Tile::Moon => "Fragmento de luna de ópalo".to_owned(),
        Tile::Wild => "ficha Comodín".to_owned(),
    }
}

fn a_tile(which: Tile) -> String {
    match which {
        Tile::Story(_) | Tile::Wild => format!("una {}", tile(which)),
        Tile::Moon => format!("un {}", tile(which)),
    }
}

pub(super) fn disc(disc: Disc) -> &'static str {
    match disc {
        Disc::Nomad => "Nómada",
        Disc::Ulrich => adventurer(Adventurer::Ulrich),
        Disc::Moon => adventurer(Adventurer::Moon),
        Disc::Red => adventurer(Adventurer::Red),
        Disc::Siana => adventurer(Adventurer::Siana),
        Disc::Nostromo => adventurer(Adventurer::Nostromo),
        Disc::Frog => "Rana",
    }
}

fn a_disc(which: Disc) -> String {
    match which {
        Disc::Nomad => "un Nómada".to_owned(),
        Disc::Ulrich | Disc::Moon | Disc::Red | Disc::Siana | Disc::Nostromo => {
            format!("un disco de {}", disc(which))
        }
        Disc::Frog => "la Rana".to_owned(),
    }
}

pub(super) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "en sentido horario",
        Direction::Counterclockwise => "en sentido antihorario",
    }
}

fn tiles(number: u8) -> String {
    count(number, "ficha", "fichas")
}

fn moons(number: u8) -> String {
    count(number, "luna", "lunas")
}

fn wilds(number: u8) -> String {
    count(number, "Comodín", "Comodines")
}

fn stories(kind: Legend, number: u8) -> String {
    format!("{} de {}", tiles(number), legend(kind))
}

fn song_payment(kinds: Kinds, wild: u8) -> String {
    let mut paid: Vec<String> = kinds.iter().map(|kind| legend(kind).to_owned()).collect();
    paid.extend((wild > 0).then(|| wilds(wild)));
    join(&paid)
}

fn legend_payment(kind: Legend, tiles: u8, wild: u8) -> String {
    match (tiles, wild) {
        (tiles, 0) => stories(kind, tiles),
        (0, wild) => wilds(wild),
        (tiles, wild) => join(&[stories(kind, tiles), wilds(wild)]),
    }
}

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::Pick => "¿Con qué Aventurero juegas?",
        Question::Frog => "¿En qué lugar pones la Rana?",
        Question::Sleeper => "¿Qué disco de un Aventurero dormido pones, y dónde?",
        Question::Disc => "¿En qué lugar pones tu disco?",
        Question::PointLys => "¿A qué pila de fichas apuntas con Lys?",
        Question::Nudge => "¿Desplazas a Lys un lugar?",
        Question::Act => "¿Mueves y escuchas, o escribes una carta?",
        Question::LysBonus => "Bonificación de Lys: ¿a qué otra pila la mueves?",
        Question::Lift => "¿Subes un disco tuyo a lo alto de su pila?",
        Question::LastWriting => "¿Escribes una última carta?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => format!("Ahora no se pregunta eso. {}", question(asked)),
        Illegal::LuckAwaited => "Primero decide el azar; ahora no se pregunta a nadie.".to_owned(),
        Illegal::GameOver => "La partida ha terminado.".to_owned(),
        Illegal::AdventurerTaken(who) => format!("Alguien juega ya con {}.", adventurer(who)),
        Illegal::NotAsleep(who) => format!(
            "{} no duerme; ahora solo se ponen discos de Aventureros dormidos.",
            adventurer(who)
        ),
        Illegal::SleeperPlaced(who) => {
            format!("Los dos discos de {} ya están puestos.", adventurer(who))
        }
        Illegal::FifthDisc(place) => {
            format!("El lugar {place} ya tiene 4 discos; la preparación no permite un quinto.")
        }
        Illegal::NoOwnDisc(place) => format!("En el lugar {place} no hay ningún disco tuyo."),
        Illegal::NotUlrich => "Solo Ulrich puede dejar dos discos juntos en un lugar.".to_owned(),
        Illegal::NoPairLeft(step) => {
            format!("Este movimiento no tiene un paso {step} en el que te queden dos discos.")
        }
        Illegal::NotSiana => "Solo Siana puede saltarse un lugar.".to_owned(),
        Illegal::NothingToSkip(step) => {
            format!("Este movimiento no tiene un paso {step} que se pueda saltar.")
        }
        Illegal::LysMustMove(place) => {
            format!("Lys ya apunta al lugar {place}; tiene que ir a otra pila.")
        }
        Illegal::NothingToLift(place, height) => format!(
            "En el lugar {place} no hay ningún disco tuyo a la altura {height} (la más baja es 0)."
        ),
        Illegal::AlreadyOnTop(place) => {
            format!("Ese disco ya está en lo alto de la pila del lugar {place}.")
        }
        Illegal::NoSuchSong(price) => format!("En esta caja no hay ninguna Canción {price}."),
        Illegal::NoSuchLegend(kind, value) => {
            format!("En esta caja no hay ninguna carta {} {value}.", legend(kind))
        }
        Illegal::SongTaken(price) => {
            format!("La Canción {price} no está disponible: alguien la ha cogido.")
        }
        Illegal::LegendTaken(kind, value) => {
            format!("La carta {} {value} no está disponible: alguien la ha cogido.", legend(kind))
        }
        Illegal::SecondSong => "Ya tienes una Canción, y nadie puede tener dos.".to_owned(),
        Illegal::SongPayment { price, paid } => {
            format!("La Canción {price} cuesta exactamente {}; ofreces {paid}.", tiles(price))
        }
        Illegal::NoStory(kind) => format!("No tienes ninguna {}.", tile(Tile::Story(kind))),
        Illegal::TooFewTiles { legend, needed, owned } => {
            format!("Tendrías que descartar {}, pero tienes {owned}.", stories(legend, needed))
        }
        Illegal::NotHigher { legend: kind, owned } => format!(
            "Ya tienes la carta {} {owned}; una mejora pide un valor más alto.",
            legend(kind)
        ),
        Illegal::TooFewWilds { needed, owned } => {
            format!("Ofreces {}, pero tienes {owned}.", wilds(needed))
        }
        Illegal::TooManyWilds { price } => {
            format!("Esta carta te cuesta {}; no puedes pagar más Comodines.", tiles(price))
        }
    }
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::Es, seat);
    Some(match *event {
        Event::StackLaid { place, tiles: laid } => {
            format!("En el lugar {place} se coloca una pila de {}.", tiles(laid))
        }
        Event::Uncovered { place, tile } => {
            format!("En el lugar {place} aparece {}.", a_tile(tile))
        }
        Event::FirstPlayer(seat) => format!("{} empieza.", name(seat)),
        Event::Awake(seat, who) => format!("{} juega con {}.", name(seat), adventurer(who)),
        Event::Asleep(who) => format!("{} duerme en esta partida.", adventurer(who)),
        Event::Coin(seat) => {
            format!("{} comienza con una moneda que es una ficha Comodín.", name(seat))
        }
        Event::DiscPlaced { seat, disc, place } => {
            format!("{} pone {} en el lugar {place}.", name(seat), a_disc(disc))
        }
        Event::NomadsPlaced => "Se pone un Nómada en cada lugar.".to_owned(),
        Event::LysPlaced(seat, place) => {
            format!("{} apunta con Lys a la pila del lugar {place}.", name(seat))
        }
        Event::TurnBegan(seat) => format!("El turno pasa a {}.", name(seat)),
        Event::Nudged { seat, to } => format!("{} desplaza a Lys al lugar {to}.", name(seat)),
        Event::TakenUp { seat, place, direction: way, discs: 1 } => {
            let (name, way) = (name(seat), direction(way));
            format!("{name} levanta 1 disco del lugar {place} y lo suelta {way}.")
        }
        Event::TakenUp { seat, place, direction: way, discs } => {
            let (name, way) = (name(seat), direction(way));
            format!("{name} levanta {discs} discos del lugar {place} y los suelta {way}.")
        }
        Event::Dropped { paired: false, .. } => return None,
        Event::Dropped { place, paired: true, .. } => {
            format!("En el lugar {place} quedan dos discos juntos.")
        }
        Event::Skipped(place) => format!("Se salta el lugar {place}."),
        Event::LysBonus { seat, to } => {
            format!("Bonificación de Lys: {} la mueve al lugar {to}.", name(seat))
        }
        Event::Lifted { seat, place, height } => format!(
            "{} sube a lo alto el disco a la altura {height} del lugar {place}.",
            name(seat)
        ),
        Event::Took { seat, place, tile } => {
            format!("{} coge {} del lugar {place}.", name(seat), a_tile(tile))
        }
        Event::MoonRose { place, chart } => format!(
            "Un Fragmento de luna de ópalo va del lugar {place} a la Carta Lunar, que tiene {}.",
            moons(chart)
        ),
        Event::Forgotten { place, tile, sleeper } => {
            let (tile, sleeper) = (a_tile(tile), adventurer(sleeper));
            format!("{sleeper} duerme: del lugar {place} sale de la partida {tile}.")
        }
        Event::WroteSong { seat, price, points, kinds, wilds } => {
            let (name, points) = (name(seat), count(points, "punto", "puntos"));
            let paid = song_payment(kinds, wilds);
            format!("{name} escribe la Canción {price} con {paid}: {points}.")
        }
        Event::WroteLegend { seat, legend: kind, value, upgraded_from: None, tiles, wilds } => {
            let (name, kind, paid) = (name(seat), legend(kind), legend_payment(kind, tiles, wilds));
            format!("{name} escribe la carta {kind} {value} con {paid}.")
        }
        Event::WroteLegend {
            seat,
            legend: kind,
            value,
            upgraded_from: Some(old),
            tiles,
            wilds,
        } => {
            let (name, kind, paid) = (name(seat), legend(kind), legend_payment(kind, tiles, wilds));
            format!("{name} mejora la carta {kind} de {old} a {value} con {paid}.")
        }
        Event::MoonScoring(by_seat) => {
            let scores = scores(Lang::Es, &by_seat, names);
            match scores.is_empty() {
                true => "Se hace una puntuación intermedia.".to_owned(),
                false => format!("Se hace una puntuación intermedia: {}.", scores.join(", ")),
            }
        }
        Event::MoonsWon { seat, moons: won } => format!("{} gana {}.", name(seat), moons(won)),
        Event::MoonsBoxed(1) => "1 luna no se puede repartir y va a la caja.".to_owned(),
        Event::MoonsBoxed(boxed) => {
            format!("{} no se pueden repartir y van a la caja.", moons(boxed))
        }
        Event::EndAgreed => "Todos acuerdan terminar la partida después de este turno.".to_owned(),
        Event::EndBegan(why) => {
            format!("{} La partida termina; cada uno puede escribir una última carta.", end(why))
        }
        Event::PassedLastWriting(seat) => format!("{} no escribe nada más.", name(seat)),
        Event::Over => "La partida ha terminado.".to_owned(),
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    let name = |seat| names.of(Lang::Es, seat);
    match *outcome {
        Outcome::Height(place, high) => format!("La pila del lugar {place} tiene {}.", tiles(high)),
        Outcome::Tile(place, tile) => {
            format!("La pila del lugar {place} muestra {}.", a_tile(tile))
        }
        Outcome::First(seat) => format!("Por sorteo, {} empieza.", name(seat)),
        Outcome::Lot(seat, who) => {
            format!("Por sorteo, {} juega con {}.", name(seat), adventurer(who))
        }
    }
}

pub(super) fn end(end: End) -> &'static str {
    match end {
        End::Stacks => "Quedan dos pilas con fichas o menos.",
        End::Table => "Todos han acordado terminar la partida.",
        End::Standstill => {
            "Hace demasiados turnos que ninguna ficha sale de una pila y nadie coge una carta."
        }
    }
}

pub(super) fn deed(deed: &Deed) -> String {
    match *deed {
        Deed::Pick(who) => format!("Jugar con {}", adventurer(who)),
        Deed::Frog(place) => format!("Poner la Rana en el lugar {place}"),
        Deed::Sleeper(who, place) => {
            format!("Poner un disco de {} en el lugar {place}", adventurer(who))
        }
        Deed::Disc(place) => format!("Poner tu disco en el lugar {place}"),
        Deed::PointLys(place) => format!("Apuntar con Lys al lugar {place}"),
        Deed::LysBonus(place, Some(tile)) => {
            format!("Mover a Lys al lugar {place}: {}", a_tile(tile))
        }
        Deed::LysBonus(place, None) => format!("Mover a Lys al lugar {place}: nada"),
        Deed::Nudge(way, Some(to)) => {
            format!("Desplazar a Lys {} al lugar {to}", direction(way))
        }
        Deed::Nudge(way, None) => format!("Desplazar a Lys {}", direction(way)),
        Deed::LeaveLys => "Dejar a Lys donde está".to_owned(),
        Deed::Sow(place, way, None) => {
            format!("Soltar la pila del lugar {place} {}", direction(way))
        }
        Deed::Sow(place, way, Some(Bend::Pair(step))) => {
            let way = direction(way);
            format!("Soltar la pila del lugar {place} {way}, dos discos en el paso {step}")
        }
        Deed::Sow(place, way, Some(Bend::Skip(step))) => {
            format!(
                "Soltar la pila del lugar {place} {}, ninguno en el paso {step}",
                direction(way)
            )
        }
        Deed::Lift(place, height) => {
            format!("Subir el disco a la altura {height} del lugar {place}")
        }
        Deed::LiftNothing => "No subir ningún disco".to_owned(),
        Deed::Song { price, points: None, kinds, wilds } => {
            format!("Escribir la Canción {price} con {}", song_payment(kinds, wilds))
        }
        Deed::Song { price, points: Some(points), kinds, wilds } => {
            let (points, paid) = (count(points, "punto", "puntos"), song_payment(kinds, wilds));
            format!("Escribir la Canción {price} ({points}) con {paid}")
        }
        Deed::Legend { legend: kind, value, upgraded_from: None, tiles, wilds } => {
            let (kind, paid) = (legend(kind), legend_payment(kind, tiles, wilds));
            format!("Escribir la carta {kind} {value} con {paid}")
        }
        Deed::Legend { legend: kind, value, upgraded_from: Some(old), tiles, wilds } => {
            let (kind, paid) = (legend(kind), legend_payment(kind, tiles, wilds));
            format!("Mejorar la carta {kind} de {old} a {value} con {paid}")
        }
        Deed::Pass => "No escribir nada más".to_owned(),
    }
}
