import type { Executor } from '../../database/database.ts';
import { listChangesOf } from './audit.queries.ts';

/** What the staff changed about one thing, the oldest first. */
export async function readChangesOf(db: Executor, subject: string, subjectId: number) {
  return await listChangesOf(db, subject, String(subjectId));
}
