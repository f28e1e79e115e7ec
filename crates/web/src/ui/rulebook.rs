//! The rulebook in the page: searchable, and linkable at any paragraph.

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::{books, guide, platform};
use crate::model::Route;
use crate::model::rulebook::{PieceKind, Search, citations, pieces};
use leptos::prelude::*;
use texts::options::OptionText;
use texts::rulebook::{Paragraph, Rulebook, Tag};
use texts::web::{Msg, colon};

/// The id of the search field.
const FIELD: &str = "rules-search";

/// Opens the rulebook of a game, optionally at a paragraph.
pub fn open<G: Drawn>(app: App, at: Option<String>) -> AnyView {
    let search = RwSignal::new(Search::default());
    let book = move || app.rules(G::NAME, app.lang.get());
    if let Some(id) = at.clone() {
        show_paragraph(id, Signal::derive(move || book().is_some()));
    }
    platform::on_slash(|| platform::focus(FIELD));
    let title = move || book().map_or_else(|| G::title(app.lang.get()), |book| book.title);
    let found = move || book().map(|book| tally(app, book, &search.get()));
    let shown = books::rules_opened(app, G::NAME, move |book| {
        let page = Page { app, book, options: G::option_texts(), at: at.clone() };
        search.with(|search| if search.is_everything() { page.whole() } else { page.found(search) })
    });
    view! {
        <div class="page rulebook">
            {guide::tabs::<G>(app, None)}
            <h1>{title}</h1>
            <div class="row">{others::<G>(app)}</div>
            <div class="search">
                <input
                    type="search"
                    id=FIELD
                    data-testid="rules-search"
                    aria-label=move || app.say(Msg::Search)
                    aria-keyshortcuts="/"
                    placeholder=move || app.say(Msg::Search)
                    prop:value=move || search.with(|search| search.words.clone())
                    on:input=move |event| {
                        search.update(|search| search.words = event_target_value(&event));
                    }
                />
                <label>
                    <input
                        type="checkbox"
                        data-testid="rules-ours"
                        prop:checked=move || search.with(|search| search.ours)
                        on:change=move |event| {
                            search.update(|search| search.ours = event_target_checked(&event));
                        }
                    />
                    {move || app.say(Msg::OnlyOurs)}
                </label>
            </div>
            <p class="hint" role="status">{found}</p>
            {shown}
        </div>
    }
    .into_any()
}

/// Scrolls to a paragraph, once, when the paragraphs are loaded.
fn show_paragraph(id: String, is_here: Signal<bool>) {
    Effect::new(move |shown: Option<bool>| {
        let here = is_here.get();
        if here && shown != Some(true) {
            let id = format!("rule-{id}");
            leptos::task::spawn_local(async move {
                platform::sleep(30).await;
                platform::scroll_to(&id);
                platform::focus(&id);
            });
        }
        here || shown == Some(true)
    });
}

/// Shows links to the rulebooks of the other games.
fn others<G: Drawn>(app: App) -> impl IntoView + use<G> {
    let names = game::NAMES.into_iter().filter(|name| *name != G::NAME);
    let link = |name| game::visit(name, Other(app));
    names.filter_map(link).collect_view()
}

/// A link to the rulebook of this game.
struct Other(App);

impl Visit for Other {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Other(app) = self;
        let route = Route::Rules(G::NAME.to_owned(), None);
        view! { <a href=route.hash()>{move || G::title(app.lang.get())}</a> }.into_any()
    }
}

/// Returns the number of hits, if there is a search.
fn tally(app: App, book: &'static Rulebook, search: &Search) -> String {
    let count: usize = search.found(book).iter().map(|(_, items)| items.len()).sum();
    match (search.is_everything(), count) {
        (true, _) => String::new(),
        (false, 0) => app.say(Msg::NothingFound),
        (false, count) => app.say(Msg::FoundCount { count: &count.to_string() }),
    }
}

/// An open rulebook, optionally at a paragraph.
struct Page {
    app: App,
    book: &'static Rulebook,
    options: &'static [OptionText],
    at: Option<String>,
}

impl Page {
    fn whole(&self) -> AnyView {
        let contents = self.book.sections.iter().enumerate().map(|(index, section)| {
            view! {
                <li>
                    <a href="#" on:click=move |event| {
                        event.prevent_default();
                        platform::scroll_to(&format!("section-{index}"));
                        platform::focus(&format!("section-{index}"));
                    }>{section.heading}</a>
                </li>
            }
        });
        let everything = Search::default();
        let sections = self.book.sections.iter().enumerate().map(|(index, section)| {
            let items: Vec<usize> = (0..section.items.len()).collect();
            self.section(index, &items, &everything)
        });
        let lang = self.app.lang.get();
        let legend = [Tag::Ruling, Tag::Invented].map(|tag| {
            let label = tag.label(lang, self.options);
            view! { <li><span class="tag">{label}</span> {tag.help(lang)}</li> }
        });
        view! {
            <p>{self.book.intro}</p>
            <ul class="tags">{legend.into_iter().collect_view()}</ul>
            <nav class="contents" aria-label=self.app.say(Msg::Contents)>
                <ul>{contents.collect_view()}</ul>
            </nav>
            {sections.collect_view()}
        }
        .into_any()
    }

