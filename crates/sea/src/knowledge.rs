//! Imagines what a view leaves open: draws a position uniformly among all that show the view.
//!
//! A view leaves open the components of unseen pieces, of the deck and of edition 1's discards, the
//! Myths of other players, and the terms of other players' offers. Not every deal of components is
//! possible: a player whose secured pieces included a character, a location and an action would
//! have disclosed a legend, and a player who is choosing one does have them. Deals are drawn
//! uniformly and rejected if impossible. If that takes too long, the parts are first dealt
//! uniformly among the possible ways, by counting them.

use kernel::{Luck, Seat};

use crate::agenda::Frame;
use crate::draft::DraftProblem::{self, Shape};
use crate::draft::{Secrets, rebuild};
use crate::legends::PartCounts;
use crate::pieces::{Component, Myth, Part};
use crate::state::Sea;
use crate::tables::{MYTH_PARTS, MYTHS};
use crate::view::View;

/// The number of deals tried before the ways are counted.
const TRIES: u32 = 48;
/// The total number of deals tried. If a position shows the view, one in a few deals is possible.
const TRIES_MAX: u32 = 20_000;

/// Returns a random position among those that show this view.
pub(crate) fn imagine(view: &View, luck: &mut impl Luck) -> Sea {
    try_to_imagine(view, luck).expect("a view shows a lawful position")
}

/// Like [`imagine`], for a view that possibly no position shows.
pub(crate) fn try_to_imagine(view: &View, luck: &mut impl Luck) -> Result<Sea, DraftProblem> {
    let riddle = Riddle::of(view);
    let face_down = match view.forgotten {
        Some(_) => 0,
        None => usize::from(view.discard).saturating_sub(view.discarded.len()),
    };
    if riddle.open.len() < riddle.unseen.len() + face_down {
        return Err(Shape("more pieces lie face down than there are"));
    }
    let mut tries = 0..TRIES_MAX;
    let deal = loop {
        let deal = match tries.next().ok_or(Shape("nobody can hold such pieces"))? {
            ..TRIES => riddle.deal(luck),
            _ => riddle.deal_by_count(luck).ok_or(Shape("nobody can hold such pieces"))?,
        };
        if riddle.is_possible(view, &deal) {
            break deal;
        }
    };
    let unseen = &deal[..riddle.unseen.len()];
    let mut components: Vec<Component> =
        view.pieces.iter().map(|piece| piece.component.unwrap_or(Component(0))).collect();
    for (&index, &component) in riddle.unseen.iter().zip(unseen) {
        components[index] = component;
    }
    let forgotten = match &view.forgotten {
        Some(known) => known.iter().copied().fold(0, join),
        None => deal[unseen.len()..][..face_down].iter().copied().fold(0, join),
    };
    let secrets = Secrets { components, forgotten, myths: imagine_myths(view, luck) };
    let mut sea = rebuild(view, &secrets)?;
    imagine_terms(&mut sea, luck)?;
    Ok(sea)
}

/// Assigns one of the remaining Myths to each player whose Myth is unknown.
fn imagine_myths(view: &View, luck: &mut impl Luck) -> Vec<Option<Myth>> {
    let known = view.players.iter().filter_map(|player| player.myth);
    let known = crate::chance::myth_set(known);
    let mut left: Vec<Myth> =
        Myth::all().filter(|myth| known & (1 << myth.number()) == 0).collect();
    shuffle(&mut left, luck);
    let dealt = view.players.iter().map(|player| player.myth.or_else(|| left.pop()));
    let mut myths: Vec<Option<Myth>> = dealt.collect();
    // Before and during the deal some players have no Myth yet: those whose turn hasn't come.
    let dealing = view.agenda.iter().find_map(|frame| match frame {
        Frame::GodLot | Frame::FirstRoll { .. } => Some(0),
        Frame::DealMyth { nth } => Some(usize::from(*nth)),
        _ => None,
    });
    if let Some(dealt) = dealing {
        let waiting = |seat: usize| !view.order[..dealt].contains(&(seat as u8));
        (0..myths.len()).filter(|&seat| waiting(seat)).for_each(|seat| myths[seat] = None);
    }
    debug_assert!(myths.len() <= MYTHS);
    myths
}

