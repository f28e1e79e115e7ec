-- Tables, their logs, people and results. The same as in the folder for SQLite, in the words of
-- PostgreSQL. Times are milliseconds since 1970-01-01 UTC.

CREATE TABLE persons (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    bot BOOLEAN NOT NULL,
    -- Whose program it is. Programs go with their owner.
    owner BIGINT REFERENCES persons (id) ON DELETE CASCADE,
    login TEXT UNIQUE,
    password TEXT,
    notify_browser BOOLEAN NOT NULL,
    notify_sound BOOLEAN NOT NULL,
    email TEXT,
    email_stop TEXT,
    webhook TEXT,
    created_ms BIGINT NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
);
CREATE INDEX persons_of_owner ON persons (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
    hash BYTEA PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires_ms);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- Kept from everybody until the game is over.
    seed BYTEA NOT NULL,
    listed BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    -- A table has one rematch, however many processes think of it.
    rematch_of TEXT UNIQUE,
    about TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    -- The last line. It is raised only together with the lines.
    sequence BIGINT NOT NULL,
    -- A summary for lists; the log is what counts.
    phase TEXT NOT NULL,
    seats TEXT NOT NULL,
    to_act BIGINT,
    answers BIGINT NOT NULL,
    turn_ms BIGINT,
    -- The last turn of which somebody was told, so that the others are found quickly.
    told BIGINT NOT NULL DEFAULT 0,
    deadline_ms BIGINT,
    wake_ms BIGINT
) WITH (fillfactor = 60);
CREATE INDEX tables_listed ON tables (phase, created_ms) WHERE listed;
CREATE INDEX tables_to_tell ON tables (turn_ms) WHERE to_act IS NOT NULL AND told < answers;
CREATE INDEX tables_to_wake ON tables (wake_ms) WHERE wake_ms IS NOT NULL;

-- Rows are only ever added. The key is what makes a line be accepted once.
CREATE TABLE lines (
    table_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);

-- Whose seats there are at a table: what ‘seats’ of the table says, to be searched by person.
CREATE TABLE sitters (
    person BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sitters_of_table ON sitters (table_id);

-- The last turn at each table of which a person was told.
CREATE TABLE notices (
    person BIGINT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id),
    answers BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    ended_ms BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    rated BOOLEAN NOT NULL
);

-- Persons are numbers here: who has left is forgotten, the game is not.
CREATE TABLE seat_results (
    table_id TEXT NOT NULL REFERENCES results (table_id),
    seat BIGINT NOT NULL,
    person BIGINT,
    level TEXT,
    place BIGINT NOT NULL,
    resigned BOOLEAN NOT NULL,
    before_mean DOUBLE PRECISION,
    before_deviation DOUBLE PRECISION,
    before_games BIGINT,
    after_mean DOUBLE PRECISION,
    after_deviation DOUBLE PRECISION,
    after_games BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seat_results_of_person ON seat_results (person) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    game TEXT NOT NULL,
    person BIGINT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX ratings_of_person ON ratings (person);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE INDEX records_of_person ON records (person, created_ms);

CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    by_person BIGINT NOT NULL,
    about BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    message TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

-- Processes that live, and who is connected through them.
CREATE TABLE processes (
    process BIGINT PRIMARY KEY,
    beat_ms BIGINT NOT NULL
);
CREATE TABLE here (
    table_id TEXT NOT NULL,
    person BIGINT NOT NULL,
    process BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, process)
);
CREATE INDEX here_by_process ON here (process);

-- Written to see whether writing is possible.
CREATE TABLE probe (
    id BIGINT PRIMARY KEY,
    count BIGINT NOT NULL
);
INSERT INTO probe (id, count) VALUES (1, 0);
