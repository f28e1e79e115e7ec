//! Why something is refused, in the client's language.

use super::Playable;
use super::game::{GAMES, LEVELS};
use super::live::Seated;
use kernel::{Game, SetupText};
use table::{Error, OpenProblem, OptionProblem};
use texts::serve::{TableOption, Trouble, trouble};
use texts::table::{Nuisance, nuisance, refusal};
use texts::{Lang, Names};
use wire::{Code, Problem};

/// A problem of the service.
pub(crate) fn trouble_of(code: Code, lang: Lang, what: &Trouble) -> Problem {
    Problem { code, text: trouble(lang, what), rule: None }
}

/// A problem of a connection.
pub(crate) fn nuisance_of(code: Code, lang: Lang, what: &Nuisance) -> Problem {
    Problem { code, text: nuisance(lang, what), rule: None }
}

pub(crate) fn unavailable(lang: Lang) -> Problem {
    trouble_of(Code::Unavailable, lang, &Trouble::Unavailable)
}

pub(crate) fn internal(lang: Lang) -> Problem {
    trouble_of(Code::Internal, lang, &Trouble::Internal)
}

pub(crate) fn no_such_table(lang: Lang) -> Problem {
    trouble_of(Code::NotFound, lang, &Trouble::NoSuchTable)
}

pub(crate) fn no_such_game(lang: Lang, game: &str) -> Problem {
    let game = game.chars().take(40).collect();
    trouble_of(Code::NotFound, lang, &Trouble::NoSuchGame { game, known: GAMES.join(", ") })
}

pub(crate) fn no_such_bot(lang: Lang, level: &str) -> Problem {
    let level = level.chars().take(40).collect();
    trouble_of(Code::Refused, lang, &Trouble::NoSuchBot { level, known: LEVELS.join(", ") })
}

/// What the store could not do.
pub(crate) fn store_problem(lang: Lang, error: &store::StoreError) -> Problem {
    match error {
        store::StoreError::NotFound => no_such_table(lang),
        store::StoreError::Damaged(_) => internal(lang),
        _ => unavailable(lang),
    }
}

/// Why a table refuses something.
pub(crate) fn refused<G: Playable>(lang: Lang, error: &Error<G>, seated: &Seated) -> Problem {
    let names = Names::new(seated.iter().cloned());
    let text = refusal(lang, error, &names, |why| G::illegal(lang, why));
    let rule = match error {
        Error::NotYourTurn(_) => Some(G::TURN_RULE),
        error => error.rule(),
    };
    Problem { code: code(error), text, rule: rule.map(str::to_owned) }
}

fn code<G: Playable>(error: &Error<G>) -> Code {
    match error {
        Error::Illegal(_) => Code::Illegal,
        Error::Stale { .. } | Error::Ahead { .. } => Code::Stale,
        Error::AlreadyPlayed { .. } => Code::AlreadyPlayed,
        Error::OwnerOnly
        | Error::NotYourTurn(_)
        | Error::NotSeated
        | Error::Kicked
        | Error::Muted
        | Error::SpectatorsSilent => Code::Forbidden,
        Error::ChatTooLong => Code::TooLong,
        Error::ChatFull | Error::TooManyActs => Code::TooMany,
        _ => Code::Refused,
    }
}

/// Everything that is wrong with the settings of a game.
pub(crate) fn setting_problems<G: Game>(
    lang: Lang,
    fields: &[(String, String)],
) -> Result<G::Setup, Problem> {
    let read = G::Setup::from_fields(G::EDITION, fields);
    let named = read.and_then(|setup| setup.misnomer().map_or(Ok(setup), |why| Err(vec![why])));
    named.map_err(|problems| {
        let sentences = problems.iter().map(|problem| texts::record::field_problem(lang, problem));
        Problem { code: Code::Refused, text: joined(sentences), rule: None }
    })
}

/// Why a table can't be opened.
pub(crate) fn open_problems<G: Playable>(lang: Lang, problems: &[OpenProblem<G>]) -> Problem {
    let rule = problems.iter().find_map(|problem| match problem {
        OpenProblem::Setup(problem) => Some(kernel::Cites::rule(problem).to_owned()),
        _ => None,
    });
    let sentences = problems.iter().map(|problem| match problem {
        OpenProblem::Setup(problem) => G::setup_problem(lang, problem),
        OpenProblem::Option(problem) => {
            trouble(lang, &Trouble::Option { option: option(*problem) })
        }
        OpenProblem::Chairs { expected, found } => {
            trouble(lang, &Trouble::ChairCount { expected: *expected, found: *found })
        }
        OpenProblem::PersonTwice(_) => trouble(lang, &Trouble::TwoChairs),
        // Nobody can ask for a prelude here.
        OpenProblem::Prelude { .. } => trouble(lang, &Trouble::Internal),
    });
    Problem { code: Code::Refused, text: joined(sentences), rule }
}

fn option(problem: OptionProblem) -> TableOption {
    match problem {
        OptionProblem::Clock => TableOption::Clock,
        OptionProblem::UtcOffset => TableOption::UtcOffset,
        OptionProblem::Away => TableOption::Away,
        OptionProblem::Vote => TableOption::Vote,
        OptionProblem::Pause => TableOption::Pause,
    }
}

fn joined(sentences: impl Iterator<Item = String>) -> String {
    sentences.collect::<Vec<_>>().join(" ")
}
