//! The events of Sea in French.
//!
//! Names never stand after *de*, so that none needs an elision.

use super::{Terms, columns, named, winners};
use crate::grammar::fr::{count, join, quote};
use crate::sea::names::fr::{
    a_tile, column, direction, feat, passengers, pawns, settlers, tribe_color,
};
use crate::sea::names::{cell, component, legend_sentence, myth};
use crate::{Lang, Names};
use ::sea::{
    Cell, Component, Counts, Event, Handle, LossReason, Myth, Outcome, PassReason, SecuredBy,
    SinkReason, Trigger,
};

fn face(shown: Component) -> String {
    quote(component(Lang::Fr, shown))
}

fn title(which: Myth) -> String {
    quote(myth(Lang::Fr, which))
}

fn origin(from: Cell) -> String {
    match from {
        Cell::PRIMORDIAL => "la Mer Primordiale".to_owned(),
        from => format!("la colonie en {}", cell(from)),
    }
}

fn deck(left: u8) -> String {
    match left {
        0 => "la pioche de bateaux est vide".to_owned(),
        1 => "il reste 1 bateau dans la pioche".to_owned(),
        left => format!("il reste {left} bateaux dans la pioche"),
    }
}

fn pile(left: u8) -> String {
    match left {
        0 => "la pioche est vide".to_owned(),
        1 => "il reste 1 tuile dans la pioche".to_owned(),
        left => format!("il reste {left} tuiles dans la pioche"),
    }
}

/// `2 pions rouges s'installent`, `1 pion rouge s'installe`.
fn do_they(who: Counts, one: &str, many: &str) -> Option<String> {
    let verb = if who.total() == 1 { one } else { many };
    (!who.is_empty()).then(|| format!("{} {verb}", pawns(who)))
}

fn goods(piece: Option<Handle>, people: Counts) -> String {
    let piece = piece.map(|handle| format!("la pièce {handle}"));
    let people = (!people.is_empty()).then(|| pawns(people));
    join(&piece.into_iter().chain(people).collect::<Vec<_>>())
}

/// Who gives what; nobody "gives nothing" in French.
fn gives(name: &str, goods: &str) -> String {
    if goods.is_empty() { format!("{name} ne donne rien") } else { format!("{name} donne {goods}") }
}

