//! Ratings for several players: the Bayesian approximation of Weng and Lin, from the skillratings
//! crate.

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};
use std::cmp::Ordering;
use store::{RatedBefore, Rating, SeatResult};
use table::FirstRound;

/// The factor by which the deviation lowers a rating in lists, so that newcomers must first prove
/// it.
const CAUTION: f64 = 3.0;

/// The points of a new player, as is usual for ratings.
const POINTS_FIRST: f64 = 1500.0;
/// The number of points per unit of the estimate.
const POINTS_EACH: f64 = 40.0;

/// How long a game between two people lowers the weight of the next ones, less and less.
pub(crate) const RECENT_MS: u64 = 30 * 24 * 3_600_000;

/// Returns the rating of a new player.
pub(crate) fn first() -> Rating {
    let usual = WengLinRating::new();
    Rating { mean: usual.rating, deviation: usual.uncertainty, games: 0 }
}

/// Returns the number that is shown and sorted by: a likely lower bound of the person's strength,
/// in whole points that begin at [`POINTS_FIRST`] and are never negative.
pub(crate) fn shown(rating: &Rating) -> i32 {
    let points = POINTS_FIRST + (rating.mean - CAUTION * rating.deviation) * POINTS_EACH;
    points.round().max(0.0) as i32
}

/// Returns the ratings after a game, by seat, from what was known before it. People who gave up, or
/// for whom a bot decided, have lost against everyone who played to the end. No one is rated at a
/// table where a built-in bot sat from the beginning, where a person sat alone, or where everyone
/// gave up.
///
/// A game that someone leaves before everyone has made a move of their own is rated only for the
/// first who leaves, as a loss against all others at full weight:
///
/// - The others gain nothing, so a second account can't give away points by resigning.
/// - The one who leaves always pays, so it is no way to avoid opponents, however often.
/// - The others can't lose either. They have no game left to win, so they may leave as well.
/// - Who brings a second account to spoil the ratedness of a game must do so before seeing how the
///   game goes, and that account pays.
pub(crate) fn rate(
    before: &[RatedBefore],
    seats: &[SeatResult],
    first_round: FirstRound,
) -> Vec<Option<Rating>> {
    let none = vec![None; seats.len()];
    if seats.len() < 2 || seats.iter().any(|seat| seat.person.is_none()) {
        return none;
    }
    let known = |seat: usize| before.get(seat).cloned().unwrap_or_default();
    let before: Vec<RatedBefore> = (0..seats.len()).map(known).collect();
    match first_round {
        FirstRound::Incomplete => none,
        FirstRound::Left(seat) => {
            let lost = |other: usize| (other != seat.index()).then_some((Outcomes::LOSS, 1.0));
            let mut after = none;
            if let Some(after) = after.get_mut(seat.index()) {
                *after = rated(&before, seat.index(), lost);
            }
            after
        }
        FirstRound::Complete if seats.iter().all(|seat| seat.resigned) => none,
        FirstRound::Complete => {
            let place =
                |seat: usize| if seats[seat].resigned { u8::MAX } else { seats[seat].place };
            let result = |seat: usize, other: usize| {
                let outcome = match place(seat).cmp(&place(other)) {
                    Ordering::Less => Outcomes::WIN,
                    Ordering::Equal => Outcomes::DRAW,
                    Ordering::Greater => Outcomes::LOSS,
                };
                let met = before[seat].met.get(other).copied().unwrap_or(0.0);
                (other != seat).then_some((outcome, weight(met)))
            };
            (0..seats.len()).map(|seat| rated(&before, seat, |other| result(seat, other))).collect()
        }
    }
}

/// Returns the weight of a result between two people who have met this often lately
/// ([`RECENT_MS`]): the second game of a day counts half, the third a third. So ten games between
/// the same two people count like three, and thirty like four. An account that always loses can't
/// lift another far, while friends who play each other every week still get a rating.
fn weight(met: f64) -> f64 {
    1.0 / (1.0 + met)
}

