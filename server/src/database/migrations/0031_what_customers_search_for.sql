CREATE TABLE "popular_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popular_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"is_own" boolean DEFAULT true NOT NULL,
	"networks" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "popular_words_name_unique" UNIQUE("name"),
	CONSTRAINT "popular_words_networks_not_negative" CHECK ("popular_words"."networks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_asks" (
	"words" text NOT NULL,
	"network" text NOT NULL,
	"asked_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "search_asks_words_network_pk" PRIMARY KEY("words","network")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"means" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_asks_by_day" ON "search_asks" USING btree ("asked_on");--> statement-breakpoint
CREATE TRIGGER search_synonyms_announced AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER popular_words_announced AFTER INSERT OR UPDATE OR DELETE ON popular_words
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
