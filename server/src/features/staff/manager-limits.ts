import { Refusal } from '@shop/contract/refusal.ts';
import { mayManagerSet, type PromoTerms } from '@shop/domain/manager-limits.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { readManagerLimits } from '../shop-settings/manager-limits.ts';
import type { Acting } from './check-staff.ts';
import { certificatesToday, lockMember, readRole, refundsToday } from './money-by-hand.queries.ts';

const days = {
  certificates: { sumToday: certificatesToday, limit: 'certificatesPerDay' },
  refunds: { sumToday: refundsToday, limit: 'refundsPerDay' },
} as const;

/**
 * Refuses a manager who moves more money by hand than a day allows. Called after the order's row is locked and before
 * certificates are, in the transaction that writes the movement: the member's row stays locked until then.
 */
export async function requireWithinDay(
  tx: Transaction,
  { id }: Acting,
  what: keyof typeof days,
  amount: Kopiykas,
): Promise<void> {
  const { role } = await lockMember(tx, id);
  if (role === 'owner') return;
  const { sumToday, limit } = days[what];
  const limits = await readManagerLimits(tx);
  if ((await sumToday(tx, id)) + amount > limits[limit]) throw new Refusal('needs_owner', {});
}

/** Takes the lock of a day early: whoever locks certificates before the sum is known takes it before them. */
export async function holdDay(tx: Transaction, { id }: Acting): Promise<void> {
  await lockMember(tx, id);
}

export async function requireOwner(tx: Transaction, { id }: Acting): Promise<void> {
  if ((await readRole(tx, id)) !== 'owner') throw new Refusal('needs_owner', {});
}

/** Refuses a manager terms of a promo code that are the owner's to decide. */
export async function requireSmallPromo(
  tx: Transaction,
  { id }: Acting,
  terms: PromoTerms,
  before?: PromoTerms,
): Promise<void> {
  if ((await readRole(tx, id)) === 'owner') return;
  if (!mayManagerSet(terms, await readManagerLimits(tx), before)) throw new Refusal('needs_owner', {});
}
