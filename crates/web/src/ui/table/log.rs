//! The log: a line for each turn, which unfolds to sentences, each with its rulebook paragraph.

use super::Table;
use crate::model::digest::{TurnSpan, digest, digests_since, spans};
use crate::model::session::Happening;
use crate::model::{Playable, Route, Session};
use crate::ui::drawn::Drawn;
use kernel::Seat;
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use table::Person;
use texts::web::{FlowMsg, Msg, say_flow};
use texts::{Lang, Names};

/// A sentence of the log: the event, the sentence, the paragraph, and whether a turn begins.
pub type Sentence<G> = (<G as kernel::Game>::Event, String, &'static str, bool);

/// Returns the sentences of these happenings.
pub fn sentences<'a, G: Playable>(
    happenings: impl Iterator<Item = &'a Happening<G>>,
    lang: Lang,
    names: &Names,
) -> Vec<Sentence<G>> {
    let told = |happening: &Happening<G>| {
        let event = &happening.event;
        let sentence = G::event(lang, event, names)?;
        Some((event.clone(), sentence, G::event_rule(event), G::turn_of(event).is_some()))
    };
    happenings.filter_map(told).collect()
}

/// A line of the log: a turn of the game, or news of the table.
#[derive(Clone)]
enum LogLine {
    /// A turn, and a hash that changes with the text of its line.
    Turn(TurnSpan, u64),
    Note(usize, String),
}

/// Shows the log of a table, newest first.
pub fn log<G: Drawn>(table: Table<G>) -> impl IntoView {
    let unfolded = RwSignal::new(BTreeSet::new());
    let lines = move || {
        let lang = table.app.lang.get();
        let shown = table.told.get();
        let moving = table.moving.get();
        table.session.with(|session| {
            // A turn that is still being shown gets its line when it is over: a line that changed at
            // every step would be drawn again at every step.
            let unfinished = moving && shown < session.happenings().len();
            let shown = if unfinished { last_turn_start(session, shown) } else { shown };
            entries(session, shown, lang)
        })
    };
    // A line is kept while its text is the same, so that a long log is not rebuilt at each move.
    let key = |entry: &LogLine| match entry {
        LogLine::Turn(span, salt) => (span.start, span.end, *salt, String::new()),
        LogLine::Note(at, note) => (*at, usize::MAX, 0, note.clone()),
    };
    let draw = move |entry| match entry {
        LogLine::Turn(span, _) => turn(table, span, unfolded).into_any(),
        LogLine::Note(_, note) => view! { <li class="note">{note}</li> }.into_any(),
    };
    view! {
        <ol class="log turns" reversed data-testid="log">
            <For each=lines key=key children=draw />
        </ol>
    }
}

/// Returns the start of the last turn among the first `shown` happenings.
fn last_turn_start<G: Drawn>(session: &Session<G>, shown: usize) -> usize {
    let happenings = session.happenings();
    spans(&happenings[..shown.min(happenings.len())]).last().map_or(0, |span| span.start)
}

/// Returns the lines of the game and the table, newest first. The game's lines stop at what the
/// board has shown.
fn entries<G: Drawn>(session: &Session<G>, shown: usize, lang: Lang) -> Vec<LogLine> {
    let names = session.names();
    let happenings = session.happenings();
    let happenings = &happenings[..shown.min(happenings.len())];
    let mut common = DefaultHasher::new();
    (lang as u8, &names, format!("{:?}", session.viewer())).hash(&mut common);
    let mut notes = session.notes().iter().enumerate().peekable();
    let mut entries = Vec::new();
    let mut note_until = |line: usize, entries: &mut Vec<LogLine>| {
        while let Some((at, told)) = notes.next_if(|(_, told)| told.sequence as usize <= line) {
            let person = |person: Person| session.person(lang, person);
            let note = texts::table_ui::news(lang, &told.news, &names, person);
            entries.extend(note.map(|note| LogLine::Note(at, note)));
        }
    };
    for span in spans(happenings) {
        note_until(happenings[span.start].line, &mut entries);
        let mut salt = common.clone();
        // An undone and repeated decision is another line of the table.
        happenings[span.end - 1].line.hash(&mut salt);
        entries.push(LogLine::Turn(span, salt.finish()));
    }
    if shown >= session.happenings().len() {
        note_until(usize::MAX, &mut entries);
    }
    entries.reverse();
    entries
}

/// The text of a turn's line.
struct TurnText {
    face: String,
    text: String,
    points: i32,
}

fn turn_text<G: Drawn>(table: Table<G>, span: TurnSpan) -> TurnText {
    let lang = table.app.lang.get_untracked();
    table.session.with_untracked(|session| {
        let told = digest(session.happenings(), span, lang, &session.names());
        let face = span.seat.map(|seat| session.now().face(seat)).unwrap_or_default();
        TurnText { face, text: told.text, points: told.points }
    })
}

