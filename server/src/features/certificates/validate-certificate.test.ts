import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { addCertificate } from '../../../tests/orders.ts';

const address = '/api/v1/orders/certificate/validate/';

async function openShopWithCertificates() {
  const shop = await openTestShop();
  for (const serial of ['GOOD', 'SPENT', 'BLOCKED']) await addCertificate(shop, serial, 500_00);
  await addCertificate(shop, 'OLD', 500_00, '2020-01-01');
  await shop.shop.db.execute(sql`update certificates set balance = 12345 where serial_number = 'GOOD'`);
  await shop.shop.db.execute(sql`update certificates set balance = 0 where serial_number = 'SPENT'`);
  await shop.shop.db.execute(
    sql`update certificates set state = 'blocked', blocked_for = 'staff' where serial_number = 'BLOCKED'`,
  );
  return shop;
}

test.each(['GOOD', ' good '])('%j is worth what is left on it', async (serial_number) => {
  await using shop = await openShopWithCertificates();
  const reply = await shop.post(address, { serial_number });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json()).toEqual({
    serial_number: 'GOOD',
    amount: '123.45',
    status: 'active',
    valid_until: '2099-12-31',
  });
});

test.each([
  ['NONE', 404, 'certificate_not_found', 'Такого сертифіката немає. Перевірте код.'],
  [
    'SPENT',
    409,
    'certificate_spent',
    'На цьому сертифікаті не залишилося коштів. Якщо він у замовленні, яке ви ще не оплатили, оплатіть те замовлення.',
  ],
  ['OLD', 409, 'certificate_expired', 'Термін дії сертифіката закінчився.'],
  ['BLOCKED', 409, 'certificate_blocked', 'Цей сертифікат заблоковано. Зверніться до менеджера.'],
])('%s is refused with words to show', async (serial_number, status, reason, words) => {
  await using shop = await openShopWithCertificates();
  const reply = await shop.post(address, { serial_number });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code: reason, detail: words, error: words });
});

test('an empty number is answered under its field', async () => {
  await using shop = await openShopWithCertificates();
  const reply = await shop.post(address, { serial_number: '' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ serial_number: ["Це поле обов'язкове"], error: "Це поле обов'язкове" });
});
