CREATE TABLE "goals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"banner_id" integer,
	"banner_alt" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_slug_unique" UNIQUE("slug"),
	CONSTRAINT "goals_slug_is_an_address" CHECK ("goals"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "products_for_goals" (
	"product_id" integer NOT NULL,
	"goal_id" integer NOT NULL,
	CONSTRAINT "products_for_goals_product_id_goal_id_pk" PRIMARY KEY("product_id","goal_id")
);
--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_banner_id_pictures_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_for_goals" ADD CONSTRAINT "products_for_goals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_for_goals" ADD CONSTRAINT "products_for_goals_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_for_goals_by_goal" ON "products_for_goals" USING btree ("goal_id");--> statement-breakpoint
CREATE TRIGGER goals_announced AFTER INSERT OR UPDATE OR DELETE ON goals
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER products_for_goals_announced AFTER INSERT OR UPDATE OR DELETE ON products_for_goals
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER goals_leave_redirects AFTER UPDATE OF slug ON goals
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION leave_redirect('/goal/');
