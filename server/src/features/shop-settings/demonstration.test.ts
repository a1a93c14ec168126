import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../../../tests/test-database.ts';
import type { Transaction } from '../../database/database.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';
import { createFirstOwner } from '../staff/create-first-owner.ts';
import { fillOnce, refuseDemonstration, refuseOtherShop } from './demonstration.ts';

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

test('a shop that sells something, or has an owner, is not filled', async () => {
  const fill = async (tx: Transaction) => void (await createPromoCode(tx, code('demo')));
  {
    await using shop = await openTestShop();
    await shop.addProduct({ brandId: await shop.addBrand(), slug: 'own' });
    await fillOnce(shop.shop.db, fill);
    expect(await shop.rows('promo_codes')).toEqual([]);
  }
  await using shop = await openTestShop();
  await createFirstOwner(shop.shop.db, { email: 'own@rosa.example', name: 'Олена', password: 'long-enough-password' });
  await fillOnce(shop.shop.db, fill);
  expect(await shop.rows('promo_codes')).toEqual([]);
});

test('a live shop refuses a database that a demonstration has filled, and takes an empty one', async () => {
  await using shop = await openTestShop();
  await refuseDemonstration(shop.shop.db);
  await fillOnce(shop.shop.db, async (tx) => void (await createPromoCode(tx, code('demo'))));
  await expect(refuseDemonstration(shop.shop.db)).rejects.toThrow('This database was filled by a demonstration');
});

test('a demonstration refuses the database of another shop, and takes an empty one and its own', async () => {
  const isNoDemonstration = 'holds a shop that is no demonstration';
  {
    await using shop = await openTestShop();
    await refuseOtherShop(shop.shop.db);
    await createFirstOwner(shop.shop.db, {
      email: 'own@rosa.example',
      name: 'Олена',
      password: 'long-enough-password',
    });
    await expect(refuseOtherShop(shop.shop.db)).rejects.toThrow(isNoDemonstration);
  }
  await using shop = await openTestShop();
  await fillOnce(shop.shop.db, async () => {});
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'demo' });
  await refuseOtherShop(shop.shop.db);
});

// The embedded database never belongs to another program.
test.runIf('serverUrl' in inject('databases'))(
  'a demonstration refuses a database where another program keeps its tables',
  async () => {
    const database = await openAgain(await newDatabasePlace({ isEmpty: true }));
    await refuseOtherShop(database.db);
    await database.db.execute(sql`create table wp_posts (id integer primary key)`);
    await expect(refuseOtherShop(database.db)).rejects.toThrow('holds tables of another program');
  },
);
