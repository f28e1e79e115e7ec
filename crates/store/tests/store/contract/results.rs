//! Results and ratings.

use crate::make::{fresh_id, new_person, new_table, summary};
use std::sync::Arc;
use store::{PlaceCount, Played, Rating, SeatResult, Store, StoreError};
use table::Person;

pub fn seat(person: Person, place: u8) -> SeatResult {
    SeatResult { person: Some(person), level: None, place, resigned: false, rating: None }
}

/// Returns a table, and the result of its game.
pub async fn game(store: &Arc<dyn Store>, persons: &[Person], ended_ms: u64) -> Played {
    let table = fresh_id();
    store.create_table(new_table(&table, summary("over", persons))).await.unwrap();
    let seats = persons.iter().zip(1..).map(|(&person, place)| seat(person, place)).collect();
    Played { table, game: "campfire".to_owned(), ended_ms, moves: 40, rated: true, seats }
}

/// Adds one game and one point to every rating.
pub fn point(before: &[Option<Rating>]) -> Vec<Option<Rating>> {
    let raise = |rating: &Option<Rating>| {
        let rating = rating.unwrap_or(Rating { mean: 25.0, deviation: 8.5, games: 0 });
        Some(Rating { mean: rating.mean + 1.0, games: rating.games + 1, ..rating })
    };
    before.iter().map(raise).collect()
}

pub async fn a_game_is_finished_once(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let mut played = game(&store, &[ann, ann], 5).await;
    played.seats[1] = SeatResult {
        person: None,
        level: Some("easy".to_owned()),
        place: 2,
        resigned: true,
        rating: None,
    };
    played.rated = false;
    let never = |_: &[Option<Rating>]| -> Vec<Option<Rating>> { panic!("it is not rated") };
    assert_eq!(store.finish(played.clone(), &never).await, Ok(true));
    assert_eq!(store.finish(played.clone(), &never).await, Ok(false));
    assert_eq!(store.played(&played.table).await, Ok(played.clone()));
    assert_eq!(store.ratings(ann).await, Ok(Vec::new()));
    let lost = Played { table: fresh_id(), ..played };
    assert_eq!(store.finish(lost, &never).await, Err(StoreError::NotFound));
}

pub async fn ratings_follow_rated_games(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let ben = store.create_person(new_person("Ben")).await.unwrap();
    let first = game(&store, &[ann, ben], 5).await;
    let second = game(&store, &[ann], 6).await;
    assert_eq!(store.finish(first.clone(), &point).await, Ok(true));
    assert_eq!(store.finish(first.clone(), &point).await, Ok(false));
    assert_eq!(store.finish(second.clone(), &point).await, Ok(true));
    let at = |mean, games| Rating { mean, deviation: 8.5, games };
    assert_eq!(store.ratings(ann).await, Ok(vec![("campfire".to_owned(), at(27.0, 2))]));
    assert_eq!(store.ratings(ben).await, Ok(vec![("campfire".to_owned(), at(26.0, 1))]));
    let stored = store.played(&first.table).await.unwrap();
    assert_eq!(stored.seats[0].rating, Some((None, at(26.0, 1))));
    let stored = store.played(&second.table).await.unwrap();
    assert_eq!(stored.seats[0].rating, Some((Some(at(26.0, 1)), at(27.0, 2))));
    let best = store.best("campfire", 100_000).await.unwrap();
    let ours: Vec<_> =
        best.iter().map(|one| one.0).filter(|one| [ann, ben].contains(one)).collect();
    assert_eq!(ours, [ann, ben]);

    // A person who left has no rating, and the game can still be finished.
    let last = game(&store, &[ann, ben], 7).await;
    store.erase_person(ann).await.unwrap();
    assert_eq!(store.finish(last, &point).await, Ok(true));
    assert_eq!(store.ratings(ann).await, Ok(Vec::new()));
    assert_eq!(store.ratings(ben).await, Ok(vec![("campfire".to_owned(), at(27.0, 2))]));
}

pub async fn a_rating_that_panics_is_undone_and_others_are_stored(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let played = game(&store, &[ann], 5).await;
    let finishing = Arc::clone(&store);
    let broken = played.clone();
    let panicking = tokio::spawn(async move {
        let rate = |_: &[Option<Rating>]| -> Vec<Option<Rating>> { panic!("on purpose") };
        finishing.finish(broken, &rate).await
    });
    assert!(panicking.await.is_err());
    assert_eq!(store.played(&played.table).await, Err(StoreError::NotFound));
    assert_eq!(store.finish(played.clone(), &point).await, Ok(true));
}

pub async fn history_goes_back(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let ben = store.create_person(new_person("Ben")).await.unwrap();
    let mut games = Vec::new();
    for ended_ms in 1..=4 {
        let mut played = game(&store, &[ann, ben], ended_ms).await;
        played.rated = false;
        store.finish(played.clone(), &point).await.unwrap();
        games.insert(0, played);
    }
    assert_eq!(store.history(ann, 100, 9).await, Ok(games.clone()));
    assert_eq!(store.history(ben, 4, 2).await, Ok(games[1..3].to_vec()));
    let places = |place| PlaceCount { game: "campfire".to_owned(), players: 2, place, games: 4 };
    assert_eq!(store.places(ann).await, Ok(vec![places(1)]));
    assert_eq!(store.places(ben).await, Ok(vec![places(2)]));
}
