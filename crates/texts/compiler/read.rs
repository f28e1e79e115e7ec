//! Reads a Fluent file: its messages, its terms, and the declarations in comments.

use super::types::{Choice, Type};
use super::{MessageProblem, encode::Pattern};
use fluent_syntax::ast::{Comment, Entry};
use fluent_syntax::parser;

/// One file of one language.
pub struct File {
    pub name: String,
    /// The number of its lines.
    pub lines: usize,
    /// The text of the first comment with three signs.
    pub about: String,
    pub messages: Vec<Message>,
    pub terms: Vec<Message>,
}

/// A message or a term.
pub struct Message {
    pub id: String,
    pub line: usize,
    pub pattern: Pattern,
    /// The text of its comment, without the arguments.
    pub about: String,
    pub arguments: Vec<Argument>,
}

/// An argument that a comment declares.
pub struct Argument {
    pub name: String,
    pub kind: Type,
    /// Its description, if the comment has one.
    pub about: String,
}

impl File {
    pub fn read(
        name: String,
        text: &str,
        choices: &[Choice],
        problems: &mut Vec<MessageProblem>,
    ) -> File {
        let mut file = File {
            name,
            lines: text.lines().count().max(1),
            about: String::new(),
            messages: Vec::new(),
            terms: Vec::new(),
        };
        let mut problem = |line: usize, what: String| {
            problems.push(MessageProblem { file: file.name.clone(), line, what });
        };
        let resource = match parser::parse(text.to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = text[..error.pos.start.min(text.len())].matches('\n').count() + 1;
                    problem(line, format!("This is not Fluent: {}.", error.kind));
                }
                resource
            }
        };
        let mut from = 0;
        for entry in resource.body {
            let (id, value, comment, term, attributes) = match entry {
                Entry::Message(message) => {
                    (message.id, message.value, message.comment, false, message.attributes)
                }
                Entry::Term(term) => {
                    (term.id, Some(term.value), term.comment, true, term.attributes)
                }
                Entry::ResourceComment(comment) if file.about.is_empty() => {
                    file.about = comment.content.join("\n");
                    continue;
                }
                Entry::ResourceComment(_)
                | Entry::GroupComment(_)
                | Entry::Comment(_)
                | Entry::Junk { .. } => continue,
            };
            let id = id.name;
            // The parser keeps no positions, but entries come in the order of the file.
            let line = line_of(text, if term { "-" } else { "" }, &id, from);
            from = line;
            if !attributes.is_empty() {
                problem(line, format!("`{id}` has attributes, which nothing reads; use a term."));
            }
            let Some(pattern) = value else {
                problem(line, format!("The message `{id}` has no text."));
                continue;
            };
            let (about, arguments) = declared(comment.as_ref(), choices, &mut |what| {
                problem(line, what);
            });
            let list = if term { &mut file.terms } else { &mut file.messages };
            if list.iter().any(|other: &Message| other.id == id) {
                problem(line, format!("`{id}` is here twice."));
                continue;
            }
            list.push(Message { id, line, pattern, about, arguments });
        }
        file
    }

    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

/// The line of an entry, looked for from a line on.
fn line_of(text: &str, sign: &str, id: &str, from: usize) -> usize {
    let begins = |line: &str| {
        let rest = line.strip_prefix(sign).and_then(|line| line.strip_prefix(id));
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    text.lines().enumerate().skip(from).find(|(_, line)| begins(line)).map_or(1, |(at, _)| at + 1)
}

/// Splits a comment into its text and the arguments it declares: `$name (type): about`.
fn declared(
    comment: Option<&Comment<String>>,
    choices: &[Choice],
    problem: &mut dyn FnMut(String),
) -> (String, Vec<Argument>) {
    let mut about = Vec::new();
    let mut arguments = Vec::new();
    for line in comment.iter().flat_map(|comment| &comment.content) {
        let Some(rest) = line.strip_prefix('$') else {
            about.push(line.as_str());
            continue;
        };
        let Some((name, rest)) = rest.split_once(" (") else {
            problem(format!("`{line}` declares no type; write `$name (text): what it is`."));
            continue;
        };
        let Some((kind, rest)) = rest.split_once(')') else {
            problem(format!("In `{line}` a bracket is not closed."));
            continue;
        };
        let Some(kind) = Type::read(kind, choices) else {
            problem(format!("`{kind}` is not a type of arguments."));
            continue;
        };
        arguments.push(Argument {
            name: name.to_owned(),
            kind,
            about: rest.trim_start_matches(':').trim().to_owned(),
        });
    }
    (about.join("\n"), arguments)
}
