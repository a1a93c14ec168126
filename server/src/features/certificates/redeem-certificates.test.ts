import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { addCertificate, books, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { redeemCertificates } from './redeem-certificates.ts';

test('an order that would take more than is on a certificate is a bug and takes nothing', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  const certificateId = await addCertificate(shop, 'GIFT', 500_00);
  const before = await books(shop);

  const redeeming = shop.shop.db.transaction((tx) =>
    redeemCertificates(tx, 1, [{ certificateId, amount: kopiykas(500_01) }]),
  );

  await expect(redeeming).rejects.toThrow('certificate 1: balance below 50001 or blocked');
  expect(before).toMatchObject({ orders: [{ id: 1 }], certificates: [{ balance: '50000' }] });
  expect(await books(shop)).toEqual(before);
});
