//! Fetches rulebooks and shows something in the meantime.

use super::app::App;
use super::platform;
use crate::model::books::Book;
use leptos::prelude::*;
use texts::Lang;
use texts::rulebook::Rulebook;
use texts::web::{BookMsg, say_book};

impl App {
    /// Fetches the rulebook of a game in the reader's language, unless it is here. Reacts to
    /// another language.
    pub fn want_book(self, game: &'static str) {
        let lang = self.lang.get();
        let wanted = self.books.try_update_untracked(|books| books.want(game, lang));
        let Some(file) = wanted.flatten() else { return };
        leptos::task::spawn_local(async move {
            let address = format!("./{file}");
            let text = platform::fetch(&address).await;
            let found = text.is_some();
            self.books.try_update(|books| books.put(game, lang, text));
            if found {
                platform::keep_file(&address).await;
            }
        });
    }

    /// The rulebook of a game in a language, as far as it is here. Reacts when it comes.
    pub fn book(self, game: &str, lang: Lang) -> Book {
        self.books.with(|books| books.get(game, lang))
    }
}

/// What is shown of a rulebook once it is here; until then, that it is on its way or can't be had.
pub fn opened(
    app: App,
    game: &'static str,
    shown: impl Fn(&'static Rulebook) -> AnyView + Send + 'static,
) -> AnyView {
    Effect::new(move || app.want_book(game));
    (move || {
        let lang = app.lang.get();
        match app.book(game, lang) {
            Book::Here(book) => shown(book),
            Book::Coming => view! {
                <p class="hint" role="status">{say_book(lang, &BookMsg::Loading)}</p>
            }
            .into_any(),
            Book::Missing => view! {
                <p class="problem" role="alert" data-testid="book-missing">
                    {say_book(lang, &BookMsg::Missing)}
                </p>
                <button data-testid="book-retry" on:click=move |_| {
                    untrack(|| app.want_book(game));
                    // The book is on its way again, which the reader sees.
                    app.books.notify();
                }>
                    {say_book(lang, &BookMsg::Retry)}
                </button>
            }
            .into_any(),
        }
    })
    .into_any()
}
