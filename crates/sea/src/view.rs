//! The knowledge of one viewer about a position. Serialized, it is the JSON of the position.

use kernel::{Game, Seat, Turn, Viewer};

use crate::agenda::Frame;
use crate::chart::{Cell, Direction, TileKind};
use crate::event::{Feat, Trigger};
use crate::illegal::Question;
use crate::options::Setup;
use crate::pieces::{Component, Handle, Myth, Piece, PiecePlace, Seen, components_in};
use crate::scoring::{Score, ScoreSums};
use crate::state::{Sea, Talks, Throws, Voyage};
use crate::tribe::{Counts, Tribe};

/// A viewer's knowledge: all public information, and the secrets that the viewer has legally seen.
/// An omniscient view is the complete position.
///
/// ```
/// use emberwake_dealer::Quick;
/// use emberwake_sea::kernel::playout::draw_until_asked;
/// use emberwake_sea::kernel::{Game, Seat, Viewer};
/// use emberwake_sea::{Sea, Setup};
///
/// let mut sea = Sea::start(&Setup::new(3)).unwrap();
/// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
///
/// let mine = sea.view(Viewer::Seat(Seat(0)));
/// assert!(mine.players[0].myth.is_some(), "you know your own myth");
/// assert!(mine.players[1].myth.is_none(), "and nobody else's");
/// assert!(sea.view(Viewer::Spectator).players[0].myth.is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(remote = "Self"))]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Setup,
    /// The kind of actor that must act.
    pub awaits: Awaits,
    /// The seat that must decide, with its question; `null` on chance's turn or when the game is
    /// over.
    pub decision: Option<Decision>,
    /// The steps to do; the next one is last. The last entry has the details of the decision; the
    /// terms of an open offer are `null` for all but its two parties.
    pub agenda: Vec<Frame>,
    /// The seat whose turn it is; `null` before the first player is known.
    pub active: Option<u8>,
    /// The seats in turn order, the God of Winds last; empty before the first player is known.
    pub order: Vec<u8>,
    /// The number of turns that have begun.
    pub turn: u16,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The laid tiles, the oldest first. The field `tile` of an agenda entry is an index into this
    /// list.
    pub tiles: Vec<TileView>,
    /// The rest of the pile, by kind. It is public, since all other tiles are open.
    pub pile: PileView,
    /// The settlements, the oldest first.
    pub settlements: Vec<SettlementView>,
    /// The pieces that players can refer to, by handle.
    pub pieces: Vec<PieceView>,
    /// The number of boats in the face-down deck.
    pub deck: u8,
    /// The number of boats discarded face down.
    pub discard: u8,
    /// The discarded pieces, which are listed in `pieces` too. Empty in edition 1.
    pub discarded: Vec<Handle>,
    /// The components that were discarded in edition 1, in which a discarded piece was forgotten;
    /// for the omniscient only.
    pub forgotten: Option<Vec<Component>>,
    /// The number of boats ever drawn, which is the number of the next handle.
    pub boats_drawn: u16,
    /// The direction in which the wind blows boats.
    pub wind: Direction,
    /// The God of Winds.
    pub god: Option<u8>,
    /// The cell of the Vaal Er Num, once summoned.
    pub vaal: Option<Cell>,
    /// This turn's dice and movement.
    pub voyage: Voyage,
    /// This turn's interactions.
    pub talks: Talks,
    /// The feats and their owners.
    pub feats: Vec<FeatView>,
    /// The event that triggered the end.
    pub trigger: Option<Trigger>,
    /// The number of last turns left, including the current one, once they are counted.
    pub last_turns: Option<u8>,
    /// Pawns in trails + tiles drawn + settlements, as measured at the end of the last turn.
    pub progress: u16,
    /// The number of turns in a row in which it didn't increase.
    pub idle_turns: u16,
    /// The number of rolls of each die.
    pub throws: Throws,
    /// The number of times the tied players have rolled for the Vaal.
    pub tie_rolls: u8,
    /// The places by seat, once the game is scored.
    pub places: Option<Vec<u8>>,
}

/// The kind of actor that must act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Awaits {
    /// A seat must decide.
    Seat,
    /// A random outcome is due.
    Luck,
    /// No one: the game is over.
    Over,
}

/// A decision that a seat must make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Decision {
    /// The seat.
    pub seat: u8,
    /// The question.
    pub question: Question,
}

