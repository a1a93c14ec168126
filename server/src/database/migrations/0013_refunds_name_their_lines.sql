CREATE TYPE "public"."certificate_block" AS ENUM('staff', 'refund', 'cancellation', 'chargeback');--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_lines_quantity_is_positive" CHECK ("refund_lines"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_is_positive";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "blocked_for" "certificate_block";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_fingerprint" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_by_line" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_by_refund" ON "certificates" USING btree ("refund_id") WHERE "certificates"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_delivery_once" ON "refunds" USING btree ("order_id") WHERE "refunds"."delivery" and "refunds"."state" <> 'failed';--> statement-breakpoint
-- What is blocked already: by a cancellation, by money that went back whole, otherwise by somebody of the staff.
UPDATE certificates SET blocked_for = 'staff' WHERE state = 'blocked';--> statement-breakpoint
UPDATE certificates c SET blocked_for = CASE WHEN o.state = 'cancelled' THEN 'cancellation' ELSE 'refund' END::certificate_block
  FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE c.order_line_id = l.id AND c.state = 'blocked' AND (o.state = 'cancelled' OR (o.received > 0 AND o.refunded = o.received));--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_blocked_say_why" CHECK (("certificates"."state" = 'blocked') = ("certificates"."blocked_for" is not null));--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_refunded_are_blocked" CHECK ("certificates"."refund_id" is null or "certificates"."state" = 'blocked');--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refund_is_within_quantity" CHECK ("order_lines"."refunded_quantity" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_is_positive" CHECK ("refunds"."amount" > 0 or ("refunds"."amount" = 0 and "refunds"."payment_id" is null));--> statement-breakpoint
-- A certificate whose money went back pays for nothing ever again: only the refusal of its refund, or the staff that blocked it, lifts a block.
CREATE FUNCTION refuse_to_unblock_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE has_failed boolean := EXISTS (SELECT FROM refunds WHERE id = OLD.refund_id AND state = 'failed');
BEGIN
  IF OLD.blocked_for = 'staff' AND OLD.refund_id IS NULL THEN RETURN NEW; END IF;
  IF has_failed AND (OLD.blocked_for IN ('staff', 'refund') OR NEW.blocked_for = OLD.blocked_for) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'certificate % is blocked for good', OLD.id USING ERRCODE = 'restrict_violation', CONSTRAINT = 'certificates_refunded_stay_blocked';
END $$;
--> statement-breakpoint
CREATE TRIGGER certificates_refunded_stay_blocked BEFORE UPDATE ON certificates FOR EACH ROW
  WHEN (OLD.state = 'blocked' AND (
    NEW.state <> 'blocked'
    OR NEW.blocked_for = 'staff' AND OLD.blocked_for <> 'staff'
    OR OLD.refund_id IS NOT NULL AND NEW.refund_id IS DISTINCT FROM OLD.refund_id))
  EXECUTE FUNCTION refuse_to_unblock_refunded();
