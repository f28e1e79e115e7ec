//! A summary of the public events since a person's last decision, in a few signs for each player.

use super::signs;
use ::sea::Event;
use kernel::Seat;
use texts::{Lang, Names};

/// One line for each player who did anything, the person's own last.
pub fn since(lang: Lang, names: &Names, me: Seat, events: &[&Event]) -> Vec<String> {
    let mut parts: Vec<(Seat, Vec<String>)> = Vec::new();
    for event in events {
        let at = |cell| texts::sea::cell(cell);
        let (seat, words) = match **event {
            Event::Sailed { seat, to, .. } => (seat, format!("→{}", at(to))),
            Event::Founded { seat, cell, .. } => {
                (seat, format!("{}{}", signs::SETTLEMENT, at(cell)))
            }
            Event::TakenOver { cell, to, .. } => (to, format!("{}{}", signs::SETTLEMENT, at(cell))),
            Event::Sank { seat, .. } => (seat, "✗".to_owned()),
            Event::Secured { seat, handle, .. } => {
                (seat, format!("{}{}", signs::SECURED, signs::handle(handle)))
            }
            Event::LegendDisclosed { seat, .. } => (seat, signs::LEGEND.to_owned()),
            Event::FeatEarned { seat, .. } => (seat, signs::FEAT.to_owned()),
            _ => continue,
        };
        match parts.iter_mut().find(|(other, _)| *other == seat) {
            // Of several steps in a row the last one shows where the boat is.
            Some((_, all)) => match (all.last_mut(), words.starts_with('→')) {
                (Some(last), true) if last.starts_with('→') => *last = words,
                _ => all.push(words),
            },
            None => parts.push((seat, vec![words])),
        }
    }
    if parts.iter().all(|(seat, _)| *seat == me) {
        return Vec::new();
    }
    parts.sort_by_key(|(seat, _)| *seat == me);
    let line = |(seat, words): &(Seat, Vec<String>)| {
        format!("{}: {}", names.of(lang, *seat), words.join(" "))
    };
    parts.iter().map(line).collect()
}
