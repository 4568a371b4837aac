CREATE TRIGGER removal_kept_on_update BEFORE UPDATE ON removal BEGIN SELECT RAISE(ABORT, 'a removal is kept'); END;
CREATE TRIGGER removal_kept_on_delete BEFORE DELETE ON removal BEGIN SELECT RAISE(ABORT, 'a removal is kept'); END;
DROP TRIGGER line_kept_on_delete;
CREATE TRIGGER line_kept_on_delete BEFORE DELETE ON line WHEN NOT EXISTS (SELECT 1 FROM removal WHERE event = OLD.event)
    BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END;
DROP TRIGGER event_kept_on_delete;
CREATE TRIGGER event_kept_on_delete BEFORE DELETE ON event WHEN NOT EXISTS (SELECT 1 FROM removal WHERE event = OLD.slug)
    BEGIN SELECT RAISE(ABORT, 'an event with a record does not change'); END;
