//! Words and phrases that English texts avoid, each with what to write instead. This is a list of
//! habits we had, not a style guide: add to it what keeps coming back.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::fs;
use std::path::Path;
use texts::options::OptionText;
use texts::{Lang, campfire, sea};

/// Where a phrase is out of place.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Scope {
    All,
    /// Texts about Campfire only.
    Campfire,
    /// Texts about Sea only.
    Sea,
}

use Scope::{All, Campfire, Sea};

/// A phrase to avoid, and what to write instead.
const AVOID: &[(Scope, &str, &str)] = &[
    // Say who acts; most of the time that is the reader.
    (All, "whoever", "‘you’, ‘if you’, ‘the player who’"),
    (All, "whomever", "‘the player whom’"),
    (All, "somebody", "‘someone’, ‘a player’, ‘you’"),
    (All, "nobody says", "‘[default: …]’"),
    (All, "is to be", "‘must’, ‘will’ or an active verb"),
    (All, "are to be", "‘must’, ‘will’ or an active verb"),
    // Phrases that are another language in English words.
    (All, "anew", "‘again’, or a verb such as ‘reload’ or ‘redraw’"),
    (All, "if need be", "‘if needed’"),
    (All, "so many", "‘this many’, ‘that many’"),
    (All, "any more.", "‘no longer’, ‘not again’"),
    (All, "or no longer", "‘or has expired’, ‘or has been closed’"),
    (All, "all the same", "‘anyway’"),
    (All, "until now", "‘current’, ‘so far’"),
    (All, "for ever", "‘forever’, ‘permanently’"),
    (All, "at once", "‘immediately’, ‘at the same time’"),
    (All, "gives up", "‘resigns’"),
    (All, "looks on", "‘watches’"),
    (All, "lies", "‘is’"),
    (All, "stands", "‘is’"),
    (All, "comes to light", "‘is revealed’"),
    (All, "lays open", "‘reveals’"),
    (All, "the turn passes", "‘Ana’s turn’"),
    (All, "if nobody", "‘if no one’"),
    // Words people already know.
    (All, "e-mail", "‘email’"),
    (All, "e-mails", "‘emails’"),
    (All, "letter", "‘email’"),
    (All, "letters", "‘emails’"),
    (All, "luck", "‘random’, ‘shuffle’, ‘chance’"),
    // We spell as in the United States.
    (All, "colour", "‘color’"),
    (All, "colours", "‘colors’"),
    (All, "behaviour", "‘behavior’"),
    (All, "centre", "‘center’"),
    (All, "licence", "‘license’"),
    (All, "organise", "‘organize’"),
    (All, "counter-clockwise", "‘counterclockwise’"),
    // One word for each thing of a game.
    (Campfire, "on place", "‘on space’"),
    (Campfire, "a place", "‘a space’"),
    (Campfire, "each place", "‘each space’"),
    (Campfire, "the place", "‘the space’"),
    (Campfire, "moon check", "‘intermediate scoring’"),
    (Sea, "piece", "‘boat’ for the object, ‘component’ for what it shows"),
    (Sea, "pieces", "‘boats’ for the objects, ‘components’ for what they show"),
    (Sea, "handle", "‘label’"),
    (Sea, "handles", "‘labels’"),
];

/// Uses that are right: a phrase to avoid, within words that may stay, and why.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("letter", "one letter or digit", "a letter of the alphabet"),
    ("letters", "letters from a to z", "letters of the alphabet"),
    ("stands", "stands for", "means"),
];

/// An English text, and where it is written.
struct Written {
    origin: String,
    text: String,
}

impl Written {
    fn is_in(&self, scope: Scope) -> bool {
        match scope {
            All => true,
            Campfire => self.is_about("campfire"),
            Sea => self.is_about("sea"),
        }
    }

    /// Whether a game is named in the name of the file, as in `web-sea.ftl`.
    fn is_about(&self, game: &str) -> bool {
        let file = self.origin.split(',').next().unwrap_or_default();
        file.split(|c: char| !c.is_alphabetic()).any(|word| word == game)
    }

    /// What to change in this text.
    fn offenses(&self) -> Vec<String> {
        let mut text = plain(&self.text);
        for (_, allowed, _) in ALLOWED {
            text = without(&text, allowed);
        }
        let found = AVOID
            .iter()
            .filter(|(scope, phrase, _)| self.is_in(*scope) && find(&text, phrase).is_some());
        let told = |(_, phrase, instead): &(Scope, &str, &str)| {
            format!("{}: ‘{phrase}’, write {instead}: {}", self.origin, self.text)
        };
        found.map(told).collect()
    }
}

