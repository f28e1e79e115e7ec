//! Every text of the page that is not about one game's events: buttons, headings, hints, labels.

mod book;
mod de;
mod en;
mod es;
mod fr;
mod lesson;
pub mod online;
mod sea;

pub use book::{BookMsg, say_book};
pub use lesson::{CAMPFIRE_LESSON, SEA_LESSON, campfire_lesson, sea_lesson};
pub use sea::{SeaMsg, say_sea};

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// A text of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Msg<'a> {
    /// Below the name of the program.
    Tagline,
    /// The way back to the first page.
    Home,
    /// Starts a game at once.
    PlayNow,
    /// What that does.
    PlayNowHelp,
    /// A table with options.
    NewTable,
    /// What that is for.
    NewTableHelp,
    /// What Campfire is.
    CampfireBlurb,
    /// The rulebook.
    Rules,
    /// The page of settings.
    Settings,
    /// The guided game.
    Learn,
    /// Offers the guided game.
    LearnOffer,
    /// Declines an offer.
    NotNow,
    /// The heading of the list.
    SavedGames,
    /// The list is empty.
    NoSavedGames,
    /// Goes on with a game.
    Open,
    /// Opens a finished game.
    LookAt,
    /// Steps through a game.
    Replay,
    /// Forgets a saved game.
    Delete,
    /// Asks before it.
    DeleteAsk,
    /// A saved game can't be opened.
    DamagedSave,
    /// A saved game of another version of the page.
    OtherVersionSave,
    /// No game has this address.
    NoSuchSave,
    /// The browser keeps nothing.
    StorageForbidden,
    /// No room is left.
    StorageFull,
    /// Opens a file.
    Import,
    /// Saves a file.
    Export,
    /// Makes a link.
    CopyLink,
    /// The link is ready.
    LinkCopied,
    /// The game does not fit into a link.
    LinkTooLong,
    /// A link can't be read.
    BadLink,
    /// A file can't be read as text.
    BadFile,
    /// A record of another game.
    UnknownGame {
        /// What fills the gap.
        name: &'a str,
    },
    /// Checks the shuffle.
    Verify,
    /// The shuffle is proved.
    Verified {
        /// What fills the gap.
        count: &'a str,
    },
    /// The seats of a table.
    Seats,
    /// One of them.
    SeatNumber {
        /// What fills the gap.
        number: &'a str,
    },
    /// A person decides.
    Person,
    /// A bot decides.
    BotEasy,
    /// A bot decides.
    BotMedium,
    /// A bot decides.
    BotHard,
    /// The name of a player.
    Name,
    /// The name of the only person.
    You,
    /// One more player.
    AddSeat,
    /// One player less.
    RemoveSeat,
    /// The options of a table.
    Options,
    /// Opens the table.
    StartGame,
    /// An option is settled in the game.
    PlayerSettles,
    /// Chance decides.
    AtRandom,
    /// The host decides.
    Fixed,
    /// A switch.
    On,
    /// A switch.
    Off,
    /// How moons are shared.
    PoolTies,
    /// How moons are shared.
    SeparateTies,
    /// The Captain of the game before.
    Captain,
    /// The winner of the game before.
    WinnerBefore,
    /// The last of the game before.
    LastBefore,
    /// Cards of one's own copy.
    BoxFile,
    /// Which cards are used.
    BoxUsed {
        /// What fills the gap.
        name: &'a str,
    },
    /// The cards that come with the game.
    BoxDefault,
    /// A person is asked.
    YourTurn {
        /// What fills the gap.
        name: &'a str,
    },
    /// A bot thinks.
    Thinking {
        /// What fills the gap.
        name: &'a str,
    },
    /// The game has ended.
    GameOver,
    /// By which earlier edition of the rules a game was played.
    OldEdition {
        /// Which.
        edition: &'a str,
    },
    /// How far the game is.
    TurnNumber {
        /// What fills the gap.
        number: &'a str,
    },
    /// Before the first turn.
    Setup,
    /// Plays the chosen move.
    Confirm,
    /// Takes back a step of choosing.
    Back,
    /// Takes back a decision.
    Undo,
    /// Asks the table.
    UndoAnyway,
    /// Agrees.
    Yes,
    /// Leaves things as they are.
    Cancel,
    /// Closes a box.
    Close,
    /// More to do at a table.
    Menu,
    /// A bot takes a seat.
    HandOver {
        /// What fills the gap.
        name: &'a str,
    },
    /// A person takes a seat.
    TakeOver {
        /// What fills the gap.
        name: &'a str,
    },
    /// Gives up.
    Resign {
        /// What fills the gap.
        name: &'a str,
    },
    /// Asks before it.
    ResignAsk {
        /// What fills the gap.
        name: &'a str,
    },
    /// A bot plays for a person.
    StandsIn,
    /// Has given up.
    Resigned,
    /// What happened.
    Log,
    /// What is new.
    SinceYourTurn,
    /// Songs and legends.
    Cards,
    /// Those at the table.
    Players,
    /// Sleepers' discs by chance.
    PlaceRest,
    /// How to begin.
    ChoosePile,
    /// How to begin without a card to write.
    ChoosePileOnly,
    /// Where to put something.
    ChoosePlace,
    /// Which disc.
    ChooseDisc,
    /// Which direction.
    ChooseWay,
    /// An ability may be used.
    Ability,
    /// It is not used.
    NoAbility,
    /// Ulrich's pair.
    PairAt {
        /// What fills the gap.
        place: &'a str,
    },
    /// Siana's skip.
    SkipAt {
        /// What fills the gap.
        place: &'a str,
    },
    /// Red's lift.
    LiftDisc {
        /// What fills the gap.
        height: &'a str,
    },
    /// What to pay with.
    ChoosePayment,
    /// What a move would do.
    Preview,
    /// It brings nothing.
    NobodyTakes,
    /// Moons that go to the chart.
    Rises,
    /// Above the cards that can be written now.
    Writable,
    /// Marks the row of the points that decided the game.
    Decided,
    /// Something was pressed that a guided game does not ask for.
    LessonOther,
    /// The title of an example game.
    ExampleDuel,
    /// The title of an example game.
    ExampleThree,
    /// The title of an example game.
    ExampleFive,
    /// The title of an example game.
    ExampleShared,
    /// The title of an example game.
    ExampleLegends,
    /// The title of an example game.
    ExampleMyth,
    /// The title of an example game.
    ExampleBattle,
    /// The title of an example game.
    ExampleVaal,
    /// Leads from one paragraph to the whole rulebook.
    OpenRulebook,
    /// The heading of the sheet of shortcuts.
    Keys,
    /// What digits do.
    KeyPlace,
    /// What letters do.
    KeyAnswer,
    /// What arrow keys do.
    KeyReplay,
    /// What these keys do on the chart.
    KeyChart,
    /// Tiles that leave the game.
    Lost,
    /// Lys is met.
    LysBonus,
    /// Whoever takes a tile that nobody has seen yet.
    UncoveredTo {
        /// What fills the gap.
        name: &'a str,
    },
    /// Nobody takes it.
    UncoveredLost,
    /// Red may lift.
    MayLift,
    /// The chart afterwards.
    MoonsThen {
        /// What fills the gap.
        count: &'a str,
    },
    /// A scoring follows.
    ScoringThen,
    /// What a card brings.
    PointsNow {
        /// What fills the gap.
        points: &'a str,
    },
    /// Something can't be chosen.
    NotPossible,
    /// Leads to a paragraph.
    RuleLink {
        /// What fills the gap.
        id: &'a str,
    },
    /// The price for the reader.
    CostsYou {
        /// What fills the gap.
        price: &'a str,
    },
    /// Who has a card.
    TakenBy {
        /// What fills the gap.
        name: &'a str,
    },
    /// A card may be taken.
    CanWrite,
    /// A song.
    Song {
        /// What fills the gap.
        price: &'a str,
    },
    /// A column.
    Songs,
    /// A column.
    Legends,
    /// A column.
    MoonsWon,
    /// A column.
    TilesLeft,
    /// A column.
    Total,
    /// A column.
    PlayerColumn,
    /// Who has won.
    Winner {
        /// What fills the gap.
        names: &'a str,
    },
    /// Who has won together.
    SharedVictory {
        /// What fills the gap.
        names: &'a str,
    },
    /// The heading of the final table.
    HowPoints,
    /// The heading of the graph.
    Graph,
    /// Another game.
    PlayAgain,
    /// Points of a player.
    Points {
        /// What fills the gap.
        points: &'a str,
    },
    /// Where a replay stands.
    StepOf {
        /// What fills the gap.
        step: &'a str,
        /// What fills the gap.
        all: &'a str,
    },
    /// Replay.
    ToStart,
    /// Replay.
    StepBack,
    /// Replay.
    StepOn,
    /// Replay.
    ToEnd,
    /// Replay.
    PlayOn,
    /// Replay.
    Pause,
    /// A new game from here.
    ContinueHere,
    /// From whose knowledge.
    SeenBy,
    /// Everything is shown.
    Everybody,
    /// What all know.
    Spectator,
    /// From replay to table.
    BackToTable,
    /// Search in the rulebook.
    Search,
    /// Nothing was found.
    NothingFound,
    /// How many paragraphs were found.
    FoundCount {
        /// What fills the gap.
        count: &'a str,
    },
    /// Shows only rulings and inventions.
    OnlyOurs,
    /// The sections.
    Contents,
    /// A setting.
    Language,
    /// A setting.
    LanguageAuto,
    /// A setting.
    Light,
    /// A setting.
    LightAuto,
    /// A setting.
    LightLight,
    /// A setting.
    LightDark,
    /// A setting.
    Motion,
    /// A setting.
    MotionOff,
    /// A setting.
    MotionSlow,
    /// A setting.
    MotionNormal,
    /// A setting.
    MotionFast,
    /// The system wants less motion.
    MotionReduced,
    /// A setting.
    Sound,
    /// Jumps to the end of what moves.
    SkipMotion,
    /// The guided game.
    LessonNext,
    /// The guided game.
    LessonLeave,
    /// The guided game.
    LessonShow,
    /// The guided game.
    LessonStep {
        /// What fills the gap.
        step: &'a str,
        /// What fills the gap.
        all: &'a str,
    },
    /// For keyboards.
    SkipToContent,
    /// For screen readers.
    BoardLabel,
    /// For screen readers.
    PlaceLabel {
        /// What fills the gap.
        place: &'a str,
    },
    /// For screen readers: discs from the bottom.
    PileLabel {
        /// What fills the gap.
        discs: &'a str,
    },
    /// For screen readers.
    PileEmpty,
    /// For screen readers.
    StackLabel {
        /// What fills the gap.
        count: &'a str,
        /// What fills the gap.
        tile: &'a str,
    },
    /// For screen readers.
    StackEmpty,
    /// For screen readers.
    LysHere,
    /// For screen readers.
    MayChoose,
    /// For screen readers.
    Chosen,
    /// For screen readers.
    ChartLabel {
        /// What fills the gap.
        count: &'a str,
    },
    /// Marks who went first.
    FirstPlayer,
    /// Games of the tests.
    Fixtures,
    /// The page works without network.
    Install,
    /// A bot gave no answer.
    BotSilent,
    /// Between people at one screen.
    Curtain {
        /// What fills the gap.
        name: &'a str,
    },
    /// Opens the curtain.
    Ready,
    /// What the command does.
    ServeAbout,
    /// The binary holds no page.
    NoPage,
}
}

/// Says a text in a language.
pub fn say(lang: Lang, what: &Msg) -> String {
    speak!(lang, say(what))
}

/// A colon between a heading and what follows, as the language sets it.
pub fn colon(lang: Lang, heading: &str, rest: &str) -> String {
    match lang {
        Lang::Fr => format!("{heading}\u{a0}: {rest}"),
        Lang::En | Lang::De | Lang::Es => format!("{heading}: {rest}"),
    }
}

/// What a level of bots is called.
pub fn level(lang: Lang, level: &str) -> String {
    match level {
        "easy" => say(lang, &Msg::BotEasy),
        "medium" => say(lang, &Msg::BotMedium),
        "hard" => say(lang, &Msg::BotHard),
        other => other.to_owned(),
    }
}
