//! Measures the calibration of chances in self-play: log loss and deciles for the search and for
//! the judge alone, the sharpness that fits best, the share of results that the judge explains as
//! luck, the noise of the search, and how often two reviews agree on a grade.
//!
//! `cargo run --release -p review --example calibrate -- campfire 4 300 1000`: the game, the number
//! of players, the number of games, and the iterations for each weighed position. With 0 games, it
//! plays and reviews one game for seat 0 to measure how long that takes. `docs/review.md` has the
//! figures.

use bots::BotConfig;
use dealer::{Dealer, Quick, Seed};
use kernel::playout::listed_moves;
use kernel::{Journal, Luck, Record, SEATS_MAX, Seat, SetupText, Turn, Viewer};
use review::weighing::{Outset, Scales};
use review::{Chances, Grade, Measured, ReviewSettings, Reviewed, Reviewer, luck};

/// The bot that plays: fast, and not much weaker than the levels that people choose.
const BOT: &str = "search:60";
/// One decision in this many is weighed.
const WEIGHED_EVERY: u32 = 12;
/// A bot makes a random move once in this many decisions.
const STRAY_EVERY: u32 = 16;

/// A position that was weighed, and who won in the end.
struct Sample {
    weighed: Weighed,
    result: Chances,
}

/// The measurements of a decision, made before the game ends.
struct Weighed {
    search: Chances,
    outlook: Chances,
    noise: f64,
    /// The cost of the decision in two reviews with different random numbers.
    losses: [Measured; 2],
}

/// The result of one game for each seat, and the part of it that came from luck.
struct Adjusted {
    result: f64,
    luck: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, usual: u32| words.get(at).and_then(|w| w.parse().ok()).unwrap_or(usual);
    let game = words.first().map_or("campfire", String::as_str);
    let players = number(1, 4) as u8;
    let games = number(2, 100);
    let iterations = number(3, 1000);
    let known = games::with_game!(game, G => measure::<G>(players, games, iterations));
    if known.is_none() {
        eprintln!("There is no game ‘{game}’.");
    }
}

fn measure<G: Reviewed>(players: u8, games: u32, iterations: u32) {
    let scales = Scales::new::<G>(players, iterations);
    if games == 0 {
        let journal = play::<G>(players, 1, &scales, &mut Vec::new(), &mut Vec::new());
        return time(&Record::of(&journal, Vec::new()), iterations);
    }
    let mut samples = Vec::new();
    let mut adjusted = Vec::new();
    for number in 0..games {
        play::<G>(players, number, &scales, &mut samples, &mut adjusted);
    }
    let used = G::calibration(players);
    println!("{} {players} players: {games} games, {} positions", G::NAME, samples.len());
    report("search", &samples, used.search, |sample| &sample.weighed.search);
    report("outlook", &samples, used.outlook, |sample| &sample.weighed.outlook);
    let mean = |of: &dyn Fn(&Sample) -> f64| {
        samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
    };
    println!("  at {iterations} iterations:");
    println!("    noise of a chance {:.4}", mean(&|one| one.weighed.noise));
    println!("    noise of a cost {:.4}", mean(&|one| one.weighed.losses[0].noise));
    let graded = |one: &Sample| f64::from(u8::from(Grade::of(&one.weighed.losses[0]).is_some()));
    println!("    decisions with a grade {:.1} %", 100.0 * mean(&graded));
    let agree = |one: &Sample| {
        let [first, second] = one.weighed.losses.map(|loss| Grade::of(&loss).is_some());
        f64::from(u8::from(first == second))
    };
    println!("    two reviews agree on whether it has one {:.1} %", 100.0 * mean(&agree));
    let variance = |values: Vec<f64>| {
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / values.len() as f64
    };
    let plain = variance(adjusted.iter().map(|one: &Adjusted| one.result).collect());
    let less = variance(adjusted.iter().map(|one| one.result - one.luck).collect());
    println!("  luck explains {:.1} % of the variance of results", 100.0 * (1.0 - less / plain));
}

