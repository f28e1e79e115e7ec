//! The help in English.

use super::Help;

pub(super) fn help(help: Help) -> &'static str {
    match help {
        Help::HeadingUsage => "Usage:",
        Help::HeadingCommands => "Commands",
        Help::HeadingArguments => "Arguments",
        Help::HeadingOptions => "Options",
        Help::HeadingTable => "Options of the table",
        Help::HeadingExamples => "Examples:",

        Help::Emberwake => "Board games in the terminal, with records that anybody can check",
        Help::Lang => {
            "The language; otherwise as EMBERWAKE_LANG, LC_ALL or LANG says, or else English"
        }
        Help::Help => "Print this help",
        Help::Version => "Print the version",
        Help::ExitCodes => {
            "Exit codes:\n  \
             0  fine; also if a pipe is closed before everything is printed\n  \
             1  what was checked is wrong: a record, a move in it, a box\n  \
             2  the command line can't be understood, or asks for what there isn't\n  \
             3  a file, the output or the terminal can't be read or written"
        }
        Help::Json => "Print one JSON object",
        Help::JsonLines => "Print one JSON object a line",
        Help::Players => "How many play; 4 if nobody says",

        Help::Play => "Play a game in this terminal, with people and bots",
        Help::Rules => "Show the rulebook, or parts of it",
        Help::Simulate => "Let bots play whole games, and sum up how they went",
        Help::Arena => "Compare bots: the same deals in every seating, with intervals and ratings",
        Help::Tune => "Find the weights of a game's bots by self-play, and print them",
        Help::Bench => "Measure how many random games one core plays in a second of processor time",
        Help::Perft => "Count the positions that lie a number of steps ahead",
        Help::Record => "Check, tell and verify games that were written down",
        Help::BoxCommand => "Check and show boxes, the files that hold card values",

        Help::Adventurers => {
            "How adventurers are chosen: by the players, at random, or named seat by seat (C2.3) [pick]"
        }
        Help::First => {
            "Who goes first: chance, or the seat with this number from 0 (C2.2) [random]"
        }
        Help::EvenStacks => "Whether all stacks are of 14 tiles, and not of 12 to 16 (C3.1) [on]",
        Help::MoonTies => "How tied leaders share the moons of a scoring (C7A.5) [pool]",
        Help::Standstill => "How many idle turns end the game, or off (C8.3) [60]",
        Help::Lumarathon => {
            "Three seats from the game of Oh Captain! before: Captain, winner, last (C9A.1) [off]"
        }
        Help::Box => "A file with the card values of your own copy (C1.7); see ‘emberwake box’",

        Help::PlayPlayers => "How many play; as many as --seats names, or 4",
        Help::Seats => {
            "Who sits where: human, random, greedy, medium or hard for each seat; you against medium bots if nobody says"
        }
        Help::Names => "What the seats are called",
        Help::PlaySeed => {
            "The dealer's seed: a number, or 64 hexadecimal digits; a secret one if nobody says"
        }
        Help::PlayRecord => {
            "Keep the game in this file as it goes; a running game that is in it is resumed with its own table"
        }
        Help::Resume => "Only resume: the file of --record must be there",
        Help::BotDelay => "How long a bot waits before it moves, in milliseconds [600]",

        Help::RuleIds => "Only the paragraphs with these ids",
        Help::Find => "Only the paragraphs that hold these words",

        Help::Bots => {
            "The bots, which take the seats in this order and from the beginning again: random, first-steps, easy, medium, hard, greedy, keen, uct:N or search:N, where N is how often a bot looks ahead [default: random]"
        }
        Help::Rotate => "The bots move on by one seat with each game",
        Help::Games => "How many games [100]",
        Help::TurnsMax => "Stop a game after this many turns and count it as unfinished",
        Help::SimulateSeed => {
            "The number from which all luck of the series follows; its first game is dealt like ‘play --seed’ [1]"
        }
        Help::Records => "Write every game to this folder, as GAME-SEED-INDEX.rec",
        Help::Force => "Overwrite records that are there already",
        Help::Threads => "On how many threads; as many as there are cores if nobody says",

        Help::ArenaBots => {
            "The bots, one for each seat: random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N or search:Ns, where N is how often a bot looks ahead, or for how many seconds"
        }
        Help::ArenaSeats => "Whether every deal is played in each seating, or only once [rotate]",
        Help::ArenaSprt => {
            "Stop as soon as it is decided which of these two shares of wins the first bot has"
        }
        Help::ArenaResume => {
            "Keep the finished games in this file, and go on after those that are in it"
        }
        Help::TuneMethod => {
            "Fit the weights to the results of self-play, or improve them step by step by matches [fit]"
        }
        Help::TuneBot => "Who plays, on every seat [search:60]",

        Help::BenchPlayers => {
            "How many play; every number that can, one after the other, if nobody says"
        }
        Help::Seconds => "How long to play for each number of players [2]",

        Help::PerftSeed => "The dealer's seed: a number, or 64 hexadecimal digits [1]",
        Help::Depth => "How many steps; as many as about a second allows if nobody says",
        Help::PerftRecord => {
            "Count from a position of this record, and not from the first decision after the deal"
        }
        Help::PerftLine => "After so many moves and outcomes of the record; all if nobody says",

        Help::RecordCheck => "Read records and replay them by the rules",
        Help::RecordShow => "Tell records in sentences, and how their points were made",
        Help::RecordVerify => {
            "Check all random results of records against the seeds that they reveal"
        }
        Help::RecordStates => "Print every position of records, one JSON object a line",
        Help::RecordFiles => "Records; ‘-’ for standard input",
        Help::StatesSeat => {
            "Only what this seat knows; other players' secret steps are shown as ‘?’ [default: everything]"
        }
        Help::StatesLegal => "Also list the legal moves of every position",
        Help::StatesJson => "Positions are printed as JSON in any case",

        Help::BoxCheck => "Say whether a box can be played with, and if not, why",
        Help::BoxShow => "Print a box; the default one, to start from, without a file",
        Help::BoxFile => "A box; ‘-’ for standard input",

        Help::Admin => "Read reports and look after the people and tables of a server",
        Help::AdminDatabase => {
            "The database of the server: sqlite:FILE or postgres://… [as for serve]"
        }
        Help::AdminReports => "List the reports that are open, newest first",
        Help::AdminAll => "List closed reports as well",
        Help::AdminClose => "Close a report",
        Help::AdminReport => "The number of the report",
        Help::AdminNote => "What you decided, for the audit trail",
        Help::AdminPeople => "Find people by a part of their name or login",
        Help::AdminFind => "A part of the name or login",
        Help::AdminBan => "Sign a person out and keep them out",
        Help::AdminUnban => "Let a banned person in again",
        Help::AdminMute => "Keep a person from using the chat",
        Help::AdminUnmute => "Let a muted person use the chat again",
        Help::AdminDays => "For this many days [for good]",
        Help::AdminRename => "Give a person another name",
        Help::AdminName => "The new name",
        Help::AdminRole => "Make a person an administrator, or a player again",
        Help::AdminResetPassword => "Give a person a new password, print it and sign them out",
        Help::AdminDeletePerson => "Delete a person; their finished games stay without the name",
        Help::AdminDeleteTable => "Delete a table with its game and its chat",
        Help::AdminDeleteRecord => "Delete an uploaded record",
        Help::AdminAudit => "List what administrators did, newest first",
        Help::AdminPerson => "The number of the person, as in admin people",
        Help::AdminId => "Its name, the last part of its address",
        Help::Load => "Measure how many moves a second a server on this machine stores",
        Help::LoadAt => {
            "The address of a server on this machine; otherwise one is started for the run"
        }
        Help::LoadDatabase => {
            "The database of the servers that are started; otherwise a temporary file"
        }
        Help::LoadProcesses => {
            "How many servers are started on one database; more than one needs PostgreSQL [1]"
        }
        Help::LoadTables => "How many tables are played at the same time [200]",
        Help::LoadSeconds => "How many seconds a round lasts [5]",
        Help::LoadRounds => "How many rounds there are [3]",
        Help::LoadEcho => {
            "Between the rounds, also measure a bare server that sends every frame back"
        }
        Help::LoadIdleTables => {
            "How many tables to leave waiting for a person, to see what memory they take [0]"
        }
        Help::LoadIdleSockets => {
            "How many silent connections to open, to see what memory they take [0]"
        }
    }
}
