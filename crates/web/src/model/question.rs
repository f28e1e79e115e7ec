//! What the page asks a bot in its worker, and the answer: both plain text.

use super::playable::Playable;
use super::save::game_of;
use super::session::{BotAsked, Session};
use bots::BotConfig;
use kernel::{Record, Seat, Turn, Viewer};

/// The question to the bot that is to act, and who is asked.
///
/// The worker is part of this page, the host of the table, and so gets the whole game; the bot in
/// it gets what its seat may see.
pub fn ask<G: Playable>(session: &Session<G>) -> Option<(BotAsked, String)> {
    let asked = session.bot_to_act()?;
    let number = bot_number(&session.id, &asked);
    // The bot needs the game, not the names of the people or the dealer's secrets.
    let record = Record::of(session.journal()?, Vec::new());
    let question = format!("{}\n{number}\n{record}", asked.level);
    Some((asked, question))
}

/// The number from which a bot makes its choice here.
fn bot_number(id: &str, asked: &BotAsked) -> u64 {
    let mut mixed = asked.answers << 8 | u64::from(asked.seat.0);
    for byte in id.bytes() {
        mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    mixed ^ mixed >> 29
}

/// What the weakest bot plays for whoever was asked and gave no answer.
pub fn stand_in<G: Playable>(session: &Session<G>, asked: &BotAsked) -> Option<G::Move> {
    let number = bot_number(&session.id, asked);
    choose::<G>(G::LEVELS.first()?, number, session.journal()?.now(), asked.seat)
}

/// Answers a question, whatever its game: the notation of a move, or nothing if it makes no sense.
pub fn answer(question: &str) -> String {
    let game = game_of(question).unwrap_or_default();
    let answer = games::with_game!(game.as_str(), G => answer_in::<G>(question));
    answer.flatten().unwrap_or_default()
}

fn answer_in<G: Playable>(question: &str) -> Option<String> {
    let mut parts = question.splitn(3, '\n');
    let level = parts.next()?;
    let number = parts.next()?.parse().ok()?;
    let record = Record::<G>::parse(parts.next()?).ok()?;
    let journal = record.replay(&mut ()).ok()?;
    let Turn::Seat(seat) = journal.now().turn() else { return None };
    choose::<G>(level, number, journal.now(), seat).map(|mv| mv.to_string())
}

/// What a bot of this level plays here. It sees only what its seat may see.
pub fn choose<G: Playable>(level: &str, number: u64, game: &G, seat: Seat) -> Option<G::Move> {
    let mut bot = G::bot(level, BotConfig::seed(number)).ok()?;
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    (!legal.is_empty()).then(|| bot.choose(&game.view(Viewer::Seat(seat)), &legal))
}
