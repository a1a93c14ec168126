import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';
import type { Database } from './database.ts';

let db: Database;

beforeAll(async () => {
  const shop = await openTestShop();
  db = shop.database.db;
  const brandId = await shop.addBrand();
  await shop.addProduct({ brandId, slug: 'cream' });
  await db.execute(
    sql.raw(`
    insert into promo_codes (code, percent, max_uses) values ('TEN', 10, 1);
    insert into certificates (serial_number, amount, balance, valid_until) values ('GIFT', 50000, 50000, '2099-01-01');
    insert into certificate_movements (certificate_id, kind, difference, balance_after) values (1, 'issued', 50000, 50000);
    insert into orders (reference, first_name, last_name, phone, email, delivery_type, delivery_payer, payment_method, goods, products, total, due_online, offer_version)
      values ('0123456789abcdef012345', 'А', 'Б', '+380671234567', 'a@rosa.example', 'pickup', 'recipient', 'full', 10000, 10000, 10000, 10000, 1);
    insert into order_lines (order_id, kind, variant_id, name, price, quantity) values (1, 'product', 1, 'Крем', 10000, 1);
    insert into order_events (order_id, actor, what) values (1, 'customer', 'placed');
    insert into payments (order_id, provider, reference, amount, expires_at, is_counted, state) values (1, 'wayforpay', 'a-1', 10000, now(), true, 'approved');
    insert into payment_events (payment_id, source, fingerprint, provider_status, body, state_before, state_after) values (1, 'callback', 'f', 'Approved', '{}', 'created', 'approved');
    insert into stray_payment_reports (provider, fingerprint, reference, provider_status, currency, body) values ('wayforpay', 'f', 'x', 'Approved', 'UAH', '{}');
    insert into stock_movements (variant_id, kind, difference, stock_after, order_line_id) values (1, 'sold', -1, 4, 1);
    insert into staff (email, name, role, password_hash) values ('o@rosa.example', 'О', 'owner', '');
    insert into money_receipts (order_id, way, amount, staff_id) values (1, 'cash', 1, 1);
    insert into refunds (order_id, payment_id, amount, reason, state) values (1, 1, 1, 'r', 'in_processing');
    insert into refunds (order_id, amount, reason, state, delivery) values (1, 0, 'r', 'done', true);
    insert into certificates (serial_number, amount, balance, valid_until, state, blocked_for, refund_id) values
      ('REFUNDED', 100, 100, '2099-01-01', 'blocked', 'refund', 2), ('CANCELLED', 100, 100, '2099-01-01', 'blocked', 'cancellation', null),
      ('CHARGED', 100, 100, '2099-01-01', 'blocked', 'chargeback', null), ('TAKEN', 100, 100, '2099-01-01', 'blocked', 'staff', 1);
    insert into audit_log (action, subject, subject_id) values ('create', 'staff', '1');
    insert into block_versions (place, version, blocks) values ('home', 1, '[]');
    insert into block_versions (place, version, blocks, starts_at) values ('home', 2, '[]', '2099-01-01');
  `),
  );
});

