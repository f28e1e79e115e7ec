//! Rated games. They need people with accounts in every seat, or their programs if the table allows
//! programs, who play themselves from the first move to the last.

use super::Inner;
use super::entry::Slot;
use super::live::Input;
use super::problem::{service_problem_of, store_problem};
use super::request::NewTableRequest;
use store::{PersonRow, StoreError};
use table::{Act, By, Chair, Event, Person};
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::{Code, Problem};

/// The state of a rated table that decides who may sit down.
pub(crate) struct Rated {
    /// Whether programs may play.
    programs: bool,
    /// The people who have seats.
    sitters: Vec<Person>,
}

impl Rated {
    /// Returns `None` if the table isn't rated.
    pub(crate) fn of(slot: &Slot) -> Option<Rated> {
        let table = slot.table.as_ref().filter(|_| slot.rated)?;
        Some(Rated { programs: slot.programs, sitters: table.sitters() })
    }
}

impl Inner {
    /// Refuses guests, built-in bots, and seats handed to a bot, for a rated table; programs, unless
    /// it allows them.
    pub(crate) async fn must_be_ratable(
        &self,
        table: &Rated,
        input: &Input,
        lang: Lang,
    ) -> Result<(), Problem> {
        match input {
            Event::Act { by: By::Person(person), act: Act::Sit { .. } } => {
                let row = self.must_have_account(*person, lang).await?;
                if row.bot && !table.programs {
                    return Err(forbidden(lang, &ServiceProblem::RatedWithoutPrograms));
                }
                self.must_be_stranger(table, &row, lang).await
            }
            Event::Act { act: Act::SetChair { level: Some(_), .. }, .. } => {
                Err(service_problem_of(Code::Refused, lang, &ServiceProblem::RatedWithBots))
            }
            Event::Act { act: Act::HandOver, .. } => {
                Err(service_problem_of(Code::Refused, lang, &ServiceProblem::RatedHandOver))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a rated table to guests, to their programs, and to a program that wants to sit where
    /// programs aren't allowed.
    pub(crate) async fn may_open_rated(
        &self,
        request: &NewTableRequest,
        owner: Person,
        lang: Lang,
    ) -> Result<(), Problem> {
        let row = self.must_have_account(owner, lang).await?;
        let sits = request.chairs.contains(&Chair::Person(owner));
        if row.bot && sits && !request.programs {
            return Err(forbidden(lang, &ServiceProblem::RatedWithoutPrograms));
        }
        Ok(())
    }

    /// Returns a person with an account, or a program whose owner has one.
    async fn must_have_account(&self, person: Person, lang: Lang) -> Result<PersonRow, Problem> {
        let row = self.known(person, lang).await?;
        let owner_row = match row.owner {
            Some(owner) => Some(self.known(owner, lang).await?),
            None => None,
        };
        match owner_row {
            Some(owner) if owner.account.is_none() => {
                Err(forbidden(lang, &ServiceProblem::RatedOwnerNeedsAccount))
            }
            None if row.account.is_none() => {
                Err(forbidden(lang, &ServiceProblem::RatedNeedsAccount))
            }
            _ => Ok(row),
        }
    }

    async fn known(&self, person: Person, lang: Lang) -> Result<PersonRow, Problem> {
        self.store.person(person).await.map_err(|error| match error {
            StoreError::NotFound => {
                service_problem_of(Code::SignedOut, lang, &ServiceProblem::SignedOut)
            }
            error => store_problem(lang, &error),
        })
    }

    /// Refuses a person at whose table one of their programs sits, and a program at whose table its
    /// owner or another program of the same owner sits: one could lose to the other on purpose.
    async fn must_be_stranger(
        &self,
        table: &Rated,
        row: &PersonRow,
        lang: Lang,
    ) -> Result<(), Problem> {
        let owner = |row: &PersonRow| row.owner.unwrap_or(row.person);
        // Without programs, everyone at the table is someone else.
        for sitter in table.sitters.iter().filter(|_| table.programs) {
            match self.store.person(*sitter).await {
                Ok(other) if other.person != row.person && owner(&other) == owner(row) => {
                    return Err(forbidden(lang, &ServiceProblem::RatedSameOwner));
                }
                Ok(_) | Err(StoreError::NotFound) => {}
                Err(error) => return Err(store_problem(lang, &error)),
            }
        }
        Ok(())
    }
}

fn forbidden(lang: Lang, what: &ServiceProblem) -> Problem {
    service_problem_of(Code::Forbidden, lang, what)
}
