//! The pieces of a line in a guide.

use super::parse::Mistake;

/// A piece of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Plain words.
    Plain(&'static str),
    /// Words that matter: `**words**`.
    Strong(&'static str),
    /// A key to press: `` `T` ``.
    Key(&'static str),
    /// A number that is true of a position: `[5](fact:score/0@31)`.
    Fact {
        /// The number as the reader sees it.
        text: &'static str,
        /// The subject of the number, for the test that checks it.
        about: &'static str,
    },
    /// A number of the rules, in digits or as a word: `[four](rule:moons)`. A test compares it with
    /// the constant of that name; readers see plain words.
    Constant {
        /// The number as the reader sees it.
        text: &'static str,
        /// The name of the constant.
        name: &'static str,
    },
    /// A symbol of the game, such as a tile: `![](sign:wild)`. The words beside it say the same.
    Sign(&'static str),
}

impl Inline {
    /// Returns the words, without the parts that only a drawing can show.
    pub const fn text(self) -> &'static str {
        match self {
            Inline::Plain(text) | Inline::Strong(text) | Inline::Key(text) => text,
            Inline::Fact { text, .. } | Inline::Constant { text, .. } => text,
            Inline::Sign(_) => "",
        }
    }

    /// Reads a line.
    pub(super) fn parse(line: &'static str) -> Result<Vec<Inline>, Mistake> {
        let mut pieces = Vec::new();
        let mut rest = line;
        while let Some(at) = rest.find(['*', '`', '[', '!']) {
            let (before, marked) = rest.split_at(at);
            let Some((piece, after)) = marked_piece(marked)? else {
                // An exclamation mark that is only that.
                let (plain, after) = rest.split_at(at + 1);
                push_plain(&mut pieces, plain);
                rest = after;
                continue;
            };
            push_plain(&mut pieces, before);
            pieces.push(piece);
            rest = after;
        }
        push_plain(&mut pieces, rest);
        Ok(pieces)
    }
}

fn push_plain(pieces: &mut Vec<Inline>, text: &'static str) {
    if !text.is_empty() {
        pieces.push(Inline::Plain(text));
    }
}

/// Returns the marked piece at the beginning of a text, and the rest.
fn marked_piece(text: &'static str) -> Result<Option<(Inline, &'static str)>, Mistake> {
    let between = |open: &str, close: &str| text.strip_prefix(open)?.split_once(close);
    if text.starts_with("**") {
        let (strong, rest) = between("**", "**").ok_or(Mistake::Unclosed("**"))?;
        return Ok(Some((Inline::Strong(strong), rest)));
    }
    if text.starts_with('`') {
        let (key, rest) = between("`", "`").ok_or(Mistake::Unclosed("`"))?;
        return Ok(Some((Inline::Key(key), rest)));
    }
    if text.starts_with("![") {
        let (word, rest) = between("![](sign:", ")").ok_or(Mistake::Sign)?;
        return Ok(Some((Inline::Sign(word), rest)));
    }
    if text.starts_with('[') {
        let (text, rest) = between("[", "](").ok_or(Mistake::Fact)?;
        let (target, rest) = rest.split_once(')').ok_or(Mistake::Fact)?;
        let piece = match target.split_once(':') {
            Some(("fact", about)) => Inline::Fact { text, about },
            Some(("rule", name)) => Inline::Constant { text, name },
            _ => return Err(Mistake::Fact),
        };
        return Ok(Some((piece, rest)));
    }
    if text.starts_with('*') { Err(Mistake::Unclosed("*")) } else { Ok(None) }
}
