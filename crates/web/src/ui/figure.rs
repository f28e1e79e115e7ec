//! A picture in a book: the board, the cards or the players of a position, drawn as at a table.

use super::app::App;
use super::drawn::Drawn;
use super::guide::line;
use super::table::{Purpose, Table};
use crate::model::books::{Book, Content, Title};
use crate::model::{Chooser, Session};
use kernel::{Line, Record, Seat, Viewer};
use leptos::prelude::*;
use texts::guide::{Figure, View};

/// The viewer of a book's pictures: the player whom the book addresses.
const READER: Seat = Seat(0);

/// Shows a picture and its caption, which says the same in words. Nothing in it can be pressed.
pub fn figure<G: Drawn>(app: App, figure: &'static Figure) -> AnyView {
    let title = Title::Record(figure.record);
    untrack(|| app.want_book(title));
    let drawn = move || match app.book(title) {
        Book::Here(Content::Record(record)) => untrack(|| drawn::<G>(app, record, figure)),
        _ => None,
    };
    let class = match figure.view {
        View::Board => format!("shot shot-board shot-{}", G::NAME),
        View::Cards => "shot shot-cards".to_owned(),
        View::Players => "shot shot-players".to_owned(),
    };
    // What the drawing shows, which the terminal says in its own signs.
    let on_page = (!figure.on_page.is_empty()).then(|| view! { " " {line::<G>(&figure.on_page)} });
    view! {
        <figure class=class class:cropped=!figure.crop.is_empty() data-testid="figure">
            <div class="shot-frame" inert=true aria-hidden="true">{drawn}</div>
            <figcaption>{line::<G>(&figure.caption)}{on_page}</figcaption>
        </figure>
    }
    .into_any()
}

fn drawn<G: Drawn>(app: App, record: &str, figure: &Figure) -> Option<AnyView> {
    let record = Record::<G>::parse(record).ok()?;
    let next = record.lines.get(figure.line).cloned();
    let mut session = Session::of_record("picture".into(), record).ok()?;
    session.go(figure.line);
    session.look(Viewer::Seat(READER), 0);
    let chooser = match next {
        Some(Line::Move(_, mv)) if figure.with_move => chosen(session.now(), mv),
        _ => Chooser::default(),
    };
    let table = Table::new(app, session, Purpose::Picture);
    table.crop.set_value(figure.crop);
    table.chooser.set(chooser);
    Some(match figure.view {
        View::Board => G::board(table),
        View::Cards => G::aside(table),
        View::Players => G::mats(table),
    })
}

/// Returns a chooser with all steps of a move taken, so that the board shows its effect.
fn chosen<G: Drawn>(game: &G, mv: G::Move) -> Chooser<G> {
    let mut chooser = Chooser::only(game, mv);
    for (step, facet) in game.facets(&mv).into_iter().enumerate() {
        if chooser.chosen().get(step) != Some(&facet) {
            chooser.choose(facet);
        }
    }
    chooser
}
