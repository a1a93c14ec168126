import { expect } from 'vitest';
import { counted, type FoundOrder, isActive, seenApprovals } from './found-books.ts';
import { otherAmounts } from './send-updates.ts';
import { owner, type World } from './world.ts';

/** One letter per event, each mailed once; a letter about a placed order may be replaced by a later one. */
export async function checkLetters(world: World, orders: FoundOrder[]): Promise<void> {
  await mailAll(world);
  const { rows } = await world.database.pool.query<{ event: string; state: string }>(
    'select event, state from letters',
  );
  expect(rows.map(({ event }) => withoutFingerprint(event)).toSorted()).toEqual(
    [...orders.flatMap((order) => lettersOf(world, order)), ...straysOf(world)].toSorted(),
  );
  const toldByOthers = orders
    .filter((order) => counted(order) || !isActive(order))
    .map(({ id }) => ({ event: `order-placed:${id}`, state: 'withdrawn' }));
  const sent = rows.filter(({ state }) => state === 'sent');
  expect(toldByOthers).toEqual(expect.arrayContaining(rows.filter(({ state }) => state !== 'sent')));
  const mailed = world.mailbox.map(({ messageId }) => messageId);
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(mailed).toHaveLength(sent.length);
}

/** Letters about placed orders wait for a payment, and are limited to five per address in ten minutes. */
async function mailAll({ shop, database }: World): Promise<void> {
  for (let waiting = -1; waiting !== 0; ) {
    await database.pool.query(`update letters set sent_at = sent_at - interval '11 minutes'`);
    await shop.mailEverything();
    const { rows } = await database.pool.query(`select id from letters where state = 'waiting'`);
    expect(rows.length).not.toBe(waiting);
    waiting = rows.length;
  }
}

function lettersOf(world: World, order: FoundOrder): string[] {
  const { id, payments, revivals } = order;
  const paid = counted(order);
  const cancellings = revivals + (isActive(order) ? 0 : 1);
  const paymentOf = (reference: string) => payments.find((payment) => payment.reference === reference)!;
  return [
    `order-placed:${id}`,
    ...Array.from({ length: cancellings }, (_, life) => `order-cancelled:${id}:${life}`),
    ...(paid ? [`order-paid:${id}`] : []),
    ...(order.issued.length > 0 ? [`certificates-issued:${id}`] : []),
    ...(paid && !isActive(order) ? [`payment-alert:paid-after-cancelling:${paid.id}:${owner}`] : []),
    ...seenApprovals(order)
      .slice(1)
      .map((reference) => paymentOf(reference).id)
      .flatMap((second) => [`order-paid-again:${second}`, `payment-alert:paid-twice:${second}:${owner}`]),
    ...(order.attention.includes('payment_undecided') ? [`payment-alert:undecided:${id}:${owner}`] : []),
    ...world.attempts
      .filter(({ orderId }) => orderId === id)
      .flatMap((attempt) =>
        otherAmounts(world, attempt).map(
          () => `payment-alert:amount-differs:${paymentOf(attempt.reference).id}:#:${owner}`,
        ),
      ),
  ];
}

function straysOf({ told }: World): string[] {
  const strays = [...told.values()].filter(({ reference }) => reference.startsWith('nobody'));
  return strays.map(() => `payment-alert:stray:#:${owner}`);
}

/** Fingerprints are random here; the number of events distinguishes them. */
function withoutFingerprint(event: string): string {
  return event.replace(/:[0-9a-f]{16}:/, ':#:');
}
