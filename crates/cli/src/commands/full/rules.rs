//! `emberwake rules`: the rulebook, or parts of it, and the books that teach.

use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::registry::{Offered, PerGame};
use crate::wrap::{width, wrap};
use serde::Serialize;
use texts::Lang;
use texts::cli::{Help, Message};
use texts::guide::GuideKind;
use texts::rulebook::{Paragraph, Rulebook, Tag};

/// The column where the text of a paragraph begins, after the longest ids, such as `C7A.6`.
const INDENT: usize = 8;

/// The command.
pub struct Rules;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct RulesArguments {
    #[arg(value_name = "ID", help = say(Help::RuleIds))]
    ids: Vec<String>,
    #[arg(long, value_name = "WORDS", conflicts_with = "ids", help = say(Help::Find))]
    find: Option<String>,
    #[arg(long, conflicts_with_all = ["ids", "find", "card", "json"], help = say(Help::RulesLearn))]
    learn: bool,
    #[arg(long, conflicts_with_all = ["ids", "find", "json"], help = say(Help::RulesCard))]
    card: bool,
    #[arg(long, help = say(Help::JsonLines))]
    json: bool,
}

#[derive(Serialize)]
struct Rule {
    id: Option<&'static str>,
    explains: Option<&'static str>,
    section: &'static str,
    ruling: bool,
    invented: bool,
    option: Option<&'static str>,
    text: &'static str,
}

impl PerGame for Rules {
    type Arguments<G: Offered> = RulesArguments;

    fn run<G: Offered>(
        arguments: RulesArguments,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let teaching = [(arguments.learn, GuideKind::Learn), (arguments.card, GuideKind::Card)];
        if let Some((_, kind)) = teaching.into_iter().find(|(wanted, _)| *wanted) {
            return teach::<G>(kind, context);
        }
        let book = G::rulebook(context.lang);
        let chosen = choose::<G>(book, &arguments, context)?;
        if arguments.json {
            let rules = book.sections.iter().flat_map(|section| {
                section.items.iter().map(|paragraph| (section.heading, paragraph))
            });
            for (section, paragraph) in rules {
                if chosen.as_ref().is_none_or(|chosen| chosen.contains(&paragraph)) {
                    context.json(&Rule::new(section, paragraph))?;
                }
            }
            return Ok(());
        }
        match chosen {
            None => whole::<G>(book, context),
            Some(chosen) => {
                let texts = chosen.iter().map(|paragraph| told::<G>(paragraph, context.lang));
                context.line(texts.collect::<Vec<_>>().join("\n\n"))
            }
        }
    }
}

/// A book that teaches, its pictures drawn as in the terminal.
fn teach<G: Offered>(kind: GuideKind, context: &mut Context) -> Result<(), CommandError> {
    let Some(guide) = G::guide(kind, context.lang) else { return Ok(()) };
    heading(guide.title, context)?;
    context.line("")?;
    for line in G::guide_lines(guide, context.lang, width()) {
        let piece = |(text, is_strong): (String, bool)| {
            if is_strong { context.bold(&text) } else { text }
        };
        let line: String = line.into_iter().map(piece).collect();
        context.line(line)?;
    }
    Ok(())
}

/// The paragraphs asked for, each followed by our reasons if it has some; `None` for the whole book.
fn choose<'a, G: Offered>(
    book: &'a Rulebook,
    arguments: &RulesArguments,
    context: &Context,
) -> Result<Option<Vec<&'a Paragraph>>, CommandError> {
    if let Some(words) = &arguments.find {
        let found = book.search(words);
        if found.is_empty() {
            return Err(CommandError::Wrong(context.say(&Message::NothingFound { words })));
        }
        return Ok(Some(found));
    }
    if arguments.ids.is_empty() {
        return Ok(None);
    }
    let mut chosen = Vec::new();
    for id in &arguments.ids {
        let same = |paragraph: &&Paragraph| {
            paragraph.id.is_some_and(|known| known.eq_ignore_ascii_case(id))
        };
        let rule = book.paragraphs().find(same).ok_or_else(|| {
            CommandError::Usage(
                context.say(&Message::NoSuchRule { id, game: G::title(context.lang) }),
            )
        })?;
        chosen.push(rule);
        chosen.extend(rule.id.and_then(|id| book.reading(id)));
    }
    Ok(Some(chosen))
}

fn whole<G: Offered>(book: &Rulebook, context: &mut Context) -> Result<(), CommandError> {
    heading(book.title, context)?;
    context.line("")?;
    context.line(wrap(book.intro, width(), "", ""))?;
    for section in &book.sections {
        context.line("")?;
        heading(section.heading, context)?;
        for paragraph in &section.items {
            context.line("")?;
            context.line(told::<G>(paragraph, context.lang))?;
        }
    }
    Ok(())
}

fn heading(text: &str, context: &mut Context) -> Result<(), CommandError> {
    context.line(context.bold(&wrap(text, width(), "", "")))
}

/// A paragraph with its id and tags, wrapped.
fn told<G: Offered>(paragraph: &Paragraph, lang: Lang) -> String {
    let id = format!("{:<INDENT$}", paragraph.id.unwrap_or_default());
    let tags: Vec<String> =
        paragraph.tags.iter().map(|tag| tag.label(lang, G::option_texts())).collect();
    let tags = if tags.is_empty() { String::new() } else { format!("[{}] ", tags.join(", ")) };
    wrap(&format!("{tags}{}", paragraph.text), width(), &id, &" ".repeat(INDENT))
}

impl Rule {
    fn new(section: &'static str, paragraph: &Paragraph) -> Rule {
        let option = paragraph.tags.iter().find_map(|tag| match tag {
            Tag::Option(name) => Some(*name),
            _ => None,
        });
        Rule {
            id: paragraph.id,
            explains: paragraph.explains,
            section,
            ruling: paragraph.is(Tag::Ruling),
            invented: paragraph.is(Tag::Invented),
            option,
            text: paragraph.text,
        }
    }
}
