-- Lines that are stored but not yet brought to their tables: those of one commit in one row, as JSON.
-- It belongs to how SQLite is used and has no counterpart in PostgreSQL.
CREATE TABLE inbox (
    id INTEGER PRIMARY KEY,
    batch TEXT NOT NULL
);
