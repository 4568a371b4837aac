-- What a token may be used for, until when (0: without an end), and for which event alone ('': for all).
ALTER TABLE token ADD COLUMN scope TEXT NOT NULL DEFAULT 'manage';
ALTER TABLE token ADD COLUMN expires BIGINT NOT NULL DEFAULT 0;
ALTER TABLE token ADD COLUMN event TEXT NOT NULL DEFAULT '';
-- Who is told when questions are opened or settled. The secret is needed to sign and cannot be kept as a hash.
CREATE TABLE webhook (
    id       TEXT PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    event    TEXT NOT NULL,
    url      TEXT NOT NULL,
    secret   TEXT NOT NULL,
    created  BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    leased   BIGINT NOT NULL,
    outcome  TEXT NOT NULL
);
-- The last line of a record that a webhook was told of.
CREATE TABLE webhook_told (
    webhook TEXT NOT NULL REFERENCES webhook(id) ON DELETE CASCADE,
    event   TEXT NOT NULL REFERENCES event(slug) ON DELETE CASCADE,
    line    BIGINT NOT NULL,
    PRIMARY KEY (webhook, event)
);
