//! What happens after a decision: it is kept, shown step by step, and the next to act is asked.

use super::{Purpose, Table, keep};
use crate::model::question::{self, choose};
use crate::model::{Chooser, Session, Sound};
use crate::ui::drawn::Drawn;
use crate::ui::worker::BotWorker;
use crate::ui::{audio, platform};
use leptos::prelude::*;
use texts::web::{Msg, say};

/// How often a moving step looks whether it is to be skipped.
const LOOK_MS: u32 = 40;
/// The least time between the moves of bots, so that people can follow.
const BOT_PAUSE_MS: u32 = 350;

impl<G: Drawn> Table<G> {
    fn generation_now(self) -> u32 {
        self.generation.try_get_value().unwrap_or(u32::MAX)
    }

    /// Whether nothing else was begun since, and the table is still there.
    fn is_current(self, generation: u32) -> bool {
        self.generation.try_get_value() == Some(generation)
    }

    fn begin(self) -> u32 {
        self.generation.try_update_value(|generation| {
            *generation += 1;
            *generation
        });
        self.generation_now()
    }

    /// Plays a move for whoever is to act.
    pub fn play(self, mv: G::Move) {
        let played = self.session.try_update(|session| {
            let seat = session.seat_to_act()?;
            session.play(seat, mv).ok()
        });
        if let Some(Some(news)) = played {
            self.after(news);
        }
    }

    /// Keeps the game, shows what is new, and goes on.
    fn after(self, news: usize) {
        self.chooser.set(Chooser::default());
        self.pointed.set(None);
        self.refusal.set(None);
        keep(self);
        let generation = self.begin();
        self.moving.set(true);
        leptos::task::spawn_local(async move {
            self.show(news, generation).await;
            if self.is_current(generation) {
                self.next();
            }
        });
    }

    /// Lets chance decide for the person who is asked, as long as this holds.
    pub fn play_while(self, holds: impl Fn(&G) -> bool) {
        let mut news = None;
        self.session.update(|session| {
            let seat = session.seat_to_act();
            while holds(session.now()) && session.seat_to_act() == seat {
                let Some(seat) = seat else { break };
                let legal = session.legal_moves();
                let number = platform::fresh_number() as usize;
                let Ok(begin) = session.play(seat, legal[number % legal.len()]) else { break };
                news.get_or_insert(begin);
            }
        });
        if let Some(news) = news {
            self.after(news);
        }
    }

    /// Shows what happened from `news` on, one event after the other.
    async fn show(self, news: usize, generation: u32) {
        let events: Vec<G::Event> = self.session.with_untracked(|session| {
            session.happenings()[news..].iter().map(|happening| happening.event.clone()).collect()
        });
        self.told.set(news);
        self.show_events(&events, generation).await;
    }

    /// Shows these events, one after the other, as long as nothing else is begun.
    pub async fn show_events(self, events: &[G::Event], generation: u32) {
        for event in events {
            if !self.is_current(generation) || !self.moving.get_untracked() {
                break;
            }
            self.told.update(|told| *told = told.saturating_add(1));
            let Some(event) = G::witness(event, self.viewer()) else { continue };
            let mut scene = self.scene.get_untracked();
            let beat = G::act(&mut scene, &event);
            self.scene.set(scene);
            let ms = self.app.motion().scale(beat.ms);
            if let Some(sound) = beat.sound.filter(|_| ms > 0) {
                self.sound(sound);
            }
            let mut waited = 0;
            while waited < ms && self.is_current(generation) && self.moving.get_untracked() {
                let slice = LOOK_MS.min(ms - waited);
                platform::sleep(slice).await;
                waited += slice;
            }
        }
    }

    /// Begins to show something and gives its number, for [`Table::show_events`].
    pub fn begin_showing(self) -> u32 {
        self.moving.set(true);
        self.begin()
    }

    fn sound(self, sound: Sound) {
        if self.app.settings.get_untracked().sound {
            audio::play(sound);
        }
    }

    /// Jumps to the end of what is moving.
    pub fn skip(self) {
        self.moving.set(false);
    }

