CREATE TABLE "carrier_estimates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carrier_estimates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service" text NOT NULL,
	"settlement_ref" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"declared" bigint NOT NULL,
	"sent_on" date NOT NULL,
	"cost" bigint,
	"arrives_on" date,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carrier_estimates_once" UNIQUE("service","settlement_ref","weight_grams","declared","sent_on"),
	CONSTRAINT "carrier_estimates_are_whole" CHECK (("carrier_estimates"."cost" is null) = ("carrier_estimates"."arrives_on" is null) and "carrier_estimates"."cost" >= 0)
);
