//! Every refusal as an English sentence, for programs that use these rules without a translation.
//!
//! Spaces count from 0, as in the notation of moves. A front end that counts from 1, or speaks
//! another language, makes its own sentences from the enums. A test of Emberwake compares its
//! English with this one.

use crate::boxes::{BoxProblem, LEGEND_VALUE_MAX, SONG_POINTS_MAX, SONG_PRICE_MAX};
use crate::draft::DraftProblem;
use crate::illegal::{Illegal, Question};
use crate::setup::SetupProblem;
use crate::tables::{PLAYERS_MAX, PLAYERS_MIN, STANDSTILL_MAX};
use kernel::Cites;
use std::fmt;

impl Question {
    /// Returns the question as a prompt to the player.
    ///
    /// ```
    /// use emberwake_campfire::Question;
    ///
    /// assert_eq!(Question::Lift.prompt(), "Lift one of your discs to the top?");
    /// ```
    pub const fn prompt(self) -> &'static str {
        match self {
            Question::Pick => "Choose your adventurer",
            Question::Frog => "Place the Frog",
            Question::Sleeper => "Place a sleeper’s disc",
            Question::Disc => "Place one of your discs",
            Question::PointLys => "Point Lys at a stack",
            Question::Nudge => "Move Lys one space?",
            Question::Act => "Sow a pile or write a card",
            Question::LysBonus => "Lys bonus: move Lys to another stack",
            Question::Lift => "Lift one of your discs to the top?",
            Question::LastWriting => "Write one last card?",
        }
    }
}

impl Illegal {
    /// Returns the reason as a sentence to the player, without its rule.
    ///
    /// ```
    /// use emberwake_campfire::Illegal;
    ///
    /// let sentence = "You already have a Song, and you can only have one.";
    /// assert_eq!(Illegal::SecondSong.sentence(), sentence);
    /// assert_eq!(Illegal::SecondSong.to_string(), format!("C6.2: {sentence}"));
    /// ```
    pub fn sentence(&self) -> String {
        let text = match *self {
            Illegal::NotAsked(asked) => {
                return format!("You’re being asked something else: “{}”.", asked.prompt());
            }
            Illegal::LuckAwaited => "Not yet. A random result comes first.",
            Illegal::GameOver => "The game is over.",
            Illegal::AdventurerTaken(who) => {
                return format!("Another player already has {who:?}. Choose someone else.");
            }
            Illegal::NotAsleep(who) => {
                return format!("{who:?} is awake. Place a sleeper’s disc.");
            }
            Illegal::SleeperPlaced(who) => {
                return format!("Both of {who:?}’s discs are already placed.");
            }
            Illegal::FifthDisc(place) => {
                return format!(
                    "Space {place} already has 4 discs, the most allowed during setup."
                );
            }
            Illegal::NoOwnDisc(place) => return format!("You have no disc on space {place}."),
            Illegal::NotUlrich => "Only Ulrich may drop two discs on one space.",
            Illegal::NoPairLeft(step) => {
                return format!(
                    "You don’t have two discs left to drop at step {step} of this move."
                );
            }
            Illegal::NotSiana => "Only Siana may skip a space.",
            Illegal::NothingToSkip(step) => {
                return format!("This move has no step {step} to skip.");
            }
            Illegal::LysMustMove(place) => {
                return format!("Lys already points at space {place}. Choose another stack.");
            }
            Illegal::NothingToLift(place, height) => {
                return format!(
                    "Disc {height} from the bottom on space {place} isn’t yours, or doesn’t exist."
                );
            }
            Illegal::AlreadyOnTop(place) => {
                return format!("That disc is already on top of its pile on space {place}.");
            }
            Illegal::NoSuchSong(price) => return format!("This box has no Song {price}."),
            Illegal::NoSuchLegend(legend, value) => {
                return format!("This box has no {legend:?} {value}.");
            }
            Illegal::SongTaken(price) => {
                return format!("Song {price} is already taken. Choose another card.");
            }
            Illegal::LegendTaken(legend, value) => {
                return format!("{legend:?} {value} is already taken. Choose another card.");
            }
            Illegal::SecondSong => "You already have a Song, and you can only have one.",
            Illegal::SongPayment { price, paid } => {
                let tiles = count(price.into(), "tile");
                return format!("Song {price} costs exactly {tiles}, but you offered {paid}.");
            }
            Illegal::NoStory(legend) => return format!("You have no {legend:?} tile."),
            Illegal::TooFewTiles { legend, needed, owned } => {
                let needed = count(needed.into(), &format!("{legend:?}"));
                return format!("You need to discard {needed}, but you have {owned}.");
            }
            Illegal::NotHigher { legend, owned } => {
                return format!(
                    "You already have {legend:?} {owned}. \
                     You can only upgrade to a higher {legend:?} card."
                );
            }
            Illegal::TooFewWilds { needed, owned } => {
                let needed = count(needed.into(), "Wild");
                return format!("You offered {needed}, but you have {owned}.");
            }
            Illegal::TooManyWilds { price } => {
                let tiles = count(price.into(), "tile");
                return format!("This card costs you {tiles}. You can’t pay more Wilds than that.");
            }
        };
        text.to_owned()
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.sentence())
    }
}

