//! The sentence over the page: why something was refused, or that it was done.

use super::app::App;
use crate::model::Route;
use leptos::prelude::*;
use texts::web::Msg;

/// A sentence that is shown until it is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    sentence: String,
    /// The paragraph of the rulebook that it cites, and where to read it.
    rule: Option<(String, Route)>,
    /// Whether it only reports a success.
    is_good: bool,
}

impl Notice {
    /// A refusal, or another problem.
    pub fn problem(sentence: String) -> Notice {
        Notice { sentence, rule: None, is_good: false }
    }

    /// A refusal that cites a paragraph of a game's rulebook.
    pub fn by_rule(sentence: String, game: &str, rule: String) -> Notice {
        let route = Route::Rules(game.to_owned(), Some(rule.clone()));
        Notice { rule: Some((rule, route)), ..Notice::problem(sentence) }
    }

    /// A success.
    pub fn good(sentence: String) -> Notice {
        Notice { is_good: true, ..Notice::problem(sentence) }
    }

    /// Returns its sentence.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// Draws the notice, if there is one.
pub fn notice(app: App) -> impl IntoView {
    move || {
        app.notice.get().map(|Notice { sentence, rule, is_good }| {
            let rule = rule.map(|(rule, route)| {
                view! { " " <a class="rule-id" href=route.hash()>{rule}</a> }
            });
            view! {
                <div
                    class="notice"
                    class:good=is_good
                    role=if is_good { "status" } else { "alert" }
                    data-testid="notice"
                >
                    <span>{sentence} {rule}</span>
                    <button class="quiet" on:click=move |_| app.notice.set(None)>
                        {move || app.say(Msg::Close)}
                    </button>
                </div>
            }
        })
    }
}
