import type { Shop } from '../../shop.ts';
import type { CheckedSession } from './check-access.ts';
import { eraseAccount } from './erase-account.ts';
import { lockProved, requirePassword } from './set-password.ts';

/** By the customer, with the current password. */
export async function deleteAccount(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  { customerId }: CheckedSession,
  password: string,
): Promise<void> {
  const known = await requirePassword({ db }, customerId, password);
  await db.transaction(async (tx) => {
    await eraseAccount(tx, queue, await lockProved(tx, customerId, known));
  });
}
