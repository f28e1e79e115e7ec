//! The file format of nets. Each net has a few lines of text that describe it and its provenance,
//! followed by its weights as bytes.

use super::{INPUTS, Net, NetLayout, SHAPES, WEIGHT_MAX};
use std::fmt;

/// The first line of a net.
const HEAD: &str = "emberwake net 1";
/// The last text line of a net, before its weights.
const WEIGHTS: &str = "weights";

/// The reason that bytes can't be read as nets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetProblem {
    /// The file doesn't begin with a net.
    NotANet,
    /// The file ends in the middle.
    Short,
    /// This line of the description is invalid.
    Line(String),
    /// A weight is larger than allowed.
    Weight,
    /// The checksum doesn't match.
    Damaged,
    /// The net judges another game.
    OtherGame(String),
}

impl fmt::Display for NetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetProblem::NotANet => write!(f, "a file of nets begins with ‘{HEAD}’"),
            NetProblem::Short => write!(f, "the file of nets ends too early"),
            NetProblem::Line(line) => write!(f, "a net can't have the line ‘{line}’"),
            NetProblem::Weight => write!(f, "a weight of the net is too large"),
            NetProblem::Damaged => write!(f, "the weights of the net are damaged"),
            NetProblem::OtherGame(game) => write!(f, "the net is for the game ‘{game}’"),
        }
    }
}

impl std::error::Error for NetProblem {}

/// Splits one line off the front.
fn line<'a>(bytes: &mut &'a [u8]) -> Result<&'a str, NetProblem> {
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(NetProblem::Short)?;
    let (line, rest) = bytes.split_at(end);
    *bytes = &rest[1..];
    std::str::from_utf8(line).map_err(|_| NetProblem::NotANet)
}

impl Net {
    /// Reads all nets of a file, which must judge this game.
    pub fn read_all(mut bytes: &[u8], game: &str) -> Result<Vec<Net>, NetProblem> {
        let mut nets = Vec::new();
        while !bytes.is_empty() {
            let net = Net::read(&mut bytes)?;
            if net.game != game {
                return Err(NetProblem::OtherGame(net.game));
            }
            nets.push(net);
        }
        if nets.is_empty() { Err(NetProblem::NotANet) } else { Ok(nets) }
    }

    fn read(bytes: &mut &[u8]) -> Result<Net, NetProblem> {
        if !bytes.starts_with(HEAD.as_bytes()) {
            return Err(NetProblem::NotANet);
        }
        line(bytes)?;
        let mut game = String::new();
        let mut players = 0;
        let mut provenance = Vec::new();
        let mut hidden = SHAPES[0];
        loop {
            let line = line(bytes)?;
            let wrong = || NetProblem::Line(line.to_owned());
            let number = |text: &str| text.parse::<usize>().map_err(|_| wrong());
            match line.split_once(' ') {
                None if line == WEIGHTS => break,
                Some(("#", note)) => provenance.push(note.to_owned()),
                Some(("game", name)) => game = name.to_owned(),
                Some(("players", count)) => players = number(count)? as u8,
                Some(("inputs", inputs)) if number(inputs)? == INPUTS => {}
                Some(("hidden", layers)) => {
                    let (first, second) = layers.split_once(' ').ok_or_else(wrong)?;
                    hidden = [number(first)?, number(second)?];
                    if !SHAPES.contains(&hidden) {
                        return Err(wrong());
                    }
                }
                _ => return Err(wrong()),
            }
        }
        let size = 2 * NetLayout::of(hidden).len;
        if bytes.len() < size + 4 {
            return Err(NetProblem::Short);
        }
        let (weights, rest) = bytes.split_at(size);
        let (sum, rest) = rest.split_at(4);
        if checksum(weights).to_le_bytes() != *sum {
            return Err(NetProblem::Damaged);
        }
        let pairs = weights.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let weights: Vec<i16> = pairs.collect();
        if weights.iter().any(|weight| weight.unsigned_abs() > WEIGHT_MAX.unsigned_abs()) {
            return Err(NetProblem::Weight);
        }
        *bytes = rest;
        Ok(Net::new(&game, players, provenance, hidden, weights))
    }

    /// Returns the bytes of the net. A file of several nets is their concatenation.
    pub fn to_bytes(&self) -> Vec<u8> {
        let [first, second] = self.hidden;
        let mut text = format!("{HEAD}\ngame {}\nplayers {}\n", self.game, self.players);
        text += &format!("inputs {INPUTS}\nhidden {first} {second}\n");
        for note in &self.provenance {
            text += &format!("# {note}\n");
        }
        text += WEIGHTS;
        text.push('\n');
        let mut bytes = text.into_bytes();
        let weights: Vec<u8> =
            self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect();
        bytes.extend_from_slice(&weights);
        bytes.extend_from_slice(&checksum(&weights).to_le_bytes());
        bytes
    }
}

/// Computes an FNV-1a checksum, which is enough to notice a truncated or altered download.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}
