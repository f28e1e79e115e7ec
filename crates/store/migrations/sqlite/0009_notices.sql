-- Several notices for each turn: when it begins, at half of its time and before its end. A webhook
-- that keeps failing isn't called any more.

-- The number of notices of this turn that were sent or left out, and the time of the next look: for
-- a new turn its beginning, and nothing once everything was sent.
ALTER TABLE tables ADD COLUMN notices_sent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN notice_ms INTEGER;
UPDATE tables SET notice_ms = turn_ms, notices_sent = CASE WHEN told >= answers THEN 1 ELSE 0 END
    WHERE to_act IS NOT NULL;
DROP INDEX tables_to_tell;
CREATE INDEX tables_to_notify ON tables (notice_ms) WHERE notice_ms IS NOT NULL;
-- These columns take the place of the column ‘told’ and of the table ‘notices’, which knew of one
-- notice for each turn.
UPDATE tables SET told = 0;
DELETE FROM notices;

-- The number of notices in a row that couldn't be delivered to the webhook.
ALTER TABLE persons ADD COLUMN webhook_failures INTEGER NOT NULL DEFAULT 0;
