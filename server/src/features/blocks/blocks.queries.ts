import type { StoredBlock } from '@shop/contract/blocks.ts';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import { and, asc, desc, eq, inArray, lt, max, not, type SQL, sql } from 'drizzle-orm';
import { among } from '../../database/among.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { blockDrafts, blockPreviews, blockVersions } from '../../database/tables/blocks.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { staff } from '../../database/tables/staff.ts';

/** Not that of the transaction's start: of two publications that wait for each other, the later one is shown. */
const currentTime = sql`clock_timestamp()`;
const hasStarted: SQL = sql`${blockVersions.startsAt} <= ${currentTime}`;
const lastStarted = [desc(blockVersions.startsAt), desc(blockVersions.version)];

/** The version that started last, with the time of the database. */
export async function findShownVersion(db: Executor, place: BlockPlace) {
  const now = sql<Date>`${currentTime}`.mapWith(blockVersions.startsAt);
  const [row] = await db
    .select({ version: blockVersions.version, blocks: blockVersions.blocks, now })
    .from(blockVersions)
    .where(and(eq(blockVersions.place, place), hasStarted))
    .orderBy(...lastStarted)
    .limit(1);
  return row;
}

/** The version that has not started yet. */
export async function findPlannedVersion(db: Executor, place: BlockPlace) {
  const [row] = await db
    .select()
    .from(blockVersions)
    .where(and(eq(blockVersions.place, place), not(hasStarted)));
  return row;
}

/** Takes back the version that has not started yet. */
export async function deletePlannedVersion(tx: Transaction, place: BlockPlace) {
  const [row] = await tx
    .delete(blockVersions)
    .where(and(eq(blockVersions.place, place), not(hasStarted)))
    .returning();
  return row;
}

/** Versions of a place, the last one first, each with the name of who published it. */
export async function listBlockVersions(db: Executor, place: BlockPlace) {
  const isPlanned = sql<boolean>`not (${hasStarted})`;
  return await db
    .select({ version: blockVersions, publishedBy: staff.name, isPlanned })
    .from(blockVersions)
    .leftJoin(staff, eq(staff.id, blockVersions.staffId))
    .where(eq(blockVersions.place, place))
    .orderBy(desc(blockVersions.version));
}

export async function findBlockVersion(db: Executor, place: BlockPlace, version: number) {
  const [row] = await db
    .select()
    .from(blockVersions)
    .where(and(eq(blockVersions.place, place), eq(blockVersions.version, version)));
  return row;
}

/** Returns the number of the new version. It starts now unless a later moment is given. */
export async function insertBlockVersion(
  db: Executor,
  {
    place,
    blocks,
    startsAt,
    staffId,
  }: { place: BlockPlace; blocks: StoredBlock[]; startsAt?: Date | null; staffId?: number },
): Promise<number> {
  const [last] = await db
    .select({ version: max(blockVersions.version) })
    .from(blockVersions)
    .where(eq(blockVersions.place, place));
  const version = (last?.version ?? 0) + 1;
  await db.insert(blockVersions).values({ place, version, blocks, startsAt: startsAt ?? currentTime, staffId });
  return version;
}

/** Places of which something is published or planned. */
export async function listPublishedPlaces(db: Executor): Promise<Set<string>> {
  const rows = await db.selectDistinct({ place: blockVersions.place }).from(blockVersions);
  return new Set(rows.map(({ place }) => place));
}

export async function findDraft(db: Executor, place: BlockPlace) {
  const [row] = await db
    .select({ draft: blockDrafts, changedBy: staff.name })
    .from(blockDrafts)
    .leftJoin(staff, eq(staff.id, blockDrafts.staffId))
    .where(eq(blockDrafts.place, place));
  return row;
}

export async function upsertDraft(
  tx: Transaction,
  draft: { place: BlockPlace; blocks: unknown; staffId: number },
): Promise<void> {
  const { blocks, staffId } = draft;
  await tx
    .insert(blockDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: blockDrafts.place, set: { blocks, staffId, updatedAt: currentTime } });
}

/** Returns what the draft held, if there was one. */
export async function deleteDraft(tx: Transaction, place: BlockPlace) {
  const [row] = await tx.delete(blockDrafts).where(eq(blockDrafts.place, place)).returning();
  return row;
}

export async function readPictureRows(db: Executor, ids: readonly number[]) {
  return await db
    .select({ id: pictures.id, picture: pictureColumns(pictures) })
    .from(pictures)
    .where(among(pictures.id, ids));
}

/** A member keeps a few: the form makes a new one at each pause. */
const mostPreviews = 20;

/** Returns when the preview ends. */
export async function insertPreview(
  tx: Transaction,
  preview: { tokenHash: string; place: BlockPlace; blocks: unknown; staffId: number },
): Promise<Date> {
  const older = tx
    .select({ tokenHash: blockPreviews.tokenHash })
    .from(blockPreviews)
    .where(eq(blockPreviews.staffId, preview.staffId))
    .orderBy(desc(blockPreviews.expiresAt), asc(blockPreviews.tokenHash))
    .offset(mostPreviews - 1);
  await tx.delete(blockPreviews).where(inArray(blockPreviews.tokenHash, older));
  const [row] = await tx
    .insert(blockPreviews)
    .values({ ...preview, expiresAt: sql`${currentTime} + interval '1 hour'` })
    .returning({ expiresAt: blockPreviews.expiresAt });
  return row!.expiresAt;
}

export async function findPreview(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({ place: blockPreviews.place, blocks: blockPreviews.blocks })
    .from(blockPreviews)
    .where(and(eq(blockPreviews.tokenHash, tokenHash), sql`${blockPreviews.expiresAt} > ${currentTime}`));
  return row;
}

export async function deleteExpiredPreviews(db: Executor): Promise<void> {
  await db.delete(blockPreviews).where(lt(blockPreviews.expiresAt, currentTime));
}
