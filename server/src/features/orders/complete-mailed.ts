import type { Transaction } from '../../database/database.ts';
import { addToHistory, completeCertificatesOnly } from './orders.queries.ts';

/**
 * Completes an order that holds only gift certificates: they are delivered by e-mail. The order is locked and fully
 * paid. Returns false for any other order.
 */
export async function completeMailed(tx: Transaction, orderId: number): Promise<boolean> {
  if (!(await completeCertificatesOnly(tx, orderId))) return false;
  await addToHistory(tx, { orderId, actor: 'system', what: 'completed', cause: 'certificates_mailed' });
  return true;
}
