//! The keys of a choice: which ones an argument can have, and their signs.

use super::marks::{ALWAYS, FIRST, NONE, ZERO};
use super::plurals::CATEGORIES;
use super::types::{Choice, Type};

/// The sign of a small number.
pub fn sign(number: usize) -> char {
    char::from_u32(FIRST + number as u32).unwrap_or(ALWAYS)
}

/// The sign of a number as a key, if it is small enough to have one.
fn key_of(number: usize) -> Option<char> {
    Some(sign(number)).filter(|key| *key < ZERO)
}

/// The sign of a key for arguments of a type.
pub fn key(kind: &Type, name: &str, choices: &[Choice]) -> Option<char> {
    if name == "other" {
        return Some(ALWAYS);
    }
    match kind {
        Type::Number(_) | Type::List | Type::Crew => {
            let category = CATEGORIES.iter().find(|(category, _)| *category == name);
            category.map(|(_, key)| *key).or_else(|| key_of(name.parse().ok()?))
        }
        Type::Actor => (name == "you").then(|| key_of(1)).flatten(),
        Type::YesNo => ["no", "yes"].iter().position(|key| *key == name).and_then(key_of),
        Type::Choice(index) => {
            let values = choices[*index].values;
            values.iter().position(|(key, _)| *key == name).and_then(key_of)
        }
        Type::Optional(_) if name == "none" => Some(NONE),
        Type::Optional(inner) => key(inner, name, choices),
        Type::Text | Type::OwnedText => None,
    }
}

/// Every key that an argument of a type can have, if they are few.
pub fn all_keys(kind: &Type, choices: &[Choice]) -> Option<Vec<(char, &'static str)>> {
    match kind {
        Type::YesNo => Some(vec![(sign(0), "no"), (sign(1), "yes")]),
        Type::Choice(index) => {
            let values = choices[*index].values;
            Some(values.iter().enumerate().map(|(at, (key, _))| (sign(at), *key)).collect())
        }
        Type::Optional(inner) => {
            let mut all = all_keys(inner, choices)?;
            all.push((NONE, "none"));
            Some(all)
        }
        Type::Text | Type::OwnedText | Type::Number(_) | Type::Actor | Type::List | Type::Crew => {
            None
        }
    }
}
