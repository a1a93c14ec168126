import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';
import { fillOnce, refuseDemonstration } from './demonstration.ts';

const code = (name: string) => ({ code: name, percent: 10, note: '' });

test('a filling that is interrupted leaves nothing, and the next start fills the shop whole', async () => {
  await using shop = await openTestShop();
  const interrupted = fillOnce(shop.shop.db, async (tx) => {
    await createPromoCode(tx, code('half'));
    throw new Error('killed');
  });
  await expect(interrupted).rejects.toThrow('killed');
  expect(await shop.rows('promo_codes')).toEqual([]);

  await fillOnce(shop.shop.db, async (tx) => void (await createPromoCode(tx, code('whole'))));
  await fillOnce(shop.shop.db, async (tx) => void (await createPromoCode(tx, code('again'))));

  expect(await shop.rows('promo_codes')).toEqual([expect.objectContaining({ code: 'WHOLE' })]);
});

test('a shop that already sells something is not filled', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'own' });
  await fillOnce(shop.shop.db, async (tx) => void (await createPromoCode(tx, code('demo'))));
  expect(await shop.rows('promo_codes')).toEqual([]);
});

test('a live shop refuses a database that a demonstration has filled, and takes an empty one', async () => {
  await using shop = await openTestShop();
  await refuseDemonstration(shop.shop.db);
  await fillOnce(shop.shop.db, async (tx) => void (await createPromoCode(tx, code('demo'))));
  await expect(refuseDemonstration(shop.shop.db)).rejects.toThrow('This database was filled by a demonstration');
});
