import { expect } from 'vitest';
import type { Command } from './commands.ts';
import { certificatePart } from './goods.ts';
import { attemptsOf, type ModelOrder, type World } from './world.ts';

type Row = { id: number; state: string; attention: string[] };

/** Invariants after each step: no order is released without the bank's refusal, and no available goods are refused. */
export async function checkStep(world: World, command: Command): Promise<void> {
  const { rows } = await world.database.pool.query<Row>('select id, state, attention from orders');
  const known = rows.flatMap((row) => {
    const order = world.orders.find(({ id }) => id === row.id);
    const isTooLate = row.attention.includes('paid_after_cancelling');
    return order === undefined ? [] : [{ order, isCancelled: row.state === 'cancelled', isTooLate }];
  });
  const cancelled = known.filter(({ order, isCancelled }) => isCancelled && !order.wasCancelled);
  for (const { order } of cancelled) expectRefused(world, order);
  // Skipped if other goods were returned at the same time: their order is unknown.
  if (cancelled.length === 0 && command.do !== 'deliver at once')
    for (const { order, isTooLate } of known) if (isTooLate && !order.wasTooLate) await expectGone(world, order);
  for (const { order, isCancelled, isTooLate } of known) {
    order.wasCancelled = isCancelled;
    order.wasTooLate = isTooLate;
  }
}

/** The shop cancels only after the reservation ended and the bank, asked after that, has refused all attempts. */
function expectRefused(world: World, order: ModelOrder): void {
  expect(world.minute, 'cancelled before its reservation ended').toBeGreaterThanOrEqual(order.reservedUntil);
  for (const { reference, state, refusedAt } of attemptsOf(world, order)) {
    if (state === 'refunded' || state === 'voided') continue;
    expect(refusedAt ?? -1, `cancelled, and the bank has not said no about ${reference}`).toBeGreaterThanOrEqual(
      order.reservedUntil,
    );
  }
}

/** A payment revives a cancelled order, unless something of it is sold out. */
async function expectGone({ database }: World, order: ModelOrder): Promise<void> {
  const { rows: variants } = await database.pool.query<{ id: number; stock: number }>('select id, stock from variants');
  const { rows: certificates } = await database.pool.query<{ balance: string; state: string }>(
    'select balance, state from certificates where serial_number = $1',
    [order.cart.serialNumber],
  );
  const isGone =
    order.cart.products.some(({ variantId, qty }) => variants.find(({ id }) => id === variantId)!.stock < qty) ||
    certificates.some(({ balance, state }) => Number(balance) < certificatePart(order) || state === 'blocked');
  expect(isGone, `order ${order.id} could have come back`).toBe(true);
}
