//! The events of Sea in Spanish.

use super::{Terms, columns, named, winners};
use crate::grammar::es::{count, join, quote};
use crate::sea::names::es::{
    column, direction, feat, passengers, pawns, settlers, tile_kind, tribe_color,
};
use crate::sea::names::{cell, component, legend_sentence, myth};
use crate::{Lang, Names};
use ::sea::{
    Cell, Component, Counts, Event, Handle, LossReason, Myth, Outcome, PassReason, SecuredBy,
    SinkReason, Trigger,
};

fn face(shown: Component) -> String {
    quote(component(Lang::Es, shown))
}

fn title(which: Myth) -> String {
    quote(myth(Lang::Es, which))
}

fn origin(from: Cell) -> String {
    match from {
        Cell::PRIMORDIAL => "el Mar Primordial".to_owned(),
        from => format!("el asentamiento de {}", cell(from)),
    }
}

fn deck(left: u8) -> String {
    match left {
        0 => "el mazo está vacío".to_owned(),
        1 => "queda 1 barco en el mazo".to_owned(),
        left => format!("quedan {left} barcos en el mazo"),
    }
}

fn pile(left: u8) -> String {
    match left {
        0 => "el montón está vacío".to_owned(),
        1 => "queda 1 loseta en el montón".to_owned(),
        left => format!("quedan {left} losetas en el montón"),
    }
}

/// `2 peones rojos se instalan`, `1 peón rojo se instala`.
fn do_they(who: Counts, one: &str, many: &str) -> Option<String> {
    let verb = if who.total() == 1 { one } else { many };
    (!who.is_empty()).then(|| format!("{} {verb}", pawns(who)))
}

fn goods(piece: Option<Handle>, people: Counts) -> String {
    let piece = piece.map(|handle| format!("la pieza {handle}"));
    let people = (!people.is_empty()).then(|| pawns(people));
    join(&piece.into_iter().chain(people).collect::<Vec<_>>())
}

/// Who gives what; with nothing to give, the verb is negated.
fn gives(name: &str, goods: &str) -> String {
    if goods.is_empty() { format!("{name} no da nada") } else { format!("{name} da {goods}") }
}

