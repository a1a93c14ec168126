import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../job-queue.ts';
import { type Acting, recordChange } from '../audit/index.ts';
import { deleteApplications } from './partners.queries.ts';

/** Deletes a person's applications; a job removes the photos after the commit. Returns how many were deleted. */
export async function eraseApplications(
  tx: Transaction,
  queue: JobQueue,
  member: Acting,
  person: { email: string; phone: string },
): Promise<number> {
  const deleted = await deleteApplications(tx, person);
  for (const { id, photoKey } of deleted) {
    await queue.add(tx, 'remove-photo', { photoKey });
    await recordChange(tx, member, { action: 'erase', subject: 'partner_application', subjectId: id });
  }
  return deleted.length;
}
