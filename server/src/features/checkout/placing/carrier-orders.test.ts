import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { books, createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { branch, settlement, smallCarrier } from '../../../../tests/small-carrier.ts';
import { synchroniseDirectory } from '../../delivery/synchronise-directory.ts';

const named = 'Львів, Львівський район, Львівська область';

async function openShopWithACarrier() {
  const shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const { directory } = smallCarrier({
    settlements: [settlement('lviv', 'Львів', { region: 'Львівський район', area: 'Львівська область' })],
    branches: [branch('lviv', '5'), branch('lviv', '5001', { kind: 'locker', canCollectMoney: false })],
  });
  await synchroniseDirectory({ ...shop.shop, carrierDirectory: directory }, new AbortController().signal);
  return shop;
}

const order = (delivery: object, payment_method = 'full', qty = 1) =>
  pickupOrder([{ variantId: 1, qty }], qty * 100, {
    delivery_type: 'nova_poshta',
    delivery_info: delivery,
    payment_method,
  });

test.each([
  ['by identifiers', { city: named, branch: '5', city_ref: 'lviv', branch_ref: 'lviv-5' }, ['lviv', 'lviv-5']],
  ['by names', { city: named, branch: '5' }, ['lviv', 'lviv-5']],
  ['by names with an empty part', { city: 'Львів, , Львівська область', branch: '5' }, ['lviv', 'lviv-5']],
  ['by a name nobody knows', { city: 'Атлантида', branch: '5' }, [null, null]],
  ['by an identifier that is gone', { city: named, branch: '5', branch_ref: 'gone' }, ['lviv', 'lviv-5']],
])('a branch chosen %s is kept as it was named, with identifiers that are known', async (_how, chosen, refs) => {
  await using shop = await openShopWithACarrier();
  expect((await shop.post(createOrder, order(chosen))).statusCode).toBe(201);
  const [cityRef, branchRef] = refs;
  const address = { city: chosen.city, cityRef, branch: '5', branchRef, isLocker: false };
  expect(await shop.rows('orders')).toMatchObject([{ delivery_address: address }]);
});

test('identifiers of another branch than the one named are not believed', async () => {
  await using shop = await openShopWithACarrier();
  const contradiction = { city: named, branch: '5001', city_ref: 'lviv', branch_ref: 'lviv-5' };
  const before = await books(shop);
  const prepaid = await shop.post(createOrder, order(contradiction, 'prepayment', 3));
  expect([prepaid.statusCode, prepaid.json().code]).toEqual([400, 'locker_needs_full_payment']);
  expect(await books(shop)).toEqual(before);

  expect((await shop.post(createOrder, order(contradiction))).statusCode).toBe(201);
  expect(await shop.rows('orders')).toMatchObject([
    { delivery_address: { branch: '5001', branchRef: 'lviv-5001', isLocker: true } },
  ]);
});

test('a locker that cannot collect money refuses a prepayment, and takes what is paid in full', async () => {
  await using shop = await openShopWithACarrier();
  const locker = { city: named, branch: '5001' };
  const before = await books(shop);
  const prepaid = await shop.post(createOrder, order(locker, 'prepayment', 3));
  expect([prepaid.statusCode, prepaid.json().code]).toEqual([400, 'locker_needs_full_payment']);
  expect(await books(shop)).toEqual(before);

  expect((await shop.post(createOrder, order(locker))).statusCode).toBe(201);
  await shop.mailEverything();
  expect(shop.mailbox[0]?.text).toContain('Львів, Львівський район, Львівська область, поштомат №\u00a05001');
  expect((await shop.post(createOrder, order({ city: named, branch: '5' }, 'prepayment', 3))).statusCode).toBe(201);
});

test('a prepayment that covers everything leaves a locker nothing to collect', async () => {
  await using shop = await openShopWithACarrier();
  const reply = await shop.post(createOrder, order({ city: named, branch: '5001' }, 'prepayment', 2));
  expect([reply.statusCode, reply.json().payment_data.amount]).toEqual([201, '200.00']);
});
