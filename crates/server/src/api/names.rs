//! Looks up people's names, for answers that mention several people.

use super::error::ApiError;
use crate::state::State;
use std::collections::{BTreeSet, HashMap};
use table::Person;

/// Returns the names of these people; deleted people have none.
pub(super) async fn names(
    state: &State,
    persons: impl Iterator<Item = Person>,
) -> Result<HashMap<Person, String>, ApiError> {
    let persons: Vec<Person> = persons.collect::<BTreeSet<_>>().into_iter().collect();
    Ok(state.store.names(&persons).await?.into_iter().collect())
}
