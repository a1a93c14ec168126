import { Refusal } from '@shop/contract/refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeCatalogue } from '../catalogue/change-catalogue.ts';
import type { Member } from '../staff/check-staff.ts';
import type { ContentKind } from './content-kind.ts';
import type { ContentShop } from './create-content.ts';
import { readContent } from './read-content.ts';
import { refuseConflicts } from './refuse-conflicts.ts';

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
