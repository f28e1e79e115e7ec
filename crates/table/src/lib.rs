//! One running table of any game: seats, turns, clocks, undo, pauses, bots that stand in, chat and
//! the log. Events come in with the time, effects go out; nothing else happens here.
//!
//! The same code runs an online table on a server and an offline one in a browser. So this crate
//! has no sockets, database, threads, clock or randomness: the time, the seed and the nonces are
//! arguments, and everything to do outside is an [`Effect`].
//!
//! # An example
//!
//! Ann (person 7) opens a table of Campfire and sits down against a bot.
//!
//! ```
//! use campfire::{Campfire, Setup};
//! use dealer::Seed;
//! use kernel::{Seat, Turn, Viewer};
//! use table::*;
//!
//! let ann = Person(7);
//! let easy = Level::new("easy").unwrap();
//! let opening = Opening {
//!     setup: Setup::new(2),
//!     options: HostingOptions::live(easy.clone()),
//!     owner: Some(ann),
//!     chairs: vec![Chair::Person(ann), Chair::Bot(easy)],
//!     prelude: Vec::new(),
//! };
//! // The host keeps the seed secret, and stores the first lines of the log.
//! let seed = Seed::from_number(1);
//! let (mut table, effects) = Table::<Campfire>::open(opening, seed.clone(), 1_000).unwrap();
//! let Effect::Commit { lines } = &effects[0] else { panic!("storing comes first") };
//! let mut stored = lines.clone();
//!
//! // Ann has seen the commitment, adds a nonce and starts. Outcomes are drawn immediately.
//! let now_ms = 2_000;
//! for event in [
//!     Event::Connected { person: ann },
//!     Event::act(ann, Act::Ready { nonce: [0x11; 32] }),
//!     Event::act(ann, Act::Start),
//! ] {
//!     let seen = table.sequence();
//!     let handled = table.handle(event, now_ms).unwrap();
//!     for effect in handled.effects {
//!         match effect {
//!             Effect::Commit { lines } => stored.extend(lines),
//!             Effect::AskBot { .. } => println!("a bot is to think"),
//!             other => println!("{other:?}"),
//!         }
//!     }
//!     if handled.is_visible {
//!         println!("Ann is told {:?}", table.since(seen, table.viewer_of(ann), now_ms));
//!     }
//! }
//!
//! // The player who must decide names the line that the move answers.
//! let status = table.status(Viewer::Seat(Seat(0)), now_ms);
//! let Turn::Seat(seat) = status.turn else { panic!("luck has fallen already") };
//! let mv = table.legal_moves(seat)[0];
//! let event = match seat {
//!     Seat(0) => Event::act(ann, Act::Move { answers: status.answers, mv }),
//!     seat => Event::BotMove { seat, answers: status.answers, mv },
//! };
//! for effect in table.handle(event.clone(), now_ms + 5_000).unwrap().effects {
//!     if let Effect::Commit { lines } = effect {
//!         stored.extend(lines);
//!     }
//! }
//! // The same move again, because an answer was lost on the way, does no harm.
//! let again = table.handle(event, now_ms + 6_000);
//! assert!(matches!(again, Err(TableError::AlreadyPlayed { .. })));
//!
//! // After a crash the stored lines and the seed give the same table back.
//! assert_eq!(Table::restore(seed, stored), Ok(table));
//! ```
//!
//! # The host's duties
//!
//! - It authenticates people: the table trusts the persons in events.
//! - It carries out effects in order. [`Effect::Commit`] comes first: only what is stored may
//!   be told. If storing fails, the host drops the table and restores it from what is stored.
//!   Sequences have no gaps, so a unique key on (table, sequence) keeps two hosts from running one
//!   table.
//! - It tells viewers what changed when [`Handled::is_visible`] says so: the table doesn't know who
//!   looks, and what a view or a status costs is spent only on those who do.
//! - It sends [`Event::Tick`] when [`Effect::WakeAt`] says so, or later, or more often.
//! - It computes moves of bots after [`Effect::AskBot`] from [`Table::view`] and
//!   [`Table::legal_moves`]. A bot that was overtaken by events gets a refusal and is asked again
//!   if it is still wanted.
//! - After [`Table::restore`] it sends [`Event::HostReturned`], then who is connected.
//! - It stores the seed separately from the log and shows it to no one. After the end
//!   [`Table::record`] reveals it.
//!
//! # What the table decides
//!
//! **Moves** name the line they answer ([`Status::answers`]): the last that changed the position.
//! Chat, votes and clocks don't make a move stale. The same move for the same line again is
//! [`TableError::AlreadyPlayed`].
//!
//! **Random outcomes** are drawn immediately after the move that asks for them, from the seed and
//! the nonces that persons gave by being ready, in the same commit as the move. The commitment is
//! part of every [`Status`].
//!
//! **A prelude** ([`Opening::prelude`]) lets a game continue from the middle of another one. It is
//! part of the log and can't be undone. Random outcomes still follow from the seed, so that they
//! are the same after an undo, but not as the dealer deals: no one can verify them
//! ([`Table::is_checkable`]), and the record doesn't claim that anyone could.
//!
//! **Viewers** are told what [`kernel::Game::witness`] leaves of each line and what
//! [`kernel::Game::view`] shows, never more. [`Table::since`] returns what was missed, for a seat's
//! person or a spectator. No one receives the moves and outcomes themselves.
//!
//! **Undo.** A person can undo the last decision freely ([`Act::Undo`]) if the journal allows it
//! (no random outcome and no other seat since), the person made it, and it revealed nothing: the
//! table plays it on other positions that the seat had to consider possible and compares. Otherwise
//! all persons must agree ([`Motion::Undo`]). The vote ends when someone moves; bots wait for it.
//! Proposing an undo that is free does it immediately, so a page needs only one button. The dealer
//! doesn't forget: an outcome that is asked for again is the same. An undo gives back the decision,
//! not the time.
//!
//! **Clocks** run for persons only, never in a pause, and a move is one decision. When time runs
//! out ([`OnTimeout`]), a bot takes the seat, to the end of the game or until the person comes back
//! ([`Act::TakeBack`]). A person who comes back with an empty bank has [`GRACE_MS`]. The same
//! happens to persons who are absent when it is their turn ([`HostingOptions::away_ms`]). If only
//! stand-in bots are left, they wait.
//!
//! **Votes** pass when all persons who decide agree; bots and persons replaced by a bot don't
//! count. Only one vote is open at a time, for [`HostingOptions::vote_ms`].
//!
//! # The log
//!
//! Every change that matters is a line, and a table is restored by replaying its lines. A line is
//! `<time> <word> …`; the time is in milliseconds since 1970-01-01 UTC, and persons, seats and
//! sequences are plain numbers. Lines are numbered from 1; the number is stored next to them.
//! Connections aren't in the log. **The log contains every secret but the seed and is for the host
//! only.**
//!
//! The first lines, in this order, all with the same time:
//!
//! | line | meaning |
//! |---|---|
//! | `table 1 campfire 1` | version of this notation, game, version of its rules |
//! | `set <key> <value>` … | the game's setup, as in a record |
//! | `option clock none` | or `move <ms>`, `bank <ms> <increment ms>`, `days <n> 7`, `days <n> 5` (weekends off) |
//! | `option timeout bot` | or `resign` |
//! | `option level <level>` | of bots that stand in |
//! | `option zone <minutes>` | local time minus UTC |
//! | `option away <ms>` | or `never` |
//! | `option vote <ms>` | |
//! | `option pause <ms>` | |
//! | `option talk all` | or `seats` |
//! | `option hints on` | only if persons may ask their own device for hints |
//! | `owner <person>` | if there is one |
//! | `chair <seat> open` … | or `person <person>`, `bot <level>`, for each seat |
//! | `past <seat> <move>`, `past ! <outcome>` … | what was played already, as in a record, where the game goes on from another |
//! | `commit <hexadecimal>` | the dealer's commitment |
//! | `open` | |
//!
//! Then any of these:
//!
//! | line | meaning |
//! |---|---|
//! | `sit <person> <seat>` | a person sits down, or changes seats |
//! | `stand <person>` | a person leaves the seat |
//! | `chair <seat> open` | a seat is opened; or given to a `bot <level>` |
//! | `kick <person>` | a person is removed |
//! | `ready <person> <hexadecimal>` | a person is ready and gives a nonce |
//! | `unready <person>` | a person is no longer ready |
//! | `start` | the game begins |
//! | `move <seat> <sequence> <move>` | the seat's person answers that line with a move |
//! | `bot <seat> <sequence> <move>` | a bot answers that line with a move |
//! | `luck <outcome>` | a random outcome is drawn |
//! | `undo <seat> <sequence> free` | the seat's decision is undone, back to that line; or `agreed` |
//! | `propose <person> undo` | a vote is opened; or on `pause`, `resume`, `rematch` |
//! | `agree <person>`, `decline <person>` | a person votes |
//! | `lapse` | the vote ends unanswered |
//! | `pause`, `resume`, `rematch` | a vote passed, or a pause was over |
//! | `timeout <seat>` | the seat's time ran out |
//! | `away <seat>` | its person was absent |
//! | `handover <seat>`, `takeback <seat>`, `resign <seat>` | its person does so |
//! | `say <person> <text>` | chat, to the end of the line |
//! | `mute <person>`, `unmute <person>` | whether someone may write |
//! | `clock` | the host's clock had jumped back; times count from here |
//! | `outage <ms>` | the host was away since then; no one is charged |
//! | `end <place of seat 0> …` | the game is over |
//! | `close` | the table is closed without a result |
//!
//! A log that breaks off anywhere after `open` can be restored; [`Event::HostReturned`] then draws
//! the random outcome that the last move was waiting for.

