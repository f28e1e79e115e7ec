//! Lets a text be said in the reader's language.

/// Calls one function by its name in the module of a language: `speak!(lang, end(end))` is
/// `fr::end(end)` for a French reader. The modules `en`, `fr`, `de` and `es` must be in scope.
macro_rules! speak {
    ($lang:expr, $say:ident($($told:expr),* $(,)?)) => {
        match $lang {
            $crate::Lang::En => en::$say($($told),*),
            $crate::Lang::Fr => fr::$say($($told),*),
            $crate::Lang::De => de::$say($($told),*),
            $crate::Lang::Es => es::$say($($told),*),
        }
    };
}

pub(crate) use speak;
