//! The help: keys and signs.

use super::flow;
use super::picture::Picture;
use super::theme::Theme;
use ratatui::text::{Line, Span};
use texts::Lang;
use texts::terminal::Ui;
use texts::terminal::table::{TableMenuUi, table_menu_ui};

/// Every key with its description. Panels of the game follow.
const KEYS: [(&str, Ui<'static>); 19] = [
    ("↑ ↓", Ui::HelpUpDown),
    ("← →", Ui::HelpLeftRight),
    ("1 … 8", Ui::HelpDigits),
    ("⏎", Ui::HelpEnter),
    (":", Ui::HelpType),
    ("u", Ui::HelpUndo),
    ("U", Ui::HelpUndoAll),
    ("E", Ui::HelpEnd),
    ("c", Ui::HelpCards),
    ("h", Ui::HelpHidden),
    ("r", Ui::HelpRules),
    ("R", Ui::HelpCard),
    ("L", Ui::HelpLearn),
    ("l", Ui::HelpLanguage),
    ("PgUp PgDn", Ui::HelpLog),
    ("+ −", Ui::HelpSpeed),
    ("␣", Ui::HelpSpace),
    ("q Ctrl-C", Ui::HelpLeave),
    ("Esc", Ui::HelpEsc),
];

/// The columns of the keys.
const KEY: usize = 10;

/// The lines of the help.
pub fn lines<G: Picture>(lang: Lang, theme: Theme, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let keys = KEYS.into_iter().filter_map(|(key, text)| Some((key, G::help(lang, text)?)));
    let mut keys: Vec<(&str, String)> = keys.chain(G::more_keys(lang)).collect();
    // Next to the other keys for things the table must agree to.
    let at = keys.iter().position(|(key, _)| *key == "E").map_or(keys.len(), |at| at + 1);
    keys.insert(at, ("T", table_menu_ui(lang, TableMenuUi::Help)));
    for (key, text) in keys {
        let padding = " ".repeat(KEY.saturating_sub(flow::width(key)));
        let spans = vec![
            Span::styled(key, theme.key()),
            // A space that does not break keeps the key at the beginning of its line.
            Span::raw(padding.replace(' ', "\u{a0}")),
            Span::raw(text),
        ];
        lines.extend(flow::wrapped(spans, columns, KEY));
    }
    lines.push(Line::default());
    lines.extend(signs::<G>(lang, theme, columns));
    lines
}

/// Says how the pictures of a game must be read.
pub fn signs<G: Picture>(lang: Lang, theme: Theme, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for text in [Ui::SignsPlace, Ui::SignsPreview, Ui::SignsCards] {
        let Some(text) = G::help(lang, text) else { continue };
        lines.extend(flow::wrapped_text(&text, theme.plain(), columns, 2));
    }
    for line in G::signs(lang, theme) {
        lines.extend(flow::wrapped(line.spans, columns, 2));
    }
    lines
}
