//! What a move would do: where a boat may get, what becomes of crews, what an offer gives to whom.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use ::sea::tables::DISTANCE_MAX;
use ::sea::{
    Cell, Counts, Direction, Frame, Handle, Move, Offer, Sea, Side, Steering, Tribe, View,
};
use kernel::{Game, Seat, Viewer};
use ratatui::text::Line;
use texts::terminal::sea::{SeaUi, sea_ui};

/// A cell that a boat may get to.
pub struct Reach {
    /// Where.
    pub cell: Cell,
    /// After how many steps, or a sign for what is here.
    pub sign: char,
}

/// The cells that the shown move is about.
pub fn reach(scene: &Scene<Sea>, view: &View) -> Vec<Reach> {
    let Some(mv) = scene.shown else { return Vec::new() };
    let boat = view.active.and_then(|seat| view.players[usize::from(seat)].boat);
    let line = |from: Cell, direction: Direction, most: u8| {
        (1..=most).map(move |steps| Reach {
            cell: from.step(direction, steps),
            sign: char::from(b'0' + steps),
        })
    };
    match (mv, boat) {
        (Move::Launch(cell), _) => vec![Reach { cell, sign: '∪' }],
        (Move::KeepWind | Move::Sail, Some(boat)) if !view.voyage.vaal_moves => {
            match view.options.steering {
                Steering::Wind => line(boat.cell, view.wind, DISTANCE_MAX).collect(),
                Steering::Die => Vec::new(),
            }
        }
        (Move::TurnWind(_), Some(boat)) if !view.voyage.vaal_moves => {
            let sides = [Side::Counterclockwise, Side::Clockwise];
            let turned = sides.into_iter().map(|side| view.wind.turned(side)).chain([view.wind]);
            turned.flat_map(|direction| line(boat.cell, direction, DISTANCE_MAX)).collect()
        }
        (Move::Side(side), Some(boat)) if !view.voyage.vaal_moves => {
            let most = view.voyage.distance.unwrap_or(DISTANCE_MAX);
            line(boat.cell, view.wind.turned(side), most).collect()
        }
        (Move::Onward, Some(boat)) => {
            let direction = match view.options.steering {
                Steering::Wind => view.wind,
                Steering::Die => view.voyage.direction.unwrap_or(view.wind),
            };
            line(boat.cell, direction, view.voyage.steps).collect()
        }
        (Move::Cross, _) => match view.agenda.last() {
            Some(Frame::Fog { tile }) => {
                let cell = view.tiles[usize::from(tile.0)].cell;
                vec![Reach { cell, sign: '1' }]
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// What the shown move would do, in words.
pub fn lines(scene: &Scene<Sea>, columns: usize) -> Vec<Line<'static>> {
    let view = scene.game.view(scene.viewer);
    let Some(mv) = scene.shown else { return Vec::new() };
    let mut text = text(scene, &view, mv);
    // What the menu has no room for stands here in full.
    let sentence = scene.describe(&mv);
    if text.is_empty() && flow::width(&sentence) >= columns {
        text = sentence;
    }
    if text.is_empty() {
        return Vec::new();
    }
    flow::wrapped_text(&text, scene.theme.plain(), columns, 0)
}

fn text(scene: &Scene<Sea>, view: &View, mv: Move) -> String {
    let lang = scene.lang;
    let say = |text| sea_ui(lang, text);
    let decider = view.decision.map_or(scene.me, |decision| Seat(decision.seat));
    match mv {
        Move::KeepWind | Move::Sail if view.voyage.vaal_moves => say(SeaUi::RangeDie),
        Move::KeepWind | Move::Sail => match view.options.steering {
            Steering::Wind => say(SeaUi::Range { to: texts::sea::direction(lang, view.wind) }),
            Steering::Die => say(SeaUi::RangeDie),
        },
        Move::TurnWind(paid) => {
            let point = |side| texts::sea::direction(lang, view.wind.turned(side));
            let same = texts::sea::direction(lang, view.wind);
            let turned = say(SeaUi::Turned {
                left: point(Side::Counterclockwise),
                same,
                right: point(Side::Clockwise),
            });
            let paid = paid.map(|tribe| after(scene, view, decider, Counts::of(tribe, 1), NONE));
            join(&[paid.unwrap_or_default(), turned])
        }
        Move::Leave(tribe) => after(scene, view, decider, Counts::of(tribe, 1), NONE),
        Move::Relief(taken) | Move::Swap(Some(taken)) => {
            let own = Counts::of(Tribe::of(decider), 1);
            after(scene, view, decider, own, Counts::of(taken, 1))
        }
        Move::Lose(lost) => after(scene, view, decider, lost, NONE),
        Move::Settle { leave, take } => after(scene, view, decider, leave, take),
        Move::Attack(count) => attack(scene, view, decider, count),
        Move::Disembark { settle, sail } => disembark(scene, view, settle, sail),
        // S16: the terms of a bot's offer are for its two parties.
        Move::Offer(offer) | Move::Counter(offer) if is_party(scene, view, &offer) => {
            terms(scene, view, &offer)
        }
        Move::Accept => match view.agenda.last() {
            Some(
                Frame::AnswerOffer { terms: Some(offer), .. }
                | Frame::AnswerCounter { terms: Some(offer), .. },
            ) => terms(scene, view, offer),
            _ => String::new(),
        },
        _ => String::new(),
    }
}

const NONE: Counts = Counts::NONE;

fn join(parts: &[String]) -> String {
    let parts: Vec<&str> =
        parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// A crew before and after, and whether its boat would sink.
fn after(scene: &Scene<Sea>, view: &View, seat: Seat, less: Counts, more: Counts) -> String {
    let Some(boat) = view.players[seat.index()].boat else { return String::new() };
    if !boat.crew.contains(less) {
        return String::new();
    }
    let crew = boat.crew - less + more;
    let name = scene.name(seat);
    let (before, now) = (signs::pawns_text(boat.crew), signs::pawns_text(crew));
    let sinks = !crew.is_led_by(Tribe::of(seat));
    let sinks =
        if sinks { format!(" ({})", sea_ui(scene.lang, SeaUi::Sinks)) } else { String::new() };
    format!("{name}: {before} → {now}{sinks}")
}

/// Both crews with so many fewer; whom each loses its captain chooses.
fn attack(scene: &Scene<Sea>, view: &View, seat: Seat, count: u8) -> String {
    let Some(mine) = view.players[seat.index()].boat else { return String::new() };
    let other = view.players.iter().find(|player| {
        player.seat != seat.0 && player.boat.is_some_and(|boat| boat.cell == mine.cell)
    });
    let crews = [Some(seat), other.map(|player| Seat(player.seat))];
    let told = crews.into_iter().flatten().filter_map(|seat| {
        let crew = view.players[seat.index()].boat?.crew.total();
        Some(format!("{}: {crew} → {}", scene.name(seat), crew.saturating_sub(count)))
    });
    join(&told.collect::<Vec<_>>())
}

fn disembark(scene: &Scene<Sea>, view: &View, settle: Counts, sail: Counts) -> String {
    let Some(Frame::Disembark { crew, .. }) = view.agenda.last() else { return String::new() };
    let gone = settle + sail;
    let home = if crew.contains(gone) { *crew - gone } else { NONE };
    let parts = [(SeaUi::Settle, settle), (SeaUi::Home, home), (SeaUi::SailOn, sail)];
    let told = parts.into_iter().filter(|(_, who)| !who.is_empty());
    let told =
        told.map(|(what, who)| format!("{} {}", sea_ui(scene.lang, what), signs::pawns_text(who)));
    join(&told.collect::<Vec<_>>())
}

/// Whether the viewer may know the terms of this offer.
pub fn is_party(scene: &Scene<Sea>, view: &View, offer: &Offer) -> bool {
    match scene.viewer {
        Viewer::Seat(seat) => seat == offer.partner || view.active == Some(seat.0),
        Viewer::Spectator => false,
        Viewer::Omniscient => true,
    }
}

/// What each side of an exchange gets, as far as the viewer knows the pieces.
fn terms(scene: &Scene<Sea>, view: &View, offer: &Offer) -> String {
    let Some(active) = view.active else { return String::new() };
    let goods = |piece: Option<Handle>, people: Counts| {
        let mut goods = Vec::new();
        goods.extend(piece.map(|handle| piece_text(scene, view, handle)));
        if !people.is_empty() {
            goods.push(signs::pawns_text(people));
        }
        if goods.is_empty() { sea_ui(scene.lang, SeaUi::Nothing) } else { goods.join(" + ") }
    };
    let gets = |seat: Seat, goods: &str| {
        sea_ui(scene.lang, SeaUi::Gets { name: &scene.name(seat), goods })
    };
    let mine = goods(offer.swap.map(|pair| pair.theirs), offer.take);
    let theirs = goods(offer.swap.map(|pair| pair.mine), offer.give);
    join(&[gets(Seat(active), &mine), gets(offer.partner, &theirs)])
}

/// A piece by its number, with its face if the viewer knows it.
pub fn piece_text(scene: &Scene<Sea>, view: &View, handle: Handle) -> String {
    let known = view.pieces.iter().find(|piece| piece.handle == handle);
    let face = match known.and_then(|piece| piece.component) {
        Some(component) => texts::sea::component(scene.lang, component).to_owned(),
        None => sea_ui(scene.lang, SeaUi::Unknown),
    };
    format!("{} ({face})", signs::handle(handle))
}
