//! `cargo xtask texts`: the messages with all their languages together, for translators, and the
//! start of another language.

use crate::message_compiler::languages::{self, ENGLISH, HEAD, Language, MESSAGES, Stage};
use crate::message_compiler::plurals;
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A message by its file and id, with its text in each language that has it.
type Messages = BTreeMap<(String, String), Vec<Option<String>>>;

/// Prints the messages that contain a word in their id or in a text, or those that a language
/// lacks; or starts a language.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<()> {
    let folder = root.join(MESSAGES);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let ["--new", code, name @ ..] = &arguments[..] {
        return start(&folder, code, &name.join(" "));
    }
    let languages = languages::languages(&folder)?;
    let messages = collected(&folder, &languages)?;
    let print = |wanted: &dyn Fn(&str, &[Option<String>]) -> bool| {
        print(&languages, &messages, wanted);
    };
    match arguments[..] {
        [] => print(&|_, _| true),
        // A draft lacks most, so it is listed only if it is named.
        ["--missing"] => print(&|_, texts| {
            let whole = languages.iter().zip(texts).filter(|(one, _)| one.stage == Stage::Whole);
            whole.into_iter().any(|(_, text)| text.is_none())
        }),
        ["--missing", code] => {
            let nth = languages.iter().position(|language| language.tag == code);
            let nth = nth.with_context(|| format!("There is no folder {MESSAGES}/{code}."))?;
            print(&|_, texts| texts[nth].is_none());
        }
        [option, ..] if option.starts_with("--") => bail!("There is no option {option}."),
        [word] => {
            let word = word.to_lowercase();
            print(&|id, texts| {
                let texts = texts.iter().flatten();
                id.contains(&word) || texts.into_iter().any(|t| t.to_lowercase().contains(&word))
            });
        }
        [_, ..] => bail!("Name one word, or put several between quotation marks."),
    }
    Ok(())
}

/// Starts a draft of a language: its folder, with the file that introduces it. English takes the
/// place of everything else.
fn start(messages: &Path, code: &str, name: &str) -> Result<()> {
    if plurals::plurals(code).is_none() {
        let mut known: Vec<&str> =
            plurals::ALL.iter().flat_map(|rule| rule.tags).copied().collect();
        known.sort_unstable();
        bail!(
            "We don't know the plurals of a language ‘{code}’. Name one of these: {}. If yours is \
             missing, add it to crates/texts/compiler/plurals.rs.",
            known.join(", ")
        );
    }
    let languages = languages::languages(messages)?;
    let folder = messages.join(code);
    ensure!(!folder.exists(), "{} is there already.", folder.display());
    let place = languages.iter().map(|language| language.place).max().unwrap_or(0) + 1;
    let name = if name.is_empty() { code } else { name };
    fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
    let head = format!(
        "# The language's own name.\nname = {name}\n\n\
         # Its place in lists of languages.\nplace = {place}\n\n\
         # Releases leave a draft out. Delete this when nothing is missing.\ndraft = yes\n"
    );
    fs::write(folder.join(HEAD), head).with_context(|| folder.join(HEAD).display().to_string())?;
    println!(
        "{MESSAGES}/{code}/{HEAD} starts a draft. What it lacks is shown in English: ⟦Rules⟧."
    );
    println!("To translate a file, copy it from {MESSAGES}/{ENGLISH} without its comments.");
    println!("docs/add-a-language.md goes on from here.");
    Ok(())
}

/// Reads the messages of all languages.
fn collected(folder: &Path, languages: &[Language]) -> Result<Messages> {
    let mut messages = Messages::new();
    for (nth, language) in languages.iter().enumerate() {
        let folder = folder.join(&language.tag);
        let reading = || format!("reading {}", folder.display());
        for entry in fs::read_dir(&folder).with_context(reading)? {
            let path = entry.with_context(reading)?.path();
            if path.ends_with(HEAD) {
                continue;
            }
            let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            collect(&mut messages, &file, (nth, languages.len()), &text);
        }
    }
    Ok(messages)
}

