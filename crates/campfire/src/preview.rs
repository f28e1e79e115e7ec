//! The effects of a move, computed before it is played: the same answer for every front end.
//!
//! Later decisions of players and unrevealed tiles are left open: a sowing is shown before Lys
//! moves and before Red lifts.

use crate::event::Event;
use crate::moves::{Bend, Move};
use crate::pieces::{Adventurer, Direction, Disc, Pile, Place, Tile};
use crate::state::{ASLEEP, Campfire, NOBODY};
use crate::tables::MOONS_OF_A_SCORING;
use kernel::{Game, Seat};

/// The table after a move, and what the move would bring to each player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The places that discs would be dropped on, in order, each with its discs; there are none
    /// where Siana skips a place.
    pub path: Vec<(Place, Vec<Disc>)>,
    /// The piles afterward.
    pub piles: [Pile; 8],
    /// For each place, the heights of discs that would be dropped there, one bit each.
    pub landed: [u32; 8],
    /// The pile that would be picked up, and the direction in which it would be sown.
    pub sown: Option<(Place, Direction)>,
    /// The place that Lys would point at.
    pub lys: Option<Place>,
    /// The tiles that would leave their stacks.
    pub gifts: Vec<Gift>,
    /// Moons on the chart afterward.
    pub chart: u8,
    /// The number of moons on the chart once the last moon in `gifts` has risen, before any
    /// scoring.
    pub risen_to: Option<u8>,
    /// Whether Lys would then move to another stack, which gives one more tile (C5.5).
    pub lys_bonus: bool,
    /// Whether Red could then lift a disc (C7.3).
    pub may_lift: bool,
    /// The score before and after, for the seat that writes a card.
    pub score: Option<(i16, i16)>,
}

/// A tile that would leave its stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gift {
    /// The place of the stack.
    pub place: Place,
    /// The tile; `None` if it isn't revealed yet.
    pub tile: Option<Tile>,
    /// The seat that listens at its place; `None` for a sleeper.
    pub to: Option<Seat>,
}

impl Gift {
    /// Returns `true` if this seat would keep the tile.
    pub fn is_kept_by(&self, seat: Seat) -> bool {
        self.to == Some(seat) && !self.is_moon()
    }

    /// Returns `true` if the tile would leave the game.
    pub fn is_forgotten(&self) -> bool {
        self.to.is_none() && !self.is_moon()
    }

    /// Returns `true` if the tile is a moon, which goes to the chart and not to a player.
    pub fn is_moon(&self) -> bool {
        self.tile == Some(Tile::Moon)
    }
}

