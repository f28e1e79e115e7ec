//! Parsing, writing and checking a setup of Sea, and the presets. Its options are in `options.rs`.

use crate::edition::{BOATS_MEET_ANYWHERE, DISCARDS_STAY_KNOWN, EDITION};
use crate::options::*;
use kernel::options::{self, OptionProblem, OptionRefusal, TableOption};
use kernel::{Cites, Seat, SetupText};

/// A preset of options (S15).
///
/// ```
/// use emberwake_sea::Preset;
///
/// let names = Preset::ALL.map(Preset::name);
/// assert_eq!(names, ["full_voyage", "as_printed", "first_voyage", "die_sails"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// All options at their defaults.
    FullVoyage,
    /// Only what the source describes: no God of Winds, three feats, boats leave fog onto open sea
    /// only, and a game without progress doesn't end.
    AsPrinted,
    /// Captains may stop early, settlements are founded on arrival, Myths are easier.
    FirstVoyage,
    /// Boats follow the direction die.
    DieSails,
}

impl Preset {
    /// All four presets.
    pub const ALL: [Preset; 4] =
        [Preset::FullVoyage, Preset::AsPrinted, Preset::FirstVoyage, Preset::DieSails];

    /// Returns its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::FullVoyage => "full_voyage",
            Preset::AsPrinted => "as_printed",
            Preset::FirstVoyage => "first_voyage",
            Preset::DieSails => "die_sails",
        }
    }
}

/// A reason why a setup is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// There are fewer than 3 or more than 6 players.
    Players(u8),
    /// The first player's seat does not exist.
    FirstSeat(Seat),
    /// The God of Winds' seat does not exist.
    GodSeat(Seat),
    /// There are no offers or more than 5 per turn.
    OffersPerTurn(u8),
    /// There are fewer than 2 or more than 5 rounds.
    BecalmedRounds(u8),
    /// There is no such edition, or it lacks an option of this setup.
    Edition(u8),
    /// Another option violates its declaration.
    Option(OptionProblem),
}

impl Cites for SetupProblem {
    fn rule(&self) -> &'static str {
        match self {
            SetupProblem::Players(_) | SetupProblem::FirstSeat(_) => "S2.1",
            SetupProblem::GodSeat(_) => "S2.2",
            SetupProblem::OffersPerTurn(_) => "S10.4",
            SetupProblem::BecalmedRounds(_) | SetupProblem::Edition(_) => "S14.1",
            SetupProblem::Option(problem) => problem.rule,
        }
    }

    fn setting(&self) -> Option<String> {
        let key = match self {
            SetupProblem::Players(_) => "players",
            SetupProblem::FirstSeat(_) => "first_player",
            SetupProblem::GodSeat(_) => "god_of_winds",
            SetupProblem::OffersPerTurn(_) => "offers_per_turn",
            SetupProblem::BecalmedRounds(_) => "becalmed_rounds",
            SetupProblem::Edition(_) => return None,
            SetupProblem::Option(problem) => problem.key,
        };
        Some(key.to_owned())
    }
}

impl std::error::Error for SetupProblem {}

impl Setup {
    /// Creates a setup for this many players with the options of a preset.
    ///
    /// ```
    /// use emberwake_sea::{GodOfWinds, Preset, Setup};
    ///
    /// let setup = Setup::preset(4, Preset::AsPrinted);
    /// assert_eq!((setup.players, setup.god_of_winds), (4, GodOfWinds::None));
    /// ```
    pub const fn preset(players: u8, preset: Preset) -> Setup {
        let setup = Setup::new(players);
        match preset {
            Preset::FullVoyage => setup,
            Preset::AsPrinted => Setup {
                god_of_winds: GodOfWinds::None,
                feats: FeatDeck::Three,
                fog_exit: FogExit::Ocean,
                becalmed_rounds: None,
                ..setup
            },
            Preset::FirstVoyage => Setup {
                distance: Distance::UpTo,
                found: FoundWhen::OnArrival,
                myth: MythGoal::TwoOfThree,
                ..setup
            },
            Preset::DieSails => Setup { steering: Steering::Die, ..setup },
        }
    }

    /// S10.7: returns `true` if sunk boats are discarded and stay known to those who knew them.
    pub fn remembers_discards(&self) -> bool {
        self.sunk_boats == SunkBoats::Discard && self.has(DISCARDS_STAY_KNOWN)
    }

    /// S10.2: returns `true` if offers name their kind of exchange, as they do since edition 2.
    ///
    /// ```
    /// use emberwake_sea::Setup;
    /// use emberwake_sea::kernel::SetupText;
    ///
    /// assert!(Setup::new(3).names_kinds());
    /// assert!(!Setup::new(3).with_edition(1).names_kinds());
    /// ```
    pub const fn names_kinds(&self) -> bool {
        self.has(BOATS_MEET_ANYWHERE)
    }

    /// Returns every reason why this setup is invalid; none if it is valid.
    ///
    /// ```
    /// use emberwake_sea::{Setup, SetupProblem};
    ///
    /// let problems = Setup { offers_per_turn: 9, ..Setup::new(4) }.problems();
    /// assert_eq!(problems, [SetupProblem::OffersPerTurn(9)]);
    /// assert_eq!(problems[0].to_string(), "S10.4: Offers per turn must be 1 to 5, not 9.");
    /// ```
    pub fn problems(&self) -> Vec<SetupProblem> {
        let wrong = options::problems(self, self.players);
        let mut problems: Vec<SetupProblem> = wrong.into_iter().map(SetupProblem::from).collect();
        if !(1..=EDITION).contains(&self.edition) || !options::are_known(self, self.players) {
            problems.push(SetupProblem::Edition(self.edition));
        }
        problems
    }
}

/// Some options have specific variants for their problems.
impl From<OptionProblem> for SetupProblem {
    fn from(problem: OptionProblem) -> SetupProblem {
        match (problem.key, problem.why) {
            ("players", OptionRefusal::Range { found, .. }) => SetupProblem::Players(found as u8),
            ("first_player", OptionRefusal::NoSeat(seat)) => SetupProblem::FirstSeat(seat),
            ("god_of_winds", OptionRefusal::NoSeat(seat)) => SetupProblem::GodSeat(seat),
            ("offers_per_turn", OptionRefusal::Range { found, .. }) => {
                SetupProblem::OffersPerTurn(found as u8)
            }
            ("becalmed_rounds", OptionRefusal::Range { found, .. }) => {
                SetupProblem::BecalmedRounds(found as u8)
            }
            _ => SetupProblem::Option(problem),
        }
    }
}

impl SetupText for Setup {
    const OPTIONS: &'static [TableOption<Setup>] = OPTIONS;

    fn usual(players: u8) -> Setup {
        Setup::new(players)
    }

    fn edition(&self) -> u8 {
        self.edition
    }

    fn with_edition(self, edition: u8) -> Setup {
        Setup { edition, ..self }
    }

    fn presets(players: u8) -> Vec<(&'static str, Setup)> {
        Preset::ALL.map(|preset| (preset.name(), Setup::preset(players, preset))).to_vec()
    }
}