test.each([
  ['a stock below zero', 'update variants set stock = stock - 6', 'variants_stock_is_never_negative'],
  [
    'a known browser without an account',
    "insert into known_devices (token_hash, expires_at) values ('h', now())",
    'known_devices_are_of_one_account',
  ],
  [
    'more wrong codes than tries',
    "insert into wrong_tries (kind, email_hash, tries, wrong_codes) values ('staff', 'h', 1, 2)",
    'wrong_tries_are_counted',
  ],
  [
    'a letter that is sent again a fourth time',
    "insert into letters (event, kind, recipient, data, copy_of, copy_number) values ('e:again:4', 'k', '', '{}', 1, 4)",
    'letters_are_copied_three_times',
  ],
  [
    'a copy of no letter',
    "insert into letters (event, kind, recipient, data, copy_number) values ('e:again:1', 'k', '', '{}', 1)",
    'letters_are_copied_three_times',
  ],
  ['a price of zero', 'update variants set price = 0', 'variants_discount_is_below_price'],
  ['a discount above the price', 'update variants set discount_price = price', 'variants_discount_is_below_price'],
  [
    'a certificate below zero',
    'update certificates set balance = balance - 50001',
    'certificates_balance_is_never_negative',
  ],
  [
    'a certificate above its amount',
    'update certificates set balance = balance + 1',
    'certificates_balance_is_never_negative',
  ],
  [
    'a version below one',
    "insert into record_versions (subject, record_id, version) values ('brand', '1', 0)",
    'record_versions_count_from_one',
  ],
  ['a promo code of 0 %', 'update promo_codes set percent = 0', 'promo_codes_percent_is_1_to_100'],
  ['a promo code of 101 %', 'update promo_codes set percent = 101', 'promo_codes_percent_is_1_to_100'],
  ['a promo code used too often', 'update promo_codes set times_used = 2', 'promo_codes_limits_hold'],
  ['an order that does not add up', 'update orders set total = total - 1, due_online = 0', 'orders_parts_add_up'],
  [
    'a percent of more than the products',
    'update orders set products = 0, promo_percent = 10, promo_discount = 1000, total = total - 1000, due_online = 0',
    'orders_discounts_are_of_products',
  ],
  [
    'a certificate that pays for certificate lines',
    'update orders set products = 4000, certificate_discount = 4001, total = total - 4001, due_online = 0',
    'orders_discounts_are_of_products',
  ],
  ['products that no line has', 'update orders set products = products - 1', 'orders_sums_are_of_their_lines'],
  ['an order that loses its products', 'update orders set products = null', 'orders_name_their_products'],
  [
    'a new order without its products',
    `insert into orders (reference, first_name, last_name, phone, email, delivery_type, delivery_payer, payment_method, goods, total, due_online, offer_version)
      values ('0123456789abcdef012346', 'А', 'Б', '+380671234567', 'a@rosa.example', 'pickup', 'recipient', 'full', 10000, 10000, 0, 1)`,
    'orders_name_their_products',
  ],
  ['more due than the total', 'update orders set due_online = total + 1', 'orders_due_is_within_total'],
  [
    'more refunded than received',
    'update orders set received = 100, refunded = 101',
    'orders_refund_is_within_received',
  ],
  ['a card order that waits for a manager', 'update orders set confirm_by = now()', 'orders_to_confirm_are_open'],
  [
    'a paid order that waits for a manager',
    "update orders set payment_method = 'cash', confirm_by = now(), received = 1",
    'orders_to_confirm_are_open',
  ],
  [
    'a confirmed order that waits for a manager',
    "update orders set payment_method = 'cash', confirm_by = now(), state = 'confirmed'",
    'orders_to_confirm_are_open',
  ],
  [
    'an order that counts for an account that it does not have',
    'update orders set counts_for_account = true',
    'orders_of_accounts_name_them',
  ],
  ['a prepayment with pickup', "update orders set payment_method = 'prepayment'", 'orders_prepayment_goes_by_carrier'],
  ['a carrier without an address', "update orders set delivery_type = 'nova_poshta'", 'orders_know_where_to_go'],
  [
    'a carrier without a branch',
    `update orders set delivery_type = 'nova_poshta', delivery_address = '{"city": "Львів"}'`,
    'orders_know_where_to_go',
  ],
  ['a line with no pieces', 'update order_lines set quantity = 0', 'order_lines_quantity_is_positive'],
  [
    'a certificate line with a value of zero',
    `with one as (insert into certificate_products (name) values ('С') returning id),
       offered as (insert into certificate_variants (certificate_product_id, value, price) select id, 1000, 1000 from one returning id)
     insert into order_lines (order_id, position, kind, certificate_variant_id, certificate_value, name, price, quantity)
       select 1, 1, 'certificate', id, 0, 'С', 1000, 1 from offered`,
    'order_lines_certificates_have_a_value',
  ],
  [
    'a certificate line without its value',
    `insert into order_lines (order_id, position, kind, certificate_variant_id, name, price, quantity)
       values (1, 1, 'certificate', 1, 'С', 1000, 1)`,
    'order_lines_certificates_have_a_value',
  ],
  [
    'a product with a certificate value',
    'update order_lines set certificate_value = 1000',
    'order_lines_certificates_have_a_value',
  ],
  ['a line of two things', 'update order_lines set certificate_variant_id = 1', 'order_lines_name_one_thing'],
  [
    'stock taken twice by a line',
    "insert into stock_movements (variant_id, kind, difference, stock_after, order_line_id) values (1, 'sold', -1, 3, 1)",
    'stock_movements_once_a_line',
  ],
  [
    'an order paid by two attempts',
    "insert into payments (order_id, provider, reference, amount, expires_at, is_counted, state) values (1, 'wayforpay', 'a-2', 10000, now(), true, 'approved')",
    'payments_counted_once',
  ],
  [
    'a webhook counted twice',
    "insert into payment_events (payment_id, source, fingerprint, provider_status, body, state_before, state_after) values (1, 'callback', 'f', 'Approved', '{}', 'created', 'approved')",
    'payment_events_once',
  ],
  [
    'a declined payment that counts',
    "insert into payments (order_id, provider, reference, amount, expires_at, is_counted, state) values (1, 'wayforpay', 'a-3', 1, now(), true, 'declined')",
    'payments_counted_were_approved',
  ],
  [
    'a second refund while one is in progress',
    "insert into refunds (order_id, payment_id, amount, reason) values (1, 1, 1, 'r')",
    'refunds_one_at_a_time',
  ],
  [
    'a receipt of zero',
    "insert into money_receipts (order_id, way, amount, staff_id) values (1, 'cash', 0, 1)",
    'money_receipts_amount_is_positive',
  ],
  [
    'an undecided payment that is never checked',
    "insert into payments (order_id, provider, reference, amount, expires_at) values (1, 'wayforpay', 'a-4', 1, now())",
    'payments_undecided_are_asked_about',
  ],
  [
    'a stray webhook twice',
    "insert into stray_payment_reports (provider, fingerprint, reference, provider_status, currency, body) values ('wayforpay', 'f', 'x', 'Approved', 'UAH', '{}')",
    'stray_payment_reports_fingerprint_unique',
  ],
  [
    'more pieces returned than bought',
    'update order_lines set returned_quantity = 2',
    'order_lines_return_is_within_quantity',
  ],
  [
    'more pieces refunded than bought',
    'update order_lines set refunded_quantity = 2',
    'order_lines_refund_is_within_quantity',
  ],
  [
    'the same delivery refunded twice',
    "insert into refunds (order_id, amount, reason, state, delivery) values (1, 1, 'r', 'done', true)",
    'refunds_delivery_once',
  ],
  [
    'a refund of nothing through a provider',
    "insert into refunds (order_id, payment_id, amount, reason, state) values (1, 1, 0, 'r', 'done')",
    'refunds_amount_is_positive',
  ],
  [
    'a block without a reason',
    "update certificates set state = 'blocked' where serial_number = 'GIFT'",
    'certificates_blocked_say_why',
  ],
  ...['REFUNDED', 'CANCELLED', 'CHARGED', 'TAKEN'].map((serial) => [
    `the certificate ${serial} paying again`,
    `update certificates set state = 'active', blocked_for = null, refund_id = null where serial_number = '${serial}'`,
    'certificates_refunded_stay_blocked',
  ]),
  [
    'a refund passed off as a block by the staff',
    "update certificates set blocked_for = 'staff' where serial_number = 'CANCELLED'",
    'certificates_refunded_stay_blocked',
  ],
  [
    'a certificate let out of its refund',
    "update certificates set refund_id = null where serial_number = 'TAKEN'",
    'certificates_refunded_stay_blocked',
  ],
  ['a slug that is no address', "update products set slug = 'Крем для рук'", 'products_slug_is_an_address'],
  [
    'two current directories',
    "insert into directory_syncs (state) values ('current'), ('current')",
    'directory_syncs_one_of_a_kind',
  ],
  [
    'a banner that ends before it begins',
    'insert into banners (picture_id, mobile_picture_id, shown_from, shown_until) values (1, 1, now(), now())',
    'banners_end_after_they_begin',
  ],
  [
    'a version of blocks before the first',
    "insert into block_versions (place, version, blocks) values ('home', 0, '[]')",
    'block_versions_count_from_one',
  ],
  [
    'two versions of blocks with one number',
    "insert into block_versions (place, version, blocks) values ('home', 1, '[]')",
    'block_versions_place_version_pk',
  ],
  [
    'a banner that leads to another site by a trick',
    "insert into banners (picture_id, mobile_picture_id, link) values (1, 1, '//evil.example')",
    'banners_link_within_the_shop_or_https',
  ],
])('%s is impossible', async (_what, statement, constraint) => {
  const error = await db.execute(sql.raw(statement)).catch((thrown: Error) => thrown.cause);
  expect(error).toMatchObject({ constraint });
});

