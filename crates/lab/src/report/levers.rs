//! The panel of levers: for each card, ability, action and feat, its use rate, the win shares with
//! and without it, and its worth.

use super::Links;
use super::page::{flag, not_asked, table};
use super::wins::table_name;
use super::words::{count, escape, interval, percent_or_dash, signed_points};
use crate::ratio::{holm, two_sided};
use crate::results::{Results, Worth};
use crate::study::PlanQuestion;
use crate::verdict::Verdict;

pub(super) fn panel(results: &Results, verdict: &Verdict, links: &Links) -> String {
    let asked = results.study.asks(PlanQuestion::Restricted);
    let count_of_levers = results.levers[0].len();
    let worths: Vec<Option<Worth>> =
        (0..count_of_levers).map(|lever| results.worth(lever)).collect();
    let p: Vec<f64> = worths
        .iter()
        .flatten()
        .map(|worth| two_sided(worth.value / worth.error.max(1e-12)))
        .collect();
    let mut adjusted = holm(&p).into_iter();
    let real: Vec<bool> = worths
        .iter()
        .map(|worth| worth.is_some() && adjusted.next().is_some_and(|p| p < 0.05))
        .collect();
    let mut content = if asked { String::new() } else { not_asked("restricted") };
    let players = results.study.players[0];
    for (cell, measures) in results.main().filter(|(cell, _)| cell.players == players) {
        let named = verdict.named_lever(cell.variant);
        let mut rows = Vec::new();
        let levers = results.levers[cell.variant].iter().zip(&measures.levers);
        for (index, (lever, figures)) in levers.enumerate() {
            let label = format!("{} <small>{}</small>", escape(&lever.label), lever.kind);
            let mut examples = figures.used.examples.clone();
            let worth = match (&worths[index], cell.variant) {
                (Some(worth), 0) => {
                    examples.truncate(2);
                    examples.extend(worth.examples.first());
                    let value = signed_points(worth.value);
                    let value = if real[index] { format!("<b>{value}</b>") } else { value };
                    format!(
                        "{value} <small>({}; {})</small>",
                        interval(worth.interval()),
                        count(worth.games)
                    )
                }
                _ => "–".to_owned(),
            };
            let gap = figures.won_with.ratio.value().zip(figures.won_without.ratio.value());
            rows.push(vec![
                if named == Some(index) { flag(&label) } else { label },
                count(figures.used.ratio.games()),
                percent_or_dash(figures.used.ratio.value()),
                percent_or_dash(figures.won_with.ratio.value()),
                percent_or_dash(figures.won_without.ratio.value()),
                gap.map_or("–".to_owned(), |(with, without)| signed_points(with - without)),
                worth,
                links.to(&examples),
            ]);
        }
        let headings = [
            "",
            "games",
            "used",
            "wins if used",
            "wins if not",
            "gap",
            "restricted-play value (95 %; games)",
            "used in, for example",
        ];
        content += &format!("<h3>{}</h3>\n", escape(&table_name(results, cell)));
        content += &table(&headings, &rows);
    }
    let definition = "Used: share of the seats that could use it. Wins if used and if not: who \
        wins also writes more cards, so the gap is no proof. The restricted-play value is: the win \
        share of a bot that may use it minus that of the same bot when it may not, in percentage \
        points, on the same deals; bold if it is not 0 after Holm's correction. A dash: no \
        decision leads to it, or it was not asked.";
    super::page::panel("levers", "Cards, abilities, actions and feats", definition, &content)
}
