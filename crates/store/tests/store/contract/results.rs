//! Results and ratings.

use crate::make::{fresh_id, new_person, new_table, summary};
use std::sync::{Arc, Mutex};
use store::{NewPerson, PlaceCount, Played, RatedBefore, Rating, SeatResult, Store, StoreError};
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
pub fn point(before: &[RatedBefore]) -> Vec<Option<Rating>> {
    let raise = |before: &RatedBefore| {
        let rating = before.rating.unwrap_or(Rating { mean: 25.0, deviation: 8.5, games: 0 });
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
    let never = |_: &[RatedBefore]| -> Vec<Option<Rating>> { panic!("it is not rated") };
    assert_eq!(store.finish(played.clone(), 0, &never).await, Ok(true));
    assert_eq!(store.finish(played.clone(), 0, &never).await, Ok(false));
    assert_eq!(store.played(&played.table).await, Ok(played.clone()));
    assert_eq!(store.ratings(ann).await, Ok(Vec::new()));
    let lost = Played { table: fresh_id(), ..played };
    assert_eq!(store.finish(lost, 0, &never).await, Err(StoreError::NotFound));
}

pub async fn ratings_follow_rated_games(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let ben = store.create_person(new_person("Ben")).await.unwrap();
    let first = game(&store, &[ann, ben], 5).await;
    let second = game(&store, &[ann], 6).await;
    assert_eq!(store.finish(first.clone(), 0, &point).await, Ok(true));
    assert_eq!(store.finish(first.clone(), 0, &point).await, Ok(false));
    assert_eq!(store.finish(second.clone(), 0, &point).await, Ok(true));
    let at = |mean, games| Rating { mean, deviation: 8.5, games };
    assert_eq!(store.ratings(ann).await, Ok(vec![("campfire".to_owned(), at(27.0, 2))]));
    assert_eq!(store.ratings(ben).await, Ok(vec![("campfire".to_owned(), at(26.0, 1))]));
    let stored = store.played(&first.table).await.unwrap();
    assert_eq!(stored.seats[0].rating, Some((None, at(26.0, 1))));
    let stored = store.played(&second.table).await.unwrap();
    assert_eq!(stored.seats[0].rating, Some((Some(at(26.0, 1)), at(27.0, 2))));
    let best = store.best("campfire", 0, 100_000).await.unwrap();
    let ours: Vec<_> =
        best.iter().map(|one| one.0).filter(|one| [ann, ben].contains(one)).collect();
    assert_eq!(ours, [ann, ben]);

    // A person who left has no rating, and the game can still be finished.
    let last = game(&store, &[ann, ben], 7).await;
    store.erase_person(ann).await.unwrap();
    assert_eq!(store.finish(last, 0, &point).await, Ok(true));
    assert_eq!(store.ratings(ann).await, Ok(Vec::new()));
    assert_eq!(store.ratings(ben).await, Ok(vec![("campfire".to_owned(), at(27.0, 2))]));
}

pub async fn a_rating_that_panics_is_undone_and_others_are_stored(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let played = game(&store, &[ann], 5).await;
    let finishing = Arc::clone(&store);
    let broken = played.clone();
    let panicking = tokio::spawn(async move {
        let rate = |_: &[RatedBefore]| -> Vec<Option<Rating>> { panic!("on purpose") };
        finishing.finish(broken, 0, &rate).await
    });
    assert!(panicking.await.is_err());
    assert_eq!(store.played(&played.table).await, Err(StoreError::NotFound));
    assert_eq!(store.finish(played.clone(), 0, &point).await, Ok(true));
}

pub async fn history_goes_back(store: Arc<dyn Store>) {
    let ann = store.create_person(new_person("Ann")).await.unwrap();
    let ben = store.create_person(new_person("Ben")).await.unwrap();
    let mut games = Vec::new();
    for ended_ms in 1..=4 {
        let mut played = game(&store, &[ann, ben], ended_ms).await;
        played.rated = false;
        store.finish(played.clone(), 0, &point).await.unwrap();
        games.insert(0, played);
    }
    assert_eq!(store.history(ann, 100, 9).await, Ok(games.clone()));
    assert_eq!(store.history(ben, 4, 2).await, Ok(games[1..3].to_vec()));
    let places = |place| PlaceCount { game: "campfire".to_owned(), players: 2, place, games: 4 };
    assert_eq!(store.places(ann).await, Ok(vec![places(1)]));
    assert_eq!(store.places(ben).await, Ok(vec![places(2)]));
}

/// The period for which games are recent.
const RECENT_MS: u64 = 1_000_000;

/// Finishes a rated game, and returns how often each person had met the one in each seat.
async fn meet(
    store: &Arc<dyn Store>,
    name: &str,
    persons: &[Person],
    ended_ms: u64,
    counts_for: fn(usize) -> bool,
) -> Vec<Vec<f64>> {
    let played = Played { game: name.to_owned(), ..game(store, persons, ended_ms).await };
    let seen = Mutex::default();
    let rate = |before: &[RatedBefore]| {
        *seen.lock().unwrap() = before.iter().map(|before| before.met.clone()).collect();
        let after = point(before).into_iter().enumerate();
        after.map(|(seat, rating)| rating.filter(|_| counts_for(seat))).collect()
    };
    assert_eq!(store.finish(played, RECENT_MS, &rate).await, Ok(true));
    seen.into_inner().unwrap()
}

pub async fn recent_games_and_opponents_are_counted_by_owner(store: Arc<dyn Store>) {
    // Tests share a database: a unique game separates this one from the others.
    let name = fresh_id().to_string();
    let mut people = Vec::new();
    for person in ["Ann", "Ben", "Cleo"] {
        people.push(store.create_person(new_person(person)).await.unwrap());
    }
    let [ann, ben, cleo] = people[..] else { unreachable!() };
    let mut programs = Vec::new();
    for program in ["One", "Two"] {
        let new = NewPerson { bot: true, owner: Some(ben), ..new_person(program) };
        programs.push(store.create_person(new).await.unwrap());
    }
    let meet = async |persons: &[Person], ended_ms: u64, counts_for: fn(usize) -> bool| {
        meet(&store, &name, persons, ended_ms, counts_for).await
    };
    let leaders = async |opponents: u32| -> Vec<Person> {
        let best = store.best(&name, opponents, 99).await.unwrap();
        best.into_iter().map(|(person, _)| person).collect()
    };
    let all = |_: usize| true;
    assert_eq!(meet(&[ann, ben], 5_000, all).await, [[0.0, 0.0], [0.0, 0.0]]);
    assert_eq!(meet(&[ben, ann], 5_000, all).await, [[0.0, 1.0], [1.0, 0.0]]);
    // All programs of Ben, and Ben, are one opponent.
    assert_eq!(meet(&[ann, programs[0]], 5_000, all).await, [[0.0, 2.0], [0.0, 0.0]]);
    assert_eq!(meet(&[ann, programs[1]], 5_000, all).await, [[0.0, 3.0], [0.0, 0.0]]);
    assert_eq!(leaders(0).await.len(), 4);
    assert_eq!(leaders(1).await.len(), 4);
    assert_eq!(leaders(2).await, []);
    // Games are forgotten little by little.
    let half = 5_000 + RECENT_MS / 2;
    assert_eq!(meet(&[ann, ben], half, all).await, [[0.0, 2.0], [1.0, 0.0]]);
    assert_eq!(meet(&[ann, ben], half + 2 * RECENT_MS, all).await, [[0.0, 0.0], [0.0, 0.0]]);
    // A game in which only one rating changed is no game against each other.
    let later = half + 2 * RECENT_MS;
    assert_eq!(meet(&[ann, cleo], later, |seat| seat == 0).await, [[0.0, 0.0], [0.0, 0.0]]);
    assert_eq!(leaders(2).await, []);
    assert_eq!(meet(&[ann, cleo], later, all).await, [[0.0, 0.0], [0.0, 0.0]]);
    assert_eq!(leaders(2).await, [ann]);
    // Other games are not this one, and opponents who are gone stay opponents.
    assert_eq!(super::results::meet(&store, "other", &[ann, ben], later, all).await.len(), 2);
    store.erase_person(cleo).await.unwrap();
    assert_eq!(meet(&[ann, ben], later, all).await, [[0.0, 1.0], [1.0, 0.0]]);
    assert_eq!(leaders(2).await, [ann]);
}
