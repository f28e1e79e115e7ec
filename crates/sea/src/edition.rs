//! The editions of the rules, and the changes in each, as data.
//!
//! A changed rule keeps both versions in one place, and asks the setup with [`Setup::has`] which
//! one applies. Each further change adds one line here.

use crate::options::Setup;

/// The newest edition.
pub const EDITION: u8 = 2;

/// A change of a rule, with the first edition in which it applies.
#[derive(Clone, Copy)]
pub(crate) struct RuleChange(u8);

/// S6.3: the option `fog_exit`.
pub(crate) const FOG_EXIT: RuleChange = RuleChange(2);
/// S6.9, S10.1: a boat that could not move may also leave settlers.
pub(crate) const PRESENT_BOATS_SETTLE: RuleChange = RuleChange(2);
/// S7.4, S8.3: a crew that sails on after an exchange at a settlement has not arrived.
pub(crate) const NEW_BOATS_WAIT: RuleChange = RuleChange(2);
/// S10.2, S10.5: boats that meet may exchange at a third player's settlement too, so that an offer
/// names its kind.
pub(crate) const BOATS_MEET_ANYWHERE: RuleChange = RuleChange(2);
/// S10.7: those who know a piece still know it when it is discarded.
pub(crate) const DISCARDS_STAY_KNOWN: RuleChange = RuleChange(2);
/// S10.8: the winner of a battle, attacker or defender, may claim the emptied boat or decline.
pub(crate) const WINNERS_CLAIM: RuleChange = RuleChange(2);
/// S13.1: *Naval Battle* is earned when the attacked boat sinks for any reason.
pub(crate) const ANY_SINKING_IS_A_FEAT: RuleChange = RuleChange(2);
/// S14.1: the option `becalmed_rounds = off`.
pub(crate) const BECALMED_OFF: RuleChange = RuleChange(2);
/// S14.1: the seats can agree to play the last turns.
pub(crate) const AGREED_END: RuleChange = RuleChange(2);

impl RuleChange {
    /// Returns the first edition that has it.
    pub(crate) const fn since(self) -> u8 {
        self.0
    }
}

impl Setup {
    /// Returns `true` if this edition has a change.
    #[inline]
    pub(crate) const fn has(&self, change: RuleChange) -> bool {
        self.edition >= change.0
    }
}
