//! Addresses inside the page: the part after `#`.

use texts::guide::GuideKind;

/// A page within the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The home page.
    #[default]
    Home,
    /// A new table of a game.
    New(String),
    /// A saved game, by its id.
    Table(String),
    /// The replay of a saved game, by its id.
    Replay(String),
    /// Exploring a saved game, by its id, from this many steps on.
    Explore(String, usize),
    /// A complete game from the tests: the game and the name.
    Fixture(String, String),
    /// A record inside the address.
    Shared(String),
    /// The review of the game whose replay is at this address.
    Review(Box<Route>),
    /// The guided game.
    Learn(String),
    /// A book that teaches a game.
    Guide(String, GuideKind),
    /// The rulebook of a game, optionally at a paragraph.
    Rules(String, Option<String>),
    /// Language, light, motion and sound.
    Settings,
    /// The statistics of games finished here.
    Statistics,
    /// The shelf of puzzles.
    Puzzles,
    /// A puzzle: the game and its name.
    Puzzle(String, String),
    /// Playing online.
    Online(OnlineRoute),
}

/// A part of online play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnlineRoute {
    /// The lists of tables.
    Lists,
    /// A new table of a game.
    New(String),
    /// A table on the server, by its id.
    Table(String),
    /// The replay of a finished game on the server.
    Replay(String),
    /// The replay of an uploaded record.
    Record(String),
    /// The account page.
    Me,
    /// The administration page.
    Admin,
}

/// The end of the address of a replay that shows the review of its game.
const REVIEW: &str = "/review";

impl OnlineRoute {
    fn hash(&self) -> String {
        match self {
            OnlineRoute::Lists => "#/online".to_owned(),
            OnlineRoute::New(game) => format!("#/online/new/{game}"),
            OnlineRoute::Table(id) => format!("#/online/table/{id}"),
            OnlineRoute::Replay(id) => format!("#/online/replay/{id}"),
            OnlineRoute::Record(id) => format!("#/online/record/{id}"),
            OnlineRoute::Me => "#/online/me".to_owned(),
            OnlineRoute::Admin => "#/online/admin".to_owned(),
        }
    }
}

impl Route {
    /// Parses the part after `#`. Unknown addresses lead home.
    pub fn parse(hash: &str) -> Route {
        let hash = hash.trim_start_matches('#');
        if let Some(id) = hash.strip_prefix("rule-") {
            return Route::Rules(game_of_rule(id).to_owned(), Some(id.to_owned()));
        }
        if let Some(replay) = hash.strip_suffix(REVIEW).map(Route::parse)
            && replay.is_replay()
        {
            return Route::Review(Box::new(replay));
        }
        let parts: Vec<&str> = hash.trim_matches('/').split('/').collect();
        match parts[..] {
            ["new", game] => Route::New(game.to_owned()),
            ["online"] => Route::Online(OnlineRoute::Lists),
            ["online", "new", game] => Route::Online(OnlineRoute::New(game.to_owned())),
            ["online", "table", id] => Route::Online(OnlineRoute::Table(id.to_owned())),
            ["online", "replay", id] => Route::Online(OnlineRoute::Replay(id.to_owned())),
            ["online", "record", id] => Route::Online(OnlineRoute::Record(id.to_owned())),
            ["online", "me"] => Route::Online(OnlineRoute::Me),
            ["online", "admin"] => Route::Online(OnlineRoute::Admin),
            // Ids of games saved in a browser are shorter than those of tables on a server.
            ["table", id] if id.parse::<wire::TableId>().is_ok() => {
                Route::Online(OnlineRoute::Table(id.to_owned()))
            }
            ["table", id] => Route::Table(id.to_owned()),
            ["replay", id] => Route::Replay(id.to_owned()),
            ["explore", id, steps] if steps.parse::<usize>().is_ok() => {
                Route::Explore(id.to_owned(), steps.parse().unwrap_or_default())
            }
            ["fixture", game, name] => Route::Fixture(game.to_owned(), name.to_owned()),
            ["shared", packed] => Route::Shared(packed.to_owned()),
            ["learn", game] => Route::Learn(game.to_owned()),
            ["rules", game] => Route::Rules(game.to_owned(), None),
            ["rules", game, word] => match GuideKind::from_word(word) {
                Some(kind) => Route::Guide(game.to_owned(), kind),
                None => Route::Rules(game.to_owned(), Some(word.to_owned())),
            },
            ["settings"] => Route::Settings,
            ["statistics"] => Route::Statistics,
            ["puzzles"] => Route::Puzzles,
            ["puzzles", game, id] => Route::Puzzle(game.to_owned(), id.to_owned()),
            _ => Route::Home,
        }
    }

    /// Returns the game that the address names, if any.
    pub fn game(&self) -> Option<&str> {
        match self {
            Route::New(game)
            | Route::Fixture(game, _)
            | Route::Learn(game)
            | Route::Guide(game, _)
            | Route::Puzzle(game, _)
            | Route::Rules(game, _) => Some(game),
            Route::Review(replay) => replay.game(),
            _ => None,
        }
    }

    /// Whether a game is stepped through at this address.
    fn is_replay(&self) -> bool {
        matches!(
            self,
            Route::Replay(_)
                | Route::Fixture(..)
                | Route::Shared(_)
                | Route::Online(OnlineRoute::Replay(_) | OnlineRoute::Record(_))
        )
    }

    /// The review of the game that is stepped through at this address.
    #[must_use]
    pub fn review(self) -> Route {
        Route::Review(Box::new(self))
    }

    /// Returns the address, with its `#`.
    pub fn hash(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::New(game) => format!("#/new/{game}"),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Replay(id) => format!("#/replay/{id}"),
            Route::Explore(id, steps) => format!("#/explore/{id}/{steps}"),
            Route::Fixture(game, name) => format!("#/fixture/{game}/{name}"),
            Route::Shared(packed) => format!("#/shared/{packed}"),
            Route::Review(replay) => replay.hash() + REVIEW,
            Route::Learn(game) => format!("#/learn/{game}"),
            Route::Guide(game, kind) => format!("#/rules/{game}/{}", kind.word()),
            Route::Rules(game, None) => format!("#/rules/{game}"),
            Route::Rules(_, Some(id)) => format!("#rule-{id}"),
            Route::Settings => "#/settings".to_owned(),
            Route::Statistics => "#/statistics".to_owned(),
            Route::Puzzles => "#/puzzles".to_owned(),
            Route::Puzzle(game, id) => format!("#/puzzles/{game}/{id}"),
            Route::Online(online) => online.hash(),
        }
    }
}

/// Returns the game whose rulebook has this paragraph.
fn game_of_rule(id: &str) -> &'static str {
    games::game_of_rule(id).unwrap_or(games::NAMES[0])
}
