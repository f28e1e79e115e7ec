//! Results of games and the ratings they lead to.

use super::meetings::Meetings;
use super::{Conn, Db, Row, sql};
use crate::fail::{self, count, number};
use crate::{PlaceCount, Played, Rate, RatedBefore, Rating, SeatResult, StoreError};
use sqlx::Row as _;
use table::Person;
use wire::TableId;

pub(super) async fn finish(
    conn: &mut Conn,
    played: Played,
    recent_ms: u64,
    rate: Rate<'_>,
) -> Result<bool, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO results (table_id, game, ended_ms, moves, rated) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT DO NOTHING",
    );
    let insert = insert
        .bind(played.table.as_str())
        .bind(&played.game)
        .bind(number(played.ended_ms))
        .bind(i64::from(played.moves))
        .bind(played.rated);
    let done = insert.execute(&mut *conn).await.map_err(|error| {
        if fail::is_orphan(&error) { StoreError::NotFound } else { fail::meaning(error) }
    })?;
    if done.rows_affected() == 0 {
        return Ok(false);
    }
    if !played.rated {
        let none = vec![None; played.seats.len()];
        insert_seats(conn, &played, &none, &none).await?;
        return Ok(true);
    }
    sql::lock_ratings(conn).await.map_err(fail::meaning)?;
    let meetings = Meetings::of(conn, &played, recent_ms).await?;
    let mut before = Vec::with_capacity(played.seats.len());
    for seat in &played.seats {
        let rating = match seat.person {
            Some(person) => rating(conn, person, &played.game).await?,
            None => None,
        };
        before.push(RatedBefore { rating, met: meetings.met(seat.person) });
    }
    let mut after = rate(&before);
    after.resize(played.seats.len(), None);
    let before: Vec<Option<Rating>> = before.iter().map(|before| before.rating).collect();
    insert_seats(conn, &played, &before, &after).await?;
    for (seat, after_game) in played.seats.iter().zip(&after) {
        if let (Some(person), Some(rating)) = (seat.person, *after_game) {
            set_rating(conn, person, &played.game, rating).await?;
        }
    }
    meetings.store(conn, &after).await?;
    Ok(true)
}

async fn insert_seats(
    conn: &mut Conn,
    played: &Played,
    before: &[Option<Rating>],
    after: &[Option<Rating>],
) -> Result<(), StoreError> {
    if played.seats.is_empty() {
        return Ok(());
    }
    let mut insert = sqlx::QueryBuilder::<Db>::new(
        "INSERT INTO seat_results (table_id, seat, person, level, place, resigned, before_mean, \
         before_deviation, before_games, after_mean, after_deviation, after_games) ",
    );
    let ratings = before.iter().zip(after);
    insert.push_values((0u64..).zip(&played.seats).zip(ratings), |mut row, (seat, ratings)| {
        let ((place, seat), (before, after)) = (seat, ratings);
        let before = before.filter(|_| after.is_some());
        row.push_bind(played.table.as_str())
            .push_bind(number(place))
            .push_bind(seat.person.map(|person| number(person.0)))
            .push_bind(&seat.level)
            .push_bind(i64::from(seat.place))
            .push_bind(seat.resigned)
            .push_bind(before.map(|rating| rating.mean))
            .push_bind(before.map(|rating| rating.deviation))
            .push_bind(before.map(|rating| i64::from(rating.games)))
            .push_bind(after.map(|rating| rating.mean))
            .push_bind(after.map(|rating| rating.deviation))
            .push_bind(after.map(|rating| i64::from(rating.games)));
    });
    insert.build().execute(conn).await.map(drop).map_err(fail::meaning)
}

async fn rating(conn: &mut Conn, person: Person, game: &str) -> Result<Option<Rating>, StoreError> {
    let select = sqlx::query("SELECT * FROM ratings WHERE game = $1 AND person = $2");
    let select = select.bind(game).bind(number(person.0));
    let row = select.fetch_optional(conn).await.map_err(fail::meaning)?;
    row.map(|row| read_rating(&row)).transpose()
}

/// Stores a rating, unless the person has left meanwhile.
async fn set_rating(
    conn: &mut Conn,
    person: Person,
    game: &str,
    rating: Rating,
) -> Result<(), StoreError> {
    let upsert = sqlx::query(
        "INSERT INTO ratings (game, person, mean, deviation, games) \
         SELECT $1, id, $3, $4, $5 FROM persons WHERE id = $2 \
         ON CONFLICT (game, person) DO UPDATE SET mean = excluded.mean, \
         deviation = excluded.deviation, games = excluded.games",
    );
    let upsert = upsert
        .bind(game)
        .bind(number(person.0))
        .bind(rating.mean)
        .bind(rating.deviation)
        .bind(i64::from(rating.games));
    upsert.execute(conn).await.map(drop).map_err(fail::meaning)
}

pub(super) async fn played(conn: &mut Conn, table: &TableId) -> Result<Played, StoreError> {
    let select = sqlx::query("SELECT * FROM results WHERE table_id = $1").bind(table.as_str());
    let row = select.fetch_one(&mut *conn).await.map_err(fail::meaning)?;
    read_played(conn, &row).await
}

pub(super) async fn history(
    conn: &mut Conn,
    person: Person,
    before_ms: u64,
    limit: u32,
) -> Result<Vec<Played>, StoreError> {
    let select = sqlx::query(
        "SELECT * FROM results WHERE ended_ms < $2 \
         AND table_id IN (SELECT table_id FROM seat_results WHERE person = $1) \
         ORDER BY ended_ms DESC, table_id LIMIT $3",
    );
    let select = select.bind(number(person.0)).bind(number(before_ms)).bind(i64::from(limit));
    let rows = select.fetch_all(&mut *conn).await.map_err(fail::meaning)?;
    let mut history = Vec::with_capacity(rows.len());
    for row in rows {
        history.push(read_played(conn, &row).await?);
    }
    Ok(history)
}

