-- Whether somebody has shown that the letters to this address arrive and are wanted.

ALTER TABLE persons ADD COLUMN email_confirmed BOOLEAN NOT NULL DEFAULT FALSE;
