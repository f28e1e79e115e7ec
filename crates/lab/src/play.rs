//! Plays one game of a study and observes it.

use crate::arena::plan::mix;
use crate::handicap::{RestrictedBot, StrayBot};
use crate::row::{GameRow, Oracle, Tension, TurnRow};
use crate::study::{Cell, PlanQuestion, REPLAYS, Role, STRAY_EVERY, Study, VariantProblem};
use crate::subject::{Holder, Lever, Observations, Subject, Uses};
use bots::{Bot, BotConfig, Judge};
use dealer::{Dealer, Quick, Seed};
use kernel::{Game, Journal, Line, Record, SEATS_MAX, Seat, Turn, Viewer};
use std::sync::Arc;

/// A decision is indifferent if its second-best move loses less than this chance.
pub const INDIFFERENT: f32 = 0.005;
/// A seat whose chance is below this has no chance of its own.
pub const HOPELESS: f32 = 0.02;
/// The oracle looks at one game in this many, since it takes as long as the players do.
pub const ORACLE_EVERY: u32 = 32;

/// The state shared by all games of one cell, ready to play.
pub struct CellTable<G: Subject> {
    cell: Cell,
    setup: G::Setup,
    start: G,
    bots: Vec<String>,
    seed: u64,
    stream: u64,
    turns_max: u32,
    asks_oracle: bool,
    restriction: Option<(Lever, Arc<Uses<G>>)>,
}

/// Buffers that one thread reuses for every game.
pub struct Scratch<G: Subject> {
    legal: Vec<G::Move>,
    events: Vec<G::Event>,
    chances: Vec<[f32; SEATS_MAX]>,
    judge: Judge,
}

impl<G: Subject> Default for Scratch<G> {
    fn default() -> Self {
        let judge = G::judge();
        Scratch { legal: Vec::new(), events: Vec::new(), chances: Vec::new(), judge }
    }
}

/// The optional outputs of a game.
#[derive(Default)]
pub struct Wanted<'a, G: Game> {
    /// Rows of turns.
    pub turns: Option<&'a mut Vec<TurnRow>>,
    /// Lines of a record.
    pub lines: Option<&'a mut Vec<Line<G>>>,
}

impl<G: Subject> CellTable<G> {
    /// Prepares a cell.
    pub fn new(study: &Study, cell: Cell) -> Result<CellTable<G>, VariantProblem> {
        let setup = study.setup::<G>(cell.variant, cell.players)?;
        let start = G::start(&setup).expect("the setup was just checked");
        let restriction = match cell.role {
            Role::Restricted { lever } => {
                let levers = G::levers(&setup);
                G::uses(&setup, lever).map(|uses| (levers[lever].clone(), Arc::new(uses)))
            }
            _ => None,
        };
        let bots = match cell.role {
            Role::Skill { challenger, field } => {
                vec![study.skills[challenger].clone(), study.skills[field].clone()]
            }
            _ => study.bots.clone(),
        };
        // Restricted games use the deals of the main cell, so that nothing else differs.
        let main = (cell.variant as u64) << 8 | u64::from(cell.players);
        let stream = match cell.role {
            Role::Main | Role::Restricted { .. } => main,
            Role::Skill { .. } | Role::Deal => 1 << 32 | u64::from(cell.number),
        };
        let asks_oracle = study.asks(PlanQuestion::Decisions) && cell.role == Role::Main;
        let seed = study.seed;
        let turns_max = study.turns_max;
        Ok(CellTable {
            cell,
            setup,
            start,
            bots,
            seed,
            stream,
            turns_max,
            asks_oracle,
            restriction,
        })
    }

    /// Returns the cell.
    pub fn cell(&self) -> &Cell {
        &self.cell
    }

    fn deal(&self, game: u32) -> u32 {
        if self.cell.role == Role::Deal { game / REPLAYS } else { game }
    }

    fn dealer_seed(&self, game: u32) -> Seed {
        Seed::from_number(mix(mix(self.seed, self.stream), self.deal(game).into()))
    }

    /// Returns the seat that differs from the others, if any.
    fn special(&self, game: u32) -> Option<u8> {
        let rotating = (game % u32::from(self.cell.players)) as u8;
        match (self.cell.role, &self.restriction) {
            (Role::Skill { .. }, _) => Some(rotating),
            (_, Some((lever, _))) if lever.holder == Holder::Anyone => Some(rotating),
            _ => None,
        }
    }

    fn bot_name(&self, game: u32, seat: u8) -> &str {
        match self.cell.role {
            Role::Skill { .. } => &self.bots[usize::from(self.special(game) != Some(seat))],
            _ => &self.bots[usize::from(seat) % self.bots.len()],
        }
    }

