//! A table: the board, the choices, the players, the log.

mod again;
mod ceremony;
mod clock;
mod decided;
mod hint;
mod keys;
mod log;
mod menu;
mod page;
mod picture;
mod result;
mod stage;
mod vote;

pub use super::place::lost;
pub use ceremony::banner;
pub use clock::clock;
pub use hint::hint_mark;
pub use log::{log, sentences};
pub use page::{chooser_with_confirm, page as table_page, refusal, rule_link};
pub use picture::color as hue_color;
pub use result::{
    copy_link, copy_route, graph, graph_at, graph_help, graph_nearest, share as share_buttons,
    signed,
};

use super::app::App;
use super::drawn::Drawn;
use super::parts::Part;
use super::worker::MindWorker;
use super::{opening, platform};
use crate::model::books::Title;
use crate::model::digest::TurnSpan;
use crate::model::{Act, Chooser, Playable, SaveProblem, Session, Sitter};
use ::table::Motion;
use kernel::{Seat, Viewer};
use leptos::prelude::*;
use std::sync::Arc;
use texts::guide::GuideKind;
use texts::web::{Msg, level, online, say};
use texts::{Actor, Names};

/// Returns the classes of a table, and marks the root of the page with its game as long as the table
/// is shown. Style rules with `:has(.table)` instead would make the browser restyle the whole page
/// at every move.
pub fn laid<G: Drawn>(_table: Table<G>, kind: &'static str) -> String {
    platform::set_table(Some(G::NAME));
    on_cleanup(|| platform::set_table(None));
    format!("table {} {kind}", G::NAME)
}

/// The purpose of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A game is played and saved.
    Play,
    /// A record is stepped through.
    Replay,
    /// A guided game.
    Lesson,
    /// A position in a book, which can't be changed.
    Picture,
}

