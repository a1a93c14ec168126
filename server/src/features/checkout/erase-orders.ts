import type { Database, Transaction } from '../../database/database.ts';
import { recordOrderChanges } from '../audit/index.ts';
import { eraseRecipients } from '../certificates/index.ts';
import { eraseWebhookBodies } from '../payments/index.ts';
import * as queries from './erase-orders.queries.ts';

/** Batch size of one transaction, so that locks are held only briefly. */
const ordersAtOnce = 200;

export type ErasedOrders = { erased: number[]; waiting: number[] };

/**
 * Erases the person, and recipients of their gifts, from their finished orders. Open orders keep the data for delivery,
 * refund and gift letters; `eraseDueOrders` erases them later.
 */
export async function eraseOrdersOf(
  tx: Transaction,
  whose: queries.Person | { customerId: number },
  member?: { id: number },
): Promise<ErasedOrders> {
  const found = await queries.lockOrdersOf(tx, whose);
  const erased = await queries.listOver(tx, found);
  await erase(tx, erased, member);
  const waiting = found.filter((id) => !erased.includes(id));
  const asked = await queries.markErasureAsked(tx, waiting);
  await recordOrderChanges(tx, member, 'ask_erasure', asked);
  return { erased, waiting };
}

/** Erases finished orders whose erasure was requested or whose retention period is over. */
export async function eraseDueOrders(
  { db }: { db: Database },
  { keptYears }: { keptYears: number },
  stopped?: AbortSignal,
): Promise<void> {
  for (let isMore = true; isMore && !stopped?.aborted; ) {
    isMore = await db.transaction(async (tx) => {
      const due = await queries.lockDueOrders(tx, { keptYears, limit: ordersAtOnce });
      await erase(tx, due);
      return due.length === ordersAtOnce;
    });
  }
}

async function erase(tx: Transaction, orderIds: readonly number[], member?: { id: number }): Promise<void> {
  if (orderIds.length === 0) return;
  await queries.blankOrders(tx, orderIds);
  await eraseRecipients(tx, orderIds);
  await eraseWebhookBodies(tx, orderIds);
  await recordOrderChanges(tx, member, 'erase', orderIds);
}
