//! Sea's implementation of `Reviewed`.

use crate::Reviewed;
use crate::calibration::Calibration;
use crate::review::Highlight;
use dealer::Quick;
use kernel::{Game, Seat, Turn, Viewer};
use sea::{Event, Feat, Forecast, Move, Sea, TileKind, View};
use texts::sea::{Column, SeaReason};
use texts::{Lang, Names, sea as words};

/// A reason that a move of Sea is good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeaWhy {
    /// It completes a legend.
    Legend,
    /// It earns a feat.
    Feat(Feat),
    /// It founds a settlement.
    Founds,
    /// It secures a component.
    Secures,
    /// It takes a settlement over from this seat.
    TakesOver(Seat),
    /// It wins a battle.
    WinsBattle,
    /// It sinks the boat of this seat.
    Sinks(Seat),
    /// The other move would sink the boat of the deciding seat.
    StaysAfloat,
    /// The number of additional passengers that stay aboard, compared with the other move.
    KeepsCrew(u8),
    /// The immediate gain in a column.
    Column(Column, u16),
    /// The number of known coasts and islands within reach, with this move and with the other.
    Reaches(u8, u8),
    /// Unknown tiles are within reach.
    Explores,
}

impl Reviewed for Sea {
    type Reason = SeaWhy;

    fn calibration(players: u8) -> Calibration {
        match players {
            3 => Calibration { search: 0.70, outlook: 0.65, luck_share: 0.0 },
            4 => Calibration { search: 1.05, outlook: 1.05, luck_share: 0.01 },
            5 => Calibration { search: 1.15, outlook: 1.15, luck_share: 0.0 },
            _ => Calibration { search: 1.30, outlook: 1.30, luck_share: 0.04 },
        }
    }

    fn highlight(event: &Event) -> Option<(Highlight, Option<Seat>)> {
        match *event {
            Event::LegendDisclosed { seat, .. } => Some((Highlight::Legend, Some(seat))),
            Event::Attacked { attacker, .. } => Some((Highlight::Battle, Some(attacker))),
            Event::FeatEarned { seat, .. } => Some((Highlight::Feat, Some(seat))),
            // The first of the final scores. The others follow immediately.
            Event::Scored { seat: Seat(0), .. } => Some((Highlight::Scoring, None)),
            _ => None,
        }
    }

    fn reasons(view: &View, best: Move, other: Option<Move>) -> Vec<SeaWhy> {
        // What the deciding seat can't see is imagined once, the same for both moves.
        let game = Sea::imagine(view, &mut Quick::new(0));
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let Some(first) = Future::of(&game, view, best) else { return Vec::new() };
        let second = other.and_then(|other| Future::of(&game, view, other));
        let mut reasons = happens(seat, &first, second.as_ref());
        reasons.extend(second.iter().filter_map(|second| afloat(seat, &first, second)));
        reasons.extend(counted(seat, &game, &first, second.as_ref()));
        if let Some(second) = &second {
            reasons.extend(sails(seat, &first, second));
        }
        reasons
    }

    fn reason(lang: Lang, reason: &SeaWhy, names: &Names) -> String {
        let name = |seat: Seat| names.of(lang, seat);
        let said = |reason: &SeaReason| words::reason(lang, reason);
        match *reason {
            SeaWhy::Legend => said(&SeaReason::Legend),
            SeaWhy::Feat(feat) => said(&SeaReason::EarnsFeat { feat }),
            SeaWhy::Founds => said(&SeaReason::Founds),
            SeaWhy::Secures => said(&SeaReason::Secures),
            SeaWhy::TakesOver(from) => said(&SeaReason::TakesOver { name: &name(from) }),
            SeaWhy::WinsBattle => said(&SeaReason::WinsBattle),
            SeaWhy::Sinks(seat) => said(&SeaReason::Sinks { name: &name(seat) }),
            SeaWhy::StaysAfloat => said(&SeaReason::StaysAfloat),
            SeaWhy::KeepsCrew(more) => said(&SeaReason::KeepsCrew { more }),
            SeaWhy::Column(column, more) => said(&SeaReason::AddsToColumn { column, more }),
            SeaWhy::Reaches(lands, fewer) => said(&SeaReason::Reaches { lands, fewer }),
            SeaWhy::Explores => said(&SeaReason::Explores),
        }
    }
}

