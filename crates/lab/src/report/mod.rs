//! The report of a study: one page of HTML that needs nothing else.
//!
//! The charts are SVG of our own, there is no script, and the page follows the reader's light or
//! dark theme and prints on A4. Every row names games that show it; their records lie beside the
//! page. The report is in English only.

mod chart;
mod comparison;
mod csv;
mod levers;
mod outcome;
mod page;
mod play;
mod skills;
mod wins;
pub mod words;

use crate::results::Results;
use crate::subject::Subject;
use crate::verdict::Verdict;
use std::cell::RefCell;
use std::collections::BTreeSet;

pub use comparison::{comparison_page, comparison_text};

/// A finished page.
pub struct Page {
    /// The whole file.
    pub html: String,
    /// The games that it links to: cell and number.
    pub games: BTreeSet<(u16, u32)>,
}

/// Links to games, and remembers which.
pub(crate) struct Links {
    folder: String,
    games: RefCell<BTreeSet<(u16, u32)>>,
}

impl Links {
    /// Links into this folder.
    pub(crate) fn new(folder: &str) -> Links {
        Links { folder: folder.to_owned(), games: RefCell::default() }
    }

    /// The games as links to their records, or a dash.
    pub(crate) fn to(&self, games: &[(u16, u32)]) -> String {
        let link = |&(cell, game): &(u16, u32)| {
            self.games.borrow_mut().insert((cell, game));
            let file = words::escape(&format!("{}/{}", self.folder, record_name(cell, game)));
            format!("<a href=\"{file}\">{cell}.{game}</a>")
        };
        match games {
            [] => "–".to_owned(),
            games => games.iter().map(link).collect::<Vec<_>>().join(" "),
        }
    }
}

/// The name of a game's record beside a report.
pub fn record_name(cell: u16, game: u32) -> String {
    format!("{cell}-{game}.rec")
}

/// Writes the report of a study. `records` is the folder with its records, seen from the page.
pub fn report<G: Subject>(results: &Results, records: &str) -> Page {
    let verdict = Verdict::of::<G>(results);
    let links = Links::new(records);
    let panels = [
        page::verdict(&verdict),
        wins::panel::<G>(results, &verdict, &links),
        skills::panel(results, &links),
        outcome::length(results, &links),
        outcome::endings::<G>(results, &links),
        outcome::points::<G>(results, &links),
        levers::panel(results, &verdict, &links),
        play::tension(results, &links),
        play::decisions(results, &links),
        play::luck(results, &links),
        play::kingmaking(results, &links),
        csv::panel::<G>(results),
    ];
    let title = format!("{}: {}", results.study.game, results.study.name);
    let html = page::page(&title, &page::about::<G>(results), &panels.concat());
    Page { html, games: links.games.into_inner() }
}
