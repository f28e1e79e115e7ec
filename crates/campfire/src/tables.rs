//! The numbers of the rulebook, all in one place.

/// C1.1: the number of places around the fire.
pub const PLACES: usize = 8;
/// C1.2: the number of tiles of one legend.
pub const TILES_OF_A_LEGEND: u8 = 14;
/// C1.2: the number of Opal Moon tiles.
pub const MOON_TILES: u8 = 12;
/// C1.2: the number of Wild tiles.
pub const WILD_TILES: u8 = 2;
/// C1.2: the number of legends.
pub const LEGENDS: usize = 7;
/// C1.2: the total number of tiles.
pub const TILES: u8 = TILES_OF_A_LEGEND * LEGENDS as u8 + MOON_TILES + WILD_TILES;
/// C1.3: the number of cards of one legend.
pub const CARDS_OF_A_LEGEND: usize = 4;
/// C1.4: the number of Song cards.
pub const SONGS: usize = 4;
/// C1.5: the number of discs in the box.
pub const DISCS: u8 = 19;
/// C1.5: the number of discs of each adventurer, without the Frog.
pub const DISCS_OF_AN_ADVENTURER: u8 = 2;
/// C1.5: the number of adventurers.
pub const ADVENTURERS: usize = 5;
/// C2.1: the smallest number of players.
pub const PLAYERS_MIN: u8 = 2;
/// C2.1: the largest number of players.
pub const PLAYERS_MAX: u8 = 5;
/// C3.1: the number of tiles in each of the even stacks.
pub const STACK: u8 = 14;
/// C3.1: the height of the lowest uneven stack.
pub const STACK_MIN: u8 = 12;
/// C3.1: the height of the highest uneven stack.
pub const STACK_MAX: u8 = 16;
/// C3.6: the largest number of discs in a pile during setup.
pub const PILE_MAX_IN_SETUP: u8 = 4;
/// C7A.1: the number of moons that leads to a scoring.
pub const MOONS_OF_A_SCORING: u8 = 4;
/// C7A.4: the number of moons for the leader.
pub const MOONS_FOR_FIRST: u8 = 3;
/// C7A.4: the number of moons for the runner-up.
pub const MOONS_FOR_SECOND: u8 = 1;
/// C8.1: the game ends with this many stacks left, or fewer.
pub const STACKS_AT_THE_END: u32 = 2;
/// C8.3: the default number of turns without progress that ends the game.
pub const STANDSTILL: u16 = 60;
/// The newest edition of the rules.
pub const EDITION: u8 = 2;
/// C8.3: the first edition in which the standstill can be `off`.
pub const STANDSTILL_OFF: u8 = 2;
/// C8.3: the first edition in which the seats can agree to end the game.
pub const AGREED_END: u8 = 2;

/// C8.3: the longest standstill a table may choose.
pub const STANDSTILL_MAX: u16 = 1000;

/// C3.1: the number of ways in which `places` stacks can have heights from [`STACK_MIN`] to
/// [`STACK_MAX`] that together differ from even stacks by `surplus - 2 * places` tiles, indexed
/// `[places][surplus]`. Drawing heights one by one with these weights makes every combination
/// equally likely.
pub const STACK_COMBINATIONS: [[u32; 33]; 9] = stack_combinations();

const fn stack_combinations() -> [[u32; 33]; 9] {
    let span = (STACK_MAX - STACK_MIN) as usize;
    let mut ways = [[0; 33]; 9];
    ways[0][0] = 1;
    let mut places = 1;
    while places <= 8 {
        let mut surplus = 0;
        while surplus <= places * span {
            let mut extra = 0;
            while extra <= span {
                if surplus >= extra {
                    ways[places][surplus] += ways[places - 1][surplus - extra];
                }
                extra += 1;
            }
            surplus += 1;
        }
        places += 1;
    }
    ways
}
