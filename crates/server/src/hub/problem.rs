//! Turns refusals into sentences in the client's language.

use super::Playable;
use super::game::GAMES;
use super::live::Seated;
use kernel::{Game, SetupText};
use table::{OpenProblem, TableError};
use texts::serve::{ServiceProblem, service_problem};
use texts::table::{ConnectionProblem, connection_problem, refusal};
use texts::{Lang, Names};
use wire::{Code, Problem};

pub(crate) fn service_problem_of(code: Code, lang: Lang, what: &ServiceProblem) -> Problem {
    Problem { code, text: service_problem(lang, what), rule: None }
}

pub(crate) fn connection_problem_of(code: Code, lang: Lang, what: &ConnectionProblem) -> Problem {
    Problem { code, text: connection_problem(lang, what), rule: None }
}

pub(crate) fn unavailable(lang: Lang) -> Problem {
    service_problem_of(Code::Unavailable, lang, &ServiceProblem::Unavailable)
}

pub(crate) fn internal(lang: Lang) -> Problem {
    service_problem_of(Code::Internal, lang, &ServiceProblem::Internal)
}

pub(crate) fn no_such_table(lang: Lang) -> Problem {
    service_problem_of(Code::NotFound, lang, &ServiceProblem::NoSuchTable)
}

pub(crate) fn no_such_game(lang: Lang, game: &str) -> Problem {
    let game = game.chars().take(40).collect();
    service_problem_of(
        Code::NotFound,
        lang,
        &ServiceProblem::NoSuchGame { game, known: GAMES.join(", ") },
    )
}

/// Returns the problem that there is no bot of this level to choose.
pub(crate) fn unknown_bot(level: &str) -> ServiceProblem {
    let level = level.chars().take(40).collect();
    ServiceProblem::NoSuchBot { level, known: bots::OFFERED.join(", ") }
}

pub(crate) fn no_such_bot(lang: Lang, level: &str) -> Problem {
    service_problem_of(Code::Refused, lang, &unknown_bot(level))
}

pub(crate) fn store_problem(lang: Lang, error: &store::StoreError) -> Problem {
    match error {
        store::StoreError::NotFound => no_such_table(lang),
        store::StoreError::Damaged(_) => internal(lang),
        _ => unavailable(lang),
    }
}

/// Returns the problem for a refusal by a table.
pub(crate) fn refused<G: Playable>(lang: Lang, error: &TableError<G>, seated: &Seated) -> Problem {
    let names = Names::new(seated.iter().cloned());
    let text = refusal(lang, error, &names, |why| G::illegal(lang, why));
    let rule = match error {
        TableError::NotYourTurn(_) => Some(G::TURN_RULE),
        error => error.rule(),
    };
    Problem { code: code(error), text, rule: rule.map(str::to_owned) }
}

fn code<G: Playable>(error: &TableError<G>) -> Code {
    match error {
        TableError::Illegal(_) => Code::Illegal,
        TableError::Stale { .. } | TableError::Ahead { .. } => Code::Stale,
        TableError::AlreadyPlayed { .. } => Code::AlreadyPlayed,
        TableError::OwnerOnly
        | TableError::NotYourTurn(_)
        | TableError::NotSeated
        | TableError::Kicked
        | TableError::Muted
        | TableError::SpectatorsSilent => Code::Forbidden,
        TableError::ChatTooLong => Code::TooLong,
        TableError::ChatFull | TableError::TooManyActs => Code::TooMany,
        _ => Code::Refused,
    }
}

/// Returns all problems with the settings of a game.
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

/// Returns the reasons why a table can't be opened.
pub(crate) fn open_problems<G: Playable>(lang: Lang, problems: &[OpenProblem<G>]) -> Problem {
    let rule = problems.iter().find_map(|problem| match problem {
        OpenProblem::Setup(problem) => Some(kernel::Cites::rule(problem).to_owned()),
        _ => None,
    });
    let sentences = problems.iter().map(|problem| match problem {
        OpenProblem::Setup(problem) => G::setup_problem(lang, problem),
        OpenProblem::Option(problem) => {
            service_problem(lang, &ServiceProblem::Option { option: *problem })
        }
        OpenProblem::Chairs { expected, found } => service_problem(
            lang,
            &ServiceProblem::ChairCount { expected: *expected, found: *found },
        ),
        OpenProblem::PersonTwice(_) => service_problem(lang, &ServiceProblem::TwoChairs),
        // No client can ask for a prelude here.
        OpenProblem::Prelude { .. } => service_problem(lang, &ServiceProblem::Internal),
    });
    Problem { code: Code::Refused, text: joined(sentences), rule }
}

fn joined(sentences: impl Iterator<Item = String>) -> String {
    sentences.collect::<Vec<_>>().join(" ")
}
