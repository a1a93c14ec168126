ALTER TABLE "rate_limits" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "rate_limits" CASCADE;--> statement-breakpoint
ALTER TABLE "customer_sessions" DROP CONSTRAINT "customer_sessions_refreshHash_unique";--> statement-breakpoint
ALTER TABLE "customer_sessions" DROP CONSTRAINT "customer_sessions_previousHash_unique";--> statement-breakpoint
ALTER TABLE "customer_sessions" DROP COLUMN "refresh_hash";--> statement-breakpoint
ALTER TABLE "customer_sessions" DROP COLUMN "previous_hash";--> statement-breakpoint
ALTER TABLE "customer_sessions" DROP COLUMN "rotated_at";--> statement-breakpoint
CREATE TABLE "account_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" "token_purpose" NOT NULL,
	"email" text NOT NULL,
	"customer_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_requests_change_names_the_customer" CHECK (("account_requests"."purpose" = 'email_change') = ("account_requests"."customer_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"busy_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD COLUMN "rotated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_requests_by_customer" ON "account_requests" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "account_requests_by_age" ON "account_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_age" ON "rate_limits" USING btree ("busy_until");