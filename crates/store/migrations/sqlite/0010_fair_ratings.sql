-- Programs may play rated games where the table allows it, and the list of the best players needs
-- opponents: the people whose rating changed in the same game. All programs of a person are one.

ALTER TABLE tables ADD COLUMN programs BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE ratings ADD COLUMN opponents INTEGER NOT NULL DEFAULT 0;
UPDATE ratings SET opponents = (
    SELECT count(DISTINCT coalesce(p.owner, o.person)) FROM seat_results s
    JOIN results r ON r.table_id = s.table_id
    JOIN seat_results o ON o.table_id = s.table_id AND o.person <> s.person
    LEFT JOIN persons p ON p.id = o.person
    WHERE s.person = ratings.person AND r.game = ratings.game
    AND s.after_mean IS NOT NULL AND o.after_mean IS NOT NULL
);
