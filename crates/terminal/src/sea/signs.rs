//! The look of things: a shape for each tribe, a sign for each tile, and colors that repeat them.
//!
//! Every sign takes one column in any terminal, which rules out emoji.

use crate::draw::theme::Theme;
use ::sea::{Counts, Direction, Handle, TileKind, Tribe};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// A settlement, or a token for one.
pub const SETTLEMENT: &str = "⌂";
/// A boat that is not on the board.
pub const BOAT: &str = "∪";
/// Pawns at home.
pub const POOL: &str = "▪";
/// A secured piece, face down.
pub const SECURED: &str = "□";
/// A legend.
pub const LEGEND: &str = "★";
/// A feat.
pub const FEAT: &str = "✦";
/// The Vaal Er Num.
pub const VAAL: &str = "@";
/// The God of Winds.
pub const GOD: &str = "☼";
/// The dice.
pub const DICE: &str = "▣";
/// The tile pile.
pub const PILE: &str = "▤";

/// The shape of a tribe's pawns.
pub fn tribe_sign(tribe: Tribe) -> &'static str {
    ["●", "■", "▲", "◆", "⬢", "✶"][tribe.seat().index()]
}

/// Returns a bright color, which is readable on every tile.
fn tribe_color(tribe: Tribe) -> u8 {
    [203, 75, 83, 227, 177, 231][tribe.seat().index()]
}

/// A tribe's color for signs on a tile.
pub fn tribe_style(theme: Theme, tribe: Tribe) -> Style {
    theme.colored(Color::Indexed(tribe_color(tribe)))
}

/// A tribe's color as the ground of a sign.
pub fn tribe_chip(theme: Theme, tribe: Tribe) -> Style {
    theme.chip(16, tribe_color(tribe)).add_modifier(Modifier::BOLD)
}

/// Returns a tribe as a separate sign, on any ground.
pub fn tribe(theme: Theme, tribe: Tribe) -> Span<'static> {
    Span::styled(tribe_sign(tribe), tribe_chip(theme, tribe))
}

/// Pawns by tribe, in plain text.
pub fn pawns_text(counts: Counts) -> String {
    if counts.is_empty() {
        return "–".to_owned();
    }
    counts.tribes().map(|tribe| format!("{}{}", tribe_sign(tribe), counts.get(tribe))).collect()
}

/// The crew of a boat, the number first: `7●1■`.
pub fn crew(theme: Theme, counts: Counts) -> Vec<Span<'static>> {
    let part = |tribe: Tribe| {
        let text = format!("{}{}", counts.get(tribe), tribe_sign(tribe));
        Span::styled(text, tribe_chip(theme, tribe))
    };
    counts.tribes().map(part).collect()
}

/// The sign of a tile.
pub fn tile_sign(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Sea => "~",
        TileKind::Coast => "◢",
        TileKind::Island => "∩",
        TileKind::Fog => "░",
    }
}

/// The colors of a tile.
pub fn tile_style(theme: Theme, kind: TileKind) -> Style {
    match kind {
        TileKind::Sea => theme.chip(67, 17),
        TileKind::Coast => theme.chip(180, 58),
        TileKind::Island => theme.chip(150, 22),
        TileKind::Fog => theme.chip(250, 239),
    }
}

/// Returns an arrow in this direction.
pub fn arrow(direction: Direction) -> &'static str {
    ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"][direction as usize]
}

/// The public name of a piece.
pub fn handle(handle: Handle) -> String {
    handle.to_string()
}
