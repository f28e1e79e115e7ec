//! Ratings for several players: the Bayesian approximation of Weng and Lin, as skillratings has it.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Rating, SeatResult};

/// How the deviation counts against a rating in lists: somebody new must first show it.
const CAUTION: f64 = 3.0;

/// What somebody begins with.
pub(crate) fn first() -> Rating {
    let usual = WengLinRating::new();
    Rating { mean: usual.rating, deviation: usual.uncertainty, games: 0 }
}

/// The number that is shown and sorted by: what the person is at least, very likely, in points that
/// begin near 0 and are rounded.
pub(crate) fn shown(rating: &Rating) -> i32 {
    let points = (rating.mean - CAUTION * rating.deviation) * 40.0;
    points.round() as i32
}

/// The ratings after a game, from those before it, by seat. Persons who gave up count with the place
/// that the bot reached for them. Nobody is rated at a table where a bot of the house sat from the
/// beginning, or a person alone.
pub(crate) fn rate(before: &[Option<Rating>], seats: &[SeatResult]) -> Vec<Option<Rating>> {
    let all_persons = seats.iter().all(|seat| seat.person.is_some());
    if !all_persons || seats.len() < 2 {
        return vec![None; seats.len()];
    }
    let old = |seat: usize| before.get(seat).copied().flatten().unwrap_or(first());
    let old: Vec<Rating> = (0..seats.len()).map(old).collect();
    let teams: Vec<[WengLinRating; 1]> = old
        .iter()
        .map(|rating| [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }])
        .collect();
    let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = seats
        .iter()
        .zip(&teams)
        .map(|(seat, team)| (&team[..], MultiTeamOutcome::new(usize::from(seat.place))))
        .collect();
    let new = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
    let rated = |(old, new): (&Rating, Vec<WengLinRating>)| {
        let (mean, deviation) = (new[0].rating, new[0].uncertainty);
        // A number that is none would stay with the person for good.
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
    fn a_newcomer_is_shown_near_nought() {
        assert_eq!(shown(&first()), 0);
    }
}
