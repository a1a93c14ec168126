import type { Database } from '../../database/database.ts';
import { type Discrepancy, listDiscrepancies } from './books.queries.ts';

/** All discrepancies in the books, from one snapshot. Empty when the shop is healthy. */
export async function checkBooks(db: Database): Promise<Discrepancy[]> {
  return await db.transaction((tx) => listDiscrepancies(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
