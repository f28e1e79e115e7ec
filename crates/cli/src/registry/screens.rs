//! Starts each game's screen in the terminal.

use super::{Offered, Seating};
use crate::command_error::CommandError;
use kernel::notation::NotationError;
use terminal::SeatKind;
use terminal::draw::guide::GuideLine;
use texts::Lang;
use texts::guide::Guide;

macro_rules! screens {
    ($($game:ident)+) => {
        $(impl Offered for games::$game {
            fn play_in_terminal(seating: Seating<Self>, lang: Lang) -> Result<(), CommandError> {
                let options = terminal::PlayOptions {
                    setup: seating.setup,
                    seats: seat_kinds(&seating.seats, lang)?,
                    names: seating.names,
                    seed: seating.seed,
                    lang,
                    record: seating.record,
                    resume: seating.resume,
                    bot_delay_ms: seating.bot_delay_ms,
                };
                terminal::run(options).map_err(|problem| told(&problem, lang))
            }

            fn guide_lines(guide: &Guide, lang: Lang, columns: usize) -> Vec<GuideLine> {
                terminal::draw::guide::plain_lines::<Self>(guide, lang, columns)
            }
        })+
    };
}

games::each_game!(screens);

/// Returns the terminal's player kind for each seat.
fn seat_kinds(words: &[String], lang: Lang) -> Result<Vec<SeatKind>, CommandError> {
    let kinds: Result<Vec<SeatKind>, NotationError> =
        words.iter().map(|word| word.parse()).collect();
    kinds.map_err(|misread| CommandError::Usage(texts::record::notation_error(lang, &misread)))
}

/// Converts an error of the terminal into one of the command.
fn told(problem: &terminal::PlayError, lang: Lang) -> CommandError {
    let sentence = problem.sentence(lang);
    match problem {
        terminal::PlayError::Setup(_) | terminal::PlayError::Seats { .. } => {
            CommandError::Usage(sentence)
        }
        terminal::PlayError::Resume(_) => CommandError::Wrong(sentence),
        terminal::PlayError::NoTerminal
        | terminal::PlayError::RecordExists(_)
        | terminal::PlayError::Terminal(_) => CommandError::Files(sentence),
    }
}
