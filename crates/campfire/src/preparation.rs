//! Section 3: setting up, in order.

use crate::event::Event;
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::options::{ChoiceKind, First};
use crate::pieces::{Adventurer, Disc, Place, Tile};
use crate::state::{ASLEEP, Campfire, Phase, Then, WILD_SLOT};
use crate::tables::*;
use kernel::{Seat, Sink};

impl Campfire {
    /// C3.1: lays the stacks. This comes first, so that their tops are visible when adventurers are
    /// chosen.
    pub(crate) fn lay_stacks(&mut self, even: bool) {
        if even {
            self.uncover_all();
        }
    }

    /// C3.1: returns the weight of each height this stack may have. Every combination of eight
    /// heights that sums to 112 is equally likely.
    pub(crate) fn height_weights(&self, place: Place) -> impl Iterator<Item = (u8, u32)> + Clone {
        let laid: u8 = self.dealt[..place.index()].iter().sum();
        let left = PLACES - 1 - place.index();
        (STACK_MIN..=STACK_MAX).filter_map(move |height| {
            let surplus = TILES.checked_sub(laid + height + STACK_MIN * left as u8)?;
            let ways = STACK_COMBINATIONS[left].get(surplus as usize).copied().unwrap_or(0);
            (ways > 0).then_some((height, ways))
        })
    }

    pub(crate) fn lay_stack(&mut self, place: Place, tiles: u8, events: &mut impl Sink<Event>) {
        self.heights[place.index()] = tiles;
        self.dealt[place.index()] = tiles;
        events.put(Event::StackLaid { place, tiles });
        match Place::new(place.index() as u8 + 1) {
            Some(next) => self.phase = Phase::Heights(next),
            None => self.uncover_all(),
        }
    }

    fn uncover_all(&mut self) {
        self.covered = u8::MAX;
        self.phase = Phase::Uncover(Then::Preparation);
    }

    /// C2.2: determines the first player, once the tops are revealed.
    pub(crate) fn find_first(&mut self, events: &mut impl Sink<Event>) {
        match self.rules.first {
            First::Random => self.phase = Phase::DrawFirst,
            First::Seat(seat) => self.set_first(seat, events),
        }
    }

    pub(crate) fn set_first(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.first = seat;
        self.active = seat;
        events.put(Event::FirstPlayer(seat));
        match self.rules.choice {
            ChoiceKind::Pick => self.phase = Phase::Ask(Question::Pick),
            ChoiceKind::Random => self.phase = Phase::DrawLot(seat),
            ChoiceKind::Fixed => {
                for seat in Seat::all(self.players()) {
                    let fixed = self.adventurer(seat);
                    self.wake(seat, fixed.expect("a fixed choice names every seat"), events);
                }
                self.adventurers_chosen(events);
            }
        }
    }

