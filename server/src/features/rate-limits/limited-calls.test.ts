import { endpoints } from '@shop/contract/endpoints.ts';
import type { Rate } from '@shop/domain/rates.ts';
import { expect, test } from 'vitest';
import { limitedCalls, openLimitedShop } from '../../../tests/limited-calls.ts';

type LimitedShop = Awaited<ReturnType<typeof openLimitedShop>>;

const home = '203.0.113.7';
const elsewhere = '198.51.100.1';

/**
 * Fills a bucket, so that the next call has to wait `waitSeconds`. Until the end of the test its rate is one call a
 * day: otherwise the bucket would drain while a busy machine answers.
 */
async function fill({ database }: LimitedShop, part: string, rate: Rate, waitSeconds: number) {
  const { ...real } = rate;
  Object.assign(rate, { count: 1, seconds: 86_400 });
  const { rowCount } = await database.pool.query(
    `update rate_limits set busy_until = now() + make_interval(secs => $1) where bucket like $2`,
    [waitSeconds, `%:${part}:%`],
  );
  expect(rowCount).toBe(1);
  return { [Symbol.dispose]: () => void Object.assign(rate, real) };
}

/** On a busy machine some of the 180 seconds have passed; the text stays the same for a minute. */
function aboutThreeMinutes(seconds: number): number {
  expect(seconds).toBeGreaterThan(120);
  expect(seconds).toBeLessThanOrEqual(180);
  return seconds;
}
const words = 'Забагато спроб. Спробуйте за\u00a03\u00a0хвилини.';

async function letSecondsPass({ database }: LimitedShop, seconds: number): Promise<void> {
  await database.pool.query(`update rate_limits set busy_until = busy_until - make_interval(secs => $1)`, [seconds]);
}

/** Everything in the database except the rate limits. */
async function everything(shop: LimitedShop) {
  const { rows } = await shop.database.pool.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
  );
  const tables = await Promise.all(rows.map(async ({ tablename }) => [tablename, await shop.rows(tablename)]));
  return { tables, jobs: await shop.queuedJobs() };
}

async function buckets(shop: LimitedShop, part = '') {
  return (await shop.rows('rate_limits')).filter(({ bucket }) => String(bucket).includes(part));
}

const cases = limitedCalls.map((each) => [`${each.endpoint.method} ${each.endpoint.path}`, each] as const);
const ofSubjects = cases.flatMap(([name, each]) =>
  'perSubject' in each.limit ? [[name, each, each.limit.perSubject as Rate] as const] : [],
);

test('every call that the contract says to be limited is tried here', () => {
  // Staff endpoints need a signed-in member of staff: see staff-auth.test.ts.
  const described = endpoints.filter(
    ({ refusals, path }) =>
      (refusals as readonly string[]).includes('too_many_requests') && !path.startsWith('/api/v1/admin/'),
  );
  expect(cases.map(([name]) => name).sort()).toEqual(described.map(({ method, path }) => `${method} ${path}`).sort());
});

test.each(cases)('%s is refused to an address that called too often, and to no other', async (_name, each) => {
  await using shop = await openLimitedShop();
  const { limit, status } = each;
  expect((await shop.call(each, 'one', home)).statusCode).toBe(status);
  expect(await buckets(shop, ':address:')).toMatchObject([{ bucket: `${limit.name}:address:${home}` }]);
  const before = await everything(shop);
  using _filled = await fill(shop, 'address', limit.perAddress, 180);
  const counted = await buckets(shop);

  const refused = await shop.call(each, 'other', home);

  const retry_after = aboutThreeMinutes(refused.json().retry_after);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    429,
    String(retry_after),
    'no-store',
  ]);
  expect(refused.json()).toEqual({
    code: 'too_many_requests',
    detail: words,
    retry_after,
    request_id: refused.headers['x-request-id'],
    ...(each.endpoint.path.startsWith('/api/v1/orders/') && { error: words }),
  });
  expect([await buckets(shop), await everything(shop)]).toEqual([counted, before]);
  expect((await shop.call(each, 'other', elsewhere)).statusCode).toBe(status);
  await letSecondsPass(shop, 180);
  expect((await shop.call(each, 'other', home)).statusCode).toBe(status);
});

test.each(ofSubjects)('%s about somebody is refused from everywhere, and nobody else is', async (_name, each, rate) => {
  await using shop = await openLimitedShop();
  const { limit, status } = each;
  expect((await shop.call(each, 'one', home)).statusCode).toBe(status);
  expect(await buckets(shop, ':subject:')).toMatchObject([
    { bucket: expect.stringMatching(new RegExp(`^${limit.name}:subject:[\\w-]{43}$`)) },
  ]);
  const before = await everything(shop);
  using _filled = await fill(shop, 'subject', rate, 180);
  const counted = await buckets(shop, ':subject:');

  const refused = await shop.call(each, 'one', elsewhere);

  const retry_after = aboutThreeMinutes(refused.json().retry_after);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    String(retry_after),
    expect.objectContaining({ retry_after, detail: words }),
  ]);
  expect([await buckets(shop, ':subject:'), await everything(shop)]).toEqual([counted, before]);
  expect((await shop.call(each, 'other', home)).statusCode).toBe(status);
  await letSecondsPass(shop, 180);
  expect((await shop.call(each, 'one', home)).statusCode).toBe(status);
});
