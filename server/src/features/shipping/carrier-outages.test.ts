import { expect, test, vi } from 'vitest';
import { orderRow } from '../../../tests/card-orders.ts';
import { logInto } from '../../../tests/log-into.ts';
import { books } from '../../../tests/orders.ts';
import { openShopWithParcels, orderToSend } from '../../../tests/parcels.ts';

const unavailable = {
  code: 'carrier_unavailable',
  detail: 'Нова пошта не відповіла. Спробуйте за кілька хвилин.',
  request_id: expect.any(String),
};

test.each([
  ['a page', '<!doctype html><title>502 Bad Gateway</title>'],
  ['half an answer', '{"success":true,"data":[{"Ref":"a1'],
  ['a waybill without a number', '{"success":true,"data":[{"Ref":"a1","IntDocNumber":null}],"errors":[]}'],
])('a waybill answered with %s is not written down, and the next try leaves one parcel', async (_what, answer) => {
  await using shop = await openShopWithParcels();
  const { parcels, spoilsAnswerTo } = shop.parcelCarrier;
  const id = await orderToSend(shop);
  spoilsAnswerTo('InternetDocument.save', answer);

  const lost = await shop.manager.post(`orders/${id}/waybill/`);
  expect([lost.statusCode, lost.json()]).toEqual([503, unavailable]);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'confirmed', waybill_number: null });

  expect((await shop.manager.post(`orders/${id}/waybill/`)).statusCode).toBe(201);
  const { waybill_number } = await orderRow(shop, id);
  expect(parcels.list().map(({ number, code }) => [number === waybill_number, code])).toEqual([
    [true, 1],
    [false, 2],
  ]);
});

test('a carrier that does not answer is given up before the request is, and its label and status can be asked for again', async () => {
  const warnings: unknown[] = [];
  await using shop = await openShopWithParcels({ log: logInto(({ msg }) => warnings.push(msg), 'warn') });
  const id = await orderToSend(shop);
  await shop.manager.post(`orders/${id}/waybill/`);
  const other = await orderToSend(shop);
  const before = await books(shop);
  const patience: number[] = [];
  const impatience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    patience.push(ms);
    return AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  shop.parcelCarrier.answersAfter(new Promise(() => {}));
  const replies: unknown[] = [];
  for (const ask of [
    () => shop.manager.post(`orders/${other}/waybill/`),
    () => shop.manager.get(`orders/${id}/label/`),
    () => shop.manager.post(`orders/${id}/track/`),
    () => shop.manager.delete(`orders/${id}/waybill/`),
  ]) {
    patience.length = 0;
    const reply = await ask();
    replies.push([patience[0], reply.statusCode, reply.json()]);
  }
  impatience.mockRestore();

  // All below the request timeout of thirty seconds, which would report a broken shop.
  expect(replies).toEqual([25_000, 25_000, 15_000, 25_000].map((ms) => [ms, 503, unavailable]));
  expect(warnings).toEqual([
    'waybill status unknown',
    'waybill label not read',
    'parcel not tracked',
    'waybill not deleted',
  ]);
  const { idempotency_keys: _claims, ...after } = (await books(shop)) as Record<string, unknown>;
  const { idempotency_keys: _none, ...untouched } = before as Record<string, unknown>;
  expect(after).toEqual(untouched);

  shop.parcelCarrier.answersAfter(Promise.resolve());
  expect((await shop.manager.post(`orders/${other}/waybill/`)).statusCode).toBe(201);
  expect((await shop.manager.get(`orders/${id}/label/`)).statusCode).toBe(200);
});
