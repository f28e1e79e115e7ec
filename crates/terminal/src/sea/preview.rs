//! What a move would do: where a boat may get, what becomes of crews, what an offer gives to whom.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use ::sea::{Cell, Counts, Frame, Handle, Move, Offer, Reach, Sea, Side, Steering, Tribe, View};
use kernel::{Game, Seat};
use ratatui::text::Line;
use texts::terminal::sea::{SeaUi, sea_ui};

/// A cell that the shown move is about, and the sign to mark it with.
pub struct Marked {
    /// Where.
    pub cell: Cell,
    /// After how many steps a boat may be here, or a sign for what is here.
    pub sign: char,
}

/// The cells that the shown move is about.
pub fn marked(scene: &Scene<Sea>, view: &View) -> Vec<Marked> {
    match scene.shown {
        None => Vec::new(),
        Some(Move::Launch(cell)) => vec![Marked { cell, sign: '∪' }],
        Some(mv) => {
            let mark =
                |reach: Reach| Marked { cell: reach.cell, sign: char::from(b'0' + reach.steps) };
            let reach = view.forecast(mv).reach.into_iter();
            reach.filter(|reach| reach.steps > 0 && !reach.blocked).map(mark).collect()
        }
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
        Move::Offer(offer) | Move::Counter(offer) if view.may_know_terms(scene.viewer, &offer) => {
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
    let Some(crew) = view.crew_after(seat, less, more) else { return String::new() };
    let before = signs::pawns_text(crew.before);
    let mut text = format!("{}: {before} → {}", scene.name(seat), signs::pawns_text(crew.after));
    if crew.sinks {
        text += &format!(" ({})", sea_ui(scene.lang, SeaUi::Sinks));
    }
    text
}

/// Both crews with so many fewer; whom each loses its captain chooses.
fn attack(scene: &Scene<Sea>, view: &View, attacker: Seat, count: u8) -> String {
    let Some(battle) = view.battle(count) else { return String::new() };
    let told =
        [attacker, battle.defender].into_iter().zip(battle.left).filter_map(|(seat, left)| {
            let crew = view.players[seat.index()].boat?.crew.total();
            Some(format!("{}: {crew} → {left}", scene.name(seat)))
        });
    join(&told.collect::<Vec<_>>())
}

fn disembark(scene: &Scene<Sea>, view: &View, settle: Counts, sail: Counts) -> String {
    let Some(home) = view.going_home(settle, sail) else { return String::new() };
    let parts = [(SeaUi::Settle, settle), (SeaUi::Home, home), (SeaUi::SailOn, sail)];
    let told = parts.into_iter().filter(|(_, who)| !who.is_empty());
    let told =
        told.map(|(what, who)| format!("{} {}", sea_ui(scene.lang, what), signs::pawns_text(who)));
    join(&told.collect::<Vec<_>>())
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