/// Invents terms for an offer that the viewer knows only to exist.
fn imagine_terms(sea: &mut Sea, luck: &mut impl Luck) -> Result<(), DraftProblem> {
    let (partner, counter) = match sea.agenda.top() {
        Frame::AnswerOffer { partner, terms: None } => (partner, false),
        Frame::AnswerCounter { partner, terms: None } => (partner, true),
        _ => return Ok(()),
    };
    if sea.boat(sea.active()).is_none() {
        return Err(Shape("an offer without a boat"));
    }
    let offers = sea.plain_offers(partner);
    if offers.is_empty() {
        return Err(Shape("an offer of nothing"));
    }
    let terms = Some(offers[luck.below(offers.len() as u32) as usize]);
    sea.agenda.pop();
    sea.agenda.push(if counter {
        Frame::AnswerCounter { partner, terms }
    } else {
        Frame::AnswerOffer { partner, terms }
    });
    Ok(())
}

/// A viewer's knowledge about a player's undisclosed secured pieces as a whole.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hoard {
    /// They contain no legend, or it would have been disclosed.
    NoLegend,
    /// They contain a legend, and the player has a choice.
    Choosing,
    /// A piece was just added and hasn't been counted yet.
    Anything,
}

impl Hoard {
    fn of(view: &View, seat: Seat) -> Hoard {
        let mut hoard = Hoard::NoLegend;
        for frame in &view.agenda {
            match *frame {
                Frame::ChooseLegend { seat: who } if who == seat => hoard = Hoard::Choosing,
                Frame::Legends { seat: who } if who == seat => hoard = Hoard::Anything,
                _ => {}
            }
        }
        hoard
    }

    fn allows(self, parts: PartCounts) -> bool {
        let complete = !parts.contains(&0);
        match self {
            Hoard::NoLegend => !complete,
            Hoard::Choosing => complete && parts != [1; 3],
            Hoard::Anything => true,
        }
    }
}

/// The unseen pieces of one player, with what is known about the player's other pieces.
struct UnseenPieces {
    hoard: Hoard,
    known: PartCounts,
    /// Positions in the deal.
    positions: Vec<usize>,
}

/// The unknown components.
struct Riddle {
    /// Indexes of the unseen pieces; the deal gives them the first components.
    unseen: Vec<usize>,
    /// The components that could be anywhere: unseen, discarded or in the deck.
    open: Vec<Component>,
    groups: Vec<UnseenPieces>,
}

impl Riddle {
    fn of(view: &View) -> Riddle {
        let unseen: Vec<usize> =
            (0..view.pieces.len()).filter(|&i| view.pieces[i].component.is_none()).collect();
        let mut seen = view.pieces.iter().filter_map(|piece| piece.component).fold(0, join);
        seen |= view.forgotten.iter().flatten().copied().fold(0, join);
        let open = Component::all().filter(|component| seen & component.bit() == 0).collect();
        let groups = view.players.iter().map(|player| {
            let mut group = UnseenPieces {
                hoard: Hoard::of(view, Seat(player.seat)),
                known: [0; 3],
                positions: Vec::new(),
            };
            for (index, piece) in view.pieces.iter().enumerate() {
                if player.secured.contains(&piece.handle) {
                    match piece.component {
                        Some(component) => group.known[component.part() as usize] += 1,
                        None => {
                            let position = unseen.iter().position(|&i| i == index);
                            group.positions.push(position.expect("the piece is unseen"));
                        }
                    }
                }
            }
            group
        });
        let groups = groups.filter(|group| !group.positions.is_empty()).collect();
        Riddle { groups, unseen, open }
    }

    fn deal(&self, luck: &mut impl Luck) -> Vec<Component> {
        let mut deal = self.open.clone();
        shuffle(&mut deal, luck);
        deal
    }

    fn is_possible(&self, view: &View, deal: &[Component]) -> bool {
        let hoards = self.groups.iter().all(|group| {
            let mut parts = group.known;
            for &position in &group.positions {
                parts[deal[position].part() as usize] += 1;
            }
            group.hoard.allows(parts)
        });
        hoards && (view.places.is_none() || self.agrees_with_scores(view, deal))
    }

