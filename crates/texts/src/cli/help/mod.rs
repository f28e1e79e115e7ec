//! What `--help` says of every command and option.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// A text of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    // Headings.
    /// Above how a command is called.
    HeadingUsage,
    /// Above the commands.
    HeadingCommands,
    /// Above the arguments.
    HeadingArguments,
    /// Above the options.
    HeadingOptions,
    /// Above the options of the table.
    HeadingTable,
    /// Above the examples.
    HeadingExamples,

    // Everywhere.
    /// What the program is.
    Emberwake,
    /// `--lang`.
    Lang,
    /// `--help`.
    Help,
    /// `--version`.
    Version,
    /// What the exit codes mean.
    ExitCodes,
    /// `--json` for one object.
    Json,
    /// `--json` for one object a line.
    JsonLines,
    /// `--players`.
    Players,

    // Commands.
    /// `play`.
    Play,
    /// `rules`.
    Rules,
    /// `simulate`.
    Simulate,
    /// `arena`.
    Arena,
    /// `tune`.
    Tune,
    /// `bench`.
    Bench,
    /// `perft`.
    Perft,
    /// `record`.
    Record,
    /// `box`.
    BoxCommand,

    // Options of a table of Campfire.
    /// `--adventurers`.
    Adventurers,
    /// `--first`.
    First,
    /// `--even-stacks`.
    EvenStacks,
    /// `--moon-ties`.
    MoonTies,
    /// `--standstill`.
    Standstill,
    /// `--lumarathon`.
    Lumarathon,
    /// `--box`.
    Box,

    // `play`.
    /// `play --players`.
    PlayPlayers,
    /// `play --seats`.
    Seats,
    /// `play --names`.
    Names,
    /// `play --seed`.
    PlaySeed,
    /// `play --record`.
    PlayRecord,
    /// `play --resume`.
    Resume,
    /// `play --bot-delay`.
    BotDelay,

    // `rules`.
    /// The ids of paragraphs.
    RuleIds,
    /// `rules --find`.
    Find,

    // `simulate`.
    /// `simulate --bots`.
    Bots,
    /// `simulate --rotate`.
    Rotate,
    /// `simulate --games`.
    Games,
    /// `simulate --seed`.
    SimulateSeed,
    /// `--turns-max`.
    TurnsMax,
    /// `simulate --records`.
    Records,
    /// `simulate --force`.
    Force,
    /// `simulate --threads`.
    Threads,

    // `arena` and `tune`.
    /// `arena --bots`.
    ArenaBots,
    /// `arena --seats`.
    ArenaSeats,
    /// `arena --sprt`.
    ArenaSprt,
    /// `arena --resume`.
    ArenaResume,
    /// `tune --method`.
    TuneMethod,
    /// `tune --bot`.
    TuneBot,

    // `bench`.
    /// `bench --players`.
    BenchPlayers,
    /// `bench --seconds`.
    Seconds,

    // `perft`.
    /// `perft --seed`.
    PerftSeed,
    /// `perft --depth`.
    Depth,
    /// `perft --record`.
    PerftRecord,
    /// `perft --line`.
    PerftLine,

    // `record`.
    /// `record check`.
    RecordCheck,
    /// `record show`.
    RecordShow,
    /// `record verify`.
    RecordVerify,
    /// `record states`.
    RecordStates,
    /// The files of records.
    RecordFiles,
    /// `record states --seat`.
    StatesSeat,
    /// `record states --legal`.
    StatesLegal,
    /// `record states --json`.
    StatesJson,

    // `box`.
    /// `box check`.
    BoxCheck,
    /// `box show`.
    BoxShow,
    /// The file of a box.
    BoxFile,

    // `load`.
    // Looking after a server.
    /// `admin`.
    Admin,
    /// `admin --database`.
    AdminDatabase,
    /// `admin reports`.
    AdminReports,
    /// `admin reports --all`.
    AdminAll,
    /// `admin close`.
    AdminClose,
    /// The number of a report.
    AdminReport,
    /// `admin close --note`.
    AdminNote,
    /// `admin people`.
    AdminPeople,
    /// What to look for.
    AdminFind,
    /// `admin ban`.
    AdminBan,
    /// `admin unban`.
    AdminUnban,
    /// `admin mute`.
    AdminMute,
    /// `admin unmute`.
    AdminUnmute,
    /// `--days`.
    AdminDays,
    /// `admin rename`.
    AdminRename,
    /// The new name.
    AdminName,
    /// `admin role`.
    AdminRole,
    /// `admin reset-password`.
    AdminResetPassword,
    /// `admin delete-person`.
    AdminDeletePerson,
    /// `admin delete-table`.
    AdminDeleteTable,
    /// `admin delete-record`.
    AdminDeleteRecord,
    /// `admin audit`.
    AdminAudit,
    /// The number of a person.
    AdminPerson,
    /// The name of a table or record.
    AdminId,

    /// `load`.
    Load,
    /// `load --at`.
    LoadAt,
    /// `load --database`.
    LoadDatabase,
    /// `load --processes`.
    LoadProcesses,
    /// `load --tables`.
    LoadTables,
    /// `load --seconds`.
    LoadSeconds,
    /// `load --rounds`.
    LoadRounds,
    /// `load --echo`.
    LoadEcho,
    /// `load --idle-tables`.
    LoadIdleTables,
    /// `load --idle-sockets`.
    LoadIdleSockets,
}
}

/// A text of the help in a language.
pub fn help(lang: Lang, help: Help) -> &'static str {
    speak!(lang, help(help))
}
