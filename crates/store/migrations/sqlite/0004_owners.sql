-- Whoever has opened a table finds it among their own before the game, also without a seat.

ALTER TABLE tables ADD COLUMN owner INTEGER;
CREATE INDEX tables_owned ON tables (owner) WHERE phase = 'lobby';
