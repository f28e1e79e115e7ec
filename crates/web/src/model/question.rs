//! What the page asks a bot in its worker, and the answer: both plain text.

use super::playable::Playable;
use super::save::game_of;
use super::session::Session;
use ::sea::Sea;
use campfire::Campfire;
use kernel::{Game, Record, Seat, Turn, Viewer};

/// The question to the bot that is to act.
pub fn ask<G: Playable>(session: &Session<G>) -> Option<String> {
    let (seat, level) = session.bot_to_act()?;
    let number = session.bot_number(seat);
    let mut record = session.record();
    // The bot needs the game, not the names of the people or the dealer's secrets.
    record.tags.clear();
    Some(format!("{level}\n{number}\n{record}"))
}

/// Answers a question, whatever its game: the notation of a move, or nothing if it makes no sense.
pub fn answer(question: &str) -> String {
    let answer = match game_of(question).as_deref() {
        Some(Campfire::NAME) => answer_in::<Campfire>(question),
        Some(Sea::NAME) => answer_in::<Sea>(question),
        _ => None,
    };
    answer.unwrap_or_default()
}

fn answer_in<G: Playable>(question: &str) -> Option<String> {
    let mut parts = question.splitn(3, '\n');
    let (level, number) = (parts.next()?, parts.next()?.parse().ok()?);
    let record = Record::<G>::parse(parts.next()?).ok()?;
    let journal = record.replay(&mut ()).ok()?;
    let Turn::Seat(seat) = journal.now().turn() else { return None };
    choose::<G>(level, number, journal.now(), seat).map(|mv| mv.to_string())
}

/// What a bot of this level plays here. It sees only what its seat may see.
pub fn choose<G: Playable>(level: &str, number: u64, game: &G, seat: Seat) -> Option<G::Move> {
    let mut bot = G::bot(level, number)?;
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    (!legal.is_empty()).then(|| bot.choose(&game.view(Viewer::Seat(seat)), &legal))
}
