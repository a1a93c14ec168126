CREATE TABLE "carrier_street_lists" (
	"settlement_ref" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "carrier_streets" (
	"settlement_ref" text NOT NULL,
	"ref" text NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"search_type" text NOT NULL,
	CONSTRAINT "carrier_streets_settlement_ref_ref_pk" PRIMARY KEY("settlement_ref","ref")
);
--> statement-breakpoint
ALTER TABLE "carrier_streets" ADD CONSTRAINT "carrier_streets_settlement_ref_carrier_street_lists_settlement_ref_fk" FOREIGN KEY ("settlement_ref") REFERENCES "public"."carrier_street_lists"("settlement_ref") ON DELETE cascade ON UPDATE no action;