impl Preview {
    /// Returns the revealed tiles that players would take: the seat, the place, the tile.
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, Draft, Legend, Place, Tile};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// let preview = game.preview("sow 2 cw".parse().unwrap()).unwrap();
    /// let own = preview.takes().filter(|(seat, ..)| *seat == Seat(0));
    /// assert_eq!(own.count(), 2, "one tile for each place where a red disc is on top");
    /// ```
    pub fn takes(&self) -> impl Iterator<Item = (Seat, Place, Tile)> {
        let taken = self.gifts.iter().filter(|gift| !gift.is_moon());
        taken.filter_map(|gift| Some((gift.to?, gift.place, gift.tile?)))
    }

    /// Returns the revealed tiles that would leave the game, for sleepers.
    pub fn forgotten(&self) -> impl Iterator<Item = (Place, Tile)> {
        let forgotten = self.gifts.iter().filter(|gift| gift.is_forgotten());
        forgotten.filter_map(|gift| Some((gift.place, gift.tile?)))
    }

    /// Returns the places from which moons would rise to the chart.
    pub fn rises(&self) -> impl Iterator<Item = Place> {
        self.gifts.iter().filter(|gift| gift.is_moon()).map(|gift| gift.place)
    }

    /// Returns the tile that Lys would reveal, which no one has seen yet.
    pub fn uncovered(&self) -> Option<&Gift> {
        self.gifts.iter().find(|gift| gift.tile.is_none())
    }

    /// Returns the gifts from a place.
    pub fn gifts_from(&self, place: Place) -> impl Iterator<Item = &Gift> {
        self.gifts.iter().filter(move |gift| gift.place == place)
    }

    /// Returns the steps of a sowing that pass a place, from 1. A tall pile passes it twice.
    pub fn steps_at(&self, place: Place) -> Vec<usize> {
        let path = if self.sown.is_some() { &self.path[..] } else { &[] };
        let steps = path.iter().enumerate().filter(|(_, (passed, _))| *passed == place);
        steps.map(|(step, _)| step + 1).collect()
    }

    /// Returns the place that Siana would skip.
    pub fn skipped(&self) -> Option<Place> {
        self.path.iter().find(|(_, discs)| discs.is_empty()).map(|(place, _)| *place)
    }

    /// Returns `true` if a scoring of moons would follow (C7A.1).
    pub fn brings_scoring(&self) -> bool {
        is_moon_scoring_due(self.risen_to.unwrap_or(self.chart).max(self.chart))
    }

    /// Returns the points gained by writing a card: those of the card, minus those of the tiles it
    /// costs.
    pub fn points(&self) -> Option<i32> {
        self.score.map(|(before, after)| i32::from(after) - i32::from(before))
    }

    fn still(game: &Campfire) -> Preview {
        Preview {
            path: Vec::new(),
            piles: game.piles,
            landed: [0; 8],
            sown: None,
            lys: game.lys(),
            gifts: Vec::new(),
            chart: game.chart(),
            risen_to: None,
            lys_bonus: false,
            may_lift: false,
            score: None,
        }
    }

    fn mark_top(&mut self, place: Place) {
        let height = self.piles[place.index()].len().saturating_sub(1);
        self.landed[place.index()] |= 1 << height;
    }

    fn give(&mut self, gift: Gift) {
        if gift.is_moon() {
            self.chart += 1;
            self.risen_to = Some(self.chart);
        }
        self.gifts.push(gift);
    }
}

impl Campfire {
    /// Returns the preview of this move; `None` if it isn't legal now.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft, Place};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// let preview = game.preview("sow 2 cw".parse().unwrap()).unwrap();
    /// let passed = preview.path.iter().map(|(place, _)| u8::from(*place));
    /// assert_eq!(passed.collect::<Vec<_>>(), [3, 4, 5]);
    /// assert_eq!(preview.gifts.len(), 4, "one for each place where someone then listens");
    /// assert_eq!(game.preview("sow 5 cw".parse().unwrap()), None, "that pile isn't theirs");
    /// ```
    pub fn preview(&self, mv: Move) -> Option<Preview> {
        let mut after = *self;
        let mut events = Vec::new();
        after.play(mv, &mut events).ok()?;
        Some(match mv {
            Move::Sow { place, direction, bend } => self.preview_sowing(place, direction, bend),
            _ => self.preview_other(mv, &after, events),
        })
    }

    fn preview_sowing(&self, from: Place, direction: Direction, bend: Option<Bend>) -> Preview {
        let mut after = *self;
        let last = after.drop_discs(from, direction, bend, &mut ());
        let mut preview = Preview::still(self);
        preview.sown = Some((from, direction));
        preview.lys_bonus = self.lys == Some(last);
        preview.may_lift = self.may_lift(&after);
        preview.piles[from.index()] = Pile::EMPTY;
        let mut discs = self.pile(from).discs();
        let mut step = 0;
        while discs.len() > 0 {
            step += 1;
            let dropped = match bend {
                Some(Bend::Skip(at)) if at == step => 0,
                Some(Bend::Pair(at)) if at == step => 2,
                _ => 1,
            };
            let place = from.step(direction, step);
            let dropped: Vec<Disc> = discs.by_ref().take(dropped).collect();
            for disc in &dropped {
                preview.piles[place.index()].push(*disc);
                preview.mark_top(place);
            }
            preview.path.push((place, dropped));
        }
        for place in Place::all() {
            let (Some(tile), listener) = (after.top(place), after.listener(place)) else {
                continue;
            };
            let to = match listener {
                NOBODY => continue,
                ASLEEP => None,
                seat => Some(Seat(seat)),
            };
            preview.give(Gift { place, tile: Some(tile), to });
        }
        preview
    }

