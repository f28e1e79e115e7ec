//! Short updates: edits to what a client was sent before, shared by all who look with the same
//! eyes. In a game without secrets they carry the steps, and the client plays them itself.

use super::Playable;
use super::live::Live;
use super::update::{Seen, Telling, seat_of, to_text};
use kernel::Viewer;
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{News, Told};
use wire::{
    Edits, FromServer, Rest, ShortTold, ShortUpdateOf, Step, TableId, add_to_checksum, by_all,
    by_luck, by_seat, position_checksum,
};

/// The approximate size of a short update.
const SHORT_BYTES: usize = 600;
/// The approximate size of an update without the view and the events.
const REST_BYTES: usize = 512;

/// The last update that all viewers of one kind were sent; the next update is an edit of it.
pub(super) struct Base {
    eyes: Viewer,
    check: u32,
    /// `None` if the clients have played it themselves.
    view: Option<Arc<RawValue>>,
    /// The checksum of the view alone, or of the position.
    view_check: u32,
    rest: String,
}

/// The edits that lead from one view to another. They are computed once for all who see the same.
pub(super) struct ViewEdits {
    old: Arc<RawValue>,
    new: Arc<RawValue>,
    /// The checksum of the new view.
    check: u32,
    edits: Arc<Edits>,
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
        seen: Seen,
        telling: Telling<G>,
    ) -> (String, u32) {
        let Telling { eyes, after, told, view_changed, status, people } = telling;
        let as_of_ms = status.as_of_ms;
        let rest = Rest {
            game: G::NAME.to_owned(),
            status,
            seat: seat_of(eyes).map(|seat| seat.0),
            bot_waits: self.shows_bot_waiting(),
        };
        let rest = to_text(&rest, REST_BYTES);
        let base = self.base(eyes, seen);
        let plays = !G::HAS_SECRETS && base.is_some() && !told.iter().any(jumps);
        // Without the text of the last view, there is nothing to edit.
        let base = base.filter(|base| plays || base.view.is_some());
        let picture = match &base {
            Some(base) if plays => self.picture_played(base, &told),
            base => self.picture_edited(base.as_ref(), eyes, view_changed),
        };
        let told: Vec<_> = told.iter().map(|told| self.short_told(told, plays, as_of_ms)).collect();
        let check = add_to_checksum(picture.check, &rest);
        let short = ShortUpdateOf {
            table: id.clone(),
            after: base.is_none().then_some(after),
            fresh: base.is_none(),
            told,
            view: picture.edits.as_deref().filter(|edits| !edits.is_empty()),
            rest: Edits::between(base.as_ref().map_or("", |base| &base.rest), &rest),
            check,
            people,
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
    fn picture_played(&self, base: &Base, told: &[Told<G>]) -> Picture {
        let steps = told.iter().any(|told| self.table.open_step(told.sequence).is_some());
        if steps {
            let check = position_checksum(self.table.journal().now());
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

/// Returns `true` if an event leads to a position that no step leads to.
fn jumps<G: kernel::Game>(told: &Told<G>) -> bool {
    matches!(told.news, News::Undone { .. })
}
