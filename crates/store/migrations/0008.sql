-- Events that not everybody sees: private (accounts only) or offline (those who conduct it and administrators).
CREATE TABLE concealment (
    event      TEXT PRIMARY KEY REFERENCES event(slug) ON DELETE CASCADE,
    how        TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed    BIGINT NOT NULL
);
-- Names of removed accounts, and what stands in their place on pages and print-outs from then on.
CREATE TABLE former_name (
    name    TEXT PRIMARY KEY,
    shown   TEXT NOT NULL,
    removed BIGINT NOT NULL
);
