import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { type LetterData, queueLetter } from '../../notifications/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { ownerEmails } from '../../staff/index.ts';
import type { Payment } from '../payments.queries.ts';

/** The facts about a payment that an alert carries. */
export function paymentFacts({ id: orderId }: Pick<OrderRow, 'id'>, { reference, amount, currency }: Payment) {
  return { orderId, reference, amount: toDecimal(kopiykas(amount)), currency };
}

type Alert = LetterData['payment-alert'] & {
  /** Unique key of the event; one letter per event and owner. */
  event: string;
};

/** A payment needs a person: logs an error and queues one letter to every owner. */
export async function alertOwner(
  tx: Transaction,
  { queue, log }: Pick<Shop, 'queue' | 'log'>,
  { event, ...data }: Alert,
): Promise<void> {
  log.error({ alert: event, order: data.orderId, amount: data.amount }, 'payment needs attention');
  for (const recipient of await ownerEmails(tx))
    await queueLetter(tx, queue, {
      event: `payment-alert:${event}:${recipient}`,
      kind: 'payment-alert',
      recipient,
      data,
    });
}