    fn bot(&self, game: u32, seat: u8) -> Box<dyn Bot<G> + Send> {
        let number = u64::from(game) << 8 | u64::from(seat);
        let seed = mix(mix(self.seed ^ 0x0b07, self.stream), number);
        let name = self.bot_name(game, seat);
        let inner = G::bot(name, BotConfig::seed(seed)).expect("the plan was checked");
        if let Some((lever, uses)) = &self.restriction {
            // An ability belongs to one seat, so forbidding it to everyone forbids it to that seat
            // only.
            if lever.holder != Holder::Anyone || self.special(game) == Some(seat) {
                let uses = Arc::clone(uses);
                return Box::new(RestrictedBot { inner, uses, allowed: Vec::new() });
            }
        }
        if self.cell.role == Role::Deal {
            let luck = Quick::new(mix(seed, 1));
            return Box::new(StrayBot { inner, luck, every: STRAY_EVERY });
        }
        inner
    }

    /// Plays a game.
    pub fn play(&self, game: u32, scratch: &mut Scratch<G>, wanted: Wanted<'_, G>) -> GameRow {
        let mut row = GameRow::new(self.cell.number, game, self.deal(game), self.cell.players);
        row.special = self.special(game);
        let mut bots: Vec<_> = (0..self.cell.players).map(|seat| self.bot(game, seat)).collect();
        let mut dealer = Dealer::<G>::new(&self.dealer_seed(game), &[]);
        let mut now = self.start.clone();
        let mut oracle =
            (self.asks_oracle && game.is_multiple_of(ORACLE_EVERY)).then(Oracle::default);
        let mut seen = Observations::default();
        let mut watch = TurnWatch::new(game, wanted.turns);
        let mut lines = wanted.lines;
        scratch.chances.clear();
        while now.turns() <= self.turns_max {
            scratch.events.clear();
            let actor = match now.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = dealer.answer(&now);
                    now.resolve(outcome, &mut scratch.events).expect("the dealer deals lawfully");
                    lines.iter_mut().for_each(|lines| lines.push(Line::Outcome(outcome)));
                    None
                }
                Turn::Seat(seat) => {
                    scratch.legal.clear();
                    now.legal_moves(&mut scratch.legal);
                    if let Some(oracle) = &mut oracle {
                        ask_oracle(&now, seat, scratch, oracle);
                    }
                    let view = now.view(Viewer::Seat(seat));
                    let mv = bots[seat.index()].choose(&view, &scratch.legal);
                    row.decisions += 1;
                    row.legal += scratch.legal.len() as u64;
                    watch.decided(seat, scratch.legal.len());
                    now.play(mv, &mut scratch.events).expect("bots choose legal moves");
                    lines.iter_mut().for_each(|lines| lines.push(Line::Move(seat, mv)));
                    Some(seat)
                }
            };
            for event in &scratch.events {
                now.note(actor, event, &mut seen);
            }
            watch.step(&now, scratch);
        }
        row.turns = now.turns();
        (row.used, row.fired) = (seen.used, seen.fired);
        row.oracle = oracle;
        if let Some(standing) = now.standing() {
            row.finished = true;
            row.places[..standing.places().len()].copy_from_slice(standing.places());
            let facts = now.facts();
            (row.groups, row.sources) = (facts.groups, facts.sources);
            (row.ending, row.broke_tie) = (facts.ending, facts.broke_tie);
            let winner = standing.winners().next().map_or(0, Seat::index);
            row.tension = tension(&scratch.chances, winner, self.cell.players);
        }
        row
    }

    /// Plays a game again and returns its record.
    pub fn record(&self, game: u32) -> Record<G> {
        let mut lines = Vec::new();
        let wanted = Wanted { turns: None, lines: Some(&mut lines) };
        self.play(game, &mut Scratch::default(), wanted);
        let mut journal = Journal::<G>::start(self.setup.clone()).expect("the plan was checked");
        for line in lines {
            match line {
                Line::Move(seat, mv) => {
                    journal.play(seat, mv, &mut ()).expect("the game was just played");
                }
                Line::Outcome(outcome) => {
                    journal.resolve(outcome, &mut ()).expect("the game was just played");
                }
                Line::AgreedEnd => unreachable!("bots of the lab agree to no end"),
            }
        }
        let seed = self.dealer_seed(game);
        let mut tags = dealer::tags_before(&seed, &[]);
        for seat in 0..self.cell.players {
            tags.push((format!("bot.{seat}"), self.bot_name(game, seat).to_owned()));
        }
        let mut record = Record::of(&journal, tags);
        record.tags_after.push(dealer::tag_reveal(&seed));
        record
    }
}

