//! The look of pieces: a letter or sign for each, and colors that repeat the meaning.
//!
//! Discs are saturated and tiles are pale, so that you can tell them apart at a glance. Every sign
//! takes one column in any terminal, which rules out emoji.

use crate::draw::theme::Theme;
use campfire::{Adventurer, Disc, Legend, Tile};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

/// The place that Lys points to.
pub const LYS: &str = "◆";
/// An Opal Moon.
pub const MOON: &str = "☾";
/// A Song.
pub const SONG: &str = "♪";
/// A piece that is out of the game.
pub const GONE: &str = "✗";

/// The letter of a disc.
pub fn disc_letter(disc: Disc) -> &'static str {
    match disc {
        Disc::Nomad => "n",
        Disc::Ulrich => "U",
        Disc::Moon => "M",
        Disc::Red => "R",
        Disc::Siana => "S",
        Disc::Nostromo => "N",
        Disc::Frog => "f",
    }
}

/// The colors of a disc.
pub fn disc_style(theme: Theme, disc: Disc) -> Style {
    match disc {
        Disc::Nomad => theme.chip(255, 25),
        Disc::Ulrich => theme.chip(255, 237),
        Disc::Moon => theme.chip(255, 91),
        Disc::Red => theme.chip(255, 160),
        Disc::Siana => theme.chip(16, 220),
        Disc::Nostromo => theme.chip(255, 28),
        Disc::Frog => theme.chip(16, 77),
    }
}

/// A disc as one letter.
pub fn disc(theme: Theme, disc: Disc) -> Span<'static> {
    Span::styled(disc_letter(disc), disc_style(theme, disc))
}

/// Returns an adventurer as the letter of their own discs.
pub fn adventurer(theme: Theme, who: Adventurer) -> Span<'static> {
    let style = disc_style(theme, who.disc()).add_modifier(Modifier::BOLD);
    Span::styled(disc_letter(who.disc()), style)
}

/// The letter and the symbol of a legend.
pub fn legend_sign(legend: Legend) -> &'static str {
    match legend {
        Legend::Anchor => "a‡",
        Legend::Bell => "bΩ",
        Legend::Comet => "c✦",
        Legend::Drum => "d▤",
        Legend::Eye => "e◉",
        Legend::Feather => "f∫",
        Legend::Gate => "g∏",
    }
}

/// The sign of a tile: always two columns wide.
pub fn tile_sign(tile: Tile) -> &'static str {
    match tile {
        Tile::Story(legend) => legend_sign(legend),
        Tile::Moon => "☾ ",
        Tile::Wild => "✱ ",
    }
}

/// The sign of a tile without a space after it.
pub fn tile_word(tile: Tile) -> &'static str {
    tile_sign(tile).trim_end()
}

/// The colors of a tile.
pub fn tile_style(theme: Theme, tile: Tile) -> Style {
    match tile {
        Tile::Story(Legend::Anchor) => theme.chip(16, 80),
        Tile::Story(Legend::Bell) => theme.chip(16, 215),
        Tile::Story(Legend::Comet) => theme.chip(16, 218),
        Tile::Story(Legend::Drum) => theme.chip(16, 180),
        Tile::Story(Legend::Eye) => theme.chip(16, 117),
        Tile::Story(Legend::Feather) => theme.chip(16, 156),
        Tile::Story(Legend::Gate) => theme.chip(16, 183),
        Tile::Moon => theme.chip(18, 255),
        Tile::Wild => theme.chip(88, 230),
    }
}

/// A tile as its sign.
pub fn tile(theme: Theme, tile: Tile) -> Span<'static> {
    Span::styled(tile_word(tile), tile_style(theme, tile))
}

/// Returns several tiles of one kind: the sign and the number.
pub fn tiles(theme: Theme, which: Tile, number: u8) -> Span<'static> {
    Span::styled(format!("{}{number}", tile_word(which)), tile_style(theme, which))
}

/// A legend card, in brackets as cards are.
pub fn legend_card(theme: Theme, legend: Legend, value: u8) -> Span<'static> {
    let text = format!("[{}{value}]", legend_sign(legend));
    Span::styled(text, tile_style(theme, Tile::Story(legend)))
}

/// A song card.
pub fn song_card(theme: Theme, points: u8) -> Span<'static> {
    Span::styled(format!("[{SONG}{points}]"), theme.chip(16, 252))
}

/// A number with a true minus sign.
pub fn signed(number: i16) -> String {
    number.to_string().replace('-', "−")
}
