//! A digest of the game turn by turn: one line per turn, and the happenings that are its details.

use super::known::Happening;
use super::playable::Playable;
use kernel::Seat;
use texts::{Lang, Names};

/// The happenings of one turn. The time before the first turn and the end of the game have spans
/// too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnSpan {
    /// The start in the list of happenings.
    pub start: usize,
    /// The end in the list of happenings.
    pub end: usize,
    /// The seat whose turn it is.
    pub seat: Option<Seat>,
}

/// Splits a list of happenings into turns, in order.
pub fn spans<G: Playable>(happenings: &[Happening<G>]) -> Vec<TurnSpan> {
    let mut spans: Vec<TurnSpan> = Vec::new();
    for (at, happening) in happenings.iter().enumerate() {
        let seat = G::turn_of(&happening.event);
        let begins = seat.is_some() || G::begins_the_end(&happening.event) || at == 0;
        match spans.last_mut() {
            Some(last) if !begins => last.end = at + 1,
            _ => spans.push(TurnSpan { start: at, end: at + 1, seat }),
        }
    }
    spans
}

/// A turn in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnDigest {
    /// The summary.
    pub text: String,
    /// The points made by the player whose turn it is, if the game counts them this way.
    pub points: i32,
}

/// Summarizes a turn in one line.
pub fn digest<G: Playable>(
    happenings: &[Happening<G>],
    span: TurnSpan,
    lang: Lang,
    names: &Names,
) -> TurnDigest {
    let events: Vec<G::Event> =
        happenings[span.start..span.end].iter().map(|one| one.event.clone()).collect();
    let points = events.iter().filter_map(G::gain).filter(|(seat, _)| Some(*seat) == span.seat);
    TurnDigest {
        points: points.map(|(_, points)| points).sum(),
        text: G::turn_line(lang, &events, names),
    }
}

/// Returns the lines since a happening, one for each turn and one for the end. Happenings before
/// the first turn are left out.
pub fn digests_since<G: Playable>(
    happenings: &[Happening<G>],
    since: usize,
    lang: Lang,
    names: &Names,
) -> Vec<(TurnSpan, TurnDigest)> {
    let counts = |span: &TurnSpan| {
        span.end > since
            && (span.seat.is_some() || G::begins_the_end(&happenings[span.start].event))
    };
    let later = spans(happenings).into_iter().filter(counts);
    let later = later.map(|span| TurnSpan { start: span.start.max(since), ..span });
    later.map(|span| (span, digest(happenings, span, lang, names))).collect()
}
