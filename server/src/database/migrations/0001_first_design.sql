CREATE TYPE "public"."banner_tone" AS ENUM('light', 'dark');--> statement-breakpoint
CREATE TYPE "public"."certificate_movement_kind" AS ENUM('issued', 'redeemed', 'returned', 'adjusted');--> statement-breakpoint
CREATE TYPE "public"."certificate_state" AS ENUM('active', 'blocked');--> statement-breakpoint
CREATE TYPE "public"."token_purpose" AS ENUM('activation', 'password_reset', 'email_change');--> statement-breakpoint
CREATE TYPE "public"."branch_kind" AS ENUM('branch', 'locker');--> statement-breakpoint
CREATE TYPE "public"."directory_sync_state" AS ENUM('running', 'current', 'replaced', 'failed');--> statement-breakpoint
CREATE TYPE "public"."letter_state" AS ENUM('waiting', 'sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."subscription_state" AS ENUM('pending', 'confirmed', 'unsubscribed');--> statement-breakpoint
CREATE TYPE "public"."actor_kind" AS ENUM('customer', 'staff', 'system', 'provider');--> statement-breakpoint
CREATE TYPE "public"."delivery_payer" AS ENUM('shop', 'recipient');--> statement-breakpoint
CREATE TYPE "public"."delivery_type" AS ENUM('nova_poshta', 'courier', 'pickup');--> statement-breakpoint
CREATE TYPE "public"."line_kind" AS ENUM('product', 'certificate');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('new', 'confirmed', 'packed', 'shipped', 'completed', 'cancelled', 'returned');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('full', 'prepayment', 'cash');--> statement-breakpoint
CREATE TYPE "public"."partner_application_state" AS ENUM('new', 'approved', 'declined');--> statement-breakpoint
CREATE TYPE "public"."partner_option_kind" AS ENUM('position', 'education', 'specialization', 'workplace', 'how_they');--> statement-breakpoint
CREATE TYPE "public"."payment_event_source" AS ENUM('callback', 'return', 'check', 'refund');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('created', 'pending', 'in_processing', 'waiting_auth_complete', 'approved', 'declined', 'expired', 'refund_in_processing', 'refunded', 'voided');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'in_processing', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."staff_role" AS ENUM('owner', 'manager', 'content_editor');--> statement-breakpoint
CREATE TYPE "public"."stock_movement_kind" AS ENUM('initial', 'adjusted', 'sold', 'returned', 'imported');--> statement-breakpoint
CREATE SEQUENCE "public"."sellable_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer,
	"picture_id" integer NOT NULL,
	"mobile_picture_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"link" text,
	"tone" "banner_tone" DEFAULT 'light' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_link_within_the_shop_or_https" CHECK ("banners"."link" is null or "banners"."link" ~ '^(/([^/]|$)|https://)')
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"character" text DEFAULT '' NOT NULL,
	"home_banner_id" integer,
	"home_banner_alt" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug"),
	CONSTRAINT "brands_slug_is_an_address" CHECK ("brands"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"banner_id" integer NOT NULL,
	"mobile_banner_id" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug"),
	CONSTRAINT "collections_slug_is_an_address" CHECK ("collections"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_types_slug_unique" UNIQUE("slug"),
	CONSTRAINT "product_types_slug_is_an_address" CHECK ("product_types"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"human" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_collection_product" boolean DEFAULT false NOT NULL,
	"best_position" integer,
	"description" text DEFAULT '' NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"key_ingredients_html" text DEFAULT '' NOT NULL,
	"prescription_html" text DEFAULT '' NOT NULL,
	"application_html" text DEFAULT '' NOT NULL,
	"composition" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_code_unique" UNIQUE("code"),
	CONSTRAINT "products_slug_is_an_address" CHECK ("products"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "products_archived_are_inactive" CHECK ("products"."archived_at" is null or not "products"."is_active")
);
--> statement-breakpoint
CREATE TABLE "products_for_skin_types" (
	"product_id" integer NOT NULL,
	"skin_type_id" integer NOT NULL,
	CONSTRAINT "products_for_skin_types_product_id_skin_type_id_pk" PRIMARY KEY("product_id","skin_type_id")
);
--> statement-breakpoint
CREATE TABLE "products_of_types" (
	"product_id" integer NOT NULL,
	"product_type_id" integer NOT NULL,
	CONSTRAINT "products_of_types_product_id_product_type_id_pk" PRIMARY KEY("product_id","product_type_id")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_lead_elsewhere" CHECK ("redirects"."from_path" <> "redirects"."to_path" and "redirects"."from_path" like '/%' and "redirects"."to_path" like '/%')
);
--> statement-breakpoint
CREATE TABLE "skin_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skin_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"banner_id" integer,
	"banner_alt" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skin_types_slug_unique" UNIQUE("slug"),
	CONSTRAINT "skin_types_slug_is_an_address" CHECK ("skin_types"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "variant_pictures" (
	"variant_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variant_pictures_variant_id_picture_id_pk" PRIMARY KEY("variant_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY DEFAULT nextval('sellable_ids') NOT NULL,
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"discount_price" bigint DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"icon_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"barcode" text,
	"weight_grams" integer NOT NULL,
	"length_millimetres" integer NOT NULL,
	"width_millimetres" integer NOT NULL,
	"height_millimetres" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_code_unique" UNIQUE("code"),
	CONSTRAINT "variants_discount_is_below_price" CHECK ("variants"."discount_price" >= 0 and "variants"."discount_price" < "variants"."price"),
	CONSTRAINT "variants_stock_is_never_negative" CHECK ("variants"."stock" >= 0),
	CONSTRAINT "variants_have_weight_and_size" CHECK ("variants"."weight_grams" > 0 and "variants"."length_millimetres" > 0 and "variants"."width_millimetres" > 0 and "variants"."height_millimetres" > 0)
);
--> statement-breakpoint
CREATE TABLE "certificate_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"certificate_id" integer NOT NULL,
	"kind" "certificate_movement_kind" NOT NULL,
	"difference" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"order_id" integer,
	"revival" integer DEFAULT 0 NOT NULL,
	"staff_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_movements_balance_is_never_negative" CHECK ("certificate_movements"."balance_after" >= 0),
	CONSTRAINT "certificate_movements_redemptions_name_their_order" CHECK (("certificate_movements"."kind" in ('redeemed', 'returned')) = ("certificate_movements"."order_id" is not null)),
	CONSTRAINT "certificate_movements_point_the_right_way" CHECK (case "certificate_movements"."kind" when 'redeemed' then "certificate_movements"."difference" < 0 when 'returned' then "certificate_movements"."difference" > 0 when 'issued' then "certificate_movements"."difference" > 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial_number" text NOT NULL,
	"state" "certificate_state" DEFAULT 'active' NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"order_line_id" integer,
	"ordinal" integer,
	"recipient_name" text,
	"recipient_email" text,
	"message" text,
	"send_on" date,
	"sent_at" timestamp with time zone,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_serialNumber_unique" UNIQUE("serial_number"),
	CONSTRAINT "certificates_balance_is_never_negative" CHECK ("certificates"."balance" >= 0 and "certificates"."balance" <= "certificates"."amount" and "certificates"."amount" > 0),
	CONSTRAINT "certificates_serial_is_normal" CHECK ("certificates"."serial_number" = upper(btrim("certificates"."serial_number")) and "certificates"."serial_number" <> ''),
	CONSTRAINT "certificates_bought_have_an_ordinal" CHECK (("certificates"."order_line_id" is null) = ("certificates"."ordinal" is null)),
	CONSTRAINT "certificates_message_is_short" CHECK (char_length("certificates"."message") <= 300)
);
--> statement-breakpoint
CREATE TABLE "order_certificates" (
	"order_id" integer NOT NULL,
	"certificate_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_certificates_order_id_certificate_id_pk" PRIMARY KEY("order_id","certificate_id"),
	CONSTRAINT "order_certificates_amount_is_positive" CHECK ("order_certificates"."amount" > 0),
	CONSTRAINT "order_certificates_return_is_within_amount" CHECK ("order_certificates"."returned" between 0 and "order_certificates"."amount")
);
--> statement-breakpoint
CREATE TABLE "certificate_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"human" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"picture_alt" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_variants" (
	"id" integer PRIMARY KEY DEFAULT nextval('sellable_ids') NOT NULL,
	"certificate_product_id" integer NOT NULL,
	"value" bigint NOT NULL,
	"price" bigint NOT NULL,
	"icon_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_variants_value_is_positive" CHECK ("certificate_variants"."value" > 0 and "certificate_variants"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "customer_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_sessions_refreshHash_unique" UNIQUE("refresh_hash"),
	CONSTRAINT "customer_sessions_previousHash_unique" UNIQUE("previous_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"purpose" "token_purpose" NOT NULL,
	"token_hash" text NOT NULL,
	"new_email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_tokens_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "customer_tokens_change_names_the_address" CHECK (("customer_tokens"."purpose" = 'email_change') = ("customer_tokens"."new_email" is not null))
);
--> statement-breakpoint
CREATE TABLE "customer_wishlist" (
	"customer_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_wishlist_customer_id_variant_id_pk" PRIMARY KEY("customer_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"activated_at" timestamp with time zone,
	"consent_version" integer,
	"consent_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_is_lower" CHECK ("customers"."email" = lower("customers"."email"))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "carrier_branches" (
	"sync_id" integer NOT NULL,
	"ref" text NOT NULL,
	"settlement_ref" text NOT NULL,
	"kind" "branch_kind" NOT NULL,
	"number" text NOT NULL,
	"number_order" integer NOT NULL,
	"description" text NOT NULL,
	"can_collect_money" boolean DEFAULT true NOT NULL,
	"max_weight_kilograms" integer,
	CONSTRAINT "carrier_branches_sync_id_ref_pk" PRIMARY KEY("sync_id","ref")
);
--> statement-breakpoint
CREATE TABLE "carrier_settlements" (
	"sync_id" integer NOT NULL,
	"ref" text NOT NULL,
	"city_ref" text,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carrier_settlements_sync_id_ref_pk" PRIMARY KEY("sync_id","ref")
);
--> statement-breakpoint
CREATE TABLE "directory_syncs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_syncs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" "directory_sync_state" DEFAULT 'running' NOT NULL,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settlements" integer DEFAULT 0 NOT NULL,
	"branches" integer DEFAULT 0 NOT NULL,
	"error" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "directory_syncs_counts" CHECK ("directory_syncs"."settlements" >= 0 and "directory_syncs"."branches" >= 0)
);
--> statement-breakpoint
CREATE TABLE "information_page_versions" (
	"page_type" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content_html" text NOT NULL,
	"staff_id" integer,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "information_page_versions_page_type_version_pk" PRIMARY KEY("page_type","version")
);
--> statement-breakpoint
CREATE TABLE "information_pages" (
	"page_type" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content_html" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "information_pages_type_is_lower" CHECK ("information_pages"."page_type" = lower("information_pages"."page_type"))
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"prepared_at" timestamp with time zone,
	"preparation_failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "pictures_have_a_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0 and "pictures"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" "letter_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_event_unique" UNIQUE("event"),
	CONSTRAINT "letters_sent_have_a_time" CHECK (("letters"."state" = 'sent') = ("letters"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"state" "subscription_state" DEFAULT 'pending' NOT NULL,
	"confirmation_hash" text,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "subscriptions_confirmationHash_unique" UNIQUE("confirmation_hash"),
	CONSTRAINT "subscriptions_email_is_lower" CHECK ("subscriptions"."email" = lower("subscriptions"."email")),
	CONSTRAINT "subscriptions_confirmed_have_a_time" CHECK ("subscriptions"."state" <> 'confirmed' or "subscriptions"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_fingerprint" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_keys_length" CHECK (char_length("idempotency_keys"."key") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" "actor_kind" NOT NULL,
	"staff_id" integer,
	"what" text NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_events_staff_is_named" CHECK (("order_events"."actor" = 'staff') = ("order_events"."staff_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" "line_kind" NOT NULL,
	"variant_id" integer,
	"certificate_variant_id" integer,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"price" bigint NOT NULL,
	"discount_price" bigint DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	"is_preorder" boolean DEFAULT false NOT NULL,
	"recipient_name" text,
	"recipient_email" text,
	"message" text,
	"send_on" date,
	CONSTRAINT "order_lines_price_is_positive" CHECK ("order_lines"."price" > 0 and "order_lines"."discount_price" >= 0 and "order_lines"."discount_price" < "order_lines"."price"),
	CONSTRAINT "order_lines_quantity_is_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_return_is_within_quantity" CHECK ("order_lines"."returned_quantity" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_preorder_is_small" CHECK (not "order_lines"."is_preorder" or "order_lines"."quantity" <= 99),
	CONSTRAINT "order_lines_certificates_are_few" CHECK ("order_lines"."kind" <> 'certificate' or "order_lines"."quantity" <= 20),
	CONSTRAINT "order_lines_name_one_thing" CHECK (case "order_lines"."kind"
        when 'product' then "order_lines"."variant_id" is not null and "order_lines"."certificate_variant_id" is null
        else "order_lines"."certificate_variant_id" is not null and "order_lines"."variant_id" is null and not "order_lines"."is_preorder" end)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"state" "order_state" DEFAULT 'new' NOT NULL,
	"customer_id" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"delivery_type" "delivery_type" NOT NULL,
	"carrier_city" text,
	"carrier_city_ref" text,
	"carrier_branch" text,
	"carrier_branch_ref" text,
	"courier_city" text,
	"courier_street" text,
	"courier_house" text,
	"courier_apartment" text,
	"delivery_payer" "delivery_payer" NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"goods" bigint NOT NULL,
	"promo_code_id" integer,
	"promo_percent" integer DEFAULT 0 NOT NULL,
	"promo_discount" bigint DEFAULT 0 NOT NULL,
	"certificate_discount" bigint DEFAULT 0 NOT NULL,
	"delivery_cost" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"due_online" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"revivals" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"waybill_number" text,
	"waybill_ref" text,
	"attention" text DEFAULT '' NOT NULL,
	"offer_version" integer NOT NULL,
	"personal_data_erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_waybillNumber_unique" UNIQUE("waybill_number"),
	CONSTRAINT "orders_reference_is_short" CHECK (char_length("orders"."reference") between 22 and 64),
	CONSTRAINT "orders_parts_are_never_negative" CHECK ("orders"."goods" > 0 and "orders"."promo_discount" >= 0 and "orders"."certificate_discount" >= 0 and "orders"."delivery_cost" >= 0 and "orders"."total" >= 0),
	CONSTRAINT "orders_parts_add_up" CHECK ("orders"."total" = "orders"."goods" - "orders"."promo_discount" + "orders"."delivery_cost" - "orders"."certificate_discount"),
	CONSTRAINT "orders_promo_percent_is_0_to_100" CHECK ("orders"."promo_percent" between 0 and 100),
	CONSTRAINT "orders_due_is_within_total" CHECK ("orders"."due_online" between 0 and "orders"."total"),
	CONSTRAINT "orders_refund_is_within_received" CHECK ("orders"."received" >= 0 and "orders"."refunded" between 0 and "orders"."received"),
	CONSTRAINT "orders_prepayment_goes_by_carrier" CHECK ("orders"."payment_method" <> 'prepayment' or "orders"."delivery_type" = 'nova_poshta'),
	CONSTRAINT "orders_cash_is_not_for_the_carrier" CHECK ("orders"."payment_method" <> 'cash' or "orders"."delivery_type" <> 'nova_poshta'),
	CONSTRAINT "orders_know_where_to_go" CHECK (case "orders"."delivery_type"
        when 'nova_poshta' then "orders"."carrier_city" is not null and "orders"."carrier_branch" is not null
        when 'courier' then "orders"."courier_city" is not null and "orders"."courier_street" is not null and "orders"."courier_house" is not null and "orders"."courier_apartment" is not null
        else true end)
);
--> statement-breakpoint
CREATE TABLE "promo_code_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"promo_code_id" integer NOT NULL,
	"email" text NOT NULL,
	"returned_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_code_uses_email_is_lower" CHECK ("promo_code_uses"."email" = lower("promo_code_uses"."email"))
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" "partner_application_state" DEFAULT 'new' NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"patronymic" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"position_id" integer NOT NULL,
	"education_id" integer NOT NULL,
	"specialization_id" integer NOT NULL,
	"workplace_id" integer NOT NULL,
	"how_they_id" integer NOT NULL,
	"clinic_name" text NOT NULL,
	"address" text NOT NULL,
	"professional_social_media" text DEFAULT '' NOT NULL,
	"clinic_website" text DEFAULT '' NOT NULL,
	"brands_worked_with" text DEFAULT '' NOT NULL,
	"photo_key" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_applications_decisions_are_signed" CHECK (("partner_applications"."state" = 'new') = ("partner_applications"."decided_at" is null) and ("partner_applications"."state" = 'new') = ("partner_applications"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "partner_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "partner_option_kind" NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"source" "payment_event_source" NOT NULL,
	"fingerprint" text NOT NULL,
	"provider_status" text NOT NULL,
	"reason_code" integer,
	"body" text NOT NULL,
	"state_before" "payment_state" NOT NULL,
	"state_after" "payment_state" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'UAH' NOT NULL,
	"state" "payment_state" DEFAULT 'created' NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"card_mask" text,
	"reason_code" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"is_counted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_counted_were_approved" CHECK (not "payments"."is_counted" or "payments"."state" in ('approved', 'refund_in_processing', 'refunded', 'voided')),
	CONSTRAINT "payments_amount_is_positive" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_refund_is_within_amount" CHECK ("payments"."refunded" between 0 and "payments"."amount"),
	CONSTRAINT "payments_are_in_hryvnias" CHECK ("payments"."currency" = 'UAH')
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"amount" bigint NOT NULL,
	"state" "refund_state" DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount_is_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_email" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_percent_is_1_to_100" CHECK ("promo_codes"."percent" between 1 and 100),
	CONSTRAINT "promo_codes_code_is_normal" CHECK ("promo_codes"."code" = upper(btrim("promo_codes"."code")) and "promo_codes"."code" <> ''),
	CONSTRAINT "promo_codes_limits_hold" CHECK ("promo_codes"."times_used" >= 0 and ("promo_codes"."max_uses" is null or "promo_codes"."times_used" <= "promo_codes"."max_uses")),
	CONSTRAINT "promo_codes_limits_are_positive" CHECK ("promo_codes"."max_uses" > 0 and "promo_codes"."max_uses_per_email" > 0),
	CONSTRAINT "promo_codes_start_before_they_end" CHECK ("promo_codes"."starts_at" < "promo_codes"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" "staff_role" NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_email_is_lower" CHECK ("staff"."email" = lower("staff"."email")),
	CONSTRAINT "staff_second_factor_has_a_secret" CHECK ("staff"."totp_confirmed_at" is null or "staff"."totp_secret" is not null)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"kind" "stock_movement_kind" NOT NULL,
	"difference" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"order_line_id" integer,
	"revival" integer DEFAULT 0 NOT NULL,
	"staff_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_stock_is_never_negative" CHECK ("stock_movements"."stock_after" >= 0),
	CONSTRAINT "stock_movements_sales_name_their_line" CHECK (("stock_movements"."kind" in ('sold', 'returned')) = ("stock_movements"."order_line_id" is not null)),
	CONSTRAINT "stock_movements_point_the_right_way" CHECK (case "stock_movements"."kind" when 'sold' then "stock_movements"."difference" < 0 when 'returned' then "stock_movements"."difference" > 0 else true end)
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_mobile_picture_id_pictures_id_fk" FOREIGN KEY ("mobile_picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_home_banner_id_pictures_id_fk" FOREIGN KEY ("home_banner_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_banner_id_pictures_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_mobile_banner_id_pictures_id_fk" FOREIGN KEY ("mobile_banner_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_for_skin_types" ADD CONSTRAINT "products_for_skin_types_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_for_skin_types" ADD CONSTRAINT "products_for_skin_types_skin_type_id_skin_types_id_fk" FOREIGN KEY ("skin_type_id") REFERENCES "public"."skin_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_of_types" ADD CONSTRAINT "products_of_types_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_of_types" ADD CONSTRAINT "products_of_types_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skin_types" ADD CONSTRAINT "skin_types_banner_id_pictures_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_pictures" ADD CONSTRAINT "variant_pictures_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_pictures" ADD CONSTRAINT "variant_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_icon_id_pictures_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_movements" ADD CONSTRAINT "certificate_movements_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_movements" ADD CONSTRAINT "certificate_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_movements" ADD CONSTRAINT "certificate_movements_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_certificates" ADD CONSTRAINT "order_certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_certificates" ADD CONSTRAINT "order_certificates_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_products" ADD CONSTRAINT "certificate_products_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_variants" ADD CONSTRAINT "certificate_variants_certificate_product_id_certificate_products_id_fk" FOREIGN KEY ("certificate_product_id") REFERENCES "public"."certificate_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_variants" ADD CONSTRAINT "certificate_variants_icon_id_pictures_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD CONSTRAINT "customer_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_wishlist" ADD CONSTRAINT "customer_wishlist_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_wishlist" ADD CONSTRAINT "customer_wishlist_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_branches" ADD CONSTRAINT "carrier_branches_sync_id_directory_syncs_id_fk" FOREIGN KEY ("sync_id") REFERENCES "public"."directory_syncs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_settlements" ADD CONSTRAINT "carrier_settlements_sync_id_directory_syncs_id_fk" FOREIGN KEY ("sync_id") REFERENCES "public"."directory_syncs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_page_versions" ADD CONSTRAINT "information_page_versions_page_type_information_pages_page_type_fk" FOREIGN KEY ("page_type") REFERENCES "public"."information_pages"("page_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_page_versions" ADD CONSTRAINT "information_page_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_certificate_variant_id_certificate_variants_id_fk" FOREIGN KEY ("certificate_variant_id") REFERENCES "public"."certificate_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_uses" ADD CONSTRAINT "promo_code_uses_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_position_id_partner_options_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."partner_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_education_id_partner_options_id_fk" FOREIGN KEY ("education_id") REFERENCES "public"."partner_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_specialization_id_partner_options_id_fk" FOREIGN KEY ("specialization_id") REFERENCES "public"."partner_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_workplace_id_partner_options_id_fk" FOREIGN KEY ("workplace_id") REFERENCES "public"."partner_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_how_they_id_partner_options_id_fk" FOREIGN KEY ("how_they_id") REFERENCES "public"."partner_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_by_brand" ON "banners" USING btree ("brand_id","position");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_best" ON "products" USING btree ("best_position") WHERE "products"."best_position" is not null;--> statement-breakpoint
CREATE INDEX "products_name_trigrams" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_for_skin_types_by_skin_type" ON "products_for_skin_types" USING btree ("skin_type_id");--> statement-breakpoint
CREATE INDEX "products_of_types_by_type" ON "products_of_types" USING btree ("product_type_id");--> statement-breakpoint
CREATE INDEX "variants_by_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variants_code_trigrams" ON "variants" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "certificate_movements_by_certificate" ON "certificate_movements" USING btree ("certificate_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_movements_once_an_order" ON "certificate_movements" USING btree ("certificate_id","order_id","revival") WHERE "certificate_movements"."kind" = 'redeemed';--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_issued_once" ON "certificates" USING btree ("order_line_id","ordinal") WHERE "certificates"."order_line_id" is not null;--> statement-breakpoint
CREATE INDEX "order_certificates_by_certificate" ON "order_certificates" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_by_customer" ON "customer_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_tokens_by_customer" ON "customer_tokens" USING btree ("customer_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_by_email" ON "customers" USING btree ("email") WHERE "customers"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_by_age" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "carrier_branches_by_settlement" ON "carrier_branches" USING btree ("sync_id","settlement_ref","number_order");--> statement-breakpoint
CREATE INDEX "carrier_settlements_prefix" ON "carrier_settlements" USING btree ("sync_id","search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "carrier_settlements_trigrams" ON "carrier_settlements" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "directory_syncs_one_of_a_kind" ON "directory_syncs" USING btree ("state") WHERE "directory_syncs"."state" in ('current', 'running');--> statement-breakpoint
CREATE INDEX "pictures_unprepared" ON "pictures" USING btree ("preparation_failures","id") WHERE "pictures"."prepared_at" is null;--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("send_after") WHERE "letters"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_in_order" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_by_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "orders_for_attention" ON "orders" USING btree ("created_at") WHERE "orders"."attention" <> '';--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "promo_code_uses_by_email" ON "promo_code_uses" USING btree ("promo_code_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_options_named_once" ON "partner_options" USING btree ("kind","name");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("payment_id","fingerprint");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_undecided" ON "payments" USING btree ("expires_at") WHERE "payments"."state" in ('created', 'pending', 'in_processing', 'waiting_auth_complete', 'refund_in_processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_counted_once" ON "payments" USING btree ("order_id") WHERE "payments"."is_counted";--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_variant" ON "stock_movements" USING btree ("variant_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_once_a_line" ON "stock_movements" USING btree ("order_line_id","revival") WHERE "stock_movements"."kind" = 'sold';