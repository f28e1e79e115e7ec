//! The panel of win shares: by group and by seat, with intervals and the fair line.

use super::Links;
use super::chart::{Dot, dots};
use super::page::{flag, table};
use super::words::{count, escape, interval, percent_or_dash, signed_points};
use crate::measures::Figure;
use crate::results::Results;
use crate::study::{Cell, Role};
use crate::subject::Subject;
use crate::verdict::Verdict;

pub(super) fn panel<G: Subject>(results: &Results, verdict: &Verdict, links: &Links) -> String {
    let mut charts = String::new();
    let mut rows = Vec::new();
    for (cell, measures) in results.main() {
        let standings = &measures.standings;
        let fair = standings.fair();
        let unfair = |name: &str| {
            verdict.imbalances.iter().any(|one| {
                one.is_main
                    && one.variant == cell.variant
                    && one.players == cell.players
                    && one.name == name
            })
        };
        let seats: Vec<String> = (0..standings.seats.len()).map(|seat| seat.to_string()).collect();
        let groups = G::GROUPS.iter().zip(&standings.groups).map(|(group, figures)| {
            (group.name, group.values.iter().map(ToString::to_string).collect(), figures)
        });
        let all = groups.chain([("seat", seats, &standings.seats)]);
        for (group, values, figures) in all {
            let values: Vec<String> = values;
            let mut of_group = Vec::new();
            for (value, figure) in values.iter().zip(figures) {
                if figure.ratio.size() == 0.0 {
                    continue;
                }
                let flagged = unfair(&format!("{group} {value}"));
                of_group.push(Dot {
                    label: value.clone(),
                    value: figure.ratio.value().unwrap_or(fair),
                    interval: figure.ratio.share_interval(),
                    flagged,
                });
                rows.push(row(results, cell, &format!("{group} {value}"), figure, flagged, links));
            }
            // A single value has nothing to compare with. In Sea the tribe equals the seat.
            if of_group.len() > 1 && !(group == "seat" && G::GROUPS[0].name == "tribe") {
                let caption = format!("{}: by {group}", table_name(results, cell));
                charts += &dots(&caption, &of_group, fair);
            }
        }
    }
    let by_skill = by_skill::<G>(results, links);
    let definition = "Win share of the seats in question; a shared victory counts its share. The \
                      dashed line is the fair share, one by the number of players. Orange: \
                      differs from it beyond doubt.";
    let headings =
        ["", "games", "win share", "95 % interval", "off the fair share", "won by, for example"];
    let content = format!(
        "<div class=\"charts\">\n{charts}</div>\n<details><summary>The numbers</summary>\n{}\
         </details>\n{by_skill}",
        table(&headings, &rows)
    );
    super::page::panel("wins", "Who wins", definition, &content)
}

fn row(
    results: &Results,
    cell: &Cell,
    name: &str,
    figure: &Figure,
    flagged: bool,
    links: &Links,
) -> Vec<String> {
    let share = percent_or_dash(figure.ratio.value());
    let fair = 1.0 / f64::from(cell.players);
    let off = figure.ratio.value().map_or("–".to_owned(), |share| signed_points(share - fair));
    vec![
        escape(&format!("{}: {name}", table_name(results, cell))),
        count(figure.ratio.games()),
        if flagged { flag(&share) } else { share },
        figure.ratio.share_interval().map_or("–".to_owned(), interval),
        off,
        links.to(&figure.examples),
    ]
}

/// Returns a short name for a table: the number of players, and the variant if there are several.
pub(super) fn table_name(results: &Results, cell: &Cell) -> String {
    let players = format!("{} players", cell.players);
    match results.study.variants.len() {
        1 => players,
        _ => format!("{}, {players}", results.study.variants[cell.variant].name),
    }
}

/// Renders the first group at tables of each skill.
fn by_skill<G: Subject>(results: &Results, links: &Links) -> String {
    let group = &G::GROUPS[0];
    let mut rows = Vec::new();
    for (cell, measures) in results.cells.iter().zip(&results.measures) {
        let Role::Skill { challenger, field } = cell.role else { continue };
        if challenger != field || measures.games == 0 {
            continue;
        }
        for (value, figure) in group.values.iter().zip(&measures.standings.groups[0]) {
            if figure.ratio.size() > 0.0 {
                let skill = &results.study.skills[field];
                let name = format!("{value}, all ‘{skill}’");
                rows.push(row(results, cell, &name, figure, false, links));
            }
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    let headings =
        ["", "games", "win share", "95 % interval", "off the fair share", "won by, for example"];
    format!(
        "<details><summary>By {} at other skills</summary>\n{}</details>\n",
        group.name,
        table(&headings, &rows)
    )
}
