//! The steps after a decision: the game is saved, the news are shown one by one, and the next
//! player is asked.

use super::hint::HintState;
use super::{Purpose, Table, count, keep, sentences};
use crate::model::question;
use crate::model::{Act, BigMoment, BotAsked, Changes, Chooser, Session, Sound};
use crate::ui::drawn::Drawn;
use crate::ui::notice::Notice;
use crate::ui::worker::MindWorker;
use crate::ui::{audio, platform};
use kernel::{Seat, Viewer};
use leptos::prelude::*;
use mind::Answer;
use table::Motion;
use texts::web::{Msg, say};

/// The interval at which an animation checks whether it must be skipped.
const LOOK_MS: u32 = 40;
/// The interval at which a table's clocks are checked.
const BEAT_MS: u32 = 250;
/// A beat that is this late shows that the machine was asleep.
const STOOD_STILL_MS: u64 = 5_000;
/// The minimum time between the moves of bots, so that people can follow.
const BOT_PAUSE_MS: u32 = 350;

/// The minimum duration of an event that gets a caption.
const CAPTION_MS: u32 = 300;

impl<G: Drawn> Table<G> {
    fn generation_now(self) -> u32 {
        self.generation.try_get_value().unwrap_or(u32::MAX)
    }

    /// Returns `true` if nothing else was started since, and the table still exists.
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

    /// Plays a move for the person who must act.
    pub fn play(self, mv: G::Move) {
        let seat = self.session.with_untracked(Session::person_to_act);
        if let Some(seat) = seat {
            let answers = self.session.with_untracked(|session| session.status().answers);
            self.act(seat, Act::Move { answers, mv });
        }
    }

    /// Performs the action of the person in a seat. Shows the reason if it is refused.
    pub fn act(self, seat: Seat, act: Act<G::Move>) {
        let now_ms = platform::now_ms();
        let done = self.session.try_update(|session| session.act(seat, act, now_ms));
        self.post();
        match done {
            Some(Ok(changes)) => self.after(changes),
            Some(Err(error)) => {
                self.app.notify(self.refused(&error));
                if !self.moving.get_untracked() {
                    self.next();
                }
            }
            None => {}
        }
    }

    /// Describes why the table refused something.
    fn refused(self, error: &table::TableError<G>) -> Notice {
        let lang = self.app.lang.get_untracked();
        let names = self.session.with_untracked(Session::names);
        let sentence = texts::table::refusal(lang, error, &names, |why| G::illegal(lang, why));
        match error.rule() {
            Some(rule) => Notice::by_rule(sentence, G::NAME, rule.to_owned()),
            None => Notice::problem(sentence),
        }
    }

    /// Agrees to a proposal for everyone here.
    pub fn agree_all(self) {
        let now_ms = platform::now_ms();
        if let Some(changes) = self.session.try_update(|session| session.agree_all(now_ms)) {
            self.post();
            self.after(changes);
        }
    }

    /// Saves the game, shows the news, and continues.
    pub fn after(self, changes: Changes) {
        self.hint.set(HintState::Unasked);
        self.chooser.set(Chooser::default());
        self.pointed.set(None);
        self.refusal.set(None);
        if changes.keep {
            keep(self);
        }
        if self.session.with_untracked(Session::is_over) {
            count(self);
        }
        platform::keep_focus("choice");
        let generation = self.begin();
        if changes.jumped {
            return self.next();
        }
        self.moving.set(true);
        let since_ms = platform::now_ms();
        leptos::task::spawn_local(async move {
            self.show(changes.news, generation).await;
            if self.is_current(generation) {
                self.forgive(since_ms);
                self.next();
            }
        });
    }

    /// Excludes the time since then from all clocks, because no one could decide.
    pub(super) fn forgive(self, since_ms: u64) {
        let now_ms = platform::now_ms();
        let clocks = self.session.with_untracked(Session::has_clocks);
        if clocks && now_ms > since_ms {
            self.session.update(|session| {
                session.stood_still(since_ms, now_ms);
            });
            keep(self);
        }
    }