    /// Returns `true` if a deal agrees with the scores. After scoring, everyone sees who completed
    /// a Myth, and its pieces are open. So the unseen pieces complete no other Myth, and contain no
    /// further piece of a completed one.
    fn agrees_with_scores(&self, view: &View, deal: &[Component]) -> bool {
        let needed = MYTH_PARTS[view.options.myth as usize];
        view.players.iter().all(|player| {
            let Some(myth) = player.myth else { return true };
            let mine = |handle| player.secured.contains(&handle);
            let disclosed = |handle| player.legends.iter().flatten().any(|&h| h == handle);
            let mut held = 0;
            let mut unseen = 0;
            for (index, piece) in view.pieces.iter().enumerate() {
                if !mine(piece.handle) && !disclosed(piece.handle) {
                    continue;
                }
                let position = self.unseen.iter().position(|&i| i == index);
                let component = piece.component.or_else(|| Some(deal[position?]));
                let bit = component.map_or(0, Component::bit) & myth.components();
                held |= bit;
                unseen |= if piece.open { 0 } else { bit };
            }
            match player.score.mythical {
                Some(1) => unseen == 0,
                _ => held.count_ones() < needed,
            }
        })
    }

    /// Deals the parts first, uniformly among all possible ways, then components of those parts.
    fn deal_by_count(&self, luck: &mut impl Luck) -> Option<Vec<Component>> {
        let mut stock: [Vec<Component>; 3] = Part::ALL.map(|part| {
            let mut all: Vec<Component> =
                self.open.iter().copied().filter(|component| component.part() == part).collect();
            shuffle(&mut all, luck);
            all
        });
        let mut deal: Vec<Option<Component>> = vec![None; self.open.len()];
        let ways = Ways::count(self);
        for (nth, group) in self.groups.iter().enumerate() {
            let split = ways.pick(self, nth, part_sizes(&stock), luck)?;
            let mut parts: Vec<usize> =
                (0..3).flat_map(|part| vec![part; usize::from(split[part])]).collect();
            shuffle(&mut parts, luck);
            for (&position, part) in group.positions.iter().zip(parts) {
                deal[position] = stock[part].pop();
            }
        }
        let mut rest = stock.concat();
        shuffle(&mut rest, luck);
        deal.into_iter().map(|dealt| dealt.or_else(|| rest.pop())).collect()
    }
}

fn join(set: u32, component: Component) -> u32 {
    set | component.bit()
}

fn part_sizes(stock: &[Vec<Component>; 3]) -> PartCounts {
    [0, 1, 2].map(|part| stock[part].len() as u8)
}

/// The number of ways to deal parts to the groups from `nth` on and to the rest, for every number
/// of remaining characters, locations and actions.
struct Ways(Vec<Vec<u64>>);

/// One more than the largest number of components of one part.
const SIDE: usize = 7;

impl Ways {
    fn index(left: PartCounts) -> usize {
        let [a, b, c] = left.map(usize::from);
        (a * SIDE + b) * SIDE + c
    }

    fn count(riddle: &Riddle) -> Ways {
        let all_left = || {
            (0..SIDE * SIDE * SIDE)
                .map(|i| [(i / SIDE / SIDE) as u8, (i / SIDE % SIDE) as u8, (i % SIDE) as u8])
        };
        let mut tables = vec![all_left().map(arrangements).collect::<Vec<u64>>()];
        for group in riddle.groups.iter().rev() {
            let later = tables.last().expect("the rest comes first");
            let table = all_left().map(|left| {
                splits(group, left)
                    .map(|split| arrangements(split) * later[Ways::index(minus(left, split))])
                    .sum()
            });
            let table = table.collect();
            tables.push(table);
        }
        tables.reverse();
        Ways(tables)
    }