/// Small letters and single spaces.
fn plain(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Where a phrase begins that is not a part of longer words.
fn find(text: &str, phrase: &str) -> Option<usize> {
    let is_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let mut found = text.match_indices(phrase).map(|(at, _)| at);
    found.find(|at| {
        let (before, after) = (&text[..*at], &text[at + phrase.len()..]);
        let joined = phrase.ends_with(char::is_alphanumeric) && is_word(after.chars().next());
        !is_word(before.chars().next_back()) && !joined
    })
}

fn without(text: &str, phrase: &str) -> String {
    let mut rest = text.to_owned();
    while let Some(at) = find(&rest, phrase) {
        rest.replace_range(at..at + phrase.len(), "…");
    }
    rest
}

/// The words of a message, with a mark for each gap and between the forms of a choice.
fn words(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => *text += value,
            PatternElement::Placeable { expression } => placed(expression, text),
        }
    }
}

fn placed(expression: &Expression<&str>, text: &mut String) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                *text += "| ";
                words(&variant.value, text);
            }
            *text += "|";
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => placed(expression, text),
        Expression::Inline(_) => *text += "…",
    }
}

fn messages() -> Vec<Written> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages/en");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut written = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let source = fs::read_to_string(&file).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str()).expect("a file of messages");
        for entry in &resource.body {
            let (id, value) = match entry {
                Entry::Message(message) => (message.id.name, message.value.as_ref()),
                Entry::Term(term) => (term.id.name, Some(&term.value)),
                _ => continue,
            };
            let mut text = String::new();
            value.into_iter().for_each(|value| words(value, &mut text));
            written.push(Written { origin: format!("{name}, {id}"), text });
        }
    }
    written
}

fn options(game: &str, texts: &[OptionText]) -> Vec<Written> {
    let mut written = Vec::new();
    for option in texts {
        let words = option.words.iter().map(|(_, text)| text[Lang::En as usize]);
        for text in words.chain([option.name(Lang::En), option.help(Lang::En)]) {
            let origin = format!("{game}/options.rs, {}", option.key);
            written.push(Written { origin, text: text.to_owned() });
        }
    }
    written
}

fn rulebooks() -> Vec<Written> {
    let books = [
        ("campfire.en.md", include_str!("../../rulebook/campfire.en.md")),
        ("sea.en.md", include_str!("../../rulebook/sea.en.md")),
    ];
    let lines = |(name, book): (&str, &str)| -> Vec<Written> {
        let line = |(at, text): (usize, &str)| Written {
            origin: format!("{name}, line {}", at + 1),
            text: text.to_owned(),
        };
        book.lines().enumerate().map(line).collect()
    };
    books.into_iter().flat_map(lines).collect()
}

fn everything() -> Vec<Written> {
    let options =
        options("campfire", campfire::OPTIONS).into_iter().chain(options("sea", sea::OPTIONS));
    messages().into_iter().chain(options).chain(rulebooks()).collect()
}

#[test]
fn english_texts_avoid_the_words_on_the_list() {
    let written = everything();
    for scope in [All, Campfire, Sea] {
        let read = written.iter().filter(|text| text.is_in(scope)).count();
        assert!(read > 100, "only {read} texts were read: {scope:?}");
    }
    let offenses: Vec<_> = written.iter().flat_map(Written::offenses).collect();
    assert!(offenses.is_empty(), "{offenses:#?}");
}

#[test]
fn every_exception_is_still_used_and_is_about_a_word_on_the_list() {
    let written = everything();
    for (phrase, allowed, why) in ALLOWED {
        assert!(AVOID.iter().any(|(_, listed, _)| listed == phrase), "not listed: {phrase}");
        assert!(find(allowed, phrase).is_some(), "{allowed} lacks {phrase}");
        let used = written.iter().any(|text| find(&plain(&text.text), allowed).is_some());
        assert!(used, "no text says ‘{allowed}’ ({why}): drop the exception");
    }
}

#[test]
fn a_phrase_on_the_list_is_found_as_whole_words_and_named_with_its_replacement() {
    for (scope, phrase, instead) in AVOID {
        let origin = match scope {
            All => "any",
            Campfire => "campfire",
            Sea => "sea",
        };
        let said = |text: String| Written { origin: origin.to_owned(), text }.offenses();
        let found = said(format!("Here, {} and more", phrase.to_uppercase()));
        assert!(found.iter().any(|told| told.contains(instead)), "{phrase}: {found:?}");
        assert_eq!(said(format!("un{phrase}")), Vec::<String>::new(), "part of a longer word");
        assert_eq!(said((*instead).to_owned()), Vec::<String>::new(), "the replacement");
    }
}
