//! Reviews a record decision by decision. The caller drives it, so it can show progress and stop.

use crate::Reviewed;
use crate::chances::{Chances, Measured};
use crate::luck;
use crate::moments::moments;
use crate::review::{
    ChanceChange, Decision, Extent, Grade, MoveOption, Review, RiverPoint, StepChange,
};
use crate::story::{Actor, Story, StoryProblem, Truth};
use crate::weighing::{Comparison, Outset, Scales, Survey, line_seed};
use bots::{Budget, SearchBot};
use dealer::Quick;
use kernel::playout::listed_moves;
use kernel::{Record, Seat, Turn, Viewer};

/// The maximum number of moves kept per decision.
const OPTIONS_MAX: usize = 8;
/// The omniscient curve gets a decision's iterations divided by this.
const OMNISCIENT_PART: u32 = 4;

/// The settings of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewSettings {
    /// Search iterations for each decision of any seat.
    pub iterations: u32,
    /// The seed of all random numbers. The same seed gives the same review.
    pub seed: u64,
}

impl Default for ReviewSettings {
    fn default() -> Self {
        ReviewSettings { iterations: 1000, seed: 1 }
    }
}

/// The progress of a review, in decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Finished decisions.
    pub done: usize,
    /// All decisions.
    pub all: usize,
}

impl Progress {
    /// Returns `true` if nothing is left to do.
    pub fn is_complete(&self) -> bool {
        self.done == self.all
    }
}

/// An ongoing review.
pub struct Reviewer<G: Reviewed> {
    story: Story<G>,
    truth: Truth<G>,
    settings: ReviewSettings,
    scales: Scales,
    /// The lines at which a seat decides. If the game stops before a decision, that is the last
    /// one.
    stops: Vec<usize>,
    done: usize,
    river: Vec<RiverPoint>,
    /// The changes that begin at each point of the river; `all` and `rest` are filled in from the
    /// next point.
    changes: Vec<StepChange>,
    decisions: Vec<Decision>,
}

impl<G: Reviewed> Reviewer<G> {
    /// Prepares the review of a record for a seat.
    pub fn new(
        record: &Record<G>,
        seat: Seat,
        settings: ReviewSettings,
    ) -> Result<Reviewer<G>, StoryProblem<G>> {
        let (story, truth) = Story::of(record, seat)?;
        let scales = Scales::new::<G>(story.players, settings.iterations);
        let mut stops: Vec<usize> = story.decisions().collect();
        if story.places.is_none() && truth.is_decision(story.scenes.len()) {
            stops.push(story.scenes.len());
        }
        let mut reviewer = Reviewer {
            story,
            truth,
            settings,
            scales,
            stops,
            done: 0,
            river: Vec::new(),
            changes: Vec::new(),
            decisions: Vec::new(),
        };
        reviewer.begin();
        Ok(reviewer)
    }

    /// Returns the progress.
    pub fn progress(&self) -> Progress {
        Progress { done: self.done, all: self.stops.len() }
    }

    /// Reviews the next decision. Does nothing if all are finished.
    pub fn step(&mut self) -> Progress {
        if let Some(&line) = self.stops.get(self.done) {
            self.review(line);
            self.done += 1;
        }
        self.progress()
    }

    /// Reviews all remaining decisions.
    pub fn run(mut self) -> Review {
        while !self.step().is_complete() {}
        self.finish()
    }

    /// Returns the review as far as it has come.
    pub fn finish(mut self) -> Review {
        let is_complete = self.progress().is_complete();
        let lines = self.story.scenes.len();
        if is_complete && self.story.places.is_some() {
            self.end();
        }
        let extent = match (is_complete, &self.story.places) {
            (false, _) => Extent::Stopped,
            (true, Some(_)) => Extent::Whole,
            (true, None) => Extent::Unfinished,
        };
        self.settle();
        let reviewed = self.river.last().map_or(0, |point| point.line);
        let sum =
            self.changes.iter().fold(ChanceChange::default(), |sum, step| sum.plus(step.change));
        Review {
            game: G::NAME.to_owned(),
            players: self.story.players,
            seat: self.story.seat,
            iterations: self.settings.iterations,
            seed: self.settings.seed,
            lines,
            lines_reviewed: reviewed,
            extent,
            moments: moments(&self.story, &self.river),
            river: self.river,
            decisions: self.decisions,
            steps: self.changes,
            sum,
            luck_share: self.scales.calibration().luck_share,
        }
    }

