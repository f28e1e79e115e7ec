//! The texts of a page that fetches those of one language, instead of including those of all.
//!
//! With the feature `fetched`, the tables of the page's texts are not in the program. Each language
//! is a file, which `cargo xtask web` writes and [`load`] reads. A text in a language that is not
//! loaded falls back to one that is.

use crate::Lang;
use crate::marks::STRING_END;
use std::fmt;
use std::sync::OnceLock;

/// The number of strings in a file.
const STRINGS: usize = include!(concat!(env!("OUT_DIR"), "/page-strings.rs"));

/// The strings of each language that has been loaded, in the order of [`Lang`].
static LOADED: [OnceLock<Vec<&'static str>>; Lang::COUNT] =
    [const { OnceLock::new() }; Lang::COUNT];

/// A file is not one of texts, or one for another version of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextsFileProblem {
    /// The number of strings in it.
    pub strings: usize,
}

impl std::error::Error for TextsFileProblem {}

impl fmt::Display for TextsFileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The file of texts must have {STRINGS} strings, not {}.", self.strings)
    }
}

/// Takes the file of a language. Its strings stay as long as the program runs.
pub fn load(lang: Lang, file: String) -> Result<(), TextsFileProblem> {
    let strings = file.split(STRING_END).count();
    if strings != STRINGS {
        return Err(TextsFileProblem { strings });
    }
    LOADED[lang as usize].get_or_init(|| String::leak(file).split(STRING_END).collect());
    Ok(())
}

/// Returns `true` if a language is loaded.
pub fn speaks(lang: Lang) -> bool {
    LOADED[lang as usize].get().is_some()
}

/// Returns a string in a language, or in one that is loaded.
#[cfg_attr(not(feature = "fetched"), allow(dead_code, reason = "only tests ask then"))]
pub(crate) fn string(lang: Lang, nth: usize) -> &'static str {
    let strings = LOADED[lang as usize].get().or_else(|| LOADED.iter().find_map(OnceLock::get));
    strings.and_then(|strings| strings.get(nth)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_for_another_version_is_refused_and_changes_nothing() {
        let short = "Rules\0Settings".to_owned();
        assert_eq!(load(Lang::De, short), Err(TextsFileProblem { strings: 2 }));
        assert!(!speaks(Lang::De));
    }

    #[test]
    fn a_language_that_is_not_there_is_replaced_by_one_that_is() {
        let strings: Vec<String> = (0..STRINGS).map(|nth| format!("texte {nth}")).collect();
        assert_eq!(load(Lang::Fr, strings.join(&STRING_END.to_string())), Ok(()));
        assert!(speaks(Lang::Fr) && !speaks(Lang::En));
        assert_eq!(string(Lang::Fr, 7), "texte 7");
        assert_eq!(string(Lang::En, 7), "texte 7");
        assert_eq!(string(Lang::En, STRINGS), "");
    }
}
