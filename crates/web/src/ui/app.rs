//! What every part of the page shares: settings, language, address, notices.

use super::dialog::Ask;
use super::online::ServerLink;
use super::platform;
use super::popover::Sheet;
use super::storage::{LocalStore, library};
use crate::model::books::Books;
use crate::model::{Library, Motion, Route, Settings, StorageError};
use leptos::prelude::*;
use texts::Lang;
use texts::web::{Msg, say};

/// What every part of the page shares.
#[derive(Clone, Copy)]
pub struct App {
    /// What the person has set.
    pub settings: RwSignal<Settings>,
    /// Where in the page we are.
    pub route: RwSignal<Route>,
    /// The language everything is said in.
    pub lang: Memo<Lang>,
    /// A sentence that is shown until it is closed.
    pub notice: RwSignal<Option<String>>,
    /// Whether the sentence only says that something has worked.
    pub good: RwSignal<bool>,
    /// What a screen reader is told.
    pub announcement: RwSignal<String>,
    /// The address of the worker's script.
    pub worker: StoredValue<String>,
    /// Whether the notice outlives the next change of address: it was caused by what led there.
    sticky: StoredValue<bool>,
    /// The game that was last looked at: the bar leads to its rules.
    pub game: RwSignal<&'static str>,
    /// A question that waits for an answer.
    pub ask: RwSignal<Option<Ask>>,
    /// What lies over the page: a paragraph of the rules, or the keys.
    pub sheet: RwSignal<Option<Sheet>>,
    /// The rulebooks that were fetched.
    pub books: RwSignal<Books>,
    /// Counts changes to the saved games.
    pub saves: RwSignal<u32>,
    /// The server, for those who play online.
    pub server: ServerLink,
}

/// How long a sentence stays that asks for nothing.
const MENTION_MS: u32 = 8_000;

/// The app, from any component.
pub fn app() -> App {
    expect_context()
}

impl App {
    /// The page as it was left, at the address it is opened at.
    pub fn new(worker: String, rulebooks: &str) -> App {
        let kept = library().settings().ok().flatten().unwrap_or_default();
        let settings = RwSignal::new(Settings::load(&kept));
        let browser = platform::browser_lang();
        let lang = Memo::new(move |_| settings.get().lang.unwrap_or(browser));
        let app = App {
            settings,
            route: RwSignal::new(Route::parse(&platform::hash())),
            lang,
            notice: RwSignal::new(None),
            good: RwSignal::new(false),
            announcement: RwSignal::new(String::new()),
            worker: StoredValue::new(worker),
            sticky: StoredValue::new(false),
            game: RwSignal::new(super::game::NAMES[0]),
            ask: RwSignal::new(None),
            sheet: RwSignal::new(None),
            books: RwSignal::new(Books::new(rulebooks)),
            saves: RwSignal::new(0),
            server: ServerLink::default(),
        };
        super::online::show_turns(app);
        platform::on_hash_change(move |hash| {
            if !app.sticky.get_value() {
                app.notice.set(None);
            }
            app.sticky.set_value(false);
            app.ask.set(None);
            app.sheet.set(None);
            let route = Route::parse(&hash);
            // A new page begins at its top. A paragraph of the rules is shown by its own page.
            if route != app.route.get_untracked() && !matches!(route, Route::Rules(_, Some(_))) {
                platform::scroll_to_top();
            }
            app.route.set(route);
            platform::keep_focus("content");
        });
        platform::on_storage_change(move || app.saves.update(|count| *count += 1));
        Effect::new(move || platform::dress(app.settings.get().theme, app.lang.get()));
        // What was announced in another language is not left for those who listen.
        Effect::new(move |before: Option<Lang>| {
            let lang = app.lang.get();
            if before.is_some_and(|before| before != lang) {
                app.announcement.set(String::new());
            }
            lang
        });
        app
    }

    /// A text in the reader's language; reacts to another language.
    pub fn say(self, what: Msg) -> String {
        say(self.lang.get(), &what)
    }

    /// Goes to another part of the page.
    pub fn go(self, route: Route) {
        platform::set_hash(&route.hash());
    }

    /// Changes a setting and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let text = self.settings.get_untracked().save();
        if let Err(error) = library().keep_settings(&text) {
            self.complain(error);
        }
    }

    /// Says that nothing can be kept.
    pub fn complain(self, error: StorageError) {
        let lang = self.lang.get_untracked();
        self.sticky.set_value(true);
        self.good.set(false);
        self.notice.set(Some(match error {
            StorageError::Forbidden => say(lang, &Msg::StorageForbidden),
            StorageError::Full => say(lang, &Msg::StorageFull),
        }));
    }

    /// Shows a sentence.
    pub fn tell(self, sentence: String) {
        self.announcement.set(sentence.clone());
        self.good.set(false);
        self.notice.set(Some(sentence));
    }

    /// Shows a sentence that says only that something was done: it goes by itself.
    pub fn mention(self, sentence: String) {
        self.tell(sentence.clone());
        self.good.set(true);
        leptos::task::spawn_local(async move {
            platform::sleep(MENTION_MS).await;
            if self.notice.try_get_untracked().flatten() == Some(sentence) {
                self.notice.set(None);
            }
        });
    }

    /// Keeps a game.
    pub fn keep(self, id: &str, text: &str) {
        let kept: Result<(), StorageError> = self.library(|library| library.keep(id, text));
        if let Err(error) = kept {
            self.complain(error);
        }
    }

    /// Does something with the saved games; whoever lists them is told.
    pub fn library<T>(self, work: impl FnOnce(&mut Library<LocalStore>) -> T) -> T {
        let result = work(&mut library());
        self.saves.update(|count| *count += 1);
        result
    }

    /// How fast things move, the wish of the system respected.
    pub fn motion(self) -> Motion {
        if platform::reduced_motion() { Motion::Off } else { self.settings.get_untracked().motion }
    }
}
