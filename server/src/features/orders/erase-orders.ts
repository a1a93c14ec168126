import type { Transaction } from '../../database/database.ts';
import { forgetRecipients } from '../certificates/forget-recipients.ts';
import { forgetReports } from '../payments/forget-reports.ts';
import { blankOrders } from './orders.queries.ts';

/**
 * Takes the person out of the finished orders of customers who asked to be forgotten, and who they gave something to.
 * Orders on their way keep the name and the phone: without them nobody could be handed a parcel, given money back or
 * mailed a gift.
 */
export async function eraseFinishedOrders(tx: Transaction): Promise<void> {
  const erased = await blankOrders(tx);
  await forgetRecipients(tx, erased);
  await forgetReports(tx, erased);
}
