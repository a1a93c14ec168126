import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { synchroniseDirectory } from '../../src/features/delivery/synchronise-directory.ts';
import { openTestShop } from '../open-test-shop.ts';
import { branch, settlement, smallCarrier } from '../small-carrier.ts';

function directoryNamed(prefix: string) {
  const refs = Array.from({ length: 12 }, (_none, index) => `${prefix}-${index}`);
  return smallCarrier({
    settlements: refs.map((ref) => settlement(ref, 'Калинівка')),
    branches: refs.map((ref) => branch(ref, '1')),
  });
}

test('a search during the swap of the directory sees either the old or the new copy completely', async () => {
  await using shop = await openTestShop();
  const stopped = new AbortController().signal;
  const seen = new Set<string>();
  const search = async () => {
    const reply = await shop.get(`/api/v1/np/search/city/?city=${encodeURIComponent('Калинівка')}`);
    const refs: string[] = reply.json().input_value.map((each: { ref: string }) => each.ref);
    seen.add(`${refs.length} of ${[...new Set(refs.map((ref) => ref.split('-')[0]))].join('+')}`);
  };
  await synchroniseDirectory({ ...shop.shop, carrierDirectory: directoryNamed('old').directory }, stopped);
  await shop.database.db.execute(sql`update directory_syncs set finished_at = now() - interval '2 days'`);

  await search();

  let isSwapped = false;
  const swapping = synchroniseDirectory(
    { ...shop.shop, carrierDirectory: directoryNamed('new').directory },
    stopped,
  ).finally(() => {
    isSwapped = true;
  });
  while (!isSwapped) await Promise.all(Array.from({ length: 4 }, search));
  await swapping;
  await search();

  expect([...seen]).toEqual(['12 of old', '12 of new']);
});
