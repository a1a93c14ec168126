import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { changedFacts, claimRequestKey, recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import type { Member } from '../staff/index.ts';
import type { ContentKind } from './content-kind.ts';
import { refuseConflicts } from './refuse-conflicts.ts';

export type ContentShop = Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>;

export async function changeContent<Fields, Row extends { id: number }>(
  shop: ContentShop,
  member: Member,
  kind: ContentKind<Fields, Row>,
  { id, fields, version }: { id: number; fields: Fields; version: number | undefined },
): Promise<Row & { version: number }> {
  return await refuseConflicts(() =>
    changeCatalogue(shop, async (tx) => {
      await claimRequestKey(tx, member);
      if (!(await kind.lock(tx, id))) throw new Refusal('not_found', {});
      const next = await takeNextVersion(tx, { subject: kind.subject, id }, version);
      const before = await readContent(tx, kind, id);
      await kind.update(tx, id, fields);
      const after = await readContent(tx, kind, id);
      const changed = changedFacts(before, after);
      if (changed)
        await recordChange(tx, member, { action: 'update', subject: kind.subject, subjectId: id, ...changed });
      return { ...after, version: next };
    }),
  );
}

export async function createContent<Fields, Row extends { id: number }>(
  shop: ContentShop,
  member: Member,
  kind: ContentKind<Fields, Row>,
  fields: Fields,
): Promise<Row & { version: number }> {
  return await refuseConflicts(() =>
    changeCatalogue(shop, async (tx) => {
      const id = await kind.insert(tx, fields);
      const row = await readContent(tx, kind, id);
      await recordChange(tx, member, { action: 'create', subject: kind.subject, subjectId: id, after: row });
      return { ...row, version: 0 };
    }),
  );
}

/** Foreign keys refuse to delete what other rows refer to. */
export async function deleteContent<Row extends { id: number }>(
  shop: ContentShop,
  member: Member,
  kind: ContentKind<never, Row>,
  id: number,
): Promise<void> {
  await refuseConflicts(() =>
    changeCatalogue(shop, async (tx) => {
      if (!(await kind.lock(tx, id))) throw new Refusal('not_found', {});
      const before = await readContent(tx, kind, id);
      await kind.delete(tx, id);
      await recordChange(tx, member, { action: 'delete', subject: kind.subject, subjectId: id, before });
    }),
  );
}

export async function readContent<Row extends { id: number }>(
  db: Executor,
  kind: Pick<ContentKind<never, Row>, 'readAll'>,
  id: number,
): Promise<Row> {
  const row = (await kind.readAll(db)).find((each) => each.id === id);
  if (row === undefined) throw new Refusal('not_found', {});
  return row;
}
