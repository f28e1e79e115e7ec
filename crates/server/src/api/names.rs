//! Looks up people's names and which of them are programs, for answers that mention several people.

use super::error::ApiError;
use crate::state::State;
use std::collections::{BTreeSet, HashMap};
use table::Person;
use wire::PersonName;

/// Returns the names of these people; deleted people have none.
pub(super) async fn names(
    state: &State,
    persons: impl Iterator<Item = Person>,
) -> Result<HashMap<Person, PersonName>, ApiError> {
    let persons: Vec<Person> = persons.collect::<BTreeSet<_>>().into_iter().collect();
    let names = state.store.names(&persons).await?.into_iter();
    Ok(names.map(|named| (named.person, named)).collect())
}
