DROP INDEX "carrier_settlements_trigrams";--> statement-breakpoint
ALTER TABLE "carrier_branches" ADD COLUMN "city_ref" text;--> statement-breakpoint
ALTER TABLE "carrier_branches" ADD COLUMN "search_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carrier_settlements" ADD COLUMN "search_rest" text;--> statement-breakpoint
ALTER TABLE "carrier_settlements" ADD COLUMN "search_area" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "carrier_branches_by_number" ON "carrier_branches" USING btree ("sync_id","settlement_ref","number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "carrier_settlements_rest" ON "carrier_settlements" USING btree ("sync_id","search_rest" text_pattern_ops);