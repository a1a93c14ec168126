CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"sold_for" bigint NOT NULL,
	"value" text NOT NULL,
	"unit" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_by_variant" ON "price_history" USING btree ("variant_id","at");--> statement-breakpoint
-- What is known begins here.
INSERT INTO price_history (variant_id, sold_for, value, unit)
  SELECT v.id, CASE WHEN v.discount_price > 0 THEN v.discount_price ELSE v.price END, v.value, p.unit
  FROM variants v JOIN products p ON p.id = v.product_id ORDER BY v.id;
--> statement-breakpoint
-- Whoever changes a price, and however, is noted. An archive that is restored brings its own history.
CREATE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.restoring', true) = 'on' THEN RETURN NULL; END IF;
  INSERT INTO price_history (variant_id, sold_for, value, unit)
    SELECT v.id, CASE WHEN v.discount_price > 0 THEN v.discount_price ELSE v.price END, v.value, p.unit
    FROM variants v JOIN products p ON p.id = v.product_id
    WHERE CASE TG_TABLE_NAME WHEN 'products' THEN v.product_id ELSE v.id END = NEW.id ORDER BY v.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_price_noted AFTER INSERT ON variants FOR EACH ROW EXECUTE FUNCTION note_price();
--> statement-breakpoint
CREATE TRIGGER variants_new_price_noted AFTER UPDATE OF price, discount_price, value ON variants FOR EACH ROW
  WHEN (CASE WHEN OLD.discount_price > 0 THEN OLD.discount_price ELSE OLD.price END <> CASE WHEN NEW.discount_price > 0 THEN NEW.discount_price ELSE NEW.price END
    OR OLD.value <> NEW.value)
  EXECUTE FUNCTION note_price();
--> statement-breakpoint
CREATE TRIGGER products_new_unit_noted AFTER UPDATE OF unit ON products FOR EACH ROW WHEN (OLD.unit <> NEW.unit) EXECUTE FUNCTION note_price();
--> statement-breakpoint
CREATE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE ON price_history FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER price_history_not_truncated BEFORE TRUNCATE ON price_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();
