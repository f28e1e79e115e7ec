//! The keys while notation is typed, and while an overlay is open.

use super::app::App;
use super::input::Input;
use super::message::Message;
use super::overlay::{Overlay, Reading, Scroll};
use crate::face::Face;
use crate::key::Key;
use texts::guide::GuideKind;

impl<G: Face> App<G> {
    pub(super) fn press_in_input(&mut self, key: Key) {
        let notations = self.notations();
        let Some(input) = &mut self.input else { return };
        match key {
            Key::Esc => self.input = None,
            Key::Enter => self.commit_typed(),
            Key::Tab => {
                input.complete(notations.iter().map(String::as_str));
                self.follow_typing();
            }
            Key::Backspace if input.is_empty() => self.input = None,
            key if input.press(key) => self.follow_typing(),
            Key::Up => self.menu.up(),
            Key::Down => self.menu.down(),
            Key::PageUp | Key::PageDown => {}
            _ => {}
        }
    }

    /// Highlights the move that was typed, or the first that begins like it.
    fn follow_typing(&mut self) {
        self.message = None;
        let Some(typed) = self.input.as_ref().map(Input::notation) else { return };
        let moves: Vec<G::Move> = self.menu.moves().collect();
        let exact = moves.iter().find(|mv| mv.to_string() == typed);
        let begins = moves.iter().find(|mv| mv.to_string().starts_with(&typed));
        if let Some(mv) = exact.or(begins).filter(|_| !typed.is_empty()) {
            self.menu.highlight(*mv);
        }
    }

    fn commit_typed(&mut self) {
        let Some(typed) = self.input.as_ref().map(Input::notation) else { return };
        if typed.is_empty() {
            self.input = None;
            return;
        }
        match typed.parse::<G::Move>() {
            Ok(mv) => {
                if self.commit(mv) {
                    self.input = None;
                }
            }
            Err(misread) => self.refuse(Message::Misread(misread)),
        }
    }

    pub(super) fn press_in_overlay(&mut self, key: Key) {
        // The language can be changed everywhere but where its letter is being typed.
        let is_typing =
            matches!(&self.overlay, Some(Overlay::Rulebook(reading)) if reading.typing.is_some());
        if key == Key::Char('l') && !is_typing {
            self.lang = self.lang.next();
            self.translate_reading();
            return;
        }
        match &mut self.overlay {
            Some(Overlay::Leave) => match key {
                Key::Enter | Key::Char('y' | 'o' | 'j' | 's' | 'q') => self.leave(),
                _ => self.overlay = None,
            },
            Some(Overlay::Rulebook(reading)) if reading.typing.is_some() => {
                self.press_in_search(key);
            }
            Some(Overlay::Rulebook(_)) => self.press_in_rulebook(key),
            Some(Overlay::Table(_)) => self.press_in_table_menu(key),
            Some(
                Overlay::Help(scroll)
                | Overlay::Result(scroll)
                | Overlay::Panel(_, scroll)
                | Overlay::Guide(_, scroll),
            ) => match scrolled(*scroll, key, self.extent.overlay_page) {
                Some(to) => *scroll = to,
                None => self.close_overlay(key),
            },
            None => {}
        }
    }

    /// Closes the overlay on any key that does not scroll; a key of another overlay opens that one.
    fn close_overlay(&mut self, key: Key) {
        let was = self.overlay.take();
        let same = match (&was, key) {
            (Some(Overlay::Panel(open, _)), Key::Char(letter)) => *open == letter,
            (Some(Overlay::Help(_)), Key::Char(letter)) => letter == '?',
            (Some(Overlay::Guide(GuideKind::Card, _)), Key::Char(letter)) => letter == 'R',
            (Some(Overlay::Guide(GuideKind::Learn, _)), Key::Char(letter)) => letter == 'L',
            _ => false,
        };
        if let Key::Char(letter) = key
            && !same
            && ("?rRLqT".contains(letter) || self.panels.contains(&letter))
        {
            self.press(key);
        }
    }

    fn press_in_rulebook(&mut self, key: Key) {
        let page = self.extent.overlay_page;
        let Some(Overlay::Rulebook(reading)) = &mut self.overlay else { return };
        match key {
            Key::Char('/') => reading.typing = Some(Input::default()),
            Key::Char('n') | Key::Enter | Key::Tab => reading.step(true),
            Key::Char('N') => reading.step(false),
            key => match scrolled(reading.scroll, key, page) {
                Some(to) => reading.scroll = to,
                None => self.overlay = None,
            },
        }
    }

    fn press_in_search(&mut self, key: Key) {
        let lang = self.lang;
        let Some(Overlay::Rulebook(reading)) = &mut self.overlay else { return };
        let Some(typing) = &mut reading.typing else { return };
        match key {
            Key::Esc => reading.typing = None,
            Key::Enter => {
                reading.words = typing.text().trim().to_owned();
                reading.typing = None;
                search::<G>(reading, lang);
                reading.target = reading.found.first().copied().or(reading.target);
            }
            key => {
                typing.press(key);
            }
        }
    }

    /// Searches again in the rulebook of the new language, and stays at the paragraph shown.
    fn translate_reading(&mut self) {
        let lang = self.lang;
        if let Some(Overlay::Rulebook(reading)) = &mut self.overlay {
            let shown = reading.found.get(reading.at).copied();
            search::<G>(reading, lang);
            reading.target = shown;
        }
    }
}

fn search<G: Face>(reading: &mut Reading, lang: texts::Lang) {
    let found = G::rulebook(lang).search(&reading.words);
    reading.found = found.into_iter().filter_map(|paragraph| paragraph.id).collect();
    reading.at = 0;
}

/// Returns the new position for a scrolling key; `None` for other keys. The drawing keeps it in
/// range.
fn scrolled(Scroll(at): Scroll, key: Key, page: usize) -> Option<Scroll> {
    let page = page.saturating_sub(1).max(1);
    Some(Scroll(match key {
        Key::Up => at.saturating_sub(1),
        Key::Down => at + 1,
        Key::PageUp => at.saturating_sub(page),
        Key::PageDown | Key::Char(' ') => at + page,
        Key::Home => 0,
        Key::End => usize::MAX / 2,
        _ => return None,
    }))
}
