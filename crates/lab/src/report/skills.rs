//! The skill matrix: one bot against a table of another.

use super::Links;
use super::page::not_asked;
use super::words::{count, escape, interval, percent_or_dash};
use crate::results::Results;
use crate::study::PlanQuestion;

const DEFINITION: &str = "Win share of one bot (row) at a table of others (column), its seat \
    moving on with every game. The fair share is one by the number of players; the color is deeper \
    the farther from it. A game of skill has a matrix with deep corners.";

pub(super) fn panel(results: &Results, links: &Links) -> String {
    let study = &results.study;
    if !study.asks(PlanQuestion::Skills) {
        return super::page::panel("skills", "Matrix of skills", DEFINITION, &not_asked("skills"));
    }
    let fair = 1.0 / f64::from(study.players[0]);
    let head: String =
        study.skills.iter().map(|name| format!("<th>against {}</th>", escape(name))).collect();
    let mut text = format!(
        "<div class=\"scroll\"><table class=\"matrix\">\n<thead><tr><th></th>{head}</tr></thead>\n"
    );
    for (challenger, name) in study.skills.iter().enumerate() {
        text += &format!("<tr><td>{}</td>", escape(name));
        for field in 0..study.skills.len() {
            let Some(measures) = results.skill(challenger, field) else { continue };
            let ratio = &measures.special.ratio;
            let share = ratio.value();
            let off = share.map_or(0.0, |share| {
                if share >= fair { (share - fair) / (1.0 - fair) } else { (fair - share) / fair }
            });
            let color = if share.is_some_and(|share| share >= fair) { "two" } else { "one" };
            let known =
                ratio.share_interval().map_or(String::new(), |i| format!("{}<br>", interval(i)));
            text += &format!(
                "<td style=\"background: color-mix(in srgb, var(--{color}) {:.0}%, \
                 transparent)\"><strong>{}</strong><br><small>{known}{} games<br>{}</small></td>",
                45.0 * off,
                percent_or_dash(share),
                count(ratio.games()),
                links.to(&measures.special.examples),
            );
        }
        text += "</tr>\n";
    }
    text += "</table></div>\n";
    let players = study.players[0];
    let heading = format!("Matrix of skills, {players} players");
    super::page::panel("skills", &heading, DEFINITION, &text)
}
