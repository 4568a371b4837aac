CREATE TRIGGER version_kept_on_update BEFORE UPDATE ON regulation_version BEGIN SELECT RAISE(ABORT, 'a version of a regulation does not change'); END;
