DROP INDEX "products_name_trigrams";--> statement-breakpoint
DROP INDEX "variants_code_trigrams";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_name" text GENERATED ALWAYS AS (lower(translate(name, '’ʼ`', repeat('''', 3)) collate uk) collate "default") STORED;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "search_code" text GENERATED ALWAYS AS (lower(translate(code, '’ʼ`', repeat('''', 3)) collate uk) collate "default") STORED;--> statement-breakpoint
CREATE INDEX "products_search_name_trigrams" ON "products" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_search_code_trigrams" ON "variants" USING gin ("search_code" gin_trgm_ops);