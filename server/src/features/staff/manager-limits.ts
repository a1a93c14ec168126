import { Refusal } from '@shop/contract/refusal.ts';
import { mayManagerSet, type PromoTerms } from '@shop/domain/manager-limits.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { Acting } from '../audit/index.ts';
import { readManagerLimits } from '../shop-settings/index.ts';
import { certificatesToday, lockMemberRole, readRole, refundsToday } from './money-by-hand.queries.ts';

const days = {
  certificates: { sumToday: certificatesToday, limit: 'certificatesPerDay' },
  refunds: { sumToday: refundsToday, limit: 'refundsPerDay' },
} as const;

/**
 * Refuses a manager who exceeds the daily limit of money moved by hand. Called in the transaction that writes the
 * movement, after the order's row is locked and before certificates are. Keeps the member's row locked until the end.
 */
export async function requireWithinDay(
  tx: Transaction,
  { id }: Acting,
  what: keyof typeof days,
  amount: Kopiykas,
): Promise<void> {
  const { role } = await lockMemberRole(tx, id);
  if (role === 'owner') return;
  const { sumToday, limit } = days[what];
  const limits = await readManagerLimits(tx);
  if ((await sumToday(tx, id)) + amount > limits[limit]) throw new Refusal('needs_owner', {});
}

/** Takes the lock of the daily limit early: it must come before the locks of certificates. */
export async function lockDay(tx: Transaction, { id }: Acting): Promise<void> {
  await lockMemberRole(tx, id);
}

export async function requireOwner(tx: Transaction, { id }: Acting): Promise<void> {
  if ((await readRole(tx, id)) !== 'owner') throw new Refusal('needs_owner', {});
}

/** Refuses promo code terms that only the owner may set. */
export async function requireSmallPromo(
  tx: Transaction,
  { id }: Acting,
  terms: PromoTerms,
  before?: PromoTerms,
): Promise<void> {
  if ((await readRole(tx, id)) === 'owner') return;
  if (!mayManagerSet(terms, await readManagerLimits(tx), before)) throw new Refusal('needs_owner', {});
}
