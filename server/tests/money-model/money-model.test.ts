import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { isLong, seedFor } from '../../../tools/test-levels.ts';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { createPromoCode } from '../../src/features/promo-codes/create-promo-code.ts';
import { letMinutesPass, openShopWithCards, reconcile, sendWebhook } from '../card-orders.ts';
import { byCarrier, byCourier, createOrder, offerTestCertificate, pickupOrder } from '../orders.ts';
import { signedIn } from '../staff.ts';
import { readMoney } from './read-money.ts';

// Random stories of codes, certificates, orders, payments, cancellations and refunds. Invariant: goods, certificates and
// refunds never exceed what was paid, is still due or was granted by staff.

const seed = seedFor(20_261_118);
const isEmbedded = 'snapshot' in inject('databases');
const runs = isLong ? 400 : isEmbedded ? 2 : 8;
const longestMs = isEmbedded ? 60_000 : 240_000;

/** The newest one is the most interesting. */
const choice = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 5 }) });
const command = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      products: fc.array(fc.record({ variantId: fc.constantFrom(1, 2), qty: fc.integer({ min: 1, max: 3 }) }), {
        maxLength: 2,
      }),
      bought: fc.integer({ min: 0, max: 2 }),
      code: fc.constantFrom(null, 'TEN', 'THIRD', 'ALL'),
      redeemed: fc.array(choice, { maxLength: 3 }),
      isPaid: fc.constantFrom(true, true, true, false),
      way: fc.constantFrom('card', 'card', 'courier', 'cash', 'prepayment'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay by card' as const), order: choice }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mark paid' as const), order: choice, isWhole: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), order: choice }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      order: choice,
      /** Lines by their position, or a sum in percent of what was received. */
      what: fc.oneof(
        fc.record({
          lines: fc.array(fc.record({ place: fc.nat({ max: 3 }), quantity: fc.integer({ min: 1, max: 2 }) }), {
            minLength: 1,
            maxLength: 3,
          }),
          delivery: fc.boolean(),
        }),
        fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      ),
      isByHand: fc.boolean(),
      bank: fc.constantFrom('Refunded', 'Refunded', 'Declined'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), order: choice, place: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send' as const), order: choice }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give' as const), hryvnias: fc.integer({ min: 1, max: 900 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      certificate: choice,
      action: fc.constantFrom('+70.00', '-70.00', 'block', 'unblock'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('let holds end' as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

test('no sequence of purchases, redemptions, cancellations and refunds creates money', {
  timeout: 2 * longestMs,
}, async () => {
  const startedAt = performance.now();
  let told = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 40, size: 'max' }), async (story) => {
      if (performance.now() - startedAt > longestMs) return;
      await live(story);
      told += 1;
    }),
    { seed, numRuns: runs, endOnFailure: !isLong },
  );
  console.log(`Money: ${told} stories.`);
});