    /// Comes to rest at the position, and asks whoever is to act.
    pub fn next(self) {
        self.veil();
        self.rest();
        let bot = self.session.with_untracked(|session| session.bot_to_act().is_some());
        if self.purpose != Purpose::Play {
            return;
        }
        if bot {
            return self.ask_bot();
        }
        let lang = self.app.lang.get_untracked();
        self.session.with_untracked(|session| {
            if let Some(seat) = session.person_to_act() {
                let mut chooser = Chooser::new(session.now());
                session.now().first_step().map(|facet| chooser.choose(facet));
                self.chooser.set(chooser);
                let name = session.name(lang, seat);
                let asked = G::question(session.now(), lang).map(|(asked, _)| asked);
                let turn = say(lang, &Msg::YourTurn { name: &name });
                self.app.announcement.set(format!("{turn}. {}", asked.unwrap_or_default()));
            } else if session.is_over() {
                self.app.announcement.set(say(lang, &Msg::GameOver));
            }
        });
    }

    /// In a game with secrets the only person sees their own; of several, nobody does until the
    /// one who is asked says that the screen is theirs.
    fn veil(self) {
        if !G::SECRETS {
            return;
        }
        let (people, asked) = self.session.with_untracked(|session| {
            let seats = kernel::Seat::all(session.now().players());
            let people: Vec<_> = seats.filter(|&seat| session.sitter(seat).is_person()).collect();
            (people, session.person_to_act())
        });
        match people[..] {
            [only] => self.unveiled.set(Some(only)),
            _ if asked.is_some() && asked != self.unveiled.get_untracked() => {
                self.unveiled.set(None);
            }
            _ => {}
        }
    }

    /// The board shows the position; nothing moves.
    pub fn rest(self) {
        self.moving.set(false);
        self.told.set(usize::MAX);
        let viewer = self.viewer();
        let scene = self.session.with_untracked(|session| G::scene(&session.now().view(viewer)));
        self.scene.set(scene);
    }

    fn ask_bot(self) {
        let Some(asked) = self.session.with_untracked(question::ask) else { return };
        let generation = self.begin();
        let pause = self.app.motion().scale(BOT_PAUSE_MS);
        leptos::task::spawn_local(async move {
            platform::sleep(pause).await;
            let answer = self.bots.try_update_value(|bots| bots.ask(&asked));
            let Some(answer) = answer else { return };
            let answer = answer.await;
            if !self.is_current(generation) {
                return;
            }
            let legal = self.session.with_untracked(Session::legal_moves);
            match answer.parse::<G::Move>().ok().filter(|mv| legal.contains(mv)) {
                Some(mv) => self.play(mv),
                None => self.stand_in(),
            }
        });
    }

    /// A bot that gives no answer is stood in for by the weakest, here in the page.
    fn stand_in(self) {
        let mv = self.session.with_untracked(|session| {
            let seat = session.seat_to_act()?;
            choose::<G>(G::LEVELS.first()?, session.bot_number(seat), session.now(), seat)
        });
        self.app.tell(say(self.app.lang.get_untracked(), &Msg::BotSilent));
        if let Some(mv) = mv {
            self.play(mv);
        }
    }

    /// Takes back the last decision of a person here, after asking where it is not free.
    pub fn undo(self) {
        let lang = self.app.lang.get_untracked();
        let asked = self.session.with_untracked(|session| {
            let seat = session.undoer()?;
            let limit = session.undo_limit(seat).err();
            Some((
                seat,
                limit.map(|limit| texts::record::undo_limit(lang, &limit, &session.names())),
            ))
        });
        let Some((seat, limit)) = asked else { return };
        if let Some(limit) = limit {
            let asked = format!("{limit} {}", say(lang, &Msg::UndoAnyway));
            if !window().confirm_with_message(&asked).unwrap_or(false) {
                return;
            }
        }
        self.interrupt();
        self.session.update(|session| {
            session.undo(seat);
        });
        keep(self);
        self.next();
    }

    /// Whatever moves or is being thought is over.
    pub fn interrupt(self) {
        self.begin();
        self.bots.update_value(BotWorker::stop);
        self.chooser.set(Chooser::default());
        self.pointed.set(None);
        self.refusal.set(None);
    }
}
