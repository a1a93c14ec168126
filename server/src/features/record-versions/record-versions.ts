import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { findVersion, listVersions, raiseVersion } from './record-versions.queries.ts';

/** What a form edits, named as in the audit log. */
type Edited = { subject: string; id: number | string };

/**
 * A record with its version. The version is read first: after a save between the two reads the form has new values with
 * the old version, so saving it is refused instead of overwriting a change unseen.
 */
export async function readVersioned<Row extends object>(
  db: Executor,
  { subject, id }: Edited,
  read: () => Promise<Row>,
): Promise<Row & { version: number }> {
  const version = (await findVersion(db, { subject, recordId: String(id) })) ?? 0;
  return { ...(await read()), version };
}

/** The same for a page of a list. */
export async function readVersionedList<Row extends { id: number }>(
  db: Executor,
  subject: string,
  read: () => Promise<{ data: Row[]; total: number }>,
): Promise<{ data: (Row & { version: number })[]; total: number }> {
  const versions = await listVersions(db, subject);
  const { data, total } = await read();
  return { data: data.map((row) => ({ ...row, version: versions.get(String(row.id)) ?? 0 })), total };
}

/**
 * Optimistic locking, called at the beginning of a change: takes the next version of the record, or refuses because it
 * was changed since it was read. A client that sends no version overwrites the record.
 */
export async function takeNextVersion(
  tx: Transaction,
  { subject, id }: Edited,
  seen: number | undefined,
): Promise<number> {
  const version = await raiseVersion(tx, { subject, recordId: String(id) }, seen);
  if (version === undefined) throw new Refusal('changed_meanwhile', {});
  return version;
}
