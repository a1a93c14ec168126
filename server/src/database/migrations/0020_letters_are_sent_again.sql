CREATE TABLE "staff_recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_recovery_codes_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "copy_of" integer;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "copy_number" integer;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_by_staff" ON "staff_recovery_codes" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_copy_of_letters_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_by_recipient" ON "letters" USING btree (lower("recipient"));--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_are_copied_once_a_number" UNIQUE("copy_of","copy_number");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_are_copied_three_times" CHECK (("letters"."copy_of" is null) = ("letters"."copy_number" is null) and "letters"."copy_number" between 1 and 3);