    fn found(&self, search: &Search) -> AnyView {
        let found = search.found(self.book);
        let sections = found.iter().map(|(index, items)| self.section(*index, items, search));
        sections.collect_view().into_any()
    }

    fn section(&self, index: usize, items: &[usize], search: &Search) -> impl IntoView + use<> {
        let section = &self.book.sections[index];
        let items = items.iter().map(|item| self.paragraph(&section.items[*item], search));
        view! {
            <section>
                <h2 id=format!("section-{index}") tabindex="-1">{section.heading}</h2>
                {items.collect_view()}
            </section>
        }
    }

    fn paragraph(&self, item: &'static Paragraph, search: &Search) -> impl IntoView + use<> {
        let lang = self.app.lang.get();
        let rule = item.id.map(|id| format!("rule-{id}"));
        let id = rule.or_else(|| item.explains.map(why));
        let own = item.id.map(|id| link(id, id.into_any(), "rule-id"));
        // A search for words may hide the reasons, so no link leads there.
        let reasons = if search.words.trim().is_empty() {
            item.id.filter(|id| self.book.reading(id).is_some())
        } else {
            None
        };
        let tags = item.tags.iter().map(|tag| {
            let meaning = colon(lang, &tag.label(lang, self.options), &tag.help(lang));
            let label = tag.label(lang, self.options);
            match (reasons, tag) {
                (Some(id), Tag::Ruling | Tag::Invented) => reason(id, label, meaning).into_any(),
                _ => view! { <span class="tag" title=meaning>{label}</span> }.into_any(),
            }
        });
        let here = item.id.is_some() && item.id == self.at.as_deref();
        let text = pieces(self.book, item.text, &search.words).into_iter().map(|piece| {
            let text = if piece.found {
                view! { <mark>{piece.text}</mark> }.into_any()
            } else {
                piece.text.into_any()
            };
            match piece.kind {
                PieceKind::Plain => text,
                PieceKind::Code => view! { <code>{text}</code> }.into_any(),
                PieceKind::Rule => link(piece.text, text, "rule-ref").into_any(),
            }
        });
        view! {
            <p id=id tabindex="-1" class="rule" class:here=here>
                {own} {tags.collect_view()} {text.collect_view()}
            </p>
        }
    }
}

/// Returns the element id of the reasons for a paragraph.
fn why(id: &str) -> String {
    format!("why-{id}")
}

/// Shows the mark of our own decision, which links to its reasons.
fn reason(id: &'static str, label: String, meaning: String) -> impl IntoView + use<> {
    view! {
        <a class="tag" href="#" title=meaning on:click=move |event| {
            event.prevent_default();
            platform::scroll_to(&why(id));
            platform::focus(&why(id));
        }>{label}</a>
    }
}

/// Shows one paragraph with its section, over the current page.
pub fn passage(
    app: App,
    book: &'static Rulebook,
    options: &'static [OptionText],
    id: &str,
) -> AnyView {
    let page = Page { app, book, options, at: None };
    let found = book.sections.iter().find_map(|section| {
        let item = section.items.iter().find(|item| item.id == Some(id))?;
        Some((section.heading, page.paragraph(item, &Search::default())))
    });
    match found {
        Some((heading, text)) => view! { <h2>{heading}</h2> {text} }.into_any(),
        None => view! { <p>{app.say(Msg::NothingFound)}</p> }.into_any(),
    }
}

/// Shows a text that cites the rulebook. Its ids link there in a new tab, so that the current page
/// stays open.
pub fn citing(text: &'static str) -> AnyView {
    let pieces = citations(text).into_iter().map(|piece| match piece.kind {
        PieceKind::Plain | PieceKind::Code => piece.text.into_any(),
        PieceKind::Rule => {
            let route = Route::Rules(String::new(), Some(piece.text.to_owned()));
            view! { <a href=route.hash() target="_blank">{piece.text}</a> }.into_any()
        }
    });
    pieces.collect_view().into_any()
}

/// Shows a link to a paragraph.
fn link(id: &str, text: AnyView, class: &'static str) -> impl IntoView + use<> {
    let route = Route::Rules(String::new(), Some(id.to_owned()));
    view! { <a class=class href=route.hash()>{text}</a> }
}
