//! Plays a small study in memory, for searches and proofs that store no data.

use crate::measures::Measures;
use crate::play::{CellTable, Scratch, Wanted};
use crate::results::Results;
use crate::row::GameRow;
use crate::study::{Study, VariantProblem};
use crate::subject::Subject;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of games a thread takes at a time.
const BLOCK: u32 = 128;

/// Plays every cell of a study. The result doesn't depend on the number of threads.
pub fn trial<G: Subject>(study: &Study, threads: usize) -> Result<Results, VariantProblem> {
    let cells = study.cells_of::<G>()?;
    let mut levers = Vec::new();
    for variant in 0..study.variants.len() {
        levers.push(G::levers(&study.setup::<G>(variant, study.players[0])?));
    }
    let mut measures = Vec::new();
    for cell in &cells {
        let table = CellTable::<G>::new(study, *cell)?;
        let mut of_cell = Measures::new::<G>(cell.players, &levers[cell.variant]);
        for row in rows(&table, cell.games, threads) {
            of_cell.add(&row);
        }
        measures.push(of_cell);
    }
    Ok(Results { study: study.clone(), cells, measures, levers, deals: None })
}

fn rows<G: Subject>(table: &CellTable<G>, games: u32, threads: usize) -> Vec<GameRow> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut scratch = Scratch::default();
        let mut blocks = Vec::new();
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed) as u32;
            let first = block.saturating_mul(BLOCK);
            if first >= games {
                return blocks;
            }
            let wanted = || Wanted { turns: None, lines: None };
            let played = (first..(first + BLOCK).min(games))
                .map(|game| table.play(game, &mut scratch, wanted()));
            blocks.push((block, played.collect::<Vec<GameRow>>()));
        }
    };
    let mut blocks: Vec<(u32, Vec<GameRow>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no thread panics")).collect()
    });
    blocks.sort_unstable_by_key(|(block, _)| *block);
    blocks.into_iter().flat_map(|(_, rows)| rows).collect()
}
