import type { certificateOfferCalls } from '@shop/contract/admin/certificate-offers.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { certificateProducts, certificateVariants } from '../../database/tables/certificates-offered.ts';
import type { KindOf } from './content-kind.ts';
import { contentTable } from './content-table.queries.ts';

const offerTable = contentTable(certificateProducts, {
  fields: ['name', 'human', 'description', 'picture_id', 'picture_alt', 'is_active', 'position'],
  pictures: ['picture_id'],
});

export const certificateOfferKind: KindOf<typeof certificateOfferCalls> = {
  subject: 'certificate_offer',
  ...offerTable,
  async readAll(db) {
    const rows = await offerTable.readAll(db);
    const all = await db
      .select()
      .from(certificateVariants)
      .orderBy(asc(certificateVariants.position), asc(certificateVariants.id));
    const values = Map.groupBy(all, ({ certificateProductId }) => certificateProductId);
    return rows.map((offer) => ({
      ...offer,
      values: (values.get(offer.id) ?? []).map(({ id, value, price, isActive }) => ({
        id,
        value: toDecimal(kopiykas(value)),
        price: toDecimal(kopiykas(price)),
        is_active: isActive,
      })),
    }));
  },
  async insert(tx, fields) {
    const id = await offerTable.insert(tx, fields);
    await writeValues(tx, id, fields.values);
    return id;
  },
  async update(tx, id, fields) {
    await offerTable.update(tx, id, fields);
    await writeValues(tx, id, fields.values);
  },
  async delete(tx, id) {
    await tx.delete(certificateVariants).where(eq(certificateVariants.certificateProductId, id));
    await offerTable.delete(tx, id);
  },
};

type Fields = FieldsOf<typeof certificateOfferCalls>;

/** Carts and orders refer to a value by its id, so its id and amount never change. A value without orders may be deleted. */
async function writeValues(tx: Transaction, offerId: number, values: Fields['values']): Promise<void> {
  const kept = values.flatMap(({ id }) => id ?? []);
  const ofOffer = eq(certificateVariants.certificateProductId, offerId);
  await tx
    .delete(certificateVariants)
    .where(kept.length === 0 ? ofOffer : and(ofOffer, notInArray(certificateVariants.id, kept)));
  for (const [position, { id, value, price, is_active: isActive }] of values.entries()) {
    if (id === undefined) {
      await tx.insert(certificateVariants).values({ certificateProductId: offerId, value, price, isActive, position });
      continue;
    }
    const changed = await tx
      .update(certificateVariants)
      .set({ price, isActive, position })
      .where(and(ofOffer, eq(certificateVariants.id, id), eq(certificateVariants.value, value)))
      .returning({ id: certificateVariants.id });
    if (changed.length === 0)
      throw new Refusal('invalid_request', { fields: { values: { [position]: { value: [fieldRules.valueStays] } } } });
  }
}
