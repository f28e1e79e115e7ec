//! Fetches the texts of a language when it is chosen. The page starts with the texts of one.

use super::app::App;
use super::{offline, platform};
use crate::model::Settings;
use leptos::prelude::*;
use texts::Lang;
use texts::fetched;
use texts::web::{FirstMsg, say_first};
use web_sys::{HtmlSelectElement, console};

/// Returns the current language: the one in the settings if its texts are loaded, otherwise the one
/// that the page started with.
pub fn spoken(settings: RwSignal<Settings>, began: Lang) -> Memo<Lang> {
    let browser = platform::browser_lang();
    Memo::new(move |_| {
        let wanted = settings.get().lang.unwrap_or(browser);
        if fetched::speaks(wanted) { wanted } else { began }
    })
}

impl App {
    /// Caches the texts that the page started with, and reports if they are not in the wanted
    /// language.
    pub(super) fn begin_language(self, wanted: Lang) {
        let spoken = self.lang.get_untracked();
        let file = self.books.with_untracked(|books| books.texts(spoken).map(str::to_owned));
        leptos::task::spawn_local(async move {
            if let Some(file) = file {
                offline::keep_file(&format!("./{file}")).await;
            }
        });
        if wanted != spoken {
            self.stay_in_language(wanted);
        }
    }

    /// Switches to the language that was chosen in a list, or to the browser's language for `None`.
    /// If its texts can't be fetched, the page and the list stay as they are.
    pub fn choose_language(self, list: HtmlSelectElement, chosen: Option<Lang>, before: &str) {
        let wanted = chosen.unwrap_or_else(platform::browser_lang);
        let before = before.to_owned();
        leptos::task::spawn_local(async move {
            if fetched::speaks(wanted) || self.fetch_texts(wanted).await {
                self.set(|settings| settings.lang = chosen);
            } else {
                list.set_value(&before);
                self.stay_in_language(wanted);
            }
        });
    }

    fn stay_in_language(self, wanted: Lang) {
        let sentence = FirstMsg::LanguageMissing { language: wanted.name() };
        self.tell(say_first(self.lang.get_untracked(), &sentence));
    }

    /// Fetches the texts of a language and caches them for offline use.
    async fn fetch_texts(self, lang: Lang) -> bool {
        let file = self.books.with_untracked(|books| books.texts(lang).map(str::to_owned));
        let Some(file) = file else { return false };
        let address = format!("./{file}");
        let Some(text) = platform::fetch(&address).await else { return false };
        if let Err(problem) = fetched::load(lang, text) {
            console::warn_1(&problem.to_string().into());
            return false;
        }
        // The service worker may start much later; the language doesn't wait for it.
        leptos::task::spawn_local(async move { offline::keep_file(&address).await });
        true
    }
}
