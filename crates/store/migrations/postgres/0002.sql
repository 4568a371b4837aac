CREATE FUNCTION version_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a version of a regulation does not change'; END $$;
CREATE TRIGGER version_kept BEFORE UPDATE ON regulation_version FOR EACH ROW EXECUTE FUNCTION version_kept();