/// The known information about a player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayerView {
    /// The seat.
    pub seat: u8,
    /// The tribe it plays.
    pub tribe: Tribe,
    /// The number of pawns at home.
    pub pool: u8,
    /// The number of settlement tokens not on the map.
    pub tokens: u8,
    /// The piece in hand, not launched yet.
    pub hand: Option<Handle>,
    /// The boat on the board.
    pub boat: Option<BoatView>,
    /// The secured pieces that are face down.
    pub secured: Vec<Handle>,
    /// The disclosed legends: character, location, action.
    pub legends: Vec<[Handle; 3]>,
    /// The number of the Original Myth, for those who may know it.
    pub myth: Option<Myth>,
    /// The current score of the player.
    pub score: Score,
}

/// A boat on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BoatView {
    /// Its piece.
    pub handle: Handle,
    /// Its cell.
    pub cell: Cell,
    /// Its passengers by tribe.
    pub crew: Counts,
}

/// A laid tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TileView {
    /// Its cell.
    pub cell: Cell,
    /// Its kind.
    pub kind: TileKind,
    /// The pawns of its trail by tribe.
    pub trail: Counts,
}

/// The rest of the tile pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PileView {
    /// The total number of tiles.
    pub tiles: u8,
    /// The number of sea tiles.
    pub sea: u8,
    /// The number of coast tiles.
    pub coast: u8,
    /// The number of island tiles.
    pub island: u8,
    /// The number of fog tiles.
    pub fog: u8,
}

/// A settlement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SettlementView {
    /// Its cell.
    pub cell: Cell,
    /// The seat of its owner.
    pub owner: u8,
    /// The loose settlers by tribe; the token represents three more of its owner.
    pub settlers: Counts,
}

/// A piece that players can refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PieceView {
    /// Its public name.
    pub handle: Handle,
    /// Its component, for viewers who have legally seen it.
    pub component: Option<Component>,
    /// The seats that have seen it, which is public.
    pub seen_by: Vec<u8>,
    /// Whether its face is open to everyone.
    pub open: bool,
}

/// A feat and its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FeatView {
    /// The feat.
    pub feat: Feat,
    /// The seat that earned it first.
    pub seat: Option<u8>,
}

