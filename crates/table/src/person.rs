//! Persons, the host that runs the table, and the level of a bot.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A person, as a number that the host assigns. The host manages names, accounts and devices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person(pub u64);

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The one who does something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// The program that runs the table, which may do what the owner may, and has no seat.
    Host,
    /// A person.
    Person(Person),
}

impl From<Person> for By {
    fn from(person: Person) -> By {
        By::Person(person)
    }
}

/// The strength of a bot, as the name under which the host knows it, such as `easy` or
/// `search:1000`.
///
/// It is a word of 1 to [`Level::LENGTH_MAX`] visible ASCII characters. The table doesn't know what
/// it means.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(try_from = "String", into = "String")]
pub struct Level(String);

impl Level {
    /// The longest name of a level, in characters.
    pub const LENGTH_MAX: usize = 40;

    /// Creates a level with this name; returns `None` if the name is invalid.
    pub fn new(name: &str) -> Option<Level> {
        let fits = !name.is_empty() && name.len() <= Level::LENGTH_MAX;
        (fits && name.bytes().all(|byte| byte.is_ascii_graphic())).then(|| Level(name.to_owned()))
    }

    /// Returns its name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// The error for an invalid name of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelProblem;

impl fmt::Display for LevelProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is a word of 1 to 40 visible ASCII characters")
    }
}

impl std::error::Error for LevelProblem {}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Level {
    type Error = LevelProblem;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Level::new(&name).ok_or(LevelProblem)
    }
}

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.0
    }
}
