-- What the shop says about itself is remembered like the catalogue, so a change of it is announced like one.
CREATE TRIGGER shop_settings_announced AFTER INSERT OR UPDATE OR DELETE ON shop_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
