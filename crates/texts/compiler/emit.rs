//! Writes the Rust of an area: an enum with its texts, or functions for names.

use super::languages::{ENGLISH, Language, Stage};
use super::plurals::plurals;
use super::read::{Argument, File, Message};
use super::types::{Area, Choice, Kind, Type};
use std::fmt::Write;

/// Emits the enum of the languages.
pub fn languages(languages: &[Language]) -> String {
    let mut code = String::from("/// A language of the interface.\n");
    code += "#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]\n";
    code += "pub enum Lang {\n";
    for (nth, language) in languages.iter().enumerate() {
        let default = if nth == 0 { "    #[default]\n" } else { "" };
        let variant = pascal(&language.tag);
        let _ = writeln!(code, "    /// {}.\n{default}    {variant},", language.name);
    }
    code += "}\nimpl Lang {\n";
    let mut list = |about: &str, name: &str, listed: &dyn Fn(&Language) -> bool| {
        let all = languages.iter().filter(|language| listed(language));
        let all: Vec<String> = all.map(|one| format!("Lang::{}", pascal(&one.tag))).collect();
        let _ = writeln!(code, "    /// {about}");
        let number = all.len();
        let _ = writeln!(code, "    pub const {name}: [Lang; {number}] = [{}];", all.join(", "));
    };
    let whole = |language: &Language| language.stage == Stage::Whole;
    list("Those that are translated, in the order in which readers see them.", "ALL", &whole);
    let offered = |language: &Language| language.stage != Stage::Pseudo;
    list("The same with the drafts, which only a build for development has.", "OFFERED", &offered);
    let pseudo = languages.iter().find(|language| !offered(language));
    let pseudo =
        pseudo.map_or("None".to_owned(), |one| format!("Some(Lang::{})", pascal(&one.tag)));
    code += "    /// English with longer words, for tests. Only a build for development has it.\n";
    let _ = writeln!(code, "    pub const PSEUDO: Option<Lang> = {pseudo};");
    let number = languages.len();
    let _ = writeln!(code, "    pub(crate) const COUNT: usize = {number};");
    for (about, function, tells) in [
        ("The language tag, such as `en`.", "tag", (|one| &one.tag) as fn(&Language) -> &String),
        ("The language's own name.", "name", |one| &one.name),
    ] {
        let _ =
            writeln!(code, "    /// {about}\n    pub const fn {function}(self) -> &'static str {{");
        code += "        match self {\n";
        for language in languages {
            let variant = pascal(&language.tag);
            let _ = writeln!(code, "            Lang::{variant} => {:?},", tells(language));
        }
        code += "        }\n    }\n";
    }
    code + "}\n"
}

/// Emits the code that every area needs: the forms that texts use, the choices they select on, and
/// the plurals of each language.
pub fn shared(
    languages: &[Language],
    forms: &[Vec<String>],
    home: Home,
    choices: &[Choice],
) -> String {
    let mut code = String::new();
    let rule = |language: &Language| plurals(&language.tag).or_else(|| plurals(ENGLISH));
    let rules = languages.iter().filter_map(rule).map(|rule| rule.name);
    let rules: Vec<String> = rules.map(|name| format!("crate::plurals::{name}")).collect();
    let _ = writeln!(
        code,
        "static PLURALS: [fn(u64) -> char; {}] = [{}];",
        rules.len(),
        rules.join(", ")
    );
    table(&mut code, "form", forms, home);
    // A choice without patterns is not an enum; `src/pattern.rs` computes its value.
    for choice in choices.iter().filter(|choice| !choice.values[0].1.is_empty()) {
        let _ = writeln!(code, "impl Told for {} {{", choice.path);
        code += "    fn told(&self) -> Argument<'_> {\n";
        code += "        Argument::Number(match *self {\n";
        for (index, (_, pattern)) in choice.values.iter().enumerate() {
            let _ = writeln!(code, "            {}::{pattern} => {index},", choice.path);
        }
        code += "        })\n    }\n}\n";
        let (_, first) = choice.values[0];
        let _ = writeln!(code, "impl Sample for {} {{", choice.path);
        code += "    fn sample(_: &'static str) -> Self {\n";
        let _ = writeln!(code, "        {}::{first}\n    }}\n}}", choice.path);
    }
    code
}

/// The location of the strings of a table.
#[derive(Clone, Copy)]
pub enum Home {
    /// In the program.
    BuiltIn,
    /// In a file for each language that the program fetches, from this string on.
    Fetched { from: usize },
}

