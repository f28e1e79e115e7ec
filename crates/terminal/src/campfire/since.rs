//! A summary of the events since a person's last turn, in a few signs for each player.

use super::brief::turn;
use super::signs;
use campfire::{Event, Tile};
use kernel::Seat;
use texts::campfire::space;
use texts::terminal::{Ui, ui};
use texts::{Lang, Names};

/// The actions and gains of one player, in order.
struct SeatActions {
    seat: Seat,
    words: Vec<String>,
}

/// Returns one line for each player who did or received anything, the person's own last.
pub fn since(lang: Lang, names: &Names, me: Seat, events: &[&Event]) -> Vec<String> {
    let mut parts: Vec<SeatActions> = Vec::new();
    let mut moons = 0;
    let mut acted = false;
    for event in events {
        let (seat, words) = match **event {
            Event::TakenUp { seat, place, direction, .. } => {
                (seat, format!("{}{}", space(place), turn(direction)))
            }
            Event::WroteSong { seat, price, .. } => (seat, format!("{}{price}", signs::SONG)),
            Event::WroteLegend { seat, legend, value, .. } => {
                (seat, format!("[{}{value}]", signs::legend_sign(legend)))
            }
            Event::Nudged { seat, to } | Event::LysBonus { seat, to } => {
                (seat, format!("{}{}", signs::LYS, space(to)))
            }
            Event::Took { seat, tile, .. } => (seat, format!("+{}", signs::tile_word(tile))),
            Event::MoonsWon { seat, moons } => {
                (seat, format!("+{moons}{}", signs::tile_word(Tile::Moon)))
            }
            Event::MoonRose { .. } => {
                moons += 1;
                continue;
            }
            _ => continue,
        };
        acted |= seat != me;
        match parts.iter_mut().find(|part| part.seat == seat) {
            Some(part) => part.words.push(words),
            None => parts.push(SeatActions { seat, words: vec![words] }),
        }
    }
    if !acted {
        return Vec::new();
    }
    parts.sort_by_key(|part| part.seat == me);
    let line =
        |part: &SeatActions| format!("{}: {}", names.of(lang, part.seat), part.words.join(" "));
    let mut lines: Vec<String> = parts.iter().map(line).collect();
    if moons > 0 {
        lines.push(ui(lang, Ui::MoonsRose { moons }));
    }
    lines
}
