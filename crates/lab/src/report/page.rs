//! The frame of a page: its head, style and panels.

use super::words::{count, escape, percent};
use crate::results::Results;
use crate::subject::Subject;
use crate::verdict::Verdict;

const STYLE: &str = include_str!("style.css");

/// Renders a whole page.
pub(super) fn page(title: &str, about: &str, panels: &str) -> String {
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <header>\n<h1>{title}</h1>\n{about}</header>\n<main>\n{panels}</main>\n</body>\n</html>\n"
    )
}

/// Renders a panel with a heading, a sentence that defines its content, and the content.
pub(super) fn panel(id: &str, heading: &str, definition: &str, content: &str) -> String {
    format!(
        "<section id=\"{id}\">\n<h2>{heading}</h2>\n<p class=\"definition\">{definition}</p>\n\
         {content}</section>\n"
    )
}

/// Returns the text of a panel whose question was not asked.
pub(super) fn not_asked(question: &str) -> String {
    format!(
        "<p class=\"unasked\">Not asked. Add <code>\"{question}\"</code> to the plan's \
         <code>questions</code>.</p>\n"
    )
}

/// Renders a table. The first column is text; all others are numbers.
pub(super) fn table(headings: &[&str], rows: &[Vec<String>]) -> String {
    if rows.is_empty() {
        return "<p class=\"unasked\">No games.</p>\n".to_owned();
    }
    let head: String = headings.iter().map(|heading| format!("<th>{heading}</th>")).collect();
    let mut text =
        format!("<div class=\"scroll\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n");
    for row in rows {
        let marked = row.iter().any(|cell| cell.contains("class=\"flag\""));
        text += if marked { "<tr class=\"flagged\">" } else { "<tr>" };
        for cell in row {
            text += &format!("<td>{cell}</td>");
        }
        text += "</tr>\n";
    }
    text + "</tbody>\n</table></div>\n"
}

/// Highlights a table cell that a finding is about.
pub(super) fn flag(text: &str) -> String {
    format!("<strong class=\"flag\">{text}</strong>")
}

/// Renders the verdict.
pub(super) fn verdict(verdict: &Verdict) -> String {
    let items: String = verdict
        .sentences
        .iter()
        // A number and its percent sign stay on one line.
        .map(|sentence| format!("<li>{}</li>\n", escape(sentence).replace(" %", "&nbsp;%")))
        .collect();
    let definition = "A finding is named only if its p value stays below 0.05 after Holm's \
                      correction over everything that was compared.";
    panel("verdict", "Verdict", definition, &format!("<ul class=\"verdict\">\n{items}</ul>\n"))
}

/// Renders the description of the study under the title.
pub(super) fn about<G: Subject>(results: &Results) -> String {
    let study = &results.study;
    let games: u64 = results.measures.iter().map(|measures| measures.games).sum();
    let unfinished: u64 = results.measures.iter().map(|measures| measures.unfinished).sum();
    let players: Vec<String> = study.players.iter().map(u8::to_string).collect();
    let variants: Vec<String> = study
        .variants
        .iter()
        .map(|variant| {
            let fields = variant.fields.iter().filter(|(key, _)| key != "box");
            let fields: Vec<String> =
                fields.map(|(key, value)| format!("{key} = {value}")).collect();
            let settings = match fields.len() {
                0 => "all defaults".to_owned(),
                _ => fields.join(", "),
            };
            format!(
                "<details class=\"variant\"><summary>{}</summary>{}</details>",
                escape(&variant.name),
                escape(&settings)
            )
        })
        .collect();
    let until = study.until.map_or(String::new(), |until| {
        format!(", each table until every win share is known to ±{}", percent(until))
    });
    let stopped = match unfinished {
        0 => String::new(),
        games => format!(
            "; {} more were stopped after {} turns and count nowhere",
            count(games),
            study.turns_max
        ),
    };
    format!(
        "<dl>\n\
         <dt>Players at the table</dt><dd>{}</dd>\n\
         <dt>Bots</dt><dd><strong>{}</strong>{}</dd>\n\
         <dt>Games</dt><dd>{}{until}{stopped}</dd>\n\
         <dt>Variants</dt><dd>{}</dd>\n\
         <dt>Rules</dt><dd>{} edition {}, seed {}</dd>\n</dl>\n\
         <p class=\"definition\">Intervals are 95 %. The seats of a game depend on each other, so a \
         game counts as one observation. A dash means that no game shows it. Numbers such as 0.17 \
         are games (cell and number) and open the record beside this page, which \
         <code>emberwake record show</code> tells and the browser replays.</p>\n",
        players.join(", "),
        escape(&study.bots.join(", ")),
        if study.bots.len() > 1 { " by seat" } else { " at every seat" },
        count(games),
        variants.join(" "),
        escape(G::NAME),
        study.edition,
        study.seed,
    )
}
