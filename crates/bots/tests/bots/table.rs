//! Helpers: positions for bots to choose in, and whole games between bots.

use bots::Bot;
use dealer::Quick;
use kernel::playout::{draw_until_asked, listed_moves, random_step};
use kernel::{Game, Seat, Turn, Viewer};

/// Returns positions from random games in which a seat decides.
pub fn positions<G: Game>(setup: &G::Setup, seed: u64, every: usize, count: usize) -> Vec<G> {
    let mut luck = Quick::new(seed);
    let mut met = Vec::new();
    let mut decisions = 0;
    while met.len() < count {
        let mut game = G::start(setup).expect("the setup is lawful");
        while game.turn() != Turn::Over && met.len() < count {
            if let Turn::Seat(_) = game.turn() {
                decisions += 1;
                if decisions % every == 0 {
                    met.push(game.clone());
                }
            }
            random_step(&mut game, &mut luck, &mut ());
        }
    }
    met
}

/// Returns the seat that decides.
pub fn decides<G: Game>(game: &G) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("nobody decides: {turn:?}"),
    }
}

/// Returns a bot's choice in a position, given its seat's view.
pub fn choice<G: Game>(bot: &mut dyn Bot<G>, game: &G) -> G::Move {
    let seat = decides(game);
    bot.choose(&game.view(Viewer::Seat(seat)), &listed_moves(game))
}

/// Plays a whole game and returns its final position. Panics if a bot chooses an illegal move.
pub fn whole_game<G: Game>(setup: &G::Setup, seed: u64, bots: &mut [Box<dyn Bot<G> + Send>]) -> G {
    let mut luck = Quick::new(seed);
    let mut game = G::start(setup).expect("the setup is lawful");
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => draw_until_asked(&mut game, &mut luck, &mut ()),
            Turn::Seat(seat) => {
                let mv = choice(&mut *bots[seat.index()], &game);
                assert!(listed_moves(&game).contains(&mv), "{mv} is not legal");
                game.play(mv, &mut ()).expect("a listed move is legal");
            }
        }
    }
}
