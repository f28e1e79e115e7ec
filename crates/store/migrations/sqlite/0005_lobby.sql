-- Lists can be filtered by pace, tables that nobody uses are found, and so are names that look alike.

ALTER TABLE tables ADD COLUMN days BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE tables SET days = TRUE WHERE about LIKE '%"kind":"days"%';
-- It changes only when a game begins or ends, not with every move.
CREATE INDEX tables_unfinished ON tables (created_ms) WHERE phase IN ('lobby', 'playing');

-- What a name looks like, whatever letters it is written with.
ALTER TABLE persons ADD COLUMN look TEXT;
CREATE INDEX persons_by_look ON persons (look) WHERE login IS NOT NULL;
CREATE INDEX persons_guests ON persons (created_ms) WHERE login IS NULL;
