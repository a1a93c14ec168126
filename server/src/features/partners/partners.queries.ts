import type { Executor } from '../../database/database.ts';
import { partnerOptions } from '../../database/tables/partners.ts';

export type PartnerOptionKind = (typeof partnerOptions.$inferInsert)['kind'];

export async function insertPartnerOptions(
  db: Executor,
  kind: PartnerOptionKind,
  names: readonly string[],
): Promise<void> {
  await db.insert(partnerOptions).values(names.map((name, position) => ({ kind, name, position })));
}
