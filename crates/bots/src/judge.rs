//! The judge of positions: weights of features, or trained nets.

use crate::{Insight, Net, NetProblem, Weights};
use kernel::{Game, SEATS_MAX};
use std::sync::{Arc, PoisonError, RwLock};

/// The nets of a game, by the number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nets {
    nets: Vec<Net>,
}

impl Nets {
    /// Wraps these nets.
    pub fn new(nets: Vec<Net>) -> Nets {
        Nets { nets }
    }

    /// Returns the net for a table of this many players.
    #[inline]
    pub fn of(&self, players: u8) -> Option<&Net> {
        self.nets.iter().find(|net| net.players == players)
    }
}

/// The judge of positions. A table without a net is judged by the weights.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The weights of features.
    weights: Arc<Weights>,
    /// Weights that replace the others at tables of this many players.
    weights_by_players: Vec<(u8, Arc<Weights>)>,
    /// The nets, which take precedence over the weights.
    pub nets: Option<Arc<Nets>>,
}

impl Judge {
    /// Creates a judge that uses only weights.
    pub fn linear(weights: Weights) -> Judge {
        Judge { weights: Arc::new(weights), weights_by_players: Vec::new(), nets: None }
    }

    /// Returns the same judge without its nets.
    pub fn without_nets(self) -> Judge {
        Judge { nets: None, ..self }
    }

    /// Returns the weights for a table of this many players.
    #[inline]
    pub fn weights(&self, players: u8) -> &Weights {
        let own = self.weights_by_players.iter().find(|(count, _)| *count == players);
        own.map_or(&self.weights, |(_, weights)| weights)
    }

    /// Returns the net for a table of this many players, if there is one.
    #[inline]
    pub fn net(&self, players: u8) -> Option<&Net> {
        self.nets.as_ref()?.of(players)
    }
}

/// The nets loaded in this process, by game. A browser fetches them when it first needs them;
/// elsewhere they are built in.
static LEARNED: RwLock<Vec<(&str, Arc<Nets>)>> = RwLock::new(Vec::new());

/// Loads a file of nets. All bots of the game that are created from now on judge by them.
pub fn learn<G: Game>(file: &[u8]) -> Result<(), NetProblem> {
    let nets = Arc::new(Nets::new(Net::read_all(file, G::NAME)?));
    let mut learned = LEARNED.write().unwrap_or_else(PoisonError::into_inner);
    learned.retain(|(game, _)| *game != G::NAME);
    learned.push((G::NAME, nets));
    Ok(())
}

/// Returns `true` if nets for the game are loaded.
pub fn has_learned<G: Game>() -> bool {
    learned(G::NAME).is_some()
}

fn learned(game: &str) -> Option<Arc<Nets>> {
    let learned = LEARNED.read().unwrap_or_else(PoisonError::into_inner);
    learned.iter().find(|(name, _)| *name == game).map(|(_, nets)| Arc::clone(nets))
}

/// Returns the default judge of a game.
pub(crate) fn of<G: Insight>() -> Judge {
    if let (None, Some(file)) = (learned(G::NAME), G::nets()) {
        learn::<G>(file).expect("the crate's nets are whole");
    }
    let own = (0..=SEATS_MAX as u8).filter_map(|players| Some((players, G::weights_for(players)?)));
    let own = own.map(|(players, weights)| (players, Arc::new(weights.clone())));
    Judge {
        weights_by_players: own.collect(),
        nets: learned(G::NAME),
        ..Judge::linear(G::weights().clone())
    }
}