    /// Returns the number of each part that group `nth` gets, weighted by the number of ways to
    /// deal the rest; `None` if there is no way at all.
    fn pick(
        &self,
        riddle: &Riddle,
        nth: usize,
        left: PartCounts,
        luck: &mut impl Luck,
    ) -> Option<PartCounts> {
        let group = &riddle.groups[nth];
        let later = &self.0[nth + 1];
        let weights: Vec<(PartCounts, u64)> = splits(group, left)
            .map(|split| (split, arrangements(split) * later[Ways::index(minus(left, split))]))
            .collect();
        let total: u64 = weights.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut point = below(total, luck);
        for (split, weight) in weights {
            if point < weight {
                return Some(split);
            }
            point -= weight;
        }
        unreachable!("the weights sum to the total")
    }
}

/// Returns every division of a group's unseen pieces into parts that its player may have.
fn splits(group: &UnseenPieces, left: PartCounts) -> impl Iterator<Item = PartCounts> {
    let size = group.positions.len() as u8;
    let hoard = group.hoard;
    let known = group.known;
    let pairs = (0..=size.min(left[0]))
        .flat_map(move |a| (0..=(size - a).min(left[1])).map(move |b| [a, b, size - a - b]));
    pairs.filter(move |split| {
        split[2] <= left[2] && hoard.allows([0, 1, 2].map(|part| known[part] + split[part]))
    })
}

fn minus(left: PartCounts, split: PartCounts) -> PartCounts {
    [0, 1, 2].map(|part| left[part] - split[part])
}

/// Returns the number of orders of this many characters, locations and actions.
fn arrangements(parts: PartCounts) -> u64 {
    let [a, b, c] = parts.map(u64::from);
    choose(a + b + c, a) * choose(b + c, b)
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// Returns a uniform number below a bound that may exceed 32 bits.
fn below(bound: u64, luck: &mut impl Luck) -> u64 {
    let high_bound = (bound >> 16) + 1;
    loop {
        let high = u64::from(luck.below(high_bound as u32));
        let number = (high << 16) | u64::from(luck.below(1 << 16));
        if number < bound {
            return number;
        }
    }
}

fn shuffle<T>(items: &mut [T], luck: &mut impl Luck) {
    for last in (1..items.len()).rev() {
        items.swap(last, luck.below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use emberwake_dealer::Quick;

    /// Returns a riddle with four unseen pieces of a player who is known to have a location, and
    /// three of a player who is choosing a legend.
    fn riddle() -> Riddle {
        let open: Vec<Component> = Component::all().take(12).collect();
        let closed =
            UnseenPieces { hoard: Hoard::NoLegend, known: [0, 1, 0], positions: vec![0, 1, 2, 3] };
        let choosing =
            UnseenPieces { hoard: Hoard::Choosing, known: [1, 0, 0], positions: vec![4, 5, 6] };
        Riddle { unseen: (0..8).collect(), open, groups: vec![closed, choosing] }
    }

    fn frequencies(mut deal: impl FnMut() -> Vec<Component>) -> Vec<u32> {
        let mut counts = vec![0; 3 * 3 * 3 * 3];
        for _ in 0..20_000 {
            let deal = deal();
            let index = [0, 1, 4, 7].iter().fold(0, |i, &p| i * 3 + deal[p].part() as usize);
            counts[index] += 1;
        }
        counts
    }

    #[test]
    fn dealing_by_count_is_as_even_as_throwing_impossible_deals_away() {
        let riddle = riddle();
        let possible = |deal: &[Component]| {
            riddle.groups.iter().all(|group| {
                let mut parts = group.known;
                group.positions.iter().for_each(|&p| parts[deal[p].part() as usize] += 1);
                group.hoard.allows(parts)
            })
        };
        let mut luck = Quick::new(1);
        let mut other = Quick::new(2);
        let thrown = frequencies(|| {
            loop {
                let deal = riddle.deal(&mut luck);
                if possible(&deal) {
                    break deal;
                }
            }
        });
        let counted = frequencies(|| {
            let deal = riddle.deal_by_count(&mut other).expect("there is a way");
            assert!(possible(&deal), "a counted deal is possible");
            deal
        });
        for (thrown, counted) in thrown.iter().zip(&counted) {
            let spread = 6.0 * f64::from(thrown + counted + 1).sqrt();
            assert!(f64::from(thrown.abs_diff(*counted)) < spread, "{thrown} against {counted}");
        }
    }
}
