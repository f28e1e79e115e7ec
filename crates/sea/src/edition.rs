//! The editions of the rules: what each changed, as data.
//!
//! A rule that changes keeps both its meanings in one place, and asks the setup which is in force
//! with [`Setup::has`]. A further change is one more line here.

use crate::options::Setup;

/// The newest edition.
pub const EDITION: u8 = 2;

/// A change of a rule: the edition since which it is in force.
#[derive(Clone, Copy)]
pub(crate) struct Change(u8);

/// S6.3: the option `fog_exit`.
pub(crate) const FOG_EXIT: Change = Change(2);
/// S6.9, S10.1: settlers may also be left by a boat that could not move.
pub(crate) const PRESENT_BOATS_SETTLE: Change = Change(2);
/// S7.4, S8.3: a crew that sails on after an exchange at a settlement has not arrived.
pub(crate) const NEW_BOATS_WAIT: Change = Change(2);
/// S10.2, S10.5: boats that meet may exchange at a third player's settlement too, so that an offer
/// names its kind.
pub(crate) const BOATS_MEET_ANYWHERE: Change = Change(2);
/// S10.7: what was known of a piece stays known when it is discarded.
pub(crate) const DISCARDS_STAY_KNOWN: Change = Change(2);
/// S10.8: the winner of a battle, attacker or defender, may claim the emptied boat or decline.
pub(crate) const WINNERS_CLAIM: Change = Change(2);
/// S13.1: *Naval Battle* is earned when the attacked boat sinks, however it does.
pub(crate) const ANY_SINKING_IS_A_FEAT: Change = Change(2);
/// S14.1: the option `becalmed_rounds = off`.
pub(crate) const BECALMED_OFF: Change = Change(2);
/// S14.1: the table can agree to play the last turns.
pub(crate) const AGREED_END: Change = Change(2);

impl Change {
    /// The first edition that has it.
    pub(crate) const fn since(self) -> u8 {
        self.0
    }
}

impl Setup {
    /// Whether this edition has a change.
    #[inline]
    pub(crate) const fn has(&self, change: Change) -> bool {
        self.edition >= change.0
    }
}