/// Shows the line of a turn. Pressing it shows the turn step by step; pointing at it shows its
/// trace on the board.
fn turn<G: Drawn>(
    table: Table<G>,
    span: TurnSpan,
    unfolded: RwSignal<BTreeSet<usize>>,
) -> impl IntoView {
    let text = turn_text(table, span);
    let open = Memo::new(move |_| unfolded.with(|unfolded| unfolded.contains(&span.start)));
    let toggle = move || {
        unfolded.update(|unfolded| {
            if !unfolded.remove(&span.start) {
                unfolded.insert(span.start);
            }
        });
    };
    let point = move |on: bool| table.traced.set(on.then_some(span));
    let details = move || {
        open.get().then(|| {
            let lang = table.app.lang.get_untracked();
            let told = table.session.with_untracked(|session| {
                let of_turn = session.happenings().get(span.start..span.end).unwrap_or_default();
                sentences(of_turn.iter(), lang, &session.names())
            });
            let lines = told.into_iter().map(|sentence| line(table, sentence)).collect_view();
            view! { <ol class="log details" data-testid="turn-details">{lines}</ol> }
        })
    };
    turn_row(text, open, toggle, point, details.into_any())
}

/// Shows the row of a turn, the same for every game.
fn turn_row(
    text: TurnText,
    open: Memo<bool>,
    toggle: impl Fn() + 'static,
    point: impl Fn(bool) + Copy + 'static,
    details: AnyView,
) -> AnyView {
    let points = (text.points != 0).then(|| {
        view! { <b class="gain">{format!("+{}", text.points)}</b> }
    });
    view! {
        <li class="turn" data-testid="turn">
            <button
                class="turn-line"
                data-testid="turn-line"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| toggle()
                on:mouseenter=move |_| point(true)
                on:mouseleave=move |_| point(false)
                on:focusin=move |_| point(true)
                on:focusout=move |_| point(false)
            >
                <span class="face" aria-hidden="true" inner_html=text.face></span>
                <span class="turn-text">{text.text} " " {points}</span>
            </button>
            {details}
        </li>
    }
    .into_any()
}

/// Shows the news since this person's last decision: a line for each turn, to read or to watch
/// again.
pub fn news<G: Drawn>(table: Table<G>, seat: Seat) -> Option<AnyView> {
    let lang = table.app.lang.get();
    let told = table.session.with(|session| {
        let since = session.news_for(seat);
        let begun = session.now().turns() > 0 && since > 0;
        let told = digests_since(session.happenings(), since, lang, &session.names());
        let others = told.into_iter().filter(|(span, _)| span.seat != Some(seat));
        let line = |(span, digest): (TurnSpan, crate::model::digest::TurnDigest)| {
            let face = span.seat.map(|seat| session.now().face(seat)).unwrap_or_default();
            TurnText { face, text: digest.text, points: digest.points }
        };
        begun.then(|| others.map(line).collect::<Vec<_>>())
    })?;
    let again = table.can_show_again().then_some(move || table.show_again());
    (!told.is_empty()).then(|| news_panel(table.app, told, again))
}

fn news_panel(
    app: crate::ui::app::App,
    told: Vec<TurnText>,
    again: Option<impl Fn() + 'static>,
) -> AnyView {
    let lang = app.lang.get();
    let lines = told.into_iter().map(|told| {
        view! {
            <li>
                <span class="face" aria-hidden="true" inner_html=told.face></span>
                <span>{told.text}</span>
            </li>
        }
    });
    let again = again.map(|again| {
        view! {
            <button
                class="quiet again"
                data-testid="show-again"
                aria-keyshortcuts="w"
                on:click=move |_| again()
            >
                {say_flow(lang, &FlowMsg::ShowAgain)}
            </button>
        }
    });
    view! {
        <div class="news" data-testid="since">
            <h2>{app.say(Msg::SinceYourTurn)} " " {again}</h2>
            <ol class="log turns">{lines.collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// Shows a sentence of a turn. Pointing at it highlights its subject on the board.
pub fn line<G: Drawn>(table: Table<G>, sentence: Sentence<G>) -> impl IntoView {
    let (event, sentence, rule, begins) = sentence;
    let mark = move |on: bool| table.marked.set(on.then(|| event.clone()));
    let enter = mark.clone();
    let focus = mark.clone();
    let leave = mark.clone();
    let blur = mark;
    let route = Route::Rules(G::NAME.to_owned(), Some(rule.to_owned()));
    view! {
        <li
            class:begins=begins
            on:mouseenter=move |_| enter(true)
            on:mouseleave=move |_| leave(false)
            on:focusin=move |_| focus(true)
            on:focusout=move |_| blur(false)
        >
            <span>{sentence}</span>
            " "
            <a class="rule-id" href=route.hash()>{rule}</a>
        </li>
    }
}
