//! Plays a study on all cores. The data don't depend on the number of cores.

use crate::data::{ChunkId, DataProblem, Folder};
use crate::measures::Standings;
use crate::play::{CellTable, Scratch, Wanted};
use crate::row::{GameRow, TurnRow};
use crate::study::{Cell, Role, Study, VariantProblem};
use crate::subject::Subject;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// The progress of a study.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StudyProgress {
    /// Games on disk.
    pub done: u64,
    /// The total number of games. An estimate while cells may stop early.
    pub all: u64,
    /// Games played in this run.
    pub played: u64,
}

/// The way a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunEnd {
    /// All games are played.
    Complete,
    /// The run was stopped. The next run continues from here.
    Stopped,
}

/// The reason that a study can't continue.
#[derive(Debug)]
pub enum RunProblem {
    /// The settings of a variant are not a valid game.
    Setup(VariantProblem),
    /// Data can't be read or written. Finished chunks are kept.
    Data(DataProblem),
}

impl fmt::Display for RunProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunProblem::Setup(fault) => fault.fmt(f),
            RunProblem::Data(problem) => problem.fmt(f),
        }
    }
}

impl std::error::Error for RunProblem {}

impl From<DataProblem> for RunProblem {
    fn from(problem: DataProblem) -> Self {
        RunProblem::Data(problem)
    }
}

impl From<VariantProblem> for RunProblem {
    fn from(fault: VariantProblem) -> Self {
        RunProblem::Setup(fault)
    }
}

/// Plays the games that the folder doesn't have yet, until all are played or `stop` is set.
pub fn run<G: Subject>(
    folder: &mut Folder,
    threads: usize,
    stop: &AtomicBool,
    mut progress: impl FnMut(StudyProgress),
) -> Result<RunEnd, RunProblem> {
    let study = folder.study().clone();
    let cells = study.cells_of::<G>()?;
    let tables: Vec<CellTable<G>> =
        cells.iter().map(|cell| CellTable::new(&study, *cell)).collect::<Result<_, _>>()?;
    let setup = study.setup::<G>(0, study.players[0])?;
    let levers: Vec<String> = G::levers(&setup).into_iter().map(|lever| lever.key).collect();
    let mut targets = Targets::new(&study, &cells);
    let mut played = 0;
    loop {
        targets.look::<G>(folder, &study, &cells)?;
        let todo: Vec<ChunkId> = targets.chunks(&cells).filter(|id| !folder.has(*id)).collect();
        let all = targets.games(&study, &cells);
        if todo.is_empty() {
            progress(StudyProgress { done: all, all, played });
            folder.write_ledger()?;
            return Ok(RunEnd::Complete);
        }
        let before =
            all - todo.iter().map(|id| chunk_games(&study, &cells, *id).len() as u64).sum::<u64>();
        let mut done = before;
        let all = all.max(targets.estimate(&study, &cells));
        progress(StudyProgress { done, all, played });
        let stopped =
            play_chunks(folder, &study, &tables, &levers, &todo, threads, stop, |games| {
                done += games;
                played += games;
                progress(StudyProgress { done, all, played });
            })?;
        if stopped {
            folder.write_ledger()?;
            return Ok(RunEnd::Stopped);
        }
    }
}

fn chunk_games(study: &Study, cells: &[Cell], id: ChunkId) -> std::ops::Range<u32> {
    let games = cells[usize::from(id.cell)].games;
    let first = id.chunk * study.chunk;
    first..(first.saturating_add(study.chunk)).min(games)
}

