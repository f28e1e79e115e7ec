//! Links in emails and the cookies of known devices: random secrets of which only hashes are stored.
//!
//! A hash also covers what the secret is about, such as the address that it was sent to. So a link
//! stops working when that changes, and what is stored reveals nothing about it.

use super::token::Token;
use crate::state::State;
use store::{Link, LinkHash, LinkPurpose, StoreError};
use table::Person;

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;

/// Returns the lifetime of a link.
pub(crate) const fn lifetime_ms(purpose: LinkPurpose) -> u64 {
    match purpose {
        LinkPurpose::Confirm => 3 * DAY_MS,
        LinkPurpose::Recover => HOUR_MS,
        LinkPurpose::Unsubscribe => 365 * DAY_MS,
        LinkPurpose::Device => 400 * DAY_MS,
    }
}

/// Returns how many links of a person are valid at one time; of more, the newest are.
const fn most(purpose: LinkPurpose) -> u32 {
    match purpose {
        LinkPurpose::Confirm | LinkPurpose::Recover => 5,
        // Each email about a turn has one.
        LinkPurpose::Unsubscribe => 500,
        LinkPurpose::Device => 30,
    }
}

/// Returns the hash that is stored for a secret with this purpose, about these things.
pub(crate) fn hash(secret: &Token, purpose: LinkPurpose, about: &[&str]) -> LinkHash {
    let mut hasher = blake3::Hasher::new_derive_key("emberwake link 1");
    hasher.update(secret.bytes());
    for text in std::iter::once(purpose.name()).chain(about.iter().copied()) {
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    LinkHash(hasher.finalize().into())
}

/// Creates a link for a person, and returns its secret.
pub(crate) async fn create(
    state: &State,
    person: Person,
    purpose: LinkPurpose,
    about: &[&str],
) -> Result<Token, StoreError> {
    let secret = Token::new();
    let created_ms = state.time.certain_ms();
    let expires_ms = created_ms + lifetime_ms(purpose);
    let hash = hash(&secret, purpose, about);
    let link = Link { hash, person, purpose, created_ms, expires_ms };
    state.store.create_link(&link, most(purpose)).await?;
    Ok(secret)
}

/// Returns the hash of a secret that someone shows, if it is that of a valid link.
pub(crate) async fn find(
    state: &State,
    person: Person,
    purpose: LinkPurpose,
    about: &[&str],
    shown: &str,
) -> Result<Option<LinkHash>, StoreError> {
    let Some(secret) = Token::read(shown) else { return Ok(None) };
    let hash = hash(&secret, purpose, about);
    let is_valid = state.store.has_link(person, purpose, hash, state.time.certain_ms()).await?;
    Ok(is_valid.then_some(hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_depends_on_the_secret_and_on_all_that_it_is_about() {
        let secret = Token::new();
        let hashes = [
            hash(&secret, LinkPurpose::Recover, &["ann@example.org", "hash"]),
            hash(&secret, LinkPurpose::Recover, &["ann@example.orgh", "ash"]),
            hash(&secret, LinkPurpose::Recover, &["ann@example.org"]),
            hash(&secret, LinkPurpose::Confirm, &["ann@example.org"]),
            hash(&Token::new(), LinkPurpose::Confirm, &["ann@example.org"]),
            LinkHash(secret.hash().0),
        ];
        for (number, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..number].contains(hash), "{number}");
        }
    }
}
