-- What release 0.1 kept: its tables are those of the first three migrations, which never change.
CREATE TABLE IF NOT EXISTS tables_version (number BIGINT PRIMARY KEY);
INSERT INTO tables_version (number) VALUES (1), (2), (3);
INSERT INTO account (name, role, password, created) VALUES ('Ann', 'administrator', '$argon2id$x', 1), ('Ben', 'arbiter', '$argon2id$y', 2);
INSERT INTO session (hash, account, expires) VALUES ('session-hash', 'Ann', 9000000000);
INSERT INTO token (hash, account, label, created) VALUES ('token-hash', 'Ann', 'relay', 3);
INSERT INTO invitation (hash, account, role, expires) VALUES ('link-hash', 'Carl', 'reader', 9000000000);
INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created)
    VALUES ('cup', 'Cup of 0.1', 'cup.toml', 'title = "Cup"', 'rules.toml', 'id = "rules"', 'Ann', 4);
INSERT INTO line (event, number, text, hash) VALUES
    ('cup', 1, 'first line', '1de24ae78ad00c30f40262369efef16bbc959768a98ab18e9e8360622da73305'),
    ('cup', 2, 'second line', 'c644dd9175f80d61dc0082ebbd543314389e7355678c241b10c4910f3201e166');
INSERT INTO assignment (account, event) VALUES ('Ben', 'cup');
INSERT INTO regulation (id, created_by, created) VALUES ('own-club', 'Ben', 5);
INSERT INTO regulation_version (regulation, number, title, text, mistakes, saved_by, saved) VALUES ('own-club', 1, 'Club', 'id = "own-club"', 0, 'Ben', 5);
INSERT INTO regulation_share (account, regulation) VALUES ('Ben', 'own-club');
INSERT INTO removal (event, title, lines, head, removed_by, removed) VALUES ('old', 'Old', 1, '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881', 'Ann', 6);
