//! Numbers as readers see them: in digits, and as words of each language.

use texts::Lang;

/// The words of a language for numbers, as the books write them. The word for 1 is missing: it is
/// also an article or a pronoun. Ordinals come after `|`: they also number the discs of a picture,
/// so they are understood in a fact, but a sentence may have them without one.
const fn words(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => {
            "deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 douze 12 quarante 40 \
             | une 1 troisième 3 quatrième 4"
        }
        Lang::De => {
            "zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 zwölf 12 vierzig 40 \
             | einen 1 einem 1 dritte 3 vierte 4 vierten 4"
        }
        Lang::Es => {
            "dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 doce 12 cuarenta 40 \
             | una 1 uno 1 tercer 3 tercera 3 cuarta 4"
        }
        // The books of a language without its own are the English ones.
        _ => {
            "two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 twelve 12 forty 40 \
             | one 1 third 3 fourth 4"
        }
    }
}

fn find(list: &str, word: &str) -> Option<i64> {
    let list: Vec<&str> = list.split_whitespace().collect();
    list.chunks(2).find(|pair| pair[0] == word)?.get(1)?.parse().ok()
}

/// The number that a reader of this language sees in a text, if it is one.
pub fn number(lang: Lang, text: &str) -> Option<i64> {
    let text = text.to_lowercase().replace('−', "-").replace('+', "");
    text.parse().ok().or_else(|| find(&words(lang).replace('|', ""), &text))
}

/// The words for a space, after which a number is its name, and the words that join two names.
const fn named(lang: Lang) -> (&'static [&'static str], &'static str) {
    match lang {
        Lang::Fr => (&["emplacement", "emplacements"], "et"),
        Lang::De => (&["feld", "felder", "felds", "feldern"], "und"),
        Lang::Es => (&["espacio", "espacios"], "y"),
        _ => (&["space", "spaces"], "and"),
    }
}

/// The names of spaces in a text, which are numbers, and its other numbers. A number that is part of
/// another word, such as a rule id, is none.
pub fn names_and_numbers(lang: Lang, text: &str) -> (Vec<String>, Vec<String>) {
    let (cardinals, _) = words(lang).split_once('|').expect("each language has both");
    let (spaces, and) = named(lang);
    let lower = text.to_lowercase();
    let parts = lower.split(|c: char| !(c.is_alphanumeric() || c == '.' || c == '-'));
    let (mut names, mut numbers) = (Vec::new(), Vec::new());
    let mut before = ("", false);
    for word in parts.map(|word| word.trim_matches('.')).filter(|word| !word.is_empty()) {
        let is_digits = word.chars().all(|c| c.is_ascii_digit());
        let is_number = is_digits || find(cardinals, word).is_some();
        let is_name = is_digits && (before.1 || spaces.contains(&before.0));
        match (is_number, is_name) {
            (true, true) => names.push(word.to_owned()),
            (true, false) => numbers.push(word.to_owned()),
            (false, _) => {}
        }
        // ‘spaces 3 and 8’ are two names.
        let goes_on = word == and && (names.last().is_some_and(|last| last == before.0));
        before = (word, goes_on);
    }
    (names, numbers)
}

#[test]
fn numbers_are_read_in_every_language() {
    for (lang, text, expected) in [
        (Lang::En, "−3", Some(-3)),
        (Lang::En, "Four", Some(4)),
        (Lang::Fr, "troisième", Some(3)),
        (Lang::De, "zwölf", Some(12)),
        (Lang::Es, "ocho", Some(8)),
        (Lang::De, "Achtung", None),
    ] {
        assert_eq!(number(lang, text), expected, "{text}");
    }
    let told = |lang, text| {
        let (names, numbers) = names_and_numbers(lang, text);
        (names.join(" "), numbers.join(" "))
    };
    let both = |names: &str, numbers: &str| (names.to_owned(), numbers.to_owned());
    assert_eq!(told(Lang::En, "Two of 7 (C5.1), the third."), both("", "two 7"));
    assert_eq!(told(Lang::De, "Achtung: acht auf Feld 3."), both("3", "acht"));
    assert_eq!(told(Lang::Es, "los espacios 3 y 8: 2"), both("3 8", "2"));
}
