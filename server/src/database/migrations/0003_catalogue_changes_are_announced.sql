-- Every process hears that the catalogue has changed, whoever changed it, when the change is committed.
CREATE FUNCTION announce_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY[
    'brands', 'banners', 'skin_types', 'product_types', 'collections', 'products', 'products_of_types',
    'products_for_skin_types', 'variant_pictures', 'certificate_products', 'certificate_variants', 'information_pages'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change()', shown || '_announced', shown);
  END LOOP;
END $$;
--> statement-breakpoint
-- Not for stock: it is read anew for each answer, and a notification would queue the commits of orders behind each other.
CREATE TRIGGER variants_announced AFTER INSERT OR DELETE OR UPDATE OF product_id, code, value, title, price, discount_price, icon_id, is_active, position
  ON variants FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
