//! Figures on the English of documents, with limits: how long sentences are, and how many are
//! passive.
//!
//! Both are counted by rules of thumb, so the limits are generous and catch only a document that
//! has become hard to read. Chains of nouns aren't counted: without a dictionary of parts of
//! speech, every count we tried was mostly wrong.

use super::{Findings, Tree};

/// The most words a sentence has on average.
const WORDS_MEAN_MAX: f64 = 18.0;
/// A sentence of more words is long.
const WORDS_LONG: usize = 35;
/// The largest share of long sentences, in percent.
const LONG_SHARE_MAX: f64 = 7.0;
/// The largest share of passive sentences, in percent.
const PASSIVE_SHARE_MAX: f64 = 25.0;
/// A document with fewer sentences has no meaningful averages.
const SENTENCES_MIN: usize = 20;

/// Forms of *be* that a participle makes passive.
const FORMS: [&str; 7] = ["is", "are", "was", "were", "be", "been", "being"];
/// Words that may be between the two.
const BETWEEN: [&str; 9] =
    ["not", "never", "only", "also", "always", "already", "then", "all", "both"];
/// Common participles that don't end in *-ed*.
const IRREGULAR: [&str; 30] = [
    "made", "given", "taken", "known", "seen", "shown", "told", "kept", "sent", "found", "left",
    "read", "written", "drawn", "chosen", "hidden", "lost", "won", "built", "set", "put", "cut",
    "held", "brought", "begun", "run", "met", "paid", "sold", "laid",
];
/// Words in *-ed* that are no participles.
const NO_PARTICIPLES: [&str; 6] = ["need", "speed", "seed", "indeed", "exceed", "feed"];

/// The figures of a document.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Figures {
    sentences: usize,
    words: usize,
    long: usize,
    passive: usize,
}

impl Figures {
    fn of(text: &str) -> Figures {
        let mut figures = Figures::default();
        for sentence in paragraphs(text).iter().flat_map(|paragraph| sentences(paragraph)) {
            let words = sentence.split_whitespace().count();
            figures.sentences += 1;
            figures.words += words;
            figures.long += usize::from(words > WORDS_LONG);
            figures.passive += usize::from(is_passive(&sentence));
        }
        figures
    }

    fn mean(self) -> f64 {
        self.words as f64 / self.sentences as f64
    }

    fn percent(self, count: usize) -> f64 {
        100.0 * count as f64 / self.sentences as f64
    }
}

/// Refuses documents whose sentences are too long or too often passive, and notes the figures of
/// all of them together.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let mut all = Figures::default();
    for (path, text) in tree.texts().filter(|(path, _)| is_document(path)) {
        let figures = Figures::of(text);
        if figures.sentences < SENTENCES_MIN {
            continue;
        }
        all.sentences += figures.sentences;
        all.words += figures.words;
        all.long += figures.long;
        all.passive += figures.passive;
        let limits = [
            (figures.mean(), WORDS_MEAN_MAX, "words in a sentence on average"),
            (figures.percent(figures.long), LONG_SHARE_MAX, "% long sentences"),
            (figures.percent(figures.passive), PASSIVE_SHARE_MAX, "% passive sentences"),
        ];
        for (figure, limit, of) in limits.into_iter().filter(|(figure, limit, _)| figure > limit) {
            report.problem(path, 1, format!("{figure:.1} {of}, over the limit of {limit}"));
        }
    }
    if all.sentences > 0 {
        report.note(format!(
            "{} sentences, {:.1} words on average, {:.1}% long, {:.1}% passive",
            all.sentences,
            all.mean(),
            all.percent(all.long),
            all.percent(all.passive)
        ));
    }
}

/// Returns `true` for the documents at the root and in `docs`.
fn is_document(path: &str) -> bool {
    let is_place = !path.contains('/') || path.starts_with("docs/");
    is_place && path.ends_with(".md")
}

/// Returns the paragraphs and points of a document without code, tables, headings and addresses.
fn paragraphs(text: &str) -> Vec<String> {
    let mut in_code = false;
    let mut found = Vec::new();
    for line in text.lines().map(str::trim_start) {
        if line.starts_with("```") {
            in_code = !in_code;
        }
        if in_code || line.starts_with("```") || line.starts_with(['|', '#', '!']) {
            continue;
        }
        let line = line.trim_start_matches(['-', '>', '*', ' ']);
        let line =
            line.split('`').enumerate().map(|(at, part)| if at % 2 == 1 { "X" } else { part });
        let line = line.collect::<String>();
        let prose = line.split("](").enumerate().map(|(at, part)| match at {
            0 => part,
            _ => part.split_once(')').map_or("", |(_, rest)| rest),
        });
        found.push(prose.collect());
    }
    found
}

/// Splits a paragraph after full stops, colons and questions.
fn sentences(paragraph: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    for word in paragraph.split_whitespace() {
        let last = found.last_mut().expect("there is always one");
        *last += word;
        *last += " ";
        if word.trim_end_matches([')', '"', '”', '*']).ends_with(['.', '!', '?', ':']) {
            found.push(String::new());
        }
    }
    found.retain(|sentence| sentence.contains(char::is_alphabetic));
    found
}

fn is_passive(sentence: &str) -> bool {
    let words: Vec<String> = sentence
        .split(|c: char| !c.is_alphabetic() && c != '\'')
        .filter(|word| !word.is_empty())
        .map(|word| word.to_lowercase().trim_end_matches("n't").to_owned())
        .collect();
    let is_between = |word: &&String| BETWEEN.contains(&word.as_str()) || word.ends_with("ly");
    let is_participle = |word: &String| {
        let regular = word.ends_with("ed") && word.len() > 4;
        regular && !NO_PARTICIPLES.contains(&word.as_str()) || IRREGULAR.contains(&word.as_str())
    };
    let follows = |at: usize| words[at + 1..].iter().find(|word| !is_between(word));
    let mut forms = (0..words.len()).filter(|&at| FORMS.contains(&words[at].as_str()));
    forms.any(|at| follows(at).is_some_and(is_participle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    #[test]
    fn a_passive_sentence_is_one_with_a_form_of_be_and_a_participle() {
        for passive in ["The file is written.", "It isn't always seen.", "They were quickly moved."]
        {
            assert!(is_passive(passive), "{passive}");
        }
        for active in ["You write the file.", "It is red.", "There is need for it.", "Be quick."] {
            assert!(!is_passive(active), "{active}");
        }
    }

    #[test]
    fn code_tables_headings_and_addresses_are_no_sentences() {
        let text = "# A title.\n```\nIt is seen. It is made.\n```\n| It is made. |\n\
                    - See [the page](docs/is-made.md). It is `written`.\n";
        let figures = Figures::of(text);
        assert_eq!((figures.sentences, figures.words, figures.passive), (2, 6, 0));
    }

    #[test]
    fn a_document_with_long_or_passive_sentences_is_refused() {
        let long = "one two three four five six seven eight nine ten ".repeat(4) + "end.\n";
        let told = problems(check, &[("docs/a.md", &long.repeat(SENTENCES_MIN))]);
        assert_eq!(told.len(), 2, "{told:?}");
        let passive = "The file is written.\n".repeat(SENTENCES_MIN);
        let told = problems(check, &[("README.md", &passive)]);
        assert_eq!(told, ["README.md:1: 100.0 % passive sentences, over the limit of 25"]);
        assert!(problems(check, &[("crates/a/README.md", &passive)]).is_empty());
    }
}
