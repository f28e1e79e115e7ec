//! The state shared by every part of the page: settings, language, address, notices.

use super::dialog::Ask;
use super::notice::Notice;
use super::online::ServerLink;
use super::parts::Parts;
use super::popover::Sheet;
use super::storage::{LocalStore, library};
use super::{audio, platform};
use crate::model::books::Books;
use crate::model::settings::VOLUME_MAX;
use crate::model::{Library, Motion, Route, Settings, StorageError};
use leptos::prelude::*;
use texts::Lang;
use texts::web::{Msg, say};

/// The state shared by every part of the page.
#[derive(Clone, Copy)]
pub struct App {
    /// The person's settings.
    pub settings: RwSignal<Settings>,
    /// The current address.
    pub route: RwSignal<Route>,
    /// The current language.
    pub lang: Memo<Lang>,
    /// The sentence over the page.
    pub notice: RwSignal<Option<Notice>>,
    /// The text for screen readers.
    pub announcement: RwSignal<String>,
    /// The address of the worker's script.
    pub worker: StoredValue<String>,
    /// Whether the notice outlives the next change of address, because the action that caused it
    /// led there.
    sticky: StoredValue<bool>,
    /// The game that was last looked at. The bar links to its rules.
    pub game: RwSignal<&'static str>,
    /// A question that waits for an answer.
    pub ask: RwSignal<Option<Ask>>,
    /// The sheet over the page: a paragraph of the rules, a card, or the keys.
    pub sheet: RwSignal<Option<Sheet>>,
    /// The books that were fetched.
    pub books: RwSignal<Books>,
    /// A counter of changes to the saved games.
    pub saves: RwSignal<u32>,
    /// The link to the server, for online play.
    pub server: ServerLink,
    /// The code behind the home page, as far as it is here.
    pub(super) parts: Parts,
    /// Owns everything that lives as long as the page.
    pub(super) owner: StoredValue<Owner>,
}

/// The time for which a passing notice stays.
const MENTION_MS: u32 = 8_000;

/// Returns the app, from any component.
pub fn app() -> App {
    expect_context()
}

impl App {
    /// Creates the page with its saved settings, at the current address. The texts of `spoken` are
    /// loaded.
    pub fn new(worker: String, files: &str, spoken: Lang) -> App {
        let kept = library().settings().ok().flatten().unwrap_or_default();
        let settings = RwSignal::new(Settings::load(&kept));
        let wanted = settings.get_untracked().lang.unwrap_or_else(platform::browser_lang);
        let lang = super::languages::spoken(settings, spoken);
        let app = App {
            settings,
            route: RwSignal::new(Route::parse(&platform::hash())),
            lang,
            notice: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
            worker: StoredValue::new(worker),
            sticky: StoredValue::new(false),
            game: RwSignal::new(super::game::NAMES[0]),
            ask: RwSignal::new(None),
            sheet: RwSignal::new(None),
            books: RwSignal::new(Books::new(files)),
            saves: RwSignal::new(0),
            server: ServerLink::default(),
            parts: Parts::default(),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        };
        app.begin_language(wanted);
        platform::on_hash_change(move |hash| {
            if !app.sticky.get_value() {
                app.notice.set(None);
            }
            app.sticky.set_value(false);
            app.ask.set(None);
            app.sheet.set(None);
            let route = Route::parse(&hash);
            // A new page starts at its top. A paragraph of the rules is scrolled to by its own
            // page.
            if route != app.route.get_untracked() && !matches!(route, Route::Rules(_, Some(_))) {
                platform::scroll_to_top();
            }
            app.route.set(route);
            platform::keep_focus("content");
        });
        platform::on_storage_change(move || app.saves.update(|count| *count += 1));
        Effect::new(move || platform::dress(app.settings.get().theme, app.lang.get()));
        Effect::new(move || {
            let settings = app.settings.get();
            audio::set_volume(f32::from(settings.volume) / f32::from(VOLUME_MAX));
        });
        // An announcement in another language is cleared for screen readers.
        Effect::new(move |before: Option<Lang>| {
            let lang = app.lang.get();
            if before.is_some_and(|before| before != lang) {
                app.announcement.set(String::new());
            }
            lang
        });
        app
    }

    /// Returns a text in the reader's language; reacts to a change of language.
    pub fn say(self, what: Msg) -> String {
        say(self.lang.get(), &what)
    }

    /// Goes to another part of the page.
    pub fn go(self, route: Route) {
        platform::set_hash(&route.hash());
    }

    /// Changes a setting and saves it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let text = self.settings.get_untracked().save();
        if let Err(error) = library().keep_settings(&text) {
            self.complain(error);
        }
    }

    /// Reports that nothing can be saved.
    pub fn complain(self, error: StorageError) {
        let lang = self.lang.get_untracked();
        self.sticky.set_value(true);
        self.notice.set(Some(Notice::problem(match error {
            StorageError::Forbidden => say(lang, &Msg::StorageForbidden),
            StorageError::Full => say(lang, &Msg::StorageFull),
        })));
    }

    /// Shows why something was refused, or another problem.
    pub fn tell(self, sentence: String) {
        self.notify(Notice::problem(sentence));
    }

    /// Shows a notice, and announces it.
    pub fn notify(self, notice: Notice) {
        self.announcement.set(notice.sentence().to_owned());
        self.notice.set(Some(notice));
    }

    /// Shows a sentence that reports a success and disappears by itself.
    pub fn mention(self, sentence: String) {
        let notice = Notice::good(sentence);
        self.notify(notice.clone());
        leptos::task::spawn_local(async move {
            platform::sleep(MENTION_MS).await;
            if self.notice.try_get_untracked().flatten() == Some(notice) {
                self.notice.set(None);
            }
        });
    }

    /// Saves a game.
    pub fn keep(self, id: &str, text: &str) {
        let kept: Result<(), StorageError> = self.library(|library| library.keep(id, text));
        if let Err(error) = kept {
            self.complain(error);
        }
    }

    /// Works with the saved games, and notifies lists of them.
    pub fn library<T>(self, work: impl FnOnce(&mut Library<LocalStore>) -> T) -> T {
        let result = work(&mut library());
        self.saves.update(|count| *count += 1);
        result
    }

    /// Vibrates a phone after this time, if the setting is on.
    pub fn vibrate(self, after_ms: u32) {
        if self.settings.get_untracked().vibration {
            leptos::task::spawn_local(async move {
                platform::sleep(after_ms).await;
                platform::vibrate();
            });
        }
    }

    /// Returns the speed of animations, respecting the system's preference.
    pub fn motion(self) -> Motion {
        if platform::reduced_motion() { Motion::Off } else { self.settings.get_untracked().motion }
    }
}