    /// Adds the point before the first line, and the luck of the deal.
    fn begin(&mut self) {
        let mut luck = self.luck(0);
        let view = &self.story.views[0];
        let chances = luck::value::<G>(view, &self.scales, &mut luck);
        let omniscient =
            G::HAS_SECRETS.then(|| luck::at_first_sight(&self.truth.positions[0], &self.scales));
        self.river.push(RiverPoint { line: 0, turn: 0, chances, noise: 0.0, omniscient });
        let first = self.stops.first().copied().unwrap_or(self.story.scenes.len());
        let change = ChanceChange { luck: self.luck_between(0, first), ..ChanceChange::default() };
        self.changes.push(StepChange { line: 0, decider: None, change });
    }

    /// Adds the point of the result.
    fn end(&mut self) {
        let last = self.story.scenes.len();
        let game = &self.truth.positions[last];
        let Some(chances) = Chances::result(game) else { return };
        let omniscient = G::HAS_SECRETS.then(|| chances.clone());
        let turn = game.turns();
        self.river.push(RiverPoint { line: last, turn, chances, noise: 0.0, omniscient });
    }

    /// Fills in the total change and its rest, which depend on the next point of the river.
    fn settle(&mut self) {
        let seat = self.story.seat;
        self.changes.truncate(self.river.len() - 1);
        for (step, points) in self.changes.iter_mut().zip(self.river.windows(2)) {
            let change = &mut step.change;
            change.all = points[1].chances.of(seat) - points[0].chances.of(seat);
            change.rest = change.all - change.own_errors - change.luck - change.others_errors;
        }
        // The decision at the last point has had no effect yet.
        let end = self.river.last().map_or(0, |point| point.line);
        self.decisions.retain(|decision| decision.line < end);
    }

    fn luck(&self, line: usize) -> Quick {
        Quick::new(line_seed(self.settings.seed, line) ^ 0x00c0_ffee)
    }

    /// Returns the luck of the seat from one line up to another.
    fn luck_between(&self, from: usize, to: usize) -> f64 {
        let mut sum = 0.0;
        for line in from..to.min(self.story.scenes.len()) {
            if self.story.scenes[line].actor != Actor::Luck {
                continue;
            }
            let mut random = self.luck(line);
            let before = luck::expected::<G>(&self.story.views[line], &self.scales, &mut random);
            let after = luck::value::<G>(&self.story.views[line + 1], &self.scales, &mut random);
            sum +=
                before.map_or(0.0, |before| after.of(self.story.seat) - before.of(self.story.seat));
        }
        sum
    }

    /// Reviews the decision before a line.
    fn review(&mut self, line: usize) {
        let next = self.stops.get(self.done + 1).copied().unwrap_or(self.story.scenes.len());
        let seed = line_seed(self.settings.seed, line);
        let seat = self.story.seat;
        let mut change =
            ChanceChange { luck: self.luck_between(line, next), ..ChanceChange::default() };
        let actor = self.story.scenes.get(line).map(|scene| scene.actor);
        let (survey, noise, decider) = match actor {
            Some(Actor::Own(chosen)) => {
                let (survey, decision) = self.own(line, chosen, seed);
                change.own_errors = 0.0 - decision.error();
                let noise = survey.moves.first().map_or(0.0, |best| best.noise);
                self.decisions.push(decision);
                (survey, noise, Some(seat))
            }
            _ => {
                let (survey, comparison, decider) = self.other(line, seed);
                if let Some(told) = comparison.filter(|told| told.loss.stands_out()) {
                    change.others_errors = told.effect;
                }
                (survey, 0.0, decider)
            }
        };
        let turn = self.truth.positions[line].turns();
        let omniscient = self.omniscient(line, seed);
        self.river.push(RiverPoint { line, turn, chances: survey.chances, noise, omniscient });
        self.changes.push(StepChange { line, decider, change });
    }

