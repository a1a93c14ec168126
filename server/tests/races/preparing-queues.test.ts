import { expect, test } from 'vitest';
import { onPool } from '../../src/jobs/boss.ts';
import { queuedJobs } from '../../src/jobs/jobs.ts';
import { givenUpQueue, prepareQueues } from '../../src/jobs/queues.ts';
import { logInto } from '../log-into.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('processes that start together on an empty database all find the queues', async () => {
  const { pool } = await openAgain(await newDatabasePlace({ isEmpty: true }));
  const said: unknown[] = [];
  const log = logInto((line) => said.push(line));

  await Promise.all(Array.from({ length: 4 }, () => prepareQueues(onPool(pool), log)));

  const { rows } = await pool.query('select name from pgboss.queue order by name');
  const wanted = [...Object.keys(queuedJobs), givenUpQueue].toSorted();
  expect([rows.map(({ name }) => name), said]).toEqual([wanted, []]);
});