    /// Previews any other move by trying it on a copy. It shows everything that happens before
    /// chance acts.
    fn preview_other(&self, mv: Move, after: &Campfire, events: Vec<Event>) -> Preview {
        let mut preview = Preview::still(after);
        for event in events {
            match event {
                Event::DiscPlaced { disc, place, .. } => {
                    match disc {
                        Disc::Frog => preview.landed[place.index()] |= 1,
                        _ => preview.mark_top(place),
                    }
                    preview.path.push((place, vec![disc]));
                }
                Event::Lifted { place, .. } => preview.mark_top(place),
                Event::Took { seat, place, tile } => {
                    preview.gifts.push(Gift { place, tile: Some(tile), to: Some(seat) });
                }
                Event::MoonRose { place, chart } => {
                    let to = self.listening(place).flatten();
                    preview.gifts.push(Gift { place, tile: Some(Tile::Moon), to });
                    preview.risen_to = Some(chart);
                }
                Event::Forgotten { place, tile, .. } => {
                    preview.gifts.push(Gift { place, tile: Some(tile), to: None });
                }
                Event::WroteSong { seat, .. } | Event::WroteLegend { seat, .. } => {
                    preview.score = Some((self.score(seat), after.score(seat)));
                }
                // The rest belongs to another player's turn.
                Event::TurnBegan(_) => break,
                _ => {}
            }
        }
        if let Move::Lys(place) = mv
            && self.lys().is_some()
        {
            preview.may_lift = self.may_lift(after);
            self.preview_listening_to_lys(&mut preview, place);
        }
        preview
    }

    /// Previews the listening after the Lys bonus, when the tile under the one taken isn't known
    /// yet.
    fn preview_listening_to_lys(&self, preview: &mut Preview, taken_from: Place) {
        if !preview.gifts.iter().all(|gift| gift.place == taken_from) {
            // Nothing was revealed, so the rules have already done the listening.
            return;
        }
        for place in Place::all() {
            let Some(to) = self.listening(place) else { continue };
            let is_taken = place == taken_from && self.top(place).is_some();
            let tile = if is_taken { None } else { self.top(place) };
            if self.height(place) > u8::from(is_taken) {
                preview.give(Gift { place, tile, to });
            }
        }
    }

    /// Returns `true` if the seat that moves now could then lift a disc (C7.3).
    fn may_lift(&self, after: &Campfire) -> bool {
        self.adventurer(self.active) == Some(Adventurer::Red) && after.any_to_lift()
    }

    /// Returns the listener at a place: `None` for no one, `Some(None)` for a sleeper.
    fn listening(&self, place: Place) -> Option<Option<Seat>> {
        let adventurer = self.pile(place).top().and_then(Disc::adventurer)?;
        Some(self.seat_of(adventurer))
    }
}

/// C7A.1: returns `true` if this many moons on the chart lead to a scoring at the end of the turn.
///
/// ```
/// use emberwake_campfire::{is_moon_scoring_due, moons_beyond_scoring};
///
/// assert!(!is_moon_scoring_due(3) && is_moon_scoring_due(4));
/// assert_eq!(moons_beyond_scoring(6), 2);
/// ```
#[inline]
pub const fn is_moon_scoring_due(chart: u8) -> bool {
    chart >= MOONS_OF_A_SCORING
}

/// C7A.1: returns the number of moons in excess of those that a scoring needs.
pub const fn moons_beyond_scoring(chart: u8) -> u8 {
    chart.saturating_sub(MOONS_OF_A_SCORING)
}
