//! The folder of a study: finished chunks and their ledger.

use super::{DataProblem, read_games, write_games, write_turns};
use crate::row::{GameRow, TurnRow};
use crate::study::{DATA_VERSION, Study};
use crate::subject::Subject;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};

/// Identifies a chunk of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ChunkId {
    /// The number of the cell.
    pub cell: u16,
    /// The number of the chunk within the cell.
    pub chunk: u32,
}

/// The checksums of a chunk's two files.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Checksums {
    games: String,
    turns: String,
}

/// The folder of a study.
pub struct Folder {
    path: PathBuf,
    study: Study,
    done: BTreeMap<ChunkId, Checksums>,
}

const STUDY: &str = "study.json";
const LEDGER: &str = "chunks.txt";

impl Folder {
    /// Opens the folder of a study, or creates it. Chunks whose files are missing or damaged are
    /// dropped, so that they are played again.
    pub fn prepare(path: &Path, study: &Study) -> Result<Folder, DataProblem> {
        if path.join(STUDY).exists() {
            let mut folder = Folder::open(path)?;
            if folder.study != *study {
                return Err(DataProblem::OtherStudy(path.to_owned()));
            }
            let sound: Vec<ChunkId> =
                folder.done.keys().copied().filter(|id| folder.check(*id).is_ok()).collect();
            folder.done.retain(|id, _| sound.contains(id));
            folder.write_ledger()?;
            return Ok(folder);
        }
        for below in ["games", "turns"] {
            let below = path.join(below);
            fs::create_dir_all(&below).map_err(|error| DataProblem::Io(below, error))?;
        }
        write_whole(&path.join(STUDY), study.to_json().as_bytes())?;
        let folder = Folder { path: path.to_owned(), study: study.clone(), done: BTreeMap::new() };
        folder.write_ledger()?;
        Ok(folder)
    }

