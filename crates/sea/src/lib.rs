//! The rules of *Legends of the Sea Nomads*, as one value that knows them: [`Sea`].
//!
//! There is one file for each step of the rulebook; `turn` reads like the sequence of play, and
//! `tables` contains every number. The ids in the documentation (S6.3) are the rules of the
//! rulebook.
//!
//! This crate does no input or output, rolls no dice and reads no clock: chance is an actor whose
//! outcomes are data. Only boats and Myths that were drawn are secret; a [`View`] contains what
//! each seat knows about them.
//!
//! # From notation
//!
//! ```
//! use emberwake_sea::kernel::{Game, Seat, Turn, Viewer};
//! use emberwake_sea::{Preset, Sea, Setup};
//!
//! // Every random outcome and every decision has a notation; this is the beginning of a record.
//! let mut sea = Sea::start(&Setup::preset(3, Preset::AsPrinted)).unwrap();
//! for outcome in ["dir S", "dir N", "myth 2", "myth 0", "myth 5", "boat 4:location",
//!                 "boat 0:action", "boat 1:character"] {
//!     sea.resolve(outcome.parse().unwrap(), &mut ()).unwrap();
//! }
//! // Seat 1 rolled N and has launched its boat from the Primordial Sea, without being asked.
//! assert_eq!(sea.turn(), Turn::Seat(Seat(1)));
//! sea.play("wind pay:blue".parse().unwrap(), &mut ()).unwrap();
//! for outcome in ["dir E", "dist 2", "tile sea", "tile island"] {
//!     sea.resolve(outcome.parse().unwrap(), &mut ()).unwrap();
//! }
//! let view = sea.view(Viewer::Spectator);
//! let boat = view.players[1].boat.unwrap();
//! assert_eq!((boat.cell.x, boat.cell.y, boat.crew.to_string()), (2, 2, "blue:4".to_owned()));
//! ```
//!
//! # A game to its end
//!
//! ```
//! use emberwake_dealer::Quick;
//! use emberwake_sea::kernel::{Game, playout};
//! use emberwake_sea::{Sea, Setup};
//!
//! let mut sea = Sea::start(&Setup::new(4)).unwrap();
//! playout(&mut sea, &mut Quick::new(7), &mut Vec::new());
//! println!("The game ended by {:?}.", sea.end().unwrap());
//! assert!(sea.standing().unwrap().winners().count() >= 1);
//! ```
//!
//! # The legal moves and a refusal
//!
//! ```
//! use emberwake_dealer::Quick;
//! use emberwake_sea::kernel::playout::{draw_until_asked, listed_moves};
//! use emberwake_sea::kernel::{Cites, Game};
//! use emberwake_sea::{Illegal, Question, Sea, Setup};
//!
//! let mut sea = Sea::start(&Setup::new(3)).unwrap();
//! draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
//! assert_eq!(sea.asked(), Some(Question::Wind));
//! assert!(listed_moves(&sea).contains(&"wind keep".parse().unwrap()));
//!
//! let refused = sea.play("attack 2".parse().unwrap(), &mut ()).unwrap_err();
//! assert_eq!(refused, Illegal::NotAsked(Question::Wind));
//! assert_eq!(refused.rule(), "S5.1");
//! assert_eq!(refused.to_string(), "S5.1: You’re being asked something else: “Turn the wind?”.");
//! ```
//!
//! # What one seat sees
//!
//! ```
//! use emberwake_dealer::Quick;
//! use emberwake_sea::kernel::playout::draw_until_asked;
//! use emberwake_sea::kernel::{Game, Seat, Viewer};
//! use emberwake_sea::{Sea, Setup};
//!
//! let mut luck = Quick::new(1);
//! let mut sea = Sea::start(&Setup::new(3)).unwrap();
//! draw_until_asked(&mut sea, &mut luck, &mut ());
//! let view = sea.view(Viewer::Seat(Seat(0)));
//! assert!(view.players[0].myth.is_some() && view.players[1].myth.is_none());
//!
//! // A position that looks the same from there; what the seat can't see is drawn at random.
//! let imagined = Sea::imagine(&view, &mut luck);
//! assert_eq!(imagined.view(Viewer::Seat(Seat(0))), view);
//! ```
//!
//! # A record
//!
//! ```
//! use emberwake_dealer::Quick;
//! use emberwake_sea::kernel::{Record, playout::random_journal};
//! use emberwake_sea::{Sea, Setup};
//!
//! let journal = random_journal::<Sea>(&Setup::new(3), &mut Quick::new(7));
//! let text = Record::of(&journal, Vec::new()).to_string();
//! let record = Record::<Sea>::parse(&text).unwrap();
//! assert_eq!(record.replay(&mut ()).unwrap().now(), journal.now());
//! ```
mod agenda;
mod audit;
mod battle;
mod chance;
mod chart;
mod columns;
mod deal;
mod disembark;
mod draft;
mod edition;
mod event;
mod fast;
mod feats;
mod fog;
mod forecast;
mod found;
mod game;
#[cfg(feature = "serde")]
mod gate;
mod god;
mod illegal;
mod interact;
#[cfg(feature = "serde")]
mod json;
mod knowledge;
mod launch;
mod legends;
mod losses;
mod moves;
mod options;
mod outcome;
mod ownership;
mod pieces;
mod preview;
mod sail;
mod scoring;
mod seat_facts;
mod sentences;
mod setup;
mod state;
mod survey;
pub mod tables;
mod talks;
mod tribe;
mod turn;
mod view;
mod wind;

/// The crate with the [`Game`](kernel::Game) trait, in the version that this one uses.
pub use kernel;

pub use agenda::Frame;
pub use chance::throw;
pub use chart::{Cell, Direction, Side, TileId, TileKind};
pub use columns::{Holdings, OpenMap, ScoreParts};
pub use deal::turn_order;
pub use draft::{Draft, DraftProblem};
pub use edition::EDITION;
pub use event::{Event, Feat, LossReason, PassReason, Places, SecuredBy, SinkReason, Trigger};
pub use forecast::{CrewChange, Dice, Forecast, Gets, Reach};
pub use illegal::{Illegal, Question};
pub use moves::{ExchangeKind, Move, Offer, Pair};
pub use options::{
    Distance, FeatDeck, FirstPlayer, FogExit, FoundWhen, GodOfWinds, MythGoal, OPTIONS, Setup,
    Steering, SunkBoats, TileMix, Trail,
};
pub use outcome::Outcome;
pub use ownership::token_settlers;
pub use pieces::{Component, Handle, Myth, NoSuchMythError, Part};
pub use preview::{BattlePreview, BattleResult, Trader};
pub use scoring::Score;
pub use seat_facts::{PlayerFacts, SeatFacts, Whereabouts};
pub use setup::{Preset, SetupProblem};
pub use state::{Sea, Talks, Throws, Voyage};
pub use survey::{Held, Settled, Survey};
pub use tribe::{Counts, Tribe};
pub use view::{
    Awaits, BoatView, Decision, FeatView, PieceView, PileView, PlayerView, SettlementView,
    TileView, View,
};

/// The examples in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