/// The result of a move before any random outcome, by the rules alone.
struct Future {
    after: Sea,
    events: Vec<Event>,
    forecast: Forecast,
}

impl Future {
    fn of(game: &Sea, view: &View, mv: Move) -> Option<Future> {
        let mut after = *game;
        let mut events = Vec::new();
        after.play(mv, &mut events).ok()?;
        Some(Future { after, events, forecast: view.forecast(mv) })
    }

    fn has(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }

    /// Returns the number of known coasts and islands a boat can reach.
    fn lands(&self) -> u8 {
        let is_land = |kind: &TileKind| matches!(kind, TileKind::Coast | TileKind::Island);
        let free = self.forecast.reach.iter().filter(|reach| !reach.blocked);
        free.filter_map(|reach| reach.kind).filter(is_land).count() as u8
    }

    fn crew(&self, seat: Seat) -> Option<u8> {
        let view = self.after.view(Viewer::Seat(seat));
        view.players[seat.index()].boat.map(|boat| boat.crew.total())
    }
}

/// Returns the events that the rules report for the first move but not for the second.
fn happens(seat: Seat, first: &Future, second: Option<&Future>) -> Vec<SeaWhy> {
    let reported = |future: &Future| -> Vec<SeaWhy> {
        let told = future.events.iter().filter_map(|event| match *event {
            Event::LegendDisclosed { seat: who, .. } if who == seat => Some(SeaWhy::Legend),
            Event::FeatEarned { seat: who, feat } if who == seat => Some(SeaWhy::Feat(feat)),
            Event::Founded { seat: who, .. } if who == seat => Some(SeaWhy::Founds),
            Event::Secured { seat: who, .. } if who == seat => Some(SeaWhy::Secures),
            Event::TakenOver { from, to, .. } if to == seat => Some(SeaWhy::TakesOver(from)),
            Event::BattleWon { winner, .. } if winner == seat => Some(SeaWhy::WinsBattle),
            Event::Sank { seat: who, .. } if who != seat => Some(SeaWhy::Sinks(who)),
            _ => None,
        });
        told.collect()
    };
    let both = second.map(reported).unwrap_or_default();
    let mut only = reported(first);
    only.dedup();
    only.retain(|why| !both.contains(why));
    only
}

/// Returns a reason if the second move sinks the seat's own boat and the first doesn't.
fn afloat(seat: Seat, first: &Future, second: &Future) -> Option<SeaWhy> {
    let sinks = |event: &Event| matches!(*event, Event::Sank { seat: who, .. } if who == seat);
    (second.has(sinks) && !first.has(sinks)).then_some(SeaWhy::StaysAfloat)
}

/// Returns the columns in which the first move immediately counts more.
fn counted(seat: Seat, now: &Sea, first: &Future, second: Option<&Future>) -> Vec<SeaWhy> {
    let score = first.after.score(seat);
    let compared = second.map_or_else(|| now.score(seat), |second| second.after.score(seat));
    let more =
        Column::ALL.into_iter().filter(|column| *column != Column::Area).filter_map(|column| {
            let [first, second] = [&score, &compared].map(|score| column.of(score).unwrap_or(0));
            let more = i32::from(first) - i32::from(second);
            (more > 0).then_some(SeaWhy::Column(column, more as u16))
        });
    more.collect()
}

/// Returns reasons about the boat's reach and passengers.
fn sails(seat: Seat, first: &Future, second: &Future) -> Vec<SeaWhy> {
    let mut reasons = Vec::new();
    let [lands, fewer] = [first, second].map(Future::lands);
    if lands > fewer {
        reasons.push(SeaWhy::Reaches(lands, fewer));
    }
    if let (Some(more), Some(fewer)) = (first.crew(seat), second.crew(seat))
        && more > fewer
    {
        reasons.push(SeaWhy::KeepsCrew(more - fewer));
    }
    if first.forecast.unknown.is_some() && second.forecast.unknown.is_none() {
        reasons.push(SeaWhy::Explores);
    }
    reasons
}
