//! The events of Sea in German.

use super::{Terms, columns, named, winners};
use crate::grammar::de::{count, join, quote};
use crate::sea::names::de::{bent, column, direction, feat, pawns, tile_kind, with_pawns};
use crate::sea::names::{cell, component, legend_sentence, myth};
use crate::{Lang, Names};
use ::sea::{
    Cell, Component, Counts, Event, Handle, LossReason, Myth, Outcome, PassReason, SecuredBy,
    SinkReason, Trigger,
};

fn face(shown: Component) -> String {
    quote(component(Lang::De, shown))
}

fn title(which: Myth) -> String {
    quote(myth(Lang::De, which))
}

fn origin(from: Cell) -> String {
    match from {
        Cell::PRIMORDIAL => "auf dem Urmeer".to_owned(),
        from => format!("an der Siedlung auf {}", cell(from)),
    }
}

fn deck(left: u8) -> String {
    match left {
        0 => "der Bootsstapel ist leer".to_owned(),
        1 => "im Bootsstapel ist noch 1 Boot".to_owned(),
        left => format!("im Bootsstapel sind noch {left} Boote"),
    }
}

fn pile(left: u8) -> String {
    match left {
        0 => "der Stapel ist leer".to_owned(),
        1 => "im Stapel ist noch 1 Plättchen".to_owned(),
        left => format!("im Stapel sind noch {left} Plättchen"),
    }
}

/// `2 rote Figuren siedeln`, `1 rote Figur siedelt`.
fn do_they(who: Counts, one: &str, many: &str) -> Option<String> {
    let verb = if who.total() == 1 { one } else { many };
    (!who.is_empty()).then(|| format!("{} {verb}", pawns(who)))
}

fn goods(piece: Option<Handle>, people: Counts) -> String {
    let piece = piece.map(|handle| format!("das Stück {handle}"));
    let people = (!people.is_empty()).then(|| pawns(people));
    let all: Vec<String> = piece.into_iter().chain(people).collect();
    if all.is_empty() { "nichts".to_owned() } else { join(&all) }
}

