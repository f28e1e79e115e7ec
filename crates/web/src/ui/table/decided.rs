//! Describes what decided a game, in sentences.

use crate::model::digest::{TurnSpan, digest, spans};
use crate::model::verdict::{Lead, Verdict, verdict};
use crate::model::{Playable, Session};
use texts::Lang;
use texts::web::{FlowMsg, say_flow};

/// Returns what decided a finished game, or nothing if that can't be known here.
pub fn sentences<G: Playable>(session: &Session<G>, lang: Lang) -> Vec<String> {
    let game = session.now();
    let winner = game.standing().and_then(|standing| standing.winners().next());
    let told = session.standings().and_then(|standings| verdict(&standings, winner));
    let Some(told) = told else { return Vec::new() };
    let names = session.names();
    let turns: Vec<TurnSpan> =
        spans(session.happenings()).into_iter().filter(|span| span.seat.is_some()).collect();
    let line = |turn: usize| {
        let span = turns.get(turn.checked_sub(1)?)?;
        Some(digest(session.happenings(), *span, lang, &names).text)
    };
    let actor = names.actor(lang, told.winner);
    // Points that exist only for the graph mean nothing to people.
    let counted = game.score_table(lang).compared.len() == 1;
    in_words(&told, &actor, lang, counted, &line)
}

fn in_words(
    told: &Verdict,
    name: &texts::Actor,
    lang: Lang,
    counted: bool,
    line: &dyn Fn(usize) -> Option<String>,
) -> Vec<String> {
    let say = |what: FlowMsg| say_flow(lang, &what);
    let with = |sentence: String, turn: usize| match line(turn) {
        Some(line) => format!("{sentence} {line}"),
        None => sentence,
    };
    let mut sentences = Vec::new();
    let mut shown = None;
    match told.lead {
        Lead::Kept => sentences.push(say(FlowMsg::LeadKept { name })),
        Lead::Taken(turn) => {
            shown = Some(turn);
            sentences.push(with(say(FlowMsg::LeadTaken { name, turn }), turn));
        }
        Lead::AtEnd => sentences.push(say(FlowMsg::LeadAtEnd { name })),
        Lead::Level => {}
    }
    if told.changes > 0 {
        sentences.push(say(FlowMsg::LeadChanged { times: told.changes }));
    }
    if let Some((turn, points)) = told.biggest.filter(|(turn, _)| counted && shown != Some(*turn)) {
        let points = points.unsigned_abs() as usize;
        sentences.push(with(say(FlowMsg::BiggestTurn { name, turn, points }), turn));
    }
    if counted && told.margin > 0 {
        sentences.push(say(FlowMsg::WonBy { points: told.margin.unsigned_abs() as usize }));
    }
    sentences
}
