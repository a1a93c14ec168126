import type { partnerOptionCalls } from '@shop/contract/admin/partner-options.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { asc, eq } from 'drizzle-orm';
import { partnerOptions } from '../../database/tables/partners.ts';
import type { KindOf } from './content-kind.ts';
import { rowQueries } from './table.queries.ts';

export const partnerOptionKind: KindOf<typeof partnerOptionCalls> = {
  subject: 'partner_option',
  ...rowQueries(partnerOptions),
  async readAll(db) {
    const rows = await db
      .select()
      .from(partnerOptions)
      .orderBy(asc(partnerOptions.kind), asc(partnerOptions.position), asc(partnerOptions.id));
    return rows.map(({ isActive, ...row }) => ({ ...row, is_active: isActive }));
  },
  async insert(tx, fields) {
    const [row] = await tx.insert(partnerOptions).values(optionColumns(fields)).returning({ id: partnerOptions.id });
    return row!.id;
  },
  async update(tx, id, fields) {
    await tx.update(partnerOptions).set(optionColumns(fields)).where(eq(partnerOptions.id, id));
  },
};

function optionColumns({ is_active, ...fields }: FieldsOf<typeof partnerOptionCalls>) {
  return { ...fields, isActive: is_active };
}
