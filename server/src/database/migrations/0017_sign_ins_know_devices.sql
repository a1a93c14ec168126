CREATE TYPE "public"."account_kind" AS ENUM('customer', 'staff');--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"staff_id" integer,
	"token_hash" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "known_devices_are_of_one_account" CHECK (num_nonnulls("known_devices"."customer_id", "known_devices"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "wrong_tries" (
	"kind" "account_kind" NOT NULL,
	"email_hash" text NOT NULL,
	"customer_id" integer,
	"staff_id" integer,
	"tries" integer DEFAULT 1 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"told_tries" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wrong_tries_kind_email_hash_pk" PRIMARY KEY("kind","email_hash"),
	CONSTRAINT "wrong_tries_are_of_one_account" CHECK (num_nonnulls("wrong_tries"."customer_id", "wrong_tries"."staff_id") <= 1),
	CONSTRAINT "wrong_tries_are_counted" CHECK ("wrong_tries"."tries" >= 1 and "wrong_tries"."wrong_codes" between 0 and "wrong_tries"."tries" and "wrong_tries"."told_tries" between 0 and "wrong_tries"."tries")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_tries" ADD CONSTRAINT "wrong_tries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_tries" ADD CONSTRAINT "wrong_tries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_by_customer" ON "known_devices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_staff" ON "known_devices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "wrong_tries_by_age" ON "wrong_tries" USING btree ("last_at");