import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';
import { productInput, variantInput } from '../../../../tests/products.ts';
import { signedIn } from '../../../../tests/staff.ts';

type Variant = { id: number; code: string; price: string };

/** Two variants of 50 and 100 ml for 1000 and 2000 ₴. */
async function withProduct(shop: TestShop) {
  const owner = await signedIn(shop);
  const editor = await signedIn(shop, 'content_editor');
  const variants = [
    variantInput('KREM-50', { price: '1000' }),
    variantInput('KREM-100', { price: '2000', value: '100' }),
  ];
  const created = await owner.post('products/', productInput(await shop.addBrand(), { variants }));
  expect(created.statusCode, created.body).toBe(201);
  const product = created.json() as { id: number; version: number; variants: Variant[] };
  const [small, large] = product.variants as [Variant, Variant];
  const path = `products/${product.id}/`;
  /** The current product with changed fields of its first variant. */
  const changed = async (first: object, whole: object = {}) => {
    const now = (await owner.get(path)).json();
    return {
      ...now,
      ...whole,
      variants: now.variants.map((each: object, index: number) => (index ? each : { ...each, ...first })),
    };
  };
  return { owner, editor, product, small, large, path, changed };
}

const kept = async (shop: TestShop) =>
  await Promise.all(['products', 'variants', 'price_history', 'audit_log'].map((table) => shop.rows(table)));
type Reply = { statusCode: number; json: () => Record<string, unknown> };
const told = (reply: Reply) => [reply.statusCode, reply.json().code, reply.json().variants];

test('a price that falls by more than 70 % is kept when the owner has confirmed it, and not before', async () => {
  await using shop = await openTestShop();
  const { owner, path, small, changed } = await withProduct(shop);
  const before = await kept(shop);
  const input = await changed({ price: '299.99' });

  const asked = await owner.put(path, input);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    code: 'price_change_unconfirmed',
    variants: [{ id: small.id, code: 'KREM-50', name: 'Крем для обличчя, 50 мл', before: '1000.00', after: '299.99' }],
  });
  expect(await kept(shop)).toEqual(before);

  const confirmed = await owner.put(path, { ...input, confirm_prices: true });
  expect([confirmed.statusCode, confirmed.json().variants[0].price]).toEqual([200, '299.99']);
});

test('70 % less and fourfold are asked about by nobody', async () => {
  await using shop = await openTestShop();
  const { editor, path, changed } = await withProduct(shop);
  for (const price of ['300.00', '4000.00'])
    expect((await editor.put(path, await changed({ price }))).statusCode, price).toBe(200);
});

test.each([
  ['a price that is too low', { price: '299.99' }, '1000.00', '299.99'],
  ['a price that is too high', { price: '4000.01' }, '1000.00', '4000.01'],
  ['a discount to next to nothing', { discount_price: '0.01' }, '1000.00', '0.01'],
  ['a larger size for the same price', { value: '500' }, '10000.00', '1000.00'],
])('%s is the owner’s to confirm, whatever a content editor says', async (_, facts, before, after) => {
  await using shop = await openTestShop();
  const { editor, path, small, changed } = await withProduct(shop);
  const was = await kept(shop);
  for (const confirm_prices of [false, true]) {
    const reply = await editor.put(path, { ...(await changed(facts)), confirm_prices });
    expect(told(reply)).toMatchObject([403, 'price_change_needs_owner', [{ id: small.id, before, after }]]);
  }
  expect(await kept(shop)).toEqual(was);
});

test('small steps within a month add up', async () => {
  await using shop = await openTestShop();
  const { editor, path, changed } = await withProduct(shop);
  expect((await editor.put(path, await changed({ price: '500' }))).statusCode).toBe(200);
  const second = await editor.put(path, await changed({ price: '250' }));
  expect(told(second)).toMatchObject([403, 'price_change_needs_owner', [{ before: '1000.00', after: '250.00' }]]);
});

