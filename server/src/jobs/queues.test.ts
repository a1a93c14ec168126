import { expect, test } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { onPool } from './boss.ts';
import { prepareQueues } from './queues.ts';

test('a queue of an older version gets the retry options of this one', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  await pool.query(`update pgboss.queue set retry_limit = 1, heartbeat_seconds = null where name = 'send-letter'`);

  await prepareQueues(onPool(pool), shop.shop.log);

  const { rows } = await pool.query(
    `select retry_limit, retry_delay, retry_delay_max, retry_backoff, heartbeat_seconds, dead_letter
      from pgboss.queue where name = 'send-letter'`,
  );
  expect(rows).toEqual([
    {
      retry_limit: 12,
      retry_delay: 30,
      retry_delay_max: 14_400,
      retry_backoff: true,
      heartbeat_seconds: 60,
      dead_letter: 'given-up',
    },
  ]);
});
