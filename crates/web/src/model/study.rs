//! Exploring: a tree of lines from the positions of a game, any seat's moves and any random outcome
//! chosen by hand.
//!
//! The game itself is the first line: the path through the first child of every point. A study is
//! kept and shared as a record with variations.
//!
//! As long as a game has secrets, its study begins with the current position and not with the
//! beginning of the game: what the reader doesn't know in it is guessed, and nothing else of the
//! game gets into the study. So it can't become a record.

use super::backend::Backend;
use super::playable::Playable;
use super::save::name_tags;
use super::session::Session;
use super::timeline::Timeline;
use kernel::{Journal, Line, Record, Turn, Variation, Viewer};
use mind::{Question, Spoken};
use texts::{Lang, Names};

/// The iterations of the search whose opinion is asked.
const ITERATIONS: u32 = 4_000;

/// A point of a study. The first one is the beginning of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Point(usize);

#[derive(Clone, PartialEq, Debug)]
struct Node<G: Playable> {
    parent: usize,
    /// How it was reached; nothing for the beginning.
    line: Option<Line<G>>,
    children: Vec<usize>,
    /// The tags about this point, such as comments, with the key without its number.
    comments: Vec<String>,
}

/// The first position of a study if hidden things are guessed in it.
#[derive(Clone, PartialEq, Debug)]
struct Guess<G: Playable> {
    position: G,
    /// The viewer who knows what isn't guessed.
    viewer: Viewer,
}

/// A tree of lines, and the point in it that is looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Study<G: Playable> {
    /// Everything about the game that is not a step.
    game: Record<G>,
    /// The position that the study begins with, if it isn't the beginning of the game.
    guess: Option<Guess<G>>,
    nodes: Vec<Node<G>>,
    at: usize,
}

/// A line of the list: where it is, how deep it is nested, and whether it leads to the point that is
/// looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedPoint {
    /// The point.
    pub point: Point,
    /// 0 in the game itself, 1 in its variations, and so on.
    pub depth: usize,
    /// The number of steps before it.
    pub steps: usize,
    /// Whether a variation begins with it.
    pub begins: bool,
    /// Whether it is the point that is looked at.
    pub is_here: bool,
}

/// Why a record can't be explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StudyError;

impl std::fmt::Display for StudyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("A line of this record is not a game by the rules.")
    }
}

impl std::error::Error for StudyError {}

fn root<G: Playable>() -> Node<G> {
    Node { parent: 0, line: None, children: Vec::new(), comments: Vec::new() }
}

impl<G: Playable> Study<G> {
    /// Creates the study of a game on this page, at the point after this many steps. While the game
    /// has secrets, the study begins there, with what the reader knows: a single person at the
    /// screen what their seat knows, several people what everyone knows.
    pub fn of_session(session: &Session<G>, steps: usize) -> Result<Study<G>, StudyError> {
        let mut replay = session.replay();
        if let Some(record) = replay.record() {
            return Study::of(&record, steps);
        }
        replay.go(steps);
        let Backend::Record(playback) = &replay.backend else { return Err(StudyError) };
        let start = Journal::start(playback.record.setup.clone()).map_err(|_| StudyError)?;
        let game = Record::of(&start, name_tags(replay.given_names()));
        // What the session shows to this viewer: it knows nothing that the viewer doesn't.
        let guess = Guess { position: replay.now().clone(), viewer: replay.viewer() };
        Ok(Study { game, guess: Some(guess), nodes: vec![root()], at: 0 })
    }

    /// Creates the study of a record and its variations, at the point after this many steps of the game.
    pub fn of(record: &Record<G>, steps: usize) -> Result<Study<G>, StudyError> {
        record.replay(&mut ()).map_err(|_| StudyError)?;
        record.replay_variations().map_err(|_| StudyError)?;
        let mut study = Study { game: record.clone(), guess: None, nodes: vec![root()], at: 0 };
        let mut ends = vec![study.add_all(0, &record.lines)];
        study.comment_all(ends[0], &record.comments());
        for variation in &record.variations {
            let from = study.back_to(ends[variation.from], variation.after);
            let end = study.add_all(from, &variation.lines);
            study.comment_all(end, &variation.comments());
            ends.push(end);
        }
        study.game.variations.clear();
        study.game.lines.clear();
        for tags in [&mut study.game.tags, &mut study.game.tags_between, &mut study.game.tags_after]
        {
            tags.retain(|(key, _)| !key.starts_with("comment."));
        }
        study.at = study.back_to(ends[0], steps);
        Ok(study)
    }

