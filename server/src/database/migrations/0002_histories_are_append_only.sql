-- Histories are only ever added to: what was written down about money and goods stays as it was.
CREATE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER certificate_movements_append_only BEFORE UPDATE OR DELETE ON certificate_movements FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER information_page_versions_append_only BEFORE UPDATE OR DELETE ON information_page_versions FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
