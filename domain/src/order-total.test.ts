import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualDeliveryRules } from './delivery-rules.ts';
import { kopiykas } from './money.ts';
import { orderTotal, splitAmong } from './order-total.ts';

const [kyiv] = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' }).zones;
const zone = kyiv!;

const line = (price: number, quantity = 1, discountPrice = 0) => ({
  kind: 'product' as const,
  price: kopiykas(price),
  discountPrice: kopiykas(discountPrice),
  quantity,
});

const certificate = (price: number, quantity = 1) => ({ ...line(price, quantity), kind: 'certificate' as const });

const order = (changes: Partial<Parameters<typeof orderTotal>[0]>) =>
  orderTotal({
    lines: [line(1000_00)],
    promoPercent: 0,
    zone: undefined,
    certificateBalances: [],
    ...changes,
  });

test.each<[string, Partial<Parameters<typeof orderTotal>[0]>, ReturnType<typeof orderTotal> | object]>([
  [
    'the discount price counts when there is one',
    { lines: [line(980_00, 2, 784_00)] },
    { goods: 1568_00, total: 1568_00 },
  ],
  ['a courier is paid below the threshold', { lines: [line(3499_99)], zone }, { delivery: 150_00, total: 3649_99 }],
  ['a courier is free from 3500', { lines: [line(3500_00)], zone }, { delivery: 0, total: 3500_00 }],
  [
    'the threshold looks at goods before the promo code',
    { lines: [line(3500_00)], zone, promoPercent: 50 },
    { delivery: 0, total: 1750_00 },
  ],
  [
    'another threshold and another price rule instead',
    { lines: [line(999_99)], zone: { ...zone, price: kopiykas(90_00) } },
    { delivery: 90_00, total: 1089_99 },
  ],
  [
    'goods at another threshold have free delivery',
    { zone: { ...zone, freeFrom: kopiykas(1000_00) } },
    { delivery: 0, total: 1000_00 },
  ],
  [
    'a zone without a threshold is never free',
    { lines: [line(99_999_00)], zone: { ...zone, freeFrom: null } },
    { delivery: 150_00 },
  ],
  ['a zone for nothing is always free', { zone: { ...zone, price: kopiykas(0), freeFrom: null } }, { delivery: 0 }],
  ['the carrier is not paid through the shop', { zone: undefined }, { delivery: 0, total: 1000_00 }],
  ['half a kopiyka of discount is rounded up', { lines: [line(5)], promoPercent: 10 }, { promoDiscount: 1, total: 4 }],
  ['less than half is rounded down', { lines: [line(4)], promoPercent: 10 }, { promoDiscount: 0, total: 4 }],
  [
    'certificates cover delivery too',
    { zone, certificateBalances: [kopiykas(2000_00)] },
    { certificateDiscount: 1150_00, total: 0 },
  ],
  [
    'several certificates add up',
    { certificateBalances: [kopiykas(300_00), kopiykas(200_00)] },
    { certificateDiscount: 500_00, total: 500_00 },
  ],
  [
    'a hundred percent leaves only the delivery',
    { zone, promoPercent: 100 },
    { promoDiscount: 1000_00, total: 150_00 },
  ],
  [
    'a percent leaves certificate lines out',
    { lines: [line(560_00), certificate(1000_00)], promoPercent: 10 },
    { goods: 1560_00, products: 560_00, promoDiscount: 56_00, total: 1504_00 },
  ],
  [
    'a hundred percent leaves certificate lines whole',
    { lines: [line(560_00), certificate(500_00, 2)], promoPercent: 100 },
    { promoDiscount: 560_00, total: 1000_00 },
  ],
  [
    'certificates never pay for certificate lines',
    { lines: [certificate(500_00, 2)], certificateBalances: [kopiykas(1000_00)] },
    { certificateDiscount: 0, total: 1000_00 },
  ],
  [
    'certificates cover products after the promo code and delivery, beside certificate lines',
    {
      lines: [line(560_00), certificate(1000_00)],
      promoPercent: 10,
      zone,
      certificateBalances: [kopiykas(300_00), kopiykas(5000_00)],
    },
    { promoDiscount: 56_00, delivery: 150_00, certificateDiscount: 654_00, total: 1000_00 },
  ],
  [
    'certificate lines count for the threshold of free delivery',
    { lines: [line(500_00), certificate(3000_00)], zone },
    { delivery: 0, total: 3500_00 },
  ],
])('%s', (_sentence, changes, expected) => {
  expect(order(changes)).toMatchObject(expected);
});

test('the parts always add up, nothing is negative, and certificates cost at least their price', () => {
  const amount = fc.integer({ min: 0, max: 10_000_00 });
  const lines = fc.array(
    fc
      .record({
        price: amount,
        quantity: fc.integer({ min: 1, max: 99 }),
        discount: amount,
        kind: fc.constantFrom('product' as const, 'certificate' as const),
      })
      .map((each) => ({ ...line(each.price, each.quantity, each.discount), kind: each.kind })),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(zone, undefined),
      fc.array(amount, { maxLength: 5 }),
      (orderLines, promoPercent, driven, balances) => {
        const parts = orderTotal({
          lines: orderLines,
          promoPercent,
          zone: driven,
          certificateBalances: balances.map(kopiykas),
        });
        expect(parts.total).toBe(parts.goods - parts.promoDiscount + parts.delivery - parts.certificateDiscount);
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
        expect(parts.total).toBeGreaterThanOrEqual(parts.goods - parts.products);
      },
    ),
  );
});

test.each<[number[], number, number[]]>([
  [[500_00, 1000_00], 700_00, [500_00, 200_00]],
  [[500_00, 1000_00], 500_00, [500_00, 0]],
  [[500_00, 1000_00], 2000_00, [500_00, 1000_00]],
  [[], 100_00, []],
  [[300_00], 0, [0]],
])('from certificates of %j, %d takes exactly %j', (balances, needed, given) => {
  expect(splitAmong(balances.map(kopiykas), kopiykas(needed))).toEqual(given);
});

test('certificates give what is needed or their whole balances, in order, and never go below zero', () => {
  const amount = fc.integer({ min: 0, max: 5_000_00 });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 8 }), amount, (balances, needed) => {
      const given = splitAmong(balances.map(kopiykas), kopiykas(needed));
      const total = given.reduce((sum, each) => sum + each, 0);
      expect(total).toBe(
        Math.min(
          needed,
          balances.reduce((sum, each) => sum + each, 0),
        ),
      );
      given.forEach((each, index) => {
        expect(each).toBeGreaterThanOrEqual(0);
        expect(each).toBeLessThanOrEqual(balances[index]!);
        // A later one is used only when the earlier ones are empty.
        if (each > 0) expect(given.slice(0, index)).toEqual(balances.slice(0, index));
      });
    }),
  );
});
