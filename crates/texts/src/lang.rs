//! The languages.

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl Lang {
    /// All of them, in the order in which a reader steps through them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fr, Lang::De, Lang::Es];

    /// The language tag: `en`, `fr`, `de`, `es`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
            Lang::Es => "es",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::De => "Deutsch",
            Lang::Es => "Español",
        }
    }

    /// The language with this tag, exactly.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// The language of a locale such as `fr_FR.UTF-8` or `de-AT`; `None` for one we do not have.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::from_tag(&language.to_ascii_lowercase())
    }

    /// The next language, round and round.
    pub fn next(self) -> Lang {
        Lang::ALL[(self as usize + 1) % Lang::ALL.len()]
    }
}
