import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { branch, type SmallDirectory, settlement, smallCarrier } from '../../../tests/small-carrier.ts';
import { directorySyncs } from '../../database/tables/delivery.ts';
import { synchroniseDirectory } from './synchronise-directory.ts';

const bucha = settlement('bucha', 'Буча', { type: 'м.' });
const irpin = settlement('irpin', 'Ірпінь', { type: 'м.' });
const deserted = settlement('deserted', 'Порожнє');
const two: SmallDirectory = {
  settlements: [bucha, irpin, deserted],
  branches: [branch('bucha', '1'), branch('irpin', '1'), branch('irpin', '2')],
};
const never = new AbortController().signal;

type TestShop = Awaited<ReturnType<typeof openTestShop>>;
const synchronise = ({ shop }: TestShop, carrier: ReturnType<typeof smallCarrier>, stopped = never) =>
  synchroniseDirectory({ ...shop, carrierDirectory: carrier.directory }, stopped);
const foundIn = async ({ get }: TestShop, city: string) =>
  (await get(`/api/v1/np/search/city/?city=${encodeURIComponent(city)}`))
    .json()
    .input_value.map((each: { settlement_description: string }) => each.settlement_description);
const syncs = async ({ rows }: TestShop) => (await rows('directory_syncs')).sort((a, b) => Number(a.id) - Number(b.id));
const growOld = ({ database }: TestShop) =>
  database.db.execute(
    sql`update directory_syncs set finished_at = now() - interval '21 hours', started_at = now() - interval '22 hours'`,
  );

test('the whole directory is copied, and places without a branch are known but not offered', async () => {
  await using shop = await openTestShop();
  const carrier = smallCarrier(two);

  await synchronise(shop, carrier);

  expect(carrier.asked).toEqual(['settlements 1', 'settlements 2', 'branches 1', 'branches 2']);
  expect(await syncs(shop)).toMatchObject([{ id: 1, state: 'current', settlements: 3, branches: 3, error: null }]);
  const weights = (await shop.rows('carrier_settlements')).map(({ ref, weight, city_ref }) => [ref, weight, city_ref]);
  expect(weights.sort()).toEqual([
    ['bucha', 1, 'city-of-bucha'],
    ['deserted', 0, null],
    ['irpin', 2, 'city-of-irpin'],
  ]);
  expect([await foundIn(shop, 'Буча'), await foundIn(shop, 'Порожнє')]).toEqual([['Буча'], []]);
});

test('a fresh copy is left alone, and an old one is replaced with all its rows', async () => {
  await using shop = await openTestShop();
  await synchronise(shop, smallCarrier(two));
  const second = smallCarrier({ settlements: [bucha, irpin], branches: [branch('bucha', '7'), branch('irpin', '8')] });

  await synchronise(shop, second);
  expect([second.asked, (await syncs(shop)).length]).toEqual([[], 1]);

  await growOld(shop);
  await synchronise(shop, second);
  expect(await syncs(shop)).toMatchObject([{ state: 'replaced' }, { state: 'current', settlements: 2, branches: 2 }]);
  const left = await shop.rows('carrier_branches');
  expect(left.map(({ sync_id, ref }) => [sync_id, ref]).sort()).toEqual([
    [2, 'bucha-7'],
    [2, 'irpin-8'],
  ]);
  expect((await shop.rows('carrier_settlements')).every(({ sync_id }) => sync_id === 2)).toBe(true);
});

test('an interrupted run goes on where it stopped, and until then the old copy is searched', async () => {
  await using shop = await openTestShop();
  await synchronise(shop, smallCarrier({ settlements: [bucha], branches: [branch('bucha', '1')] }));
  await growOld(shop);
  const carrier = smallCarrier(two);
  carrier.failAt('branches 2', 'the line is cut');

  await expect(synchronise(shop, carrier)).rejects.toThrow('the line is cut');

  expect(await syncs(shop)).toMatchObject([
    { state: 'current' },
    { state: 'running', progress: { list: 'branches', page: 2 }, error: 'the line is cut' },
  ]);
  expect([await foundIn(shop, 'Буча'), await foundIn(shop, 'Ірпінь')]).toEqual([['Буча'], []]);

  carrier.recover();
  carrier.asked.length = 0;
  await synchronise(shop, carrier);
  expect(carrier.asked).toEqual(['branches 2']);
  expect(await syncs(shop)).toMatchObject([{ state: 'replaced' }, { state: 'current', branches: 3, error: null }]);
  expect(await foundIn(shop, 'Ірпінь')).toEqual(['Ірпінь']);
});