/// The module of an area. `texts` are its strings by language.
pub fn area(
    area: &Area,
    english: &File,
    texts: &[Vec<String>],
    home: Home,
    choices: &[Choice],
) -> String {
    let messages = &english.messages;
    let mut code = String::new();
    if !texts[0].is_empty() {
        table(&mut code, "string", texts, home);
    }
    match area.kind {
        Kind::Messages(name) | Kind::Sentences(name) => {
            said(&mut code, name, english, choices, matches!(area.kind, Kind::Messages(_)));
        }
        Kind::Labels(name) => {
            doc(&mut code, 0, &english.about);
            code += "#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]\n";
            let _ = writeln!(code, "pub enum {name} {{");
            for message in messages {
                doc(&mut code, 1, &message.about);
                let _ = writeln!(code, "    {},", pascal(&message.id));
            }
            code += "}\n";
            let _ = writeln!(code, "impl {name} {{");
            code += "    /// All of them, in the order of the file.\n";
            let all: Vec<String> =
                messages.iter().map(|message| format!("{name}::{}", pascal(&message.id))).collect();
            let number = all.len();
            let all = all.join(", ");
            let _ = writeln!(code, "    pub const ALL: [{name}; {number}] = [{all}];");
            code += "    /// Returns the text with this id in the file of messages.\n";
            let _ = writeln!(code, "    pub fn from_id(id: &str) -> Option<{name}> {{");
            let ids: Vec<&str> = messages.iter().map(|message| &*message.id).collect();
            let _ =
                writeln!(code, "        let nth = {ids:?}.into_iter().position(|own| own == id)?;");
            code += "        Some(Self::ALL[nth])\n    }\n";
            code += "    pub(crate) fn text(self, lang: crate::Lang) -> &'static str {\n";
            code += "        string(lang, self as usize)\n    }\n}\n";
        }
        Kind::LabelsOf(path) => {
            let _ = writeln!(
                code,
                "pub(crate) fn text(lang: crate::Lang, what: {path}) -> &'static str {{"
            );
            code += "    string(lang, match what {\n";
            for (index, message) in messages.iter().enumerate() {
                let _ = writeln!(code, "        {path}::{} => {index},", pascal(&message.id));
            }
            code += "    })\n}\n";
        }
        Kind::Steps(name) => {
            let about = &english.about;
            doc(&mut code, 0, about);
            let _ = writeln!(code, "pub const {name}: usize = {};", messages.len());
            code += "pub(crate) fn text(lang: crate::Lang, step: usize) -> &'static str {\n";
            let _ =
                writeln!(code, "    if step < {name} {{ string(lang, step) }} else {{ \"\" }}\n}}");
        }
        Kind::Names => names(&mut code, messages, choices),
        Kind::Options => options(&mut code, english),
    }
    code
}

/// Emits a function that returns a string by its number, and its table if that is in the program.
fn table(code: &mut String, name: &str, texts: &[Vec<String>], home: Home) {
    let text = match home {
        Home::Fetched { from } => {
            format!("crate::fetched::string(lang, {})", counted(from, "nth"))
        }
        Home::BuiltIn => {
            let _ = writeln!(code, "static TEXTS: [&[&str]; {}] = [", texts.len());
            for texts in texts {
                code.push_str("    &[\n");
                for text in texts {
                    let _ = writeln!(code, "        {text:?},");
                }
                code.push_str("    ],\n");
            }
            code.push_str("];\n");
            "TEXTS[lang as usize][nth]".to_owned()
        }
    };
    let _ = writeln!(code, "fn {name}(lang: crate::Lang, nth: usize) -> &'static str {{");
    let _ = writeln!(code, "    {text}\n}}");
}

/// The number of a string that is counted from another one on.
fn counted(from: usize, nth: &str) -> String {
    if from == 0 { nth.to_owned() } else { format!("{from} + {nth}") }
}

/// An enum whose messages have arguments.
fn said(code: &mut String, name: &str, english: &File, choices: &[Choice], public: bool) {
    let messages = &english.messages;
    let all = || messages.iter().flat_map(|message| &message.arguments);
    let life = if all().any(|argument| argument.kind.borrows()) { "<'a>" } else { "" };
    let copy = if all().all(|argument| argument.kind.is_copy()) { "Copy, " } else { "" };
    doc(code, 0, &english.about);
    if public {
        let _ = writeln!(code, "#[derive(Clone, {copy}PartialEq, Eq, Debug)]");
        code.push_str("#[allow(missing_docs, reason = \"most names say it all\")]\n");
    }
    let _ = writeln!(code, "pub{} enum {name}{life} {{", if public { "" } else { "(crate)" });
    for message in messages {
        doc(code, 1, &message.about);
        let _ = write!(code, "    {}", pascal(&message.id));
        if !message.arguments.is_empty() {
            code.push_str(" {\n");
            for argument in &message.arguments {
                doc(code, 2, &argument.about);
                let name = snake(&argument.name);
                let kind = argument.kind.rust(choices);
                let _ = writeln!(code, "        {name}: {kind},");
            }
            code.push_str("    }");
        }
        code.push_str(",\n");
    }
    code.push_str("}\n");
    let most = messages.iter().map(|message| message.arguments.len()).max().unwrap_or(0);
    let _ = writeln!(code, "impl{life} {name}{life} {{");
    if public {
        samples(code, name, messages);
    }
    code.push_str("    pub(crate) fn text(&self, lang: crate::Lang) -> String {\n");
    let mutable = if most > 0 { "mut " } else { "" };
    let _ = writeln!(code, "        let {mutable}told = [crate::pattern::Argument::None; {most}];");
    code.push_str("        let nth = match self {\n");
    for (index, message) in messages.iter().enumerate() {
        let fields: Vec<String> =
            message.arguments.iter().map(|argument| snake(&argument.name)).collect();
        let _ = write!(code, "            {} => ", with(name, message, &fields));
        if fields.is_empty() {
            let _ = writeln!(code, "{index},");
            continue;
        }
        code.push_str("{\n");
        for (at, field) in fields.iter().enumerate() {
            let _ =
                writeln!(code, "                told[{at}] = crate::pattern::Told::told({field});");
        }
        let _ = writeln!(code, "                {index}\n            }}");
    }
    code.push_str(
        "        };\n        crate::pattern::fill(lang, string(lang, nth), &told)\n    }\n}\n",
    );
}

