CREATE TABLE "record_versions" (
	"subject" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "record_versions_subject_record_id_pk" PRIMARY KEY("subject","record_id"),
	CONSTRAINT "record_versions_count_from_one" CHECK ("record_versions"."version" > 0)
);