/** Moves the recorded history back by that many days. */
const daysLater = (shop: TestShop, days: number) =>
  shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update price_history set at = at - make_interval(days => ${days})`);
  });

test('what a price was more than a month ago no longer counts, but what the month began with does', async () => {
  await using shop = await openTestShop();
  const { editor, path, changed } = await withProduct(shop);
  await daysLater(shop, 60);
  expect((await editor.put(path, await changed({ price: '250' }))).statusCode).toBe(403);
  expect((await editor.put(path, await changed({ price: '500' }))).statusCode).toBe(200);
  await daysLater(shop, 29);
  expect((await editor.put(path, await changed({ price: '250' }))).statusCode).toBe(403);
  await daysLater(shop, 2);
  expect((await editor.put(path, await changed({ price: '250' }))).statusCode).toBe(200);
});

test('a new variant is compared with the others per unit, also with one that is no longer sold', async () => {
  await using shop = await openTestShop();
  const { owner, editor, path } = await withProduct(shop);
  const product = (await owner.get(path)).json();
  const cheap = variantInput('KREM-200', { value: '200', price: '1199.99' });
  const fair = { ...cheap, price: '1200.00' };
  const refused = [
    403,
    'price_change_needs_owner',
    [{ id: null, code: 'KREM-200', before: '4000.00', after: '1199.99' }],
  ];
  expect(told(await editor.put(path, { ...product, variants: [...product.variants, cheap] }))).toMatchObject(refused);
  // All other variants removed in the same request.
  expect(told(await editor.put(path, { ...product, variants: [cheap] }))).toMatchObject(refused);
  const added = await editor.put(path, { ...product, variants: [...product.variants, fair] });
  expect(added.statusCode).toBe(200);
  // A variant whose size is changed afterwards does not bypass the guard, either.
  const tiny = variantInput('KREM-0', { value: '0.5', price: '10' });
  const withTiny = await editor.put(path, { ...added.json(), variants: [...added.json().variants, tiny] });
  expect(withTiny.statusCode).toBe(200);
  const others = withTiny.json().variants.slice(0, -1);
  const last = withTiny.json().variants.at(-1);
  for (const [unit, value] of [
    ['мл', '50'],
    ['г', '50'],
    ['г', '0.5'],
  ]) {
    const reply = await editor.put(path, { ...withTiny.json(), unit, variants: [...others, { ...last, value }] });
    expect([reply.statusCode, reply.json().code], `${value} ${unit}`).toEqual([403, 'price_change_needs_owner']);
  }
});

test('a slip among the prices of a new product is asked about', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const variants = [variantInput('A', { price: '1000' }), variantInput('B', { value: '100', price: '20' })];
  const input = productInput(await shop.addBrand(), { variants });
  const asked = await owner.post('products/', input);
  expect(told(asked)).toMatchObject([
    409,
    'price_change_unconfirmed',
    [{ id: null, code: 'B', before: '2000.00', after: '20.00' }],
  ]);
  expect(await shop.rows('products')).toEqual([]);
  expect((await owner.post('products/', { ...input, confirm_prices: true })).statusCode).toBe(201);
});

test('many prices at once are guarded like one', async () => {
  await using shop = await openTestShop();
  const { owner, editor, product, small, large } = await withProduct(shop);
  const input = { products: { ids: [product.id] }, change: { kind: 'discount', percent: 71 } };
  const { seen } = (await owner.post('products/prices/preview/', input)).json();
  const before = await kept(shop);
  const unusual = [
    { id: small.id, before: '1000.00', after: '290.00' },
    { id: large.id, before: '2000.00', after: '580.00' },
  ];
  const refused = await editor.post('products/prices/', { ...input, seen, confirm_prices: true });
  expect(told(refused)).toMatchObject([403, 'price_change_needs_owner', unusual]);
  const asked = await owner.post('products/prices/', { ...input, seen });
  expect(told(asked)).toMatchObject([409, 'price_change_unconfirmed', unusual]);
  expect(await kept(shop)).toEqual(before);
  const done = await owner.post('products/prices/', { ...input, seen, confirm_prices: true });
  expect([done.statusCode, done.json().changed]).toEqual([200, 2]);
});

test('prices of a table are guarded like those of a form', async () => {
  await using shop = await openTestShop();
  const { owner, editor, small } = await withProduct(shop);
  const table = Buffer.from(
    'Код товару;Код варіанта;Ціна;Значення;Вага, г;Довжина, мм;Ширина, мм;Висота, мм\n' +
      'KREM;KREM-50;10;50;120;50;50;140\nKREM;KREM-NEW;0,01;50;120;50;50;140\n',
  );
  const before = await kept(shop);
  const unusual = [
    { id: small.id, code: 'KREM-50', before: '1000.00', after: '10.00' },
    { id: null, code: 'KREM-NEW', before: '1000.00', after: '0.01' },
  ];
  const sent = (staff: typeof owner, query: string) => staff.post(`import/products/?dry_run=false${query}`, table);
  expect(told(await sent(editor, '&confirm_prices=true'))).toMatchObject([403, 'price_change_needs_owner', unusual]);
  expect(told(await sent(owner, ''))).toMatchObject([409, 'price_change_unconfirmed', unusual]);
  expect(await kept(shop)).toEqual(before);
  const done = await sent(owner, '&confirm_prices=true');
  expect([done.statusCode, done.json().is_applied]).toEqual([200, true]);
});

test('a copy is compared with what its original cost lately', async () => {
  await using shop = await openTestShop();
  const { owner, editor, path, changed } = await withProduct(shop);
  expect((await editor.post(`${path}duplicate/`)).statusCode).toBe(201);
  await owner.put(path, { ...(await changed({ price: '100' })), confirm_prices: true });
  const before = await kept(shop);

  const unusual = [{ id: null, code: 'KREM-50-3', before: '1000.00', after: '100.00' }];
  const refused = await editor.post(`${path}duplicate/`, { confirm_prices: true });
  expect(told(refused)).toMatchObject([403, 'price_change_needs_owner', unusual]);
  expect(told(await owner.post(`${path}duplicate/`))).toMatchObject([409, 'price_change_unconfirmed', unusual]);
  expect(await kept(shop)).toEqual(before);
  expect((await owner.post(`${path}duplicate/`, { confirm_prices: true })).statusCode).toBe(201);
});

test('what is no price is not asked about, and is not noted as one', async () => {
  await using shop = await openTestShop();
  const { owner, editor, path, changed } = await withProduct(shop);
  await owner.put(path, { ...(await changed({ price: '100' })), confirm_prices: true });
  const history = await shop.rows('price_history');
  const renamed = await editor.put(path, await changed({ title: 'Міні' }, { name: 'Крем' }));
  expect(renamed.statusCode).toBe(200);
  // The same selling price, set as a discount price.
  const discounted = await editor.put(path, await changed({ price: '150', discount_price: '100' }));
  expect(discounted.statusCode).toBe(200);
  expect(await shop.rows('price_history')).toEqual(history);
});