impl SetupProblem {
    /// Returns the reason as a sentence, without its rule.
    ///
    /// ```
    /// use emberwake_campfire::Setup;
    ///
    /// let problem = &Setup::new(6).problems()[0];
    /// assert_eq!(problem.sentence(), "This game is for 2 to 5 players, not 6.");
    /// ```
    pub fn sentence(&self) -> String {
        let text = match self {
            SetupProblem::Players(players) => {
                return format!(
                    "This game is for {PLAYERS_MIN} to {PLAYERS_MAX} players, not {players}."
                );
            }
            SetupProblem::FirstSeat(_) => {
                "The player who goes first must have a seat at this table."
            }
            SetupProblem::FixedCount { named, players } => {
                let named = count(*named, "adventurer");
                let players = count((*players).into(), "player");
                return format!("{named} for {players}: each player needs exactly one.");
            }
            SetupProblem::FixedTwice(who) => {
                return format!("Two players can’t both play {who:?}.");
            }
            SetupProblem::Standstill(turns) => {
                return format!(
                    "Standstill must be 1 to {STANDSTILL_MAX} turns, or off, not {turns}."
                );
            }
            SetupProblem::Edition(edition) => {
                return format!(
                    "Edition {edition} of the rules is unknown, \
                     or doesn’t have an option you chose."
                );
            }
            SetupProblem::LumarathonSeat(_) => {
                "The Lumarathon names a seat that this table doesn’t have."
            }
            SetupProblem::LumarathonWinnerLast(_) => {
                "One player can’t have finished both first and last \
                 in the game of Oh Captain! before this one."
            }
            SetupProblem::LumarathonFirst => {
                "In a Lumarathon the Captain goes first. Don’t choose a first player."
            }
            SetupProblem::Cards(problem) => return problem.sentence(),
            SetupProblem::Option(problem) => return format!("{problem}."),
        };
        text.to_owned()
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.sentence())
    }
}