    fn add_all(&mut self, from: usize, lines: &[Line<G>]) -> usize {
        lines.iter().fold(from, |at, line| self.add(at, line.clone()))
    }

    /// Returns the child of a node that this line leads to, made if it isn't there.
    fn add(&mut self, parent: usize, line: Line<G>) -> usize {
        let is_known = |child: &&usize| self.nodes[**child].line.as_ref() == Some(&line);
        if let Some(&child) = self.nodes[parent].children.iter().find(is_known) {
            return child;
        }
        let child = self.nodes.len();
        let children = Vec::new();
        let comments = Vec::new();
        self.nodes.push(Node { parent, line: Some(line), children, comments });
        self.nodes[parent].children.push(child);
        child
    }

    /// Adds comments to the points of the path to a node.
    fn comment_all(&mut self, end: usize, comments: &[(usize, &str)]) {
        for (steps, text) in comments {
            let at = self.back_to(end, *steps);
            self.nodes[at].comments.push((*text).to_owned());
        }
    }

    /// Returns the nodes from the beginning to this one.
    fn path(&self, node: usize) -> Vec<usize> {
        let mut path = vec![node];
        while let Some(&first) = path.last().filter(|first| **first != 0) {
            path.push(self.nodes[first].parent);
        }
        path.reverse();
        path
    }

    fn back_to(&self, node: usize, steps: usize) -> usize {
        let path = self.path(node);
        path[steps.min(path.len() - 1)]
    }

    /// Returns the point that is looked at.
    pub fn here(&self) -> Point {
        Point(self.at)
    }

    /// Returns the number of steps before the point that is looked at.
    pub fn steps(&self) -> usize {
        self.path(self.at).len() - 1
    }

    /// Looks at another point.
    pub fn go(&mut self, point: Point) {
        if point.0 < self.nodes.len() {
            self.at = point.0;
        }
    }

    /// Goes back by one step. Says whether there was one.
    pub fn back(&mut self) -> bool {
        let moved = self.at != 0;
        self.at = self.nodes[self.at].parent;
        moved
    }

    /// Goes on by one step, along the first line. Says whether there was one.
    pub fn forward(&mut self) -> bool {
        match self.nodes[self.at].children.first() {
            Some(&first) => {
                self.at = first;
                true
            }
            None => false,
        }
    }

    /// Returns the viewer who knows what isn't guessed; `None` if nothing is.
    pub fn guessed_for(&self) -> Option<Viewer> {
        self.guess.as_ref().map(|guess| guess.viewer)
    }

    /// Returns the position that is looked at as the seat that decides in it sees it, with the
    /// steps that led to it.
    pub fn session(&self) -> Option<Session<G>> {
        let mut session = match &self.guess {
            None => Session::of_record("study".to_owned(), self.record_to(self.at)).ok()?,
            Some(guess) => {
                let timeline = Timeline::from(guess.position.clone(), self.lines_to(self.at))?;
                Session::of_guess(self.game.clone(), timeline, guess.viewer)
            }
        };
        if let Turn::Seat(seat) = self.position().turn() {
            session.look(Viewer::Seat(seat), 0);
        }
        Some(session)
    }

    fn lines_to(&self, node: usize) -> Vec<Line<G>> {
        self.path(node).into_iter().filter_map(|node| self.nodes[node].line.clone()).collect()
    }

    /// The game along the path to a point, in a study that begins where the game does.
    fn record_to(&self, node: usize) -> Record<G> {
        let mut journal = self.start();
        for line in self.lines_to(node) {
            play(&mut journal, &line);
        }
        Record::of(&journal, self.game.tags.clone())
    }

    fn start(&self) -> Journal<G> {
        Journal::start(self.game.setup.clone()).expect("the record was replayed")
    }

    /// Returns the position that everything begins with.
    fn first(&self) -> G {
        match &self.guess {
            Some(guess) => guess.position.clone(),
            None => self.start().now().clone(),
        }
    }

