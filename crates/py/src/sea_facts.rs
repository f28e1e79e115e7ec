//! What an observation in Sea is made from: the facts that one viewer knows.
//!
//! A view has them all. `SeatFacts` answers the same from the position, without building a view,
//! which is several times as fast; the tests compare both.

use kernel::Seat;
use sea::{
    Cell, Component, Decision, Direction, FeatView, Frame, Handle, PileView, PlayerFacts,
    SeatFacts, SettlementView, Talks, TileView, Trigger, View, Voyage, Whereabouts,
};

/// The facts that one viewer knows.
pub(crate) trait Facts {
    fn decision(&self) -> Option<Decision>;
    /// The next step, which has the details of a decision.
    fn step(&self) -> Option<Frame>;
    fn active(&self) -> Option<Seat>;
    fn clock(&self) -> Clock;
    fn pile(&self) -> PileView;
    /// The number of boats in the deck, and of those that were discarded.
    fn boats_left(&self) -> [u8; 2];
    fn wind(&self) -> Direction;
    fn god(&self) -> Option<Seat>;
    fn vaal(&self) -> Option<Cell>;
    fn voyage(&self) -> &Voyage;
    fn talks(&self) -> &Talks;
    fn feats(&self) -> impl Iterator<Item = FeatView>;
    fn player(&self, seat: Seat) -> PlayerFacts;
    fn component(&self, handle: Handle) -> Option<Component>;
    /// The components that the viewer has seen, and where they are.
    fn components(&self) -> impl Iterator<Item = (Component, Whereabouts)>;
    fn settlements(&self) -> impl Iterator<Item = SettlementView>;
    fn tiles(&self) -> impl Iterator<Item = TileView>;
}

/// How far the game is, and its end.
pub(crate) struct Clock {
    pub(crate) turn: u16,
    pub(crate) idle_turns: u16,
    pub(crate) last_turns: Option<u8>,
    pub(crate) trigger: Option<Trigger>,
}

impl Facts for SeatFacts<'_> {
    #[inline]
    fn decision(&self) -> Option<Decision> {
        self.decision()
    }

    #[inline]
    fn step(&self) -> Option<Frame> {
        self.step()
    }

    #[inline]
    fn active(&self) -> Option<Seat> {
        self.active()
    }

    #[inline]
    fn clock(&self) -> Clock {
        Clock {
            turn: self.turn(),
            idle_turns: self.idle_turns(),
            last_turns: self.last_turns(),
            trigger: self.trigger(),
        }
    }

    #[inline]
    fn pile(&self) -> PileView {
        self.pile()
    }

    #[inline]
    fn boats_left(&self) -> [u8; 2] {
        [self.deck(), self.discard()]
    }

    #[inline]
    fn wind(&self) -> Direction {
        self.wind()
    }

    #[inline]
    fn god(&self) -> Option<Seat> {
        self.god()
    }

    #[inline]
    fn vaal(&self) -> Option<Cell> {
        self.vaal()
    }

    #[inline]
    fn voyage(&self) -> &Voyage {
        self.voyage()
    }

    #[inline]
    fn talks(&self) -> &Talks {
        self.talks()
    }

    #[inline]
    fn feats(&self) -> impl Iterator<Item = FeatView> {
        self.feats()
    }

    #[inline]
    fn player(&self, seat: Seat) -> PlayerFacts {
        self.player(seat)
    }

    #[inline]
    fn component(&self, handle: Handle) -> Option<Component> {
        self.component(handle)
    }

    #[inline]
    fn components(&self) -> impl Iterator<Item = (Component, Whereabouts)> {
        self.components()
    }

    #[inline]
    fn settlements(&self) -> impl Iterator<Item = SettlementView> {
        self.settlements()
    }

    #[inline]
    fn tiles(&self) -> impl Iterator<Item = TileView> {
        self.tiles()
    }
}

impl Facts for View {
    fn decision(&self) -> Option<Decision> {
        self.decision
    }

    fn step(&self) -> Option<Frame> {
        self.agenda.last().copied()
    }

    fn active(&self) -> Option<Seat> {
        self.active.map(Seat)
    }

    fn clock(&self) -> Clock {
        Clock {
            turn: self.turn,
            idle_turns: self.idle_turns,
            last_turns: self.last_turns,
            trigger: self.trigger,
        }
    }

    fn pile(&self) -> PileView {
        self.pile
    }

    fn boats_left(&self) -> [u8; 2] {
        [self.deck, self.discard]
    }

    fn wind(&self) -> Direction {
        self.wind
    }

    fn god(&self) -> Option<Seat> {
        self.god.map(Seat)
    }

    fn vaal(&self) -> Option<Cell> {
        self.vaal
    }

    fn voyage(&self) -> &Voyage {
        &self.voyage
    }

    fn talks(&self) -> &Talks {
        &self.talks
    }

    fn feats(&self) -> impl Iterator<Item = FeatView> {
        self.feats.iter().copied()
    }

    fn player(&self, seat: Seat) -> PlayerFacts {
        let player = &self.players[seat.index()];
        PlayerFacts {
            pool: player.pool,
            tokens: player.tokens,
            hand: player.hand.is_some(),
            boat: player.boat.map(|boat| (boat.cell, boat.crew)),
            secured: player.secured.len() as u8,
            legends: player.legends.len() as u8,
            myth: player.myth,
            score: player.score,
        }
    }

    fn component(&self, handle: Handle) -> Option<Component> {
        self.pieces.iter().find(|piece| piece.handle == handle)?.component
    }

    fn components(&self) -> impl Iterator<Item = (Component, Whereabouts)> {
        let of_players = self.players.iter().flat_map(|player| {
            let seat = Seat(player.seat);
            let hand = player.hand.iter().map(move |&hand| (hand, Whereabouts::Hand(seat)));
            let boat = player.boat.iter().map(move |boat| (boat.handle, Whereabouts::Boat(seat)));
            let secured = player.secured.iter();
            let secured = secured.map(move |&piece| (piece, Whereabouts::Secured(seat)));
            let legends = player.legends.iter().flatten();
            let legends = legends.map(move |&piece| (piece, Whereabouts::Legend(seat)));
            hand.chain(boat).chain(secured).chain(legends)
        });
        let discarded = self.discarded.iter().map(|&piece| (piece, Whereabouts::Discard));
        let wreck = match self.agenda.last() {
            Some(&Frame::Claim { loser, handle, .. }) => Some((handle, Whereabouts::Wreck(loser))),
            _ => None,
        };
        let all = of_players.chain(discarded).chain(wreck);
        all.filter_map(|(handle, place)| Some((self.component(handle)?, place)))
    }

    fn settlements(&self) -> impl Iterator<Item = SettlementView> {
        self.settlements.iter().copied()
    }

    fn tiles(&self) -> impl Iterator<Item = TileView> {
        self.tiles.iter().copied()
    }
}
