import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { byCarrier, createOrder, offerTestCertificate, personalInfo, pickupOrder } from '../../../tests/orders.ts';

test('whoever has the reference sees lines, totals and state, and nothing personal', async () => {
  await using shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем' });
  const placed = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 2 }], '200.00', byCarrier));
  const { order_reference: reference } = placed.json();

  const reply = await shop.get(`/api/v1/orders/${reference}/`);

  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json()).toEqual({
    id: 1,
    order_id: 1,
    order_reference: reference,
    state: 'new',
    can_pay: true,
    is_refunded: false,
    payed: false,
    payment_method: 'full',
    due_online: '200.00',
    delivery_type: 'nova_poshta',
    delivery_payer: 'shop',
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    goods_total: '200.00',
    promo_code_discount: 0,
    promo_discount: '0.00',
    certificate_discount: '0.00',
    delivery_cost: '0.00',
    total_price: '200.00',
    order_products: [
      {
        variant: 1,
        type: 'product',
        name: 'Крем',
        value: '50',
        unit: 'мл',
        quantity: 2,
        price: '100.00',
        discount_price: '0.00',
        is_preorder: false,
        url: '/product/cream?variant=1',
        image: null,
        image_picture: null,
      },
    ],
  });
  for (const secret of [...Object.values(personalInfo), 'Львів']) expect(reply.body).not.toContain(secret);

  await shop.shop.db.execute(sql`update orders set received = 20000`);
  expect((await shop.get(`/api/v1/orders/${reference}/`)).json().payed).toBe(true);
});

test.each(['products', 'variants'])(
  'a line leads to its variant, but not when its row of %s is off sale',
  async (table) => {
    await using shop = await openTestShop();
    await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем' });
    const value = await offerTestCertificate(shop, 50_000);
    const items = [
      { variantId: 1, qty: 1 },
      { variantId: value, qty: 1, type: 'certificate' as const },
    ];
    const placed = await shop.post(createOrder, pickupOrder(items, '600.00', { payment_method: 'full' }));
    const address = `/api/v1/orders/${placed.json().order_reference}/`;
    const urls = async () => (await shop.get(address)).json().order_products.map(({ url }: { url: string }) => url);
    expect(await urls()).toEqual(['/product/cream?variant=1', null]);
    await shop.shop.db.execute(sql`update ${sql.identifier(table)} set is_active = false`);
    expect(await urls()).toEqual([null, null]);
  },
);

test.each(['1', '00000000000000000000000000000000', 'create', '%D1%97', `${'a'.repeat(201)}`])(
  'nobody sees an order by %s',
  async (guess) => {
    await using shop = await openTestShop();
    await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем' });
    await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
    const reply = await shop.get(`/api/v1/orders/${guess}/`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('Крем');
  },
);