    /// Runs the table's clocks, if it has any, and the wait for someone who is away.
    pub fn run_clock(self) {
        let runs = |session: &Session<G>| session.has_clocks() || session.is_online();
        if !self.session.with_untracked(runs) {
            return;
        }
        leptos::task::spawn_local(async move {
            let mut last_ms = platform::now_ms();
            loop {
                platform::sleep(BEAT_MS).await;
                if self.session.try_with_untracked(|_| ()).is_none() {
                    return;
                }
                let now_ms = platform::now_ms();
                if now_ms > last_ms + STOOD_STILL_MS {
                    self.forgive(last_ms);
                }
                last_ms = now_ms;
                self.clock_ms.set(now_ms);
                self.beat(now_ms);
            }
        });
    }

    /// Advances the time. Time during an animation or behind the curtain is excluded later.
    fn beat(self, now_ms: u64) {
        let idle = !self.moving.get_untracked() && self.veiled_ms.get_value().is_none();
        let due = self.session.with_untracked(|session| {
            session.status().deadline_ms.is_some_and(|deadline_ms| deadline_ms <= now_ms)
        });
        if idle && due {
            let changes = self.session.try_update(|session| session.tick(now_ms)).flatten();
            if let Some(changes) = changes {
                self.after(changes);
            }
        }
    }

    /// Plays random moves for the asked person, as long as this holds.
    pub fn play_while(self, holds: super::While<G>) {
        if self.session.with_untracked(Session::is_online) {
            self.by_chance.set_value(Some(holds));
            return self.offer();
        }
        let mut first: Option<Changes> = None;
        let now_ms = platform::now_ms();
        self.session.update(|session| {
            let seat = session.person_to_act();
            while holds(session.now()) && session.person_to_act() == seat {
                let Some(seat) = seat else { break };
                let legal = session.legal_moves();
                let number = platform::fresh_number() as usize;
                let mv = legal[number % legal.len()];
                let Ok(changes) = session.play(seat, mv, now_ms) else { break };
                first.get_or_insert(changes);
            }
        });
        if let Some(changes) = first {
            self.after(changes);
        }
    }

    /// Shows the events from `news` on, one by one.
    async fn show(self, news: usize, generation: u32) {
        let events: Vec<G::Event> = self.session.with_untracked(|session| {
            session.happenings()[news..].iter().map(|happening| happening.event.clone()).collect()
        });
        self.told.set(news);
        let (own, others) = events.split_at(self.own_news(news).min(events.len()));
        self.show_events(own, generation).await;
        if !others.is_empty() || own.is_empty() {
            self.remember_board(news + own.len());
        }
        self.show_events(others, generation).await;
    }

    /// Returns the number of events from `news` on that are no news to the person here who decided
    /// last.
    fn own_news(self, news: usize) -> usize {
        self.session.with_untracked(|session| {
            let since = session.reader().map_or(news, |seat| session.news_for(seat));
            since.saturating_sub(news)
        })
    }

    /// Stores the board before the reader's news begin, so that they can be shown again.
    fn remember_board(self, at: usize) {
        // Someone who skipped the animation has not seen the board before these news.
        let whole = self.moving.try_get_untracked() == Some(true);
        let begins = self.session.with_untracked(|session| {
            session.reader().is_some_and(|seat| session.news_for(seat) == at)
        });
        if begins && !whole {
            self.snapshot.set_value(None);
        }
        if begins && whole {
            let mut scene = self.scene.get_untracked();
            G::settle(&mut scene);
            self.snapshot.set_value(Some((at, scene)));
        }
    }

    /// Shows these events one by one, until something else is started.
    pub async fn show_events(self, events: &[G::Event], generation: u32) {
        for event in events {
            if !self.is_current(generation) || !self.moving.get_untracked() {
                break;
            }
            self.told.update(|told| *told = told.saturating_add(1));
            let mut scene = self.scene.get_untracked();
            let beat = G::act(&mut scene, event);
            self.scene.set(scene);
            let ms = self.app.motion().scale(beat.ms);
            // Events that are too fast to read are left to the log.
            if beat.ms >= CAPTION_MS && ms > 0 {
                let lang = self.app.lang.get_untracked();
                let names = self.session.with_untracked(Session::names);
                if let Some(sentence) = G::event(lang, event, &names) {
                    self.caption.set(Some(sentence));
                }
            }
            if let Some(sound) = beat.sound.filter(|_| ms > 0) {
                self.sound(sound);
            }
            self.wait(ms, generation).await;
            // A big moment has no banner if animations are off; the log and the screen reader tell
            // it.
            let moment_ms = self.app.motion().scale(BigMoment::MS);
            let looked_up = matches!(self.purpose, Purpose::Play | Purpose::Replay);
            if let Some(shown) = self.ceremony_of(event).filter(|_| looked_up && moment_ms > 0)
                && self.is_current(generation)
                && self.moving.get_untracked()
            {
                self.ceremony.set(Some(shown));
                self.wait(moment_ms, generation).await;
                self.ceremony.try_set(None);
            }
        }
    }

