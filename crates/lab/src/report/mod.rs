//! The report of a study: one self-contained HTML page.
//!
//! The charts are inline SVG, and there is no script. The page follows the reader's light or dark
//! theme and prints on A4. Every row links to example games, whose records are next to the page.
//! The report is in English only.

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
    /// The HTML.
    pub html: String,
    /// The games it links to: cell and number.
    pub games: BTreeSet<(u16, u32)>,
}

/// Renders links to games, and collects the linked games.
pub(crate) struct Links {
    folder: String,
    games: RefCell<BTreeSet<(u16, u32)>>,
}

impl Links {
    /// Creates links into this folder.
    pub(crate) fn new(folder: &str) -> Links {
        Links { folder: folder.to_owned(), games: RefCell::default() }
    }

    /// Renders links to the records of these games, or a dash if there are none.
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

/// Returns the file name of a game's record next to a report.
pub fn record_name(cell: u16, game: u32) -> String {
    format!("{cell}-{game}.rec")
}

/// Renders the report of a study. `records` is the path of its records, relative to the page.
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
