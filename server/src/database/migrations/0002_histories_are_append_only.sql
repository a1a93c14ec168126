-- Histories are only ever added to: what was written down about money and goods stays as it was.
CREATE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- What a provider said may name a person, who may ask to be forgotten: its body can be emptied, and nothing else.
CREATE FUNCTION allow_only_emptying_the_body() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.body = '' AND to_jsonb(NEW) - 'body' = to_jsonb(OLD) - 'body' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DO $$
DECLARE history text;
BEGIN
  FOREACH history IN ARRAY ARRAY['order_events', 'stock_movements', 'certificate_movements', 'audit_log', 'information_page_versions'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history()', history || '_append_only', history);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history()', history || '_not_truncated', history);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_events_append_only BEFORE DELETE ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER payment_events_body_only BEFORE UPDATE ON payment_events FOR EACH ROW EXECUTE FUNCTION allow_only_emptying_the_body();
--> statement-breakpoint
CREATE TRIGGER payment_events_not_truncated BEFORE TRUNCATE ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();
