//! A table: the board, what can be done, who plays, what happened.

mod clock;
mod keys;
mod log;
mod menu;
mod page;
mod result;
mod stage;
mod vote;

pub use clock::clock;
pub use log::{log, sentences};
pub use page::{page as table_page, refusal, rule_link};
pub use result::{
    graph, graph_at, graph_help, graph_nearest, score_table, share as share_buttons, signed,
};

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::worker::BotWorker;
use super::{home, platform};
use crate::model::save::{is_of_other_version, peek};
use crate::model::{Act, Chooser, Playable, Route, SaveKind, SaveProblem, Session, Sitter};
use ::table::Motion;
use kernel::{Seat, Viewer};
use leptos::prelude::*;
use std::cell::RefCell;
use std::sync::Arc;
use texts::Names;
use texts::web::{Msg, level, online, say};

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
    /// Why something can't be chosen, with the paragraph if it is the rules that forbid it.
    pub refusal: RwSignal<Option<(String, Option<&'static str>)>>,
    /// Whether things are moving.
    pub moving: RwSignal<bool>,
    /// An event of the log that is pointed at.
    pub marked: RwSignal<Option<G::Event>>,
    /// What happens on the board now, in a sentence.
    pub caption: RwSignal<Option<String>>,
    /// How much of what happened the board has shown, and the log may tell.
    pub told: RwSignal<usize>,
    /// Whose knowledge is shown, in a game with secrets; nobody's while the screen is passed on.
    pub unveiled: RwSignal<Option<Seat>>,
    /// The time as the clocks at the table show it, in milliseconds since 1970.
    pub clock_ms: RwSignal<u64>,
    /// Whether the result changes ratings, so that everybody must play themselves.
    pub rated: RwSignal<bool>,
    /// Counts the moves confirmed in a guided game, which plays them itself.
    pub confirmed: RwSignal<u32>,
    /// How much of what happened was read out.
    announced: StoredValue<usize>,
    /// How much of what happened around the game was read out.
    noted: StoredValue<usize>,
    /// Since when the screen is being passed on.
    veiled_ms: StoredValue<Option<u64>>,
    /// Counts what was begun, so that what comes too late is noticed.
    generation: StoredValue<u32>,
    /// Where the bots think.
    bots: StoredValue<BotWorker, LocalStorage>,
    /// As long as this holds, chance decides for the person at a table on a server.
    by_chance: StoredValue<Option<While<G>>>,
    /// How what is done is sent to the server, if the table is there.
    post: StoredValue<Option<Post>>,
}

/// As long as this holds of a position.
type While<G> = fn(&G) -> bool;

/// Sends something to the server.
type Post = Arc<dyn Fn(wire::Act) + Send + Sync>;

impl<G: Drawn> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Drawn> Copy for Table<G> {}