test('a page that cannot be saved tells why, and nothing of it is kept', async () => {
  await using shop = await openTestShop();
  const branches = [branch('bucha', '1'), branch('bucha', '2', { maxWeightKilograms: 1e12 })];

  await expect(synchronise(shop, smallCarrier({ settlements: [bucha], branches }))).rejects.toThrow();

  expect(await syncs(shop)).toMatchObject([
    {
      state: 'running',
      progress: { list: 'branches', page: 1 },
      error: 'value "1000000000000" is out of range for type integer',
    },
  ]);
  expect(await shop.rows('carrier_branches')).toEqual([]);
});

test('a run that is told to stop keeps what it has and reports no failure', async () => {
  await using shop = await openTestShop();
  const carrier = smallCarrier(two);
  const stopping = new AbortController();
  const { readSettlements } = carrier.directory;
  carrier.directory.readSettlements = async (page, stopped) => {
    stopping.abort();
    return await readSettlements(page, stopped);
  };

  await synchronise(shop, carrier, stopping.signal);

  expect(carrier.asked).toEqual(['settlements 1']);
  expect(await syncs(shop)).toMatchObject([
    { state: 'running', progress: { list: 'settlements', page: 2 }, error: null },
  ]);
});

test('a copy that was interrupted for more than a day is begun anew', async () => {
  await using shop = await openTestShop();
  const carrier = smallCarrier(two);
  carrier.failAt('branches 1', 'closed');
  await expect(synchronise(shop, carrier)).rejects.toThrow('closed');
  await shop.database.db.execute(sql`update directory_syncs set started_at = now() - interval '25 hours'`);

  carrier.recover();
  carrier.asked.length = 0;
  await synchronise(shop, carrier);

  expect(carrier.asked[0]).toBe('settlements 1');
  expect(await syncs(shop)).toMatchObject([
    { state: 'failed', error: 'interrupted for too long' },
    { state: 'current' },
  ]);
  expect((await shop.rows('carrier_settlements')).map(({ sync_id }) => sync_id)).toEqual([2, 2, 2]);
});

test('a copy that has shrunk by more than half is refused, and the present one stays', async () => {
  const lines: Record<string, unknown>[] = [];
  await using shop = await openTestShop({ log: logInto((line) => lines.push(line)) });
  await synchronise(shop, smallCarrier(two));
  await growOld(shop);

  await synchronise(shop, smallCarrier({ settlements: [bucha, irpin], branches: [branch('bucha', '1')] }));

  const reason = 'only 1 branches, the current copy has 3';
  expect(await syncs(shop)).toMatchObject([{ state: 'current' }, { state: 'failed', error: reason, branches: 1 }]);
  expect(lines).toMatchObject([{ reason, msg: 'new carrier directory copy rejected' }]);
  expect((await shop.rows('carrier_branches')).map(({ sync_id }) => sync_id)).toEqual([1, 1, 1]);
  expect(await foundIn(shop, 'Ірпінь')).toEqual(['Ірпінь']);
});

test('a carrier that says nothing at all never makes an empty directory', async () => {
  await using shop = await openTestShop();
  await synchronise(shop, smallCarrier({ settlements: [], branches: [] }));
  expect(await syncs(shop)).toMatchObject([{ state: 'failed', error: 'only 0 settlements, the current copy has 1' }]);
});

