//! The possible interactions where a boat has arrived, and their results, for front ends to show
//! before the decision. Everything here follows from public information.

use kernel::{Luck, Seat, Viewer};

use crate::edition::WINNERS_CLAIM;
use crate::knowledge;
use crate::moves::{ExchangeKind, Offer};
use crate::options::Setup;
use crate::pieces::Handle;
use crate::state::Sea;
use crate::tribe::Counts;
use crate::view::View;

/// A possible partner for an exchange (S10.2), and what they could give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trader {
    /// The partner's seat.
    pub partner: Seat,
    /// Boat to boat, or at the settlement.
    pub kind: ExchangeKind,
    /// The pieces they could give.
    pub pieces: Vec<Handle>,
    /// The pawns they could give.
    pub pawns: Counts,
}

/// The winner of a battle (S10.8), whichever losses the captains choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleResult {
    /// The attacker, who may claim the emptied boat's component.
    AttackerWins,
    /// The defender, who may claim it likewise.
    DefenderWins,
    /// The attacker's boat is emptied and no one gains: edition 1.
    AttackerEmptied,
    /// Both boats are emptied, and no one wins.
    BothEmptied,
    /// Neither boat is emptied.
    Undecided,
}

/// The result of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattlePreview {
    /// The seat that is attacked.
    pub defender: Seat,
    /// The number of passengers left aboard: the attacker's, the defender's.
    pub left: [u8; 2],
    /// The winner.
    pub result: BattleResult,
}

impl Sea {
    fn traders(&self) -> Vec<Trader> {
        if self.boat(self.active()).is_none() {
            return Vec::new();
        }
        let each = ExchangeKind::ALL.into_iter().flat_map(|kind| {
            self.seats().map(move |partner| Trader {
                partner,
                kind,
                pieces: self.on_offer(kind, partner).collect(),
                pawns: self.givable(kind, partner),
            })
        });
        each.filter(|trader| !trader.pieces.is_empty()).collect()
    }

    fn battle_preview(&self, count: u8) -> Option<BattlePreview> {
        let defender = self.check_attack(count).ok()?;
        let crews = [self.active(), defender].map(|seat| self.boat(seat).map(|boat| boat.crew));
        let left = crews.map(|crew| crew.map_or(0, Counts::total).saturating_sub(count));
        let result = match left {
            [0, 0] => BattleResult::BothEmptied,
            [_, 0] => BattleResult::AttackerWins,
            [0, _] if self.setup.has(WINNERS_CLAIM) => BattleResult::DefenderWins,
            [0, _] => BattleResult::AttackerEmptied,
            _ => BattleResult::Undecided,
        };
        Some(BattlePreview { defender, left, result })
    }
}

/// A source of numbers that always picks the first possibility, because the answers here don't
/// depend on what is imagined.
struct First;

impl Luck for First {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

impl Setup {
    /// S14.1: returns the number of turns in a row without progress after which the game is
    /// becalmed, if the option is on.
    pub fn idle_turns_max(&self) -> Option<u16> {
        self.becalmed_rounds.map(|rounds| u16::from(rounds) * u16::from(self.players))
    }
}

impl View {
    /// Returns the possible partners for an exchange where the active boat is.
    ///
    /// ```
    /// use emberwake_dealer::Quick;
    /// use emberwake_sea::kernel::playout::draw_until_asked;
    /// use emberwake_sea::kernel::{Game, Viewer};
    /// use emberwake_sea::{Sea, Setup};
    ///
    /// let mut sea = Sea::start(&Setup::new(3)).unwrap();
    /// draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
    ///
    /// let traders = sea.view(Viewer::Omniscient).traders();
    /// assert!(traders.is_empty(), "nobody is at the same place yet");
    /// ```
    pub fn traders(&self) -> Vec<Trader> {
        self.position().map(|sea| sea.traders()).unwrap_or_default()
    }

    /// Returns the loose settlers of another player's settlement where the active boat is (S10.1).
    pub fn loose_settlers(&self) -> Option<Counts> {
        let sea = self.position()?;
        sea.boat(sea.active())?;
        sea.harbour().map(|settlement| settlement.settlers)
    }

    /// Returns the result of an attack by the active boat with this many passengers, if one is
    /// possible.
    pub fn battle(&self, count: u8) -> Option<BattlePreview> {
        let sea = self.position()?;
        sea.boat(sea.active())?;
        sea.battle_preview(count)
    }

    /// Returns `true` if a viewer may know the terms of this offer, which only its two parties may
    /// (S16).
    pub fn may_know_terms(&self, viewer: Viewer, offer: &Offer) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat == offer.partner || self.active == Some(seat.0),
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }

    fn position(&self) -> Option<Sea> {
        self.active?;
        knowledge::try_to_imagine(self, &mut First).ok()
    }
}
