import type { Transaction } from '../../database/database.ts';
import { addToHistory } from './order-history.ts';
import { completeCertificatesOnly } from './orders.queries.ts';

/**
 * An order of gift certificates alone is done once they are issued: they go by e-mail. It is locked and paid in full.
 * Answers whether it was such an order.
 */
export async function completeMailed(tx: Transaction, orderId: number): Promise<boolean> {
  if (!(await completeCertificatesOnly(tx, orderId))) return false;
  await addToHistory(tx, { orderId, actor: 'system', what: 'completed', cause: 'certificates_mailed' });
  return true;
}
