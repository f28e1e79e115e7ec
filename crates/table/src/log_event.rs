//! The lines of the log: everything that ever changed a table, and its notation.

use crate::text::{number_u64, take_seat, take_u64, word};
use crate::{Level, Motion, Person};
use dealer::Nonce;
use kernel::notation::{Misread, hex, hex32};
use kernel::{Game, Seat};
use std::fmt;

/// Something that changed a table. Applying the log events of a log again leads to the same table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LogEvent<G: Game> {
    Sit {
        person: Person,
        seat: Seat,
    },
    Stand {
        person: Person,
    },
    Chair {
        seat: Seat,
        level: Option<Level>,
    },
    Kick {
        person: Person,
    },
    Ready {
        person: Person,
        /// Boxed, because it would make every line of every log longer.
        nonce: Box<Nonce>,
    },
    Unready {
        person: Person,
    },
    Start,
    Move {
        seat: Seat,
        answers: u64,
        mv: G::Move,
    },
    Bot {
        seat: Seat,
        answers: u64,
        mv: G::Move,
    },
    Luck {
        outcome: G::Outcome,
    },
    Undo {
        seat: Seat,
        back_to: u64,
        agreed: bool,
    },
    Propose {
        person: Person,
        motion: Motion,
    },
    Agree {
        person: Person,
    },
    Decline {
        person: Person,
    },
    Lapse,
    Pause,
    Resume,
    TimeOut {
        seat: Seat,
    },
    Away {
        seat: Seat,
    },
    HandOver {
        seat: Seat,
    },
    TakeBack {
        seat: Seat,
    },
    Resign {
        seat: Seat,
    },
    Say {
        person: Person,
        text: String,
    },
    Mute {
        person: Person,
    },
    Unmute {
        person: Person,
    },
    /// The host's clock had jumped back; times are counted from this line on.
    Clock,
    /// The host was away from that moment until this line; nobody is charged for it.
    Outage {
        from_ms: u64,
    },
    End {
        places: Vec<u8>,
    },
    /// All agreed to end the game; the places come with [`LogEvent::End`].
    AgreedEnd,
    Rematch,
    Close,
}

/// One line: a log event and when it was done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LogEntry<G: Game> {
    pub(crate) at_ms: u64,
    pub(crate) logged: LogEvent<G>,
    /// What the game reported, all of it, if the line is one of the last. Viewers get what
    /// [`Game::witness`] leaves.
    pub(crate) events: Box<[G::Event]>,
}

impl<G: Game> fmt::Display for LogEvent<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogEvent::Sit { person, seat } => write!(f, "sit {person} {seat}"),
            LogEvent::Stand { person } => write!(f, "stand {person}"),
            LogEvent::Chair { seat, level: Some(level) } => write!(f, "chair {seat} bot {level}"),
            LogEvent::Chair { seat, level: None } => write!(f, "chair {seat} open"),
            LogEvent::Kick { person } => write!(f, "kick {person}"),
            LogEvent::Ready { person, nonce } => write!(f, "ready {person} {}", hex(&**nonce)),
            LogEvent::Unready { person } => write!(f, "unready {person}"),
            LogEvent::Start => f.write_str("start"),
            LogEvent::Move { seat, answers, mv } => write!(f, "move {seat} {answers} {mv}"),
            LogEvent::Bot { seat, answers, mv } => write!(f, "bot {seat} {answers} {mv}"),
            LogEvent::Luck { outcome } => write!(f, "luck {outcome}"),
            LogEvent::Undo { seat, back_to, agreed: true } => {
                write!(f, "undo {seat} {back_to} agreed")
            }
            LogEvent::Undo { seat, back_to, agreed: false } => {
                write!(f, "undo {seat} {back_to} free")
            }
            LogEvent::Propose { person, motion } => write!(f, "propose {person} {motion}"),
            LogEvent::Agree { person } => write!(f, "agree {person}"),
            LogEvent::Decline { person } => write!(f, "decline {person}"),
            LogEvent::Lapse => f.write_str("lapse"),
            LogEvent::Pause => f.write_str("pause"),
            LogEvent::Resume => f.write_str("resume"),
            LogEvent::TimeOut { seat } => write!(f, "timeout {seat}"),
            LogEvent::Away { seat } => write!(f, "away {seat}"),
            LogEvent::HandOver { seat } => write!(f, "handover {seat}"),
            LogEvent::TakeBack { seat } => write!(f, "takeback {seat}"),
            LogEvent::Resign { seat } => write!(f, "resign {seat}"),
            LogEvent::Say { person, text } => write!(f, "say {person} {text}"),
            LogEvent::Mute { person } => write!(f, "mute {person}"),
            LogEvent::Unmute { person } => write!(f, "unmute {person}"),
            LogEvent::Clock => f.write_str("clock"),
            LogEvent::Outage { from_ms } => write!(f, "outage {from_ms}"),
            LogEvent::End { places } => {
                f.write_str("end")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
            LogEvent::AgreedEnd => f.write_str("agreed end"),
            LogEvent::Rematch => f.write_str("rematch"),
            LogEvent::Close => f.write_str("close"),
        }
    }
}

