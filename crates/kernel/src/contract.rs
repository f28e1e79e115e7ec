//! The contract of every game, as a test suite generic over [`Game`].
//!
//! A game's tests call [`check`] once, with the setups worth playing. Each law counts the positions
//! it was checked on. [`Coverage::assert`] fails if a count is zero, so that a law can't silently go
//! unchecked.

use crate::playout::{listed_moves, random_line};
use crate::{EndProblem, Game, Journal, Luck, Record, Seat, SetupText, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt;

/// Makes moves and outcomes that are probably illegal, to test how the game refuses them.
pub trait Probe<G: Game> {
    /// Returns any well-formed move, legal or not.
    fn some_move(&self, luck: &mut dyn Luck) -> G::Move;
    /// Returns any well-formed outcome, possible or not.
    fn some_outcome(&self, luck: &mut dyn Luck) -> G::Outcome;
}

/// The laws of the contract, as the report names them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// A random game ends, and has a standing only once it is over.
    RandomGamesEnd,
    /// A refused move or outcome leaves the position as it was and reports no event.
    RefusalsChangeNothing,
    /// `play` accepts a move exactly when it is listed; the same holds for `resolve`.
    PlayedExactlyWhenListed,
    /// A seat that must decide has at least two different moves.
    NoIdleQuestions,
    /// Writing and parsing a move or an outcome gives the same value.
    NotationRoundTrips,
    /// Writing and parsing a setup gives the same value.
    SetupRoundTrips,
    /// Writing and parsing a record gives the same value.
    RecordsRoundTrip,
    /// Replaying a record leads to the position that was played.
    ReplayEqualsPlay,
    /// A view doesn't change if everything its viewer can't know is drawn again.
    ViewsAreBlind,
    /// A seat's legal moves don't depend on anything it can't know.
    LegalMovesAreBlind,
    /// Material is conserved.
    MaterialConserved,
    /// Listed outcomes differ and have positive weights, and a sampled outcome is the one that the
    /// same random number selects from the list by weight.
    SamplesAreListed,
    /// A sampled move is the one that the same random number selects from the list.
    SampledMovesAreListed,
    /// Views and events survive JSON, so that remote clients know as much as local ones.
    JsonRoundTrips,
    /// The seats can agree to end the game exactly when the rules allow it, and the game then ends.
    AgreedEndsEnd,
}

const LAWS: [Law; 15] = [
    Law::RandomGamesEnd,
    Law::RefusalsChangeNothing,
    Law::PlayedExactlyWhenListed,
    Law::NoIdleQuestions,
    Law::NotationRoundTrips,
    Law::SetupRoundTrips,
    Law::RecordsRoundTrip,
    Law::ReplayEqualsPlay,
    Law::ViewsAreBlind,
    Law::LegalMovesAreBlind,
    Law::MaterialConserved,
    Law::SamplesAreListed,
    Law::SampledMovesAreListed,
    Law::JsonRoundTrips,
    Law::AgreedEndsEnd,
];

/// The number of positions each law was checked on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage(BTreeMap<Law, u64>);

impl Coverage {
    fn count(&mut self, law: Law) {
        *self.0.entry(law).or_default() += 1;
    }

    /// Returns the number of positions this law was checked on.
    pub fn visited(&self, law: Law) -> u64 {
        self.0.get(&law).copied().unwrap_or(0)
    }

    /// Asserts that every law was checked on at least one position.
    ///
    /// # Panics
    ///
    /// Panics if a law was checked nowhere.
    pub fn assert(&self) {
        for law in LAWS {
            assert!(self.visited(law) > 0, "the law {law:?} was checked on no position");
        }
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for law in LAWS {
            writeln!(f, "{:>10}  {law:?}", self.visited(law))?;
        }
        Ok(())
    }
}

/// Plays `games` random games of each setup and checks every law along the way.
///
/// # Panics
///
/// Panics if a law is broken.
pub fn check<G: Game>(
    setups: &[G::Setup],
    games: u32,
    steps_max: usize,
    probe: &impl Probe<G>,
    luck: &mut impl Luck,
) -> Coverage {
    let mut report = Coverage::default();
    for setup in setups {
        let fields = setup.fields();
        let back = G::Setup::from_fields(setup.edition(), &fields);
        assert_eq!(back.as_ref(), Ok(setup), "a setup reads back: {fields:?}");
        report.count(Law::SetupRoundTrips);
        for _ in 0..games {
            check_game::<G>(setup, steps_max, probe, luck, &mut report);
        }
    }
    report
}

