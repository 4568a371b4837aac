CREATE TABLE removal (
    event      TEXT PRIMARY KEY,
    title      TEXT NOT NULL,
    lines      BIGINT NOT NULL,
    head       TEXT NOT NULL,
    removed_by TEXT NOT NULL,
    removed    BIGINT NOT NULL
);
CREATE TRIGGER removal_kept BEFORE UPDATE OR DELETE ON removal FOR EACH ROW EXECUTE FUNCTION kept();
CREATE TRIGGER removal_not_emptied BEFORE TRUNCATE ON removal FOR EACH STATEMENT EXECUTE FUNCTION kept();
CREATE FUNCTION line_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT 1 FROM removal WHERE event = OLD.event) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the record is append-only';
END $$;
CREATE FUNCTION event_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT 1 FROM removal WHERE event = OLD.slug) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the record is append-only';
END $$;
DROP TRIGGER line_kept ON line;
CREATE TRIGGER line_kept BEFORE UPDATE ON line FOR EACH ROW EXECUTE FUNCTION kept();
CREATE TRIGGER line_removed BEFORE DELETE ON line FOR EACH ROW EXECUTE FUNCTION line_removed();
DROP TRIGGER event_kept ON event;
CREATE TRIGGER event_kept BEFORE UPDATE ON event FOR EACH ROW EXECUTE FUNCTION kept();
CREATE TRIGGER event_removed BEFORE DELETE ON event FOR EACH ROW EXECUTE FUNCTION event_removed();