    /// Waits, but only until something else is started or the animation is skipped.
    async fn wait(self, ms: u32, generation: u32) {
        let mut waited = 0;
        while waited < ms
            && self.is_current(generation)
            && self.moving.try_get_untracked() == Some(true)
        {
            let slice = LOOK_MS.min(ms - waited);
            platform::sleep(slice).await;
            waited += slice;
        }
    }

    /// Comes to rest after an animation, unless something else was started meanwhile.
    pub fn rest_if(self, generation: u32) {
        if self.is_current(generation) {
            self.rest();
        }
    }

    /// Starts an animation and returns its number, for [`Table::show_events`].
    pub fn begin_showing(self) -> u32 {
        self.moving.set(true);
        self.begin()
    }

    fn sound(self, sound: Sound) {
        if self.app.settings.get_untracked().sound {
            audio::play(sound);
        }
    }

    /// Jumps to the end of the animation.
    pub fn skip(self) {
        self.ceremony.set(None);
        self.moving.set(false);
    }

    /// Comes to rest at the position, and asks the player who must act.
    pub fn next(self) {
        self.veil();
        self.rest();
        if self.purpose != Purpose::Play {
            return;
        }
        let lang = self.app.lang.get_untracked();
        if self.session.with_untracked(|session| session.bot_to_act().is_some()) {
            let told = self.told_aloud();
            if !told.is_empty() {
                self.app.announcement.set(told);
            }
            return self.ask_bot();
        }
        // Untracked, because otherwise the code that opened the table would reopen it at every
        // change.
        if let Some(seat) = untrack(|| self.curtain()) {
            let name = self.session.with_untracked(|session| session.name(lang, seat));
            self.app.notice.set(None);
            self.app.announcement.set(say(lang, &Msg::Curtain { name: &name }));
            platform::focus_soon("curtain-ready");
        } else if self.session.with_untracked(Session::is_over) {
            // On a phone it would cover the result.
            self.caption.set(None);
            let told = self.told_aloud();
            self.app.announcement.set(format!("{told} {}", say(lang, &Msg::GameOver)));
        } else {
            self.offer();
        }
    }

    /// Returns the sentences about events that were not read out yet.
    fn told_aloud(self) -> String {
        let lang = self.app.lang.get_untracked();
        let mut told = self.noted_aloud();
        self.session.with_untracked(|session| {
            let all = session.happenings();
            let from = self.announced.get_value().min(all.len());
            self.announced.set_value(all.len());
            let sentences = sentences(all[from..].iter(), lang, &session.names());
            told.extend(sentences.into_iter().map(|(_, sentence, ..)| sentence));
        });
        told.join(" ")
    }

    /// Returns the sentences about table notes, such as arrivals, that were not read out yet.
    fn noted_aloud(self) -> Vec<String> {
        let lang = self.app.lang.get_untracked();
        self.session.with_untracked(|session| {
            let all = session.notes();
            let names = session.names();
            let from = self.noted.get_value().min(all.len());
            self.noted.set_value(all.len());
            let person = |person| session.person(lang, person);
            let note =
                |told: &table::Told<G>| texts::table_ui::news(lang, &told.news, &names, person);
            all[from..].iter().filter_map(note).collect()
        })
    }

    /// Reads out the table notes.
    pub fn tell_notes(self) {
        let told = self.noted_aloud();
        if !told.is_empty() {
            self.app.announcement.set(told.join(" "));
        }
    }

    /// Prepares the choice for the person who is asked, and announces it.
    pub(super) fn offer(self) {
        self.caption.set(None);
        if let Some(mv) = self.chance() {
            return self.play(mv);
        }
        let lang = self.app.lang.get_untracked();
        let told = self.told_aloud();
        self.session.with_untracked(|session| {
            let Some(seat) = session.person_to_act() else {
                // What happened replaces a question that was asked before, such as a vote's.
                if !told.is_empty() {
                    self.app.announcement.set(told);
                }
                return;
            };
            let mut chooser = Chooser::new(session.now());
            let first = session.now().first_step();
            self.offered.set(first);
            first.map(|facet| chooser.choose(facet));
            self.chooser.set(chooser);
            let name = session.actor(lang, seat);
            let asked = G::question(session.now(), lang).map(|(asked, _)| asked);
            let turn = say(lang, &Msg::YourTurn { name: &name });
            self.app.announcement.set(format!("{told} {turn}. {}", asked.unwrap_or_default()));
        });
        platform::keep_focus("choice");
    }

