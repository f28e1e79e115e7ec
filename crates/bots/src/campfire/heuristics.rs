//! What is worth looking at in a position of Campfire, with a named weight for each.
//!
//! Every feature has two weights, one for a game that has just begun (`.early`) and one for its
//! last turns (`.late`); in between they are mixed by how many tiles are left. Together they
//! estimate how many points a seat will have at the end, compared with the others. The values are
//! data: `weights.txt`, which `emberwake tune` writes.

use campfire::{Adventurer, Campfire, Disc, Legend, Place, Question, Tile};
use kernel::Seat;

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
    card_points: "points of the cards written",
    moons: "moons won",
    tiles: "tiles in hand, each of which costs a point if it stays there",
    ready: "tiles that legends could take at once, one writing for each legend",
    ready_best: "tiles that the best single writing could take at once",
    writings: "legends that could be written at once: each costs a turn",
    pending: "tiles that a legend still has room for, but no card takes yet",
    clustered: "squares of the tiles that a legend has room for",
    surplus: "tiles that no card has room for",
    kinds: "different stories in hand while a song can still be written",
    song_ready: "price of the best song that could be written at once",
    wilds: "Wilds in hand",
    room: "tiles that all cards still available could take from this seat",
    tops: "stacks with a tile whose place this seat tops",
    tops_useful: "of these, stacks that show a tile which a legend has room for",
    tops_song: "of these, stacks that show a story which is new to the seat's song",
    tops_surplus: "of these, stacks that show a tile of no use",
    tops_unseen: "of these, stacks whose next tile is not seen yet",
    due: "useful tiles that come at once, since all listen before the turn ends",
    due_surplus: "useless tiles that come at once",
    lys_bonus: "the Lys bonus is about to be taken by this seat",
    buried: "discs that lie on top of this seat's discs",
    piles: "places with a disc of this seat",
    deep_piles: "discs in the piles this seat may sow: what it can reach",
    lead_soon: "lead in the next moon scoring, times how near it is",
    lead_later: "lead in cards and tiles, times the moons still to come",
    on_turn: "the seat is next to act",
}

/// Whose disc is on top of each place, as the number of a seat; 255 for nobody or a sleeper.
pub type Listeners = [u8; 8];

/// What all seats have in common in one position.
pub struct Scene {
    listeners: Listeners,
    due: bool,
    /// How much of the game is left: 1 at the start, 0 at the end.
    pub left: f32,
    best_lead: [f32; 6],
    chart: f32,
    moons_left: f32,
}

impl Scene {
    /// Looks at a position.
    pub fn of(game: &Campfire) -> Scene {
        let mut owner = [255; 8];
        for seat in Seat::all(game.players()) {
            if let Some(adventurer) = game.adventurer(seat) {
                owner[adventurer.disc() as usize] = seat.0;
                if adventurer == Adventurer::Nostromo {
                    owner[Disc::Frog as usize] = seat.0;
                }
            }
        }
        let mut listeners = [255; 8];
        let mut heights = [0u8; 8];
        for place in Place::all() {
            heights[place.index()] = game.height(place);
            if let Some(disc) = game.pile(place).top() {
                listeners[place.index()] = owner[disc as usize];
            }
        }
        // The game ends with two stacks left, so the two highest will not be played out.
        heights.sort_unstable();
        let left: u32 = heights[..6].iter().map(|&height| u32::from(height)).sum();
        let due = matches!(game.question(), Some(Question::LysBonus | Question::Lift));
        let net =
            |seat: Seat| f32::from(game.card_points(seat)) - f32::from(game.tiles_total(seat));
        let mut best_lead = [0.0; 6];
        for seat in Seat::all(game.players()) {
            let others = Seat::all(game.players()).filter(|&other| other != seat);
            let lead = net(seat) - others.map(net).fold(f32::MIN, f32::max);
            best_lead[seat.index()] = lead / (3.0 + lead.abs());
        }
        let chart = f32::from(game.chart());
        Scene {
            listeners,
            due,
            left: (left as f32 / 84.0).min(1.0),
            best_lead,
            chart,
            moons_left: chart + f32::from(game.hidden(Tile::Moon)),
        }
    }

