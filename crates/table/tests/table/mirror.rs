//! A second opinion: replays the stored lines with nothing but the kernel, to compare the news of
//! viewers with what they may know.

use crate::test_host::Tell;
use kernel::{Game, Journal, Line, Seat, Viewer};
use std::collections::BTreeMap;
use table::{Effect, News, Told};

/// The game according to the stored lines.
#[derive(Clone)]
pub struct Mirror<G: Game> {
    journal: Journal<G>,
    /// The line of the log for each line of the journal.
    sequences: Vec<u64>,
    /// Everything that happened, by line.
    truth: BTreeMap<u64, Vec<G::Event>>,
}

impl<G: Game> Mirror<G> {
    pub fn new(setup: G::Setup, lines: &[(u64, String)]) -> Self {
        let journal = Journal::start(setup).unwrap();
        let mut mirror = Mirror { journal, sequences: Vec::new(), truth: BTreeMap::new() };
        mirror.follow(lines);
        mirror
    }

    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Replays lines; returns `true` if they changed the position.
    pub fn follow(&mut self, lines: &[(u64, String)]) -> bool {
        let changes = lines.iter().filter(|(sequence, line)| self.follow_line(*sequence, line));
        changes.count() > 0
    }

    fn follow_line(&mut self, sequence: u64, line: &str) -> bool {
        let words: Vec<&str> = line.splitn(5, ' ').collect();
        let mut events = Vec::new();
        match words[1..] {
            ["move" | "bot", seat, _, mv] => {
                let seat = Seat(seat.parse().unwrap());
                self.journal.play(seat, mv.parse().unwrap(), &mut events).unwrap();
                self.sequences.push(sequence);
            }
            ["past", "!", ..] => {
                let outcome = line.split_once("! ").unwrap().1;
                self.journal.resolve(outcome.parse().unwrap(), &mut events).unwrap();
                self.sequences.push(0);
                return false;
            }
            ["past", seat, ..] => {
                let mv = line.splitn(4, ' ').nth(3).unwrap();
                let seat = Seat(seat.parse().unwrap());
                self.journal.play(seat, mv.parse().unwrap(), &mut events).unwrap();
                self.sequences.push(0);
                return false;
            }
            ["luck", ..] => {
                let outcome = line.split_once("luck ").unwrap().1;
                self.journal.resolve(outcome.parse().unwrap(), &mut events).unwrap();
                self.sequences.push(sequence);
            }
            ["undo", seat, back_to, _] => {
                let back_to: u64 = back_to.parse().unwrap();
                let keep = self.sequences.iter().filter(|&&line| line <= back_to).count();
                let seat = Seat(seat.parse().unwrap());
                let undone = &self.journal.lines()[keep];
                assert!(matches!(undone, Line::Move(by, _) if *by == seat), "one's own decision");
                self.sequences.truncate(keep);
                self.journal.rewind(keep);
            }
            ["agreed", "end"] => {
                self.journal.agree_to_end(&mut events).unwrap();
                self.sequences.push(sequence);
            }
            ["start"] => {}
            _ => return false,
        }
        self.truth.insert(sequence, events);
        true
    }

    /// Asserts that a viewer receives exactly what the rules let them notice, for each line.
    pub fn check_told(&self, viewer: Viewer, told: &[Told<G>]) {
        for Told { sequence, news, .. } in told {
            if let News::Moved { events, .. } | News::Fell { events } | News::EndAgreed { events } =
                news
            {
                let truth = &self.truth[sequence];
                let noticed: Vec<G::Event> =
                    truth.iter().filter_map(|event| G::witness(event, viewer)).collect();
                assert_eq!(*events, noticed, "{viewer:?} at line {sequence}");
            }
        }
    }

    /// Asserts that a view is the one by the rules.
    pub fn check_view(&self, viewer: Viewer, view: &G::View) {
        assert_eq!(*view, self.journal.now().view(viewer), "the view of {viewer:?}");
    }
}

/// Returns everything that leaves the host, as text, to search it for secrets.
pub fn public_text<G: Game>(effects: &[Effect<G>], tells: &[Tell<G>]) -> String {
    let public = effects.iter().filter(|effect| !matches!(effect, Effect::Commit { .. }));
    let views = tells.iter().filter_map(|tell| tell.view.as_ref());
    let views: String = views.map(|view| serde_json::to_string(view).unwrap()).collect();
    let public: String = public.map(|effect| format!("{effect:?}\n")).collect();
    format!("{public}{tells:?}\n{views}")
}
