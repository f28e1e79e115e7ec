-- Programs may play rated games where the table allows it. A result counts less the more often the
-- same people have met lately, and the list of the best players needs opponents.

ALTER TABLE tables ADD COLUMN programs BOOLEAN NOT NULL DEFAULT FALSE;

-- For each pair of people whose rating changed in the same games: one row in each direction, however
-- many games there were. All programs of a person, and that person, are one opponent.
CREATE TABLE meetings (
    game TEXT NOT NULL,
    person BIGINT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    -- Whoever has left is still somebody's opponent.
    opponent BIGINT NOT NULL,
    -- How many of these games are recent, as of the last one.
    recent DOUBLE PRECISION NOT NULL,
    last_ms BIGINT NOT NULL,
    PRIMARY KEY (game, person, opponent)
);
CREATE INDEX meetings_of_person ON meetings (person);

INSERT INTO meetings (game, person, opponent, recent, last_ms)
SELECT game, person, opponent, sum(CASE WHEN ended_ms > last_ms - 2592000000 THEN 1.0 ELSE 0.0 END),
    last_ms
FROM (
    SELECT r.game, s.person, coalesce(p.owner, o.person) AS opponent, r.ended_ms,
        max(r.ended_ms) OVER (PARTITION BY r.game, s.person, coalesce(p.owner, o.person)) AS last_ms
    FROM seat_results s
    JOIN persons me ON me.id = s.person
    JOIN results r ON r.table_id = s.table_id
    JOIN seat_results o ON o.table_id = s.table_id AND o.person <> s.person
    LEFT JOIN persons p ON p.id = o.person
    WHERE s.after_mean IS NOT NULL AND o.after_mean IS NOT NULL
) met
GROUP BY game, person, opponent, last_ms;
