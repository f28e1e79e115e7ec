-- A person reports a line once. Of the reports that were stored twice, the first remains.

DELETE FROM reports WHERE id NOT IN (
    SELECT MIN(id) FROM reports GROUP BY by_person, table_id, sequence
);
CREATE UNIQUE INDEX reports_once ON reports (by_person, table_id, sequence);
CREATE INDEX reports_open ON reports (by_person) WHERE closed_ms IS NULL;
