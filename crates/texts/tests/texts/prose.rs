//! The rules for every text.

use texts::Lang;

const NARROW: &str = "\u{202f}";
const WIDE: &str = "\u{a0}";

/// The signs before which French sets a no-break space, and which one.
const SPACED: [(&str, &str); 5] =
    [(":", WIDE), ("»", WIDE), (";", NARROW), ("?", NARROW), ("!", NARROW)];

/// A text in all languages.
pub fn in_all(say: impl Fn(Lang) -> String) -> Vec<String> {
    Lang::ALL.into_iter().map(say).collect()
}

/// A text in English, French, German and Spanish, whose words some tests know.
pub fn in_known(say: impl Fn(Lang) -> String) -> Vec<String> {
    [Lang::En, Lang::Fr, Lang::De, Lang::Es].into_iter().map(say).collect()
}

/// Checks sentences that must differ from language to language.
pub fn sentences(say: impl Fn(Lang) -> String) {
    let said = in_all(say);
    for (lang, text) in Lang::ALL.into_iter().zip(&said) {
        sentence(lang, text);
    }
    differ(&said);
}

/// Checks that the page and the rules say the same. They count differently: people from 1, the
/// notation from 0.
pub fn same(page: &str, rules: &str) {
    let words =
        |text: &str| text.replace(|sign: char| sign.is_numeric() || "-−".contains(sign), "");
    assert_eq!(words(page), words(rules));
}

/// Checks that no language repeats another's words.
pub fn differ(said: &[String]) {
    for (index, text) in said.iter().enumerate() {
        assert!(!said[..index].contains(text), "two languages say the same: {said:?}");
    }
}

/// Checks one sentence, or several in a row.
pub fn sentence(lang: Lang, text: &str) {
    clean(lang, text);
    assert!(text.ends_with(['.', '?', '!']), "no end: {text}");
    assert!(!text.ends_with("..") && !text.ends_with("!."), "two ends: {text}");
    begins_large(text);
}

/// Checks a prompt: an order without a full stop, or a question.
pub fn prompt(lang: Lang, text: &str) {
    clean(lang, text);
    assert!(!text.ends_with(['.', '!', ':', ',']), "a prompt ends in ? or in nothing: {text}");
    begins_large(text);
}

/// Checks an entry of a menu: a phrase without a full stop.
pub fn entry(lang: Lang, text: &str) {
    clean(lang, text);
    assert!(!text.ends_with(['.', '?', '!', ':', ',']), "an entry is no sentence: {text}");
    begins_large(text);
}

/// Checks the rules for names and phrases as well as for sentences.
pub fn clean(lang: Lang, text: &str) {
    assert!(!text.is_empty(), "nothing is said in {lang:?}");
    assert_eq!(text.trim(), text, "space around: {text:?}");
    assert!(!text.contains(['{', '}', '\n', '\t']), "left over: {text:?}");
    assert!(!text.contains("  ") && !text.contains(" \u{a0}"), "double space: {text:?}");
    assert!(!text.contains(" ,") && !text.contains(" ."), "space before a stop: {text:?}");
    assert!(!text.contains('\''), "a straight apostrophe: {text:?}");
    for (mark, space) in SPACED {
        assert!(!text.contains(&format!(" {mark}")), "plain space before {mark}: {text:?}");
        let after = |space: &str| text.match_indices(&format!("{space}{mark}")).count();
        // Within notation, such as search:1000 or postgres://, a mark belongs to a word.
        let in_word = |(at, _): &(usize, &str)| {
            text[at + mark.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '/')
        };
        // A quotation of notation may begin with it, as `! tile 0 a` does.
        let quoted = |(at, _): &(usize, &str)| text[..*at].ends_with(&format!("«{WIDE}"));
        let all = text.match_indices(mark);
        let all = all.filter(|found| !in_word(found) && !quoted(found)).count();
        if lang == Lang::Fr {
            assert_eq!(after(space), all, "no-break space before {mark}: {text:?}");
        } else {
            assert_eq!(after(NARROW) + after(WIDE), 0, "{text:?}");
        }
    }
    if lang == Lang::Fr {
        let opened = text.matches('«').count();
        assert_eq!(opened, text.matches(&format!("«{WIDE}")).count(), "space after «: {text:?}");
    }
}

fn begins_large(text: &str) {
    // A quotation keeps its own capitalization.
    let first = text.trim_start_matches('¿').chars().next();
    assert!(first.is_some_and(|c| !c.is_lowercase()), "begins small: {text}");
}
