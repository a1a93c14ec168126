import { expect } from 'vitest';
import { type BankAttempt, isRefused, kept } from './bank.ts';
import { counted, type FoundOrder, type FoundPayment, isActive, seenApprovals } from './found-books.ts';
import { certificatePart, usesPromo } from './goods.ts';
import { otherAmounts } from './send-updates.ts';
import { attemptsOf, type ModelOrder, type World } from './world.ts';

/** Compares one order with the bank's books at the end. */
export function checkOrder(world: World, order: ModelOrder, found: FoundOrder): void {
  const attempts = attemptsOf(world, order);
  expect(found).toMatchObject({ total: order.total, due: order.due, isHeld: false });
  expect(certificatePart(order)).toBeGreaterThanOrEqual(0);
  if (order.cart.serialNumber === undefined) expect(certificatePart(order)).toBe(0);
  for (const { reference } of attempts) expect(found.payments.map((each) => each.reference)).toContain(reference);
  for (const payment of found.payments) checkPayment(payment, attempts);
  checkMoney(found, attempts);
  checkLife(found);
  checkHistory(found);
  checkCertificates(order, found);
  expect(found.attention.toSorted()).toEqual(expectedAttention(world, order, found).toSorted());
}

function checkPayment(payment: FoundPayment, attempts: BankAttempt[]): void {
  // An attempt that no customer got a reply for was never opened.
  const attempt = attempts.find(({ reference }) => reference === payment.reference);
  expect(statesOf(attempt), payment.reference).toContain(payment.state);
  expect(payment).toMatchObject({ refunded: attempt?.refunded ?? 0, isToBeAsked: false });
}

function statesOf(attempt: BankAttempt | undefined): string[] {
  if (attempt === undefined || isRefused(attempt)) return ['declined', 'expired'];
  const isPartlyRefunded = attempt.state === 'approved' && attempt.refunded > 0;
  return isPartlyRefunded ? ['approved', 'refunded'] : [attempt.state];
}

/** Each approval was seen once. The first counts for the order, minus its refunds. */
function checkMoney(found: FoundOrder, attempts: BankAttempt[]): void {
  const seen = seenApprovals(found);
  expect(new Set(seen).size).toBe(seen.length);
  for (const attempt of attempts) {
    const isSeen = seen.includes(attempt.reference);
    if (kept(attempt) > 0 || attempt.firstTold === 'approval') expect(isSeen, attempt.reference).toBe(true);
    if (!attempt.wasApproved) expect(isSeen, attempt.reference).toBe(false);
  }
  expect(found.payments.filter(({ isCounted }) => isCounted).map(({ reference }) => reference)).toEqual(
    seen.slice(0, 1),
  );
  const refunded = attempts.find(({ reference }) => reference === seen[0])?.refunded ?? 0;
  expect(found).toMatchObject({ received: seen.length > 0 ? found.due : 0, refunded });
}

/** Paid orders are active, unless the payment came too late; unpaid ones are not. */
function checkLife(found: FoundOrder): void {
  const isPaid = counted(found) !== undefined;
  if (!isPaid) expect(isActive(found)).toBe(found.due === 0);
  expect(found.revivals).toBeLessThanOrEqual(isPaid ? 1 : 0);
}

function checkHistory(found: FoundOrder): void {
  const times = (what: string) => found.history.filter((event) => event.what === what).length;
  const seen = seenApprovals(found).length;
  expect({
    placed: times('placed'),
    attempts: times('payment_attempt'),
    paid: times('paid'),
    again: times('paid_again'),
    revived: times('revived'),
    cancelled: times('cancelled'),
  }).toEqual({
    placed: 1,
    attempts: Math.max(found.payments.length - 1, 0),
    paid: Math.min(seen, 1),
    again: Math.max(seen - 1, 0),
    revived: found.revivals,
    cancelled: found.revivals + (isActive(found) ? 0 : 1),
  });
  for (const { reference, refunded } of found.payments) {
    const parts = found.history.filter(({ what, data }) => what === 'refunded' && data.payment === reference);
    expect(parts.reduce((sum, { data }) => sum + data.amount!, 0)).toBe(refunded);
  }
}

/** Each certificate is issued once, when all is paid, and blocked after a refund of the bank. */
function checkCertificates({ cart }: ModelOrder, found: FoundOrder): void {
  const isPaidWhole = isActive(found) && found.received === found.total;
  expect(found.issued).toHaveLength(isPaidWhole ? cart.certificates : 0);
  const isBack = found.refunded > 0;
  expect(found.issued).not.toContain(isBack ? 'active' : 'blocked');
}

function expectedAttention(world: World, order: ModelOrder, found: FoundOrder): string[] {
  const isBack = found.refunded > 0;
  const mayBe = {
    promo_code_used_up: usesPromo(order.cart) && found.revivals > 0,
    refunded_certificate_spent: isBack && found.issued.length > 0,
    payment_undecided: found.due > 0,
  };
  const mustBe = {
    paid_twice: seenApprovals(found).length > 1,
    paid_after_cancelling: !isActive(found) && counted(found) !== undefined,
    refunded_by_provider: found.refunded > 0,
    amount_differs: attemptsOf(world, order).some((attempt) => otherAmounts(world, attempt).length > 0),
  };
  return [
    ...Object.entries(mustBe).filter(([, must]) => must),
    ...Object.entries(mayBe).filter(([flag, may]) => may && found.attention.includes(flag)),
  ].map(([flag]) => flag);
}
