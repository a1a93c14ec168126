import type { Executor } from '../../database/database.ts';
import { listOptions, type PartnerOptionKind } from './partners.queries.ts';

/** What the selects of the partner form offer now. */
export async function readPartnerOptions(db: Executor) {
  const all = await listOptions(db);
  const ofKind = (kind: PartnerOptionKind) =>
    all.filter((option) => option.kind === kind).map(({ id, name }) => ({ id, name }));
  return {
    positions: ofKind('position'),
    educations: ofKind('education'),
    specializations: ofKind('specialization'),
    workplaces: ofKind('workplace'),
    how_they: ofKind('how_they'),
  };
}