impl<G: Drawn> Table<G> {
    /// Sits down at a game.
    pub fn new(app: App, session: Session<G>, purpose: Purpose) -> Table<G> {
        app.game.set(G::NAME);
        // Questions link to paragraphs, which then open at once and without a network.
        untrack(|| app.want_book(G::NAME));
        let scene = G::scene(session.view());
        let worker = BotWorker::new(app.worker.get_value());
        let happened = session.happenings().len();
        let noted = session.notes().len();
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
            caption: RwSignal::new(None),
            told: RwSignal::new(usize::MAX),
            unveiled: RwSignal::new(None),
            clock_ms: RwSignal::new(platform::now_ms()),
            rated: RwSignal::new(false),
            confirmed: RwSignal::new(0),
            announced: StoredValue::new(happened),
            noted: StoredValue::new(noted),
            veiled_ms: StoredValue::new(None),
            generation: StoredValue::new(0),
            bots: StoredValue::new_local(worker),
            by_chance: StoredValue::new(None),
            post: StoredValue::new(None),
        };
        on_cleanup(move || {
            table.generation.try_update_value(|generation| *generation += 1);
            table.bots.try_update_value(BotWorker::stop);
        });
        table
    }

    /// What is done at this table is sent by this.
    pub fn post_by(self, post: impl Fn(wire::Act) + Send + Sync + 'static) {
        self.post.set_value(Some(Arc::new(post)));
    }

    /// Sends what was done, if the table is on a server.
    pub fn post(self) {
        let acts = self.session.try_update_untracked(Session::take_outgoing).unwrap_or_default();
        if let Some(post) = self.post.get_value() {
            acts.into_iter().for_each(|act| post(act));
        }
    }

    /// The position as the reader knows it, copied.
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

    /// The person here who is to decide, once everything has come to rest.
    fn wanted(self) -> Option<Seat> {
        let wanted = self.session.with(Session::person_to_act);
        wanted.filter(|_| !self.moving.get() && self.purpose == Purpose::Play)
    }

    /// The person who is asked now. Nobody is while the screen is being passed on.
    pub fn asked(self) -> Option<Seat> {
        self.wanted().filter(|_| self.curtain().is_none())
    }

    /// The seat whose knowledge and prices are shown: whose eyes look, who is asked, or the first
    /// person here.
    pub fn reader(self) -> Option<Seat> {
        self.session.with(|session| match session.viewer() {
            Viewer::Seat(seat) => Some(seat),
            _ if G::HAS_SECRETS => None,
            _ => session.person_to_act().or_else(|| session.here().first().copied()),
        })
    }

    /// Who plays a seat, if it is not simply a person.
    pub fn sits(self, seat: Seat) -> String {
        let lang = self.app.lang.get();
        self.session.with(|session| match session.sitter(seat) {
            _ if self.purpose != Purpose::Play => String::new(),
            _ if session.has_resigned(seat) => say(lang, &Msg::Resigned),
            _ if session.stood_in(seat).is_some() => say(lang, &Msg::StandsIn),
            Sitter::Person if session.is_away(seat) => online::say(lang, &online::Msg::IsAway),
            Sitter::Person => String::new(),
            Sitter::Bot(word) => level(lang, &word),
        })
    }

    /// The choice as it stands, with what is pointed at counted in.
    pub fn considered(self) -> Chooser<G> {
        let mut chooser = self.chooser.get();
        if let Some(facet) = self.pointed.get()
            && !chooser.chosen().contains(&facet)
            && !chooser.choose(facet)
        {
            let steps = chooser.chosen().len();
            let _ = (0..steps).rev().any(|step| chooser.choose_at(step, facet));
        }
        chooser
    }

    /// The person to whom the screen must be passed before anything more is shown.
    pub fn curtain(self) -> Option<Seat> {
        let wanted = self.wanted().filter(|_| G::HAS_SECRETS)?;
        (self.unveiled.get() != Some(wanted)).then_some(wanted)
    }

    /// The person is there: what they know is shown.
    pub fn unveil(self, seat: Seat) {
        let now_ms = platform::now_ms();
        self.unveiled.set(Some(seat));
        if let Some(since_ms) = self.veiled_ms.get_value() {
            self.forgive(since_ms);
        }
        self.veiled_ms.set_value(None);
        self.session.update(|session| session.look(Viewer::Seat(seat), now_ms));
        let news = self.session.with_untracked(|session| session.news_for(seat));
        self.announced.set_value(news);
        self.rest();
        self.offer();
    }

    /// Whether something on the board may be pressed: somebody is asked, or is being guided.
    pub fn asked_or_lesson(self) -> bool {
        match self.purpose {
            Purpose::Play => self.asked().is_some(),
            Purpose::Lesson => !self.moving.get(),
            Purpose::Replay => false,
        }
    }

    /// Somebody pressed a button of a step. Pressing again what is chosen takes it back.
    pub fn pick_option(self, facet: G::Facet) {
        if self.toggle(facet) {
            // What comes next must not stay hidden under the bar that confirms. The board never
            // moves from under a finger, so this is done for buttons only.
            platform::show_soon(".choice > .options:not(:has(~ .options))");
        }
    }

    /// Chooses a step, or takes it back if it is chosen. Says whether it could be chosen.
    fn toggle(self, facet: G::Facet) -> bool {
        let mut chooser = self.chooser.get_untracked();
        self.pointed.set(None);
        self.refusal.set(None);
        let steps = chooser.chosen().len();
        let chosen = chooser.deselect(facet)
            || chooser.choose(facet)
            || (0..steps).rev().any(|step| chooser.choose_at(step, facet));
        if chosen {
            self.chooser.set(chooser);
        }
        chosen
    }

    /// Somebody pressed something that stands for this step.
    pub fn pick(self, facet: G::Facet) {
        if self.moving.get_untracked() {
            return self.skip();
        }
        if self.chooser.with_untracked(Chooser::is_empty) || self.toggle(facet) {
            return;
        }
        let game = self.session.with_untracked(|session| session.now().clone());
        let (chosen, guided) =
            self.chooser.with_untracked(|chooser| (chooser.chosen().to_vec(), chooser.is_guided()));
        let lang = self.app.lang.get_untracked();
        let refusal = match game.why_not(&chosen, facet) {
            Some(why) => Some((G::illegal(lang, &why), Some(kernel::Cites::rule(&why)))),
            None => guided.then(|| (say(lang, &Msg::LessonOther), None)),
        };
        if let Some((sentence, rule)) = refusal {
            self.app.announcement.set(sentence.clone());
            self.refusal.set(Some((sentence, rule)));
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
    let Some(about) = peek(&text) else {
        let other = is_of_other_version(&text);
        return lost(app, if other { Msg::OtherVersionSave } else { Msg::DamagedSave });
    };
    if about.kind == SaveKind::Record {
        return super::replay::of_saved(app, id);
    }
    let shown = game::visit(&about.game, Open { app, id, text });
    shown.unwrap_or_else(|| lost(app, Msg::DamagedSave))
}

/// Why a saved game can't be opened.
pub fn why_lost<G: Playable>(problem: &SaveProblem<G>) -> Msg<'static> {
    match problem {
        SaveProblem::OtherVersion => Msg::OtherVersionSave,
        _ => Msg::DamagedSave,
    }
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
        match Session::<G>::load(self.id, &self.text, platform::now_ms()) {
            Ok(session) => {
                let table = Table::new(self.app, session, Purpose::Play);
                // What opens a table must not depend on what happens at it.
                untrack(|| table.next());
                table.run_clock();
                page::page(table)
            }
            Err(problem) => lost(self.app, why_lost(&problem)),
        }
    }
}

