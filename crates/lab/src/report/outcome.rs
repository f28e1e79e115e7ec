//! The panels about the length of games, their endings and the sources of points.

use super::Links;
use super::chart::{histogram, key, stacked};
use super::page::{flag, panel, table};
use super::wins::table_name;
use super::words::{count, escape, figure, figure_or_dash, percent_or_dash};
use crate::results::Results;
use crate::subject::Subject;

/// Renders the panel about length in turns, decisions and minutes.
pub(super) fn length(results: &Results, links: &Links) -> String {
    let seconds = results.study.seconds_per_decision;
    let mut charts = String::new();
    let mut rows = Vec::new();
    for (cell, measures) in results.main() {
        let name = table_name(results, cell);
        charts += &histogram(&format!("{name}: turns"), measures.turns.counts(), "turns");
        for (unit, length, scale) in [
            ("turns", &measures.turns, 1.0),
            ("decisions", &measures.decisions, 1.0),
            ("minutes", &measures.decisions, seconds / 60.0),
        ] {
            let quantile = |share: f64| {
                figure_or_dash(length.quantile(share).map(|length| f64::from(length) * scale))
            };
            rows.push(vec![
                format!("{}: {unit}", escape(&name)),
                count(length.mean.ratio.games()),
                figure_or_dash(length.mean.ratio.value().map(|mean| mean * scale)),
                quantile(0.05),
                quantile(0.5),
                quantile(0.95),
                links.to(&length.mean.examples),
            ]);
        }
    }
    let definition = format!(
        "Minutes are decisions times {} seconds, as the plan says. 5 % of the games are shorter \
         than the first bound, 5 % longer than the last.",
        figure(seconds)
    );
    let headings = ["", "games", "mean", "5 %", "median", "95 %", "games, for example"];
    let content = format!("<div class=\"charts\">\n{charts}</div>\n{}", table(&headings, &rows));
    panel("length", "Length", &definition, &content)
}

/// Renders the panel about endings, ties, and rules that never fire.
pub(super) fn endings<G: Subject>(results: &Results, links: &Links) -> String {
    let mut rows = Vec::new();
    let mut silent = String::new();
    for (cell, measures) in results.main() {
        let name = escape(&table_name(results, cell));
        let endings = G::ENDINGS.iter().map(|ending| format!("ends by {ending}"));
        let figures = endings.zip(&measures.endings).chain([
            ("tie for the first place broken".to_owned(), &measures.broken_ties),
            ("victory shared".to_owned(), &measures.shared),
        ]);
        for (what, figure) in figures {
            rows.push(vec![
                format!("{name}: {what}"),
                count(figure.ratio.games()),
                percent_or_dash(figure.ratio.value()),
                links.to(&figure.examples),
            ]);
        }
        let never: Vec<String> = (G::RULES.iter().zip(&measures.fired))
            .filter(|(_, figure)| figure.ratio.total() == 0.0)
            .map(|(rule, _)| flag(rule))
            .collect();
        let list = if never.is_empty() { "none".to_owned() } else { never.join(", ") };
        silent += &format!("<p><strong>{name}</strong>, rules that never fired: {list}.</p>\n");
        let rare: Vec<String> = (G::RULES.iter().zip(&measures.fired))
            .filter(|(_, f)| f.ratio.total() > 0.0 && f.ratio.value().is_some_and(|v| v < 0.01))
            .map(|(rule, figure)| {
                let share = percent_or_dash(figure.ratio.value());
                format!("{rule} ({share}: {})", links.to(&figure.examples))
            })
            .collect();
        if !rare.is_empty() {
            silent += &format!("<p>In less than 1 % of the games: {}.</p>\n", rare.join(", "));
        }
    }
    let definition = format!(
        "Share of the games. The lab watches the {} paragraphs of the rulebook that leave a trace \
         in events; one fires if it does so at least once in a game.",
        G::RULES.len()
    );
    let headings = ["", "games", "share", "games, for example"];
    let content = table(&headings, &rows) + &silent;
    panel("endings", "Endings, ties and silent rules", &definition, &content)
}

/// Renders the panel about points by source, for winners and for others.
pub(super) fn points<G: Subject>(results: &Results, links: &Links) -> String {
    let mut charts = String::new();
    let mut rows = Vec::new();
    for (cell, measures) in results.main() {
        let name = table_name(results, cell);
        let means = |figures: &[crate::measures::Figure]| {
            figures.iter().map(|figure| figure.ratio.value().unwrap_or(0.0)).collect()
        };
        let bars = [
            ("winners".to_owned(), means(&measures.winners)),
            ("others".to_owned(), means(&measures.others)),
        ];
        charts += &stacked(&name, &bars);
        for (index, source) in G::SOURCES.iter().enumerate() {
            let won = &measures.winners[index];
            let lost = &measures.others[index];
            let gap = won.ratio.value().zip(lost.ratio.value()).map(|(won, lost)| won - lost);
            rows.push(vec![
                escape(&format!("{name}: {source}")),
                count(won.ratio.games()),
                figure_or_dash(won.ratio.value()),
                figure_or_dash(lost.ratio.value()),
                figure_or_dash(gap),
                links.to(&won.examples),
            ]);
        }
    }
    let definition = format!(
        "Mean points of a winner and of any other player at the end, by where they come from. A \
         source with a wide gap decides games.{}",
        G::SOURCES_NOTE
    );
    let headings = ["", "games", "winners", "others", "gap", "winners with some, for example"];
    let content = format!(
        "{}<div class=\"charts\">\n{charts}</div>\n<details><summary>The numbers</summary>\n{}\
         </details>\n",
        key(G::SOURCES),
        table(&headings, &rows)
    );
    panel("points", "Points by source", &definition, &content)
}
