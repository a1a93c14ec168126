CREATE TYPE "public"."receipt_way" AS ENUM('cash', 'bank_transfer', 'carrier');--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"way" "receipt_way" NOT NULL,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_receipts_amount_is_positive" CHECK ("money_receipts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier_status_code" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD COLUMN "decision_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_receipts" ADD CONSTRAINT "money_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_receipts" ADD CONSTRAINT "money_receipts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "money_receipts_by_order" ON "money_receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_on_their_way" ON "orders" USING btree ("tracked_at") WHERE "orders"."state" = 'shipped' and "orders"."waybill_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_at_a_time" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" in ('requested', 'in_processing');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requestKey_unique" UNIQUE("request_key");--> statement-breakpoint
CREATE TRIGGER money_receipts_append_only BEFORE UPDATE OR DELETE ON money_receipts FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER money_receipts_not_truncated BEFORE TRUNCATE ON money_receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
-- Feeds tell barcodes and weights, too.
DROP TRIGGER variants_announced ON variants;
--> statement-breakpoint
CREATE TRIGGER variants_announced AFTER INSERT OR DELETE OR UPDATE OF product_id, code, value, title, price, discount_price, icon_id, is_active, position, barcode, weight_grams
  ON variants FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
