CREATE TABLE "stray_payment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stray_payment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reference" text NOT NULL,
	"provider_status" text NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stray_payment_reports_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
DROP INDEX "payments_undecided";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
-- Attempts that were made before anybody asked about them.
UPDATE "payments" SET "next_ask_at" = now() WHERE "state" in ('created', 'pending', 'in_processing', 'waiting_auth_complete', 'refund_in_processing');--> statement-breakpoint
CREATE INDEX "payments_to_ask_about" ON "payments" USING btree ("next_ask_at") WHERE "payments"."next_ask_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_undecided_are_asked_about" CHECK ("payments"."next_ask_at" is not null or "payments"."state" not in ('created', 'pending', 'in_processing', 'waiting_auth_complete', 'refund_in_processing'));
--> statement-breakpoint
CREATE TRIGGER stray_payment_reports_append_only BEFORE DELETE ON stray_payment_reports FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER stray_payment_reports_body_only BEFORE UPDATE ON stray_payment_reports FOR EACH ROW EXECUTE FUNCTION allow_only_emptying_the_body();
--> statement-breakpoint
CREATE TRIGGER stray_payment_reports_not_truncated BEFORE TRUNCATE ON stray_payment_reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();
