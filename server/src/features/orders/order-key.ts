import { createHash } from 'node:crypto';
import type { NewOrder } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { insertRequestKey } from '../../database/request-keys.ts';
import { keyScope, readOrderOfKey } from './orders.queries.ts';

/**
 * The order that was placed with this key before, if any. The same key with another order is refused, and whoever has
 * the key is told which order it made: an answer may have been lost on its way. A key that could be guessed tells nothing.
 */
export async function claimKey(tx: Transaction, key: string, order: NewOrder): Promise<number | undefined> {
  // The contract has read the request: fields stand in one order and are spelled in one way.
  const requestFingerprint = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  if (await insertRequestKey(tx, { scope: keyScope, key, requestFingerprint })) return undefined;
  const earlier = await readOrderOfKey(tx, key);
  if (earlier.requestFingerprint === requestFingerprint) return earlier.id;
  const made = { order_id: earlier.id, order_reference: earlier.reference };
  throw new Refusal('idempotency_key_reused', isUnguessable(key) ? made : {});
}

/** 128 random bits, as far as one can see: 32 hexadecimal digits or more, with or without dashes. */
function isUnguessable(key: string): boolean {
  return /^[0-9a-f]{32,}$/i.test(key.replaceAll('-', ''));
}