    /// Opens a folder for reading.
    pub fn open(path: &Path) -> Result<Folder, DataProblem> {
        let file = path.join(STUDY);
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
                ) =>
            {
                return Err(DataProblem::NoStudy(path.to_owned()));
            }
            Err(error) => return Err(DataProblem::Io(file, error)),
        };
        let damaged = |why: String| DataProblem::Damaged(file.clone(), why);
        let value: serde_json::Value =
            serde_json::from_str(&text).map_err(|error| damaged(error.to_string()))?;
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(version) if version == u64::from(DATA_VERSION) => {}
            Some(version) => return Err(DataProblem::Version(file, version as u32)),
            None => return Err(damaged("it has no version".to_owned())),
        }
        let study: Study =
            serde_json::from_value(value).map_err(|error| damaged(error.to_string()))?;
        if study.players.is_empty() || study.variants.is_empty() || study.chunk == 0 {
            return Err(damaged("it studies nothing".to_owned()));
        }
        let done = read_ledger(&path.join(LEDGER))?;
        Ok(Folder { path: path.to_owned(), study, done })
    }

    /// Returns the study.
    pub fn study(&self) -> &Study {
        &self.study
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the finished chunks, in order.
    pub fn chunks(&self) -> impl Iterator<Item = ChunkId> + '_ {
        self.done.keys().copied()
    }

    /// Returns `true` if a chunk is finished.
    pub fn has(&self, id: ChunkId) -> bool {
        self.done.contains_key(&id)
    }

    fn file(&self, kind: &str, id: ChunkId) -> PathBuf {
        self.path.join(kind).join(format!("{:05}-{:05}.arrow", id.cell, id.chunk))
    }

    /// Writes a chunk's files and returns its line for the ledger. It needs no lock, because no two
    /// threads have the same chunk.
    pub fn write_chunk<G: Subject>(
        &self,
        id: ChunkId,
        games: &[GameRow],
        turns: &[TurnRow],
        levers: &[String],
    ) -> Result<ChunkLine, DataProblem> {
        let arrow = |path: &Path, error: arrow_schema::ArrowError| {
            DataProblem::Damaged(path.to_owned(), error.to_string())
        };
        let path = self.file("games", id);
        let mut bytes = Vec::new();
        write_games::<G>(&mut bytes, games, levers).map_err(|error| arrow(&path, error))?;
        write_whole(&path, &bytes)?;
        let games_sum = checksum(&bytes);
        let path = self.file("turns", id);
        bytes.clear();
        write_turns(&mut bytes, id.cell, turns).map_err(|error| arrow(&path, error))?;
        write_whole(&path, &bytes)?;
        Ok(ChunkLine { id, sums: Checksums { games: games_sum, turns: checksum(&bytes) } })
    }

    /// Appends the line of a written chunk to the ledger on disk.
    pub fn append(&self, line: &ChunkLine) -> Result<(), DataProblem> {
        let path = self.path.join(LEDGER);
        let text = ledger_line(line.id, &line.sums);
        let appended = OpenOptions::new()
            .append(true)
            .open(&path)
            .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_data()));
        appended.map_err(|error| DataProblem::Io(path, error))
    }

    /// Marks a chunk as finished once it is in the ledger.
    pub fn enter(&mut self, line: ChunkLine) {
        self.done.insert(line.id, line.sums);
    }

    /// Rewrites the ledger in order, so that it doesn't depend on which thread was faster.
    pub fn write_ledger(&self) -> Result<(), DataProblem> {
        let lines: String = self.done.iter().map(|(id, sums)| ledger_line(*id, sums)).collect();
        write_whole(&self.path.join(LEDGER), lines.as_bytes())
    }

    fn bytes(&self, kind: &str, id: ChunkId, sum: &str) -> Result<Vec<u8>, DataProblem> {
        let path = self.file(kind, id);
        let bytes = fs::read(&path).map_err(|error| DataProblem::Io(path.clone(), error))?;
        if checksum(&bytes) == sum { Ok(bytes) } else { Err(DataProblem::Checksum(path)) }
    }

    fn check(&self, id: ChunkId) -> Result<(), DataProblem> {
        let sums = &self.done[&id];
        self.bytes("games", id, &sums.games)?;
        self.bytes("turns", id, &sums.turns).map(drop)
    }

    /// Reads the games of a finished chunk, row by row.
    pub fn read_chunk<G: Subject>(
        &self,
        id: ChunkId,
        each: &mut impl FnMut(&GameRow),
    ) -> Result<(), DataProblem> {
        let Some(sums) = self.done.get(&id) else {
            return Err(DataProblem::NoGame(format!("{}.{}", id.cell, id.chunk)));
        };
        let bytes = self.bytes("games", id, &sums.games)?;
        let damaged = |error: arrow_schema::ArrowError| {
            DataProblem::Damaged(self.file("games", id), error.to_string())
        };
        read_games::<G>(Cursor::new(bytes), each).map_err(damaged)
    }
}

/// A chunk that is on disk but not yet in the ledger.
pub struct ChunkLine {
    id: ChunkId,
    sums: Checksums,
}

fn checksum(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex()[..32].to_owned()
}

fn ledger_line(id: ChunkId, sums: &Checksums) -> String {
    format!("{} {} {} {}\n", id.cell, id.chunk, sums.games, sums.turns)
}

/// Reads the ledger. Drops a truncated last line; any other bad line is an error.
fn read_ledger(path: &Path) -> Result<BTreeMap<ChunkId, Checksums>, DataProblem> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) => return Err(DataProblem::Io(path.to_owned(), error)),
    };
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut done = BTreeMap::new();
    for (index, line) in whole.lines().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let entry = match words[..] {
            [cell, chunk, games, turns] => {
                cell.parse().ok().zip(chunk.parse().ok()).map(|(cell, chunk)| {
                    let sums = Checksums { games: games.to_owned(), turns: turns.to_owned() };
                    (ChunkId { cell, chunk }, sums)
                })
            }
            _ => None,
        };
        let Some((id, sums)) = entry else {
            let why = format!("line {} can't be read", index + 1);
            return Err(DataProblem::Damaged(path.to_owned(), why));
        };
        done.insert(id, sums);
    }
    Ok(done)
}

/// Writes a file atomically: after a crash, it is either complete or missing.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), DataProblem> {
    let beside = path.with_extension("tmp");
    let written = File::create(&beside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_data()))
        .and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        // Clean up the partial file. The first error is the one to report.
        let _ = fs::remove_file(&beside);
        DataProblem::Io(path.to_owned(), error)
    })
}