    /// Reviews a decision of the reviewed seat.
    fn own(&self, line: usize, chosen: G::Move, seed: u64) -> (Survey<G>, Decision) {
        let seat = self.story.seat;
        let view = &self.story.views[line];
        let listed = listed_moves(&G::imagine(view, &mut self.luck(line)));
        let legal = worth_weighing::<G>(view, &listed, Some(chosen));
        let outsets = Outset::<G>::alike(view, &legal);
        let survey = self.scales.survey(seat, &outsets, seed);
        let preferred = survey.moves.first().map_or(chosen, |best| best.mv);
        let each = vec![vec![chosen]; outsets.len()];
        let compared = self.scales.compare(seat, seat, &outsets, &survey, &each, seed);
        let loss = compared.map_or(Measured::default(), |compared| compared.loss);
        let kept = survey.moves.iter().enumerate();
        let kept = kept.filter(|(rank, one)| *rank < OPTIONS_MAX || one.mv == chosen);
        let decision = Decision {
            line,
            turn: self.story.scenes[line].turn,
            legal: listed.len(),
            chosen: chosen.to_string(),
            preferred: preferred.to_string(),
            loss,
            grade: Grade::of(&loss),
            options: kept
                .map(|(_, one)| MoveOption {
                    mv: one.mv.to_string(),
                    visits: one.visits,
                    chances: one.chances.clone(),
                    noise: one.noise,
                })
                .collect(),
        };
        (survey, decision)
    }

    /// Reviews a decision of another seat, or one that has not been made yet. Each search imagines
    /// what the deciding seat may know, and which of its moves would have produced the noticed
    /// events.
    fn other(&self, line: usize, seed: u64) -> (Survey<G>, Option<Comparison>, Option<Seat>) {
        let viewer = self.story.seat;
        let view = &self.story.views[line];
        let mut luck = self.luck(line);
        let mut decider = None;
        let mut chosen: Vec<Vec<G::Move>> = Vec::new();
        let outsets = Outset::<G>::each(|_| {
            let game = G::imagine(view, &mut luck);
            let Turn::Seat(seat) = game.turn() else { unreachable!("a seat decides at a stop") };
            decider = Some(seat);
            let own = game.view(Viewer::Seat(seat));
            let listed = listed_moves(&game);
            chosen.push(self.alike(&game, &listed, line));
            let legal = worth_weighing::<G>(&own, &listed, None);
            Outset { view: own, legal }
        });
        let seat = decider.expect("a seat decides at a stop");
        let survey = self.scales.survey(seat, &outsets, seed);
        let compared = self.scales.compare(seat, viewer, &outsets, &survey, &chosen, seed);
        (survey, compared, decider)
    }

    /// Returns the moves of an imagined position that would have produced the events noticed at a
    /// line.
    fn alike(&self, game: &G, listed: &[G::Move], line: usize) -> Vec<G::Move> {
        let Some(scene) = self.story.scenes.get(line) else { return Vec::new() };
        let viewer = Viewer::Seat(self.story.seat);
        let mut events = Vec::new();
        let looks_alike = |mv: &G::Move| {
            events.clear();
            let mut after = game.clone();
            let played = after.play(*mv, &mut events).is_ok();
            let noticed = events.iter().filter_map(|event| G::witness(event, viewer));
            played && noticed.eq(scene.noticed.iter().cloned())
        };
        listed.iter().copied().filter(looks_alike).collect()
    }

    /// Returns the chances for an omniscient viewer.
    fn omniscient(&self, line: usize, seed: u64) -> Option<Chances> {
        if !G::HAS_SECRETS {
            return None;
        }
        let game = &self.truth.positions[line];
        let budget = Budget::Iterations((self.settings.iterations / OMNISCIENT_PART).max(1));
        let judge = self.scales.judge().clone();
        let mut search = SearchBot::<G>::with_judge(seed, budget, G::settings(), judge);
        let found = search.weigh(&game.view(Viewer::Omniscient), &listed_moves(game));
        let best = found.first().filter(|best| best.visits > 0)?;
        let sharpness = self.scales.calibration().search;
        Some(Chances::calibrated(&best.win, self.story.players, sharpness))
    }
}

/// Returns the moves to weigh: those that don't repeat a refused offer, and the chosen one.
pub(crate) fn worth_weighing<G: Reviewed>(
    view: &G::View,
    listed: &[G::Move],
    chosen: Option<G::Move>,
) -> Vec<G::Move> {
    let kept = |mv: &G::Move| !G::is_insistent(view, mv) || Some(*mv) == chosen;
    let mut legal: Vec<G::Move> = listed.iter().copied().filter(kept).collect();
    if legal.is_empty() {
        legal = listed.to_vec();
    }
    // Free-form moves are listed by examples only.
    if let Some(chosen) = chosen.filter(|chosen| !legal.contains(chosen)) {
        legal.push(chosen);
    }
    legal
}
