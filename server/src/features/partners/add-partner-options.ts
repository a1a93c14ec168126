import type { Transaction } from '../../database/database.ts';
import { insertPartnerOptions, type PartnerOptionKind } from './partners.queries.ts';

/** What a select of the partner form offers, in this order. */
export async function addPartnerOptions(
  tx: Transaction,
  kind: PartnerOptionKind,
  names: readonly string[],
): Promise<void> {
  await insertPartnerOptions(tx, kind, names);
}
