ALTER TABLE "orders" ADD COLUMN "products" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discounts_are_of_products" CHECK ("orders"."products" is null or ("orders"."products" between 0 and "orders"."goods"
        and "orders"."promo_discount" = ("orders"."products" * "orders"."promo_percent" + 50) / 100
        and "orders"."certificate_discount" <= "orders"."products" - "orders"."promo_discount" + "orders"."delivery_cost"));--> statement-breakpoint
-- Orders placed before this migration have no products and keep their sums. A new one must name them; only bringing back an
-- archive, which may hold such older orders, sets shop.restoring for its transaction.
CREATE FUNCTION refuse_order_without_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.products IS NOT NULL OR current_setting('shop.restoring', true) = 'on' THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.products IS NULL THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an order names its products' USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_name_their_products';
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_name_their_products BEFORE INSERT OR UPDATE OF products ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_order_without_products();
--> statement-breakpoint
-- At the end of the transaction: lines are written after their order.
CREATE FUNCTION refuse_sums_of_other_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE placed record;
BEGIN
  SELECT o.goods, o.products,
    coalesce(sum(l.quantity * CASE WHEN l.discount_price > 0 THEN l.discount_price ELSE l.price END), 0) AS of_lines,
    coalesce(sum(l.quantity * CASE WHEN l.discount_price > 0 THEN l.discount_price ELSE l.price END)
      FILTER (WHERE l.kind = 'product'), 0) AS of_products
    INTO placed FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id WHERE o.id = NEW.id GROUP BY o.id;
  IF placed.products IS NULL OR placed.goods = placed.of_lines AND placed.products = placed.of_products THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the sums of order % are not those of its lines', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums_are_of_their_lines';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_sums_are_of_their_lines AFTER INSERT OR UPDATE OF goods, products ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_sums_of_other_lines();
