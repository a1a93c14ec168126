import { expect, test } from 'vitest';
import { orderRow } from '../../../../tests/card-orders.ts';
import { books } from '../../../../tests/orders.ts';
import { openShopWithParcels, orderToSend } from '../../../../tests/parcels.ts';
import { cleanUpWaybills } from './clean-up-waybills.ts';

const patience = new AbortController().signal;

test('a waybill is made for what is left to pay, by who pays the carrier, and written down', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop, { payment_method: 'prepayment' });
  const planned = await shop.manager.get(`orders/${id}/parcel/`);
  expect(planned.json()).toEqual({
    weight_grams: 220,
    length_centimetres: 14,
    width_centimetres: 5,
    height_centimetres: 9,
    declared: '500.00',
    collected: '300.00',
    payer: 'recipient',
  });

  const reply = await shop.manager.post(`orders/${id}/waybill/`, { weight_grams: 700 });

  const [parcel] = shop.parcelCarrier.parcels.list();
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    {
      id,
      state: 'confirmed',
      waybill_number: parcel!.number,
      is_made_by_carrier: true,
      tracking_address: `https://carrier.test/${parcel!.number}`,
      carrier_status: '',
      tracked_at: null,
    },
  ]);
  expect(parcel).toMatchObject({ payer: 'Recipient', collected: '300.00', cost: '500', weight: '0.70', city: 'Львів' });
  expect(await orderRow(shop, id)).toMatchObject({ waybill_number: parcel!.number, waybill_ref: parcel!.ref });
  expect((await shop.rows('order_events')).at(-1)).toMatchObject({
    what: 'waybill_created',
    staff_id: shop.manager.id,
    data: { waybillNumber: parcel!.number },
  });
  expect((await shop.rows('audit_log')).at(-1)).toMatchObject({ action: 'create_waybill', subject_id: String(id) });
  expect(await shop.rows('idempotency_keys')).toEqual([]);

  const label = await shop.manager.get(`orders/${id}/label/`);
  expect([label.statusCode, label.headers['content-type'], label.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

test('what is paid in full goes at the cost of the shop, and nothing is collected', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  await shop.manager.post(`orders/${id}/waybill/`);
  expect(shop.parcelCarrier.parcels.list()).toMatchObject([{ payer: 'Sender', collected: '' }]);
});

test('a parcel to the door is brought at the cost of its recipient; the carrier is asked which street it is', async () => {
  await using shop = await openShopWithParcels();
  const door = { city: 'Львів', street: 'вул. Зелена', house: '5а', apartment: '7' };
  const id = await orderToSend(shop, { delivery_type: 'nova_poshta_door', delivery_info: door });
  expect((await shop.manager.get(`orders/${id}/parcel/`)).json()).toMatchObject({
    payer: 'recipient',
    collected: '0.00',
  });
  expect((await shop.manager.post(`orders/${id}/waybill/`)).statusCode).toBe(201);
  const [parcel] = shop.parcelCarrier.parcels.list();
  expect(parcel).toMatchObject({ payer: 'Recipient', isToDoor: true, city: 'Львів', collected: '' });
});

test.each<[string, object, [number, string, string?]]>([
  [
    'a street that the carrier does not know',
    { street: 'Вигадана' },
    [
      409,
      'carrier_refused',
      'Нова пошта не знає такої вулиці в цьому населеному пункті. Виправте адресу в замовленні.',
    ],
  ],
  ['a settlement that is gone', { cityRef: 'gone' }, [409, 'branch_not_found']],
])('%s makes no waybill', async (_what, changes, [status, code, said]) => {
  await using shop = await openShopWithParcels();
  const door = { city: 'Львів', street: 'вул. Зелена', house: '5а' };
  const id = await orderToSend(shop, { delivery_type: 'nova_poshta_door', delivery_info: door });
  await shop.database.pool.query(`update orders set delivery_address = delivery_address || $1`, [
    JSON.stringify(changes),
  ]);
  const before = await books(shop);
  const reply = await shop.manager.post(`orders/${id}/waybill/`);
  expect([reply.statusCode, reply.json().code, reply.json().said]).toEqual([status, code, said]);
  expect([await books(shop), shop.parcelCarrier.parcels.list()]).toEqual([before, []]);
});

test('an order that cannot be sent gets no waybill', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  const obstacles = {
    "state = 'new'": 'order_not_movable',
    "state = 'cancelled'": 'order_not_movable',
    "delivery_type = 'pickup'": 'order_not_by_carrier',
    [`delivery_address = delivery_address || '{"branchRef": "gone"}'`]: 'branch_not_found',
    [`delivery_address = delivery_address || '{"branchRef": "lviv-5001"}', received = 0`]: 'locker_needs_full_payment',
    "waybill_number = '20450000000001'": 'waybill_exists',
  };
  const usual = `state = 'confirmed', delivery_type = 'nova_poshta', delivery_address = delivery_address || '{"branchRef": "lviv-5"}', received = total, waybill_number = null`;
  for (const [change, code] of Object.entries(obstacles)) {
    await shop.database.pool.query(`update orders set ${usual}`);
    await shop.database.pool.query(`update orders set ${change}`);
    const before = await books(shop);
    const reply = await shop.manager.post(`orders/${id}/waybill/`);
    expect([change, reply.json().code]).toEqual([change, code]);
    expect([await books(shop), shop.parcelCarrier.parcels.list()]).toEqual([before, []]);
  }
});

