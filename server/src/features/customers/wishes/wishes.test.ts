import { expect, test } from 'vitest';
import { register, signIn } from '../../../../tests/accounts.ts';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';

async function openShopWithWishes() {
  const shop = await openTestShop();
  const variants = [1, 2, 3, 4, 5].map((number) => variant(`A-${number}`, 100_00));
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants });
  return { shop, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}
const path = '/api/v1/actions/wishlist/';
const put = async (shop: TestShop, headers: Record<string, string>, payload: object) =>
  (await shop.app.inject({ method: 'PUT', url: path, headers, payload })).json().variant_ids;

test('the list becomes what is put, in its order; what the shop does not know is left out', async () => {
  await using opened = await openShopWithWishes();
  const { shop } = opened;
  const { headers } = await register(shop);
  expect((await shop.get(path, headers)).json()).toEqual({ variant_ids: [] });
  expect(await put(shop, headers, { variant_ids: [3, 1, 3, 999] })).toEqual([3, 1]);
  expect(await put(shop, headers, { variant_ids: [1, 2] })).toEqual([1, 2]);
  expect((await shop.get(path, headers)).json()).toEqual({ variant_ids: [1, 2] });
  expect(await put(shop, headers, { variant_ids: [] })).toEqual([]);
});

test("a guest's wishes join the account's at sign-in, and nothing is lost from either", async () => {
  await using opened = await openShopWithWishes();
  const { shop } = opened;
  const { headers } = await register(shop);
  await put(shop, headers, { variant_ids: [1, 2] });
  const other = await signIn(shop);
  expect(await put(shop, other.headers, { variant_ids: [3, 2], known: [] })).toEqual([1, 2, 3]);
});

test('what one device takes back and another adds meanwhile both happen', async () => {
  await using opened = await openShopWithWishes();
  const { shop } = opened;
  const { headers } = await register(shop);
  await put(shop, headers, { variant_ids: [1, 2, 3] });
  // The phone knew 1, 2, 3 and added 4; the desktop knew the same and removed 2.
  expect(await put(shop, headers, { variant_ids: [1, 2, 3, 4], known: [1, 2, 3] })).toEqual([1, 2, 3, 4]);
  expect(await put(shop, headers, { variant_ids: [1, 3], known: [1, 2, 3] })).toEqual([1, 3, 4]);
  // The phone does not know that yet and does not add 2 again.
  expect(await put(shop, headers, { variant_ids: [1, 2, 3, 4], known: [1, 2, 3, 4] })).toEqual([1, 3, 4]);
  expect(await put(shop, headers, { variant_ids: [1, 3, 4], known: [1, 2, 3, 4] })).toEqual([1, 3, 4]);
});

test('an id that no variant can have is left out like any other that the shop does not know', async () => {
  await using opened = await openShopWithWishes();
  const { shop } = opened;
  const { headers } = await register(shop);
  expect(await put(shop, headers, { variant_ids: [99_999_999_999, 1] })).toEqual([1]);
  expect(await put(shop, headers, { variant_ids: [1, 2], known: [99_999_999_999] })).toEqual([1, 2]);
});

test.each([[{}], [{ variant_ids: ['x'] }], [{ variant_ids: [0] }], [{ variant_ids: [1], known: 'all' }]])(
  '%j is refused and changes nothing',
  async (body) => {
    await using opened = await openShopWithWishes();
    const { shop } = opened;
    const { headers } = await register(shop);
    await put(shop, headers, { variant_ids: [1] });
    const reply = await shop.app.inject({ method: 'PUT', url: path, headers, payload: body });
    expect([reply.statusCode, (await shop.get(path, headers)).json()]).toEqual([400, { variant_ids: [1] }]);
  },
);
