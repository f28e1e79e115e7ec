//! The statistics of the games a person has finished in this browser: played and won.

use super::playable::Playable;
use super::seating::Sitter;
use super::session::Session;
use kernel::Seat;

/// The maximum number of games kept. The oldest are dropped first.
pub const REMEMBERED_MAX: usize = 2_000;

/// A finished game, from the perspective of the one person who played it here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// Its id, so that no game counts twice.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The level of the strongest bot; `None` if only people played.
    pub against: Option<String>,
    /// Whether the person won, alone or with others.
    pub won: bool,
}

/// A row of the statistics: all games of a kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatisticsRow {
    /// The name of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The level of the strongest bot; `None` if only people played.
    pub against: Option<String>,
    /// The number of games played.
    pub played: usize,
    /// The number of games won.
    pub won: usize,
}

/// The finished games, in the order in which they ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    games: Vec<FinishedGame>,
}

impl Statistics {
    /// Parses the output of [`Statistics::save`]. Skips unreadable lines.
    pub fn load(text: &str) -> Statistics {
        let game = |line: &str| {
            let mut words = line.split(' ');
            let mut next = || words.next().filter(|word| !word.is_empty()).map(str::to_owned);
            let id = next()?;
            let game = next()?;
            let players = next()?;
            let against = next()?;
            let won = next()?;
            Some(FinishedGame {
                id,
                game,
                players: players.parse().ok()?,
                against: (against != "-").then_some(against),
                won: won == "won",
            })
        };
        let mut statistics = Statistics::default();
        text.lines().filter_map(game).for_each(|game| statistics.note(game));
        statistics
    }

    /// Returns the text to store: a line for each game.
    pub fn save(&self) -> String {
        let line = |game: &FinishedGame| {
            let FinishedGame { id, game: name, players, against, won } = game;
            let against = against.as_deref().unwrap_or("-");
            let won = if *won { "won" } else { "lost" };
            format!("{id} {name} {players} {against} {won}\n")
        };
        self.games.iter().map(line).collect()
    }

    /// Adds a game. A game that was undone and finished again replaces its earlier result.
    pub fn note(&mut self, game: FinishedGame) {
        self.games.retain(|noted| noted.id != game.id);
        self.games.push(game);
        let surplus = self.games.len().saturating_sub(REMEMBERED_MAX);
        self.games.drain(..surplus);
    }

    /// Returns the number of games played.
    pub fn played(&self) -> usize {
        self.games.len()
    }

    /// Returns the number of games won.
    pub fn won(&self) -> usize {
        self.games.iter().filter(|game| game.won).count()
    }

    /// Returns a row for each kind of game, by game, number of players and opponents.
    pub fn rows(&self) -> Vec<StatisticsRow> {
        let mut rows: Vec<StatisticsRow> = Vec::new();
        for FinishedGame { game, players, against, won, .. } in &self.games {
            let same = |row: &&mut StatisticsRow| {
                row.game == *game && row.players == *players && row.against == *against
            };
            match rows.iter_mut().find(same) {
                Some(row) => {
                    row.played += 1;
                    row.won += usize::from(*won);
                }
                None => rows.push(StatisticsRow {
                    game: game.clone(),
                    players: *players,
                    against: against.clone(),
                    played: 1,
                    won: usize::from(*won),
                }),
            }
        }
        rows.sort_by(|a, b| {
            (&a.game, a.players, &a.against).cmp(&(&b.game, b.players, &b.against))
        });
        rows
    }
}

impl<G: Playable> Session<G> {
    /// Returns the finished game for the statistics. The only person at this screen must have
    /// played it, and someone who resigned has not won.
    pub fn finished_game(&self) -> Option<FinishedGame> {
        let seat = self.reader().filter(|_| self.is_over())?;
        let standing = self.now().standing()?;
        let strongest = Seat::all(self.now().players())
            .filter(|other| *other != seat)
            .filter_map(|other| match self.sitter(other) {
                Sitter::Bot(level) => G::LEVELS.iter().position(|known| *known == level),
                Sitter::Person => None,
            })
            .max();
        Some(FinishedGame {
            id: self.id.clone(),
            game: G::NAME.to_owned(),
            players: self.now().players(),
            against: strongest.map(|level| G::LEVELS[level].to_owned()),
            won: standing.place(seat) == 1 && !self.has_resigned(seat),
        })
    }
}
