//! `emberwake lab report`, `compare`, `balance` and `record`: the results of studies.

use super::{Studied, WithStudied, folder_of, of_game, problems};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::{self, Existing};
use lab::balance::TargetFile;
use lab::compare::Comparison;
use lab::data::{DataProblem, Folder};
use lab::play::CellTable;
use lab::report::{comparison_page, comparison_text, record_name};
use lab::results::Results;
use lab::run::RunProblem;
use lab::study::Study;
use std::collections::BTreeSet;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use texts::lab::{LabMessage, lab_message};

fn open(path: &Path, context: &Context) -> Result<Folder, CommandError> {
    Folder::open(path).map_err(|problem| problems::data(&problem, context.lang))
}

fn write_page(path: &Path, html: &str, context: &Context) -> Result<(), CommandError> {
    files::write(path, html, Existing::Replace)
        .map_err(|error| files::cant_write(path, &error, context.lang))
}

/// Writes the report of a study.
pub(super) fn report(
    data: &Path,
    out: Option<PathBuf>,
    records: bool,
    context: &mut Context,
) -> Result<(), CommandError> {
    let folder = open(data, context)?;
    let out = out.unwrap_or_else(|| data.join("report.html"));
    let game = folder.study().game.clone();
    let lang = context.lang;
    of_game(&game, lang, WriteReport { folder, out, records, context })
}

struct WriteReport<'a> {
    folder: Folder,
    out: PathBuf,
    records: bool,
    context: &'a mut Context,
}

impl WithStudied for WriteReport<'_> {
    fn visit<G: Studied>(self) -> Result<(), CommandError> {
        let WriteReport { folder, out, records, context } = self;
        let results = Results::read::<G>(&folder)
            .map_err(|problem| problems::running::<G>(&problem, context))?;
        let name = out.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let beside = format!("{name}-records");
        let page = lab::report::report::<G>(&results, &beside);
        write_page(&out, &page.html, context)?;
        let file = &out.display().to_string();
        let said = if records {
            let into = folder_of(&out).join(&beside);
            write_records::<G>(folder.study(), &page.games, &into, context)?;
            let records = page.games.len();
            let folder = &into.display().to_string();
            lab_message(context.lang, &LabMessage::WrittenWithRecords { file, records, folder })
        } else {
            lab_message(context.lang, &LabMessage::Written { file })
        };
        context.line(said)
    }
}

fn write_records<G: Studied>(
    study: &Study,
    games: &BTreeSet<(u16, u32)>,
    into: &Path,
    context: &Context,
) -> Result<(), CommandError> {
    std::fs::create_dir_all(into).map_err(|error| files::cant_write(into, &error, context.lang))?;
    let mut table: Option<CellTable<G>> = None;
    for &(cell, game) in games {
        if table.as_ref().is_none_or(|table| table.cell().number != cell) {
            table = Some(table_of::<G>(study, cell, game, context)?);
        }
        let record = table.as_ref().expect("it was just made").record(game);
        write_page(&into.join(record_name(cell, game)), &record.to_string(), context)?;
    }
    Ok(())
}

fn table_of<G: Studied>(
    study: &Study,
    cell: u16,
    game: u32,
    context: &Context,
) -> Result<CellTable<G>, CommandError> {
    let setup = |fault| problems::running::<G>(&RunProblem::Setup(fault), context);
    let cells = study.cells_of::<G>().map_err(setup)?;
    let found = cells.get(usize::from(cell)).filter(|cell| game < cell.games);
    let none = || DataProblem::NoGame(format!("{cell}.{game}"));
    let cell = found.ok_or_else(|| problems::data(&none(), context.lang))?;
    CellTable::new(study, *cell).map_err(setup)
}

/// Prints the record of a game.
pub(super) fn record(data: &Path, name: &str, context: &mut Context) -> Result<(), CommandError> {
    let folder = open(data, context)?;
    let (cell, game) = name.split_once('.').unwrap_or(("0", name));
    let none = || problems::data(&DataProblem::NoGame(name.to_owned()), context.lang);
    let (cell, game) = cell.parse().ok().zip(game.parse().ok()).ok_or_else(none)?;
    let of = folder.study().game.clone();
    let lang = context.lang;
    of_game(&of, lang, PrintRecord { folder, cell, game, context })
}

