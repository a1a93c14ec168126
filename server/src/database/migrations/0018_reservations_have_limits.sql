ALTER TYPE "public"."letter_state" ADD VALUE 'withdrawn';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_hold_prolonged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "counts_for_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "letters_of_placed_orders" ON "letters" USING btree ("recipient") WHERE "letters"."kind" = 'order-placed';--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("confirm_by") WHERE "orders"."confirm_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_network" ON "orders" USING btree ("network_hash") WHERE "orders"."network_hash" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_to_confirm_are_open" CHECK ("orders"."confirm_by" is null or ("orders"."state" = 'new' and "orders"."payment_method" = 'cash' and "orders"."received" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_accounts_name_them" CHECK (not "orders"."counts_for_account" or "orders"."customer_id" is not null);