async function live(story: readonly Command[]): Promise<void> {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  const owner = await signedIn(shop);
  await shop.database.pool.query('update variants set stock = 1000');
  await shop.database.pool.query(`insert into stock_movements (variant_id, kind, difference, stock_after)
    select id, 'adjusted', 1000 - 5, 1000 from variants`);
  await shop.shop.db.transaction(async (tx) => {
    for (const [code, percent] of [
      ['TEN', 10],
      ['THIRD', 33],
      ['ALL', 100],
    ] as const)
      await createPromoCode(tx, { code, percent, note: '' });
  });
  const certificateVariant = await offerTestCertificate(shop, 250_00);
  await owner.post('certificates/', { amount: '1000', valid_until: '2099-01-01', reason: 'Подарунок' });

  const query = async (text: string) => (await shop.database.pool.query(text)).rows;
  const nth = <Item>(items: readonly Item[], place: number): Item | undefined =>
    items[place % Math.max(items.length, 1)];
  const orderAt = async (place: number) =>
    nth(
      await query('select id, reference, total, received, payment_method from orders order by id desc limit 6'),
      place,
    );

  type Reply = Awaited<ReturnType<typeof owner.post>> | undefined;
  const perform = async (step: Command): Promise<Reply> => {
    switch (step.do) {
      case 'place': {
        const serials = await query('select serial_number from certificates order by id desc');
        const certificates = step.redeemed.flatMap((place) => nth(serials, place) ?? []);
        const items = [
          ...step.products,
          ...(step.bought > 0
            ? [{ variantId: certificateVariant, qty: step.bought, type: 'certificate' as const }]
            : []),
        ];
        const way = {
          card: { ...byCarrier },
          prepayment: { ...byCarrier, payment_method: 'prepayment' },
          courier: { ...byCourier, payment_method: 'full' },
          cash: byCourier,
        }[step.way as 'card'];
        const order = (total: string) =>
          shop.post(createOrder, pickupOrder(items, total, { ...way, promo_code: step.code, certificates }));
        const asked = await order('0.00');
        const { code, total_price } = asked.json();
        const placed = code === 'total_changed' ? await order(total_price) : asked;
        if (placed.statusCode !== 201 || !step.isPaid) return placed;
        return (
          (await perform({ do: 'pay by card', order: 0 })) ??
          (await perform({ do: 'mark paid', order: 0, isWhole: true }))
        );
      }
      case 'pay by card': {
        const order = await orderAt(step.order);
        const [attempt] = await query(`select reference, amount from payments where order_id = ${order?.id ?? 0}`);
        if (attempt === undefined) return undefined;
        const amount = Number(attempt.amount) / 100;
        shop.bank.says(attempt.reference, { transactionStatus: 'Approved', amount });
        return await sendWebhook(shop, attempt.reference, 'Approved', { amount });
      }
      case 'mark paid': {
        const order = await orderAt(step.order);
        if (order === undefined) return undefined;
        const due = Math.max(Number(order.total) - Number(order.received), 1);
        const amount = ((step.isWhole ? due : Math.ceil(due / 2)) / 100).toFixed(2);
        return await owner.post(`orders/${order.id}/mark-paid/`, { amount, way: 'cash' });
      }
      case 'cancel': {
        const order = await orderAt(step.order);
        return await owner.post(`orders/${order?.id ?? 1}/cancel/`, { reason: 'Передумали' });
      }
      case 'refund': {
        const order = await orderAt(step.order);
        if (order === undefined) return undefined;
        const [payment] = await query(`select id from payments where order_id = ${order.id} order by is_counted desc`);
        const lines = await query(`select id from order_lines where order_id = ${order.id} order by id`);
        const what =
          'percent' in step.what
            ? { amount: (Math.max(Math.round((Number(order.received) * step.what.percent) / 100), 1) / 100).toFixed(2) }
            : {
                lines: step.what.lines.map(({ place, quantity }) => ({ line_id: nth(lines, place)!.id, quantity })),
                delivery: step.what.delivery,
              };
        shop.bank.mumble((reference) =>
          shop.bank.refundAnswer(reference, step.bank, step.bank === 'Refunded' ? 1100 : 1126),
        );
        const payment_id = step.isByHand ? null : (payment?.id ?? null);
        const body = { ...what, reason: 'Повернення', request_key: randomUUID(), payment_id };
        const reply = await owner.post(`orders/${order.id}/refunds/`, body);
        shop.bank.mumble();
        return reply;
      }
      case 'return': {
        const order = await orderAt(step.order);
        const lines = await query(`select id from order_lines where order_id = ${order?.id ?? 0} order by id`);
        if (lines.length === 0) return undefined;
        const line_id = nth(lines, step.place)!.id;
        return await owner.post(`orders/${order!.id}/return/`, { lines: [{ line_id, quantity: 1 }], reason: 'Брак' });
      }
      case 'send': {
        // Complete the order, so that it can be returned.
        const order = await orderAt(step.order);
        await query(`update orders set state = 'completed', held_until = null
          where id = ${order?.id ?? 0} and state = 'new' and received >= total and total > 0`);
        return undefined;
      }
      case 'give':
        return await owner.post('certificates/', {
          amount: String(step.hryvnias),
          valid_until: '2099-01-01',
          reason: 'Подарунок',
        });
      case 'change': {
        const certificate = nth(await query('select id from certificates order by id desc'), step.certificate)!;
        const isAdjusting = step.action !== 'block' && step.action !== 'unblock';
        return await owner.post(`certificates/${certificate.id}/${isAdjusting ? 'adjust' : step.action}/`, {
          reason: 'Так треба',
          ...(isAdjusting && { difference: step.action }),
        });
      }
      case 'let holds end':
        await letMinutesPass(shop, 90);
        await reconcile(shop);
        return undefined;
    }
  };

  for (const step of story) {
    const reply = await perform(step);
    if (reply !== undefined) expect(reply.statusCode, `${JSON.stringify(step)}: ${reply.body}`).toBeLessThan(500);
    const { had, paid } = await readMoney(shop.database.db);
    const sum = (parts: Record<string, number>) => Object.values(parts).reduce((total, part) => total + part, 0);
    const told = `after ${JSON.stringify(step)} ${reply?.statusCode} ${JSON.stringify({ had, paid })}`;
    expect(sum(had), told).toBeLessThanOrEqual(sum(paid));
  }
  expect(await checkBooks(shop.shop.db)).toEqual([]);
}
