//! The teaching books: *Learn* with its pictures, and *Card*, which also opens over a table.

use super::app::App;
use super::books;
use super::drawn::Drawn;
use super::figure::figure;
use super::quiz::quiz;
use super::rulebook::citing;
use crate::model::Route;
use crate::model::books::{Content, Title};
use leptos::prelude::*;
use texts::guide::{Block, Guide, GuideKind, Inline, Inlines};
use texts::web::{BookMsg, Msg};

/// Opens a book that teaches a game.
pub fn open<G: Drawn>(app: App, kind: GuideKind) -> AnyView {
    view! {
        <div class=format!("page guide guide-{}", kind.word()) data-testid=kind.word()>
            {tabs::<G>(app, Some(kind))}
            {opened::<G>(app, kind, false)}
        </div>
    }
    .into_any()
}

/// Shows the card of a game over the current page.
pub fn card_sheet<G: Drawn>(app: App) -> AnyView {
    view! {
        <div class="guide guide-card" data-testid="card-sheet">
            {opened::<G>(app, GuideKind::Card, true)}
        </div>
    }
    .into_any()
}

/// Shows the tabs of a game's three books: the one to read first, the one to keep at hand, and the
/// one to look things up in.
pub fn tabs<G: Drawn>(app: App, shown: Option<GuideKind>) -> impl IntoView {
    let kinds = GuideKind::ALL.map(Some).into_iter().chain([None]);
    let links = kinds.map(|kind| {
        let game = G::NAME.to_owned();
        let route = match kind {
            Some(kind) => Route::Guide(game, kind),
            None => Route::Rules(game, None),
        };
        let current = (kind == shown).then_some("page");
        view! {
            <a href=route.hash() aria-current=current data-testid=format!("tab-{}", word(kind))>
                {move || app.say_book(name(kind))}
            </a>
        }
    });
    view! {
        <nav class="book-tabs" aria-label=move || app.say(Msg::Rules)>
            {links.collect_view()}
        </nav>
    }
}

const fn name(kind: Option<GuideKind>) -> BookMsg {
    match kind {
        Some(GuideKind::Learn) => BookMsg::Learn,
        Some(GuideKind::Card) => BookMsg::Card,
        None => BookMsg::Reference,
    }
}

const fn word(kind: Option<GuideKind>) -> &'static str {
    match kind {
        Some(kind) => kind.word(),
        None => "reference",
    }
}

fn opened<G: Drawn>(app: App, kind: GuideKind, over: bool) -> AnyView {
    let title = move |lang| Title::Guide(kind, G::NAME, lang);
    books::opened(app, title, move |content| match content {
        Content::Guide(guide) => whole::<G>(app, guide, over),
        Content::Rules(_) | Content::Record(_) | Content::Puzzles(_) => ().into_any(),
    })
}

fn whole<G: Drawn>(app: App, guide: &'static Guide, over: bool) -> AnyView {
    // Over a table there is already a heading.
    let title = if over {
        view! { <h2>{guide.title}</h2> }.into_any()
    } else {
        view! { <h1>{guide.title}</h1> }.into_any()
    };
    view! { {title} {blocks::<G>(app, &guide.blocks, over)} }.into_any()
}

fn blocks<G: Drawn>(app: App, all: &'static [Block], over: bool) -> AnyView {
    let is_heading = |block: &Block| matches!(block, Block::Heading(_));
    let mut shown: Vec<AnyView> = Vec::new();
    let mut rest = all;
    while let Some((block, after)) = rest.split_first() {
        let Block::Heading(heading) = block else {
            let until = rest.iter().position(is_heading).unwrap_or(rest.len());
            let (before, next) = rest.split_at(until);
            rest = next;
            shown.push(in_turn::<G>(app, before, over));
            continue;
        };
        // Related blocks stay together, on a screen with columns as on paper.
        let until = after.iter().position(is_heading).unwrap_or(after.len());
        let (section, next) = after.split_at(until);
        rest = next;
        let inside = in_turn::<G>(app, section, over);
        let heading = if over {
            view! { <h3>{*heading}</h3> }.into_any()
        } else {
            view! { <h2>{*heading}</h2> }.into_any()
        };
        shown.push(view! { <section>{heading} {inside}</section> }.into_any());
    }
    shown.into_any()
}

