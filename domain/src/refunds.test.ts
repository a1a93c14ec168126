import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopiykas } from './money.ts';
import {
  type BoughtPiece,
  freeSum,
  planRefund,
  type RefundableLine,
  type RefundableOrder,
  refundablePieces,
  shareOfPieces,
  shareOfReturned,
  spreadOrder,
} from './refunds.ts';

const nothing = kopiykas(0);
const whole: BoughtPiece = { spent: nothing, isVoid: false };

type Given = { kind?: 'product' | 'certificate'; price: number; quantity?: number; bought?: BoughtPiece[] };

function lineOf({ kind = 'product', price, quantity = 1, bought }: Given, index: number): RefundableLine {
  const pieces = kind === 'certificate' ? Array.from({ length: quantity }, () => whole) : [];
  return {
    id: index + 1,
    kind,
    price: kopiykas(price),
    discountPrice: nothing,
    quantity,
    refundedQuantity: 0,
    bought: bought ?? pieces,
  };
}

/** An order that is paid whole. */
function orderOf(
  given: Given[],
  sums: { promo?: number; certificates?: number; delivery?: number } = {},
): RefundableOrder {
  const lines = given.map(lineOf);
  const { promo = 0, certificates = 0, delivery = 0 } = sums;
  const goods = lines.reduce((total, { price, quantity }) => total + price * quantity, 0);
  const total = kopiykas(goods - promo - certificates + delivery);
  return {
    lines,
    promoDiscount: kopiykas(promo),
    certificateDiscount: kopiykas(certificates),
    delivery: kopiykas(delivery),
    isDeliveryRefunded: false,
    total,
    received: total,
    left: total,
  };
}

const everything = kopiykas(1_000_000_000_00);
const lines = (...wanted: [lineId: number, quantity: number][]) => ({
  lines: wanted.map(([lineId, quantity]) => ({ lineId, quantity })),
  delivery: false,
});
const amount = (sum: number) => ({ amount: kopiykas(sum) });

test('a discount and certificates are spread over products and delivery, and leave certificates that are bought alone', () => {
  const order = orderOf([{ price: 300_00 }, { price: 100_00, quantity: 2 }, { kind: 'certificate', price: 1000_00 }], {
    promo: 50_00,
    certificates: 100_00,
    delivery: 150_00,
  });
  expect(spreadOrder(order)).toEqual({
    lines: [
      { money: 225_00, certificates: 45_00 },
      { money: 150_00, certificates: 30_00 },
      { money: 1000_00, certificates: 0 },
    ],
    delivery: { money: 125_00, certificates: 25_00 },
  });
});

test('the kopiykas that cannot be halved go to the largest remainders', () => {
  const order = orderOf([{ price: 1_00 }, { price: 1_00 }, { price: 1_00 }], { promo: 2_00 });
  expect(spreadOrder(order).lines.map(({ money }) => money)).toEqual([33, 33, 34]);
});

test('what does not fit on products, as in orders of an older rule, goes onto certificates that were bought', () => {
  const order = orderOf([{ price: 100_00 }, { kind: 'certificate', price: 1000_00 }], {
    promo: 110_00,
    certificates: 500_00,
  });
  expect(spreadOrder(order).lines).toEqual([
    { money: 0, certificates: 0 },
    { money: 490_00, certificates: 500_00 },
  ]);
});

