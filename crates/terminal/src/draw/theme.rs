//! Colors and emphasis. Color never carries meaning alone, so everything is readable without it.

use ratatui::style::{Color, Modifier, Style};

/// The colors of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    has_color: bool,
}

impl Theme {
    /// With colors.
    pub const COLORFUL: Theme = Theme { has_color: true };
    /// Without.
    pub const PLAIN: Theme = Theme { has_color: false };

    /// Returns the theme for the environment: `NO_COLOR` set to anything turns colors off.
    pub fn from_environment() -> Theme {
        let has_color = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Theme { has_color }
    }

    /// Ordinary text, in the terminal's own colors.
    pub fn plain(self) -> Style {
        Style::new()
    }

    /// Text that may be overlooked.
    pub fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Text that stands out.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The current choice.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A key in a hint.
    pub fn key(self) -> Style {
        self.strong()
    }

    /// A warning or a refusal.
    pub fn warning(self) -> Style {
        self.colored(Color::Indexed(160)).add_modifier(Modifier::BOLD)
    }

    /// A change that a move would make.
    pub fn would_be(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// Text in a color of the terminal's 256.
    pub fn colored(self, color: Color) -> Style {
        if self.has_color { Style::new().fg(color) } else { Style::new() }
    }

    /// A sign on a colored ground. Both colors are given, so that it reads on any background.
    pub fn chip(self, letter: u8, ground: u8) -> Style {
        if self.has_color {
            Style::new().fg(Color::Indexed(letter)).bg(Color::Indexed(ground))
        } else {
            Style::new()
        }
    }
}
