//! Short updates: edits to what a client was sent before, shared by all who look with the same
//! eyes. In a game without secrets they carry the steps, and the client plays them itself.

use super::Playable;
use super::live::Live;
use super::rest::{RestHead, RestText};
use super::update::{Pictured, Seen, to_text};
use kernel::Viewer;
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{News, Told};
use wire::{
    Edits, FromServer, ShortTold, ShortUpdateOf, Step, TableId, add_to_checksum, by_all, by_luck,
    by_seat, position_checksum,
};

/// The approximate size of a short update.
const SHORT_BYTES: usize = 600;

/// The last update that all viewers of one kind were sent; the next update is an edit of it.
pub(super) struct Base {
    eyes: Viewer,
    check: u32,
    /// `None` if the clients have played it themselves.
    view: Option<Arc<RawValue>>,
    /// The checksum of the view alone, or of the position.
    view_check: u32,
    rest: RestText,
}

/// The edits that lead from one view to another. They are computed once for all who see the same.
pub(super) struct ViewEdits {
    old: Arc<RawValue>,
    new: Arc<RawValue>,
    /// The checksum of the new view.
    check: u32,
    edits: Arc<Edits>,
}

/// The edits to the part of the status that is the same for everyone.
pub(super) struct HeadEdits {
    old: Arc<RestHead>,
    new: Arc<RestHead>,
    /// The checksum before the new part, and after it.
    checks: (u32, u32),
    edits: Edits,
}

/// The way from a client's last view to the current one.
struct Picture {
    view: Option<Arc<RawValue>>,
    check: u32,
    edits: Option<Arc<Edits>>,
}

impl<G: Playable> Live<G> {
    /// Returns a short update, and the checksum of what the client then has.
    pub(super) fn compose_short(
        &mut self,
        id: &TableId,
        eyes: Viewer,
        seen: Seen,
        now_ms: u64,
    ) -> (String, u32) {
        let after = self.after(seen);
        let rest = self.rest(eyes, now_ms);
        let as_of_ms = rest.head.as_of_ms;
        let base = self.base(eyes, seen);
        let mut plays = !G::HAS_SECRETS && base.is_some();
        let mut told = if plays {
            // A client that plays the steps knows their events.
            self.table.told_without_events(after, eyes)
        } else {
            self.table.told_since(after, eyes)
        };
        if plays && told.iter().any(jumps) {
            plays = false;
            told = self.table.told_since(after, eyes);
        }
        // Without the text of the last view, there is nothing to edit.
        let base = base.filter(|base| plays || base.view.is_some());
        let picture = match &base {
            Some(base) if plays => self.picture_played(base, &told),
            base => self.picture_edited(base.as_ref(), eyes, self.view_changed(eyes, seen)),
        };
        let told: Vec<_> = told.iter().map(|told| self.short_told(told, plays, as_of_ms)).collect();
        let (rest_edits, check) = self.pictured.rest_edits(base.as_ref(), &rest, picture.check);
        let short = ShortUpdateOf {
            table: id.clone(),
            after: base.is_none().then_some(after),
            fresh: base.is_none(),
            told,
            view: picture.edits.as_deref().filter(|edits| !edits.is_empty()),
            rest: rest_edits,
            check,
            people: self.people(after, seen),
        };
        let text = to_text(&FromServer::Short(short), SHORT_BYTES);
        let Picture { view, check: view_check, .. } = picture;
        self.bases.push(Base { eyes, check, view, view_check, rest });
        (text, check)
    }

    /// Takes what viewers with these eyes were sent last, if the client has exactly that.
    fn base(&mut self, eyes: Viewer, seen: Seen) -> Option<Base> {
        let found = self.bases.iter().position(|base| base.eyes == eyes)?;
        let base = self.bases.swap_remove(found);
        (seen.eyes == Some(eyes) && seen.check == Some(base.check)).then_some(base)
    }

