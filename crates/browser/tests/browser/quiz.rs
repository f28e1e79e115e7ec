//! The quiz at the end of *Learn*, from the first question to a game, with nothing but the keyboard.

use crate::support::{Key, Outcome, Page, cases, demand};
use serde_json::json;

cases![
    Desk the_quiz_of_sea_is_answered_with_the_keyboard_and_leads_to_a_game,
    Phone the_quiz_of_campfire_is_answered_with_the_keyboard_and_leads_to_a_game,
];

const QUESTIONS: usize = 12;

/// The name of the focused element, and its number among those with this name.
const FOCUSED: &str = "const one = document.activeElement; const name = one.dataset.testid ?? '';\
     return [name, [...document.querySelectorAll(`[data-testid=${name || 'none'}]`)].indexOf(one)]";
const SOLVED: &str = "return document.querySelector('[data-testid=quiz-next]') !== null";
const HEADED: &str =
    "return ['quiz-heading', 'quiz-result'].includes(document.activeElement.dataset.testid)";
const DRAWN: &str = "return document.querySelector('.quiz .shot-frame')?.childElementCount > 0";
const TABLE: &str =
    "return location.hash.startsWith('#/table/') && document.querySelector('.room') !== null";
const NARROW: &str = "return document.documentElement.scrollWidth <= innerWidth + 1";

/// Presses Tab until an element has the focus.
async fn tab_to(page: &Page, name: &str, number: usize) -> Outcome {
    for _ in 0..12 {
        page.key(Key::Tab).await?;
        if page.ask(FOCUSED).await? == json!([name, number]) {
            return Ok(());
        }
    }
    demand(false, || format!("Tab never reaches {name} {number}"))
}

/// Answers all questions and returns how many were answered at the first try.
async fn answered(page: &Page, game: &str) -> Outcome<usize> {
    let mut first = 0;
    for question in 0..QUESTIONS {
        page.wait("the position of the question", DRAWN).await?;
        demand(page.ask(NARROW).await? == json!(true), || format!("question {question} is wide"))?;
        if question == 0 {
            page.picture(&format!("quiz-{game}")).await?;
        }
        for answer in 0.. {
            tab_to(page, "quiz-answer", answer).await?;
            page.key(Key::Enter).await?;
            page.wait("a verdict", "return document.querySelector('.quiz .verdict') !== null")
                .await?;
            let verdict = page.text("quiz-verdict").await?;
            demand(verdict.contains('('), || format!("no rule is cited: {verdict}"))?;
            let solved = page.ask(SOLVED).await? == json!(true);
            demand(solved == verdict.starts_with("Right!"), || verdict.clone())?;
            if solved {
                first += usize::from(answer == 0);
                break;
            }
            demand(verdict.ends_with("Try another answer."), || verdict.clone())?;
        }
        tab_to(page, "quiz-next", 0).await?;
        page.key(Key::Enter).await?;
        page.wait("the next heading to have the focus", HEADED).await?;
    }
    Ok(first)
}

async fn quizzed(page: &Page, game: &str) -> Outcome {
    page.open("").await?;
    page.set("motion off").await?;
    page.open(&format!("#/rules/{game}/learn")).await?;
    page.see("quiz").await?;
    page.ask("document.querySelector('[data-testid=practice]').focus()").await?;
    let first = answered(page, game).await?;
    page.read("quiz-result", &format!("{first} of {QUESTIONS}")).await?;
    page.picture(&format!("quiz-{game}-result")).await?;
    tab_to(page, "quiz-play", 0).await?;
    page.key(Key::Enter).await?;
    page.wait("the table", TABLE).await
}

async fn the_quiz_of_sea_is_answered_with_the_keyboard_and_leads_to_a_game(page: Page) -> Outcome {
    quizzed(&page, "sea").await
}

async fn the_quiz_of_campfire_is_answered_with_the_keyboard_and_leads_to_a_game(
    page: Page,
) -> Outcome {
    quizzed(&page, "campfire").await
}
