//! Starts each game's screen in the terminal.

use super::{Offered, Seating};
use crate::failure::Failure;
use games::{Campfire, Sea};
use kernel::notation::Misread;
use terminal::SeatKind;
use texts::Lang;

macro_rules! screen {
    ($game:ident, $screen:ident) => {
        impl Offered for $game {
            fn play_in_terminal(seating: Seating<Self>, lang: Lang) -> Result<(), Failure> {
                let options = terminal::$screen::Options {
                    setup: seating.setup,
                    seats: seat_kinds(&seating.seats, lang)?,
                    names: seating.names,
                    seed: seating.seed,
                    lang,
                    record: seating.record,
                    resume: seating.resume,
                    bot_delay_ms: seating.bot_delay_ms,
                };
                terminal::$screen::run(options).map_err(|problem| told(&problem, lang))
            }
        }
    };
}

screen!(Campfire, campfire);
screen!(Sea, sea);

/// Who decides for each seat, as the terminal knows them.
fn seat_kinds(words: &[String], lang: Lang) -> Result<Vec<SeatKind>, Failure> {
    let kinds: Result<Vec<SeatKind>, Misread> = words.iter().map(|word| word.parse()).collect();
    kinds.map_err(|misread| Failure::Usage(texts::record::misread(lang, &misread)))
}

/// What it means for the command that a game in the terminal failed.
fn told(problem: &terminal::PlayError, lang: Lang) -> Failure {
    let sentence = problem.sentence(lang);
    match problem {
        terminal::PlayError::Setup(_) | terminal::PlayError::Seats { .. } => {
            Failure::Usage(sentence)
        }
        terminal::PlayError::Resume(_) => Failure::Wrong(sentence),
        terminal::PlayError::NoTerminal
        | terminal::PlayError::RecordExists(_)
        | terminal::PlayError::Terminal(_) => Failure::Trouble(sentence),
    }
}
