-- A live shop begins closed until its owner opens it. One that was at work before stays open; a demonstration has no such day.
INSERT INTO shop_settings (name, value)
SELECT 'opened', 'null'
WHERE (EXISTS (SELECT FROM staff) OR EXISTS (SELECT FROM products) OR EXISTS (SELECT FROM orders))
  AND NOT EXISTS (SELECT FROM shop_settings WHERE name = 'demo_catalogue_loaded')
ON CONFLICT DO NOTHING;
