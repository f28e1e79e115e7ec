//! Every number of the rulebook, in one place.

use crate::chart::TileKind;

/// S2.1: the smallest number of players.
pub const PLAYERS_MIN: u8 = 3;
/// S2.1: the largest number of players.
pub const PLAYERS_MAX: u8 = 6;

/// S1.1: the number of tiles, including the Primordial Sea.
pub const TILES: usize = 50;
/// S1.2: the number of tiles of each [`TileKind`] (sea, coast, island, fog) in each mix. INVENTED.
pub const TILE_MIXES: [[u8; TileKind::COUNT]; 3] = [[22, 12, 8, 8], [28, 8, 8, 6], [20, 12, 10, 8]];

/// S1.3: the number of faces of the distance die that show 1, 2 and 3.
pub const DISTANCE_FACES: [u32; 3] = [2, 2, 2];
/// S1.3: the largest number on the distance die.
pub const DISTANCE_MAX: u8 = DISTANCE_FACES.len() as u8;

/// S1.4: the number of Original Myths.
pub const MYTHS: usize = 6;
/// S1.4: the number of Legend boats, one for each component.
pub const PIECES: usize = 18;

/// S1.5: the number of pawns of each player.
pub const PAWNS: u8 = 30;
/// S1.5: the number of settlement tokens of each player.
pub const TOKENS: u8 = 3;
/// The largest possible number of settlements, since they never disappear and each has a token.
pub const SETTLEMENTS_MAX: usize = TOKENS as usize * PLAYERS_MAX as usize;

/// S4.4: the full crew at a launch, and S6.8: the largest crew of a boat.
pub const CREW_MAX: u8 = 7;
/// S4.4: the smallest crew that may be launched.
pub const CREW_LAUNCH_MIN: u8 = 2;
/// S6.2: the number of boats that fill a tile.
pub const BOATS_PER_TILE: usize = 2;

/// S7.2: the number of settlers that a token represents.
pub const TOKEN_SETTLERS: u8 = 3;

/// S10.4: the smallest and largest value of `offers_per_turn`.
pub const OFFERS_PER_TURN: (u8, u8) = (1, 5);
/// S14.1: the smallest and largest value of `becalmed_rounds`.
pub const BECALMED_ROUNDS: (u8, u8) = (2, 5);

/// S14.1: the number of legends of one player that triggers the end.
pub const LEGENDS_TO_END: u8 = 3;
/// S14.3: the points for a legend.
pub const LEGEND_POINTS: u8 = 3;
/// S14.3: the points for a feat.
pub const FEAT_POINTS: u8 = 1;
/// S14.5: the number of rolls after which the victory is shared. INVENTED.
pub const TIE_ROLLS_MAX: u8 = 60;

/// S12.3: the number of components of a Myth that must be secured, by option `myth`.
pub const MYTH_PARTS: [u32; 2] = [3, 2];

/// Audit 2.0 e: returns the upper bound of the progress measure.
///
/// ```
/// use emberwake_sea::tables::progress_max;
///
/// assert_eq!(progress_max(3), 90 + 49 + 9, "pawns, tiles and tokens");
/// ```
pub const fn progress_max(players: u8) -> u32 {
    PAWNS as u32 * players as u32 + (TILES as u32 - 1) + TOKENS as u32 * players as u32
}

/// Audit 2.0 e: returns the upper bound of the number of turns. Between two steps of progress, at
/// most `becalmed_rounds` rounds minus one turn can pass without any, and the last turns follow.
/// Without `becalmed_rounds` there is no limit.
///
/// ```
/// use emberwake_sea::tables::turns_max;
///
/// assert_eq!(turns_max(3, Some(2)), 2 * 3 * 149 + 3);
/// assert_eq!(turns_max(3, None), u32::MAX);
/// ```
pub const fn turns_max(players: u8, becalmed_rounds: Option<u8>) -> u32 {
    match becalmed_rounds {
        Some(rounds) => {
            rounds as u32 * players as u32 * (progress_max(players) + 1) + players as u32
        }
        None => u32::MAX,
    }
}

/// S1.4, INVENTED: the names of the Myths and of their character, location and action, so that
/// any character + location + action reads as a sentence.
pub const MYTH_NAMES: [[&str; 4]; MYTHS] = [
    ["Birth of the Tides", "the Moon Diver", "the Sunken Stair", "draws up the first tide"],
    ["The Stolen Wind", "the Barefoot Thief", "the Cave of Breath", "steals a gust from the gods"],
    ["The Salt Wedding", "the Salt Bride", "the White Reef", "weds the sea"],
    ["The Drowned Bell", "the Blind Ringer", "the Drowned Tower", "wakes the sleepers"],
    ["The Long Oar", "the Sleepless Rower", "the Edge of the Maps", "rows beyond the stars"],
    ["The Fire Below", "the Ember Child", "the Smoking Island", "carries fire over water"],
];
