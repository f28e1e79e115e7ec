//! Section 9: scores and places.

use crate::bytes;
use crate::state::{Campfire, Phase};
use crate::write::STORIES;
use kernel::{Seat, Standing};

impl Campfire {
    /// C7A.3: cards minus tiles; moons won earlier do not count here.
    #[inline]
    pub(crate) fn score_without_moons(&self, seat: Seat) -> i16 {
        i16::from(self.card_points(seat)) - i16::from(self.tiles_total(seat))
    }

    /// Points of the cards a seat has.
    pub fn card_points(&self, seat: Seat) -> u8 {
        let legends = bytes::sum(self.values_owned(seat) & STORIES);
        legends + self.song_owned(seat).map_or(0, |song| song.points)
    }

    /// C9.1: the score, as it would be if the game ended now.
    #[inline]
    pub fn score(&self, seat: Seat) -> i16 {
        self.score_without_moons(seat) + i16::from(self.moons(seat))
    }

    /// C9.2: most points, then most legend cards; still tied, a place is shared.
    pub fn ranking(&self) -> Standing {
        Standing::by_key(self.players(), |seat| (self.score(seat), self.legend_cards(seat)))
    }

    pub(crate) fn final_standing(&self) -> Option<Standing> {
        matches!(self.phase, Phase::Over(_)).then(|| self.ranking())
    }
}
