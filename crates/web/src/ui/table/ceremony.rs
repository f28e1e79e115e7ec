//! Big moments: a brief banner over the board, which any key or tap dismisses.

use super::Table;
use crate::model::BigMoment;
use crate::ui::drawn::Drawn;
use leptos::prelude::*;

/// The content of a banner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    emblem: String,
    hue: &'static str,
    sentence: String,
    scores: Vec<(String, String, i32)>,
}

impl<G: Drawn> Table<G> {
    /// Returns the banner of an event, if it is a big moment.
    pub(super) fn ceremony_of(self, event: &G::Event) -> Option<Ceremony> {
        let BigMoment { emblem, seat, scores } = G::big_moment(event)?;
        let lang = self.app.lang.get_untracked();
        self.session.with_untracked(|session| {
            let names = session.names();
            let game = session.now();
            let score = |(seat, points): (kernel::Seat, i32)| {
                (game.face(seat), names.of(lang, seat), points)
            };
            // The sentence leaves out what the numbers show.
            let sentence = if scores.is_empty() {
                G::event(lang, event, &names)?
            } else {
                G::event(lang, event, &texts::Names::default())?
            };
            Some(Ceremony {
                emblem: G::emblem(emblem),
                hue: seat.map_or("none", |seat| game.hue(seat)),
                sentence,
                scores: kernel::Seat::all(game.players()).zip(scores).map(score).collect(),
            })
        })
    }
}

/// Shows the banner over the board, while there is one.
pub fn banner<G: Drawn>(table: Table<G>) -> impl IntoView {
    let ceremony = table.ceremony;
    move || ceremony.get().map(|shown| draw(shown, move || table.skip()))
}

fn draw(shown: Ceremony, skip: impl Fn() + 'static) -> AnyView {
    let Ceremony { emblem, hue, sentence, scores } = shown;
    let scores = scores.into_iter().map(|(face, name, points)| {
        view! {
            <li>
                <span class="face" inner_html=face></span>
                <span>{name}</span>
                <b class="tally" style=("--score", points.to_string())></b>
            </li>
        }
    });
    let scores = scores.collect_view();
    // Screen readers get their text once everything has come to rest.
    view! {
        <div
            class=format!("ceremony tint-{hue}")
            aria-hidden="true"
            data-testid="ceremony"
            on:click=move |_| skip()
        >
            <div class="banner">
                <span class="emblem" inner_html=emblem></span>
                <p>{sentence}</p>
                <ul>{scores}</ul>
            </div>
        </div>
    }
    .into_any()
}
