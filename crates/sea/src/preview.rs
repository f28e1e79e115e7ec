//! What may be done where a boat has arrived and what it would lead to, for those who show it
//! before it is decided. Everything here follows from what all may know.

use kernel::{Luck, Seat};

use crate::edition::WINNERS_CLAIM;
use crate::knowledge;
use crate::moves::ExchangeKind;
use crate::options::Setup;
use crate::pieces::Handle;
use crate::state::Sea;
use crate::tribe::Counts;
use crate::view::View;

/// Somebody with whom the active player could exchange (S10.2), and what they could give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trader {
    /// Who.
    pub partner: Seat,
    /// Boat to boat, or at the settlement.
    pub kind: ExchangeKind,
    /// The pieces they could give.
    pub pieces: Vec<Handle>,
    /// The pawns they could give.
    pub pawns: Counts,
}

/// Who would win a battle (S10.8), whomever the captains choose to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BattleResult {
    /// The attacker, who may claim the emptied boat's component.
    AttackerWins,
    /// The defender, who may.
    DefenderWins,
    /// The attacker's boat is emptied and nobody gains: edition 1.
    AttackerEmptied,
    /// Both boats are emptied, and nobody wins.
    BothEmptied,
    /// Neither boat is emptied.
    Undecided,
}

/// What an attack would lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattlePreview {
    /// Who is attacked.
    pub defender: Seat,
    /// How many are left aboard: the attacker's, the defender's.
    pub left: [u8; 2],
    /// Who wins.
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

/// What is asked here does not depend on what is imagined, so always the first possibility is.
struct First;

impl Luck for First {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

impl Setup {
    /// S14.1: this many turns in a row without progress becalm the game, if the option is on.
    pub fn idle_turns_max(&self) -> Option<u16> {
        self.becalmed_rounds.map(|rounds| u16::from(rounds) * u16::from(self.players))
    }
}

impl View {
    /// Those with whom the active player could exchange where the boat lies.
    pub fn traders(&self) -> Vec<Trader> {
        self.position().map(|sea| sea.traders()).unwrap_or_default()
    }

    /// The loose settlers of another player's settlement where the active boat lies (S10.1).
    pub fn loose_settlers(&self) -> Option<Counts> {
        let sea = self.position()?;
        sea.boat(sea.active())?;
        sea.harbour().map(|settlement| settlement.settlers)
    }

    /// What an attack of the active boat with this many would lead to, where one is possible.
    pub fn battle(&self, count: u8) -> Option<BattlePreview> {
        let sea = self.position()?;
        sea.boat(sea.active())?;
        sea.battle_preview(count)
    }

    fn position(&self) -> Option<Sea> {
        self.active?;
        knowledge::try_to_imagine(self, &mut First).ok()
    }
}
