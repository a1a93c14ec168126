import type { Database, Executor, Transaction } from '../../database/database.ts';
import { noteOrders } from '../audit/record-change.ts';
import { forgetRecipients } from '../certificates/forget-recipients.ts';
import { eraseWebhookBodies } from '../payments/erase-webhook-bodies.ts';
import * as queries from './erase-orders.queries.ts';
import { deleteNetworksOfSettled } from './open-orders.queries.ts';

/** So many orders lose the person in one transaction: others wait for none of them for long. */
const ordersAtOnce = 200;

export type ErasedOrders = { erased: number[]; waiting: number[] };

/** Where an order came from is known only while open orders of a network are counted. */
export async function forgetNetworks(db: Executor): Promise<void> {
  await deleteNetworksOfSettled(db);
}

/**
 * Takes the person, and who they gave something to, out of their orders that are over. Orders on their way keep them:
 * without them nobody could be handed a parcel, given money back or mailed a gift. `eraseDueOrders` comes for those.
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
  await noteOrders(tx, member, 'ask_erasure', asked);
  return { erased, waiting };
}

/** Orders that were finished after somebody asked to be forgotten, and those that are kept for long enough. */
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
  await forgetRecipients(tx, orderIds);
  await eraseWebhookBodies(tx, orderIds);
  await noteOrders(tx, member, 'erase', orderIds);
}
