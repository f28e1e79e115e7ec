//! Rated games. They need people with accounts in every seat, who play themselves from the first
//! move to the last.

use super::Inner;
use super::live::Input;
use super::problem::{service_problem_of, store_problem};
use store::StoreError;
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::{Act, Code, Problem};

impl Inner {
    /// Refuses guests, built-in bots, and seats handed to a bot, for a rated table.
    pub(crate) async fn must_be_ratable(&self, input: &Input, lang: Lang) -> Result<(), Problem> {
        match input {
            Input::Act(person, Act::Sit { .. }) => match self.store.person(*person).await {
                Ok(row) if row.account.is_some() => Ok(()),
                Ok(_) => Err(service_problem_of(
                    Code::Forbidden,
                    lang,
                    &ServiceProblem::RatedNeedsAccount,
                )),
                Err(StoreError::NotFound) => {
                    Err(service_problem_of(Code::SignedOut, lang, &ServiceProblem::SignedOut))
                }
                Err(error) => Err(store_problem(lang, &error)),
            },
            Input::Act(_, Act::SetChair { level: Some(_), .. }) => {
                Err(service_problem_of(Code::Refused, lang, &ServiceProblem::RatedWithBots))
            }
            Input::Act(_, Act::HandOver) => {
                Err(service_problem_of(Code::Refused, lang, &ServiceProblem::RatedHandOver))
            }
            _ => Ok(()),
        }
    }
}
