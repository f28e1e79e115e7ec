//! Addresses inside the page: what stands after `#`.

/// A page within the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The first thing one sees.
    #[default]
    Home,
    /// A new table of a game.
    New(String),
    /// A saved game, by its id.
    Table(String),
    /// The replay of a saved game, by its id.
    Replay(String),
    /// A whole game of the tests: the game and the name.
    Fixture(String, String),
    /// A record that the address carries.
    Shared(String),
    /// The guided game.
    Learn(String),
    /// The rulebook of a game, perhaps at a paragraph.
    Rules(String, Option<String>),
    /// Language, light, motion and sound.
    Settings,
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
    /// A table on the server, by its name.
    Table(String),
    /// The replay of a finished game on the server.
    Replay(String),
    /// The replay of a record that somebody has brought.
    Record(String),
    /// The page about oneself.
    Me,
}

impl OnlineRoute {
    fn hash(&self) -> String {
        match self {
            OnlineRoute::Lists => "#/online".to_owned(),
            OnlineRoute::New(game) => format!("#/online/new/{game}"),
            OnlineRoute::Table(id) => format!("#/online/table/{id}"),
            OnlineRoute::Replay(id) => format!("#/online/replay/{id}"),
            OnlineRoute::Record(id) => format!("#/online/record/{id}"),
            OnlineRoute::Me => "#/online/me".to_owned(),
        }
    }
}

impl Route {
    /// Reads what stands after `#`. What is not known leads home.
    pub fn parse(hash: &str) -> Route {
        let hash = hash.trim_start_matches('#');
        if let Some(id) = hash.strip_prefix("rule-") {
            return Route::Rules(game_of_rule(id).to_owned(), Some(id.to_owned()));
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
            // Games that are kept in a browser have shorter names than tables on a server.
            ["table", id] if id.parse::<wire::TableId>().is_ok() => {
                Route::Online(OnlineRoute::Table(id.to_owned()))
            }
            ["table", id] => Route::Table(id.to_owned()),
            ["replay", id] => Route::Replay(id.to_owned()),
            ["fixture", game, name] => Route::Fixture(game.to_owned(), name.to_owned()),
            ["shared", packed] => Route::Shared(packed.to_owned()),
            ["learn", game] => Route::Learn(game.to_owned()),
            ["rules", game] => Route::Rules(game.to_owned(), None),
            ["rules", game, id] => Route::Rules(game.to_owned(), Some(id.to_owned())),
            ["settings"] => Route::Settings,
            _ => Route::Home,
        }
    }

    /// The game that the address names, if it names one.
    pub fn game(&self) -> Option<&str> {
        match self {
            Route::New(game)
            | Route::Fixture(game, _)
            | Route::Learn(game)
            | Route::Rules(game, _) => Some(game),
            _ => None,
        }
    }

    /// The address, with its `#`.
    pub fn hash(&self) -> String {
        match self {
            Route::Home => "#/".to_owned(),
            Route::New(game) => format!("#/new/{game}"),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Replay(id) => format!("#/replay/{id}"),
            Route::Fixture(game, name) => format!("#/fixture/{game}/{name}"),
            Route::Shared(packed) => format!("#/shared/{packed}"),
            Route::Learn(game) => format!("#/learn/{game}"),
            Route::Rules(game, None) => format!("#/rules/{game}"),
            Route::Rules(_, Some(id)) => format!("#rule-{id}"),
            Route::Settings => "#/settings".to_owned(),
            Route::Online(online) => online.hash(),
        }
    }
}

/// The game whose rulebook has this paragraph.
fn game_of_rule(id: &str) -> &'static str {
    games::game_of_rule(id).unwrap_or(games::NAMES[0])
}
