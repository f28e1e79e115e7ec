//! The effects of a move: the cells a boat may reach, changes of crews, and the terms of an offer.

use super::signs;
use crate::draw::flow;
use crate::draw::picture::Scene;
use ::sea::{Cell, Counts, CrewChange, Dice, Gets, Handle, Move, Reach, Sea, View};
use kernel::Game;
use ratatui::text::Line;
use texts::terminal::sea::{SeaUi, sea_ui};

/// A cell that the shown move is about, and the sign to mark it with.
pub struct Marked {
    /// The cell.
    pub cell: Cell,
    /// The number of steps after which a boat may be here, or a sign for what is here.
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

/// Returns the effects of the shown move, in words.
pub fn lines(scene: &Scene<Sea>, columns: usize) -> Vec<Line<'static>> {
    let view = scene.game.view(scene.viewer);
    let Some(mv) = scene.shown else { return Vec::new() };
    let mut text = text(scene, &view, mv);
    // The menu may have cut the sentence, so it is here in full.
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
    if let Move::Offer(offer) | Move::Counter(offer) = mv
        && !view.may_know_terms(scene.viewer, &offer)
    {
        return String::new();
    }
    let told = view.forecast(mv);
    let mut parts = Vec::new();
    if !told.gets.is_empty() {
        parts.extend(told.gets.iter().map(|gets| terms(scene, view, gets)));
    } else if told.battle.is_some() {
        parts.extend(told.crews.iter().map(|crew| heads(scene, crew)));
    } else {
        parts.extend(told.crews.iter().map(|crew| change(scene, crew)));
    }
    parts.extend(told.ashore.map(|groups| ashore(scene, groups)));
    parts.extend(told.dice.filter(|_| sails(mv)).map(|dice| range(scene, dice)));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// Returns `true` if a boat sails next, so that the dice decide where.
fn sails(mv: Move) -> bool {
    matches!(mv, Move::KeepWind | Move::Sail | Move::TurnWind(_))
}

/// Returns where the dice may take the boat.
fn range(scene: &Scene<Sea>, dice: Dice) -> String {
    let point = |direction| texts::sea::direction(scene.lang, direction);
    let told = match dice {
        Dice::Distance(to) => SeaUi::Range { to: point(to) },
        Dice::Turned { left, same, right } => {
            SeaUi::Turned { left: point(left), same: point(same), right: point(right) }
        }
        Dice::All | Dice::Vaal => SeaUi::RangeDie,
    };
    sea_ui(scene.lang, told)
}

/// A crew before and after, and whether its boat would sink.
fn change(scene: &Scene<Sea>, crew: &CrewChange) -> String {
    let Some(after) = crew.after else { return heads(scene, crew) };
    let [before, after] = [crew.before, after].map(signs::pawns_text);
    let mut text = format!("{}: {before} → {after}", scene.name(crew.seat));
    if crew.sinks {
        text += &format!(" ({})", sea_ui(scene.lang, SeaUi::Sinks));
    }
    text
}

/// Returns the size of a crew before and after; its captain chooses whom it loses.
fn heads(scene: &Scene<Sea>, crew: &CrewChange) -> String {
    format!("{}: {} → {}", scene.name(crew.seat), crew.before.total(), crew.left)
}

/// Returns who settles, goes home and sails on.
fn ashore(scene: &Scene<Sea>, groups: [Counts; 3]) -> String {
    let told = [SeaUi::Settle, SeaUi::Home, SeaUi::SailOn].into_iter().zip(groups);
    let told = told.filter(|(_, who)| !who.is_empty());
    let told =
        told.map(|(what, who)| format!("{} {}", sea_ui(scene.lang, what), signs::pawns_text(who)));
    told.collect::<Vec<_>>().join(" · ")
}

/// Returns what one side of an exchange gets, as far as the viewer knows the pieces.
fn terms(scene: &Scene<Sea>, view: &View, gets: &Gets) -> String {
    let mut goods = Vec::new();
    goods.extend(gets.piece.map(|handle| piece_text(scene, view, handle)));
    if !gets.people.is_empty() {
        goods.push(signs::pawns_text(gets.people));
    }
    let goods =
        if goods.is_empty() { sea_ui(scene.lang, SeaUi::Nothing) } else { goods.join(" + ") };
    sea_ui(scene.lang, SeaUi::Gets { name: &scene.actor(gets.seat), goods: &goods })
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
