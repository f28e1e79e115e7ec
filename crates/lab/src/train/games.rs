//! The games that a net learns from. They are self-play games, stored in a file so that a stopped
//! training run can continue.

use super::TrainingExample;
use crate::arena::plan::mix;
use crate::self_play::SelfPlay;
use crate::{Contest, ContestantProblem};
use bots::Judge;
use bots::net::INPUTS;
use dealer::Quick;
use kernel::{Luck, SEATS_MAX, Seat, Turn};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

/// The parameters of the training games.
#[derive(Clone, Debug)]
pub struct GamesPlan {
    /// The bot that plays at every seat.
    pub bot: String,
    /// The number of players.
    pub players: u8,
    /// The number of games.
    pub games: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// One decision in this many is random, so that unusual positions occur too.
    pub stray_every: u32,
    /// One position in this many is kept, because neighboring positions add little.
    pub keep_every: u32,
}

/// The positions of one game.
#[derive(Clone, Debug, Default)]
pub struct Taught {
    /// The final place of each seat.
    pub places: Vec<u8>,
    /// The progress of the game at each position, from 0 to 255.
    pub stages: Vec<u8>,
    /// The inputs of each seat at each position.
    pub inputs: Vec<i8>,
    /// Each seat's chance to win at each position, according to the crate's weights.
    pub linear: Vec<u8>,
    /// The search's estimate of each seat's chance, for each position.
    pub searched: Vec<u8>,
    /// For each position 1 if the game went on from it, 0 if the search only looked at it.
    pub reached: Vec<u8>,
}

impl Taught {
    /// Returns the lesson of a position.
    pub(super) fn lesson<'a>(
        &'a self,
        inputs: &'a [i8],
        at: usize,
        part: f32,
    ) -> TrainingExample<'a> {
        let seats = self.places.len();
        let found = &self.searched[at * seats..][..seats];
        let known = found.iter().any(|&byte| byte > 0);
        TrainingExample {
            inputs,
            places: if self.reached[at] == 1 { &self.places } else { &[] },
            found: known.then_some((found, part)),
        }
    }

    /// Returns the number of positions.
    pub fn positions(&self) -> usize {
        self.stages.len()
    }
}

/// The visits that a move needs to teach something although it wasn't chosen.
const SIBLING_VISITS: u32 = 8;
/// One in this many such moves is kept.
const SIBLING_EVERY: u32 = 3;

impl Taught {
    /// Notes a position, unless the game is over or has not begun.
    fn note<G: Contest>(
        &mut self,
        game: &G,
        weights: &Judge,
        found: Option<&[f32; SEATS_MAX]>,
        reached: u8,
    ) -> bool {
        if game.moment().is_none() || game.turn() == Turn::Over {
            return false;
        }
        let players = usize::from(game.players());
        let mut rows = [[0; INPUTS]; SEATS_MAX];
        game.inputs(&mut rows[..players]);
        let rows = rows[..players].as_flattened();
        self.inputs.extend(rows.iter().map(|&input| input as i8));
        let linear = game.outlook(weights).win;
        let byte = |win: &f32| (win * 255.0).round() as u8;
        self.linear.extend(linear[..players].iter().map(byte));
        match found {
            Some(win) => self.searched.extend(win[..players].iter().map(byte)),
            None => self.searched.extend(vec![0; players]),
        }
        self.reached.push(reached);
        true
    }
}

/// Plays one game and notes positions that a search would look at.
pub fn play<G: Contest>(plan: &GamesPlan, number: u64) -> Result<Taught, ContestantProblem> {
    let players = plan.players;
    let seed = mix(plan.seed ^ 0x7ea_c4e5, number);
    let mut luck = Quick::new(seed);
    let mut table = SelfPlay::<G>::start(&plan.bot, players, |seat| mix(seed, seat.into()))?;
    let weights = G::judge().without_nets();
    let mut taught = Taught::default();
    let mut met = Vec::new();
    let mut moves = 0u32;
    while let Some(decided) = table.decide(plan.stray_every, &mut luck) {
        moves += 1;
        let weighed = table.weighed(&decided);
        for other in weighed.iter().filter(|other| other.mv != decided.mv) {
            if other.visits < SIBLING_VISITS || luck.below(SIBLING_EVERY) != 0 {
                continue;
            }
            let mut after = table.game.clone();
            after.play(other.mv, &mut ()).expect("bots weigh legal moves");
            if taught.note(&after, &weights, Some(&other.win), 0) {
                met.push(moves);
            }
        }
        let found = weighed.iter().find(|one| one.mv == decided.mv && one.visits > 0);
        let found = found.map(|one| one.win);
        // A search judges its leaves where someone decides, so such positions teach too. The best
        // move is about to be played, so its chances are those of the position.
        let kept = !decided.is_stray && luck.below(plan.keep_every.max(1)) == 0;
        if kept && taught.note(&table.game, &weights, found.as_ref(), 1) {
            met.push(moves);
        }
        table.play(&decided);
        let kept = luck.below(plan.keep_every.max(1)) == 0;
        if kept && taught.note(&table.game, &weights, found.as_ref(), 1) {
            met.push(moves);
        }
    }
    let Some(game) = table.finished() else { return Ok(Taught::default()) };
    let standing = game.standing().expect("a finished game has places");
    taught.places = Seat::all(players).map(|seat| standing.place(seat)).collect();
    taught.stages = met.iter().map(|at| (255 * at / moves.max(1)) as u8).collect();
    Ok(taught)
}