impl Sea {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let players = self.setup.players;
        let calendar = &self.calendar;
        let known = self.order_is_known();
        let order = if known { &calendar.order[..players as usize] } else { &[] };
        let tally = self.tally();
        let places = &self.ending.places[..players as usize];
        View {
            viewer,
            options: self.setup,
            awaits: match self.turn() {
                Turn::Seat(_) => Awaits::Seat,
                Turn::Chance => Awaits::Luck,
                Turn::Over => Awaits::Over,
            },
            decision: self.decision(),
            agenda: self.agenda.frames().iter().map(|&f| self.sealed(f, viewer)).collect(),
            active: known.then(|| self.active().0),
            order: order.iter().map(|seat| seat.0).collect(),
            turn: calendar.turn,
            players: self.seats().map(|seat| self.player_seen_by(seat, viewer, &tally)).collect(),
            tiles: self.tiles_seen().collect(),
            pile: self.pile_seen(),
            settlements: self.settlements_seen().collect(),
            pieces: self.pieces.all().iter().map(|p| piece_seen_by(p, players, viewer)).collect(),
            deck: self.pieces.deck_size(),
            discard: self.pieces.discard_size(),
            discarded: self.pieces.discarded().map(|piece| piece.handle).collect(),
            forgotten: (viewer == Viewer::Omniscient)
                .then(|| components_in(self.pieces.forgotten).collect()),
            boats_drawn: self.pieces.drawn,
            wind: self.wind,
            god: self.god.map(|seat| seat.0),
            vaal: self.vaal.map(|tile| self.chart.cell(tile)),
            voyage: self.voyage,
            talks: self.talks,
            feats: self.feats_seen().collect(),
            trigger: calendar.trigger,
            last_turns: calendar.last_turns,
            progress: calendar.progress,
            idle_turns: calendar.idle_turns,
            throws: self.throws,
            tie_rolls: self.ending.rolls,
            places: self.ending.scored.then(|| places.to_vec()),
        }
    }

    /// Returns `true` if turn order is known, which is when its first two seats differ.
    pub(crate) fn order_is_known(&self) -> bool {
        self.calendar.order[0] != self.calendar.order[1]
    }

    pub(crate) fn decision(&self) -> Option<Decision> {
        match (self.turn(), self.question()) {
            (Turn::Seat(seat), Some(question)) => Some(Decision { seat: seat.0, question }),
            _ => None,
        }
    }

    /// S16: hides the terms of an open offer from all but its two parties.
    pub(crate) fn sealed(&self, frame: Frame, viewer: Viewer) -> Frame {
        let party = |partner| {
            viewer == Viewer::Omniscient
                || viewer == Viewer::Seat(partner)
                || viewer == Viewer::Seat(self.active())
        };
        match frame {
            Frame::AnswerOffer { partner, .. } if !party(partner) => {
                Frame::AnswerOffer { partner, terms: None }
            }
            Frame::AnswerCounter { partner, .. } if !party(partner) => {
                Frame::AnswerCounter { partner, terms: None }
            }
            open => open,
        }
    }

    /// S16: returns `true` if the viewer may know the Myth of a seat, which is secret until the game
    /// is scored.
    fn knows_myth(&self, seat: Seat, viewer: Viewer) -> bool {
        viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat) || self.ending.scored
    }

    pub(crate) fn myth_seen_by(&self, seat: Seat, viewer: Viewer) -> Option<Myth> {
        self.myths[seat.index()].filter(|_| self.knows_myth(seat, viewer))
    }

    /// Returns the score of a seat, without the column that would reveal a secret Myth.
    pub(crate) fn score_seen_by(&self, seat: Seat, viewer: Viewer, tally: &ScoreSums) -> Score {
        let mut score = self.score_by(tally, seat);
        score.mythical = score.mythical.filter(|_| self.knows_myth(seat, viewer));
        score
    }

    fn player_seen_by(&self, seat: Seat, viewer: Viewer, tally: &ScoreSums) -> PlayerView {
        let boat = self.boat(seat).map(|boat| BoatView {
            handle: self.boat_piece(seat),
            cell: self.chart.cell(boat.tile),
            crew: boat.crew,
        });
        PlayerView {
            seat: seat.0,
            tribe: Tribe::of(seat),
            pool: self.pools[seat.index()],
            tokens: self.tokens[seat.index()],
            hand: self.pieces.at(PiecePlace::Hand(seat)).map(|piece| piece.handle),
            boat,
            secured: self.pieces.secured(seat).map(|piece| piece.handle).collect(),
            legends: (0..self.legends[seat.index()]).map(|nth| self.legend(seat, nth)).collect(),
            myth: self.myth_seen_by(seat, viewer),
            score: self.score_seen_by(seat, viewer, tally),
        }
    }

    fn legend(&self, seat: Seat, nth: u8) -> [Handle; 3] {
        let mut handles = [Handle(0); 3];
        for piece in self.pieces.all().iter().filter(|p| p.place == PiecePlace::Legend(seat, nth)) {
            handles[piece.component.part() as usize] = piece.handle;
        }
        handles
    }

    pub(crate) fn tiles_seen(&self) -> impl Iterator<Item = TileView> + '_ {
        self.chart.tiles().map(|tile| TileView {
            cell: self.chart.cell(tile),
            kind: self.chart.kind(tile),
            trail: self.chart.trail(tile),
        })
    }

    pub(crate) fn pile_seen(&self) -> PileView {
        let [sea, coast, island, fog] = self.chart.pile();
        PileView { tiles: self.chart.pile_size(), sea, coast, island, fog }
    }

    pub(crate) fn settlements_seen(&self) -> impl Iterator<Item = SettlementView> + '_ {
        self.settlements.all().iter().map(|settlement| SettlementView {
            cell: self.chart.cell(settlement.tile),
            owner: settlement.owner.0,
            settlers: settlement.settlers,
        })
    }

    pub(crate) fn feats_seen(&self) -> impl Iterator<Item = FeatView> + '_ {
        let feats = self.setup.feats.feats().iter().zip(self.feats);
        feats.map(|(&feat, owner)| FeatView { feat, seat: owner.map(|seat| seat.0) })
    }
}

impl Piece {
    /// S16: returns the component, if the viewer has legally seen it.
    #[inline]
    pub(crate) fn component_seen_by(&self, viewer: Viewer) -> Option<Component> {
        let seen = match viewer {
            Viewer::Omniscient => true,
            Viewer::Seat(seat) => self.seen.has(seat),
            Viewer::Spectator => self.seen == Seen::ALL,
        };
        seen.then_some(self.component)
    }
}

fn piece_seen_by(piece: &Piece, players: u8, viewer: Viewer) -> PieceView {
    PieceView {
        handle: piece.handle,
        component: piece.component_seen_by(viewer),
        seen_by: Seat::all(players).filter(|&seat| piece.seen.has(seat)).map(|s| s.0).collect(),
        open: piece.seen == Seen::ALL,
    }
}
