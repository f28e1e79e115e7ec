//! Names that people could mistake for those who run the server, or for the server itself.

use store::look;
use texts::serve::ServiceProblem;

/// The name that isn't part of anyone else's name.
const SERVER: &str = "emberwake";

/// The words that no name contains, in the languages of the page.
const ROLES: [&str; 16] = [
    "admin",
    "admins",
    "administration",
    "administrator",
    "administratorin",
    "administrateur",
    "administratrice",
    "administrador",
    "administradora",
    "moderator",
    "moderatorin",
    "modérateur",
    "modératrice",
    "moderador",
    "moderadora",
    "sysop",
];

/// The words that aren't a whole name. As a part of one they are harmless.
const WHOLE: [&str; 25] = [
    "mod",
    "mods",
    "moderation",
    "modération",
    "moderación",
    "administración",
    "system",
    "système",
    "sistema",
    "server",
    "serveur",
    "servidor",
    "support",
    "soporte",
    "staff",
    "team",
    "équipe",
    "equipo",
    "operator",
    "opérateur",
    "operador",
    "betreiber",
    "betreiberin",
    "leitung",
    "webmaster",
];

/// Refuses a reserved name, also if it is written with other letters that look the same, with
/// spaces or with numbers after it.
pub(crate) fn check(name: &str) -> Result<(), ServiceProblem> {
    let whole = look_without_number(name);
    let is_among = |name: &str, words: &[&str]| words.iter().any(|word| look(word) == name);
    let mut words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let reserved = whole.contains(&look(SERVER))
        || is_among(&whole, &ROLES)
        || is_among(&whole, &WHOLE)
        || words.any(|word| is_among(&look_without_number(word), &ROLES));
    if reserved { Err(ServiceProblem::NameReserved) } else { Ok(()) }
}

fn look_without_number(name: &str) -> String {
    look(name.trim_end_matches(|c: char| c.is_ascii_digit() || !c.is_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_those_who_run_the_server_are_reserved_however_they_are_written() {
        for name in [
            "Administrator",
            "ADMIN",
            "Admin 1",
            "Admin2",
            "Adm1n",
            "\u{410}dmin",
            "A d m i n",
            "The Admin",
            "[admin] Bob",
            "M0derator",
            "Mod",
            "Modératrice",
            "Moderateur",
            "Administradora",
            "Moderatorin",
            "System",
            "Système",
            "sistema",
            "Emberwake",
            "Ember wake",
            "EmberwakeTeam",
            "Équipe",
            "S\u{443}stem",
        ] {
            assert_eq!(check(name), Err(ServiceProblem::NameReserved), "{name}");
        }
    }

    #[test]
    fn names_that_only_contain_such_letters_are_free() {
        for name in [
            "Ann",
            "Moderato",
            "Badminton",
            "Team Rocket",
            "Modesty",
            "Systema",
            "Ember",
            "1234",
            "Robot 7",
            "李",
            "Adam",
            "Mia",
            "Hosta",
        ] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
    }
}
