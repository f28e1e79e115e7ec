-- Roles, bans, closed reports, and a trail of what those who run the server have done.

ALTER TABLE persons ADD COLUMN role TEXT NOT NULL DEFAULT 'player';
ALTER TABLE persons ADD COLUMN banned_until_ms BIGINT;
ALTER TABLE persons ADD COLUMN muted_until_ms BIGINT;

ALTER TABLE reports ADD COLUMN closed_ms BIGINT;
ALTER TABLE reports ADD COLUMN closed_by TEXT;
ALTER TABLE reports ADD COLUMN note TEXT;

CREATE TABLE audit (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
