//! The whole interface as a value: keys and time go in, and the drawing reads it.

use super::acting::TableAct;
use super::input::Input;
use super::menu::Menu;
use super::message::Message;
use super::overlay::{Overlay, Reading, Scroll};
use super::session::Session;
use crate::face::Face;
use crate::key::Key;
use dealer::Seed;
use kernel::{Game, Seat};
use table::TableError;
use texts::Lang;
use texts::guide::GuideKind;

/// The delays of bots that the keys + and - step through, in milliseconds.
pub const DELAYS_MS: [u64; 7] = [0, 150, 300, 600, 1200, 2400, 5000];

/// The interface.
pub struct App<G: Face> {
    /// The game and everything about it.
    pub session: Session<G>,
    /// The language of the whole screen.
    pub lang: Lang,
    /// The moves to choose from, when a person decides.
    pub menu: Menu<G::Heading, G::Move>,
    /// The notation being typed.
    pub input: Option<Input>,
    /// The overlay over the board.
    pub overlay: Option<Overlay>,
    /// The message line.
    pub message: Option<Message<G>>,
    /// The number of lines that the log is scrolled up from its end.
    pub log_scroll: usize,
    /// The move a bot is about to make.
    pub announced: Option<Announced<G::Move>>,
    /// The delay of bots, in milliseconds.
    pub delay_ms: u64,
    /// Whether the person has left.
    pub has_left: bool,
    /// The sizes that the last drawing found.
    pub extent: Extent,
    /// The offset of the board to the east and to the north.
    pub pan: (i16, i16),
    /// Whether the arrow keys move the board.
    pub is_panning: bool,
    /// The person who has the screen, where it is handed over.
    pub(super) looking: Option<Seat>,
    /// The keys that open panels of the game.
    pub(super) panels: &'static [char],
    /// The rule that the last refusal named.
    last_rule: Option<&'static str>,
    /// Whether bots move without delay until a person decides.
    is_hurried: bool,
    /// Whether the board can be moved.
    pub can_pan: bool,
    /// The journal's length for which the menu was made.
    pub(super) menu_for: Option<usize>,
    /// The source of the seed of another game; `None` if the system has no random numbers.
    pub new_seed: fn() -> Option<Seed>,
    /// The current time, in milliseconds since 1970-01-01 UTC.
    now_ms: u64,
}

/// A bot's move, shown before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Announced<M> {
    /// The seat that moves.
    pub seat: Seat,
    /// The move.
    pub mv: M,
    /// The time at which it is played.
    pub due_ms: u64,
}

/// The sizes that only a drawing knows: how far there is to scroll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    /// The most lines that the log can be scrolled up.
    pub log_max: usize,
    /// The lines of the log that are visible.
    pub log_page: usize,
    /// The scroll position of the overlay.
    pub overlay: usize,
    /// The most lines it can be scrolled down.
    pub overlay_max: usize,
    /// The lines of the overlay that are visible.
    pub overlay_page: usize,
}

impl<G: Face> App<G> {
    /// An interface to a session.
    pub fn new(session: Session<G>, lang: Lang, delay_ms: u64, panels: &'static [char]) -> App<G> {
        let mut app = App {
            session,
            lang,
            menu: Menu::default(),
            input: None,
            overlay: None,
            message: None,
            log_scroll: 0,
            announced: None,
            delay_ms,
            has_left: false,
            extent: Extent::default(),
            pan: (0, 0),
            is_panning: false,
            looking: None,
            panels,
            last_rule: None,
            is_hurried: false,
            can_pan: false,
            menu_for: None,
            new_seed: || Seed::fresh().ok(),
            now_ms: 0,
        };
        app.refresh();
        app
    }

    /// The move shown on the board before it is played: a person's choice, or a bot's.
    pub fn shown_move(&self) -> Option<G::Move> {
        match &self.announced {
            Some(announced) => Some(announced.mv),
            None => self.typed_freely().or_else(|| self.menu.highlighted()),
        }
    }

    /// Returns how long nothing will happen by itself, in milliseconds; `None` if nothing ever
    /// will.
    pub fn idle_ms(&self) -> Option<u64> {
        self.session.bot_to_decide().filter(|_| !self.is_asking())?;
        let announced = self.announced.as_ref();
        Some(announced.map_or(0, |announced| announced.due_ms.saturating_sub(self.now_ms)))
    }

    /// Takes over the sizes that a drawing found.
    pub fn settle(&mut self, extent: Extent) {
        self.extent = extent;
        self.log_scroll = self.log_scroll.min(extent.log_max);
        match &mut self.overlay {
            Some(Overlay::Rulebook(reading)) => {
                reading.scroll = Scroll(extent.overlay);
                reading.target = None;
            }
            Some(
                Overlay::Help(scroll)
                | Overlay::Panel(_, scroll)
                | Overlay::Result(scroll)
                | Overlay::Guide(_, scroll),
            ) => *scroll = Scroll(extent.overlay),
            Some(Overlay::Leave | Overlay::Table(_)) | None => {}
        }
    }

