-- Tables, their logs, people and results. The same as in the folder for PostgreSQL, in the words of
-- SQLite. Times are milliseconds since 1970-01-01 UTC.

CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    bot BOOLEAN NOT NULL,
    -- Whose program it is. Programs go with their owner.
    owner INTEGER REFERENCES persons (id) ON DELETE CASCADE,
    login TEXT UNIQUE,
    password TEXT,
    notify_browser BOOLEAN NOT NULL,
    notify_sound BOOLEAN NOT NULL,
    email TEXT,
    email_stop TEXT,
    webhook TEXT,
    created_ms INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
);
CREATE INDEX persons_of_owner ON persons (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires_ms);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- Kept from everybody until the game is over.
    seed BLOB NOT NULL,
    listed BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    -- A table has one rematch, however many processes think of it.
    rematch_of TEXT UNIQUE,
    about TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    -- The last line. It is raised only together with the lines.
    sequence INTEGER NOT NULL,
    -- A summary for lists; the log is what counts.
    phase TEXT NOT NULL,
    seats TEXT NOT NULL,
    to_act INTEGER,
    answers INTEGER NOT NULL,
    turn_ms INTEGER,
    -- The last turn of which somebody was told, so that the others are found quickly.
    told INTEGER NOT NULL DEFAULT 0,
    deadline_ms INTEGER,
    wake_ms INTEGER
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (phase, created_ms) WHERE listed;
CREATE INDEX tables_to_tell ON tables (turn_ms) WHERE to_act IS NOT NULL AND told < answers;
CREATE INDEX tables_to_wake ON tables (wake_ms) WHERE wake_ms IS NOT NULL;

-- Rows are only ever added. The key is what makes a line be accepted once.
CREATE TABLE lines (
    table_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;

-- Whose seats there are at a table: what ‘seats’ of the table says, to be searched by person.
CREATE TABLE sitters (
    person INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX sitters_of_table ON sitters (table_id);

-- The last turn at each table of which a person was told.
CREATE TABLE notices (
    person INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    answers INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    ended_ms INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    rated BOOLEAN NOT NULL
) WITHOUT ROWID;

-- Persons are numbers here: who has left is forgotten, the game is not.
CREATE TABLE seat_results (
    table_id TEXT NOT NULL REFERENCES results (table_id),
    seat INTEGER NOT NULL,
    person INTEGER,
    level TEXT,
    place INTEGER NOT NULL,
    resigned BOOLEAN NOT NULL,
    before_mean REAL,
    before_deviation REAL,
    before_games INTEGER,
    after_mean REAL,
    after_deviation REAL,
    after_games INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seat_results_of_person ON seat_results (person) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    game TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) WITHOUT ROWID;
CREATE INDEX ratings_of_person ON ratings (person);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    created_ms INTEGER NOT NULL
);
CREATE INDEX records_of_person ON records (person, created_ms);

CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    by_person INTEGER NOT NULL,
    about INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    message TEXT NOT NULL,
    created_ms INTEGER NOT NULL
);

-- Processes that live, and who is connected through them.
CREATE TABLE processes (
    process INTEGER PRIMARY KEY,
    beat_ms INTEGER NOT NULL
);
CREATE TABLE here (
    table_id TEXT NOT NULL,
    person INTEGER NOT NULL,
    process INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, process)
) WITHOUT ROWID;
CREATE INDEX here_by_process ON here (process);

-- Written to see whether writing is possible.
CREATE TABLE probe (
    id INTEGER PRIMARY KEY,
    count INTEGER NOT NULL
);
INSERT INTO probe (id, count) VALUES (1, 0);
