import type { Executor } from '../../database/database.ts';
import { listOwnerEmails } from './staff.queries.ts';

/** The e-mail addresses of the active owners. */
export async function ownerEmails(db: Executor): Promise<string[]> {
  return await listOwnerEmails(db);
}
