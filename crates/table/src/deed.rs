//! The lines of the log: everything that ever changed a table, and its notation.

use crate::text::{number_u64, take_seat, take_u64, word};
use crate::{Level, Motion, Person};
use dealer::Nonce;
use kernel::notation::{Misread, hex, hex32};
use kernel::{Game, Seat};
use std::fmt;

/// Something that changed a table. Applying the deeds of a log again leads to the same table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed<G: Game> {
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
    /// All agreed to end the game; the places come with [`Deed::End`].
    AgreedEnd,
    Rematch,
    Close,
}

/// One line: a deed and when it was done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry<G: Game> {
    pub(crate) at_ms: u64,
    pub(crate) deed: Deed<G>,
    /// What the game reported, all of it, if the line is one of the last. Viewers get what
    /// [`Game::witness`] leaves.
    pub(crate) events: Box<[G::Event]>,
}

impl<G: Game> fmt::Display for Deed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Sit { person, seat } => write!(f, "sit {person} {seat}"),
            Deed::Stand { person } => write!(f, "stand {person}"),
            Deed::Chair { seat, level: Some(level) } => write!(f, "chair {seat} bot {level}"),
            Deed::Chair { seat, level: None } => write!(f, "chair {seat} open"),
            Deed::Kick { person } => write!(f, "kick {person}"),
            Deed::Ready { person, nonce } => write!(f, "ready {person} {}", hex(&**nonce)),
            Deed::Unready { person } => write!(f, "unready {person}"),
            Deed::Start => f.write_str("start"),
            Deed::Move { seat, answers, mv } => write!(f, "move {seat} {answers} {mv}"),
            Deed::Bot { seat, answers, mv } => write!(f, "bot {seat} {answers} {mv}"),
            Deed::Luck { outcome } => write!(f, "luck {outcome}"),
            Deed::Undo { seat, back_to, agreed: true } => write!(f, "undo {seat} {back_to} agreed"),
            Deed::Undo { seat, back_to, agreed: false } => write!(f, "undo {seat} {back_to} free"),
            Deed::Propose { person, motion } => write!(f, "propose {person} {motion}"),
            Deed::Agree { person } => write!(f, "agree {person}"),
            Deed::Decline { person } => write!(f, "decline {person}"),
            Deed::Lapse => f.write_str("lapse"),
            Deed::Pause => f.write_str("pause"),
            Deed::Resume => f.write_str("resume"),
            Deed::TimeOut { seat } => write!(f, "timeout {seat}"),
            Deed::Away { seat } => write!(f, "away {seat}"),
            Deed::HandOver { seat } => write!(f, "handover {seat}"),
            Deed::TakeBack { seat } => write!(f, "takeback {seat}"),
            Deed::Resign { seat } => write!(f, "resign {seat}"),
            Deed::Say { person, text } => write!(f, "say {person} {text}"),
            Deed::Mute { person } => write!(f, "mute {person}"),
            Deed::Unmute { person } => write!(f, "unmute {person}"),
            Deed::Clock => f.write_str("clock"),
            Deed::Outage { from_ms } => write!(f, "outage {from_ms}"),
            Deed::End { places } => {
                f.write_str("end")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
            Deed::AgreedEnd => f.write_str("agreed end"),
            Deed::Rematch => f.write_str("rematch"),
            Deed::Close => f.write_str("close"),
        }
    }
}

impl<G: Game> Deed<G> {
    /// Reads what `Display` has written, and nothing else.
    pub(crate) fn read(text: &str) -> Result<Deed<G>, Misread> {
        let mut rest = text;
        let verb = word(&mut rest).unwrap_or_default();
        let deed = match verb {
            "move" | "bot" => Self::read_move(verb, rest)?,
            "luck" => Some(Deed::Luck { outcome: rest.parse()? }),
            verb => Self::read_plain(verb, &mut rest),
        };
        // Comparing with what would be written refuses other spellings and what is left over.
        deed.filter(|deed| deed.to_string() == text)
            .ok_or_else(|| Misread::new(text, expected(verb)))
    }

    fn read_move(verb: &str, mut rest: &str) -> Result<Option<Deed<G>>, Misread> {
        let (Some(seat), Some(answers)) = (take_seat(&mut rest), take_u64(&mut rest)) else {
            return Ok(None);
        };
        let mv = rest.parse()?;
        Ok(Some(match verb {
            "move" => Deed::Move { seat, answers, mv },
            _ => Deed::Bot { seat, answers, mv },
        }))
    }

    fn read_plain(verb: &str, rest: &mut &str) -> Option<Deed<G>> {
        Some(match verb {
            "start" => Deed::Start,
            "lapse" => Deed::Lapse,
            "pause" => Deed::Pause,
            "resume" => Deed::Resume,
            "clock" => Deed::Clock,
            // What is left over is compared by the caller.
            "agreed" => Deed::AgreedEnd,
            "rematch" => Deed::Rematch,
            "close" => Deed::Close,
            "outage" => Deed::Outage { from_ms: take_u64(rest)? },
            "end" => {
                let place = |word: &str| u8::try_from(number_u64(word)?).ok();
                let places: Option<Vec<u8>> = rest.split(' ').map(place).collect();
                Deed::End { places: places? }
            }
            "chair" | "undo" | "timeout" | "away" | "handover" | "takeback" | "resign" => {
                Self::read_of_seat(verb, take_seat(rest)?, rest)?
            }
            _ => Self::read_of_person(verb, Person(take_u64(rest)?), rest)?,
        })
    }

    fn read_of_seat(verb: &str, seat: Seat, rest: &mut &str) -> Option<Deed<G>> {
        Some(match verb {
            "chair" => match word(rest)? {
                "bot" => Deed::Chair { seat, level: Some(Level::new(rest)?) },
                _ => Deed::Chair { seat, level: None },
            },
            "undo" => {
                let back_to = take_u64(rest)?;
                Deed::Undo { seat, back_to, agreed: *rest == "agreed" }
            }
            "timeout" => Deed::TimeOut { seat },
            "away" => Deed::Away { seat },
            "handover" => Deed::HandOver { seat },
            "takeback" => Deed::TakeBack { seat },
            _ => Deed::Resign { seat },
        })
    }

    fn read_of_person(verb: &str, person: Person, rest: &mut &str) -> Option<Deed<G>> {
        Some(match verb {
            "sit" => Deed::Sit { person, seat: take_seat(rest)? },
            "stand" => Deed::Stand { person },
            "kick" => Deed::Kick { person },
            "ready" => Deed::Ready { person, nonce: Box::new(hex32(rest)?) },
            "unready" => Deed::Unready { person },
            "propose" => Deed::Propose { person, motion: Motion::read(rest)? },
            "agree" => Deed::Agree { person },
            "decline" => Deed::Decline { person },
            "say" => Deed::Say { person, text: (*rest).to_owned() },
            "mute" => Deed::Mute { person },
            "unmute" => Deed::Unmute { person },
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