/// Shows blocks without headings. Questions in a row are one quiz.
fn in_turn<G: Drawn>(app: App, blocks: &'static [Block], over: bool) -> AnyView {
    let asked = |block: &'static Block| match block {
        Block::Question(question) => Some(question),
        _ => None,
    };
    let is_asked = |block: &Block| matches!(block, Block::Question(_));
    let runs = blocks.chunk_by(|block, next| is_asked(block) && is_asked(next));
    let shown = runs.map(|run| match run {
        [Block::Question(_), ..] => quiz::<G>(app, run.iter().filter_map(asked).collect()),
        _ => run.iter().map(|block| one::<G>(app, block, over)).collect_view().into_any(),
    });
    shown.collect_view().into_any()
}

fn one<G: Drawn>(app: App, block: &'static Block, over: bool) -> AnyView {
    match block {
        Block::Heading(heading) => view! { <h3>{*heading}</h3> }.into_any(),
        Block::Paragraph(words) => view! { <p>{line::<G>(words)}</p> }.into_any(),
        Block::Steps(items) => {
            let items = items.iter().map(|item| view! { <li>{line::<G>(item)}</li> });
            view! { <ol class="steps">{items.collect_view()}</ol> }.into_any()
        }
        Block::Points(items) => {
            let items = items.iter().map(|item| view! { <li>{line::<G>(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
        Block::Table(rows) => table::<G>(rows),
        Block::Figure(shown) => figure::<G>(app, shown),
        Block::Example(inside) => {
            view! { <aside class="example">{blocks::<G>(app, inside, over)}</aside> }.into_any()
        }
        Block::Question(question) => quiz::<G>(app, vec![question]),
        Block::Practice(label) => {
            let route = Route::Learn(G::NAME.to_owned());
            view! {
                <p><a class="button primary large" href=route.hash() data-testid="practice">{*label}</a></p>
            }
            .into_any()
        }
    }
}

fn table<G: Drawn>(rows: &'static [Vec<Inlines>]) -> AnyView {
    let Some((head, body)) = rows.split_first() else { return ().into_any() };
    let named = head.iter().any(|cell| !cell.is_empty());
    let head = named.then(|| {
        let cells = head.iter().map(|cell| view! { <th scope="col">{line::<G>(cell)}</th> });
        view! { <thead><tr>{cells.collect_view()}</tr></thead> }
    });
    let body = body.iter().map(|row| {
        let cells = row.iter().enumerate().map(|(at, cell)| match at {
            0 => view! { <th scope="row">{line::<G>(cell)}</th> }.into_any(),
            _ => view! { <td>{line::<G>(cell)}</td> }.into_any(),
        });
        view! { <tr>{cells.collect_view()}</tr> }
    });
    view! { <table>{head} <tbody>{body.collect_view()}</tbody></table> }.into_any()
}

/// Shows the words of a line.
pub fn line<G: Drawn>(pieces: &'static [Inline]) -> AnyView {
    let piece = |piece: &Inline| match *piece {
        Inline::Plain(text) => citing(text),
        Inline::Constant { text, .. } => text.into_any(),
        Inline::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
        Inline::Key(key) => view! { <kbd>{key}</kbd> }.into_any(),
        Inline::Fact { text, .. } => view! { <b class="fact">{text}</b> }.into_any(),
        Inline::Sign(word) => {
            view! { <span class="sign" aria-hidden="true" inner_html=G::sign(word)></span> }
                .into_any()
        }
    };
    pieces.iter().map(piece).collect_view().into_any()
}