fn terms(terms: &Terms) -> String {
    let Terms { active, partner, offer } = terms;
    let given = goods(offer.swap.map(|pair| pair.mine), offer.give);
    let taken = goods(offer.swap.map(|pair| pair.theirs), offer.take);
    format!("{}\u{a0}; {}", gives(active, &given), gives(partner, &taken))
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::Fr, seat);
    Some(match *event {
        Event::GodChosen { seat } => format!("{} joue le Dieu des Vents.", name(seat)),
        Event::RolledForFirst { seat, direction: die } => {
            format!("{} lance le dé pour obtenir N\u{a0}: {}.", name(seat), direction(die))
        }
        Event::FirstPlayer { seat } => format!("{} commence.", name(seat)),
        Event::MythDrawn { seat, myth: None } => {
            format!("{} pioche un Mythe Originel.", name(seat))
        }
        Event::MythDrawn { seat, myth: Some(drawn) } => {
            format!("{} pioche le Mythe Originel {}.", name(seat), title(drawn))
        }
        Event::BoatDrawn { seat, handle, component: None, left } => {
            format!("{} pioche le bateau de Légende {handle}\u{a0}; {}.", name(seat), deck(left))
        }
        Event::BoatDrawn { seat, handle, component: Some(drawn), left } => {
            let (name, face, deck) = (name(seat), face(drawn), deck(left));
            format!("{name} pioche le bateau de Légende {handle}, {face}\u{a0}; {deck}.")
        }
        Event::TurnBegan { seat, turn, last: false } => {
            format!("Tour {turn}\u{a0}: c'est à {} de jouer.", name(seat))
        }
        Event::TurnBegan { seat, turn, last: true } => {
            format!("Tour {turn}\u{a0}: dernier tour pour {}.", name(seat))
        }
        Event::Passed { seat, why: PassReason::Chosen } => {
            format!("{} passe son dernier tour.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoBoat } => {
            format!("{} passe\u{a0}: pas de bateau en main, ni dans la pioche.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoCrew } => {
            format!("{} passe\u{a0}: moins de 2 pions dans la réserve.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoOrigin } => {
            format!("{} passe\u{a0}: deux bateaux occupent chaque départ possible.", name(seat))
        }
        Event::VaalSummoned { seat, .. } => {
            format!("{} invoque le Vaal Er Num sur la Mer Primordiale.", name(seat))
        }
        Event::VaalMoved { from, to } => {
            format!("Le Vaal avance de {} à {}.", cell(from), cell(to))
        }
        Event::VaalStopped { cell: at } => {
            format!("Le Vaal s'arrête en {}\u{a0}: il n'y a pas de tuile au-delà.", cell(at))
        }
        Event::Launched { seat, cell: from, handle, crew } => {
            let (name, from, crew) = (name(seat), origin(from), passengers(crew));
            format!("{name} met à l'eau le bateau {handle} depuis {from} avec {crew}.")
        }
        Event::WindPaid { seat, paid: Some(tribe) } => format!(
            "{} paie un passager {} pour faire tourner le vent.",
            name(seat),
            tribe_color(tribe)
        ),
        Event::WindPaid { seat, paid: None } => {
            format!("{} décide de faire tourner le vent, gratuitement.", name(seat))
        }
        Event::DirectionRolled { seat, direction: die } => {
            format!("{} obtient {} au dé de direction.", name(seat), direction(die))
        }
        Event::DistanceRolled { seat, distance } => {
            format!("{} obtient {distance} au dé de distance.", name(seat))
        }
        Event::WindTurned { from, to } if from == to => {
            format!("Le vent souffle déjà vers {}\u{a0}: rien ne tourne.", direction(to))
        }
        Event::WindTurned { from, to } => {
            format!("Le vent tourne de {} à {}.", direction(from), direction(to))
        }
        Event::TileLaid { cell: at, kind, left } => {
            format!("En {}, on pose {}\u{a0}; {}.", cell(at), a_tile(kind), pile(left))
        }
        Event::MapEnds { seat, cell: at } => {
            format!("Il ne reste pas de tuile pour {}, et {} s'arrête.", cell(at), name(seat))
        }
        Event::CrowdMet { seat, cell: at, steps } => {
            let (name, at) = (name(seat), cell(at));
            let steps = count(steps, "pas non fait", "pas non faits");
            format!("{name} ne peut pas entrer en {at}, où sont deux bateaux\u{a0}: {steps}.")
        }
        Event::FogMet { seat, cell: at } => {
            format!("{} rencontre de la brume en {}.", name(seat), cell(at))
        }
        Event::StayedBeforeFog { seat, cell: at } => {
            format!("{} reste devant la brume et ne traverse pas vers {}.", name(seat), cell(at))
        }
        Event::Stopped { seat, cell: at } => format!("{} s'arrête en {}.", name(seat), cell(at)),
        Event::StormRolled { seat, distance } => {
            format!("Traversée de la tempête\u{a0}: {} obtient {distance}.", name(seat))
        }
        Event::Sailed { seat, from, to, fog: false } => {
            format!("{} navigue de {} à {}.", name(seat), cell(from), cell(to))
        }
        Event::Sailed { seat, from, to, fog: true } => {
            format!("{} traverse la brume, de {} à {}.", name(seat), cell(from), cell(to))
        }
        Event::TrailLeft { seat, cell: at, tribe } => {
            let (name, color) = (name(seat), tribe_color(tribe));
            format!("{name} laisse un passager {color} en sillage en {}.", cell(at))
        }
        Event::Relieved { seat, cell: at, taken } => {
            let (name, color, at) = (name(seat), tribe_color(taken), cell(at));
            format!(
                "Relève en {at}\u{a0}: {name} prend à bord un pion {color} et laisse un des siens."
            )
        }
        Event::TrailSwapped { seat, cell: at, taken } => {
            let (name, color, at) = (name(seat), tribe_color(taken), cell(at));
            format!(
                "Échange en {at}\u{a0}: {name} donne un de ses passagers contre un pion de sillage {color}."
            )
        }
        Event::Lost { seat, lost, why } => {
            let (name, lost) = (name(seat), passengers(lost));
            match why {
                LossReason::Crowd => format!("{name} perd {lost} pour les pas non faits."),
                LossReason::Fog => format!("{name} perd {lost} dans la brume."),
                LossReason::Storm => format!("{name} perd {lost} dans la tempête."),
                LossReason::Battle => format!("{name} perd {lost} au combat."),
            }
        }
        Event::Sank { seat, cell: at, handle, home, why } => {
            let (name, at) = (name(seat), cell(at));
            let home = match home.is_empty() {
                true => String::new(),
                false => format!(" Retour aux réserves\u{a0}: {}.", passengers(home)),
            };
            match why {
                SinkReason::Empty => format!(
                    "Le bateau {handle} mené par {name} coule en {at}\u{a0}: il n'y a plus personne à bord.{home}"
                ),
                SinkReason::NoMajority => format!(
                    "Le bateau {handle} mené par {name} coule en {at}\u{a0}: la majorité est perdue.{home}"
                ),
                SinkReason::Vaal => {
                    format!("Le Vaal touche le bateau {handle} mené par {name} en {at}.{home}")
                }
            }
        }
        Event::Founded { seat, cell: at, home } => {
            let (name, at, home) = (name(seat), cell(at), count(home, "pion", "pions"));
            format!("{name} fonde une colonie en {at}\u{a0}; retour à la réserve\u{a0}: {home}.")
        }
        Event::Docked { seat, cell: at, handle } => {
            let (name, at) = (name(seat), cell(at));
            format!("{name} accoste avec le bateau {handle} à sa propre colonie en {at}.")
        }
        Event::Secured { seat, handle, how } => {
            let name = name(seat);
            match how {
                SecuredBy::Founding => {
                    format!("{name} met en sûreté la pièce {handle} en fondant.")
                }
                SecuredBy::Docking => {
                    format!("{name} met en sûreté la pièce {handle} en accostant.")
                }
                SecuredBy::Exchange => {
                    format!("{name} met en sûreté la pièce {handle} par un échange.")
                }
                SecuredBy::Battle => {
                    format!("{name} met en sûreté la pièce {handle} au combat.")
                }
            }
        }
        Event::Disembarked { seat, cell: at, settled, home, sailing } => {
            let all = [
                do_they(settled, "s'installe", "s'installent"),
                do_they(home, "rentre", "rentrent"),
                do_they(sailing, "reprend la mer", "reprennent la mer"),
            ];
            let all: Vec<String> = all.into_iter().flatten().collect();
            let (name, at, all) = (name(seat), cell(at), all.join("\u{a0}; "));
            format!("L'équipage mené par {name} débarque en {at}\u{a0}: {all}.")
        }
        Event::SailedOn { seat, cell: at, handle, crew } => {
            let (name, crew, at) = (name(seat), passengers(crew), cell(at));
            format!("{name} reprend la mer en {at} sur le bateau {handle} avec {crew}.")
        }
        Event::SettlersLeft { seat, cell: at, left, taken } => {
            let (name, left, at) = (name(seat), passengers(left), cell(at));
            let left = format!("{name} laisse {left} à la colonie en {at}");
            match taken.is_empty() {
                true => format!("{left}."),
                false => format!("{left} et prend à bord {}.", settlers(taken)),
            }
        }
        Event::TakenOver { cell: at, from, to, heads } => {
            let (from, to, at) = (name(from), name(to), cell(at));
            let taken = format!("{to} prend à {from} la colonie en {at}");
            match heads {
                0 => format!("{taken}."),
                heads => {
                    let heads = count(heads, "pion", "pions");
                    format!("{taken}\u{a0}; {from} y garde {heads}.")
                }
            }
        }
        Event::DisclosureProposed { seat, partner, pieces } => format!(
            "{} propose à {} un dévoilement\u{a0}: la pièce {} contre la pièce {}.",
            name(seat),
            name(partner),
            pieces.mine,
            pieces.theirs
        ),
        Event::DisclosureAnswered { seat, partner, accepted: true } => {
            let (seat, partner) = (name(seat), name(partner));
            format!("{partner} accepte\u{a0}: {seat} et {partner} se montrent leur pièce.")
        }
        Event::DisclosureAnswered { seat, partner, accepted: false } => {
            format!("{} refuse le dévoilement proposé par {}.", name(partner), name(seat))
        }
        Event::PieceSeen { seat, handle, component: seen } => {
            format!("{} voit la pièce {handle}\u{a0}: {}.", name(seat), face(seen))
        }
        Event::OfferMade { from, to, counter, terms: offer } => {
            let what = if counter { "contre-offre" } else { "offre" };
            let made = format!("{} fait une {what} à {}", name(from), name(to));
            let active = if counter { to } else { from };
            match offer {
                None => format!("{made}."),
                Some(offer) => {
                    let terms = terms(&Terms::of(Lang::Fr, active, offer, names));
                    format!("{made}\u{a0}: {terms}.")
                }
            }
        }
        Event::OfferDeclined { from, to, counter: false } => {
            format!("{} refuse l'offre faite par {}.", name(to), name(from))
        }
        Event::OfferDeclined { from, to, counter: true } => {
            format!("{} refuse la contre-offre faite par {}.", name(to), name(from))
        }
        Event::Exchanged { seat, cell: at, terms: offer, at_settlement } => {
            let at = match at_settlement {
                true => format!("à la colonie en {}", cell(at)),
                false => format!("en mer, en {}", cell(at)),
            };
            let terms = terms(&Terms::of(Lang::Fr, seat, offer, names));
            format!("Un échange est conclu {at}\u{a0}: {terms}.")
        }
        Event::Attacked { attacker, defender, cell: at, count: lost } => {
            let (attacker, defender, at) = (name(attacker), name(defender), cell(at));
            let lost = count(lost, "passager", "passagers");
            format!("{attacker} attaque {defender} en {at}\u{a0}; chaque bateau perd {lost}.")
        }
        Event::BattleWon { winner, loser, cell: _, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} gagne le combat\u{a0}: le bateau {handle} mené par {loser} est vidé.")
        }
        Event::Claimed { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} s'empare de la pièce {handle} du bateau mené par {loser}.")
        }
        Event::ClaimDeclined { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} renonce à la pièce {handle} du bateau mené par {loser}.")
        }
        Event::LegendDisclosed { seat, nth, handles, components, choice } => {
            let (name, nth, pieces) = (name(seat), nth + 1, handles.map(|h| h.to_string()));
            let [who, place, what] = components;
            let legend = legend_sentence(Lang::Fr, who, place, what);
            let pieces = join(&pieces);
            match choice {
                false => {
                    format!("{name} révèle sa légende {nth} avec {pieces}\u{a0}: {legend}")
                }
                true => format!(
                    "{name} a le choix et révèle sa légende {nth} avec {pieces}\u{a0}: {legend}"
                ),
            }
        }
        Event::FeatEarned { seat, feat: earned } => {
            format!("{} accomplit l'exploit {}.", name(seat), quote(feat(earned)))
        }
        Event::EndTriggered { why } => {
            format!("{} Après ce tour, chaque joueur en a encore un.", end(why))
        }
        Event::TurnEnded { .. } => return None,
        Event::Scored { seat, myth: held, score } => {
            let (name, myth, columns) = (name(seat), title(held), columns(&score, column));
            format!("{name} dévoile le Mythe {myth}\u{a0}: {columns}.")
        }
        Event::MythPieceShown { seat, handle, component: shown } => {
            format!("{} montre la pièce {handle} du Mythe\u{a0}: {}.", name(seat), face(shown))
        }
        Event::TieRolled { seat, direction: die, distance } => {
            let (name, die) = (name(seat), direction(die));
            format!("Pour départager, {name} obtient {die} et {distance}.")
        }
        Event::TieRemoved { cell: at, trail, settlers: ashore } => {
            let at = cell(at);
            match (trail.is_empty(), ashore.is_empty()) {
                (true, true) => return None,
                (false, true) => {
                    format!("En {at}, le Vaal retire du sillage\u{a0}: {}.", pawns(trail))
                }
                (true, false) => format!("En {at}, le Vaal retire {}.", settlers(ashore)),
                (false, false) => format!(
                    "En {at}, le Vaal retire {}, et du sillage\u{a0}: {}.",
                    settlers(ashore),
                    pawns(trail)
                ),
            }
        }
        Event::TieLeft { seats } => {
            let tied = join(&named(Lang::Fr, seats, names));
            format!("Toujours à égalité pour la première place\u{a0}: {tied}.")
        }
        Event::GameOver { places } => {
            let winners = winners(Lang::Fr, places.by_seat(), names);
            match winners.len() {
                0 => "La partie est terminée.".to_owned(),
                1 => format!("La partie est terminée\u{a0}: {} gagne.", join(&winners)),
                _ => {
                    format!(
                        "La partie est terminée\u{a0}: {} partagent la victoire.",
                        join(&winners)
                    )
                }
            }
        }
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    match *outcome {
        Outcome::God(seat) => {
            format!("Par tirage au sort, {} joue le Dieu des Vents.", names.of(Lang::Fr, seat))
        }
        Outcome::Direction(die) => format!("Le dé de direction montre {}.", direction(die)),
        Outcome::Distance(distance) => format!("Le dé de distance montre {distance}."),
        Outcome::Myth(drawn) => format!("On pioche le Mythe Originel {}.", title(drawn)),
        Outcome::Boat(drawn) => format!("On pioche le bateau de Légende {}.", face(drawn)),
        Outcome::Tile(kind) => format!("On pioche {}.", a_tile(kind)),
    }
}

pub(super) fn end(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Legends => "Un joueur a révélé sa troisième légende.",
        Trigger::Tiles => "La dernière tuile de la pioche est posée.",
        Trigger::Boats => "Le dernier bateau de la pioche est sur le plateau.",
        Trigger::Dead => "Aucun bateau n'est sur le plateau et personne ne peut en lancer un.",
        Trigger::Table => "Tous se sont entendus pour terminer la partie.",
        Trigger::Becalmed => {
            "C'est le calme plat\u{a0}: depuis trop de tours, sillages, carte et colonies n'ont pas grandi."
        }
    }
}
