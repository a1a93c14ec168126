import { expect } from 'vitest';
import type { Command } from './commands.ts';
import { certificatePart } from './goods.ts';
import { attemptsOf, type ModelOrder, type World } from './world.ts';

type Row = { id: number; state: string; attention: string[] };

/** What must hold at any moment: nothing is let go without the bank's no, nothing is refused that is there. */
export async function checkStep(world: World, command: Command): Promise<void> {
  const { rows } = await world.database.pool.query<Row>('select id, state, attention from orders');
  const known = rows.flatMap((row) => {
    const order = world.orders.find(({ id }) => id === row.id);
    const isTooLate = row.attention.includes('paid_after_cancelling');
    return order === undefined ? [] : [{ order, isCancelled: row.state === 'cancelled', isTooLate }];
  });
  const cancelled = known.filter(({ order, isCancelled }) => isCancelled && !order.wasCancelled);
  for (const { order } of cancelled) expectRefused(world, order);
  // When something else was given back in the same moment, nobody knows which came first.
  if (cancelled.length === 0 && command.do !== 'deliver at once')
    for (const { order, isTooLate } of known) if (isTooLate && !order.wasTooLate) await expectGone(world, order);
  for (const { order, isCancelled, isTooLate } of known) {
    order.wasCancelled = isCancelled;
    order.wasTooLate = isTooLate;
  }
}

/** The shop cancels when the hold is over and the bank, asked after that, has said no about every attempt. */
function expectRefused(world: World, order: ModelOrder): void {
  expect(world.minute, 'cancelled before its hold was over').toBeGreaterThanOrEqual(order.reservedUntil);
  for (const { reference, state, refusedAt } of attemptsOf(world, order)) {
    if (state === 'refunded' || state === 'voided') continue;
    expect(refusedAt ?? -1, `cancelled, and the bank has not said no about ${reference}`).toBeGreaterThanOrEqual(
      order.reservedUntil,
    );
  }
}

/** Money for a cancelled order brings it back, unless something of it is gone. */
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
