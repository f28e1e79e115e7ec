//! Stronger bots beat weaker ones, shown in a few games. The lab measures by how much.

use crate::table::whole_game;
use campfire::Campfire;
use kernel::{Game, Seat};
use sea::Sea;

#[test]
fn search_beats_random_at_campfire() {
    let mut wins = 0;
    for seed in 0..6 {
        let search = seed % 2;
        let random = 1 - seed % 2;
        let names = if search == 0 { ["search:60", "random"] } else { ["random", "search:60"] };
        let mut bots: Vec<_> =
            names.iter().map(|name| bots::campfire::bot(name, seed).unwrap()).collect();
        let end = whole_game::<Campfire>(&campfire::Setup::new(2), seed, &mut bots);
        wins += usize::from(end.score(Seat(search as u8)) > end.score(Seat(random as u8)));
    }
    assert_eq!(wins, 6);
}

#[test]
fn search_beats_random_at_sea() {
    let mut wins = 0;
    for seed in 0..6 {
        let mut bots: Vec<_> = (0..3)
            .map(|seat| bots::sea::bot(["search:80", "random"][seat.min(1)], seed).unwrap())
            .collect();
        let end = whole_game::<Sea>(&sea::Setup::new(3), seed, &mut bots);
        wins += usize::from(end.standing().unwrap().place(Seat(0)) == 1);
    }
    assert!(wins >= 4, "won {wins} of 6, where 2 would be usual");
}
