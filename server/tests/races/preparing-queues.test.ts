import { expect, test } from 'vitest';
import { onPool } from '../../src/jobs/boss.ts';
import { prepareQueues } from '../../src/jobs/queues.ts';
import { logInto } from '../log-into.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('processes that start together on an empty database all find the queues', async () => {
  const { pool } = await openAgain(await newDatabasePlace({ isEmpty: true }));
  const said: unknown[] = [];
  const log = logInto((line) => said.push(line));

  await Promise.all(Array.from({ length: 4 }, () => prepareQueues(onPool(pool), log)));

  const { rows } = await pool.query('select name from pgboss.queue order by name');
  expect([rows, said]).toEqual([
    [{ name: 'answer-account-request' }, { name: 'ask-to-confirm' }, { name: 'given-up' }, { name: 'send-letter' }],
    [],
  ]);
});
