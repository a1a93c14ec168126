import { expect, test } from 'vitest';
import { cleanUpWaybills } from '../../src/features/shipping/waybills/clean-up-waybills.ts';
import { orderRow } from '../card-orders.ts';
import { openShopWithParcels, orderToSend } from '../parcels.ts';

test('two managers who create a waybill at once create one parcel', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  const pressed = Array.from({ length: 4 }, () => shop.manager.post(`orders/${id}/waybill/`));
  const replies = await Promise.all(pressed);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  for (const reply of replies.filter(({ statusCode }) => statusCode === 409))
    expect(['waybill_busy', 'waybill_exists']).toContain(reply.json().code);
  const [parcel, ...others] = shop.parcelCarrier.parcels.list();
  expect(others).toEqual([]);
  expect(await orderRow(shop, id)).toMatchObject({ waybill_number: parcel!.number });
});

test('while the carrier has not replied, the waybill cannot be typed, deleted or shipped', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  const thinking = Promise.withResolvers<void>();
  shop.parcelCarrier.answersAfter(thinking.promise);
  const making = shop.manager.post(`orders/${id}/waybill/`);
  await expect.poll(() => shop.parcelCarrier.asked.length).toBe(1);
  const meanwhile = [
    await shop.manager.put(`orders/${id}/waybill/`, { waybill_number: '20450000000001' }),
    await shop.manager.delete(`orders/${id}/waybill/`),
    await shop.manager.post(`orders/${id}/ship/`, { waybill_number: '20450000000001' }),
  ];
  expect(meanwhile.map((reply) => reply.json().code)).toEqual(['waybill_busy', 'waybill_busy', 'waybill_busy']);
  thinking.resolve();
  expect((await making).statusCode).toBe(201);
});

test('an order cancelled before the carrier replies has no waybill in the end', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  const thinking = Promise.withResolvers<void>();
  shop.parcelCarrier.answersAfter(thinking.promise);
  const making = shop.manager.post(`orders/${id}/waybill/`);
  await expect.poll(() => shop.parcelCarrier.asked.length).toBe(1);
  await shop.database.pool.query(`update orders set state = 'cancelled'`);
  thinking.resolve();
  expect((await making).json().code).toBe('order_not_movable');
  expect(await orderRow(shop, id)).toMatchObject({ waybill_number: null });
  await cleanUpWaybills(shop.shop, new AbortController().signal);
  expect(shop.parcelCarrier.parcels.list()).toMatchObject([{ code: 2 }]);
});
