//! The source of random results when the seed is a number.
//!
//! `docs/records.md` specifies it, so that every game of a series can be dealt again on its own.

use crate::values::ValueError;
use dealer::Seed;
use texts::cli::Message;

/// The step from one game of a series to the next: 2^64 divided by the golden ratio, made odd, so
/// that the series of neighboring seeds do not meet.
const GAME_STEP: u64 = 0x9e37_79b9_7f4a_7c15;
/// The step from one seat's bot to the next.
const SEAT_STEP: u64 = 0xd1b5_4a32_d192_ed03;

/// The number from which game `index` of a series is dealt. Game 0 is dealt from the series' own.
pub fn game_number(series: u64, index: u64) -> u64 {
    series.wrapping_add(index.wrapping_mul(GAME_STEP))
}

/// The number from which the bot of a seat makes its choices: mixed, so that it has nothing to do
/// with the deal or with the other bots.
pub fn bot_number(game: u64, seat: u8) -> u64 {
    let mut mixed = game.wrapping_add((u64::from(seat) + 1).wrapping_mul(SEAT_STEP));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Reads a dealer's seed: a number, or the 64 hexadecimal digits of a secret one.
pub fn parse(text: &str) -> Result<Seed, ValueError> {
    let number = || text.parse().ok().map(Seed::from_number);
    number()
        .or_else(|| Seed::from_hex(text))
        .ok_or_else(|| ValueError::new(&Message::NotASeed { text }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_first_game_of_a_series_is_the_game_of_its_seed() {
        assert_eq!(game_number(7, 0), 7);
    }

    #[test]
    fn no_two_games_and_no_two_bots_share_a_number() {
        let games =
            (0..50).flat_map(|series| (0..200).map(move |index| game_number(series, index)));
        let games: Vec<u64> = games.collect();
        let bots = games.iter().flat_map(|&game| (0..5).map(move |seat| bot_number(game, seat)));
        let bots: HashSet<u64> = bots.collect();
        assert_eq!(games.iter().collect::<HashSet<_>>().len(), 50 * 200);
        assert_eq!(bots.len(), 50 * 200 * 5);
    }

    #[test]
    fn a_seed_is_a_number_or_64_digits() {
        assert_eq!(parse("1"), Ok(Seed::from_number(1)));
        assert_eq!(parse(&Seed::from_number(1).hex()), Ok(Seed::from_number(1)));
        assert!(parse("-1").is_err() && parse("abc").is_err() && parse("").is_err());
    }
}
