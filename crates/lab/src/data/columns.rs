//! Rows as Arrow columns. `docs/lab.md` documents every column.

use crate::row::{GameRow, Oracle, Tension, TurnRow};
use crate::subject::{GROUPS_MAX, NO_VALUE, SOURCES_MAX, Subject};
use arrow_array::builder::{BooleanBuilder, ListBuilder, PrimitiveBuilder};
use arrow_array::cast::AsArray;
use arrow_array::types::{
    ArrowPrimitiveType, Float32Type, Int16Type, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_ipc::reader::FileReader;
use arrow_ipc::writer::FileWriter;
use arrow_schema::{ArrowError, Field, Schema};
use kernel::SEATS_MAX;
use std::collections::HashMap;
use std::io::{Read, Seek, Write};
use std::sync::Arc;

/// Returns the name of a group's column: the group's name with underscores.
fn column_name(name: &str) -> String {
    name.to_lowercase().replace(' ', "_")
}

/// Collects named columns.
#[derive(Default)]
struct Columns {
    fields: Vec<Field>,
    arrays: Vec<ArrayRef>,
}

impl Columns {
    fn add(&mut self, name: &str, array: ArrayRef) {
        let nullable = matches!(name, "special") || name.starts_with("oracle_");
        let is_list = matches!(array.data_type(), arrow_schema::DataType::List(_));
        self.fields.push(Field::new(name, array.data_type().clone(), nullable || is_list));
        self.arrays.push(array);
    }

    fn numbers<T: ArrowPrimitiveType>(
        &mut self,
        name: &str,
        values: impl Iterator<Item = T::Native>,
    ) {
        let mut builder = PrimitiveBuilder::<T>::with_capacity(values.size_hint().0);
        values.for_each(|value| builder.append_value(value));
        self.add(name, Arc::new(builder.finish()));
    }

    fn optional<T: ArrowPrimitiveType>(
        &mut self,
        name: &str,
        values: impl Iterator<Item = Option<T::Native>>,
    ) {
        let mut builder = PrimitiveBuilder::<T>::new();
        values.for_each(|value| builder.append_option(value));
        self.add(name, Arc::new(builder.finish()));
    }

    fn switches(&mut self, name: &str, values: impl Iterator<Item = bool>) {
        let mut builder = BooleanBuilder::new();
        values.for_each(|value| builder.append_value(value));
        self.add(name, Arc::new(builder.finish()));
    }

    /// Adds a list column with an entry for each seat.
    fn by_seat<T: ArrowPrimitiveType>(
        &mut self,
        name: &str,
        rows: &[GameRow],
        value: impl Fn(&GameRow, usize) -> Option<T::Native>,
    ) {
        let mut builder = ListBuilder::new(PrimitiveBuilder::<T>::new());
        for row in rows {
            row.seats().for_each(|seat| builder.values().append_option(value(row, seat)));
            builder.append(true);
        }
        self.add(name, Arc::new(builder.finish()));
    }

    fn batch(self, metadata: HashMap<String, String>) -> Result<RecordBatch, ArrowError> {
        let schema = Schema::new_with_metadata(self.fields, metadata);
        RecordBatch::try_new(Arc::new(schema), self.arrays)
    }
}

/// Returns metadata that explains the numbers in the columns to programs that read only this file.
fn metadata<G: Subject>(levers: &[String]) -> HashMap<String, String> {
    let mut metadata = HashMap::new();
    let mut say = |key: String, words: &[&str]| {
        metadata.insert(key, words.join("|"));
    };
    say("game".to_owned(), &[G::NAME]);
    say("ending".to_owned(), G::ENDINGS);
    say("sources".to_owned(), G::SOURCES);
    say("rules".to_owned(), G::RULES);
    say("levers".to_owned(), &levers.iter().map(String::as_str).collect::<Vec<_>>());
    for group in G::GROUPS {
        say(column_name(group.name), group.values);
    }
    metadata
}

/// Writes rows of games as an Arrow file.
pub fn write_games<G: Subject>(
    to: impl Write,
    rows: &[GameRow],
    levers: &[String],
) -> Result<(), ArrowError> {
    let mut columns = Columns::default();
    columns.numbers::<UInt16Type>("cell", rows.iter().map(|row| row.cell));
    columns.numbers::<UInt32Type>("game", rows.iter().map(|row| row.game));
    columns.numbers::<UInt32Type>("deal", rows.iter().map(|row| row.deal));
    columns.numbers::<UInt8Type>("players", rows.iter().map(|row| row.players));
    columns.optional::<UInt8Type>("special", rows.iter().map(|row| row.special));
    columns.switches("finished", rows.iter().map(|row| row.finished));
    columns.numbers::<UInt32Type>("turns", rows.iter().map(|row| row.turns));
    columns.numbers::<UInt32Type>("decisions", rows.iter().map(|row| row.decisions));
    columns.numbers::<UInt64Type>("legal", rows.iter().map(|row| row.legal));
    columns.numbers::<UInt8Type>("ending", rows.iter().map(|row| row.ending));
    columns.switches("broke_tie", rows.iter().map(|row| row.broke_tie));
    columns.by_seat::<UInt8Type>("place", rows, |row, seat| Some(row.places[seat]));
    for (index, group) in G::GROUPS.iter().enumerate() {
        let value = |row: &GameRow, seat: usize| {
            Some(row.groups[index][seat]).filter(|&value| value != NO_VALUE)
        };
        columns.by_seat::<UInt8Type>(&column_name(group.name), rows, value);
    }
    for (index, source) in G::SOURCES.iter().enumerate() {
        let name = format!("points_{}", column_name(source));
        columns.by_seat::<Int16Type>(&name, rows, |row, seat| Some(row.sources[index][seat]));
    }
    columns.by_seat::<UInt64Type>("used", rows, |row, seat| Some(row.used[seat]));
    columns.numbers::<UInt64Type>("fired", rows.iter().map(|row| row.fired));
    let tension = |of: fn(&Tension) -> f32| rows.iter().map(move |row| of(&row.tension));
    columns.numbers::<UInt16Type>("lead_changes", rows.iter().map(|row| row.tension.lead_changes));
    columns.numbers::<Float32Type>("drama", tension(|tension| tension.drama));
    columns.numbers::<Float32Type>("decisiveness", tension(|tension| tension.decisiveness));
    columns.numbers::<Float32Type>("half_time", tension(|tension| tension.half_time));
    columns.switches("runaway", rows.iter().map(|row| row.tension.runaway));
    let count = |of: fn(&Oracle) -> u32| rows.iter().map(move |row| row.oracle.as_ref().map(of));
    let sum = |of: fn(&Oracle) -> f32| rows.iter().map(move |row| row.oracle.as_ref().map(of));
    columns.optional::<UInt32Type>("oracle_decisions", count(|oracle| oracle.decisions));
    columns.optional::<Float32Type>("oracle_second", sum(|oracle| oracle.second));
    columns.optional::<Float32Type>("oracle_worst", sum(|oracle| oracle.worst));
    columns.optional::<UInt32Type>("oracle_indifferent", count(|oracle| oracle.indifferent));
    columns.optional::<UInt32Type>("oracle_kingmaking", count(|oracle| oracle.kingmaking));
    write(to, &columns.batch(metadata::<G>(levers))?)
}

/// Writes rows of turns as an Arrow file.
pub fn write_turns(to: impl Write, cell: u16, rows: &[TurnRow]) -> Result<(), ArrowError> {
    let mut columns = Columns::default();
    columns.numbers::<UInt16Type>("cell", rows.iter().map(|_| cell));
    columns.numbers::<UInt32Type>("game", rows.iter().map(|row| row.game));
    columns.numbers::<UInt32Type>("turn", rows.iter().map(|row| row.turn));
    columns.numbers::<UInt8Type>("seat", rows.iter().map(|row| row.seat));
    columns.numbers::<UInt16Type>("decisions", rows.iter().map(|row| row.decisions));
    columns.numbers::<UInt32Type>("legal", rows.iter().map(|row| row.legal));
    columns.numbers::<UInt8Type>("leader", rows.iter().map(|row| row.leader));
    columns.numbers::<Float32Type>("leader_chance", rows.iter().map(|row| row.leader_chance));
    columns.numbers::<Float32Type>("chance", rows.iter().map(|row| row.chance));
    columns.numbers::<Int16Type>("points", rows.iter().map(|row| row.points));
    write(to, &columns.batch(HashMap::new())?)
}

fn write(to: impl Write, batch: &RecordBatch) -> Result<(), ArrowError> {
    let mut writer = FileWriter::try_new(to, &batch.schema())?;
    writer.write(batch)?;
    writer.finish()
}

/// Reads rows of games. Returns an error, never panics, if the file is not one of this game.
pub fn read_games<G: Subject>(
    from: impl Read + Seek,
    each: &mut impl FnMut(&GameRow),
) -> Result<(), ArrowError> {
    for batch in FileReader::try_new(from, None)? {
        let reader = ColumnReader { batch: batch? };
        reader.rows::<G>(each)?;
    }
    Ok(())
}

/// The columns of a file that is being read.
struct ColumnReader {
    batch: RecordBatch,
}

impl ColumnReader {
    fn column(&self, name: &str) -> Result<&ArrayRef, ArrowError> {
        self.batch.column_by_name(name).ok_or_else(|| missing(name))
    }

    fn numbers<T: ArrowPrimitiveType>(
        &self,
        name: &str,
    ) -> Result<&arrow_array::PrimitiveArray<T>, ArrowError> {
        self.column(name)?.as_primitive_opt::<T>().ok_or_else(|| missing(name))
    }

    fn switches(&self, name: &str) -> Result<&arrow_array::BooleanArray, ArrowError> {
        self.column(name)?.as_boolean_opt().ok_or_else(|| missing(name))
    }

    /// Passes each row's list to `take`, entry by entry.
    fn by_seat<T: ArrowPrimitiveType>(
        &self,
        name: &str,
        rows: &mut [GameRow],
        mut take: impl FnMut(&mut GameRow, usize, Option<T::Native>),
    ) -> Result<(), ArrowError> {
        let lists = self.column(name)?.as_list_opt::<i32>().ok_or_else(|| missing(name))?;
        let values = lists.values().as_primitive_opt::<T>().ok_or_else(|| missing(name))?;
        let offsets = lists.value_offsets();
        for (index, row) in rows.iter_mut().enumerate() {
            let from = offsets[index] as usize;
            let to = offsets[index + 1] as usize;
            if to.saturating_sub(from) != usize::from(row.players) || to > values.len() {
                return Err(missing(name));
            }
            for seat in row.seats() {
                let at = from + seat;
                take(row, seat, (!values.is_null(at)).then(|| values.value(at)));
            }
        }
        Ok(())
    }

    fn rows<G: Subject>(&self, each: &mut impl FnMut(&GameRow)) -> Result<(), ArrowError> {
        let cell = self.numbers::<UInt16Type>("cell")?;
        let game = self.numbers::<UInt32Type>("game")?;
        let deal = self.numbers::<UInt32Type>("deal")?;
        let players = self.numbers::<UInt8Type>("players")?;
        if players.iter().flatten().any(|players| usize::from(players) > SEATS_MAX) {
            return Err(missing("players"));
        }
        let mut rows: Vec<GameRow> = (0..self.batch.num_rows())
            .map(|i| GameRow::new(cell.value(i), game.value(i), deal.value(i), players.value(i)))
            .collect();
        self.scalars(&mut rows)?;
        self.oracles(&mut rows)?;
        self.by_seat::<UInt8Type>("place", &mut rows, |row, seat, place| {
            row.places[seat] = place.unwrap_or(0);
        })?;
        for (index, group) in G::GROUPS.iter().enumerate().take(GROUPS_MAX) {
            let size = group.values.len();
            self.by_seat::<UInt8Type>(&column_name(group.name), &mut rows, |row, seat, value| {
                let known = value.filter(|&value| usize::from(value) < size);
                row.groups[index][seat] = known.unwrap_or(NO_VALUE);
            })?;
        }
        for (index, source) in G::SOURCES.iter().enumerate().take(SOURCES_MAX) {
            let name = format!("points_{}", column_name(source));
            self.by_seat::<Int16Type>(&name, &mut rows, |row, seat, points| {
                row.sources[index][seat] = points.unwrap_or(0);
            })?;
        }
        self.by_seat::<UInt64Type>("used", &mut rows, |row, seat, used| {
            row.used[seat] = used.unwrap_or(0);
        })?;
        rows.iter().for_each(each);
        Ok(())
    }

    fn scalars(&self, rows: &mut [GameRow]) -> Result<(), ArrowError> {
        let special = self.numbers::<UInt8Type>("special")?;
        let turns = self.numbers::<UInt32Type>("turns")?;
        let decisions = self.numbers::<UInt32Type>("decisions")?;
        let legal = self.numbers::<UInt64Type>("legal")?;
        let fired = self.numbers::<UInt64Type>("fired")?;
        let ending = self.numbers::<UInt8Type>("ending")?;
        let finished = self.switches("finished")?;
        let broke_tie = self.switches("broke_tie")?;
        let changes = self.numbers::<UInt16Type>("lead_changes")?;
        let drama = self.numbers::<Float32Type>("drama")?;
        let decisiveness = self.numbers::<Float32Type>("decisiveness")?;
        let half_time = self.numbers::<Float32Type>("half_time")?;
        let runaway = self.switches("runaway")?;
        for (i, row) in rows.iter_mut().enumerate() {
            row.special =
                (!special.is_null(i)).then(|| special.value(i)).filter(|&seat| seat < row.players);
            (row.turns, row.decisions) = (turns.value(i), decisions.value(i));
            (row.legal, row.fired) = (legal.value(i), fired.value(i));
            row.ending = ending.value(i);
            (row.finished, row.broke_tie) = (finished.value(i), broke_tie.value(i));
            row.tension = Tension {
                lead_changes: changes.value(i),
                drama: drama.value(i),
                decisiveness: decisiveness.value(i),
                half_time: half_time.value(i),
                runaway: runaway.value(i),
            };
        }
        Ok(())
    }

    fn oracles(&self, rows: &mut [GameRow]) -> Result<(), ArrowError> {
        let decisions = self.numbers::<UInt32Type>("oracle_decisions")?;
        let second = self.numbers::<Float32Type>("oracle_second")?;
        let worst = self.numbers::<Float32Type>("oracle_worst")?;
        let indifferent = self.numbers::<UInt32Type>("oracle_indifferent")?;
        let kingmaking = self.numbers::<UInt32Type>("oracle_kingmaking")?;
        for (i, row) in rows.iter_mut().enumerate() {
            row.oracle = (!decisions.is_null(i)).then(|| Oracle {
                decisions: decisions.value(i),
                second: second.value(i),
                worst: worst.value(i),
                indifferent: indifferent.value(i),
                kingmaking: kingmaking.value(i),
            });
        }
        Ok(())
    }
}

fn missing(name: &str) -> ArrowError {
    ArrowError::SchemaError(format!("the column ‘{name}’ is missing or of another kind"))
}
