import type { AccountOrder } from '@shop/contract/customers.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { parseMoney } from './parse-money.ts';

type Flag = { words: string; className: string };

/** The payment label of an order; none for an order that will not be paid any more. */
export function paymentFlag(
  order: Pick<AccountOrder, 'state' | 'payed' | 'is_refunded' | 'due_online' | 'payment_method'>,
): Flag | undefined {
  if (order.is_refunded) return { words: accountOrdersWording.refunded, className: 'flag--quiet' };
  if (parseMoney(order.due_online) > 0) {
    if (order.payed) {
      const isPart = order.payment_method === 'prepayment';
      return { words: isPart ? accountOrdersWording.prepaid : accountOrdersWording.paid, className: 'flag--paid' };
    }
    return isClosed(order) ? undefined : { words: accountOrdersWording.unpaid, className: 'flag--unpaid' };
  }
  if (order.payment_method === 'cash' && !isClosed(order)) {
    return { words: accountOrdersWording.onReceipt, className: 'flag--quiet' };
  }
  return order.payed ? { words: accountOrdersWording.paid, className: 'flag--paid' } : undefined;
}

function isClosed({ state }: Pick<AccountOrder, 'state'>): boolean {
  return state === 'cancelled' || state === 'returned' || state === 'completed';
}
