//! The state of a training run, saved between passes.

use super::{Adam, Towers};
use std::io;
use std::path::Path;

/// Saves the state: a line with the key, the number of finished passes, the optimizer's steps, and
/// the numbers. An interruption leaves the older file intact.
pub(super) fn save(
    path: &Path,
    key: &str,
    done: u32,
    towers: &Towers,
    adam: &Adam,
) -> io::Result<()> {
    let mut bytes = format!("{key}\n").into_bytes();
    bytes.extend(done.to_le_bytes());
    bytes.extend(adam.steps.to_le_bytes());
    for numbers in [&towers.weights, &adam.mean, &adam.square] {
        bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
    let new = path.with_extension("state.new");
    std::fs::write(&new, bytes)?;
    std::fs::rename(new, path)
}

/// The contents of a state file: finished passes, the optimizer's steps, and three lists of equal
/// length.
struct TrainState {
    done: u32,
    steps: i32,
    lists: [Vec<f32>; 3],
}

fn read(path: &Path, key: &str) -> Option<TrainState> {
    let bytes = std::fs::read(path).ok()?;
    let bytes = bytes.strip_prefix(format!("{key}\n").as_bytes())?;
    let (head, rest) = bytes.split_at_checked(8)?;
    let number = |at: usize| <[u8; 4]>::try_from(&head[at..at + 4]).ok();
    let floats: Vec<f32> = rest
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect();
    let third = floats.len() / 3;
    let list = |nth: usize| floats[nth * third..(nth + 1) * third].to_vec();
    Some(TrainState {
        done: u32::from_le_bytes(number(0)?),
        steps: i32::from_le_bytes(number(4)?),
        lists: [list(0), list(1), list(2)],
    })
}

/// Loads the net, if the file is from the same training run.
pub(super) fn load(path: &Path, key: &str, hidden: [usize; 2]) -> Option<(Towers, u32)> {
    let TrainState { done, lists: [weights, ..], .. } = read(path, key)?;
    let mut towers = Towers::new(hidden, 0);
    let fits = towers.weights.len() == weights.len();
    towers.weights = weights;
    fits.then_some((towers, done))
}

/// Loads the optimizer, if the file is from the same training run.
pub(super) fn load_adam(path: &Path, key: &str) -> Option<Adam> {
    let TrainState { steps, lists: [_, mean, square], .. } = read(path, key)?;
    Some(Adam { mean, square, steps })
}