/// Plays chunks on several threads and reports the number of games of each finished chunk. Returns
/// `true` if it was stopped.
#[expect(clippy::too_many_arguments, reason = "one call, and each argument is used as it is")]
fn play_chunks<G: Subject>(
    folder: &mut Folder,
    study: &Study,
    tables: &[CellTable<G>],
    levers: &[String],
    todo: &[ChunkId],
    threads: usize,
    stop: &AtomicBool,
    mut told: impl FnMut(u64),
) -> Result<bool, DataProblem> {
    let cells: Vec<Cell> = tables.iter().map(|table| *table.cell()).collect();
    let next = AtomicUsize::new(0);
    let give_up = AtomicBool::new(false);
    let halted = || stop.load(Ordering::Relaxed) || give_up.load(Ordering::Relaxed);
    // Chunks are written without the ledger, so that the threads share no mutable state.
    let mut lines = Vec::new();
    let shared: &Folder = folder;
    let failure = std::thread::scope(|scope| {
        // A full channel makes the players wait for the ledger, which bounds memory use.
        let (sender, receiver) = mpsc::sync_channel(2 * threads.max(1));
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let next = &next;
            let halted = &halted;
            let cells = &cells;
            scope.spawn(move || {
                let mut worker = Worker::<G>::default();
                while !halted() {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&id) = todo.get(index) else { break };
                    let games = chunk_games(study, cells, id);
                    let size = u64::from(games.end - games.start);
                    let table = &tables[usize::from(id.cell)];
                    if !worker.play(study, table, games, halted) {
                        break;
                    }
                    let line = shared.write_chunk::<G>(id, &worker.games, &worker.turns, levers);
                    if sender.send((line, size)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut failure: Option<DataProblem> = None;
        for (line, size) in receiver {
            if failure.is_some() {
                // A line after a truncated one would damage the ledger.
                continue;
            }
            match line.and_then(|line| shared.append(&line).map(|()| line)) {
                Ok(line) => {
                    lines.push(line);
                    told(size);
                }
                Err(problem) => {
                    give_up.store(true, Ordering::Relaxed);
                    failure = Some(problem);
                }
            }
        }
        failure
    });
    lines.into_iter().for_each(|line| folder.enter(line));
    match failure {
        Some(problem) => Err(problem),
        None => Ok(stop.load(Ordering::Relaxed)),
    }
}

/// Buffers that one thread reuses.
struct Worker<G: Subject> {
    games: Vec<GameRow>,
    turns: Vec<TurnRow>,
    scratch: Scratch<G>,
}

impl<G: Subject> Default for Worker<G> {
    fn default() -> Self {
        Worker { games: Vec::new(), turns: Vec::new(), scratch: Scratch::default() }
    }
}

impl<G: Subject> Worker<G> {
    /// Plays the games of a chunk. Returns `true` if it played all of them.
    fn play(
        &mut self,
        study: &Study,
        table: &CellTable<G>,
        games: std::ops::Range<u32>,
        halted: &impl Fn() -> bool,
    ) -> bool {
        self.games.clear();
        self.turns.clear();
        for game in games {
            if halted() {
                return false;
            }
            let every = study.turn_rows_every;
            let turns = (every > 0 && game.is_multiple_of(every)).then_some(&mut self.turns);
            let row = table.play(game, &mut self.scratch, Wanted { turns, lines: None });
            self.games.push(row);
        }
        true
    }
}

/// The number of chunks of each cell that are wanted so far.
///
/// With a fixed number of games, that is all of them. A cell that stops early is checked after 1,
/// 2, 4, 8, … chunks. The decision depends only on whole chunks, and so never on the threads.
struct Targets {
    chunks: Vec<u32>,
    finished: Vec<bool>,
    needed: Vec<u64>,
}

impl Targets {
    fn new(study: &Study, cells: &[Cell]) -> Targets {
        let all = |cell: &Cell| cell.games.div_ceil(study.chunk);
        let sequential = |cell: &Cell| study.until.is_some() && cell.role == Role::Main;
        Targets {
            chunks: cells.iter().map(|c| if sequential(c) { 1 } else { all(c) }).collect(),
            finished: cells.iter().map(|cell| !sequential(cell)).collect(),
            needed: cells.iter().map(|cell| u64::from(cell.games)).collect(),
        }
    }

    /// Checks the cells whose chunks are all finished, and requests more chunks for those that need
    /// them.
    fn look<G: Subject>(
        &mut self,
        folder: &Folder,
        study: &Study,
        cells: &[Cell],
    ) -> Result<(), DataProblem> {
        let Some(until) = study.until else { return Ok(()) };
        for (index, cell) in cells.iter().enumerate() {
            let all = cell.games.div_ceil(study.chunk);
            let ids = |chunks: u32| (0..chunks).map(|chunk| ChunkId { cell: cell.number, chunk });
            while !self.finished[index] && ids(self.chunks[index]).all(|id| folder.has(id)) {
                let mut standings = Standings::new::<G>(cell.players);
                for id in ids(self.chunks[index]) {
                    folder.read_chunk::<G>(id, &mut |row| standings.add(row))?;
                }
                let width = standings.widest();
                if width.is_some_and(|width| width <= until) || self.chunks[index] == all {
                    self.finished[index] = true;
                } else {
                    let games = f64::from(self.chunks[index] * study.chunk);
                    let more = width.map_or(2.0, |width| (width / until).powi(2));
                    self.needed[index] = ((games * more) as u64).min(cell.games.into());
                    self.chunks[index] = (2 * self.chunks[index]).min(all);
                }
            }
        }
        Ok(())
    }

    fn chunks<'a>(&'a self, cells: &'a [Cell]) -> impl Iterator<Item = ChunkId> + 'a {
        let of = |(cell, &chunks): (&Cell, &u32)| {
            let cell = cell.number;
            (0..chunks).map(move |chunk| ChunkId { cell, chunk })
        };
        cells.iter().zip(&self.chunks).flat_map(of)
    }

    /// Returns the number of games in the chunks that are wanted so far.
    fn games(&self, study: &Study, cells: &[Cell]) -> u64 {
        let of = |(cell, &chunks): (&Cell, &u32)| {
            u64::from(cell.games).min(u64::from(chunks) * u64::from(study.chunk))
        };
        cells.iter().zip(&self.chunks).map(of).sum()
    }

    /// Estimates the number of games that will be needed in the end.
    fn estimate(&self, study: &Study, cells: &[Cell]) -> u64 {
        if self.finished.iter().all(|finished| *finished) {
            return self.games(study, cells);
        }
        self.needed.iter().sum()
    }
}