mod act;
mod calendar;
mod clocks;
mod effect;
mod error;
mod event;
mod first_round;
mod hexadecimal;
mod lobby;
mod log;
mod log_event;
mod loose;
mod opening;
mod options;
mod person;
mod play;
mod presence;
mod restore;
#[cfg(feature = "schema")]
pub mod schema;
mod seats;
mod standin;
mod state;
mod table;
mod talk;
mod tell;
mod text;
mod time;
mod vote;

pub use act::Act;
pub use clocks::GRACE_MS;
pub use effect::{Effect, News, Phase, SeatStatus, Status, Told, UndoNeeds, VoteStatus};
pub use error::TableError;
pub use event::{Event, Motion};
pub use first_round::FirstRound;
pub use opening::{LOG_VERSION, OpenProblem, Opening};
pub use options::{
    Clock, DURATION_MS_MAX, HostingOptions, HostingProblem, OnTimeout, UTC_OFFSET_MINUTES_MAX,
    Weekends,
};
pub use person::{By, Level, LevelProblem, Person};
pub use restore::{RestoreProblem, RestoreWhy};
pub use seats::{Absence, Chair, Occupant};
pub use state::ACTS_MAX;
pub use table::{Handled, Opened, Table};
pub use talk::{CHAT_CHARS_MAX, CHAT_LINES_MAX};
pub use tell::Missed;
pub use vote::IDLE_ROUNDS;
