import type { Executor } from '../../database/database.ts';
import { listOwnerEmails } from './staff.queries.ts';

/** Where the shop's owners are written to. */
export async function ownerEmails(db: Executor): Promise<string[]> {
  return await listOwnerEmails(db);
}