/// The games in a file. A truncated game at the end is played again.
pub struct GamesFile {
    file: BufWriter<File>,
    /// The games in the file.
    pub games: Vec<Taught>,
}

impl GamesFile {
    /// Opens the file of a plan and reads the games it already has. A file made by another plan is
    /// overwritten.
    pub fn open(path: &Path, game: &str, plan: &GamesPlan) -> io::Result<GamesFile> {
        let head = format!(
            "emberwake positions 3 {game} players {} bot {} seed {} stray {} keep {} inputs {INPUTS}\n",
            plan.players, plan.bot, plan.seed, plan.stray_every, plan.keep_every
        );
        let mut games = Vec::new();
        let mut size = 0;
        if let Ok(file) = File::open(path) {
            let mut reader = BufReader::new(file);
            let mut found = vec![0; head.len()];
            if reader.read_exact(&mut found).is_ok() && found == head.as_bytes() {
                size = head.len() as u64;
                while let Some((taught, bytes)) = read_game(&mut reader, plan.players)? {
                    games.push(taught);
                    size += bytes;
                }
            }
        }
        let file = OpenOptions::new().create(true).write(true).truncate(false).open(path)?;
        file.set_len(size)?;
        let mut file = BufWriter::new(file);
        io::Seek::seek(&mut file, io::SeekFrom::Start(size))?;
        if size == 0 {
            file.write_all(head.as_bytes())?;
        }
        Ok(GamesFile { file, games })
    }

    /// Appends a game.
    pub fn add(&mut self, taught: Taught) -> io::Result<()> {
        let taught = if taught.positions() == 0 { Taught::default() } else { taught };
        self.file.write_all(&(taught.positions() as u32).to_le_bytes())?;
        for part in
            [&taught.places, &taught.stages, &taught.reached, &taught.linear, &taught.searched]
        {
            self.file.write_all(part)?;
        }
        let inputs: Vec<u8> = taught.inputs.iter().map(|&input| input as u8).collect();
        self.file.write_all(&inputs)?;
        self.games.push(taught);
        Ok(())
    }

    /// Flushes buffered games to the file.
    pub fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Reads the next game and its length in bytes. Returns `None` at the end, or where the file is
/// truncated.
fn read_game(reader: &mut impl Read, players: u8) -> io::Result<Option<(Taught, u64)>> {
    let players = usize::from(players);
    let mut count = [0; 4];
    let mut part = |size: usize| -> Option<Vec<u8>> {
        let mut bytes = vec![0; size];
        reader.read_exact(&mut bytes).ok().map(|()| bytes)
    };
    let Some(head) = part(4) else { return Ok(None) };
    count.copy_from_slice(&head);
    let positions = u32::from_le_bytes(count) as usize;
    // A game without positions has no places either.
    let sizes = if positions == 0 {
        [0; 6]
    } else {
        let seats = positions * players;
        [players, positions, positions, seats, seats, seats * INPUTS]
    };
    let parts: Option<Vec<Vec<u8>>> = sizes.into_iter().map(&mut part).collect();
    let Some(parts) = parts else { return Ok(None) };
    let [places, stages, reached, linear, searched, inputs] =
        <[Vec<u8>; 6]>::try_from(parts).expect("there are six parts");
    let inputs = inputs.into_iter().map(|input| input as i8).collect();
    let bytes = 4 + sizes.iter().sum::<usize>() as u64;
    Ok(Some((Taught { places, stages, inputs, linear, searched, reached }, bytes)))
}