    /// What one seat has of each feature.
    pub fn features(&self, game: &Campfire, seat: Seat) -> Features {
        let mut f = Features {
            card_points: game.card_points(seat).into(),
            moons: game.moons(seat).into(),
            tiles: game.tiles_total(seat).into(),
            wilds: game.tiles(seat, Tile::Wild).into(),
            on_turn: f32::from(u8::from(game.active() == seat)),
            ..Features::default()
        };
        let has_song = game.song_owned(seat).is_some();
        let song_price = game.songs_available().map(|song| song.price).max().unwrap_or(0);
        let wants_song = !has_song && song_price > 0;
        let mut useful = [false; 7];
        let mut fresh = [false; 7];
        let mut kinds = 0;
        for legend in Legend::ALL {
            let tiles = game.tiles(seat, Tile::Story(legend));
            let owned = game.legend_owned(seat, legend).unwrap_or(0);
            let mut room = 0;
            let mut ready = 0;
            for value in game.legends_available(legend).filter(|&value| value > owned) {
                room = value - owned;
                if room <= tiles {
                    ready = room;
                }
            }
            let taken = tiles.min(room);
            f.ready += f32::from(ready);
            f.ready_best = f.ready_best.max(ready.into());
            f.writings += f32::from(u8::from(ready > 0));
            f.pending += f32::from(taken - ready);
            f.clustered += f32::from(taken * taken);
            f.surplus += f32::from(tiles - taken);
            f.room += f32::from(room);
            useful[legend.index()] = tiles < room;
            fresh[legend.index()] = tiles == 0;
            kinds += u8::from(tiles > 0);
        }
        if wants_song {
            f.kinds = kinds.min(song_price).into();
            let payable = kinds + game.tiles(seat, Tile::Wild);
            let songs = game.songs_available().map(|song| song.price);
            f.song_ready = songs.filter(|&price| price <= payable).max().unwrap_or(0).into();
            f.ready_best = f.ready_best.max(f.song_ready);
        }
        let look = Look { useful, fresh, wants_song };
        self.ring(game, seat, &look, &mut f);
        let lead = self.best_lead[seat.index()];
        let near = (self.chart / 4.0).min(1.0);
        f.lead_soon = lead * near * near;
        f.lead_later = lead * self.moons_left / 12.0;
        f
    }

    /// What lies around the fire for this seat.
    fn ring(&self, game: &Campfire, seat: Seat, look: &Look, f: &mut Features) {
        let Some(adventurer) = game.adventurer(seat) else { return };
        if game.question() == Some(Question::LysBonus) && game.active() == seat {
            f.lys_bonus = 1.0;
        }
        for place in Place::all() {
            let pile = game.pile(place);
            if pile.count_of(adventurer) > 0 {
                f.piles += 1.0;
                f.deep_piles += f32::from(pile.len());
                let lowest = pile.discs().position(|disc| disc.adventurer() == Some(adventurer));
                f.buried += f32::from(pile.len()) - 1.0 - lowest.unwrap_or(0) as f32;
            }
            if self.listeners[place.index()] != seat.0 || game.height(place) == 0 {
                continue;
            }
            f.tops += 1.0;
            let (useful, fresh) = match game.top(place) {
                Some(Tile::Story(legend)) => {
                    (look.useful[legend.index()], look.wants_song && look.fresh[legend.index()])
                }
                Some(Tile::Wild) => (true, look.wants_song),
                Some(Tile::Moon) => continue,
                None => {
                    f.tops_unseen += 1.0;
                    continue;
                }
            };
            let count = |yes: bool| f32::from(u8::from(yes));
            if self.due {
                f.due += count(useful || fresh);
                f.due_surplus += count(!useful && !fresh);
            } else {
                f.tops_useful += count(useful);
                f.tops_song += count(fresh);
                f.tops_surplus += count(!useful && !fresh);
            }
        }
    }
}

/// What a seat could use.
struct Look {
    useful: [bool; 7],
    fresh: [bool; 7],
    wants_song: bool,
}
