import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import type { LetterData } from '../notifications/letters/render-letter.ts';
import { queueLetter } from '../notifications/queue-letter.ts';
import { ownerEmails } from '../staff/owner-emails.ts';
import type { OrderRow, Payment } from './payments.queries.ts';

/** A payment of an order as an alert names it. */
export function paymentOf({ id: orderId }: Pick<OrderRow, 'id'>, { reference, amount, currency }: Payment) {
  return { orderId, reference, amount: toDecimal(kopiykas(amount)), currency };
}

type Alert = LetterData['payment-alert'] & {
  /** What happened and to what; there is one letter about it. */
  event: string;
};

/** Money needs a person: it is in the log as an error, and every owner gets a letter, once. */
export async function alertOwner(
  tx: Transaction,
  { queue, log }: Pick<Shop, 'queue' | 'log'>,
  { event, ...data }: Alert,
): Promise<void> {
  log.error({ alert: event, order: data.orderId, amount: data.amount }, 'a payment needs a person');
  for (const recipient of await ownerEmails(tx))
    await queueLetter(tx, queue, {
      event: `payment-alert:${event}:${recipient}`,
      kind: 'payment-alert',
      recipient,
      data,
    });
}
