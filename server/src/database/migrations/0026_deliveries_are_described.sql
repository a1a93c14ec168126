ALTER TABLE "orders" DROP CONSTRAINT "orders_prepayment_goes_by_carrier";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cash_is_not_for_the_carrier";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_know_where_to_go";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Erased orders keep the town alone.
UPDATE "orders" SET "delivery_address" = jsonb_strip_nulls(CASE
	WHEN "personal_data_erased_at" IS NOT NULL THEN jsonb_build_object('city', coalesce("carrier_city", "courier_city"), 'cityRef', "carrier_city_ref")
	WHEN "delivery_type" = 'courier' THEN jsonb_build_object('city', "courier_city", 'street', "courier_street", 'house', "courier_house", 'apartment', "courier_apartment")
	WHEN "delivery_type" = 'nova_poshta' THEN jsonb_build_object('city', "carrier_city", 'cityRef', "carrier_city_ref", 'branch', "carrier_branch", 'branchRef', "carrier_branch_ref",
		'isLocker', EXISTS (SELECT FROM "carrier_branches" WHERE "ref" = "carrier_branch_ref" AND "kind" = 'locker'))
	ELSE '{}' END);--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier_city";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier_city_ref";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier_branch";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier_branch_ref";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "courier_city";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "courier_street";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "courier_house";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "courier_apartment";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_prepayment_goes_by_carrier" CHECK ("orders"."payment_method" <> 'prepayment' or "orders"."delivery_type" not in ('courier', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_is_not_for_the_carrier" CHECK ("orders"."payment_method" <> 'cash' or "orders"."delivery_type" in ('courier', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_know_where_to_go" CHECK ("orders"."delivery_type" = 'pickup' or (coalesce("orders"."delivery_address" ->> 'city', '') <> ''
        and ("orders"."personal_data_erased_at" is not null or "orders"."delivery_address" ?| array['branch', 'street'])));