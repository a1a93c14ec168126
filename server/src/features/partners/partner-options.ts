import type { PartnerApplication } from '@shop/contract/partners.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { partnerRules } from '@shop/wording/partners.ts';
import type { Executor } from '../../database/database.ts';
import { findOptions, listOptions, type PartnerOption, type PartnerOptionKind } from './partners.queries.ts';

/** The active options of the selects of the partner form. */
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

/** The select of each form field. */
const kinds = {
  position: 'position',
  education: 'education',
  specialization: 'specialization',
  workplace: 'workplace',
  how_they_heard_about_us: 'how_they',
} as const satisfies Partial<Record<keyof PartnerApplication, PartnerOptionKind>>;
type Select = keyof typeof kinds;
const selects = Object.keys(kinds) as Select[];

/** The chosen option of each field. Refuses options that the select does not offer, or no longer. */
export async function findChosenOptions(
  db: Executor,
  application: Pick<PartnerApplication, Select>,
): Promise<Record<Select, PartnerOption>> {
  const found = await findOptions(
    db,
    selects.map((select) => application[select]),
  );
  const chosen = selects.map((select) => {
    const isChosen = ({ id, kind }: PartnerOption) => id === application[select] && kind === kinds[select];
    return [select, found.find(isChosen)] as const;
  });
  const wrong = chosen.filter(([, option]) => option === undefined).map(([select]) => [select, [partnerRules.option]]);
  if (wrong.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(wrong) });
  return Object.fromEntries(chosen) as Record<Select, PartnerOption>;
}
