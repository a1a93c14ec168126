import type pg from 'pg';

const brands = 40;
const productTypes = 20;
const skinTypes = 6;
const kinds = ['Крем', 'Сироватка', 'Тонік', 'Маска', 'Олія', 'Бальзам', 'Пінка', 'Флюїд', 'Гель', 'Лосьйон'];
const purposes = ['зволожувальний догляд', 'з ретинолом', 'з гіалуроновою кислотою', 'для чутливої шкіри', 'SPF 50'];

/** Two variants per product, one of twenty sold out, one of seven with a discount, each with a picture. */
export async function fillCatalogue(client: pg.Client, products: number): Promise<void> {
  // As in a restore: no triggers per row and no checks of foreign keys.
  await client.query(`
  set session_replication_role = replica;
  insert into pictures (fingerprint, format, width, height, bytes, placeholder)
    values ('0123456789abcdef', 'webp', 1200, 1200, 90000, 'data:image/webp;base64,' || repeat('A', 160));
  insert into brands (name, slug, position)
    select 'Бренд ' || n, 'brand-' || n, n from generate_series(1, ${brands}) n;
  insert into product_types (name, slug, position)
    select 'Засоби ' || n, 'type-' || n, n from generate_series(1, ${productTypes}) n;
  insert into skin_types (name, slug, position)
    select 'Шкіра ' || n, 'skin-' || n, n from generate_series(1, ${skinTypes}) n;
  insert into products (brand_id, name, slug, code, unit, human, description_html, is_collection_product, position, created_at)
    select 1 + n % ${brands}, (array['${kinds.join("','")}'])[1 + n % ${kinds.length}] || ' ' ||
      (array['${purposes.join("','")}'])[1 + n / 7 % ${purposes.length}] || ' №' || n, 'product-' || n, 'P-' || n, 'мл',
      'Коротко про засіб', '<p>' || repeat('Довгий опис. ', 80) || '</p>', n % 50 = 0, n, now() - n * interval '1 hour'
    from generate_series(1, ${products}) n;
  insert into products_of_types select id, 1 + id % ${productTypes} from products;
  insert into products_for_skin_types select id, 1 + (id + more) % ${skinTypes} from products, generate_series(0, 1) more;
  insert into variants (product_id, code, value, price, discount_price, stock, position,
      weight_grams, length_millimetres, width_millimetres, height_millimetres)
    select id, 'RL-' || id || '-' || size, size, 10000 + id * 7919 % 190000 + size * 100,
      case when id % 7 = 0 then 9000 else 0 end, case when (id + size) % 20 = 0 then 0 else 1000000 end, size,
      100, 50, 50, 140
    from products, generate_series(30, 50, 20) size;
  insert into stock_movements (variant_id, kind, difference, stock_after, note)
    select id, 'adjusted', stock, stock, 'counted' from variants where stock > 0;
  insert into collections (name, slug, is_active, banner_id, mobile_banner_id) values ('Пропозиція', 'offer', true, 1, 1);
  insert into variant_pictures (variant_id, picture_id) select id, 1 from variants;
  analyze;
`);
  await client.end();
}