test('without a sender nothing is sent; only the owner can say where from, and only from a branch that there is', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop);
  await shop.database.pool.query(`delete from shop_settings`);
  expect((await shop.manager.post(`orders/${id}/waybill/`)).json().code).toBe('sender_not_set');
  const sender = { branch_ref: 'lviv-1', phone: '067 111 22 33' };
  expect((await shop.manager.put('sender/', sender)).statusCode).toBe(403);
  expect((await shop.owner.put('sender/', { ...sender, branch_ref: 'gone' })).json().code).toBe('branch_not_found');
  expect((await shop.owner.put('sender/', sender)).json()).toEqual({
    version: 1,
    city: 'Львів',
    city_ref: 'lviv',
    branch: 'Відділення №1: вул. Зелена, 5',
    branch_ref: 'lviv-1',
    phone: '+380671112233',
  });
  expect((await shop.manager.post(`orders/${id}/waybill/`)).statusCode).toBe(201);
});

test('what the carrier refuses is said in Ukrainian, and can be tried again', async () => {
  await using shop = await openShopWithParcels();
  const id = await orderToSend(shop, { personal_info: { phone: '+380442223344' } });
  const before = await books(shop);
  const refused = await shop.manager.post(`orders/${id}/waybill/`);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'carrier_refused', detail: 'Нова пошта відмовила. Телефон отримувача має бути мобільним.' },
  ]);
  expect(await books(shop)).toEqual(before);
  await shop.database.pool.query(`update orders set phone = '+380671234567'`);
  expect((await shop.manager.post(`orders/${id}/waybill/`)).statusCode).toBe(201);
});

test('an answer that was lost leaves one parcel in the end, whoever looks first', async () => {
  await using shop = await openShopWithParcels();
  const { parcels, losesAnswerTo } = shop.parcelCarrier;
  const id = await orderToSend(shop);
  losesAnswerTo('InternetDocument.save');
  const lost = await shop.manager.post(`orders/${id}/waybill/`);
  expect([lost.statusCode, lost.json().code]).toEqual([503, 'carrier_unavailable']);
  expect([parcels.list().length, (await orderRow(shop, id)).waybill_number]).toEqual([1, null]);

  expect((await shop.manager.post(`orders/${id}/waybill/`)).statusCode).toBe(201);
  const { waybill_number } = await orderRow(shop, id);
  expect(parcels.list().map(({ number, code }) => [number === waybill_number, code])).toEqual([
    [true, 1],
    [false, 2],
  ]);

  await shop.manager.delete(`orders/${id}/waybill/`);
  losesAnswerTo('InternetDocument.save');
  await shop.manager.post(`orders/${id}/waybill/`);
  await cleanUpWaybills(shop.shop, patience);
  expect(parcels.list().map(({ code }) => code)).toEqual([2, 2, 2]);
  expect(await shop.rows('idempotency_keys')).toEqual([]);
});

test('a waybill is deleted here and at the carrier until the parcel is handed over', async () => {
  await using shop = await openShopWithParcels();
  const { parcels, losesAnswerTo } = shop.parcelCarrier;
  const id = await orderToSend(shop);
  await shop.manager.post(`orders/${id}/waybill/`);
  // On the retry the carrier says that there is nothing to delete.
  losesAnswerTo('InternetDocument.delete');
  expect((await shop.manager.delete(`orders/${id}/waybill/`)).statusCode).toBe(204);
  expect(parcels.list()).toMatchObject([{ code: 2 }]);
  expect(await orderRow(shop, id)).toMatchObject({ waybill_number: null, waybill_ref: null });

  await shop.manager.post(`orders/${id}/waybill/`);
  parcels.moveOn(parcels.list()[0]!);
  const before = await books(shop);
  const refused = await shop.manager.delete(`orders/${id}/waybill/`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'waybill_handed_over']);
  expect(await books(shop)).toEqual(before);
});

test('a number that was typed is the order’s own, and can be corrected', async () => {
  await using shop = await openShopWithParcels();
  const [id, other] = [await orderToSend(shop), await orderToSend(shop)];
  const type = (order: number, waybill_number: string) =>
    shop.manager.put(`orders/${order}/waybill/`, { waybill_number });
  expect((await type(id, '20 4500 0000 0001')).json()).toMatchObject({
    waybill_number: '20450000000001',
    is_made_by_carrier: false,
  });
  expect((await type(other, '20450000000001')).json().code).toBe('waybill_number_taken');
  expect((await type(other, '123')).statusCode).toBe(400);
  expect((await type(id, '20450000000002')).json().waybill_number).toBe('20450000000002');
  expect((await shop.manager.get(`orders/${id}/label/`)).json().code).toBe('waybill_missing');
  expect((await shop.manager.delete(`orders/${id}/waybill/`)).statusCode).toBe(204);
  expect(shop.parcelCarrier.asked).toEqual([]);
});
