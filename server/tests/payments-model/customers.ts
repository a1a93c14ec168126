import { randomUUID } from 'node:crypto';
import { fromDecimal } from '@shop/domain/money.ts';
import { expect } from 'vitest';
import { byCarrier, createOrder, pickupOrder } from '../orders.ts';
import { newAttempt } from './bank.ts';
import type { Given } from './commands.ts';
import { type Cart, dueOf, gift, priceOf, promo } from './goods.ts';
import { attemptsOf, type ModelOrder, type Placement, type World } from './world.ts';

type Reply = Awaited<ReturnType<World['shop']['post']>>;

/** The item counted from the newest one. */
export function nth<Item>(items: readonly Item[], back: number): Item | undefined {
  return items.length === 0 ? undefined : items.at(-1 - (back % items.length));
}

/** Only an interrupted shop may reply with a 5xx. */
export function isAnswered({ interruption }: World, reply: Reply): boolean {
  if (reply.statusCode < 500) return true;
  if (!interruption.hasStruck()) throw new Error(`${reply.statusCode} ${reply.body}`);
  return false;
}

export async function placeAnOrder(world: World, { payWith, ...given }: Given<'place'>): Promise<void> {
  const cart: Cart = { ...given, serialNumber: await serialNumber(world, payWith) };
  const refusal = await send(world, newPlacement(world, cart, priceOf(cart)));
  // The certificate still covers a part: the customer sees the new total and agrees.
  if (refusal?.code === 'total_changed')
    await send(world, newPlacement(world, cart, fromDecimal(refusal.total_price)!));
}

async function serialNumber(
  { database, interruption }: World,
  payWith: Given<'place'>['payWith'],
): Promise<string | undefined> {
  if (payWith === 'nothing') return undefined;
  if (payWith === 'gift') return gift.serialNumber;
  const { rows } = await interruption.spare(() =>
    database.pool.query<{ serial_number: string }>(
      'select serial_number from certificates where order_line_id is not null order by id desc limit 1',
    ),
  );
  return rows[0]?.serial_number;
}

function newPlacement({ placements, certificateVariantId }: World, cart: Cart, total: number): Placement {
  const items = [
    ...cart.products,
    ...(cart.certificates > 0
      ? [{ variantId: certificateVariantId, qty: cart.certificates, type: 'certificate' as const }]
      : []),
  ];
  const body = pickupOrder(items, total / 100, {
    ...(cart.method !== 'cash' && { ...byCarrier, payment_method: cart.method }),
    ...(cart.hasPromo && { promo_code: promo.code }),
    ...(cart.serialNumber !== undefined && { certificates: [{ serial_number: cart.serialNumber }] }),
  });
  const placement = { key: randomUUID(), body, cart };
  placements.push(placement);
  return placement;
}

/** Sends it for the first time or again. Returns the refusal, if any. */
export async function send(
  world: World,
  placement: Placement,
): Promise<{ code: string; total_price: string } | undefined> {
  const reply = await world.shop.post(createOrder, placement.body, { 'idempotency-key': placement.key });
  if (!isAnswered(world, reply)) {
    placement.perhapsPlacedAt ??= world.minute;
    return undefined;
  }
  if (reply.statusCode !== 201) {
    expect(placement.order, reply.body).toBeUndefined();
    return reply.json();
  }
  const { order_id: id, order_reference: reference, total_price, payment_data } = reply.json();
  const total = fromDecimal(total_price)!;
  if (placement.order === undefined) {
    const since = placement.perhapsPlacedAt ?? world.minute;
    const due = dueOf(placement.cart, total);
    const facts = { id, reference, total, due, cart: placement.cart, placedAt: since, reservedUntil: since + 60 };
    placement.order = { ...facts, isProlonged: false, wasCancelled: false, wasTooLate: false };
    world.orders.push(placement.order);
  }
  expect({ id, reference, total }).toEqual(pick(placement.order));
  if (payment_data !== null) knowAttempt(world, placement.order, payment_data);
  return undefined;
}

function pick({ id, reference, total }: ModelOrder) {
  return { id, reference, total };
}

function knowAttempt(world: World, order: ModelOrder, data: { orderReference: string; amount: string }): void {
  expect(fromDecimal(data.amount)).toBe(order.due);
  if (world.attempts.some(({ reference }) => reference === data.orderReference)) return;
  const offeredUntil = order.reservedUntil - 10;
  const { orderReference: reference } = data;
  world.attempts.push(newAttempt({ reference, orderId: order.id, amount: order.due, offeredUntil }));
}

export async function look(world: World, { order: back, page, byAttempt }: Given<'look'>): Promise<void> {
  const order = nth(world.orders, back);
  if (order === undefined) return;
  const attempts = attemptsOf(world, order);
  const asked = byAttempt ? (attempts[0]?.reference ?? order.reference) : order.reference;
  const reply = await world.shop.post(`/api/v1/orders/${page}/`, { payment_reference: asked });
  if (!isAnswered(world, reply)) return;
  expect(reply.statusCode).toBe(200);
  const { status, payed } = reply.json();
  if (attempts.some(({ wasApproved }) => wasApproved)) return;
  expect(payed).toBe(order.total === 0);
  expect(status === 'Approved').toBe(order.due === 0);
}

export async function payAgain(world: World, { order: back }: Given<'pay again'>): Promise<void> {
  const order = nth(world.orders, back);
  if (order === undefined) return;
  const wasApprovalTold = attemptsOf(world, order).some(({ firstTold }) => firstTold === 'approval');
  const reply = await world.shop.post(`/api/v1/orders/${order.reference}/pay/`, {});
  if (!isAnswered(world, reply)) return;
  if (reply.statusCode === 201) {
    expect(wasApprovalTold).toBe(false);
    // Extended once, and to two hours in all.
    const longer = Math.min(world.minute + 20, order.placedAt + 120);
    if (!order.isProlonged && longer > order.reservedUntil)
      Object.assign(order, { reservedUntil: longer, isProlonged: true });
    knowAttempt(world, order, reply.json().payment_data);
    return;
  }
  expect(reply.statusCode).toBe(409);
  const isPaidAtBank = attemptsOf(world, order).some(({ wasApproved }) => wasApproved);
  if (reply.json().code === 'order_already_paid') expect(isPaidAtBank || order.total === 0).toBe(true);
}