fn play<G: Reviewed>(
    players: u8,
    number: u32,
    scales: &Scales,
    samples: &mut Vec<Sample>,
    adjusted: &mut Vec<Adjusted>,
) -> Journal<G> {
    let seed = Seed::from_number(u64::from(number));
    let mut dealer = Dealer::<G>::new(&seed, &[]);
    let mut random = Quick::new(u64::from(number) + 1);
    let mut journal = Journal::<G>::start(G::Setup::usual(players)).expect("the usual setup");
    let bot = |seat: Seat| G::bot(BOT, BotConfig::seed(u64::from(number) << 8 | u64::from(seat.0)));
    let mut bots: Vec<_> =
        Seat::all(players).map(|seat| bot(seat).expect("the bot exists")).collect();
    let mut weighed: Vec<Weighed> = Vec::new();
    let mut lucks = [0.0; SEATS_MAX];
    loop {
        let game = journal.now().clone();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let view = game.view(Viewer::Omniscient);
                let before = luck::expected::<G>(&view, scales, &mut random);
                let outcome = dealer.answer(&game);
                journal.resolve(outcome, &mut ()).expect("the dealer deals lawfully");
                let after = luck::at_first_sight(journal.now(), scales);
                for seat in Seat::all(players) {
                    let before = before.as_ref().map_or(0.0, |before| before.of(seat));
                    lucks[seat.index()] += after.of(seat) - before;
                }
            }
            Turn::Seat(seat) => {
                let legal = listed_moves(&game);
                let view = game.view(Viewer::Seat(seat));
                let is_weighed = random.below(WEIGHED_EVERY) == 0;
                let mv = match random.below(STRAY_EVERY) {
                    0 => legal[random.below(legal.len() as u32) as usize],
                    _ => bots[seat.index()].choose(&view, &legal),
                };
                if is_weighed {
                    weighed.push(weigh::<G>((seat, mv), &view, &legal, scales, &mut random));
                }
                journal.play(seat, mv, &mut ()).expect("a legal move");
            }
        }
        if journal.now().turns() > 600 {
            return journal;
        }
    }
    let Some(result) = Chances::result(journal.now()) else { return journal };
    let ended = |weighed| Sample { weighed, result: result.clone() };
    samples.extend(weighed.into_iter().map(ended));
    for seat in Seat::all(players) {
        adjusted.push(Adjusted { result: result.of(seat), luck: lucks[seat.index()] });
    }
    journal
}

/// Reviews a whole game and reports the time it took.
fn time<G: Reviewed>(record: &Record<G>, iterations: u32) {
    let settings = ReviewSettings { iterations, seed: 1 };
    let began = std::time::Instant::now();
    let reviewer = Reviewer::new(record, Seat(0), settings).expect("the game is by the rules");
    let decisions = reviewer.progress().all;
    let graded = reviewer.run().decisions.iter().filter(|one| one.grade.is_some()).count();
    let seconds = began.elapsed().as_secs_f64();
    println!("{decisions} decisions of all seats in {seconds:.1} s, {graded} with a grade");
}

fn weigh<G: Reviewed>(
    (seat, chosen): (Seat, G::Move),
    view: &G::View,
    legal: &[G::Move],
    scales: &Scales,
    random: &mut Quick,
) -> Weighed {
    let outsets = Outset::<G>::alike(view, legal);
    let each = vec![vec![chosen]; outsets.len()];
    let mut review = || {
        let seed = u64::from(random.below(1 << 30));
        let survey = scales.survey(seat, &outsets, seed);
        let compared = scales.compare(seat, seat, &outsets, &survey, &each, seed);
        (survey, compared.map_or(Measured::default(), |compared| compared.loss))
    };
    let ((survey, first), (_, second)) = (review(), review());
    let noise = survey.moves.first().map_or(0.0, |best| best.noise);
    let outlook = luck::value::<G>(view, scales, random);
    Weighed { search: survey.chances, outlook, noise, losses: [first, second] }
}

/// Prints log loss, the best additional sharpness, and the deciles.
fn report(name: &str, samples: &[Sample], used: f64, of: impl Fn(&Sample) -> &Chances) {
    let players = samples.first().map_or(2, |sample| sample.result.by_seat().len());
    let loss = |sharpness: f64| {
        let one = |sample: &Sample| -> f64 {
            let raised: Vec<f64> = of(sample)
                .by_seat()
                .iter()
                .map(|chance| chance.max(1e-6).powf(sharpness))
                .collect();
            let sum: f64 = raised.iter().sum();
            let shares = raised.iter().zip(sample.result.by_seat());
            shares.map(|(raised, won)| -won * (raised / sum).max(1e-6).ln()).sum()
        };
        samples.iter().map(one).sum::<f64>() / samples.len() as f64
    };
    let tried = (1..=80).map(|step| f64::from(step) * 0.05);
    let best = tried.min_by(|a, b| loss(*a).total_cmp(&loss(*b))).unwrap_or(1.0);
    println!(
        "  {name}: log loss {:.4} (all equal {:.4}); best sharpness {:.2} gives {:.4}",
        loss(1.0),
        (players as f64).ln(),
        used * best,
        loss(best)
    );
    let mut deciles = [(0.0, 0.0, 0u32); 10];
    for sample in samples {
        for (chance, won) in of(sample).by_seat().iter().zip(sample.result.by_seat()) {
            let decile = &mut deciles[((chance * 10.0) as usize).min(9)];
            *decile = (decile.0 + chance, decile.1 + won, decile.2 + 1);
        }
    }
    for (said, won, count) in deciles.into_iter().filter(|decile| decile.2 > 0) {
        let count = f64::from(count);
        println!(
            "    said {:5.1} %  won {:5.1} %  of {count}",
            100.0 * said / count,
            100.0 * won / count
        );
    }
}
