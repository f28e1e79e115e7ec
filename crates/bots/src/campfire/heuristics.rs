//! The features of a Campfire position that the heuristic evaluates, each with a named weight.
//!
//! Every feature has two weights, one for the start of the game (`.early`) and one for its last
//! turns (`.late`). In between they are mixed by the number of tiles left. Together they estimate a
//! seat's final points compared with the other seats. The values are data: `emberwake tune` writes
//! them to `weights.txt`.

use emberwake_campfire::tables::{LEGENDS, SONGS};
use emberwake_campfire::{Campfire, Place, Prospects, Question, Tile};
use kernel::{SEATS_MAX, Seat};

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
    card_points 2.0: "points of the cards written",
    moons 8.0: "moons won",
    tiles 4.0: "tiles in hand, each of which costs a point if it stays there",
    ready 6.0: "tiles that legends could take at once, one writing for each legend",
    ready_best 12.0: "tiles that the best single writing could take at once",
    writings 20.0: "legends that could be written at once: each costs a turn",
    pending 8.0: "tiles that a legend still has room for, but no card takes yet",
    clustered 1.5: "squares of the tiles that a legend has room for",
    surplus 8.0: "tiles that no card has room for",
    kinds 16.0: "different stories in hand while a song can still be written",
    song_ready 16.0: "price of the best song that could be written at once",
    wilds 16.0: "Wilds in hand",
    room 2.0: "tiles that all cards still available could take from this seat",
    tops 16.0: "stacks with a tile whose place this seat tops",
    tops_useful 24.0: "of these, stacks that show a tile which a legend has room for",
    tops_song 24.0: "of these, stacks that show a story which is new to the seat's song",
    tops_surplus 24.0: "of these, stacks that show a tile of no use",
    tops_unseen 24.0: "of these, stacks whose next tile is not seen yet",
    shown 12.0: "visible tiles on any stack that a legend has room for or that are new to the song",
    due 24.0: "useful tiles that come at once, since all listen before the turn ends",
    due_surplus 24.0: "useless tiles that come at once",
    lys_bonus 64.0: "the Lys bonus is about to be taken by this seat",
    buried 4.0: "discs that lie on top of this seat's discs",
    piles 20.0: "places with a disc of this seat",
    deep_piles 4.0: "discs in the piles this seat may sow: what it can reach",
    lead_soon 100.0: "lead in the next moon scoring, times how near it is",
    lead_later 100.0: "lead in cards and tiles, times the moons still to come",
    on_turn 64.0: "the seat is next to act",
}

/// The parts of a position that all seats share.
pub struct SharedFacts {
    due: bool,
    /// The share of the game that is left: 1 at the start, 0 at the end.
    pub left: f32,
    best_lead: [f32; SEATS_MAX],
    chart: f32,
    moons_left: f32,
    /// The prices of the available songs in ascending order; 0 for an unavailable song.
    songs: [u8; SONGS],
    /// The places whose stack has a tile, as a bit set.
    stacks: u8,
    /// The legend on top of each stack, one bit; all bits for a Wild.
    shown: [u8; 8],
}

impl SharedFacts {
    /// Extracts the scene from a position.
    pub fn of(game: &Campfire) -> SharedFacts {
        let mut heights = [0u8; 8];
        let mut stacks = 0;
        let mut shown = [0; 8];
        for place in Place::all() {
            heights[place.index()] = game.height(place);
            stacks |= u8::from(game.height(place) > 0) << place.index();
            shown[place.index()] = match game.top(place) {
                Some(Tile::Story(legend)) => 1 << legend.index(),
                Some(Tile::Wild) => u8::MAX,
                Some(Tile::Moon) | None => 0,
            };
        }
        // The game ends with two stacks left, so the two highest won't be played out.
        let all: u32 = heights.iter().map(|&height| u32::from(height)).sum();
        let [mut highest, mut second] = [0, 0];
        for height in heights {
            second = second.max(height.min(highest));
            highest = highest.max(height);
        }
        let left = all - u32::from(highest) - u32::from(second);
        let due = matches!(game.question(), Some(Question::LysBonus | Question::Lift));
        let mut net = [f32::MIN; SEATS_MAX];
        for seat in Seat::all(game.players()) {
            net[seat.index()] =
                f32::from(game.card_points(seat)) - f32::from(game.tiles_total(seat));
        }
        let mut best_lead = [0.0; SEATS_MAX];
        for seat in 0..game.players() as usize {
            let mut others = f32::MIN;
            for (other, net) in net.iter().enumerate() {
                others = if other == seat { others } else { others.max(*net) };
            }
            let lead = net[seat] - others;
            best_lead[seat] = lead / (3.0 + lead.abs());
        }
        let chart = f32::from(game.chart());
        let mut songs = [0; SONGS];
        for (price, song) in songs.iter_mut().zip(game.songs_available()) {
            *price = song.price;
        }
        SharedFacts {
            due,
            left: (left as f32 / 84.0).min(1.0),
            best_lead,
            chart,
            moons_left: chart + f32::from(game.hidden(Tile::Moon)),
            songs,
            stacks,
            shown,
        }
    }

