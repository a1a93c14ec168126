ALTER TABLE "order_lines" ADD COLUMN "certificate_value" bigint;--> statement-breakpoint
-- Lines sold before: what they showed was the value as the API writes money. A line that shows nothing has the value that is offered.
UPDATE "order_lines" SET "certificate_value" = CASE
    WHEN "order_lines"."value" ~ '^[0-9]{1,12}\.[0-9]{2}$' AND "order_lines"."value"::numeric > 0 THEN "order_lines"."value"::numeric * 100
    ELSE "offered"."value" END
  FROM "certificate_variants" AS "offered"
  WHERE "order_lines"."kind" = 'certificate' AND "offered"."id" = "order_lines"."certificate_variant_id";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_certificates_have_a_value" CHECK (case "order_lines"."kind"
        when 'certificate' then "order_lines"."certificate_value" is not null and "order_lines"."certificate_value" > 0
        else "order_lines"."certificate_value" is null end);
