//! The languages. The build script makes the list from the folders of messages.

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Lang {
    /// The language with this tag, exactly.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::OFFERED.into_iter().find(|lang| lang.tag() == tag)
    }

    /// The language of a locale such as `fr_FR.UTF-8` or `de-AT`; `None` for one we do not have.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::from_tag(&language.to_ascii_lowercase())
    }

    /// The next language, round and round.
    pub fn next(self) -> Lang {
        Lang::OFFERED[(self as usize + 1) % Lang::OFFERED.len()]
    }
}
