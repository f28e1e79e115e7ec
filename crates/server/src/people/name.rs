//! What people may be called. Names are shown as text, never as markup, so signs are welcome; what
//! can't be seen, or would change the lines around it, is not.

use texts::serve::Trouble;

/// The most characters of a name.
pub(crate) const NAME_CHARS_MAX: usize = 24;
/// The fewest characters of a name to sign in with.
pub(crate) const LOGIN_CHARS_MIN: usize = 3;
/// The most characters of a name to sign in with.
pub(crate) const LOGIN_CHARS_MAX: usize = 32;

/// The name as it is kept: without spaces around it and with single ones inside.
pub(crate) fn read_name(text: &str) -> Result<String, Trouble> {
    // Whoever sends a book as a name need not have it taken apart.
    if text.len() > 40 * NAME_CHARS_MAX {
        return Err(Trouble::NameTooLong { chars_max: NAME_CHARS_MAX });
    }
    if text.chars().any(is_unseen) {
        return Err(Trouble::NameCharacters);
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(char::is_alphanumeric) {
        return Err(Trouble::NameEmpty);
    }
    if name.chars().count() > NAME_CHARS_MAX {
        return Err(Trouble::NameTooLong { chars_max: NAME_CHARS_MAX });
    }
    Ok(name)
}

/// A label for a device or a bot's token: like a name, but shortened rather than refused.
pub(crate) fn label(text: &str) -> String {
    let seen = text.chars().filter(|&c| !is_unseen(c)).take(80);
    seen.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The name to sign in with, in lower case.
pub(crate) fn read_login(text: &str) -> Result<String, Trouble> {
    let login = text.trim().to_ascii_lowercase();
    let fits = (LOGIN_CHARS_MIN..=LOGIN_CHARS_MAX).contains(&login.len());
    let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let plain = login.bytes().all(|byte| known(byte) || b"._-".contains(&byte));
    if fits && plain && login.bytes().next().is_some_and(known) {
        return Ok(login);
    }
    Err(Trouble::LoginForm { chars_min: LOGIN_CHARS_MIN, chars_max: LOGIN_CHARS_MAX })
}

/// Control characters, marks of direction, and characters without width or with no meaning.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{3164}' | '\u{feff}')
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(c, '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{ffa0}')
        || matches!(c, '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_its_signs_and_loses_its_spaces() {
        for (typed, kept) in [
            ("  Ann\u{a0} Lee ", "Ann Lee"),
            ("<b>Bo</b>", "<b>Bo</b>"),
            ("Zoë", "Zoë"),
            ("'; drop table people; --", "'; drop table people; --"),
            ("李", "李"),
        ] {
            assert_eq!(read_name(typed), Ok(kept.to_owned()));
        }
    }

    #[test]
    fn a_name_can_be_seen_and_fits_on_a_line() {
        assert_eq!(read_name("   "), Err(Trouble::NameEmpty));
        assert_eq!(read_name("--"), Err(Trouble::NameEmpty));
        let too_long = Err(Trouble::NameTooLong { chars_max: 24 });
        assert_eq!(read_name(&"a".repeat(25)), too_long);
        assert_eq!(read_name(&"a".repeat(1_000_000)), too_long);
        for unseen in ["A\u{202e}nn", "A\u{200b}nn", "A\nnn", "\u{feff}Ann", "A\0nn"] {
            assert_eq!(read_name(unseen), Err(Trouble::NameCharacters), "{unseen:?}");
        }
    }

    #[test]
    fn a_login_is_plain_and_has_no_case() {
        assert_eq!(read_login(" Ann.Lee_2 "), Ok("ann.lee_2".to_owned()));
        for wrong in ["ab", "-ann", "ann lee", "änn", "a'or'1", &"a".repeat(33)] {
            assert!(read_login(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_label_is_shortened_and_cleaned() {
        assert_eq!(label(&"a\n".repeat(200)), "a".repeat(80));
    }
}
