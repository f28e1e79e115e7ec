//! Campfire's implementation of `Reviewed`.

use crate::Reviewed;
use crate::calibration::Calibration;
use crate::review::Highlight;
use campfire::{Campfire, Event, Move, Place, Preview, Tile, View};
use kernel::{Game, Seat, Turn};
use texts::campfire::{CampfireReason, space, taken_tiles};
use texts::{Lang, Names, campfire as words};

/// A reason that a move of Campfire is good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CampfireWhy {
    /// The deciding seat takes these tiles immediately.
    Takes(Vec<(Tile, u8)>),
    /// The other move would have let this seat take a tile at this place.
    LeavesNothing(Seat, Place),
    /// A card brings points.
    Gains(u8),
    /// Moons are scored while the deciding seat is ahead.
    ScoresAhead,
    /// The other move would have brought a scoring while this seat is ahead.
    AvoidsScoring(Seat),
    /// Lys moves on, which brings one more tile.
    LysBonus,
    /// The number of piles with tiles that the deciding seat is on top of, after this move and
    /// after the other.
    Tops(u8, u8),
}

impl Reviewed for Campfire {
    type Reason = CampfireWhy;

    fn calibration(players: u8) -> Calibration {
        match players {
            2 => Calibration { search: 1.0, outlook: 1.0, luck_share: 0.0 },
            3 => Calibration { search: 0.80, outlook: 0.70, luck_share: 0.01 },
            4 => Calibration { search: 1.0, outlook: 1.0, luck_share: 0.0 },
            _ => Calibration { search: 0.70, outlook: 0.55, luck_share: 0.0 },
        }
    }

    fn highlight(event: &Event) -> Option<(Highlight, Option<Seat>)> {
        match event {
            Event::MoonScoring(_) => Some((Highlight::Scoring, None)),
            Event::WroteLegend { seat, .. } => Some((Highlight::Legend, Some(*seat))),
            Event::WroteSong { seat, .. } => Some((Highlight::Song, Some(*seat))),
            _ => None,
        }
    }

    fn reasons(view: &View, best: Move, other: Option<Move>) -> Vec<CampfireWhy> {
        let game = view.state();
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let Some(first) = game.preview(best) else { return Vec::new() };
        let second = other.and_then(|other| game.preview(other));
        let mut reasons = Vec::new();
        points(&first, second.as_ref(), &mut reasons);
        takes(seat, &first, second.as_ref(), &mut reasons);
        scoring(game, seat, &first, second.as_ref(), &mut reasons);
        denied(seat, &first, second.as_ref(), &mut reasons);
        if first.lys_bonus && !second.as_ref().is_some_and(|second| second.lys_bonus) {
            reasons.push(CampfireWhy::LysBonus);
        }
        if let Some(second) = &second {
            let [more, fewer] = [&first, second].map(|preview| tops(game, seat, preview));
            if more > fewer {
                reasons.push(CampfireWhy::Tops(more, fewer));
            }
        }
        reasons
    }

    fn reason(lang: Lang, reason: &CampfireWhy, names: &Names) -> String {
        let name = |seat: Seat| names.of(lang, seat);
        match reason {
            CampfireWhy::Takes(tiles) => {
                let tiles = &taken_tiles(lang, tiles);
                words::reason(lang, &CampfireReason::Takes { tiles })
            }
            CampfireWhy::LeavesNothing(seat, place) => {
                let name = &name(*seat);
                let place = space(*place);
                words::reason(lang, &CampfireReason::LeavesNothing { name, place })
            }
            CampfireWhy::Gains(points) => {
                words::reason(lang, &CampfireReason::Gains { points: *points })
            }
            CampfireWhy::ScoresAhead => words::reason(lang, &CampfireReason::ScoresAhead),
            CampfireWhy::AvoidsScoring(seat) => {
                words::reason(lang, &CampfireReason::AvoidsScoring { name: &name(*seat) })
            }
            CampfireWhy::LysBonus => words::reason(lang, &CampfireReason::LysBonus),
            CampfireWhy::Tops(places, fewer) => {
                let places = *places;
                let fewer = *fewer;
                words::reason(lang, &CampfireReason::Tops { places, fewer })
            }
        }
    }
}

/// Adds a reason if a card brings more points than the other move does.
fn points(first: &Preview, second: Option<&Preview>, reasons: &mut Vec<CampfireWhy>) {
    let gained = |preview: &Preview| preview.points().unwrap_or(0);
    let gain = gained(first);
    if gain > 0 && second.is_none_or(|second| gain > gained(second)) {
        reasons.push(CampfireWhy::Gains(gain as u8));
    }
}

/// Adds a reason if the move takes more tiles than the other move.
fn takes(seat: Seat, first: &Preview, second: Option<&Preview>, reasons: &mut Vec<CampfireWhy>) {
    let mine = |preview: &Preview| -> Vec<Tile> {
        preview.takes().filter(|(to, ..)| *to == seat).map(|(.., tile)| tile).collect()
    };
    let own = mine(first);
    let others = second.map(mine).unwrap_or_default();
    if own.len() <= others.len() && second.is_some() || own.is_empty() {
        return;
    }
    let mut counts: Vec<(Tile, u8)> = Vec::new();
    for tile in own {
        match counts.iter_mut().find(|(kind, _)| *kind == tile) {
            Some((_, count)) => *count += 1,
            None => counts.push((tile, 1)),
        }
    }
    reasons.push(CampfireWhy::Takes(counts));
}

/// Adds a reason if one of the moves triggers a scoring of moons.
fn scoring(
    game: &Campfire,
    seat: Seat,
    first: &Preview,
    second: Option<&Preview>,
    reasons: &mut Vec<CampfireWhy>,
) {
    let scores = |seat: Seat| game.score(seat);
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let Some(rival) = others.max_by_key(|other| scores(*other)) else { return };
    let is_ahead = scores(seat) > scores(rival);
    match (first.brings_scoring(), second.map(Preview::brings_scoring)) {
        (true, Some(false) | None) if is_ahead => reasons.push(CampfireWhy::ScoresAhead),
        (false, Some(true)) if scores(rival) > scores(seat) => {
            reasons.push(CampfireWhy::AvoidsScoring(rival));
        }
        _ => {}
    }
}

/// Adds a reason for the first tile that another seat would have gotten by the other move but
/// doesn't get now.
fn denied(seat: Seat, first: &Preview, second: Option<&Preview>, reasons: &mut Vec<CampfireWhy>) {
    let Some(second) = second else { return };
    let gets = |preview: &Preview, to: Seat, place: Place| {
        preview.takes().any(|(who, from, _)| who == to && from == place)
    };
    let lost = second.takes().find(|&(to, place, _)| to != seat && !gets(first, to, place));
    reasons.extend(lost.map(|(to, place, _)| CampfireWhy::LeavesNothing(to, place)));
}

/// Returns the number of piles beside stacks with tiles that this seat is on top of after a move.
fn tops(game: &Campfire, seat: Seat, preview: &Preview) -> u8 {
    let own = game.adventurer(seat);
    let is_on_top = |place: &Place| {
        let top = preview.piles[place.index()].top();
        own.is_some() && top.and_then(|disc| disc.adventurer()) == own && game.height(*place) > 0
    };
    Place::all().filter(is_on_top).count() as u8
}