    /// C2.1: returns the adventurers that no one plays yet.
    pub(crate) fn adventurers_free(&self) -> impl Iterator<Item = Adventurer> + Clone + '_ {
        Adventurer::ALL.into_iter().filter(|&adventurer| self.is_asleep(adventurer))
    }

    fn is_asleep(&self, adventurer: Adventurer) -> bool {
        self.owner[adventurer.disc() as usize] == ASLEEP
    }

    fn wake(&mut self, seat: Seat, adventurer: Adventurer, events: &mut impl Sink<Event>) {
        self.adventurers[seat.index()] = Some(adventurer);
        self.owner[adventurer.disc() as usize] = seat.0;
        if adventurer == Adventurer::Nostromo {
            self.owner[Disc::Frog as usize] = seat.0;
        }
        events.put(Event::Awake(seat, adventurer));
    }

    /// C2.3: assigns an adventurer to a seat; then the next one chooses or draws.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        adventurer: Adventurer,
        events: &mut impl Sink<Event>,
    ) {
        self.wake(seat, adventurer, events);
        let next = seat.next(self.players());
        if next == self.first {
            return self.adventurers_chosen(events);
        }
        self.active = next;
        match self.rules.choice {
            ChoiceKind::Random => self.phase = Phase::DrawLot(next),
            // C4.1a: the fifth player has no choice left.
            _ if self.adventurers_free().count() == 1 => {
                let last = self.adventurers_free().next().expect("one is left");
                self.choose(next, last, events);
            }
            _ => self.phase = Phase::Ask(Question::Pick),
        }
    }

    pub(crate) fn pick(
        &mut self,
        adventurer: Adventurer,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if !self.is_asleep(adventurer) {
            return Err(Illegal::AdventurerTaken(adventurer));
        }
        self.choose(self.active, adventurer, events);
        Ok(())
    }

    fn adventurers_chosen(&mut self, events: &mut impl Sink<Event>) {
        let asleep = *self;
        asleep.adventurers_free().for_each(|adventurer| events.put(Event::Asleep(adventurer)));
        if let Some(heirs) = self.rules.heirs.get() {
            // C9A.1: the coin is a Wild tile in every respect.
            self.hands[heirs.coin.index()][WILD_SLOT] += 1;
            events.put(Event::Coin(heirs.coin));
        }
        match self.seat_of(Adventurer::Nostromo) {
            Some(seat) => {
                self.active = seat;
                self.phase = Phase::Ask(Question::Frog);
            }
            None => self.place_nomads(events),
        }
    }

    /// C3.2: places the Frog. It comes before the Nomads, so it is at the bottom.
    pub(crate) fn place_frog(&mut self, place: Place, events: &mut impl Sink<Event>) {
        self.drop_disc(Disc::Frog, place, events);
        self.place_nomads(events);
    }

    /// C3.3: places one Nomad on each place.
    fn place_nomads(&mut self, events: &mut impl Sink<Event>) {
        Place::all().for_each(|place| self.lay_disc(Disc::Nomad as u64, place));
        events.put(Event::NomadsPlaced);
        // C3.4; in a Lumarathon, C9A.1.
        self.active = self.rules.heirs.get().map_or(self.last_player(), |heirs| heirs.sleepers);
        self.phase = Phase::Ask(Question::Sleeper);
        self.skip_to_own_discs();
    }

    /// C3.4: returns the number of discs of a sleeper that must still be placed.
    fn sleeper_discs_left(&self, adventurer: Adventurer) -> u8 {
        let places = Place::in_mask(self.own_places(adventurer));
        let placed: u8 = places.map(|place| self.pile(place).count_of(adventurer)).sum();
        DISCS_OF_AN_ADVENTURER - placed
    }

    fn skip_to_own_discs(&mut self) {
        let asleep = *self;
        if asleep.adventurers_free().all(|adventurer| self.sleeper_discs_left(adventurer) == 0) {
            self.active = self.first;
            self.phase = Phase::AskDisc(0);
        }
    }

    /// C3.6: returns the places that may still receive a disc.
    pub(crate) fn places_open(&self) -> impl Iterator<Item = Place> + Clone + '_ {
        Place::all().filter(|&place| self.is_open(place))
    }

    #[inline]
    pub(crate) fn is_open(&self, place: Place) -> bool {
        self.pile(place).has_fewer_than(PILE_MAX_IN_SETUP)
    }

    fn check_open(&self, place: Place) -> Result<(), Illegal> {
        if self.is_open(place) { Ok(()) } else { Err(Illegal::FifthDisc(place)) }
    }

    pub(crate) fn list_sleepers(&self, sink: &mut impl Sink<Move>) {
        for adventurer in self.adventurers_free() {
            if self.sleeper_discs_left(adventurer) > 0 {
                self.places_open().for_each(|place| sink.put(Move::Sleeper(adventurer, place)));
            }
        }
    }

    pub(crate) fn place_sleeper(
        &mut self,
        adventurer: Adventurer,
        place: Place,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if !self.is_asleep(adventurer) {
            return Err(Illegal::NotAsleep(adventurer));
        }
        if self.sleeper_discs_left(adventurer) == 0 {
            return Err(Illegal::SleeperPlaced(adventurer));
        }
        self.check_open(place)?;
        self.drop_disc(adventurer.disc(), place, events);
        self.skip_to_own_discs();
        Ok(())
    }

    /// C3.5: lets each player place one of their own discs in turn order, twice.
    pub(crate) fn place_own(
        &mut self,
        placed_before: u8,
        place: Place,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check_open(place)?;
        let adventurer = self.adventurer(self.active).expect("adventurers are chosen by now");
        self.drop_disc(adventurer.disc(), place, events);
        let placed = placed_before + 1;
        if placed < DISCS_OF_AN_ADVENTURER * self.players() {
            self.active = self.active.next(self.players());
            self.phase = Phase::AskDisc(placed);
        } else {
            self.active = self.last_player();
            self.phase = Phase::Ask(Question::PointLys);
        }
        Ok(())
    }

    fn drop_disc(&mut self, disc: Disc, place: Place, events: &mut impl Sink<Event>) {
        self.lay_disc(disc as u64, place);
        events.put(Event::DiscPlaced { seat: self.active, disc, place });
    }

    /// C3.7: points Lys at a stack and begins the first turn.
    pub(crate) fn point_lys(&mut self, place: Place, events: &mut impl Sink<Event>) {
        self.lys = Some(place);
        events.put(Event::LysPlaced(self.active, place));
        self.active = self.first;
        self.begin_turn(events);
    }

    /// C3.1, C5.10: reveals a tile.
    pub(crate) fn uncover(&mut self, place: Place, tile: Tile, events: &mut impl Sink<Event>) {
        self.take_hidden(tile);
        self.tops[place.index()] = tile.index() as u8 + 1;
        self.covered &= self.covered - 1;
        events.put(Event::Uncovered { place, tile });
    }

    /// Removes a hidden tile. This writes the whole word that [`Campfire::sample_tile`] reads next,
    /// because a processor stalls when it reads a word of which one byte was just written.
    #[inline]
    fn take_hidden(&mut self, tile: Tile) {
        let (first_eight, ninth) = self.hidden.split_first_chunk_mut::<8>().expect("nine sorts");
        let one = u64::from(tile != Tile::Moon) << (8 * (tile.index() & 7));
        *first_eight = (u64::from_le_bytes(*first_eight) - one).to_le_bytes();
        ninth[0] -= u8::from(tile == Tile::Moon);
    }
}
