//! Section 9: scores and places.

use crate::fast::{STORIES, bytes};
use crate::pieces::Legend;
use crate::state::{Campfire, Phase};
use kernel::{Seat, Standing};

/// The parts of a score (C9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreParts {
    /// The points of the song.
    pub song: u8,
    /// The points of all legend cards.
    pub legends: u8,
    /// The moons won.
    pub moons: u8,
    /// The remaining tiles, each of which costs a point.
    pub tiles: u8,
}

impl ScoreParts {
    /// C9.1: returns the score.
    pub fn total(self) -> i16 {
        i16::from(self.song) + i16::from(self.legends) + i16::from(self.moons)
            - i16::from(self.tiles)
    }
}

impl Campfire {
    /// Returns the parts of a seat's score.
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, Draft, Legend, Tile};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.legends[0] = vec![(Legend::Bell, 5)];
    /// draft.songs[0] = Some(4);
    /// draft.tiles[0] = vec![Tile::Wild];
    /// let game = draft.build().unwrap();
    /// let parts = game.score_parts(Seat(0));
    /// assert_eq!((parts.song, parts.legends, parts.tiles), (4, 5, 1));
    /// assert_eq!((parts.total(), game.score(Seat(0))), (8, 8));
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn score_parts(&self, seat: Seat) -> ScoreParts {
        let legends = Legend::ALL.into_iter().filter_map(|legend| self.legend_owned(seat, legend));
        ScoreParts {
            song: self.song_owned(seat).map_or(0, |song| song.points),
            legends: legends.sum(),
            moons: self.moons(seat),
            tiles: self.tiles_total(seat),
        }
    }

    /// C7A.3: returns cards minus tiles. Moons won earlier don't count here.
    #[inline]
    pub(crate) fn score_without_moons(&self, seat: Seat) -> i16 {
        i16::from(self.card_points(seat)) - i16::from(self.tiles_total(seat))
    }

    /// Returns the points of a seat's cards.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn card_points(&self, seat: Seat) -> u8 {
        let legends = bytes::sum(self.values_owned(seat) & STORIES);
        legends + self.song_owned(seat).map_or(0, |song| song.points)
    }

    /// C9.1: returns the score as if the game ended now.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    #[inline]
    pub fn score(&self, seat: Seat) -> i16 {
        self.score_without_moons(seat) + i16::from(self.moons(seat))
    }

    /// C9.2: ranks by points, then by the number of legend cards; seats that are still tied share a
    /// place.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.moons[1] = 3;
    /// assert_eq!(draft.build().unwrap().ranking().places(), [2, 1]);
    /// ```
    pub fn ranking(&self) -> Standing {
        Standing::by_key(self.players(), |seat| (self.score(seat), self.legend_cards(seat)))
    }

    pub(crate) fn final_standing(&self) -> Option<Standing> {
        matches!(self.phase, Phase::Over(_)).then(|| self.ranking())
    }
}
