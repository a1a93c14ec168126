import { Refusal } from '@shop/contract/refusal.ts';
import { changedFacts } from '../audit/changed-facts.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeCatalogue } from '../catalogue/change-catalogue.ts';
import { takeNextVersion } from '../record-versions/record-versions.ts';
import type { Member } from '../staff/check-staff.ts';
import { claimRequestKey } from '../staff/claim-request-key.ts';
import type { ContentKind } from './content-kind.ts';
import type { ContentShop } from './create-content.ts';
import { readContent } from './read-content.ts';
import { refuseConflicts } from './refuse-conflicts.ts';

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
