import { expect, test } from 'vitest';
import { history, lettersOf, orderRow } from '../../../tests/card-orders.ts';
import { books, byCourier, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { openShopWithParcels, orderToSend } from '../../../tests/parcels.ts';
import { trackParcels } from './track-parcels.ts';

const patience = new AbortController().signal;
type Shop = Awaited<ReturnType<typeof openShopWithParcels>>;

const pack = ({ database }: Shop) =>
  database.pool.query(`update orders set state = 'packed' where state in ('new', 'confirmed')`);
/** Makes every parcel due for tracking, and runs the job. */
async function track({ shop, database }: Shop): Promise<void> {
  await database.pool.query(`update orders set tracked_at = tracked_at - interval '1 hour'`);
  await trackParcels(shop, patience);
}

async function sentOrder(shop: Shop, payment_method: 'full' | 'prepayment' = 'full'): Promise<number> {
  const id = await orderToSend(shop, { payment_method });
  await pack(shop);
  await shop.manager.post(`orders/${id}/waybill/`);
  await shop.manager.post(`orders/${id}/ship/`);
  return id;
}

test('an order leaves with its waybill, and the customer is told where to look for it', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop, { payment_method: 'prepayment' });
  const beforePacking = await books(shop);
  const tooEarly = await shop.manager.post(`orders/${id}/ship/`, { waybill_number: '20450000000001' });
  expect([tooEarly.statusCode, tooEarly.json().code]).toEqual([409, 'order_not_movable']);
  expect(await books(shop)).toEqual(beforePacking);

  await pack(shop);
  expect((await shop.manager.post(`orders/${id}/ship/`)).json().code).toBe('waybill_missing');
  const reply = await shop.manager.post(`orders/${id}/ship/`, { waybill_number: '20450000000001' });
  expect([reply.statusCode, reply.json().state]).toEqual([200, 'shipped']);
  expect((await history(shop)).slice(-2)).toEqual(['waybill_typed', 'shipped']);
  expect((await shop.rows('audit_log')).slice(-2)).toMatchObject([{ action: 'type_waybill' }, { action: 'ship' }]);

  shop.mailbox.length = 0;
  await shop.runQueuedJobs();
  const letter = shop.mailbox.find(({ subject }) => subject === `Замовлення №\u00a0${id} в\u00a0дорозі`);
  expect(letter?.to).toBe('olena@rosa.example');
  expect(letter?.text).toContain('Номер накладної: 20450000000001');
  expect(letter?.text).toContain('Відстежити посилку на сайті перевізника:\nhttps://carrier.test/20450000000001');
  expect(letter?.text).toMatch(/До\sсплати під\sчас\sотримання: 300/);

  expect((await shop.manager.post(`orders/${id}/ship/`)).json().code).toBe('order_not_movable');
  await shop.manager.put(`orders/${id}/waybill/`, { waybill_number: '20450000000002' });
  expect((await lettersOf(shop)).slice(-2)).toEqual([
    `order-shipped:${id}:20450000000001`,
    `order-shipped:${id}:20450000000002`,
  ]);
});

test('the shop’s own courier needs no waybill', async () => {
  await using shop = await openShopWithParcels();
  const order = pickupOrder([{ variantId: 1, qty: 1 }], '650.00', byCourier);
  const { order_id: id } = (await shop.post(createOrder, order)).json();
  await pack(shop);
  const typed = await shop.manager.post(`orders/${id}/ship/`, { waybill_number: '20450000000001' });
  expect(typed.json().code).toBe('order_not_by_carrier');
  expect((await shop.manager.post(`orders/${id}/ship/`)).json()).toMatchObject({
    state: 'shipped',
    waybill_number: null,
  });
  await shop.runQueuedJobs();
  expect(shop.mailbox.at(-1)?.text).toContain('Кур’єр');
});

test('a parcel is followed until it is received; what the carrier has collected waits for a manager', async () => {
  await using shop = await openShopWithParcels();
  const { parcels, asked } = shop.parcelCarrier;
  const [paid, prepaid] = [await sentOrder(shop), await sentOrder(shop, 'prepayment')];
  for (const parcel of parcels.list()) parcels.put(parcel, 5);
  await track(shop);
  expect(await orderRow(shop, paid)).toMatchObject({
    state: 'shipped',
    carrier_status_code: 5,
    carrier_status: 'Відправлення прямує до міста одержувача',
  });
  const told = await history(shop);
  await track(shop);
  expect(await history(shop)).toEqual(told);

  for (const parcel of parcels.list()) parcels.put(parcel, parcel.isPaidOnReceipt ? 11 : 9);
  asked.length = 0;
  await track(shop);
  expect(await orderRow(shop, paid)).toMatchObject({ state: 'completed', attention: [] });
  expect(await orderRow(shop, prepaid)).toMatchObject({ state: 'completed', attention: ['collected_by_carrier'] });
  expect((await history(shop)).slice(told.length).toSorted()).toEqual(['completed', 'completed', 'tracked', 'tracked']);
  await track(shop);
  expect(asked.map(({ calledMethod }) => calledMethod)).toEqual(['getStatusDocuments']);
});

test('a parcel in trouble asks a manager to look, once; a silent carrier changes nothing', async () => {
  await using shop = await openShopWithParcels();
  const { parcels, goWrong } = shop.parcelCarrier;
  const id = await sentOrder(shop);
  parcels.put(parcels.list()[0]!, 103);
  await track(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'shipped', attention: ['parcel_in_trouble'] });
  await shop.database.pool.query(`update orders set attention = '{}'`);
  await track(shop);
  expect(await orderRow(shop, id)).toMatchObject({ attention: [] });

  parcels.put(parcels.list()[0]!, 9);
  const before = await books(shop);
  goWrong('refused');
  const unanswered = await shop.manager.post(`orders/${id}/track/`);
  expect([unanswered.statusCode, unanswered.json().code]).toEqual([503, 'carrier_unavailable']);
  expect(await books(shop)).toEqual(before);
  expect((await shop.manager.post(`orders/${id}/track/`)).json()).toMatchObject({
    state: 'completed',
    carrier_status: 'Відправлення отримано',
  });
});
