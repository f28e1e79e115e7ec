//! The features of a Sea position that the heuristic evaluates, each with a named weight.
//!
//! As in Campfire, every feature has an `.early` and a `.late` weight, mixed by the share of the
//! game that is left. Together they estimate a seat's final points. "Points" are the four columns
//! of the final comparison (S14.3) in one number; see [`points`]. The values are data:
//! `emberwake tune` writes them to `weights.txt`.

use emberwake_sea::{Cell, Direction, Score, Side, Survey, TileKind, Tribe};
use kernel::Seat;

/// Declares the features: their names, their meanings and their number.
macro_rules! features {
    ($($name:ident $unit:literal: $meaning:literal,)*) => {
        /// The features: name and meaning.
        pub const FEATURES: &[(&str, &str)] = &[$((stringify!($name), $meaning)),*];
        /// The factor that scales each feature to an input of a net.
        pub const UNITS: &[f32] = &[$($unit),*];
        /// The names of all weights.
        pub const NAMES: &[&str] = &[
            $(concat!(stringify!($name), ".early"), concat!(stringify!($name), ".late"),)*
            "spread.early",
            "spread.late",
        ];
        /// The features of one seat, as numbers.
        #[derive(Clone, Copy, Default, Debug)]
        pub struct Features { $(#[doc = $meaning] pub $name: f32,)* }
        impl Features {
            /// Returns all features, in the order of [`FEATURES`].
            #[inline]
            pub fn all(&self) -> [f32; FEATURES.len()] {
                [$(self.$name),*]
            }
        }
    };
}

features! {
    myth 100.0: "the Original Myth is complete",
    myth_two 64.0: "two thirds of the Myth are secured",
    myth_one 64.0: "one third of the Myth is secured",
    legends 40.0: "legends disclosed",
    feats 24.0: "feats earned",
    loose_one 64.0: "the undisclosed secured pieces are of one sort",
    loose_two 64.0: "the undisclosed secured pieces are of two sorts: one more makes a legend",
    loose_more 24.0: "undisclosed secured pieces beyond those",
    settlements 16.0: "settlements owned",
    tokens 16.0: "settlement tokens left",
    secure 8.0: "loose settlers of the owner in owned settlements, up to three in each",
    afloat 64.0: "a boat on the board",
    crew 12.0: "own passengers aboard",
    lead_aboard 30.0: "how far the own passengers outnumber the others aboard, up to three",
    boat_needed 64.0: "the boat's piece would be of a new sort among the undisclosed ones",
    boat_wins 64.0: "the boat's piece would complete a legend",
    boat_myth 64.0: "the boat's piece belongs to the own Myth",
    on_free_land 64.0: "the boat lies on land where it may found next turn",
    on_free_land_wins 64.0: "the same, and the boat's piece would complete a legend",
    home_ahead 100.0: "chance that the wind takes the boat to an own settlement",
    home_ahead_wins 100.0: "the same, and the boat's piece would complete a legend",
    land_ahead 100.0: "chance that the wind takes the boat to free land",
    unknown_ahead 100.0: "chance that the wind takes the boat to where no tile lies yet",
    in_storm 64.0: "the boat lies on the Vaal's tile",
    hand 64.0: "a piece in hand, not launched yet",
    pool 16.0: "pawns at home, up to seven: a boat needs them",
    nomads 4.0: "own pawns on the board",
    abroad 40.0: "settlements of others with own settlers, up to two",
    on_turn 64.0: "it is this seat's turn",
}

/// Returns the final comparison as one number. The columns are far apart, so that a lower one
/// decides only where the higher ones are equal.
pub fn points(score: &Score) -> f32 {
    let column = |number: u8, worth: f32| f32::from(number) * worth;
    column(score.mythical.unwrap_or(0), 8.0)
        + column(score.legendary, 1.0)
        + column(score.builders, 0.15)
        + column(score.nomads, 0.01)
}

/// Returns the share of the game that is left: 1 at the start, 0 at the end.
pub fn left(survey: &Survey<'_>, players: u8) -> f32 {
    if let (Some(_), turns) = survey.ending() {
        let turns = turns.unwrap_or(players);
        return 0.1 * f32::from(turns) / f32::from(players);
    }
    let (tiles, boats) = survey.supplies();
    let legends = Seat::all(players).map(|seat| survey.legends(seat)).max().unwrap_or(0);
    let legends = 1.0 - f32::from(legends) / 3.0;
    (f32::from(tiles) / 49.0).min(f32::from(boats) / 15.0).min(legends).clamp(0.1, 1.0)
}

/// Returns the features of one seat in an imagined position.
pub fn features(survey: &Survey<'_>, seat: Seat) -> Features {
    let held = survey.held(seat);
    let mut f = Features {
        legends: survey.legends(seat).into(),
        feats: survey.feats(seat).into(),
        tokens: survey.tokens(seat).into(),
        hand: count(held.hand),
        pool: survey.pool(seat).min(7).into(),
        nomads: survey.nomads(seat).into(),
        on_turn: count(survey.active() == Some(seat)),
        ..Features::default()
    };
    let distinct = held.secured.iter().filter(|pieces| **pieces > 0).count() as u8;
    f.loose_one = count(distinct == 1);
    f.loose_two = count(distinct == 2);
    f.loose_more = (held.secured.iter().sum::<u8>() - distinct).into();
    let myth = survey.myth(seat);
    if let Some(myth) = myth {
        let of_myth = held.of_myth(myth);
        f.myth_one = count(of_myth == 1);
        f.myth_two = count(of_myth == 2);
        f.myth = count(of_myth >= 3);
    }
    let tribe = Tribe::of(seat);
    for settlement in survey.settlements() {
        let own = settlement.settlers.get(tribe);
        if settlement.owner == seat {
            f.settlements += 1.0;
            f.secure += f32::from(own.min(3));
        } else {
            f.abroad = (f.abroad + count(own > 0)).min(2.0);
        }
    }
    if let Some((cell, crew)) = survey.boat(seat) {
        let new_sort = held.boat.is_some_and(|boat| held.secured[boat.part() as usize] == 0);
        f.boat_needed = count(new_sort);
        f.boat_wins = count(new_sort && distinct == 2);
        f.boat_myth = count(held.boat.is_some_and(|boat| Some(boat.myth()) == myth));
        f.crew = crew.get(tribe).into();
        f.lead_aboard = crew.get(tribe).saturating_sub(crew.others(tribe)).min(3).into();
        f.in_storm = count(survey.in_storm(seat));
        ahead(survey, seat, cell, &mut f);
    }
    f
}

/// Fills in the features that depend on where the boat can sail.
fn ahead(survey: &Survey<'_>, seat: Seat, boat: Cell, f: &mut Features) {
    f.afloat = 1.0;
    let may_found = survey.tokens(seat) > 0;
    if may_found && is_free_land(survey.at(boat)) {
        f.on_free_land = 1.0;
        f.on_free_land_wins = f.boat_wins;
    }
    // During a voyage the dice have already been rolled, so these features describe the next
    // voyage.
    for (direction, chance) in winds(survey.wind()) {
        for steps in 1..=3 {
            let chance = chance / 3.0;
            let there = survey.at(boat.step(direction, steps));
            match there {
                Some((_, Some(owner))) if owner == seat => {
                    f.home_ahead += chance;
                    f.home_ahead_wins += chance * f.boat_wins;
                }
                Some(_) if may_found && is_free_land(there) => f.land_ahead += chance,
                Some(_) => {}
                None => f.unknown_ahead += chance,
            }
        }
    }
}

/// Returns `true` if a settlement may be founded on a tile with this owner.
fn is_free_land(tile: Option<(TileKind, Option<Seat>)>) -> bool {
    matches!(tile, Some((kind, None)) if kind.is_land())
}

/// Returns the likely wind directions of the next voyage. The wind mostly stays the same, since
/// turning it costs.
fn winds(wind: Direction) -> [(Direction, f32); 3] {
    let [one, other] = [Side::Clockwise, Side::Counterclockwise].map(|side| wind.turned(side));
    [(wind, 0.6), (one, 0.2), (other, 0.2)]
}

fn count(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}