    /// Lets time pass: bots announce their moves and make them. Returns whether anything changed.
    pub fn pass_time(&mut self, now_ms: u64) -> bool {
        self.now_ms = now_ms;
        self.session.pass_time(now_ms);
        let mut has_changed = false;
        // A bot does not move on while someone is asked something.
        while !self.is_asking()
            && let Some(seat) = self.session.bot_to_decide()
        {
            let Some(announced) = self.announced else {
                let Some(mv) = self.session.ask_bot() else { return has_changed };
                let delay_ms = if self.is_hurried { 0 } else { self.delay_ms };
                self.announced = Some(Announced { seat, mv, due_ms: now_ms + delay_ms });
                has_changed = true;
                continue;
            };
            if announced.due_ms > now_ms && !self.is_hurried {
                return has_changed;
            }
            self.announced = None;
            let played = self.session.play_bot(seat, announced.mv);
            assert!(played.is_ok(), "a bot chooses among the legal moves");
            self.after_step();
            has_changed = true;
        }
        has_changed
    }

    /// Returns `true` if a question must be answered before the game continues.
    fn is_asking(&self) -> bool {
        matches!(self.overlay, Some(Overlay::Leave | Overlay::Table(_)))
            || self.session.vote().is_some()
    }

    /// Handles a key.
    pub fn press(&mut self, key: Key) {
        if key == Key::Leave {
            match self.overlay {
                Some(Overlay::Leave) => self.leave(),
                _ => self.overlay = Some(Overlay::Leave),
            }
        } else if self.overlay.is_some() {
            self.press_in_overlay(key);
        } else if let Some(voter) = self.session.voter() {
            self.press_in_vote(key, voter);
        } else if let Some(seat) = self.curtain() {
            self.press_on_curtain(key, seat);
        } else if self.input.is_some() {
            self.press_in_input(key);
        } else {
            self.press_on_board(key);
        }
    }

    pub(super) fn leave(&mut self) {
        self.session.keep_before_leaving();
        self.has_left = true;
    }

    fn press_on_board(&mut self, key: Key) {
        if self.is_panning && self.press_on_chart(key) {
            return;
        }
        match key {
            Key::Up => self.menu.up(),
            Key::Down => self.menu.down(),
            Key::Left => self.menu.left(),
            Key::Right => self.menu.right(),
            Key::Home => self.menu.first(),
            Key::End => self.menu.last(),
            Key::PageUp => self.scroll_log(true),
            Key::PageDown => self.scroll_log(false),
            Key::Enter => self.commit_highlighted(),
            Key::Char(letter) => self.press_letter(letter),
            Key::Esc => self.message = None,
            Key::Tab => self.is_panning = self.can_pan,
            Key::Backspace | Key::Delete | Key::Leave => {}
        }
    }

    fn press_letter(&mut self, letter: char) {
        match letter {
            '?' => self.overlay = Some(Overlay::Help(Scroll::default())),
            'r' => self.overlay = Some(Overlay::Rulebook(Reading::at(self.last_rule))),
            'R' => self.overlay = Some(Overlay::Guide(GuideKind::Card, Scroll::default())),
            'L' => self.overlay = Some(Overlay::Guide(GuideKind::Learn, Scroll::default())),
            'q' if self.session.is_over() => self.leave(),
            'q' => self.overlay = Some(Overlay::Leave),
            'l' => self.lang = self.lang.next(),
            'u' => self.undo(),
            'U' => self.propose_undo(),
            'E' => self.end_game(),
            'T' => self.open_table_menu(),
            '+' | '=' => self.change_delay(true),
            '-' => self.change_delay(false),
            ' ' => self.hurry(),
            ':' | 'i' => self.type_notation(""),
            letter if self.panels.contains(&letter) => {
                self.overlay = Some(Overlay::Panel(letter, Scroll::default()));
            }
            digit if digit.is_ascii_digit() => {
                self.menu.next_where(|mv| G::digit(mv) == Some(digit));
            }
            // The first letter of a move begins to type it.
            letter if self.notations().iter().any(|text| text.starts_with(letter)) => {
                self.type_notation(&letter.to_string());
            }
            _ => {}
        }
    }

    /// A whole move of free form that is being typed.
    fn typed_freely(&self) -> Option<G::Move> {
        let mv: G::Move = self.input.as_ref()?.notation().parse().ok()?;
        <G as Game>::is_free_form(&mv).then_some(mv)
    }

    /// The notations of all moves to choose from.
    pub fn notations(&self) -> Vec<String> {
        self.menu.moves().map(|mv| mv.to_string()).collect()
    }

