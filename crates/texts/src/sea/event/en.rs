//! The events of Sea in English.

use super::{Terms, columns, named, winners};
use crate::grammar::en::{a, count, join, quote};
use crate::sea::names::en::{
    column, direction, feat, passengers, pawns, settlers, tile_kind, tribe_color,
};
use crate::sea::names::{cell, component, legend_sentence, myth};
use crate::{Lang, Names};
use ::sea::{
    Cell, Component, Counts, Event, Handle, LossReason, Myth, Outcome, PassReason, SecuredBy,
    SinkReason, TileKind, Trigger,
};

fn face(shown: Component) -> String {
    quote(component(Lang::En, shown))
}

fn title(which: Myth) -> String {
    quote(myth(Lang::En, which))
}

/// `an island tile`.
fn a_tile(kind: TileKind) -> String {
    a(&format!("{} tile", tile_kind(kind)))
}

fn origin(from: Cell) -> String {
    match from {
        Cell::PRIMORDIAL => "the Primordial Sea".to_owned(),
        from => format!("the settlement at {}", cell(from)),
    }
}

fn deck(left: u8) -> String {
    match left {
        0 => "the deck is empty".to_owned(),
        1 => "1 boat is left in the deck".to_owned(),
        left => format!("{left} boats are left in the deck"),
    }
}

fn pile(left: u8) -> String {
    match left {
        0 => "the pile is empty".to_owned(),
        1 => "1 tile is left in the pile".to_owned(),
        left => format!("{left} tiles are left in the pile"),
    }
}

/// `2 red pawns settle`, `1 red pawn settles`.
fn do_they(who: Counts, one: &str, many: &str) -> Option<String> {
    let verb = if who.total() == 1 { one } else { many };
    (!who.is_empty()).then(|| format!("{} {verb}", pawns(who)))
}

fn goods(piece: Option<Handle>, people: Counts) -> String {
    let piece = piece.map(|handle| format!("piece {handle}"));
    let people = (!people.is_empty()).then(|| pawns(people));
    let all: Vec<String> = piece.into_iter().chain(people).collect();
    if all.is_empty() { "nothing".to_owned() } else { join(&all) }
}

