//! What the terminal interface says: keys, titles, hints and messages.
//!
//! Each language has a file of its own with one exhaustive `match`, so a text that is missing in a
//! language does not compile.

mod de;
mod en;
mod es;
mod fr;
pub mod sea;
pub mod table;

use crate::Lang;
use crate::messages::messages;

messages! {
/// Something the terminal interface says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ui<'a> {
    // Before and around the game.
    /// Input or output is no terminal.
    NoTerminal,
    /// The terminal itself failed.
    TerminalFailed {
        /// Why, as [`reason`] says it.
        why: &'a str,
    },
    /// The seats do not fit to the number of players.
    WrongSeats {
        /// How many seats were described.
        given: usize,
        /// How many play.
        players: u8,
    },
    /// The file for the record holds something else.
    RecordExists {
        /// Which file.
        file: &'a str,
    },
    /// The window is too small.
    TooSmall {
        /// The columns it needs.
        columns: u16,
        /// The lines it needs.
        lines: u16,
    },

    // The first line and the players.
    /// The number of the turn.
    TurnNumber {
        /// From 1.
        turn: u32,
    },
    /// How many stacks have tiles, and with how many the game ends.
    StacksLeft {
        /// Stacks with tiles.
        stacks: usize,
        /// With so many the game ends.
        end: u32,
    },
    /// How many turns in a row brought nothing.
    IdleTurns {
        /// How many.
        turns: u16,
    },
    /// A bot, by its name on the command line.
    Bot(&'a str),
    /// Before the names of sleeping adventurers.
    Asleep,

    // Moves and what they would bring.
    /// The heading of answers that need no groups.
    Answers,
    /// Legends, as a heading.
    Legends,
    /// A Song, as a heading.
    Song,
    /// Songs, as the name of a row of cards.
    Songs,
    /// Ulrich drops two discs at once, after a direction and a comma.
    PairAt {
        /// On which place.
        place: usize,
    },
    /// Siana drops none, after a direction and a comma.
    SkipAt {
        /// On which place.
        place: usize,
    },
    /// Before tiles that would leave the game.
    Forgotten,
    /// A scoring of moons would follow.
    Scoring,
    /// The move would bring the Lys bonus.
    LysBonus,
    /// Red could lift a disc then.
    MayLift,
    /// The points of whoever writes.
    ScoreAfter {
        /// Before.
        before: &'a str,
        /// After.
        after: &'a str,
    },
    /// Bots move, after a wait.
    BotsMove {
        /// In milliseconds.
        delay_ms: u64,
    },
    /// What can be done after the end.
    AfterEnd,
    /// The game is over.
    GameOver,

    // The last line: keys in a word.
    /// Arrow keys.
    KeyChoose,
    /// Enter.
    KeyPlay,
    /// Typing notation.
    KeyType,
    /// Tab.
    KeyComplete,
    /// Escape.
    KeyBack,
    /// Taking back.
    KeyUndo,
    /// The cards.
    KeyCards,
    /// The rulebook.
    KeyRules,
    /// The language.
    KeyLanguage,
    /// The help.
    KeyHelp,
    /// Leaving.
    KeyLeave,
    /// Skipping a wait.
    KeySkip,
    /// Changing the wait.
    KeySpeed,
    /// The result.
    KeyResult,
    /// Hint: shows the board to the person who has the screen now.
    KeyLook,
    /// Hint: opens the pieces that a seat knows.
    KeyPieces,
    /// Asks to hand the screen over, so that nobody sees another's secrets.
    HandOver {
        /// To whom.
        name: &'a str,
    },

    // Messages.
    /// How to take back what may not be taken back freely.
    UndoAllTheSame,
    /// Nothing is taken back after the end.
    UndoAfterEnd,
    /// Something was taken back.
    TakenBack,
    /// Whether the game is really meant to end.
    EndAsked,
    /// All agreed to end the game.
    EndAgreed,
    /// Bots don't agree to end the game yet.
    BotsPlayOn,
    /// How long bots wait.
    Delay {
        /// In milliseconds.
        delay_ms: u64,
    },
    /// A file could not be written.
    NotKept {
        /// Which.
        file: &'a str,
        /// Why, as [`reason`] says it.
        why: &'a str,
    },
    /// A file could be written again.
    KeptAgain {
        /// Which.
        file: &'a str,
    },
    /// The seed of a resumed game is lost.
    SeedLost,

    // Notes in the log.
    /// What follows happened since this person's last turn.
    Since {
        /// Whose.
        name: &'a str,
    },
    /// Tiles that came to light, one after the other.
    Uncovered {
        /// Where, and their signs.
        tops: &'a str,
    },
    /// Moons went to the chart meanwhile.
    MoonsRose {
        /// How many.
        moons: u32,
    },
    /// A decision was taken back all the same.
    NoteTakenBack {
        /// Whose.
        name: &'a str,
        /// How many lines of the record went.
        lines: usize,
    },
    /// The game goes on from a record.
    Resumed,
    /// The seed is lost, and a new one is committed to.
    NoteSeedLost {
        /// The tag of the new commitment.
        tag: &'a str,
    },
    /// The dealer's commitment.
    Commitment {
        /// Its first digits.
        hex: &'a str,
    },
    /// Where the game is kept.
    KeptIn {
        /// The file.
        file: &'a str,
    },

    // The cards and the hidden tiles.
    /// The title of the cards.
    Cards,
    /// What cards cost one player.
    CardsFor {
        /// Whom.
        name: &'a str,
    },
    /// What two numbers mean.
    CardsPrice,
    /// What a tick means.
    CardsPayable,
    /// What a minus means.
    CardsLacking,
    /// What a letter means.
    CardsTaken,
    /// What a dot and `<` mean.
    CardsMine,
    /// The title of the hidden tiles.
    Hidden,
    /// What hidden tiles are.
    HiddenAbout {
        /// How many there are.
        total: u32,
    },

    // The result.
    /// One player has won.
    Won {
        /// Who.
        name: &'a str,
    },
    /// Several players share the victory.
    WonTogether {
        /// Who.
        names: &'a [String],
    },
    /// Moons, as a heading.
    Moons,
    /// Tiles left, as a heading.
    TilesLeft,
    /// Points, as a heading.
    Points,
    /// The whole luck can be checked.
    LuckVerifiable,
    /// It can't.
    LuckNotVerifiable,
    /// No record was kept.
    NoRecord,
    /// Where the record of the finished game is.
    RecordIsIn {
        /// The file.
        file: &'a str,
    },

    // Leaving.
    /// The title of the question.
    Leave,
    /// The question.
    LeaveQuestion,
    /// The keys that answer it.
    LeaveKeys,
    /// The game is not kept anywhere.
    GameWillBeLost,
    /// The game can be resumed.
    GameIsKept {
        /// The file.
        file: &'a str,
    },
    /// The file could not be written.
    GameIsNotKept {
        /// The file.
        file: &'a str,
    },

    // Help and rulebook.
    /// The title of the help.
    Help,
    /// How to scroll and close.
    OverlayKeys,
    /// How to close the result.
    ResultKeys,
    /// How to read the rulebook.
    RulebookKeys,
    /// The words searched for are nowhere.
    NothingFound {
        /// The words.
        words: &'a str,
    },
    /// Where the words searched for are.
    Found {
        /// The words.
        words: &'a str,
        /// Which place is shown.
        at: usize,
        /// How many there are.
        found: usize,
    },
    /// Up and down.
    HelpUpDown,
    /// Left and right.
    HelpLeftRight,
    /// Digits.
    HelpDigits,
    /// Enter.
    HelpEnter,
    /// Typing.
    HelpType,
    /// Taking back.
    HelpUndo,
    /// Taking back all the same.
    HelpUndoAll,
    /// What `E` does.
    HelpEnd,
    /// The cards.
    HelpCards,
    /// The hidden tiles.
    HelpHidden,
    /// The rulebook.
    HelpRules,
    /// The language.
    HelpLanguage,
    /// The log.
    HelpLog,
    /// The wait of bots.
    HelpSpeed,
    /// Skipping the wait.
    HelpSpace,
    /// Leaving.
    HelpLeave,
    /// Escape.
    HelpEsc,
    /// How a place is to be read.
    SignsPlace,
    /// How the preview is to be read.
    SignsPreview,
    /// How the players' cards are to be read.
    SignsCards,
}
}

messages! {
/// Why a file can't be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The folder does not exist, or no longer.
    NotFound,
    /// The person may not do that.
    NotAllowed,
    /// It is a folder.
    IsFolder,
    /// Something on the way there is not a folder.
    NotAFolder,
    /// No space is left.
    Full,
    /// Nothing can be written there at all.
    ReadOnly,
}
}

/// What the interface says, in the reader's language.
pub fn ui(lang: Lang, text: Ui) -> String {
    match lang {
        Lang::En => en::ui(text),
        Lang::Fr => fr::ui(text),
        Lang::De => de::ui(text),
        Lang::Es => es::ui(text),
    }
}

/// Why a file can't be written, as part of a sentence.
pub fn reason(lang: Lang, reason: Reason) -> &'static str {
    match lang {
        Lang::En => en::reason(reason),
        Lang::Fr => fr::reason(reason),
        Lang::De => de::reason(reason),
        Lang::Es => es::reason(reason),
    }
}

/// A wait in seconds, with this decimal mark.
fn seconds(delay_ms: u64, mark: char) -> String {
    let tenths = (delay_ms + 50) / 100;
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        tenth => format!("{}{mark}{tenth}", tenths / 10),
    }
}