    /// Returns the position that is looked at.
    pub fn position(&self) -> G {
        self.position_at(self.at)
    }

    fn position_at(&self, node: usize) -> G {
        let mut game = self.first();
        for line in self.lines_to(node) {
            line.play(&mut game, &mut ());
        }
        game
    }

    /// Returns the random outcomes to choose from; none while a seat decides or the game is over.
    pub fn outcomes(&self) -> Vec<G::Outcome> {
        let mut listed = Vec::new();
        self.position().outcomes(&mut listed);
        listed.into_iter().map(|(outcome, _)| outcome).collect()
    }

    /// Plays a move for the seat that decides, as a new line unless it is there. Says whether the
    /// rules allow it.
    pub fn play(&mut self, mv: G::Move) -> bool {
        match self.position().turn() {
            Turn::Seat(seat) => self.step(Line::Move(seat, mv)),
            Turn::Chance | Turn::Over => false,
        }
    }

    /// Lets a random outcome fall, as a new line unless it is there. Says whether it may.
    pub fn resolve(&mut self, outcome: G::Outcome) -> bool {
        self.step(Line::Outcome(outcome))
    }

    fn step(&mut self, line: Line<G>) -> bool {
        let mut game = self.position();
        let allowed = line.play(&mut game, &mut ());
        if allowed {
            self.at = self.add(self.at, line);
        }
        allowed
    }

    /// Deletes a point and everything after it. The beginning can't be deleted.
    pub fn delete(&mut self, point: Point) {
        if point.0 == 0 || point.0 >= self.nodes.len() {
            return;
        }
        let parent = self.nodes[point.0].parent;
        if self.path(self.at).contains(&point.0) {
            self.at = parent;
        }
        // What is no longer reached is left out when the study is written.
        self.nodes[parent].children.retain(|child| *child != point.0);
    }

    /// Puts the line through a point before the others that begin where it does.
    pub fn promote(&mut self, point: Point) {
        if point.0 == 0 || point.0 >= self.nodes.len() {
            return;
        }
        // The nearest point before it where it isn't the first line.
        let path = self.path(point.0);
        let later = path.windows(2).rev().find(|two| self.nodes[two[0]].children[0] != two[1]);
        if let Some(&[parent, child]) = later {
            let children = &mut self.nodes[parent].children;
            children.retain(|other| *other != child);
            children.insert(0, child);
        }
    }

    /// Returns the comments at the point that is looked at.
    pub fn comments(&self) -> &[String] {
        &self.nodes[self.at].comments
    }

    /// Notes something at the point that is looked at, in place of what is noted there.
    pub fn comment(&mut self, text: &str) {
        let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.nodes[self.at].comments = if text.is_empty() { Vec::new() } else { vec![text] };
    }

    /// Returns the step to a point; nothing for the beginning.
    pub fn line(&self, point: Point) -> Option<Line<G>> {
        self.nodes.get(point.0)?.line.clone()
    }

    /// Describes the step to a point in words; nothing for the beginning.
    pub fn told(&self, point: Point, lang: Lang, names: &Names) -> String {
        let Some(line) = self.line(point) else { return String::new() };
        let before = self.position_at(self.nodes[point.0].parent);
        match line {
            Line::Move(_, mv) => before.describe_for(lang, &mv, names, Viewer::Omniscient),
            Line::Outcome(outcome) => outcome_told(&before, outcome, lang, names),
            Line::AgreedEnd => line.to_string(),
        }
    }

    /// Returns the question to the engine about the position that is looked at; `None` while no seat
    /// decides. It tells what that seat knows, and is asked for a hint.
    pub fn question(&self, spoken: Spoken) -> Option<Question> {
        let position = self.position();
        let Turn::Seat(seat) = position.turn() else { return None };
        Some(Question::Hint {
            game: G::NAME.to_owned(),
            view: serde_json::to_value(position.view(Viewer::Seat(seat))).ok()?,
            iterations: ITERATIONS,
            seed: 1,
            spoken,
        })
    }

    /// Returns the points near the one that is looked at, as a list to go to: the path to it from the last
    /// few steps before, everything that begins on it, and where its line goes on.
    pub fn listed(&self, window: usize) -> Vec<ListedPoint> {
        let mut listed = Vec::new();
        let first = self.steps().saturating_sub(window);
        let start = self.back_to(self.at, first);
        self.list(start, 0, self.steps() + window, false, &mut listed);
        listed
    }

