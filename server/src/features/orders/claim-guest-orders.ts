import type { Transaction } from '../../database/database.ts';
import { claimOrders } from './orders.queries.ts';

/** Earlier orders of a guest are the customer's once the address is proved, if they name the same phone, too. */
export async function claimGuestOrders(
  tx: Transaction,
  customer: { id: number; email: string; phone: string; activatedAt: Date | null },
): Promise<void> {
  if (customer.activatedAt !== null) await claimOrders(tx, customer);
}
