import { createHash } from 'node:crypto';
import type { NewOrder } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { insertRequestKey } from '../../../database/request-keys.ts';
import { keyScope, readOrderOfKey } from '../checkout.queries.ts';

/**
 * Claims an idempotency key; returns the order that was placed with it before, if any. The same key with another order
 * is refused. The refusal names the earlier order, because its answer may have been lost, unless the key could be
 * guessed.
 */
export async function claimKey(tx: Transaction, key: string, order: NewOrder): Promise<number | undefined> {
  // The contract has parsed the request, so equal requests give equal JSON.
  const requestFingerprint = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  if (await insertRequestKey(tx, { scope: keyScope, key, requestFingerprint })) return undefined;
  const earlier = await readOrderOfKey(tx, key);
  if (earlier.requestFingerprint === requestFingerprint) return earlier.id;
  const made = { order_id: earlier.id, order_reference: earlier.reference };
  throw new Refusal('idempotency_key_reused', isUnguessable(key) ? made : {});
}

/** Looks like 128 random bits: at least 32 hexadecimal digits, with or without dashes. */
function isUnguessable(key: string): boolean {
  return /^[0-9a-f]{32,}$/i.test(key.replaceAll('-', ''));
}
