CREATE TYPE "public"."parcel_step" AS ENUM('made', 'on_the_way', 'arrived', 'with_courier', 'received', 'in_trouble', 'gone');--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_step" "parcel_step";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_expected_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_stored_until" date;