/// The state shared by the parts of a table.
pub struct Table<G: Drawn> {
    /// The page around it.
    pub app: App,
    pub purpose: Purpose,
    /// The game.
    pub session: RwSignal<Session<G>>,
    /// The scene on the board, which lags behind the game during animations.
    pub scene: RwSignal<G::Scene>,
    /// The move being chosen; empty while no one here is asked.
    pub chooser: RwSignal<Chooser<G>>,
    /// A step that is pointed at and would be chosen next.
    pub pointed: RwSignal<Option<G::Facet>>,
    /// The reason that something can't be chosen, with the paragraph if the rules forbid it.
    pub refusal: RwSignal<Option<(String, Option<&'static str>)>>,
    /// Whether pieces are moving.
    pub moving: RwSignal<bool>,
    /// An event of the log that is pointed at.
    pub marked: RwSignal<Option<G::Event>>,
    /// A turn of the log that is pointed at, whose trace the board shows.
    pub traced: RwSignal<Option<TurnSpan>>,
    /// The step that was taken for the person before they chose.
    pub offered: RwSignal<Option<G::Facet>>,
    /// The big moment shown over the board.
    ceremony: RwSignal<Option<ceremony::Ceremony>>,
    /// A sentence about the current event on the board.
    pub caption: RwSignal<Option<String>>,
    /// The hint for the person who is asked.
    pub hint: RwSignal<hint::HintState>,
    /// The number of happenings that the board has shown and the log may tell.
    pub told: RwSignal<usize>,
    /// The seat whose knowledge is shown, in a game with secrets; `None` while the screen is being
    /// passed on.
    pub unveiled: RwSignal<Option<Seat>>,
    /// The time shown by the table's clocks, in milliseconds since 1970.
    pub clock_ms: RwSignal<u64>,
    /// Whether the result changes ratings, so that everyone must play themselves.
    pub rated: RwSignal<bool>,
    /// Counts the moves confirmed in a guided game, which plays them itself.
    pub confirmed: RwSignal<u32>,
    /// The spaces or cells that a picture in a book is cropped to; empty for all.
    pub crop: StoredValue<&'static str>,
    /// The board before the last news of a person here, and where these begin.
    snapshot: StoredValue<Option<(usize, G::Scene)>>,
    /// The number of happenings that were read out.
    announced: StoredValue<usize>,
    /// The number of table notes that were read out.
    noted: StoredValue<usize>,
    /// The time since when the screen is being passed on.
    veiled_ms: StoredValue<Option<u64>>,
    /// A counter of started animations, to notice outdated ones.
    generation: StoredValue<u32>,
    /// Where the bots think.
    bots: StoredValue<MindWorker, LocalStorage>,
    /// As long as this holds, chance decides for the person at a table on a server.
    by_chance: StoredValue<Option<While<G>>>,
    /// The function that sends actions to the server, if the table is there.
    post: StoredValue<Option<Post>>,
}

/// A condition on a position.
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
    /// Creates the table of a session.
    pub fn new(app: App, session: Session<G>, purpose: Purpose) -> Table<G> {
        app.game.set(G::NAME);
        // Questions link to paragraphs, and the card is one key away. Both must open immediately
        // and without a network.
        let lang = app.lang.get_untracked();
        app.want_book(Title::Rules(G::NAME, lang));
        app.want_book(Title::Guide(GuideKind::Card, G::NAME, lang));
        let scene = G::scene(session.view());
        let worker = MindWorker::new(app.worker.get_value());
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
            traced: RwSignal::new(None),
            offered: RwSignal::new(None),
            ceremony: RwSignal::new(None),
            caption: RwSignal::new(None),
            hint: RwSignal::new(hint::HintState::Unasked),
            told: RwSignal::new(usize::MAX),
            unveiled: RwSignal::new(None),
            clock_ms: RwSignal::new(platform::now_ms()),
            rated: RwSignal::new(false),
            confirmed: RwSignal::new(0),
            crop: StoredValue::new(""),
            snapshot: StoredValue::new(None),
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
            table.bots.try_update_value(MindWorker::stop);
        });
        table
    }

    /// Sets the function that sends actions to the server.
    pub fn post_by(self, post: impl Fn(wire::Act) + Send + Sync + 'static) {
        self.post.set_value(Some(Arc::new(post)));
    }

    /// Sends queued actions, if the table is on a server.
    pub fn post(self) {
        let acts = self.session.try_update_untracked(Session::take_outgoing).unwrap_or_default();
        if let Some(post) = self.post.get_value() {
            acts.into_iter().for_each(|act| post(act));
        }
    }

    /// Returns a copy of the position as the reader knows it.
    pub fn game(self) -> G {
        self.session.with(|session| session.now().clone())
    }

    /// Returns a copy of the names.
    pub fn names(self) -> Names {
        self.session.with(Session::names)
    }

    pub fn name(self, seat: Seat) -> String {
        let lang = self.app.lang.get();
        self.session.with(|session| session.name(lang, seat))
    }

    /// Returns the player in a seat as the subject of a sentence.
    pub fn actor(self, seat: Seat) -> Actor {
        let lang = self.app.lang.get();
        self.session.with(|session| session.actor(lang, seat))
    }

    /// Returns the person here who must decide, once everything has come to rest.
    fn wanted(self) -> Option<Seat> {
        let wanted = self.session.with(Session::person_to_act);
        wanted.filter(|_| !self.moving.get() && self.purpose == Purpose::Play)
    }

    /// Returns the person who is asked now. No one is while the screen is being passed on.
    pub fn asked(self) -> Option<Seat> {
        self.wanted().filter(|_| self.curtain().is_none())
    }

    /// Returns the seat whose knowledge and prices are shown: the viewer, the asked person, or the
    /// first person here.
    pub fn reader(self) -> Option<Seat> {
        self.session.with(|session| match session.viewer() {
            Viewer::Seat(seat) => Some(seat),
            _ if G::HAS_SECRETS => None,
            _ => session.person_to_act().or_else(|| session.here().first().copied()),
        })
    }

    /// Describes the player of a seat, if it is not simply a person.
    pub fn sits(self, seat: Seat) -> String {
        let lang = self.app.lang.get();
        self.session.with(|session| match session.sitter(seat) {
            _ if self.purpose != Purpose::Play => String::new(),
            _ if session.has_resigned(seat) => say(lang, &Msg::Resigned),
            _ if session.stood_in(seat).is_some() => say(lang, &Msg::StandsIn),
            Sitter::Person if session.is_away(seat) => {
                online::say(lang, &online::OnlineMsg::IsAway)
            }
            Sitter::Person if session.is_program(seat) => {
                online::say(lang, &online::OnlineMsg::IsProgram)
            }
            Sitter::Person => String::new(),
            Sitter::Bot(word) => level(lang, &word),
        })
    }

    /// Returns the choice including the pointed-at step.
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

    /// Returns the person to whom the screen must be passed before anything more is shown.
    pub fn curtain(self) -> Option<Seat> {
        let wanted = self.wanted().filter(|_| G::HAS_SECRETS)?;
        (self.unveiled.get() != Some(wanted)).then_some(wanted)
    }

    /// Shows a person's knowledge once they have the screen.
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

    /// Returns `true` if something on the board may be pressed: a person is asked, or is being
    /// guided.
    pub fn asked_or_lesson(self) -> bool {
        match self.purpose {
            Purpose::Play => self.asked().is_some(),
            Purpose::Lesson => !self.moving.get(),
            // The move in the picture is drawn like a choice.
            Purpose::Picture => true,
            Purpose::Replay => false,
        }
    }

    /// Handles a pressed button of a step. Pressing a chosen step again undoes it.
    pub fn pick_option(self, facet: G::Facet) {
        if self.toggle(facet) {
            // The next step must not stay hidden under the confirm bar. The board never moves from
            // under a finger, so only buttons do this.
            platform::show_soon(".choice > .options:not(:has(~ .options))");
        }
    }

    /// Chooses a step, or undoes it if it is chosen. Returns `true` if it could be chosen.
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

    /// Handles a press on something that represents this step.
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

    /// Starts the choice over.
    pub fn back(self) {
        self.refusal.set(None);
        self.pointed.set(None);
        let first = self.session.with_untracked(|session| session.now().first_step());
        self.offered.set(first);
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
pub fn open<G: Drawn>(app: App, id: String, text: &str) -> AnyView {
    match Session::<G>::load(id, text, platform::now_ms()) {
        Ok(session) => {
            let table = Table::new(app, session, Purpose::Play);
            // Opening a table must not depend on later events at it.
            untrack(|| table.next());
            table.run_clock();
            page::page(table)
        }
        Err(problem) => lost(app, why_lost(&problem)),
    }
}

/// Returns the message about a saved game that can't be opened.
pub fn why_lost<G: Playable>(problem: &SaveProblem<G>) -> Msg<'static> {
    match problem {
        SaveProblem::OtherVersion => Msg::OtherVersionSave,
        _ => Msg::DamagedSave,
    }
}