const money = (max: number) => fc.integer({ min: 0, max });
const anyOrder = fc
  .record({
    given: fc.array(
      fc.record({
        kind: fc.constantFrom('product' as const, 'product' as const, 'certificate' as const),
        price: fc.integer({ min: 1, max: 90_000_000_00 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    delivery: money(200_00),
    promo: fc.double({ min: 0, max: 1, noNaN: true }),
    certificates: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ given, delivery, promo, certificates }) => {
    const goods = given.reduce((total, { price, quantity }) => total + price * quantity, 0);
    const discount = Math.floor(goods * promo);
    const covered = Math.floor((goods - discount + delivery) * certificates);
    return orderOf(given, { promo: discount, certificates: covered, delivery });
  });

test('the shares are never negative and add up to the kopiyka, under the rule of today and of before', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { lines: shares, delivery } = spreadOrder(order);
      const all = [...shares, delivery];
      for (const share of all) expect(Math.min(share.money, share.certificates)).toBeGreaterThanOrEqual(0);
      expect(all.reduce((sum, share) => sum + share.certificates, 0)).toBe(order.certificateDiscount);
      expect(all.reduce((sum, share) => sum + share.money, 0)).toBe(order.total);
      for (const [index, line] of order.lines.entries()) {
        const { money: paid, certificates } = shares[index]!;
        expect(paid + certificates).toBeLessThanOrEqual(line.price * line.quantity);
        // Products and delivery are used up before a bought certificate is touched.
        if (line.kind === 'certificate' && paid + certificates < line.price * line.quantity)
          for (const [other, { kind }] of order.lines.entries())
            if (kind === 'product') expect(shares[other]!.money + shares[other]!.certificates).toBe(0);
      }
    }),
  );
});

test('the pieces of a line cost what the line does, in whatever parts they go back', () => {
  fc.assert(
    fc.property(money(1_000_000_00), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (line, parts) => {
      const of = parts.reduce((sum, part) => sum + part, 0);
      let after = 0;
      let total = 0;
      for (const count of parts) {
        const share = shareOfPieces(kopiykas(line), { of, after, count });
        expect(share).toBeGreaterThanOrEqual(0);
        total += share;
        after += count;
      }
      expect(total).toBe(line);
    }),
  );
});

test('refunds in any order give back what was received and no more, and certificates get their share', () => {
  const steps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 99 }), fc.boolean()), { maxLength: 20 });
  fc.assert(
    fc.property(anyOrder, steps, (start, wanted) => {
      let order = start;
      let sent = 0;
      for (const [index, count, delivery] of wanted) {
        const line = order.lines[index % order.lines.length]!;
        const asked = { lines: [{ lineId: line.id, quantity: count }], delivery };
        const plan = planRefund(order, asked, order.left);
        if (!('money' in plan)) continue;
        sent += plan.money;
        order = {
          ...order,
          left: kopiykas(order.left - plan.money),
          isDeliveryRefunded: order.isDeliveryRefunded || delivery,
          lines: order.lines.map((each) =>
            each.id === line.id
              ? { ...each, refundedQuantity: each.refundedQuantity + count, bought: each.bought.slice(count) }
              : each,
          ),
        };
        expect(order.left).toBeGreaterThanOrEqual(0);
      }
      const rest = order.lines.map(({ id, quantity, refundedQuantity }) => [id, quantity - refundedQuantity] as const);
      const isDeliveryOpen = !order.isDeliveryRefunded && order.delivery > 0;
      const last = planRefund(
        order,
        { lines: rest.map(([lineId, quantity]) => ({ lineId, quantity })), delivery: isDeliveryOpen },
        order.left,
      );
      expect('money' in last ? last.money : 0).toBe(order.left);
      const pieces = order.lines.map(({ quantity }) => quantity);
      expect(shareOfReturned(order, { pieces, isDeliveryBack: true })).toEqual({
        money: start.total,
        certificates: start.certificateDiscount,
      });
      expect(sent + order.left).toBe(start.received);
    }),
  );
});

const partlySpent: BoughtPiece = { spent: kopiykas(300_00), isVoid: false };
const charged: BoughtPiece = { spent: nothing, isVoid: true };
const product = { price: 560_00 };
const certificate = { kind: 'certificate' as const, price: 1000_00 };

