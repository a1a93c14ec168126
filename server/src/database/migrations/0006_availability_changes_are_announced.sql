-- Kept pages say what is sold out, so every process hears when a variant runs out or comes back, and only then: a
-- notification for each piece sold would queue the commits of orders behind each other.
CREATE FUNCTION announce_availability_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', 'availability');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_availability_announced AFTER UPDATE OF stock ON variants
  FOR EACH ROW WHEN ((OLD.stock < 1) <> (NEW.stock < 1)) EXECUTE FUNCTION announce_availability_change();
