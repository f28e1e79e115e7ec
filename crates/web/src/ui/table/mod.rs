//! A table: the board, what can be done, who plays, what happened.

mod log;
mod menu;
mod page;
mod result;
mod stage;

pub use log::{log, sentences};
pub use page::rule_link;
pub use result::{graph, score_table, share as share_buttons};

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::worker::BotWorker;
use super::{home, platform};
use crate::model::save::peek;
use crate::model::{Chooser, Playable, Route, Session};
use kernel::{Seat, Viewer};
use leptos::prelude::*;
use std::cell::RefCell;
use texts::Names;
use texts::web::Msg;

thread_local! {
    /// The game that was just opened, for browsers that keep nothing.
    static HANDED: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Hands a game to the table that is opened next.
pub fn hand_to_table(id: &str, text: &str) {
    HANDED.set(Some((id.to_owned(), text.to_owned())));
}

/// What a table is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A game is played and kept.
    Play,
    /// A record is stepped through.
    Replay,
    /// A guided game.
    Lesson,
}

/// A table, as its parts share it.
pub struct Table<G: Drawn> {
    /// The page around it.
    pub app: App,
    /// What it is for.
    pub purpose: Purpose,
    /// The game.
    pub session: RwSignal<Session<G>>,
    /// What the board shows, which lags behind the game while things move.
    pub scene: RwSignal<G::Scene>,
    /// The move being chosen; empty while nobody here is asked.
    pub chooser: RwSignal<Chooser<G>>,
    /// A step that is pointed at and would be chosen next.
    pub pointed: RwSignal<Option<G::Facet>>,
    /// Why something can't be chosen, with the paragraph.
    pub refusal: RwSignal<Option<(String, &'static str)>>,
    /// Whether things are moving.
    pub moving: RwSignal<bool>,
    /// An event of the log that is pointed at.
    pub marked: RwSignal<Option<G::Event>>,
    /// How much of what happened the board has shown, and the log may tell.
    pub told: RwSignal<usize>,
    /// Whose knowledge is shown, in a game with secrets; nobody's while the screen is passed on.
    pub unveiled: RwSignal<Option<Seat>>,
    /// Counts the moves confirmed in a guided game, which plays them itself.
    pub confirmed: RwSignal<u32>,
    /// Counts what was begun, so that what comes too late is noticed.
    generation: StoredValue<u32>,
    /// Where the bots think.
    bots: StoredValue<BotWorker, LocalStorage>,
}

impl<G: Drawn> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Table<G> {}

impl<G: Drawn> Table<G> {
    /// Sits down at a game.
    pub fn new(app: App, session: Session<G>, purpose: Purpose) -> Table<G> {
        let scene = G::scene(&session.now().view(Viewer::Spectator));
        let worker = BotWorker::new(app.worker.get_value());
        let table = Table {
            app,
            purpose,
            session: RwSignal::new(session),
            scene: RwSignal::new(scene),
            chooser: RwSignal::new(Chooser::default()),
            pointed: RwSignal::new(None),
            refusal: RwSignal::new(None),
            moving: RwSignal::new(false),
            marked: RwSignal::new(None),
            told: RwSignal::new(usize::MAX),
            unveiled: RwSignal::new(None),
            confirmed: RwSignal::new(0),
            generation: StoredValue::new(0),
            bots: StoredValue::new_local(worker),
        };
        on_cleanup(move || {
            table.generation.try_update_value(|generation| *generation += 1);
            table.bots.try_update_value(BotWorker::stop);
        });
        table
    }

    /// The position, copied.
    pub fn game(self) -> G {
        self.session.with(|session| session.now().clone())
    }

    /// The names, copied.
    pub fn names(self) -> Names {
        self.session.with(Session::names)
    }

    /// What a seat is called.
    pub fn name(self, seat: Seat) -> String {
        let lang = self.app.lang.get();
        self.session.with(|session| session.name(lang, seat))
    }

    /// The person who is asked now, once everything has come to rest.
    pub fn asked(self) -> Option<Seat> {
        let asked = self.session.with(Session::person_to_act);
        asked.filter(|_| !self.moving.get())
    }

    /// The seat whose knowledge and prices are shown: who is asked, or the only person.
    pub fn reader(self) -> Option<Seat> {
        self.session.with(|session| {
            let people = Seat::all(session.now().players());
            let mut people = people.filter(|&seat| session.sitter(seat).is_person());
            session.person_to_act().or_else(|| people.next())
        })
    }

    /// The choice as it stands, with what is pointed at counted in.
    pub fn considered(self) -> Chooser<G> {
        let mut chooser = self.chooser.get();
        if let Some(facet) = self.pointed.get()
            && !chooser.choose(facet)
        {
            let steps = chooser.chosen().len();
            let _ = (0..steps).rev().any(|step| chooser.choose_at(step, facet));
        }
        chooser
    }

