//! Whether someone is in front of the page. The server tells people of their turn by email, and
//! lets others go on without them, only while they aren't.

/// The time without a touch, a key or a movement of the mouse after which a visible page counts as
/// left behind. Long enough for the longest thought, since nobody keeps still for that.
const IDLE_MS: u64 = 5 * 60_000;

/// The signs of a person in front of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attention {
    /// The time of the last sign of the person.
    touched_ms: u64,
    was_visible: bool,
    /// Whether the server believes that the person is there.
    told: bool,
}

impl Default for Attention {
    /// The server believes that everyone who connects is there.
    fn default() -> Attention {
        Attention { touched_ms: 0, was_visible: false, told: true }
    }
}

impl Attention {
    /// Records a sign of the person.
    pub fn touched(&mut self, now_ms: u64) {
        self.touched_ms = now_ms;
    }

    /// Records a new connection.
    pub fn connected(&mut self) {
        self.told = true;
    }

    /// Returns what the server must be told now. Call it regularly, and when something changes.
    pub fn look(&mut self, is_visible: bool, now_ms: u64) -> Option<bool> {
        if is_visible && !self.was_visible {
            self.touched_ms = now_ms;
        }
        self.was_visible = is_visible;
        // A clock that was set back must not make the last sign a sign from the future.
        self.touched_ms = self.touched_ms.min(now_ms);
        let here = is_visible && now_ms - self.touched_ms < IDLE_MS;
        (std::mem::replace(&mut self.told, here) != here).then_some(here)
    }
}
