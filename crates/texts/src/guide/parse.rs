//! Reads a book that teaches from its Markdown file.

use super::{Block, Figure, Guide, Inline, Inlines, Question};
use std::fmt;

/// The reason why a file is not a guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuideProblem {
    /// The line of the file, from 1.
    pub line: usize,
    /// The mistake in that line.
    pub mistake: Mistake,
}

/// A mistake in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// The file doesn't begin with a title.
    NoTitle,
    /// Something is opened and never closed.
    Unclosed(&'static str),
    /// A picture is misspelled.
    Picture,
    /// A sign is misspelled.
    Sign,
    /// A fact is misspelled.
    Fact,
    /// A question lacks its fact, its answers or its reason, or not exactly one answer is right.
    Question,
    /// A step has another number than its position.
    StepNumber,
    /// A table lacks its second line, or a row has too many or too few cells.
    Table,
}

impl fmt::Display for GuideProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}: {}", self.line, self.mistake)
    }
}

impl std::error::Error for GuideProblem {}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mistake::NoTitle => f.write_str("A book begins with ‘# ’ and its title."),
            Mistake::Unclosed(mark) => write!(f, "The mark {mark} is not closed in this line."),
            Mistake::Picture => {
                f.write_str("A picture is written ‘![What it shows.](picture:RECORD@LINE)’.")
            }
            Mistake::Sign => f.write_str("A sign is written ‘![](sign:NAME)’."),
            Mistake::Fact => {
                f.write_str("A fact is written ‘[NUMBER](fact:WHAT@LINE)’ or ‘[NUMBER](rule:NAME)’.")
            }
            Mistake::Question => f.write_str(
                "A question is written ‘? TEXT (ask:FACT=VALUE)’, then lines ‘? - [TEXT](answer:VALUE)’ \
                 and the reason; one answer has the value of the fact.",
            ),
            Mistake::StepNumber => f.write_str("Steps are numbered 1, 2, 3 …"),
            Mistake::Table => {
                f.write_str("A table has a line of dashes below its heading, and equal rows.")
            }
        }
    }
}

/// A line of a file and its number.
pub(super) type Numbered = (usize, &'static str);

impl Guide {
    /// Reads a file: a title, then blocks. A block ends where the next one begins, or at an empty
    /// line; a paragraph is a single line.
    pub fn parse(text: &'static str) -> Result<Guide, GuideProblem> {
        let lines: Vec<Numbered> =
            text.lines().enumerate().map(|(at, line)| (at + 1, line)).collect();
        let Some((title, rest)) = lines
            .split_first()
            .and_then(|((_, first), rest)| first.strip_prefix("# ").map(|title| (title, rest)))
        else {
            return Err(GuideProblem { line: 1, mistake: Mistake::NoTitle });
        };
        Ok(Guide { title, blocks: blocks(rest)? })
    }
}

fn blocks(lines: &[Numbered]) -> Result<Vec<Block>, GuideProblem> {
    let mut blocks = Vec::new();
    let mut rest = lines;
    while let Some(((number, line), after)) = rest.split_first() {
        let wrong = |mistake| GuideProblem { line: *number, mistake };
        if line.is_empty() {
            rest = after;
        } else if line.starts_with('>') {
            let (inside, after) =
                run(rest, |line| line.strip_prefix("> ").or_else(|| line.strip_prefix('>')));
            blocks.push(Block::Example(self::blocks(&inside)?));
            rest = after;
        } else if line.starts_with("? ") {
            let (inside, after) = run(rest, |line| line.strip_prefix("? "));
            blocks.push(Block::Question(Question::parse(&inside)?));
            rest = after;
        } else if line.starts_with('|') {
            let (rows, after) = run(rest, |line| line.strip_prefix('|')?.strip_suffix('|'));
            if rows.is_empty() {
                return Err(wrong(Mistake::Table));
            }
            blocks.push(table(&rows)?);
            rest = after;
        } else if line.starts_with("- ") {
            let (items, after) = run(rest, |line| line.strip_prefix("- "));
            blocks.push(Block::Points(items.into_iter().map(words).collect::<Result<_, _>>()?));
            rest = after;
        } else if numbered(line).is_some() {
            let (items, after) = run(rest, |line| numbered(line).map(|_| line));
            blocks.push(steps(&items)?);
            rest = after;
        } else {
            blocks.push(single(*number, line)?);
            rest = after;
        }
    }
    Ok(blocks)
}

/// A block of a single line.
fn single(number: usize, line: &'static str) -> Result<Block, GuideProblem> {
    if let Some(heading) = line.strip_prefix("## ") {
        return Ok(Block::Heading(heading));
    }
    if let Some(text) = line.strip_prefix("![") {
        let figure =
            Figure::parse(text).map_err(|mistake| GuideProblem { line: number, mistake })?;
        if let Some(figure) = figure {
            return Ok(Block::Figure(figure));
        }
    }
    if let Some(label) = line.strip_prefix('[').and_then(|line| line.strip_suffix("](practice:)")) {
        return Ok(Block::Practice(label));
    }
    Ok(Block::Paragraph(words((number, line))?))
}

/// Returns the lines at the beginning that `strip` accepts, stripped, and the rest.
fn run(
    lines: &[Numbered],
    strip: impl Fn(&'static str) -> Option<&'static str>,
) -> (Vec<Numbered>, &[Numbered]) {
    let stripped = |(number, line): &Numbered| Some((*number, strip(line)?));
    let found: Vec<Numbered> = lines.iter().map_while(stripped).collect();
    let rest = &lines[found.len()..];
    (found, rest)
}

pub(super) fn words((line, text): Numbered) -> Result<Inlines, GuideProblem> {
    Inline::parse(text).map_err(|mistake| GuideProblem { line, mistake })
}

/// The number and the words of a step.
fn numbered(line: &'static str) -> Option<(usize, &'static str)> {
    let (number, text) = line.split_once(". ")?;
    Some((number.parse().ok()?, text))
}

fn steps(items: &[Numbered]) -> Result<Block, GuideProblem> {
    let mut steps = Vec::new();
    for (line, item) in items {
        match numbered(item) {
            Some((number, text)) if number == steps.len() + 1 => steps.push(words((*line, text))?),
            _ => return Err(GuideProblem { line: *line, mistake: Mistake::StepNumber }),
        }
    }
    Ok(Block::Steps(steps))
}

fn table(rows: &[Numbered]) -> Result<Block, GuideProblem> {
    let wrong = |line| GuideProblem { line, mistake: Mistake::Table };
    let cells = |(line, row): &Numbered| -> Result<Vec<Inlines>, GuideProblem> {
        row.split('|').map(|cell| words((*line, cell.trim()))).collect()
    };
    let [head, dashes, body @ ..] = rows else { return Err(wrong(rows[0].0)) };
    let is_ruled = dashes.1.chars().all(|c| matches!(c, '-' | '|' | ' '));
    let mut table = vec![cells(head)?];
    for row in body {
        table.push(cells(row)?);
        if table.last().map(Vec::len) != table.first().map(Vec::len) {
            return Err(wrong(row.0));
        }
    }
    if is_ruled { Ok(Block::Table(table)) } else { Err(wrong(dashes.0)) }
}
