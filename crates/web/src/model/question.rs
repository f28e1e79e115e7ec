//! The page's question to a bot in its worker, and the answer. Both are plain text.

use super::playable::Playable;
use super::session::{BotAsked, Session};
use kernel::{Record, Seat, Viewer};
use mind::{Question, Spoken};
use texts::Lang;

/// Iterations of the search for a hint, and for each decision of a review.
pub const ITERATIONS: u32 = 1000;
/// The number of times that bots replay the shuffle of a game that is reviewed.
pub const REPLAYS: u32 = 200;

/// Builds the question to the bot that must act.
///
/// The worker is part of this page, the host of the table, and so gets the whole game; the bot in
/// it gets what its seat may see.
pub fn ask<G: Playable>(session: &Session<G>) -> Option<(BotAsked, Question)> {
    let asked = session.bot_to_act()?;
    let number = bot_number(&session.id, &asked);
    // The bot needs the game, not the names of the people or the dealer's secrets.
    let record = Record::of(session.journal()?, Vec::new()).to_string();
    let question = Question::Move { level: asked.level.to_string(), number, record };
    Some((asked, question))
}

/// Returns the seed for a bot's choice here.
fn bot_number(id: &str, asked: &BotAsked) -> u64 {
    let mut mixed = asked.answers << 8 | u64::from(asked.seat.0);
    for byte in id.bytes() {
        mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    mixed ^ mixed >> 29
}

/// Returns the move for a bot that gave no answer: any legal move, because only the worker can
/// judge moves.
pub fn stand_in<G: Playable>(session: &Session<G>, asked: &BotAsked) -> Option<G::Move> {
    let mut legal = Vec::new();
    session.journal()?.now().legal_moves(&mut legal);
    let number = bot_number(&session.id, asked) as usize;
    legal.get(number.checked_rem(legal.len())?).copied()
}

/// How an answer about this game is said to a reader.
pub fn spoken<G: Playable>(session: &Session<G>, lang: Lang) -> Spoken {
    let names = session.names().read_by(None);
    let names = Seat::all(session.now().players()).map(|seat| names.of(lang, seat));
    Spoken { lang: lang.tag().to_owned(), names: names.collect() }
}

/// The question for the best moves of the person who decides: it tells what their seat knows.
/// `None` if nobody here decides.
pub fn hint<G: Playable>(session: &Session<G>, lang: Lang) -> Option<Question> {
    let seat = session.person_to_act()?;
    let eyes = Viewer::Seat(seat);
    let view = (!G::HAS_SECRETS || session.viewer() == eyes).then(|| session.now().view(eyes))?;
    Some(Question::Hint {
        game: G::NAME.to_owned(),
        view: serde_json::to_value(view).ok()?,
        iterations: ITERATIONS,
        seed: 1,
        spoken: spoken(session, lang),
    })
}

/// The question for a review; `None` while the record would tell secrets.
pub fn review<G: Playable>(session: &Session<G>, seat: Seat, lang: Lang) -> Option<Question> {
    Some(Question::Review {
        record: session.record()?.to_string(),
        seat,
        iterations: ITERATIONS,
        seed: 1,
        replays: REPLAYS,
        spoken: spoken(session, lang),
    })
}
