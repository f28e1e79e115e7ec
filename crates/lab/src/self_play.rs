//! A game between copies of one bot, decision by decision, to learn from.

use crate::{Contest, ContestantProblem, contestant};
use bots::{Bot, Considered};
use kernel::{Luck, Seat, Turn, Viewer};

/// The turn limit. No game with the default setup lasts this long.
const TURNS_MAX: u32 = 5_000;

/// A game in progress at the usual table.
pub(crate) struct SelfPlay<G: Contest> {
    /// The position.
    pub(crate) game: G,
    bots: Vec<Box<dyn Bot<G> + Send>>,
    legal: Vec<G::Move>,
}

/// A move that was chosen and not played yet.
pub(crate) struct Decided<G: Contest> {
    seat: Seat,
    /// The move.
    pub(crate) mv: G::Move,
    /// Whether it was chosen at random.
    pub(crate) is_stray: bool,
}

impl<G: Contest> SelfPlay<G> {
    /// Starts a game with this bot at every seat.
    pub(crate) fn start(
        bot: &str,
        players: u8,
        seed: impl Fn(u8) -> u64,
    ) -> Result<SelfPlay<G>, ContestantProblem> {
        let game = G::start(&G::table(players)).expect("the usual table is a game");
        let bots = (0..players).map(|seat| contestant::<G>(bot, seed(seat)));
        Ok(SelfPlay { game, bots: bots.collect::<Result<_, _>>()?, legal: Vec::new() })
    }

    /// Goes on to the next decision and returns it. One in `stray_every` is random, so that unusual
    /// positions occur too. Returns `None` if the game is over or doesn't end.
    pub(crate) fn decide(&mut self, stray_every: u32, luck: &mut impl Luck) -> Option<Decided<G>> {
        let SelfPlay { game, bots, legal } = self;
        loop {
            match game.turn() {
                Turn::Over => return None,
                _ if game.turns() > TURNS_MAX => return None,
                Turn::Chance => {
                    let outcome = game.sample(luck);
                    game.resolve(outcome, &mut ()).expect("a sampled outcome may fall");
                }
                Turn::Seat(seat) => {
                    legal.clear();
                    game.legal_moves(legal);
                    let is_stray = luck.below(stray_every.max(1)) == 0;
                    let mv = if is_stray {
                        legal[luck.below(legal.len() as u32) as usize]
                    } else {
                        bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), legal)
                    };
                    return Some(Decided { seat, mv, is_stray });
                }
            }
        }
    }

    /// Returns the moves that the bot weighed; none if the decision was random.
    pub(crate) fn weighed(&self, decided: &Decided<G>) -> &[Considered<G>] {
        if decided.is_stray { &[] } else { self.bots[decided.seat.index()].weighed() }
    }

    /// Plays the move that was chosen.
    pub(crate) fn play(&mut self, decided: &Decided<G>) {
        self.game.play(decided.mv, &mut ()).expect("bots choose legal moves");
    }

    /// Returns the finished game; `None` if it doesn't end. With the default setup games end, and
    /// one that doesn't teaches nothing.
    pub(crate) fn finished(self) -> Option<G> {
        (self.game.turn() == Turn::Over).then_some(self.game)
    }
}
