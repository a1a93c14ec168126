import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

const terms = {
  percent: 15,
  starts_at: null,
  ends_at: null,
  max_uses: 2,
  max_uses_per_email: null,
  is_active: true,
  note: 'Для блогерки',
};

async function openShopWithCode() {
  const shop = await openTestShop();
  const owner = await signedIn(shop);
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const created = await owner.post('promo-codes/', { code: ' autumn-15 ', ...terms });
  const order = (email: string) =>
    shop.post(
      createOrder,
      pickupOrder([{ variantId: 1, qty: 1 }], '85.00', {
        promo_code: 'AUTUMN-15',
        personal_info: { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234567', email },
      }),
    );
  const kept = async () => [await shop.rows('promo_codes'), await shop.rows('audit_log')];
  return { ...shop, owner, created, order, kept };
}

test('a code that was made works at the checkout at once, and its uses are told', async () => {
  await using shop = await openShopWithCode();
  expect(shop.created.statusCode).toBe(201);
  expect(shop.created.json()).toMatchObject({ id: 1, code: 'AUTUMN-15', state: 'active', ...terms, times_used: 0 });
  expect((await shop.post('/api/v1/orders/promocode/validate/', { code: 'autumn-15' })).json()).toMatchObject({
    discount_percent: 15,
  });

  for (const email of ['olena@rosa.example', 'iryna@rosa.example']) await shop.order(email);

  const { data, total } = (await shop.owner.get('promo-codes/1/uses/?sort=at&order=DESC')).json();
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { id: 2, email: 'iryna@rosa.example', goods: '100.00', discount: '15.00', returned_at: null },
    { id: 1, email: 'olena@rosa.example', goods: '100.00', discount: '15.00', returned_at: null },
  ]);
  const usedUp = { code: 'AUTUMN-15', state: 'used_up', times_used: 2, was_ever_used: true };
  expect((await shop.owner.get('promo-codes/?state=used_up&q=AUTUMN')).json()).toMatchObject({ data: [usedUp] });
  expect((await shop.owner.get('promo-codes/?state=active')).json()).toEqual({ data: [], total: 0 });
  expect(await auditOf(shop, 'promo_code')).toMatchObject([
    { staff_id: shop.owner.id, action: 'create', subject: 'promo_code', subject_id: '1' },
  ]);
});

test('terms change, and what changed is written down', async () => {
  await using shop = await openShopWithCode();
  const ended = { ...terms, percent: 20, ends_at: '2026-01-01T00:00:00.000Z' };
  const reply = await shop.owner.put('promo-codes/1/', ended);
  expect(reply.json()).toMatchObject({ ...ended, state: 'ended' });
  await shop.owner.put('promo-codes/1/', ended);
  expect(await auditOf(shop, 'promo_code')).toMatchObject([
    { action: 'create' },
    {
      action: 'update',
      before: { percent: 15, ends_at: null, state: 'active' },
      after: { percent: 20, ends_at: '2026-01-01T00:00:00.000Z', state: 'ended' },
    },
  ]);
});

test('what an order was promised stays: neither its percent nor its code goes', async () => {
  await using shop = await openShopWithCode();
  for (const email of ['olena@rosa.example', 'iryna@rosa.example']) await shop.order(email);
  const before = await shop.kept();

  const percent = await shop.owner.put('promo-codes/1/', { ...terms, percent: 50 });
  expect([percent.statusCode, Object.keys(percent.json())]).toEqual([400, ['percent']]);
  const fewer = await shop.owner.put('promo-codes/1/', { ...terms, max_uses: 1 });
  expect([fewer.statusCode, fewer.json()]).toEqual([400, { max_uses: ['Промокодом уже скористалися 2\u00a0рази'] }]);
  const deleted = await shop.owner.delete('promo-codes/1/');
  expect([deleted.statusCode, deleted.json().code]).toEqual([409, 'promo_code_was_used']);

  expect(await shop.kept()).toEqual(before);
});

test('a code that nobody used can be deleted', async () => {
  await using shop = await openShopWithCode();
  expect((await shop.owner.delete('promo-codes/1/')).statusCode).toBe(204);
  expect(await shop.rows('promo_codes')).toEqual([]);
  expect((await shop.owner.delete('promo-codes/1/')).json()).toMatchObject({ code: 'promo_code_not_found' });
});

test.each([
  [{ code: 'autumn-15' }, { code: ['Такий промокод уже є. Придумайте інший'] }],
  [{ code: 'з пробілом' }, { code: ['Лише літери, цифри й дефіс, без пробілів'] }],
  [{ percent: 0 }, { percent: ['Має бути не менше 1'] }],
  [{ max_uses: 0 }, { max_uses: ['Має бути не менше 1'] }],
  [
    { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' },
    { ends_at: ['Кінець має бути пізніше за початок'] },
  ],
])('%j makes no code', async (changes, fields) => {
  await using shop = await openShopWithCode();
  const before = await shop.kept();
  const reply = await shop.owner.post('promo-codes/', { code: 'NEW', ...terms, ...changes });
  expect([reply.statusCode, reply.json()]).toEqual([400, fields]);
  expect(await shop.kept()).toEqual(before);
});