impl<G: Game> LogEvent<G> {
    /// Reads what `Display` has written, and nothing else.
    pub(crate) fn read(text: &str) -> Result<LogEvent<G>, Misread> {
        let mut rest = text;
        let verb = word(&mut rest).unwrap_or_default();
        let logged = match verb {
            "move" | "bot" => Self::read_move(verb, rest)?,
            "luck" => Some(LogEvent::Luck { outcome: rest.parse()? }),
            verb => Self::read_plain(verb, &mut rest),
        };
        // Comparing with what would be written refuses other spellings and what is left over.
        logged
            .filter(|logged| logged.to_string() == text)
            .ok_or_else(|| Misread::new(text, expected(verb)))
    }

    fn read_move(verb: &str, mut rest: &str) -> Result<Option<LogEvent<G>>, Misread> {
        let (Some(seat), Some(answers)) = (take_seat(&mut rest), take_u64(&mut rest)) else {
            return Ok(None);
        };
        let mv = rest.parse()?;
        Ok(Some(match verb {
            "move" => LogEvent::Move { seat, answers, mv },
            _ => LogEvent::Bot { seat, answers, mv },
        }))
    }

    fn read_plain(verb: &str, rest: &mut &str) -> Option<LogEvent<G>> {
        Some(match verb {
            "start" => LogEvent::Start,
            "lapse" => LogEvent::Lapse,
            "pause" => LogEvent::Pause,
            "resume" => LogEvent::Resume,
            "clock" => LogEvent::Clock,
            // What is left over is compared by the caller.
            "agreed" => LogEvent::AgreedEnd,
            "rematch" => LogEvent::Rematch,
            "close" => LogEvent::Close,
            "outage" => LogEvent::Outage { from_ms: take_u64(rest)? },
            "end" => {
                let place = |word: &str| u8::try_from(number_u64(word)?).ok();
                let places: Option<Vec<u8>> = rest.split(' ').map(place).collect();
                LogEvent::End { places: places? }
            }
            "chair" | "undo" | "timeout" | "away" | "handover" | "takeback" | "resign" => {
                Self::read_of_seat(verb, take_seat(rest)?, rest)?
            }
            _ => Self::read_of_person(verb, Person(take_u64(rest)?), rest)?,
        })
    }

    fn read_of_seat(verb: &str, seat: Seat, rest: &mut &str) -> Option<LogEvent<G>> {
        Some(match verb {
            "chair" => match word(rest)? {
                "bot" => LogEvent::Chair { seat, level: Some(Level::new(rest)?) },
                _ => LogEvent::Chair { seat, level: None },
            },
            "undo" => {
                let back_to = take_u64(rest)?;
                LogEvent::Undo { seat, back_to, agreed: *rest == "agreed" }
            }
            "timeout" => LogEvent::TimeOut { seat },
            "away" => LogEvent::Away { seat },
            "handover" => LogEvent::HandOver { seat },
            "takeback" => LogEvent::TakeBack { seat },
            _ => LogEvent::Resign { seat },
        })
    }

    fn read_of_person(verb: &str, person: Person, rest: &mut &str) -> Option<LogEvent<G>> {
        Some(match verb {
            "sit" => LogEvent::Sit { person, seat: take_seat(rest)? },
            "stand" => LogEvent::Stand { person },
            "kick" => LogEvent::Kick { person },
            "ready" => LogEvent::Ready { person, nonce: Box::new(hex32(rest)?) },
            "unready" => LogEvent::Unready { person },
            "propose" => LogEvent::Propose { person, motion: Motion::read(rest)? },
            "agree" => LogEvent::Agree { person },
            "decline" => LogEvent::Decline { person },
            "say" => LogEvent::Say { person, text: (*rest).to_owned() },
            "mute" => LogEvent::Mute { person },
            "unmute" => LogEvent::Unmute { person },
            _ => return None,
        })
    }
}

/// The pattern of the lines that begin with this word.
fn expected(verb: &str) -> &'static str {
    match verb {
        "sit" => "sit <person> <seat>",
        "chair" => "chair <seat> open | chair <seat> bot <level>",
        "ready" => "ready <person> <64 hexadecimal digits>",
        "move" => "move <seat> <sequence> <move>",
        "bot" => "bot <seat> <sequence> <move>",
        "undo" => "undo <seat> <sequence> free|agreed",
        "propose" => "propose <person> undo|pause|resume|rematch|end",
        "timeout" | "away" | "handover" | "takeback" | "resign" => "<word> <seat>",
        "stand" | "kick" | "unready" | "agree" | "decline" | "mute" | "unmute" => "<word> <person>",
        "say" => "say <person> <text>",
        "outage" => "outage <ms>",
        "agreed" => "agreed end",
        "end" => "end <place of seat 0> <place of seat 1> …",
        "start" | "lapse" | "pause" | "resume" | "clock" | "rematch" | "close" => "<word>",
        _ => "a line of the table's log",
    }
}
