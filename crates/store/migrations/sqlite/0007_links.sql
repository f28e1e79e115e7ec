-- Random secrets in emails and cookies, of which only hashes are stored; and what an email address
-- needs so that a session alone doesn't take an account over.

CREATE TABLE links (
    -- It covers the secret and what the link is about, such as the address or the password.
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX links_of_person ON links (person, purpose, created_ms);
CREATE INDEX links_by_end ON links (expires_ms);

-- Links were made of this column, so a copy of the database was enough to make them.
UPDATE persons SET email_stop = NULL;

-- Whether the person unsubscribed from emails about turns. The address stays, for a new password.
ALTER TABLE persons ADD COLUMN email_stopped BOOLEAN NOT NULL DEFAULT FALSE;
-- The confirmed address before the last change, which can still get a link to a new password until
-- this time, or without an end while the new address isn't confirmed.
ALTER TABLE persons ADD COLUMN email_before TEXT;
ALTER TABLE persons ADD COLUMN email_before_until_ms INTEGER;
CREATE INDEX persons_by_email_before ON persons (email_before_until_ms)
    WHERE email_before_until_ms IS NOT NULL;
