import type { Database } from '../../database/database.ts';
import { type Discrepancy, listDiscrepancies } from './books.queries.ts';

/** Everything in the books that does not add up; nothing is what a healthy shop answers. All as of one moment. */
export async function checkBooks(db: Database): Promise<Discrepancy[]> {
  return await db.transaction((tx) => listDiscrepancies(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
