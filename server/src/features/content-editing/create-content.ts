import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeCatalogue } from '../catalogue/change-catalogue.ts';
import type { Member } from '../staff/check-staff.ts';
import type { ContentKind } from './content-kind.ts';
import { readContent } from './read-content.ts';
import { refuseConflicts } from './refuse-conflicts.ts';

export type ContentShop = Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>;

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
