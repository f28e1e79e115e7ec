//! The panels about the experience of a game: tension, decisions, luck, kingmaking.

use super::Links;
use super::page::{not_asked, panel, table};
use super::wins::table_name;
use super::words::{count, escape, figure_or_dash, interval, percent, percent_or_dash};
use crate::measures::{Figure, Measures};
use crate::play::{HOPELESS, INDIFFERENT, ORACLE_EVERY};
use crate::results::Results;
use crate::study::{PlanQuestion, REPLAYS, STRAY_EVERY};

/// A figure of a cell: its name, whether it is a share, and a function that gets it.
type Shown = (&'static str, bool, fn(&Measures) -> &Figure);

/// Renders a row for each main cell and each of these figures.
fn rows(results: &Results, links: &Links, figures: &[Shown]) -> String {
    let mut rows = Vec::new();
    for (cell, measures) in results.main() {
        for (name, is_share, of) in figures {
            let figure = of(measures);
            let value = figure.ratio.value();
            let known = figure.ratio.mean_interval();
            let known = known.map(|[low, high]| [low.max(0.0), high]);
            rows.push(vec![
                escape(&format!("{}: {name}", table_name(results, cell))),
                count(figure.ratio.games()),
                if *is_share { percent_or_dash(value) } else { figure_or_dash(value) },
                match (known, *is_share) {
                    (None, _) => "–".to_owned(),
                    (Some(known), true) => interval(known),
                    (Some([low, high]), false) => format!("{low:.2}–{high:.2}"),
                },
                links.to(&figure.examples),
            ]);
        }
    }
    table(&["", "games", "mean", "95 % interval", "games, for example"], &rows)
}

pub(super) fn tension(results: &Results, links: &Links) -> String {
    let definition = "By the chances that the bots' outlook gives every seat after each turn. \
        Lead changes: how often another seat has the best chance. Drama: how far the later winner \
        is behind the leader, over the turns in which it is behind. Decisiveness: the share of the \
        game after which the winner's chance never falls below one half; large means decided early. \
        Runaway: how often the leader at half time wins, beside the chance that it has then.";
    let content = rows(
        results,
        links,
        &[
            ("lead changes", false, |m| &m.tension.lead_changes),
            ("drama", true, |m| &m.tension.drama),
            ("decisiveness", true, |m| &m.tension.decisiveness),
            ("leader's chance at half time", true, |m| &m.tension.half_time),
            ("runaway: that leader wins", true, |m| &m.tension.runaway),
        ],
    );
    panel("tension", "Tension", definition, &content)
}

pub(super) fn decisions(results: &Results, links: &Links) -> String {
    let definition = format!(
        "Legal moves: the mean number of moves to choose from (a decision with one answer is never \
         asked). The rest is from one game in {ORACLE_EVERY}, in which an oracle looks at the \
         outlook after every move: what the second-best and the worst move lose in chance to win. A \
         decision is indifferent if the second-best move loses less than {}.",
        percent(INDIFFERENT.into())
    );
    let legal: Shown = ("legal moves", false, |m| &m.legal);
    let content = if results.study.asks(PlanQuestion::Decisions) {
        rows(
            results,
            links,
            &[
                legal,
                ("second-best move loses", true, |m| &m.oracle.second),
                ("worst move loses", true, |m| &m.oracle.worst),
                ("indifferent decisions", true, |m| &m.oracle.indifferent),
            ],
        )
    } else {
        rows(results, links, &[legal]) + &not_asked("decisions")
    };
    panel("decisions", "Decisions", &definition, &content)
}

pub(super) fn luck(results: &Results, links: &Links) -> String {
    let definition = format!(
        "Each deal is played {REPLAYS} times by bots that make one decision in {STRAY_EVERY} at \
         random. The share of the variance between deals is what the deal decides; the rest is the \
         players' choices and, since these bots stray, chance. It can come out below 0, which means \
         nothing. The better the play, the more the deal counts."
    );
    let content = match &results.deals {
        None => not_asked("deal"),
        Some(deals) => {
            let mut rows = Vec::new();
            for (what, share) in ["who wins", "points against the table's mean"].iter().zip(deals) {
                let known = share.share();
                rows.push(vec![
                    format!("{} players: {what}", results.study.players[0]),
                    count(share.deals()),
                    percent_or_dash(known.map(|(share, _)| share)),
                    known.map_or("–".to_owned(), |(_, known)| interval(known)),
                    links.to(&share.examples),
                ]);
            }
            let headings =
                ["", "deals", "decided by the deal", "95 % interval", "one deal, for example"];
            table(&headings, &rows)
        }
    };
    panel("luck", "Luck of the deal", &definition, &content)
}

pub(super) fn kingmaking(results: &Results, links: &Links) -> String {
    let definition = format!(
        "A decision makes a king if no move gives the seat a chance of {} or more, and its moves \
         differ in who of the others leads. Observations by the oracle, in one game in {ORACLE_EVERY}.",
        percent(HOPELESS.into())
    );
    let content = if results.study.asks(PlanQuestion::Decisions) {
        rows(
            results,
            links,
            &[
                ("games with kingmaking", true, |m| &m.oracle.kingmaking_games),
                ("kingmaking decisions", true, |m| &m.oracle.kingmaking),
            ],
        )
    } else {
        not_asked("decisions")
    };
    panel("kingmaking", "Kingmaking", &definition, &content)
}
