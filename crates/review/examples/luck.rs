//! Measures how much of the results of games random outcomes explain, if each is worth what a
//! given value says: the outlook, a search, or the mean of many playouts.
//!
//! `cargo run --release -p review --example luck -- campfire 2 200 search:100`: the game, the number
//! of players, the number of games, and the value: `outlook`, `search:N`, or `keen:N` for N playouts
//! by `keen`. Games are played by `search:60`, or by `keen` if the value is. A file of nets may
//! follow; then `outlook` judges by them.
//!
//! All random outcomes between two decisions count as one. Searches and playouts are noisy, so each
//! value is estimated twice, and the noise is taken out of the result. What playouts by the players
//! of the game say is right on average, so for `keen` the last line is the true share of the
//! results that random outcomes decide.

use bots::{Bot, BotConfig, Budget, SearchBot};
use dealer::Quick;
use kernel::playout::listed_moves;
use kernel::{Luck, Seat, SetupText, Turn, Viewer};
use review::weighing::Scales;
use review::{Chances, Reviewed, luck};

/// One decision in this many is random, as in `calibrate`.
const STRAY_EVERY: u32 = 16;
/// The number of continuations that a search looks at before random outcomes.
const CONTINUED: u32 = 6;
/// Games with the usual setup end sooner.
const TURNS_MAX: u32 = 600;

/// The value that random outcomes are measured with.
#[derive(Clone, Copy)]
enum Value {
    Outlook,
    Search(u32),
    Keen(u32),
}

impl Value {
    fn read(text: &str) -> Option<Value> {
        match text.split_once(':') {
            None if text == "outlook" => Some(Value::Outlook),
            Some(("search", number)) => Some(Value::Search(number.parse().ok()?)),
            Some(("keen", number)) => Some(Value::Keen(number.parse().ok()?)),
            _ => None,
        }
    }

    /// Estimates the chances in a position that may await random outcomes.
    fn estimate<G: Reviewed>(self, game: &G, scales: &Scales, random: &mut Quick) -> Vec<f64> {
        let times = match self {
            Value::Keen(playouts) => playouts,
            _ if game.turn() == Turn::Chance => CONTINUED,
            _ => 1,
        };
        let mut sums = vec![0.0; usize::from(game.players())];
        for _ in 0..times {
            let mut game = game.clone();
            fall(&mut game, random);
            let chances = match self {
                _ if game.turn() == Turn::Over => Chances::result(&game).expect("it is over"),
                Value::Outlook => luck::at_first_sight(&game, scales),
                Value::Search(iterations) => searched(&game, iterations, random),
                Value::Keen(_) => played(game, random),
            };
            sums.iter_mut().zip(chances.by_seat()).for_each(|(sum, one)| *sum += one);
        }
        sums.iter().map(|sum| sum / f64::from(times)).collect()
    }
}

/// Resolves random outcomes until someone decides.
fn fall<G: Reviewed>(game: &mut G, random: &mut Quick) {
    while game.turn() == Turn::Chance {
        let outcome = game.sample(random);
        game.resolve(outcome, &mut ()).expect("a sampled outcome may fall");
    }
}

/// Returns what a search thinks of a decision: the chances after the move that it would choose.
fn searched<G: Reviewed>(game: &G, iterations: u32, random: &mut Quick) -> Chances {
    let Turn::Seat(seat) = game.turn() else { unreachable!("a seat decides") };
    let seed = u64::from(random.below(1 << 30));
    let mut search = SearchBot::<G>::new(seed, Budget::Iterations(iterations), G::settings());
    let weighed = search.weigh(&game.view(Viewer::Seat(seat)), &listed_moves(game));
    Chances::calibrated(&weighed[0].win, game.players(), G::calibration(game.players()).search)
}

/// Plays a game to its end with `keen` and returns its result.
fn played<G: Reviewed>(mut game: G, random: &mut Quick) -> Chances {
    let seed = u64::from(random.below(1 << 30));
    let mut keen = G::bot("keen", BotConfig::seed(seed)).expect("every game has it");
    while game.turn() != Turn::Over && game.turns() <= TURNS_MAX {
        decide(&mut game, &mut *keen, random);
        fall(&mut game, random);
    }
    Chances::result(&game)
        .unwrap_or_else(|| Chances::calibrated(&[1.0; kernel::SEATS_MAX], game.players(), 1.0))
}

/// Lets the bot decide, or now and then chance.
fn decide<G: Reviewed>(game: &mut G, bot: &mut (dyn Bot<G> + Send), random: &mut Quick) {
    let Turn::Seat(seat) = game.turn() else { return };
    let legal = listed_moves(game);
    let mv = match random.below(STRAY_EVERY) {
        0 => legal[random.below(legal.len() as u32) as usize],
        _ => bot.choose(&game.view(Viewer::Seat(seat)), &legal),
    };
    game.play(mv, &mut ()).expect("bots choose legal moves");
}

/// A seat's result, what it owes to random outcomes in two estimates, and the sum of the products
/// of both estimates over all outcomes.
struct Explained {
    result: f64,
    owed: [f64; 2],
    squares: f64,
}

