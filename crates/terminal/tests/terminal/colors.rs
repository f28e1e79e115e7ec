//! Color is never the only sign.

use crate::table::{Greedy, Human, draw_buffer, prepare, table};
use campfire::{Disc, Legend, Tile};
use ratatui::style::Color;
use std::collections::HashSet;
use terminal::campfire::signs;
use terminal::draw::theme::Theme;

#[test]
fn without_color_the_same_characters_are_drawn() {
    let mut app = table(&[Human, Greedy, Greedy], 1);
    prepare(&mut app);
    for (columns, lines) in [(80, 24), (140, 45)] {
        let colorful = draw_buffer(&mut app, columns, lines, Theme::COLORFUL);
        let plain = draw_buffer(&mut app, columns, lines, Theme::PLAIN);
        for (colorful, plain) in colorful.content().iter().zip(plain.content()) {
            assert_eq!(colorful.symbol(), plain.symbol());
            assert_eq!((plain.fg, plain.bg), (Color::Reset, Color::Reset));
        }
        assert!(colorful.content().iter().any(|cell| cell.bg != Color::Reset));
    }
}

#[test]
fn every_background_color_has_its_text_color_too() {
    let mut app = table(&[Human, Greedy, Greedy, Greedy], 2);
    prepare(&mut app);
    let buffer = draw_buffer(&mut app, 140, 45, Theme::COLORFUL);
    for cell in buffer.content().iter().filter(|cell| cell.bg != Color::Reset) {
        assert_ne!(cell.fg, Color::Reset, "‘{}’ would vanish on some background", cell.symbol());
    }
}

#[test]
fn every_disc_and_every_tile_has_a_sign_of_its_own() {
    let discs: HashSet<&str> = Disc::ALL.into_iter().map(signs::disc_letter).collect();
    assert_eq!(discs.len(), Disc::ALL.len());
    let tiles: HashSet<&str> = Tile::ALL.into_iter().map(signs::tile_sign).collect();
    assert_eq!(tiles.len(), Tile::ALL.len());
    for legend in Legend::ALL {
        assert!(signs::legend_sign(legend).starts_with(legend.letter()));
    }
    for tile in Tile::ALL {
        assert_eq!(terminal::draw::flow::width(signs::tile_sign(tile)), 2, "{tile}");
    }
}
