//! The summary of a turn, in one line: what each player did as a sentence, their gains, and other
//! events.

use crate::messages::messages;
use crate::{Lang, Names};
use kernel::Seat;

messages!(said, "turn");

use said::Sentence;

/// A line of a log while it is put together.
#[derive(Default)]
pub(crate) struct TurnLine {
    deeds: Vec<(Seat, Vec<String>)>,
    gains: Vec<(Seat, Vec<String>)>,
    notes: Vec<String>,
}

impl TurnLine {
    /// Adds an action of a player: a part of a sentence that continues after the player's name.
    pub fn does(&mut self, seat: Seat, deed: String) {
        add(&mut self.deeds, seat, deed);
    }

    /// A player got something.
    pub fn gets(&mut self, seat: Seat, gain: String) {
        add(&mut self.gains, seat, gain);
    }

    /// Something else happened: a whole sentence.
    pub fn note(&mut self, sentence: String) {
        self.notes.push(sentence);
    }

    /// Returns the line; `None` if it is still empty.
    pub fn text(mut self, lang: Lang, names: &Names) -> Option<String> {
        let mut told = Vec::new();
        for (seat, deeds) in self.deeds {
            let name = names.actor(lang, seat);
            let got = self.gains.iter().position(|(by, _)| *by == seat);
            told.push(match got.map(|at| self.gains.remove(at).1.join(", ")) {
                None => Sentence::Does { name: &name, deeds: &deeds }.text(lang),
                Some(gains) => {
                    Sentence::DoesFor { name: &name, deeds: &deeds, gains: &gains }.text(lang)
                }
            });
        }
        for (seat, gains) in self.gains {
            let name = names.actor(lang, seat);
            told.push(Sentence::Gets { name: &name, gains: &gains.join(", ") }.text(lang));
        }
        told.extend(self.notes);
        let told: Vec<String> = told.iter().map(|sentence| capitalized(sentence)).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }
}

/// Adds a text to the list of a seat, but not twice in a row.
fn add(lists: &mut Vec<(Seat, Vec<String>)>, seat: Seat, text: String) {
    let at = lists.iter().position(|(by, _)| *by == seat);
    let at = at.unwrap_or_else(|| {
        lists.push((seat, Vec::new()));
        lists.len() - 1
    });
    let list = &mut lists[at].1;
    if list.last() != Some(&text) {
        list.push(text);
    }
}

/// Capitalizes a sentence. Languages that leave *you* out begin it with the verb.
fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
