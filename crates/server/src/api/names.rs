//! What people are called, for answers that name several.

use super::error::ApiError;
use crate::state::State;
use std::collections::{BTreeSet, HashMap};
use table::Person;

/// The names of these persons; those who have left for good have none.
pub(super) async fn names(
    state: &State,
    persons: impl Iterator<Item = Person>,
) -> Result<HashMap<Person, String>, ApiError> {
    let persons: Vec<Person> = persons.collect::<BTreeSet<_>>().into_iter().collect();
    Ok(state.store.names(&persons).await?.into_iter().collect())
}
