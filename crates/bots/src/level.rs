//! The levels that people choose from. All use one search; weaker levels see less.
//!
//! A weaker level thinks less, and it blurs what it finds out about a move. So it mistakes a good
//! move for the best one, as people do, and seldom plays a senseless one. The amounts were measured
//! for each game and number of players; `docs/levels.md` has the tables.

use crate::{Bot, Budget, Clock, Considered, Explanation, Insight, Judge, SearchBot};
use emberwake_dealer::Quick;
use kernel::Game;

/// Declares the levels, weakest first: each with its name and how much it thinks.
macro_rules! levels {
    ($($Level:ident $name:literal $effort:ident;)+) => {
        /// A level that people choose, weakest first.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "the names speak for themselves")]
        pub enum BotLevel {
            $($Level,)+
        }

        impl BotLevel {
            /// All levels, weakest first.
            pub const ALL: [BotLevel; [$($name),+].len()] = [$(BotLevel::$Level),+];
            /// The names of the levels, in the same order.
            pub const NAMES: [&str; BotLevel::ALL.len()] = [$($name),+];

            /// Returns how much the level thinks.
            pub const fn effort(self) -> Effort {
                match self {
                    $(BotLevel::$Level => Effort::$effort,)+
                }
            }
        }
    };
}

levels! {
    FirstSteps "first-steps" Quick;
    Easy       "easy"        Quick;
    Casual     "casual"      Quick;
    Medium     "medium"      Slow;
    Strong     "strong"      Slow;
    Expert     "expert"      Slow;
    Hard       "hard"        Slow;
    Master     "master"      Slow;
}

/// The effort that a bot makes for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Hardly any.
    Quick,
    /// Enough to keep a core busy.
    Slow,
}

impl BotLevel {
    /// Returns the name used in records and settings.
    pub const fn name(self) -> &'static str {
        BotLevel::NAMES[self as usize]
    }

    /// Returns the level with this name.
    pub fn from_name(name: &str) -> Option<BotLevel> {
        BotLevel::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The parameters that make a level as strong as it is, and its rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// Iterations per decision.
    pub iterations: u32,
    /// The standard deviation of the level's error about a move, as a fraction of `worth`.
    pub blur: f32,
    /// The rating on the scale of Elo, from matches between neighboring levels. `hard` has 1500 at
    /// every table.
    pub rating: u16,
}

/// The strengths of all levels at a table, in the order of [`BotLevel::ALL`].
pub type Ladder = [Strength; BotLevel::ALL.len()];

/// The strengths of a table: iterations, blur and rating of each level, the weakest first.
pub(crate) const fn ladder(levels: [(u32, f32, u16); BotLevel::ALL.len()]) -> Ladder {
    let mut ladder = [Strength { iterations: 0, blur: 0.0, rating: 0 }; BotLevel::ALL.len()];
    let mut nth = 0;
    while nth < levels.len() {
        let (iterations, blur, rating) = levels[nth];
        ladder[nth] = Strength { iterations, blur, rating };
        nth += 1;
    }
    ladder
}

/// The levels of a game that was not measured: those of Sea with four players.
pub(crate) static USUAL: Ladder = ladder([
    (2, 1.0, 930),
    (15, 0.165, 1030),
    (34, 0.087, 1150),
    (63, 0.052, 1260),
    (125, 0.0295, 1370),
    (245, 0.015, 1470),
    (1700, 0.0, 1500),
    (17_000, 0.0, 1530),
]);

/// The time of `master` per decision, in milliseconds, when there is a clock.
pub const MASTER_MS: u64 = 1000;

/// A bot of a level. Its strength depends on the number of players, which it learns from the first
/// view.
pub(crate) struct LevelBot<G: Insight> {
    level: BotLevel,
    seed: u64,
    clock: Option<Clock>,
    judge: Judge,
    search: Option<(u8, SearchBot<G>)>,
    /// Iterations of earlier searches, made at other tables.
    before: u64,
}

impl<G: Insight> LevelBot<G> {
    pub(crate) fn new(level: BotLevel, seed: u64, clock: Option<Clock>, judge: Judge) -> Self {
        LevelBot { level, seed, clock, judge, search: None, before: 0 }
    }

    /// Returns the search for the table in the view, creating it if the table has changed.
    fn search(&mut self, view: &G::View) -> &mut SearchBot<G> {
        let players = Game::players(&G::imagine(view, &mut Quick::new(self.seed)));
        if self.search.as_ref().is_none_or(|(count, _)| *count != players) {
            self.before = self.iterations();
            let strength = G::strength(self.level, players);
            let budget = match &self.clock {
                Some(clock) if self.level == BotLevel::Master => {
                    Budget::Time { ms: MASTER_MS, clock: clock.clone() }
                }
                _ => Budget::Iterations(strength.iterations),
            };
            let mut settings = G::settings();
            settings.blur = strength.blur;
            let search = SearchBot::with_judge(self.seed, budget, settings, self.judge.clone());
            self.search = Some((players, search));
        }
        &mut self.search.as_mut().expect("it was just made").1
    }
}

impl<G: Insight> Bot<G> for LevelBot<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        self.search(view).choose(view, legal)
    }

    fn explain(&mut self, view: &G::View, legal: &[G::Move]) -> Option<Explanation<G>> {
        self.search(view).explain(view, legal)
    }

    fn weighed(&self) -> &[Considered<G>] {
        self.search.as_ref().map_or(&[], |(_, search)| search.weighed())
    }

    fn iterations(&self) -> u64 {
        self.before + self.search.as_ref().map_or(0, |(_, search)| search.iterations())
    }
}
