import { expect, test } from 'vitest';
import { newCustomer, register } from '../../tests/accounts.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { queuedJobs } from './jobs.ts';
import { workOn } from './work-queues.ts';

test('a job that fails in the database leaves the error code in the queue, and no personal data', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  await register(shop);
  await shop.runQueuedJobs();
  await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  await pool.query('alter table letters add constraint letters_never check (false) not valid');
  await shop.runQueuedJobs();
  await pool.query('alter table letters drop constraint letters_never');

  const { rows } = await pool.query(`select state, output from pgboss.job where name = 'answer-account-request'`);
  expect(rows).toEqual([{ state: 'retry', output: { message: 'database error 23514: letters_never' } }]);
});

test.each([
  ['the message of another company', new Error('550 <olena@rosa.example> is unknown'), '550 <…> is unknown'],
  ['the cause of a failed call', new Error('fetch failed', { cause: new Error('no route') }), 'no route'],
  [
    'the code of an error without a message',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  ['the beginning of a long message', new Error(`${'a'.repeat(299)}😀 and so on`), `${'a'.repeat(299)}\ufffd`],
  ['only characters that the database can store', new Error('bad\0 word'), 'bad word'],
])('the queue records why a job failed: %s', async (_what, error, message) => {
  await using shop = await openTestShop();
  const job = { concurrency: 1, run: () => Promise.reject(error), giveUp: () => Promise.resolve() };
  const piece = { id: '1', name: 'remove-photo', data: {}, sourceName: null };
  const { output } = await workOn(
    shop.shop,
    { ...queuedJobs, 'remove-photo': job },
    piece,
    new AbortController().signal,
  );
  expect(output).toEqual({ message });
});
