import { expect, test } from 'vitest';
import { newCustomer, register } from '../../tests/accounts.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';

test('work that fails in the database keeps nothing of the person in the queue', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  await register(shop);
  await shop.runQueuedJobs();
  await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  await pool.query('alter table letters add constraint letters_never check (false) not valid');
  await shop.runQueuedJobs();
  await pool.query('alter table letters drop constraint letters_never');

  const { rows } = await pool.query(`select state, output from pgboss.job where name = 'answer-account-request'`);
  expect(rows).toEqual([{ state: 'retry', output: { failed: 'Error', why: 'is in the log' } }]);
});
