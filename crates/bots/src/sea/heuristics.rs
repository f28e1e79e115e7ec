//! What is worth looking at in a position of Sea, with a named weight for each.
//!
//! As in Campfire, every feature has an `.early` and a `.late` weight, mixed by how much of the
//! game is left, and together they estimate the points a seat will have at the end. "Points" are
//! the four columns of the final comparison (S14.3) in one number; see [`points`]. The values are
//! data: `weights.txt`, which `emberwake tune` writes.

use kernel::Seat;
use sea::{BoatView, Cell, Component, Direction, Part, PlayerView, Score, Side, Tribe, View};

/// Declares the features: their names, what they mean, and their number.
macro_rules! features {
    ($($name:ident: $meaning:literal,)*) => {
        /// The features by name, and what each means.
        pub const FEATURES: &[(&str, &str)] = &[$((stringify!($name), $meaning)),*];
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
            /// All of them, in the order of [`FEATURES`].
            #[inline]
            pub fn all(&self) -> [f32; FEATURES.len()] {
                [$(self.$name),*]
            }
        }
    };
}

features! {
    myth: "the Original Myth is complete",
    myth_two: "two thirds of the Myth are secured",
    myth_one: "one third of the Myth is secured",
    legends: "legends disclosed",
    feats: "feats earned",
    loose_one: "the undisclosed secured pieces are of one sort",
    loose_two: "the undisclosed secured pieces are of two sorts: one more makes a legend",
    loose_more: "undisclosed secured pieces beyond those",
    settlements: "settlements owned",
    tokens: "settlement tokens left",
    secure: "loose settlers of the owner in owned settlements, up to three in each",
    afloat: "a boat on the board",
    crew: "own passengers aboard",
    lead_aboard: "how far the own passengers outnumber the others aboard, up to three",
    boat_needed: "the boat's piece would be of a new sort among the undisclosed ones",
    boat_wins: "the boat's piece would complete a legend",
    boat_myth: "the boat's piece belongs to the own Myth",
    on_free_land: "the boat lies on land where it may found next turn",
    on_free_land_wins: "the same, and the boat's piece would complete a legend",
    home_ahead: "chance that the wind takes the boat to an own settlement",
    home_ahead_wins: "the same, and the boat's piece would complete a legend",
    land_ahead: "chance that the wind takes the boat to free land",
    unknown_ahead: "chance that the wind takes the boat to where no tile lies yet",
    in_storm: "the boat lies on the Vaal's tile",
    hand: "a piece in hand, not launched yet",
    pool: "pawns at home, up to seven: a boat needs them",
    nomads: "own pawns on the board",
    abroad: "settlements of others with own settlers, up to two",
    on_turn: "it is this seat's turn",
}

/// The final comparison as one number: the columns are far apart, so that a lower one decides only
/// where the higher are equal.
pub fn points(score: &Score) -> f32 {
    let column = |number: u8, worth: f32| f32::from(number) * worth;
    column(score.mythical.unwrap_or(0), 8.0)
        + column(score.legendary, 1.0)
        + column(score.builders, 0.15)
        + column(score.nomads, 0.01)
}

/// How much of the game is left: 1 at the start, 0 at the end.
pub fn left(view: &View) -> f32 {
    if view.trigger.is_some() {
        let turns = view.last_turns.map_or(view.players.len(), usize::from);
        return 0.1 * turns as f32 / view.players.len() as f32;
    }
    let tiles = f32::from(view.pile.tiles) / 49.0;
    let boats = f32::from(view.deck) / 15.0;
    let legends = view.players.iter().map(|player| player.legends.len()).max().unwrap_or(0);
    let legends = 1.0 - legends as f32 / 3.0;
    tiles.min(boats).min(legends).clamp(0.1, 1.0)
}

