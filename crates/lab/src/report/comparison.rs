//! Two studies side by side: the significant differences in words, plots and a table.

use super::page::{flag, page, panel, table};
use super::words::{count, escape, figure_or_dash, percent_or_dash, signed_points, sureness};
use crate::compare::{Comparison, FigureChange};
use crate::measures::Unit;
use crate::verdict::told;
use std::fmt::Write;

/// The maximum number of differences told in words. The others are only in the table.
const TOLD_MAX: usize = 12;

/// Describes the differences in sentences, most certain first.
pub fn comparison_text(comparison: &Comparison) -> Vec<String> {
    let real = comparison.real();
    let [first, second] = &comparison.names;
    if real.is_empty() {
        return vec![format!(
            "No difference between “{first}” and “{second}”: none of {} figures differs beyond \
             doubt, after correction for their number.",
            comparison.tested()
        )];
    }
    let mut said = vec![format!(
        "{} of {} figures differ between “{first}” and “{second}”.",
        real.len(),
        comparison.tested()
    )];
    for change in real.iter().take(TOLD_MAX) {
        let name = match change.lever {
            Some(_) => change.labels[1].split(": ").next().unwrap_or_default(),
            None => &change.labels[1],
        };
        let p = change.p_adjusted.unwrap_or(1.0);
        said.push(format!("{name}: {}; {}.", told(change), sureness(p)));
    }
    if real.len() > TOLD_MAX {
        said.push(format!("{} more differ.", real.len() - TOLD_MAX));
    }
    said
}

/// Renders the comparison as a page.
pub fn comparison_page(comparison: &Comparison) -> String {
    let sentences: String = comparison_text(comparison)
        .iter()
        .map(|sentence| format!("<li>{}</li>\n", escape(sentence)))
        .collect();
    let [first, second] = comparison.names.each_ref().map(|name| escape(name));
    let words = panel(
        "verdict",
        "What differs",
        "Every figure that both have is compared; a difference is named only if its p value stays \
         below 0.05 after Holm's correction over all of them.",
        &format!("<ul class=\"verdict\">\n{sentences}</ul>\n"),
    );
    let mut changes: Vec<&FigureChange> =
        comparison.changes.iter().filter(|change| change.difference.is_some()).collect();
    changes.sort_by(|a, b| b.z().abs().total_cmp(&a.z().abs()));
    let plot = panel(
        "plot",
        "How far",
        "Differences in standard errors, the largest first. Orange: real after correction.",
        &bars(&changes),
    );
    let rows: Vec<Vec<String>> = changes.iter().map(|change| row(change)).collect();
    let headings = ["", "games", &first, "games", &second, "difference", "± 95 %", "p, corrected"];
    let all = panel(
        "all",
        "All figures",
        "Differences of shares are in percentage points.",
        &table(&headings, &rows),
    );
    let title = format!("{} against {}", comparison.names[1], comparison.names[0]);
    page(&title, "", &[words, plot, all].concat())
}

fn row(change: &FigureChange) -> Vec<String> {
    let value = |value: Option<f64>| match change.unit {
        Unit::Share => percent_or_dash(value),
        Unit::Mean => figure_or_dash(value),
    };
    let difference = change.difference.expect("only tested figures are shown");
    let size = |number: f64| match change.unit {
        Unit::Share => signed_points(number),
        Unit::Mean => figure_or_dash(Some(number)),
    };
    let half = difference.interval()[1] - difference.value;
    let label = escape(&format!("{} players, {}", change.players, change.labels[1]));
    let p = change.p_adjusted.unwrap_or(1.0);
    vec![
        if change.is_real() { flag(&label) } else { label },
        count(change.games[0]),
        value(change.values[0]),
        count(change.games[1]),
        value(change.values[1]),
        size(difference.value),
        size(half).replace('+', ""),
        if p < 0.001 { "< 0.001".to_owned() } else { format!("{p:.3}") },
    ]
}

/// Draws the largest differences as bars to the left and right.
fn bars(changes: &[&FigureChange]) -> String {
    let shown = &changes[..changes.len().min(20)];
    let reach = shown.iter().map(|change| change.z().abs()).fold(5.0, f64::max);
    let middle = 430.0;
    let half = 120.0;
    let height = 18.0 * shown.len() as f64 + 4.0;
    let mut svg = format!(
        "<figure><svg viewBox=\"0 0 600 {height}\" role=\"img\" aria-label=\"differences\">\
         <line class=\"fair\" x1=\"{middle}\" x2=\"{middle}\" y1=\"0\" y2=\"{height}\"/>"
    );
    for (index, change) in shown.iter().enumerate() {
        let y = 18.0 * index as f64 + 3.0;
        let wide = half * change.z().abs() / reach;
        let x = if change.z() < 0.0 { middle - wide } else { middle };
        let (group, color) =
            if change.is_real() { (" class=\"flagged\"", "c0") } else { ("", "c5") };
        let label = escape(&format!("{} players, {}", change.players, change.labels[1]));
        let _ = write!(
            svg,
            "<g{group}><text x=\"0\" y=\"{:.1}\">{label}</text><rect class=\"{color}\" \
             x=\"{x:.1}\" y=\"{y}\" width=\"{wide:.1}\" height=\"12\"/>\
             <text x=\"600\" y=\"{:.1}\" text-anchor=\"end\">{}</text></g>",
            y + 10.0,
            y + 10.0,
            format!("{:+.1}", change.z()).replace('-', "−"),
        );
    }
    svg + "</svg></figure>\n"
}
