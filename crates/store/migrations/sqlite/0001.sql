CREATE TRIGGER line_kept_on_update BEFORE UPDATE ON line BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END;
CREATE TRIGGER line_kept_on_delete BEFORE DELETE ON line BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END;
CREATE TRIGGER event_kept_on_update BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'an event with a record does not change'); END;
CREATE TRIGGER event_kept_on_delete BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'an event with a record does not change'); END;