fn terms(terms: &Terms) -> String {
    let Terms { active, partner, offer } = terms;
    let given = goods(offer.swap.map(|pair| pair.mine), offer.give);
    let taken = goods(offer.swap.map(|pair| pair.theirs), offer.take);
    format!("{active} gives {given}; {partner} gives {taken}")
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::En, seat);
    Some(match *event {
        Event::GodChosen { seat } => format!("{} is the God of Winds.", name(seat)),
        Event::RolledForFirst { seat, direction: die } => {
            format!("{} rolls for N and gets {}.", name(seat), direction(die))
        }
        Event::FirstPlayer { seat } => format!("{} goes first.", name(seat)),
        Event::MythDrawn { seat, myth: None } => {
            format!("{} draws an Original Myth.", name(seat))
        }
        Event::MythDrawn { seat, myth: Some(drawn) } => {
            format!("{} draws the Original Myth {}.", name(seat), title(drawn))
        }
        Event::BoatDrawn { seat, handle, component: None, left } => {
            format!("{} draws the Legend boat {handle}; {}.", name(seat), deck(left))
        }
        Event::BoatDrawn { seat, handle, component: Some(drawn), left } => {
            let (name, face) = (name(seat), face(drawn));
            format!("{name} draws the Legend boat {handle}, {face}; {}.", deck(left))
        }
        Event::TurnBegan { seat, turn, last: false } => {
            format!("Turn {turn}: {} is to play.", name(seat))
        }
        Event::TurnBegan { seat, turn, last: true } => {
            format!("Turn {turn}: {} has a last turn.", name(seat))
        }
        Event::Passed { seat, why: PassReason::Chosen } => {
            format!("{} lets the last turn pass.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoBoat } => {
            format!("{} passes: no boat in hand, and none left in the deck.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoCrew } => {
            format!("{} passes: fewer than 2 pawns in the pool.", name(seat))
        }
        Event::Passed { seat, why: PassReason::NoOrigin } => {
            format!("{} passes: two boats lie wherever a launch is possible.", name(seat))
        }
        Event::VaalSummoned { seat, .. } => {
            format!("{} summons the Vaal Er Num onto the Primordial Sea.", name(seat))
        }
        Event::VaalMoved { from, to } => {
            format!("The Vaal moves from {} to {}.", cell(from), cell(to))
        }
        Event::VaalStopped { cell: at } => {
            format!("The Vaal stops at {}: no tile lies beyond.", cell(at))
        }
        Event::Launched { seat, cell: from, handle, crew } => {
            let (name, from, crew) = (name(seat), origin(from), passengers(crew));
            format!("{name} launches the boat {handle} from {from} with {crew}.")
        }
        Event::WindPaid { seat, paid: Some(tribe) } => {
            format!("{} pays a {} passenger to turn the wind.", name(seat), tribe_color(tribe))
        }
        Event::WindPaid { seat, paid: None } => {
            format!("{} decides to turn the wind, free of charge.", name(seat))
        }
        Event::DirectionRolled { seat, direction: die } => {
            format!("{} rolls {} on the direction die.", name(seat), direction(die))
        }
        Event::DistanceRolled { seat, distance } => {
            format!("{} rolls {distance} on the distance die.", name(seat))
        }
        Event::WindTurned { from, to } if from == to => {
            format!("The wind blows to {} already, so nothing turns.", direction(to))
        }
        Event::WindTurned { from, to } => {
            format!("The wind turns from {} to {}.", direction(from), direction(to))
        }
        Event::TileLaid { cell: at, kind, left } => {
            format!("At {} {} is laid; {}.", cell(at), a_tile(kind), pile(left))
        }
        Event::MapEnds { seat, cell: at } => {
            format!("No tile is left for {}, so {}'s boat stops.", cell(at), name(seat))
        }
        Event::CrowdMet { seat, cell: at, steps } => {
            let (name, steps) = (name(seat), count(steps, "step", "steps"));
            format!("{name} can't enter {}, where two boats lie: {steps} not made.", cell(at))
        }
        Event::FogMet { seat, cell: at } => format!("{} meets fog at {}.", name(seat), cell(at)),
        Event::StayedBeforeFog { seat, cell: at } => {
            format!("{} stays before the fog and does not cross to {}.", name(seat), cell(at))
        }
        Event::Stopped { seat, cell: at } => format!("{} stops at {}.", name(seat), cell(at)),
        Event::StormRolled { seat, distance } => {
            format!("Storm crossing: {} rolls {distance}.", name(seat))
        }
        Event::Sailed { seat, from, to, fog: false } => {
            format!("{} sails from {} to {}.", name(seat), cell(from), cell(to))
        }
        Event::Sailed { seat, from, to, fog: true } => {
            format!("{} sails from {} through the fog to {}.", name(seat), cell(from), cell(to))
        }
        Event::TrailLeft { seat, cell: at, tribe } => {
            let (name, color) = (name(seat), tribe_color(tribe));
            format!("{name} leaves a {color} passenger at {} as a trail.", cell(at))
        }
        Event::Relieved { seat, cell: at, taken } => {
            let (name, color) = (name(seat), tribe_color(taken));
            let at = cell(at);
            format!(
                "Relief at {at}: {name} takes a {color} pawn aboard and leaves one of their own."
            )
        }
        Event::TrailSwapped { seat, cell: at, taken } => {
            let (name, color) = (name(seat), tribe_color(taken));
            format!(
                "{name} swaps one of their passengers for a {color} trail pawn at {}.",
                cell(at)
            )
        }
        Event::Lost { seat, lost, why } => {
            let (name, lost) = (name(seat), passengers(lost));
            match why {
                LossReason::Crowd => format!("{name} loses {lost} for the steps not made."),
                LossReason::Fog => format!("{name} loses {lost} in the fog."),
                LossReason::Storm => format!("{name} loses {lost} in the storm."),
                LossReason::Battle => format!("{name} loses {lost} in battle."),
            }
        }
        Event::Sank { seat, cell: at, handle, home, why } => {
            let (name, at) = (name(seat), cell(at));
            let home = match home.is_empty() {
                true => String::new(),
                false => format!(" Back to the pools: {}.", passengers(home)),
            };
            match why {
                SinkReason::Empty => {
                    format!("{name}'s boat {handle} sinks at {at}: nobody is left aboard.{home}")
                }
                SinkReason::NoMajority => format!(
                    "{name}'s boat {handle} sinks at {at}: its captain has lost the majority.{home}"
                ),
                SinkReason::Vaal => {
                    format!("The Vaal hits {name}'s boat {handle} at {at}.{home}")
                }
            }
        }
        Event::Founded { seat, cell: at, home } => {
            let (name, home) = (name(seat), count(home, "own pawn", "own pawns"));
            format!("{name} founds a settlement at {}; back to the pool: {home}.", cell(at))
        }
        Event::Docked { seat, cell: at, handle } => {
            let (name, at) = (name(seat), cell(at));
            format!("{name} docks with the boat {handle} at their own settlement at {at}.")
        }
        Event::Secured { seat, handle, how } => {
            let name = name(seat);
            match how {
                SecuredBy::Founding => format!("{name} secures piece {handle} by founding."),
                SecuredBy::Docking => format!("{name} secures piece {handle} by docking."),
                SecuredBy::Exchange => format!("{name} secures piece {handle} by exchange."),
                SecuredBy::Battle => format!("{name} secures piece {handle} in battle."),
            }
        }
        Event::Disembarked { seat, cell: at, settled, home, sailing } => {
            let all = [
                do_they(settled, "settles", "settle"),
                do_they(home, "goes home", "go home"),
                do_they(sailing, "sails on", "sail on"),
            ];
            let all: Vec<String> = all.into_iter().flatten().collect();
            format!("{}'s crew disembarks at {}: {}.", name(seat), cell(at), all.join("; "))
        }
        Event::SailedOn { seat, cell: at, handle, crew } => {
            let (name, crew) = (name(seat), passengers(crew));
            format!("{name} sails on from {} in the boat {handle} with {crew}.", cell(at))
        }
        Event::SettlersLeft { seat, cell: at, left, taken } => {
            let (name, left, at) = (name(seat), passengers(left), cell(at));
            match taken.is_empty() {
                true => format!("{name} leaves {left} as settlers at {at}."),
                false => format!(
                    "{name} leaves {left} as settlers at {at} and takes aboard {}.",
                    settlers(taken)
                ),
            }
        }
        Event::TakenOver { cell: at, from, to, heads } => {
            let (from, to, at) = (name(from), name(to), cell(at));
            let taken = format!("{to} takes over the settlement at {at} from {from}");
            match heads {
                0 => format!("{taken}."),
                heads => format!("{taken}; {from} keeps {} there.", count(heads, "pawn", "pawns")),
            }
        }
        Event::DisclosureProposed { seat, partner, pieces } => format!(
            "{} proposes a disclosure to {}: piece {} for piece {}.",
            name(seat),
            name(partner),
            pieces.mine,
            pieces.theirs
        ),
        Event::DisclosureAnswered { seat, partner, accepted: true } => {
            let (seat, partner) = (name(seat), name(partner));
            format!("{partner} accepts: {seat} and {partner} see each other's piece.")
        }
        Event::DisclosureAnswered { seat, partner, accepted: false } => {
            format!("{} declines {}'s disclosure.", name(partner), name(seat))
        }
        Event::PieceSeen { seat, handle, component: seen } => {
            format!("{} sees piece {handle}: {}.", name(seat), face(seen))
        }
        Event::OfferMade { from, to, counter, terms: offer } => {
            let what = if counter { "a counter-offer" } else { "an offer" };
            let made = format!("{} makes {} {what}", name(from), name(to));
            let active = if counter { to } else { from };
            match offer {
                None => format!("{made}."),
                Some(offer) => {
                    format!("{made}: {}.", terms(&Terms::of(Lang::En, active, offer, names)))
                }
            }
        }
        Event::OfferDeclined { from, to, counter: false } => {
            format!("{} declines {}'s offer.", name(to), name(from))
        }
        Event::OfferDeclined { from, to, counter: true } => {
            format!("{} declines {}'s counter-offer.", name(to), name(from))
        }
        Event::Exchanged { seat, cell: at, terms: offer, at_settlement } => {
            let at = match at_settlement {
                true => format!("at the settlement at {}", cell(at)),
                false => format!("at sea, at {}", cell(at)),
            };
            let terms = terms(&Terms::of(Lang::En, seat, offer, names));
            format!("An exchange is concluded {at}: {terms}.")
        }
        Event::Attacked { attacker, defender, cell: at, count: lost } => {
            let (attacker, defender) = (name(attacker), name(defender));
            let lost = count(lost, "passenger", "passengers");
            format!("{attacker} attacks {defender} at {}; both boats lose {lost}.", cell(at))
        }
        Event::BattleWon { winner, loser, cell: _, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} wins the battle: {loser}'s boat {handle} is emptied.")
        }
        Event::Claimed { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} claims piece {handle} from {loser}'s boat.")
        }
        Event::ClaimDeclined { winner, loser, handle } => {
            let (winner, loser) = (name(winner), name(loser));
            format!("{winner} leaves piece {handle} of {loser}'s boat unclaimed.")
        }
        Event::LegendDisclosed { seat, nth, handles, components, choice } => {
            let (name, nth, pieces) = (name(seat), nth + 1, handles.map(|h| h.to_string()));
            let [who, place, what] = components;
            let legend = legend_sentence(Lang::En, who, place, what);
            let pieces = join(&pieces);
            match choice {
                false => format!("{name} discloses legend {nth} with {pieces}: {legend}"),
                true => format!(
                    "{name} has a choice, and discloses legend {nth} with {pieces}: {legend}"
                ),
            }
        }
        Event::FeatEarned { seat, feat: earned } => {
            format!("{} earns the feat {}.", name(seat), quote(feat(earned)))
        }
        Event::EndTriggered { why } => {
            format!("{} When this turn is over, every player has one more.", end(why))
        }
        Event::TurnEnded { .. } => return None,
        Event::Scored { seat, myth: held, score } => {
            let (name, myth) = (name(seat), title(held));
            format!("{name} lays open the Myth {myth}: {}.", columns(&score, column))
        }
        Event::MythPieceShown { seat, handle, component: shown } => {
            format!("{} shows piece {handle} of the Myth: {}.", name(seat), face(shown))
        }
        Event::TieRolled { seat, direction: die, distance } => {
            format!("To break the tie, {} rolls {} and {distance}.", name(seat), direction(die))
        }
        Event::TieRemoved { cell: at, trail, settlers: ashore } => {
            let at = cell(at);
            match (trail.is_empty(), ashore.is_empty()) {
                (true, true) => return None,
                (false, true) => {
                    format!("At {at} the Vaal removes from the trail: {}.", pawns(trail))
                }
                (true, false) => format!("At {at} the Vaal removes {}.", settlers(ashore)),
                (false, false) => format!(
                    "At {at} the Vaal removes {}, and from the trail: {}.",
                    settlers(ashore),
                    pawns(trail)
                ),
            }
        }
        Event::TieLeft { seats } => {
            format!("Still tied for first place: {}.", join(&named(Lang::En, seats, names)))
        }
        Event::GameOver { places } => {
            let winners = winners(Lang::En, places.by_seat(), names);
            match winners.len() {
                0 => "The game is over.".to_owned(),
                1 => format!("The game is over: {} wins.", join(&winners)),
                _ => format!("The game is over: {} share the victory.", join(&winners)),
            }
        }
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    match *outcome {
        Outcome::God(seat) => {
            format!("By lot, {} is the God of Winds.", names.of(Lang::En, seat))
        }
        Outcome::Direction(die) => format!("The direction die shows {}.", direction(die)),
        Outcome::Distance(distance) => format!("The distance die shows {distance}."),
        Outcome::Myth(drawn) => format!("The Original Myth {} is drawn.", title(drawn)),
        Outcome::Boat(drawn) => format!("The Legend boat {} is drawn.", face(drawn)),
        Outcome::Tile(kind) => format!("From the pile comes {}.", a_tile(kind)),
    }
}

pub(super) fn end(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Legends => "A player has disclosed a third legend.",
        Trigger::Tiles => "The last tile of the pile is laid.",
        Trigger::Boats => "The last boat of the deck is on the board.",
        Trigger::Dead => "No boat is on the board, and nobody can launch one.",
        Trigger::Table => "All players agreed to end the game.",
        Trigger::Becalmed => {
            "The game is becalmed: for too many turns trails, map and settlements have not grown."
        }
    }
}
