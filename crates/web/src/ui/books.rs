//! Fetches books, and shows a placeholder in the meantime.

use super::app::App;
use super::{offline, platform};
use crate::model::books::{Book, Content, Title};
use leptos::prelude::*;
use texts::Lang;
use texts::rulebook::Rulebook;
use texts::web::{BookMsg, say_book};

impl App {
    /// Fetches a book, unless it is loaded.
    pub fn want_book(self, title: Title) {
        let wanted = self.books.try_update_untracked(|books| books.want(title));
        let Some(file) = wanted.flatten() else { return };
        leptos::task::spawn_local(async move {
            let address = format!("./{file}");
            let text = platform::fetch(&address).await;
            let found = text.is_some();
            self.books.try_update(|books| books.put(title, text));
            if found {
                offline::keep_file(&address).await;
            }
        });
    }

    /// Returns the state of a book; reacts when it is loaded.
    pub fn book(self, title: Title) -> Book {
        self.books.with(|books| books.get(title))
    }

    /// Returns the rulebook of a game in a language, if it is loaded; reacts when it is.
    pub fn rules(self, game: &'static str, lang: Lang) -> Option<&'static Rulebook> {
        self.books.with(|books| books.rules(game, lang))
    }

    /// Returns a text about books in the reader's language; reacts to a change of language.
    pub fn say_book(self, what: BookMsg) -> &'static str {
        say_book(self.lang.get(), &what)
    }
}

/// Shows a book in the reader's language once it is loaded. Until then, says that it is loading or
/// unavailable.
pub fn opened(
    app: App,
    title: impl Fn(Lang) -> Title + Copy + Send + 'static,
    shown: impl Fn(Content) -> AnyView + Send + 'static,
) -> AnyView {
    Effect::new(move || app.want_book(title(app.lang.get())));
    (move || {
        let lang = app.lang.get();
        match app.book(title(lang)) {
            Book::Here(content) => shown(content),
            Book::Coming => view! {
                <p class="hint" role="status">{say_book(lang, &BookMsg::Loading)}</p>
            }
            .into_any(),
            Book::Missing => view! {
                <p class="problem" role="alert" data-testid="book-missing">
                    {say_book(lang, &BookMsg::Missing)}
                </p>
                <button data-testid="book-retry" on:click=move |_| {
                    untrack(|| app.want_book(title(app.lang.get())));
                    // The book is loading again, and the reader should see that.
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

/// Shows the rulebook of a game in the reader's language.
pub fn rules_opened(
    app: App,
    game: &'static str,
    shown: impl Fn(&'static Rulebook) -> AnyView + Send + 'static,
) -> AnyView {
    opened(
        app,
        move |lang| Title::Rules(game, lang),
        move |content| match content {
            Content::Rules(book) => shown(book),
            Content::Guide(_) | Content::Record(_) | Content::Puzzles(_) => ().into_any(),
        },
    )
}
