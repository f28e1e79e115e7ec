//! Ratings for several players: the Bayesian approximation of Weng and Lin, from the skillratings
//! crate.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Rating, SeatResult};

/// The factor by which the deviation lowers a rating in lists, so that newcomers must first prove
/// it.
const CAUTION: f64 = 3.0;

/// The points of a new player, as is usual for ratings.
const POINTS_FIRST: f64 = 1500.0;
/// The number of points per unit of the estimate.
const POINTS_EACH: f64 = 40.0;

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

/// Returns the ratings after a game, from those before it, by seat. People who gave up, or for whom
/// a bot decided, have lost against everyone who played to the end. No one is rated at a table
/// where a built-in bot sat from the beginning, where a person sat alone, or where everyone gave
/// up.
pub(crate) fn rate(before: &[Option<Rating>], seats: &[SeatResult]) -> Vec<Option<Rating>> {
    let all_persons = seats.iter().all(|seat| seat.person.is_some());
    let deserted = seats.iter().all(|seat| seat.resigned);
    if !all_persons || deserted || seats.len() < 2 {
        return vec![None; seats.len()];
    }
    let place =
        |seat: &SeatResult| if seat.resigned { seats.len() + 1 } else { usize::from(seat.place) };
    let old = |seat: usize| before.get(seat).copied().flatten().unwrap_or(first());
    let old: Vec<Rating> = (0..seats.len()).map(old).collect();
    let teams: Vec<[WengLinRating; 1]> = old
        .iter()
        .map(|rating| [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }])
        .collect();
    let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = seats
        .iter()
        .zip(&teams)
        .map(|(seat, team)| (&team[..], MultiTeamOutcome::new(place(seat))))
        .collect();
    let new = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
    let rated = |(old, new): (&Rating, Vec<WengLinRating>)| {
        let mean = new[0].rating;
        let deviation = new[0].uncertainty;
        // A value that isn't a number would stay with the person forever.
        let is_number = mean.is_finite() && deviation.is_finite();
        is_number.then_some(Rating { mean, deviation, games: old.games + 1 })
    };
    old.iter().zip(new).map(rated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
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
