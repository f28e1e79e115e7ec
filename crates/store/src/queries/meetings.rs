//! How often the people at a table have met in rated games that counted for both. The programs of a
//! person and that person are one opponent, with the number of that person.
//!
//! There is one row for each pair and direction, so that finishing a game costs the same for someone
//! who has played a hundred thousand.

use super::{Conn, Db};
use crate::fail::{self, count, number};
use crate::results::Met;
use crate::{Played, Rating, StoreError};
use std::collections::BTreeMap;
use table::Person;

/// The meetings of the people at a table, before and after a game.
pub(super) struct Meetings<'a> {
    played: &'a Played,
    /// How long a game is recent.
    recent_ms: u64,
    /// The opponent in each seat: the person, or the owner of a program.
    opponents: Vec<Option<i64>>,
    known: BTreeMap<(Person, i64), Met>,
}

impl<'a> Meetings<'a> {
    /// Reads how often the people at a table have met.
    pub(super) async fn of(
        conn: &mut Conn,
        played: &'a Played,
        recent_ms: u64,
    ) -> Result<Self, StoreError> {
        let persons = played.seats.iter().filter_map(|seat| seat.person);
        let persons: Vec<i64> = persons.map(|person| number(person.0)).collect();
        if persons.is_empty() {
            let opponents = vec![None; played.seats.len()];
            return Ok(Meetings { played, recent_ms, opponents, known: BTreeMap::new() });
        }
        let owners = owners(conn, &persons).await?;
        let opponent = |person: Person| {
            let person = number(person.0);
            owners.get(&person).copied().unwrap_or(person)
        };
        let opponents = played.seats.iter().map(|seat| seat.person.map(opponent)).collect();
        let mut meetings = Meetings { played, recent_ms, opponents, known: BTreeMap::new() };
        meetings.read(conn, &persons).await?;
        Ok(meetings)
    }

    async fn read(&mut self, conn: &mut Conn, persons: &[i64]) -> Result<(), StoreError> {
        let mut select = sqlx::QueryBuilder::<Db>::new(
            "SELECT person, opponent, recent, last_ms FROM meetings WHERE game = ",
        );
        select.push_bind(&self.played.game).push(" AND person IN (");
        push_list(&mut select, persons);
        select.push(" AND opponent IN (");
        let opponents: Vec<i64> = self.opponents.iter().flatten().copied().collect();
        push_list(&mut select, &opponents);
        let rows: Vec<(i64, i64, f64, i64)> =
            select.build_query_as().fetch_all(conn).await.map_err(fail::meaning)?;
        for (person, opponent, recent, last_ms) in rows {
            let met = Met { recent, last_ms: count(last_ms)? };
            self.known.insert((Person(count(person)?), opponent), met);
        }
        Ok(())
    }

    /// Returns how many recent games a person has played against the opponent in each seat.
    pub(super) fn met(&self, person: Option<Person>) -> Vec<f64> {
        let before = |opponent: &Option<i64>| {
            let met = self.known.get(&(person?, (*opponent)?))?;
            Some(met.at(self.played.ended_ms, self.recent_ms))
        };
        self.opponents.iter().map(|opponent| before(opponent).unwrap_or(0.0)).collect()
    }

    /// Stores that those whose rating has changed have met again.
    pub(super) async fn store(
        self,
        conn: &mut Conn,
        after: &[Option<Rating>],
    ) -> Result<(), StoreError> {
        let seats = self.played.seats.iter().zip(&self.opponents).zip(after);
        let rated: Vec<(Person, i64)> = seats
            .filter_map(|((seat, opponent), after)| after.and_then(|_| seat.person.zip(*opponent)))
            .collect();
        for (person, _) in &rated {
            for (_, opponent) in rated.iter().filter(|(other, _)| other != person) {
                let met = self.known.get(&(*person, *opponent)).copied().unwrap_or_default();
                let met = met.again(self.played.ended_ms, self.recent_ms);
                self.write(conn, *person, *opponent, met).await?;
            }
        }
        Ok(())
    }

    /// Stores one direction, unless the person has left meanwhile.
    async fn write(
        &self,
        conn: &mut Conn,
        person: Person,
        opponent: i64,
        met: Met,
    ) -> Result<(), StoreError> {
        let upsert = sqlx::query(
            "INSERT INTO meetings (game, person, opponent, recent, last_ms) \
             SELECT $1, id, $3, $4, $5 FROM persons WHERE id = $2 \
             ON CONFLICT (game, person, opponent) DO UPDATE SET recent = excluded.recent, \
             last_ms = excluded.last_ms",
        );
        let upsert = upsert
            .bind(&self.played.game)
            .bind(number(person.0))
            .bind(opponent)
            .bind(met.recent)
            .bind(number(met.last_ms));
        upsert.execute(conn).await.map(drop).map_err(fail::meaning)
    }
}

/// Returns the owners of programs; everyone else is their own.
async fn owners(conn: &mut Conn, persons: &[i64]) -> Result<BTreeMap<i64, i64>, StoreError> {
    let mut select =
        sqlx::QueryBuilder::<Db>::new("SELECT id, coalesce(owner, id) FROM persons WHERE id IN (");
    push_list(&mut select, persons);
    let rows: Vec<(i64, i64)> =
        select.build_query_as().fetch_all(conn).await.map_err(fail::meaning)?;
    Ok(rows.into_iter().collect())
}

/// Adds numbers and a closing parenthesis.
fn push_list(select: &mut sqlx::QueryBuilder<Db>, numbers: &[i64]) {
    let mut list = select.separated(", ");
    for number in numbers {
        list.push_bind(*number);
    }
    list.push_unseparated(")");
}