struct PrintRecord<'a> {
    folder: Folder,
    cell: u16,
    game: u32,
    context: &'a mut Context,
}

impl WithStudied for PrintRecord<'_> {
    fn visit<G: Studied>(self) -> Result<(), CommandError> {
        let table = table_of::<G>(self.folder.study(), self.cell, self.game, self.context)?;
        self.context.text(table.record(self.game))
    }
}

/// Shows which figures of two studies differ.
pub(super) fn compare(
    first: &Path,
    second: &Path,
    out: Option<PathBuf>,
    context: &mut Context,
) -> Result<(), CommandError> {
    let folders = [open(first, context)?, open(second, context)?];
    let [first, second] = folders.each_ref().map(|folder| folder.study().game.clone());
    if first != second {
        let said = LabMessage::DifferentGames { first: &first, second: &second };
        return Err(CommandError::Usage(lab_message(context.lang, &said)));
    }
    let lang = context.lang;
    of_game(&first, lang, Compare { folders, out, context })
}

struct Compare<'a> {
    folders: [Folder; 2],
    out: Option<PathBuf>,
    context: &'a mut Context,
}

impl WithStudied for Compare<'_> {
    fn visit<G: Studied>(self) -> Result<(), CommandError> {
        let Compare { folders, out, context } = self;
        let read = |folder: &Folder| {
            Results::read::<G>(folder).map_err(|problem| problems::running::<G>(&problem, context))
        };
        let [first, second] = [read(&folders[0])?, read(&folders[1])?];
        let names = folders.each_ref().map(|folder| {
            let name = folder.path().file_stem().unwrap_or_default();
            name.to_string_lossy().into_owned()
        });
        let comparison = Comparison::of::<G>((&first, 0), (&second, 0), names);
        show(&comparison, comparison_text(&comparison), out, context)
    }
}

/// Prints sentences, and writes the page if one is wanted.
fn show(
    comparison: &Comparison,
    sentences: Vec<String>,
    out: Option<PathBuf>,
    context: &mut Context,
) -> Result<(), CommandError> {
    for sentence in sentences {
        context.line(crate::context::harmless(&sentence))?;
    }
    if let Some(out) = out {
        write_page(&out, &comparison_page(comparison), context)?;
        let file = &out.display().to_string();
        context.line(lab_message(context.lang, &LabMessage::Written { file }))?;
    }
    Ok(())
}

/// Searches for a setting nearer a target.
pub(super) fn balance(
    file: &Path,
    out: Option<PathBuf>,
    threads: usize,
    context: &mut Context,
) -> Result<(), CommandError> {
    let source = files::read(file, context.lang)?;
    let target = TargetFile::parse(&source.text).map_err(|problem| {
        let why = match &problem {
            lab::balance::TargetProblem::Misread(why) => why.clone(),
            other => other.to_string(),
        };
        problems::misread(&why, &source.name, context.lang)
    })?;
    let game = target.game.clone();
    let folder = folder_of(file).to_owned();
    let name = source.name;
    let lang = context.lang;
    of_game(&game, lang, Balance { target, folder, name, out, threads, context })
}

struct Balance<'a> {
    target: TargetFile,
    folder: PathBuf,
    name: String,
    out: Option<PathBuf>,
    threads: usize,
    context: &'a mut Context,
}

impl WithStudied for Balance<'_> {
    fn visit<G: Studied>(self) -> Result<(), CommandError> {
        let Balance { target, folder, name, out, threads, context } = self;
        let lang = context.lang;
        let target = target
            .resolve::<G>(&folder)
            .map_err(|problem| problems::target::<G>(&problem, &name, lang))?;
        let visible = std::io::stderr().is_terminal();
        let found = target.search::<G>(threads, |settings, distance| {
            if visible {
                let distance = &format!("{distance:.1}");
                let said = lab_message(lang, &LabMessage::Searching { settings, distance });
                let _ = write!(std::io::stderr(), "\r\u{1b}[K{said}");
            }
        });
        if visible {
            let _ = write!(std::io::stderr(), "\r\u{1b}[K");
        }
        let found =
            found.map_err(|fault| problems::running::<G>(&RunProblem::Setup(fault), context))?;
        show(&found.comparison, found.sentences, out, context)
    }
}
