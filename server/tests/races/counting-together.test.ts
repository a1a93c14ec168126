import { expect, test } from 'vitest';
import { limits } from '../../src/features/rate-limits/rate-limits.ts';
import { stopTime } from '../limited-calls.ts';
import { openTestShop } from '../open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('180 calls at once to two processes: the 60 within the limit are answered', async () => {
  using _still = stopTime(limits.mailReset);
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });

  const replies = await Promise.all(
    Array.from({ length: 180 }, (_, index) =>
      (index % 2 ? one : other).post('/api/v1/users/reset_password/', { email: `${index}@rosa.example` }),
    ),
  );

  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), ...Array.from({ length: 120 }, () => 429)]);
  expect(await one.rows('account_requests')).toHaveLength(60);
});
