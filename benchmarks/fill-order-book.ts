import { createStaff } from '@shop/server/features/staff/create-staff.ts';
import type { Shop } from '@shop/server/shop.ts';
import type pg from 'pg';

/** About ten years of a shop with thirty orders a day. */
const largeOrderBook = { orders: 100_000, customers: 20_000 };

export const owner = { email: 'owner@rosa.example', name: 'Олена', role: 'owner', password: 'of a benchmark' } as const;

const firstNames = ['Олена', 'Ірина', 'Марія', 'Оксана', 'Наталія', 'Юлія', 'Тетяна', 'Андрій', 'Іван', 'Петро'];
const lastNames = ['Ковальчук', 'Мельник', 'Шевченко', 'Бондаренко', 'Ткаченко', 'Кравченко', 'Олійник', 'Лисенко'];
const oneOf = (names: readonly string[], n: string) => `(array['${names.join("','")}'])[1 + ${n} % ${names.length}]`;

/** Most orders are over; two of three were paid by card; every account has ordered some five times. */
const filling = `
  insert into customers (email, first_name, last_name, phone, password_hash, activated_at)
    select 'customer' || n || '@rosa.example', ${oneOf(firstNames, 'n')}, ${oneOf(lastNames, 'n / 10')} || n,
      '+38067' || lpad((n * 7919 % 10000000)::text, 7, '0'), '', now()
    from generate_series(1, ${largeOrderBook.customers}) n;
  insert into orders (reference, state, customer_id, first_name, last_name, phone, email, delivery_type, delivery_payer,
      payment_method, goods, products, total, due_online, received, offer_version, waybill_number, created_at)
    select lpad(n::text, 32, 'r'),
      case when n > ${largeOrderBook.orders - 60} then 'new' when n % 12 = 0 then 'cancelled' else 'completed' end::order_state,
      1 + n % ${largeOrderBook.customers}, ${oneOf(firstNames, 'n')}, ${oneOf(lastNames, 'n / 10')} || n,
      '+38067' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0'), 'customer' || n || '@rosa.example', 'pickup',
      'recipient', 'full', 20000 + n % 900 * 100, 20000 + n % 900 * 100, 20000 + n % 900 * 100, 20000 + n % 900 * 100,
      case when n % 3 = 0 then 0 else 20000 + n % 900 * 100 end, 1, '2040' || lpad(n::text, 10, '0'),
      now() - (${largeOrderBook.orders} - n) * interval '48 minutes'
    from generate_series(1, ${largeOrderBook.orders}) n;
  insert into order_lines (order_id, position, kind, variant_id, name, price, quantity)
    select id, 0, 'product', 1 + id % 20000, 'Засіб', goods, 1 from orders;
  insert into payments (order_id, provider, reference, amount, state, is_counted, expires_at, created_at)
    select id, 'wayforpay', reference, total, 'approved', true, created_at, created_at from orders where received > 0;
  insert into payment_events (payment_id, source, fingerprint, provider_status, body, state_before, state_after, at)
    select id, 'callback', reference, 'Approved', '{}', 'created', 'approved', created_at from payments;
  analyze;
`;

/** A shop with years of orders, and its owner. */
export async function fillOrderBook({ db }: Pick<Shop, 'db'>, client: pg.Client): Promise<void> {
  await client.query(filling);
  await client.end();
  await db.transaction((tx) => createStaff(tx, owner));
}
