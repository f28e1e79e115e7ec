//! Tables, their logs and lists of them.

use super::{Conn, Row};
use crate::fail::{self, count, number};
use crate::{
    Filter, NewTable, SeatSummary, StoreError, StoredTable, Summary, TableRow, WhichTables,
};
use sqlx::Row as _;
use table::Person;
use wire::TableId;

/// The columns that [`read`] reads. It is a macro, since statements are literals.
macro_rules! select {
    ($($rest:literal),+ $(,)?) => {
        concat!(
            "SELECT t.id, t.game, t.sequence, t.listed, t.rated, t.programs, t.days, t.rematch_of, ",
            "(SELECT next.id FROM tables next WHERE next.rematch_of = t.id) AS rematch, ",
            "t.about, t.created_ms, t.changed_ms, t.phase, t.seats, t.to_act, t.answers, t.turn_ms, ",
            "t.deadline_ms, t.wake_ms, t.notices_sent, t.notice_ms, t.seed FROM tables t ",
            $($rest),+
        )
    };
}
pub(super) use select;

pub(super) async fn create(conn: &mut Conn, new: &NewTable) -> Result<(), StoreError> {
    for (expected, (sequence, line)) in (1..).zip(&new.lines) {
        if *sequence != expected {
            return Err(StoreError::Unfit(format!(
                "line {sequence} where line {expected} must follow"
            )));
        }
        fail::fit_line(line)?;
    }
    fail::fit(&new.about)?;
    may_list(conn, new).await?;
    let insert = sqlx::query(
        "INSERT INTO tables (id, game, seed, listed, rated, rematch_of, created_ms, changed_ms, \
         sequence, phase, seats, to_act, deadline_ms, wake_ms, about, answers, turn_ms, notice_ms, \
         owner, days, programs) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, \
         $17, $18, $19)",
    );
    let insert = insert
        .bind(new.id.as_str())
        .bind(&new.game)
        .bind(&new.seed[..])
        .bind(new.listed)
        .bind(new.rated)
        .bind(new.rematch_of.as_ref().map(TableId::as_str))
        .bind(number(new.now_ms))
        .bind(number(new.lines.len() as u64))
        .bind(&new.summary.phase)
        .bind(new.summary.seats_text())
        .bind(new.summary.to_act.map(|person| number(person.0)))
        .bind(new.summary.deadline_ms.map(number))
        .bind(new.summary.wake_ms.map(number))
        .bind(&new.about)
        .bind(number(new.summary.answers))
        .bind(new.summary.turn_ms.map(number))
        .bind(new.owner.map(|person| number(person.0)))
        .bind(new.days)
        .bind(new.programs);
    insert.execute(&mut *conn).await.map_err(|error| {
        if fail::is_taken(&error) { StoreError::Conflict } else { fail::meaning(error) }
    })?;
    if !new.lines.is_empty() {
        let added = [(&new.id, &new.lines[..])];
        super::sql::insert(conn, &added).await.map_err(fail::meaning)?;
    }
    set_sitters(conn, &new.id, &new.summary).await.map_err(fail::meaning)
}

/// Checks that the owner may have one more listed table.
async fn may_list(conn: &mut Conn, new: &NewTable) -> Result<(), StoreError> {
    let (true, Some(most), Some(owner)) = (new.listed, new.listed_max, new.owner) else {
        return Ok(());
    };
    let select = sqlx::query_scalar::<_, i64>(
        "SELECT count(*) FROM tables WHERE owner = $1 AND phase = 'lobby' AND listed",
    );
    let listed = select.bind(number(owner.0)).fetch_one(conn).await.map_err(fail::meaning)?;
    if listed < i64::from(most) { Ok(()) } else { Err(StoreError::Full) }
}

