//! The lab's errors, in the reader's language.

use super::Studied;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files;
use bots::{NAMES, UnknownBotError};
use kernel::{Cites, SetupText};
use lab::balance::TargetProblem;
use lab::data::DataProblem;
use lab::plan::PlanProblem;
use lab::run::RunProblem;
use lab::study::{PlanQuestion, VariantProblem};
use std::path::Path;
use texts::Lang;
use texts::cli::{Message, message};
use texts::lab::{LabMessage, lab_message};

/// Returns the error for an unknown game.
pub(super) fn no_game(name: &str, lang: Lang) -> CommandError {
    let known = games::NAMES.join(", ");
    CommandError::Usage(lab_message(lang, &LabMessage::NoGame { name, known: &known }))
}

/// Returns the reason why a plan can't be carried out, as a sentence about its file.
pub(super) fn plan<G: Studied>(problem: &PlanProblem, file: &str, lang: Lang) -> CommandError {
    let why = plan_sentence::<G>(problem, lang);
    CommandError::Wrong(message(lang, &Message::InFile { file, why: &why }))
}

/// Returns the error for a file that can't be read before the game is known.
pub(super) fn misread(why: &str, file: &str, lang: Lang) -> CommandError {
    let why = lab_message(lang, &LabMessage::Misread { why });
    CommandError::Wrong(message(lang, &Message::InFile { file, why: &why }))
}

fn plan_sentence<G: Studied>(problem: &PlanProblem, lang: Lang) -> String {
    let known = games::NAMES.join(", ");
    let questions = PlanQuestion::ALL.map(PlanQuestion::word).join(", ");
    let say = |what: LabMessage| lab_message(lang, &what);
    match problem {
        PlanProblem::Misread(why) => say(LabMessage::Misread { why }),
        PlanProblem::Game(name) => say(LabMessage::NoGame { name, known: &known }),
        PlanProblem::Players { wanted, least, most } => {
            let wanted = &wanted.to_string();
            let least = *least;
            let most = *most;
            say(LabMessage::Players { wanted, least, most })
        }
        PlanProblem::Bot(unknown) => bot(unknown, lang),
        PlanProblem::Question(word) => say(LabMessage::NoQuestion { word, known: &questions }),
        PlanProblem::Number(key) => {
            say(LabMessage::BadNumber { key, range: &lab::plan::range(key) })
        }
        PlanProblem::List(key) => say(LabMessage::BadList { key }),
        PlanProblem::VariantTwice(name) => say(LabMessage::VariantTwice { name }),
        PlanProblem::Setup { variant, fault } => {
            let why = &setup::<G>(fault, lang);
            say(LabMessage::InVariant { name: variant, why })
        }
        PlanProblem::NoBoxes => say(LabMessage::NoBoxes),
        PlanProblem::Box(path, why) => {
            let file = &path.display().to_string();
            message(lang, &Message::CantRead { file, why })
        }
    }
}

fn bot(unknown: &UnknownBotError, lang: Lang) -> String {
    let known: Vec<&str> = NAMES.iter().copied().filter(|name| !name.ends_with("Ns")).collect();
    let bot = unknown.name.as_str();
    let known = known.join(", ");
    if unknown.needs_clock {
        message(lang, &Message::BotNeedsClock { bot })
    } else {
        message(lang, &Message::NoSuchBot { bot, known: &known })
    }
}

/// Returns the problems with the settings of a variant.
fn setup<G: Studied>(fault: &VariantProblem, lang: Lang) -> String {
    let sentences: Vec<String> = match fault {
        VariantProblem::Fields(problems) => {
            problems.iter().map(|problem| texts::record::field_problem(lang, problem)).collect()
        }
        VariantProblem::Rules { fields, told } => {
            let setup = G::Setup::from_fields(G::EDITION, fields).ok();
            match setup.and_then(|setup| G::start(&setup).err()) {
                None => told.clone(),
                Some(problems) => problems
                    .iter()
                    .map(|p| {
                        let why = &G::setup_problem(lang, p);
                        message(lang, &Message::InFile { file: p.rule(), why })
                    })
                    .collect(),
            }
        }
    };
    sentences.join(" ")
}

/// Returns the reason why a target can't be searched for.
pub(super) fn target<G: Studied>(problem: &TargetProblem, file: &str, lang: Lang) -> CommandError {
    let say = |what: LabMessage| lab_message(lang, &what);
    let why = match problem {
        TargetProblem::Misread(why) => say(LabMessage::Misread { why }),
        TargetProblem::Plan(problem) => plan_sentence::<G>(problem, lang),
        TargetProblem::NoGoal => say(LabMessage::NoGoal),
        TargetProblem::NoSpace => say(LabMessage::NoSpace),
        TargetProblem::Range(figure) => say(LabMessage::BadRange { figure }),
        TargetProblem::NoFigure(figure) => say(LabMessage::NoFigure { figure }),
        TargetProblem::NotAList(key) => say(LabMessage::NotAList { key }),
        TargetProblem::Setting(what, fault) => {
            let why = setup::<G>(fault, lang);
            message(lang, &Message::InFile { file: what, why: &why })
        }
    };
    CommandError::Wrong(message(lang, &Message::InFile { file, why: &why }))
}

/// Returns the reason why data can't be read or written.
pub(super) fn data(problem: &DataProblem, lang: Lang) -> CommandError {
    let shown = |path: &Path| path.display().to_string();
    let said = match problem {
        DataProblem::NoStudy(path) => {
            lab_message(lang, &LabMessage::NoStudy { folder: &shown(path) })
        }
        DataProblem::Damaged(path, why) => {
            lab_message(lang, &LabMessage::Damaged { file: &shown(path), why })
        }
        DataProblem::Checksum(path) => {
            lab_message(lang, &LabMessage::Checksum { file: &shown(path) })
        }
        DataProblem::Version(path, version) => {
            let file = &shown(path);
            let version = *version;
            lab_message(lang, &LabMessage::Version { file, version })
        }
        DataProblem::OtherStudy(path) => {
            lab_message(lang, &LabMessage::OtherStudy { folder: &shown(path) })
        }
        DataProblem::Empty(path) => lab_message(lang, &LabMessage::Empty { folder: &shown(path) }),
        DataProblem::NoGame(game) => lab_message(lang, &LabMessage::NoSuchGame { game }),
        DataProblem::Io(path, error) => return files::cant_write(path, error, lang),
    };
    CommandError::Wrong(said)
}

/// Returns the reason why a study couldn't be played or read.
pub(super) fn running<G: Studied>(problem: &RunProblem, context: &Context) -> CommandError {
    match problem {
        RunProblem::Setup(fault) => CommandError::Wrong(setup::<G>(fault, context.lang)),
        RunProblem::Data(problem) => data(problem, context.lang),
    }
}