test('another process that has gone on with the copy is not disturbed', async () => {
  await using shop = await openTestShop();
  const carrier = smallCarrier(two);
  const { readBranches } = carrier.directory;
  carrier.directory.readBranches = async (page, stopped) => {
    await shop.database.db.execute(sql`update directory_syncs set progress = '{"list":"branches","page":2}'`);
    return await readBranches(page, stopped);
  };

  await synchronise(shop, carrier);

  expect(await shop.rows('carrier_branches')).toEqual([]);
  expect(await syncs(shop)).toMatchObject([{ state: 'running', progress: { list: 'branches', page: 2 } }]);
});

test('a row that comes twice, because the carrier moved it to the next page, is one row', async () => {
  await using shop = await openTestShop();
  const branches = [branch('bucha', '1'), branch('bucha', '2'), branch('bucha', '2'), branch('bucha', '3')];
  await synchronise(shop, smallCarrier({ settlements: [bucha], branches }));
  expect(await syncs(shop)).toMatchObject([{ state: 'current', branches: 3 }]);
});

test('rows that could not be read are told in the log', async () => {
  const lines: Record<string, unknown>[] = [];
  await using shop = await openTestShop({ log: logInto((line) => lines.push(line)) });
  const carrier = smallCarrier(two);
  const { readBranches } = carrier.directory;
  carrier.directory.readBranches = async (page, stopped) => ({
    ...(await readBranches(page, stopped)),
    unreadable: page - 1,
  });

  await synchronise(shop, carrier);

  expect(lines).toMatchObject([{ msg: 'unreadable rows in carrier directory', list: 'branches', page: 2, rows: 1 }]);
});

test('two processes that complete the same copy swap it in once', async () => {
  await using shop = await openTestShop();
  await synchronise(shop, smallCarrier(two));
  await shop.database.db.execute(sql`update directory_syncs set state = 'running', finished_at = null`);
  const carrier = smallCarrier(two);
  const bothHoldIt = Promise.withResolvers<void>();
  let holding = 0;
  const { db } = shop.shop;
  // The copy is complete, so the only transaction of a run is its swap.
  const together: typeof db = new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target);
      return async (...work: Parameters<typeof db.transaction>) => {
        holding += 1;
        if (holding === 2) bothHoldIt.resolve();
        await bothHoldIt.promise;
        return await target.transaction(...work);
      };
    },
  });
  const run = () => synchroniseDirectory({ ...shop.shop, db: together, carrierDirectory: carrier.directory }, never);

  await Promise.all([run(), run()]);

  expect([carrier.asked, holding]).toEqual([[], 2]);
  expect(await syncs(shop)).toMatchObject([{ id: 1, state: 'current' }]);
  expect(await foundIn(shop, 'Ірпінь')).toEqual(['Ірпінь']);
});

test('a copy that another process swaps in while it is taken up is nothing to do', async () => {
  await using shop = await openTestShop();
  const { db } = shop.shop;
  const swapping = new Proxy(db, {
    get(target, name) {
      if (name !== 'insert') return Reflect.get(target, name, target);
      const insert = async (row: object) => {
        await target.insert(directorySyncs).values(row).onConflictDoNothing();
        await target.execute(sql`update directory_syncs set state = 'current', finished_at = now()`);
      };
      return () => ({ values: (row: object) => ({ onConflictDoNothing: () => insert(row) }) });
    },
  });
  const carrier = smallCarrier(two);

  await synchroniseDirectory({ ...shop.shop, db: swapping, carrierDirectory: carrier.directory }, never);

  expect(carrier.asked).toEqual([]);
  expect(await syncs(shop)).toMatchObject([{ id: 1, state: 'current', error: null }]);
});

test('a copy that another process has given up meanwhile is not swapped in', async () => {
  await using shop = await openTestShop();
  const { db } = shop.shop;
  const givingUp: typeof db = new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target);
      return async (...work: Parameters<typeof db.transaction>) => {
        await target.execute(sql`update directory_syncs set state = 'failed' where progress ->> 'list' = 'complete'`);
        return await target.transaction(...work);
      };
    },
  });

  await synchroniseDirectory({ ...shop.shop, db: givingUp, carrierDirectory: smallCarrier(two).directory }, never);

  expect(await syncs(shop)).toMatchObject([{ state: 'failed', finished_at: null }]);
  expect(await foundIn(shop, 'Буча')).toEqual([]);
});
