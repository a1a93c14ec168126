import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { createPromoCode } from './create-promo-code.ts';

const address = '/api/v1/orders/promocode/validate/';

async function openShopWithCodes() {
  const shop = await openTestShop();
  await shop.shop.db.transaction(async (tx) => {
    await createPromoCode(tx, { code: 'ROSA10', percent: 10, note: '' });
    await createPromoCode(tx, { code: 'ENDED', percent: 10, note: '' });
    await tx.execute(sql`update promo_codes set ends_at = now() where code = 'ENDED'`);
  });
  return shop;
}

test.each(['ROSA10', ' rosa10 ', 'Rosa10'])('%j is ten percent', async (code) => {
  await using shop = await openShopWithCodes();
  const reply = await shop.post(address, { code });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json()).toEqual({ code: 'ROSA10', discount_percent: 10, discount: 10 });
});

test('asking does not use a code', async () => {
  await using shop = await openShopWithCodes();
  await shop.post(address, { code: 'ROSA10' });
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 0 }, { times_used: 0 }]);
});

test.each([
  ['NONE', 404, 'promo_code_not_found', 'Такого промокоду немає.'],
  ['ended', 409, 'promo_code_ended', 'Термін дії промокоду закінчився.'],
])('%s is refused with words to show', async (code, status, reason, words) => {
  await using shop = await openShopWithCodes();
  const reply = await shop.post(address, { code });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code: reason, detail: words, error: words });
});

test.each([{}, { code: ' ' }, { code: 7 }, { code: 'x'.repeat(65) }])('%j is no code', async (body) => {
  await using shop = await openShopWithCodes();
  const reply = await shop.post(address, body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ code: [expect.any(String)], error: expect.any(String) });
});