test.each<[string, RefundableOrder, Parameters<typeof planRefund>[1], ReturnType<typeof planRefund>]>([
  ['a product', orderOf([product, certificate]), lines([1, 1]), { money: kopiykas(560_00) }],
  ['a certificate', orderOf([product, certificate]), lines([2, 1]), { money: kopiykas(1000_00) }],
  ['a sum as large as the products', orderOf([product, certificate]), amount(560_00), { money: kopiykas(560_00) }],
  [
    'a sum that would eat into a certificate',
    orderOf([product, certificate]),
    amount(560_01),
    { refused: 'refund_needs_lines', refundable: kopiykas(560_00) },
  ],
  [
    'all but a kopiyka of a certificate',
    orderOf([certificate]),
    amount(999_99),
    { refused: 'refund_needs_lines', refundable: nothing },
  ],
  [
    'more than there is',
    orderOf([product, certificate]),
    amount(1560_01),
    { refused: 'refund_above_received', refundable: kopiykas(1560_00) },
  ],
  [
    'a certificate of which a part is spent',
    orderOf([product, { ...certificate, bought: [partlySpent] }]),
    lines([1, 1], [2, 1]),
    { refused: 'certificate_line_spent', lines: [{ line_id: 2, quantity: 1 }] },
  ],
  [
    'one of two certificates, the other being spent',
    orderOf([{ ...certificate, quantity: 2, bought: [partlySpent, whole] }]),
    lines([1, 1]),
    { money: kopiykas(1000_00) },
  ],
  [
    'both of two certificates, one being spent',
    orderOf([{ ...certificate, quantity: 2, bought: [partlySpent, whole] }]),
    lines([1, 1], [1, 1]),
    { refused: 'certificate_line_spent', lines: [{ line_id: 1, quantity: 1 }] },
  ],
  [
    'what a spent certificate cost, when a part of it was charged back',
    { ...orderOf([{ ...certificate, bought: [{ spent: kopiykas(1000_00), isVoid: true }] }]), left: kopiykas(999_00) },
    amount(1),
    { refused: 'refund_needs_lines', refundable: nothing },
  ],
  [
    'a certificate of which nothing is spent, after a part was charged back',
    { ...orderOf([product, { ...certificate, bought: [charged] }]), left: kopiykas(1200_00) },
    lines([2, 1]),
    { money: kopiykas(1000_00) },
  ],
  ['a line that is not there', orderOf([product]), lines([9, 1]), { refused: 'return_above_sold' }],
  ['more pieces than were sold', orderOf([product]), lines([1, 1], [1, 1]), { refused: 'return_above_sold' }],
  ['a delivery that was free', orderOf([product]), { lines: [], delivery: true }, { refused: 'return_above_sold' }],
  [
    'the delivery',
    orderOf([product], { delivery: 150_00, certificates: 71_00 }),
    { lines: [], delivery: true },
    { money: kopiykas(135_00) },
  ],
  [
    'what certificates have paid whole',
    orderOf([product], { certificates: 560_00 }),
    lines([1, 1]),
    { money: nothing },
  ],
  [
    'an order for which nothing has come',
    { ...orderOf([product], { certificates: 60_00 }), received: nothing, left: nothing },
    lines([1, 1]),
    { refused: 'refund_above_received', refundable: nothing },
  ],
  [
    'a product of which the price was sent back as a sum',
    { ...orderOf([product, certificate]), left: kopiykas(1000_00) },
    lines([1, 1]),
    { refused: 'refund_above_received', refundable: nothing },
  ],
])('%s', (_what, order, wanted, plan) => {
  const most = 'amount' in wanted ? order.left : everything;
  expect(planRefund(order, wanted, most)).toEqual(plan);
});

test('lines are refunded as far as the chosen way can carry', () => {
  const order = orderOf([product], { certificates: 60_00 });
  expect(planRefund(order, lines([1, 1]), kopiykas(200_00))).toEqual({ money: 200_00 });
  expect(planRefund(order, lines([1, 1]), nothing)).toEqual({ refused: 'refund_above_received', refundable: 0 });
});

test('money that came beyond the total can go back without naming lines', () => {
  const order = orderOf([certificate]);
  const overpaid = { ...order, received: kopiykas(1100_00), left: kopiykas(1100_00) };
  expect(freeSum(overpaid)).toBe(100_00);
  expect(refundablePieces(order.lines[0]!)).toBe(1);
});
