//! Rated games are for people with an account, from the first seat to the last, who play themselves.

use super::Inner;
use super::live::Input;
use super::problem::{store_problem, trouble_of};
use store::StoreError;
use texts::Lang;
use texts::serve::Trouble;
use wire::{Act, Code, Problem};

impl Inner {
    /// Refuses guests, bots of the house, and seats handed to a bot, for a table that is rated.
    pub(crate) async fn must_be_ratable(&self, input: &Input, lang: Lang) -> Result<(), Problem> {
        match input {
            Input::Act(person, Act::Sit { .. }) => match self.store.person(*person).await {
                Ok(row) if row.account.is_some() => Ok(()),
                Ok(_) => Err(trouble_of(Code::Forbidden, lang, &Trouble::RatedNeedsAccount)),
                Err(StoreError::NotFound) => {
                    Err(trouble_of(Code::SignedOut, lang, &Trouble::SignedOut))
                }
                Err(error) => Err(store_problem(lang, &error)),
            },
            Input::Act(_, Act::SetChair { level: Some(_), .. }) => {
                Err(trouble_of(Code::Refused, lang, &Trouble::RatedWithBots))
            }
            Input::Act(_, Act::HandOver) => {
                Err(trouble_of(Code::Refused, lang, &Trouble::RatedHandOver))
            }
            _ => Ok(()),
        }
    }
}
