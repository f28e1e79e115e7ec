//! The compiler's input: the areas, and the types that an argument can have.

/// A file of messages in each language, and the kind of code generated from it.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    /// The name of the file without its ending. What is before the first `-` is its family:
    /// texts can use the terms and the names of all files of their family.
    pub file: &'static str,
    /// The kind of code that is generated.
    pub kind: Kind,
}

/// The families of texts that belong to programs, not to a page.
const NOT_IN_THE_PAGE: [&str; 5] = ["backup", "cli", "lab", "serve", "terminal"];
/// The files of these families that a page shows nevertheless.
const IN_THE_PAGE_TOO: [&str; 2] = ["cli-label", "terminal-sea"];

impl Area {
    /// Returns `true` if a page may show these texts.
    pub fn in_page(&self) -> bool {
        let family = self.file.split('-').next().unwrap_or_default();
        IN_THE_PAGE_TOO.contains(&self.file) || !NOT_IN_THE_PAGE.contains(&family)
    }
}

/// The kind of code generated from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An enum of this name with a variant for each message.
    Messages(&'static str),
    /// The same for this crate only, which turns other enums into it.
    Sentences(&'static str),
    /// The same, where no message has an argument: its texts are `&'static str`.
    Labels(&'static str),
    /// The same for the variants of an enum that exists already.
    LabelsOf(&'static str),
    /// An array of texts in the order of the file.
    Steps(&'static str),
    /// A function for each message, whose one argument is a choice: the names of things.
    Names,
    /// An array of the texts of the options of a table.
    Options,
}

/// An enum of Rust on which a text can select.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name in comments.
    pub name: &'static str,
    /// Its path in Rust.
    pub path: &'static str,
    /// Its values: the key in a text, and the pattern in Rust after `path::`. The patterns are
    /// empty if the type is not an enum.
    pub values: &'static [(&'static str, &'static str)],
}

/// The type of an argument, as a comment declares it: `# $count (number: u8)`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// Text that is borrowed.
    Text,
    /// Text that the message owns.
    OwnedText,
    /// A number, with its type in Rust.
    Number(String),
    /// A player: `[you]` if that is the reader. Only the other variants can write the name, so that
    /// no text names readers to themselves.
    Actor,
    /// Names that are joined with "and". Selecting on it selects on how many they are.
    List,
    /// Pawns by tribe.
    Crew,
    /// A `bool`: `[yes]` and `[no]`.
    YesNo,
    /// One of the choices, by its index.
    Choice(usize),
    /// Something that may be missing: `[none]`.
    Optional(Box<Type>),
}

impl Type {
    pub fn read(text: &str, choices: &[Choice]) -> Option<Type> {
        const NUMBERS: [&str; 5] = ["u8", "u16", "u32", "u64", "usize"];
        if let Some(inner) = text.strip_prefix("optional ") {
            return Type::read(inner, choices).map(|inner| Type::Optional(Box::new(inner)));
        }
        if let Some(number) = text.strip_prefix("number: ") {
            return NUMBERS.contains(&number).then(|| Type::Number(number.to_owned()));
        }
        Some(match text {
            "text" => Type::Text,
            "owned text" => Type::OwnedText,
            "number" => Type::Number("usize".to_owned()),
            "actor" => Type::Actor,
            "list" => Type::List,
            "crew" => Type::Crew,
            "yes or no" => Type::YesNo,
            name => Type::Choice(choices.iter().position(|choice| choice.name == name)?),
        })
    }

    /// The type of a field in Rust.
    pub fn rust(&self, choices: &[Choice]) -> String {
        match self {
            Type::Text => "&'a str".to_owned(),
            Type::OwnedText => "String".to_owned(),
            Type::Number(number) => number.clone(),
            Type::Actor => "&'a crate::Actor".to_owned(),
            Type::List => "&'a [String]".to_owned(),
            Type::Crew => "::sea::Counts".to_owned(),
            Type::YesNo => "bool".to_owned(),
            Type::Choice(index) => choices[*index].path.to_owned(),
            Type::Optional(inner) => format!("Option<{}>", inner.rust(choices)),
        }
    }

    /// Returns `true` if a value of the type can be written directly, without selecting on it.
    pub fn has_text(&self) -> bool {
        match self {
            Type::Text | Type::OwnedText | Type::Number(_) | Type::Actor | Type::List => true,
            Type::Crew | Type::YesNo | Type::Choice(_) => false,
            Type::Optional(inner) => inner.has_text(),
        }
    }

    pub fn borrows(&self) -> bool {
        match self {
            Type::Text | Type::Actor | Type::List => true,
            Type::Optional(inner) => inner.borrows(),
            Type::OwnedText | Type::Number(_) | Type::Crew | Type::YesNo | Type::Choice(_) => false,
        }
    }

    pub fn is_copy(&self) -> bool {
        match self {
            Type::OwnedText => false,
            Type::Optional(inner) => inner.is_copy(),
            _ => true,
        }
    }
}
