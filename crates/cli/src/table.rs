//! Small tables of text, in columns that line up.

use std::fmt;

/// A true minus sign, as people read it.
pub const MINUS: char = '\u{2212}';

/// A table: a heading, then rows of as many cells. Columns of numbers are right-aligned.
pub struct TextTable {
    rows: Vec<Vec<String>>,
}

impl TextTable {
    /// A table with these headings.
    pub fn new(headings: impl IntoIterator<Item = impl Into<String>>) -> Self {
        TextTable { rows: vec![headings.into_iter().map(Into::into).collect()] }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// The width of each column, and whether it is one of numbers. The first names its row.
    fn columns(&self) -> Vec<(usize, bool)> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let is_number =
            |cell: &&String| cell.starts_with(|c: char| c.is_ascii_digit() || c == MINUS);
        let column = |column: usize| {
            let cells = || self.rows.iter().filter_map(move |row| row.get(column));
            let width = cells().map(|cell| cell.chars().count()).max().unwrap_or(0);
            (width, column > 0 && cells().skip(1).all(|cell| is_number(&cell)))
        };
        (0..columns).map(column).collect()
    }
}

impl fmt::Display for TextTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns();
        for row in &self.rows {
            let cells = row.iter().zip(&columns).map(|(cell, &(width, of_numbers))| {
                if of_numbers { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
            });
            writeln!(f, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::TextTable;

    #[test]
    fn columns_line_up_whatever_the_letters() {
        let mut table = TextTable::new(["joueur", "robot", "points"]);
        table.row(["Zoé", "greedy", "7"]);
        table.row(["Élise-Anne", "", "\u{2212}12"]);
        let lines = [
            "joueur      robot   points",
            "Zoé         greedy       7",
            "Élise-Anne             −12",
            "",
        ];
        assert_eq!(table.to_string(), lines.join("\n"));
    }
}
