DROP INDEX "orders_for_attention";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "attention" DROP DEFAULT;--> statement-breakpoint
-- Words with spaces between them until now.
ALTER TABLE "orders" ALTER COLUMN "attention" SET DATA TYPE text[] USING array_remove(string_to_array("attention", ' '), '');--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "attention" SET DEFAULT '{}';--> statement-breakpoint
CREATE INDEX "orders_for_attention" ON "orders" USING btree ("created_at") WHERE "orders"."attention" <> '{}';