/// Returns the rating of a person after a game, from the outcome and the weight of the result
/// against each other seat. With full weights it is that of Weng and Lin for several players, where
/// each opponent adds a part of their own.
fn rated(
    before: &[RatedBefore],
    seat: usize,
    result: impl Fn(usize) -> Option<(Outcomes, f64)>,
) -> Option<Rating> {
    let old = |seat: usize| before[seat].rating.unwrap_or(first());
    let strength = |seat: usize| {
        let Rating { mean, deviation, .. } = old(seat);
        WengLinRating { rating: mean, uncertainty: deviation }
    };
    let own = strength(seat);
    let config = WengLinConfig::new();
    let (mut rise, mut certainty) = (0.0, 0.0);
    for other in 0..before.len() {
        let Some((outcome, weight)) = result(other) else { continue };
        let (alone, _) = weng_lin(&own, &strength(other), &outcome, &config);
        rise += weight * (alone.rating - own.rating);
        certainty += weight * (1.0 - (alone.uncertainty / own.uncertainty).powi(2));
    }
    let mean = own.rating + rise;
    let left = (1.0 - certainty).max(config.uncertainty_tolerance);
    let deviation = own.uncertainty * left.sqrt();
    // A value that isn't a number would stay with the person forever.
    let is_number = mean.is_finite() && deviation.is_finite();
    is_number.then_some(Rating { mean, deviation, games: old(seat).games + 1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use skillratings::MultiTeamOutcome;
    use skillratings::weng_lin::weng_lin_multi_team;
    use std::collections::BTreeMap;
    use table::Person;

    fn seats(places: &[u8]) -> Vec<SeatResult> {
        let seat = |(place, person): (&u8, u64)| SeatResult {
            person: Some(Person(person)),
            level: None,
            place: *place,
            resigned: false,
            rating: None,
        };
        places.iter().zip(1..).map(seat).collect()
    }

    fn rate(before: &[Option<Rating>], seats: &[SeatResult]) -> Vec<Option<Rating>> {
        let before: Vec<RatedBefore> =
            before.iter().map(|&rating| RatedBefore { rating, met: Vec::new() }).collect();
        super::rate(&before, seats, FirstRound::Complete)
    }

    #[test]
    fn the_first_gains_what_the_last_loses_and_all_become_more_certain() {
        let new = rate(&[None, None, None], &seats(&[2, 1, 3]));
        let [second, winner, last] = [0, 1, 2].map(|seat: usize| new[seat].unwrap());
        assert!(winner.mean > first().mean && last.mean < first().mean);
        assert!(winner.mean > second.mean && second.mean > last.mean);
        for rating in [second, winner, last] {
            assert!(rating.deviation < first().deviation);
            assert_eq!(rating.games, 1);
        }
    }

    #[test]
    fn a_tie_of_equals_changes_no_estimate() {
        for rating in rate(&[None, None], &seats(&[1, 1])) {
            assert!((rating.unwrap().mean - first().mean).abs() < 1e-9);
        }
    }

    #[test]
    fn nobody_is_rated_with_a_bot_of_the_house_or_alone() {
        let mut with_bot = seats(&[1, 2, 3]);
        with_bot[2] =
            SeatResult { person: None, level: Some("easy".into()), ..with_bot[2].clone() };
        assert_eq!(rate(&[None; 3], &with_bot), [None; 3]);
        assert_eq!(rate(&[None], &seats(&[1])), [None]);
    }

    #[test]
    fn a_newcomer_begins_at_fifteen_hundred_and_nobody_is_ever_shown_below_nought() {
        assert_eq!(shown(&first()), 1500);
        let mut unlucky = first();
        for _ in 0..200 {
            unlucky = rate(&[Some(unlucky), None], &seats(&[2, 1]))[0].unwrap();
            assert!(shown(&unlucky) >= 0);
        }
        assert_eq!(shown(&Rating { mean: -100.0, ..unlucky }), 0);
    }

    /// Source: the implementation of `skillratings` for several players.
    #[test]
    fn with_full_weights_it_is_the_method_of_weng_and_lin() {
        let rating = |mean, deviation| Rating { mean, deviation, games: 3 };
        let before = [rating(31.0, 2.5), rating(24.0, 8.0), rating(18.5, 4.0), rating(25.0, 1.5)];
        let seats = seats(&[3, 1, 1, 4]);
        let teams = before
            .map(|rating| [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }]);
        let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = (teams.iter().zip(&seats))
            .map(|(team, seat)| (&team[..], MultiTeamOutcome::new(usize::from(seat.place))))
            .collect();
        let expected = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
        for (found, expected) in rate(&before.map(Some), &seats).into_iter().zip(expected) {
            let found = found.unwrap();
            assert!((found.mean - expected[0].rating).abs() < 1e-9);
            assert!((found.deviation - expected[0].uncertainty).abs() < 1e-9);
        }
    }

    #[test]
    fn a_result_counts_less_the_more_often_the_same_people_have_met() {
        let met = |games: f64| {
            let before = |met| RatedBefore { rating: None, met };
            let before =
                [before(vec![0.0, games, 0.0]), before(vec![games, 0.0, 0.0]), before(vec![])];
            let after = super::rate(&before, &seats(&[1, 2, 3]), FirstRound::Complete);
            [0, 1, 2].map(|seat: usize| after[seat].unwrap())
        };
        let [fresh, often] = [met(0.0), met(9.0)];
        assert!(often[0].mean < fresh[0].mean && often[0].deviation > fresh[0].deviation);
        // Against the second, the first gained a tenth; against the third, all of it.
        let half = (fresh[0].mean - first().mean) / 2.0;
        assert!((often[0].mean - first().mean - 1.1 * half).abs() < 1e-9);
        assert_eq!(often[2], fresh[2]);
        assert_eq!([0.0, 1.0, 2.0, 9.0].map(weight), [1.0, 0.5, 1.0 / 3.0, 0.1]);
    }

    #[test]
    fn leaving_in_the_first_round_loses_and_lets_no_one_gain() {
        let mut left = seats(&[2, 1, 3]);
        left[0].resigned = true;
        let often = RatedBefore { rating: None, met: vec![50.0; 3] };
        let before = vec![often; 3];
        let after = super::rate(&before, &left, FirstRound::Left(kernel::Seat(0)));
        assert_eq!(after[1..], [None, None]);
        let whole = rate(&[None; 3], &seats(&[3, 1, 2]));
        assert_eq!(after[0], whole[0], "at full weight, however often they have met");
        // The others may leave as well.
        left.iter_mut().for_each(|seat| seat.resigned = true);
        assert_eq!(super::rate(&before, &left, FirstRound::Left(kernel::Seat(0))), after);
        assert_eq!(super::rate(&before, &left, FirstRound::Incomplete), [None; 3]);
    }

    /// The places of everyone on the list, as the store settles game after game.
    #[derive(Default)]
    struct Club {
        ratings: BTreeMap<usize, Rating>,
        met: BTreeMap<(usize, usize), f64>,
    }

    impl Club {
        /// Rates a game; the players are in the order of their places.
        fn play(&mut self, players: &[usize], first_round: FirstRound) {
            let before = |&player: &usize| RatedBefore {
                rating: self.ratings.get(&player).copied(),
                met: players.iter().map(|&other| self.times_met(player, other)).collect(),
            };
            let before: Vec<RatedBefore> = players.iter().map(before).collect();
            let places: Vec<u8> = (1..=players.len() as u8).collect();
            let after = super::rate(&before, &seats(&places), first_round);
            for (one, &player) in players.iter().enumerate() {
                for (other, &opponent) in players.iter().enumerate() {
                    if one != other && after[one].is_some() && after[other].is_some() {
                        *self.met.entry((player, opponent)).or_default() += 1.0;
                    }
                }
            }
            let rated = players.iter().zip(after).filter_map(|(&who, new)| Some((who, new?)));
            self.ratings.extend(rated);
        }

        fn times_met(&self, player: usize, other: usize) -> f64 {
            self.met.get(&(player, other)).copied().unwrap_or(0.0)
        }

        fn points(&self, player: usize) -> i32 {
            self.ratings.get(&player).map_or(0, shown)
        }
    }

    #[test]
    fn a_second_account_that_loses_on_purpose_leads_to_no_place_at_the_top() {
        const HONEST: usize = 5;
        const CHEAT: usize = 10;
        const PUPPET: usize = 11;
        let mut club = Club::default();
        // Everyone plays everyone six times; the stronger wins twice of three times.
        for round in 0..6 {
            for strong in 0..HONEST {
                for weak in strong + 1..HONEST {
                    let players = if round % 3 == 1 { [weak, strong] } else { [strong, weak] };
                    club.play(&players, FirstRound::Complete);
                }
            }
        }
        for _ in 0..8 {
            club.play(&[CHEAT, PUPPET], FirstRound::Left(kernel::Seat(1)));
        }
        assert_eq!(club.ratings.get(&CHEAT), None, "resigned games give nothing");
        for _ in 0..30 {
            club.play(&[CHEAT, PUPPET], FirstRound::Complete);
        }
        let best = (0..HONEST).map(|player| club.points(player)).max().unwrap();
        let cheat = club.points(CHEAT);
        assert!(cheat < best, "{cheat} {best}");
        let above = (0..HONEST).filter(|&player| club.points(player) > cheat).count();
        assert!(above >= 2, "{cheat} is above all but {above}");
    }

    #[test]
    fn leaving_the_game_to_a_bot_loses_it_whatever_the_bot_achieves() {
        let mut left = seats(&[1, 2, 3]);
        left[0].resigned = true;
        let new = rate(&[None; 3], &left);
        let [leaver, second, third] = [0, 1, 2].map(|seat: usize| new[seat].unwrap());
        assert!(leaver.mean < third.mean && third.mean < second.mean);
        left.iter_mut().for_each(|seat| seat.resigned = true);
        assert_eq!(rate(&[None; 3], &left), [None; 3]);
    }
}
