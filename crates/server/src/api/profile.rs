//! A person's public profile (name, results and ratings), and the leaderboard of a game.

use super::body::person;
use super::error::ApiError;
use super::names::names;
use crate::ratings;
use crate::state::State;
use axum::Json;
use axum::extract::{Path, State as Shared};
use std::collections::BTreeMap;
use store::{PlaceCount, Rating};
use table::Person;
use texts::serve::ServiceProblem;
use wire::PersonName;
use wire::http::{OPPONENTS_MIN, Profile, Ranked, RatingBody, Statistic};

/// The maximum number of people on a leaderboard.
pub(super) const BEST_MAX: u32 = 50;

/// Returns a person's public profile.
#[utoipa::path(get, path = "/api/v1/people/{person}", tag = "history",
    security(()),
    params(("person" = u64, Path, description = "The person's number.")),
    responses((status = 200, body = Profile)))]
pub(crate) async fn profile(
    Shared(state): Shared<State>,
    Path(number): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let person = person(&number)?;
    let row = state.store.person(person).await;
    let row = row.map_err(|error| ApiError::or_missing(error, ServiceProblem::NoSuchPerson))?;
    let rated = state.store.ratings(person).await?.into_iter();
    let statistics = statistics(state.store.places(person).await?);
    Ok(Json(Profile {
        person,
        name: row.name,
        bot: row.bot,
        created_ms: row.created_ms,
        ratings: rated.map(|(game, rating)| rating_body(game, rating)).collect(),
        statistics,
    }))
}

fn rating_body(game: String, rating: Rating) -> RatingBody {
    let Rating { mean, deviation, games } = rating;
    RatingBody { game, points: ratings::shown(&rating), mean, deviation, games }
}

fn statistics(counts: Vec<PlaceCount>) -> Vec<Statistic> {
    let mut by_size: BTreeMap<(String, u8), Vec<u32>> = BTreeMap::new();
    for count in counts {
        let places = by_size.entry((count.game, count.players)).or_default();
        let index = usize::from(count.place.max(1)) - 1;
        places.resize(places.len().max(usize::from(count.players)).max(index + 1), 0);
        places[index] += count.games;
    }
    let statistic = |((game, players), places): ((String, u8), Vec<u32>)| {
        let games: u32 = places.iter().sum();
        let win_share = f64::from(places[0]) / f64::from(games.max(1));
        Statistic { game, players, games, places, win_share }
    };
    by_size.into_iter().map(statistic).collect()
}

/// Returns the leaderboard of a game: the people and programs who have played rated games against at
/// least three different opponents. All programs of a person count as one.
#[utoipa::path(get, path = "/api/v1/leaderboard/{game}", tag = "history",
    security(()),
    params(("game" = String, Path, description = "The name of the game, such as `campfire`.")),
    responses((status = 200, body = Vec<Ranked>)))]
pub(crate) async fn leaderboard(
    Shared(state): Shared<State>,
    Path(game): Path<String>,
) -> Result<Json<Vec<Ranked>>, ApiError> {
    let known = games::NAMES;
    if !known.contains(&game.as_str()) {
        let game = game.chars().take(40).collect();
        return Err(ServiceProblem::NoSuchGame { game, known: known.join(", ") }.into());
    }
    let best = state.store.best(&game, OPPONENTS_MIN, BEST_MAX).await?;
    let names = names(&state, best.iter().map(|(person, _)| *person)).await?;
    let ranked = |(person, rating): (Person, Rating)| {
        let PersonName { name, program, .. } = names.get(&person)?.clone();
        let points = ratings::shown(&rating);
        Some(Ranked { person, name, program, points, games: rating.games })
    };
    let mut ranked: Vec<Ranked> = best.into_iter().filter_map(ranked).collect();
    ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.points));
    Ok(Json(ranked))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_game_and_size() {
        let count = |players, place, games| PlaceCount {
            game: "campfire".to_owned(),
            players,
            place,
            games,
        };
        let found = statistics(vec![count(3, 1, 2), count(3, 3, 1), count(2, 2, 4)]);
        let shown: Vec<_> =
            found.iter().map(|s| (s.players, s.games, s.places.clone(), s.win_share)).collect();
        assert_eq!(shown[0], (2, 4, vec![0, 4], 0.0));
        assert_eq!(shown[1], (3, 3, vec![2, 0, 1], 2.0 / 3.0));
    }
}
