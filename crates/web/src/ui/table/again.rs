//! The others' moves since your last turn: their trace on the board, and their replay.

use super::{Purpose, Table};
use crate::model::Session;
use crate::model::digest::{TurnSpan, spans};
use crate::ui::drawn::Drawn;
use leptos::prelude::*;

impl<G: Drawn> Table<G> {
    /// Returns the events whose trace is on the board: those of the pointed-at turn, or otherwise
    /// the others' moves since the asked person's last decision, until a move is being chosen.
    pub fn trace(self) -> Vec<G::Event> {
        if self.moving.get() || self.purpose == Purpose::Picture {
            return Vec::new();
        }
        let asked = self.asked();
        let choosing = self.chooser.with(|chooser| {
            chooser.chosen().iter().any(|facet| Some(*facet) != self.offered.get())
        });
        let pointed = self.traced.get();
        self.session.with(|session| {
            let all = session.happenings();
            let (since, own) = match (pointed, asked) {
                (Some(_), _) => (0, None),
                (None, Some(seat)) if !choosing => (session.news_for(seat), Some(seat)),
                _ => return Vec::new(),
            };
            let shown = |span: &TurnSpan| match pointed {
                Some(pointed) => *span == pointed,
                None => span.end > since && span.seat != own,
            };
            let turns = spans(all).into_iter().filter(shown);
            let told = turns.flat_map(|span| &all[span.start.max(since)..span.end]);
            told.map(|happening| happening.event.clone()).collect()
        })
    }

    /// Returns the index at which the asked person's news begin, and the board at that time.
    fn before_news(self) -> Option<(usize, G::Scene)> {
        let seat = untrack(|| self.asked())?;
        self.session.with_untracked(|session| {
            let since = session.news_for(seat);
            let snapshot = self.snapshot.with_value(|kept| match kept {
                Some((at, scene)) if *at == since => Some(scene.clone()),
                _ => None,
            });
            let scene = snapshot.or_else(|| board_at(session, since))?;
            Some((since, scene))
        })
    }

    /// Returns `true` if the others' moves can be shown again.
    pub fn can_show_again(self) -> bool {
        let kept = self.snapshot.with_value(Option::is_some);
        kept || self.session.with_untracked(|session| !session.is_online())
    }

    /// Shows the others' moves since the asked person's last decision again.
    pub fn show_again(self) {
        let Some((since, scene)) = self.before_news() else { return };
        let events: Vec<G::Event> = self.session.with_untracked(|session| {
            session.happenings()[since..].iter().map(|happening| happening.event.clone()).collect()
        });
        let generation = self.begin_showing();
        self.scene.set(scene);
        leptos::task::spawn_local(async move {
            self.show_events(&events, generation).await;
            self.caption.set(None);
            self.rest_if(generation);
        });
    }
}

/// Returns the board after this many happenings, if the start of the game is known.
fn board_at<G: Drawn>(session: &Session<G>, happened: usize) -> Option<G::Scene> {
    let mut scene = session.first_scene()?;
    for happening in &session.happenings()[..happened] {
        G::act(&mut scene, &happening.event);
    }
    G::settle(&mut scene);
    Some(scene)
}
