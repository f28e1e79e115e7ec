//! What the solution of a puzzle does.

use crate::Reviewed;
use kernel::{Turn, Viewer};
use texts::Lang;
use texts::puzzles::{ThemeName, theme_name};

/// A thing that the solution of a puzzle does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// It brings, or avoids, a scoring of moons.
    Moons,
    /// It writes a song.
    Song,
    /// It writes or completes a legend.
    Legend,
    /// It takes two tiles or more.
    DoubleTake,
    /// It takes a tile.
    Take,
    /// It keeps something from another player.
    Deny,
    /// It uses Lys.
    Lys,
    /// It gets on top of piles.
    Tops,
    /// It fights, or refuses to.
    Battle,
    /// It founds, takes over or fills a settlement.
    Settlement,
    /// It exchanges or shows pieces, or refuses to.
    Trade,
    /// It saves the boat or its passengers.
    Storm,
    /// It turns the wind or chooses a course.
    Voyage,
    /// It earns a feat.
    Feat,
    /// It prepares something: the rules report nothing yet.
    Quiet,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 15] = [
        Theme::Moons,
        Theme::Song,
        Theme::Legend,
        Theme::DoubleTake,
        Theme::Take,
        Theme::Deny,
        Theme::Lys,
        Theme::Tops,
        Theme::Battle,
        Theme::Settlement,
        Theme::Trade,
        Theme::Storm,
        Theme::Voyage,
        Theme::Feat,
        Theme::Quiet,
    ];

    /// Returns its word in files.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Moons => "moons",
            Theme::Song => "song",
            Theme::Legend => "legend",
            Theme::DoubleTake => "double-take",
            Theme::Take => "take",
            Theme::Deny => "deny",
            Theme::Lys => "lys",
            Theme::Tops => "tops",
            Theme::Battle => "battle",
            Theme::Settlement => "settlement",
            Theme::Trade => "trade",
            Theme::Storm => "storm",
            Theme::Voyage => "voyage",
            Theme::Feat => "feat",
            Theme::Quiet => "quiet",
        }
    }

    /// Returns the theme with this word.
    pub fn read(word: &str) -> Option<Theme> {
        Self::ALL.into_iter().find(|known| known.word() == word)
    }
}

/// A game that puzzles can be made of.
pub trait Puzzled: Reviewed {
    /// Returns the theme of a move by itself, whatever the other moves do.
    fn theme_of_move(mv: &Self::Move) -> Option<Theme>;

    /// Returns the theme of a reason for a move.
    fn theme_of_reason(reason: &Self::Reason) -> Option<Theme>;
}

/// Returns the themes of a solution, compared with the best of the other moves.
pub fn themes_of<G: Puzzled>(game: &G, best: G::Move, next: G::Move) -> Vec<Theme> {
    let Turn::Seat(seat) = game.turn() else { return Vec::new() };
    let view = game.view(Viewer::Seat(seat));
    let reasons = G::reasons(&view, best, Some(next));
    let mut themes: Vec<Theme> = (G::theme_of_move(&best).into_iter())
        .chain(reasons.iter().filter_map(G::theme_of_reason))
        .collect();
    themes.sort();
    themes.dedup();
    if themes.is_empty() {
        themes.push(Theme::Quiet);
    }
    themes
}

/// Returns the name of a theme.
pub fn theme_word(lang: Lang, theme: Theme) -> &'static str {
    theme_name(
        lang,
        match theme {
            Theme::Moons => ThemeName::Moons,
            Theme::Song => ThemeName::Song,
            Theme::Legend => ThemeName::Legend,
            Theme::DoubleTake => ThemeName::DoubleTake,
            Theme::Take => ThemeName::Take,
            Theme::Deny => ThemeName::Deny,
            Theme::Lys => ThemeName::Lys,
            Theme::Tops => ThemeName::Tops,
            Theme::Battle => ThemeName::Battle,
            Theme::Settlement => ThemeName::Settlement,
            Theme::Trade => ThemeName::Trade,
            Theme::Storm => ThemeName::Storm,
            Theme::Voyage => ThemeName::Voyage,
            Theme::Feat => ThemeName::Feat,
            Theme::Quiet => ThemeName::Quiet,
        },
    )
}