/// Updates the persons who have seats.
pub(super) async fn set_sitters(
    conn: &mut Conn,
    id: &TableId,
    summary: &Summary,
) -> Result<(), sqlx::Error> {
    let clear = sqlx::query("DELETE FROM sitters WHERE table_id = $1");
    clear.bind(id.as_str()).execute(&mut *conn).await?;
    for person in summary.seats.iter().filter_map(|seat| seat.person) {
        let add = sqlx::query(
            "INSERT INTO sitters (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        );
        add.bind(number(person.0)).bind(id.as_str()).execute(&mut *conn).await?;
    }
    Ok(())
}

pub(super) async fn load(conn: &mut Conn, id: &TableId) -> Result<StoredTable, StoreError> {
    let row = fetch(conn, id).await?;
    let seed: Vec<u8> = row.try_get("seed").map_err(fail::meaning)?;
    let seed = seed
        .try_into()
        .map_err(|_| StoreError::Damaged(format!("the seed of table {id} has not 32 bytes")))?;
    let row = read(&row)?;
    // Lines added since the row was read are left for the next time.
    let lines = lines(conn, id, 0, row.sequence).await?;
    if lines.len() as u64 == row.sequence {
        Ok(StoredTable { row, seed, lines })
    } else {
        Err(StoreError::Damaged(format!(
            "table {id} has {} lines and should have {}",
            lines.len(),
            row.sequence
        )))
    }
}

pub(super) async fn lines(
    conn: &mut Conn,
    id: &TableId,
    after: u64,
    until: u64,
) -> Result<Vec<(u64, String)>, StoreError> {
    let select = sqlx::query_as::<_, (i64, String)>(
        "SELECT sequence, line FROM lines \
         WHERE table_id = $1 AND sequence > $2 AND sequence <= $3 ORDER BY sequence",
    );
    let select = select.bind(id.as_str()).bind(number(after)).bind(number(until));
    let rows = select.fetch_all(conn).await.map_err(fail::meaning)?;
    let mut lines = Vec::with_capacity(rows.len());
    for (last, row) in rows {
        // A row contains one or more lines; its number is that of the last one.
        let last = count(last)?;
        let below = row.matches(fail::LINE_END).count() as u64;
        let first = last.checked_sub(below).ok_or_else(|| {
            StoreError::Damaged(format!("line {last} of table {id} is more lines than can be"))
        })?;
        let numbered = (first..).zip(row.split(fail::LINE_END));
        let numbered = numbered.filter(|(sequence, _)| *sequence > after);
        lines.extend(numbered.map(|(sequence, line)| (sequence, line.to_owned())));
    }
    Ok(lines)
}

pub(super) async fn row(conn: &mut Conn, id: &TableId) -> Result<TableRow, StoreError> {
    read(&fetch(conn, id).await?)
}

async fn fetch(conn: &mut Conn, id: &TableId) -> Result<Row, StoreError> {
    let select = sqlx::query(select!("WHERE t.id = $1"));
    select.bind(id.as_str()).fetch_one(conn).await.map_err(fail::meaning)
}

pub(super) async fn list(
    conn: &mut Conn,
    which: WhichTables,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let limit = i64::from(limit);
    let select = match which {
        WhichTables::Open(filter) => return list_open(conn, &filter, limit).await,
        WhichTables::Playing(filter) => return list_playing(conn, &filter, limit).await,
        WhichTables::Empty(since_ms) => sqlx::query(select!(
            "WHERE t.listed AND t.phase = 'lobby' AND NOT t.days AND t.created_ms < $1 \
             AND t.changed_ms < $1 AND NOT EXISTS (SELECT 1 FROM here h WHERE h.table_id = t.id) \
             ORDER BY t.created_ms, t.id LIMIT $2"
        ))
        .bind(number(since_ms)),
        WhichTables::StaleLobby(since_ms) => sqlx::query(select!(
            "WHERE t.phase = 'lobby' AND t.created_ms < $1 AND t.changed_ms < $1 \
             ORDER BY t.created_ms, t.id LIMIT $2"
        ))
        .bind(number(since_ms)),
        WhichTables::StaleGame(since_ms) => sqlx::query(select!(
            "WHERE t.phase = 'playing' AND t.created_ms < $1 AND t.changed_ms < $1 \
             ORDER BY t.created_ms, t.id LIMIT $2"
        ))
        .bind(number(since_ms)),
        WhichTables::Mine(person) => sqlx::query(select!(
            "WHERE t.phase IN ('lobby', 'playing') AND t.id IN ( \
             SELECT table_id FROM sitters WHERE person = $1 \
             UNION SELECT id FROM tables WHERE owner = $1 AND phase = 'lobby') \
             ORDER BY (t.to_act IS NOT NULL AND t.to_act = $1) DESC, \
             (t.deadline_ms IS NULL), t.deadline_ms, t.changed_ms DESC, t.id LIMIT $2"
        ))
        .bind(number(person.0)),
        WhichTables::Finished(person) => sqlx::query(select!(
            "JOIN sitters s ON s.table_id = t.id \
             WHERE s.person = $1 AND t.phase = 'over' \
             ORDER BY t.changed_ms DESC, t.id LIMIT $2"
        ))
        .bind(number(person.0)),
        WhichTables::Due(now_ms) => sqlx::query(select!(
            "WHERE t.wake_ms IS NOT NULL AND t.wake_ms <= $1 ORDER BY t.wake_ms, t.id LIMIT $2"
        ))
        .bind(number(now_ms)),
    };
    let rows = select.bind(limit).fetch_all(conn).await.map_err(fail::meaning)?;
    rows.iter().map(read).collect()
}

/// The conditions of a filter, and the key of the table after which a list continues.
macro_rules! filtered {
    ($phase:literal, $key:literal) => {
        select!(
            "WHERE t.listed AND t.phase = '",
            $phase,
            "' ",
            "AND ($1 IS NULL OR t.game = $1) AND ($2 IS NULL OR t.rated = $2) ",
            "AND ($3 IS NULL OR t.days = $3) AND (NOT $4 OR t.seats LIKE '%{}%') ",
            "AND ($5 IS NULL OR (t.programs OR NOT t.rated) = $5) ",
            "AND ($6 IS NULL OR t.",
            $key,
            " < $6 OR (t.",
            $key,
            " = $6 AND t.id > $7)) ",
            "ORDER BY t.",
            $key,
            " DESC, t.id LIMIT $8"
        )
    };
}

async fn list_open(
    conn: &mut Conn,
    filter: &Filter,
    limit: i64,
) -> Result<Vec<TableRow>, StoreError> {
    let after = match &filter.before {
        Some(id) => Some(row(conn, id).await?.created_ms),
        None => None,
    };
    filtered_list(conn, filtered!("lobby", "created_ms"), filter, after, limit).await
}

async fn list_playing(
    conn: &mut Conn,
    filter: &Filter,
    limit: i64,
) -> Result<Vec<TableRow>, StoreError> {
    let after = match &filter.before {
        Some(id) => Some(row(conn, id).await?.changed_ms),
        None => None,
    };
    filtered_list(conn, filtered!("playing", "changed_ms"), filter, after, limit).await
}

async fn filtered_list(
    conn: &mut Conn,
    statement: &'static str,
    filter: &Filter,
    after_ms: Option<u64>,
    limit: i64,
) -> Result<Vec<TableRow>, StoreError> {
    let select = sqlx::query(statement)
        .bind(filter.game.as_deref())
        .bind(filter.rated)
        .bind(filter.days)
        .bind(filter.free)
        .bind(filter.programs)
        .bind(after_ms.map(number))
        .bind(filter.before.as_ref().map(TableId::as_str))
        .bind(limit);
    select.fetch_all(conn).await.map_err(fail::meaning)?.iter().map(read).collect()
}

pub(super) fn read(row: &Row) -> Result<TableRow, StoreError> {
    let id: String = row.try_get("id").map_err(fail::meaning)?;
    let damaged = |what: &str| StoreError::Damaged(format!("{what} of table {id} can't be read"));
    let name = |column: &str| -> Result<Option<TableId>, StoreError> {
        let text: Option<String> = row.try_get(column).map_err(fail::meaning)?;
        text.map(|text| text.parse().map_err(|_| damaged(column))).transpose()
    };
    let text = |column: &str| row.try_get::<String, _>(column).map_err(fail::meaning);
    let flag = |column: &str| row.try_get::<bool, _>(column).map_err(fail::meaning);
    let whole = |column: &str| count(row.try_get(column).map_err(fail::meaning)?);
    let maybe = |column: &str| -> Result<Option<u64>, StoreError> {
        let value: Option<i64> = row.try_get(column).map_err(fail::meaning)?;
        value.map(count).transpose()
    };
    let seats: Vec<SeatSummary> =
        serde_json::from_str(&text("seats")?).map_err(|_| damaged("seats"))?;
    Ok(TableRow {
        id: id.parse().map_err(|_| damaged("the name"))?,
        game: text("game")?,
        sequence: whole("sequence")?,
        listed: flag("listed")?,
        rated: flag("rated")?,
        programs: flag("programs")?,
        days: flag("days")?,
        rematch_of: name("rematch_of")?,
        rematch: name("rematch")?,
        about: text("about")?,
        created_ms: whole("created_ms")?,
        changed_ms: whole("changed_ms")?,
        summary: Summary {
            phase: text("phase")?,
            seats,
            to_act: maybe("to_act")?.map(Person),
            answers: whole("answers")?,
            turn_ms: maybe("turn_ms")?,
            deadline_ms: maybe("deadline_ms")?,
            wake_ms: maybe("wake_ms")?,
        },
    })
}
