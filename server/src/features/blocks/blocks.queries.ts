import type { StoredBlock } from '@shop/contract/blocks.ts';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { among } from '../../database/among.ts';
import type { Executor } from '../../database/database.ts';
import { blockVersions } from '../../database/tables/blocks.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';

/** The blocks of the version that started last, as they are stored, with the time of the database. */
export async function findShownBlocks(
  db: Executor,
  place: BlockPlace,
): Promise<{ blocks: unknown; now: Date } | undefined> {
  const [row] = await db
    .select({ blocks: blockVersions.blocks, now: sql<Date>`now()`.mapWith(blockVersions.startsAt) })
    .from(blockVersions)
    .where(and(eq(blockVersions.place, place), sql`${blockVersions.startsAt} <= now()`))
    .orderBy(desc(blockVersions.startsAt), desc(blockVersions.version))
    .limit(1);
  return row;
}

export async function insertBlockVersion(
  db: Executor,
  version: { place: BlockPlace; version: number; blocks: readonly StoredBlock[]; startsAt?: Date; staffId?: number },
): Promise<void> {
  await db.insert(blockVersions).values(version);
}

/** The number of the last version, planned ones included; 0 if there is none. */
export async function findLastBlockVersion(db: Executor, place: BlockPlace): Promise<number> {
  const [row] = await db
    .select({ version: blockVersions.version })
    .from(blockVersions)
    .where(eq(blockVersions.place, place))
    .orderBy(desc(blockVersions.version))
    .limit(1);
  return row?.version ?? 0;
}

export async function readPictureRows(db: Executor, ids: readonly number[]) {
  return await db
    .select({ id: pictures.id, picture: pictureColumns(pictures) })
    .from(pictures)
    .where(among(pictures.id, ids));
}