impl BoxProblem {
    /// Returns the reason as a sentence, without its rule.
    ///
    /// ```
    /// use emberwake_campfire::{BoxProblem, CardBox};
    ///
    /// let problems = CardBox::parse("a shopping list").unwrap_err();
    /// assert_eq!(problems, [BoxProblem::NotABox]);
    /// assert_eq!(problems[0].to_string(), "C1.7: Line 1: this isn’t a box file.");
    /// ```
    pub fn sentence(&self) -> String {
        let text = match self {
            BoxProblem::NotABox => "Line 1: this isn’t a box file.",
            BoxProblem::Version(found) => {
                return format!(
                    "Line 1: this box file has version “{found}”. Only version 1 is supported."
                );
            }
            BoxProblem::Misread(line, misread) => return format!("Line {line}: {misread}."),
            BoxProblem::NoName => "The box has no line with its name.",
            BoxProblem::NameTwice(line) => {
                return format!("Line {line}: the box already has a name.");
            }
            BoxProblem::BadName => {
                "A box name must have 1 to 60 printable characters, with no space at either end."
            }
            BoxProblem::DefaultName => {
                "The name “default” is reserved for the game’s own cards. Choose another name."
            }
            BoxProblem::LegendMissing(legend) => {
                return format!("The box has no line for the {legend:?} legend.");
            }
            BoxProblem::LegendTwice(line, legend) => {
                return format!("Line {line}: the {legend:?} legend already has a line.");
            }
            BoxProblem::LegendValuesAlike(legend, value) => {
                return format!(
                    "Two {legend:?} cards have the value {value}. All four must be different."
                );
            }
            BoxProblem::LegendValue(legend, value) => {
                return format!(
                    "{legend:?} cards must have values from 1 to {LEGEND_VALUE_MAX}, not {value}."
                );
            }
            BoxProblem::SongCount(found) => {
                return format!("A box must have 4 Songs, not {found}.");
            }
            BoxProblem::SongPricesAlike(price) => {
                return format!("Two Songs have the price {price}. All four must be different.");
            }
            BoxProblem::SongPrice(price) => {
                return format!("The price of a Song must be 1 to {SONG_PRICE_MAX}, not {price}.");
            }
            BoxProblem::SongPoints(points) => {
                return format!("A Song can score at most {SONG_POINTS_MAX} points, not {points}.");
            }
        };
        text.to_owned()
    }
}

impl Cites for BoxProblem {
    fn rule(&self) -> &'static str {
        "C1.7"
    }
}

impl fmt::Display for BoxProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.sentence())
    }
}

impl Cites for DraftProblem {
    fn rule(&self) -> &'static str {
        match self {
            DraftProblem::Setup(problem) => problem.rule(),
            DraftProblem::AdventurersOpen => "C2.3",
            DraftProblem::SeatsMismatch => "C2.1",
            DraftProblem::Stack(_) => "C3.1",
            DraftProblem::NoSuchCard(_) => "C1.7",
            DraftProblem::TooMany(_) | DraftProblem::TooFewTiles | DraftProblem::Material(_) => {
                "C1.2"
            }
        }
    }
}

impl DraftProblem {
    /// Returns the reason as a sentence, without its rule.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft, Tile};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.tiles[0] = vec![Tile::Wild; 3];
    /// let problems = draft.build().unwrap_err();
    /// assert_eq!(problems[0].to_string(), "C1.2: The box has only 2 tiles of the kind “wild”.");
    /// ```
    pub fn sentence(&self) -> String {
        let text = match self {
            DraftProblem::Setup(problem) => return problem.sentence(),
            DraftProblem::AdventurersOpen => "The adventurers of a draft must be fixed.",
            DraftProblem::SeatsMismatch => "Each list by seat needs one entry for each player.",
            DraftProblem::Stack(place) => {
                return format!(
                    "The stack on space {place} needs both tiles and a top, or neither."
                );
            }
            DraftProblem::NoSuchCard(seat) => {
                return format!("Seat {seat} has a card that isn’t in the box.");
            }
            DraftProblem::TooMany(tile) => {
                let most = tile.in_the_box();
                return format!("The box has only {most} tiles of the kind “{}”.", tile.word());
            }
            DraftProblem::TooFewTiles => "Too few tiles are left to fill the stacks.",
            DraftProblem::Material(law) => return format!("{law}."),
        };
        text.to_owned()
    }
}

impl fmt::Display for DraftProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.sentence())
    }
}

/// Returns a number of things.
fn count(number: usize, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}