fn play<G: Reviewed>(players: u8, number: u32, value: Value, scales: &Scales) -> Vec<Explained> {
    let mut random = Quick::new(u64::from(number) + 1);
    let name = if matches!(value, Value::Keen(_)) { "keen" } else { "search:60" };
    let bot =
        |seat: Seat| G::bot(name, BotConfig::seed(u64::from(number) << 8 | u64::from(seat.0)));
    let mut bots: Vec<_> =
        Seat::all(players).map(|seat| bot(seat).expect("the bot exists")).collect();
    let mut game = G::start(&G::Setup::usual(players)).expect("the usual setup");
    let mut all: Vec<Explained> = Seat::all(players)
        .map(|_| Explained { result: 0.0, owed: [0.0; 2], squares: 0.0 })
        .collect();
    while game.turn() != Turn::Over {
        if game.turns() > TURNS_MAX {
            return Vec::new();
        }
        if let Turn::Seat(seat) = game.turn() {
            decide(&mut game, &mut *bots[seat.index()], &mut random);
            continue;
        }
        let mut before: [Vec<f64>; 2] = Default::default();
        let mut gained: [Vec<f64>; 2] = Default::default();
        if matches!(value, Value::Outlook) {
            // Outcome by outcome, without noise, as a review does it.
            gained = [vec![0.0; usize::from(players)], vec![0.0; usize::from(players)]];
            while game.turn() == Turn::Chance {
                let view = game.view(Viewer::Omniscient);
                let before = luck::expected::<G>(&view, scales, &mut random).expect("chance");
                let outcome = game.sample(&mut random);
                game.resolve(outcome, &mut ()).expect("a sampled outcome may fall");
                let after = luck::at_first_sight(&game, scales);
                for (seat, before) in before.by_seat().iter().enumerate() {
                    gained.iter_mut().for_each(|one| one[seat] += after.by_seat()[seat] - before);
                }
            }
        } else {
            for estimate in &mut before {
                *estimate = value.estimate(&game, scales, &mut random);
            }
            fall(&mut game, &mut random);
            for (gained, before) in gained.iter_mut().zip(&before) {
                let after = value.estimate(&game, scales, &mut random);
                *gained = after.iter().zip(before).map(|(after, before)| after - before).collect();
            }
        }
        for (seat, one) in all.iter_mut().enumerate() {
            let both = [gained[0][seat], gained[1][seat]];
            one.owed.iter_mut().zip(both).for_each(|(sum, gain)| *sum += gain);
            one.squares += both[0] * both[1];
        }
    }
    let result = Chances::result(&game).expect("it is over");
    for (one, result) in all.iter_mut().zip(result.by_seat()) {
        one.result = *result;
    }
    all
}

/// Returns the mean of the products of two deviations.
fn covariance(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len().max(1) as f64;
    let (first, second) = pairs.iter().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    let (first, second) = (first / count, second / count);
    pairs.iter().map(|one| (one.0 - first) * (one.1 - second)).sum::<f64>() / count
}

/// The shares of the variance of results: explained by one estimate, explained if the value had
/// no noise, explained if it also were scaled best, and decided by random outcomes if the value is
/// right.
fn shares(games: &[&Vec<Explained>]) -> [f64; 4] {
    let all: Vec<&Explained> = games.iter().flat_map(|game| game.iter()).collect();
    let of = |pair: &dyn Fn(&Explained) -> (f64, f64)| {
        covariance(&all.iter().map(|one| pair(one)).collect::<Vec<_>>())
    };
    let variance = of(&|one| (one.result, one.result));
    let rest = of(&|one| (one.result - one.owed[0], one.result - one.owed[0]));
    let with = of(&|one| (one.result, (one.owed[0] + one.owed[1]) / 2.0));
    let twice = of(&|one| (one.owed[0], one.owed[1]));
    let squares = all.iter().map(|one| one.squares).sum::<f64>() / all.len().max(1) as f64;
    [
        1.0 - rest / variance,
        (2.0 * with - twice) / variance,
        with * with / twice / variance,
        squares / variance,
    ]
}

fn measure<G: Reviewed>(players: u8, games: u32, value: Value, nets: Option<&String>) {
    if let Some(path) = nets {
        let file = std::fs::read(path).expect("the file can be read");
        bots::learn::<G>(&file).expect("it is a file of nets");
    }
    let scales = Scales::new::<G>(players, 100);
    let played: Vec<_> =
        (0..games).map(|number| play::<G>(players, number, value, &scales)).collect();
    let all: Vec<&Vec<Explained>> = played.iter().collect();
    // The spread over resampled games (bootstrap) is the uncertainty.
    let mut random = Quick::new(1);
    let resampled: Vec<[f64; 4]> = (0..200)
        .map(|_| shares(&all.iter().map(|_| all[random.below(games) as usize]).collect::<Vec<_>>()))
        .collect();
    println!("{} {players} players, {games} games", G::NAME);
    let names = ["one estimate", "without its noise", "and scaled best", "decided by chance"];
    for (nth, (name, share)) in names.iter().zip(shares(&all)).enumerate() {
        let pairs: Vec<(f64, f64)> = resampled.iter().map(|one| (one[nth], one[nth])).collect();
        let error = 1.96 * covariance(&pairs).sqrt();
        println!("  {name:<20} {:6.1} % ± {:.1}", 100.0 * share, 100.0 * error);
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok());
    let value = words.get(3).and_then(|word| Value::read(word));
    let (Some(game), Some(players), Some(games), Some(value)) =
        (words.first(), number(1), number(2), value)
    else {
        eprintln!("luck GAME PLAYERS GAMES outlook|search:N|keen:N [NETS]");
        return;
    };
    let known = games::with_game!(game.as_str(), G => measure::<G>(players as u8, games, value, words.get(4)));
    if known.is_none() {
        eprintln!("There is no game ‘{game}’.");
    }
}