    fn type_notation(&mut self, text: &str) {
        match self.session.person_to_decide() {
            Some(_) => self.input = Some(Input::new(text)),
            None => self.message = Some(Message::NotYourTurn),
        }
    }

    fn scroll_log(&mut self, up: bool) {
        let page = self.extent.log_page.saturating_sub(1).max(1);
        self.log_scroll = if up {
            (self.log_scroll + page).min(self.extent.log_max)
        } else {
            self.log_scroll.saturating_sub(page)
        };
    }

    fn change_delay(&mut self, faster: bool) {
        let slower = DELAYS_MS.into_iter().find(|&delay| delay > self.delay_ms);
        let quicker = DELAYS_MS.into_iter().rev().find(|&delay| delay < self.delay_ms);
        let chosen = if faster { quicker } else { slower };
        self.delay_ms = chosen.unwrap_or(self.delay_ms);
        self.message = Some(Message::Delay { delay_ms: self.delay_ms });
    }

    /// Bots do not wait until a person decides. Where only bots play, the next one does not wait.
    fn hurry(&mut self) {
        let people = self.session.voters().next().is_some();
        self.is_hurried = people && self.session.bot_to_decide().is_some();
        if let Some(announced) = &mut self.announced {
            announced.due_ms = self.now_ms;
        }
    }

    /// Takes back the last decision, if that is fair.
    pub(super) fn undo(&mut self) {
        let message = self.session.undo();
        self.after_undo(message);
    }

    /// Takes back the last decision if all agree.
    pub(super) fn propose_undo(&mut self) {
        let message = self.session.propose_undo();
        self.after_undo(message);
    }

    fn after_undo(&mut self, message: Option<Message<G>>) {
        if message == Some(Message::TakenBack) {
            self.announced = None;
        }
        self.after_step();
        self.message = message;
        self.tell_trouble();
    }

    /// Ends the game by agreement. A person alone with bots is asked once more, since one press is
    /// too easily made; several people are asked each.
    fn end_game(&mut self) {
        let is_alone = self.session.voters().count() == 1;
        if is_alone && self.message != Some(Message::EndAsked) {
            let refused = self.session.check(TableAct::End).err().map(Message::Refused);
            self.message = Some(refused.unwrap_or(Message::EndAsked));
            return;
        }
        self.message = match self.session.act(TableAct::End) {
            Err(error) => Some(Message::Refused(error)),
            Ok(()) if self.session.vote().is_some() => None,
            Ok(()) => Some(Message::EndAgreed),
        };
        if self.message == Some(Message::EndAgreed) {
            self.after_step();
        }
    }

    fn commit_highlighted(&mut self) {
        if self.session.is_over() {
            self.overlay = Some(Overlay::Result(Scroll::default()));
        } else if let Some(mv) = self.menu.highlighted() {
            // Enter does not hurry bots: one press too many would play a move unseen.
            self.commit(mv);
        }
    }

    /// Plays a person's move, or says why it is refused. Returns whether it was played.
    pub(super) fn commit(&mut self, mv: G::Move) -> bool {
        match self.session.play(mv) {
            Ok(()) => {
                self.message = None;
                self.after_step();
                true
            }
            Err(error) => {
                self.refuse(match error {
                    TableError::Illegal(illegal) => Message::Illegal(illegal),
                    TableError::NotYourTurn(_) => Message::NotYourTurn,
                    other => Message::Refused(other),
                });
                false
            }
        }
    }

    pub(super) fn refuse(&mut self, message: Message<G>) {
        self.last_rule = message.rule().or(self.last_rule);
        self.message = Some(message);
    }

    /// Updates the interface after every step: the log shows its end, and the menu the new moves.
    pub(super) fn after_step(&mut self) {
        self.log_scroll = 0;
        self.pan = (0, 0);
        self.is_panning = false;
        self.refresh();
        self.cover();
    }

    fn refresh(&mut self) {
        self.tell_trouble();
        let length = self.session.journal().lines().len();
        if self.menu_for == Some(length) && self.session.person_to_decide().is_some() {
            return;
        }
        let has_moved = self.menu_for != Some(length);
        self.menu_for = Some(length);
        self.menu = Menu::default();
        self.input = None;
        if self.session.person_to_decide().is_some() {
            self.is_hurried = false;
            let mut moves = self.session.legal_moves();
            G::order(&mut moves);
            let game = self.session.game();
            self.menu = Menu::new(&moves, |mv| game.heading(mv));
            if let Some(mv) = game.suggested(&moves) {
                self.menu.highlight(mv);
            }
        } else if self.session.is_over() && has_moved {
            self.overlay = Some(Overlay::Result(Scroll::default()));
        }
    }

    fn tell_trouble(&mut self) {
        if let Some(trouble) = self.session.take_trouble() {
            self.message = Some(trouble);
        }
    }
}
