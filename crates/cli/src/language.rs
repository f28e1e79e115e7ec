//! Chooses the language: from `--lang`, else from the environment.

use crate::values::ValueError;
use std::ffi::OsString;
use std::sync::OnceLock;
use texts::Lang;
use texts::cli::Message;

/// Asked in this order; the first one that says anything decides.
const VARIABLES: [&str; 3] = ["EMBERWAKE_LANG", "LC_ALL", "LANG"];

/// The help texts are made before the arguments are read, so the language is kept here.
static CHOSEN: OnceLock<Lang> = OnceLock::new();

/// Returns the language of this run, from the command line and the environment.
pub fn choose(typed: &[OsString]) -> Lang {
    let environment = || VARIABLES.iter().find_map(|name| spoken(&std::env::var(name).ok()?));
    *CHOSEN.get_or_init(|| typed_lang(typed).or_else(environment).unwrap_or_default())
}

/// The language of this run; English before it was chosen.
pub fn chosen() -> Lang {
    CHOSEN.get().copied().unwrap_or_default()
}

/// Reads the value of `--lang`.
pub fn parse(tag: &str) -> Result<Lang, ValueError> {
    Lang::from_tag(tag).ok_or_else(|| {
        let tags = Lang::OFFERED.map(Lang::tag).join(", ");
        ValueError::new(&Message::NoSuchLanguage { tag, tags: &tags })
    })
}

/// Returns the language in `--lang`, wherever it is; a wrong value is refused later, with the
/// others.
fn typed_lang(typed: &[OsString]) -> Option<Lang> {
    let mut words = typed.iter().skip(1).map_while(|word| word.to_str());
    while let Some(word) = words.next().filter(|word| *word != "--") {
        let tag = match word.strip_prefix("--lang") {
            Some("") => words.next()?,
            Some(rest) if rest.starts_with('=') => &rest[1..],
            _ => continue,
        };
        return Lang::from_tag(tag);
    }
    None
}

/// The language of a locale; English for one that we do not have, nothing for an empty one.
fn spoken(locale: &str) -> Option<Lang> {
    (!locale.is_empty()).then(|| Lang::from_locale(locale).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &str) -> Option<Lang> {
        typed_lang(&line.split(' ').map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        assert_eq!(typed("emberwake --lang fr rules"), Some(Lang::Fr));
        assert_eq!(typed("emberwake rules campfire --lang=de"), Some(Lang::De));
        assert_eq!(typed("emberwake rules -- --lang de"), None);
        assert_eq!(typed("emberwake rules --lang xx"), None);
        assert_eq!(typed("emberwake rules --language de"), None);
    }

    #[test]
    fn a_locale_that_we_do_not_speak_is_english_and_an_empty_one_says_nothing() {
        assert_eq!(spoken("es_MX.UTF-8"), Some(Lang::Es));
        assert_eq!(spoken("C"), Some(Lang::En));
        assert_eq!(spoken(""), None);
    }
}
