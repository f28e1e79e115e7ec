//! `cargo xtask texts [WORD]`: the messages with all their languages together, for translators.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "es"];

/// A message by its file and id, with its text in each language that has it.
type Messages = BTreeMap<(String, String), [Option<String>; 4]>;

/// Prints the messages that contain a word in their id or in a text, or those that a language
/// lacks.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<()> {
    let mut messages = Messages::new();
    let folder = root.join("crates/texts/messages");
    for (language, name) in LANGUAGES.iter().enumerate() {
        let folder = folder.join(name);
        let reading = || format!("reading {}", folder.display());
        for entry in fs::read_dir(&folder).with_context(reading)? {
            let path = entry.with_context(reading)?.path();
            let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            collect(&mut messages, &file, language, &text);
        }
    }
    match arguments {
        [] => print(&messages, |_, _| true),
        [option] if option == "--missing" => {
            print(&messages, |_, texts| texts.iter().any(Option::is_none));
        }
        [option] if option.starts_with("--") => bail!("There is no option {option}."),
        [word] => {
            let word = word.to_lowercase();
            print(&messages, |id, texts| {
                let texts = texts.iter().flatten();
                id.contains(&word) || texts.into_iter().any(|t| t.to_lowercase().contains(&word))
            });
        }
        [_, ..] => bail!("Name one word, or put several between quotation marks."),
    }
    Ok(())
}

/// Adds the messages of a file. An entry begins at the left margin, and its other lines are
/// indented.
fn collect(messages: &mut Messages, file: &str, language: usize, text: &str) {
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
        let texts = messages.entry((file.to_owned(), id.to_owned())).or_default();
        open = Some(texts[language].insert(text.trim_start().to_owned()));
    }
}

fn print(messages: &Messages, wanted: impl Fn(&str, &[Option<String>; 4]) -> bool) {
    let mut count = 0;
    for ((file, id), texts) in messages.iter().filter(|((_, id), texts)| wanted(id, texts)) {
        count += 1;
        println!("{file}: {id}");
        for (language, text) in LANGUAGES.iter().zip(texts) {
            let text = text.as_deref().unwrap_or("(missing)");
            println!("  {language}  {}", text.trim_end().replace('\n', "\n      "));
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
            0,
            "# A word.\nhome = Home\n\n-tile = tile\nwon =\n    All\n",
        );
        collect(&mut messages, "web", 2, "home = Start\n");
        let key = |id: &str| ("web".to_owned(), id.to_owned());
        assert_eq!(messages.len(), 2);
        let home = &messages[&key("home")];
        assert_eq!(home[0].as_deref().map(str::trim), Some("Home"));
        assert_eq!(home[1], None);
        assert_eq!(home[2].as_deref(), Some("Start"));
        assert_eq!(messages[&key("won")][0].as_deref(), Some("\n    All"));
    }
}
