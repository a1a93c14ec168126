import { createHash } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import { hasTooManyOpen, type ReservationLimits } from '@shop/domain/reservations.ts';
import type { Transaction } from '../../database/database.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import { countOpenOfAccount, countOpenOfPerson, lockSubjectKeys } from './open-orders.queries.ts';

/** Whom an open order counts for. Open means neither paid nor confirmed. */
export type CountedSubjects = {
  email: string;
  phone: string;
  networkHash: string;
  /** Set for a signed-in customer with a proved address: the order counts for the account only. */
  accountId: number | undefined;
};

/**
 * Serialises orders of the same person or network. Only placing an order takes these locks: after the idempotency key,
 * before everything else, in the order of their numbers.
 */
export async function lockSubjects(tx: Transaction, subjects: CountedSubjects): Promise<void> {
  const { email, phone, networkHash, accountId } = subjects;
  const names =
    accountId === undefined ? [`email:${email}`, `phone:${phone}`, `network:${networkHash}`] : [`account:${accountId}`];
  const numbers = names.map((name) => createHash('sha256').update(name).digest().readInt32BE());
  await lockSubjectKeys(
    tx,
    [...new Set(numbers)].toSorted((a, b) => a - b),
  );
}

/** Refuses an order above the limit of open orders. The subjects are locked, so the count cannot change. */
export async function refuseTooManyOpen(
  tx: Transaction,
  subjects: CountedSubjects,
  { goods, limits }: { goods: Kopiykas; limits: ReservationLimits },
): Promise<void> {
  const { accountId } = subjects;
  const open =
    accountId === undefined
      ? await countOpenOfPerson(tx, subjects)
      : await countOpenOfAccount(tx, { accountId, networkHash: subjects.networkHash });
  if (!hasTooManyOpen(open, { goods }, limits)) return;
  const { phone } = await readPublicSettings(tx);
  throw new Refusal('too_many_open_orders', { phone });
}
