//! The prices of cards, and the tiles that pay for them.

use crate::moves::Kinds;
use crate::pieces::{Legend, Tile};
use crate::state::Campfire;
use kernel::Seat;

/// C6.3, C6.4: returns the price of a legend card of this value for a player who owns this card of
/// the legend; `None` if it isn't an upgrade.
///
/// ```
/// use emberwake_campfire::legend_price;
///
/// assert_eq!(legend_price(None, 4), Some(4));
/// assert_eq!(legend_price(Some(3), 4), Some(1), "an upgrade costs the difference");
/// assert_eq!(legend_price(Some(4), 4), None);
/// ```
pub fn legend_price(owned: Option<u8>, value: u8) -> Option<u8> {
    value.checked_sub(owned.unwrap_or(0)).filter(|price| *price > 0)
}

/// C6.2: returns the price of a song for a player; `None` if they already have a song.
pub fn song_price(owned: Option<u8>, price: u8) -> Option<u8> {
    owned.is_none().then_some(price)
}

impl Campfire {
    /// C6.3: returns the tiles with which a seat pays for a legend card, this many of them Wild. A
    /// card it can't take is priced as if it had no card of the legend.
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, Draft, Legend, Tile};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// let tiles = game.legend_payment(Seat(0), Legend::Eye, 3, 1);
    /// assert_eq!(tiles, [Tile::Story(Legend::Eye), Tile::Story(Legend::Eye), Tile::Wild]);
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn legend_payment(&self, seat: Seat, legend: Legend, value: u8, wilds: u8) -> Vec<Tile> {
        let price = self.legend_price(seat, legend, value).unwrap_or(value);
        let mut tiles = vec![Tile::Story(legend); price.saturating_sub(wilds).into()];
        tiles.resize(tiles.len() + usize::from(wilds), Tile::Wild);
        tiles
    }

    /// C6.2: returns the part of a song's price that the seat can pay: different stories first,
    /// then Wilds.
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, Draft, Legend, Tile};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.tiles[0] = vec![Tile::Story(Legend::Bell), Tile::Story(Legend::Eye), Tile::Wild];
    /// let (kinds, wilds) = draft.build().unwrap().song_payment(Seat(0), 4);
    /// assert_eq!((kinds.len(), wilds), (2, 1), "one tile short of the price");
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn song_payment(&self, seat: Seat, price: u8) -> (Kinds, u8) {
        let held = |legend: &Legend| self.tiles(seat, Tile::Story(*legend)) > 0;
        let kinds: Kinds = Legend::ALL.into_iter().filter(held).take(price.into()).collect();
        let wilds = self.tiles(seat, Tile::Wild).min(price.saturating_sub(kinds.len()));
        (kinds, wilds)
    }
}
