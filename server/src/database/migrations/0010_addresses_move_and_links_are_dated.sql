ALTER TABLE "subscriptions" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Whoever renames an address, and by whatever way: the old one leads to the new one, and to nothing in between.
CREATE FUNCTION leave_redirect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_path text := TG_ARGV[0] || OLD.slug;
  new_path text := TG_ARGV[0] || NEW.slug;
BEGIN
  DELETE FROM redirects WHERE from_path = new_path;
  UPDATE redirects SET to_path = new_path WHERE to_path = old_path;
  INSERT INTO redirects (from_path, to_path) VALUES (old_path, new_path)
    ON CONFLICT (from_path) DO UPDATE SET to_path = excluded.to_path;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_leave_redirects AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION leave_redirect('/product/');
--> statement-breakpoint
CREATE TRIGGER brands_leave_redirects AFTER UPDATE OF slug ON brands
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION leave_redirect('/collection/');
--> statement-breakpoint
CREATE TRIGGER skin_types_leave_redirects AFTER UPDATE OF slug ON skin_types
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION leave_redirect('/skin-type/');
--> statement-breakpoint
CREATE TRIGGER product_types_leave_redirects AFTER UPDATE OF slug ON product_types
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION leave_redirect('/product-type/');
--> statement-breakpoint
-- What the selects of the partner form offer is remembered like the catalogue.
CREATE TRIGGER partner_options_announced AFTER INSERT OR UPDATE OR DELETE ON partner_options
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
