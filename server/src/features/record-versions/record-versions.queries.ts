import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { recordVersions } from '../../database/tables/record-versions.ts';

export type RecordName = { subject: string; recordId: string };

const isNamed = ({ subject, recordId }: RecordName): SQL | undefined =>
  and(eq(recordVersions.subject, subject), eq(recordVersions.recordId, recordId));

export async function findVersion(db: Executor, name: RecordName): Promise<number | undefined> {
  const [row] = await db.select({ version: recordVersions.version }).from(recordVersions).where(isNamed(name));
  return row?.version;
}

export async function listVersions(db: Executor, subject: string): Promise<Map<string, number>> {
  const rows = await db.select().from(recordVersions).where(eq(recordVersions.subject, subject));
  return new Map(rows.map(({ recordId, version }) => [recordId, version]));
}

/** The next version; undefined if the record has changed since `seen`. The row lock serialises concurrent changes. */
export async function raiseVersion(
  tx: Transaction,
  name: RecordName,
  seen: number | undefined,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(recordVersions)
    .values({ ...name, version: 1 })
    .onConflictDoUpdate({
      target: [recordVersions.subject, recordVersions.recordId],
      set: { version: sql`${recordVersions.version} + 1` },
      ...(seen !== undefined && { setWhere: eq(recordVersions.version, seen) }),
    })
    .returning({ version: recordVersions.version });
  // A record without a row has version 0.
  return seen !== undefined && row?.version !== seen + 1 ? undefined : row?.version;
}
