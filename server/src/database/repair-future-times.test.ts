import { expect, test } from 'vitest';
import { newCustomer, register } from '../../tests/accounts.ts';
import { openShopWithCards, orderByCard } from '../../tests/card-orders.ts';
import { signedIn } from '../../tests/staff.ts';
import { claimAttemptsDue } from '../features/payments/payments.queries.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { repairFutureTimes } from './repair-future-times.ts';

/** Rows as a clock two days ahead has written them. */
const writtenAhead = [
  `update payments set asked_at = asked_at + d, next_ask_at = next_ask_at + d`,
  `update orders set tracked_at = now() + d`,
  `insert into directory_syncs (state, started_at, finished_at) values ('current', now() + d, now() + d)`,
  `insert into idempotency_keys (scope, key, request_fingerprint, order_id, created_at) values ('orders/waybill', '1', 'a.b', 1, now() + d)`,
  `update letters set created_at = created_at + d, send_after = send_after + d`,
  `insert into letters (event, kind, recipient, data, state, attempts, send_after) values ('claimed', 'order-paid', 'a@rosa.example', '{}', 'waiting', 1, now() + d)`,
  `insert into subscriptions (email, asked_at) values ('a@rosa.example', now() + d)`,
  `update staff_sessions set created_at = created_at + d, expires_at = expires_at + d`,
  `update customer_sessions set rotated_at = rotated_at + d, expires_at = expires_at + d`,
  `update staff set totp_step = extract(epoch from now() + d) / 30`,
  `update pgboss.version set cron_on = now() + d`,
  `update pgboss.job set created_on = created_on + d, start_after = start_after + d`,
].map((statement) => statement.replaceAll(/\bd\b(?!')/g, `interval '2 days'`));

const future = [
  'payments.asked_at',
  'payments.next_ask_at',
  'orders.tracked_at',
  'directory_syncs.finished_at',
  'idempotency_keys.created_at',
  'letters.send_after',
  'subscriptions.asked_at',
  'staff_sessions.created_at',
  'customer_sessions.rotated_at',
  'pgboss.version.cron_on',
  'pgboss.job.start_after',
];

test('times written by a clock that was ahead delay nothing once the clock is right', async () => {
  await using shop = await openShopWithCards();
  const { pool } = shop.database;
  await (await startJobs(pool, shop.shop, [], {} as never)).stop();
  await register(shop);
  await signedIn(shop);
  await orderByCard(shop);
  for (const statement of writtenAhead) await pool.query(statement);
  const far = async () => {
    const found: string[] = [];
    for (const column of future) {
      const dot = column.lastIndexOf('.');
      const [table, name] = [column.slice(0, dot), column.slice(dot + 1)];
      const { rows } = await pool.query(`select from ${table} where ${name} > now() + interval '1 day' limit 1`);
      if (rows.length > 0) found.push(column);
    }
    return found;
  };
  expect(await far()).toEqual(future.filter((column) => column !== 'payments.asked_at'));
  expect(await claimAttemptsDue(shop.shop.db, 10)).toEqual([]);

  await repairFutureTimes(shop.shop.db);

  expect(await far()).toEqual([]);
  expect(await claimAttemptsDue(shop.shop.db, 10)).toHaveLength(1);
  const sessions = await pool.query(
    `select expires_at <= now() + interval '1 hour' as is_short from staff_sessions
       union all select expires_at <= now() + interval '7 days' from customer_sessions`,
  );
  expect(sessions.rows).toEqual([{ is_short: true }, { is_short: true }]);
  expect(await shop.rows('staff')).toMatchObject([{ totp_step: null }]);
});

test('times that are rightly in the future stay unchanged', async () => {
  await using shop = await openShopWithCards();
  const { pool } = shop.database;
  await register(shop, newCustomer);
  await signedIn(shop);
  await orderByCard(shop);
  await pool.query(
    `insert into letters (event, kind, recipient, data, state, send_after) values ('gift', 'certificate', 'a@rosa.example', '{}', 'waiting', now() + interval '1 month')`,
  );
  const tables = ['payments', 'orders', 'letters', 'staff_sessions', 'customer_sessions', 'idempotency_keys'];
  const rows = async () => [
    await Promise.all(tables.map((table) => shop.rows(table))),
    (await pool.query('select * from pgboss.job order by id')).rows,
  ];
  const before = await rows();
  await repairFutureTimes(shop.shop.db);
  expect(await rows()).toEqual(before);
});