/// What one seat has of each feature, as an omniscient view of an imagined position shows it.
pub fn features(view: &View, seat: Seat) -> Features {
    let player = &view.players[seat.index()];
    let face = |handle| view.pieces.iter().find(|p| p.handle == handle).and_then(|p| p.component);
    let mut f = Features {
        legends: player.legends.len() as f32,
        feats: view.feats.iter().filter(|feat| feat.seat == Some(seat.0)).count() as f32,
        tokens: player.tokens.into(),
        hand: count(player.hand.is_some()),
        pool: player.pool.min(7).into(),
        nomads: player.score.nomads.into(),
        on_turn: count(view.active == Some(seat.0)),
        ..Features::default()
    };
    let loose: Vec<Component> = player.secured.iter().filter_map(|&handle| face(handle)).collect();
    let sorts = Part::ALL.map(|part| loose.iter().any(|component| component.part() == part));
    let distinct = sorts.iter().filter(|held| **held).count();
    f.loose_one = count(distinct == 1);
    f.loose_two = count(distinct == 2);
    f.loose_more = (loose.len() - distinct.min(loose.len())) as f32;
    if let Some(myth) = player.myth {
        let told = player.legends.iter().flatten().filter_map(|&handle| face(handle));
        let held = told.chain(loose.iter().copied()).filter(|c| c.myth() == myth).count();
        f.myth_one = count(held == 1);
        f.myth_two = count(held == 2);
        f.myth = count(held >= 3);
    }
    let tribe = Tribe::of(seat);
    for settlement in &view.settlements {
        let own = settlement.settlers.get(tribe);
        if settlement.owner == seat.0 {
            f.settlements += 1.0;
            f.secure += f32::from(own.min(3));
        } else {
            f.abroad = (f.abroad + count(own > 0)).min(2.0);
        }
    }
    if let Some(boat) = &player.boat {
        let component = face(boat.handle);
        let new_sort = component.is_some_and(|component| !sorts[component.part() as usize]);
        f.boat_needed = count(new_sort);
        f.boat_wins = count(new_sort && distinct == 2);
        f.boat_myth = count(component.is_some_and(|c| Some(c.myth()) == player.myth));
        aboard(view, player, boat, &mut f);
    }
    f
}

/// What the boat has before it.
fn aboard(view: &View, player: &PlayerView, boat: &BoatView, f: &mut Features) {
    let tribe = player.tribe;
    f.afloat = 1.0;
    f.crew = boat.crew.get(tribe).into();
    f.lead_aboard = f32::from(boat.crew.get(tribe).saturating_sub(boat.crew.others(tribe)).min(3));
    f.in_storm = count(view.vaal == Some(boat.cell));
    let free_land = |cell: Cell| {
        let land = view.tiles.iter().any(|tile| tile.cell == cell && tile.kind.is_land());
        land && !view.settlements.iter().any(|place| place.cell == cell)
    };
    if player.tokens > 0 && free_land(boat.cell) {
        f.on_free_land = 1.0;
        f.on_free_land_wins = f.boat_wins;
    }
    // In the middle of a voyage the dice have fallen; what lies ahead then is of the next one.
    for (direction, chance) in winds(view.wind) {
        for steps in 1..=3 {
            let cell = boat.cell.step(direction, steps);
            let chance = chance / 3.0;
            let home =
                |place: &&sea::SettlementView| place.cell == cell && place.owner == player.seat;
            if view.settlements.iter().any(|place| home(&place)) {
                f.home_ahead += chance;
                f.home_ahead_wins += chance * f.boat_wins;
            } else if player.tokens > 0 && free_land(cell) {
                f.land_ahead += chance;
            } else if !view.tiles.iter().any(|tile| tile.cell == cell) {
                f.unknown_ahead += chance;
            }
        }
    }
}

/// Where the wind may blow when the boat sails next: mostly as now, since turning it costs.
fn winds(wind: Direction) -> [(Direction, f32); 3] {
    let [one, other] = [Side::Clockwise, Side::Counterclockwise].map(|side| wind.turned(side));
    [(wind, 0.6), (one, 0.2), (other, 0.2)]
}

fn count(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}
