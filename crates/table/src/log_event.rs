//! The lines of the log: everything that changes a table, what each one does, and its notation.

use crate::state::{LogOrderError, State};
use crate::text::{number_u64, take_seat, take_u64, word};
use crate::{Absence, Level, Motion, Person};
use dealer::Nonce;
use kernel::notation::{NotationError, hex, hex32};
use kernel::{Game, Seat};
use std::fmt;

/// Something that changed a table. Replaying the log events of a log leads to the same table.
///
/// Long and rare variants are boxed, so that every event takes only as much memory as a move.
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
        level: Option<Box<Level>>,
    },
    Kick {
        person: Person,
    },
    Ready {
        readiness: Box<Readiness>,
    },
    Unready {
        person: Person,
    },
    Start,
    Move {
        seat: Seat,
        answers: Answered,
        mv: G::Move,
    },
    Bot {
        seat: Seat,
        answers: Answered,
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
        said: Box<Said>,
    },
    Mute {
        person: Person,
    },
    Unmute {
        person: Person,
    },
    /// The host's clock had jumped back; times count from this line on.
    Clock,
    /// The host was away from that moment until this line; no one is charged for it.
    Outage {
        from_ms: u64,
    },
    End {
        ranking: Box<Ranking>,
    },
    /// All persons agreed to end the game; the places follow with [`LogEvent::End`].
    AgreedEnd,
    Rematch,
    Close,
}

/// The line that a move answers. A `u32` is enough for any log, since the acts of people are
/// limited, and so are the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answered(u32);

impl Answered {
    /// Creates a value. A sequence too large for any log stays too large.
    pub(crate) fn new(sequence: u64) -> Answered {
        Answered(u32::try_from(sequence).unwrap_or(u32::MAX))
    }

    pub(crate) fn sequence(self) -> u64 {
        u64::from(self.0)
    }
}

impl fmt::Display for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The readiness of a person, with their contribution to the random results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Readiness {
    pub(crate) person: Person,
    pub(crate) nonce: Nonce,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) person: Person,
    pub(crate) text: String,
}

/// The places at the end of the game, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranking {
    pub(crate) places: Vec<u8>,
}

/// One line: a log event and its time.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LogEntry<G: Game> {
    pub(crate) at_ms: u64,
    pub(crate) logged: LogEvent<G>,
}

/// The effects of log events.
impl<G: Game> State<G> {
    /// Changes the state as a log event says, and adds the events of the game.
    pub(crate) fn carry_out(
        &mut self,
        at_ms: u64,
        logged: &LogEvent<G>,
        events: &mut Vec<G::Event>,
    ) -> Result<(), LogOrderError> {
        match logged {
            LogEvent::Sit { person, seat } => self.seat_person(*person, *seat),
            LogEvent::Stand { person } => self.unseat(*person),
            LogEvent::Chair { seat, level } => self.set_chair(*seat, level.as_deref().cloned()),
            LogEvent::Kick { person } => self.kick(*person),
            LogEvent::Ready { readiness } => {
                self.set_nonce(readiness.person, Some(readiness.nonce))
            }
            LogEvent::Unready { person } => self.set_nonce(*person, None),
            LogEvent::Start => self.begin(at_ms),
            LogEvent::Move { seat, answers, mv } => {
                self.play(at_ms, *seat, answers.sequence(), *mv, events)
            }
            LogEvent::Bot { seat, answers, mv } => {
                self.play_bot(at_ms, *seat, answers.sequence(), *mv, events)
            }
            LogEvent::Luck { outcome } => self.let_fall(at_ms, *outcome, events),
            LogEvent::Undo { seat, back_to, agreed } => self.undo(at_ms, *seat, *back_to, *agreed),
            LogEvent::End { ranking } => self.end(&ranking.places),
            LogEvent::Propose { person, motion } => self.open_vote(at_ms, *person, *motion),
            LogEvent::Agree { person } => self.count_vote(*person),
            LogEvent::Decline { .. } | LogEvent::Lapse => self.close_vote(at_ms),
            LogEvent::Pause => self.pause(at_ms),
            LogEvent::Resume => self.resume(at_ms),
            LogEvent::AgreedEnd => self.agree_end(at_ms, events),
            LogEvent::Rematch => self.agree_rematch(),
            LogEvent::TimeOut { seat } => self.time_out(*seat),
            LogEvent::Away { seat } => self.hand_over(*seat, Absence::Away),
            LogEvent::HandOver { seat } => self.hand_over(*seat, Absence::Chosen),
            LogEvent::TakeBack { seat } => self.take_back(at_ms, *seat),
            LogEvent::Resign { seat } => self.resign(*seat),
            LogEvent::Say { said } => self.count_line(said.person),
            LogEvent::Mute { person } => self.set_muted(*person),
            LogEvent::Unmute { person } => self.unset_muted(*person),
            LogEvent::Clock | LogEvent::Outage { .. } => Ok(()),
            LogEvent::Close => self.close(),
        }
    }