/// Adds the messages of a file in one of several languages. An entry begins at the left margin, and
/// its other lines are indented.
fn collect(messages: &mut Messages, file: &str, (language, of): (usize, usize), text: &str) {
    let mut open: Option<&mut String> = None;
    for line in text.lines() {
        if line.starts_with(' ') || line.is_empty() {
            if let Some(text) = open.as_mut() {
                text.push('\n');
                text.push_str(line);
            }
            continue;
        }
        open = None;
        let Some((id, text)) = line.split_once(" =") else { continue };
        if !id.starts_with(|c: char| c.is_ascii_lowercase()) {
            continue;
        }
        let texts = messages.entry((file.to_owned(), id.to_owned()));
        let texts = texts.or_insert_with(|| vec![None; of]);
        open = Some(texts[language].insert(text.trim_start().to_owned()));
    }
}

fn print(
    languages: &[Language],
    messages: &Messages,
    wanted: &dyn Fn(&str, &[Option<String>]) -> bool,
) {
    let mut count = 0;
    for ((file, id), texts) in messages.iter().filter(|((_, id), texts)| wanted(id, texts)) {
        count += 1;
        println!("{file}: {id}");
        for (language, text) in languages.iter().zip(texts) {
            let text = text.as_deref().unwrap_or("(missing)");
            println!("  {}  {}", language.tag, text.trim_end().replace('\n', "\n      "));
        }
        println!();
    }
    println!("{count} of {} messages", messages.len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_collected_with_all_its_lines_and_without_comments_and_terms() {
        let mut messages = Messages::new();
        collect(
            &mut messages,
            "web",
            (0, 3),
            "# A word.\nhome = Home\n\n-tile = tile\nwon =\n    All\n",
        );
        collect(&mut messages, "web", (2, 3), "home = Start\n");
        let key = |id: &str| ("web".to_owned(), id.to_owned());
        assert_eq!(messages.len(), 2);
        let home = &messages[&key("home")];
        assert_eq!(home[0].as_deref().map(str::trim), Some("Home"));
        assert_eq!(home[1], None);
        assert_eq!(home[2].as_deref(), Some("Start"));
        assert_eq!(messages[&key("won")][0].as_deref(), Some("\n    All"));
    }

    /// A folder of messages with English in it.
    fn english(name: &str) -> std::path::PathBuf {
        let folder =
            std::env::temp_dir().join(format!("xtask-texts-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("en")).unwrap();
        fs::write(folder.join("en").join(HEAD), "name = English\nplace = 1\n").unwrap();
        folder
    }

    fn tags(folder: &Path) -> Vec<(String, Stage)> {
        let languages = languages::languages(folder).unwrap();
        languages.into_iter().map(|language| (language.tag, language.stage)).collect()
    }

    #[test]
    fn a_new_language_is_a_draft_behind_all_others() {
        let folder = english("new");
        start(&folder, "it", "Italiano").unwrap();
        start(&folder, "ar", "").unwrap();
        let languages = languages::languages(&folder).unwrap();
        let found: Vec<_> =
            languages.iter().map(|one| (&*one.tag, &*one.name, one.place, one.stage)).collect();
        let expected = [
            ("en", "English", 1, Stage::Whole),
            ("it", "Italiano", 2, Stage::Draft),
            ("ar", "ar", 3, Stage::Draft),
        ];
        assert_eq!(found, expected);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_code_that_is_unknown_or_taken_is_refused_and_changes_nothing() {
        let folder = english("refused");
        let refusal = |code: &str| start(&folder, code, "").unwrap_err().to_string();
        for code in ["xx", "Italian", "", "../it", "EN"] {
            let said = refusal(code);
            assert!(said.contains("be, bg, bn") && said.contains("plurals.rs"), "{said}");
        }
        assert!(refusal("en").ends_with("is there already."));
        assert_eq!(tags(&folder), [("en".to_owned(), Stage::Whole)]);
        fs::remove_dir_all(&folder).unwrap();
    }
}