/// Detects the end of a turn and records its statistics.
struct TurnWatch<'a> {
    game: u32,
    turn: u32,
    seat: Option<u8>,
    decisions: u16,
    legal: u32,
    rows: Option<&'a mut Vec<TurnRow>>,
}

impl<'a> TurnWatch<'a> {
    fn new(game: u32, rows: Option<&'a mut Vec<TurnRow>>) -> Self {
        TurnWatch { game, turn: 0, seat: None, decisions: 0, legal: 0, rows }
    }

    fn decided(&mut self, seat: Seat, legal: usize) {
        self.seat.get_or_insert(seat.0);
        self.decisions += 1;
        self.legal += legal as u32;
    }

    fn step<G: Subject>(&mut self, now: &G, scratch: &mut Scratch<G>) {
        let turn = now.turns();
        if turn == self.turn {
            return;
        }
        // Before the first turn there is only setup.
        if self.turn > 0 {
            let chance = now.outlook(&scratch.judge).win;
            scratch.chances.push(chance);
            if let (Some(rows), Some(seat)) = (&mut self.rows, self.seat) {
                let leader = leader(&chance, now.players());
                rows.push(TurnRow {
                    game: self.game,
                    turn: self.turn,
                    seat,
                    decisions: self.decisions,
                    legal: self.legal,
                    leader: leader as u8,
                    leader_chance: chance[leader],
                    chance: chance[usize::from(seat)],
                    points: now.points_now(Seat(seat)),
                });
            }
        }
        self.turn = turn;
        (self.seat, self.decisions, self.legal) = (None, 0, 0);
    }
}

/// Returns the seat with the best chance, or the first of several equal ones.
fn leader(chances: &[f32; SEATS_MAX], players: u8) -> usize {
    (1..usize::from(players)).fold(
        0,
        |best, seat| {
            if chances[seat] > chances[best] { seat } else { best }
        },
    )
}

/// Returns the tension of a game with these chances over time and this winner.
fn tension(chances: &[[f32; SEATS_MAX]], winner: usize, players: u8) -> Tension {
    if chances.is_empty() {
        return Tension::default();
    }
    let leaders: Vec<usize> = chances.iter().map(|chance| leader(chance, players)).collect();
    let changes = leaders.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let behind: Vec<f32> = (chances.iter().zip(&leaders))
        .filter(|(_, leader)| **leader != winner)
        .map(|(chance, leader)| chance[*leader] - chance[winner])
        .collect();
    let drama = match behind.len() {
        0 => 0.0,
        turns => behind.iter().sum::<f32>() / turns as f32,
    };
    let last_doubt = chances.iter().rposition(|chance| chance[winner] < 0.5);
    let decided = chances.len() - last_doubt.map_or(0, |turn| turn + 1);
    let half = chances.len() / 2;
    Tension {
        lead_changes: changes as u16,
        drama,
        decisiveness: decided as f32 / chances.len() as f32,
        half_time: chances[half][leaders[half]],
        runaway: leaders[half] == winner,
    }
}

/// Evaluates the position after every legal move.
fn ask_oracle<G: Subject>(now: &G, seat: Seat, scratch: &Scratch<G>, oracle: &mut Oracle) {
    let players = now.players();
    let mut own = [f32::MIN; 2];
    let mut worst = f32::MAX;
    let mut first_leader = None;
    let mut differs = false;
    for mv in &scratch.legal {
        let mut after = now.clone();
        if after.play(*mv, &mut ()).is_err() {
            continue;
        }
        let mut win = after.outlook(&scratch.judge).win;
        let chance = win[seat.index()];
        match chance {
            best if best > own[0] => own = [best, own[0]],
            second if second > own[1] => own[1] = second,
            _ => {}
        }
        worst = worst.min(chance);
        // Find the leader among the other seats after the move.
        win[seat.index()] = f32::MIN;
        let other = leader(&win, players);
        differs |= first_leader.is_some_and(|first| first != other);
        first_leader = Some(first_leader.unwrap_or(other));
    }
    if own[1] == f32::MIN {
        return;
    }
    oracle.decisions += 1;
    oracle.second += own[0] - own[1];
    oracle.worst += own[0] - worst;
    oracle.indifferent += u32::from(own[0] - own[1] < INDIFFERENT);
    oracle.kingmaking += u32::from(players > 2 && own[0] < HOPELESS && differs);
}
