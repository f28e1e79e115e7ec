//! A hint for the person who is asked: first the best move and why, then the three best on the
//! board.

use super::{Purpose, Table};
use crate::model::{Session, question};
use crate::ui::drawn::Drawn;
use leptos::prelude::*;
use mind::{Answer, HintedMove, ToldHint};
use texts::review::{ReviewLabel, ReviewMessage, percent_roughly, review_label, review_message};
use texts::web::{LearnMsg, say_learn};

/// The part of a hint that is shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum HintState {
    /// Nobody has asked.
    #[default]
    Unasked,
    /// It is being looked for.
    Thinking,
    /// The best move.
    Best(ToldHint),
    /// The best moves, from good to bad.
    All(ToldHint),
    /// There is none, and why.
    Nothing(String),
}

impl<G: Drawn> Table<G> {
    /// Whether the person who is asked may have a hint: where the table allows it, unless they have
    /// switched hints off.
    pub fn offers_hints(self) -> bool {
        self.purpose == Purpose::Play
            && self.app.settings.get().hints
            && self.session.with(Session::allows_hints)
            && self.asked().is_some()
    }

    /// Shows a hint, or more of it.
    pub fn ask_hint(self) {
        match self.hint.get_untracked() {
            HintState::Thinking | HintState::All(_) => {}
            HintState::Best(told) => self.hint.set(HintState::All(told)),
            HintState::Unasked | HintState::Nothing(_) => self.begin_hint(),
        }
    }

    fn begin_hint(self) {
        let lang = self.app.lang.get_untracked();
        let question = self.session.with_untracked(|session| question::hint(session, lang));
        let Some(question) = question else {
            return self.hint.set(HintState::Nothing(say_learn(lang, &LearnMsg::HintNone)));
        };
        self.hint.set(HintState::Thinking);
        let answers = self.session.with_untracked(|session| session.status().answers);
        let answer = self.bots.try_update_value(|worker| worker.ask(&question, |_, _| ()));
        leptos::task::spawn_local(async move {
            let Some(answer) = answer else { return };
            let state = match answer.await {
                Some(Answer::Hint(told)) if !told.moves.is_empty() => {
                    self.app.announcement.set(told.moves[0].deed.clone());
                    HintState::Best(told)
                }
                Some(_) => HintState::Nothing(say_learn(lang, &LearnMsg::HintNone)),
                None => HintState::Nothing(say_learn(lang, &LearnMsg::Unreachable)),
            };
            let now = self.session.try_with_untracked(|session| session.status().answers);
            let waits = self.hint.try_get_untracked() == Some(HintState::Thinking);
            if waits && now == Some(answers) {
                self.hint.set(state);
            }
        });
    }

    /// The moves that are marked on the board, from good to bad.
    pub fn hinted(self) -> Vec<G::Move> {
        match self.hint.get() {
            HintState::All(told) => {
                told.moves.iter().filter_map(|one| one.notation.parse().ok()).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The hint as it is shown above the choice.
pub fn hint<G: Drawn>(table: Table<G>) -> impl IntoView {
    let lang = table.app.lang.get();
    match table.hint.get() {
        HintState::Unasked => ().into_any(),
        HintState::Thinking => view! {
            <p class="hint" data-testid="hint-thinking">{say_learn(lang, &LearnMsg::HintThinking)}</p>
        }
        .into_any(),
        HintState::Nothing(why) => view! { <p class="hint" data-testid="hint-none">{why}</p> }.into_any(),
        HintState::Best(told) => {
            let more = (told.moves.len() > 1).then(|| {
                view! {
                    <button data-testid="hint-more" on:click=move |_| table.ask_hint()>
                        {say_learn(lang, &LearnMsg::HintMore)}
                    </button>
                }
            });
            view! { <div class="hint-box" data-testid="hint-box">{best(table, &told)} {more}</div> }
                .into_any()
        }
        HintState::All(told) => {
            let items = told.moves.iter().map(|one| {
                let chance = percent_roughly(lang, one.chances.of(told.seat));
                view! { <li>{format!("{} ({chance})", one.deed)}</li> }
            });
            view! {
                <div class="hint-box" data-testid="hint-box">
                    {best(table, &told)}
                    <h3>{review_label(lang, ReviewLabel::Hint)}</h3>
                    <ol data-testid="hint-all">{items.collect_view()}</ol>
                </div>
            }
            .into_any()
        }
    }
}

/// The best move, why, and what it brings to everybody compared with the next best.
fn best<G: Drawn>(table: Table<G>, told: &ToldHint) -> impl IntoView + use<G> {
    let lang = table.app.lang.get();
    let first = &told.moves[0];
    let next = told.moves.get(1);
    let names = table.names();
    let brings = names.seats().map(|seat| {
        let name = names.of(lang, seat);
        let chance = |of: &HintedMove| percent_roughly(lang, of.chances.of(seat));
        let best = &chance(first);
        let said = match next.map(chance) {
            Some(next) => say_learn(lang, &LearnMsg::HintChance { name: &name, best, next: &next }),
            None => say_learn(lang, &LearnMsg::HintOnly { name: &name, best }),
        };
        view! { <li>{said}</li> }
    });
    let close = (!told.is_clear).then(|| {
        view! { <p class="hint">{review_message(lang, &ReviewMessage::Close)}</p> }
    });
    view! {
        <p><strong data-testid="hint-move">{first.deed.clone()}</strong></p>
        <p data-testid="hint-why">{first.why.clone()}</p>
        <ul class="hint-chances">{brings.collect_view()}</ul>
        {close}
    }
}

/// The button that gives a hint.
pub fn button<G: Drawn>(table: Table<G>) -> impl IntoView {
    let offered = Memo::new(move |_| table.offers_hints());
    move || {
        offered.get().then(|| {
            view! {
                <button data-testid="hint-button" aria-keyshortcuts="v" on:click=move |_| table.ask_hint()>
                    {move || say_learn(table.app.lang.get(), &LearnMsg::Hint)}
                </button>
            }
        })
    }
}

/// The mark on a board of a move of a hint.
pub fn hint_mark((x, y): (f64, f64), rank: usize, way: &str) -> String {
    let number = rank + 1;
    format!(
        "<g class='hint-mark rank-{number}' transform='translate({x:.1} {y:.1})'>\
         <rect x='-21' y='-15' width='42' height='30' rx='15'/><text y='7'>{number}{way}</text></g>"
    )
}