fn terms(terms: &Terms) -> String {
    let Terms { active, partner, offer } = terms;
    let given = goods(offer.swap.map(|pair| pair.mine), offer.give);
    let taken = goods(offer.swap.map(|pair| pair.theirs), offer.take);
    format!("{}; {}", gives(active, &given), gives(partner, &taken))
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::Es, seat);
    Some(match *event {
        Event::GodChosen { seat } => format!("{} juega como Dios de los Vientos.", name(seat)),
        Event::RolledForFirst { seat, direction: die } => {
            format!("{} tira para sacar N: {}.", name(seat), direction(die))
        }
        Event::FirstPlayer { seat } => format!("{} empieza.", name(seat)),
        Event::MythDrawn { seat, myth: None } => format!("{} roba un Mito Original.", name(seat)),
        Event::MythDrawn { seat, myth: Some(drawn) } => {
            format!("{} roba el Mito Original {}.", name(seat), title(drawn))
        }
        Event::BoatDrawn { seat, handle, component: None, left } => {
            format!("{} roba el barco de Leyenda {handle}; {}.", name(seat), deck(left))
        }
        Event::BoatDrawn { seat, handle, component: Some(drawn), left } => {
            let (name, face, deck) = (name(seat), face(drawn), deck(left));
            format!("{name} roba el barco de Leyenda {handle}, {face}; {deck}.")
        }
        Event::TurnBegan { seat, turn, last: false } => {
            format!("Turno {turn}: le toca a {}.", name(seat))
        }
        Event::TurnBegan { seat, turn, last: true } => {
            format!("Turno {turn}: último turno de {}.", name(seat))
        }
        Event::Passed { seat, why: PassReason::Chosen } => {
            format!("{} pasa su último turno.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoBoat } => {
            format!("{} pasa: no hay barco en su mano ni en el mazo.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoCrew } => {
            format!("{} pasa: en su reserva hay menos de 2 peones.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoOrigin } => {
            format!("{} pasa: en todos los orígenes posibles hay dos barcos.", name(seat))
        }
        Event::VaalSummoned { seat, .. } => {
            format!("{} invoca al Vaal Er Num sobre el Mar Primordial.", name(seat))
        }
        Event::VaalMoved { from, to } => {
            format!("El Vaal avanza de {} a {}.", cell(from), cell(to))
        }
        Event::VaalStopped { cell: at } => {
            format!("El Vaal se detiene en {}: más allá no hay loseta.", cell(at))
        }
        Event::Launched { seat, cell: from, handle, crew } => {
            let (name, from, crew) = (name(seat), origin(from), passengers(crew));
            format!("{name} bota el barco {handle} desde {from} con {crew}.")
        }
        Event::WindPaid { seat, paid: Some(tribe) } => {
            format!("{} paga un pasajero {} para girar el viento.", name(seat), tribe_color(tribe))
        }
        Event::WindPaid { seat, paid: None } => {
            format!("{} decide girar el viento, gratis.", name(seat))
        }
        Event::DirectionRolled { seat, direction: die } => {
            format!("{} saca {} en el dado de dirección.", name(seat), direction(die))
        }
        Event::DistanceRolled { seat, distance } => {
            format!("{} saca {distance} en el dado de distancia.", name(seat))
        }
        Event::WindTurned { from, to } if from == to => {
            format!("El viento ya sopla hacia {}; no gira nada.", direction(to))
        }
        Event::WindTurned { from, to } => {
            format!("El viento gira de {} a {}.", direction(from), direction(to))
        }
        Event::TileLaid { cell: at, kind, left } => {
            let (at, kind, pile) = (cell(at), tile_kind(kind), pile(left));
            format!("En {at} se coloca una loseta de {kind}; {pile}.")
        }
        Event::MapEnds { seat, cell: at } => {
            format!("No queda loseta para {}; el barco de {} se detiene.", cell(at), name(seat))
        }
        Event::CrowdMet { seat, cell: at, steps } => {
            let (name, at, steps) = (name(seat), cell(at), count(steps, "paso", "pasos"));
            format!("{name} no puede entrar en {at}, donde hay dos barcos: {steps} sin dar.")
        }
        Event::FogMet { seat, cell: at } => {
            format!("{} encuentra niebla en {}.", name(seat), cell(at))
        }
        Event::StayedBeforeFog { seat, cell: at } => {
            format!("{} se queda ante la niebla y no cruza hasta {}.", name(seat), cell(at))
        }
        Event::Stopped { seat, cell: at } => format!("{} para en {}.", name(seat), cell(at)),
        Event::StormRolled { seat, distance } => {
            format!("Travesía de la tormenta: {} saca {distance}.", name(seat))
        }
        Event::Sailed { seat, from, to, fog: false } => {
            format!("{} navega de {} a {}.", name(seat), cell(from), cell(to))
        }
        Event::Sailed { seat, from, to, fog: true } => {
            format!("{} cruza la niebla de {} a {}.", name(seat), cell(from), cell(to))
        }
        Event::TrailLeft { seat, cell: at, tribe } => {
            let (name, color) = (name(seat), tribe_color(tribe));
            format!("{name} deja un pasajero {color} en {} como estela.", cell(at))
        }
        Event::Relieved { seat, cell: at, taken } => {
            let (name, color, at) = (name(seat), tribe_color(taken), cell(at));
            format!("Relevo en {at}: {name} sube a bordo un peón {color} y deja uno propio.")
        }
        Event::TrailSwapped { seat, cell: at, taken } => {
            let (name, color, at) = (name(seat), tribe_color(taken), cell(at));
            format!("Cambio en {at}: {name} da un pasajero propio por un peón de estela {color}.")
        }
        Event::Lost { seat, lost, why } => {
            let (name, lost) = (name(seat), passengers(lost));
            match why {
                LossReason::Crowd => format!("{name} pierde {lost} por los pasos no dados."),
                LossReason::Fog => format!("{name} pierde {lost} en la niebla."),
                LossReason::Storm => format!("{name} pierde {lost} en la tormenta."),
                LossReason::Battle => format!("{name} pierde {lost} en la batalla."),
            }
        }
        Event::Sank { seat, cell: at, handle, home, why } => {
            let (name, at) = (name(seat), cell(at));
            let home = match home.is_empty() {
                true => String::new(),
                false => format!(" De vuelta a las reservas: {}.", passengers(home)),
            };
            match why {
                SinkReason::Empty => format!(
                    "El barco {handle} de {name} se hunde en {at}: no queda nadie a bordo.{home}"
                ),
                SinkReason::NoMajority => format!(
                    "El barco {handle} de {name} se hunde en {at}: se ha perdido la mayoría.{home}"
                ),
                SinkReason::Vaal => {
                    format!("El Vaal alcanza el barco {handle} de {name} en {at}.{home}")
                }
            }
        }
        Event::Founded { seat, cell: at, home } => {
            let (name, at) = (name(seat), cell(at));
            let home = count(home, "peón propio", "peones propios");
            format!("{name} funda un asentamiento en {at}; de vuelta a la reserva: {home}.")
        }
        Event::Docked { seat, cell: at, handle } => {
            let (name, at) = (name(seat), cell(at));
            format!("{name} atraca con el barco {handle} en su propio asentamiento de {at}.")
        }
        Event::Secured { seat, handle, how } => {
            let name = name(seat);
            match how {
                SecuredBy::Founding => format!("{name} asegura la pieza {handle} al fundar."),
                SecuredBy::Docking => format!("{name} asegura la pieza {handle} al atracar."),
                SecuredBy::Exchange => {
                    format!("{name} asegura la pieza {handle} con el intercambio.")
                }
                SecuredBy::Battle => format!("{name} asegura la pieza {handle} en la batalla."),
            }
        }
        Event::Disembarked { seat, cell: at, settled, home, sailing } => {
            let all = [
                do_they(settled, "se instala", "se instalan"),
                do_they(home, "vuelve a su reserva", "vuelven a su reserva"),
                do_they(sailing, "sigue navegando", "siguen navegando"),
            ];
            let all: Vec<String> = all.into_iter().flatten().collect();
            let (name, at, all) = (name(seat), cell(at), all.join("; "));
            format!("La tripulación de {name} desembarca en {at}: {all}.")
        }
        Event::SailedOn { seat, cell: at, handle, crew } => {
            let (name, crew, at) = (name(seat), passengers(crew), cell(at));
            format!("{name} sigue navegando desde {at} en el barco {handle} con {crew}.")
        }
        Event::SettlersLeft { seat, cell: at, left, taken } => {
            let (name, left, at) = (name(seat), passengers(left), cell(at));
            let left = format!("{name} deja {left} en el asentamiento de {at}");
            match taken.is_empty() {
                true => format!("{left}."),
                false => format!("{left} y sube a bordo {}.", settlers(taken)),
            }
        }
        Event::TakenOver { cell: at, from, to, heads } => {
            let (from, to, at) = (name(from), name(to), cell(at));
            let taken = format!("{to} le quita a {from} el asentamiento de {at}");
            match heads {
                0 => format!("{taken}."),
                heads => {
                    let heads = count(heads, "peón", "peones");
                    format!("{taken}; {from} conserva allí {heads}.")
                }
            }
        }
        Event::DisclosureProposed { seat, partner, pieces } => format!(
            "{} propone a {} una revelación: la pieza {} por la pieza {}.",
            name(seat),
            name(partner),
            pieces.mine,
            pieces.theirs
        ),
        Event::DisclosureAnswered { seat, partner, accepted: true } => {
            let (seat, partner) = (name(seat), name(partner));
            format!("{partner} acepta: {} se enseñan su pieza.", join(&[&seat, &partner]))
        }
        Event::DisclosureAnswered { seat, partner, accepted: false } => {
            format!("{} rechaza la revelación que propone {}.", name(partner), name(seat))
        }
        Event::PieceSeen { seat, handle, component: seen } => {
            format!("{} ve la pieza {handle}: {}.", name(seat), face(seen))
        }
        Event::OfferMade { from, to, counter, terms: offer } => {
            let what = if counter { "contraoferta" } else { "oferta" };
            let made = format!("{} hace una {what} a {}", name(from), name(to));
            let active = if counter { to } else { from };
            match offer {
                None => format!("{made}."),
                Some(offer) => {
                    format!("{made}: {}.", terms(&Terms::of(Lang::Es, active, offer, names)))
                }
            }
        }
        Event::OfferDeclined { from, to, counter: false } => {
            format!("{} rechaza la oferta de {}.", name(to), name(from))
        }
        Event::OfferDeclined { from, to, counter: true } => {
            format!("{} rechaza la contraoferta de {}.", name(to), name(from))
        }
        Event::Exchanged { seat, cell: at, terms: offer, at_settlement } => {
            let at = match at_settlement {
                true => format!("En el asentamiento de {}", cell(at)),
                false => format!("En el mar, en {},", cell(at)),
            };
            let terms = terms(&Terms::of(Lang::Es, seat, offer, names));
            format!("{at} se cierra un intercambio: {terms}.")
        }
        Event::Attacked { attacker, defender, cell: at, count: lost } => {
            let (attacker, defender, at) = (name(attacker), name(defender), cell(at));
            let lost = count(lost, "pasajero", "pasajeros");
            format!("{attacker} ataca a {defender} en {at}; los dos barcos pierden {lost}.")
        }
        Event::BattleWon { winner, loser, cell: _, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} gana la batalla: el barco {handle} de {loser} queda vacío.")
        }
        Event::Claimed { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} reclama la pieza {handle} del barco de {loser}.")
        }
        Event::ClaimDeclined { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} renuncia a la pieza {handle} del barco de {loser}.")
        }
        Event::LegendDisclosed { seat, nth, handles, components, choice } => {
            let (name, nth, pieces) = (name(seat), nth + 1, handles.map(|h| h.to_string()));
            let [who, place, what] = components;
            let legend = legend_sentence(Lang::Es, who, place, what);
            let pieces = join(&pieces);
            match choice {
                false => format!("{name} revela su leyenda {nth} con {pieces}: {legend}"),
                true => {
                    format!("{name} puede elegir y revela su leyenda {nth} con {pieces}: {legend}")
                }
            }
        }
        Event::FeatEarned { seat, feat: earned } => {
            format!("{} logra la hazaña {}.", name(seat), quote(feat(earned)))
        }
        Event::EndTriggered { why } => {
            format!("{} Después de este turno, cada jugador tiene uno más.", end(why))
        }
        Event::TurnEnded { .. } => return None,
        Event::Scored { seat, myth: held, score } => {
            let (name, myth) = (name(seat), title(held));
            format!("{name} descubre el Mito {myth}: {}.", columns(&score, column))
        }
        Event::MythPieceShown { seat, handle, component: shown } => {
            format!("{} enseña la pieza {handle} del Mito: {}.", name(seat), face(shown))
        }
        Event::TieRolled { seat, direction: die, distance } => {
            let (name, die) = (name(seat), direction(die));
            format!("Para desempatar, {name} saca {die} y {distance}.")
        }
        Event::TieRemoved { cell: at, trail, settlers: ashore } => {
            let at = cell(at);
            match (trail.is_empty(), ashore.is_empty()) {
                (true, true) => return None,
                (false, true) => format!("En {at} el Vaal retira de la estela: {}.", pawns(trail)),
                (true, false) => format!("En {at} el Vaal retira {}.", settlers(ashore)),
                (false, false) => format!(
                    "En {at} el Vaal retira {}, y de la estela: {}.",
                    settlers(ashore),
                    pawns(trail)
                ),
            }
        }
        Event::TieLeft { seats } => {
            let tied = join(&named(Lang::Es, seats, names));
            format!("Sigue el empate en el primer puesto: {tied}.")
        }
        Event::GameOver { places } => {
            let winners = winners(Lang::Es, places.by_seat(), names);
            match winners.len() {
                0 => "La partida ha terminado.".to_owned(),
                1 => format!("La partida ha terminado: gana {}.", join(&winners)),
                _ => {
                    format!("La partida ha terminado: {} comparten la victoria.", join(&winners))
                }
            }
        }
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    match *outcome {
        Outcome::God(seat) => {
            format!("Por sorteo, {} juega como Dios de los Vientos.", names.of(Lang::Es, seat))
        }
        Outcome::Direction(die) => format!("El dado de dirección muestra {}.", direction(die)),
        Outcome::Distance(distance) => format!("El dado de distancia muestra {distance}."),
        Outcome::Myth(drawn) => format!("Se roba el Mito Original {}.", title(drawn)),
        Outcome::Boat(drawn) => format!("Se roba el barco de Leyenda {}.", face(drawn)),
        Outcome::Tile(kind) => format!("Se roba una loseta de {}.", tile_kind(kind)),
    }
}

pub(super) fn end(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Legends => "Alguien ha revelado su tercera leyenda.",
        Trigger::Tiles => "Se ha colocado la última loseta del montón.",
        Trigger::Boats => "El último barco del mazo está en el tablero.",
        Trigger::Dead => "No hay ningún barco en el tablero y nadie puede botar uno.",
        Trigger::Table => "Todos han acordado terminar la partida.",
        Trigger::Becalmed => {
            "Hay calma chicha: hace demasiados turnos que estelas, mapa y asentamientos no crecen."
        }
    }
}