fn samples(code: &mut String, name: &str, messages: &[Message]) {
    code.push_str(
        "    /// Every message once, in the order of the file. The gaps hold their own names in\n    \
         /// angle brackets, or a number. For tests and for translators.\n    \
         pub fn samples() -> Vec<Self> {\n        vec![\n",
    );
    for message in messages {
        let sample = |argument: &Argument| {
            let name = snake(&argument.name);
            format!("{name}: crate::pattern::Sample::sample(\"⟨{name}⟩\")")
        };
        let fields: Vec<String> = message.arguments.iter().map(sample).collect();
        let _ = writeln!(code, "            {},", with(name, message, &fields));
    }
    code.push_str("        ]\n    }\n");
}

/// A variant with its fields, or without.
fn with(name: &str, message: &Message, fields: &[String]) -> String {
    let variant = pascal(&message.id);
    if fields.is_empty() {
        format!("{name}::{variant}")
    } else {
        format!("{name}::{variant} {{ {} }}", fields.join(", "))
    }
}

/// Emits a function for each message that returns the name of a value.
fn names(code: &mut String, messages: &[Message], choices: &[Choice]) {
    let mut from = 0;
    for message in messages {
        let [argument] = &message.arguments[..] else { continue };
        let Type::Choice(index) = argument.kind else { continue };
        let choice = &choices[index];
        let count = choice.values.len();
        doc(code, 0, &message.about);
        let name = snake(&message.id);
        let _ = writeln!(
            code,
            "pub fn {name}(lang: crate::Lang, of: {}) -> &'static str {{",
            choice.path
        );
        let nth = counted(from, "crate::pattern::nth(&of)");
        let _ = writeln!(code, "    string(lang, {nth})\n}}");
        from += count;
    }
}

/// Emits the texts of each option of a table, and the place of each in the list.
fn options(code: &mut String, english: &File) {
    let options = super::options::options(english, &mut Vec::new());
    let text = |nth: usize| format!("|lang| string(lang, {nth})");
    let filled = |nth: Option<usize>, told: &str| {
        nth.map_or("None".to_owned(), |nth| {
            format!("Some(|lang, told| crate::pattern::fill(lang, string(lang, {nth}), &{told}))")
        })
    };
    for (place, option) in options.iter().enumerate() {
        code.push_str(
            "#[allow(dead_code, reason = \"only options with more than texts need it\")]\n",
        );
        let _ = writeln!(code, "pub const {}: usize = {place};", option.key.to_uppercase());
    }
    doc(code, 0, &english.about);
    let _ =
        writeln!(code, "pub const OPTIONS: [crate::options::OptionText; {}] = [", options.len());
    for option in &options {
        let words = option.words.iter().map(|(word, nth)| format!("({word:?}, {})", text(*nth)));
        let words = words.collect::<Vec<_>>().join(", ");
        code.push_str("    crate::options::OptionText {\n");
        let _ = writeln!(code, "        key: {:?},", option.key);
        let _ = writeln!(code, "        name: {},", text(option.name));
        let _ = writeln!(code, "        help: {},", text(option.help));
        let _ = writeln!(code, "        words: &[{words}],");
        let number = filled(option.number, "[crate::pattern::Told::told(&told)]");
        let _ = writeln!(code, "        number: {number},");
        let seats = filled(option.seats, "crate::pattern::all_told(told)");
        let _ = writeln!(code, "        seats: {seats},\n        each: None,\n    }},");
    }
    code.push_str("];\n");
}

fn doc(code: &mut String, depth: usize, about: &str) {
    for line in about.lines() {
        let _ = writeln!(code, "{}/// {}", "    ".repeat(depth), line.trim());
    }
}

/// `ask-undo` is the variant `AskUndo`.
pub fn pascal(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    id.split('-').map(word).collect()
}

fn snake(id: &str) -> String {
    id.replace('-', "_")
}