fn check_game<G: Game>(
    setup: &G::Setup,
    steps_max: usize,
    probe: &impl Probe<G>,
    luck: &mut impl Luck,
    report: &mut Coverage,
) {
    let mut journal = Journal::<G>::start(setup.clone()).expect("the setup is lawful");
    // In half of the games the seats agree to end at some point, if the rules allow it. A game with
    // no other end always needs that.
    let mut patience = match luck.below(2) {
        0 => luck.below(1 + steps_max as u32 / 4) as usize,
        _ => steps_max / 2,
    };
    loop {
        assert!(journal.lines().len() < steps_max, "a random game ends within {steps_max} steps");
        let game = journal.now();
        check_position(game, probe, luck, report);
        let mut events = Vec::new();
        if journal.lines().len() > patience && game.can_agree_to_end().is_ok() {
            journal.agree_to_end(&mut events).expect("the rules let the table end the game");
            patience = steps_max;
            check_events::<G>(&events, journal.now().players(), report);
            continue;
        }
        let Some(line) = random_line(game, luck) else { break };
        assert!(journal.play_line(&line, &mut events), "what is listed can be played: {line}");
        check_events::<G>(&events, journal.now().players(), report);
    }
    report.count(Law::RandomGamesEnd);
    let record = Record::of(&journal, vec![("name.0".into(), "Ann of the Sea".into())]);
    let text = record.to_string();
    let back = Record::<G>::parse(&text).expect("a written record can be read");
    assert_eq!(back.to_string(), text, "a record reads back as it was written");
    assert_eq!(
        (&back.setup, &back.lines, &back.tags),
        (&record.setup, &record.lines, &record.tags)
    );
    report.count(Law::RecordsRoundTrip);
    let replayed = back.replay(&mut ()).expect("a played game can be replayed");
    assert_eq!(replayed.now(), journal.now(), "replay equals play");
    report.count(Law::ReplayEqualsPlay);
}

fn check_position<G: Game>(
    game: &G,
    probe: &impl Probe<G>,
    luck: &mut impl Luck,
    report: &mut Coverage,
) {
    if let Err(broken) = game.audit() {
        panic!("material is not conserved: {broken}\n{game:?}");
    }
    report.count(Law::MaterialConserved);
    assert_eq!(game.standing().is_some(), game.turn() == Turn::Over, "only the end has a standing");
    check_views(game, luck, report);
    check_luck(game, probe, luck, report);
    check_moves(game, probe, luck, report);
    check_agreed_end(game, report);
}

fn check_agreed_end<G: Game>(game: &G, report: &mut Coverage) {
    let mut after = game.clone();
    let mut events = Vec::new();
    let allowed = game.can_agree_to_end();
    assert_eq!(after.agree_to_end(&mut events), allowed, "the table ends what it may end");
    if allowed.is_err() {
        assert!(after == *game && events.is_empty(), "a refused end changed something");
    } else {
        assert_eq!(after.turn(), game.turn(), "the turn is finished first");
        assert_eq!(after.can_agree_to_end(), Err(EndProblem::Ending), "a game ends once");
    }
    report.count(Law::AgreedEndsEnd);
}

/// Checks that every viewer's version of these events survives JSON.
fn check_events<G: Game>(events: &[G::Event], players: u8, report: &mut Coverage) {
    for event in events {
        let told = everybody(players).filter_map(|viewer| G::witness(event, viewer));
        for event in told.chain([event.clone()]) {
            check_json(&event, report);
        }
    }
}

fn check_json<T: Serialize + DeserializeOwned + PartialEq + fmt::Debug>(
    value: &T,
    report: &mut Coverage,
) {
    let text = serde_json::to_string(value).expect("what can be told can be written as JSON");
    match serde_json::from_str::<T>(&text) {
        Ok(back) => assert_eq!(&back, value, "JSON loses something: {text}"),
        Err(error) => panic!("JSON does not read back: {error}\n{text}"),
    }
    report.count(Law::JsonRoundTrips);
}