    /// Returns a random move for the asked person, at a table where each decision must be answered
    /// before the next.
    fn chance(self) -> Option<G::Move> {
        let holds = self.by_chance.get_value()?;
        self.session.with_untracked(|session| {
            // Until the last decision is answered, no one is asked.
            session.person_to_act()?;
            if !holds(session.now()) {
                self.by_chance.set_value(None);
                return None;
            }
            let legal = session.legal_moves();
            let number = platform::fresh_number() as usize;
            legal.get(number.checked_rem(legal.len())?).copied()
        })
    }

    /// Chooses the visible secrets. A single person sees their own. With several people, no one's
    /// are shown until the asked person confirms that they have the screen. Once the game is over,
    /// everything is shown.
    fn veil(self) {
        if !G::HAS_SECRETS || self.purpose != Purpose::Play {
            return;
        }
        let (people, asked, over) = self
            .session
            .with_untracked(|session| (session.here(), session.person_to_act(), session.is_over()));
        let now_ms = platform::now_ms();
        let unveiled = self.unveiled.get_untracked();
        let eyes = match people[..] {
            _ if over => Viewer::Omniscient,
            [only] => {
                self.unveiled.set(Some(only));
                Viewer::Seat(only)
            }
            _ if asked.is_some() && asked != unveiled => {
                self.unveiled.set(None);
                self.veiled_ms.set_value(Some(now_ms));
                self.marked.set(None);
                Viewer::Spectator
            }
            _ => unveiled.map_or(Viewer::Spectator, Viewer::Seat),
        };
        self.session.update(|session| session.look(eyes, now_ms));
    }

    /// Shows the position at rest.
    pub fn rest(self) {
        self.ceremony.set(None);
        self.moving.set(false);
        self.told.set(usize::MAX);
        let scene = self.session.with_untracked(|session| G::scene(session.view()));
        self.scene.set(scene);
    }

    fn ask_bot(self) {
        let Some((asked, question)) = self.session.with_untracked(question::ask) else { return };
        let generation = self.begin();
        let pause = self.app.motion().scale(BOT_PAUSE_MS);
        leptos::task::spawn_local(async move {
            platform::sleep(pause).await;
            let answer = self.bots.try_update_value(|bots| bots.ask(&question, |_, _| ()));
            let Some(answer) = answer else { return };
            let chosen = match answer.await {
                Some(Answer::Move(chosen)) => chosen.parse().ok(),
                _ => None,
            };
            if self.is_current(generation) {
                self.answered(&asked, chosen);
            }
        });
    }

    /// Applies a bot's answer. If it is missing or invalid, the weakest bot decides instead, here
    /// in the page.
    fn answered(self, asked: &BotAsked, answer: Option<G::Move>) {
        let decide =
            |session: &mut Session<G>, mv| session.bot_move(asked, mv, platform::now_ms()).ok();
        let decided = self.session.try_update(|session| {
            let answered = answer.and_then(|mv| decide(session, mv));
            answered.map(|changes| (changes, true)).or_else(|| {
                let mv = question::stand_in(session, asked)?;
                decide(session, mv).map(|changes| (changes, false))
            })
        });
        if let Some(Some((changes, answered))) = decided {
            if !answered {
                self.app.tell(say(self.app.lang.get_untracked(), &Msg::BotSilent));
            }
            self.after(changes);
        }
    }

    /// Undoes the last decision of a person here. If others must agree, they are asked.
    pub fn undo(self) {
        let undoer = self.session.with_untracked(Session::undoer);
        if let Some((seat, _)) = undoer {
            self.interrupt();
            self.act(seat, Act::Propose { motion: Motion::Undo });
        }
    }

    /// Stops animations and thinking bots.
    pub fn interrupt(self) {
        self.begin();
        self.hint.set(HintState::Unasked);
        self.bots.update_value(MindWorker::stop);
        self.chooser.set(Chooser::default());
        self.pointed.set(None);
        self.refusal.set(None);
    }
}