    /// Returns the number of stacks that have a tile.
    pub fn stacks_left(&self) -> u8 {
        self.stacks.count_ones() as u8
    }

    /// Returns the features of one seat.
    pub fn features(&self, game: &Campfire, seat: Seat) -> Features {
        let mut f = Features {
            card_points: game.card_points(seat).into(),
            moons: game.moons(seat).into(),
            tiles: game.tiles_total(seat).into(),
            wilds: game.tiles(seat, Tile::Wild).into(),
            on_turn: f32::from(u8::from(game.active() == seat)),
            ..Features::default()
        };
        let best_song = |limit: u8| {
            let payable = self.songs.iter().copied().filter(|&price| price <= limit);
            payable.max().unwrap_or(0)
        };
        let song_price = best_song(u8::MAX);
        let wants_song = game.song_owned(seat).is_none() && song_price > 0;
        let hand = game.prospects(seat);
        let [mut ready, mut ready_best, mut writings, mut pending] = [0; 4];
        let [mut clustered, mut room] = [0u16; 2];
        for legend in 0..hand.room.len() {
            let taken = hand.taken[legend];
            ready += hand.ready[legend];
            ready_best = hand.ready[legend].max(ready_best);
            writings += u8::from(hand.ready[legend] > 0);
            pending += taken - hand.ready[legend];
            clustered += u16::from(taken) * u16::from(taken);
            room += u16::from(hand.room[legend]);
        }
        f.ready = ready.into();
        f.ready_best = ready_best.into();
        f.writings = writings.into();
        f.pending = pending.into();
        f.clustered = clustered.into();
        f.room = room.into();
        f.surplus = hand.surplus.into();
        if wants_song {
            let kinds = LEGENDS as u8 - hand.fresh.count_ones() as u8;
            f.kinds = kinds.min(song_price).into();
            f.song_ready = best_song(kinds + game.tiles(seat, Tile::Wild)).into();
            f.ready_best = f.ready_best.max(f.song_ready);
        }
        self.ring(game, seat, &hand, wants_song, &mut f);
        let lead = self.best_lead[seat.index()];
        let near = (self.chart / 4.0).min(1.0);
        f.lead_soon = lead * near * near;
        f.lead_later = lead * self.moons_left / 12.0;
        f
    }

    /// Fills in the features that describe the fire ring for this seat.
    fn ring(
        &self,
        game: &Campfire,
        seat: Seat,
        hand: &Prospects,
        wants_song: bool,
        f: &mut Features,
    ) {
        let Some(adventurer) = game.adventurer(seat) else { return };
        if game.question() == Some(Question::LysBonus) && game.active() == seat {
            f.lys_bonus = 1.0;
        }
        let own = game.own_places(adventurer);
        let [mut deep, mut buried] = [0; 2];
        for place in Place::in_mask(own) {
            let pile = game.pile(place);
            deep += pile.len();
            buried += pile.len() - 1 - pile.lowest_of(adventurer).unwrap_or(0);
        }
        f.piles = own.count_ones() as f32;
        f.deep_piles = deep.into();
        f.buried = buried.into();
        let topped = game.places_topped(seat) & self.stacks;
        f.tops = topped.count_ones() as f32;
        let [mut both, mut useful_tops, mut fresh_tops, mut useless, mut unseen] = [0u8; 5];
        for place in Place::in_mask(topped.into()) {
            let (useful, fresh) = match game.top(place) {
                Some(Tile::Story(legend)) => {
                    let has = |set: u8| set >> legend.index() & 1 == 1;
                    (has(hand.useful), wants_song && has(hand.fresh))
                }
                Some(Tile::Wild) => (true, wants_song),
                Some(Tile::Moon) => continue,
                None => {
                    unseen += 1;
                    continue;
                }
            };
            both += u8::from(useful || fresh);
            useful_tops += u8::from(useful);
            fresh_tops += u8::from(fresh);
            useless += u8::from(!useful && !fresh);
        }
        f.tops_unseen = unseen.into();
        let wanted = hand.useful | if wants_song { hand.fresh } else { 0 };
        f.shown = self.shown.iter().filter(|&&shown| shown & wanted != 0).count() as f32;
        if self.due {
            f.due = both.into();
            f.due_surplus = useless.into();
        } else {
            f.tops_useful = useful_tops.into();
            f.tops_song = fresh_tops.into();
            f.tops_surplus = useless.into();
        }
    }
}
