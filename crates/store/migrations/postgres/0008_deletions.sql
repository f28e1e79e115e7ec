-- People who were deleted are hidden at once and erased later, so that a mistake can be undone. A
-- process says what its clock shows besides how much time has certainly passed.

ALTER TABLE persons ADD COLUMN deleted_ms BIGINT;
CREATE INDEX persons_deleted ON persons (deleted_ms) WHERE deleted_ms IS NOT NULL;

ALTER TABLE processes ADD COLUMN clock_ms BIGINT;
