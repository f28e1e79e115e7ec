//! C5.7 to C5.10: listening to stories.

use crate::event::Event;
use crate::pieces::{Disc, Place, Tile};
use crate::state::{ASLEEP, Campfire};
use kernel::{Seat, Sink};

impl Campfire {
    /// Lets all players listen. C5.7: each player in turn order takes the tiles under their discs.
    /// C5.8: tiles in front of sleepers leave the game. C5.9: tiles in front of Nomads and empty
    /// places stay.
    pub(crate) fn listen<S: Sink<Event>>(&mut self, events: &mut S) {
        if S::LISTENS {
            // The order of players affects only the order of events.
            for seat in self.active.round(self.players()) {
                Place::all().for_each(|place| self.listen_if(place, seat.0, events));
            }
            Place::all().for_each(|place| self.listen_if(place, ASLEEP, events));
        } else {
            self.listen_unheard();
        }
    }

    fn listen_if(&mut self, place: Place, listener: u8, events: &mut impl Sink<Event>) {
        if self.listener(place) == listener {
            self.take_top(place, listener, events);
        }
    }

    /// Moves the top tile of a stack to a seat, or out of the game for a sleeper. A moon goes to
    /// the chart either way. C5.10: the tile beneath is only revealed.
    pub(crate) fn take_top(&mut self, place: Place, listener: u8, events: &mut impl Sink<Event>) {
        let Some(tile) = self.top(place) else { return };
        let at = place.index();
        self.tops[at] = 0;
        self.heights[at] -= 1;
        self.covered |= u8::from(self.heights[at] > 0) << at;
        self.progress = true;
        if tile == Tile::Moon {
            self.chart += 1;
            events.put(Event::MoonRose { place, chart: self.chart });
        } else if let Some(hand) = self.hands.get_mut(listener as usize) {
            hand[tile.index()] += 1;
            events.put(Event::Took { seat: Seat(listener), place, tile });
        } else {
            let sleeper = self.pile(place).top().and_then(Disc::adventurer);
            let sleeper = sleeper.expect("only a sleeper's disc makes a tile leave the game");
            events.put(Event::Forgotten { place, tile, sleeper });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Campfire, Setup};
    use emberwake_dealer::Quick;
    use kernel::playout::random_step;
    use kernel::{Game, Turn};

    #[test]
    fn the_game_goes_the_same_way_for_any_audience() {
        let mut luck = Quick::new(57);
        for players in [2, 3, 4, 5].repeat(25) {
            let mut told = Campfire::start(&Setup::new(players)).expect("defaults are lawful");
            let mut untold = told;
            while let Some(line) = random_step(&mut told, &mut luck, &mut Vec::new()) {
                assert!(line.play(&mut untold, &mut ()), "{line}");
                assert_eq!(told, untold);
            }
        }
    }

    #[test]
    fn chance_in_one_go_is_chance_step_by_step() {
        let mut moves = Quick::new(58);
        for players in [2, 3, 4, 5].repeat(25) {
            let setup = Setup { even_stacks: players % 2 == 0, ..Setup::new(players) };
            let mut steps = Campfire::start(&setup).expect("the setup is lawful");
            let mut luck = Quick::new(players.into());
            loop {
                let mut fast = steps;
                let mut fast_luck = luck.clone();
                let outcomes = fast.run_chance(&mut fast_luck);
                let mut count = 0;
                while steps.turn() == Turn::Chance {
                    random_step(&mut steps, &mut luck, &mut ());
                    count += 1;
                }
                assert_eq!((fast, outcomes, &fast_luck), (steps, count, &luck));
                if random_step(&mut steps, &mut moves, &mut ()).is_none() {
                    break;
                }
            }
        }
    }
}
