CREATE TABLE "block_drafts" (
	"place" text PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"staff_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"staff_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block_versions" (
	"place" text NOT NULL,
	"version" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_versions_place_version_pk" PRIMARY KEY("place","version"),
	CONSTRAINT "block_versions_count_from_one" CHECK ("block_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "information_page_drafts" (
	"page_type" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content_html" text NOT NULL,
	"staff_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_texts" (
	"kind" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "information_pages" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "block_drafts" ADD CONSTRAINT "block_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_previews" ADD CONSTRAINT "block_previews_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_versions" ADD CONSTRAINT "block_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_page_drafts" ADD CONSTRAINT "information_page_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_previews_by_end" ON "block_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "block_versions_by_start" ON "block_versions" USING btree ("place","starts_at");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_end_after_they_begin" CHECK ("banners"."shown_from" < "banners"."shown_until");
--> statement-breakpoint
CREATE TRIGGER block_versions_announced AFTER INSERT OR UPDATE OR DELETE ON block_versions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
-- Published blocks are a history. A version that has not started yet was never seen, so it may be taken back.
CREATE FUNCTION refuse_to_rewrite_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.starts_at > now() THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER block_versions_append_only BEFORE UPDATE OR DELETE ON block_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_blocks();
--> statement-breakpoint
CREATE TRIGGER block_versions_not_truncated BEFORE TRUNCATE ON block_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
-- A shop that was at work before texts and pages could be edited keeps those that it had: the start brings them as its first version.
INSERT INTO shop_settings (name, value)
SELECT 'keeps_former_content', 'true'
WHERE EXISTS (SELECT FROM staff) OR EXISTS (SELECT FROM products) OR EXISTS (SELECT FROM orders);
