//! The rulebook in the page: searchable, and open at any paragraph.

use super::app::App;
use super::drawn::Drawn;
use super::game::Visit;
use super::platform;
use crate::model::Route;
use leptos::prelude::*;
use texts::rulebook::{Paragraph, Rulebook};
use texts::web::Msg;

/// Opens the rulebook of a game, perhaps at a paragraph.
pub struct Open(pub App, pub Option<String>);

impl Visit for Open {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Open(app, at) = self;
        let words = RwSignal::new(String::new());
        if let Some(id) = at.clone() {
            // Once the paragraphs stand there.
            leptos::task::spawn_local(async move {
                platform::sleep(30).await;
                platform::scroll_to(&format!("rule-{id}"));
                platform::focus(&format!("rule-{id}"));
            });
        }
        let shown = move || {
            let book = G::rulebook(app.lang.get());
            let words = words.get();
            match words.trim().is_empty() {
                true => whole(app, book, at.clone()),
                false => found(app, book, words.trim(), at.clone()),
            }
        };
        view! {
            <div class="page rulebook">
                <h1>{move || G::rulebook(app.lang.get()).title}</h1>
                <label class="search">
                    <span class="hidden-label">{move || app.say(Msg::Search)}</span>
                    <input
                        type="search"
                        data-testid="rules-search"
                        placeholder=move || app.say(Msg::Search)
                        on:input=move |event| words.set(event_target_value(&event))
                    />
                </label>
                {shown}
            </div>
        }
        .into_any()
    }
}

fn whole(app: App, book: &'static Rulebook, at: Option<String>) -> AnyView {
    let contents = book.sections.iter().enumerate().map(|(index, section)| {
        view! {
            <li>
                <a href="#" on:click=move |event| {
                    event.prevent_default();
                    platform::scroll_to(&format!("section-{index}"));
                }>{section.heading}</a>
            </li>
        }
    });
    let sections = book.sections.iter().enumerate().map(|(index, section)| {
        let items = section.items.iter().map(|item| paragraph(app, item, at.as_deref()));
        view! {
            <section>
                <h2 id=format!("section-{index}")>{section.heading}</h2>
                {items.collect_view()}
            </section>
        }
    });
    view! {
        <p>{book.intro}</p>
        <nav class="contents" aria-label=app.say(Msg::Contents)>
            <ul>{contents.collect_view()}</ul>
        </nav>
        {sections.collect_view()}
    }
    .into_any()
}

fn found(app: App, book: &'static Rulebook, words: &str, at: Option<String>) -> AnyView {
    let found = book.search(words);
    if found.is_empty() {
        return view! { <p role="status">{app.say(Msg::NothingFound)}</p> }.into_any();
    }
    found.into_iter().map(|item| paragraph(app, item, at.as_deref())).collect_view().into_any()
}

fn paragraph(app: App, item: &'static Paragraph, at: Option<&str>) -> impl IntoView {
    let lang = app.lang.get();
    let id = item.id.map(|id| format!("rule-{id}"));
    let link = item.id.map(|id| {
        let route = Route::Rules(String::new(), Some(id.to_owned()));
        view! { <a class="rule-id" href=route.hash()>{id}</a> }
    });
    let tags = item.tags.iter().map(|tag| view! { <span class="tag">{tag.label(lang)}</span> });
    let here = item.id.is_some() && item.id == at;
    view! {
        <p id=id tabindex="-1" class="rule" class:here=here>
            {link} {tags.collect_view()} {marked(item.text)}
        </p>
    }
}

/// The text, with names of options as code.
fn marked(text: &'static str) -> impl IntoView {
    let parts = text.split('`').enumerate().map(|(index, part)| match index % 2 {
        0 => view! { <span>{part}</span> }.into_any(),
        _ => view! { <code>{part}</code> }.into_any(),
    });
    parts.collect_view()
}
