import type { Transaction } from '../../database/database.ts';
import { claimOrders } from './orders.queries.ts';

/** Gives the customer their earlier guest orders: same proved e-mail and same phone. */
export async function claimGuestOrders(
  tx: Transaction,
  customer: { id: number; email: string; phone: string; activatedAt: Date | null },
): Promise<void> {
  if (customer.activatedAt !== null) await claimOrders(tx, customer);
}