test.each([
  'order_events',
  'payment_events',
  'stray_payment_reports',
  'stock_movements',
  'price_history',
  'certificate_movements',
  'audit_log',
  'money_receipts',
])('rows of %s are neither changed nor deleted', async (table) => {
  for (const statement of [`update ${table} set id = default`, `delete from ${table}`, `truncate ${table} cascade`]) {
    const error = await db.execute(sql.raw(statement)).catch((thrown: Error) => thrown.cause);
    expect(error).toMatchObject({ message: `${table} is append-only` });
  }
  const { rows } = await db.execute(sql.raw(`select * from ${table}`));
  expect(rows.length).toBeGreaterThan(0);
});

test('the body of a payment event can be emptied to erase a person, but not changed', async () => {
  const changed = await db
    .execute(sql`update payment_events set body = 'other'`)
    .catch((thrown: Error) => thrown.cause);
  expect(changed).toMatchObject({ message: 'payment_events is append-only' });
  await db.execute(sql`update payment_events set body = ''`);
  const { rows } = await db.execute(sql`select provider_status, body from payment_events`);
  expect(rows).toEqual([{ provider_status: 'Approved', body: '' }]);
});

test('published blocks stay as they are, and only those that have not started yet are taken back', async () => {
  for (const statement of [
    "update block_versions set blocks = '[1]'",
    'delete from block_versions where version = 1',
    'truncate block_versions',
  ]) {
    const error = await db.execute(sql.raw(statement)).catch((thrown: Error) => thrown.cause);
    expect(error).toMatchObject({ message: 'block_versions is append-only' });
  }
  await db.execute(sql`delete from block_versions where version = 2`);
  const { rows } = await db.execute(sql`select version from block_versions`);
  expect(rows).toEqual([{ version: 1 }]);
});
