import type { partnerOptionCalls } from '@shop/contract/admin/partner-options.ts';
import { partnerOptions } from '../../database/tables/partners.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

export const partnerOptionKind: KindOf<typeof partnerOptionCalls> = {
  subject: 'partner_option',
  ...contentTable(partnerOptions, {
    fields: ['kind', 'name', 'position', 'is_active'],
    order: [partnerOptions.kind, partnerOptions.position],
  }),
};