/// Returns everyone who can watch a game while it is played.
fn everybody(players: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn check_views<G: Game>(game: &G, luck: &mut impl Luck, report: &mut Coverage) {
    // One viewer per position is enough: parsing a view is the slowest check.
    let mut eyes = everybody(game.players()).chain([Viewer::Omniscient]);
    let nth = luck.below(u32::from(game.players()) + 2) as usize;
    check_json(&game.view(eyes.nth(nth).expect("nth is below their number")), report);
    let all = game.view(Viewer::Omniscient);
    for viewer in everybody(game.players()) {
        let view = game.view(viewer);
        assert!(G::HAS_SECRETS || view == all, "a game without secrets hides some of {viewer:?}");
        let other = G::imagine(&view, luck);
        assert_eq!(other.view(viewer), view, "{viewer:?} sees more than they may");
        report.count(Law::ViewsAreBlind);
        let acts =
            matches!((viewer, game.turn()), (Viewer::Seat(seat), Turn::Seat(turn)) if seat == turn);
        if acts {
            assert_eq!(listed_moves(&other), listed_moves(game), "legal moves tell a secret");
            report.count(Law::LegalMovesAreBlind);
        }
    }
}

fn check_luck<G: Game>(
    game: &G,
    probe: &impl Probe<G>,
    luck: &mut impl Luck,
    report: &mut Coverage,
) {
    let mut listed = Vec::new();
    game.outcomes(&mut listed);
    assert_eq!(listed.is_empty(), game.turn() != Turn::Chance, "outcomes are listed when awaited");
    for (index, (outcome, weight)) in listed.iter().enumerate() {
        assert!(*weight > 0, "{outcome} is listed and can't fall");
        assert!(listed[..index].iter().all(|(o, _)| o != outcome), "{outcome} is listed twice");
        assert_eq!(outcome.to_string().parse().as_ref(), Ok(outcome), "outcomes read back");
        assert!(game.clone().resolve(*outcome, &mut ()).is_ok(), "{outcome} is listed and refused");
        report.count(Law::PlayedExactlyWhenListed);
    }
    let bound = listed.iter().map(|(_, weight)| weight).sum();
    let mut below = 0;
    for &(outcome, weight) in &listed {
        for number in [below, below + weight - 1] {
            let sampled = game.sample(&mut Fixed { number, bound });
            assert_eq!(sampled, outcome, "{number} of {bound} is sampled differently\n{game:?}");
            report.count(Law::SamplesAreListed);
        }
        below += weight;
    }
    let wild = probe.some_outcome(luck);
    let mut after = game.clone();
    let mut events = Vec::new();
    if listed.iter().any(|(outcome, _)| *outcome == wild) {
        return;
    }
    assert!(after.resolve(wild, &mut events).is_err(), "{wild} fell and is not listed");
    assert!(after == *game && events.is_empty(), "the refused outcome {wild} changed something");
    report.count(Law::RefusalsChangeNothing);
}

/// Answers one question about a number below this bound, always with the same number.
struct Fixed {
    number: u32,
    bound: u32,
}

impl Luck for Fixed {
    fn below(&mut self, bound: u32) -> u32 {
        assert_eq!(bound, self.bound, "one number is drawn, among as many as the list has");
        self.number
    }
}

fn check_moves<G: Game>(
    game: &G,
    probe: &impl Probe<G>,
    luck: &mut impl Luck,
    report: &mut Coverage,
) {
    let listed = listed_moves(game);
    match game.turn() {
        Turn::Seat(_) => {
            assert!(listed.len() > 1, "a decision with one answer is asked: {listed:?}\n{game:?}");
            report.count(Law::NoIdleQuestions);
        }
        Turn::Chance | Turn::Over => assert!(listed.is_empty(), "moves are listed out of turn"),
    }
    for (index, mv) in listed.iter().enumerate() {
        assert!(!listed[..index].contains(mv), "{mv} is listed twice");
        assert_eq!(mv.to_string().parse().as_ref(), Ok(mv), "moves read back");
        report.count(Law::NotationRoundTrips);
        let played = game.clone().play(*mv, &mut ());
        assert!(played.is_ok(), "{mv} is listed and refused: {played:?}\n{game:?}");
        report.count(Law::PlayedExactlyWhenListed);
        let mut fixed = Fixed { number: index as u32, bound: listed.len() as u32 };
        let sampled = game.sample_move(&mut fixed, &mut Vec::new());
        assert_eq!(sampled, *mv, "move {index} of the list is sampled differently\n{game:?}");
        report.count(Law::SampledMovesAreListed);
    }
    let wild = probe.some_move(luck);
    assert_eq!(wild.to_string().parse().as_ref(), Ok(&wild), "moves read back");
    if listed.contains(&wild) {
        return;
    }
    let mut after = game.clone();
    let mut events = Vec::new();
    match after.play(wild, &mut events) {
        Ok(()) => assert!(G::is_free_form(&wild), "{wild} was played and is not listed\n{game:?}"),
        Err(_) => {
            assert!(
                after == *game && events.is_empty(),
                "the refused move {wild} changed something"
            );
            report.count(Law::RefusalsChangeNothing);
        }
    }
}
