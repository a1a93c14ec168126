import { expect, test } from 'vitest';
import { inProcessRateLimit } from './in-process-rate-limit.ts';

/** Three at once, and one more every ten seconds. */
const rate = { count: 3, seconds: 30 };

test('so many are taken at once, then one whenever its share of the time has passed', () => {
  let now = 1_000;
  const take = inProcessRateLimit(rate, () => now);
  const takeFrom = (address: string) => {
    try {
      return void take(address);
    } catch (error) {
      return (error as { details: { retry_after: number } }).details.retry_after;
    }
  };
  const many = (count: number) => Array.from({ length: count }, () => takeFrom('203.0.113.7'));
  expect(many(5)).toEqual([undefined, undefined, undefined, 10, 10]);
  now += 4;
  expect(many(1)).toEqual([6]);
  now += 6;
  expect(many(2)).toEqual([undefined, 10]);
  // After a long pause there is no more room than at first.
  now += 100_000;
  expect(many(4)).toEqual([undefined, undefined, undefined, 10]);
});

test('each network is counted by itself, and all of a home together', () => {
  const take = inProcessRateLimit(rate, () => 0);
  for (const end of ['::1', '::2', ':9::3']) take(`2001:db8:1:2${end}`);
  expect(() => take('2001:db8:1:2::4')).toThrow();
  expect(() => take('2001:db8:1:3::4')).not.toThrow();
  expect(() => take('203.0.113.7')).not.toThrow();
});