async fn read_played(conn: &mut Conn, row: &Row) -> Result<Played, StoreError> {
    let table: String = row.try_get("table_id").map_err(fail::meaning)?;
    let select = sqlx::query("SELECT * FROM seat_results WHERE table_id = $1 ORDER BY seat");
    let seats = select.bind(&table).fetch_all(conn).await.map_err(fail::meaning)?;
    let id =
        table.parse().map_err(|_| StoreError::Damaged(format!("a result of table ‘{table}’")))?;
    let ended_ms = count(row.try_get("ended_ms").map_err(fail::meaning)?)?;
    let moves: i64 = row.try_get("moves").map_err(fail::meaning)?;
    Ok(Played {
        table: id,
        game: row.try_get("game").map_err(fail::meaning)?,
        ended_ms,
        moves: u32::try_from(moves).map_err(|_| StoreError::Damaged(format!("{moves} moves")))?,
        rated: row.try_get("rated").map_err(fail::meaning)?,
        seats: seats.iter().map(read_seat).collect::<Result<_, _>>()?,
    })
}

fn read_seat(row: &Row) -> Result<SeatResult, StoreError> {
    let person: Option<i64> = row.try_get("person").map_err(fail::meaning)?;
    let place: i64 = row.try_get("place").map_err(fail::meaning)?;
    let rating =
        |mean: &str, deviation: &str, games: &str| -> Result<Option<Rating>, sqlx::Error> {
            let mean: Option<f64> = row.try_get(mean)?;
            let deviation: Option<f64> = row.try_get(deviation)?;
            let games: Option<i64> = row.try_get(games)?;
            let games = games.and_then(|games| u32::try_from(games).ok());
            Ok(mean.zip(deviation).zip(games).map(|((mean, deviation), games)| Rating {
                mean,
                deviation,
                games,
            }))
        };
    let before =
        rating("before_mean", "before_deviation", "before_games").map_err(fail::meaning)?;
    let after = rating("after_mean", "after_deviation", "after_games").map_err(fail::meaning)?;
    Ok(SeatResult {
        person: person.map(count).transpose()?.map(Person),
        level: row.try_get("level").map_err(fail::meaning)?,
        place: u8::try_from(place).map_err(|_| StoreError::Damaged(format!("place {place}")))?,
        resigned: row.try_get("resigned").map_err(fail::meaning)?,
        rating: after.map(|after| (before, after)),
    })
}

pub(super) async fn places(conn: &mut Conn, person: Person) -> Result<Vec<PlaceCount>, StoreError> {
    let select = sqlx::query_as::<_, (String, i64, i64, i64)>(
        "SELECT game, players, place, count(*) FROM (SELECT r.game, s.place, \
         (SELECT count(*) FROM seat_results o WHERE o.table_id = s.table_id) AS players \
         FROM seat_results s JOIN results r ON r.table_id = s.table_id WHERE s.person = $1) f \
         GROUP BY game, players, place ORDER BY game, players, place",
    );
    let rows = select.bind(number(person.0)).fetch_all(conn).await.map_err(fail::meaning)?;
    let small = |n: i64| u8::try_from(n).map_err(|_| StoreError::Damaged(format!("place {n}")));
    let count = |(game, players, place, games): (String, i64, i64, i64)| {
        let games = u32::try_from(games).unwrap_or(u32::MAX);
        Ok(PlaceCount { game, players: small(players)?, place: small(place)?, games })
    };
    rows.into_iter().map(count).collect()
}

pub(super) async fn ratings(
    conn: &mut Conn,
    person: Person,
) -> Result<Vec<(String, Rating)>, StoreError> {
    let select = sqlx::query("SELECT * FROM ratings WHERE person = $1 ORDER BY game");
    let rows = select.bind(number(person.0)).fetch_all(conn).await.map_err(fail::meaning)?;
    let named = |row: &Row| {
        let game: String = row.try_get("game").map_err(fail::meaning)?;
        Ok((game, read_rating(row)?))
    };
    rows.iter().map(named).collect()
}

/// Returns the best players, ordered by a lower bound of their strength, so that no one leads after
/// one lucky game.
pub(super) async fn best(
    conn: &mut Conn,
    game: &str,
    opponents_min: u32,
    limit: u32,
) -> Result<Vec<(Person, Rating)>, StoreError> {
    let select = sqlx::query(
        "SELECT * FROM ratings WHERE game = $1 AND $2 <= (SELECT count(*) FROM ( \
         SELECT 1 FROM meetings m WHERE m.game = ratings.game AND m.person = ratings.person \
         LIMIT $2) opponents) ORDER BY mean - 3 * deviation DESC, person LIMIT $3",
    );
    let select = select.bind(game).bind(i64::from(opponents_min)).bind(i64::from(limit));
    let rows = select.fetch_all(conn).await;
    let of_person = |row: &Row| {
        let person: i64 = row.try_get("person").map_err(fail::meaning)?;
        Ok((Person(count(person)?), read_rating(row)?))
    };
    rows.map_err(fail::meaning)?.iter().map(of_person).collect()
}

fn read_rating(row: &Row) -> Result<Rating, StoreError> {
    let games: i64 = row.try_get("games").map_err(fail::meaning)?;
    Ok(Rating {
        mean: row.try_get("mean").map_err(fail::meaning)?,
        deviation: row.try_get("deviation").map_err(fail::meaning)?,
        games: u32::try_from(games).map_err(|_| StoreError::Damaged(format!("{games} games")))?,
    })
}