/// Starts the same table anew, with new luck and everybody back in their seats.
fn again<G: Drawn>(table: Table<G>) {
    let online =
        table.session.with_untracked(|session| session.is_online().then(|| session.my_seat()));
    if let Some(seat) = online {
        let Some(seat) = seat else { return };
        // Whoever let a bot finish the game comes back to the seat to play another one.
        if table.session.with_untracked(|session| session.stood_in(seat).is_some()) {
            table.act(seat, Act::TakeBack);
        }
        // The others must want it too.
        return table.act(seat, Act::Propose(Motion::Rematch));
    }
    let opening = table.session.with_untracked(|session| {
        let mut opening = session.opening()?.clone();
        opening.prelude.clear();
        Some((opening, session.given_names().to_vec()))
    });
    if let Some((opening, names)) = opening {
        home::open_table::<G>(table.app, opening, names);
    }
}

/// The name of a file for the record of a game.
pub fn file_name<G: Playable>(session: &Session<G>) -> String {
    format!("{}-{}.rec", G::NAME, session.id)
}

/// Keeps the game.
fn keep<G: Drawn>(table: Table<G>) {
    if table.purpose == Purpose::Play && !table.session.with_untracked(Session::is_online) {
        let (id, text) = table
            .session
            .with_untracked(|session| (session.id.clone(), session.save(platform::now_ms())));
        table.app.keep(&id, &text);
    }
}