    /// Lists a point, the variations that begin beside its first child, and then that child.
    fn list(
        &self,
        node: usize,
        depth: usize,
        until: usize,
        begins: bool,
        listed: &mut Vec<ListedPoint>,
    ) {
        let mut node = node;
        let mut begins = begins;
        loop {
            let steps = self.path(node).len() - 1;
            let is_here = node == self.at;
            listed.push(ListedPoint { point: Point(node), depth, steps, begins, is_here });
            begins = false;
            let Some((&first, others)) = self.nodes[node].children.split_first() else { return };
            for &other in others {
                self.list(other, depth + 1, until, true, listed);
            }
            if steps >= until {
                return;
            }
            node = first;
        }
    }

    /// Returns the number of variations.
    pub fn variations(&self) -> usize {
        let mut points = self.first_line(0);
        let mut variations = 0;
        while let Some(point) = points.pop() {
            for &other in self.nodes[point].children.iter().skip(1) {
                variations += 1;
                points.extend(self.first_line(other));
            }
        }
        variations
    }

    /// Returns the study as a record: the game is its first line, everything else variations.
    /// Returns `None` if hidden things are guessed: that would not be the record of a game.
    pub fn record(&self) -> Option<Record<G>> {
        if self.guess.is_some() {
            return None;
        }
        let main = self.first_line(0);
        let mut record = self.record_to(*main.last().unwrap_or(&0));
        record.tags_between = self.game.tags_between.clone();
        // What was revealed at the end belongs to the game that ended.
        if record.end.is_some() {
            record.tags_after = self.game.tags_after.clone();
        }
        for (steps, &node) in main.iter().enumerate() {
            self.nodes[node].comments.iter().for_each(|text| record.comment(steps, text));
        }
        self.write_beside(&main, 0, 0, &mut record);
        Some(record)
    }

    /// Returns the nodes from this one along first children.
    fn first_line(&self, node: usize) -> Vec<usize> {
        let mut line = vec![node];
        while let Some(&next) = line.last().and_then(|last| self.nodes[*last].children.first()) {
            line.push(next);
        }
        line
    }

    /// Writes the variations that begin beside a line; `before` steps come before its first node,
    /// and it is variation `number`.
    fn write_beside(&self, line: &[usize], before: usize, number: usize, record: &mut Record<G>) {
        for (nth, &node) in line.iter().enumerate() {
            let after = before + nth;
            for &other in self.nodes[node].children.iter().skip(1) {
                let own = self.first_line(other);
                let mut variation = Variation::new(number, after);
                variation.lines =
                    own.iter().filter_map(|node| self.nodes[*node].line.clone()).collect();
                variation.end = self.record_to(*own.last().unwrap_or(&other)).end;
                for (steps, &node) in (after + 1..).zip(&own) {
                    let comments = self.nodes[node].comments.iter();
                    let tag = |text: &String| (format!("comment.{steps}"), text.clone());
                    variation.tags.extend(comments.map(tag));
                }
                record.variations.push(variation);
                let number = record.variations.len();
                self.write_beside(&own, after + 1, number, record);
            }
        }
    }
}

/// Describes in words what a random outcome brings about.
pub fn outcome_told<G: Playable>(
    before: &G,
    outcome: G::Outcome,
    lang: Lang,
    names: &Names,
) -> String {
    let mut events = Vec::new();
    let _ = before.clone().resolve(outcome, &mut events);
    let told: Vec<String> =
        events.iter().filter_map(|event| G::event(lang, event, names)).collect();
    if told.is_empty() { outcome.to_string() } else { told.join(" ") }
}

/// Plays a line that was played before.
fn play<G: Playable>(journal: &mut Journal<G>, line: &Line<G>) {
    let played = match *line {
        Line::Move(seat, mv) => journal.play(seat, mv, &mut ()).is_ok(),
        Line::Outcome(outcome) => journal.resolve(outcome, &mut ()).is_ok(),
        Line::AgreedEnd => journal.agree_to_end(&mut ()).is_ok(),
    };
    debug_assert!(played, "{line} was allowed before");
}