    /// Counts a log event against the acts of the person who caused it, as `Act::is_counted` does.
    pub(crate) fn count_act(&mut self, logged: &LogEvent<G>) {
        let person = match logged {
            LogEvent::Sit { person, .. }
            | LogEvent::Stand { person }
            | LogEvent::Unready { person }
            | LogEvent::Propose { person, .. }
            | LogEvent::Agree { person }
            | LogEvent::Decline { person } => Some(*person),
            LogEvent::Ready { readiness } => Some(readiness.person),
            LogEvent::Say { said } => Some(said.person),
            LogEvent::Undo { seat, agreed: false, .. } | LogEvent::TakeBack { seat } => {
                self.places[seat.index()].occupant.person()
            }
            _ => None,
        };
        if let Some(person) = person {
            *self.acts.entry(person).or_default() += 1;
        }
    }
}

impl<G: Game> fmt::Display for LogEvent<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogEvent::Sit { person, seat } => write!(f, "sit {person} {seat}"),
            LogEvent::Stand { person } => write!(f, "stand {person}"),
            LogEvent::Chair { seat, level: Some(level) } => write!(f, "chair {seat} bot {level}"),
            LogEvent::Chair { seat, level: None } => write!(f, "chair {seat} open"),
            LogEvent::Kick { person } => write!(f, "kick {person}"),
            LogEvent::Ready { readiness } => {
                write!(f, "ready {} {}", readiness.person, hex(&readiness.nonce))
            }
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
            LogEvent::Say { said } => write!(f, "say {} {}", said.person, said.text),
            LogEvent::Mute { person } => write!(f, "mute {person}"),
            LogEvent::Unmute { person } => write!(f, "unmute {person}"),
            LogEvent::Clock => f.write_str("clock"),
            LogEvent::Outage { from_ms } => write!(f, "outage {from_ms}"),
            LogEvent::End { ranking } => {
                f.write_str("end")?;
                ranking.places.iter().try_for_each(|place| write!(f, " {place}"))
            }
            LogEvent::AgreedEnd => f.write_str("agreed end"),
            LogEvent::Rematch => f.write_str("rematch"),
            LogEvent::Close => f.write_str("close"),
        }
    }
}

impl<G: Game> LogEvent<G> {
    /// Parses what `Display` has written, and nothing else.
    pub(crate) fn read(text: &str) -> Result<LogEvent<G>, NotationError> {
        let mut rest = text;
        let verb = word(&mut rest).unwrap_or_default();
        let logged = match verb {
            "move" | "bot" => Self::read_move(verb, rest)?,
            "luck" => Some(LogEvent::Luck { outcome: rest.parse()? }),
            verb => Self::read_plain(verb, &mut rest),
        };
        // Comparing with the written form rejects other spellings and leftover text.
        logged
            .filter(|logged| logged.to_string() == text)
            .ok_or_else(|| NotationError::new(text, expected(verb)))
    }

    fn read_move(verb: &str, mut rest: &str) -> Result<Option<LogEvent<G>>, NotationError> {
        let (Some(seat), Some(answers)) = (take_seat(&mut rest), take_u64(&mut rest)) else {
            return Ok(None);
        };
        let answers = Answered::new(answers);
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
            // The caller detects leftover text.
            "agreed" => LogEvent::AgreedEnd,
            "rematch" => LogEvent::Rematch,
            "close" => LogEvent::Close,
            "outage" => LogEvent::Outage { from_ms: take_u64(rest)? },
            "end" => {
                let place = |word: &str| u8::try_from(number_u64(word)?).ok();
                let places: Option<Vec<u8>> = rest.split(' ').map(place).collect();
                LogEvent::End { ranking: Box::new(Ranking { places: places? }) }
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
                "bot" => LogEvent::Chair { seat, level: Some(Box::new(Level::new(rest)?)) },
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
            "ready" => {
                LogEvent::Ready { readiness: Box::new(Readiness { person, nonce: hex32(rest)? }) }
            }
            "unready" => LogEvent::Unready { person },
            "propose" => LogEvent::Propose { person, motion: Motion::read(rest)? },
            "agree" => LogEvent::Agree { person },
            "decline" => LogEvent::Decline { person },
            "say" => LogEvent::Say { said: Box::new(Said { person, text: (*rest).to_owned() }) },
            "mute" => LogEvent::Mute { person },
            "unmute" => LogEvent::Unmute { person },
            _ => return None,
        })
    }
}

/// Returns the pattern of the lines that begin with this word.
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
