-- Roles, bans, closed reports, and a trail of what those who run the server have done.

ALTER TABLE persons ADD COLUMN role TEXT NOT NULL DEFAULT 'player';
ALTER TABLE persons ADD COLUMN banned_until_ms INTEGER;
ALTER TABLE persons ADD COLUMN muted_until_ms INTEGER;

ALTER TABLE reports ADD COLUMN closed_ms INTEGER;
ALTER TABLE reports ADD COLUMN closed_by TEXT;
ALTER TABLE reports ADD COLUMN note TEXT;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms INTEGER NOT NULL,
    by_whom TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