    /// Returns one line; if the client plays along, as the step to play.
    fn short_told<'t>(
        &self,
        told: &'t Told<G>,
        plays: bool,
        as_of_ms: u64,
    ) -> ShortTold<&'t News<G>, &'t [G::Event]> {
        let ago_ms = as_of_ms.cast_signed().saturating_sub(told.at_ms.cast_signed());
        if plays && let Some((step, is_by_bot)) = self.table.open_step(told.sequence) {
            return ShortTold::Step(ago_ms, Step::new(&step, is_by_bot));
        }
        match &told.news {
            News::Moved { seat, bot, events } => {
                ShortTold::Seen(ago_ms, by_seat(*seat, *bot), events)
            }
            News::Fell { events } => ShortTold::Seen(ago_ms, by_luck(), events),
            News::EndAgreed { events } => ShortTold::Seen(ago_ms, by_all(), events),
            news => ShortTold::News(ago_ms, news),
        }
    }

    /// Returns a picture for a client that plays the steps itself, and compares a checksum of the
    /// position.
    fn picture_played(&mut self, base: &Base, told: &[Told<G>]) -> Picture {
        if told.iter().any(steps) {
            let position = self.table.journal().now();
            let check = self.pictured.position_check;
            let check = check.unwrap_or_else(|| position_checksum(position));
            self.pictured.position_check = Some(check);
            Picture { view: None, check, edits: None }
        } else {
            Picture { view: base.view.clone(), check: base.view_check, edits: None }
        }
    }

    /// Returns a picture for a client that edits its text of the view.
    fn picture_edited(&mut self, base: Option<&Base>, eyes: Viewer, view_changed: bool) -> Picture {
        let old = base.and_then(|base| Some((base.view.clone()?, base.view_check)));
        if let Some((old, check)) = &old
            && !view_changed
        {
            return Picture { view: Some(Arc::clone(old)), check: *check, edits: None };
        }
        let written = self.pictured.write_view(self.table.view(eyes));
        let view = written.unwrap_or_else(|| Box::<RawValue>::default().into());
        let Some((old, old_check)) = old else {
            let edits = Some(Arc::new(Edits::between("", view.get())));
            return Picture { check: add_to_checksum(1, view.get()), view: Some(view), edits };
        };
        let (edits, check) =
            if Arc::ptr_eq(&old, &view) { (None, old_check) } else { self.view_edits(old, &view) };
        Picture { view: Some(view), check, edits }
    }

    /// Returns the edits that turn the last view into this one, and the checksum of this one.
    fn view_edits(
        &mut self,
        old: Arc<RawValue>,
        view: &Arc<RawValue>,
    ) -> (Option<Arc<Edits>>, u32) {
        if let Some(last) = &self.pictured.view_edits
            && Arc::ptr_eq(&last.old, &old)
            && Arc::ptr_eq(&last.new, view)
        {
            return (Some(Arc::clone(&last.edits)), last.check);
        }
        let edits = Arc::new(Edits::between(old.get(), view.get()));
        let check = add_to_checksum(1, view.get());
        let new = Arc::clone(view);
        self.pictured.view_edits = Some(ViewEdits { old, new, check, edits: Arc::clone(&edits) });
        (Some(edits), check)
    }
}

impl<G: kernel::Game> Pictured<G> {
    /// Returns the edits that turn the rest that a client has into this one, and the checksum after
    /// it.
    fn rest_edits(&mut self, base: Option<&Base>, rest: &RestText, before: u32) -> (Edits, u32) {
        let Some(Base { rest: old, .. }) = base else {
            let whole = format!("{}{}", rest.head.text, rest.tail);
            return (Edits::between("", &whole), add_to_checksum(before, &whole));
        };
        let same = |last: &&HeadEdits| {
            Arc::ptr_eq(&last.old, &old.head)
                && Arc::ptr_eq(&last.new, &rest.head)
                && last.checks.0 == before
        };
        if self.head_edits.as_ref().filter(same).is_none() {
            self.head_edits = Some(HeadEdits {
                old: Arc::clone(&old.head),
                new: Arc::clone(&rest.head),
                checks: (before, add_to_checksum(before, &rest.head.text)),
                edits: Edits::between(&old.head.text, &rest.head.text),
            });
        }
        let Some(head) = &self.head_edits else { return (Edits::default(), before) };
        let tail = Edits::between(&old.tail, &rest.tail);
        let edits = head.edits.followed_by(old.head.text.len(), &tail);
        (edits, add_to_checksum(head.checks.1, &rest.tail))
    }
}

/// Returns `true` if an event is a step of the game.
fn steps<G: kernel::Game>(told: &Told<G>) -> bool {
    matches!(told.news, News::Moved { .. } | News::Fell { .. } | News::EndAgreed { .. })
}

/// Returns `true` if an event leads to a position that no step leads to.
fn jumps<G: kernel::Game>(told: &Told<G>) -> bool {
    matches!(told.news, News::Undone { .. })
}
