//! A game as one seat knew it: the only input of a blind review.
//!
//! A [`Story`] consists of one seat's views, its own moves and the events it noticed. It contains
//! nothing else of the record, so a review can't depend on what the seat didn't know.

use kernel::{Game, Journal, Line, Record, ReplayProblem, Seat, Turn, Viewer};

/// A step between two positions, as a seat knows it.
#[derive(Clone, Debug)]
pub struct StoryStep<G: Game> {
    /// The actor.
    pub actor: Actor<G::Move>,
    /// The events that the seat noticed.
    pub noticed: Vec<G::Event>,
    /// The number of turns begun before this step.
    pub turn: u32,
}

/// The actor of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor<M> {
    /// The seat itself, with this move.
    Own(M),
    /// Another seat. Its move is known only through the noticed events.
    Other(Seat),
    /// A random outcome.
    Luck,
    /// The table, which agreed to end the game.
    Table,
}

/// A game as one seat knew it.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// The seat whose story it is.
    pub seat: Seat,
    /// The number of seats at the table.
    pub players: u8,
    /// The seat's views before the first line, after it, and so on.
    pub views: Vec<G::View>,
    /// The steps in between.
    pub scenes: Vec<StoryStep<G>>,
    /// The places by seat, if the game is over.
    pub places: Option<Vec<u8>>,
}

/// A game with all hidden information, used only for the second, omniscient curve.
#[derive(Clone, Debug)]
pub struct Truth<G: Game> {
    /// The complete positions before the first line, after it, and so on.
    pub positions: Vec<G>,
}

impl<G: Game> Story<G> {
    /// Splits a record into the story of this seat and the whole truth.
    pub fn of(record: &Record<G>, seat: Seat) -> Result<(Story<G>, Truth<G>), StoryProblem<G>> {
        let mut journal = Journal::<G>::start(record.setup.clone())
            .map_err(|problems| StoryProblem::Replay(ReplayProblem::Setup(problems)))?;
        let players = journal.now().players();
        if seat.0 >= players {
            return Err(StoryProblem::NoSuchSeat { seat, players });
        }
        let viewer = Viewer::Seat(seat);
        let mut story = Story {
            seat,
            players,
            views: vec![journal.now().view(viewer)],
            scenes: Vec::with_capacity(record.lines.len()),
            places: None,
        };
        let mut truth = Truth { positions: vec![journal.now().clone()] };
        let mut events = Vec::new();
        for (index, line) in record.lines.iter().enumerate() {
            let turn = journal.now().turns();
            events.clear();
            record.replay_line(&mut journal, index, &mut events).map_err(StoryProblem::Replay)?;
            let actor = match *line {
                Line::Move(by, mv) if by == seat => Actor::Own(mv),
                Line::Move(by, _) => Actor::Other(by),
                Line::Outcome(_) => Actor::Luck,
                Line::AgreedEnd => Actor::Table,
            };
            let noticed = events.iter().filter_map(|event| G::witness(event, viewer)).collect();
            story.scenes.push(StoryStep { actor, noticed, turn });
            story.views.push(journal.now().view(viewer));
            truth.positions.push(journal.now().clone());
        }
        record.check_end(journal.now()).map_err(StoryProblem::Replay)?;
        story.places = journal.now().standing().map(|standing| standing.places().to_vec());
        Ok((story, truth))
    }

    /// Returns the lines at which a seat decided, in order.
    pub fn decisions(&self) -> impl Iterator<Item = usize> + '_ {
        let decided = |scene: &StoryStep<G>| matches!(scene.actor, Actor::Own(_) | Actor::Other(_));
        (0..self.scenes.len()).filter(move |&line| decided(&self.scenes[line]))
    }

    /// Returns the seat that decided at a line, if any.
    pub fn decider(&self, line: usize) -> Option<Seat> {
        match self.scenes[line].actor {
            Actor::Own(_) => Some(self.seat),
            Actor::Other(seat) => Some(seat),
            Actor::Luck | Actor::Table => None,
        }
    }
}

impl<G: Game> Truth<G> {
    /// Returns `true` if a seat decides after this many lines.
    pub fn is_decision(&self, lines: usize) -> bool {
        matches!(self.positions[lines].turn(), Turn::Seat(_))
    }
}

/// The reason that a record has no story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoryProblem<G: Game> {
    /// The record is not a valid game.
    Replay(ReplayProblem<G>),
    /// The table has no such seat.
    NoSuchSeat {
        /// The requested seat.
        seat: Seat,
        /// The number of seats.
        players: u8,
    },
}

impl<G: Game> std::fmt::Display for StoryProblem<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoryProblem::Replay(problem) => problem.fmt(f),
            StoryProblem::NoSuchSeat { seat, players } => {
                write!(f, "there is no seat {seat}: this table has seats 0 to {}", players - 1)
            }
        }
    }
}

impl<G: Game> std::error::Error for StoryProblem<G> {}