/// Starts the same table again, with a new shuffle and everyone back in their seats.
fn again<G: Drawn>(table: Table<G>) {
    let online =
        table.session.with_untracked(|session| session.is_online().then(|| session.my_seat()));
    if let Some(seat) = online {
        let Some(seat) = seat else { return };
        // If a bot finished the game for the person, they take the seat back to play another one.
        if table.session.with_untracked(|session| session.stood_in(seat).is_some()) {
            table.act(seat, Act::TakeBack);
        }
        // The others must agree too.
        return table.act(seat, Act::Propose { motion: Motion::Rematch });
    }
    let opening = table.session.with_untracked(|session| {
        let mut opening = session.opening()?.clone();
        opening.prelude.clear();
        Some((opening, session.given_names().to_vec()))
    });
    if let Some((opening, names)) = opening {
        // A quick start is repeated as a quick start.
        let players = opening.chairs.len() as u8;
        if opening.setup == G::quick_setup(players) {
            opening::open_at_first_turn::<G>(table.app, opening, names)
        } else {
            drop(opening::open_table::<G>(table.app, opening, names))
        }
    }
}

/// Returns the file name for the record of a game.
pub fn file_name<G: Playable>(session: &Session<G>) -> String {
    format!("{}-{}.rec", G::NAME, session.id)
}

/// Adds a finished game to the statistics.
fn count<G: Drawn>(table: Table<G>) {
    let finished = table.session.with_untracked(Session::finished_game);
    if let Some(finished) = finished.filter(|_| table.purpose == Purpose::Play) {
        // Without storage nothing is counted; the game itself has already reported that.
        let _ = table.app.library(|library| library.note_finished(finished));
        // Replay and review come next.
        table.app.expect(Part::more(G::NAME));
    }
}

/// Saves the game.
fn keep<G: Drawn>(table: Table<G>) {
    if table.purpose == Purpose::Play && !table.session.with_untracked(Session::is_online) {
        let (id, text) = table
            .session
            .with_untracked(|session| (session.id.clone(), session.save(platform::now_ms())));
        table.app.keep(&id, &text);
    }
}
