//! The rules for names. Names are shown as text, never as markup, so symbols are allowed. Invisible
//! characters, and those that would change the lines around them, are not.

use texts::is_unseen;
use texts::serve::ServiceProblem;

/// The maximum number of characters in a name.
pub(crate) const NAME_CHARS_MAX: usize = 24;
/// The minimum number of characters in a login.
pub(crate) const LOGIN_CHARS_MIN: usize = 3;
/// The maximum number of characters in a login.
pub(crate) const LOGIN_CHARS_MAX: usize = 32;

/// Returns the name as it is stored: trimmed, with single spaces inside.
pub(crate) fn read_name(text: &str) -> Result<String, ServiceProblem> {
    // Don't process a huge text.
    if text.len() > 40 * NAME_CHARS_MAX {
        return Err(ServiceProblem::NameTooLong { chars_max: NAME_CHARS_MAX });
    }
    if text.chars().any(is_unseen) {
        return Err(ServiceProblem::NameCharacters);
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(char::is_alphanumeric) {
        return Err(ServiceProblem::NameEmpty);
    }
    if name.chars().count() > NAME_CHARS_MAX {
        return Err(ServiceProblem::NameTooLong { chars_max: NAME_CHARS_MAX });
    }
    Ok(name)
}

/// Returns a label for a device or a bot's token: like a name, but shortened rather than refused.
pub(crate) fn label(text: &str) -> String {
    let seen = text.chars().filter(|&c| !is_unseen(c)).take(80);
    seen.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns a label for a device from its user agent: `Firefox · Android`. An unknown agent stays as
/// it is.
pub(crate) fn device_label(agent: &str) -> String {
    // Most browsers also claim to be others; those that do come first.
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrom", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        _ => label(agent),
    }
}

/// Returns the login in lower case.
pub(crate) fn read_login(text: &str) -> Result<String, ServiceProblem> {
    let login = text.trim().to_ascii_lowercase();
    let fits = (LOGIN_CHARS_MIN..=LOGIN_CHARS_MAX).contains(&login.len());
    let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let plain = login.bytes().all(|byte| known(byte) || b"._-".contains(&byte));
    if fits && plain && login.bytes().next().is_some_and(known) {
        return Ok(login);
    }
    Err(ServiceProblem::LoginForm { chars_min: LOGIN_CHARS_MIN, chars_max: LOGIN_CHARS_MAX })
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
        assert_eq!(read_name("   "), Err(ServiceProblem::NameEmpty));
        assert_eq!(read_name("--"), Err(ServiceProblem::NameEmpty));
        let too_long = Err(ServiceProblem::NameTooLong { chars_max: 24 });
        assert_eq!(read_name(&"a".repeat(25)), too_long);
        assert_eq!(read_name(&"a".repeat(1_000_000)), too_long);
        for unseen in ["A\u{202e}nn", "A\u{200b}nn", "A\nnn", "\u{feff}Ann", "A\0nn"] {
            assert_eq!(read_name(unseen), Err(ServiceProblem::NameCharacters), "{unseen:?}");
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
    fn a_device_is_called_by_its_browser_and_its_system() {
        for (agent, called) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox · Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge · Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome · Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari · iPhone",
            ),
            ("curl/8.5.0", "curl/8.5.0"),
        ] {
            assert_eq!(device_label(agent), called);
        }
    }

    #[test]
    fn a_label_is_shortened_and_cleaned() {
        assert_eq!(label(&"a\n".repeat(200)), "a".repeat(80));
    }
}