    /// Whose knowledge the board shows. Without secrets everybody knows the same.
    pub fn viewer(self) -> Viewer {
        match self.unveiled.get_untracked() {
            Some(seat) if G::SECRETS => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The person to whom the screen must be passed before anything more is shown.
    pub fn curtain(self) -> Option<Seat> {
        if !G::SECRETS || self.purpose != Purpose::Play {
            return None;
        }
        let asked = self.asked()?;
        (self.unveiled.get() != Some(asked)).then_some(asked)
    }

    /// The person is there: what they know is shown.
    pub fn unveil(self, seat: Seat) {
        self.unveiled.set(Some(seat));
        self.rest();
    }

    /// Whether something on the board may be pressed: somebody is asked, or is being guided.
    pub fn asked_or_lesson(self) -> bool {
        match self.purpose {
            Purpose::Play => self.asked().is_some(),
            Purpose::Lesson => !self.moving.get(),
            Purpose::Replay => false,
        }
    }

    /// Somebody pressed a button of a step. Unlike on the board, pressing twice does not confirm.
    pub fn pick_option(self, facet: G::Facet) {
        let mut chooser = self.chooser.get_untracked();
        self.pointed.set(None);
        self.refusal.set(None);
        let steps = chooser.chosen().len();
        let known = chooser.chosen().contains(&facet) && chooser.complete().is_some();
        let chosen = known
            || chooser.choose(facet)
            || (0..steps).rev().any(|step| chooser.choose_at(step, facet));
        if chosen {
            self.chooser.set(chooser);
        }
    }

    /// Somebody pressed something that stands for this step.
    pub fn pick(self, facet: G::Facet) {
        if self.moving.get_untracked() {
            return self.skip();
        }
        self.refusal.set(None);
        self.pointed.set(None);
        let mut chooser = self.chooser.get_untracked();
        if chooser.is_empty() {
            return;
        }
        // Pressing again what is chosen already confirms.
        if chooser.complete().is_some() && chooser.chosen().contains(&facet) {
            return self.confirm();
        }
        let steps = chooser.chosen().len();
        let chosen =
            chooser.choose(facet) || (0..steps).rev().any(|step| chooser.choose_at(step, facet));
        if chosen {
            return self.chooser.set(chooser);
        }
        let game = self.session.with_untracked(|session| session.now().clone());
        if let Some(why) = game.why_not(chooser.chosen(), facet) {
            let lang = self.app.lang.get_untracked();
            let sentence = G::illegal(lang, &why);
            self.app.announcement.set(sentence.clone());
            self.refusal.set(Some((sentence, kernel::Cites::rule(&why))));
        }
    }

    /// Goes back in choosing.
    pub fn back(self) {
        self.refusal.set(None);
        self.pointed.set(None);
        let first = self.session.with_untracked(|session| session.now().first_step());
        self.chooser.update(|chooser| {
            chooser.clear();
            first.map(|facet| chooser.choose(facet));
        });
    }

    /// Plays the chosen move.
    pub fn confirm(self) {
        let chosen = self.chooser.with_untracked(Chooser::complete);
        match chosen {
            Some(_) if self.purpose == Purpose::Lesson => {
                self.confirmed.update(|count| *count += 1)
            }
            Some(mv) => self.play(mv),
            None => {}
        }
    }
}

/// Opens a saved game.
pub fn open(app: App, id: String) -> AnyView {
    let handed = HANDED.take().filter(|(handed, _)| *handed == id).map(|(_, text)| text);
    let kept = super::storage::library().game(&id);
    let text = match (handed, kept) {
        (Some(text), _) => text,
        (None, Ok(Some(text))) => text,
        (None, Ok(None)) => return lost(app, Msg::NoSuchSave),
        (None, Err(_)) => return lost(app, Msg::StorageForbidden),
    };
    let Some((_, name)) = peek(&text) else { return lost(app, Msg::DamagedSave) };
    let shown = game::visit(&name, Open { app, id, text });
    shown.unwrap_or_else(|| lost(app, Msg::DamagedSave))
}

/// One sentence instead of a table.
pub fn lost(app: App, why: Msg<'static>) -> AnyView {
    view! {
        <div class="page">
            <h1 class="problem" data-testid="problem">{move || app.say(why)}</h1>
            <a class="button" href=Route::Home.hash()>{move || app.say(Msg::Home)}</a>
        </div>
    }
    .into_any()
}

struct Open {
    app: App,
    id: String,
    text: String,
}

impl Visit for Open {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        match Session::<G>::load(self.id, &self.text) {
            Ok(session) => {
                let table = Table::new(self.app, session, Purpose::Play);
                table.next();
                page::page(table)
            }
            Err(_) => lost(self.app, Msg::DamagedSave),
        }
    }
}

/// Starts the same table anew.
fn again<G: Drawn>(table: Table<G>) {
    let (setup, sitters, names) = table.session.with_untracked(|session| {
        let names = session.given_names().to_vec();
        (session.journal().setup().clone(), session.sitters().to_vec(), names)
    });
    home::start::<G>(table.app, setup, sitters, names);
}

/// The name of a file for the record of a game.
pub fn file_name<G: Playable>(session: &Session<G>) -> String {
    format!("{}-{}.rec", G::NAME, session.id)
}

/// Keeps the game.
fn keep<G: Drawn>(table: Table<G>) {
    if table.purpose == Purpose::Play {
        let (id, text) = table
            .session
            .with_untracked(|session| (session.id.clone(), session.save(platform::now_ms())));
        table.app.keep(&id, &text);
    }
}
