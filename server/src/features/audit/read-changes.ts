import type { Executor } from '../../database/database.ts';
import { listChangesOf } from './audit.queries.ts';

/** What staff changed about one thing, oldest first. */
export async function readChangesOf(db: Executor, subject: string, subjectId: number) {
  return await listChangesOf(db, subject, String(subjectId));
}
