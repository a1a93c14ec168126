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

/** When everything has been heard, the shop's books and the bank's are the same story. */
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

/** Stock, certificates and promo codes by the model's own sums: what living orders hold is what is missing. */
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
    // It was spent before anybody knew that its own money had gone back: a person was told.
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

/** One that came back when the code was used up has its discount without a use. */
function usesPromoCode({ order, found }: Known): boolean {
  return usesPromo(order.cart) && !found.attention.includes('promo_code_used_up');
}

/** What a customer is told in the end. */
async function checkAnswers(world: World, found: FoundOrder[]): Promise<void> {
  for (const { id, due, total, received, refunded } of found) {
    const { reference } = world.orders.find((order) => order.id === id)!;
    const isPaid = due === 0 ? total === 0 : received === due && refunded < due;
    expect(await checkPay(world.shop, reference)).toMatchObject({ order_id: id, payed: isPaid, can_pay: false });
  }
}