fn terms(terms: &Terms) -> String {
    let Terms { active, partner, offer } = terms;
    let given = goods(offer.swap.map(|pair| pair.mine), offer.give);
    let taken = goods(offer.swap.map(|pair| pair.theirs), offer.take);
    format!("{active} gibt {given}; {partner} gibt {taken}")
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::De, seat);
    Some(match *event {
        Event::GodChosen { seat } => format!("{} spielt den Gott der Winde.", name(seat)),
        Event::RolledForFirst { seat, direction: die } => {
            format!("{} würfelt um N: {}.", name(seat), direction(die))
        }
        Event::FirstPlayer { seat } => format!("{} beginnt.", name(seat)),
        Event::MythDrawn { seat, myth: None } => format!("{} zieht einen Urmythos.", name(seat)),
        Event::MythDrawn { seat, myth: Some(drawn) } => {
            format!("{} zieht den Urmythos {}.", name(seat), title(drawn))
        }
        Event::BoatDrawn { seat, handle, component: None, left } => {
            format!("{} zieht das Legendenboot {handle}; {}.", name(seat), deck(left))
        }
        Event::BoatDrawn { seat, handle, component: Some(drawn), left } => {
            let (name, face, deck) = (name(seat), face(drawn), deck(left));
            format!("{name} zieht das Legendenboot {handle}, {face}; {deck}.")
        }
        Event::TurnBegan { seat, turn, last: false } => {
            format!("Zug {turn}: {} ist am Zug.", name(seat))
        }
        Event::TurnBegan { seat, turn, last: true } => {
            format!("Zug {turn}: letzter Zug für {}.", name(seat))
        }
        Event::Passed { seat, why: PassReason::Chosen } => {
            format!("{} verzichtet auf den letzten Zug.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoBoat } => {
            format!("{} passt: kein Boot auf der Hand und keines im Bootsstapel.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoCrew } => {
            format!("{} passt: weniger als 2 Figuren im Vorrat.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoOrigin } => {
            format!("{} passt: An jedem möglichen Startort liegen zwei Boote.", name(seat))
        }
        Event::VaalSummoned { seat, .. } => {
            format!("{} ruft den Vaal Er Num auf das Urmeer herbei.", name(seat))
        }
        Event::VaalMoved { from, to } => {
            format!("Der Vaal zieht von {} nach {}.", cell(from), cell(to))
        }
        Event::VaalStopped { cell: at } => {
            format!("Der Vaal hält auf {} an: Dahinter liegt kein Plättchen.", cell(at))
        }
        Event::Launched { seat, cell: from, handle, crew } => {
            let (name, from, crew) = (name(seat), origin(from), with_pawns(crew));
            format!("{name} setzt das Boot {handle} {from} mit {crew} aus.")
        }
        Event::WindPaid { seat, paid: Some(tribe) } => {
            let (name, color) = (name(seat), bent(tribe, "e"));
            format!("{name} zahlt eine {color} Figur, um den Wind zu drehen.")
        }
        Event::WindPaid { seat, paid: None } => {
            format!("{} will den Wind drehen, kostenlos.", name(seat))
        }
        Event::DirectionRolled { seat, direction: die } => {
            format!("{} würfelt {} mit dem Richtungswürfel.", name(seat), direction(die))
        }
        Event::DistanceRolled { seat, distance } => {
            format!("{} würfelt {distance} mit dem Entfernungswürfel.", name(seat))
        }
        Event::WindTurned { from, to } if from == to => {
            format!("Der Wind weht schon nach {}; nichts dreht sich.", direction(to))
        }
        Event::WindTurned { from, to } => {
            format!("Der Wind dreht von {} nach {}.", direction(from), direction(to))
        }
        Event::TileLaid { cell: at, kind, left } => format!(
            "Auf {} wird ein Plättchen gelegt: {}; {}.",
            cell(at),
            tile_kind(kind),
            pile(left)
        ),
        Event::MapEnds { seat, cell: at } => format!(
            "Für {} ist kein Plättchen mehr da; das Boot von {} hält an.",
            cell(at),
            name(seat)
        ),
        Event::CrowdMet { seat, cell: at, steps } => {
            let (name, at, steps) = (name(seat), cell(at), count(steps, "Schritt", "Schritte"));
            format!("{name} kommt nicht nach {at}, wo zwei Boote liegen: {steps} nicht gemacht.")
        }
        Event::FogMet { seat, cell: at } => {
            format!("{} stößt bei {} auf Nebel.", name(seat), cell(at))
        }
        Event::StayedBeforeFog { seat, cell: at } => {
            format!("{} bleibt vor dem Nebel und fährt nicht nach {}.", name(seat), cell(at))
        }
        Event::Stopped { seat, cell: at } => format!("{} hält auf {} an.", name(seat), cell(at)),
        Event::StormRolled { seat, distance } => {
            format!("Fahrt durch den Sturm: {} würfelt {distance}.", name(seat))
        }
        Event::Sailed { seat, from, to, fog: false } => {
            format!("{} segelt von {} nach {}.", name(seat), cell(from), cell(to))
        }
        Event::Sailed { seat, from, to, fog: true } => {
            format!("{} segelt von {} durch den Nebel nach {}.", name(seat), cell(from), cell(to))
        }
        Event::TrailLeft { seat, cell: at, tribe } => {
            let (name, color) = (name(seat), bent(tribe, "e"));
            format!("{name} lässt auf {} eine {color} Figur als Spur zurück.", cell(at))
        }
        Event::Relieved { seat, cell: at, taken } => {
            let (name, color, at) = (name(seat), bent(taken, "e"), cell(at));
            format!(
                "Ablösung auf {at}: {name} nimmt eine {color} Figur an Bord und lässt eine eigene zurück."
            )
        }
        Event::TrailSwapped { seat, cell: at, taken } => {
            let (name, color, at) = (name(seat), bent(taken, "e"), cell(at));
            format!("Tausch auf {at}: {name} gibt eine eigene Figur für eine {color} Spurfigur.")
        }
        Event::Lost { seat, lost, why } => {
            let (name, lost) = (name(seat), pawns(lost));
            match why {
                LossReason::Crowd => format!("{name} verliert {lost} für nicht gemachte Schritte."),
                LossReason::Fog => format!("{name} verliert {lost} im Nebel."),
                LossReason::Storm => format!("{name} verliert {lost} im Sturm."),
                LossReason::Battle => format!("{name} verliert {lost} im Kampf."),
            }
        }
        Event::Sank { seat, cell: at, handle, home, why } => {
            let (name, at) = (name(seat), cell(at));
            let home = match home.is_empty() {
                true => String::new(),
                false => format!(" Zurück in die Vorräte: {}.", pawns(home)),
            };
            match why {
                SinkReason::Empty => format!(
                    "Das Boot {handle} von {name} sinkt auf {at}: Niemand ist mehr an Bord.{home}"
                ),
                SinkReason::NoMajority => format!(
                    "Das Boot {handle} von {name} sinkt auf {at}: Die Mehrheit ist verloren.{home}"
                ),
                SinkReason::Vaal => {
                    format!("Der Vaal trifft das Boot {handle} von {name} auf {at}.{home}")
                }
            }
        }
        Event::Founded { seat, cell: at, home } => {
            let (name, at) = (name(seat), cell(at));
            let home = count(home, "eigene Figur", "eigene Figuren");
            format!("{name} gründet auf {at} eine Siedlung; zurück in den Vorrat: {home}.")
        }
        Event::Docked { seat, cell: at, handle } => {
            let (name, at) = (name(seat), cell(at));
            format!("{name} legt mit dem Boot {handle} an der eigenen Siedlung auf {at} an.")
        }
        Event::Secured { seat, handle, how } => {
            let name = name(seat);
            match how {
                SecuredBy::Founding => {
                    format!("{name} sichert durch die Gründung das Stück {handle}.")
                }
                SecuredBy::Docking => {
                    format!("{name} sichert durch das Anlegen das Stück {handle}.")
                }
                SecuredBy::Exchange => {
                    format!("{name} sichert durch den Tausch das Stück {handle}.")
                }
                SecuredBy::Battle => format!("{name} sichert im Kampf das Stück {handle}."),
            }
        }
        Event::Disembarked { seat, cell: at, settled, home, sailing } => {
            let all = [
                do_they(settled, "siedelt", "siedeln"),
                do_they(home, "geht heim", "gehen heim"),
                do_they(sailing, "segelt weiter", "segeln weiter"),
            ];
            let all: Vec<String> = all.into_iter().flatten().collect();
            let (name, at, all) = (name(seat), cell(at), all.join("; "));
            format!("Die Besatzung von {name} geht auf {at} von Bord: {all}.")
        }
        Event::SailedOn { seat, cell: at, handle, crew } => {
            let (name, crew, at) = (name(seat), with_pawns(crew), cell(at));
            format!("{name} segelt von {at} im Boot {handle} mit {crew} weiter.")
        }
        Event::SettlersLeft { seat, cell: at, left, taken } => {
            let (name, left, at) = (name(seat), pawns(left), cell(at));
            match taken.is_empty() {
                true => format!("{name} setzt auf {at} Siedler ab: {left}."),
                false => format!(
                    "{name} setzt auf {at} Siedler ab: {left}; dafür an Bord: {}.",
                    pawns(taken)
                ),
            }
        }
        Event::TakenOver { cell: at, from, to, heads } => {
            let (from, to, at) = (name(from), name(to), cell(at));
            let taken = format!("{to} übernimmt die Siedlung auf {at} von {from}");
            match heads {
                0 => format!("{taken}."),
                heads => {
                    let heads = count(heads, "Figur", "Figuren");
                    format!("{taken}; {from} behält dort {heads}.")
                }
            }
        }
        Event::DisclosureProposed { seat, partner, pieces } => format!(
            "{} schlägt {} einen Einblick vor: Stück {} gegen Stück {}.",
            name(seat),
            name(partner),
            pieces.mine,
            pieces.theirs
        ),
        Event::DisclosureAnswered { seat, partner, accepted: true } => {
            let (seat, partner) = (name(seat), name(partner));
            format!("{partner} nimmt an: {seat} und {partner} zeigen einander ihr Stück.")
        }
        Event::DisclosureAnswered { seat, partner, accepted: false } => {
            format!("{} lehnt den Einblick ab, den {} vorschlägt.", name(partner), name(seat))
        }
        Event::PieceSeen { seat, handle, component: seen } => {
            format!("{} sieht das Stück {handle}: {}.", name(seat), face(seen))
        }
        Event::OfferMade { from, to, counter, terms: offer } => {
            let what = if counter { "Gegenangebot" } else { "Angebot" };
            let made = format!("{} macht {} ein {what}", name(from), name(to));
            let active = if counter { to } else { from };
            match offer {
                None => format!("{made}."),
                Some(offer) => {
                    format!("{made}: {}.", terms(&Terms::of(Lang::De, active, offer, names)))
                }
            }
        }
        Event::OfferDeclined { from, to, counter: false } => {
            format!("{} lehnt das Angebot von {} ab.", name(to), name(from))
        }
        Event::OfferDeclined { from, to, counter: true } => {
            format!("{} lehnt das Gegenangebot von {} ab.", name(to), name(from))
        }
        Event::Exchanged { seat, cell: at, terms: offer, at_settlement } => {
            let at = match at_settlement {
                true => format!("An der Siedlung auf {}", cell(at)),
                false => format!("Auf See, auf {},", cell(at)),
            };
            let terms = terms(&Terms::of(Lang::De, seat, offer, names));
            format!("{at} wird ein Handel abgeschlossen: {terms}.")
        }
        Event::Attacked { attacker, defender, cell: at, count: lost } => {
            let (attacker, defender, at) = (name(attacker), name(defender), cell(at));
            let lost = count(lost, "Figur", "Figuren");
            format!("{attacker} greift auf {at} {defender} an; beide Boote verlieren {lost}.")
        }
        Event::BattleWon { winner, loser, cell: _, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} gewinnt den Kampf: Das Boot {handle} von {loser} ist leer.")
        }
        Event::Claimed { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} beansprucht das Stück {handle} aus dem Boot von {loser}.")
        }
        Event::ClaimDeclined { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} verzichtet auf das Stück {handle} aus dem Boot von {loser}.")
        }
        Event::LegendDisclosed { seat, nth, handles, components, choice } => {
            let (name, nth, pieces) = (name(seat), nth + 1, handles.map(|h| h.to_string()));
            let [who, place, what] = components;
            let legend = legend_sentence(Lang::De, who, place, what);
            let pieces = join(&pieces);
            match choice {
                false => format!("{name} legt mit {pieces} Legende {nth} offen: {legend}"),
                true => {
                    format!(
                        "{name} hat die Wahl und legt mit {pieces} Legende {nth} offen: {legend}"
                    )
                }
            }
        }
        Event::FeatEarned { seat, feat: earned } => {
            format!("{} vollbringt die Großtat {}.", name(seat), quote(feat(earned)))
        }
        Event::EndTriggered { why } => {
            format!("{} Nach diesem Zug hat jeder Spieler noch einen.", end(why))
        }
        Event::TurnEnded { .. } => return None,
        Event::Scored { seat, myth: held, score } => {
            let (name, myth) = (name(seat), title(held));
            format!("{name} legt den Urmythos {myth} offen: {}.", columns(&score, column))
        }
        Event::MythPieceShown { seat, handle, component: shown } => {
            format!("{} zeigt vom Urmythos das Stück {handle}: {}.", name(seat), face(shown))
        }
        Event::TieRolled { seat, direction: die, distance } => {
            let (name, die) = (name(seat), direction(die));
            format!("Im Stechen würfelt {name} {die} und {distance}.")
        }
        Event::TieRemoved { cell: at, trail, settlers: ashore } => {
            let at = cell(at);
            match (trail.is_empty(), ashore.is_empty()) {
                (true, true) => return None,
                (false, true) => {
                    format!("Auf {at} entfernt der Vaal aus der Spur {}.", pawns(trail))
                }
                (true, false) => {
                    format!("Auf {at} entfernt der Vaal aus der Siedlung {}.", pawns(ashore))
                }
                (false, false) => format!(
                    "Auf {at} entfernt der Vaal aus der Siedlung {}, aus der Spur {}.",
                    pawns(ashore),
                    pawns(trail)
                ),
            }
        }
        Event::TieLeft { seats } => {
            format!(
                "Noch gleichauf auf dem ersten Platz: {}.",
                join(&named(Lang::De, seats, names))
            )
        }
        Event::GameOver { places } => {
            let winners = winners(Lang::De, places.by_seat(), names);
            match winners.len() {
                0 => "Die Partie ist zu Ende.".to_owned(),
                1 => format!("Die Partie ist zu Ende: {} gewinnt.", join(&winners)),
                _ => format!("Die Partie ist zu Ende: {} teilen sich den Sieg.", join(&winners)),
            }
        }
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    match *outcome {
        Outcome::God(seat) => {
            format!("Das Los bestimmt: {} spielt den Gott der Winde.", names.of(Lang::De, seat))
        }
        Outcome::Direction(die) => format!("Der Richtungswürfel zeigt {}.", direction(die)),
        Outcome::Distance(distance) => format!("Der Entfernungswürfel zeigt {distance}."),
        Outcome::Myth(drawn) => format!("Gezogen wird der Urmythos {}.", title(drawn)),
        Outcome::Boat(drawn) => format!("Gezogen wird das Legendenboot {}.", face(drawn)),
        Outcome::Tile(kind) => format!("Das gezogene Plättchen zeigt {}.", tile_kind(kind)),
    }
}

pub(super) fn end(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Legends => "Jemand hat eine dritte Legende offengelegt.",
        Trigger::Tiles => "Das letzte Plättchen des Stapels ist gelegt.",
        Trigger::Boats => "Das letzte Boot des Bootsstapels ist auf dem Spielplan.",
        Trigger::Dead => "Kein Boot ist auf dem Spielplan, und niemand kann eines aussetzen.",
        Trigger::Table => "Alle haben sich geeinigt, die Partie zu beenden.",
        Trigger::Becalmed => {
            "Es herrscht Flaute: Zu lange sind Spuren, Karte und Siedlungen nicht gewachsen."
        }
    }
}
