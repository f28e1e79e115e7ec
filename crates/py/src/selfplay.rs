//! Games that bots play among themselves, as columns: a row for each decision.

use crate::playable::{NO_ACTION, Playable, Row};
use crate::problem::CallProblem;
use crate::table::{Table, places, returns};
use dealer::{Dealer, Seed};
use kernel::{Turn, Viewer};

/// The decisions, one row each, and the games, one row each.
#[derive(Default)]
pub(crate) struct Columns {
    /// The game, from 0.
    pub(crate) game: Vec<u32>,
    /// The decision within its game, from 0.
    pub(crate) ply: Vec<u32>,
    /// The seat that decided.
    pub(crate) seat: Vec<u8>,
    /// The action; -1 for a move that has no number.
    pub(crate) action: Vec<i32>,
    /// The number of legal moves.
    pub(crate) legal: Vec<u32>,
    /// The final reward of the seat.
    pub(crate) reward: Vec<f32>,
    /// The final place of the seat.
    pub(crate) place: Vec<u8>,
    /// The observation of the seat, if it was asked for.
    pub(crate) observation: Vec<u8>,
}

/// Steps from one game of a series to the next and from one seat's bot to the next. Together with
/// `bot_number` they are those of `emberwake simulate`, so that the games are the same.
const GAME_STEP: u64 = 0x9e37_79b9_7f4a_7c15;
const SEAT_STEP: u64 = 0xd1b5_4a32_d192_ed03;

fn bot_number(game: u64, seat: u8) -> u64 {
    let mut mixed = game.wrapping_add((u64::from(seat) + 1).wrapping_mul(SEAT_STEP));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Lets bots play; they take the seats in their order, and from the first again.
pub(crate) fn play<G: Playable>(
    table: &Table<G>,
    games: usize,
    bots: &[String],
    seed: u64,
    observations: bool,
) -> Result<Columns, CallProblem> {
    if bots.is_empty() {
        return Err(CallProblem::TooFew("the number of bots"));
    }
    for name in bots {
        table.typed_bot(name, 0)?;
    }
    let mut columns = Columns::default();
    let players = table.start.players();
    let width = if observations { table.measured.1 } else { 0 };
    for index in 0..games {
        let number = seed.wrapping_add((index as u64).wrapping_mul(GAME_STEP));
        let seated = (0..players).map(|seat| {
            let name = &bots[usize::from(seat) % bots.len()];
            table.typed_bot(name, bot_number(number, seat))
        });
        let seated = seated.collect::<Result<Vec<_>, _>>()?;
        play_one(table, index as u32, number, seated, width, &mut columns);
    }
    Ok(columns)
}

fn play_one<G: Playable>(
    table: &Table<G>,
    index: u32,
    number: u64,
    mut seated: Vec<Box<dyn bots::Bot<G> + Send>>,
    width: usize,
    columns: &mut Columns,
) {
    let mut dealer = Dealer::new(&Seed::from_number(number), &[]);
    let mut game = table.start.clone();
    let mut legal = Vec::new();
    let mut actions = Vec::new();
    let first = columns.game.len();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = dealer.answer(&game);
                game.resolve(outcome, &mut ()).expect("the dealer answers what is asked");
            }
            Turn::Seat(seat) => {
                legal.clear();
                actions.clear();
                game.legal_moves(&mut legal);
                game.number_moves(&legal, &mut actions);
                let view = game.view(Viewer::Seat(seat));
                let mv = seated[seat.index()].choose(&view, &legal);
                if width > 0 {
                    let from = columns.observation.len();
                    columns.observation.resize(from + width, 0);
                    let mut row = Row::over(&mut columns.observation[from..]);
                    G::observe(&view, seat, game.players(), &mut row);
                }
                let chosen = legal.iter().position(|&other| other == mv);
                let action = chosen.map_or(NO_ACTION, |chosen| actions[chosen]);
                columns.game.push(index);
                columns.ply.push((columns.seat.len() - first) as u32);
                columns.seat.push(seat.0);
                columns.action.push(if action == NO_ACTION { -1 } else { action.into() });
                columns.legal.push(legal.len() as u32);
                game.play(mv, &mut ()).expect("a bot chooses a legal move");
            }
        }
    }
    let places = places(&game);
    let returns: Vec<f32> = returns(&places).collect();
    for &seat in &columns.seat[first..] {
        columns.reward.push(returns[usize::from(seat)]);
        columns.place.push(places[usize::from(seat)]);
    }
}
