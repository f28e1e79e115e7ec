//! Words and phrases that English texts avoid, each with an alternative. This is a list of habits
//! we had, not a style guide: add to it what keeps coming back.

use crate::written::{Written, everything, find, plain};
use texts::Lang;

/// The texts in which a phrase is out of place.
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
    (All, "by a link", "‘through a link’"),
    (All, "foretells", "‘predicts’"),
    (All, "set up yourself", "‘Custom setup’"),
    (All, "what you have opened", "‘anything you’ve opened’"),
    (All, "part of the page that", "‘the game engine’, or the name of the part"),
    (All, "saves data", "‘data saver is on’"),
    (All, "errors of the others", "‘others’ errors’"),
    (All, "everything that was hidden", "‘all hidden information’"),
    (All, "most expensive decisions", "‘costliest decisions’"),
    (All, "could know them", "‘based on what you knew’"),
    (All, "has no end yet", "‘isn’t finished’"),
    (All, "forget what", "‘reset’"),
    (All, "forget which", "‘reset’"),
    (All, "the number that the", "‘the seed of’"),
    (All, "valid number here", "the numbers that can be used"),
    (All, "per hour and person", "‘per person per hour’"),
    (All, "where there is nothing", "‘from a line that doesn’t exist’"),
    (All, "is not a difficulty", "‘isn’t a difficulty. Choose …’"),
    (All, "drew for itself", "‘drew its own’"),
    (All, "once and for all", "‘and this can’t be undone’"),
    (All, "records no decision", "‘the game makes it for you’"),
    (Sea, "toward the direction die", "‘toward the direction you roll’"),
    (Sea, "toward the die", "‘toward the direction you roll’"),
    (Sea, "no end by calm", "‘no becalmed ending’"),
    (Sea, "roll for n", "‘roll to see who goes first’"),
    (Sea, "rolls for n", "‘rolls to see who goes first’"),
    (Sea, "not made", "‘still to go’, ‘that it couldn’t make’"),
    (Sea, "had a choice and", "‘given a choice’"),
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
    (All, "towards", "‘toward’"),
    (All, "afterwards", "‘afterward’"),
    (All, "upwards", "‘upward’"),
    // The tables in `terms` have the words of the games.
    (Campfire, "place number", "‘space’"),
    (Sea, "handle", "‘label’"),
];

/// Uses that are right: a phrase to avoid, within words that may stay, and why.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("letter", "one letter or digit", "a letter of the alphabet"),
    ("letters", "letters from a to z", "letters of the alphabet"),
    ("stands", "stands for", "means"),
];

fn is_in(written: &Written, scope: Scope) -> bool {
    match scope {
        All => true,
        Campfire => written.is_about("campfire"),
        Sea => written.is_about("sea"),
    }
}

/// Returns the changes that a text needs.
fn offenses(written: &Written) -> Vec<String> {
    let mut text = plain(&written.text);
    for (_, allowed, _) in ALLOWED {
        text = without(&text, allowed);
    }
    let found = AVOID
        .iter()
        .filter(|(scope, phrase, _)| is_in(written, *scope) && find(&text, phrase).is_some());
    let told = |(_, phrase, instead): &(Scope, &str, &str)| {
        format!("{}: ‘{phrase}’, write {instead}: {}", written.origin, written.text)
    };
    found.map(told).collect()
}

fn without(text: &str, phrase: &str) -> String {
    let mut rest = text.to_owned();
    while let Some(at) = find(&rest, phrase) {
        rest.replace_range(at..at + phrase.len(), "…");
    }
    rest
}

#[test]
fn english_texts_avoid_the_words_on_the_list() {
    let written = everything(Lang::En);
    for scope in [All, Campfire, Sea] {
        let read = written.iter().filter(|text| is_in(text, scope)).count();
        assert!(read > 100, "only {read} texts were read: {scope:?}");
    }
    let offenses: Vec<_> = written.iter().flat_map(offenses).collect();
    assert!(offenses.is_empty(), "{offenses:#?}");
}

#[test]
fn every_exception_is_still_used_and_is_about_a_word_on_the_list() {
    let written = everything(Lang::En);
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
        let said = |text: String| offenses(&Written { origin: origin.to_owned(), text });
        let found = said(format!("Here, {} and more", phrase.to_uppercase()));
        assert!(found.iter().any(|told| told.contains(instead)), "{phrase}: {found:?}");
        assert_eq!(said(format!("un{phrase}")), Vec::<String>::new(), "part of a longer word");
        assert_eq!(said((*instead).to_owned()), Vec::<String>::new(), "the replacement");
    }
}
