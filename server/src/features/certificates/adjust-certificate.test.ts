import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { addCertificate, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { checkBooks } from '../books/check-books.ts';
import { adjustCertificate } from './adjust-certificate.ts';

async function openShopWithCertificate() {
  const shop = await openTestShop();
  await addCertificate(shop, 'GIFT', 500_00);
  const adjust = (difference: number) =>
    shop.shop.db.transaction((tx) => adjustCertificate(tx, 1, kopiykas(difference), { note: 'counted again' }));
  return { ...shop, adjust };
}

test('a balance is corrected down to nothing, with the reason in the ledger', async () => {
  await using shop = await openShopWithCertificate();

  await shop.adjust(-500_00);

  expect(await shop.rows('certificates')).toMatchObject([{ serial_number: 'GIFT', balance: '0' }]);
  expect(await shop.rows('certificate_movements')).toMatchObject([
    { kind: 'issued', difference: '50000', balance_after: '50000' },
    { kind: 'adjusted', difference: '-50000', balance_after: '0', note: 'counted again' },
  ]);
});

test('more than is on a certificate cannot be taken from it', async () => {
  await using shop = await openShopWithCertificate();
  const before = [await shop.rows('certificates'), await shop.rows('certificate_movements')];

  await expect(shop.adjust(-500_01)).rejects.toMatchObject({ code: 'certificate_below_zero', details: {} });

  expect([await shop.rows('certificates'), await shop.rows('certificate_movements')]).toEqual(before);
});

test('what an order may give back cannot be filled up meanwhile', async () => {
  await using shop = await openShopWithCertificate();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const certificates = [{ serial_number: 'GIFT' }];
  const placed = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '0.00', { certificates }));
  expect(placed.statusCode).toBe(201);

  await expect(shop.adjust(1)).rejects.toMatchObject({ code: 'certificate_above_amount' });

  const owner = await signedIn(shop);
  expect((await owner.post('orders/1/cancel/', { reason: 'Покупець передумав' })).statusCode).toBe(200);
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '50000' }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
