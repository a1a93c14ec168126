import { expect } from 'vitest';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { checkPay } from '../card-orders.ts';
import { checkEvents } from './check-events.ts';
import { checkLetters } from './check-letters.ts';
import { checkOrder } from './check-order.ts';
import { type FoundOrder, findOrders, isActive } from './found-books.ts';
import { certificatePart, gift, promo, shelf, soldCertificate, usesPromo } from './goods.ts';
import type { ModelOrder, World } from './world.ts';

type Known = { order: ModelOrder; found: FoundOrder };

/** After all updates have arrived, the books of the shop and of the bank agree. */
export async function checkEnd(world: World): Promise<void> {
  expect(await checkBooks(world.shop.shop.db)).toEqual([]);
  const found = await findOrders(world);
  expect(found.map(({ id }) => id)).toEqual(world.orders.map(({ id }) => id).toSorted((a, b) => a - b));
  for (const each of found) checkOrder(world, world.orders.find(({ id }) => id === each.id)!, each);
  await recount(world, found);
  await checkEvents(world, found);
  await checkLetters(world, found);
  await checkAnswers(world, found);
}

/** Recounts stock, certificates and promo codes by the model: what active orders have taken is missing. */
async function recount({ database: { pool }, orders }: World, found: FoundOrder[]): Promise<void> {
  const living: Known[] = found
    .filter(isActive)
    .map((each) => ({ found: each, order: orders.find(({ id }) => id === each.id)! }));
  const { rows: stocks } = await pool.query('select id, stock from variants order by id');
  expect(stocks).toEqual(
    Object.entries(shelf).map(([id, { stock }]) => ({ id: Number(id), stock: stock - sold(living, Number(id)) })),
  );
  const { rows: certificates } = await pool.query<{ serial: string; balance: number; state: string }>(
    'select serial_number as serial, balance::int, state from certificates',
  );
  for (const { serial, balance, state } of certificates) {
    expect({ serial, balance }).toEqual({ serial, balance: worthOf(serial) - spent(living, serial) });
    // Spent before its own refund was known: a manager was notified.
    const isSpentAndBlocked = state === 'blocked' && balance < worthOf(serial);
    if (isSpentAndBlocked) expect(found.flatMap(({ attention }) => attention)).toContain('refunded_certificate_spent');
  }
  const { rows: codes } = await pool.query('select times_used from promo_codes');
  expect(codes).toEqual([{ times_used: living.filter(usesPromoCode).length }]);
  expect(codes[0].times_used).toBeLessThanOrEqual(promo.maxUses);
}

function sold(living: Known[], variantId: number): number {
  return living
    .flatMap(({ order }) => order.cart.products)
    .reduce((sum, line) => sum + (line.variantId === variantId ? line.qty : 0), 0);
}

function worthOf(serialNumber: string): number {
  return serialNumber === gift.serialNumber ? gift.amount : soldCertificate.value;
}

function spent(living: Known[], serialNumber: string): number {
  return living
    .filter(({ order }) => order.cart.serialNumber === serialNumber)
    .reduce((sum, { order }) => sum + certificatePart(order), 0);
}

/** An order that was revived after the code was used up keeps its discount without a use. */
function usesPromoCode({ order, found }: Known): boolean {
  return usesPromo(order.cart) && !found.attention.includes('promo_code_used_up');
}

/** Checks the final replies to customers. */
async function checkAnswers(world: World, found: FoundOrder[]): Promise<void> {
  for (const { id, due, total, received, refunded } of found) {
    const { reference } = world.orders.find((order) => order.id === id)!;
    const isPaid = due === 0 ? total === 0 : received === due && refunded < due;
    expect(await checkPay(world.shop, reference)).toMatchObject({ order_id: id, payed: isPaid, can_pay: false });
  }
}
